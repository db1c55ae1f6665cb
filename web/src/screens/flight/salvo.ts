// Where things fly: along which line of a ship, from where, and to which point.

import { SIDE_TURN } from '../../art/scene';
import type { ShipGeometry } from '../../art/ship';
import type { Arrival, Event, Projectile, QuestionView, Seat, Side, Square } from '../../protocol';
import { incomingOf } from '../../lib/events';
import { columnRow } from '../../lib/squares';

/** Something on its way to a ship, and what becomes of it. */
export interface Shot {
  projectile: Projectile;
  /** What it meets; none if it passes by. */
  target: Square | null;
  /** Where it comes along: what passes by may do so along two lines of some boards, or from another side. */
  lines: readonly Arrival[];
  end: 'hits' | 'bounces' | 'shot' | 'shielded' | 'misses' | 'waits';
}

/** What flies at this ship in an event. */
export function shotOf(event: Event, seat: Seat): Shot | null {
  const at = <T extends { seat: Seat; projectile: Projectile; target: Square }>(it: T, end: Shot['end']): Shot | null =>
    it.seat === seat ? shotAt(it.projectile, it.target, end) : null;
  if (event.type === 'hit') return at(event, 'hits');
  if (event.type === 'bounced') return at(event, 'bounces');
  if (event.type === 'shot_down') return at(event, 'shot');
  if (event.type === 'shielded') return at(event, 'shielded');
  if (event.type === 'missed' && event.seat === seat) {
    const { projectile, roll } = event;
    // In games of the time before lines were told, the number is all there is.
    const lines = event.lines ?? (roll === undefined ? [] : [{ from: projectile.from, line: roll }]);
    return lines.length ? { projectile, target: null, lines, end: 'misses' } : null;
  }
  return null;
}

/** Something that flies at this square. */
export function shotAt(projectile: Projectile, target: Square, end: Shot['end']): Shot {
  const { column, row } = columnRow(target);
  return { projectile, target, lines: [{ from: projectile.from, line: alongColumn(projectile) ? column : row }], end };
}

/** The same, with where its line begins inside of a board, if the dice say so. */
export function begunAt(shot: Shot, rolled: readonly Arrival[]): Shot {
  const begun = (line: Arrival): Arrival => {
    const begins = rolled.find(({ from }) => from === line.from)?.begins;
    return begins === undefined ? line : { ...line, begins };
  };
  return { ...shot, lines: shot.lines.map(begun) };
}

/** What hangs over us while we are asked about it; on some boards there are two of it. */
export function threatsOf(question: QuestionView | null): Shot[] {
  const it = question ? incomingOf(question.decision.reason) : null;
  if (!it) return [];
  const { projectile, target, also } = it;
  const at = (square: Square): Shot => shotAt(projectile, square, 'waits');
  return also === undefined ? [at(target)] : [at(target), at(also)];
}

/** Does it come along a column? Otherwise along a row. */
export const isColumn = (from: Side): boolean => from === 'front' || from === 'rear';
export const alongColumn = ({ from }: Projectile): boolean => isColumn(from);

/** Would it have missed where the dice sent it, and comes where somebody has named instead? */
export function instead({ lines }: Shot, rolled: readonly Arrival[], named: readonly Arrival[]): boolean {
  const among = (all: readonly Arrival[]) => all.some((one) => lines.some((other) => one.from === other.from && one.line === other.line));
  return among(named) && !among(rolled);
}

export interface Path {
  /** The point it flies to (or past), in units of the ship; the picture is turned so that it comes from above. */
  x: number;
  y: number;
  turn: number;
  /** How far the point is from the rim of the board. */
  depth: number;
  /** How far away it is first seen. */
  far: number;
  /** How far beyond the point it goes if nothing stops it. */
  beyond: number;
  /** Over the edge of a ring it is seen on both ends: so far aside once more; 0: it does not come round. */
  round: number;
}

const RIM = 240;

/** The way of a shot over a ship. */
export function pathOf(shot: Shot, room: ShipGeometry): Path {
  const { from, line, begins } = shot.lines[0] ?? { from: shot.projectile.from, line: 0 };
  const column = isColumn(from);
  const across = column ? (line - (room.columns[0] ?? 0)) * 100 + 50 : (line - (room.rows[0] ?? 0)) * 100 + 50;
  const length = column ? room.height : room.width;
  const turn = SIDE_TURN[from];
  const first = from === 'front' || from === 'left';
  if (shot.target === null) {
    const edge = first ? 0 : length;
    return { x: column ? across : edge, y: column ? edge : across, turn, depth: 0, far: RIM, beyond: length + RIM, round: 0 };
  }
  const { x, y } = room.centre(shot.target);
  const depth = { front: y, rear: room.height - y, left: x, right: room.width - x }[from];
  if (begins === undefined) return { x, y, turn, depth, far: depth + RIM, beyond: 0, round: 0 };
  // It is first seen where it begins, and goes over the edge if what it meets lies behind it.
  const start = (begins - (room.columns[0] ?? 0)) * 100 + 50;
  const ahead = first ? x - start : start - x;
  const far = (ahead < 0 ? ahead + room.width : ahead) + 50;
  return { x, y, turn, depth: Math.min(depth, far), far, beyond: 0, round: ahead < 0 ? (first ? room.width : -room.width) : 0 };
}
