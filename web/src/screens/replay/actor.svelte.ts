// Whoever acts in the yard of a replay, held for a while: in a hurry, steps of all players come several in a second.

import type { Seat, Step } from '../../protocol';
import type { Projector } from './projector.svelte';

/** So long somebody is looked at, at the least, in milliseconds. */
const HOLDS = 1_200;

const actorOf = (step: Step | null): Seat | null => (step === null || step.cause.type === 'clock' ? null : step.cause.value);

export class Actor {
  seat = $state<Seat>(0);
  #since = -Infinity;

  constructor(show: Projector) {
    $effect(() => {
      const acts = actorOf(show.reel.step(show.at));
      if (acts === null || acts === this.seat) return;
      const turn = (): void => {
        this.seat = acts;
        this.#since = performance.now();
      };
      const wait = show.playing ? this.#since + HOLDS - performance.now() : 0;
      if (wait <= 0) return turn();
      const timer = setTimeout(turn, wait);
      return () => clearTimeout(timer);
    });
  }
}

/** Whoever acted last. */
export function lastActor({ reel, at }: Pick<Projector, 'reel' | 'at'>): Seat | null {
  for (let back = at; back > 0; back -= 1) {
    const acts = actorOf(reel.step(back));
    if (acts !== null) return acts;
  }
  return null;
}

/** The last step of somebody up to a position. */
export function lastStepOf({ reel, at }: Projector, seat: Seat): Step | null {
  for (let back = at; back > 0; back -= 1) {
    const step = reel.step(back);
    if (step === null || (actorOf(step) === seat && step.events.length > 0)) return step;
  }
  return null;
}
