// Who sits on a seat.

import type { BotOptions, SeatEntry, Sitter } from '../protocol';

export type Person = Extract<Sitter, { type: 'person' }>['value'];

type Seated = Pick<SeatEntry, 'sitter'> | null | undefined;

export const personOf = (entry: Seated): Person | null => (entry?.sitter.type === 'person' ? entry.sitter.value : null);

export const botOf = (entry: Seated): BotOptions | null => (entry?.sitter.type === 'bot' ? entry.sitter.value : null);
