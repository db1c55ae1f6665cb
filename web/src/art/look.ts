// From the protocol's tiles to what is drawn.

import type { Colour, Component, Phase, PlacedTile, SideView, TileEntry, Turn } from '../protocol';
import type { Load, TileLook } from './types';

export interface LookOptions {
  turn?: Turn | undefined;
  colour?: Colour | undefined;
  load?: Load | undefined;
  /** Is everybody aboard? Then what a load does not name is not there. */
  loaded?: boolean | undefined;
}

/** Are batteries and crew aboard, or about to come aboard? Before that ships are drawn as they leave the yard. */
export const isLoaded = (phase: Phase): boolean =>
  !['set_up', 'before_building', 'building', 'late_parts', 'spot_check'].includes(phase.type);

export function lookOf(entry: TileEntry, { turn, colour, load, loaded }: LookOptions = {}): TileLook {
  const { component, connectors, plating } = entry;
  const none = loaded ? 0 : undefined;
  return {
    component,
    connectors,
    plating: plating.some(Boolean) ? plating : undefined,
    turn,
    colour,
    humans: load?.humans ?? none,
    ...(load?.asleep === undefined ? {} : { asleep: load.asleep }),
    alien: load?.alien,
    batteries: load?.batteries ?? none,
    goods: load?.goods,
  };
}

/** A component as it is on its ship, which may differ from its tile: another kind, other sides. */
export function placedLook(entry: TileEntry, placed: PlacedTile, options: LookOptions = {}): TileLook {
  const { became, sides, swivels, hemmed, busy, armed } = placed;
  const plain = lookOf(entry, { turn: placed.turn, load: placed, ...options });
  const look = swivels || hemmed || busy || armed ? { ...plain, swivels, hemmed, busy, armed } : plain;
  if (!became && !sides) return look;
  const turn = became?.turn ?? placed.turn;
  // Sides are drawn turned with the tile: turned back, they come to lie where they are.
  const back = (((placed.turn - turn) % 4) + 4) % 4;
  const lying = <T>(of: (side: SideView) => T): [T, T, T, T] | null =>
    sides ? turned(sides.map(of) as [T, T, T, T], (4 - turn) % 4) : null;
  const plating = lying(({ plated }) => plated ?? false) ?? (look.plating && turned(look.plating, back));
  const capped = lying((side) => side.capped ?? false);
  return {
    ...look,
    component: became?.component ?? look.component,
    connectors: lying(({ connector }) => connector) ?? turned(look.connectors, back),
    plating: plating?.some(Boolean) ? plating : undefined,
    capped: capped?.some(Boolean) ? capped : undefined,
    turn,
  };
}

/** Connectors or other sides of a tile that was turned, clockwise from up. */
export function turned<T>(sides: readonly [T, T, T, T], turn: Turn = 0): [T, T, T, T] {
  const side = (index: number) => sides[(((index - turn) % 4) + 4) % 4] as T;
  return [side(0), side(1), side(2), side(3)];
}

/** A component that is meant in general: no tile of the box, and smooth on all sides. */
export const loose = (component: Component): TileEntry => ({
  id: -1,
  name: '',
  component,
  connectors: ['smooth', 'smooth', 'smooth', 'smooth'],
  plating: [false, false, false, false],
  set: 'base',
});
