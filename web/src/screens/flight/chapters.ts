// The log cut into chapters: the launch, and one for each card. What happens to somebody several times in a row is one
// entry; whom a card spared is noted when it is over.

import type { Told } from '../../lib/theatre.svelte';
import { type EventName, eventName, eventSeat, fieldsOf, isYardWork } from '../../lib/events';
import type { CardId, Days, Event, Goods, Seat } from '../../protocol';
import { t } from '../../words/index.svelte';
import { GOODS, goodsWords } from '../../words/names';
import { type Name, eventWords } from '../../words/sentences';
import { type Note, bystanders, unscathed } from './notes';
import { isTaken } from './reasons';

/** One sentence of the log, and everything it stands for: mostly one event. */
export interface Entry {
  key: number;
  /** None: a note about what did not happen. */
  told: Told[];
  note?: Note;
  /** Of goods that were left behind: those that had been aboard. */
  thrown?: Goods;
  /** Of batteries: they were taken for want of goods. */
  taken?: boolean;
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
export function goodsOf(told: readonly Told[]): Goods {
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
export function entryWords({ told, note, thrown, taken }: Entry, name: Name): string {
  const [first] = told;
  if (note) {
    const { id, seat, by, crew = 0, wanted = 0 } = note;
    return t(id, { player: name(seat), name: by === undefined ? '' : name(by), crew, wanted });
  }
  if (!first) return '';
  if (thrown && typeof first.event === 'object' && 'goods_left' in first.event)
    return leftWords(first.event.goods_left, thrown, name);
  const sort = sortOf(first.event);
  const seat = eventSeat(first.event);
  if (taken && seat !== null) return t('flight-told-batteries-taken', { player: name(seat), count: told.length });
  if (told.length === 1 || sort === null || seat === null) return eventWords(first.event, name);
  return t(`flight-told-${sort}`, { player: name(seat), count: told.length, goods: goodsWords(goodsOf(told)) });
}

/** What was thrown out for something better is not what the card offered in vain. */
function leftWords({ seat, goods }: { seat: Seat; goods: Goods }, thrown: Goods, name: Name): string {
  const found = goods.map((count, i) => Math.max(0, count - thrown[i]!)) as Goods;
  const out = t('flight-told-thrown', { player: name(seat), goods: goodsWords(thrown) });
  return found.some(Boolean) ? `${out} ${eventWords({ goods_left: { seat, goods: found } }, name)}` : out;
}

/** What somebody has taken out of the holds since the last find and not put back. */
function thrownBy(entries: readonly Entry[], seat: Seat, goods: Goods): Goods | null {
  const told = entries.flatMap((entry) => entry.told).filter(({ event }) => eventSeat(event) === seat);
  const since = told.slice(told.findLastIndex(({ event }) => eventName(event) === 'goods_left') + 1);
  const of = (name: EventName): Goods => goodsOf(since.filter(({ event }) => eventName(event) === name));
  const [out, back] = [of('good_lifted'), of('good_loaded')];
  const thrown = out.map((count, i) => Math.min(goods[i]!, Math.max(0, count - back[i]!))) as Goods;
  return thrown.some(Boolean) ? thrown : null;
}

function add(entries: Entry[], told: Told): void {
  const last = entries.at(-1);
  const before = last?.told.at(-1);
  const { event } = told;
  if (last && before && belong(before, told)) last.told.push(told);
  else {
    const left = typeof event === 'object' && 'goods_left' in event ? event.goods_left : null;
    const thrown = left && thrownBy(entries, left.seat, left.goods);
    const taken = isTaken(event, before?.event);
    entries.push({ key: told.key, told: [told], ...(thrown ? { thrown } : {}), ...(taken ? { taken } : {}) });
  }
}

/** Events as entries. */
export function entriesOf(told: readonly Told[]): Entry[] {
  const entries: Entry[] = [];
  for (const each of told) add(entries, each);
  return entries;
}

/** The first entry after somebody has flown past: those behind come later, and on planets everyone's days at last. */
function placeOf({ id, seat }: Note, entries: readonly Entry[], flying: readonly Seat[]): number {
  let landed = false;
  const at = entries.findIndex(({ told: [first] }) => {
    const name = first && eventName(first.event);
    if (name !== 'landed' && name !== 'docked') return landed && name === 'moved';
    landed ||= name === 'landed';
    return flying.indexOf(eventSeat(first!.event) ?? -1) > flying.indexOf(seat);
  });
  return !['flight-note-passes', 'flight-note-crew'].includes(id) || at < 0 ? entries.length : at;
}

/** Adds what a card that is over did not do; `flying`: who met it, the leader first. */
function noted(chapter: Chapter, flying: readonly Seat[], wanted: number | null, crews: ReadonlyMap<Seat, number>): void {
  const events = chapter.entries.flatMap(({ told }) => told.map(({ event }) => event));
  const entry = (note: Note, after: number): Entry => ({ key: after + 0.1 * (note.seat + 1), told: [], note });
  for (const note of unscathed(events)) {
    const at = chapter.entries.findLastIndex(({ told }) =>
      told.some(({ event }) => eventName(event) === 'beaten_by_enemy' && eventSeat(event) === note.seat));
    chapter.entries.splice(at + 1, 0, entry(note, chapter.entries[at]?.key ?? chapter.key));
  }
  const last = chapter.entries.at(-1)?.key ?? chapter.key;
  for (const note of bystanders(events, flying, wanted, crews)) {
    chapter.entries.splice(placeOf(note, chapter.entries, flying), 0, entry(note, last));
  }
}

/** How many more are aboard after this; none if it is not about crew. */
function crewBy({ event, gone }: Told): number | null {
  if (typeof event === 'string') return null;
  if ('humans_boarded' in event) return event.humans_boarded.humans;
  if ('alien_boarded' in event || 'human_gained' in event || 'woken' in event) return 1;
  if ('crew_lost' in event) return -1;
  return gone ? -(gone.humans ?? 0) - (gone.alien ? 1 : 0) : null;
}

/** `over`: has the newest card been resolved? `wanted`: the crew that a card asks for. */
export function chaptersOf(
  log: readonly Told[], flight: number, over = false, wanted: (card: CardId) => number | null = () => null,
): Chapter[] {
  let flying: Seat[] = [];
  const crews = new Map<Seat, number>();
  const places = new Map<Seat, Days>();
  const chapters: Chapter[] = [{ key: -1, card: null, entries: [] }];
  for (const told of log) {
    if (told.flight !== flight || isYardWork(told.event)) continue;
    const card = revealed(told.event);
    const chapter = chapters.at(-1);
    const [name, seat] = [eventName(told.event), eventSeat(told.event)];
    if (card !== null) {
      if (chapter && chapter.card !== null) noted(chapter, flying, wanted(chapter.card), crews);
      flying = [...places.keys()].sort((a, b) => places.get(b)! - places.get(a)!);
      chapters.push({ key: told.key, card, entries: [] });
    } else if (chapter && !PLAIN.has(name)) add(chapter.entries, told);
    const more = crewBy(told);
    if (seat !== null && more !== null) crews.set(seat, (crews.get(seat) ?? 0) + more);
    const { position } = fieldsOf(told.event) as { position?: Days };
    if (seat !== null && position !== undefined) places.set(seat, position);
    // Whoever has left does not see the next one.
    if (name === 'left_flight' && seat !== null) places.delete(seat);
  }
  const last = chapters.at(-1);
  if (over && last && last.card !== null) noted(last, flying, wanted(last.card), crews);
  return chapters.filter(({ card, entries }) => card !== null || entries.length > 0);
}

/** The last card that was revealed, and what happened since then. */
export interface Past {
  card: CardId;
  told: Told[];
  events: Event[];
}
export function lastCard(log: readonly Told[], flight: number): Past | null {
  const at = log.findLastIndex((told) => told.flight === flight && revealed(told.event) !== null);
  const told = log[at];
  const card = told ? revealed(told.event) : null;
  if (card === null) return null;
  const since = log.slice(at + 1);
  return { card, told: since, events: since.map(({ event }) => event) };
}
