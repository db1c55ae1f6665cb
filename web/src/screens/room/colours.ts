// Which colours people have. Bots and free seats give theirs away.

import type { Colour, Seat, SeatEntry } from '../../protocol';

export function coloursTaken(seats: SeatEntry[], except: Seat | null = null): Partial<Record<Colour, string>> {
  const taken: Partial<Record<Colour, string>> = {};
  seats.forEach(({ sitter, colour }, seat) => {
    if (seat !== except && typeof sitter === 'object' && 'person' in sitter) taken[colour] = sitter.person.name;
  });
  return taken;
}
