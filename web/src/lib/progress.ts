// How far a card has got: which of its beats, which of its projectiles, who stands on which planet. Events do not say
// so, but they tell enough to follow the card with a finger.

import type { Beat, CardEntry, CardId, Event, Phase, Projectile, Seat, Side } from '../protocol';

export interface Progress {
  card: CardId | null;
  beat: number;
  /** How often dice were rolled in this beat. */
  rolls: number;
  /** Who has landed, by planet; who has taken a bargain, by row. */
  landed: Record<number, Seat>;
  /** The row of a junkyard that somebody is paying for. */
  row?: number;
  /** The side that each of them ignores in a vortex. */
  ignored?: Record<Seat, Side>;
}

export const NO_CARD: Progress = { card: null, beat: 0, rolls: 0, landed: {} };

/** What a beat throws at ships, in order. */
export function projectilesOf(beat: Beat | undefined, row = 0): Projectile[] {
  if (beat === undefined || typeof beat === 'string') return [];
  if ('meteors' in beat) return beat.meteors;
  if ('vortex' in beat) return beat.vortex;
  if ('junkyard' in beat) return beat.junkyard[row]?.cost.hits ?? [];
  const penalty = 'enemy' in beat ? beat.enemy.penalty : 'weakest' in beat ? beat.weakest.penalty : null;
  return penalty && 'shots' in penalty ? penalty.shots : [];
}

/** Could this event belong to that beat? */
function suits(beat: Beat, event: Exclude<Event, string>): boolean {
  const has = (name: string) => typeof beat === 'object' && name in beat;
  if ('declared' in event) {
    if (typeof beat === 'object' && 'weakest' in beat) return beat.weakest.by === event.declared.measure;
    return event.declared.measure === 'engines'
      ? beat === 'open_space' || has('wide_open_space')
      : event.declared.measure === 'cannons' && has('enemy');
  }
  if ('rolled' in event) return beat === 'sabotage' || has('junkyard') || projectilesOf(beat).length > 0;
  if ('landed' in event) return has('planets');
  if ('has_most' in event) return typeof beat === 'object' && 'most' in beat && beat.most === event.has_most.hoard;
  return false;
}

/** Where the card is after one more event. */
export function progressed(now: Progress, event: Event, cardOf: (card: CardId) => CardEntry): Progress {
  if (typeof event === 'string') return now;
  if ('card_revealed' in event) return { ...NO_CARD, card: event.card_revealed.card };
  if (now.card === null) return now;
  if ('junkyard_row' in event) {
    const { row, seat } = event.junkyard_row;
    return { ...now, row, rolls: 0, landed: { ...now.landed, [row]: seat } };
  }
  if ('side_ignored' in event) {
    const { seat, side } = event.side_ignored;
    return { ...now, ignored: { ...now.ignored, [seat]: side } };
  }
  if (!('declared' in event || 'rolled' in event || 'landed' in event || 'has_most' in event)) return now;
  const { beats } = cardOf(now.card);
  const beat = beats.findIndex((each, index) => index >= now.beat && suits(each, event));
  const here = beat > now.beat ? { ...now, beat, rolls: 0 } : now;
  if ('rolled' in event) return { ...here, rolls: here.rolls + 1 };
  if ('landed' in event) return { ...here, landed: { ...here.landed, [event.landed.planet]: event.landed.seat } };
  return here;
}

/** Corrected by what a view says. */
export function settled(now: Progress, card: CardId | null, phase: Phase): Progress {
  if (card === null) return now;
  const here = now.card === card ? now : { ...NO_CARD, card };
  return typeof phase === 'object' && phase.card > here.beat ? { ...here, beat: phase.card, rolls: 0 } : here;
}

/** The projectile that is on its way, and its place in the row. */
export function projectileNow(now: Progress, card: CardEntry | null): { index: number; projectile: Projectile } | null {
  const all = card ? projectilesOf(card.beats[now.beat], now.row) : [];
  // Nobody rolls for what nobody meets.
  const ignored = Object.values(now.ignored ?? {});
  const isMet = ({ from }: Projectile) => ignored.length === 0 || ignored.some((side) => side !== from);
  const met = all.flatMap((projectile, index) => (isMet(projectile) ? [index] : []));
  const index = met[now.rolls - 1] ?? -1;
  const projectile = all[index];
  return projectile ? { index, projectile } : null;
}
