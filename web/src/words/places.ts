// What squares are called: by what stands at the rim of the board. On the wire they are "column,row", and on most boards
// that is the same; where numbers share a line, it is called by all of them.

import { columnRow } from '../lib/squares';
import type { ShipBoard, Square } from '../protocol';

let here: () => ShipBoard | null = () => null;

/** From now on squares are those of this board: of the flight that is shown. */
export const squaresLieOn = (board: () => ShipBoard | null): void => void (here = board);

/** The board that squares lie on unless something else is said. */
export const lying = (): ShipBoard | null => here();

export interface PlaceWords {
  column: string;
  row: string;
}

/** What a line of this board is called; none if it lies off the board and what stands at the rim does not count on to it. */
export function lineName(board: ShipBoard | null | undefined, axis: 'column' | 'row', line: number): string | null {
  const lines = (axis === 'column' ? board?.rim.columns : board?.rim.rows) ?? [];
  const counted = lines.every((one) => one.called === String(one.line)) ? String(line) : null;
  return lines.find((one) => one.line === line)?.called ?? counted;
}

/** The column and the row of a square, as they are written at the rim. */
export function placeWords(square: Square, board = lying()): PlaceWords {
  const { column, row } = columnRow(square);
  return { column: lineName(board, 'column', column) ?? String(column), row: lineName(board, 'row', row) ?? String(row) };
}

/** The same text with every square in it called by what stands at the rim. */
export const withPlaces = (text: string, board = lying()): string =>
  text.replace(/\d+,\d+/g, (square) => {
    const { column, row } = placeWords(square, board);
    // A letter and a number need nothing between them.
    return /\d$/.test(column) ? `${column},${row}` : column + row;
  });
