// Plays a reel: where we are, whether it runs, whose eyes we have. It is a table without a connection, so that the
// screens of a game can be used as they are.

import type { Answered, Colour, Seat } from '../../protocol';
import { type Trouble, NotGranted } from '../../lib/api';
import { usualColour } from '../../lib/colours';
import { eventSeat } from '../../lib/events';
import { settings } from '../../lib/settings.svelte';
import { type Sitting, Staged, type Table } from '../../lib/table.svelte';
import { Theatre, type Told, type Words } from '../../lib/theatre.svelte';
import { t } from '../../words/index.svelte';
import { lastActor } from './actor.svelte';
import { type Mark, standing } from './marks';
import { Reel } from './reel.svelte';

/** A step in the yard is shown for a part of the time that it took, within limits, in milliseconds. */
const YARD = { share: 0.25, least: 45, most: 320 };
/** So long a payday stands before the replay goes on. */
const PAYDAY = 6_000;
/** So long a question and its answer stand: time to read them. */
const READ = 1_600;
const BETWEEN = 260;
const TICK = 40;

const sleep = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export class Projector extends Staged implements Table {
  readonly session = null;
  readonly you = null;
  readonly theatre: Theatre;
  reel = $state.raw<Reel>() as Reel;
  /** How many steps have been taken. */
  at = $state(0);
  playing = $state(false);
  loading = $state(true);
  trouble = $state.raw<Trouble | null>(null);
  /** Grows with every seek and stop, so that a play that was waiting ends. */
  #run = 0;

  constructor(
    readonly id: string,
    seat: Seat | null,
    words: Words,
  ) {
    super();
    this.theatre = new Theatre(() => this.reel.seat, words);
    this.reel = new Reel(id, seat);
  }

  /** What happens is seen on the ship it happens to, a question on the ship of whoever is asked. */
  get focus(): Seat {
    const told = this.scene ? eventSeat(this.scene.event) : this.answered?.decision.seat;
    return this.wished ?? told ?? lastActor(this) ?? 0;
  }
  /** Whose ship somebody wished to see; none: that of whoever acts. */
  get wished(): Seat | null {
    return this.looked ?? this.reel.seat;
  }
  get seats(): Sitting[] {
    const { names, bots } = this.reel;
    const sitting = (_: string, seat: Seat): Sitting => ({
      name: this.name(seat),
      colour: this.colour(seat),
      bot: bots[seat] ?? false,
      away: false,
      gone: null,
    });
    return names.map(sitting);
  }
  /** The question that is open here and what is going to be answered to it. */
  get answered(): Answered | null {
    return this.reel.answered(this.at);
  }
  name = (seat: Seat): string => this.reel.names[seat] || t(`colour-${this.colour(seat)}`);
  colour = (seat: Seat): Colour => this.reel.colours[seat] ?? usualColour(seat);

  close(): void {
    this.stop();
    this.reel.close();
  }

  /** Sees the game through somebody's eyes, or as everybody could. */
  async through(seat: Seat | null): Promise<void> {
    if (seat === this.reel.seat) {
      this.looked = null;
      return;
    }
    this.reel.close();
    this.reel = new Reel(this.id, seat, this.reel);
    this.looked = null;
    await this.seek(this.at);
  }

  /** Goes to a position and stops there. */
  async seek(at: number): Promise<void> {
    this.stop();
    const run = this.#run;
    const { reel } = this;
    this.trouble = null;
    this.loading = reel.view(at) === null;
    try {
      await reel.open(at);
    } catch (wrong) {
      if (run === this.#run) this.trouble = wrong instanceof NotGranted ? wrong.refusal : { code: 'unreachable' };
      return;
    }
    if (run !== this.#run) return;
    this.at = Math.max(0, Math.min(at, reel.length));
    const view = reel.view(this.at);
    if (view) this.theatre.show(view);
    this.#recall();
    this.loading = false;
    // The rest comes while the beginning is looked at.
    void reel.fill().then(
      () => run === this.#run && !this.playing && this.#recall(),
      () => undefined,
    );
  }

  /** Goes to a mark and shows how it happens. */
  async goTo(mark: Mark): Promise<void> {
    const was = this.playing;
    await this.seek(mark.at);
    if (was) void this.play();
    else if (mark.at > 0) await this.forward();
  }

  /** What was told before this position. */
  #recall(): void {
    const flight = this.shown?.flight.number ?? 0;
    const told = standing(this.reel.steps(this.at)).flatMap(({ step, events }) =>
      events.map((event, index): Told => ({
        key: -(step.version * 1_000 + index),
        event,
        timeOut: step.cause.type === 'time_out',
        flight: 0,
        version: step.version,
      })),
    );
    // Events know their flight by the flights that ended before them.
    let number = 0;
    for (const line of told) {
      if (line.event.type === 'flight_set_up') number = line.event.number;
      line.flight = number;
    }
    this.theatre.recall(told.filter((line) => line.flight === flight));
  }

  /** Takes one step and plays it. */
  async forward(): Promise<boolean> {
    const { reel, at } = this;
    if (at >= reel.length) return false;
    const run = this.#run;
    if (!reel.view(at + 1)) {
      this.loading = true;
      await reel.open(at + 1).catch(() => undefined);
      if (run !== this.#run) return false;
      this.loading = false;
    }
    const view = reel.view(at + 1);
    const step = reel.step(at + 1);
    if (!view || !step) return false;
    this.theatre.hear({ view, steps: [step], fresh: false });
    this.at = at + 1;
    return true;
  }

  /** One step by hand: what is still being played is over. */
  next(): void {
    this.stop();
    this.theatre.skipAll();
    void this.forward();
  }

  back(): Promise<void> {
    return this.seek(this.at - 1);
  }

  stop(): void {
    this.#run += 1;
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  async play(): Promise<void> {
    if (this.at >= this.reel.length) await this.seek(0);
    this.#run += 1;
    const run = this.#run;
    this.playing = true;
    while (run === this.#run) {
      while (this.theatre.busy && run === this.#run) await sleep(TICK);
      if (run !== this.#run || !(await this.forward())) break;
      const pause = this.#pause();
      while (this.theatre.busy && run === this.#run) await sleep(TICK);
      await sleep(pause);
    }
    if (run === this.#run) this.playing = false;
  }

  /** How long to wait after the step that was just taken. */
  #pause(): number {
    const { reel, at } = this;
    const step = reel.step(at);
    const after = reel.step(at + 1);
    if (this.paydayAt(at)) return PAYDAY / Math.min(settings.speed, 4);
    const asked = this.answered;
    if (asked && asked.decision.reason.type !== 'fly_on') return READ / settings.speed;
    const yard = reel.view(at)?.flight.phase?.type === 'building';
    const gap = step && after ? (after.at - step.at) * YARD.share : 0;
    const pause = yard ? Math.min(YARD.most, Math.max(YARD.least, gap)) : step?.events.length ? BETWEEN : 0;
    return pause / settings.speed;
  }

  /** Does a flight end with the step that led here? */
  paydayAt(at: number): boolean {
    return this.reel.step(at)?.events.some((event) => event.type === 'flight_ended') ?? false;
  }
}
