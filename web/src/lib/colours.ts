// The colours of players.

import type { Colour, Seat } from '../protocol';

export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue', 'white'];

/** What a seat wears as long as nobody has said otherwise. */
export const usualColour = (seat: Seat): Colour => COLOURS[seat] ?? 'red';
