// Little coloured drawings shared by tiles, cards and panels, centred on 0,0 and about 24 units large.

import type { Colour, Good } from '../protocol';
import { at, css } from './svg';

const INK = `stroke="${css('ink')}" stroke-linejoin="round" stroke-linecap="round"`;
const BONE = '#fffaf0';
const RIM = '#fff3df';

const good = (d: string, colour: Good, extra = ''): string =>
  `<path class="rim" d="${d}" fill="${css(`g-${colour}`)}" stroke="${RIM}" stroke-width="1.7" ` + `stroke-linejoin="round"/>${extra}`;

const glint = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${RIM}" stroke-opacity=".55" stroke-width="1.5" stroke-linecap="round"/>`;

const bolt = (): string => `<path d="M2-11-8 2h6l-2 9L8-3H2z" fill="${css('brass-hi')}" ${INK} stroke-width="2"/>`;

const astronaut = (): string =>
  `<path d="M-10 12C-10 4-6 2 0 2s10 2 10 10z" fill="${BONE}" ${INK} stroke-width="2"/>` +
  `<circle cy="-4" r="8.6" fill="${BONE}" ${INK} stroke-width="2"/>` +
  `<rect x="-5.8" y="-8" width="11.6" height="8" rx="4" fill="${css('f-solar')}"/>` +
  '<path d="M-3.5-6h3" stroke="#cfe3ff" stroke-width="1.6" stroke-linecap="round"/>';

/** One eye, two feelers: the mechanic. */
const brown = (): string =>
  `<path d="M-6-8-9-14M6-8l3-6" ${INK} stroke-width="2.4"/>` +
  `<path d="M-13 12c-2-14 3-21 13-21s15 7 13 21z" fill="#b97d49" ${INK} stroke-width="2"/>` +
  `<circle cy="-1" r="5.4" fill="#fff7e6" ${INK} stroke-width="1.6"/><circle cy="-.4" r="2.2" fill="${css('ink')}"/>`;

/** Two horns and a temper: the gunner. */
const purple = (): string =>
  `<path d="M-10 12C-11 2-11-5-9-15l6 6h6l6-6c2 10 2 17 1 27z" fill="#a673cf" ${INK} stroke-width="2"/>` +
  `<path d="M-6-2l4 2M6-2 2 0" ${INK} stroke-width="2.4"/><path d="M-4 6h8" ${INK} stroke-width="1.8"/>`;

/** A drop with three eyes: the specialist. */
const cyan = (): string =>
  `<path d="M0-16C6-8 11-4 11 3A11 10 0 0 1-11 3C-11-4-6-8 0-16z" fill="#4cc3d9" ${INK} stroke-width="2"/>` +
  `<g fill="${css('ink')}"><circle cx="-5" cy="2" r="1.8"/><circle cy="-1" r="1.8"/><circle cx="5" cy="2" r="1.8"/></g>`;

const charge = (): string =>
  `<rect x="-2.6" y="-13" width="5.2" height="5" rx="1.2" fill="${css('ink')}"/>` +
  `<rect x="-7" y="-10" width="14" height="21" rx="4" fill="${css('f-battery')}" ${INK} stroke-width="1.8"/>` +
  at(0.3, 0.5, 0.68, bolt());

const credit = (): string =>
  `<circle r="10.5" fill="${css('brass')}" ${INK} stroke-width="1.8"/>` +
  `<circle r="7" fill="none" stroke="${css('ink')}" stroke-width="1"/>` +
  `<path d="M0-4.6 1.3-1.4 4.6 0 1.3 1.4 0 4.6-1.3 1.4-4.6 0-1.3-1.4z" fill="${css('ink')}"/>`;

export const glyph = {
  bolt,
  astronaut,
  brown,
  purple,
  cyan,
  charge,
  credit,
  // Corners are the price: four, three, two, one.
  red: (): string => good('M0-11.5 11.5 0 0 11.5-11.5 0z', 'red', glint('M0-6.6 6.6 0')),
  yellow: (): string => good('M0-10.5 11 8.8H-11z', 'yellow', glint('M-1.5-3.5-5 2.6')),
  green: (): string => good('M-11 0C-6-9.5 6-9.5 11 0 6 9.5-6 9.5-11 0z', 'green', glint('M-5 0H5')),
  blue: (): string => good('M0-12C4-6 9-2.5 9 2.5a9 8.7 0 0 1-18 0C-9-2.5-4-6 0-12z', 'blue', glint('M-5 2.5a5 4.8 0 0 0 2 4')),
};
export type GlyphName = keyof typeof glyph;

export type EmblemName = 'star' | 'sun' | 'planet' | 'moon' | 'comet';
export const EMBLEM: Record<Colour, EmblemName> = { red: 'star', yellow: 'sun', green: 'planet', blue: 'moon', white: 'comet' };

const SUNBEAMS = 'M0-9.4v1.6M0 7.8v1.6M-9.4 0h1.6M7.8 0h1.6M-6.6-6.6l1 1M5.6 5.6l1 1M-6.6 6.6l1-1M5.6-5.6l1-1';

const ray = (d: string, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.3" stroke-linecap="round"/>`;

const emblems: Record<EmblemName, (fill: string) => string> = {
  star: (fill) => `<path d="M0-10 2.6-3.4 9.6-3 4.2 1.5 6 8.4 0 4.6-6 8.4-4.2 1.5-9.6-3-2.6-3.4z" fill="${fill}"/>`,
  sun: (fill) => `<circle r="4.8" fill="${fill}"/>${ray(SUNBEAMS, fill)}`,
  planet: (fill) => `<circle r="5.8" fill="${fill}"/>${ray('M-10.4 3.2C-6.5 6.2 7.5 0 10.4-4.2', fill)}`,
  moon: (fill) => `<path d="M3.4-9.4A9.6 9.6 0 1 0 9.2 5 8.2 8.2 0 0 1 3.4-9.4z" fill="${fill}"/>`,
  comet: (fill) => `<circle cx="-3.8" cy="3.8" r="5.6" fill="${fill}"/>${ray('M1.2-1.2 9.6-9.6M-3.6-4.8 1.6-10M4.8 3.6 10-1.6', fill)}`,
};

/** A player's emblem, without its disc. */
export const emblem = (colour: Colour, fill: string = css(`p-${colour}`)): string => emblems[EMBLEM[colour]](fill);

/** A player's emblem on a disc of the colour, radius 16. */
export const emblemDisc = (colour: Colour): string =>
  `<circle r="16" fill="${css(`p-${colour}`)}"/>${emblem(colour, css(`p-${colour}-ink`))}`;

/** The part of the plane a glyph is drawn on. */
export const GLYPH_BOX: Record<GlyphName, string> = {
  bolt: '-13 -13 26 26',
  astronaut: '-13 -15 26 29',
  brown: '-16 -17 32 31',
  purple: '-14 -17 28 31',
  cyan: '-14 -17 28 31',
  charge: '-13 -14 26 26',
  credit: '-13 -13 26 26',
  red: '-13 -13 26 26',
  yellow: '-13 -13 26 26',
  green: '-13 -13 26 26',
  blue: '-13 -13 26 26',
};
