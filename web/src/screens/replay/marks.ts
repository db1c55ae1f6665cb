// Places in a replay that are worth going to.

import type { CardId, Event, Step } from '../../protocol';

/** `at` is the number of steps taken just before it happens. */
export type Mark =
  | { kind: 'building' | 'launch' | 'payday'; at: number; flight: number }
  | { kind: 'card'; at: number; flight: number; card: CardId; number: number };

/** The marks in these steps, which have to be all steps from the first one on. */
export function marksOf(steps: Iterable<Step>): Mark[] {
  const marks: Mark[] = [{ kind: 'building', at: 0, flight: 0 }];
  let flight = 0;
  let cards = 0;
  let launched = false;
  for (const { version, events } of steps) {
    const at = version - 1;
    for (const event of events) {
      if (event.type === 'ship_launched' && !launched) {
        launched = true;
        marks.push({ kind: 'launch', at, flight });
      } else if (event.type === 'card_revealed') {
        cards += 1;
        marks.push({ kind: 'card', at, flight, card: event.card, number: cards });
      } else if (event.type === 'flight_ended') {
        marks.push({ kind: 'payday', at, flight });
      } else if (event.type === 'flight_set_up' && event.number > flight) {
        flight = event.number;
        cards = 0;
        launched = false;
        // The payday is shown after the step that ends a flight; the yard begins with the step after that.
        marks.push({ kind: 'building', at: at + 1, flight });
      }
    }
  }
  return marks;
}

/** How many flights they tell of. */
export const flightsOf = (marks: readonly Mark[]): number => Math.max(0, ...marks.map(({ flight }) => flight)) + 1;

/** The next thing that happens in flight from this position on. */
export const nextMark = (marks: readonly Mark[], at: number): Mark | undefined =>
  marks.find((mark) => mark.kind !== 'building' && mark.at >= at);

/** The beginning of what is shown, or of what was before it if it has only just begun. */
export const lastMark = (marks: readonly Mark[], at: number): Mark | undefined => marks.findLast((mark) => mark.at < at - 1) ?? marks[0];

/** The mark that a position belongs to: the last one that has begun. */
export function markAt(marks: readonly Mark[], at: number): Mark | null {
  return marks.findLast((mark) => mark.at < at) ?? marks[0] ?? null;
}

/** The events of steps that stand: what was taken back has not happened. */
export function standing(steps: Iterable<Step>): { step: Step; events: Event[] }[] {
  const told: { step: Step; events: Event[] }[] = [];
  for (const step of steps) {
    if (step.cause.type === 'undo') told.pop();
    else told.push({ step, events: step.events });
  }
  return told;
}
