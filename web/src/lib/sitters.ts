// Who sits on a seat.

import type { BotOptions, SeatEntry, Sitter } from '../protocol';

export type Person = Extract<Sitter, { person: unknown }>['person'];

type Seated = Pick<SeatEntry, 'sitter'> | null | undefined;

export const personOf = (entry: Seated): Person | null =>
  typeof entry?.sitter === 'object' && 'person' in entry.sitter ? entry.sitter.person : null;

export const botOf = (entry: Seated): BotOptions | null =>
  typeof entry?.sitter === 'object' && 'bot' in entry.sitter ? entry.sitter.bot : null;
