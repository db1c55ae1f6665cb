// What is missing before the host can start. The server decides; this says why the button is not lit.

import { personOf } from '../../lib/sitters';
import type { RoomView } from '../../protocol';

export interface Start {
  may: boolean;
  /** How many seats are free. */
  open: number;
  /** The names of those who are not ready. */
  waiting: string[];
}

export function startOf({ seats, host }: RoomView): Start {
  const open = seats.filter(({ sitter }) => sitter.type === 'open').length;
  const waiting = seats.flatMap((entry, seat) => {
    const person = personOf(entry);
    // A bot flies for those whose seat is kept.
    const kept = person !== null && !person.connected && person.stand_in !== null;
    return person && !person.ready && !kept && seat !== host ? [person.name] : [];
  });
  return { may: open === 0 && waiting.length === 0, open, waiting };
}
