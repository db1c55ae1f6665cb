// From the protocol's tiles to what is drawn.

import type { Colour, Phase, TileEntry, Turn } from '../protocol';
import type { Connectors, Load, TileLook } from './types';

export interface LookOptions {
  turn?: Turn | undefined;
  colour?: Colour | undefined;
  load?: Load | undefined;
  /** Is everybody aboard? Then what a load does not name is not there. */
  loaded?: boolean | undefined;
}

/** Are batteries and crew aboard, or about to come aboard? Before that ships are drawn as they leave the yard. */
export const isLoaded = (phase: Phase): boolean =>
  typeof phase === 'object' || !['set_up', 'building', 'late_parts', 'spot_check'].includes(phase);

export function lookOf(entry: TileEntry, { turn, colour, load, loaded }: LookOptions = {}): TileLook {
  const { component, connectors } = entry;
  const none = loaded ? 0 : undefined;
  return {
    component,
    connectors,
    turn,
    colour,
    humans: load?.humans ?? none,
    alien: load?.alien,
    batteries: load?.batteries ?? none,
    goods: load?.goods,
  };
}

/** The connectors of a tile that was turned, clockwise from up. */
export function turned(connectors: Connectors, turn: Turn = 0): Connectors {
  const side = (index: number) => connectors[(((index - turn) % 4) + 4) % 4] ?? 'smooth';
  return [side(0), side(1), side(2), side(3)];
}
