// Crew and batteries that have to go, several at once: marked together, and given one after the other.

import { fieldsOf, nameOf } from '../../lib/events';
import type { Decision, PlacedTile, Square } from '../../protocol';

const SEVERAL = ['lose_crew', 'lose_battery'];

/** How many may be marked together; 0 if it is a question like others. */
export function severalOf({ shape, reason }: Decision): number {
  const { left } = fieldsOf(reason) as { left?: number };
  const many = typeof shape === 'object' && 'square' in shape && SEVERAL.includes(nameOf(reason)) && (left ?? 0) > 1;
  return many ? left! : 0;
}

/** What could go from a component. */
export const roomOf = ({ humans = 0, alien, batteries = 0 }: PlacedTile): number => humans + (alien ? 1 : 0) || batteries;

export const timesIn = (marks: readonly Square[], square: Square): number => marks.filter((mark) => mark === square).length;

/** A press marks one more there, in the place of the oldest mark if all are given; where all are marked, it takes them back. */
export function press(marks: readonly Square[], square: Square, room: number, most: number): Square[] {
  if (timesIn(marks, square) >= room) return marks.filter((mark) => mark !== square);
  return [...marks, square].slice(-most);
}
