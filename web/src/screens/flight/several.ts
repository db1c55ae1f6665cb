// Crew, goods and batteries that have to go, several at once: marked together, and given one after the other.

import { fieldsOf } from '../../lib/events';
import type { Decision, Good, PlacedTile, QuestionView, Reason, Square } from '../../protocol';
import { GOODS } from '../../words/names';
import { proposals } from './open';

const SEVERAL = ['lose_crew', 'lose_good', 'lose_battery'];

/** How many may be marked together; 0 if it is a question like others. */
export function severalOf({ shape, reason }: Decision): number {
  const { left } = fieldsOf(reason) as { left?: number };
  const many = shape.type === 'square' && SEVERAL.includes(reason.type) && (left ?? 0) > 1;
  return many ? left! : 0;
}

/** What could go from a component: of goods, only blocks of the colour that is asked for. */
export function roomOf({ humans = 0, alien, batteries = 0, goods }: PlacedTile, reason: Reason): number {
  const { good } = fieldsOf(reason) as { good?: Good };
  if (good) return goods?.[GOODS.indexOf(good)] ?? 0;
  return humans + (alien ? 1 : 0) || batteries;
}

export const timesIn = (marks: readonly Square[], square: Square): number => marks.filter((mark) => mark === square).length;

/** A press marks one more there, in the place of the oldest mark if all are given; where all are marked, it takes them back. */
export function press(marks: readonly Square[], square: Square, room: number, most: number): Square[] {
  if (timesIn(marks, square) >= room) return marks.filter((mark) => mark !== square);
  return [...marks, square].slice(-most);
}

/** What is marked to begin with: as many as have to go, as the server proposes it. */
export const firstMarks = (question: QuestionView): Square[] =>
  proposals(question).flatMap((answer) => (answer.type === 'square' ? [answer.value] : []));
