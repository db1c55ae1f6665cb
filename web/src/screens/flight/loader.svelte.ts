// The loader at work: what goes where is planned, and sent block by block when it is settled.

import type { Table } from '../../lib/table.svelte';
import type { Answer, CargoMenu, Good, Goods, PlacedTile, QuestionView, Square } from '../../protocol';
import { loadAll, onDock, planned, proposed, type Put } from './cargo';

const answerOf = (type: 'lift' | 'put', { square, good }: Put): Answer => ({ type, value: [square, good] });

export class Loader {
  /** The block of the dock that is picked up. */
  held = $state.raw<{ good: Good; nth: number } | null>(null);
  sending = $state(false);
  /** What somebody has arranged; none as long as the plan follows what is proposed. */
  #own = $state.raw<Put[] | null>(null);
  /** While the plan is sent, block by block, what is seen stays what was meant. */
  #meant = $state.raw<{ dock: Goods; ship: PlacedTile[] } | null>(null);

  constructor(
    readonly table: Pick<Table, 'session'>,
    readonly question: () => QuestionView,
  ) {}

  readonly tiles = $derived.by(() => this.table.session?.view?.ships[this.question().decision.seat]?.tiles ?? []);
  readonly menu = $derived.by<CargoMenu>(() => {
    const { shape } = this.question().decision;
    return shape.type === 'cargo' ? shape : { dock: [0, 0, 0, 0], laden: [[], [], [], []], free: [[], [], [], []] };
  });
  /** What fits if everything stays where it is. */
  readonly still = $derived.by(() => loadAll(this.menu, this.tiles));
  /** What is to be put. Nothing is lifted or burnt unasked, so a proposal that begins with that is none to begin with. */
  readonly plan = $derived.by(() => {
    const question = this.question();
    return this.#own ?? (question.suggested.type === 'put' ? proposed(question).puts : this.still);
  });
  readonly dock = $derived.by(() => this.#meant?.dock ?? onDock(this.menu, this.plan));
  readonly ship = $derived.by(() => this.#meant?.ship ?? planned(this.tiles, this.plan));

  /** Is loading still asked for? The server ends it by itself when there is nothing left to be done. */
  #goesOn(): boolean {
    return this.table.session?.view?.own?.question?.decision.reason?.type === 'load_goods';
  }

  /** Sends these one after the other while loading goes on, up to one that is not taken; says whether all were. */
  async #send(moves: readonly Answer[]): Promise<boolean> {
    for (const move of moves) {
      if (this.#goesOn() && !(await this.table.session?.answer(move))) return false;
    }
    return true;
  }

  /** Plans one block more. */
  add(put: Put): void {
    this.#own = [...this.plan, put];
  }

  /** Takes a block out of a hold: off the plan, or off the ship. */
  async lift(square: Square, good: Good): Promise<boolean> {
    const meantTo = this.plan.findIndex((each) => each.square === square && each.good === good);
    // From here on the plan is somebody's own: what is lifted now would be proposed to be put back.
    this.#own = this.plan.filter((_, i) => i !== meantTo);
    if (meantTo >= 0) return true;
    this.sending = true;
    const lifted = await this.#send([answerOf('lift', { square, good })]);
    this.sending = false;
    return lifted;
  }

  /** Takes out of the holds what the server would, and plans anew: so more is aboard in the end. */
  rearrange = async (): Promise<void> => {
    if (this.sending) return;
    const { lifts, puts } = proposed(this.question());
    this.sending = true;
    this.held = null;
    this.#own = [];
    const lifted = await this.#send(lifts.map((each) => answerOf('lift', each)));
    // What the server would burn on the way is still there. If it went wrong half-way, some blocks never came out.
    this.#own = lifted ? loadAll(this.menu, this.tiles, puts) : null;
    this.sending = false;
  };

  /** Carries the plan out. What is on the dock in the end is lost, so it ends only if everything went as planned. */
  done = async (): Promise<void> => {
    if (this.sending || !this.table.session) return;
    this.sending = true;
    this.held = null;
    this.#meant = { dock: this.dock, ship: this.ship };
    const loaded = await this.#send(this.plan.map((each) => answerOf('put', each)));
    if (loaded) await this.#send([{ type: 'done' }]);
    if (!this.#goesOn()) return;
    this.sending = false;
    this.#meant = null;
    this.#own = loaded ? [] : null;
  };
}
