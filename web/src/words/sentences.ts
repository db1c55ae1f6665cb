// Events and refusals as sentences: the same messages that the terminal uses.

import type { Event, GameView, Goods, Seat } from '../protocol';
import { eventSeat, fieldsOf, isLoading } from '../lib/events';
import { modifierOf } from '../lib/causes';
import { type Passing, passingOf, placesOf } from '../lib/passing';
import { type Args, has, t } from './index.svelte';
import { capital, dashed, GOODS, goodsWords, listWords, modifierWords } from './names';
import { eventArgs, eventId } from './told';

/** What a player is called. */
export interface Name {
  (seat: Seat): string;
  /** Whom it is told to: not called by name. */
  readonly you?: Seat | null;
}
export const toldTo = (you: Seat | null, name: Name): Name => Object.assign((seat: Seat) => name(seat), { you });
/** Somebody in a sentence about others. */
const other = (seat: Seat, name: Name): string => (seat === name.you ? t('common-you') : name(seat));

/** A sentence about a player; it says you to that one, and to whoever did it (`by`). */
export function tell(id: string, seat: Seat | null, name: Name, args: Args = {}, by: Seat | null = null): string {
  const whole = seat === null ? args : { player: name(seat), ...args };
  const form = [
    [seat, '.you'],
    [by, '.by'],
  ].find(([one]) => one !== null && one === name.you)?.[1];
  // Only what says you may begin with something else than a name.
  return form && has(id + form) ? capital(t(id + form, whole)) : t(id, whole);
}

/** An event as a sentence; `passing`: who was passed by it. */
export function eventWords(event: Event, name: Name, passing: Passing | null = null): string {
  const args = eventArgs(event, name, (seat) => other(seat, name));
  const by = event.type === 'result_named' ? event.by : null;
  if (event.type === 'moved' && passing) {
    const names = listWords(passing.passed.map((one) => other(one, name)));
    return tell(`flight-${eventId(event)}-past`, event.seat, name, { ...args, names, place: passing.place });
  }
  const told = tell(`event-${eventId(event)}`, eventSeat(event), name, args, by);
  switch (event.type) {
    case 'rolled':
    case 'die_rolled': return forRoad(event, told);
    case 'bounced': return `${told} ${t(`flight-why-bounced-${event.projectile.kind === 'small_meteor' ? 'smooth' : 'plated'}`)}`;
    case 'came_to_nothing': return nothingWords(event);
    default: return told;
  }
}

/** Dice that a card of the road rolls: which card, and what for. */
function forRoad(event: Extract<Event, { type: 'rolled' | 'die_rolled' }>, told: string): string {
  const road = modifierOf(event);
  const id = `flight-road-${event.purpose}`;
  if (!road || !has(id)) return told;
  return t(id, { road: modifierWords(road), told });
}

/** What a card of the road did not do. */
function nothingWords(event: Extract<Event, { type: 'came_to_nothing' }>): string {
  const { column, row } = event;
  const id = `flight-road-idle-${dashed(modifierOf(event) ?? '')}${column === null && row === null ? '-days' : ''}`;
  return has(id) ? t(id, { column: column ?? '–', row: row ?? '–' }) : t('event-came-to-nothing');
}

/** What is seen at once as a sentence; `before`: the game as it was. */
export function sceneWords(events: readonly Event[], name: Name, before: GameView | null): string {
  const [first] = events;
  if (first === undefined) return '';
  const seat = eventSeat(first);
  if (isLoading(first) && events.length > 1 && seat !== null) return loadingWords(events, seat, name);
  return eventWords(first, name, before && passingOf(first, placesOf(before)));
}

/** So many blocks of each colour in the events of this name. */
export function blocksOf(events: readonly Event[], kind: 'good_loaded' | 'good_lifted' | 'good_lost'): Goods {
  const blocks = events.filter((event) => event.type === kind).map((event) => fieldsOf(event).good);
  return GOODS.map((good) => blocks.filter((block) => block === good).length) as Goods;
}

const some = (goods: Goods): boolean => goods.some((count) => count > 0);
const less = (goods: Goods, others: Goods): Goods => goods.map((count, i) => Math.max(0, count - others[i]!)) as Goods;

/** A whole loading: what there is more of aboard, what went out for it, and what nobody took. */
export function loadingWords(events: readonly Event[], seat: Seat, name: Name): string {
  const [up, out] = [blocksOf(events, 'good_loaded'), blocksOf(events, 'good_lifted')];
  const last = events.at(-1);
  const left = last?.type === 'goods_left' ? last.goods : null;
  const [more, gone] = [less(up, out), less(out, up)];
  // As long as it is not over, what is out of its hold is not lost.
  if (!left && some(gone)) return tell('flight-told-goods-lifted', seat, name, { goods: goodsWords(gone) });
  const behind: Goods = left ? less(left, gone) : [0, 0, 0, 0];
  const ids: [string, Goods][] = [
    ['flight-told-goods-loaded', more],
    ['flight-told-thrown', gone],
    ['event-goods-left', behind],
  ];
  const parts = ids.filter(([, goods]) => some(goods));
  // Only the first sentence needs to say who.
  const say = (id: string, goods: Goods): string => tell(id, seat, name, { goods: goodsWords(goods) });
  return parts.map(([id, goods], index) => say(index ? SHORT[id]! : id, goods)).join(' ') || tell('flight-told-goods-moved', seat, name);
}
const SHORT: Record<string, string> = { 'flight-told-thrown': 'flight-told-overboard', 'event-goods-left': 'flight-told-behind' };
