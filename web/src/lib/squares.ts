// Squares of a ship board, spelt "column,row" as the protocol does.

import type { Square } from '../protocol';

export interface Place {
  column: number;
  row: number;
}

export function columnRow(square: Square): Place {
  const [column = 0, row = 0] = square.split(',').map(Number);
  return { column, row };
}

export const squareAt = (column: number, row: number): Square => `${column},${row}`;

/** The square one step away; it may lie outside the board. */
export function neighbour(square: Square, direction: 'up' | 'right' | 'down' | 'left'): Square {
  const { column, row } = columnRow(square);
  if (direction === 'up') return squareAt(column, row - 1);
  if (direction === 'down') return squareAt(column, row + 1);
  return squareAt(column + (direction === 'right' ? 1 : -1), row);
}

/** The smallest rectangle that holds all of these. */
export function bounds(squares: Iterable<Square>): { left: number; top: number; right: number; bottom: number } {
  const box = { left: 99, top: 99, right: 0, bottom: 0 };
  for (const square of squares) {
    const { column, row } = columnRow(square);
    box.left = Math.min(box.left, column);
    box.right = Math.max(box.right, column);
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row);
  }
  return box;
}
