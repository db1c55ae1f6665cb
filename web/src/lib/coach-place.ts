// Where a tag hangs that says something about a thing: beside it, inside the window, over as little as possible.

interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

interface Point {
  x: number;
  y: number;
}

export interface Hung {
  left: number;
  top: number;
  /** Where the string is tied to the tag and to the thing. */
  hole: Point;
  knot: Point;
}

const MARGIN = 8;
const STRING = 34;
/** A string that can still be seen. */
export const SHORTEST = 6;
const EYE = 26;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The box around boxes; none around nothing. */
export function bounds(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Does most of the upper thing lie over the other one? */
export const beneath = (box: Box, upper: Box): boolean => overlap(box, upper) > (upper.width * upper.height) / 2;

/** How far two boxes are apart. */
export function gap(a: Box, b: Box): number {
  const across = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const down = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.hypot(across, down);
}

/** Something that should stay uncovered if that is possible, and how much it matters. */
export interface Avoided {
  box: Box;
  weight: number;
}

/** What a pixel of string costs, in covered square pixels: a tag should stay near its thing. */
const FAR = 60;
/** Farther away there is no string, and it does not matter how far. */
const FARTHEST = 420;
const OVER_ITS_THING = 400;
/** What a string costs that crosses something that must never be covered; and a tag so far away that it has none. */
const CROSSING = 9_000;
const STRINGLESS = 60_000;

/** Between the places that are tried in a column, and in a row. */
const STEP = 20;
const ACROSS = 48;

const every = (from: number, length: number, step: number): number[] =>
  Array.from({ length: Math.ceil(length / step) + 1 }, (_, index) => from + index * step);

/**
 * The best place for a tag of this size, on a string of this length; or, as wide as the window, at one of these heights.
 * `near`: it stays at its thing whatever it covers.
 */
export function hang(
  anchor: Box,
  size: Size,
  window: Box,
  avoid: readonly Avoided[],
  length = STRING,
  tops?: readonly number[],
  near = false,
): Hung & { cost: number } {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const { width, height } = size;
  const columns = [anchor.left, anchor.left + anchor.width / 2 - width / 2, right - width];
  const rows = [anchor.top, anchor.top + anchor.height / 2 - height / 2, bottom - height];
  const beside = [anchor.left - SHORTEST - width, right + SHORTEST];
  const wishes = tops?.map((top) => ({ left: window.left, top })) ?? [
    // A shorter string may spare what lies behind.
    ...[length, length * 0.65, length * 0.3].flatMap((far) => [
      ...columns.map((left) => ({ left, top: bottom + far })),
      ...columns.map((left) => ({ left, top: anchor.top - far - height })),
      ...rows.map((top) => ({ left: right + far, top })),
      ...rows.map((top) => ({ left: anchor.left - far - width, top })),
    ]),
    // Nowhere near: anywhere in the window, or close to one of its sides where that is least in the way.
    ...(near
      ? []
      : every(window.top, window.height, STEP).flatMap((top) =>
          [...columns, ...beside, ...every(window.left, window.width, ACROSS)].map((left) => ({ left, top, far: true })),
        )),
  ];
  let best = { left: 0, top: 0, cost: Infinity };
  for (const wish of wishes) {
    const left = clamp(wish.left, window.left + MARGIN, window.left + window.width - width - MARGIN);
    const top = clamp(wish.top, window.top + MARGIN, window.top + window.height - height - MARGIN);
    const tag = { left, top, width, height };
    const away = gap(tag, anchor);
    // Right beside its thing is far enough, whatever was lost in reckoning.
    if ('far' in wish && away < SHORTEST - 0.5) continue;
    const covered = avoid.reduce((sum, { box, weight }) => sum + weight * overlap(tag, box), 0);
    const middle = Math.abs(left + width / 2 - (anchor.left + anchor.width / 2));
    const far = tops ? 0 : Math.min(Math.abs(away - length), FARTHEST) * FAR + middle;
    const string = tops ? null : tie(anchor, tag);
    const tied = string ? crossed(string, avoid) * CROSSING + (isStrung(string, window, avoid) ? 0 : STRINGLESS) : 0;
    const cost = overlap(tag, anchor) * OVER_ITS_THING + covered + far + tied;
    if (cost < best.cost) best = { left, top, cost };
  }
  return { ...tie(anchor, { left: best.left, top: best.top, width, height }), cost: best.cost };
}

/** So much that nothing may ever lie over it. */
export const NEVER = 300;
/** A string may cross so much of that: more, and it crosses the whole ship. */
const MOST_CROSSED = 2;

/** How many things that must never be covered the string crosses. */
export function crossed({ hole, knot }: Pick<Hung, 'hole' | 'knot'>, avoid: readonly Avoided[]): number {
  return avoid.filter(({ box, weight }) => weight === NEVER && crosses(hole, knot, box)).length;
}
/** Does a line go through a box? By clipping it at each side. */
function crosses(from: Point, to: Point, { left, top, width, height }: Box): boolean {
  let [first, last] = [0, 1];
  for (const [start, way, low, high] of [
    [from.x, to.x - from.x, left, left + width],
    [from.y, to.y - from.y, top, top + height],
  ] as const) {
    if (way === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [a, b] = [(low - start) / way, (high - start) / way];
    [first, last] = [Math.max(first, Math.min(a, b)), Math.min(last, Math.max(a, b))];
  }
  return first < last;
}

/** A string that is too long, or goes across the whole ship, leads nowhere: the line around the thing has to do. */
export const isStrung = (hung: Pick<Hung, 'hole' | 'knot'>, window: Box, avoid: readonly Avoided[] = []): boolean =>
  Math.hypot(hung.hole.x - hung.knot.x, hung.hole.y - hung.knot.y) <= window.width / 3 && crossed(hung, avoid) <= MOST_CROSSED;

/** Is all of it in the window? */
export const inside = (tag: Box, window: Box): boolean => overlap(tag, window) >= tag.width * tag.height - 1;

/** May a tag stay where it hangs? Not outside the window, nor over its thing or over what must never be covered. */
export function stays(tag: Box, anchor: Box, window: Box, avoid: readonly Avoided[]): boolean {
  return inside(tag, window) && !beneath(tag, anchor) && !avoid.some(({ box, weight }) => weight >= NEVER && overlap(tag, box) > 0);
}

/** The string leaves the tag on the side that faces the thing, and ends on the thing's nearest edge. */
export function tie(anchor: Box, tag: Box): Hung {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const below = tag.top >= bottom;
  const above = tag.top + tag.height <= anchor.top;
  const eyeX = clamp(anchor.left + anchor.width / 2, tag.left + EYE, tag.left + tag.width - EYE);
  const eyeY = clamp(anchor.top + anchor.height / 2, tag.top + EYE, tag.top + tag.height - EYE);
  const hole = below
    ? { x: eyeX, y: tag.top }
    : above
      ? { x: eyeX, y: tag.top + tag.height }
      : { x: tag.left >= right ? tag.left : tag.left + tag.width, y: eyeY };
  const { left, top } = tag;
  return { left, top, hole, knot: { x: clamp(hole.x, anchor.left + 6, right - 6), y: clamp(hole.y, anchor.top, bottom) } };
}
