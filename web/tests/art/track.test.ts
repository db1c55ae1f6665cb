import { expect, test } from 'vitest';
import { geometry } from '../../src/art/ship';
import { journey, ring, stretchOf } from '../../src/art/track';
import { BOARDS } from './box';

test.each([18, 24, 34])('%i spaces lie around the card at even distances, clockwise', (spaces) => {
  const line = ring(spaces, 436, 560);
  const places = Array.from({ length: spaces + 1 }, (_, space) => line.at(space));
  const [first, last] = [places[0], places.at(-1)];
  expect(first).toMatchObject({ x: 218, y: 30, angle: 90 });
  expect(last?.x).toBeCloseTo(218);
  expect(last?.angle).toBe(450);
  const pairs = places.slice(1).map((place, index) => [places[index]!, place] as const);
  const steps = pairs.map(([from, to]) => Math.hypot(to.x - from.x, to.y - from.y));
  // In bends the straight way is a little shorter than the track.
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.1);
  for (const [from, to] of pairs) expect(to.angle).toBeGreaterThanOrEqual(from.angle);
  expect(line.at(-1).x).toBeLessThan(218);
  expect(line.at(-1).angle).toBeLessThanOrEqual(90);
});

test('a rocket hops over spaces that are taken and never dawdles', () => {
  expect(journey(3, 6, () => false)).toEqual([4, 5, 6]);
  expect(journey(3, 6, (space) => space === 4)).toEqual([5, 6]);
  expect(journey(6, 3, (space) => space === 5)).toEqual([4, 3]);
  expect(journey(5, 5, () => false)).toEqual([]);
  const long = journey(0, 40, () => false);
  expect(long.length).toBeLessThanOrEqual(11);
  expect(long.at(-1)).toBe(40);
});

test('the strip shows every rocket with room around it', () => {
  const { first, last } = stretchOf([5, 9, 10, 13], null);
  expect(first).toBeLessThan(5);
  expect(last).toBeGreaterThan(13);
  expect(stretchOf([7], null).last - stretchOf([7], null).first).toBeGreaterThanOrEqual(12);
  expect(stretchOf([], null).last).toBeGreaterThan(stretchOf([], null).first);
});

test('the strip rests while all rockets are on it', () => {
  const before = stretchOf([3, 5], null);
  expect(stretchOf([3, 8], before)).toBe(before);
  expect(stretchOf([2, 5], before)).toBe(before);
  const after = stretchOf([12, 40], before);
  expect(after.first).toBeLessThan(12);
  expect(after.last).toBeGreaterThan(40);
});

test('every square of every board has its place, and the reserve has a corner without squares', () => {
  expect(BOARDS.map(({ level }) => level)).toEqual(['I', 'II', 'III']);
  for (const board of BOARDS) {
    const room = geometry(board);
    const taken = new Set(board.squares.map((square) => `${room.at(square).x},${room.at(square).y}`));
    expect(taken.size).toBe(board.squares.length);
    expect(room.spare).toHaveLength(board.reserve);
    for (const { x, y } of room.spare) {
      expect(taken.has(`${x},${y}`)).toBe(false);
      expect(x >= 0 && x < room.width && y >= 0 && y < room.height).toBe(true);
    }
  }
});
