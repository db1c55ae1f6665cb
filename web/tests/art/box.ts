// What is in the box, as the program itself writes it down (`trucker content --catalogue`, kept fresh by
// `crates/server/tests/types.rs`).

import { readFileSync } from 'node:fs';
import type { Catalogue, Set as Box } from '../../src/protocol';

interface Written extends Catalogue {
  /** What things are called, by the type of the protocol. */
  names: Record<string, readonly string[]>;
}

export const BOX = JSON.parse(readFileSync(new URL('../box.json', import.meta.url), 'utf8')) as Written;

const from = <T extends { set: Box }>(things: readonly T[], box: Box): T[] => things.filter(({ set }) => set === box);

/** The tiles of the base box, those of the later boxes, and all of them as a catalogue lists them. */
export const ALL_TILES = BOX.tiles;
export const TILES = from(ALL_TILES, 'base');
export const NEW_TILES = from(ALL_TILES, 'keep_on_trucking');
export const ABE_TILES = from(ALL_TILES, 'another_big_expansion');

export const ALL_CARDS = BOX.cards;
export const CARDS = from(ALL_CARDS, 'base');
export const NEW_CARDS = from(ALL_CARDS, 'keep_on_trucking');
export const ABE_CARDS = from(ALL_CARDS, 'another_big_expansion');

/** The ship boards, unturned. */
export const ALL_BOARDS = BOX.ship_boards.filter(({ turned }) => turned === 0);
export const BOARDS = from(ALL_BOARDS, 'base');
export const NEW_BOARDS = from(ALL_BOARDS, 'keep_on_trucking');
