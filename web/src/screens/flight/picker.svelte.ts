// What a question lets us point at on the ship. The question sets it, the stage draws it and tells of clicks.

import { getContext, setContext } from 'svelte';
import type { Joint, MarkerView, PlacedTile, Seat, Square } from '../../protocol';
import type { Foreseen } from './ability';
import type { Intrusion } from './intruders';
import type { Shot } from './salvo';

export interface Piece {
  squares: readonly Square[];
  /** Is it the one that flies on? The others drift away. */
  kept: boolean;
}

export class Picker {
  /** Squares that may be chosen now, and those that are. */
  choosable = $state.raw<readonly Square[]>([]);
  selected = $state.raw<readonly Square[]>([]);
  /** Whose ship it is, if not our own. */
  ship = $state.raw<Seat | null>(null);
  /** What is asked about: a booster, a furnace, a cabin. */
  about = $state.raw<readonly Square[]>([]);
  /** What comes if that is answered which is lit, and where it would come otherwise; none if the question does not say. */
  coming = $state.raw<readonly Shot[] | null>(null);
  otherwise = $state.raw<readonly Shot[]>([]);
  /** What intruders would do if that is answered which is lit. */
  intrusion = $state.raw<Intrusion | null>(null);
  /** What would be lost. */
  lost = $state.raw<readonly Square[]>([]);
  /** The ship as it would be: goods on their way, a part that is tried. */
  tiles = $state.raw<PlacedTile[] | null>(null);
  /** What would be joined then. */
  joints = $state.raw<readonly Joint[] | null>(null);
  /** The marker that would be laid. */
  marker = $state.raw<MarkerView | null>(null);
  /** What would be put on the edges of components then. */
  foreseen = $state.raw<Foreseen | null>(null);
  /** Pieces of a broken ship: a line goes around each, instead of one around every square. */
  pieces = $state.raw<readonly Piece[]>([]);
  onsquare = $state.raw<((square: Square) => void) | null>(null);
  labelOf = $state.raw<((square: Square) => string) | null>(null);
  /** Squares that something can be dragged out of. */
  laden = $state.raw<readonly Square[]>([]);
  /** Components promised together with an answer to questions of this name: they give without being asked for again. */
  purse: { name: string; squares: readonly Square[] } = { name: '', squares: [] };

  clear = (): void => {
    this.ship = null;
    this.choosable = [];
    this.selected = [];
    this.about = [];
    this.coming = null;
    this.otherwise = [];
    this.intrusion = null;
    this.lost = [];
    this.tiles = null;
    this.joints = null;
    this.marker = null;
    this.foreseen = null;
    this.pieces = [];
    this.onsquare = null;
    this.labelOf = null;
    this.laden = [];
  };
}

const KEY = Symbol('picker');
export const setPicker = (): Picker => setContext(KEY, new Picker());
/** The picker of the screen; on screens without a ship nobody looks at it. */
export const getPicker = (): Picker => getContext<Picker | undefined>(KEY) ?? new Picker();
