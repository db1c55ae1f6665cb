// Plays what has happened, one event after the other. The session's view is the truth at once; what is drawn follows
// it event by event, so that a rock is seen before the hole it made. Anything can be skipped.

import type { Event, GameView, GaveUp, PlacedTile, Seat, Step } from '../protocol';
import { after } from './after';
import { announceTogether } from './announce.svelte';
import { eventProjectile, eventSeat, isLoading, isYardWork, portions } from './events';
import { LOADED, tellingOf } from './telling';
import { Loading } from './loading.svelte';
import { type Passing, passingOf, placesOf } from './passing';
import type { News } from './session.svelte';
import { calm, settings } from './settings.svelte';
import { INSTANT } from './speeds';

export { after } from './after';

/** What is being played now. Components animate it; its key changes with every scene. */
export interface Scene {
  key: number;
  event: Event;
  /** This event and those seen at once with it: a whole piece that falls off. */
  together: Event[];
  /** The game before it: what is lost now was still there. */
  before: GameView;
  /** How long it lasts, in milliseconds; 0 without motion. */
  lasts: number;
}

/** One line of the log. */
export interface Told {
  key: number;
  event: Event;
  /** Was it done by the clock, because somebody's time was up? */
  timeOut: boolean;
  /** The flight it belongs to, from 0. */
  flight: number;
  /** The version of the game it led to. */
  version: number;
  /** A component that was lost, with everything that stood on it. */
  gone?: PlacedTile;
  /** Of somebody who moves: whom they passed. */
  passing?: Passing;
}

interface Portion {
  events: Event[];
  step: Step;
}

interface Act {
  portions: Portion[];
  /** How many of them have begun to be played. */
  begun: number;
  steps: Step[];
  view: GameView;
}

/** Whoever is not asked to go on needs a moment to see how a card ended before the next one comes. */
const CARD_OVER = 2_200;
/** Somebody else's troubles are told faster than our own, and what flies at them is only a flash on a small ship. */
const OTHERS = 0.6;
/** Between the last card and the payday. */
const HOME = 1_600;
const OTHERS_FIRE = 0.3;
/** Without motion there is nothing to see but the change itself: a short pause is enough to read it. */
const CALM = 0.4;
/** With so many acts waiting we are too far behind: go on from the newest. */
const MOST_WAITING = 24;
const MOST_LINES = 900;

/** What is seen at once in words, for those who hear it; `before`: the game as it was. */
export type Words = (events: readonly Event[], before: GameView | null) => string;

export class Theatre {
  /** The game as far as it has been played. */
  shown = $state.raw<GameView | null>(null);
  /** The flight before this one, as it was last shown: what is left of its ships. */
  lastFlight = $state.raw<GameView | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Told[]>([]);
  /** Is something still to be played? Questions wait for that. */
  busy = $state(false);
  /** After our last card: the payday waits until we have seen what happened; `skip` goes on. */
  resting = $state(false);
  /** Do we rest because we are out of the flight, and the others fly on? */
  out = $state(false);
  /** Is something being read? Then nothing further is played until it is put away, or somebody skips. */
  #held = false;
  /** Are we standing still because of that? */
  holding = $state(false);

  /** Somebody else's loading, which is kept back until it is done. */
  readonly loading = new Loading();

  #acts: Act[] = [];
  #keys = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: (() => void) | null = null;
  #flight = 0;
  /** The flight whose end has been shown. */
  #landed = -1;
  /** Whose ship matters most: ours, or the one being watched. */
  #own: () => Seat | null;
  /** For screen readers. */
  #words: Words;

  /** Is it played for people at the table, not from a reel? */
  #live: boolean;

  constructor(own: () => Seat | null, words: Words = () => '', live = false) {
    this.#own = own;
    this.#words = words;
    this.#live = live;
  }

