// Where on the page the things are that tags speak of, and what else has to be seen.

import type { GameView } from '../protocol';
import { NEVER, beneath, bounds, type Avoided, type Box } from './coach-place';

/** Things that should not be covered while we talk of something else, and how much that matters. */
const AVOID = {
  go: NEVER,
  hand: NEVER,
  question: NEVER,
  finish: NEVER,
  order: NEVER,
  next: NEVER,
  who: NEVER,
  dice: NEVER,
  card: 12,
  track: 4,
  timer: 8,
  draw: 12,
  yard: 12,
  tally: 12,
  rivals: 6,
  forecast: 4,
  told: 20,
  log: 8,
  lines: 20,
  // There the next question will be; until then it is sky.
  room: 0.4,
};
/** With a tile in hand one does not look at the yard. */
const ELSEWHERE = { ...AVOID, draw: 2, yard: 2 };
/** On a phone with an empty hand: it reaches for the pile next, and where the hand would be are only words. */
const REACHING = { ...AVOID, draw: 60, tally: 3 };
const SHIP = '[data-coach~="ship"]';
const CELL = `${SHIP} .cell`;
const COMPONENTS = `${CELL}:not(.empty) .hit`;
const RING = '.ring:is([data-coach~="track"], :has([data-coach~="track"]))';
const NUMBERS = `${SHIP} .ship .numbers :is(text, .dice)`;
/** The same for what has no name: squares, and the slips of the others. */
const NAMELESS = [
  [`${CELL}.lit .hit`, 5000],
  [NUMBERS, 20],
  ['[data-drop="ship"] .cell .hit', 8],
  ['article.slip', 12],
  ['.track g[data-seat]', 100],
  ['[data-card-and-track] [data-coach~="rivals"]', 8],
  ['h1[data-coach] ~ p', 20],
] as const;
/** What a tag should not even touch: so much air is left around it, if that can be. */
const AIRY = `${COMPONENTS}, [data-coach~="rivals"], [data-coach~="card"]`;
const AIR = 8;
const aired = ({ left, top, width, height }: Box): Box => ({
  left: left - AIR,
  top: top - AIR,
  width: width + 2 * AIR,
  height: height + 2 * AIR,
});

/** Lines that are as wide as the page end where their words do. */
function boxOf(element: Element): DOMRect {
  if (!element.matches('h1, h1 ~ p')) return element.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}

const holds = ({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean => left <= x && x <= right && top <= y && y <= bottom;

/** Those that can be seen: what lies below something that is laid over all else for a while cannot be spoken of. */
export function boxesOf(selector: string): Box[] {
  const covers = [...document.querySelectorAll('[data-covers]')];
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = boxOf(element);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const covered = covers.some((cover) => !cover.contains(element) && holds(cover.getBoundingClientRect(), x, y));
    return box.width > 0 && box.height > 0 && !covered ? [box] : [];
  });
}

/** Nothing, or a single one. */
const one = (box: Box | null | undefined): Box[] => (box ? [box] : []);

/** Things that have no name of their own in the page. */
const PARTS: Record<string, (view: GameView) => Box[]> = {
  // The ship as it is built, not the board.
  ship: () => one(bounds(boxesOf(COMPONENTS))),
  // Around the card that lies within, and around its numbers.
  track: () => one(bounds(boxesOf(`${RING}, ${RING} .track text`)) ?? boxesOf('[data-coach~="track"]')[0]),
  lit: () => one(boxesOf(`${CELL}.lit .hit`).at(-1)),
  open: ({ own }) => (own?.build?.open ?? []).flatMap((square) => boxesOf(`${SHIP} [data-square="${square}"] .hit`)),
  // Those of the columns, above the ship.
  numbers: () =>
    one(bounds(boxesOf(NUMBERS).filter(({ top, height }, _, [first]) => Math.abs(top + height - first!.top - first!.height) < 1))),
};

/** The thing that is meant: the first one of these that is there. */
export function thingsOf(names: readonly string[], view: GameView): Box[] {
  for (const name of names) {
    const boxes = PARTS[name]?.(view) ?? boxesOf(`[data-coach~="${name}"]`).slice(0, 1);
    if (boxes.length > 0) return boxes;
  }
  return [];
}

/** What a tag should leave free that hangs near this thing. */
export function avoidedNear(names: readonly string[], near: Box, phone: boolean): Avoided[] {
  const holding = boxesOf('[data-coach~="hand"]').length > 0;
  const reaching = phone && !holding && boxesOf('[data-coach~="yard"]').length > 0;
  const weights = reaching ? REACHING : holding ? ELSEWHERE : AVOID;
  const things = Object.entries(weights).flatMap(([name, weight]) => {
    const boxes = names.includes(name) ? [] : boxesOf(`[data-coach~="${name}"]`);
    // What lies beneath our thing is not looked at now; but the other figures and buttons are, beside the one we mean.
    return boxes.flatMap((box) => (/tally|hand|who|yard/.test(name) || !beneath(box, near) ? [{ box, weight }] : []));
  });
  const nameless = NAMELESS.flatMap(([selector, weight]) => boxesOf(selector).map((box) => ({ box, weight })));
  const dock = boxesOf('[data-testid="dock"]').map((box) => ({ box, weight: reaching ? 3 : 20 }));
  // Only on a phone there may be no other place than the ship.
  const ship = boxesOf(COMPONENTS).map((box) => ({ box, weight: phone ? 60 : NEVER }));
  const air = phone ? [] : boxesOf(AIRY).map((box) => ({ box: aired(box), weight: 12 }));
  return [...things, ...nameless, ...dock, ...ship, ...air];
}

/** The part of the window below the bar at the top, which is no place to hang. */
export function screenBox(): Box {
  const top = Math.max(0, document.querySelector('header.top')?.getBoundingClientRect().bottom ?? 0);
  return { left: 0, top, width: document.documentElement.clientWidth, height: innerHeight - top };
}

/** Scrolls the page so far that the thing can be seen as a whole; says whether that moves it. */
export function bringIntoSight({ top, height }: Box, screen: Box): boolean {
  const above = top - screen.top - 8;
  const below = top + height + 8 - screen.top - screen.height;
  const by = above < 0 ? above : Math.max(0, Math.min(above, below));
  const from = scrollY;
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
  return scrollY !== from;
}
