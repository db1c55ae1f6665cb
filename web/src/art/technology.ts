// Components of *Another Big Expansion*: what feeds, steers, joins, wakes, guards and arms others.

import type { Alien } from '../protocol';
import { glyph } from './glyphs';
import { bellJar, block } from './pieces';
import { at, css, INLINE, OUTLINE, shine, turnedBy } from './svg';

const wing = (x: number, used: boolean): string =>
  `<rect x="${x}" y="25" width="25" height="50" rx="2.5" fill="${css(used ? 'steel-lo' : 'f-solar')}" ${OUTLINE}/>` +
  `<path d="M${x + 12.5} 26V74M${x + 1} 37.5h23M${x + 1} 50h23M${x + 1} 62.5h23" ` +
  `stroke="${used ? '#8b93a8' : '#8fb0e6'}" stroke-width="1.7"/>` +
  (used ? '' : shine(`M${x + 3} 34 ${x + 9} 28`, '#dbe8ff', 2.2));

const BEAMS = 'M0-9.4v1.6M0 7.8v1.6M-9.4 0h1.6M7.8 0h1.6M-6.6-6.6l1 1M5.6 5.6l1 1M-6.6 6.6l1-1M5.6-5.6l1-1';
const sun = (fill: string): string => `<circle r="4.8" fill="${fill}"/>${shine(BEAMS, fill, 2.3)}`;

/** Two wings and a sun, grey once its power is used on this card. */
export const solarPanel = (used: boolean): string =>
  `<path d="M42 50h16" stroke="${css('ink')}" stroke-width="7"/>${wing(20, used)}${wing(55, used)}` +
  `<circle cx="50" cy="50" r="11" fill="${used ? '#cdb88f' : css('brass')}" ${OUTLINE}/>` +
  at(50, 50, 0.72, sun(css('ink')));

const NOZZLE =
  `<path d="M39 17Q40 2 50-1 60 2 61 17z" fill="${css('plasma')}"/><path d="M45 17Q46 8 50 4 54 8 55 17z" fill="#effaff"/>` +
  `<path d="M42.5 40V31L35.5 15.5H64.5L57.5 31V40z" fill="${css('f-frost')}" ${OUTLINE}/>` +
  `<path d="M41 24.5H59" stroke="${css('ink')}" stroke-width="2"/>${shine('M42 20.5l3.4 8', '#b8dcef', 2.2)}`;

/** Nozzles to the sides its exhausts point to, counted clockwise from up. */
export const nozzles = (sides: readonly number[]): string => sides.map((side) => turnedBy(side * 90, NOZZLE)).join('');

/** The hub between the nozzles. */
export const thrusterHub = (): string =>
  `<circle cx="50" cy="50" r="17.5" fill="${css('steel-lo')}" ${OUTLINE}/>` +
  shine('M38.5 45.5c2-5 5-7 9-8', '#c6ccd9', 2.4) +
  at(50.5, 50, 1, glyph.bolt());

/** A mast that sends. */
export const router = (): string =>
  `<path d="M50 46 60 77H40z" fill="${css('steel')}" ${OUTLINE}/><path d="M45.5 64h9" ${INLINE}/>` +
  shine('M38.5 30.5a15 15 0 0 0 0 19M61.5 30.5a15 15 0 0 1 0 19', css('ink'), 4.4) +
  shine('M30 24a25 25 0 0 0 0 32M70 24a25 25 0 0 1 0 32', css('ink'), 4.4) +
  `<circle cx="50" cy="40" r="7.4" fill="${css('flame')}" ${OUTLINE}/>`;

const GLASS: Record<Alien, string> = { brown: '#cfa477', purple: '#bd9bd6', cyan: '#8fdbe6' };

