// What is in the box: loaded once, before the first screen that draws tiles or cards.

import type { CardEntry, CardId, Catalogue, FlightBoard, Level, Mode, ShipBoard, TileEntry, TileId } from '../protocol';
import { api } from './api';

let contents: Catalogue | null = null;
let asked: Promise<Catalogue> | null = null;

/** Loads it; a failed attempt may be repeated. */
export function loadBox(): Promise<Catalogue> {
  asked ??= api.content().then(
    (loaded) => (contents = loaded),
    (wrong: unknown) => {
      asked = null;
      throw wrong;
    },
  );
  return asked;
}

/** The box; `loadBox` must have ended. */
export function box(): Catalogue {
  if (!contents) throw new Error('the box is not open yet');
  return contents;
}

/** For tests: this is in the box. */
export function fillBox(loaded: Catalogue): void {
  contents = loaded;
}

function entry<T>(list: readonly T[], id: number, what: string): T {
  const found = list[id];
  if (found === undefined) throw new Error(`there is no ${what} ${id}`);
  return found;
}

export const tileOf = (id: TileId): TileEntry => entry(box().tiles, id, 'tile');
export const cardOf = (id: CardId): CardEntry => entry(box().cards, id, 'card');

const NUMBER: Record<Level, 0 | 1 | 2> = { I: 0, II: 1, III: 2 };
export const boardOf = (level: Level): ShipBoard => box().ship_boards[NUMBER[level]];
export const trackOf = (mode: Mode, level: Level): FlightBoard =>
  mode === 'learning' ? box().learning_board : box().flight_boards[NUMBER[level]];
