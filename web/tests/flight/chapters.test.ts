import { beforeAll, expect, test } from 'vitest';
import type { Told } from '../../src/lib/theatre.svelte';
import type { Event } from '../../src/protocol';
import { chaptersOf, entryWords } from '../../src/screens/flight/chapters';
import { speak, t } from '../../src/words/index.svelte';

const name = (seat: number): string => ['Ada', 'Bob', 'Cid'][seat] ?? '';
const lost = (seat: number, cabin = '7,7'): Event => ({ type: 'crew_lost', seat, cabin, alien: null });
const loaded = (good: 'red' | 'green'): Event => ({ type: 'good_loaded', seat: 1, square: '6,7', good });
const log = (...events: Event[]): Told[] => events.map((event, key) => ({ key, event, timeOut: false, flight: 0, version: key }));
const told = (...events: Event[]): string[][] =>
  chaptersOf(log(...events), 0).map(({ entries }) => entries.map((entry) => entryWords(entry, name)));

beforeAll(async () => {
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
});

test('what happens to somebody several times in a row is told once', () => {
  expect(told(lost(0), lost(0, '8,7'), lost(1), loaded('green'), loaded('red'), loaded('green'))).toEqual([
    [
      t('flight-told-humans-lost', { player: 'Ada', count: 2 }),
      t('event-human-lost', { player: 'Bob', square: '7,7' }),
      'Bob loads goods: 1 red, 2 green.',
    ],
  ]);
});

test('aliens have names, and what the clock did is told apart', () => {
  const alien: Event = { type: 'crew_lost', seat: 0, cabin: '7,7', alien: 'brown' };
  expect(chaptersOf(log(lost(0), alien, lost(0)), 0)[0]?.entries).toHaveLength(3);
  const [first, second] = log(lost(0), lost(0));
  expect(chaptersOf([first!, { ...second!, timeOut: true }], 0)[0]?.entries).toHaveLength(2);
});

test('nothing is lost, and every card has its chapter', () => {
  const card: Event = { type: 'card_revealed', card: 3 };
  const chapters = chaptersOf(log(lost(0), card, lost(0), lost(0), card), 0);
  expect(chapters.map(({ card: each, entries }) => [each, entries.flatMap((entry) => entry.told.map(({ key }) => key))])).toEqual([
    [null, [0]],
    [3, [2, 3]],
    [3, []],
  ]);
});

test('whom a card spares, and who had nothing to lose, is told when it is over', () => {
  const launch = (seat: number): Event => ({ type: 'ship_launched', seat, position: 0 });
  const card: Event = { type: 'card_revealed', card: 3 };
  const fight: Event[] = [launch(0), launch(1), card, { type: 'beaten_by_enemy', seat: 0 }];
  const words = (over: boolean, ...events: Event[]) =>
    chaptersOf(log(...events), 0, over).flatMap(({ entries }) => entries.map((entry) => entryWords(entry, name)));
  const nothing = t('flight-note-nothing-lost', { player: 'Ada' });
  expect(words(false, ...fight)).not.toContain(nothing);
  expect(words(true, ...fight)).toContain(nothing);
  expect(words(true, ...fight, lost(0))).not.toContain(nothing);
  expect(words(true, launch(0), launch(1), card, { type: 'enemy_beaten', seat: 0 })).toContain(
    t('flight-note-never-reached', { player: 'Bob', name: 'Ada' }),
  );
  expect(words(false, launch(0), launch(1), card, { type: 'moved', seat: 0, days: -2, position: 1 }, card)).toContain(
    t('flight-note-spared', { player: 'Bob' }),
  );
});

test('what is thrown out for something better is told apart from what the card offered', () => {
  const lifted: Event = { type: 'good_lifted', seat: 1, square: '6,7', good: 'green' };
  const left: Event = { type: 'goods_left', seat: 1, goods: [0, 0, 1, 2] };
  expect(told(lifted, loaded('red'), left)).toEqual([['Bob loads goods: 1 red. Thrown overboard: 1 green. Left behind: 2 blue.']]);
  expect(told(lifted, loaded('green'), left)).toEqual([['Bob leaves goods behind: 1 green, 2 blue.']]);
  expect(told(lifted, left)).toEqual([['Bob throws goods overboard: 1 green. Left behind: 2 blue.']]);
});

test('goods that only change holds are neither loaded nor lost', () => {
  const lifted = (good: 'red' | 'green'): Event => ({ type: 'good_lifted', seat: 1, square: '6,7', good });
  expect(told(lifted('red'), lifted('green'), loaded('red'), loaded('green'))).toEqual([['Bob moves goods from hold to hold.']]);
  expect(told(lifted('red'), lifted('red'), loaded('red'), loaded('red'), loaded('green'))).toEqual([['Bob loads goods: 1 green.']]);
  // As long as it goes on, what is out may come in again.
  expect(told(lifted('red'), lifted('red'), loaded('green'))).toEqual([['Bob takes goods out of the holds: 2 red.']]);
});

