// How far along the timeline a step is. Building has most of the steps and little of the story, so it gets less room.

import type { Mark } from './marks';

export interface Scale {
  /** From 0 to 1. */
  x(at: number): number;
  at(x: number): number;
}

/** What a step in the yard is worth beside one of the flight. */
const YARD = 0.2;

export function scaleOf(marks: readonly Mark[], length: number): Scale {
  // Where the slope changes: the beginning of every yard, and of every flight.
  const turns = marks.filter(({ kind }) => kind === 'building' || kind === 'launch');
  const points: { at: number; sum: number }[] = [];
  let sum = 0;
  for (const [index, { at, kind }] of turns.entries()) {
    points.push({ at, sum });
    sum += ((turns[index + 1]?.at ?? length) - at) * (kind === 'building' ? YARD : 1);
  }
  points.push({ at: length, sum });
  const along = (value: number, from: 'at' | 'sum', to: 'at' | 'sum'): number => {
    const after = points.findIndex((point, index) => index > 0 && value <= point[from]);
    const [low, high] = [points[after - 1], points[after]];
    if (!low || !high) return points.at(-1)?.[to] ?? 0;
    const part = high[from] === low[from] ? 0 : (value - low[from]) / (high[from] - low[from]);
    return low[to] + Math.max(0, part) * (high[to] - low[to]);
  };
  return {
    x: (at) => (sum ? along(at, 'at', 'sum') / sum : 0),
    at: (x) => Math.round(along(x * sum, 'sum', 'at')),
  };
}
