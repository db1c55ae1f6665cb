// Rough Roads and gold titles in a view: what bends the rules, and for whom.

import type { GameView, Modifier, Seat, Title, Victims } from '../protocol';

/** The cards that hold for this player but not for everyone. */
export const ownRoads = ({ flight, seats }: GameView, seat: Seat): Modifier[] =>
  (seats[seat]?.roads ?? []).filter((road) => !flight.roads?.includes(road));

/** What bends the rules for a player in this flight. */
export interface Bent {
  roads: readonly Modifier[];
  /** Gold titles whose handicap holds. */
  gold: readonly Title[];
  /** Who suffers when players are compared, if not the weakest. */
  victims?: Victims;
}
export const STRAIGHT: Bent = { roads: [], gold: [] };

export function bentFor(view: GameView | null, seat: Seat | null): Bent {
  const player = seat === null ? undefined : view?.seats[seat];
  const gold = [player?.handicap, player?.second_handicap].filter((title) => title != null);
  const victims = view?.flight.victims;
  return { roads: [...(view?.flight.roads ?? []), ...(player?.roads ?? [])], gold, ...(victims && { victims }) };
}

/** Do all but the strongest suffer when players are compared? */
export const isRemorseless = ({ victims }: { victims?: Victims }): boolean => victims === 'all_but_strongest';

/** What is known of a flight, and of somebody's ship, by rules that hold: it fills in what there is to say of them. */
export function knownOf({ flight, seats, ships }: GameView, seat: Seat | null): Record<string, string | number> {
  const { dead_column: column } = flight;
  const flies = seat !== null && flight.order.includes(seat);
  const roll = flies ? seats[seat]?.named_result : undefined;
  return { ...(column && { column }), ...(roll && { roll }), ...(flies && ships[seat]?.turned && { turned: 'yes' }) };
}
