import { expect, test } from 'vitest';
import { geometry } from '../../src/art/ship';
import type { ShipBoard, Square } from '../../src/protocol';
import { outlineOf } from '../../src/screens/flight/outline';

const squares: Square[] = [5, 6, 7, 8, 9].flatMap((row) => [5, 6, 7, 8, 9].map((column) => `${column},${row}` as Square));
const room = geometry({ squares, start: '7,7', reserve: 0 } as unknown as ShipBoard);
const corners = (...piece: Square[]): number => outlineOf(piece, room).match(/Q/g)?.length ?? 0;
const rims = (...piece: Square[]): number => outlineOf(piece, room).match(/M/g)?.length ?? 0;

test('one line goes around a piece, with a corner where it turns', () => {
  expect(outlineOf(['5,5'], room, 5, 10)).toBe('M5 15Q5 5 15 5L85 5Q95 5 95 15L95 85Q95 95 85 95L15 95Q5 95 5 85Z');
  expect(corners('5,5', '6,5', '7,5')).toBe(4);
  expect(corners('5,5', '6,5', '6,6')).toBe(6);
  expect(rims('5,5', '6,5', '6,6')).toBe(1);
});

test('a hole has a line of its own, and so have parts that touch by a corner', () => {
  const ring: Square[] = ['5,5', '6,5', '7,5', '5,6', '7,6', '5,7', '6,7', '7,7'];
  expect([rims(...ring), corners(...ring)]).toEqual([2, 8]);
  expect([rims('5,5', '6,6'), corners('5,5', '6,6')]).toEqual([2, 8]);
});
