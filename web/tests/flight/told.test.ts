// Whoever sits at the table is told "you"; whoever only looks on hears everybody's name.

import { beforeAll, describe, expect, test } from 'vitest';
import type { Told } from '../../src/lib/theatre.svelte';
import type { Event } from '../../src/protocol';
import { chaptersOf, entryWords } from '../../src/screens/flight/chapters';
import { LANGUAGES, speak, t } from '../../src/words/index.svelte';
import { eventWords, sceneWords, toldTo } from '../../src/words/sentences';

const name = (seat: number): string => ['Ada', 'Bob', 'Cid'][seat] ?? '';
const log = (...events: Event[]): Told[] => events.map((event, key) => ({ key, event, timeOut: false, flight: 0, version: key }));
const words = (you: number | null, ...events: Event[]): string[] =>
  chaptersOf(log(...events), 0, true).flatMap(({ entries }) => entries.map((entry) => entryWords(entry, toldTo(you, name))));

const projectile = { kind: 'small_meteor', from: 'front' } as const;
/** All of them are about Ada, and some about Bob too. */
const EVENTS: Event[] = [
  { type: 'left_flight', seat: 0, why: 'no_humans' },
  { type: 'rolled', seat: 0, dice: [3, 4] },
  { type: 'declared', seat: 0, measure: 'cannons', strength: 5, powered: [] },
  { type: 'weakest', seat: 0, measure: 'engines' },
  { type: 'moved', seat: 0, days: -2, position: 3 },
  { type: 'hit', seat: 0, projectile, target: '7,6' },
  { type: 'missed', seat: 0, projectile, roll: 2 },
  { type: 'bounced', seat: 0, projectile, target: '7,6' },
  { type: 'crew_lost', seat: 0, cabin: '7,7', alien: 'brown' },
  { type: 'good_lost', seat: 0, square: '7,7', good: 'red' },
  { type: 'paid', seat: 0, credits: -3, why: { type: 'losses', value: 3 } },
  { type: 'result_named', seat: 0, by: 1, roll: 7 },
  { type: 'result_named', seat: 1, by: 0, roll: 7 },
  { type: 'fired_at', seat: 1, at: 0, square: '7,6' },
];

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    (globalThis as { document?: object }).document ??= { documentElement: {} };
    await speak(language);
  });

  test.each(EVENTS)('%j', (event) => {
    const mine = eventWords(event, toldTo(0, name));
    expect(mine).not.toMatch(/Ada|[{}]/);
    expect(mine).toMatch(/^\p{Lu}/u);
    const others = [toldTo(2, name), toldTo(null, name), name];
    for (const other of others) expect(eventWords(event, other)).toContain('Ada');
  });

  test('several things at once, and what a card did not do', () => {
    const lost: Event = { type: 'crew_lost', seat: 0, cabin: '7,7', alien: null };
    const load: Event = { type: 'good_loaded', seat: 0, square: '6,7', good: 'red' };
    expect(words(0, lost, lost)).toEqual([t('flight-told-humans-lost.you', { count: 2 })]);
    expect(words(null, lost, lost)).toEqual([t('flight-told-humans-lost', { player: 'Ada', count: 2 })]);
    expect(sceneWords([load, load], toldTo(0, name), null)).not.toContain('Ada');
    const launch = (seat: number): Event => ({ type: 'ship_launched', seat, position: 0 });
    const fight: Event[] = [launch(0), launch(1), { type: 'card_revealed', card: 3 }, { type: 'enemy_beaten', seat: 0 }];
    expect(words(0, ...fight)).toEqual([t('event-enemy-beaten.you'), t('flight-note-never-reached.by', { player: 'Bob' })]);
    expect(words(1, ...fight)).toEqual([t('event-enemy-beaten', { player: 'Ada' }), t('flight-note-never-reached.you', { name: 'Ada' })]);
  });

  test('whoever is passed is you too', () => {
    const moved: Event = { type: 'moved', seat: 1, days: 3, position: 8 };
    const past = eventWords(moved, toldTo(0, name), { passed: [0, 2], place: 1 });
    expect(past).toContain(language === 'en' ? 'past you and Cid' : 'ty a\u00a0Cid');
    expect(past).toContain('Bob');
  });
});
