import { expect, test } from 'vitest';
import type { Decision } from '../../src/protocol';
import { firstMarks, press, roomOf, severalOf } from '../../src/screens/flight/several';

const lose = (left: number): Decision => ({
  seat: 0,
  shape: { type: 'square', from: ['7,7', '8,7'] },
  reason: { type: 'lose_crew', left },
});

test('several can be marked where several have to go', () => {
  expect(severalOf(lose(3))).toBe(3);
  expect(severalOf(lose(1))).toBe(0);
  expect(severalOf({ ...lose(3), reason: { type: 'lose_battery', left: 2 } })).toBe(2);
  expect(severalOf({ ...lose(3), reason: { type: 'pay_battery' } })).toBe(0);
});

test('a press marks one more, as long as there is one and as many as have to go', () => {
  expect(press(['7,7'], '8,7', 2, 3)).toEqual(['7,7', '8,7']);
  expect(press(['7,7', '8,7'], '8,7', 2, 3)).toEqual(['7,7', '8,7', '8,7']);
  // Nobody is left there: none of them goes after all.
  expect(press(['7,7', '8,7', '8,7'], '8,7', 2, 3)).toEqual(['7,7']);
  // All are marked: the newest wish counts.
  expect(press(['7,7', '8,7'], '9,7', 2, 2)).toEqual(['8,7', '9,7']);
  expect(roomOf({ square: '7,7', tile: 1, turn: 0, humans: 2 }, lose(2).reason)).toBe(2);
  expect(roomOf({ square: '7,7', tile: 1, turn: 0, alien: 'brown' }, lose(2).reason)).toBe(1);
  expect(roomOf({ square: '7,7', tile: 1, turn: 0, batteries: 3 }, { type: 'lose_battery', left: 2 })).toBe(3);
});

test('of goods, blocks of the colour that is asked for are marked', () => {
  const reason = { type: 'lose_good', good: 'yellow', left: 2 } as const;
  expect(severalOf({ ...lose(2), reason })).toBe(2);
  expect(severalOf({ ...lose(2), reason: { type: 'lose_good', good: 'yellow', left: 1 } })).toBe(0);
  expect(roomOf({ square: '7,7', tile: 1, turn: 0, goods: [1, 2, 0, 1] }, reason)).toBe(2);
  expect(roomOf({ square: '7,7', tile: 1, turn: 0, goods: [1, 0, 0, 1] }, reason)).toBe(0);
});

test('what is marked to begin with is the proposal of the server, all of it', () => {
  const square = (value: string) => ({ type: 'square', value }) as const;
  const question = { id: 1, decision: lose(3), choices: [], suggested: square('8,7') };
  expect(firstMarks({ ...question, suggested_next: [square('8,7'), square('7,7')] })).toEqual(['8,7', '8,7', '7,7']);
  expect(firstMarks(question)).toEqual(['8,7']);
});
