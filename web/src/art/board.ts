// What is printed around the squares of a ship board: where rolls land. Some boards have more to say than numbers.

import type { Roll, ShipBoard, Side } from '../protocol';
import { die } from './dice';
import { at, css } from './svg';

/** A line of a ship that something arrives in. */
export interface Arrival {
  from: Side;
  /** The column, for what comes from the front or rear; otherwise the row. */
  line: number;
}

const ROLLS: readonly Roll[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const MIDDLE = 7;

/** The row or column that a roll means on this board. */
export const meant = ({ warp }: ShipBoard, roll: Roll): number => (warp.type === 'merged' ? (warp.value[roll - 2] ?? roll) : roll);

/** Where something arrives that is rolled for: there may be two lines, struck at the same moment. */
export function arrivals(board: ShipBoard, from: Side, roll: Roll): Arrival[] {
  const { warp } = board;
  const straight = { from, line: meant(board, roll) };
  if (from === 'left' || from === 'right') return [straight];
  if (warp.type === 'mirrored' && roll !== MIDDLE) return [straight, { from, line: 2 * MIDDLE - roll }];
  if (warp.type === 'redirected') {
    const elsewhere = warp.value[from][roll - 2];
    return [elsewhere ? { from: elsewhere[0], line: elsewhere[1] } : straight];
  }
  return [straight];
}

const OPPOSITE: Record<Side, Side> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };
/** The side of the board that faces this side of the table: a ship that is turned round has its rear in front. */
export const sideOfBoard = (side: Side, turned = false): Side => (turned ? OPPOSITE[side] : side);

/** What is written at a column or a row. */
export function lineLabel({ warp }: ShipBoard, axis: 'column' | 'row', line: number): string {
  if (warp.type === 'merged') {
    return ROLLS.filter((roll) => warp.value[roll - 2] === line).join(' ');
  }
  return warp.type === 'mirrored' && axis === 'column' && line !== MIDDLE ? `${line} ⇄ ${2 * MIDDLE - line}` : String(line);
}

/** A roll that goes round a corner: it would come from the front or rear, and comes in a row instead. */
export interface Detour {
  roll: Roll;
  end: 'front' | 'rear';
  side: 'left' | 'right';
  row: number;
  /** How far out it passes: 0 is next to the board. */
  lane: number;
}

export function detours({ warp }: ShipBoard): Detour[] {
  if (warp.type !== 'redirected') return [];
  return (['front', 'rear'] as const).flatMap((end) => {
    const all = ROLLS.flatMap((roll): Omit<Detour, 'lane'>[] => {
      const [side, row] = warp.value[end][roll - 2] ?? [];
      return row !== undefined && (side === 'left' || side === 'right') ? [{ roll, end, side, row }] : [];
    });
    return all.map((one) => {
      const same = all.filter(({ side }) => side === one.side).map(({ roll }) => Math.abs(roll - MIDDLE));
      return { ...one, lane: Math.abs(one.roll - MIDDLE) - Math.min(...same) };
    });
  });
}

/** Dice around a needle: the face that was rolled stands in front. 100 × 100. */
export function dieCompass({ compass, turned }: ShipBoard): string {
  if (!compass) return '';
  const at4 = (turn: number) => (8 - turn + turned) % 4;
  const faces = [0, 1, 2, 3].map((side) => compass.flatMap((turn, index) => (at4(turn) === side ? [index + 1] : [])));
  const dice = faces.map((these, side) => {
    const [x, y] = [
      [50, 15],
      [85, 50],
      [50, 85],
      [15, 50],
    ][side] as [number, number];
    const across = side % 2 === 0;
    return these
      .map((face, n) => {
        const off = (n - (these.length - 1) / 2) * 26;
        return at(x + (across ? off : 0), y + (across ? 0 : off), 0.5, die(face));
      })
      .join('');
  });
  return (
    `<circle cx="50" cy="50" r="15" fill="none" stroke="${css('line-2')}" stroke-width="1.6"/>` +
    `<path d="M50 33 57 51H43z" fill="${css('brass')}"/>` +
    `<path d="M43 51H57L50 66z" fill="${css('line-2')}"/>${dice.join('')}`
  );
}
