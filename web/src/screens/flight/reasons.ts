// Why a card cost somebody something, from what the server told: its events, the figures of the card, and whether we
// were asked. Nothing is judged here anew.

import { eventName, eventSeat } from '../../lib/events';
import type { Told } from '../../lib/theatre.svelte';
import type { CardEntry, Event, Projectile, Seat, Square, Strength } from '../../protocol';
import { t } from '../../words/index.svelte';
import { dashed, half, lineWords, listWords } from '../../words/names';
import type { Name } from '../../words/sentences';
import { lineOf } from './salvo';

/** An event, and what was known only while it happened. */
export type Fact = Pick<Told, 'event' | 'asked' | 'gone'>;

/** Why something that flew at us was not stopped. Who could stop it is asked: nobody asked means nothing could. */
function hitWords(hit: { projectile: Projectile; target: Square }, asked: boolean | undefined): string {
  const { projectile, target } = hit;
  if (asked) return t('flight-why-hit-let');
  const { kind, from } = projectile;
  const line = lineWords(from, lineOf({ projectile, target, roll: null, end: 'hits' }), '.in');
  return t(`flight-why-hit-${dashed(kind)}${asked === undefined ? '-unknown' : ''}`, { line });
}

/** What everyone declared for the comparison that ended here. */
function declared(facts: readonly Fact[], at: number, measure: string): Map<Seat, Strength> {
  const found = new Map<Seat, Strength>();
  for (const { event } of facts.slice(0, at)) {
    if (typeof event !== 'object') continue;
    if ('weakest' in event) found.clear();
    else if ('declared' in event && event.declared.measure === measure)
      found.set(event.declared.seat, event.declared.strength);
  }
  return found;
}

/** Everyone's figures, ours and those of our equals first. */
function weakestWords(facts: readonly Fact[], at: number, seat: Seat, measure: string, name?: Name): string | null {
  const all = declared(facts, at, measure);
  const mine = all.get(seat);
  if (mine === undefined) return null;
  const others = [...all].filter(([other]) => other !== seat).sort(([, a], [, b]) => a - b);
  if (!others.length) return null;
  const figures = others.map(([other, strength]) => (name ? `${name(other)} ${half(strength)}` : half(strength)));
  const words = t('flight-why-weakest', { measure, mine: half(mine), others: listWords(figures) });
  return others.some(([, strength]) => strength === mine) ? `${words} ${t('flight-why-weakest-tie')}` : words;
}

function beatenWords(facts: readonly Fact[], at: number, seat: Seat, card: CardEntry): string | null {
  const mine = declared(facts, at, 'cannons').get(seat);
  const enemy = card.beats.flatMap((beat) => (typeof beat === 'object' && 'enemy' in beat ? [beat.enemy] : []))[0];
  return mine === undefined || enemy?.strength === undefined
    ? null
    : t('flight-why-beaten', { mine: half(mine), theirs: half(enemy.strength) });
}

const TAKING = ['beaten_by_enemy', 'weakest', 'good_lost'];

/** Was this battery taken for want of goods? Then nothing came between it and the loss: no shot was rolled for. */
export function isTaken(event: Event, before: Event | undefined): boolean {
  return eventName(event) === 'battery_spent' && before !== undefined
    && TAKING.includes(eventName(before)) && eventSeat(before) === eventSeat(event);
}

const named = (events: readonly Event[], seat: Seat, ...names: string[]): boolean =>
  events.some((event) => names.includes(eventName(event)) && eventSeat(event) === seat);

function daysWords(before: readonly Event[], seat: Seat, card: CardEntry, days: number): string | null {
  if (card.kind === 'stardust') return t('flight-why-days-stardust', { days });
  if (named(before, seat, 'landed')) return t('flight-why-days-landed', { days });
  if (named(before, seat, 'docked')) return t('flight-why-days-docked', { days });
  return named(before, seat, 'enemy_beaten') ? t('flight-why-days-reward', { days }) : null;
}

function crewWords(before: readonly Event[], seat: Seat, card: CardEntry, alien: boolean): string | null {
  if (card.kind === 'epidemic') return t('flight-why-crew-epidemic');
  if (card.kind === 'abandoned_ship') return t('flight-why-crew-given');
  if (alien && named(before, seat, 'tile_lost')) return t('flight-why-crew-alien');
  return named(before, seat, 'weakest', 'beaten_by_enemy') ? t('flight-why-crew-penalty') : null;
}

/** Why the event at this place happened to this seat; none if there is nothing more to say. */
export function reasonOf(facts: readonly Fact[], at: number, seat: Seat, card: CardEntry, name?: Name): string | null {
  const fact = facts[at];
  if (!fact || typeof fact.event === 'string') return null;
  const { event } = fact;
  const before = facts.slice(0, at).map((each) => each.event);
  if ('battery_spent' in event) {
    const last = before.findLast((other) => eventName(other) !== 'battery_spent');
    return isTaken(event, last) ? t('flight-why-lose-battery') : null;
  }
  if ('hit' in event) return hitWords(event.hit, fact.asked);
  if ('moved' in event) return event.moved.days < 0 ? daysWords(before, seat, card, -event.moved.days) : null;
  if ('beaten_by_enemy' in event) return beatenWords(facts, at, seat, card);
  if ('weakest' in event) return weakestWords(facts, at, seat, event.weakest.measure, name);
  if ('crew_lost' in event) return crewWords(before, seat, card, event.crew_lost.alien !== null);
  if ('tile_lost' in event && event.tile_lost.loss === 'destroyed') {
    const isHit = (other: Event): boolean => eventName(other) === 'hit' && eventSeat(other) === seat;
    const hit = facts.slice(0, at).findLast((each) => isHit(each.event));
    if (hit && typeof hit.event === 'object' && 'hit' in hit.event) return hitWords(hit.event.hit, hit.asked);
    return card.kind === 'sabotage' ? t('flight-why-sabotage') : null;
  }
  return null;
}

/** What somebody has to suffer for now: they are the weakest, or somebody stronger has beaten them. */
export function sufferedFor(events: readonly Event[], seat: Seat): number {
  return events.findLastIndex((event) => eventSeat(event) === seat && ['weakest', 'beaten_by_enemy'].includes(eventName(event)));
}
