// Looking back at a card: what it did to us in a heading and in sentences, or why it did nothing.

import { eventSeat, fieldsOf, isHarm, isShot } from '../../lib/events';
import { type Bent, STRAIGHT } from '../../lib/roads';
import type { Told } from '../../lib/theatre.svelte';
import type { Beat, CardEntry, Event, Seat, Square } from '../../protocol';
import { t } from '../../words/index.svelte';
import { capital, lostWords, projectileArgs } from '../../words/names';
import { type Name, toldTo } from '../../words/sentences';
import { type Entry, entriesOf, entryWords } from './chapters';
import { type Outcome, linesOf, outcomeOf } from './consequences';
import { whyOf } from './headlines';
import { isTaken } from './reasons';

/** So many losses are explained; the log has them all. */
const MOST = 8;

const fellBack = (event: Event): boolean => event.type === 'moved' && event.days < 0;

const isEaten = (event: Event): boolean => event.type === 'battery_spent' && event.purpose === 'eaten';

/** The square of a component that was destroyed. */
function destroyed(event: Event): Square | null {
  const lost = event.type === 'tile_lost' ? event : null;
  return lost?.loss === 'destroyed' ? lost.square : null;
}

type Lost = Extract<Event, { type: 'tile_lost' }>;

/** A hit together with what it destroyed, by square. */
function hitWords(event: Event, lost: ReadonlyMap<string, Lost>): string | null {
  if (event.type !== 'hit') return null;
  const { projectile, target: square } = event;
  const tile = lost.get(square);
  if (tile === undefined) return null;
  const what = { tile: lostWords(tile), 'tile-object': lostWords(tile, '.object') };
  return capital(t('flight-mine-hit-tile', { ...projectileArgs(projectile), ...what, square }));
}

/** Everything that we lost, each with its reason, in the order in which it happened. Of shots, also what became of others. */
export function lossWords(told: readonly Told[], card: CardEntry, seat: Seat, name: Name, bent: Bent = STRAIGHT): string[] {
  const costs = (event: Event): boolean => isHarm(event) || isShot(event) || fellBack(event) || isTaken(event) || isEaten(event);
  const ours = told.filter(({ event }) => eventSeat(event) === seat && costs(event));
  // What a hit destroyed is told with the hit.
  const hits = ours.flatMap(({ event }) => (event.type === 'hit' ? [event.target] : []));
  const entries = entriesOf(ours.filter(({ event }) => !hits.includes(destroyed(event) ?? '')));
  const lost = new Map(ours.flatMap(({ event }) => (event.type === 'tile_lost' ? [[event.square ?? '', event] as const] : [])));
  const tell = (entry: Entry): string => {
    const { event } = entry.told[0]!;
    const what = hitWords(event, lost) ?? entryWords(entry, toldTo(seat, name));
    // The sentence about batteries is a reason already.
    return isTaken(event) ? what : [what, whyOf(event, card, name, bent)].filter(Boolean).join(' ');
  };
  const sentences = entries.map(tell);
  const crew = ours.reduce((sum, { gone }) => sum + (gone?.humans ?? 0) + (gone?.alien ? 1 : 0), 0);
  const aboard = crew ? [t('flight-why-aboard', { crew })] : [];
  return [...[...new Set(sentences)].slice(0, MOST), ...aboard];
}

/** The crew that a card asks for. */
export function needs(beat: Beat | undefined): number | null {
  return beat && (beat.type === 'abandoned_ship' || beat.type === 'abandoned_station') ? beat.crew : null;
}

/** Whoever is in front rolls for everyone: that is no part in it. */
const tookPart = (events: readonly Event[], seat: Seat): boolean =>
  events.some((event) => eventSeat(event) === seat && event.type !== 'rolled');

/**
 * Why a card that others met had nothing for us; none if it had, or if there is nothing to explain. `behind`: who flew
 * behind us; what they took, we had been offered before and left to them.
 */
