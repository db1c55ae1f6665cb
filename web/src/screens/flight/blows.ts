// Why a ship was hit, why a component was destroyed or fell off, and why crew is gone: as the events say it.

import { eventSeat } from '../../lib/events';
import { type Bent, isRemorseless } from '../../lib/roads';
import { causeOf } from '../../lib/causes';
import type { Told } from '../../lib/theatre.svelte';
import type { CardEntry, Event } from '../../protocol';
import { has, t } from '../../words/index.svelte';
import { dashed, lineWords } from '../../words/names';
import { shotAt } from './salvo';

/** An event, and what was known only while it happened. */
export type Fact = Pick<Told, 'event' | 'gone'>;

/** Why a hit was not stopped. */
export function hitReason(event: Event): string | null {
  if (event.type !== 'hit') return null;
  const { projectile, target, unstopped } = event;
  if (unstopped === 'pierced') return t('flight-why-pierced');
  if (unstopped === 'declined') return t('flight-why-hit-let');
  const line = shotAt(projectile, target, 'hits')
    .lines.map((one) => lineWords(one.from, one.line, '.in'))
    .join(' ');
  return t(`flight-why-hit-${dashed(projectile.kind)}${unstopped ? '' : '-unknown'}`, { line });
}

/** What did it, in the words for this kind of harm; none if there are none. */
export function causeWords(harm: 'lost' | 'crew', event: Event, card: CardEntry | null): string | null {
  const cause = causeOf(event);
  const by = cause?.type === 'modifier' ? cause.modifier : cause?.type === 'beat' ? card?.beats[cause.beat]?.type : undefined;
  const id = by && `flight-why-${harm}-${dashed(by)}`;
  return id && has(id) ? t(id) : null;
}

/** Why the component of the event at this place was lost; none if there is nothing more to say. */
export function lostWords(facts: readonly Fact[], at: number, event: Event, card: CardEntry | null, bent: Bent): string | null {
  if (event.type !== 'tile_lost') return null;
  const { seat, square, loss } = event;
  if (causeOf(event)?.type === 'sabotage') return t(isRemorseless(bent) ? 'flight-why-sabotage-fate' : 'flight-why-sabotage');
  const words = causeWords('lost', event, card);
  if (words || loss !== 'destroyed') return words;
  const hit = facts.slice(0, at).findLast(({ event: one }) => one.type === 'hit' && one.target === square && eventSeat(one) === seat);
  return hit ? hitReason(hit.event) : null;
}