  /** Takes news of a session in. */
  hear = (news: News): void => {
    if (news.fresh || !this.shown) return this.show(news.view);
    const steps = this.#live ? this.loading.join(news, this.#own()) : news.steps;
    if (!steps) return;
    const all = steps.flatMap((step) => portions(step.events).map((events) => ({ events, step })));
    this.#acts.push({ portions: all, begun: 0, steps, view: news.view });
    // Whoever only looks on may be as far behind as they like.
    const late = this.#acts.length > MOST_WAITING && this.#flew();
    if (this.homeward || (late && !this.#held && !this.resting)) this.#flush(false);
    else if (!this.busy) void this.#play();
  };

  /** Shows this view at once, with nothing to be played. */
  show(view: GameView): void {
    this.#acts = [];
    this.loading.forget();
    this.#stop();
    this.shown = view;
    this.#flight = view.flight.number;
    this.#landed = -1;
  }

  /** What was told before we came. */
  recall(events: Told[]): void {
    this.log = events.slice(-MOST_LINES);
  }

  /** The steps of a flight that we have not seen, or not all of; what was told since stays. */
  story(steps: Step[], flight: number): void {
    const last = steps.at(-1)?.version ?? 0;
    const told = steps.flatMap((step) => step.events.map((event) => this.#line(event, step, flight)));
    const rest = this.log.filter((line) => line.flight !== flight || line.version > last);
    const at = rest.findIndex((line) => line.flight >= flight);
    this.recall(at < 0 ? [...rest, ...told] : [...rest.slice(0, at), ...told, ...rest.slice(at)]);
  }

  clear(): void {
    this.log = [];
  }

  /** Plays nothing after the present scene as long as this is wanted. */
  hold(on: boolean): void {
    this.#held = on;
    if (!on && this.holding) this.#next?.();
  }

  /** The flight of which nothing more is played: whoever is out of it may go straight to the payday. */
  #skipped = $state(-1);
  get homeward(): boolean {
    return this.shown !== null && this.#skipped === this.shown.flight.number;
  }
  /** Goes straight to the payday of this flight, or watches it after all. */
  goHome = (on = true): void => {
    this.#skipped = on ? (this.shown?.flight.number ?? -1) : -1;
    if (on) this.#flush(false);
  };

  /** Ends the present scene. */
  skip = (): void => this.#next?.();

  /** Ends everything that waits to be played, up to where we rest; from there on, everything. */
  skipAll = (): void => this.#flush(!this.resting);

  #flush(rests: boolean): void {
    for (let act = this.#acts[0]; act; act = this.#acts[0]) {
      for (let portion = act.portions[act.begun]; portion; portion = act.portions[act.begun]) {
        if (rests && this.#restsBefore(portion.events[0])) return this.#restart();
        act.begun += 1;
        this.#say(portion.events);
        for (const event of portion.events) {
          this.#tell(event, portion.step);
          if (this.shown) this.shown = after(this.shown, event);
        }
      }
      this.#acts.shift();
      this.#curtain(act);
    }
    this.#stop();
  }

  #restart(): void {
    this.#stop();
    void this.#play();
  }

  #stop(): void {
    this.#playing += 1;
    this.resting = false;
    this.holding = false;
    clearTimeout(this.#timer);
    this.#next = null;
    this.scene = null;
    this.busy = false;
  }

  /** Grows whenever playing is broken off, so that a play that was waiting ends. */
  #playing = 0;

  async #play(): Promise<void> {
    const mine = (this.#playing += 1);
    for (let act = this.#acts[0]; act && this.shown; act = this.#acts[0]) {
      for (let portion = act.portions[act.begun]; portion; portion = act.portions[act.begun]) {
        if (this.#held && settings.speed < INSTANT) {
          this.busy = true;
          this.holding = true;
          await this.#pause(Infinity);
          if (mine !== this.#playing) return;
          this.holding = false;
        }
        const wait = this.#waits(portion.events[0]);
        if (wait > 0 && !(await this.#linger(wait, mine))) return;
        act.begun += 1;
        const lasts = this.#begin(portion, act);
        if (lasts > 0) {
          this.busy = true;
          await this.#pause(lasts);
          if (mine !== this.#playing) return;
        }
      }
      this.#acts.shift();
      this.#curtain(act);
    }
    this.scene = null;
    this.busy = false;
  }

  /** Waits before something; says whether this play goes on. */
  async #linger(wait: number, mine: number): Promise<boolean> {
    this.busy = true;
    await this.#pause(wait);
    if (mine !== this.#playing) return false;
    this.resting = false;
    return true;
  }

  /** Do we fly, or have we been flying when the last card came? */
  #flew(): boolean {
    const own = this.#own();
    return own !== null && (this.shown?.seats[own]?.flying || this.#left() !== null);
  }

  /** Why we left the flight on the last card that came; none if we did not. */
  #left(): GaveUp | null {
    const from = this.log.findLastIndex(({ event }) => event.type === 'card_revealed');
    for (const { event } of this.log.slice(from)) {
      const left = event.type === 'left_flight' ? event : null;
      if (left && left.seat === this.#own()) return left.why;
    }
    return null;
  }

  /** Has the card that is over thrown us out, and comes the next one? Whoever gave up by choice knows it. */
  #thrownOut(event: Event | undefined): boolean {
    if (event === undefined || event.type !== 'card_revealed') return false;
    const why = this.shown?.flight.revealed?.length ? this.#left() : null;
    return why !== null && why !== 'chose';
  }

  /** Does the payday come now, with the end of the flight not shown yet? */
  #comesHome(event: Event | undefined): boolean {
    const flight = this.shown?.flight;
    return event?.type === 'payday_began' && !!flight?.revealed?.length && this.#landed !== flight.number;
  }

  /** Are we asked to go on? All who have a seat are, after every flight; not whoever is on the way to the payday anyway. */
  #rests(): boolean {
    return this.#live && settings.speed < INSTANT && this.#own() !== null && !this.homeward;
  }

  /** Is this the payday of our flight, or the first card without us? */
  #restsBefore(event: Event | undefined): boolean {
    return this.#rests() && (this.#comesHome(event) || this.#thrownOut(event));
  }

  /** How long to wait before this event: until we go on, to see that the flight is over, or how a card ended. */
  #waits(event: Event | undefined): number {
    const shown = this.shown;
    if (event === undefined || !shown || settings.speed >= INSTANT) return 0;
    if (this.#comesHome(event)) return this.#comeHome(event);
    if (this.#restsBefore(event)) return this.#rest(true);
    if (document.hidden) return 0;
    const next = event.type === 'card_revealed' && shown.flight.revealed?.length > 0;
    return next && this.#live && !this.#flew() ? CARD_OVER / settings.speed : 0;
  }

  /** Until somebody goes on; `out`: because the others fly on without us. */
  #rest(out: boolean): number {
    this.out = out;
    this.scene = null;
    this.resting = true;
    return Infinity;
  }

  /** The flight is over: how long that is looked at before its payday. */
  #comeHome(event: Event): number {
    const { shown } = this;
    if (!shown || settings.speed >= INSTANT) return 0;
    this.#landed = shown.flight.number;
    if (this.#rests()) return this.#rest(false);
    if (document.hidden) return 0;
    const lasts = (HOME * (calm() ? CALM : 1)) / settings.speed;
    this.scene = { key: (this.#keys += 1), event, together: [event], before: shown, lasts: calm() ? 0 : lasts };
    return lasts;
  }

  /** The act is over: what is shown is the truth again. */
  #curtain(act: Act): void {
    for (const { cause, version } of act.steps) {
      // A step that was taken back has not happened.
      if (cause.type !== 'undo') continue;
      this.log = this.log.filter((line) => line.version !== version - 1);
    }
    if (this.shown && this.shown.flight.number !== act.view.flight.number) this.lastFlight = this.shown;
    this.shown = act.view;
  }

  /**
   * The view with the strengths of all ships to which nothing more happens in this act: they are what the act ends
   * with. What a ship can do is the server's to say, so between two hits of one act it stays as it was.
   */
  #counted(view: GameView, act: Act): GameView {
    // One act may end a flight and set up the next one, whose ships are others.
    if (act.view.flight.number !== view.flight.number) return view;
    const end = act.portions
      .slice(act.begun)
      .flatMap(({ events }) => events)
      .reduce(after, view);
    const ships = view.ships.map((ship, seat) => {
      const tally = act.view.ships[seat]?.tally;
      return tally && end.ships[seat] === ship ? { ...ship, tally } : ship;
    });
    return { ...view, ships };
  }

  /** Begins to play events that are seen together; says how long they last. */
  #begin({ events, step }: Portion, act: Act): number {
    const [event] = events;
    const before = this.shown;
    if (event === undefined || !before) return 0;
    this.#say(events);
    for (const each of events) this.#tell(each, step);
    this.shown = this.#counted(events.reduce(after, before), act);
    const lasts = this.#lasts(event);
    if (lasts > 0) this.scene = { key: (this.#keys += 1), event, together: events, before, lasts: calm() ? 0 : lasts };
    return lasts;
  }

  #lasts(event: Event): number {
    // What is paid out then is told by the payday, line by line: nobody dwells on it here.
    const payday = event.type.startsWith('title_') || (event.type === 'paid' && this.#landed === (this.shown?.flight.number ?? -1));
    const full = payday ? 0 : tellingOf(event).lasts;
    if ((full === 0 && !isLoading(event)) || document.hidden || settings.speed >= INSTANT) return 0;
    const seat = eventSeat(event);
    const own = this.#own();
    const ours = seat === null || own === null || seat === own || event.type === 'rolled';
    if (tellingOf(event).read) return full / settings.speed;
    if (this.#live && !ours && isLoading(event)) return LOADED / settings.speed;
    const share = ours ? 1 : eventProjectile(event) || 'tile_lost' === event.type ? OTHERS_FIRE : OTHERS;
    return (full * share * (calm() ? CALM : 1)) / settings.speed;
  }

  #pause(lasts: number): Promise<void> {
    return new Promise((done) => {
      this.#next = () => {
        clearTimeout(this.#timer);
        this.#next = null;
        done();
      };
      if (Number.isFinite(lasts)) this.#timer = setTimeout(() => this.#next?.(), lasts);
    });
  }

  #line(event: Event, step: Step, flight: number): Told {
    const timeOut = step.cause.type === 'time_out';
    return { key: (this.#keys += 1), event, timeOut, flight, version: step.version };
  }

  /** What is known only while it happens. */
  #facts(event: Event): Pick<Told, 'gone' | 'passing'> {
    if (!this.shown) return {};
    const passing = passingOf(event, placesOf(this.shown));
    if (passing) return { passing };
    if (event.type === 'tile_lost') {
      const { seat, square } = event;
      const gone = this.shown.ships[seat]?.tiles.find((tile) => tile.square === square);
      return gone ? { gone } : {};
    }
    return {};
  }

  #tell(event: Event, step: Step): void {
    // One step may end a flight and set up the next one.
    if (event.type === 'flight_set_up') this.#flight = event.number;
    const flight = Math.max(this.#flight, this.shown?.flight.number ?? 0);
    const line = { ...this.#line(event, step, flight), ...this.#facts(event) };
    this.log = [...this.log, line].slice(-MOST_LINES);
  }

  /** Says what is seen at once; a loading in one sentence. */
  #say(events: Event[]): void {
    const heard = events.filter((event) => !isYardWork(event) || this.shown?.flight.phase?.type !== 'building');
    const [first] = heard;
    const parts = first !== undefined && isLoading(first) ? [heard] : heard.map((event) => [event]);
    announceTogether(parts.map((part) => this.#words(part, this.shown)).filter(Boolean));
  }
}
