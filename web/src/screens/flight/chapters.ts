// The log cut into chapters: the launch, and one for each card.

import type { Told } from '../../lib/theatre.svelte';
import { type EventName, eventName, isYardWork } from '../../lib/events';
import type { CardId, Event } from '../../protocol';

export interface Chapter {
  key: number;
  /** None: the launch. */
  card: CardId | null;
  lines: Told[];
}

/** What everybody sees and nobody needs to be told. */
const PLAIN: ReadonlySet<EventName> = new Set<EventName>([
  'batteries_charged',
  'humans_boarded',
  'ship_launched',
  'card_revealed',
  'title_drawn',
]);

const revealed = (event: Event): CardId | null =>
  typeof event === 'object' && 'card_revealed' in event ? event.card_revealed.card : null;

export function chaptersOf(log: readonly Told[], flight: number): Chapter[] {
  const chapters: Chapter[] = [{ key: -1, card: null, lines: [] }];
  for (const told of log) {
    if (told.flight !== flight || (isYardWork(told.event) && eventName(told.event) !== 'tile_placed')) continue;
    const card = revealed(told.event);
    if (card !== null) chapters.push({ key: told.key, card, lines: [] });
    else if (!PLAIN.has(eventName(told.event)) && !isYardWork(told.event)) chapters.at(-1)?.lines.push(told);
  }
  return chapters.filter(({ card, lines }) => card !== null || lines.length > 0);
}

/** What happened since the last card was revealed. */
export function lastCard(log: readonly Told[], flight: number): { card: CardId; events: Event[] } | null {
  const at = log.findLastIndex((told) => told.flight === flight && revealed(told.event) !== null);
  const told = log[at];
  const card = told ? revealed(told.event) : null;
  return card === null ? null : { card, events: log.slice(at + 1).map(({ event }) => event) };
}
