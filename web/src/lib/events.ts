// Looking into events: their names, and whom they are about.

import type { Event, Projectile, Reason, Roll, Seat, Square } from '../protocol';
import { type EventName, tellingOf } from './telling';

export type { EventName } from './telling';

/** The fields of something that is one of several things, whichever it is. */
export const fieldsOf = (value: Event | Reason): Record<string, unknown> => value;

/** Where nothing else can come: a new thing that nobody thought of does not compile. A newer server may still tell of one. */
export const nothingElse = <T>(_: never, instead: T): T => instead;

/** Whom an event is about. */
export function eventSeat(event: Event): Seat | null {
  const seat = fieldsOf(event).seat;
  return typeof seat === 'number' ? seat : null;
}

/** What flies at a ship in this event. */
export function eventProjectile(event: Event): Projectile | null {
  return (fieldsOf(event).projectile as Projectile | undefined) ?? null;
}

/** Shots, as against meteors: each has its story. */
export const isShot = (event: Event): boolean => eventProjectile(event)?.kind.endsWith('_fire') ?? false;

/** What flies at a ship while its owner is asked about it. */
export interface Incoming {
  projectile: Projectile;
  roll: Roll;
  target: Square;
  /** What is hit at the same moment. */
  also?: Square;
}
export function incomingOf(reason: Reason): Incoming | null {
  const fields = fieldsOf(reason);
  return 'projectile' in fields && 'target' in fields ? (fields as unknown as Incoming) : null;
}

/** Is this one of the hundreds of grips in the yard, which no log tells and nobody is interrupted for? */
export const isYardWork = (event: Event): boolean => tellingOf(event).yard ?? false;

/** Does somebody suffer? */
export const isHarm = (event: Event): boolean => tellingOf(event).harm ?? false;

const LOADING: ReadonlySet<EventName> = new Set<EventName>(['good_loaded', 'good_lifted', 'goods_left']);
/** Is it one of the grips of loading goods, or what is left when they are done? */
export const isLoading = (event: Event): boolean => LOADING.has(event.type);

/** Are these grips of one and the same loading? What is left behind ends it. */
export const isSameLoading = (one: Event, next: Event): boolean =>
  isLoading(one) && isLoading(next) && eventSeat(one) === eventSeat(next) && one.type !== 'goods_left';

function belong(one: Event, next: Event): boolean {
  if (isSameLoading(one, next)) return true;
  if (one.type !== next.type || eventSeat(one) !== eventSeat(next)) return false;
  if (one.type === 'tile_lost' && next.type === 'tile_lost') {
    return one.loss === next.loss && one.loss !== 'destroyed';
  }
  return tellingOf(one).together ?? false;
}

/** Events in the portions in which they are seen. */
export function portions(events: readonly Event[]): Event[][] {
  const all: Event[][] = [];
  for (const event of events) {
    const last = all.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && belong(before, event)) last.push(event);
    else all.push([event]);
  }
  return all;
}
