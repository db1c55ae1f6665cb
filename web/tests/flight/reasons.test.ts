// Components are lost for many reasons: each is told its own.

import { beforeAll, describe, expect, test } from 'vitest';
import { fillBox } from '../../src/lib/catalogue';
import type { Bent } from '../../src/lib/roads';
import type { Told } from '../../src/lib/theatre.svelte';
import type {
  Blow,
  CardEntry,
  CardKind,
  Catalogue,
  Cause,
  Event,
  Loss,
  Modifier,
  Square,
  Title,
  Unstopped,
  Victims,
} from '../../src/protocol';
import { whyOf } from '../../src/screens/flight/headlines';
import { lossWords } from '../../src/screens/flight/recap';
import { speak, t } from '../../src/words/index.svelte';
import { ALL_TILES } from '../art/box';

const name = (seat: number): string => ['Ada', 'Bob', 'Cid'][seat] ?? '';
const card = (kind: CardKind, ...beats: object[]): CardEntry => ({ kind, beats }) as unknown as CardEntry;
const bent = (roads: Modifier[], gold: Title[] = []): Bent => ({ roads, gold });
const FATE: Bent = { ...bent(['remorseless_fate']), victims: 'all_but_strongest' };
const tile = (wanted: string): number => ALL_TILES.findIndex(({ component }) => component.type === wanted);
const story = (...events: Event[]): Told[] => events.map((event, key) => ({ key, event, timeOut: false, flight: 0, version: 0 }));

const heavy = { kind: 'heavy_fire', from: 'front' } as const;
const lost = (square: Square, loss: Loss, cause?: Cause, blow?: Blow): Event => ({
  type: 'tile_lost',
  seat: 0,
  tile: tile('structural'),
  square,
  loss,
  ...(cause ? { cause } : {}),
  ...(blow ? { blow } : {}),
});
const by = (modifier: Modifier): Cause => ({ type: 'modifier', modifier });
const shot: Cause = { type: 'projectile', beat: 0, index: 0 };
const hit = (target: Square, unstopped?: Unstopped): Event => ({
  type: 'hit',
  seat: 0,
  projectile: heavy,
  target,
  cause: shot,
  ...(unstopped ? { unstopped } : {}),
});

beforeAll(async () => {
  fillBox({ tiles: ALL_TILES, supply: { lost_component: 1 } } as unknown as Catalogue);
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
});

/** Why this happened. */
const why = (kind: CardKind, rules: Bent, event: Event): string => whyOf(event, card(kind), name, rules);

describe('what is destroyed', () => {
  test('by a hit has the reason of that hit', () => {
    const words = (unstopped?: Unstopped): string => {
      const hits = why('pirates', bent([]), hit('7,6', unstopped));
      if (unstopped) expect(why('pirates', bent([]), lost('7,6', 'destroyed', shot, { projectile: heavy, unstopped }))).toBe(hits);
      return hits;
    };
    expect(words('no_defence')).toBe(t('flight-why-hit-heavy-fire'));
    expect(words('no_battery')).toBe(t('flight-why-hit-heavy-fire'));
    expect(words('declined')).toBe(t('flight-why-hit-let'));
    expect(words('pierced')).toBe(t('flight-why-pierced'));
    // In games kept from before it was told.
    expect(words()).toBe(t('flight-why-hit-heavy-fire-unknown'));
  });

  test('by something else says by what', () => {
    const before = [hit('7,6', 'declined'), lost('7,6', 'destroyed', shot)];
    const last = (cause: Cause, rules = bent([])): string => why('bad_day', rules, lost('8,7', 'destroyed', cause));
    expect(last(by('cosmic_psychosis'))).toBe(t('flight-why-lost-cosmic-psychosis'));
    expect(last({ type: 'sabotage', beat: 1, attempt: 2 })).toBe(t('flight-why-lost-sabotage'));
    expect(last({ type: 'sabotage', beat: 1, attempt: 2 }, FATE)).toBe(t('flight-why-sabotage-fate'));
    expect(last(by('explosive_stuff'))).toBe(t('flight-why-lost-explosive-stuff'));
    const blast = [...before, lost('8,7', 'destroyed', by('explosive_stuff'))];
    const words = lossWords(story(...blast), card('pirates'), 0, name, bent([]));
    // The recap tells of the hit, and then of what went up with it.
    expect(words).toHaveLength(2);
    expect(words[1]).toContain('8,7');
    expect(words[1]).toContain(t('flight-why-lost-explosive-stuff'));
  });

  test('by nobody knows what is not said to have been hit', () => {
    expect(why('planets', bent([]), lost('8,7', 'destroyed'))).toBe(t('flight-why-tile-destroyed'));
    expect(t('flight-why-tile-destroyed')).not.toMatch(/\bhit\b/);
  });
});

