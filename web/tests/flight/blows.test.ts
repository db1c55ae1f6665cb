// Components are lost for many reasons: each is told its own.

import { beforeAll, describe, expect, test } from 'vitest';
import { fillBox } from '../../src/lib/catalogue';
import type { Bent } from '../../src/lib/roads';
import type { Told } from '../../src/lib/theatre.svelte';
import type { CardEntry, CardKind, Catalogue, Event, Loss, Modifier, Square, Title } from '../../src/protocol';
import { whyOf } from '../../src/screens/flight/headlines';
import { lossWords } from '../../src/screens/flight/recap';
import { speak, t } from '../../src/words/index.svelte';
import { ALL_TILES } from '../art/box';

const name = (seat: number): string => ['Ada', 'Bob', 'Cid'][seat] ?? '';
const card = (kind: CardKind, ...beats: object[]): CardEntry => ({ kind, beats }) as unknown as CardEntry;
const bent = (roads: Modifier[], gold: Title[] = []): Bent => ({ roads, gold });
const tile = (wanted: string): number => ALL_TILES.findIndex(({ component }) => component === wanted);
const story = (...events: Event[]): Told[] =>
  events.map((event, key) => ({ key, event, timeOut: false, flight: 0, version: 0 }));

const lost = (square: Square, loss: Loss, what = 'structural', seat = 0): Event =>
  ({ tile_lost: { seat, tile: tile(what), square, loss } });
const rolled: Event = { rolled: { seat: 1, dice: [3, 4] } };
const hit = (target: Square): Event =>
  ({ hit: { seat: 0, projectile: { kind: 'heavy_fire', from: 'front' }, target } });
const weakest = (seat = 0): Event => ({ weakest: { seat, measure: 'crew' } });
const missed: Event = { sabotage_missed: { seat: 0, column: 4, row: 4 } };

beforeAll(async () => {
  fillBox({ tiles: ALL_TILES, supply: { lost_component: 1 } } as unknown as Catalogue);
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
});

/** Why the last of these happened. */
const why = (kind: CardKind, rules: Bent, ...events: Event[]): string =>
  whyOf(events.at(-1)!, story(...events), card(kind), name, rules);

describe('what is destroyed', () => {
  test('by a hit has the reason of that hit, and of no earlier one', () => {
    const heavy = t('flight-why-hit-heavy-fire-unknown');
    expect(why('pirates', bent([]), rolled, hit('7,6'), lost('7,6', 'destroyed'))).toBe(heavy);
    const later = [rolled, hit('7,6'), lost('7,6', 'destroyed'), rolled, rolled, lost('8,7', 'destroyed', 'cabin')];
    expect(why('pirates', bent(['cosmic_psychosis']), ...later)).toBe(t('flight-why-psychosis'));
  });

  test('by what came through something else could not be stopped any more', () => {
    const both = [rolled, hit('7,6'), hit('7,7'), lost('7,6', 'destroyed'), lost('7,7', 'destroyed')];
    expect(why('pirates', bent(['piercing_projectiles']), ...both)).toBe(t('flight-why-pierced'));
    expect(why('pirates', bent(['piercing_projectiles']), ...both.slice(0, 4))).not.toBe(t('flight-why-pierced'));
    // On ship IIA both come at once, in two columns.
    const mirrored = [rolled, hit('6,6'), hit('8,6'), lost('6,6', 'destroyed'), lost('8,6', 'destroyed')];
    expect(why('pirates', bent([]), ...mirrored)).toBe(t('flight-why-hit-heavy-fire-unknown'));
  });

  test('by an explosion has not been hit', () => {
    const blast = [rolled, hit('7,6'), lost('7,6', 'destroyed'), lost('8,7', 'destroyed')];
    expect(why('pirates', bent(['explosive_stuff']), ...blast)).toBe(t('flight-why-exploded'));
    const words = lossWords(story(...blast), card('pirates'), 0, name, bent(['explosive_stuff']));
    // The recap tells of the hit, and then of what went up with it.
    expect(words).toHaveLength(2);
    expect(words[1]).toContain('8,7');
    expect(words[1]).toContain(t('flight-why-exploded'));
  });

  test('by sabotage knows whom saboteurs are after', () => {
    for (const kind of ['sabotage', 'bad_day'] as const) {
      const events = [weakest(), rolled, rolled, missed, rolled, rolled, lost('8,7', 'destroyed', 'cabin')];
      expect(why(kind, bent([]), ...events)).toBe(t('flight-why-sabotage'));
      expect(why(kind, bent(['remorseless_fate']), ...events)).toBe(t('flight-why-sabotage-fate'));
      expect(why(kind, bent(['cosmic_psychosis']), ...events)).toBe(t('flight-why-sabotage'));
    }
  });

  test('after a sabotage that missed, or struck somebody else, was psychosis', () => {
    const roll = [rolled, rolled, lost('8,7', 'destroyed', 'cabin')];
    const psychosis = (...events: Event[]): void =>
      expect(why('sabotage', bent(['cosmic_psychosis']), ...events)).toBe(t('flight-why-psychosis'));
    psychosis(weakest(), missed, missed, missed, ...roll);
    psychosis(weakest(1), ...roll);
    psychosis(weakest(), rolled, rolled, lost('6,7', 'destroyed'), ...roll);
  });

  test('by nobody knows what is not said to have been hit', () => {
    expect(why('planets', bent([]), lost('8,7', 'destroyed'))).toBe(t('flight-why-tile-destroyed'));
    expect(t('flight-why-tile-destroyed')).not.toMatch(/\bhit\b/);
  });
});

