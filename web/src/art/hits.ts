// The sign "something flies at the ship": the bar is the hull, the thing comes towards it from its side. 34 × 44.

import type { Projectile, ProjectileKind } from '../protocol';
import { rock, SIDE_TURN } from './scene';
import { at, css } from './svg';

const LINE = `stroke="${css('ink')}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"`;

const COMING: Record<ProjectileKind, string> = {
  large_meteor: at(0, -5, 1, rock(9.5, 4, '#a59382')) + `<path d="M-6-18v-5M0-19v-7M6-18v-5" ${LINE}/>`,
  small_meteor: at(0, -3, 1, rock(6, 8, '#a59382')) + `<path d="M-3-13v-6M3-13v-6" ${LINE}/>`,
  heavy_fire:
    `<path d="M-6.5-22h13v16L0 3-6.5-6z" fill="${css('f-special')}" ${LINE}/>` +
    '<path d="M-2-19v11" stroke="#f4b3a2" stroke-width="2" stroke-linecap="round"/>',
  light_fire: `<path d="M-3-20h6v15L0 2-3-5z" fill="${css('brass')}" ${LINE}/>`,
};

export const HIT_BOX = '-22 -29 44 44';

export const hitArt = ({ kind, from }: Projectile): string =>
  `<g transform="rotate(${SIDE_TURN[from]} 0 -7)">${COMING[kind]}` +
  `<path d="M-13 9.5H13" stroke="${css('ink')}" stroke-width="4.4" stroke-linecap="round"/></g>`;
