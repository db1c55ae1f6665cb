// What happens around the ships. Everything is centred on 0,0 in tile units (a tile is 100 × 100); what flies, flies
// down, as it does from the front of a ship: turn it by `SIDE_TURN` for the other sides.

import type { Colour, ProjectileKind, Side } from '../protocol';
import { emblem } from './glyphs';
import { at, css, rng, short } from './svg';

export const SIDE_TURN: Record<Side, number> = { front: 0, right: 90, rear: 180, left: 270 };

const INK = `stroke="${css('ink')}" stroke-linejoin="round"`;

/** A rock: no two alike, always the same for the same seed. */
export function rock(radius: number, seed = 1, tone = '#9a8577'): string {
  const random = rng(seed);
  const corners = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 6.283 + (random() - 0.5) * 0.35;
    const reach = radius * (0.8 + random() * 0.28);
    return `${short(Math.cos(angle) * reach)} ${short(Math.sin(angle) * reach)}`;
  });
  const pits = Array.from({ length: 3 }, () => {
    const angle = random() * 6.28;
    const reach = radius * 0.45 * random();
    return (
      `<ellipse cx="${short(Math.cos(angle) * reach)}" cy="${short(Math.sin(angle) * reach)}" ` +
      `rx="${short(radius * 0.17)}" ry="${short(radius * 0.13)}"/>`
    );
  });
  const r = (share: number) => short(radius * share);
  return (
    `<path d="M${corners.join('L')}z" fill="${tone}" ${INK} stroke-width="${short(Math.max(1.4, radius * 0.09))}"/>` +
    `<path d="M${r(-0.62)} ${r(0.05)}Q${r(-0.5)} ${r(-0.55)} ${r(0.05)} ${r(-0.66)}" fill="none" stroke="#fff" ` +
    `stroke-opacity=".4" stroke-width="${r(0.12)}" stroke-linecap="round"/><g fill-opacity=".28">${pits.join('')}</g>`
  );
}

const streaks = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;

const FIERY = '#ffb45e';
const WHITE_HOT = '#ffe2b3';

const FLYING: Record<ProjectileKind, (seed: number) => string> = {
  large_meteor: (seed) =>
    streaks('M2-48 12-146M-22-40-16-116M28-38 44-110', FIERY, 9, 0.75) + streaks('M2-48 8-106', WHITE_HOT, 7) + rock(46, seed),
  small_meteor: (seed) =>
    streaks('M1-30 5-96M-12-24-9-70M14-24 22-68', FIERY, 6, 0.75) + streaks('M1-30 4-66', WHITE_HOT, 4.5) + rock(27, seed),
  heavy_fire: () =>
    streaks('M0-62V-150M-12-56V-110M12-56V-110', '#ff8d7a', 7, 0.6) +
    `<path d="M-15-58h30v62L0 40-15 4z" fill="${css('f-special')}" ${INK} stroke-width="4"/>` +
    streaks('M-5-48V-2', '#f4b3a2', 5),
  light_fire: () =>
    streaks('M0-50V-112', css('brass-hi'), 5, 0.6) +
    `<path d="M-7-46H7V4L0 28-7 4z" fill="${css('brass')}" ${INK} stroke-width="3.4"/>` +
    streaks('M-1.5-38V-4', css('brass-hi'), 3),
};

/** Something on its way to a ship, with its tail. */
export const projectileArt = (kind: ProjectileKind, seed = 4): string => FLYING[kind](seed);

/** A star of fire, `rays` points, radii alternating. */
function burst(outer: number, inner: number, rays: number, random: () => number): string {
  const corners = Array.from({ length: rays * 2 }, (_, index) => {
    const angle = (index / (rays * 2)) * 6.283 - 1.571;
    const reach = (index % 2 ? inner : outer) * (0.86 + random() * 0.28);
    return `${short(Math.cos(angle) * reach)} ${short(Math.sin(angle) * reach)}`;
  });
  return `M${corners.join('L')}z`;
}

/** The flash of a hit, a little larger than a tile. */
export function explosion(seed = 3): string {
  const random = rng(seed);
  return (
    `<path d="${burst(60, 32, 11, random)}" fill="${css('flame')}" opacity=".95"/>` +
    `<path d="${burst(34, 18, 11, random)}" fill="${css('flame-hi')}"/>`
  );
}

/** Splinters flying off, mostly upwards: against the way the thing came. */
export function debris(seed = 7): string {
  const random = rng(seed);
  return Array.from({ length: 6 }, (_, index) => {
    const angle = -Math.PI * (0.06 + 0.88 * ((index + random() * 0.6) / 6));
    const reach = 58 + random() * 60;
    return at(Math.cos(angle) * reach, Math.sin(angle) * reach, 1, rock(5 + random() * 5, seed + index));
  }).join('');
}

