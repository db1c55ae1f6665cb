// Parts that several drawings of components are made of.

import type { Turn } from '../protocol';
import { glyph } from './glyphs';
import { at, css, OUTLINE, shine, short } from './svg';

/** How a component is drawn. All of it is laid over each other in this order. */
export interface Art {
  /** The tint of the well. */
  well: string;
  /** Art that points somewhere, drawn for turn 0. */
  points?: string;
  /** Art that stays upright; the light falls on it from the upper left, however the tile is turned. */
  upright?: (turn: Turn) => string;
  /** The same when its power is given, or when it is switched on. */
  busy?: string;
  /** Where people live: what is seen before anybody has moved in. */
  empty?: string;
  /** Batteries or bunks one by one, each of them full or not. */
  cells?: readonly ((full: boolean) => string)[];
  /** Containers: where blocks lie, and how large. */
  holds?: { spots: readonly Spot[]; scale: number };
}

export type Spot = readonly [x: number, y: number];

/** Where a spot of an unturned tile comes to lie. */
export function spun([x, y]: Spot, turn = 0): Spot {
  const [dx, dy] = [x - 50, y - 50];
  const places: readonly Spot[] = [
    [dx, dy],
    [-dy, dx],
    [-dx, -dy],
    [dy, -dx],
  ];
  const [tx, ty] = places[((turn % 4) + 4) % 4] ?? [dx, dy];
  return [50 + tx, 50 + ty];
}

/** The sign "this needs a battery", on a part that turns but never upside down itself. */
export const needsCharge =
  (spot: Spot, scale: number) =>
  (turn: Turn): string =>
    at(...spun(spot, turn), scale, glyph.bolt());

export function barrel(x: number, width: number, end: number): string {
  const w = (share: number) => short(x + width * share);
  const body = `M${w(-0.42)} 6H${w(0.42)}L${w(0.66)} ${end - 12}Q${w(0.66)} ${end + 3} ${x} ${end + 3}`;
  return (
    `<path d="${body}Q${w(-0.66)} ${end + 3} ${w(-0.66)} ${end - 12}z" fill="${css('f-cannon')}" ${OUTLINE}/>` +
    `<path d="M${w(-0.5)} ${short(end * 0.47)}H${w(0.5)}M${w(-0.62)} ${short(end * 0.78)}H${w(0.62)}" ` +
    `stroke="${css('ink')}" stroke-width="2.4"/>` +
    shine(`M${w(-0.2)} 14L${w(-0.3)} ${end - 12}`, '#c76d7c', 2.4) +
    `<rect x="${short(x - width * 0.42 - 4.5)}" y="1.4" width="${short(width * 0.84 + 9)}" height="9.6" rx="2.8" ` +
    `fill="${css('f-cannon')}" ${OUTLINE}/>` +
    `<rect x="${w(-0.28)}" y="1.6" width="${short(width * 0.56)}" height="3.6" fill="${css('ink')}"/>`
  );
}

export const wheel = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${css('steel-lo')}" ${OUTLINE}/>` +
  `<circle cx="${x}" cy="${y}" r="${short(radius * 0.34)}" fill="${css('ink')}"/>`;

export function bell(x: number, width: number, top: number): string {
  const w = (share: number) => short(x + width * share);
  const flame = (out: number, pull: number, end: number, colour: string) =>
    `<path d="M${w(-out)} 80Q${w(-pull)} ${end} ${x} ${end}Q${w(pull)} ${end} ${w(out)} 80z" fill="${css(colour)}"/>`;
  const left = `${w(-0.86)} ${top + 18} ${w(-0.42)} ${top + 16} ${w(-0.42)} ${top}z`;
  const right = `C${w(0.42)} ${top + 16} ${w(0.86)} ${top + 18} ${w(0.9)} 82`;
  return (
    flame(0.66, 0.5, 100, 'flame') +
    flame(0.34, 0.24, 94, 'flame-hi') +
    `<path d="M${w(-0.42)} ${top}H${w(0.42)}${right}H${w(-0.9)}C${left}" fill="${css('f-engine')}" ${OUTLINE}/>` +
    `<path d="M${w(-0.62)} 71H${w(0.62)}" stroke="${css('ink')}" stroke-width="2"/>` +
    shine(`M${w(-0.2)} ${top + 4}Q${w(-0.24)} ${top + 16} ${w(-0.44)} ${top + 20}`, '#ffb98b', 2.2)
  );
}

export const crate = ([x, y]: Spot, size = 26): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="3.4" fill="${css('f-cargo')}" ${OUTLINE}/>` +
  `<rect x="${x + 4}" y="${y + 4}" width="${size - 8}" height="${size - 8}" rx="1.5" fill="${css('night')}"/>` +
  shine(`M${x + 2.6} ${y + 2.2}h${short(size - 5.2)}`, '#eac27f', 1.5);

function octagon([cx, cy]: Spot, radius: number): string {
  const [r, k] = [radius, radius * 0.42];
  const corners: Spot[] = [
    [-k, -r],
    [k, -r],
    [r, -k],
    [r, k],
    [k, r],
    [-k, r],
    [-r, k],
    [-r, -k],
  ];
  return `M${corners.map(([x, y]) => `${short(cx + x)} ${short(cy + y)}`).join('L')}z`;
}

export const vault = (spot: Spot, radius: number): string =>
  `<path d="${octagon(spot, radius)}" fill="${css('f-special')}" ${OUTLINE}/>` +
  `<path d="${octagon(spot, radius * 0.69)}" fill="${css('night')}"/>` +
  shine(`M${short(spot[0] - radius * 0.38)} ${short(spot[1] - radius + 3)}h${short(radius * 0.76)}`, '#f2a58f', 1.8);

export function cell(x: number, width: number, full: boolean, top = 31, height = 43): string {
  const left = short(x - width / 2);
  const inside = full
    ? shine(`M${short(x - width / 2 + 3.6)} ${top + 6}v${height - 12}`, '#8fc79b', 1.8) +
      at(x + 0.6, top + height / 2, width / 24, glyph.bolt())
    : shine(`M${short(x - width / 4)} ${top + height - 7}h${short(width / 2)}`, '#a5aba4', 2.4);
  return (
    `<rect x="${short(x - width * 0.22)}" y="${top - 5}" width="${short(width * 0.44)}" height="7" rx="1.6" ` +
    `fill="${css('ink')}"/>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="4.4" ` +
    `fill="${full ? css('f-battery') : '#eef0d8'}" ${OUTLINE}/>${inside}`
  );
}

/** A bell jar; what is inside lies behind the glass's rim and before its light. */
export const bellJar = (glass: string, inside: string): string =>
  `<circle cx="50" cy="23.5" r="3.6" fill="${css('ink')}"/>` +
  `<path d="M28 70V47A22 21 0 0 1 72 47V70z" fill="${glass}" ${OUTLINE}/>` +
  `<g opacity=".65">${shine('M33.5 58V48c0-7 4-12 9-14.5', '#fff', 2.6)}</g>${inside}` +
  `<rect x="22" y="70" width="56" height="8" rx="3" fill="${css('ink')}"/>`;

/** A jar with somebody in it. */
export const jar = (glass: string, inhabitant: string): string => bellJar(glass, at(50, 55.2, 0.98, inhabitant));

export const block = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${css(fill)}" ${OUTLINE}/>`;
