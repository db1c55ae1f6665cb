// What a card did not do: whom it spared, and who had nothing to lose. Told when it is over, from its events alone.

import { type EventName, eventSeat } from '../../lib/events';
import type { Event, Seat } from '../../protocol';

export interface Note {
  /** The message. */
  id: string;
  seat: Seat;
  /** Who made it so. */
  by?: Seat;
  /** The crew they have, and the one that the card asks for. */
  crew?: number;
  wanted?: number;
}

/** What may come of being beaten. */
const CONSEQUENCES: ReadonlySet<EventName> = new Set<EventName>([
  'good_lost',
  'crew_lost',
  'battery_spent',
  'tile_lost',
  'moved',
  'hit',
  'missed',
  'bounced',
  'shielded',
  'shot_down',
]);

/** Those who were beaten and lost nothing by it. */
export function unscathed(events: readonly Event[]): Note[] {
  return events.flatMap((event, at) => {
    const seat = eventSeat(event);
    if (event.type !== 'beaten_by_enemy' || seat === null) return [];
    const later = events.slice(at + 1).filter((other) => eventSeat(other) === seat);
    return later.some((other) => CONSEQUENCES.has(other.type)) ? [] : [{ id: 'flight-note-nothing-lost', seat }];
  });
}

/** Rolling for everyone and giving up later are no part in a card. */
const APART: ReadonlySet<EventName> = new Set<EventName>(['rolled', 'give_up_announced']);

/** Those of the flying to whom a card did nothing; `wanted`: the crew it asks for, if the crews are known. */
export function bystanders(
  events: readonly Event[],
  flying: readonly Seat[],
  wanted: number | null = null,
  crews?: ReadonlyMap<Seat, number>,
): Note[] {
  if (events.some((event) => event.type === 'card_skipped')) return [];
  const busy = new Set(events.filter((event) => !APART.has(event.type)).map(eventSeat));
  const idle = flying.filter((seat) => !busy.has(seat));
  const winner = events.find((event) => event.type === 'enemy_beaten');
  const by = winner ? eventSeat(winner) : null;
  if (by !== null) return idle.map((seat) => ({ id: 'flight-note-never-reached', seat, by }));
  const taken = events.some((event) => ['docked', 'landed'].includes(event.type));
  return idle.map((seat) => {
    const crew = crews?.get(seat);
    if (wanted !== null && crew !== undefined && crew < wanted) return { id: 'flight-note-crew', seat, crew, wanted };
    return { id: taken ? 'flight-note-passes' : 'flight-note-spared', seat };
  });
}
