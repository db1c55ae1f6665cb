// By what something happened, as its event says it.

import type { Cause, Event, Modifier } from '../protocol';
import { fieldsOf } from './events';

/** By what something happens; none where it is the course of the game. */
export const causeOf = (event: Event): Cause | null => (fieldsOf(event).cause as Cause | undefined) ?? null;

/** The rule of the road, specialist or title by which something happens. */
export const modifierOf = (event: Event): Modifier | null => {
  const cause = causeOf(event);
  return cause?.type === 'modifier' ? cause.modifier : null;
};
