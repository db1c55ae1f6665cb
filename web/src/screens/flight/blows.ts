// Why a ship was hit, and why a component was destroyed or fell off: from the events around it, and from the rules of
// the flight. Where several of them may have done it and events do not tell which, the sentence is true of each.

import { tileOf } from '../../lib/catalogue';
import { type EventName, eventName, eventSeat, nameOf } from '../../lib/events';
import { type Bent, isRemorseless } from '../../lib/roads';
import type { Told } from '../../lib/theatre.svelte';
import type { CardEntry, CardKind, Event, Loss, Projectile, Seat, Square, TileId } from '../../protocol';
import { t } from '../../words/index.svelte';
import { dashed, lineWords } from '../../words/names';
import { lineOf } from './salvo';

/** An event, and what was known only while it happened. */
export type Fact = Pick<Told, 'event' | 'asked' | 'gone'>;

const hitOf = (fact: Fact | undefined) =>
  typeof fact?.event === 'object' && 'hit' in fact.event ? fact.event.hit : null;
const alongOf = ({ projectile, target }: { projectile: Projectile; target: Square }): number =>
  lineOf({ projectile, target, roll: null, end: 'hits' });

/** Why the hit at this place was not stopped. Who could stop it is asked: nobody asked means nothing could. */
export function hitReason(facts: readonly Fact[], at: number): string | null {
  const hit = hitOf(facts[at]);
  if (!hit) return null;
  const { kind, from } = hit.projectile;
  // What hits again in the same line, with nothing in between, has come through.
  const before = hitOf(facts.slice(0, at).findLast(({ event }) => eventSeat(event) === hit.seat));
  if (before && before.projectile.from === from && alongOf(before) === alongOf(hit)) return t('flight-why-pierced');
  const asked = facts[at]?.asked;
  if (asked) return t('flight-why-hit-let');
  const line = lineWords(from, alongOf(hit), '.in');
  return t(`flight-why-hit-${dashed(kind)}${asked === undefined ? '-unknown' : ''}`, { line });
}

/** After these something new begins, whoever does it. */
const BEGINS: ReadonlySet<EventName> = new Set<EventName>([
  'rolled', 'die_rolled', 'declared', 'weakest', 'has_most', 'beaten_by_enemy', 'moved', 'junkyard_row', 'docked',
  'landed',
]);
/** What comes of losing components, in between. */
const ASIDE: ReadonlySet<EventName> = new Set<EventName>(['specialist_lost', 'crew_lost', 'woken']);

const lossOf = ({ event }: Fact): Loss | null =>
  typeof event === 'object' && 'tile_lost' in event ? event.tile_lost.loss : null;

/** What this ship has lost by one and the same blow up to this place, the first one first. */
function blowOf(facts: readonly Fact[], at: number, seat: Seat): Fact[] {
  const blow = facts.slice(at, at + 1);
  for (const fact of facts.slice(0, at).reverse()) {
    const name = eventName(fact.event);
    if (BEGINS.has(name)) break;
    if (eventSeat(fact.event) !== seat || ASIDE.has(name)) continue;
    if (name !== 'tile_lost') break;
    blow.unshift(fact);
  }
  return blow;
}

const SABOTAGE: readonly CardKind[] = ['sabotage', 'bad_day'];
/** So often saboteurs try. */
const TRIES = 3;

/** Have the saboteurs of the card done it? They leave a ship alone that they have hit, or missed three times. */
function isSabotage(facts: readonly Fact[], at: number, seat: Seat, { kind }: CardEntry): boolean {
  if (!SABOTAGE.includes(kind)) return false;
  const ours = facts.slice(0, at).filter(({ event }) => eventSeat(event) === seat);
  const struck = ours.findLastIndex(({ event }) => eventName(event) === 'weakest');
  const since = ours.slice(struck + 1);
  const missed = since.filter(({ event }) => eventName(event) === 'sabotage_missed').length;
  return struck >= 0 && missed < TRIES && since.every((fact) => lossOf(fact) !== 'destroyed');
}

function destroyedWords(
  facts: readonly Fact[], at: number, seat: Seat, square: Square | null, card: CardEntry, bent: Bent,
): string | null {
  const hit = facts.slice(0, at).findLastIndex((fact) => hitOf(fact)?.seat === seat && hitOf(fact)?.target === square);
  if (hit >= 0) return hitReason(facts, hit);
  // Each blow strikes one square; all others have gone up with it.
  const before = blowOf(facts, at, seat).slice(0, -1);
  if (before.some((fact) => lossOf(fact) === 'destroyed')) return t('flight-why-exploded');
  if (isSabotage(facts, at, seat, card))
    return t(isRemorseless(bent) ? 'flight-why-sabotage-fate' : 'flight-why-sabotage');
  return bent.roads.includes('cosmic_psychosis') ? t('flight-why-psychosis') : null;
}

const DUST: readonly CardKind[] = ['stardust', 'bad_day'];
/** Cards on which engine strength may be declared. */
const ENGINES: readonly CardKind[] = ['open_space', 'wide_open_space', 'combat_zone'];
/** What serves others, and falls off a gold Contraptionist's ship if it does not. */
const GADGETS: readonly string[] = [
  'cannon_booster', 'engine_booster', 'shield_booster', 'reactor_furnace', 'catapult', 'stasis_chamber', 'life_support',
];
const isCorridor = (tile: TileId): boolean =>
  tileOf(tile).connectors.filter((connector) => connector !== 'smooth').length <= 2;

function fellWords(
  facts: readonly Fact[], at: number, seat: Seat, tile: TileId, card: CardEntry | null, bent: Bent,
): string | null {
  const blow = blowOf(facts, at, seat);
  const [first] = blow;
  const begins = first === undefined || lossOf(first) === 'fell_off';
  const served = bent.gold.includes('contraptionist') && GADGETS.includes(nameOf(tileOf(tile).component));
  if (served && (blow.length > 1 || !card)) return t('flight-why-fell-useless');
  if (!card) return null;
  const die = facts.slice(0, at).some(({ event }) => eventName(event) === 'die_rolled');
  if (begins && die) return t('flight-why-fatigue');
  if (begins && isRemorseless(bent) && DUST.includes(card.kind)) return t('flight-why-fell-stardust');
  if (bent.roads.includes('defective_connectors') && ENGINES.includes(card.kind))
    return t(begins ? 'flight-why-fell-dropped' : 'flight-why-fell-or-dropped');
  const broken = blow.some((fact) => lossOf(fact) === 'destroyed');
  return broken && bent.gold.includes('corridorist') && isCorridor(tile) ? t('flight-why-fell-corridor') : null;
}

/** Why the component of the event at this place was lost; none if there is nothing more to say. */
export function lostWords(
  facts: readonly Fact[], at: number, event: Event, card: CardEntry | null, bent: Bent,
): string | null {
  if (typeof event === 'string' || !('tile_lost' in event)) return null;
  const { seat, tile, square, loss } = event.tile_lost;
  if (loss === 'fell_off') return fellWords(facts, at, seat, tile, card, bent);
  return loss === 'destroyed' && card ? destroyedWords(facts, at, seat, square, card, bent) : null;
}
