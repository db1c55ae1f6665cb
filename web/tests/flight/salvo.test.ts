import { expect, test } from 'vitest';
import { geometry } from '../../src/art/ship';
import type { Arrival, Projectile, QuestionView, ShipBoard, Side } from '../../src/protocol';
import { begunAt, instead, pathOf, type Shot, shotAt, shotOf, threatsOf } from '../../src/screens/flight/salvo';

const board = { level: 'I', start: '7,7', reserve: 2, squares: ['5,5', '7,7', '9,9'], rim: {} } as unknown as ShipBoard;
const room = geometry(board);
const rock = (from: Side): Projectile => ({ kind: 'large_meteor', from });
const shot = (from: Side, target: string): Shot => shotAt(rock(from), target, 'hits');
const missed = (from: Side, ...lines: Arrival[]) => ({ type: 'missed', seat: 0, projectile: rock(from), roll: 4, lines }) as const;

test('front and rear come along columns, the sides along rows', () => {
  expect(shot('front', '8,6').lines).toEqual([{ from: 'front', line: 8 }]);
  expect(shot('left', '8,6').lines).toEqual([{ from: 'left', line: 6 }]);
});

test('what misses flies where it is told, and in games of old along its number', () => {
  const told = [{ from: 'left', line: 3 }] as const;
  expect(shotOf(missed('front', ...told), 0)?.lines).toEqual(told);
  expect(shotOf({ type: 'missed', seat: 0, projectile: rock('rear'), roll: 11 }, 0)?.lines).toEqual([{ from: 'rear', line: 11 }]);
  expect(shotOf({ type: 'missed', seat: 0, projectile: rock('left') }, 0)).toBeNull();
});

test('everything flies to the middle of what it hits, from beyond the rim', () => {
  const front = pathOf(shot('front', '7,7'), room);
  expect(front).toMatchObject({ x: 250, y: 250, turn: 0, depth: 250 });
  expect(front.far).toBeGreaterThan(front.depth);
  expect(pathOf(shot('left', '5,5'), room)).toMatchObject({ x: 50, y: 50, turn: 270, depth: 50 });
  expect(pathOf(shot('right', '9,9'), room)).toMatchObject({ turn: 90, depth: 50 });
});

test('what misses flies past along its line, even beside the board', () => {
  const past = pathOf(shotOf(missed('rear', { from: 'rear', line: 4 }), 0)!, room);
  expect(past).toMatchObject({ x: -50, y: 500, turn: 180 });
  expect(past.beyond).toBeGreaterThan(500);
});

test('only what flies at this ship is a shot', () => {
  const hit = { type: 'hit', seat: 1, projectile: rock('front'), target: '7,7' } as const;
  expect(shotOf(hit, 1)).toMatchObject({ target: '7,7', end: 'hits' });
  expect(shotOf(hit, 0)).toBeNull();
  expect(shotOf({ type: 'time_up' }, 0)).toBeNull();
  expect(threatsOf(null)).toEqual([]);
});

test('two hang over a ship that is struck twice at the same moment', () => {
  const about = { projectile: rock('front'), roll: 5, target: '5,5', battery: false };
  const asked = (more: object) => ({ decision: { reason: { type: 'shoot', ...about, ...more } } }) as unknown as QuestionView;
  expect(threatsOf(asked({})).map(({ target }) => target)).toEqual(['5,5']);
  expect(threatsOf(asked({ also: '9,9' })).map(({ target }) => target)).toEqual(['5,5', '9,9']);
});

test('a line that was named is told from one that was rolled', () => {
  const along = (...lines: number[]): Arrival[] => lines.map((line) => ({ from: 'front', line }));
  expect(instead(shot('front', '9,9'), along(3), along(9))).toBe(true);
  expect(instead(shot('front', '9,9'), along(9), along(9))).toBe(false);
  expect(instead(shot('front', '7,7'), along(7), along(9))).toBe(false);
  // Mirrored: two lines each.
  expect(instead(shot('front', '9,9'), along(2, 12), along(5, 9))).toBe(true);
  expect(instead(shot('front', '9,9'), along(5, 9), along(5, 9))).toBe(false);
});

test('on a ring it begins inside, and what lies behind it is met over the edge', () => {
  const squares = Array.from({ length: 9 }, (_, column) => `${column + 3},5`);
  const ring = geometry({ ...board, squares } as ShipBoard);
  const along = (from: Side, begins: number): Arrival[] => [{ from, line: 5, begins }];
  const straight = pathOf(begunAt(shot('left', '11,5'), along('left', 9)), ring);
  expect(straight).toMatchObject({ x: 850, far: 250, round: 0 });
  // Its picture at the other end is a whole board aside.
  const over = pathOf(begunAt(shot('left', '3,5'), along('left', 9)), ring);
  expect(over).toMatchObject({ x: 50, far: 350, round: 900 });
  expect(pathOf(begunAt(shot('right', '11,5'), along('right', 5)), ring)).toMatchObject({ x: 850, far: 350, round: -900 });
  // What comes from another side begins where it always does.
  expect(begunAt(shot('front', '7,5'), along('left', 9)).lines).toEqual([{ from: 'front', line: 7 }]);
});
