// What stands on a tile: one silhouette for each kind. `points` turns with the tile, `upright` never does.

import type { Component } from '../protocol';
import { goodsList } from '../words/names';
import { emblem, glyph } from './glyphs';
import { at, css, INLINE, OUTLINE, shine, short } from './svg';
import type { TileLook } from './types';

export interface Art {
  /** The tint of the well. */
  well: string;
  /** Art that points somewhere, drawn for turn 0. */
  points?: string;
  /** Art that stays upright; the light falls on it from the upper left, however the tile is turned. */
  upright?: (look: TileLook) => string;
}

type Spot = readonly [x: number, y: number];

/** Where a spot of an unturned tile comes to lie. */
function spun([x, y]: Spot, turn = 0): Spot {
  const [dx, dy] = [x - 50, y - 50];
  const places: readonly Spot[] = [[dx, dy], [-dy, dx], [-dx, -dy], [dy, -dx]];
  const [tx, ty] = places[((turn % 4) + 4) % 4] ?? [dx, dy];
  return [50 + tx, 50 + ty];
}

/** The sign "this needs a battery", on a part that turns but never upside down itself. */
const needsCharge = (spot: Spot, scale: number) => (look: TileLook): string =>
  at(...spun(spot, look.turn), scale, glyph.bolt());

