// What the payday of a flight shows, put together from the story of its events and from what the server says the
// credits are. The server's figures always win.

import { type GameView, type Level, type Seat, type ShipView } from '../../protocol';
import { type Account, type Slip, settled, totals } from '../../lib/ledger';

export interface SlipSheet extends Slip {
  /** Credits brought along from earlier flights; none if that is not known. */
  before: number | null;
  /** Credits after this flight; none while it is being paid out. */
  after: number | null;
}

export interface Statement {
  flight: number;
  level: Level;
  /** The ship board, for ships that nobody remembers. */
  board: number;
  slips: SlipSheet[];
  account: Account;
  /** The ships as they came home; none if nobody remembers. */
  ships: ShipView[] | null;
}

const PAYING = ['payday', 'titles', 'sale'];

/** The flight whose payday a view is at: while the next yard is being set up, it is the one before. */
export function paidFlight(view: GameView): number {
  const { phase, number } = view.flight;
  return ['set_up', 'before_building', 'building'].includes(phase.type) ? Math.max(0, number - 1) : number;
}

/** Everyone's credits after a flight; none for those whose credits nobody may know yet. */
export function creditsAfter(view: GameView, flight: number): (number | null)[] {
  const { number, phase } = view.flight;
  if (number === flight && PAYING.includes(phase.type)) return view.seats.map(() => null);
  return view.seats.map((seat) => seat.credits);
}

/** `ships` are those at the end of that flight. */
export function statement(view: GameView, flights: readonly Account[], flight: number, ships: ShipView[] | null): Statement | null {
  const account = flights.find(({ number }) => number === flight);
  if (!account) return null;
  const known = totals(flights);
  const credits = creditsAfter(view, flight);
  const slips = account.slips.map((slip, seat): SlipSheet => {
    const before = flight === 0 ? 0 : (known[flight - 1]?.[seat] ?? null);
    const after = credits[seat] ?? null;
    const sheet = before !== null && after !== null ? settled(slip, after - before) : slip;
    return { ...sheet, before, after };
  });
  const over = view.flight.phase.type === 'over' && view.flight.number === flight;
  const { level, ship_board: board } = view.flight.rounds[flight] ?? view.flight;
  return { flight, level, board, slips: over ? byCredits(slips) : inOrder(slips), account, ships };
}

/** Those who came home first, in the order of their coming; then those who did not. */
function inOrder(slips: SlipSheet[]): SlipSheet[] {
  const rank = ({ place }: Slip) => place ?? 9;
  return [...slips].sort((a, b) => rank(a) - rank(b) || a.seat - b.seat);
}

/** When the game is over credits decide; when somebody came home is one line of their slip. */
const byCredits = (slips: SlipSheet[]): SlipSheet[] => inOrder(slips).sort((a, b) => total(b) - total(a));

/** What a slip adds up to: the credits after the flight, or what is known of them so far. */
export const total = ({ after, before, sum }: SlipSheet): number => after ?? (before ?? 0) + sum;

/** Who has most, if that is a profit; several may. */
export function richest({ slips }: Statement): Seat[] {
  const most = Math.max(...slips.map(total));
  return most > 0 ? slips.filter((slip) => total(slip) === most).map(({ seat }) => seat) : [];
}

/** `out`: gave up. `stranded`: had to. `last`: nobody made less, and the ship has suffered. */
export type Outcome = 'best' | 'fine' | 'last' | 'wreck' | 'zero' | 'loss' | 'out' | 'stranded' | 'watch';

/** So many lost components make a wreck. */
const WRECK = 6;

/** How it went for somebody; the words of the heading depend on it. */
export function outcome(paid: Statement, seat: Seat | null): Outcome {
  const slip = paid.slips.find((each) => each.seat === seat);
  if (!slip) return 'watch';
  if (slip.sum < 0 || slip.lines.some(({ kind }) => kind === 'debt_forgiven')) return 'loss';
  // In a trek this flight counts, not who leads by now.
  const most = Math.max(...paid.slips.map(({ sum }) => sum));
  if (slip.sum > 0 && slip.sum === most && paid.slips.length > 1) return 'best';
  if (slip.gaveUp) return slip.gaveUp === 'chose' ? 'out' : 'stranded';
  if (slip.sum === 0) return 'zero';
  const least = paid.slips.every((other) => other === slip || other.sum > slip.sum);
  if (least && paid.slips.length > 1 && slip.lost.length) return 'last';
  return slip.lost.length >= WRECK ? 'wreck' : 'fine';
}

/** One of so many variants, always the same for the same game. */
export function variant(key: string, count: number): number {
  let hash = 7;
  for (const letter of key) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (hash % count) + 1;
}
