// Where the squares of a ship board lie in a picture of a ship: 100 units each, the first one at 0,0.

import type { ShipBoard, Square } from '../protocol';
import { bounds, columnRow, squareAt } from '../lib/squares';

export interface Point {
  x: number;
  y: number;
}

export interface ShipGeometry {
  columns: number[];
  rows: number[];
  width: number;
  height: number;
  /** The upper left corner of a square. */
  at(square: Square): Point;
  centre(square: Square): Point;
  /** The corner of the board where no square is, for the reserve: upper left corners, the inner one first. */
  spare: Point[];
  /** Another place without a square, if there is one. */
  free: Point | null;
}

const span = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

const known = new WeakMap<ShipBoard, ShipGeometry>();

export function geometry(board: ShipBoard): ShipGeometry {
  const found = known.get(board);
  if (found) return found;
  const { left, top, right, bottom } = bounds(board.squares);
  const at = (square: Square): Point => {
    const { column, row } = columnRow(square);
    return { x: (column - left) * 100, y: (row - top) * 100 };
  };
  const width = (right - left + 1) * 100;
  // From the front and the right: boards have no squares in the upper right corner, or at least in both upper ones.
  const gaps = span(top, bottom).flatMap((row) =>
    span(left, right)
      .reverse()
      .map((column) => squareAt(column, row))
      .filter((square) => !board.squares.includes(square)),
  );
  const made: ShipGeometry = {
    columns: span(left, right),
    rows: span(top, bottom),
    width,
    height: (bottom - top + 1) * 100,
    at,
    centre: (square) => {
      const { x, y } = at(square);
      return { x: x + 50, y: y + 50 };
    },
    spare: gaps.slice(0, board.reserve).map(at).reverse(),
    free: gaps[board.reserve] === undefined ? null : at(gaps[board.reserve] ?? ''),
  };
  known.set(board, made);
  return made;
}
