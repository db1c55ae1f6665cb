// The log cut into chapters: the launch, and one for each card. What happens to somebody several times in a row is one
// entry; whom a card spared is noted when it is over.

import type { Told } from '../../lib/theatre.svelte';
import { type EventName, eventSeat, fieldsOf, isLoading, isSameLoading, isYardWork } from '../../lib/events';
import { type Passing, type Places, passingOf } from '../../lib/passing';
import type { CardId, Days, Event, Seat } from '../../protocol';
import { goodsWords } from '../../words/names';
import { type Name, blocksOf, eventWords, loadingWords, tell } from '../../words/sentences';
import { type Note, bystanders, unscathed } from './notes';
import { isTaken } from './reasons';

/** One sentence of the log, and everything it stands for: mostly one event. */
export interface Entry {
  key: number;
  /** None: a note about what did not happen. */
  told: Told[];
  note?: Note;
  /** Of somebody who moves: whom they passed. */
  passing?: Passing;
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

const revealed = (event: Event): CardId | null => (event.type === 'card_revealed' ? event.card : null);

/** Batteries for want of goods: even one of them has a sentence of its own. */
const TAKEN = 'batteries-taken';

/** Events of the same sort can be told in one sentence; none: it stands alone. */
function sortOf(event: Event): string | null {
  if (event.type === 'crew_lost') return event.alien ? null : 'humans-lost';
  if (event.type === 'tile_lost') return event.square ? `tiles-${event.loss.replace('_', '-')}` : null;
  if (event.type === 'tile_taken_off') return 'tiles-taken-off';
  if (event.type === 'battery_spent') return isTaken(event) ? TAKEN : event.purpose === 'eaten' ? 'batteries-eaten' : 'batteries-spent';
  return event.type === 'good_lost' ? 'goods-lost' : null;
}

const belong = (one: Told, next: Told): boolean =>
  one.timeOut === next.timeOut &&
  (isSameLoading(one.event, next.event) ||
    (sortOf(one.event) !== null && sortOf(one.event) === sortOf(next.event) && eventSeat(one.event) === eventSeat(next.event)));

/** An entry as a sentence. */
export function entryWords({ told, note, passing }: Entry, name: Name): string {
  const [first] = told;
  if (note) {
    const { id, seat, by, crew = 0, wanted = 0 } = note;
    return tell(id, seat, name, { name: by === undefined ? '' : name(by), crew, wanted }, by);
  }
  if (!first) return '';
  const sort = sortOf(first.event);
  const seat = eventSeat(first.event);
  const events = told.map(({ event }) => event);
  if (told.length > 1 && seat !== null && isLoading(first.event)) return loadingWords(events, seat, name);
  if ((told.length === 1 && sort !== TAKEN) || sort === null || seat === null) return eventWords(first.event, name, passing);
  const goods = goodsWords(blocksOf(events, 'good_lost'));
  return tell(`flight-told-${sort}`, seat, name, { count: told.length, goods });
}

function add(entries: Entry[], told: Told, places?: Places): void {
  const last = entries.at(-1);
  const before = last?.told.at(-1);
  const { event } = told;
  if (last && before && belong(before, told)) last.told.push(told);
  else {
    const passing = told.passing ?? (places && passingOf(event, places));
    entries.push({ key: told.key, told: [told], ...(passing ? { passing } : {}) });
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
    const name = first && first.event.type;
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
      told.some(({ event }) => event.type === 'beaten_by_enemy' && eventSeat(event) === note.seat),
    );
    chapter.entries.splice(at + 1, 0, entry(note, chapter.entries[at]?.key ?? chapter.key));
  }
  const last = chapter.entries.at(-1)?.key ?? chapter.key;
  for (const note of bystanders(events, flying, wanted, crews)) {
    chapter.entries.splice(placeOf(note, chapter.entries, flying), 0, entry(note, last));
  }
}

/** How many more are aboard after this; none if it is not about crew. */
function crewBy({ event, gone }: Told): number | null {
  if (event.type === 'humans_boarded') return event.humans;
  if (event.type === 'alien_boarded' || event.type === 'human_gained' || event.type === 'woken') return 1;
  if (event.type === 'crew_lost') return -1;
  return gone ? -(gone.humans ?? 0) - (gone.alien ? 1 : 0) : null;
}

/** `over`: has the newest card been resolved? `wanted`: the crew that a card asks for. */
export function chaptersOf(
  log: readonly Told[],
  flight: number,
  over = false,
  wanted: (card: CardId) => number | null = () => null,
): Chapter[] {
  let flying: Seat[] = [];
  const crews = new Map<Seat, number>();
  const places = new Map<Seat, Days>();
  const chapters: Chapter[] = [{ key: -1, card: null, entries: [] }];
  for (const told of log) {
    if (told.flight !== flight || isYardWork(told.event)) continue;
    const card = revealed(told.event);
    const chapter = chapters.at(-1);
    const [name, seat] = [told.event.type, eventSeat(told.event)];
    if (card !== null) {
      if (chapter && chapter.card !== null) noted(chapter, flying, wanted(chapter.card), crews);
      flying = [...places.keys()].sort((a, b) => places.get(b)! - places.get(a)!);
      chapters.push({ key: told.key, card, entries: [] });
    } else if (chapter && !PLAIN.has(name)) add(chapter.entries, told, places);
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
