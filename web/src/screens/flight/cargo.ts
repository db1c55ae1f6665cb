// Loading goods: the server first lets blocks be lifted and then be put. Lifting is done at once; what is to be put is
// planned here and sent when we are done, so that everything can still be moved about.

import { componentOf } from '../../lib/catalogue';
import type { CargoMenu, Good, Goods, PlacedTile, QuestionView, Square } from '../../protocol';
import { GOODS } from '../../words/names';
import { containersOf } from './consequences';
import { proposals } from './open';

/** A block that is to go into a hold. */
export interface Put {
  square: Square;
  good: Good;
}

const index = (good: Good): number => GOODS.indexOf(good);
export const count = (goods: Goods | undefined): number => (goods ?? []).reduce((all, each) => all + each, 0);

export interface Hold {
  square: Square;
  goods: Goods;
  /** Containers with nothing in them. */
  free: number;
  /** Does it take red blocks, too? */
  red: boolean;
}

/** Containers of a hold that take red blocks, too. */
function redIn(tile: PlacedTile): number {
  const component = componentOf(tile);
  return component.type === 'combined' ? component.value.special : component.type === 'special_cargo' ? component.value : 0;
}

/** Every hold of a ship, empty ones as well: that is where goods may go. */
export const holdsOf = (tiles: readonly PlacedTile[]): Hold[] =>
  tiles.flatMap((tile) => {
    const { square, goods = [0, 0, 0, 0] } = tile;
    const containers = containersOf(tile);
    return containers ? [{ square, goods, free: containers - count(goods), red: redIn(tile) > 0 }] : [];
  });

/** What is still on the dock if the plan is carried out. */
export function onDock({ dock }: CargoMenu, plan: readonly Put[]): Goods {
  return dock.map((all, i) => Math.max(0, all - plan.filter(({ good }) => index(good) === i).length)) as Goods;
}

/** Containers that are still free in a hold if the plan is carried out. */
export function freeIn(tile: PlacedTile, plan: readonly Put[]): number {
  return containersOf(tile) - count(tile.goods) - plan.filter(({ square }) => square === tile.square).length;
}

/** Holds that can take one more block of this colour. */
export function holdsFor(good: Good, menu: CargoMenu, tiles: readonly PlacedTile[], plan: readonly Put[]): Square[] {
  return menu.free[index(good) as 0].filter((square) => {
    const tile = tiles.find((each) => each.square === square);
    return tile !== undefined && freeIn(tile, plan) > 0;
  });
}

/** What fits without moving anything, the dearest first, beside what is planned already. */
export function loadAll(menu: CargoMenu, tiles: readonly PlacedTile[], already: readonly Put[] = []): Put[] {
  const plan = [...already];
  // That a hold takes one more red block does not say that it takes two.
  const takesRed = (square: Square): boolean => {
    const tile = tiles.find((each) => each.square === square);
    const planned = plan.filter((put) => put.square === square && put.good === 'red').length;
    return !planned || (tile !== undefined && planned + (tile.goods?.[0] ?? 0) < redIn(tile));
  };
  for (const good of GOODS) {
    for (let left = onDock(menu, plan)[index(good)] ?? 0; left > 0; left -= 1) {
      const square = holdsFor(good, menu, tiles, plan).find((each) => good !== 'red' || takesRed(each));
      if (square === undefined) break;
      plan.push({ square, good });
    }
  }
  return plan;
}

/** What the server proposes from here on: what comes out of holds first, and what goes into them then. */
export function proposed(question: QuestionView): { lifts: Put[]; puts: Put[] } {
  const of = (type: 'lift' | 'put'): Put[] =>
    proposals(question).flatMap((move) => (move.type === type ? [{ square: move.value[0], good: move.value[1] }] : []));
  return { lifts: of('lift'), puts: of('put') };
}

/** What more is aboard at these prices if others are taken out first, as is proposed, than if everything stays where it is. */
export function gain(question: QuestionView, still: readonly Put[], prices: readonly number[]): number {
  const { lifts, puts } = proposed(question);
  const worth = (moved: readonly Put[]): number => moved.reduce((sum, { good }) => sum + (prices[index(good)] ?? 0), 0);
  return lifts.length ? worth(puts) - worth(lifts) - worth(still) : 0;
}

/** The ship with the plan carried out. */
export function planned(tiles: readonly PlacedTile[], plan: readonly Put[]): PlacedTile[] {
  return tiles.map((tile) => {
    const here = plan.filter(({ square }) => square === tile.square);
    if (!here.length) return tile;
    const old = tile.goods ?? [0, 0, 0, 0];
    return { ...tile, goods: old.map((n, i) => n + here.filter(({ good }) => index(good) === i).length) as Goods };
  });
}

export const valueOf = (goods: Goods, prices: readonly number[]): number => goods.reduce((sum, n, i) => sum + n * (prices[i] ?? 0), 0);

/** Which block of a hold lies at this point of its tile, 0 to 1 across and down: as they are drawn. */
export function blockAt(containers: number, across: number, down: number, combined = false): number {
  if (combined && containers === 3) return across < 0.5 ? 0 : down < 0.5 ? 1 : 2;
  if (combined) return containers === 2 && down >= 0.5 ? 1 : 0;
  if (containers === 3) return down < 0.5 ? 0 : across < 0.5 ? 1 : 2;
  return containers === 2 && across >= 0.5 ? 1 : 0;
}
