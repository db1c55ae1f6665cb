// What is open over the screen, and how much of the chat was read. It outlives the screens of a game, which change.

import type { ChatLine } from '../protocol';
import type { Session } from './session.svelte';

export const panels = $state({
  settings: false,
  keys: false,
  chat: false,
  /** Are the newest lines of the chat on the screen? */
  reading: false,
});

/** By room: the number of the last line that was read. */
const read = $state<Record<string, number>>({});

/** Lines that this client is to see. */
export const heard = ({ chat, muted }: Session): ChatLine[] => chat.filter(({ seat }) => !muted.includes(seat));

/** Everything said so far was read. */
export function markRead(session: Session): void {
  read[session.code] = session.chat.at(-1)?.number ?? 0;
}

/** Lines of others that were not read yet. What was said before we came is no news. */
export function unread(session: Session): ChatLine[] {
  const last = read[session.code];
  if (last === undefined) return [];
  return heard(session).filter(({ number, seat }) => number > last && seat !== session.you);
}
