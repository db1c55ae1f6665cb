// What there is to say of rules that hold, beside somebody's ship.

import { knownOf, ownRoads } from '../lib/roads';
import type { GameView, Modifier, Seat } from '../protocol';
import { ifKnown } from './index.svelte';
import { dashed } from './names';

/** The rules that have done something to somebody's ship that lasts, with what that is. */
export function shipNotes(view: GameView, seat: Seat): [Modifier, string][] {
  const known = knownOf(view, seat);
  const roads = [...(view.flight.roads ?? []), ...ownRoads(view, seat)];
  return roads.flatMap((modifier): [Modifier, string][] => {
    const note = ifKnown(`note-${dashed(modifier)}.ship`, known);
    return note === null ? [] : [[modifier, note]];
  });
}
