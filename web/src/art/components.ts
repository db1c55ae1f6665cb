// What stands on a tile: one silhouette for each kind. `points` turns with the tile, `upright` never does.

import type { Alien, Colour, Component, Turn } from '../protocol';
import type { Plain } from './types';
import { emblem, glyph } from './glyphs';
import { type Art, barrel, bell, block, cell, crate, jar, needsCharge, type Spot, spun, vault, wheel } from './pieces';
import { at, css, INLINE, OUTLINE, shine } from './svg';

export type { Art } from './pieces';

const star = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff3d6"/>`;
const STARS = star(50, 46, 1.5) + star(54, 55, 1) + star(46, 57, 1.1);
const CURTAINS = '<path d="M31.5 43.5q3.5-3.5 9-4v23.6q-5.5-.5-9-4zM68.5 43.5q-3.5-3.5-9-4v23.6q5.5-.5 9-4z" fill="#d98a6a"/>';

/** The people in a cabin: an alien, or so many humans. */
export function crewArt(alien: Alien | undefined, humans: number): string {
  // A human may live with an alien (Hotel Clerk).
  if (alien && humans > 0) return at(40.3, 51, 0.88, glyph[alien]()) + at(62, 52.5, 0.76, glyph.astronaut());
  if (alien) return at(50, 51, 1, glyph[alien]());
  if (humans === 1) return at(50, 51.5, 0.95, glyph.astronaut());
  if (humans > 1) return at(40.3, 51.8, 0.84, glyph.astronaut()) + at(59.7, 51.8, 0.84, glyph.astronaut());
  return STARS;
}

/** Components of later boxes: the home screen shows none, so their drawings come with the screens that do (`boxes.ts`). */
export type LaterComponent = Extract<Component, { type: LaterKind }>;
type LaterKind =
  | 'cannon_engine'
  | 'combined'
  | 'cannon_booster'
  | 'engine_booster'
  | 'shield_booster'
  | 'reactor_furnace'
  | 'catapult'
  | 'stasis_chamber'
  | 'solar_panel'
  | 'thruster'
  | 'straight_thruster'
  | 'router'
  | 'mixed_life_support'
  | 'crubot_station'
  | 'auto_defense'
  | 'armory';
interface Later {
  artOf: (component: LaterComponent) => Art;
  armed: () => string;
}
let later: Later | null = null;
/** From now on these can be drawn, too. */
export const draws = (more: Later): void => void (later = more);
const UNKNOWN: Art = { well: 'enamel-lo' };

const CABIN: Art = {
  well: 'w-cabin',
  upright: () =>
    `<rect x="21" y="31" width="58" height="40" rx="20" fill="${css('f-cabin')}" ${OUTLINE}/>` +
    shine('M28 40q4-5 11-5h10', '#c3d3e4', 2.4) +
    `<rect x="27.5" y="38" width="45" height="27" rx="13.5" fill="${css('night')}" ${INLINE}/>`,
  empty: CURTAINS + STARS,
};

const startingCabin = (colour: Colour): Art => ({
  well: 'w-cabin',
  upright: () =>
    `<circle cx="50" cy="50" r="31" fill="${css(`p-${colour}`)}" ${OUTLINE}/>` +
    `<circle cx="50" cy="50" r="29.7" fill="url(#art-${colour})"/>` +
    `<circle cx="50" cy="50" r="20.5" fill="${css('night')}" ${OUTLINE}/>`,
  empty: at(50, 50, 1.25, emblem(colour)),
});

const three = (top: number, x: number): Spot[] => [
  [50, top],
  [x, 64.5],
  [100 - x, 64.5],
];
const two = (x: number): Spot[] => [
  [x, 50],
  [100 - x, 50],
];

/** Containers for all but red goods, by how many there are. */
const CRATES: readonly (readonly Spot[])[] = [[], [[50, 50]], two(35.5), three(35, 35.5)];
/** Containers for all goods. */
const VAULTS: readonly { spots: readonly Spot[]; radius: number; scale: number }[] = [
  { spots: [], radius: 0, scale: 1 },
  { spots: [[50, 50]], radius: 22, scale: 1.08 },
  { spots: two(35), radius: 14.6, scale: 0.72 },
  { spots: three(35.5, 35), radius: 14, scale: 0.72 },
];

