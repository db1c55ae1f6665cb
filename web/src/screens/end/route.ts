// The flights of a trek or campaign, as far as they have come.

import { type Account, totals } from '../../lib/ledger';
import { box } from '../../lib/catalogue';
import type { GameView, Seat } from '../../protocol';
import { t } from '../../words/index.svelte';
import { listWords } from '../../words/names';
import { flownWith } from '../../words/where';
import { signed } from './words';

/** Who made most of a flight, if that was a profit. */
function bestOf({ slips }: Account): { seats: Seat[]; sum: number } | null {
  const sum = Math.max(...slips.map((slip) => slip.sum));
  return sum > 0 ? { seats: slips.filter((slip) => slip.sum === sum).map(({ seat }) => seat), sum } : null;
}

/** `flight` was paid last. */
export function stopsOf({ flight: { rounds } }: GameView, flight: number, flights: readonly Account[], name: (seat: Seat) => string) {
  const known = totals(flights).length;
  return rounds.map((round, number) => {
    const at = number <= flight ? ('flown' as const) : number === flight + 1 ? ('next' as const) : ('far' as const);
    const account = number < known ? flights[number] : undefined;
    const best = at === 'flown' && account ? bestOf(account) : null;
    const note = best
      ? t('end-route-best', { names: listWords(best.seats.map(name)), credits: signed(best.sum) })
      : t(at === 'far' && number === rounds.length - 1 ? 'end-route-last' : `end-route-${at}`);
    return { board: box().ship_boards[round.ship_board]!, name: flownWith(round), note, at };
  });
}
