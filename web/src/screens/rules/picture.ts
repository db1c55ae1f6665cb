// Examples from the box to draw beside the words.

import { loose } from '../../art/look';
import { box } from '../../lib/catalogue';
import type { CardEntry, CardKind, Component, Level, ShipBoard, TileEntry } from '../../protocol';

/** A tile with this component. */
export const tileWith = (component: Component, plated = false): TileEntry | undefined =>
  box().tiles.find(
    ({ component: its, plating }) => JSON.stringify(its) === JSON.stringify(component) && plating.includes(true) === plated,
  ) ?? (plated ? undefined : loose(component));

/** The board of this name as it is printed. */
export const boardNamed = (name: string): ShipBoard | undefined =>
  box().ship_boards.find((board) => board.name === name && board.turned === 0);

/** A card of this kind: of this deck, or of the lowest that has one. */
export const cardOfKind = (kind: CardKind, deck?: Level): CardEntry | undefined =>
  box().cards.find((card) => card.kind === kind && card.level === (deck ?? card.level));
