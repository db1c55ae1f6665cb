// What is in the box: loaded once, before the first screen that draws tiles or cards.

import type {
  CardEntry,
  CardId,
  Catalogue,
  Component,
  FlightBoard,
  GameView,
  Leg,
  Level,
  Mode,
  PlacedTile,
  Seat,
  ShipBoard,
  ShipView,
  Square,
  TileEntry,
  TileId,
} from '../protocol';
import { LEVELS } from '../protocol';
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

/** The ship board of a level in the first box that has one. */
export function boardOf(level: Level): ShipBoard {
  const boards = box().ship_boards;
  return entry(
    boards,
    boards.findIndex((board) => board.level === level),
    'ship board',
  );
}
/** The board of a level in a box, as it is printed; one of them, where everyone has another. */
export const boardIn = ({ level, ships }: Pick<Leg, 'level' | 'ships'>): ShipBoard =>
  box().ship_boards.find((board) => board.level === level && board.set === ships) ?? boardOf(level);
/** The levels that have a deck, so that they can be flown. */
export const classes = (): Level[] => LEVELS.filter((level) => box().cards.some((card) => card.level === level));
/** The ship board that somebody builds on, without what is closed in this flight. */
export const boardAt = ({ flight, ships }: Pick<GameView, 'flight' | 'ships'>, seat: Seat): ShipBoard =>
  boardUnder(ships[seat], flight.ship_board);
/** The board that a ship is built on; this one if nobody remembers the ship. */
export function boardUnder(ship: Partial<Pick<ShipView, 'board' | 'holes'>> | null | undefined, instead: number): ShipBoard {
  const { board: number = instead, holes = [] } = ship ?? {};
  const board = entry(box().ship_boards, number, 'ship board');
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
  closed.set(made, holes);
  return made;
}
const holed = new Map<string, ShipBoard>();
const closed = new WeakMap<ShipBoard, readonly Square[]>();
/** The squares of a board that are closed in this flight. */
export const closedOf = (board: ShipBoard): readonly Square[] => closed.get(board) ?? [];
export const trackOf = (mode: Mode, level: Level): FlightBoard =>
  mode.type === 'learning' ? box().learning_board : entry(box().flight_boards, LEVELS.indexOf(level), 'flight board');
