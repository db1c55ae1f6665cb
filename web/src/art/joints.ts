// Joints that no connector makes, and clasps of pairs, over the ship they are on: 100 units a square.

import type { Joint, Side } from '../protocol';
import type { Point } from './ship';
import { SIDE_TURN } from './scene';
import { css, short } from './svg';

const line = (from: Point, to: Point, paint: string): string =>
  `<path d="M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}" fill="none" stroke-linecap="round" ${paint}/>`;

/** A piece of pipe from inside a tile to its edge, which is so far across and down from its middle. */
function stub({ x, y }: Point, across: number, down: number): string {
  const [from, to] = [0.64, 1].map((far) => ({ x: x + across * far, y: y + down * far })) as [Point, Point];
  return line(from, to, `stroke="${css('ink')}" stroke-width="15"`) + line(from, to, `stroke="${css('brass-hi')}" stroke-width="9"`);
}

/** A crack across the edge between two neighbours; round the edge of the board there is one at each end. */
function crack(one: Point, other: Point): string {
  const [across, down] = [Math.sign(other.x - one.x) * 100, Math.sign(other.y - one.y) * 100];
  if (Math.abs(other.x - one.x) > 100) return half(one, -across, down) + half(other, across, -down);
  return half(one, across, down);

  function half({ x, y }: Point, right: number, low: number): string {
    const [mid, along] = [
      { x: x + right / 2, y: y + low / 2 },
      { x: low * 0.3, y: right * 0.3 },
    ];
    const way = [
      { x: mid.x - along.x, y: mid.y - along.y },
      { x: mid.x - along.x / 3 + along.y / 4, y: mid.y - along.y / 3 + along.x / 4 },
      { x: mid.x + along.x / 3 - along.y / 4, y: mid.y + along.y / 3 - along.x / 4 },
      { x: mid.x + along.x, y: mid.y + along.y },
    ];
    const d = way.map((point, index) => `${index ? 'L' : 'M'}${short(point.x)} ${short(point.y)}`).join('');
    const drawn = (colour: string, width: number): string =>
      `<path d="${d}" fill="none" stroke="${css(colour)}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
    return drawn('ink', 10) + drawn('harm', 5);
  }
}

/** A cap as it would close a connector, around the middle of its component: larger than on the tile, for a frame is below it. */
export const capArt = (side: Side): string =>
  `<rect x="-38" y="-61" width="76" height="20" rx="10" transform="rotate(${SIDE_TURN[side]})" fill="#c6ccd9" stroke="${css('ink')}" stroke-width="4"/>`;

/** How far below the middle of a component its end of a beam is. */
const LOW = 33;

/** A pipe across the edge of two neighbours, round the edge of the board, too; or waves from one component to the other. */
export function jointArt(one: Point, other: Point, bond: Joint['bond']): string {
  if (bond === 'held') {
    const [across, down] = [Math.sign(other.x - one.x) * 50, Math.sign(other.y - one.y) * 50];
    const way = Math.abs(other.x - one.x) > 100 ? -1 : 1;
    return stub(one, across * way, down) + stub(other, -across * way, -down);
  }
  if (bond === 'loosened') return crack(one, other);
  // A light beam with a dark rim: it crosses enamel as well as the night between components. Below the middle, where the crew
  // looks out of its cabin.
  const [from, to] = [one, other].map(({ x, y }) => ({ x, y: y + LOW })) as [Point, Point];
  const waves = (colour: string, width: number): string =>
    line(from, to, `stroke="${colour}" stroke-width="${width}" stroke-dasharray="9 15"`);
  const end = ({ x, y }: Point): string =>
    `<circle cx="${short(x)}" cy="${short(y)}" r="9" fill="${css('f-shield')}" stroke-width="4" stroke="${css('ink')}"/>`;
  return waves(css('ink'), 13) + waves('#9be0dc', 7) + end(from) + end(to);
}

/** Two components that work as a pair: a clasp on the edge between them, or half-way along the line that joins them. */
export function pairArt(one: Point, other: Point): string {
  const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
  const apart = Math.hypot(other.x - one.x, other.y - one.y) > 100;
  const way = apart ? line(one, other, `stroke="${css('brass-hi')}" stroke-width="4" stroke-dasharray="1 9"`) : '';
  const plate = (out: number, paint: string): string =>
    `<rect x="${-14 - out}" y="${-8 - out}" width="${28 + 2 * out}" height="${16 + 2 * out}" rx="${8 + out}" fill="${css(paint)}"/>`;
  const words = `<text y="6" text-anchor="middle" font-family="var(--serif)" font-size="17" fill="${css('ink')}">+1</text>`;
  return `${way}<g transform="translate(${short(x)} ${short(y)})">${plate(3, 'ink')}${plate(0, 'brass-hi')}${words}</g>`;
}