describe('what falls off', () => {
  const nothing = (): string => t('flight-why-tile-fell-off');
  const fell = (square: Square, what?: string): Event => lost(square, 'fell_off', what);

  test('usually hung on something', () => {
    expect(why('pirates', bent([]), rolled, hit('7,6'), lost('7,6', 'destroyed'), fell('7,5'))).toBe(nothing());
  });

  test('by Metal Fatigue says so, also what hung on it', () => {
    const die: Event = { die_rolled: { seat: 1, die: 2 } };
    const events = [{ moved: { seat: 0, days: -3, position: 4 } }, die, rolled, rolled, fell('7,8'), fell('7,9')];
    expect(why('planets', bent(['metal_fatigue']), ...events.slice(0, -1))).toBe(t('flight-why-fatigue'));
    expect(why('planets', bent(['metal_fatigue']), ...events)).toBe(t('flight-why-fatigue'));
    const mad = [...events, rolled, rolled, lost('8,7', 'destroyed', 'cabin'), fell('9,7')];
    expect(why('planets', bent(['metal_fatigue', 'cosmic_psychosis']), ...mad)).toBe(nothing());
  });

  test('in remorseless stardust had an exposed connector', () => {
    for (const kind of ['stardust', 'bad_day'] as const) {
      expect(why(kind, bent(['remorseless_fate']), fell('7,8'))).toBe(t('flight-why-fell-stardust'));
    }
    const sabotaged = [weakest(), rolled, rolled, lost('7,6', 'destroyed'), fell('7,5')];
    expect(why('bad_day', bent(['remorseless_fate']), ...sabotaged)).toBe(nothing());
  });

  test('by its own crew was dropped', () => {
    expect(why('open_space', bent(['defective_connectors']), fell('7,8'))).toBe(t('flight-why-fell-dropped'));
    // Shot at in one line of the card, asked about engines in the next: either may be the reason.
    const shot = [rolled, hit('7,6'), lost('7,6', 'destroyed'), fell('7,5')];
    expect(why('combat_zone', bent(['defective_connectors']), ...shot)).toBe(t('flight-why-fell-or-dropped'));
    expect(why('pirates', bent(['defective_connectors']), ...shot)).toBe(nothing());
  });

  test('because of gold has that reason', () => {
    const shot = [rolled, hit('7,6'), lost('7,6', 'destroyed')];
    const contraptionist = bent([], ['contraptionist']);
    expect(why('pirates', contraptionist, ...shot, fell('7,5', 'catapult'))).toBe(t('flight-why-fell-useless'));
    expect(why('pirates', contraptionist, ...shot, fell('7,5', 'engine'))).toBe(nothing());
    // Before launch there is no card.
    expect(whyOf(fell('7,5', 'catapult'), [], null, name, contraptionist)).toBe(t('flight-why-fell-useless'));
    const narrow = ALL_TILES.findIndex(({ connectors }) => connectors.filter((side) => side !== 'smooth').length === 2);
    const corridor: Event = { tile_lost: { seat: 0, tile: narrow, square: '7,5', loss: 'fell_off' } };
    expect(why('pirates', bent([], ['corridorist']), ...shot, corridor)).toBe(t('flight-why-fell-corridor'));
    expect(why('pirates', bent([]), ...shot, corridor)).toBe(nothing());
  });
});

describe('crew', () => {
  const gone: Event = { crew_lost: { seat: 0, cabin: '7,7', alien: null } };
  test('is lost for what came before', () => {
    const loaded: Event = { goods_left: { seat: 0, goods: [0, 0, 0, 1] } };
    expect(why('planets', bent(['infected_goods']), loaded, gone, gone)).toBe(t('flight-why-crew-infected'));
    expect(why('bad_day', bent([]), gone)).toBe(t('flight-why-crew-epidemic'));
    expect(why('junkyard', bent([]), gone)).toBe(t('flight-why-crew-junkyard'));
    expect(why('combat_zone', bent([]), weakest(), gone)).toBe(t('flight-why-crew-penalty'));
    expect(why('combat_zone', bent([], ['aesthete']), weakest(), gone)).toBe(t('flight-why-crew-sides'));
    // Before launch there is no card that could have taken anybody.
    expect(whyOf(gone, [], null, name, bent([], ['aesthete']))).toBe(t('flight-why-crew-sides'));
    const shot = [weakest(), rolled, hit('7,6'), lost('7,6', 'destroyed')];
    expect(why('combat_zone', bent([], ['cruise_captain']), ...shot, gone)).toBe(t('flight-why-crew-view'));
  });
});

describe('figures', () => {
  const says = (seat: number, strength: number, measure: 'crew' | 'cannons' | 'engines' = 'crew'): Event =>
    ({ declared: { seat, measure, strength, powered: [] } });

  test('of an enemy are those it has grown to', () => {
    const enemy = card('smugglers', { enemy: { strength: 2 } });
    const beaten = (...grew: Event[]): string => {
      const events: Event[] = [...grew, says(0, 4, 'cannons'), { beaten_by_enemy: { seat: 0 } }];
      return whyOf(events.at(-1)!, story(...events), enemy, name);
    };
    expect(beaten({ enemy_grew: { by: 4, seat: null } })).toBe(t('flight-why-beaten', { mine: '2', theirs: '3' }));
    expect(beaten({ enemy_grew: { by: 8, seat: 1 } }, { enemy_grew: { by: 4, seat: 0 } })).toBe(
      t('flight-why-beaten', { mine: '2', theirs: '3' }),
    );
  });

  test('of a remorseless comparison are there for everyone who lost it', () => {
    const fate = bent(['remorseless_fate']);
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
    const engines: Event = { weakest: { seat: 0, measure: 'engines' } };
    const both = [says(0, 0, 'engines'), says(1, -4, 'engines'), engines];
    expect(why('combat_zone', bent([]), ...both)).toContain(t('flight-why-weakest-tie'));
  });
});
