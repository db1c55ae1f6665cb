import { beforeAll, expect, test } from 'vitest';
import { fillBox } from '../../src/lib/catalogue';
import type { Catalogue, Event, GameView } from '../../src/protocol';
import { linesOf, outcomeOf, placeAt, placeLine, signed } from '../../src/screens/flight/consequences';

const events: Event[] = [
  { type: 'battery_spent', seat: 0, square: '6,6' },
  { type: 'declared', seat: 0, measure: 'cannons', strength: 11, powered: ['7,6'] },
  { type: 'enemy_beaten', seat: 0 },
  { type: 'battery_spent', seat: 1, square: '6,6' },
  { type: 'moved', seat: 0, days: -2, position: 4 },
  { type: 'paid', seat: 0, credits: 5, why: { type: 'card' } },
  { type: 'crew_lost', seat: 0, cabin: '7,7', alien: null },
  { type: 'crew_lost', seat: 0, cabin: '5,7', alien: 'brown' },
  { type: 'good_lost', seat: 0, square: '8,8', good: 'yellow' },
  { type: 'tile_lost', seat: 0, tile: 4, square: '8,5', loss: 'destroyed', fine: 1 },
  // As the server says: with a discount, or above what an insurance leaves to be paid, the next one may cost less.
  { type: 'tile_lost', seat: 0, tile: 5, square: '8,4', loss: 'fell_off' },
  { type: 'tile_lost', seat: 1, tile: 6, square: '8,4', loss: 'destroyed' },
];

beforeAll(() => fillBox({ supply: { lost_component: 1 } } as unknown as Catalogue));

test('only what happens to the one who asks is summed up', () => {
  expect(outcomeOf(events, 0)).toMatchObject({
    strength: 11,
    verdict: 'beats',
    batteries: 1,
    days: -2,
    position: 4,
    credits: 5,
    humans: 1,
    aliens: ['brown'],
    goods: [0, 1, 0, 0],
    destroyed: [4],
    fell: [5],
  });
  expect(outcomeOf(events, 1)).toMatchObject({ batteries: 1, destroyed: [6], strength: null });
});

test('every kind of loss has its line, and says whether it hurts', () => {
  const lines = linesOf(outcomeOf(events, 0));
  expect(lines.map(({ tone }) => tone)).toEqual(['harm', 'harm', 'harm', 'gain', 'harm']);
  expect(lines[0]?.parts).toContainEqual({ tiles: [4, 5] });
  // What they cost at home is a difference to now, as everything is.
  expect(lines[0]?.parts).toContainEqual(expect.objectContaining({ icon: 'credits', figure: '−1' }));
  expect(lines[2]?.parts).toContainEqual({ goods: [0, 1, 0, 0] });
  expect(linesOf(outcomeOf([], 0))).toEqual([]);
});

test('what the payday pays anyway follows from no answer', () => {
  const home: Event[] = [
    { type: 'paid', seat: 0, credits: 4, why: { type: 'finish', value: 0 } },
    { type: 'paid', seat: 0, credits: 2, why: { type: 'best_looking' } },
    { type: 'paid', seat: 0, credits: 3, why: { type: 'sale', value: [0, 1, 0, 0] } },
    { type: 'paid', seat: 0, credits: -1, why: { type: 'losses', value: 1 } },
    { type: 'paid', seat: 0, credits: 1, why: { type: 'member', value: 'swindler_b' } },
  ];
  expect(linesOf(outcomeOf([{ type: 'payday_began' }, ...home], 0))).toEqual([]);
  // What somebody aboard earns on a card is no part of it.
  const manager: Event = { type: 'paid', seat: 0, credits: 3, why: { type: 'specialist', value: 'manager' } };
  expect(outcomeOf([manager, { type: 'payday_began' }, ...home], 0).credits).toBe(3);
});

test('goods that were only moved about are not loaded', () => {
  const moved: Event[] = [
    { type: 'good_lifted', seat: 0, square: '6,6', good: 'red' },
    { type: 'good_loaded', seat: 0, square: '7,6', good: 'red' },
  ];
  expect(linesOf(outcomeOf(moved, 0))).toEqual([]);
});

test('figures carry their sign', () => {
  expect([signed(3), signed(-3)]).toEqual(['+3', '−3']);
});

const view = {
  flight: { order: [1, 0, 2] },
  seats: [{ position: 10 }, { position: 13 }, { position: 5 }],
} as unknown as GameView;

test('the place one falls back to is told only if it is another one', () => {
  expect(placeAt(view, 0, 10)).toBe(2);
  expect(placeAt(view, 0, 4)).toBe(3);
  expect(placeLine(view, 0, 9)).toEqual([]);
  expect(placeLine(view, 0, 4)[0]?.tone).toBe('harm');
  expect(placeLine(view, 0, 14)[0]?.tone).toBe('gain');
  expect(placeLine(view, 0, null)).toEqual([]);
});
