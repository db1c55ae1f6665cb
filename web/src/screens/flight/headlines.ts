// What is being played, in two or three words.

import type { Table } from '../../lib/table.svelte';
import { eventSeat } from '../../lib/events';
import { modifierOf } from '../../lib/causes';
import { type Bent, STRAIGHT } from '../../lib/roads';
import type { CardEntry, Event } from '../../protocol';
import { has, t } from '../../words/index.svelte';
import { cardWords, dashed, half, lostWords } from '../../words/names';
import type { Name } from '../../words/sentences';
import { reasonOf } from './reasons';

/** A heading for what happens to us or to everybody; what happens to others is told in a sentence. */
export function headlineOf(event: Event, table: Table): string | null {
  const seat = eventSeat(event);
  const id = `flight-now-${dashed(event.type)}`;
  if (seat !== null && seat !== table.you) return null;
  // A card of the road rolls: its own sentence says which, and what for.
  if ((event.type === 'rolled' || event.type === 'die_rolled') && modifierOf(event)) return null;
  // Meteors come at everybody along the same line; a shot has been earned by one.
  if (event.type === 'rolled' && (event.whom ?? []).length < 2) return t('flight-now-rolled-alone', argsOf(event));
  return has(id) ? t(id, argsOf(event)) : null;
}

function argsOf(event: Event): Record<string, string | number> {
  if (event.type === 'card_revealed') return { card: cardWords(event.card) };
  if (event.type === 'card_skipped') return { card: cardWords(event.card) };
  if (event.type === 'cards_added') return { cards: event.cards, deck: event.deck };
  if (event.type === 'tile_lost') return { tile: lostWords(event) };
  if (event.type === 'weakest') return { measure: event.measure };
  if (event.type === 'declared') return { strength: half(event.strength) };
  if (event.type === 'moved') return { days: Math.abs(event.days), back: event.days < 0 ? 'yes' : 'no' };
  if (event.type === 'paid') return { credits: Math.abs(event.credits) };
  if (event.type === 'rolled') return { roll: event.sum ?? t('flight-dice', { first: event.dice[0], second: event.dice[1] }) };
  if (event.type === 'junkyard_row') return { row: event.row + 1 };
  if (event.type === 'landed') return { planet: event.planet + 1 };
  return {};
}

/** Why something was lost, in a sentence or two; `bent`: what bends the rules for whoever lost it. */
export function whyOf(event: Event, card: CardEntry | null = null, whose?: Name, bent: Bent = STRAIGHT): string {
  const reason = reasonOf(event, card, whose, bent);
  if (reason) return reason;
  if (event.type === 'tile_lost') return t(`flight-why-tile-${dashed(event.loss)}`);
  if (event.type === 'left_flight') return t(`flight-why-left-${dashed(event.why)}`);
  const id = `flight-why-event-${dashed(event.type)}`;
  return has(id) ? t(id) : '';
}
