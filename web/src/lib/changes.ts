// A view and what an update says of it.

import type { Changes, GameView } from '../protocol';

/** Sections of a view replaced by those that changed. */
export function changed(view: GameView, { seats, ships, ...sections }: Changes): GameView {
  const patch = <T>(old: T[], now: Record<number, T> | undefined) => (now ? old.map((each, seat) => now[seat] ?? each) : old);
  return { ...view, ...sections, seats: patch(view.seats, seats), ships: patch(view.ships, ships) };
}
