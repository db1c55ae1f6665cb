// Examples from the box to draw beside the words.

import { box } from '../../lib/catalogue';
import type { CardEntry, CardKind, Component, TileEntry } from '../../protocol';

/** A tile with this component. */
export const tileWith = (component: Component): TileEntry | undefined =>
  box().tiles.find((tile) => JSON.stringify(tile.component) === JSON.stringify(component));

/** A card of this kind, of the lowest level that has one. */
export const cardOfKind = (kind: CardKind): CardEntry | undefined => box().cards.find((card) => card.kind === kind);
