// A view and what an update says of it.

import type { Changes, GameView } from '../protocol';

/** Sections of a view replaced by those that changed. */
export function changed(view: GameView, { seats, ships, may_undo, ...sections }: Changes): GameView {
  const patch = <T>(old: T[], now: Record<number, T> | undefined) => (now ? old.map((each, seat) => now[seat] ?? each) : old);
  const after = { ...view, ...sections, seats: patch(view.seats, seats), ships: patch(view.ships, ships) };
  // That a step cannot be taken back any more is told alone, as it is most of what changes for those who look on.
  return may_undo === undefined || !after.own ? after : { ...after, own: { ...after.own, may_undo } };
}
