// Which screen a game is at.

import { personOf } from '../../lib/sitters';
import type { GameView, Phase, RoomView } from '../../protocol';

export type GameScreen = 'lobby' | 'build' | 'flight' | 'payday' | 'team' | 'wait';

const ENDING: readonly Phase['type'][] = ['payday', 'titles', 'sale', 'between', 'over'];

/** The screen of one phase. */
export function screenOfPhase(phase: Phase): 'build' | 'flight' | 'payday' | 'team' {
  if (phase.type === 'team') return 'team';
  if (phase.type === 'building' || phase.type === 'set_up') return 'build';
  return ENDING.includes(phase.type) ? 'payday' : 'flight';
}

/**
 * The screen to show. `view` is the truth and `shown` what has been played of it: a flight is watched to its end before
 * its payday is shown, but the yard never waits. `looking`: the payday of a game that is over is being looked at, and stays
 * when the others gather for the next one. `settled` is the flight up to which paydays have been read: in a
 * trek the next yard is there at once, and people want to see what they earned first. `revealing`: members of the support
 * team have come, and who came to whom has not been looked at.
 */
export function screenOf(
  room: RoomView | null,
  view: GameView | null,
  shown: GameView | null,
  settled: number,
  looking = false,
  revealing = false,
): GameScreen {
  if (!room) return 'wait';
  if (room.phase === 'lobby') return looking && view?.flight.phase?.type === 'over' ? 'payday' : 'lobby';
  if (!view || !shown) return 'wait';
  const now = screenOfPhase(view.flight.phase);
  const before = screenOfPhase(shown.flight.phase);
  const fresh = flightsBefore(view) > 0 && settled < flightsBefore(view);
  const flies = before === 'flight' && shown.flight.phase.type !== 'before_building';
  const payday = flies ? 'flight' : 'payday';
  if (now === 'team') return fresh ? payday : 'team';
  const early = now === 'build' || view.flight.phase.type === 'before_building';
  if (early && !view.yard.open && fresh) return payday;
  if (early && !view.yard.open && revealing) return 'team';
  if (now === 'build') return 'build';
  return early || before === 'build' || before === 'team' ? now : before;
}

/** How many flights are over: while members are chosen, the next one is not set up yet. */
export const flightsBefore = ({ flight: { phase, number } }: GameView): number => (phase.type === 'team' ? phase.value : number);

/**
 * Does the game wait for us? Then what for, as words that differ from one time to the next; nobody reads them.
 */
export function need(room: RoomView | null, view: GameView | null): string | null {
  const own = view?.own;
  if (!own || room?.phase !== 'playing' || !view.waiting.some(({ seat }) => seat === own.seat)) return null;
  if (personOf(room.seats[own.seat])?.stand_in) return null;
  return own.question ? `question ${own.question.id}` : `flight ${view.flight.number}`;
}