/** A jar that is divided: one colour on each side. */
export const mixedJar = (left: Alien, right: Alien): string =>
  bellJar(
    GLASS[left],
    `<path d="M50 26A22 21 0 0 1 72 47V70H50z" fill="${GLASS[right]}"/><path d="M50 26V70" ${INLINE}/>` +
      `<path d="M28 70V47A22 21 0 0 1 72 47V70z" fill="none" ${OUTLINE}/>` +
      at(39.4, 57, 0.68, glyph[left]()) +
      at(60.6, 57, 0.68, glyph[right]()),
  );

/** One for each robot of a station. */
const lamp = (x: number, on: boolean): string =>
  `<circle cx="${x}" cy="73.5" r="4.1" fill="${on ? css('plasma') : '#8b93a8'}" stroke="${css('ink')}" stroke-width="2"/>`;
const eye = (x: number, on: boolean): string =>
  on ? `<circle cx="${x}" cy="48.7" r="4.4" fill="${css('plasma')}"/>` : shine(`M${x - 3.7} 49.5h7.5`, css('plasma'), 2.6);

/** A robot's head: asleep, or awake with open eyes and its lamps lit. */
export const crubots = (on: boolean): string =>
  block(19.5, 43, 10, 14, 3, 'steel-lo') +
  block(70.5, 43, 10, 14, 3, 'steel-lo') +
  `<rect x="26.5" y="34.5" width="47" height="32.5" rx="9" fill="#b9cad8" ${OUTLINE}/>` +
  shine('M32 43q1-4.5 6-5h8', '#eaf3fa', 2.2) +
  `<rect x="32.5" y="41" width="35" height="15.5" rx="7.7" fill="${css('night')}" ${INLINE}/>` +
  eye(42.5, on) +
  eye(57.5, on) +
  `<path d="M44 61.5h12" ${INLINE}/>${at(50, 26.5, 0.6, glyph.bolt())}` +
  [32, 44, 56, 68].map((x) => lamp(x, on)).join('');

/** Cross-hairs around a red eye. */
export const autoDefense = (): string =>
  `<circle cx="50" cy="50" r="25.5" fill="#fbe6dc" ${OUTLINE}/>` +
  shine('M50 19V33M50 67V81M19 50H33M67 50H81', css('ink'), 4) +
  `<circle cx="50" cy="50" r="15" fill="${css('f-iron')}" ${OUTLINE}/>` +
  `<circle cx="50" cy="50" r="8" fill="${css('g-red')}" ${INLINE}/><circle cx="47.3" cy="47" r="2.5" fill="#ffd9cf"/>`;

/** One large ray gun: the same sign, small, marks crew that is armed. */
export const armory = (): string =>
  `<path d="M36 58 31 79H45.5L51 58z" fill="#a8763a" ${OUTLINE}/>` +
  `<path d="M37.5 66h8.5M36 72h8.5" stroke="${css('ink')}" stroke-width="1.8"/>` +
  shine('M50 58q9 1 9 9', css('ink'), 2.6) +
  `<path d="M41 34 36 21 53 31z" fill="#cf5a24" ${OUTLINE}/>` +
  `<path d="M22 46C22 34 34 29 46 31L62 36.5V52.5L46 58.5C34 61.5 22 58 22 46z" fill="${css('f-olive')}" ${OUTLINE}/>` +
  shine('M28 42c2-5 7-7 14-6.5', '#d8dba0', 2.8) +
  `<rect x="62" y="39.5" width="12" height="10" fill="#d5dae4" ${OUTLINE}/>` +
  `<path d="M56 33.5V55.5" stroke="${css('ink')}" stroke-width="2.2"/>` +
  shine('M66 36v17M71 36v17', css('ink'), 3.6) +
  `<circle cx="78" cy="44.5" r="5.6" fill="${css('flame')}" ${OUTLINE}/>` +
  `<circle cx="41" cy="46" r="5.4" fill="${css('brass-hi')}" ${INLINE}/>`;

/** The sign of armed crew, in a corner of its tile. */
export const armedSign = (): string =>
  `<circle cx="82" cy="82" r="15.5" fill="${css('enamel-hi')}" stroke="${css('ink')}" stroke-width="2.2"/>${at(68.5, 69, 0.26, armory())}`;
