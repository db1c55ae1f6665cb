// Which colours people have. Bots and free seats give theirs away.

import { personOf } from '../../lib/sitters';
import type { Colour, Seat, SeatEntry } from '../../protocol';

export function coloursTaken(seats: SeatEntry[], except: Seat | null = null): Partial<Record<Colour, string>> {
  const taken: Partial<Record<Colour, string>> = {};
  seats.forEach((entry, seat) => {
    const person = personOf(entry);
    if (seat !== except && person) taken[entry.colour] = person.name;
  });
  return taken;
}
