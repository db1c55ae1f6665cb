// Looking back at a card: what it did to us in a heading and in sentences, or why it did nothing.

import { eventName, eventSeat, isHarm } from '../../lib/events';
import type { Beat, CardEntry, Event, Seat } from '../../protocol';
import { t } from '../../words/index.svelte';
import { type Name, eventWords } from '../../words/sentences';
import { type Outcome, linesOf } from './consequences';
import { whyOf } from './headlines';

/** So many sentences are read; the log has them all. */
const MOST = 4;

const fellBack = (event: Event): boolean => typeof event === 'object' && 'moved' in event && event.moved.days < 0;

/** Everything that we lost, and why, in the order in which it happened. */
export function lossWords(events: readonly Event[], seat: Seat, name: Name): string {
  const ours = events.filter((event) => eventSeat(event) === seat && (isHarm(event) || fellBack(event)));
  const told = [...new Set(ours.map((event) => eventWords(event, name)))].slice(0, MOST);
  const last = ours.findLast(isHarm);
  return [...told, ...(last ? [whyOf(last)] : [])].join(' ');
}

function needs(beat: Beat | undefined): number | null {
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
  if (linesOf({ ...sum, stopped: null }).some(({ tone }) => tone === 'harm')) return t('flight-scratched');
  if (sum.days > 0) return t('flight-ahead');
  // Only who was in danger can be glad to have come out of it.
  if (tookPart(events, seat)) return t('flight-unharmed');
  return sparedWords(card, events, seat, crew, name) ?? t('flight-passed');
}
