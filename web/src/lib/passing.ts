// Who is passed when somebody moves on the flight board: told from where everybody stands before and after.

import type { Days, Event, GameView, Seat } from '../protocol';

/** Where everybody who flies stands. */
export type Places = ReadonlyMap<Seat, Days>;

export interface Passing {
  /** Those who were passed, in the order in which it happened. */
  passed: Seat[];
  /** The place it leads to, from 1. */
  place: number;
}

export const placesOf = ({ flight, seats }: GameView): Places => new Map(flight.order.map((seat) => [seat, seats[seat]?.position ?? 0]));

/** None if nobody is passed, or if it is not known where somebody came from. */
export function passingOf(event: Event, places: Places): Passing | null {
  if (event.type !== 'moved') return null;
  const { seat, position: to } = event;
  const from = places.get(seat);
  if (from === undefined) return null;
  const others = [...places].filter(([other]) => other !== seat);
  const between = others.filter(([, at]) => (at - from) * (at - to) < 0);
  if (between.length === 0) return null;
  between.sort(([, a], [, b]) => (to < from ? b - a : a - b));
  return { passed: between.map(([other]) => other), place: 1 + others.filter(([, at]) => at > to).length };
}
