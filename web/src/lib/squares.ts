// Squares of a ship board, spelt "column,row" as the protocol does.

import type { ShipBoard, Square } from '../protocol';

export interface Place {
  column: number;
  row: number;
}

export function columnRow(square: Square): Place {
  const [column = 0, row = 0] = square.split(',').map(Number);
  return { column, row };
}

export const squareAt = (column: number, row: number): Square => `${column},${row}`;

/** Which way an arrow key goes, in columns and rows. */
export type Way = readonly [columns: -1 | 0 | 1, rows: -1 | 0 | 1];

/** The nearest of the squares that lie ahead, if none lies straight ahead. */
function nearest(squares: readonly Square[], square: Square, [dx, dy]: Way): Square | null {
  const { column, row } = columnRow(square);
  const from = (other: Square) => {
    const place = columnRow(other);
    return { x: place.column - column, y: place.row - row };
  };
  const far = (other: Square) => Math.abs(from(other).x) + Math.abs(from(other).y);
  const ahead = squares.filter((other) => from(other).x * dx + from(other).y * dy > 0);
  return ahead.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/**
 * The next square of a board that way: gaps are jumped over, and a line may go on at its other end. At the rim the nearest
 * one beside will do.
 */
export function beyond({ squares, rim: { columns, rows } }: ShipBoard, square: Square, way: Way): Square | null {
  const line = (way[0] === 0 ? columns : rows).find((one) => one.squares.includes(square));
  if (!line) return nearest(squares, square, way);
  const step = way[0] + way[1];
  const next = line.squares[line.squares.indexOf(square) + step];
  const round = line.round ? line.squares.at(step > 0 ? 0 : -1) : undefined;
  return next ?? round ?? nearest(squares, square, way);
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
