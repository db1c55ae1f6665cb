// What is printed around the squares of a ship board: labels and arrows, as the server tells them. Where a roll lands is
// looked up, never worked out.

import type { Arrival, Dice, Landing, Roll, ShipBoard, Side } from '../protocol';
import { die } from './dice';
import { at, css } from './svg';

const SIDES: readonly Side[] = ['front', 'right', 'rear', 'left'];

/** Where these dice land on this board. */
export function landingOf({ landings: { results, by_dice } }: ShipBoard, [first, second]: Dice): Landing {
  const landing = results[by_dice[first - 1]?.[second - 1] ?? 0];
  if (!landing) throw new Error(`nothing lands with ${first} and ${second}`);
  return landing;
}

/** Where dice with this sum land on this board. */
export const landingWith = ({ landings: { results } }: ShipBoard, sum: Roll): Landing | null =>
  results.find((landing) => landing.sum === sum) ?? null;

/** Are dice added on this board? */
export const addsDice = ({ landings: { results } }: ShipBoard): boolean => results.some(({ sum }) => sum !== null);

/** Where something from this side arrives: there may be two lines, struck at the same moment. */
export const arrivals = ({ arrivals: all }: Landing, from: Side): readonly Arrival[] => all[SIDES.indexOf(from)] ?? [];

const OPPOSITE: Record<Side, Side> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };
/** The side of the board that faces this side of the table: a ship that is turned round has its rear in front. */
export const sideOfBoard = (side: Side, turned = false): Side => (turned ? OPPOSITE[side] : side);

/** How much room a die at the rim takes beside letters of this size; drawn, it measures 46 of 52. */
export const dieSize = (letter: number): number => (52 * letter) / 34;

/** Dice around a needle: the face that was rolled stands in front. 100 × 100. */
export function dieCompass({ rim: { compass } }: ShipBoard): string {
  if (!compass) return '';
  const dice = compass.map((these, side) => {
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
