// Intruders: faces, charges, the way they take through a ship, and the signs of their cards. A tile is 100 × 100.

import type { Hand, Side } from '../protocol';
import { SIDE_TURN } from './scene';
import { short } from './svg';

const DARK = '#10162b';
const BONE = '#f3e7cf';
const HARM = 'var(--harm)';
const inked = (width = 3): string => `stroke="${DARK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
const sized = (scale: number, inner: string): string => (scale === 1 ? inner : `<g transform="scale(${short(scale)})">${inner}</g>`);

/** Ears, two eyes, a row of teeth. About 70 wide around the origin. */
export function predatorHead(scale = 1): string {
  return sized(
    scale,
    `<path d="M-26-20-36-40-12-30M26-20 36-40 12-30" fill="#31552f" ${inked()}/>` +
      `<path d="M-32-4Q-34-34 0-34T32-4V18Q32 34 0 34T-32 18z" fill="#3f6e3c" ${inked()}/>` +
      `<path d="M-22-20Q-12-27 0-27" fill="none" stroke="#86b174" stroke-width="4" stroke-linecap="round"/>` +
      `<path d="M-22-12-5-5-7 4Q-17 6-22-12zM22-12 5-5 7 4Q17 6 22-12z" fill="#ffd683" ${inked(2.4)}/>` +
      `<path d="M-23 13H23L18 27H-18z" fill="${DARK}"/>` +
      `<path d="M-22 14l5 9 5-9 6 9 6-9 6 9 6-9 5 9 5-9" fill="${BONE}" ${inked(1.6)}/>`,
  );
}

/** A helmet with a slit for the eyes. */
export function commandoHead(scale = 1): string {
  return sized(
    scale,
    `<path d="M-30 8Q-32-34 0-34T30 8L22 30H-22z" fill="#54683b" ${inked()}/>` +
      `<path d="M-22-18Q-14-28-2-28" fill="none" stroke="#94aa70" stroke-width="4" stroke-linecap="round"/>` +
      `<path d="M-25-8H25V6H-25z" fill="${DARK}" ${inked(2.4)}/>` +
      `<path d="M-17-1h9M8-1h9" stroke="${HARM}" stroke-width="4.500" stroke-linecap="round"/>` +
      `<path d="M-9 16H9M-6 22H6" stroke="${DARK}" stroke-width="3" stroke-linecap="round"/>`,
  );
}

/** The face of whoever walks: what eats has teeth, who bombs a helmet, and the two of them go together. */
export function intruderFace(eats: boolean, bombs: boolean): string {
  if (!bombs) return predatorHead();
  if (!eats) return commandoHead();
  return `<g transform="translate(-15 -8)">${commandoHead(0.74)}</g><g transform="translate(17 10)">${predatorHead(0.74)}</g>`;
}

/** A charge with a burning fuse, about 24 wide. */
export function bomb(scale = 1): string {
  return sized(
    scale,
    `<path d="M6-9Q10-17 17-15" fill="none" stroke="${DARK}" stroke-width="5.500" stroke-linecap="round"/>` +
      `<path d="M6-9Q10-17 17-15" fill="none" stroke="#d8b077" stroke-width="2.600" stroke-linecap="round"/>` +
      `<circle r="11" fill="#2b3350" ${inked(2.6)}/><circle cx="-3.500" cy="-4" r="2.600" fill="#8b93a8"/>` +
      `<path d="M17-21v4M21-17h4M20-14l3 3" stroke="#ffb45e" stroke-width="2.400" stroke-linecap="round"/>`,
  );
}

/** A bite out of a tile. */
export const bite = (): string =>
  `<circle r="13" fill="${HARM}" ${inked(2.6)}/><path d="M-8-3l3.200 6 3.200-6 3.200 6 3.200-6 3.200 6" fill="none" stroke="${DARK}" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round"/>`;

