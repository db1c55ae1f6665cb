// What is being played, in two or three words.

import type { Table } from '../../lib/table.svelte';
import { purposeOf } from '../../lib/coordinates';
import { eventName, eventSeat } from '../../lib/events';
import { type Bent, STRAIGHT } from '../../lib/roads';
import type { CardEntry, Event } from '../../protocol';
import { has, t } from '../../words/index.svelte';
import { cardWords, dashed, half, tileWords } from '../../words/names';
import type { Name } from '../../words/sentences';
import { type Fact, lostWords } from './blows';
import { reasonOf } from './reasons';
import { beatOf } from './question';

/** A heading for what happens to us or to everybody; what happens to others is told in a sentence. */
export function headlineOf(event: Event, table: Table): string | null {
  const seat = eventSeat(event);
  const id = `flight-now-${dashed(eventName(event))}`;
  if (seat !== null && seat !== table.you) return null;
  // Meteors come at everybody along the same line; a shot has been earned by one.
  // A card of the road rolls: its own sentence says which, and what for.
  if (purposeOf(event)) return null;
  if (eventName(event) === 'rolled' && !isForAll(table)) return t('flight-now-rolled-alone', argsOf(event));
  return has(id) ? t(id, argsOf(event)) : null;
}

function isForAll({ shown }: Table): boolean {
  const beat = shown && beatOf(shown);
  return typeof beat === 'object' && beat !== null && ('meteors' in beat || 'vortex' in beat);
}

function argsOf(event: Event): Record<string, string | number> {
  if (typeof event === 'string') return {};
  if ('card_revealed' in event) return { card: cardWords(event.card_revealed.card) };
  if ('card_skipped' in event) return { card: cardWords(event.card_skipped.card) };
  if ('tile_lost' in event) return { tile: tileWords(event.tile_lost.tile) };
  if ('weakest' in event) return { measure: event.weakest.measure };
  if ('declared' in event) return { strength: half(event.declared.strength) };
  if ('moved' in event) return { days: Math.abs(event.moved.days), back: event.moved.days < 0 ? 'yes' : 'no' };
  if ('paid' in event) return { credits: Math.abs(event.paid.credits) };
  if ('rolled' in event) return { sum: event.rolled.dice[0] + event.rolled.dice[1] };
  if ('junkyard_row' in event) return { row: event.junkyard_row.row + 1 };
  if ('landed' in event) return { planet: event.landed.planet + 1 };
  return {};
}

/**
 * Why something was lost, in a sentence or two: the reason in this very case, as far as the card's story tells it;
 * `bent`: what bends the rules for whoever lost it.
 */
export function whyOf(
  event: Event, story: readonly Fact[] = [], card: CardEntry | null = null, whose?: Name, bent: Bent = STRAIGHT,
): string {
  const name = dashed(eventName(event));
  const seat = eventSeat(event);
  const at = story.findLastIndex((fact) => fact.event === event);
  const reason = card && seat !== null && at >= 0
    ? reasonOf(story, at, seat, card, whose, bent)
    : lostWords(story, at < 0 ? story.length : at, event, card, bent);
  if (reason) return reason;
  if (name === 'crew-lost' && bent.gold.includes('aesthete')) return t('flight-why-crew-sides');
  if (typeof event === 'object' && 'tile_lost' in event) return t(`flight-why-tile-${dashed(event.tile_lost.loss)}`);
  if (typeof event === 'object' && 'left_flight' in event) return t(`flight-why-left-${dashed(event.left_flight.why)}`);
  const id = `flight-why-event-${name}`;
  return has(id) ? t(id) : '';
}
