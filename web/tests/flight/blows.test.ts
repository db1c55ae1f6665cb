// Components are lost for many reasons: each is told its own.

import { beforeAll, describe, expect, test } from 'vitest';
import { fillBox } from '../../src/lib/catalogue';
import type { Bent } from '../../src/lib/roads';
import type { Told } from '../../src/lib/theatre.svelte';
import type { CardEntry, CardKind, Catalogue, Cause, Event, Loss, Modifier, Square, Title, Unstopped } from '../../src/protocol';
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

const lost = (square: Square, loss: Loss, cause?: Cause, what = 'structural'): Event => ({
  type: 'tile_lost',
  seat: 0,
  tile: tile(what),
  square,
  loss,
  ...(cause ? { cause } : {}),
});
const by = (modifier: Modifier): Cause => ({ type: 'modifier', modifier });
const shot: Cause = { type: 'projectile', beat: 0, index: 0 };
const hit = (target: Square, unstopped?: Unstopped): Event => ({
  type: 'hit',
  seat: 0,
  projectile: { kind: 'heavy_fire', from: 'front' },
  target,
  cause: shot,
  ...(unstopped ? { unstopped } : {}),
});
const weakest = (seat = 0): Event => ({ type: 'weakest', seat, measure: 'crew' });

beforeAll(async () => {
  fillBox({ tiles: ALL_TILES, supply: { lost_component: 1 } } as unknown as Catalogue);
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
});

/** Why the last of these happened. */
const why = (kind: CardKind, rules: Bent, ...events: Event[]): string => whyOf(events.at(-1)!, story(...events), card(kind), name, rules);

describe('what is destroyed', () => {
  test('by a hit has the reason of that hit', () => {
    const words = (unstopped?: Unstopped): string => why('pirates', bent([]), hit('7,6', unstopped), lost('7,6', 'destroyed', shot));
    expect(words('no_defence')).toBe(t('flight-why-hit-heavy-fire'));
    expect(words('no_battery')).toBe(t('flight-why-hit-heavy-fire'));
    expect(words('declined')).toBe(t('flight-why-hit-let'));
    expect(words('pierced')).toBe(t('flight-why-pierced'));
    // In games kept from before it was told.
    expect(words()).toBe(t('flight-why-hit-heavy-fire-unknown'));
  });

  test('by something else says by what, whatever was hit before', () => {
    const before = [hit('7,6', 'declined'), lost('7,6', 'destroyed', shot)];
    const last = (cause: Cause, rules = bent([])): string => why('bad_day', rules, ...before, lost('8,7', 'destroyed', cause));
    expect(last(by('cosmic_psychosis'))).toBe(t('flight-why-lost-cosmic-psychosis'));
    expect(last({ type: 'sabotage', beat: 1, attempt: 2 })).toBe(t('flight-why-sabotage'));
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
  const fell = (cause: Cause, ...beats: object[]): string => {
    const events = [hit('7,6', 'declined'), lost('7,6', 'destroyed', shot), lost('7,5', 'fell_off', cause)];
    return whyOf(events.at(-1)!, story(...events), card('bad_day', ...beats), name, bent([]));
  };

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
    expect(whyOf(lost('7,5', 'fell_off', by('contraptionist')), [], null, name)).toBe(t('flight-why-lost-contraptionist'));
  });
});

describe('crew', () => {
  const gone = (cause: Cause): Event => ({ type: 'crew_lost', seat: 0, cabin: '7,7', alien: null, cause });
  const beat: Cause = { type: 'beat', beat: 0 };
  test('is lost for what took it', () => {
    const left = (event: Event, ...beats: object[]): string => whyOf(event, story(weakest(), event), card('bad_day', ...beats), name);
    expect(left(gone(by('infected_goods')))).toBe(t('flight-why-crew-infected-goods'));
    expect(left(gone(by('aesthete')))).toBe(t('flight-why-crew-aesthete'));
    expect(left(gone({ type: 'modifier', modifier: 'cruise_captain' }))).toBe(t('flight-why-crew-cruise-captain'));
    expect(left(gone(beat), { type: 'epidemic' })).toBe(t('flight-why-crew-epidemic'));
    expect(left(gone(beat), { type: 'junkyard' })).toBe(t('flight-why-crew-junkyard'));
    expect(left(gone(beat), { type: 'abandoned_ship' })).toBe(t('flight-why-crew-abandoned-ship'));
    expect(left(gone(beat), { type: 'weakest' })).toBe(t('flight-why-crew-penalty'));
    // Before launch there is no card that could have taken anybody.
    expect(whyOf(gone(by('aesthete')), [], null, name)).toBe(t('flight-why-crew-aesthete'));
  });
});

describe('figures', () => {
  const says = (seat: number, strength: number, measure: 'crew' | 'cannons' | 'engines' = 'crew'): Event => ({
    type: 'declared',
    seat,
    measure,
    strength,
    powered: [],
  });

  test('of an enemy are those it has grown to', () => {
    const enemy = card('smugglers', { type: 'enemy', strength: 2 });
    const beaten = (...grew: Event[]): string => {
      const events: Event[] = [...grew, says(0, 4, 'cannons'), { type: 'beaten_by_enemy', seat: 0 }];
      return whyOf(events.at(-1)!, story(...events), enemy, name);
    };
    expect(beaten({ type: 'enemy_grew', by: 4, seat: null })).toBe(t('flight-why-beaten', { mine: '2', theirs: '3' }));
    expect(beaten({ type: 'enemy_grew', by: 8, seat: 1 }, { type: 'enemy_grew', by: 4, seat: 0 })).toBe(
      t('flight-why-beaten', { mine: '2', theirs: '3' }),
    );
  });

  test('of a remorseless comparison are there for everyone who lost it', () => {
    const fate = FATE;
    const zone = [says(0, 8), says(1, 8), says(2, 4), weakest(0), weakest(2)];
    const figures = (mine: string, others: string, id: string): string =>
      `${t('flight-why-weakest', { measure: 'crew', mine, others })} ${t(id)}`;
    const tie = figures('4', 'Cid 2 and Bob 4', 'flight-why-fate-tie');
    expect(why('combat_zone', fate, ...zone.slice(0, -1))).toBe(tie);
    expect(why('combat_zone', fate, ...zone)).toBe(figures('2', 'Ada 4 and Bob 4', 'flight-why-fate'));
    // Of the next line, only its own.
    const next = [...zone, says(0, 2), says(1, 6), says(2, 4), weakest(0)];
    expect(why('combat_zone', fate, ...next)).toBe(figures('1', 'Cid 2 and Bob 3', 'flight-why-fate'));
    expect(why('sabotage', fate, weakest())).toBe(t('flight-why-fate-tie'));
    expect(why('sabotage', bent([]), weakest())).toBe(t('flight-why-event-weakest'));
  });

  test('below nothing tie with nothing', () => {
    const engines: Event = { type: 'weakest', seat: 0, measure: 'engines' };
    const both = [says(0, 0, 'engines'), says(1, -4, 'engines'), engines];
    expect(why('combat_zone', bent([]), ...both)).toContain(t('flight-why-weakest-tie'));
  });
});