function cargo(size: number): Art {
  const spots = CRATES[size] ?? [];
  return { well: 'w-cargo', upright: () => spots.map(([x, y]) => crate([x - 13, y - 13])).join(''), holds: { spots, scale: 0.74 } };
}

function special(size: number): Art {
  const { spots, radius, scale } = VAULTS[size] ?? VAULTS[0]!;
  return { well: 'w-special', upright: () => spots.map((spot) => vault(spot, radius)).join(''), holds: { spots, scale } };
}

/** How wide batteries are, and how far apart their middles are, by how many there are. */
const CELLS: readonly (readonly [number, number])[] = [
  [20, 26],
  [20, 26],
  [20, 26],
  [16.5, 20.5],
];

function batteries(size: number): Art {
  const [width, step] = CELLS[size] ?? [58 / size - 3, 60 / size];
  const place = (index: number) => 50 + (index - (size - 1) / 2) * step;
  return { well: 'w-battery', cells: Array.from({ length: size }, (_, index) => (full) => cell(place(index), width, full)) };
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

const BRACKET = 'M25 28H57Q72 28 72 43V75';
const SHIELD =
  shine(BRACKET, css('ink'), 13) + shine(BRACKET, css('f-shield'), 8.4) + shine('M29 43H50Q57 43 57 50V71', css('f-shield'), 3.4);

/** The light falls from the upper left, so a turned bracket shines on another of its sides. */
const shieldShine = ['M26 26.4H56', 'M70.4 26V56', 'M26.4 26V56', 'M44 26.4H74'];

function shieldCore(turn: Turn): string {
  const [x, y] = spun([38, 62], turn);
  return (
    shine(shieldShine[turn % 4] ?? '', '#9be0dc', 2) +
    `<circle cx="${x}" cy="${y}" r="11.5" fill="${css('f-shield')}" ${OUTLINE}/>${at(x, y, 0.66, glyph.bolt())}`
  );
}

const SIMPLE: Record<Exclude<Plain<Component>, 'starting_cabin' | LaterKind>, Art> = {
  cabin: CABIN,
  structural: { well: 'enamel-lo', upright: () => GIRDER },
  engine: {
    well: 'w-engine',
    points: block(37, 26, 26, 24, 4, 'steel-lo') + shine('M41 30h10', '#c6ccd9', 2) + bell(50, 23, 48),
  },
  double_engine: {
    well: 'w-engine',
    points: bell(34, 15, 52) + bell(66, 15, 52) + block(23, 24, 54, 29, 6, 'steel-lo') + shine('M28 28.6h17', '#c6ccd9', 2),
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

const LIFE: Record<Alien, Art> = {
  brown: { well: 'w-brown', upright: () => jar('#cfa477', glyph.brown()) },
  purple: { well: 'w-purple', upright: () => jar('#bd9bd6', glyph.purple()) },
  cyan: { well: 'w-cyan', upright: () => jar('#8fdbe6', glyph.cyan()) },
};

/** How a component is drawn; `colour`: whose starting cabin it is. */
export function artOf(component: Component, colour: Colour = 'blue'): Art {
  switch (component.type) {
    case 'starting_cabin': return startingCabin(colour);
    case 'life_support': return LIFE[component.value];
    case 'battery': return batteries(component.value);
    case 'cargo': return cargo(component.value);
    case 'special_cargo': return special(component.value);
    default: return isSimple(component.type) ? SIMPLE[component.type] : (later?.artOf(component as LaterComponent) ?? UNKNOWN);
  }
}

const isSimple = (type: string): type is keyof typeof SIMPLE => type in SIMPLE;

/** The sign of armed crew, in a corner of its tile. */
export const armedSign = (): string => later?.armed() ?? '';
