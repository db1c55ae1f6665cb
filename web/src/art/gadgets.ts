// Components of later boxes: most of them work only together with others.

import type { Component } from '../protocol';
import { type Art, barrel, bell, block, cell, crate, type Spot, vault } from './pieces';
import { glyph } from './glyphs';
import { at, css, INLINE, OUTLINE, shine, turnedBy } from './svg';

const BONE = '#fff6e2';
const bone = (d: string): string => `<path d="${d}" fill="${BONE}"/>`;
const boneDot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="4" fill="${BONE}"/>`;

/** What a booster makes stronger, as a small sign. */
const SIGNS = {
  cannon: bone('M46.5 46h7l2.5 17a6 6 0 0 1-12 0z') + boneDot(39, 62) + boneDot(61, 62),
  engine: bone('M46 46h8v6l5 11H41l5-11z') + shine('M45 67.5h10', BONE, 3),
  shield: shine('M41 50h11a7 7 0 0 1 7 7v9', BONE, 4.4) + boneDot(46, 61.5),
};

/** A hexagon with chevrons: whatever is joined to it becomes stronger, for a battery. */
export const booster = (what: keyof typeof SIGNS) => (): string =>
  `<path d="M50 20 77 35V65L50 80 23 65V35z" fill="${css(`f-${what}`)}" ${OUTLINE}/>` +
  '<path d="M50 25 72.6 37.6V62.4L50 75 27.4 62.4V37.6z" fill="none" stroke="#fff" stroke-opacity=".28" ' +
  `stroke-width="1.6"/>${shine('M41 33.5l9-6 9 6', BONE, 3.6)}` +
  `<g opacity=".65">${shine('M41 41.5l9-6 9 6', BONE, 3.6)}</g>${SIGNS[what]}` +
  at(71, 70, 0.8, glyph.bolt());

/** A stove with a grate. */
export const furnace = (): string =>
  block(58, 19, 12, 18, 0, 'f-iron') +
  `<circle cx="50" cy="52" r="27" fill="${css('f-iron')}" ${OUTLINE}/>` +
  `<path d="M33 64V52a17 17 0 0 1 34 0v12z" fill="#22151c" ${INLINE}/>` +
  '<path d="M36 64c-1-9 5-10 5-18 5 3 5 7 5 10 3-3 5-8 4-13 7 4 8 10 7 14 3-1 4-3 4-5 4 5 3 9 2 12z" ' +
  `fill="${css('flame')}"/><path d="M44 64c-1-5 3-6 4-11 4 3 6 7 5 11z" fill="${css('flame-hi')}"/>` +
  `<path d="M41.5 48v16M50 44v20M58.5 48v16" stroke="${css('ink')}" stroke-width="2.4"/>` +
  `<rect x="27" y="64" width="46" height="7" rx="3" fill="${css('ink')}"/>` +
  shine('M30 42c3-7 8-11 14-13', '#8d8799', 2.6);

const ARROW = `<path d="M50 13 61.5 26H38.5z" fill="${css('brass')}" ${INLINE}/>`;
/** The sides it fires to. */
export const CATAPULT_ARROWS = [0, 90, 270].map((degrees) => turnedBy(degrees, ARROW)).join('');

/** An arm on a turntable. */
export const catapult = (): string =>
  `<circle cx="50" cy="51" r="21" fill="#d8b98c" ${OUTLINE}/>` +
  `<circle cx="50" cy="51" r="15" fill="none" stroke="${css('ink')}" stroke-opacity=".35" stroke-width="1.6"/>` +
  shine('M40 63 58 41', css('ink'), 9.5) +
  shine('M40 63 58 41', '#a8763a', 4.6) +
  `<circle cx="60" cy="39" r="8.4" fill="${css('f-cannon')}" ${OUTLINE}/>` +
  `<circle cx="60" cy="39" r="3.6" fill="${css('g-blue')}"/>`;

/** Four bunks; those with a sleeper in them are lit. */
export const BUNKS = [21, 36, 51, 66].map((y) => (full: boolean): string => {
  const sleeper = full
    ? `<circle cx="31" cy="${y + 6.2}" r="3.8" fill="#fffaf0" stroke="${css('ink')}" stroke-width="1.6"/>` +
      shine(`M38 ${y + 8.6}q2-4 9-4h22q3 0 3 3.6`, css('f-frost'), 3.6)
    : '';
  return `<rect x="22" y="${y}" width="56" height="12.5" rx="6.2" fill="${full ? '#e6f4fb' : '#8eaabb'}" ${INLINE}/>` + sleeper;
});

/** A barrel ahead, a bell behind. */
export const CANNON_ENGINE =
  barrel(50, 15, 50) +
  bell(50, 20, 56) +
  block(28, 40, 44, 20, 8, 'f-iron') +
  `<circle cx="50" cy="50" r="5" fill="${css('brass')}" ${INLINE}/>` +
  shine('M33 45h9', '#8d8799', 2.4);

type Combined = Extract<Component, { type: 'combined' }>['value'];

/** Two sorts of things side by side: red containers, then others, then batteries. */
export function combined({ cargo, special, batteries }: Combined): Art {
  const halves = [special && 'special', cargo && 'cargo', batteries && 'batteries'].filter(Boolean);
  const x = (half: string) => (halves[0] === half ? 34 : 66);
  const vaults: Spot[] = special ? [[x('special'), 50]] : [];
  const crates: Spot[] = cargo
    ? [
        [x('cargo'), 35],
        [x('cargo'), 65],
      ]
    : [];
  return {
    well: 'w-cargo',
    upright: () =>
      `<path d="M50 22V78" fill="none" stroke="${css('ink')}" stroke-opacity=".4" stroke-width="2" ` +
      'stroke-dasharray="1 5" stroke-linecap="round"/>' +
      vaults.map((spot) => vault(spot, 14)).join('') +
      crates.map(([cx, cy]) => crate([cx - 11.5, cy - 11.5], 23)).join(''),
    cells: batteries ? [28, 57].map((top) => (full) => cell(x('batteries'), 17, full, top, 20)) : [],
    holds: { spots: [...vaults, ...crates], scale: 0.66 },
  };
}
