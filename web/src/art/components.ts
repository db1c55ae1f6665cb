// What stands on a tile: one silhouette for each kind. `points` turns with the tile, `upright` never does.

import type { Alien, Component } from '../protocol';
import type { Plain } from './types';
import { booster, CANNON_ENGINE, catapult, CATAPULT_ARROWS, combined, furnace, stasis } from './gadgets';
import { emblem, glyph } from './glyphs';
import { type Art, barrel, bell, block, cell, crate, jar, laid, needsCharge, type Spot, spun, vault, wheel } from './pieces';
import { at, css, INLINE, OUTLINE, shine } from './svg';
import type { TileLook } from './types';

export type { Art } from './pieces';

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
const CURTAINS = '<path d="M31.5 43.5q3.5-3.5 9-4v23.6q-5.5-.5-9-4zM68.5 43.5q-3.5-3.5-9-4v23.6q5.5-.5 9-4z" fill="#d98a6a"/>';

const CRATES: Record<number, readonly Spot[]> = {
  2: [
    [35.5, 50],
    [64.5, 50],
  ],
  3: [
    [50, 35],
    [35.5, 64.5],
    [64.5, 64.5],
  ],
};
const VAULTS: Record<number, { spots: readonly Spot[]; radius: number; scale: number }> = {
  1: { spots: [[50, 50]], radius: 22, scale: 1.08 },
  2: {
    spots: [
      [35, 50],
      [65, 50],
    ],
    radius: 14.6,
    scale: 0.72,
  },
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

const BRACKET = 'M25 28H57Q72 28 72 43V75';
const SHIELD =
  shine(BRACKET, css('ink'), 13) + shine(BRACKET, css('f-shield'), 8.4) + shine('M29 43H50Q57 43 57 50V71', css('f-shield'), 3.4);

/** The light falls from the upper left, so a turned bracket shines on another of its sides. */
const shieldShine = ['M26 26.4H56', 'M70.4 26V56', 'M26.4 26V56', 'M44 26.4H74'];

function shieldCore(look: TileLook): string {
  const [x, y] = spun([38, 62], look.turn);
  return (
    shine(shieldShine[(look.turn ?? 0) % 4] ?? '', '#9be0dc', 2) +
    `<circle cx="${x}" cy="${y}" r="11.5" fill="${css('f-shield')}" ${OUTLINE}/>${at(x, y, 0.66, glyph.bolt())}`
  );
}

const SIMPLE: Record<Plain<Component>, Art> = {
  starting_cabin: { well: 'w-cabin', upright: startingCabin },
  cabin: { well: 'w-cabin', upright: cabin },
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
  cannon_engine: { well: 'w-cannon', points: CANNON_ENGINE },
  cannon_booster: { well: 'w-cannon', upright: booster('cannon') },
  engine_booster: { well: 'w-engine', upright: booster('engine') },
  shield_booster: { well: 'w-shield', upright: booster('shield') },
  reactor_furnace: { well: 'w-iron', upright: furnace },
  catapult: { well: 'w-cannon', points: CATAPULT_ARROWS, upright: catapult },
  stasis_chamber: { well: 'w-frost', upright: stasis },
};

const LIFE: Record<Alien, Art> = {
  brown: { well: 'w-brown', upright: () => jar('#cfa477', glyph.brown()) },
  purple: { well: 'w-purple', upright: () => jar('#bd9bd6', glyph.purple()) },
  cyan: { well: 'w-cyan', upright: () => jar('#8fdbe6', glyph.cyan()) },
};

/** How a component is drawn. */
export function artOf(component: Component): Art {
  switch (component.type) {
    case 'life_support': return LIFE[component.value];
    case 'battery': return { well: 'w-battery', upright: (look) => batteries(look, component.value) };
    case 'cargo': return { well: 'w-cargo', upright: (look) => cargo(look, component.value) };
    case 'combined': return { well: 'w-cargo', upright: (look) => combined(look, component.value) };
    case 'special_cargo': return { well: 'w-special', upright: (look) => special(look, component.value) };
    default: return SIMPLE[component.type];
  }
}
