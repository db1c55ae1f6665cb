// Looking back at a card: what it did to us in sentences, or why it did nothing.

import { eventName, eventSeat, isHarm } from '../../lib/events';
import type { Beat, CardEntry, Event, Seat } from '../../protocol';
import { t } from '../../words/index.svelte';
import { type Name, eventWords } from '../../words/sentences';
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

/** Why a card that others met had nothing for us; none if it had, or if there is nothing to explain. */
export function sparedWords(card: CardEntry, events: readonly Event[], seat: Seat, crew: number, name: Name): string | null {
  // Whoever is in front rolls for everyone: that is no part in it.
  if (events.some((event) => eventSeat(event) === seat && eventName(event) !== 'rolled')) return null;
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
