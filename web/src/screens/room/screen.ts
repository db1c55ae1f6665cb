// Which screen a game is at.

import { personOf } from '../../lib/sitters';
import type { GameView, Phase, RoomView } from '../../protocol';

export type GameScreen = 'lobby' | 'build' | 'flight' | 'payday' | 'wait';

const ENDING: readonly Phase['type'][] = ['payday', 'titles', 'sale', 'between', 'over'];

/** The screen of one phase. */
export function screenOfPhase(phase: Phase): 'build' | 'flight' | 'payday' {
  if (phase.type === 'building' || phase.type === 'set_up') return 'build';
  return ENDING.includes(phase.type) ? 'payday' : 'flight';
}

/**
 * The screen to show. `view` is the truth and `shown` what has been played of it: a flight is watched to its end before
 * its payday is shown, but the yard never waits. `looking`: the payday of a game that is over is being looked at, and stays
 * when the others gather for the next one. `settled` is the flight up to which paydays have been read: in a
 * trek the next yard is there at once, and people want to see what they earned first.
 */
export function screenOf(
  room: RoomView | null,
  view: GameView | null,
  shown: GameView | null,
  settled: number,
  looking = false,
): GameScreen {
  if (!room) return 'wait';
  if (room.phase === 'lobby') return looking && view?.flight.phase?.type === 'over' ? 'payday' : 'lobby';
  if (!view || !shown) return 'wait';
  const now = screenOfPhase(view.flight.phase);
  if (now !== 'build') return screenOfPhase(shown.flight.phase) === 'build' ? now : screenOfPhase(shown.flight.phase);
  const fresh = view.flight.number > 0 && settled < view.flight.number;
  if (fresh && !view.yard.open) return screenOfPhase(shown.flight.phase) === 'flight' ? 'flight' : 'payday';
  return 'build';
}

/**
 * Does the game wait for us? Then what for, as words that differ from one time to the next; nobody reads them.
 */
export function need(room: RoomView | null, view: GameView | null): string | null {
  const own = view?.own;
  if (!own || room?.phase !== 'playing' || !view.waiting.some(({ seat }) => seat === own.seat)) return null;
  if (personOf(room.seats[own.seat])?.stand_in) return null;
  return own.question ? `question ${own.question.id}` : `flight ${view.flight.number}`;
}
