// One line around several squares of a ship.

import { columnRow, squareAt } from '../../lib/squares';
import type { Square } from '../../protocol';
import type { ShipGeometry } from '../../art/ship';

/** Right, down, left, up: clockwise around a square, whose inside lies to the right of the way. */
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

type Corner = readonly [column: number, row: number];
interface Edge {
  from: Corner;
  way: number;
}

const key = ([x, y]: Corner): string => `${x},${y}`;
const after = ({ from: [x, y], way }: Edge): Corner => [x + WAYS[way]![0], y + WAYS[way]![1]];

/** The rims of a set of squares as closed ways along their corners. */
function rims(squares: ReadonlySet<Square>): Edge[][] {
  const edges: Edge[] = [];
  for (const square of squares) {
    const { column, row } = columnRow(square);
    const inside = (dx: number, dy: number): boolean => squares.has(squareAt(column + dx, row + dy));
    if (!inside(0, -1)) edges.push({ from: [column, row], way: 0 });
    if (!inside(1, 0)) edges.push({ from: [column + 1, row], way: 1 });
    if (!inside(0, 1)) edges.push({ from: [column + 1, row + 1], way: 2 });
    if (!inside(-1, 0)) edges.push({ from: [column, row + 1], way: 3 });
  }
  const left = new Set(edges);
  const all: Edge[][] = [];
  for (const first of edges) {
    if (!left.delete(first)) continue;
    const rim = [first];
    for (let edge = first; ;) {
      const corner = key(after(edge));
      const on = [...left].filter(({ from }) => key(from) === corner);
      // Where two squares touch by a corner only, the way stays at its own: it turns right.
      const next = on.find(({ way }) => way === (edge.way + 1) % 4) ?? on[0];
      if (!next) break;
      left.delete(next);
      rim.push(next);
      edge = next;
    }
    all.push(rim);
  }
  return all;
}

/** A path around squares, so far inside their rim that two neighbours do not share a line. */
export function outlineOf(squares: Iterable<Square>, { columns, rows }: ShipGeometry, inset = 5, round = 10): string {
  const [left, top] = [columns[0] ?? 0, rows[0] ?? 0];
  return rims(new Set(squares))
    .map((rim) => {
      const corners = rim.flatMap((edge, i) => {
        const before = rim.at(i - 1) ?? edge;
        if (before.way === edge.way) return [];
        const [[ax, ay], [bx, by]] = [WAYS[before.way]!, WAYS[edge.way]!];
        // Inside is to the right of either way.
        const x = (edge.from[0] - left) * 100 + inset * (-ay - by);
        const y = (edge.from[1] - top) * 100 + inset * (ax + bx);
        return [`${x - ax * round} ${y - ay * round}Q${x} ${y} ${x + bx * round} ${y + by * round}`];
      });
      return `M${corners.join('L')}Z`;
    })
    .join('');
}
