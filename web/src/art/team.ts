// The support team: a window for each member's card, 340 × 158, in which one thing of their trade lies in the middle; as
// small signs the middle is all that is seen.

import type { Member } from '../protocol';
import { glyph } from './glyphs';
import { at } from './svg';
import { tileArt } from './tiles';
import type { TileLook } from './types';

const INK = '#10162b';
const BONE = '#f3e7cf';
const LAMP = '#ffd683';
const BRASS = '#dba544';
const WOOD = '#b67a2c';
const RED = '#b8322f';
const STEEL = '#8b93a8';
const SLATE = '#3b4460';
const LINE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${LINE}/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const disc = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${LINE}/>`;
const plate = (x: number, y: number, width: number, height: number, rx: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}" ${LINE}/>`;
/** A rod with an ink line around it. */
const rod = (d: string, colour: string, width: number): string => stroke(d, INK, width + 6) + stroke(d, colour, width);
const turn = (degrees: number, x: number, y: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">${inner}</g>`;
const SMOOTH: TileLook['connectors'] = ['smooth', 'smooth', 'smooth', 'smooth'];
const tile = (x: number, y: number, scale: number, component: TileLook['component']): string =>
  at(x - 50 * scale, y - 50 * scale, scale, tileArt({ component, connectors: SMOOTH }, 60));

/** The wall, the floor, and what stands there. */
interface Scene {
  wall: string;
  floor: string;
  art: () => string;
}

const SCENES: Record<Member, Scene> = {
  advertiser: {
    wall: '#33202c',
    floor: '#553a34',
    art: () =>
      shape('M104 94 116 138H138L128 100z', SLATE) +
      shape('M96 62H76a15 15 0 0 0 0 30H96z', STEEL) +
      shape('M96 62 204 26V126L96 92z', RED) +
      stroke('M108 66 196 38', '#f2a58f', 5) +
      `<ellipse cx="204" cy="76" rx="12" ry="50" fill="#7a1f1c" ${LINE}/>` +
      stroke('M232 52 262 38M236 77H272M232 102 262 116', LAMP, 6),
  },
  architect: {
    wall: '#15243c',
    floor: '#33415c',
    art: () =>
      turn(
        -4,
        160,
        92,
        plate(-100, -56, 190, 104, 4, '#2c4c8c') +
          stroke('M-100-30H90M-100-4H90M-100 22H90M-62-56V48M-24-56V48M14-56V48M52-56V48', '#5f83c4', 1.5) +
          stroke('M-62-4v-26h38v-18h38v18h38v26h-38v26h-38V-4z', '#fff', 4) +
          '<path d="M58-46h26v26h-26z" fill="none" stroke="#ffb45e" stroke-width="4" stroke-dasharray="7 5"/>',
      ) + turn(24, 274, 92, plate(-7, -60, 14, 86, 1, BRASS) + shape('M-7 26H7L0 44z', BONE) + plate(-7, -68, 14, 12, 3, RED)),
  },
  assembler: {
    wall: '#1c2440',
    floor: '#39405a',
    art: () =>
      tile(92, 100, 0.62, { type: 'auto_defense' }) +
      tile(248, 100, 0.62, { type: 'auto_defense' }) +
      stroke('M136 84q34-54 68 0', '#9fdcf2', 5) +
      stroke('M148 92q22-36 44 0', '#9fdcf2', 5) +
      stroke('M160 100q10-16 20 0', '#9fdcf2', 5) +
      disc(170, 112, 7, BRASS),
  },
  bureaucrat: {
    wall: '#2a2438',
    floor: '#4c4038',
    art: () =>
      turn(
        -5,
        146,
        104,
        plate(-76, -42, 150, 84, 4, '#f1e6d0') +
          stroke('M-58-22H24M-58-8H50M-58 6H4', '#535a75', 4) +
          '<circle cx="40" cy="18" r="15" fill="none" stroke="#a3271b" stroke-width="4"/>' +
          stroke('M32 18l6 6 10-11', '#a3271b', 4),
      ) +
      turn(
        10,
        222,
        52,
        shape('M-12-34a14 14 0 0 1 24 0C14-16 8-12 9 0H-9C-8-12-14-16-12-34z', '#8f2f42') +
          shape('M-34 14Q-34 0-20 0H20Q34 0 34 14V24H-34z', '#8f2f42') +
          plate(-38, 24, 76, 12, 3, SLATE),
      ),
  },
  buyer: {
    wall: '#1c2f2c',
    floor: '#3c4a3a',
    art: () =>
      tile(138, 56, 0.46, { type: 'shield' }) +
      tile(202, 56, 0.46, { type: 'battery', value: 2 }) +
      tile(170, 44, 0.46, { type: 'cargo', value: 2 }) +
      stroke('M86 40H110L126 110H224L238 64H118', INK, 12) +
      stroke('M86 40H110L126 110H224L238 64H118', STEEL, 6) +
      disc(142, 132, 10, SLATE) +
      disc(208, 132, 10, SLATE),
  },
  deliveryman: {
    wall: '#2b2a20',
    floor: '#4a4632',
    art: () =>
      plate(116, 44, 108, 92, 4, '#c98d4f') +
      shape('M116 44 130 28H210L224 44z', '#e0ab6c') +
      stroke('M170 30V62', '#f3e7cf', 16) +
      stroke('M162 62h16', INK, 2) +
      tile(170, 96, 0.5, { type: 'engine' }) +
      stroke('M92 60H66M96 84H54M92 108H70', LAMP, 5),
  },
  hotel_clerk: {
    wall: '#3a2430',
    floor: '#5b4033',
    art: () =>
      shape('M122 100C122 60 218 60 218 100z', BRASS) +
      stroke('M140 90q8-18 26-20', '#fff3df', 5) +
      plate(162, 50, 16, 12, 3, BRASS) +
      plate(108, 100, 124, 14, 6, SLATE) +
      stroke('M114 60 98 46M226 60 242 46M170 36V20', LAMP, 5) +
      turn(18, 276, 108, disc(0, -18, 15, BONE) + disc(0, -18, 5, '#5b4033') + rod('M0-2V34M0 22H12M0 34H14', BRASS, 5)),
  },
  hypergeometer: {
    wall: '#241c44',
    floor: '#463a5e',
    art: () =>
      `<g transform="translate(170 78)" ${LINE}><path d="M-8-58H12L66 36 56 54-2-46z" fill="#f3e7cf"/>` +
      '<path d="M56 54H-56L-66 36H30L20 18H44z" fill="#cdb88f"/><path d="M-66 36-8-58 2-40-36 22H20L30 36z" fill="#9a865c"/></g>' +
      turn(16, 274, 92, rod('M-3-34-16 44M3-34 16 44', BRASS, 4) + disc(0, -36, 8, BRASS)) +
      stroke('M40 58h60M70 28v60', '#6f6a96', 2) +
      '<circle cx="70" cy="58" r="30" fill="none" stroke="#6f6a96" stroke-width="2"/>',
  },
  inspector: {
    wall: '#16242e',
    floor: '#37424a',
    art: () =>
      turn(
        -7,
        140,
        84,
        plate(-44, -58, 86, 116, 8, '#26325a') +
          '<circle r="24" fill="#1d2748" stroke="#dba544" stroke-width="3"/>' +
          stroke('M-12-9V9M-2-9 4 9 10-9', '#f6d48c', 4),
      ) +
      rod('M228 104 262 138', WOOD, 12) +
      '<circle cx="200" cy="76" r="40" fill="#9fdcf2" fill-opacity=".35" stroke="#10162b" stroke-width="13"/>' +
      '<circle cx="200" cy="76" r="40" fill="none" stroke="#dba544" stroke-width="7"/>' +
      stroke('M174 66a28 28 0 0 1 17-18', '#ffffffcc', 5),
  },
  planner: {
    wall: '#20303a',
    floor: '#46503f',
    art: () =>
      turn(
        3,
        170,
        88,
        plate(-96, -58, 192, 112, 4, BONE) +
          stroke('M-96-30H96M-96-2H96M-96 26H96M-58-58V54M-20-58V54M18-58V54M56-58V54', '#c9b68d', 1.5) +
          stroke('M-84-18l12 12M-72-18l-12 12M-40-44l12 12M-28-44l-12 12', '#a3271b', 4) +
          at(0, -16, 1.3, glyph.astronaut()) +
          at(38, 12, 1.3, glyph.blue()) +
          at(75, -42, 1.3, glyph.charge()),
      ),
  },
  plumber: {
    wall: '#162c36',
    floor: '#2f4046',
    art: () =>
      stroke('M0 96H112q16 0 16 16V170', INK, 34) +
      stroke('M0 96H112q16 0 16 16V170', '#c97a4a', 27) +
      stroke('M0 88H108', '#f2b98f', 5) +
      plate(74, 72, 18, 48, 4, '#a85f33') +
      turn(
        40,
        200,
        84,
        shape('M-13-8V64a13 13 0 0 0 26 0V-8z', RED) +
          shape('M-30-58C-46-30-26-6 0-6S46-30 30-58L14-34H-14z', '#d5dae4') +
          stroke('M-5 4V58', '#f2a58f', 5),
      ),
  },
  saboteur: {
    wall: '#2a1d24',
    floor: '#43322f',
    art: () =>
      tile(112, 96, 0.7, { type: 'structural' }) +
      tile(228, 96, 0.7, { type: 'structural' }) +
      stroke('M170 34 158 62 178 80 160 104 176 132', INK, 14) +
      stroke('M170 34 158 62 178 80 160 104 176 132', '#ff8d7a', 6) +
      turn(-28, 250, 36, rod('M0 0H40', WOOD, 9) + shape('M-22-14H2V14H-22q10-14 0-28z', STEEL)),
  },
  security_guard: {
    wall: '#141c30',
    floor: '#2b3350',
    art: () =>
      disc(170, 112, 28, '#e3d2b0') +
      stroke('M158 108h6M176 108h6M162 122h16', INK, 3) +
      shape('M118 72C120 30 220 30 222 72z', '#25315a') +
      shape('M104 72H236Q250 72 244 82Q170 102 96 82Q92 72 104 72z', '#161c33') +
      shape('M170 38 178 54H162z', BRASS) +
      stroke('M212 122 240 116M214 132 244 136', LAMP, 4) +
      disc(202, 128, 10, BRASS),
  },
  smuggler: {
    wall: '#1c2a33',
    floor: '#40382f',
    art: () =>
      shape('M142 26Q170 8 198 26L206 44H134z', SLATE) +
      shape('M118 44H222Q228 52 216 54H124Q112 52 118 44z', SLATE) +
      stroke('M137 38H203', RED, 6) +
      plate(96, 60, 148, 68, 2, WOOD) +
      stroke('M96 84H244M130 60V128M210 60V128', INK, 3) +
      stroke('M104 66H236', '#eac27f', 4) +
      shape('M116 128H224L244 152H96z', '#5a3a14') +
      at(144, 140, 1, glyph.blue()) +
      at(170, 141, 1, glyph.green()) +
      at(196, 140, 1, glyph.blue()),
  },
  stock_boy: {
    wall: '#242a3c',
    floor: '#3f3a34',
    art: () =>
      plate(108, 14, 12, 128, 2, SLATE) +
      plate(220, 14, 12, 128, 2, SLATE) +
      plate(104, 66, 132, 9, 2, WOOD) +
      plate(104, 122, 132, 9, 2, WOOD) +
      plate(126, 34, 40, 32, 3, '#c98d4f') +
      plate(174, 34, 40, 32, 3, '#c98d4f') +
      plate(126, 90, 40, 32, 3, '#c98d4f') +
      plate(174, 90, 40, 32, 3, '#c98d4f') +
      at(146, 50, 1.05, glyph.yellow()) +
      at(194, 50, 1.05, glyph.red()) +
      at(146, 106, 1.05, glyph.red()) +
      at(194, 106, 1.05, glyph.green()),
  },
  swindler: {
    wall: '#2d2334',
    floor: '#4b3a41',
    art: () =>
      turn(-18, 132, 88, plate(-30, -46, 60, 92, 7, BONE) + stroke('M-14-24l10 10M-4-24l-10 10', RED, 4)) +
      turn(4, 170, 84, plate(-30, -48, 60, 96, 7, BONE) + at(0, -18, 1.2, glyph.credit())) +
      turn(24, 210, 90, plate(-30, -46, 60, 92, 7, BONE) + at(0, -16, 1.8, glyph.credit()) + at(0, 16, 1.2, glyph.credit())) +
      shape('M112 158C124 118 150 116 170 120S216 118 228 158z', SLATE),
  },
  trader: {
    wall: '#2b2231',
    floor: '#4c3d30',
    art: () =>
      rod('M170 26V124M132 130H208', BRASS, 6) +
      rod('M98 46 242 34', BRASS, 5) +
      stroke('M98 46 74 92H122zM242 34 218 80H266z', BONE, 2.5) +
      shape('M64 92h68a34 20 0 0 1-68 0z', BRASS) +
      shape('M208 80h68a34 20 0 0 1-68 0z', BRASS) +
      at(86, 81, 1.2, glyph.yellow()) +
      at(110, 81, 1.2, glyph.yellow()) +
      at(242, 66, 1.15, glyph.credit()) +
      disc(170, 28, 7, LAMP),
  },
  welder: {
    wall: '#1d2740',
    floor: '#3a3344',
    art: () =>
      plate(36, 70, 44, 70, 3, STEEL) +
      '<path d="M58 76V136" stroke="#10162b" stroke-width="4" stroke-dasharray="4 6"/>' +
      shape('M122 42C126 14 198 14 202 42L208 94C208 120 186 134 162 134S116 120 116 94z', '#5c6580') +
      plate(128, 56, 68, 30, 6, '#10231a') +
      stroke('M136 62h26', '#8fd3a5', 5) +
      stroke('M130 42q10-14 30-14', '#c6ccd9', 4) +
      stroke('M142 112h40M148 122h28', INK, 3) +
      rod('M300 140 252 100', WOOD, 9) +
      shape('M252 98 228 86 238 110z', '#9fdcf2') +
      stroke('M214 80 204 72M212 94 200 96M222 74V60', LAMP, 4),
  },
};

export const SCENE_BOX = '0 0 340 158';

/** The window of a member's card. */
export function memberScene(member: Member): string {
  const { wall, floor, art } = SCENES[member];
  return (
    `<rect width="340" height="158" fill="${wall}"/><rect y="112" width="340" height="46" fill="${floor}"/>` +
    stroke('M-4 112H344', INK, 3) +
    art()
  );
}

/** Its middle, as large as a sign. */
export const memberSign = (member: Member): string =>
  `<svg x="-32" y="-32" width="64" height="64" viewBox="91 0 158 158">${memberScene(member)}</svg>`;
