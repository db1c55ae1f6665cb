// A replay as the server tells it: loaded in pieces, kept whole. Any view of it can be had once its piece is there.

import type { Answered, Colour, Event, GameView, ReplayUpdate, Seat, Step } from '../../protocol';
import { api } from '../../lib/api';
import { changed } from '../../lib/changes';
import { marksOf, standing } from './marks';

export const PIECE = 250;

interface Piece {
  /** Before the first of its steps, and after each of them. */
  views: GameView[];
  updates: ReplayUpdate[];
}

export class Reel {
  /** How many steps it has. */
  length = $state(0);
  names = $state.raw<string[]>([]);
  /** By seat; none for games from before they were kept. */
  colours = $state.raw<Colour[]>([]);
  /** Which of them were bots, by seat; none for games from before this was kept. */
  bots = $state.raw<boolean[]>([]);
  /** Is it what was told at the time, as the rules have changed since? */
  kept = $state(false);
  /** Is all of it there? */
  whole = $state(false);
  /** How many pieces have been loaded: what depends on them is worked out anew. */
  #loaded = $state(0);
  #pieces = new Map<number, Piece>();
  #asked = new Map<number, Promise<Piece>>();
  #closed = false;

  /** The marks of what has been loaded without a gap. */
  marks = $derived(marksOf(this.steps(this.length)));

  constructor(
    readonly id: string,
    /** Whose eyes; none: what everybody could see. */
    readonly seat: Seat | null,
    /** The same game seen by somebody else: who plays and how long it is need not be asked for again. */
    other?: Reel,
  ) {
    if (!other) return;
    this.length = other.length;
    this.names = other.names;
    this.colours = other.colours;
    this.bots = other.bots;
    this.kept = other.kept;
  }

  close(): void {
    this.#closed = true;
  }

  /** Loads what is needed to show the game after `at` steps. */
  async open(at: number): Promise<void> {
    await this.#piece(this.length === 0 ? 0 : Math.floor(Math.min(at, this.length) / PIECE));
    if (at > PIECE) await this.#piece(Math.floor(Math.min(at, this.length) / PIECE));
  }

  /** Loads the rest, piece by piece. */
  async fill(): Promise<void> {
    for (let index = 0; index * PIECE <= this.length && !this.#closed; index += 1) await this.#piece(index);
    this.whole = !this.#closed;
  }

  /** The game after so many steps; none if it has not been loaded. */
  view(at: number): GameView | null {
    void this.#loaded;
    const last = at > 0 && at % PIECE === 0 ? this.#pieces.get(at / PIECE - 1)?.views[PIECE] : undefined;
    return last ?? this.#pieces.get(Math.floor(at / PIECE))?.views[at % PIECE] ?? null;
  }

  /** The step that led to this position. */
  step(at: number): Step | null {
    void this.#loaded;
    return this.#pieces.get(Math.floor((at - 1) / PIECE))?.updates[(at - 1) % PIECE]?.step ?? null;
  }

  /** What is answered by the step that leads on from this position; none if that is no answer. */
  answered(at: number): Answered | null {
    void this.#loaded;
    return this.#pieces.get(Math.floor(at / PIECE))?.updates[at % PIECE]?.answered ?? null;
  }

  /** All steps up to a position; fewer if some are not there yet. */
  steps(at: number): Step[] {
    const steps: Step[] = [];
    for (let number = 1; number <= at; number += 1) {
      const step = this.step(number);
      if (!step) break;
      steps.push(step);
    }
    return steps;
  }

  /** How long the sand takes that runs at this position, in milliseconds; none if it does not run or began before. */
  sandRun(at: number): number | null {
    const end = this.view(at)?.yard.timer?.runs_out;
    if (end === undefined) return null;
    let turned = at;
    while (turned > 0 && this.view(turned - 1)?.yard.timer?.runs_out === end) turned -= 1;
    const step = this.step(turned);
    return step ? end - step.at : null;
  }

  /** Everything that has happened up to a position; none if we do not know all of it yet. */
  events(at: number): Event[] | null {
    const steps = this.steps(at);
    return steps.length < at ? null : standing(steps).flatMap(({ events }) => events);
  }

  #piece(index: number): Promise<Piece> {
    const asked = this.#asked.get(index);
    if (asked) return asked;
    const loading = api.steps(this.id, this.seat, index * PIECE, PIECE).then((part) => {
      const { length, names, colours, bots, kept, view, updates } = part;
      const views = [view];
      for (const { changes } of updates) views.push(changed(views.at(-1) ?? view, changes));
      const piece = { views, updates };
      this.#pieces.set(index, piece);
      this.length = length;
      this.names = names;
      this.colours = colours;
      this.bots = bots;
      this.kept = kept;
      this.#loaded += 1;
      return piece;
    });
    this.#asked.set(index, loading);
    // A piece that could not be loaded is asked for again when it is needed.
    loading.catch(() => this.#asked.delete(index));
    return loading;
  }
}
