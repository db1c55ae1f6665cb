// The shelf that face-up tiles lie on: nothing on it moves, for whoever has a full hand may be looking for the next
// tile already. A tile that is taken leaves a gap, one that comes fills a gap of its kind, and a kind that has no room
// left gets another board behind all the others. Whoever asks for another view of it finds it tidied: what is of a kind
// lies together again.

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
  /** Are there rows below each other? Otherwise boards lie side by side. */
  rows: boolean;
}

/** Kinds that share a row with another. */
const NARROW: Partial<Record<Kind['id'], number>> = { special: 3, shields: 4, life: 4, structural: 3 };
/** A yard that stands at the side, with so many tiles in a row. */
const columns = (across: number): Plan => ({ first: ({ id }) => (across < 7 ? across : (NARROW[id] ?? across)), more: across, rows: true });
/** Seven tiles fit in a row of most windows; small ones have room for fewer, and one spread over all of it for more. */
export const COLUMN: Plan = columns(7);
const WIDEST = 20;
export const COLUMNS = new Map(Array.from({ length: WIDEST - 3 }, (_, more) => [4 + more, more === 3 ? COLUMN : columns(4 + more)]));
/** A strip is scrolled sideways and two tiles high: short boards; what goes on behind them is seldom told twice. */
export const STRIP: Plan = { first: () => 4, more: 8, rows: false };
const HIGH = 2;
/** Kinds that share a row, and so do what goes on behind them. */
const ROWS = new Map(KINDS.map(({ id }, index) => [id, id === 'shields' || id === 'structural' ? index - 1 : index]));

const board = (kind: Kind, length: number): Board => ({ kind, places: Array<null>(length).fill(null) });

/** A place by its board and its number there: whoever had reached for what lay there must not grip what comes next. */
export type Spot = `${number}:${number}`;

/** The places from which something was taken between two moments. */
export function vacated(before: Shelf, after: Shelf): Spot[] {
  return before.flatMap(({ places }, at) =>
    places.flatMap((tile, place) => (tile !== null && after[at]?.places[place] !== tile ? [`${at}:${place}` as const] : [])),
  );
}

/** What has come to one of these spots between two moments. */
export function landed(before: Shelf, after: Shelf, spots: ReadonlySet<Spot>): TileId[] {
  return after.flatMap(({ places }, at) =>
    places.filter(isTile).filter((tile) => {
      const place = places.indexOf(tile);
      return spots.has(`${at}:${place}`) && before[at]?.places[place] !== tile;
    }),
  );
}

/** The shelf with these tiles on it; whatever lay there before lies where it lay. Nothing is put on a spot that is kept. */
export function shelve(
  before: Shelf | null,
  tiles: readonly TileId[],
  entry: (tile: TileId) => TileEntry,
  plan: Plan,
  kept: ReadonlySet<Spot> = new Set(),
): Shelf {
  const here = new Set(tiles);
  const shelf: Board[] = before
    ? before.map(({ kind, places }) => ({ kind, places: places.map((tile) => (tile !== null && here.has(tile) ? tile : null)) }))
    : [];
  const lying = new Set(shelf.flatMap(({ places }) => places));
  for (const { kind, tiles: some } of grouped(tiles, entry)) {
    for (const tile of some.filter((each) => !lying.has(each))) {
      const own = shelf.filter((each) => each.kind.id === kind.id);
      const gap = ({ places }: Board, spots: ReadonlySet<Spot>): number => {
        const at = shelf.findIndex((each) => each.places === places);
        return places.findIndex((each, place) => each === null && !spots.has(`${at}:${place}`));
      };
      // Rather a spot that is kept than another board.
      const none = new Set<Spot>();
      let free = own.find((each) => gap(each, kept) >= 0) ?? own.find((each) => gap(each, none) >= 0);
      if (!free) shelf.push((free = board(kind, own.length === 0 ? plan.first(kind) : plan.more)));
      const [first, any] = [gap(free, kept), gap(free, none)];
      free.places = free.places.with(first >= 0 ? first : any, tile);
    }
  }
  return shelf;
}

const isTile = (tile: TileId | null): tile is TileId => tile !== null;
const padded = (tiles: readonly TileId[], length: number): (TileId | null)[] => [
  ...tiles,
  ...Array<null>(length - tiles.length).fill(null),
];

/** The shelf in the order of kinds, without boards that are not needed. Tiles move: only if somebody asks for it. */
export function tidy(shelf: Shelf, plan: Plan): Shelf {
  const boards = KINDS.flatMap((kind) => {
    const own = shelf.filter((each) => each.kind.id === kind.id);
    const all = own.flatMap(({ places }) => places.filter(isTile));
    if (all.length === 0) return [];
    if (!plan.rows) {
      return [{ kind, places: padded(all, HIGH * Math.ceil(all.length / HIGH)), more: false }];
    }
    const [first, ...others] = own;
    if (!first) return [];
    const later = others.flatMap(({ places }) => places.filter(isTile));
    const tidied = [{ kind, places: first.places.map((tile) => tile ?? later.shift() ?? null), more: false }];
    while (later.length > 0) tidied.push({ kind, places: padded(later.splice(0, plan.more), plan.more), more: true });
    return tidied;
  });
  const rowOf = ({ kind }: Board): number => ROWS.get(kind.id) ?? 0;
  boards.sort((a, b) => rowOf(a) - rowOf(b) || Number(a.more) - Number(b.more));
  return boards.map(({ kind, places }) => ({ kind, places }));
}

/** What stands under one heading. */
export interface Section extends Board {
  /** Tiles in a row, where it has rows. */
  width: number;
  /** Is there another one of its kind before it? */
  more: boolean;
}

/** The boards under their headings: one of a kind if only that kind is looked at, or if they lie side by side. */
export function sections(shelf: Shelf, only: Kind['id'] | null, plan: Plan): Section[] {
  const met: Section[] = [];
  for (const { kind, places } of shelf) {
    if (only !== null && only !== kind.id) continue;
    const last = met.at(-1);
    const joins = last?.kind.id === kind.id && (only !== null || !plan.rows || last.width === places.length);
    if (last && joins) {
      last.places = [...last.places, ...places];
      last.width = Math.max(last.width, places.length);
    } else met.push({ kind, places, width: places.length, more: met.some((each) => each.kind.id === kind.id) });
  }
  return met;
}
