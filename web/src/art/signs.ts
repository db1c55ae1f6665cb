// One sign for each Rough Roads card and each specialist, on a plane of 64 × 64 around 0,0. They stand on paper. An ability
// of the support team has its member's.

import { memberOf } from '../lib/team';
import type { Member, Modifier } from '../protocol';
import { glyph } from './glyphs';
import { die } from './dice';
import { projectileArt, rock, rocket } from './scene';
import { at, css } from './svg';
import { memberSign } from './team';
import { tileArt } from './tiles';
import type { TileLook } from './types';

const INK = `stroke="${css('ink')}" stroke-linejoin="round" stroke-linecap="round"`;
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${INK} stroke-width="2.4"/>`;
const line = (d: string, width = 3, colour = css('ink')): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const ring = (r: number, fill: string): string => `<circle r="${r}" fill="${fill}" ${INK} stroke-width="2.4"/>`;
const harm = (d: string, width = 4): string => line(d, width, css('paper-harm'));
const turn = (degrees: number, inner: string): string => `<g transform="rotate(${degrees})">${inner}</g>`;

const SMOOTH: TileLook['connectors'] = ['smooth', 'smooth', 'smooth', 'smooth'];
const tile = (x: number, y: number, scale: number, component: TileLook['component']): string =>
  at(x - 50 * scale, y - 50 * scale, scale, tileArt({ component, connectors: SMOOTH }, 30));
const square = (x: number, y: number, size: number, fill: string): string => shape(`M${x} ${y}h${size}v${size}h-${size}z`, fill);
const person = (x: number, y: number, scale: number): string => at(x, y, scale, glyph.astronaut());

const [STEEL, BONE, RED, BRASS] = [css('steel'), css('enamel-hi'), css('f-special'), css('brass')];
const BURST = 'M0-30 7-13 24-21 17-4 31 4 14 9 19 27 3 17-10 30-11 12-29 13-16 0-28-15-9-11z';

/** A small drop with three eyes, and what it is good at. */
const expert = (thing: string): string => at(-11, 4, 1.35, glyph.cyan()) + at(15, 10, 1, thing);

type Ability = `${Member}_${'a' | 'b'}`;

const SIGNS: Record<Exclude<Modifier, Ability>, () => string> = {
  metal_fatigue: () =>
    square(-25, -25, 50, STEEL) +
    line('M-4-25 3-10-8-1 5 9-3 25', 3.4) +
    [-18, 18].map((x) => [-18, 18].map((y) => at(x, y, 1, ring(2.6, BONE))).join('')).join(''),
  explosive_stuff: () => shape(BURST, css('flame')) + at(0, 1, 1, square(-9, -9, 18, css('f-cargo'))) + line('M-9 1H9', 2.4),
  paranoid_locals: () =>
    at(-13, -13, 0.34, turn(180, projectileArt('light_fire'))) +
    at(13, -13, 0.34, turn(180, projectileArt('light_fire'))) +
    at(0, 17, 1, ring(14, '#5d9f86')) +
    line('M-9 15q8 5 18 1', 2.4),
  cosmic_psychosis: () => person(0, 6, 1.7) + line('M-4-20c4-6 12-1 9 4s-12 4-13-3 8-14 16-10 10 16 3 21', 2.6, css('f-purple')),
  personalized_cabins: () => tile(-6, -4, 0.5, { type: 'cabin' }) + harm('M6 26H28M20 18l8 8-8 8'),
  meteoric_inversion: () =>
    at(-14, 8, 1, rock(17, 3)) + at(18, -12, 1, rock(9, 5)) + line('M-14-14v-14M-20-22l6-6 6 6M18 4v20M12 18l6 6 6-6'),
  remorseless_fate: () =>
    square(-29, 8, 18, STEEL) +
    shape('M-9-6H9V26H-9z', BRASS) +
    square(11, 8, 18, STEEL) +
    shape('M-9-12-12-27-5-20 0-29 5-20 12-27 9-12z', css('brass-hi')) +
    harm('M-26 0l12-12M-26-12l12 12M14 0 26-12M14-12 26 0', 3.4),
  big_baddies: () =>
    shape('M-28-4C-20-26 20-26 28-4 20 10-20 10-28-4z', css('f-purple')) +
    shape('M-16 5-11 18-6 7zM6 7 11 18 16 5z', BONE) +
    at(-9, -8, 1, ring(3.4, BRASS)) +
    at(9, -8, 1, ring(3.4, BRASS)) +
    harm('M20 15v14M13 22h14'),
  piercing_projectiles: () => square(-16, -12, 24, STEEL) + square(12, -12, 18, BONE) + harm('M-30 0H20M12-8l9 8-9 8', 5),
  union_ship: () => line('M0 8V30', 5) + shape('M-25-26H25V8H-25z', BONE) + at(0, -9, 1.15, glyph.credit()),
  bad_luck: () => at(-6, -4, 0.8, die(1)) + line('M24-10A20 20 0 0 1 6 24M6 24l8-8M6 24l10 6'),
  nasty_surprise: () =>
    shape('M-22-8H22V26H-22z', RED) +
    shape('M-26-16H26V-6H-26z', RED) +
    line('M0-16V26', 5, css('brass-hi')) +
    line('M0-16C-16-34-24-18 0-16 16-34 24-18 0-16', 3.4),
  infected_goods: () =>
    at(0, 0, 1.7, glyph.green()) + line('M-24-14l-6-5M0-22v-8M24-14l6-5M-24 14l-6 5M0 22v8M24 14l6 5', 3, css('f-battery')),
  defective_connectors: () =>
    line('M-30-12H-6M-30 0H-6M-30 12H-6', 7) +
    line('M-30-12H-6M-30 0H-6M-30 12H-6', 3, BRASS) +
    line('M30 0H8', 7) +
    line('M30 0H8', 3, BRASS) +
    harm('M-6-18 8 18M8-18-6 18'),
  space_junk: () => turn(24, tile(0, 4, 0.4, { type: 'structural' })) + line('M-2-26V-18M10-30v9M-14-20v6', 3, css('flame')),
  gravitational_anomaly: () =>
    at(0, 0, 1, rocket('blue')) + line('M20-18A26 26 0 0 1 18 20M18 20l9-2M18 20v-9M-20 18A26 26 0 0 1-18-20M-18-20l-9 2M-18-20v9'),
  dead_zone: () =>
    [-29, 11].map((x) => square(x, -27, 18, BONE) + square(x, -9, 18, BONE) + square(x, 9, 18, BONE)).join('') +
    shape('M-9-29H9V29H-9z', css('ink')) +
    harm('M-5-18 5-8M5-18-5-8M-5 8 5 18M5 8-5 18', 3),
  abandoned_debris: () =>
    shape('M-30 10C-22-4 4-6 26 6V18C4 26-22 24-30 10z', STEEL) + line('M-12 10h3M2 10h3') + at(10, -16, 1, rock(12, 4)),
  welcome_to_the_lead: () => at(0, -11, 0.84, rocket('red')) + at(0, 12, 0.2, turn(180, projectileArt('light_fire'))),
  tough_trip: () => turn(-14, shape('M-20-24H8V22H-20z', css('paper-2'))) + shape('M-12-24H16V22H-12z', BONE) + harm('M2-9V9M-7 0H11', 5),
  murphys_law: () => ring(27, BONE) + ring(18, RED) + ring(9, BONE) + harm('M-6-6 6 6M6-6-6 6', 3.4),
  lawyer: () => expert(line('M0-14V14M-8 14H8M-14-8H14', 3) + shape('M-19 4A6 6 0 0 0-9 4zM9 4a6 6 0 0 0 10 0z', BRASS)),
  manager: () => expert(shape('M-4-14H4L2-7 7 10 0 17-7 10-2-7z', RED)),
  merchant: () => expert(glyph.credit()),
  micronavigator: () => expert(ring(13, BONE) + shape('M0-10 4 0 0 10-4 0z', RED)),
  techie: () => expert(at(0, 0, 1.2, glyph.bolt())),
  diplomat: () => expert(shape('M-15-7H15V14H-15z', css('f-cargo')) + line('M-5-7v-5H5v5M-15 2H15', 2.6)),
  contraptionist: () => tile(0, 0, 0.5, { type: 'reactor_furnace' }),
  master_engineer: () => tile(-12, 8, 0.36, { type: 'structural' }) + tile(15, -12, 0.3, { type: 'structural' }),
  freight_hauler: () => tile(0, 0, 0.5, { type: 'cargo', value: 3 }),
  power_trucker: () => tile(0, 0, 0.5, { type: 'battery', value: 2 }),
  xenoquartermaster: () => tile(0, 0, 0.5, { type: 'life_support', value: 'purple' }),
  cruise_captain: () => tile(0, 0, 0.5, { type: 'cabin' }),
  corridorist: () => [-20, 0, 20].map((x) => tile(x, 0, 0.2, { type: 'structural' })).join(''),
  aesthete: () => tile(-15, 0, 0.28, { type: 'cabin' }) + tile(15, 0, 0.28, { type: 'cabin' }) + line('M0-28V28', 2.4),
};

export const SIGN_BOX = '-32 -32 64 64';
export function sign(modifier: Modifier): string {
  const member = memberOf(modifier);
  return member ? memberSign(member) : SIGNS[modifier as keyof typeof SIGNS]();
}
