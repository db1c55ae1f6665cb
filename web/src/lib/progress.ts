// How far a card has got: which of its beats, which of its projectiles, who stands on which planet. Events say so.

import type { Beat, CardEntry, CardId, Event, Phase, Projectile, Seat, Side } from '../protocol';
import { causeOf } from './causes';

export interface Progress {
  card: CardId | null;
  beat: number;
  /** Which of its projectiles is on its way. */
  projectile?: number;
  /** Who has landed, by planet; who has taken a bargain, by row. */
  landed: Record<number, Seat>;
  /** The row of a junkyard that somebody is paying for. */
  row?: number;
  /** The side that each of them ignores in a vortex. */
  ignored?: Record<Seat, Side>;
}

export const NO_CARD: Progress = { card: null, beat: 0, landed: {} };

/** What a beat throws at ships, in order. */
export function projectilesOf(beat: Beat | undefined, row = 0): Projectile[] {
  switch (beat?.type) {
    case 'meteors': return beat.volleys.flatMap(({ from, kinds }) => kinds.map((kind) => ({ kind, from })));
    case 'vortex': return beat.projectiles;
    case 'junkyard': return beat.rows[row]?.cost.hits ?? [];
    case 'enemy':
    case 'weakest': return beat.penalties.flatMap((penalty) => (penalty.type === 'shots' ? penalty.value : []));
    default: return [];
  }
}

const at = ({ projectile: _, ...now }: Progress, beat: number): Progress => ({ ...now, beat });

/** Where the card is after one more event. */
export function progressed(now: Progress, event: Event): Progress {
  switch (event.type) {
    case 'card_revealed': return { ...NO_CARD, card: event.card };
    case 'junkyard_row': return { ...at(now, now.beat), row: event.row, landed: { ...now.landed, [event.row]: event.seat } };
    case 'side_ignored': return { ...now, ignored: { ...now.ignored, [event.seat]: event.side } };
    case 'landed': return { ...now, landed: { ...now.landed, [event.planet]: event.seat } };
    default: {
      const cause = now.card === null ? null : causeOf(event);
      switch (cause?.type) {
        case 'projectile': return { ...now, beat: cause.beat, projectile: cause.index };
        case 'beat':
        case 'sabotage': return cause.beat === now.beat ? now : at(now, cause.beat);
        default: return now;
      }
    }
  }
}

/** Corrected by what a view says. */
export function settled(now: Progress, card: CardId | null, phase: Phase): Progress {
  if (card === null) return now;
  const here = now.card === card ? now : { ...NO_CARD, card };
  return phase.type === 'card' && phase.value > here.beat ? at(here, phase.value) : here;
}

/** The projectile that is on its way, and its place in the row. */
export function projectileNow(now: Progress, card: CardEntry | null): { index: number; projectile: Projectile } | null {
  const index = now.projectile ?? -1;
  const projectile = card ? projectilesOf(card.beats[now.beat], now.row)[index] : undefined;
  return projectile ? { index, projectile } : null;
}
