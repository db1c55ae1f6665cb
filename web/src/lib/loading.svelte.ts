// Somebody else's loading of goods. Blocks go in and out of the holds grip by grip; on the way it looks as if the best
// were thrown away. So the grips are kept back until they are done, and then told as one.

import type { Seat, Step } from '../protocol';
import { eventSeat, isLoading } from './events';
import type { News } from './session.svelte';

export class Loading {
  /** Who is loading just now. */
  seat = $state<Seat | null>(null);
  #grips: Step[] = [];

  /** The steps to be played, all grips of a loading in one; none as long as somebody else is loading. */
  join({ steps, view }: News, own: Seat | null): Step[] | null {
    const taken = steps.flatMap(({ cause, version }) => (cause.type === 'undo' ? [version - 1] : []));
    const grips = this.#grips.filter(({ version }) => !taken.includes(version));
    const events = [...grips, ...steps].flatMap((step) => step.events);
    const seat = events[0] === undefined ? this.seat : eventSeat(events[0]);
    const alone = events.every((event) => isLoading(event) && eventSeat(event) === seat);
    const goesOn = alone && seat !== own && !view.own?.question && view.waiting.some((one) => one.seat === seat);
    this.seat = goesOn ? seat : null;
    this.#grips = goesOn ? [...grips, ...steps] : [];
    if (goesOn) return null;
    const [first, ...rest] = steps;
    if (!first || grips.length === 0) return steps;
    return [{ ...first, events: [...grips.flatMap((step) => step.events), ...first.events] }, ...rest];
  }

  forget(): void {
    this.seat = null;
    this.#grips = [];
  }
}
