// What squares are called: by the numbers that stand at the rim of the board. On the wire they are "column,row", and on
// most boards that is the same; where numbers share a line, it is called by all of them.

import { lineLabel } from '../art/board';
import { columnRow } from '../lib/squares';
import type { ShipBoard, Square } from '../protocol';

let lying: () => ShipBoard | null = () => null;

/** From now on squares are those of this board: of the flight that is shown. */
export const squaresLieOn = (board: () => ShipBoard | null): void => void (lying = board);

export interface PlaceWords {
  column: string;
  row: string;
}

/** The numbers of a line, or all that share it. */
export function lineNumbers(board: ShipBoard | null | undefined, axis: 'column' | 'row', line: number): string {
  return board?.warp.type === 'merged' ? lineLabel(board, axis, line).replaceAll(' ', '·') : String(line);
}

/** The column and the row of a square, as they are written at the rim. */
export function placeWords(square: Square, board = lying()): PlaceWords {
  const { column, row } = columnRow(square);
  return { column: lineNumbers(board, 'column', column), row: lineNumbers(board, 'row', row) };
}

/** The same text with every square in it called by what stands at the rim. */
export const withPlaces = (text: string, board = lying()): string =>
  text.replace(/\d+,\d+/g, (square) => {
    const { column, row } = placeWords(square, board);
    return `${column},${row}`;
  });
