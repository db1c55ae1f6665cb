// Dice that Rough Roads roll after a card: the log says which card, what for, and that nothing came of it.

import { beforeAll, describe, expect, test } from 'vitest';
import { type Purpose, purposeOf, purposesOf, understand } from '../../src/lib/coordinates';
import type { Event, GameView, Modifier, Step } from '../../src/protocol';
import { LANGUAGES, speak, t } from '../../src/words/index.svelte';
import { eventWords } from '../../src/words/sentences';

const rolled = (first: number, second: number, seat = 1): Event => ({ rolled: { seat, dice: [first, second] } });
const die: Event = { die_rolled: { seat: 1, die: 3 } };
const lost = (loss: 'destroyed' | 'fell_off'): Event => ({ tile_lost: { seat: 0, tile: 1, square: '7,7', loss } });
const weakest: Event = { weakest: { seat: 0, measure: 'crew' } };
const missed: Event = { sabotage_missed: { seat: 0, column: 5, row: 5 } };
const past: Event = { missed: { seat: 0, projectile: { kind: 'small_meteor', from: 'front' }, roll: 4 } };

const told = (roads: Modifier[], ...events: Event[]): (Purpose | undefined)[] => {
  const found = purposesOf(events, new Set(roads));
  return events.map((event) => found.get(event));
};
const column = (road: Modifier): Purpose => ({ road, part: 'column' });
const row = (road: Modifier, sum: number, idle: boolean): Purpose => ({ road, part: 'row', column: sum, idle });
const PSYCHOSIS = 'cosmic_psychosis';
const FATIGUE = 'metal_fatigue';

test('two rolls with nothing in between are a column and a row of Cosmic Psychosis', () => {
  expect(told([PSYCHOSIS], past, rolled(5, 5), rolled(4, 1))).toEqual(
    [undefined, column(PSYCHOSIS), row(PSYCHOSIS, 10, true)],
  );
  expect(told([PSYCHOSIS], rolled(5, 5), rolled(4, 1), lost('destroyed'))).toEqual(
    [column(PSYCHOSIS), row(PSYCHOSIS, 10, false), undefined],
  );
  // Of meteors each roll is told by itself; without the card nothing is rolled for it.
  expect(told([PSYCHOSIS], rolled(5, 5), past, rolled(4, 1))).toEqual([undefined, undefined, undefined]);
  expect(told(['bad_luck'], rolled(5, 5), rolled(4, 1))).toEqual([undefined, undefined]);
});

test('Metal Fatigue rolls a die first, and a place only if somebody has flown so far', () => {
  const alone: Purpose = { road: FATIGUE, part: 'die', idle: true };
  const first: Purpose = { ...alone, idle: false };
  expect(told([FATIGUE], die)).toEqual([alone]);
  expect(told([FATIGUE], die, rolled(3, 4), rolled(3, 5))).toEqual([first, column(FATIGUE), row(FATIGUE, 7, true)]);
  const both = [FATIGUE, PSYCHOSIS] as Modifier[];
  expect(told(both, die, rolled(3, 4), rolled(3, 5))).toEqual([alone, column(PSYCHOSIS), row(PSYCHOSIS, 7, true)]);
  expect(told(both, die, rolled(3, 4), rolled(3, 5), lost('fell_off')).slice(0, 2)).toEqual([first, column(FATIGUE)]);
  expect(told(both, die, rolled(3, 4), rolled(3, 5), rolled(1, 1), rolled(1, 2))).toEqual(
    [first, column(FATIGUE), row(FATIGUE, 7, true), column(PSYCHOSIS), row(PSYCHOSIS, 2, true)],
  );
});

test('what may be the work of saboteurs is left to them', () => {
  expect(told([PSYCHOSIS], weakest, rolled(2, 3), rolled(2, 3), missed)).toEqual(Array(4).fill(undefined));
  expect(told([PSYCHOSIS], weakest, rolled(2, 3), rolled(2, 3), lost('destroyed'))).toEqual(Array(4).fill(undefined));
  expect(told([PSYCHOSIS], weakest, rolled(2, 3), rolled(2, 3), missed, rolled(6, 6), rolled(1, 1)).slice(4)).toEqual(
    [column(PSYCHOSIS), row(PSYCHOSIS, 12, true)],
  );
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    (globalThis as { document?: object }).document ??= { documentElement: {} };
    await speak(language);
  });

  test('the log names the card before its dice, and says what came of them', () => {
    const events = [rolled(5, 5), rolled(4, 1), die];
    const view = { flight: { roads: [PSYCHOSIS] }, seats: [{ roads: [FATIGUE] }] } as unknown as GameView;
    understand([{ events: events.slice(0, 2) }, { events: events.slice(2) }] as Step[], view);
    const name = (): string => 'Ema';
    const [first, second, third] = events.map((event) => eventWords(event, name));
    const road = t('rules-cosmic-psychosis');
    expect(first).toBe(t('flight-road-column', {
      road, told: t('event-rolled', { player: 'Ema', first: 5, second: 5, sum: 10 }),
    }));
    expect(second).toContain(t('flight-road-row', { road, told: '' }));
    expect(second).toContain(t('flight-road-idle-cosmic-psychosis', { column: 10, row: 5 }));
    expect(third).toContain(t('flight-road-idle-die'));
    expect(purposeOf(rolled(5, 5))).toBeUndefined();
  });
});
