// What has changed in a room, as far as those who are in it have to be told.

import type { RoomView, Seat } from '../protocol';
import type { News } from './session.svelte';
import { personOf } from './sitters';

/** The id of a message and what it names. */
export type Tiding = [id: string, args: { name: string }];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Who came, went, was replaced or is the host now; and why somebody who was ready is so no more. */
export function tidings(was: RoomView, now: RoomView, you: Seat | null): Tiding[] {
  const told: Tiding[] = [];
  const nameOf = (seat: Seat): string => now.seats[seat]?.name ?? '';
  const seats = Math.max(was.seats.length, now.seats.length);
  for (let seat = 0; seat < seats; seat += 1) {
    const [before, after] = [personOf(was.seats[seat]), personOf(now.seats[seat])];
    if (seat === you) continue;
    if (!before && after) told.push(['lobby-joined', { name: after.name }]);
    else if (before && !after) told.push(['lobby-left', { name: before.name }]);
    else if (before && after && now.phase === 'playing' && was.phase === 'playing') {
      if (!before.stand_in && after.stand_in) told.push(['room-bot-plays', { name: after.name }]);
      if (before.stand_in && !after.stand_in) told.push(['room-plays-again', { name: after.name }]);
    }
  }
  if (now.host !== null && now.host !== was.host) {
    told.push(now.host === you ? ['room-host-you', { name: '' }] : ['menu-host-now', { name: nameOf(now.host) }]);
  }
  const ready = (room: RoomView): boolean => you !== null && personOf(room.seats[you])?.ready === true;
  if (now.phase === 'lobby' && ready(was) && !ready(now) && !same(was.options, now.options)) {
    told.push(['room-ready-again', { name: now.host === null ? '' : nameOf(now.host) }]);
  }
  return told;
}

/** Who has taken a step back, so that the question we had (`asked`) is not open any more. */
export function undoneBy(asked: number | null, { view, steps }: Pick<News, 'view' | 'steps'>, you: Seat | null): Seat | null {
  if (asked === null || (view.own?.question?.id ?? null) === asked) return null;
  const undone = steps.flatMap(({ cause }) => (cause.type === 'undo' ? [cause.value] : []));
  return undone.find((seat) => seat !== you) ?? null;
}

/** The people other than us who are not here. */
export const missing = (room: RoomView, you: Seat | null): Set<Seat> =>
  new Set(
    room.seats.flatMap((entry, seat) => {
      const person = personOf(entry);
      return seat !== you && person && !person.connected && !person.stand_in ? [seat] : [];
    }),
  );