function barrel(x: number, width: number, end: number): string {
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

const wheel = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${css('steel-lo')}" ${OUTLINE}/>` +
  `<circle cx="${x}" cy="${y}" r="${short(radius * 0.34)}" fill="${css('ink')}"/>`;

function bell(x: number, width: number, top: number): string {
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

const crate = ([x, y]: Spot, size = 26): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="3.4" fill="${css('f-cargo')}" ${OUTLINE}/>` +
  `<rect x="${x + 4}" y="${y + 4}" width="${size - 8}" height="${size - 8}" rx="1.5" fill="${css('night')}"/>` +
  shine(`M${x + 2.6} ${y + 2.2}h${short(size - 5.2)}`, '#eac27f', 1.5);

function octagon([cx, cy]: Spot, radius: number): string {
  const [r, k] = [radius, radius * 0.42];
  const corners: Spot[] = [[-k, -r], [k, -r], [r, -k], [r, k], [k, r], [-k, r], [-r, k], [-r, -k]];
  return `M${corners.map(([x, y]) => `${short(cx + x)} ${short(cy + y)}`).join('L')}z`;
}

const vault = (spot: Spot, radius: number): string =>
  `<path d="${octagon(spot, radius)}" fill="${css('f-special')}" ${OUTLINE}/>` +
  `<path d="${octagon(spot, radius * 0.69)}" fill="${css('night')}"/>` +
  shine(`M${short(spot[0] - radius * 0.38)} ${short(spot[1] - radius + 3)}h${short(radius * 0.76)}`, '#f2a58f', 1.8);

function cell(x: number, width: number, full: boolean): string {
  const [top, height, left] = [31, 43, short(x - width / 2)];
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

/** A bell jar with somebody in it. */
const jar = (glass: string, inhabitant: string): string =>
  `<circle cx="50" cy="23.5" r="3.6" fill="${css('ink')}"/>` +
  `<path d="M28 70V47A22 21 0 0 1 72 47V70z" fill="${glass}" ${OUTLINE}/>` +
  `<g opacity=".65">${shine('M33.5 58V48c0-7 4-12 9-14.5', '#fff', 2.6)}</g>${at(50, 55.2, 0.98, inhabitant)}` +
  `<rect x="22" y="70" width="56" height="8" rx="3" fill="${css('ink')}"/>`;

/** The people in a cabin; nothing is drawn for a cabin as it leaves the yard. */
function crew({ alien, humans }: TileLook): string | null {
  if (alien) return at(50, 51, 1, glyph[alien]());
  if (humans === undefined) return null;
  if (humans === 1) return at(50, 51.5, 0.95, glyph.astronaut());
  if (humans > 1) return at(40.3, 51.8, 0.84, glyph.astronaut()) + at(59.7, 51.8, 0.84, glyph.astronaut());
  return STARS;
}

const star = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff3d6"/>`;
const STARS = star(50, 46, 1.5) + star(54, 55, 1) + star(46, 57, 1.1);
const CURTAINS =
  '<path d="M31.5 43.5q3.5-3.5 9-4v23.6q-5.5-.5-9-4zM68.5 43.5q-3.5-3.5-9-4v23.6q5.5-.5 9-4z" fill="#d98a6a"/>';

/** Blocks in containers, the most valuable first. */
const laid = ({ goods }: TileLook, spots: readonly Spot[], scale: number): string =>
  (goods ? goodsList(goods) : []).map((good, index) => {
    const spot = spots[index];
    return spot ? at(...spot, scale, glyph[good]()) : '';
  }).join('');

const CRATES: Record<number, readonly Spot[]> = {
  2: [[35.5, 50], [64.5, 50]],
  3: [[50, 35], [35.5, 64.5], [64.5, 64.5]],
};
const VAULTS: Record<number, { spots: readonly Spot[]; radius: number; scale: number }> = {
  1: { spots: [[50, 50]], radius: 22, scale: 1.08 },
  2: { spots: [[35, 50], [65, 50]], radius: 14.6, scale: 0.72 },
};

function cargo(look: TileLook, size: number): string {
  const spots = CRATES[size] ?? [];
  return spots.map(([x, y]) => crate([x - 13, y - 13])).join('') + laid(look, spots, 0.74);
}

function special(look: TileLook, size: number): string {
  const { spots, radius, scale } = VAULTS[size] ?? { spots: [], radius: 0, scale: 1 };
  return spots.map((spot) => vault(spot, radius)).join('') + laid(look, spots, scale);
}

function batteries({ batteries: left }: TileLook, size: number): string {
  const [places, width] = size === 3 ? [[29.5, 50, 70.5], 16.5] : [[37, 63], 20];
  return places.map((x, index) => cell(x, width, index < (left ?? size))).join('');
}

const cabin = (look: TileLook): string =>
  `<rect x="21" y="31" width="58" height="40" rx="20" fill="${css('f-cabin')}" ${OUTLINE}/>` +
  shine('M28 40q4-5 11-5h10', '#c3d3e4', 2.4) +
  `<rect x="27.5" y="38" width="45" height="27" rx="13.5" fill="${css('night')}" ${INLINE}/>` +
  (crew(look) ?? CURTAINS + STARS);

function startingCabin(look: TileLook): string {
  const colour = look.colour ?? 'blue';
  return (
    `<circle cx="50" cy="50" r="31" fill="${css(`p-${colour}`)}" ${OUTLINE}/>` +
    `<circle cx="50" cy="50" r="29.7" fill="url(#art-${colour})"/>` +
    `<circle cx="50" cy="50" r="20.5" fill="${css('night')}" ${OUTLINE}/>` +
    (crew(look) ?? at(50, 50, 1.25, emblem(colour)))
  );
}

const GIRDER =
  '<g fill="none" stroke-linecap="round">' +
  `<path d="M25 25 75 75M75 25 25 75" stroke="${css('ink')}" stroke-width="13"/>` +
  `<path d="M25 25 75 75M75 25 25 75" stroke="${css('steel')}" stroke-width="8"/>` +
  '<path d="M27 25.5 74 72.5M73 25.5 26 72.5" stroke="#c6ccd9" stroke-width="1.8"/></g>' +
  `<circle cx="50" cy="50" r="12.4" fill="${css('steel-lo')}" ${OUTLINE}/>` +
  `<path d="M50 43.6 55.6 46.8V53.2L50 56.4 44.4 53.2V46.8z" fill="#d5dae4" ${INLINE}/>` +
  `<g fill="${css('ink')}"><circle cx="29" cy="29" r="2"/><circle cx="71" cy="29" r="2"/>` +
  '<circle cx="29" cy="71" r="2"/><circle cx="71" cy="71" r="2"/></g>';

const block = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${css(fill)}" ${OUTLINE}/>`;

const BRACKET = 'M25 28H57Q72 28 72 43V75';
const SHIELD =
  shine(BRACKET, css('ink'), 13) +
  shine(BRACKET, css('f-shield'), 8.4) +
  shine('M29 43H50Q57 43 57 50V71', css('f-shield'), 3.4);

/** The light falls from the upper left, so a turned bracket shines on another of its sides. */
const shieldShine = ['M26 26.4H56', 'M70.4 26V56', 'M26.4 26V56', 'M44 26.4H74'];

function shieldCore(look: TileLook): string {
  const [x, y] = spun([38, 62], look.turn);
  return (
    shine(shieldShine[(look.turn ?? 0) % 4] ?? '', '#9be0dc', 2) +
    `<circle cx="${x}" cy="${y}" r="11.5" fill="${css('f-shield')}" ${OUTLINE}/>${at(x, y, 0.66, glyph.bolt())}`
  );
}

const SIMPLE: Record<Extract<Component, string>, Art> = {
  starting_cabin: { well: 'w-cabin', upright: startingCabin },
  cabin: { well: 'w-cabin', upright: cabin },
  structural: { well: 'enamel-lo', upright: () => GIRDER },
  engine: {
    well: 'w-engine',
    points: block(37, 26, 26, 24, 4, 'steel-lo') + shine('M41 30h10', '#c6ccd9', 2) + bell(50, 23, 48),
  },
  double_engine: {
    well: 'w-engine',
    points:
      bell(34, 15, 52) + bell(66, 15, 52) + block(23, 24, 54, 29, 6, 'steel-lo') + shine('M28 28.6h17', '#c6ccd9', 2),
    upright: needsCharge([50, 38.5], 1),
  },
  cannon: {
    well: 'w-cannon',
    points: block(27, 55, 46, 13, 4, 'steel') + wheel(29, 62, 9) + wheel(71, 62, 9) + barrel(50, 19, 72),
  },
  double_cannon: {
    well: 'w-cannon',
    points: block(22, 50, 56, 22, 6, 'steel') + barrel(32, 14, 74) + barrel(68, 14, 74),
    upright: needsCharge([50, 60.5], 0.84),
  },
  shield: { well: 'w-shield', points: SHIELD, upright: shieldCore },
};

const LIFE = {
  brown: { well: 'w-brown', upright: () => jar('#cfa477', glyph.brown()) },
  purple: { well: 'w-purple', upright: () => jar('#bd9bd6', glyph.purple()) },
} satisfies Record<string, Art>;

/** How a component is drawn. */
export function artOf(component: Component): Art {
  if (typeof component === 'string') return SIMPLE[component];
  if ('life_support' in component) return LIFE[component.life_support];
  if ('battery' in component) return { well: 'w-battery', upright: (look) => batteries(look, component.battery) };
  if ('cargo' in component) return { well: 'w-cargo', upright: (look) => cargo(look, component.cargo) };
  return { well: 'w-special', upright: (look) => special(look, component.special_cargo) };
}
