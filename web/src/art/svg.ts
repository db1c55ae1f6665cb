// Small words for writing SVG. Drawings are plain text so that they can be cached, tested and put anywhere.

/** A colour of `styles/tokens.css`. */
export const css = (token: string): string => `var(--${token})`;

/** A number as short as it can be written without moving anything by more than a hundredth. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

export const at = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})">${inner}</g>`;

/** Turned about the middle of a tile. */
export const turnedBy = (degrees: number, inner: string): string =>
  degrees === 0 ? inner : `<g transform="rotate(${degrees} 50 50)">${inner}</g>`;

const line = (width: number): string => `stroke="${css('ink')}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** The ink line around what stands on a tile, and the thinner one inside of it. */
export const OUTLINE = line(2.6);
export const INLINE = line(2);

/** The highlight at the upper left. */
export const shine = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Chance that is the same for the same seed: rocks and stars look alike on every screen. */
export function rng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
