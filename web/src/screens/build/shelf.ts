// The shelf that face-up tiles lie on: nothing on it ever moves. A tile that is taken leaves a gap, one that comes fills
// a gap of its kind, and a kind that has no room left gets another board behind all the others.

import type { TileEntry, TileId } from '../../protocol';
import { grouped, KINDS, type Kind } from './kinds';

/** One board of the shelf. */
export interface Board {
  kind: Kind;
  places: readonly (TileId | null)[];
}
export type Shelf = readonly Board[];

/** How a shelf is made. */
export interface Plan {
  /** Places on the first board of a kind, and on those that follow. */
  first: (kind: Kind) => number;
  more: number;
  /** Has every kind that is in every game a board from the beginning? Otherwise each gets one when it is needed. */
  ready: boolean;
}

/** Kinds that share a row with another. */
const NARROW: Partial<Record<Kind['id'], number>> = { special: 3, shields: 4, life: 4, structural: 3 };
/** Seven tiles fit in a row of a yard that stands at the side, whatever the size of the window. */
export const COLUMN: Plan = { first: ({ id }) => NARROW[id] ?? 7, more: 7, ready: true };
/** A strip is scrolled sideways: short boards, and none for what is not there. */
export const STRIP: Plan = { first: () => 3, more: 3, ready: false };

const board = (kind: Kind, length: number): Board => ({ kind, places: Array<null>(length).fill(null) });

/** The shelf with these tiles on it; whatever lay there before lies where it lay. */
export function shelve(
  before: Shelf | null, tiles: readonly TileId[], entry: (tile: TileId) => TileEntry, plan: Plan,
): Shelf {
  const here = new Set(tiles);
  const shelf = before
    ? before.map(({ kind, places }) => ({ kind, places: places.map((tile) => (tile !== null && here.has(tile) ? tile : null)) }))
    : plan.ready ? KINDS.filter(({ rare }) => !rare).map((kind) => board(kind, plan.first(kind))) : [];
  const lying = new Set(shelf.flatMap(({ places }) => places));
  for (const { kind, tiles: some } of grouped(tiles, entry)) {
    for (const tile of some.filter((each) => !lying.has(each))) {
      const own = shelf.filter((each) => each.kind.id === kind.id);
      let free = own.find(({ places }) => places.includes(null));
      if (!free) shelf.push((free = board(kind, own.length === 0 ? plan.first(kind) : plan.more)));
      free.places = free.places.with(free.places.indexOf(null), tile);
    }
  }
  return shelf;
}
