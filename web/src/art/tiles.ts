// The tile grammar: one function draws every tile. A tile is 100 × 100 units. Light falls from the upper left and never
// turns with the tile: only what points somewhere does, which is connectors, barrels, exhausts, shields.

import type { Component, Connector } from '../protocol';
import { mixedOf } from '../lib/mixed';
import { goodsList } from '../words/names';
import { type Art, armedSign, artOf, crewArt } from './components';
import { glyph } from './glyphs';
import { turned } from './look';
import { at, css, short, turnedBy } from './svg';
import type { TileLook } from './types';

/** Where pipes cross an edge. A universal connector has all three lanes, so whatever may join meets. */
export const LANES: Record<Connector, readonly number[]> = {
  smooth: [],
  one_pipe: [50],
  two_pipe: [30, 70],
  universal: [30, 50, 70],
};
/** How far in the well lies that the pipes run into. */
const WELL = 18;
/** From this size on, in pixels, clamps, highlights and engraving are drawn. */
export const FINE = 56;

export const PLATE =
  `<rect x="2" y="2" width="96" height="96" rx="11" fill="${css('enamel')}"/>` +
  '<rect x="2" y="2" width="96" height="96" rx="11" fill="url(#art-enamel)"/>' +
  `<rect x="2.7" y="2.7" width="94.6" height="94.6" rx="10.4" fill="none" stroke="${css('enamel-edge')}" ` +
  'stroke-width="1.4"/>';
export const PLATE_SHINE =
  '<path d="M4.5 88V13Q4.5 4.5 13 4.5H88" fill="none" stroke="#fffaf0" stroke-width="1.6" stroke-linecap="round"/>';
const WELL_SHADE =
  `<path d="M20.6 70V31Q20.6 20.6 31 20.6H70" fill="none" stroke="${css('ink')}" stroke-opacity=".13" ` + 'stroke-width="3"/>';
const ENGRAVED = `<path d="M16 7.6H84" stroke="${css('enamel-hair')}" stroke-width="1.4" stroke-linecap="round"/>`;

/** Plating is no thin line: a riveted band of steel from corner to corner. */
const PLATED =
  `<path d="M1.5 3.5Q1.5 0 5 0H95Q98.5 0 98.5 3.5V9L90 13.5H10L1.5 9z" fill="${css('steel-lo')}" ` +
  `stroke="${css('ink')}" stroke-width="2" stroke-linejoin="round"/>` +
  '<path d="M5 2.4H95" stroke="#c6ccd9" stroke-width="1.5" stroke-linecap="round"/>' +
  [14, 32, 50, 68, 86].map((x) => `<circle cx="${x}" cy="7.6" r="2.3" fill="#d5dae4" stroke="${css('ink')}"/>`).join('');

const bar = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${short(x)}" y="${y}" width="${short(width)}" height="${height}"` + `${radius ? ` rx="${radius}"` : ''} fill="${css(fill)}"/>`;

/** A cap closes a connector: it does not count as exposed. */
const CAPPED = `<rect x="20" y="1" width="60" height="9" rx="4.5" fill="#c6ccd9" stroke="${css('ink')}" stroke-width="2.2"/>`;

/** One side, drawn as the upper one. */
export function side(connector: Connector, plated: boolean, fine: boolean): string {
  if (plated) return PLATED;
  const lanes = LANES[connector];
  const [first, last] = [lanes[0], lanes.at(-1)];
  if (first === undefined || last === undefined) return fine ? ENGRAVED : '';
  const [low, width] = [first - 9.5, last - first + 19];
  const casing = lanes.map((x) => bar(x - 6, 0, 12, WELL + 1, 'ink')).join('');
  const pipes = lanes.map((x) => bar(x - 3, 0, 6, WELL + 0.5, 'brass') + bar(x - 1.9, 0, 1.6, WELL + 0.5, 'brass-hi')).join('');
  if (!fine) return casing + pipes;
  // A clamp joins the pipes of one side: it makes T, Π and Ш out of one, two and three of them.
  const metal = connector === 'universal' ? 'brass-hi' : 'brass';
  return casing + bar(low, 6.4, width, 6.2, 'ink', 2.2) + pipes + bar(low + 1.6, 8, width - 3.2, 3, metal, 1.2);
}

export function well(tint: string, fine: boolean): string {
  const size = 100 - 2 * WELL;
  return (
    `<rect x="${WELL}" y="${WELL}" width="${size}" height="${size}" rx="13" fill="${css(tint)}" ` +
    `stroke="${css('ink')}" stroke-width="2.4"/>` +
    (fine ? WELL_SHADE : '')
  );
}

/** Where a block lies that is hidden in a component without containers. */
const HIDEOUT: NonNullable<Art['holds']> = { spots: [[50, 51]], scale: 0.7 };
/** Those who are awake in a stasis chamber stand before its bunks. */
const before = (awake: number): string => (awake > 0 ? at(24, 40, 0.52, crewArt(undefined, awake)) : '');

