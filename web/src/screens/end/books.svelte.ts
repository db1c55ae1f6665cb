// The story of every flight so far, for the payday. A table that was there all the time has it in its log; whoever came
// late or has reloaded the page asks the server to tell it again.

import type { Step } from '../../protocol';
import { type Account, accounts, blankAccount } from '../../lib/ledger';
import type { Table } from '../../lib/table.svelte';
import { paidFlight } from './statement';

/** How much of a flight an account knows. */
const knows = (account: Account | undefined): number =>
  !account
    ? -1
    : account.slips.reduce((sum, { lines, lost }) => sum + lines.length + lost.length, Number(account.ended)) +
      account.titles.filter(({ holder }) => holder !== null).length;

export class Books {
  #table: Table;
  #stories = $state.raw<ReadonlyMap<number, Account>>(new Map());
  #asked = new Set<string>();
  /** How many stories are still being told: what is shown then may be too little. */
  waiting = $state(0);
  /** Has one been asked for? */
  #told = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  /** The flights up to the one that is being paid, by what knows more of each: the log or the server's story. */
  flights = $derived.by((): Account[] => {
    const view = this.#view;
    if (!view) return [];
    const players = view.seats.length;
    const last = paidFlight(view);
    return Array.from({ length: last + 1 }, (_, flight): Account | null => {
      const told = this.#table.log.filter((line) => line.flight === flight).map(({ event }) => event);
      const logged = accounts(told, players, flight).find(({ number }) => number === flight);
      const story = this.#stories.get(flight);
      const account = (knows(story) > knows(logged) ? story : logged) ?? null;
      // If nobody tells the story, the credits are still true.
      return account ?? (flight === last && this.#told && this.waiting === 0 ? blankAccount(flight, players) : null);
    }).filter((account) => account !== null);
  });

  get #view() {
    return this.#table.session?.view ?? this.#table.shown;
  }

  /** Asks for what happened in each flight, once for every phase of the payday. */
  ask(): void {
    const view = this.#view;
    const session = this.#table.session;
    if (!view || !session || session.status !== 'open') return;
    const last = paidFlight(view);
    for (let flight = 0; flight <= last; flight += 1) {
      const key = `${session.game}/${flight}/${flight === last ? JSON.stringify(view.flight.phase) : ''}`;
      if (this.#asked.has(key)) continue;
      this.#asked.add(key);
      this.waiting += 1;
      this.#told = true;
      void session.story(flight).then((steps) => {
        this.waiting -= 1;
        if (steps) this.#keep(flight, steps, view.seats.length);
      });
    }
  }

  #keep(flight: number, steps: Step[], players: number): void {
    const events = steps.flatMap((step) => step.events);
    const told = accounts(events, players, flight).find(({ number }) => number === flight);
    if (told) this.#stories = new Map(this.#stories).set(flight, told);
  }
}
