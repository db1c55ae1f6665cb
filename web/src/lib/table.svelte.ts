// A table as its screens need it, whether it is played, watched or replayed: who sits there, what is shown, whose eyes we
// have. Screens find it in Svelte's context.

import { getContext, setContext } from 'svelte';
import type { Answered, Colour, GameView, Seat } from '../protocol';
import { squaresLieOn } from '../words/places';
import { mixedHere } from './mixed';
import { boardAt, boxIsOpen } from './catalogue';
import { usualColour } from './colours';
import { keepFlight } from './flights';
import type { Session } from './session.svelte';
import { personOf } from './sitters';
import { type Scene, Theatre, type Told, type Words } from './theatre.svelte';

export interface Sitting {
  name: string;
  colour: Colour;
  bot: boolean;
  /** Not connected, or a bot stands in. */
  away: boolean;
  /** Since when the game would have to wait for them, on `performance`'s clock; none if they are here or a bot plays on. */
  gone: number | null;
}

export interface Table {
  /** The connection; none in a replay. */
  readonly session: Session | null;
  readonly theatre: Theatre;
  /** What is drawn: the game as far as it has been played. */
  readonly shown: GameView | null;
  readonly scene: Scene | null;
  readonly log: Told[];
  /** Whose ship is in the middle; in a replay or while watching it can be changed. */
  readonly focus: Seat;
  /** Our own seat: the only one we can act for. */
  readonly you: Seat | null;
  readonly seats: Sitting[];
  name(seat: Seat): string;
  colour(seat: Seat): Colour;
  look(seat: Seat): void;
  /** In a replay: the question that is open and what was answered to it. */
  readonly answered?: Answered | null;
}

/** What all tables have in common: they show what their theatre has played. */
export abstract class Staged {
  abstract readonly theatre: Theatre;
  /** The ship that somebody wished to see. */
  protected looked = $state<Seat | null>(null);

  get shown(): GameView | null {
    return this.theatre.shown;
  }
  get scene(): Scene | null {
    return this.theatre.scene;
  }
  get log(): Told[] {
    return this.theatre.log;
  }
  look = (seat: Seat): void => {
    this.looked = seat;
  };
}

/** A table that follows a session. */
export class LiveTable extends Staged implements Table {
  readonly theatre: Theatre;

  constructor(
    readonly session: Session,
    words: Words,
  ) {
    super();
    this.theatre = new Theatre(() => this.you, words, true);
    session.listen((news) => {
      // In another game of the room flights and versions begin anew.
      if (session.game !== this.#game) this.theatre.clear();
      this.#game = session.game;
      if (news.fresh && news.view.own && session.game) keepFlight(session.game);
      this.theatre.hear(news);
      if (news.fresh) void this.#refill(news.view);
      else this.#heard ??= news.steps[0]?.version ?? null;
    });
  }

  #game: string | null = null;
  /** The first step that came by itself after the last view out of the blue. */
  #heard: number | null = null;
  #refills = 0;

  /** A view says how things are, not how they came about: the log is told by the server. */
  async #refill({ flight: { phase, number } }: GameView): Promise<void> {
    this.#heard = null;
    const mine = (this.#refills += 1);
    if (phase.type === 'building' || phase.type === 'set_up' || phase.type === 'team') return;
    const steps = await this.session.story(number);
    if (!steps || mine !== this.#refills) return;
    // What came in updates since then is told, or will be, by the theatre.
    const first = this.#heard ?? Infinity;
    this.theatre.story(
      steps.filter(({ version }) => version < first),
      number,
    );
  }

  /** Our seat in the game; none for whoever watches, or sat down when it was over. */
  get you(): Seat | null {
    const { you, room } = this.session;
    return you !== null && personOf(room?.seats[you])?.newcomer ? null : you;
  }
  get focus(): Seat {
    return this.you ?? this.looked ?? 0;
  }
  /** Who plays the game: whoever sits there now may be somebody else. */
  get seats(): Sitting[] {
    const { players = [], seats = [] } = this.session.room ?? {};
    return players.map(({ name, colour, bot }, seat) => {
      const sitting = personOf(seats[seat]);
      const person = sitting?.newcomer ? null : sitting;
      const here = person !== null && person.connected && person.stand_in === null;
      const gone = person?.stand_in || person?.away == null ? null : this.session.roomHeard - person.away;
      return { name, colour, bot, away: !bot && !here, gone };
    });
  }
  name = (seat: Seat): string => this.seats[seat]?.name ?? '';
  colour = (seat: Seat): Colour => this.seats[seat]?.colour ?? usualColour(seat);
}

const KEY = Symbol('table');
export function setTable(table: Table): Table {
  mixedHere(() => table.shown?.flight.mixed);
  squaresLieOn(() => (table.shown && boxIsOpen() ? boardAt(table.shown, table.focus) : null));
  return setContext(KEY, table);
}
/** The table of the screen we are on. */
export const getTable = (): Table => getContext<Table>(KEY);
