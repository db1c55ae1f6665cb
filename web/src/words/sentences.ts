// Events and refusals as sentences: the same messages that the terminal uses.

import type { Event, GameView, Goods, Money, Refusal, Refused, Seat } from '../protocol';
import type { Trouble } from '../lib/api';
import { purposeOf } from '../lib/coordinates';
import { eventSeat, fieldsOf, isLoading, nameOf } from '../lib/events';
import { type Passing, passingOf, placesOf } from '../lib/passing';
import { type Args, has, t } from './index.svelte';
import {
  alienWords, capital, cardWords, dashed, GOODS, goodWords, goodsWords, half, lineWords, listWords, mistakeWords,
  modifierWords, projectileArgs, squaresWords, tileWords, titleWords,
} from './names';

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
  const form = [[seat, '.you'], [by, '.by']].find(([one]) => one !== null && one === name.you)?.[1];
  // Only what says you may begin with something else than a name.
  return form && has(id + form) ? capital(t(id + form, whole)) : t(id, whole);
}

/** An event as a sentence; `passing`: who was passed by it. */
export function eventWords(event: Event, name: Name, passing: Passing | null = null): string {
  if (typeof event === 'string') return t(`event-${dashed(event)}`);
  const key = nameOf(event);
  const say = (id: string, args?: Args): string => tell(`event-${id}`, eventSeat(event), name, args);
  if ('tile_taken' in event) {
    const { tile, face_down } = event.tile_taken;
    if (tile === null) return say('tile-drawn-hidden');
    return say(face_down ? 'tile-drawn' : 'tile-taken', { 'tile-object': tileWords(tile, '.object') });
  }
  if ('give_up_announced' in event) {
    return say(event.give_up_announced.announced ? 'give-up-announced' : 'give-up-withdrawn');
  }
  if ('left_flight' in event) return say(`left-${dashed(event.left_flight.why)}`);
  if ('rolled' in event) {
    const [first, second] = event.rolled.dice;
    const sum = first + second;
    return forRoad(event, say('rolled', { first, second, sum }), sum);
  }
  if ('die_rolled' in event) return forRoad(event, say('die-rolled', { die: event.die_rolled.die }));
  if ('declared' in event) {
    return say(`declared-${event.declared.measure}`, { strength: half(event.declared.strength) });
  }
  if ('weakest' in event) return say(`weakest-${event.weakest.measure}`);
  if ('moved' in event) {
    const { seat, days: ahead } = event.moved;
    const [way, days] = [ahead < 0 ? 'back' : 'ahead', Math.abs(ahead)];
    if (!passing) return say(`moved-${way}`, { days });
    const names = listWords(passing.passed.map((one) => other(one, name)));
    return tell(`flight-moved-${way}-past`, seat, name, { days, names, place: passing.place });
  }
  if ('bounced' in event) {
    const why = event.bounced.projectile.kind === 'small_meteor' ? 'smooth' : 'plated';
    return `${say('bounced', eventArgs(event, name))} ${t(`flight-why-bounced-${why}`)}`;
  }
  if ('missed' in event) {
    const { projectile, roll } = event.missed;
    return say('missed', { ...projectileArgs(projectile), 'line-in': lineWords(projectile.from, roll, '.in') });
  }
  if ('tile_lost' in event) {
    const { tile, square, loss } = event.tile_lost;
    return say(`tile-${dashed(loss)}`, { 'tile-object': tileWords(tile, '.object'), square: square ?? '–' });
  }
  if ('crew_lost' in event) {
    const { cabin: square, alien } = event.crew_lost;
    if (!alien) return say('human-lost', { square });
    return say('alien-lost', { square, 'alien-object': alienWords(alien, '.object') });
  }
  if ('paid' in event) return paidWords(event.paid.credits, event.paid.why, say);
  if ('has_most' in event) return say(`most-${dashed(event.has_most.hoard)}`, { count: event.has_most.count });
  if ('road_drawn' in event) {
    const { seat, road } = event.road_drawn;
    return say(seat === null ? 'road-drawn' : 'road-drawn-for', { road: modifierWords(road) });
  }
  if ('enemy_grew' in event) {
    const { seat, by } = event.enemy_grew;
    return say(seat === null ? 'enemy-grew' : 'enemy-grew-for', { strength: half(by) });
  }
  if ('result_named' in event) {
    const { seat, by, roll } = event.result_named;
    return tell('event-result-named', seat, name, { by: name(by), roll }, by);
  }
  if ('title_halved' in event) {
    const { title, score } = event.title_halved;
    return say('title-halved', { title: titleWords(title), score: half(score) });
  }
  if ('title_defended' in event) {
    const { title, gold, defended } = event.title_defended;
    return say(`${gold ? 'gold-' : ''}title-${defended ? '' : 'not-'}defended`, { title: titleWords(title) });
  }
  return say(dashed(key), eventArgs(event, name));
}

/** Dice that a card of the road rolls: which card, what for, and that nothing came of it. */
function forRoad(event: Event, told: string, row = 0): string {
  const purpose = purposeOf(event);
  if (!purpose) return told;
  const { road, part, column = 0, idle } = purpose;
  const words = t(`flight-road-${part}`, { road: modifierWords(road), told });
  return idle ? `${words} ${t(`flight-road-idle-${part === 'die' ? part : dashed(road)}`, { column, row })}` : words;
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
  const blocks = events.filter((event) => nameOf(event) === kind).map((event) => fieldsOf(event).good);
  return GOODS.map((good) => blocks.filter((block) => block === good).length) as Goods;
}

