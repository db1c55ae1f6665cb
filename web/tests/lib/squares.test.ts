import { describe, expect, test } from 'vitest';
import type { ShipBoard } from '../../src/protocol';
import { beyond, bounds, columnRow, squareAt } from '../../src/lib/squares';

test('squares are column and row', () => {
  expect(columnRow('10,7')).toEqual({ column: 10, row: 7 });
  expect(squareAt(10, 7)).toBe('10,7');
});

describe('the next square', () => {
  /** Two rows of three, with a gap in the first, and one square behind. */
  const board = (round: boolean): ShipBoard => {
    const rows = [['5,6', '7,6'], ['5,7', '6,7', '7,7'], ['6,8']];
    const columns = [
      ['5,6', '5,7'],
      ['6,7', '6,8'],
      ['7,6', '7,7'],
    ];
    const lines = (all: string[][], closed: boolean) => all.map((squares) => ({ squares, round: closed }));
    return { squares: rows.flat(), rim: { columns: lines(columns, false), rows: lines(rows, round) } } as unknown as ShipBoard;
  };

  test('is one of the board, over a gap, or the nearest that lies ahead', () => {
    expect(beyond(board(false), '6,7', [0, 1])).toBe('6,8');
    expect(beyond(board(false), '6,7', [1, 0])).toBe('7,7');
    expect(beyond(board(false), '5,6', [1, 0])).toBe('7,6');
    expect(beyond(board(false), '6,7', [0, -1])).toBe('5,6');
    expect(beyond(board(false), '7,7', [1, 0])).toBeNull();
    expect(beyond(board(false), '5,7', [0, -1])).toBe('5,6');
  });

  test('goes round the edge of a ring, but never over its front', () => {
    expect(beyond(board(true), '7,7', [1, 0])).toBe('5,7');
    expect(beyond(board(true), '5,6', [-1, 0])).toBe('7,6');
    expect(beyond(board(true), '5,6', [0, -1])).toBeNull();
  });
});

test('bounds hold all squares', () => {
  expect(bounds(['7,7', '10,5', '4,9'])).toEqual({ left: 4, right: 10, top: 5, bottom: 9 });
});