/** Somebody waits here: a shield of paper with a tick. */
export const guardSign = (): string =>
  `<path d="M0-16 14-11V2Q13 12 0 18-13 12-14 2V-11z" fill="${BONE}" ${inked(2.6)}/><path d="M-6 1-1 6 7-5" fill="none" stroke="${DARK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;

// ---- the way ----------------------------------------------------------------------------------------------------------

/** One step: the middle of the component, and the way that leads into it (0 to the front, then clockwise). */
export interface Pace {
  x: number;
  y: number;
  heading: number;
}

type Point = readonly [number, number];
const AHEAD: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** How far from the middle the hand keeps to its wall: the way in and the way out are two lanes. */
const ASIDE = 17;

/** A point of the lane through a tile: so far along the heading from its middle. */
function lane({ x, y }: Pace, heading: number, hand: Hand, along: number): Point {
  const [dx, dy] = AHEAD[heading % 4]!;
  const aside = hand === 'left' ? -ASIDE : ASIDE;
  return [x - dy * aside + dx * along, y + dx * aside + dy * along];
}

/** The numbers of the steps, where each of them begins. */
export const stepSpots = (paces: readonly Pace[], hand: Hand): Point[] =>
  paces.map((pace, index) => lane(pace, pace.heading, hand, index ? -31 : -36));

/** The lines of a way: one, or several if it goes round the edge of a ring. `outside`: how far before the hull it begins. */
export function wayLines(paces: readonly Pace[], hand: Hand, outside = -112): string[] {
  const lines: Point[][] = [[]];
  paces.forEach((pace, index) => {
    const line = lines.at(-1)!;
    line.push(lane(pace, pace.heading, hand, index ? -50 : outside));
    const next = paces[index + 1];
    if (!next) {
      line.push(lane(pace, pace.heading, hand, -4));
      return;
    }
    const turn = (next.heading - pace.heading + 4) % 4;
    if (turn === 2) line.push(lane(pace, pace.heading, hand, 12), lane(pace, next.heading, hand, -12));
    else if (turn !== 0) {
      const [a, b] = [lane(pace, pace.heading, hand, 0), lane(pace, next.heading, hand, 0)];
      line.push(pace.heading % 2 ? [b[0], a[1]] : [a[0], b[1]]);
    }
    if (Math.abs(next.x - pace.x) > 150) {
      line.push(lane(pace, next.heading, hand, 50));
      lines.push([]);
    }
  });
  return lines.map(rounded);
}

/** A line with round corners. */
function rounded(points: readonly Point[]): string {
  const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
  const towards = ([x, y]: Point, [tx, ty]: Point): Point => {
    const far = Math.hypot(tx - x, ty - y) || 1;
    const step = Math.min(13, far / 2);
    return [x + ((tx - x) / far) * step, y + ((ty - y) / far) * step];
  };
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(point)}`;
      return after ? `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, after))}` : `L${at(point)}`;
    })
    .join('');
}

// ---- signs of cards ---------------------------------------------------------------------------------------------------

/** An arrow that comes from a side to a wall. 32 × 32. */
export const entrySign = (from: Side): string =>
  `<g transform="rotate(${SIDE_TURN[from]} 16 16)" fill="none" stroke="currentColor" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round"><path d="M16 3V20M9 14 16 21 23 14M4 28H28"/></g>`;

/** At most so many steps in a line. */
const ROW = 8;
/** How wide and how high that is. */
export const stepsBox = (steps: number): [number, number] => [Math.min(steps, ROW) * 17, Math.ceil(steps / ROW) * 22];

/** A ring for each step, a charge where one is planted. */
export function stepsSign(steps: number, charges: readonly number[]): string {
  return Array.from({ length: steps }, (_, index) => {
    const [x, y] = [(index % ROW) * 17 + 8, Math.floor(index / ROW) * 22 + 12];
    const sign = charges.includes(index + 1) ? bomb(0.72) : '<circle r="4.600" fill="none" stroke="currentColor" stroke-width="2.200"/>';
    return `<g transform="translate(${x} ${y})">${sign}</g>`;
  }).join('');
}
