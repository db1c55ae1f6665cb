// Events and refusals as sentences: the same messages that the terminal uses.

import type { Event, GameView, Goods, Money, Seat } from '../protocol';
import { box } from '../lib/catalogue';
import { eventSeat, fieldsOf, isLoading, nothingElse } from '../lib/events';
import { modifierOf } from '../lib/causes';
import { type Passing, passingOf, placesOf } from '../lib/passing';
import { type Args, has, t } from './index.svelte';
import {
  alienWords,
  capital,
  cardWords,
  dashed,
  GOODS,
  goodWords,
  goodsWords,
  half,
  lineWords,
  listWords,
  lostWords,
  mistakeWords,
  modifierWords,
  projectileArgs,
  squaresWords,
  tileWords,
  titleWords,
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
  const form = [
    [seat, '.you'],
    [by, '.by'],
  ].find(([one]) => one !== null && one === name.you)?.[1];
  // Only what says you may begin with something else than a name.
  return form && has(id + form) ? capital(t(id + form, whole)) : t(id, whole);
}

/** An event as a sentence; `passing`: who was passed by it. */
export function eventWords(event: Event, name: Name, passing: Passing | null = null): string {
  const say = (id: string, args?: Args): string => tell(`event-${id}`, eventSeat(event), name, args);
  switch (event.type) {
    case 'tile_taken': {
      const { tile, face_down } = event;
      if (tile === null) return say('tile-drawn-hidden');
      return say(face_down ? 'tile-drawn' : 'tile-taken', { 'tile-object': tileWords(tile, '.object') });
    }
    case 'give_up_announced': return say(event.announced ? 'give-up-announced' : 'give-up-withdrawn');
    case 'left_flight': return say(`left-${dashed(event.why)}`);
    case 'rolled': {
      const [first, second] = event.dice;
      return forRoad(event, say('rolled', { first, second, sum: event.sum ?? '–' }));
    }
    case 'die_rolled': return forRoad(event, say('die-rolled', { die: event.die }));
    case 'declared': return say(`declared-${event.measure}`, { strength: half(event.strength) });
    case 'weakest': return say(`weakest-${event.measure}`);
    case 'moved': {
      const { seat, days: ahead } = event;
      const [way, days] = [ahead < 0 ? 'back' : 'ahead', Math.abs(ahead)];
      if (!passing) return say(`moved-${way}`, { days });
      const names = listWords(passing.passed.map((one) => other(one, name)));
      return tell(`flight-moved-${way}-past`, seat, name, { days, names, place: passing.place });
    }
    case 'bounced': {
      const why = event.projectile.kind === 'small_meteor' ? 'smooth' : 'plated';
      return `${say('bounced', eventArgs(event, name))} ${t(`flight-why-bounced-${why}`)}`;
    }
    case 'missed': {
      const { projectile, roll } = event;
      if (roll === undefined) return say('flew-by', projectileArgs(projectile));
      return say('missed', { ...projectileArgs(projectile), 'line-in': lineWords(projectile.from, roll, '.in') });
    }
    case 'board_dealt': return say('board-dealt', { board: box().ship_boards[event.board]?.name ?? '' });
    case 'holes_rolled': {
      const [first, second] = event.dice;
      return say('holes-rolled', { first, second });
    }
    case 'came_to_nothing': return nothingWords(event);
    case 'sabotage_missed': return say('sabotage-missed', { column: event.column ?? '–', row: event.row ?? '–' });
    case 'tile_lost': {
      const { square, loss } = event;
      return say(`tile-${dashed(loss)}`, { 'tile-object': lostWords(event, '.object'), square: square ?? '–' });
    }
    case 'crew_lost': {
      const { cabin: square, alien } = event;
      if (!alien) return say('human-lost', { square });
      return say('alien-lost', { square, 'alien-object': alienWords(alien, '.object') });
    }
    case 'paid': return paidWords(event.credits, event.why, say);
    case 'has_most': return say(`most-${dashed(event.hoard)}`, { count: event.count });
    case 'road_drawn': return say(event.seat === null ? 'road-drawn' : 'road-drawn-for', { road: modifierWords(event.road) });
    case 'roads_agreed': return say(event.agreed ? 'roads-agreed' : 'roads-not-agreed', { cards: event.cards });
    case 'enemy_grew': return say(event.seat === null ? 'enemy-grew' : 'enemy-grew-for', { strength: half(event.by) });
    case 'result_named': {
      const { seat, by, roll } = event;
      return tell('event-result-named', seat, name, { by: name(by), roll }, by);
    }
    case 'title_halved': return say('title-halved', { title: titleWords(event.title), score: half(event.score) });
    case 'title_defended': {
      const { title, gold, defended } = event;
      return say(`${gold ? 'gold-' : ''}title-${defended ? '' : 'not-'}defended`, { title: titleWords(title) });
    }
    // One message each, with their fields filled in.
    case 'handicap_taken':
    case 'flight_set_up':
    case 'title_drawn':
    case 'tiles_left_out':
    case 'column_died':
    case 'ship_turned':
    case 'building_began':
    case 'reserve_taken':
    case 'tile_lifted':
    case 'tile_placed':
    case 'tile_reserved':
    case 'tile_returned':
    case 'pile_opened':
    case 'pile_closed':
    case 'timer_turned':
    case 'sand_ran_out':
    case 'time_up':
    case 'building_finished':
    case 'rebuilding':
    case 'mistake_found':
    case 'ship_launched':
    case 'batteries_charged':
    case 'humans_boarded':
    case 'alien_boarded':
    case 'sleepers_boarded':
    case 'woken':
    case 'specialist_boarded':
    case 'specialist_lost':
    case 'spared':
    case 'card_revealed':
    case 'card_skipped':
    case 'cards_added':
    case 'stranded':
    case 'side_named':
    case 'fired_at':
    case 'battery_spent':
    case 'powered_free':
    case 'boosted':
    case 'catapulted':
    case 'burned':
    case 'landed':
    case 'docked':
    case 'enemy_beaten':
    case 'enemy_tied':
    case 'beaten_by_enemy':
    case 'hit':
    case 'shot_down':
    case 'shielded':
    case 'board_turned':
    case 'cabin_taken_away':
    case 'junkyard_row':
    case 'battery_gained':
    case 'human_gained':
    case 'side_ignored':
    case 'tile_taken_off':
    case 'good_loaded':
    case 'good_lifted':
    case 'goods_left':
    case 'goods_short':
    case 'good_lost':
    case 'title_scored':
    case 'title_taken':
    case 'flight_ended': return say(dashed(event.type), eventArgs(event, name));
    default: return nothingElse(event, '');
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

/** Fields that tell where something is. */
const PLACES = ['cabin', 'target', 'chamber', 'booster', 'catapult', 'furnace'];

/** The fields of an event that is one message, filled in by their names. */
function eventArgs({ type, ...fields }: Event, name: Name): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(fields as Record<string, never>)) {
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
    else if (['number', 'pile', 'planet', 'space'].includes(field) || (field === 'row' && type === 'junkyard_row'))
      args[field] = Number(value) + 1;
    else args[field] = value;
  }
  return args;
}

function paidWords(sum: number, why: Money, say: (id: string, args: Args) => string): string {
  const credits = Math.abs(sum);
  switch (why.type) {
    case 'card': return say(sum < 0 ? 'paid-card-cost' : 'paid-card', { credits });
    case 'finish': return say('paid-finish', { credits, place: why.value + 1 });
    case 'title': return say('paid-title', { credits, title: titleWords(why.value) });
    case 'sale': return say('paid-sale', { credits, goods: goodsWords(why.value) });
    case 'losses': return say('paid-losses', { credits, lost: why.value });
    case 'specialist': return say('paid-specialist', { credits, specialist: modifierWords(why.value) });
    case 'late_part': return say('paid-late-part', { credits, 'tile-object': tileWords(why.value, '.object') });
    case 'best_looking':
    case 'debt_forgiven':
    case 'insurance':
    case 'wages': return say(`paid-${dashed(why.type)}`, { credits });
    default: return nothingElse(why, '');
  }
}