/** A shield that holds: the bracket over the upper edge of a tile whose middle is 0,0. */
export const shieldFlash = (): string =>
  streaks('M-58-40Q-56-66-30-66H30Q56-66 58-40', '#7fd3cf', 15, 0.28) +
  streaks('M-58-40Q-56-66-30-66H30Q56-66 58-40', '#c5f2ee', 6) +
  streaks('M-22-82-28-96M0-84V-102M22-82 28-96', '#7fd3cf', 5, 0.9);

/** A tile that breaks: the polygons of its two halves, in tile coordinates (0 to 100). */
export const CRACK = ['-10,-10 58,-10 44,22 60,44 40,66 52,112 -10,112', '58,-10 44,22 60,44 40,66 52,112 112,112 112,-10'] as const;

/** The stretch something comes along: `length` units long, ending at 0,0 on the near edge of the tile it reaches. */
export const laneArt = (length: number): string =>
  `<rect x="-47" y="${short(-length)}" width="94" height="${short(length)}" rx="10" fill="url(#art-lane)"/>`;

const GLASS = 'M7 6H31C31 18 21.5 23 21.5 28S31 38 31 50H7C7 38 16.5 33 16.5 28S7 18 7 6z';

/** A sand timer, 38 × 56. `left` is the share still to run; `clip` an id that nothing else in the page has. */
export function sandTimer(left: number, clip: string): string {
  const share = Math.min(1, Math.max(0, left));
  const [top, heap] = [22 - 16 * share, 50 - 17 * (1 - share)];
  const sand = css('brass');
  return (
    `<clipPath id="${clip}"><path d="${GLASS}"/></clipPath><path d="${GLASS}" fill="#1a2440"/>` +
    `<g clip-path="url(#${clip})"><rect x="4" y="${short(top)}" width="30" height="${short(28 - top)}" ` +
    `fill="${share > 0 ? sand : 'none'}"/>` +
    (share < 1 ? `<path d="M4 56V${short(heap + 5)}Q19 ${short(heap - 6)} 34 ${short(heap + 5)}V56z" fill="${sand}"/>` : '') +
    (share > 0.02 && share < 1 ? `<path d="M19 26V50" stroke="${css('brass-hi')}" stroke-width="1.5"/>` : '') +
    `</g><path d="${GLASS}" fill="none" stroke="${css('text-2')}" stroke-width="1.7"/>` +
    '<path d="M11 10c.5 5 3 8 5 10.5" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5" ' +
    'stroke-linecap="round"/>' +
    `<path d="M4 4.5H34M4 51.5H34" stroke="${css('text')}" stroke-width="3.6" stroke-linecap="round"/>`
  );
}

const HULL = 'M0-20C7-13 9-5 8 4L5.5 15.5h-11L-8 4C-9-5-7-13 0-20z';

/** A rocket in a player's colour, nose up, 28 × 40: colour, pattern and emblem. */
export const rocket = (colour: Colour): string => {
  const paint = `fill="${css(`p-${colour}`)}" stroke="${css('space-1')}" stroke-width="1.6" stroke-linejoin="round"`;
  return (
    `<path d="M-5 15Q0 25 5 15z" fill="${css('flame')}"/>` +
    `<path d="M-7 5-13 15-6.5 13.5zM7 5 13 15 6.5 13.5z" ${paint}/>` +
    `<path d="${HULL}" ${paint}/><path d="${HULL}" fill="url(#art-${colour})"/>` +
    `<circle cy="-3" r="5.6" fill="${css('space-1')}"/>${at(0, -3, 0.42, emblem(colour))}`
  );
};

/** Which sides of a ship are shielded: a small compass, 26 × 26. */
export function compass(sides: readonly Side[]): string {
  const bars: Record<Side, string> = {
    front: 'x="-7" y="-11" width="14" height="4"',
    right: 'x="7" y="-7" width="4" height="14"',
    rear: 'x="-7" y="7" width="14" height="4"',
    left: 'x="-11" y="-7" width="4" height="14"',
  };
  const drawn = Object.entries(bars).map(([side, place]) => {
    const covered = sides.some((one) => one === side);
    const colour = covered ? '#7fd3cf' : css('line-2');
    return `<rect ${place} rx="2" fill="${covered ? colour : 'none'}" stroke="${colour}" stroke-width="1.2"/>`;
  });
  return `${drawn.join('')}<rect x="-3.5" y="-3.5" width="7" height="7" rx="1.5" fill="${css('text-2')}"/>`;
}

/** The back of an adventure card, 100 × 140; null: nobody knows the deck. */
export const cardBack = (level: string | null): string =>
  '<rect x="2" y="2" width="96" height="136" rx="10" fill="#26325a" stroke="#55648f" stroke-width="2"/>' +
  '<rect x="9" y="9" width="82" height="122" rx="6" fill="url(#art-backs)" stroke="#4d5c92" stroke-width="1.5"/>' +
  `<circle cx="50" cy="70" r="25" fill="#1d2748" stroke="${css('brass')}" stroke-width="2.4"/>` +
  `<text x="50" y="80.5" text-anchor="middle" font-family="var(--serif)" font-size="30" fill="${css('brass-hi')}">` +
  `${level ?? '?'}</text>`;
