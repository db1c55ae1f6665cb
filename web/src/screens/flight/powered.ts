// Components of which there may not be power for all: a number of them at most, or as many as tokens and panels serve.

import type { Shape, Square } from '../../protocol';

/** A question about a set of components. */
export type SetShape = Extract<Shape, { type: 'set' | 'power' }>;

export const isSet = (shape: Shape): shape is SetShape => shape.type === 'set' || shape.type === 'power';

/** How many of these the panels can serve at once, each of them one. */
function served(set: readonly Square[], panels: readonly { feeds: readonly Square[] }[]): number {
  const panelOf = new Map<Square, number>();
  /** Finds a component for a panel, if need be by giving another panel another one. */
  const find = (panel: number, tried: Set<Square>): boolean =>
    (panels[panel]?.feeds ?? []).some((square) => {
      if (!set.includes(square) || tried.has(square)) return false;
      tried.add(square);
      const other = panelOf.get(square);
      if (other !== undefined && !find(other, tried)) return false;
      panelOf.set(square, panel);
      return true;
    });
  return panels.filter((_, panel) => find(panel, new Set())).length;
}

/** May these be chosen together? */
export function isEnough(shape: SetShape, set: readonly Square[]): boolean {
  if (shape.type === 'set') return set.length <= shape.max;
  return set.length <= shape.tokens + served(set, shape.panels);
}

/** Of these, each that may be chosen along with those before it. */
export const mostOf = (shape: SetShape, squares: readonly Square[]): Square[] =>
  squares.reduce<Square[]>((most, square) => (isEnough(shape, [...most, square]) ? [...most, square] : most), []);

/** The set after a press on a component: one more or one less. Where that is too much, what was chosen first goes. */
export function pressed(shape: SetShape, now: readonly Square[], square: Square): Square[] {
  if (now.includes(square)) return now.filter((other) => other !== square);
  const kept = mostOf(shape, [square, ...[...now].reverse()]);
  return [...now, square].filter((one) => kept.includes(one));
}
