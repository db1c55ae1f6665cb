// What is behind every screen: the stars, and the page's own sign.

import { css, rng, short } from './svg';

/** Quiet stars on a plane of this size. */
export function stars(count: number, seed: number, width = 1600, height = 1000): string {
  const random = rng(seed);
  return Array.from({ length: count }, () => {
    const [x, y, kind] = [random() * width, random() * height, random()];
    const radius = kind > 0.97 ? 1.7 : kind > 0.82 ? 1.1 : 0.7;
    const warm = kind > 0.9 ? '#ffdcae' : '#cdd6f4';
    const faint = short(0.16 + random() * 0.5);
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${warm}" opacity="${faint}"/>`;
  }).join('');
}

/** The mark of the game: a nut, 32 × 32. */
export const mark = (): string =>
  `<g fill="none" stroke="${css('brass')}" stroke-width="2.4" stroke-linejoin="round">` +
  '<path d="M0-13.5 11.7-6.75V6.75L0 13.5-11.7 6.75V-6.75z"/><circle r="5"/></g>';
