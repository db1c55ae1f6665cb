// The log cut into chapters: the launch, and one for each card. What happens to somebody several times in a row is one
// entry.

import type { Told } from '../../lib/theatre.svelte';
import { type EventName, eventName, eventSeat, isYardWork } from '../../lib/events';
import type { CardId, Event, Goods } from '../../protocol';
import { t } from '../../words/index.svelte';
import { GOODS, goodsWords } from '../../words/names';
import { type Name, eventWords } from '../../words/sentences';

/** One sentence of the log, and everything it stands for: mostly one event. */
export interface Entry {
  key: number;
  told: Told[];
}

export interface Chapter {
  key: number;
  /** None: the launch. */
  card: CardId | null;
  entries: Entry[];
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

/** Events of the same sort can be told in one sentence; none: it stands alone. */
function sortOf(event: Event): string | null {
  if (typeof event === 'string') return null;
  if ('crew_lost' in event) return event.crew_lost.alien ? null : 'humans-lost';
  if ('tile_lost' in event) return event.tile_lost.square ? `tiles-${event.tile_lost.loss.replace('_', '-')}` : null;
  if ('tile_taken_off' in event) return 'tiles-taken-off';
  if ('battery_spent' in event) return 'batteries-spent';
  if ('good_loaded' in event) return 'goods-loaded';
  if ('good_lifted' in event) return 'goods-lifted';
  return 'good_lost' in event ? 'goods-lost' : null;
}

const belong = (one: Told, next: Told): boolean =>
  sortOf(one.event) !== null &&
  sortOf(one.event) === sortOf(next.event) &&
  eventSeat(one.event) === eventSeat(next.event) &&
  one.timeOut === next.timeOut;

/** The blocks of events about goods, by colour. */
function goodsOf(told: readonly Told[]): Goods {
  const sum: Goods = [0, 0, 0, 0];
  for (const { event } of told) {
    if (typeof event === 'string') continue;
    const it =
      'good_loaded' in event ? event.good_loaded
      : 'good_lifted' in event ? event.good_lifted
      : 'good_lost' in event ? event.good_lost
      : null;
    if (it) sum[GOODS.indexOf(it.good)]! += 1;
  }
  return sum;
}

/** An entry as a sentence. */
export function entryWords({ told }: Entry, name: Name): string {
  const [first] = told;
  if (!first) return '';
  const sort = sortOf(first.event);
  const seat = eventSeat(first.event);
  if (told.length === 1 || sort === null || seat === null) return eventWords(first.event, name);
  return t(`flight-told-${sort}`, { player: name(seat), count: told.length, goods: goodsWords(goodsOf(told)) });
}

function add({ entries }: Chapter, told: Told): void {
  const last = entries.at(-1);
  const before = last?.told.at(-1);
  if (last && before && belong(before, told)) last.told.push(told);
  else entries.push({ key: told.key, told: [told] });
}

export function chaptersOf(log: readonly Told[], flight: number): Chapter[] {
  const chapters: Chapter[] = [{ key: -1, card: null, entries: [] }];
  for (const told of log) {
    if (told.flight !== flight || isYardWork(told.event)) continue;
    const card = revealed(told.event);
    const chapter = chapters.at(-1);
    if (card !== null) chapters.push({ key: told.key, card, entries: [] });
    else if (chapter && !PLAIN.has(eventName(told.event))) add(chapter, told);
  }
  return chapters.filter(({ card, entries }) => card !== null || entries.length > 0);
}

/** What happened since the last card was revealed. */
export function lastCard(log: readonly Told[], flight: number): { card: CardId; events: Event[] } | null {
  const at = log.findLastIndex((told) => told.flight === flight && revealed(told.event) !== null);
  const told = log[at];
  const card = told ? revealed(told.event) : null;
  return card === null ? null : { card, events: log.slice(at + 1).map(({ event }) => event) };
}
