// What is in the box: loaded once, before the first screen that draws tiles or cards.

import type {
  CardEntry,
  CardId,
  Catalogue,
  Component,
  FlightBoard,
  GameView,
  Level,
  Mode,
  PlacedTile,
  Seat,
  ShipBoard,
  Square,
  TileEntry,
  TileId,
} from '../protocol';
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

/** Has `loadBox` ended? */
export const boxIsOpen = (): boolean => contents !== null;

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
/** What a component of a ship is: what its tile says, unless it has become another. */
export const componentOf = ({ tile, became }: Pick<PlacedTile, 'tile' | 'became'>): Component =>
  became?.component ?? tileOf(tile).component;
export const cardOf = (id: CardId): CardEntry => entry(box().cards, id, 'card');

const NUMBER: Record<Level, 0 | 1 | 2> = { I: 0, II: 1, III: 2 };
/** The ship board of a level in the base box. */
export const boardOf = (level: Level): ShipBoard => entry(box().ship_boards, NUMBER[level], 'ship board');
/** The ship board that somebody builds on, without what is closed in this flight. */
export function boardAt({ flight, seats }: Pick<GameView, 'flight' | 'seats'>, seat: Seat): ShipBoard {
  const { ship_board, holes = [] } = seats[seat] ?? {};
  const board = entry(box().ship_boards, ship_board ?? flight.ship_board ?? NUMBER[flight.level], 'ship board');
  return holes.length ? without(board, holes) : board;
}

/** The same board with holes in it; the same one each time, as pictures are kept by board. */
function without(board: ShipBoard, holes: readonly Square[]): ShipBoard {
  const key = `${board.name}/${holes.join(' ')}`;
  const known = holed.get(key);
  if (known) return known;
  const open = (squares: readonly Square[]) => squares.filter((square) => !holes.includes(square));
  const lines = (all: ShipBoard['rim']['rows']) => all.map((line) => ({ ...line, squares: open(line.squares) }));
  const rim = { ...board.rim, columns: lines(board.rim.columns), rows: lines(board.rim.rows) };
  const start = board.start !== null && holes.includes(board.start) ? null : board.start;
  const made = { ...board, squares: open(board.squares), start, rim };
  holed.set(key, made);
  return made;
}
const holed = new Map<string, ShipBoard>();
/** The ship board of this level that a ship with tiles on these squares was built on: of a flight that is over. */
export const boardWith = (level: Level, squares: readonly Square[]): ShipBoard =>
  box().ship_boards.find((board) => board.level === level && squares.every((one) => board.squares.includes(one))) ?? boardOf(level);
export const trackOf = (mode: Mode, level: Level): FlightBoard =>
  mode.type === 'learning' ? box().learning_board : box().flight_boards[NUMBER[level]];
