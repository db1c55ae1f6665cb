// Rough Roads that roll after a card: Metal Fatigue and Cosmic Psychosis. The server tells only the dice, so what they
// are for is read from what comes before and after them: two rolls with nothing in between name a column and a row.

import type { Event, GameView, Modifier, Seat, Step } from '../protocol';

/** What dice are rolled for. */
export interface Purpose {
  road: Modifier;
  part: 'die' | 'column' | 'row';
  /** Of a row: the column that was rolled before it. */
  column?: number;
  /** Is it certain that nothing comes of it? */
  idle?: boolean;
}

interface Roll { seat: Seat; sum: number }
const rollOf = (event: Event | undefined): Roll | null =>
  typeof event === 'object' && 'rolled' in event
    ? { seat: event.rolled.seat, sum: event.rolled.dice[0] + event.rolled.dice[1] }
    : null;
const isDie = (event: Event | undefined): boolean => typeof event === 'object' && 'die_rolled' in event;
const is = (event: Event | undefined, name: string): boolean => typeof event === 'object' && name in event;
const fell = (event: Event | undefined): boolean =>
  typeof event === 'object' && 'tile_lost' in event && event.tile_lost.loss === 'fell_off';

function pairAt(events: readonly Event[], at: number): [Roll, Roll] | null {
  const [column, row] = [rollOf(events[at]), rollOf(events[at + 1])];
  return column && row && column.seat === row.seat ? [column, row] : null;
}

/** The card by which a column and a row are rolled at this place; none if that is not certain. */
function roadAt(events: readonly Event[], at: number, roads: ReadonlySet<Modifier>): Modifier | null {
  const then = events[at + 2];
  // Saboteurs roll as well, and always tell what came of it.
  if (is(then, 'sabotage_missed')) return null;
  const [fatigue, psychosis] = [roads.has('metal_fatigue'), roads.has('cosmic_psychosis')];
  // Metal Fatigue comes first, and the other one follows in any case.
  if (fatigue && isDie(events[at - 1]) && (!psychosis || fell(then) || pairAt(events, at + 2))) return 'metal_fatigue';
  return psychosis ? 'cosmic_psychosis' : null;
}

/** May the component that is lost after these two rolls be the work of saboteurs? They are after the smallest crew. */
function maybeSabotage(events: readonly Event[], at: number, roads: ReadonlySet<Modifier>): boolean {
  if (!is(events[at + 2], 'tile_lost')) return false;
  return roads.has('remorseless_fate') ||
    events.slice(0, at).some((event) => is(event, 'weakest') || is(event, 'sabotage_missed'));
}

/** What the dice of these events, all of one step, are rolled for; `roads` are those that hold for anybody. */
export function purposesOf(events: readonly Event[], roads: ReadonlySet<Modifier>): Map<Event, Purpose> {
  const found = new Map<Event, Purpose>();
  /** Does nothing get lost from here on? What is lost may have another reason. */
  const calm = (from: number): boolean => !events.slice(from).some((event) => is(event, 'tile_lost'));
  for (let at = 0; at < events.length; at += 1) {
    if (isDie(events[at]) && roads.has('metal_fatigue')) {
      const idle = !pairAt(events, at + 1) || roadAt(events, at + 1, roads) === 'cosmic_psychosis';
      found.set(events[at]!, { road: 'metal_fatigue', part: 'die', idle });
    }
    const pair = pairAt(events, at);
    if (!pair) continue;
    const road = roadAt(events, at, roads);
    if (road && !maybeSabotage(events, at, roads)) {
      found.set(events[at]!, { road, part: 'column' });
      found.set(events[at + 1]!, { road, part: 'row', column: pair[0].sum, idle: calm(at + 2) });
    }
    at += 1;
  }
  return found;
}

/** By event, for whoever puts it into words. */
const known = new WeakMap<object, Purpose>();
export function understand(steps: readonly Step[], { flight, seats }: GameView): void {
  const roads = new Set([...(flight.roads ?? []), ...seats.flatMap((seat) => seat.roads ?? [])]);
  if (roads.size === 0) return;
  for (const { events } of steps) {
    for (const [event, purpose] of purposesOf(events, roads)) if (typeof event === 'object') known.set(event, purpose);
  }
}
export const purposeOf = (event: Event): Purpose | undefined =>
  typeof event === 'object' ? known.get(event) : undefined;