/** What stands on a component: people, batteries or sleepers, goods. */
function standing({ component, alien, humans, asleep, batteries, goods }: TileLook, { empty, cells = [], holds }: Art): string {
  const chamber = component.type === 'stasis_chamber';
  const full = (chamber ? (asleep ?? humans) : batteries) ?? cells.length;
  const lives = empty === undefined ? '' : alien || humans !== undefined ? crewArt(alien, humans ?? 0) : empty;
  const awake = chamber && asleep !== undefined ? before(humans ?? 0) : '';
  const { spots, scale } = holds ?? HIDEOUT;
  const laid = (goods ? goodsList(goods) : []).map((good, index) => {
    const spot = spots[index];
    return spot ? at(...spot, scale, glyph[good]()) : '';
  });
  return lives + cells.map((cell, index) => cell(index < full)).join('') + awake + laid.join('');
}

/** What stays upright of a component, and what stands on it. */
export function uprightArt(look: TileLook): string {
  const art = artOf(look.component, look.colour);
  const upright = look.busy && art.busy !== undefined ? art.busy : (art.upright?.(look.turn ?? 0) ?? '');
  return upright + standing(look, art);
}

function draw(look: TileLook, fine: boolean): string {
  const turn = (((look.turn ?? 0) % 4) + 4) % 4;
  const { well: tint, points } = artOf(look.component, look.colour);
  const plated = turned(look.plating ?? [false, false, false, false], turn);
  const capped = look.capped && turned(look.capped, turn);
  const sides = turned(look.connectors, turn).map((connector, index) =>
    turnedBy(index * 90, side(connector, plated[index] ?? false, fine) + (capped?.[index] ? CAPPED : '')),
  );
  return (
    PLATE +
    (fine ? PLATE_SHINE : '') +
    sides.join('') +
    well(tint, fine) +
    (points ? turnedBy(turn * 90, points) : '') +
    uprightArt({ ...look, turn }) +
    (look.swivels ? SWIVELS : '') +
    (look.hemmed ? HEMMED : '') +
    (look.armed && fine ? armedSign() : '')
  );
}

/** Arrows around it: it points wherever it should. */
const SWIVELS =
  `<g fill="none" stroke="${css('ink')}" stroke-width="7"><path d="M27 36A27 27 0 0 1 73 36M73 64A27 27 0 0 1 27 64"/></g>` +
  `<g fill="none" stroke="${css('brass-hi')}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">` +
  '<path d="M27 36A27 27 0 0 1 73 36M74 25V37H62M73 64A27 27 0 0 1 27 64M26 75V63H38"/></g>';
/** Brackets that close in from both sides: something may stand before or behind it. */
const HEMMED =
  `<g fill="none" stroke="${css('brass-hi')}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">` +
  '<path d="M36 24 50 31 64 24M36 76 50 69 64 76"/></g>';

const componentKey = (component: Component): string =>
  component.type === 'mixed_life_support' ? mixedOf(component.value).join() : JSON.stringify(component);

/** What two looks that are drawn alike have in common. */
function keyOf(look: TileLook, fine: boolean): string {
  const { component, connectors, plating, capped, swivels, hemmed, busy, armed, turn, colour, humans, asleep, alien, batteries, goods } =
    look;
  const sides = [connectors.join(), plating?.join(), capped?.join(), swivels, hemmed, busy, armed];
  const standing = [humans, asleep, alien, batteries, goods?.join('.')];
  return [componentKey(component), ...sides, turn ?? 0, colour, ...standing, fine].join('|');
}

/** Every tile of the box in four turns and a few loads; old ones make room one by one. */
const MOST_DRAWN = 2_000;
const drawn = new Map<string, string>();

/** The inside of a tile, 100 × 100 units, as it looks at this size in pixels. */
export function tileArt(look: TileLook, size = 96): string {
  const fine = size >= FINE;
  const key = keyOf(look, fine);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  if (drawn.size >= MOST_DRAWN) drawn.delete(drawn.keys().next().value ?? '');
  const art = draw(look, fine);
  drawn.set(key, art);
  return art;
}

/** The back of every tile. */
export function backArt(): string {
  return (
    '<rect x="2" y="2" width="96" height="96" rx="11" fill="#26325a"/>' +
    '<rect x="2" y="2" width="96" height="96" rx="11" fill="url(#art-backs)"/>' +
    '<rect x="2.7" y="2.7" width="94.6" height="94.6" rx="10.4" fill="none" stroke="#4d5c92" stroke-width="1.4"/>' +
    '<rect x="9" y="9" width="82" height="82" rx="7" fill="none" stroke="#4d5c92" stroke-width="1.2"/>' +
    `<g fill="none" stroke="${css('brass')}"><circle cx="50" cy="50" r="24" fill="#1d2748" stroke-width="2"/>` +
    '<path d="M50 33.5 64.3 41.7V58.3L50 66.5 35.7 58.3V41.7z" stroke-width="3" stroke-linejoin="round"/>' +
    '<circle cx="50" cy="50" r="6" stroke-width="3"/></g>'
  );
}
