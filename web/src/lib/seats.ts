// The seats this browser holds: the secret of each, by room.

import type { Seat, SeatGiven } from '../protocol';
import { recall, remember } from './settings.svelte';

interface Held {
  seat: Seat;
  token: string;
  /** When it was used last, to forget the oldest. */
  used: number;
  /** Is it somebody else's now? Kept to say who we were. */
  lost?: boolean;
}

const KEY = 'trucker-seats';
const MOST = 50;

const read = (): Record<string, Held> => recall<Record<string, Held>>(KEY, {});

export function keepSeat(given: SeatGiven): void {
  const seats = read();
  seats[given.room] = { seat: given.seat, token: given.token, used: Date.now() };
  const newest = Object.entries(seats)
    .sort(([, a], [, b]) => b.used - a.used)
    .slice(0, MOST);
  remember(KEY, Object.fromEntries(newest));
}

const heldIn = (room: string, lost: boolean): string | null => {
  const held = read()[room];
  return held && (held.lost ?? false) === lost ? held.token : null;
};
export const tokenOf = (room: string): string | null => heldIn(room, false);
/** The secret of a seat that we had in this room and that was given to somebody else. */
export const formerToken = (room: string): string | null => heldIn(room, true);

/** Our seat is not ours any more. */
export function loseSeat(room: string): void {
  const { [room]: held, ...rest } = read();
  if (held) remember(KEY, { ...rest, [room]: { ...held, lost: true } });
}

export function dropSeat(room: string): void {
  const { [room]: _gone, ...rest } = read();
  remember(KEY, rest);
}

/** Rooms in which we have a seat, the last used first. */
export const heldRooms = (): string[] =>
  Object.entries(read())
    .filter(([, { lost }]) => !lost)
    .sort(([, a], [, b]) => b.used - a.used)
    .map(([room]) => room);
