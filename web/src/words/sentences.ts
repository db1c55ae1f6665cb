// Events and refusals as sentences: the same messages that the terminal uses.

import type { Event, GameView, Goods, Money, Refusal, Refused, Seat } from '../protocol';
import type { Trouble } from '../lib/api';
import { eventSeat, fieldsOf, isLoading, nameOf } from '../lib/events';
import { type Passing, passingOf, placesOf } from '../lib/passing';
import { type Args, t } from './index.svelte';
import {
  alienWords, cardWords, dashed, GOODS, goodWords, goodsWords, half, lineWords, listWords, mistakeWords, modifierWords, projectileArgs,
  squaresWords, tileWords, titleWords,
} from './names';

/** What a player is called. */
export type Name = (seat: Seat) => string;

/** An event as a sentence; `passing`: who was passed by it. */
export function eventWords(event: Event, name: Name, passing: Passing | null = null): string {
  if (typeof event === 'string') return t(`event-${dashed(event)}`);
  const key = nameOf(event);
  if ('tile_taken' in event) {
    const { seat, tile, face_down } = event.tile_taken;
    if (tile === null) return t('event-tile-drawn-hidden', { player: name(seat) });
    return t(face_down ? 'event-tile-drawn' : 'event-tile-taken', { player: name(seat), 'tile-object': tileWords(tile, '.object') });
  }
  if ('give_up_announced' in event) {
    const { seat, announced } = event.give_up_announced;
    return t(announced ? 'event-give-up-announced' : 'event-give-up-withdrawn', { player: name(seat) });
  }
  if ('left_flight' in event) {
    return t(`event-left-${dashed(event.left_flight.why)}`, { player: name(event.left_flight.seat) });
  }
  if ('rolled' in event) {
    const [first, second] = event.rolled.dice;
    return t('event-rolled', { player: name(event.rolled.seat), first, second, sum: first + second });
  }
  if ('declared' in event) {
    const { seat, measure, strength } = event.declared;
    return t(`event-declared-${measure}`, { player: name(seat), strength: half(strength) });
  }
  if ('weakest' in event) return t(`event-weakest-${event.weakest.measure}`, { player: name(event.weakest.seat) });
  if ('moved' in event) {
    const { seat, days } = event.moved;
    const args = { player: name(seat), days: Math.abs(days) };
    if (!passing) return t(days < 0 ? 'event-moved-back' : 'event-moved-ahead', args);
    const past = { ...args, names: listWords(passing.passed.map(name)), place: passing.place };
    return t(days < 0 ? 'flight-moved-back-past' : 'flight-moved-ahead-past', past);
  }
  if ('bounced' in event) {
    const why = event.bounced.projectile.kind === 'small_meteor' ? 'smooth' : 'plated';
    return `${t('event-bounced', eventArgs(event, name))} ${t(`flight-why-bounced-${why}`)}`;
  }
  if ('missed' in event) {
    const { seat, projectile, roll } = event.missed;
    const line = lineWords(projectile.from, roll, '.in');
    return t('event-missed', { player: name(seat), ...projectileArgs(projectile), 'line-in': line });
  }
  if ('tile_lost' in event) {
    const { seat, tile, square, loss } = event.tile_lost;
    const args = { player: name(seat), 'tile-object': tileWords(tile, '.object'), square: square ?? '–' };
    return t(`event-tile-${dashed(loss)}`, args);
  }
  if ('crew_lost' in event) {
    const { seat, cabin, alien } = event.crew_lost;
    const args = { player: name(seat), square: cabin };
    return alien ? t('event-alien-lost', { ...args, 'alien-object': alienWords(alien, '.object') }) : t('event-human-lost', args);
  }
  if ('paid' in event) return paidWords(event.paid.seat, event.paid.credits, event.paid.why, name);
  if ('has_most' in event) {
    const { seat, hoard, count } = event.has_most;
    return t(`event-most-${dashed(hoard)}`, { player: name(seat), count });
  }
  if ('road_drawn' in event && event.road_drawn.seat === null) {
    return t('event-road-drawn', { road: modifierWords(event.road_drawn.road) });
  }
  if ('road_drawn' in event) return t('event-road-drawn-for', eventArgs(event, name));
  if ('enemy_grew' in event) {
    const { by, seat } = event.enemy_grew;
    const strength = half(by);
    return seat === null ? t('event-enemy-grew', { strength }) : t('event-enemy-grew-for', { strength, player: name(seat) });
  }
  if ('title_halved' in event) {
    const { seat, title, score } = event.title_halved;
    return t('event-title-halved', { player: name(seat), title: titleWords(title), score: half(score) });
  }
  if ('title_defended' in event) {
    const { seat, title, gold, defended } = event.title_defended;
    const id = `event-${gold ? 'gold-' : ''}title-${defended ? '' : 'not-'}defended`;
    return t(id, { player: name(seat), title: titleWords(title) });
  }
  return t(`event-${dashed(key)}`, eventArgs(event, name));
}

/** What is seen at once as a sentence; `before`: the game as it was. */
export function sceneWords(events: readonly Event[], name: Name, before: GameView | null): string {
  const [first] = events;
  if (first === undefined) return '';
  const seat = eventSeat(first);
  if (isLoading(first) && events.length > 1 && seat !== null) return loadingWords(events, name(seat));
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
export function loadingWords(events: readonly Event[], player: string): string {
  const [up, out] = [blocksOf(events, 'good_loaded'), blocksOf(events, 'good_lifted')];
  const last = events.at(-1);
  const left = typeof last === 'object' && 'goods_left' in last ? last.goods_left.goods : null;
  const [more, gone] = [less(up, out), less(out, up)];
  // As long as it is not over, what is out of its hold is not lost.
  if (!left && some(gone)) return t('flight-told-goods-lifted', { player, goods: goodsWords(gone) });
  const behind: Goods = left ? less(left, gone) : [0, 0, 0, 0];
  const ids: [string, Goods][] = [['flight-told-goods-loaded', more], ['flight-told-thrown', gone], ['event-goods-left', behind]];
  const parts = ids.filter(([, goods]) => some(goods));
  // Only the first sentence needs to say who.
  return parts.map(([id, goods], index) => t(index ? SHORT[id]! : id, { player, goods: goodsWords(goods) })).join(' ')
    || t('flight-told-goods-moved', { player });
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
    else if (field === 'by') args.by = name(value);
    else if (field === 'at') args.target = name(value);
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

function paidWords(seat: Seat, credits: number, why: Money, name: Name): string {
  const args: Args = { player: name(seat), credits: Math.abs(credits) };
  if (why === 'card') return t(credits < 0 ? 'event-paid-card-cost' : 'event-paid-card', args);
  if (typeof why === 'string') return t(`event-paid-${dashed(why)}`, args);
  if ('finish' in why) return t('event-paid-finish', { ...args, place: why.finish + 1 });
  if ('title' in why) return t('event-paid-title', { ...args, title: titleWords(why.title) });
  if ('sale' in why) return t('event-paid-sale', { ...args, goods: goodsWords(why.sale) });
  if ('losses' in why) return t('event-paid-losses', { ...args, lost: why.losses });
  if ('specialist' in why) return t('event-paid-specialist', { ...args, specialist: modifierWords(why.specialist) });
  return t('event-paid-late-part', { ...args, 'tile-object': tileWords(why.late_part, '.object') });
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