describe('what falls off', () => {
  const fell = (cause: Cause, ...beats: object[]): string =>
    whyOf(lost('7,5', 'fell_off', cause), card('bad_day', ...beats), name, bent([]));

  test('usually hung on something', () => {
    expect(fell({ type: 'apart' })).toBe(t('flight-why-tile-fell-off'));
  });

  test('by a rule of its own says so', () => {
    expect(fell(by('metal_fatigue'))).toBe(t('flight-why-lost-metal-fatigue'));
    expect(fell(by('defective_connectors'))).toBe(t('flight-why-lost-defective-connectors'));
    expect(fell(by('contraptionist'))).toBe(t('flight-why-lost-contraptionist'));
    expect(fell({ type: 'modifier', modifier: 'corridorist' })).toBe(t('flight-why-lost-corridorist'));
    expect(fell({ type: 'beat', beat: 1 }, { type: 'epidemic' }, { type: 'stardust' })).toBe(t('flight-why-lost-stardust'));
    // Before launch there is no card.
    expect(whyOf(lost('7,5', 'fell_off', by('contraptionist')), null, name)).toBe(t('flight-why-lost-contraptionist'));
  });
});

describe('crew', () => {
  const gone = (cause: Cause): Event => ({ type: 'crew_lost', seat: 0, cabin: '7,7', alien: null, cause });
  const beat: Cause = { type: 'beat', beat: 0 };
  test('is lost for what took it', () => {
    const left = (event: Event, ...beats: object[]): string => whyOf(event, card('bad_day', ...beats), name);
    expect(left(gone(by('infected_goods')))).toBe(t('flight-why-crew-infected-goods'));
    expect(left(gone(by('aesthete')))).toBe(t('flight-why-crew-aesthete'));
    expect(left(gone({ type: 'modifier', modifier: 'cruise_captain' }))).toBe(t('flight-why-crew-cruise-captain'));
    expect(left(gone(beat), { type: 'epidemic' })).toBe(t('flight-why-crew-epidemic'));
    expect(left(gone(beat), { type: 'junkyard' })).toBe(t('flight-why-crew-junkyard'));
    expect(left(gone(beat), { type: 'abandoned_ship' })).toBe(t('flight-why-crew-abandoned-ship'));
    expect(left(gone({ type: 'penalty', beat: 0 }), { type: 'weakest' })).toBe(t('flight-why-crew-penalty'));
    expect(left(gone({ type: 'apart' }))).toBe(t('flight-why-crew-apart'));
    // Before launch there is no card that could have taken anybody.
    expect(whyOf(gone(by('aesthete')), null, name)).toBe(t('flight-why-crew-aesthete'));
  });
});

describe('days', () => {
  const back = (cause: Cause, ...beats: object[]): string =>
    whyOf({ type: 'moved', seat: 0, days: -2, position: 3, cause }, card('bad_day', ...beats), name);
  test('are lost for what takes them', () => {
    const beat: Cause = { type: 'beat', beat: 0 };
    for (const type of ['stardust', 'planets', 'abandoned_ship', 'abandoned_station', 'enemy']) {
      expect(back(beat, { type })).toBe(t(`flight-why-days-${type.replace('_', '-')}`, { days: 2 }));
    }
    // The price of having lost is on the card; fetching a reward is something else.
    expect(back({ type: 'penalty', beat: 0 }, { type: 'enemy' })).toBe('');
  });
});

describe('figures', () => {
  const weakest = (numbers: [number, number][], victims: Victims, tied: boolean, seat = 0): Event => ({
    type: 'weakest',
    seat,
    measure: 'crew',
    judged: { numbers: numbers.map(([whose, strength]) => ({ seat: whose, strength })), victims, tied },
  });
  const figures = (mine: string, others: string, id?: string): string =>
    [t('flight-why-weakest', { measure: 'crew', mine, others }), ...(id ? [t(id)] : [])].join(' ');

  test('of an enemy are those it has grown to', () => {
    const beaten: Event = { type: 'beaten_by_enemy', seat: 0, strengths: { mine: 4, theirs: 6 } };
    expect(why('smugglers', bent([]), beaten)).toBe(t('flight-why-beaten', { mine: '2', theirs: '3' }));
    // In games kept from before it was told.
    expect(why('smugglers', bent([]), { type: 'beaten_by_enemy', seat: 0 })).toBe(t('flight-why-event-beaten-by-enemy'));
  });

  test('of a comparison are everyone’s, and say who is spared', () => {
    const all: [number, number][] = [
      [0, 8],
      [1, 8],
      [2, 4],
    ];
    const judged = (...args: [Victims, boolean, number]): string => why('combat_zone', bent([]), weakest(all, ...args));
    expect(judged('weakest', false, 2)).toBe(figures('2', 'Ada 4 and Bob 4'));
    expect(judged('weakest', true, 0)).toBe(figures('4', 'Cid 2 and Bob 4', 'flight-why-weakest-tie'));
    expect(judged('all_but_strongest', true, 0)).toBe(figures('4', 'Cid 2 and Bob 4', 'flight-why-fate-tie'));
    expect(judged('all_but_strongest', false, 2)).toBe(figures('2', 'Ada 4 and Bob 4', 'flight-why-fate'));
    expect(why('sabotage', bent([]), { type: 'weakest', seat: 0, measure: 'crew' })).toBe(t('flight-why-event-weakest'));
  });
});
