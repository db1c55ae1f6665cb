// Rough Roads and gold titles in a view: what bends the rules, and for whom.

import type { GameView, Modifier, Seat, Title } from '../protocol';

/** The cards that hold for this player but not for everyone. */
export const ownRoads = ({ flight, seats }: GameView, seat: Seat): Modifier[] =>
  (seats[seat]?.roads ?? []).filter((road) => !flight.roads?.includes(road));

/** What bends the rules for a player in this flight. */
export interface Bent {
  roads: readonly Modifier[];
  /** Gold titles whose handicap holds. */
  gold: readonly Title[];
}
export const STRAIGHT: Bent = { roads: [], gold: [] };

export function bentFor(view: GameView | null, seat: Seat | null): Bent {
  const player = seat === null ? undefined : view?.seats[seat];
  const gold = [player?.handicap, player?.second_handicap].filter((title) => title != null);
  return { roads: [...(view?.flight.roads ?? []), ...(player?.roads ?? [])], gold };
}

/** Do all but the strongest suffer when players are compared? */
export const isRemorseless = ({ roads }: Pick<Bent, 'roads'>): boolean => roads.includes('remorseless_fate');