const some = (goods: Goods): boolean => goods.some((count) => count > 0);
const less = (goods: Goods, others: Goods): Goods => goods.map((count, i) => Math.max(0, count - others[i]!)) as Goods;

/** A whole loading: what there is more of aboard, what went out for it, and what nobody took. */
export function loadingWords(events: readonly Event[], seat: Seat, name: Name): string {
  const [up, out] = [blocksOf(events, 'good_loaded'), blocksOf(events, 'good_lifted')];
  const last = events.at(-1);
  const left = typeof last === 'object' && 'goods_left' in last ? last.goods_left.goods : null;
  const [more, gone] = [less(up, out), less(out, up)];
  // As long as it is not over, what is out of its hold is not lost.
  if (!left && some(gone)) return tell('flight-told-goods-lifted', seat, name, { goods: goodsWords(gone) });
  const behind: Goods = left ? less(left, gone) : [0, 0, 0, 0];
  const ids: [string, Goods][] = [['flight-told-goods-loaded', more], ['flight-told-thrown', gone], ['event-goods-left', behind]];
  const parts = ids.filter(([, goods]) => some(goods));
  // Only the first sentence needs to say who.
  const say = (id: string, goods: Goods): string => tell(id, seat, name, { goods: goodsWords(goods) });
  return parts.map(([id, goods], index) => say(index ? SHORT[id]! : id, goods)).join(' ')
    || tell('flight-told-goods-moved', seat, name);
}
const SHORT: Record<string, string> = { 'flight-told-thrown': 'flight-told-overboard', 'event-goods-left': 'flight-told-behind' };

/** Fields that tell where something is. */
const PLACES = ['cabin', 'target', 'chamber', 'booster', 'catapult', 'furnace'];

/** The fields of an event that is one message, filled in by their names. */
function eventArgs(event: Exclude<Event, string>, name: Name): Args {
  const fields = Object.values(event)[0] as Record<string, never>;
  const args: Args = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === 'seat') args.player = name(value);
    else if (field === 'at') args.target = other(value, name);
    else if (field === 'specialist' || field === 'road') args[field] = modifierWords(value);
    else if (field === 'side') Object.assign(args, { side: t(`side-${value}`), from: t(`side-${value}.from`) });
    else if (field === 'boosted') args.squares = squaresWords(value);
    else if (field === 'turn' && 'die' in fields) args.quarters = value;
    // The hold that a catapult takes its block from is of no interest.
    else if (field === 'square' && 'catapult' in fields) continue;
    else if (field === 'tile') args['tile-object'] = tileWords(value, '.object');
    else if (field === 'title') args.title = titleWords(value);
    else if (field === 'card') args.card = cardWords(value);
    else if (field === 'good') args['good-object'] = goodWords(value, '.object');
    else if (field === 'alien') Object.assign(args, { alien: alienWords(value), 'alien-object': alienWords(value, '.object') });
    else if (field === 'goods') args.goods = goodsWords(value);
    else if (field === 'squares') args.squares = squaresWords(value);
    else if (field === 'mistake') args.mistake = mistakeWords(value);
    else if (field === 'projectile') Object.assign(args, projectileArgs(value));
    else if (PLACES.includes(field)) args.square = value;
    // Flights, piles, planets, spaces and bargains are counted from 0 on the wire, from 1 by people.
    else if (['number', 'pile', 'planet', 'space'].includes(field) || (field === 'row' && nameOf(event) === 'junkyard_row'))
      args[field] = Number(value) + 1;
    else args[field] = value;
  }
  return args;
}

function paidWords(sum: number, why: Money, say: (id: string, args: Args) => string): string {
  const credits = Math.abs(sum);
  if (why === 'card') return say(sum < 0 ? 'paid-card-cost' : 'paid-card', { credits });
  if (typeof why === 'string') return say(`paid-${dashed(why)}`, { credits });
  if ('finish' in why) return say('paid-finish', { credits, place: why.finish + 1 });
  if ('title' in why) return say('paid-title', { credits, title: titleWords(why.title) });
  if ('sale' in why) return say('paid-sale', { credits, goods: goodsWords(why.sale) });
  if ('losses' in why) return say('paid-losses', { credits, lost: why.losses });
  if ('specialist' in why) return say('paid-specialist', { credits, specialist: modifierWords(why.specialist) });
  return say('paid-late-part', { credits, 'tile-object': tileWords(why.late_part, '.object') });
}

export function refusalWords(refusal: Refusal): string {
  if (typeof refusal === 'object') return t('refusal-does-not-fit', { mistake: mistakeWords(refusal.does_not_fit) });
  return t(`refusal-${dashed(refusal)}`);
}

/** Why the server did not do something. */
export function refusedWords(refused: Refused | Trouble): string {
  if (refused.code === 'rules') return refusalWords(refused.rule);
  const { code, ...details } = refused;
  return t(`refused-${dashed(code)}`, details as Args);
}
