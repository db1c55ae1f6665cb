// Marks of a replay in words.

import { minutes } from '../../lib/clock';
import { t } from '../../words/index.svelte';
import { cardWords } from '../../words/names';
import type { Mark } from './marks';

/** In a trek there are three of each: then the flight is named, too. */
export function markWords(mark: Mark, flights: number): string {
  if (mark.kind === 'card') return t('replay-mark-card', { number: mark.number, card: cardWords(mark.card) });
  const words = t(`replay-mark-${mark.kind}`);
  return flights > 1 ? t('replay-mark-flight', { flight: mark.flight + 1, mark: words }) : words;
}

/** A time on the clock of a game. */
export function clock(milliseconds: number): string {
  return minutes(Math.floor(milliseconds / 1_000));
}
