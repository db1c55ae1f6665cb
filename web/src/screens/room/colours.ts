// Who wears which colour. People keep theirs; bots and free seats give theirs away.

import { botOf, personOf } from '../../lib/sitters';
import type { Colour, Seat, SeatEntry } from '../../protocol';

/** By colour: the bot that would change it. */
export const coloursOfBots = (seats: SeatEntry[]): Partial<Record<Colour, string>> =>
  Object.fromEntries(seats.flatMap((entry) => (botOf(entry) ? [[entry.colour, entry.name ?? '']] : [])));

export function coloursTaken(seats: SeatEntry[], except: Seat | null = null): Partial<Record<Colour, string>> {
  const taken: Partial<Record<Colour, string>> = {};
  seats.forEach((entry, seat) => {
    const person = personOf(entry);
    if (seat !== except && person) taken[entry.colour] = person.name;
  });
  return taken;
}
