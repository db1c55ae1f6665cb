// The seats this browser holds: the secret of each, by room.

import type { Seat, SeatGiven } from '../protocol';
import { recall, remember } from './settings.svelte';

interface Held {
  seat: Seat;
  token: string;
  /** When it was used last, to forget the oldest. */
  used: number;
}

const KEY = 'trucker-seats';
const MOST = 50;

const read = (): Record<string, Held> => recall<Record<string, Held>>(KEY, {});

export function keepSeat(given: SeatGiven): void {
  const seats = read();
  seats[given.room] = { seat: given.seat, token: given.token, used: Date.now() };
  const newest = Object.entries(seats).sort(([, a], [, b]) => b.used - a.used).slice(0, MOST);
  remember(KEY, Object.fromEntries(newest));
}

export const tokenOf = (room: string): string | null => read()[room]?.token ?? null;

export function dropSeat(room: string): void {
  const { [room]: _gone, ...rest } = read();
  remember(KEY, rest);
}

/** Rooms in which we have a seat, the last used first. */
export const heldRooms = (): string[] =>
  Object.entries(read()).sort(([, a], [, b]) => b.used - a.used).map(([room]) => room);
