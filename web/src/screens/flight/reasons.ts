// Why a card cost somebody something, from what the server told: its events, the figures of the card, and whether we
// were asked. Nothing is judged here anew.

import { eventSeat } from '../../lib/events';
import { causeOf } from '../../lib/causes';
import { type Bent, STRAIGHT, isRemorseless } from '../../lib/roads';
import type { CardEntry, Event, Seat, Strength } from '../../protocol';
import { t } from '../../words/index.svelte';
import { half, listWords } from '../../words/names';
import type { Name } from '../../words/sentences';
import { causeWords, type Fact, hitReason, lostWords } from './blows';

/** What everyone declared for the comparison that ended here; several may have lost it. */
function declared(facts: readonly Fact[], at: number, measure: string): Map<Seat, Strength> {
  const found = new Map<Seat, Strength>();
  let over = false;
  for (const { event } of facts.slice(0, at)) {
    if (event.type === 'weakest') over = true;
    else if (event.type === 'declared') {
      if (over) found.clear();
      over = false;
      if (event.measure === measure) found.set(event.seat, event.strength);
    }
  }
  return found;
}

/** Everyone's figures, ours and those of our equals first; and who is spared. */
function weakestWords(facts: readonly Fact[], at: number, seat: Seat, measure: string, bent: Bent, name?: Name): string | null {
  const remorseless = isRemorseless(bent);
  const all = declared(facts, at, measure);
  const mine = all.get(seat);
  const others = [...all].filter(([other]) => other !== seat).sort(([, a], [, b]) => a - b);
  if (mine === undefined || !others.length) return remorseless ? t('flight-why-fate-tie') : null;
  const figures = others.map(([other, strength]) => (name ? `${name(other)} ${half(strength)}` : half(strength)));
  const words = t('flight-why-weakest', { measure, mine: half(mine), others: listWords(figures) });
  // Less than nothing is compared as nothing.
  const more = others.map(([, strength]) => Math.max(0, strength) - Math.max(0, mine));
  const tied = more.includes(0) && (!remorseless || more.every((by) => by <= 0));
  if (remorseless) return `${words} ${t(tied ? 'flight-why-fate-tie' : 'flight-why-fate')}`;
  return tied ? `${words} ${t('flight-why-weakest-tie')}` : words;
}

/** The printed strength, and what it grew by for this player. */
function beatenWords(facts: readonly Fact[], at: number, seat: Seat, card: CardEntry): string | null {
  const mine = declared(facts, at, 'cannons').get(seat);
  const enemy = card.beats.flatMap((beat) => (beat.type === 'enemy' ? [beat] : []))[0];
  if (mine === undefined || enemy?.strength === undefined) return null;
  const grown = facts.slice(0, at).reduce((sum, { event }) => {
    const grew = event.type === 'enemy_grew' ? event : null;
    return grew && (grew.seat === null || grew.seat === seat) ? sum + grew.by : sum;
  }, 0);
  return t('flight-why-beaten', { mine: half(mine), theirs: half(enemy.strength + grown) });
}

const TAKING = ['beaten_by_enemy', 'weakest', 'good_lost'];

/** Was this battery taken for want of goods? Then nothing came between it and the loss: no shot was rolled for. */
export function isTaken(event: Event, before: Event | undefined): boolean {
  return event.type === 'battery_spent' && before !== undefined && TAKING.includes(before.type) && eventSeat(before) === eventSeat(event);
}

const named = (events: readonly Event[], seat: Seat, ...names: string[]): boolean =>
  events.some((event) => names.includes(event.type) && eventSeat(event) === seat);

function daysWords(before: readonly Event[], seat: Seat, event: Event, card: CardEntry, days: number): string | null {
  const cause = causeOf(event);
  if (cause?.type === 'beat' && card.beats[cause.beat]?.type === 'stardust') return t('flight-why-days-stardust', { days });
  if (named(before, seat, 'landed')) return t('flight-why-days-landed', { days });
  if (named(before, seat, 'docked')) return t('flight-why-days-docked', { days });
  return named(before, seat, 'enemy_beaten') ? t('flight-why-days-reward', { days }) : null;
}

/** Why a crew member is gone; none if there is nothing more to say. */
export function crewWords(before: readonly Event[], seat: Seat, event: Event, card: CardEntry | null): string | null {
  if (event.type !== 'crew_lost') return null;
  if (event.alien && named(before, seat, 'tile_lost')) return t('flight-why-crew-alien');
  return causeWords('crew', event, card) ?? (named(before, seat, 'weakest', 'beaten_by_enemy') ? t('flight-why-crew-penalty') : null);
}

/** Why the event at this place happened to this seat; none if there is nothing more to say. */
export function reasonOf(
  facts: readonly Fact[],
  at: number,
  seat: Seat,
  card: CardEntry,
  name?: Name,
  bent: Bent = STRAIGHT,
): string | null {
  const fact = facts[at];
  if (!fact) return null;
  const { event } = fact;
  const before = facts.slice(0, at).map((each) => each.event);
  if (event.type === 'battery_spent') {
    const last = before.findLast((other) => other.type !== 'battery_spent');
    return isTaken(event, last) ? t('flight-why-lose-battery') : null;
  }
  if (event.type === 'hit') return hitReason(event);
  if (event.type === 'moved') return event.days < 0 ? daysWords(before, seat, event, card, -event.days) : null;
  if (event.type === 'beaten_by_enemy') return beatenWords(facts, at, seat, card);
  if (event.type === 'weakest') return weakestWords(facts, at, seat, event.measure, bent, name);
  if (event.type === 'crew_lost') return crewWords(before, seat, event, card);
  return lostWords(facts, at, event, card, bent);
}

/** What somebody has to suffer for now: a comparison went against them, or somebody stronger has beaten them. */
export function sufferedFor(events: readonly Event[], seat: Seat): number {
  return events.findLastIndex((event) => eventSeat(event) === seat && ['weakest', 'beaten_by_enemy'].includes(event.type));
}
