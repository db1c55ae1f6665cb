// Rough Roads in a view.

import type { GameView, Modifier, Seat } from '../protocol';

/** The cards that hold for this player but not for everyone. */
export const ownRoads = ({ flight, seats }: GameView, seat: Seat): Modifier[] =>
  (seats[seat]?.roads ?? []).filter((road) => !flight.roads?.includes(road));
