// What the drawings are made from.

import type { Alien, Colour, Component, Connector, Days, Goods, Seat, Turn } from '../protocol';

/** The names of those that have nothing more to say. */
export type Plain<T extends { type: string }> = T extends unknown ? (keyof T extends 'type' ? T['type'] : never) : never;

/** Which sides are plated, clockwise from up. */
export type Plating = readonly [boolean, boolean, boolean, boolean];
export type Connectors = readonly [Connector, Connector, Connector, Connector];

/** What stands on a tile; a `PlacedTile` is one. */
export interface Load {
  humans?: number | undefined;
  /** In a stasis chamber of which some are awake: who sleeps; its humans are those awake. */
  asleep?: number | undefined;
  alien?: Alien | undefined;
  batteries?: number | undefined;
  goods?: Goods | undefined;
}

/** All that decides how a tile looks. Humans or batteries that are left out: as it leaves the yard. */
export interface TileLook extends Load {
  component: Component;
  connectors: Connectors;
  plating?: Plating | undefined;
  /** Connectors with a cap, which do not count as exposed; clockwise from up. */
  capped?: Plating | undefined;
  turn?: Turn | undefined;
  /** Has this panel given its power on this card, or are these crubots awake? */
  busy?: boolean | undefined;
  /** Is its crew armed? */
  armed?: boolean | undefined;
  /** Does it point wherever it should? */
  swivels?: boolean | undefined;
  /** Does it need no empty square before its barrel or behind its exhaust? */
  hemmed?: boolean | undefined;
  /** Whose starting cabin it is. */
  colour?: Colour | undefined;
}

/** A rocket on the track. */
export interface RocketPlace {
  seat: Seat;
  colour: Colour;
  name: string;
  /** Laps included: 0 is the last starting space. */
  position: Days;
  you?: boolean | undefined;
}
