// Components of which not all may be chosen together: the server says of which how many.

import type { QuestionView, Shape, Square } from '../../protocol';

/** A question about a set of components. */
export type SetShape = Extract<Shape, { type: 'set' | 'power' }>;

export const isSet = (shape: Shape): shape is SetShape => shape.type === 'set' || shape.type === 'power';

/** May these be chosen together? */
const mayAll = ({ limits = [] }: QuestionView, set: readonly Square[]): boolean =>
  limits.every(({ of, most }) => set.filter((square) => of.includes(square)).length <= most);

/** Of these, each that may be chosen along with those before it. */
export const mostOf = (question: QuestionView, squares: readonly Square[]): Square[] =>
  squares.reduce<Square[]>((most, square) => (mayAll(question, [...most, square]) ? [...most, square] : most), []);

/** The set after a press on a component: one more or one less. Where that is too much, what was chosen first goes. */
export function pressed(question: QuestionView, now: readonly Square[], square: Square): Square[] {
  if (now.includes(square)) return now.filter((other) => other !== square);
  const kept = mostOf(question, [square, ...[...now].reverse()]);
  return [...now, square].filter((one) => kept.includes(one));
}