test('whoever passes others is told with their place, whichever way they go', () => {
  const launch = (seat: number, position: number): Event => ({ type: 'ship_launched', seat, position });
  const moved = (seat: number, days: number, position: number): Event => ({ type: 'moved', seat, days, position });
  const start = [launch(0, 6), launch(1, 5), launch(2, 4)];
  const last = (...events: Event[]): string | undefined => told(...start, ...events)[0]?.at(-1);
  expect(last(moved(0, -1, 3))).toBe('Ada falls 1 day back, past Bob and Cid to 3rd.');
  expect(last(moved(2, 3, 9))).toBe('Cid flies 3 days ahead, past Bob and Ada to 1st.');
  expect(last(moved(0, 2, 8))).toBe('Ada flies 2 days ahead.');
  // Whoever has landed is not passed any more.
  expect(last({ type: 'left_flight', seat: 1, why: 'chose' }, moved(0, -1, 3))).toBe('Ada falls 1 day back, past Cid to 2nd.');
});

test('who flies past is told where their turn was, not at the end', () => {
  const launch = (seat: number, position: number): Event => ({ type: 'ship_launched', seat, position });
  const card: Event = { type: 'card_revealed', card: 3 };
  const landed = (seat: number): Event => ({ type: 'landed', seat, planet: seat });
  const moved = (seat: number, position: number): Event => ({ type: 'moved', seat, days: -2, position });
  const past = (...events: Event[]): string[] =>
    chaptersOf(log(...events), 0, true)
      .at(-1)!
      .entries.map((entry) => entryWords(entry, name));
  const passes = t('flight-note-passes', { player: 'Ada' });
  // Ada is ahead and does not want it.
  expect(past(launch(1, 3), launch(0, 5), card, landed(1), loaded('red'), moved(1, 1))[0]).toBe(passes);
  // Bob was quicker; Ada decides before days are lost.
  expect(past(launch(1, 6), launch(0, 5), card, landed(1), loaded('red'), moved(1, 4)).indexOf(passes)).toBe(2);
  // Somebody has overtaken them on the card before.
  expect(past(launch(1, 6), launch(0, 5), card, moved(1, 2), card, { type: 'docked', seat: 1 })[0]).toBe(passes);
  // A station that is taken is not there any more for those behind.
  expect(past(launch(1, 6), launch(0, 5), card, { type: 'docked', seat: 1 }, moved(1, 4)).at(-1)).toBe(passes);
});

test('batteries that are taken for want of goods say so, those that power something do not', () => {
  const spent: Event = { type: 'battery_spent', seat: 0, square: '7,8' };
  const gone: Event = { ...spent, purpose: 'goods' };
  const taken = (count: number): string => t('flight-told-batteries-taken', { player: 'Ada', count });
  expect(told({ type: 'beaten_by_enemy', seat: 0 }, gone, gone)[0]).toContain(taken(2));
  expect(told({ type: 'good_lost', seat: 0, square: '6,7', good: 'blue' }, gone)[0]).toContain(taken(1));
  expect(told(spent, gone)[0]).toHaveLength(2);
  expect(told({ type: 'beaten_by_enemy', seat: 0 }, spent)[0]).not.toContain(taken(1));
});

test('what bounces off says why', () => {
  const bounced = (kind: 'small_meteor' | 'heavy_fire'): Event => ({
    type: 'bounced',
    seat: 0,
    projectile: { kind, from: 'front' },
    target: '7,6',
  });
  expect(told(bounced('small_meteor'))[0]![0]).toContain(t('flight-why-bounced-smooth'));
  expect(told(bounced('heavy_fire'))[0]![0]).toContain(t('flight-why-bounced-plated'));
});

test('a crew that is too small is told as it was at that card', () => {
  const launch = (seat: number, position: number): Event => ({ type: 'ship_launched', seat, position });
  const boarded = (seat: number, humans: number): Event => ({ type: 'humans_boarded', seat, cabin: '7,7', humans });
  const card: Event = { type: 'card_revealed', card: 3 };
  const docked: Event = { type: 'docked', seat: 1 };
  const words = (...events: Event[]) =>
    chaptersOf(log(...events), 0, true, () => 4).flatMap(({ entries }) => entries.map((entry) => entryWords(entry, name)));
  const few = (crew: number) => t('flight-note-crew', { player: 'Ada', crew, wanted: 4 });
  expect(words(boarded(0, 4), launch(0, 5), launch(1, 3), card, lost(0), card, docked)).toContain(few(3));
  expect(words(boarded(0, 4), launch(0, 5), launch(1, 3), card, docked)).toContain(t('flight-note-passes', { player: 'Ada' }));
  // Where nobody saw them go aboard nothing is claimed.
  expect(words(launch(0, 5), launch(1, 3), card, docked)).toContain(t('flight-note-passes', { player: 'Ada' }));
});
