// Examples from the box to draw beside the words.

import { loose } from '../../art/look';
import { box } from '../../lib/catalogue';
import type { CardEntry, CardId, CardKind, Component, Level, ShipBoard, TileEntry } from '../../protocol';

/** A tile with this component. */
export const tileWith = (component: Component, plated = false): TileEntry | undefined =>
  box().tiles.find(
    ({ component: its, plating }) => JSON.stringify(its) === JSON.stringify(component) && plating.includes(true) === plated,
  ) ?? (plated ? undefined : loose(component));

/** The board of this name as it is printed. */
export const boardNamed = (name: string): ShipBoard | undefined =>
  box().ship_boards.find((board) => board.name === name && board.turned === 0);

/** A card of this kind: this one, or one of this deck, or of the lowest that has one. */
export function cardOfKind(kind: CardKind, deck?: Level, wanted?: CardId | null): CardEntry | undefined {
  const all = box().cards.filter((card) => card.kind === kind);
  return all.find(({ id }) => id === wanted) ?? all.find(({ level }) => level === (deck ?? level));
}
