// Why something happened to somebody: what its event says of it, in words. Nothing is judged here anew.

import { causeOf } from '../../lib/causes';
import { eventSeat } from '../../lib/events';
import { type Bent, STRAIGHT, isRemorseless } from '../../lib/roads';
import type { Blow, CardEntry, Event, Judged, Measure, Seat, Square } from '../../protocol';
import { type Args, has, t } from '../../words/index.svelte';
import { dashed, half, lineWords, listWords } from '../../words/names';
import type { Name } from '../../words/sentences';
import { shotAt } from './salvo';

/** What hit a place, and why it was not stopped; in games of an earlier time that was not told. */
function blowWords({ projectile, unstopped }: Pick<Blow, 'projectile'> & Partial<Blow>, target: Square): string {
  if (unstopped === 'pierced') return t('flight-why-pierced');
  if (unstopped === 'declined') return t('flight-why-hit-let');
  const line = shotAt(projectile, target, 'hits')
    .lines.map((one) => lineWords(one.from, one.line, '.in'))
    .join(' ');
  return t(`flight-why-hit-${dashed(projectile.kind)}${unstopped ? '' : '-unknown'}`, { line });
}

/** What did it, in the words for this kind of harm; none if there are none. */
function causeWords(harm: 'lost' | 'crew' | 'days', event: Event, card: CardEntry | null, args?: Args): string | null {
  const cause = causeOf(event);
  if (!cause) return null;
  const by = cause.type === 'modifier' ? cause.modifier : cause.type === 'beat' ? card?.beats[cause.beat]?.type : cause.type;
  const id = by && `flight-why-${harm}-${dashed(by)}`;
  return id && has(id) ? t(id, args) : null;
}

/** Everyone's figures, ours and those of our equals first; and who is spared. */
function judgedWords({ numbers, victims, tied }: Judged, seat: Seat, measure: Measure, name?: Name): string {
  const mine = numbers.find((one) => one.seat === seat)?.strength ?? 0;
  const others = numbers.filter((one) => one.seat !== seat).sort((a, b) => a.strength - b.strength);
  const figures = others.map(({ seat: other, strength }) => (name ? `${name(other)} ${half(strength)}` : half(strength)));
  const words = t('flight-why-weakest', { measure, mine: half(mine), others: listWords(figures) });
  if (isRemorseless({ victims })) return `${words} ${t(tied ? 'flight-why-fate-tie' : 'flight-why-fate')}`;
  const tie = victims === 'strongest' ? 'flight-why-fastest-tie' : 'flight-why-weakest-tie';
  return tied ? `${words} ${t(tie)}` : words;
}

/** Was this battery taken for want of goods? */
export const isTaken = (event: Event): boolean => event.type === 'battery_spent' && event.purpose === 'goods';

/** Why this happened to whom it happened; none if there is nothing more to say. `bent`: what bends the rules for them. */
export function reasonOf(event: Event, card: CardEntry | null, name?: Name, bent: Bent = STRAIGHT): string | null {
  switch (event.type) {
    case 'battery_spent': return isTaken(event) ? t('flight-why-lose-battery') : event.purpose === 'eaten' ? t('flight-why-eaten') : null;
    case 'hit': return blowWords(event, event.target);
    case 'moved': return event.days < 0 ? causeWords('days', event, card, { days: -event.days }) : null;
    case 'beaten_by_enemy': {
      const { strengths } = event;
      return strengths ? t('flight-why-beaten', { mine: half(strengths.mine), theirs: half(strengths.theirs) }) : null;
    }
    case 'weakest': return event.judged ? judgedWords(event.judged, event.seat, event.measure, name) : null;
    case 'fastest': return event.judged ? judgedWords(event.judged, event.seat, 'engines', name) : null;
    case 'crew_lost': return causeWords('crew', event, card);
    case 'tile_lost': {
      const { blow, square } = event;
      if (causeOf(event)?.type === 'sabotage' && isRemorseless(bent)) return t('flight-why-sabotage-fate');
      return causeWords('lost', event, card) ?? (blow && square ? blowWords(blow, square) : null);
    }
    default: return null;
  }
}

/** What somebody has to suffer for now: a comparison went against them, or somebody stronger has beaten them. */
export function sufferedFor(events: readonly Event[], seat: Seat): number {
  return events.findLastIndex((event) => eventSeat(event) === seat && ['weakest', 'beaten_by_enemy'].includes(event.type));
}

/** Why something flies at somebody: the same, or they were too fast, or came too near. */
export function firedAtFor(events: readonly Event[], seat: Seat): number {
  const why = ['weakest', 'beaten_by_enemy', 'approached', 'fastest'];
  return events.findLastIndex((event) => eventSeat(event) === seat && why.includes(event.type));
}
