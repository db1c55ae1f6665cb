// Looking back at a card: what it did to us in a heading and in sentences, or why it did nothing.

import { eventName, eventSeat, isHarm } from '../../lib/events';
import type { Told } from '../../lib/theatre.svelte';
import type { Beat, CardEntry, Event, Seat } from '../../protocol';
import { t } from '../../words/index.svelte';
import type { Name } from '../../words/sentences';
import { entriesOf, entryWords } from './chapters';
import { type Outcome, linesOf, outcomeOf } from './consequences';
import { whyOf } from './headlines';

/** So many losses are explained; the log has them all. */
const MOST = 5;

const fellBack = (event: Event): boolean => typeof event === 'object' && 'moved' in event && event.moved.days < 0;

const destroyed = (event: Event): boolean =>
  typeof event === 'object' && 'tile_lost' in event && event.tile_lost.loss === 'destroyed';

/** Everything that we lost, each with its reason, in the order in which it happened. */
export function lossWords(told: readonly Told[], card: CardEntry, seat: Seat, name: Name): string[] {
  const costs = (event: Event): boolean =>
    isHarm(event) || fellBack(event) || (eventName(event) === 'battery_spent' && whyOf(event, told, card) !== '');
  const ours = told.filter(({ event }) => eventSeat(event) === seat && costs(event));
  // What a hit destroyed is told with the hit.
  const hit = ours.some(({ event }) => eventName(event) === 'hit');
  const entries = entriesOf(ours.filter(({ event }) => !(hit && destroyed(event))));
  const sentences = entries.map((entry) => {
    const first = entry.told[0]!;
    // The sentence about batteries is a reason already.
    if (entry.taken) return entryWords(entry, name);
    return [entryWords(entry, name), whyOf(first.event, told, card)].filter(Boolean).join(' ');
  });
  const crew = ours.reduce((sum, { gone }) => sum + (gone?.humans ?? 0) + (gone?.alien ? 1 : 0), 0);
  const aboard = crew ? [t('flight-why-aboard', { crew })] : [];
  return [...[...new Set(sentences)].slice(0, MOST), ...aboard];
}

/** The crew that a card asks for. */
export function needs(beat: Beat | undefined): number | null {
  if (typeof beat !== 'object') return null;
  return 'abandoned_ship' in beat ? beat.abandoned_ship.crew : 'abandoned_station' in beat ? beat.abandoned_station.crew : null;
}

/** Whoever is in front rolls for everyone: that is no part in it. */
const tookPart = (events: readonly Event[], seat: Seat): boolean =>
  events.some((event) => eventSeat(event) === seat && eventName(event) !== 'rolled');

/** Why a card that others met had nothing for us; none if it had, or if there is nothing to explain. */
export function sparedWords(card: CardEntry, events: readonly Event[], seat: Seat, crew: number, name: Name): string | null {
  if (tookPart(events, seat)) return null;
  const [beat] = card.beats;
  for (const event of events) {
    if (typeof event === 'string') continue;
    if ('enemy_beaten' in event) return t('flight-spared-beaten', { name: name(event.enemy_beaten.seat) });
    if ('docked' in event) return t('flight-spared-docked', { name: name(event.docked.seat) });
  }
  const landed = events.filter((event) => eventName(event) === 'landed').length;
  if (typeof beat === 'object' && 'planets' in beat && landed === beat.planets.planets.length) return t('flight-spared-landed');
  const wanted = needs(beat);
  return wanted !== null && crew < wanted ? t('flight-spared-crew', { wanted, crew }) : null;
}

/** What a card came to for us. Whoever stood on a lost component is in no event: it is known how it stood. */
export function recapOf(told: readonly Told[], seat: Seat): Outcome {
  const sum = outcomeOf(told.map(({ event }) => event), seat);
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
}

/** How a card went, in a few words. */
export function recapHeading({ card, events, sum, crew }: Past, seat: Seat, name: Name): string {
  if (sum.destroyed.length || sum.fell.length || sum.humans || sum.aliens.length) return t('flight-battered');
  if (sum.credits > 0 || sum.loaded.some((count) => count > 0)) return t('flight-earned');
  // Whoever is beaten and has no goods gives batteries.
  const beaten = sum.verdict === 'loses' && sum.batteries > 0;
  if (beaten || linesOf({ ...sum, stopped: null }).some(({ tone }) => tone === 'harm')) return t('flight-scratched');
  if (sum.days > 0) return t('flight-ahead');
  // Only who was in danger can be glad to have come out of it.
  if (tookPart(events, seat)) return t('flight-unharmed');
  return sparedWords(card, events, seat, crew, name) ?? t('flight-passed');
}
