// Which flight of a game this is, in words.

import type { FlightView, RoundView } from '../protocol';
import { box } from '../lib/catalogue';
import { t } from './index.svelte';
import { modeWords } from './names';

/** What the ship of a flight is called; where everyone has another one, its level. */
export const flownWith = ({ level, ship_board }: RoundView): string =>
  level === 'IV' ? level : (box().ship_boards[ship_board]?.name ?? level);

/** The mode; in a long game the ship, and which flight of how many. */
export function whereWords({ mode, number, rounds }: Pick<FlightView, 'mode' | 'number' | 'rounds'>): string {
  const round = rounds[number];
  if (rounds.length < 2 || !round) return modeWords(mode);
  return t('build-place-trek', { level: t('mode-flight', { level: flownWith(round) }), number: number + 1, flights: rounds.length });
}