export function sparedWords(
  card: CardEntry,
  events: readonly Event[],
  seat: Seat,
  crew: number,
  name: Name,
  behind: ReadonlySet<Seat> = new Set(),
): string | null {
  if (tookPart(events, seat)) return null;
  const [beat] = card.beats;
  const wanted = needs(beat);
  // Whoever came first does not matter to those who could not have come at all.
  if (wanted !== null && crew < wanted) return t('flight-spared-crew', { wanted, crew });
  for (const event of events) {
    if (event.type === 'enemy_beaten') return t('flight-spared-beaten', { name: name(event.seat) });
    if (event.type === 'docked') {
      const { seat: other } = event;
      return behind.has(other) ? t('flight-declined') : t('flight-spared-docked', { name: name(other) });
    }
  }
  const landed = events.flatMap((event) => (event.type === 'landed' ? [event.seat] : []));
  const planets = beat?.type === 'planets' ? beat.planets.length : Infinity;
  if (landed.length < planets) return null;
  return t(landed.some((other) => behind.has(other)) ? 'flight-declined' : 'flight-spared-landed');
}

/** What a card came to for us. Whoever stood on a lost component is in no event: it is known how it stood. */
export function recapOf(told: readonly Told[], seat: Seat): Outcome {
  const sum = outcomeOf(
    told.map(({ event }) => event),
    seat,
  );
  for (const { event, gone } of told) {
    if (!gone || eventSeat(event) !== seat) continue;
    sum.humans += gone.humans ?? 0;
    sum.drained += gone.batteries ?? 0;
    if (gone.alien) sum.aliens.push(gone.alien);
    gone.goods?.forEach((count, colour) => (sum.goods[colour]! += count));
  }
  return sum;
}

interface Past {
  card: CardEntry;
  events: readonly Event[];
  /** What it came to for us. */
  sum: Outcome;
  crew: number;
  /** Places lost by it, below 0 if some were won. */
  overtaken?: number;
  /** Who flew behind us when it came. */
  behind?: ReadonlySet<Seat>;
}

/** Where everybody was when the last card was revealed. */
function placesBefore(log: readonly Told[], flight: number): Map<Seat, number> {
  const from = log.findLastIndex((told) => told.flight === flight && told.event.type === 'card_revealed');
  const places = new Map<Seat, number>();
  for (const { event } of log.slice(0, Math.max(0, from)).filter((told) => told.flight === flight)) {
    const { position } = fieldsOf(event) as { position?: number };
    const whose = eventSeat(event);
    if (whose !== null && position !== undefined) places.set(whose, position);
  }
  return places;
}

/** Who was behind us when the last card was revealed. */
export function behindAt(log: readonly Told[], flight: number, seat: Seat): Set<Seat> {
  const places = placesBefore(log, flight);
  const mine = places.get(seat);
  return new Set([...places].flatMap(([other, place]) => (mine !== undefined && place < mine ? [other] : [])));
}

/** How many have come past us since the last card was revealed, less those we have passed. */
export function overtakenBy(log: readonly Told[], flight: number, seat: Seat, order: readonly Seat[]): number {
  const places = placesBefore(log, flight);
  const mine = places.get(seat);
  if (mine === undefined) return 0;
  const ahead = order.slice(0, order.indexOf(seat));
  return ahead.length - order.filter((other) => (places.get(other) ?? mine) > mine).length;
}

/** How a card went, in a few words. */
export function recapHeading({ card, events, sum, crew, overtaken = 0, behind }: Past, seat: Seat, name: Name): string {
  if (sum.left) return t('flight-now-left-flight');
  if (sum.destroyed.length || sum.fell.length || sum.humans || sum.aliens.length) return t('flight-battered');
  if (sum.credits > 0 || sum.loaded.some((count) => count > 0)) return t('flight-earned');
  // Whoever is beaten and has no goods gives batteries.
  const beaten = sum.verdict === 'loses' && sum.batteries > 0;
  if (beaten || linesOf({ ...sum, stopped: null }).some(({ tone }) => tone === 'harm')) return t('flight-scratched');
  if (sum.days > 0) return t(overtaken > 0 ? 'flight-overtaken' : 'flight-ahead');
  const added = events.find((event) => event.type === 'cards_added');
  if (added?.type === 'cards_added') return t('flight-now-cards-added', { cards: added.cards, deck: added.deck });
  // Only who was in danger can be glad to have come out of it.
  if (tookPart(events, seat)) return t('flight-unharmed');
  return sparedWords(card, events, seat, crew, name, behind) ?? t('flight-passed');
}
