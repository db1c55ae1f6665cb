// Joints that no connector makes, over the ship they are on: 100 units a square.

import type { Joint } from '../protocol';
import type { Point } from './ship';
import { css, short } from './svg';

const line = (from: Point, to: Point, paint: string): string =>
  `<path d="M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}" fill="none" stroke-linecap="round" ${paint}/>`;

/** A piece of pipe from inside a tile to its edge, which is so far across and down from its middle. */
function stub({ x, y }: Point, across: number, down: number): string {
  const [from, to] = [0.64, 1].map((far) => ({ x: x + across * far, y: y + down * far })) as [Point, Point];
  return line(from, to, `stroke="${css('ink')}" stroke-width="15"`) + line(from, to, `stroke="${css('brass-hi')}" stroke-width="9"`);
}

/** A pipe across the edge of two neighbours, round the edge of the board, too; or waves from one component to the other. */
export function jointArt(one: Point, other: Point, bond: Joint['bond']): string {
  if (bond === 'held') {
    const [across, down] = [Math.sign(other.x - one.x) * 50, Math.sign(other.y - one.y) * 50];
    const way = Math.abs(other.x - one.x) > 100 ? -1 : 1;
    return stub(one, across * way, down) + stub(other, -across * way, -down);
  }
  const colour = `stroke="${css('shield')}"`;
  const end = ({ x, y }: Point): string => `<circle cx="${short(x)}" cy="${short(y)}" r="9" fill="none" stroke-width="3.4" ${colour}/>`;
  return line(one, other, `${colour} stroke-width="5" stroke-dasharray="2 11"`) + end(one) + end(other);
}
