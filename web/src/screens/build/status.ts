// What everyone in the yard is doing, in a few words.

import type { GameView, Seat } from '../../protocol';
import { minutes } from '../../lib/clock';
import type { Sitting } from '../../lib/table.svelte';
import { t } from '../../words/index.svelte';

export function statusOf(view: GameView, seat: Seat, sitting: Sitting | undefined): string {
  const { yard } = view;
  if (sitting?.away) return t('build-status-away');
  if (!yard.open) return t('build-status-ready');
  const space = yard.spaces.indexOf(seat);
  if (space >= 0) return t('build-status-finished', { space: space + 1 });
  if (yard.mending.includes(seat)) return t('build-status-mending');
  const pile = yard.readers.indexOf(seat);
  if (pile >= 0) return t('build-status-reading', { pile: pile + 1 });
  const turns = view.seats[seat]?.turns_left ?? null;
  if (yard.turn === seat) return turns === null ? t('build-status-turn') : t('build-status-turn-of', { turns });
  if (yard.turn !== null) return turns === null ? t('build-status-waits') : t('build-status-turns', { turns });
  return yard.time_up ? t('build-status-late') : t('build-status-building');
}

/** Those who have not finished, whoever they are. */
export const building = (view: GameView): Seat[] => view.seats.flatMap((_, seat) => (view.yard.spaces.includes(seat) ? [] : [seat]));

/** How long there is left: the second that is running counts. */
export const clockWords = (milliseconds: number): string => minutes(Math.ceil(milliseconds / 1000));
