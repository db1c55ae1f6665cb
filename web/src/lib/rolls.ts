// Dice that a rule of its own rolls after a card: what came of them is told by what happened by the same rule.

import type { Cause, Event, Modifier, Step } from '../protocol';

/** The rule of the road, specialist or title by which something happens. */
export const modifierOf = (event: Event): Modifier | null => {
  const cause = causeOf(event);
  return cause?.type === 'modifier' ? cause.modifier : null;
};

/** By what something happens; none where it is the course of the game. */
export const causeOf = (event: Event): Cause | null => ('cause' in event && event.cause) || null;

/** Coordinates or a die of a rule, of which nothing came. */
export interface Idle {
  /** Of a row: the column that was rolled before it. */
  column: number;
  row: number;
}

const sum = (event: Event): number => (event.type === 'rolled' ? event.dice[0] + event.dice[1] : 0);

/** Rolls of rules in one step of which nothing came. */
export function idleIn(events: readonly Event[]): Map<Event, Idle> {
  const found = new Map<Event, Idle>();
  events.forEach((event, at) => {
    const modifier = modifierOf(event);
    if (!modifier || (event.type !== 'rolled' && event.type !== 'die_rolled')) return;
    const later = events.slice(at + 1).filter((other) => modifierOf(other) === modifier);
    if (event.purpose === 'days' ? later.length === 0 : event.purpose === 'row' && !later.some(({ type }) => type === 'tile_lost'))
      found.set(event, { column: sum(events[at - 1] ?? event), row: sum(event) });
  });
  return found;
}

/** By event, for whoever puts it into words. */
const known = new WeakMap<Event, Idle>();
export function understand(steps: readonly Step[]): void {
  for (const { events } of steps) idleIn(events).forEach((idle, event) => known.set(event, idle));
}
export const idleOf = (event: Event): Idle | undefined => known.get(event);
