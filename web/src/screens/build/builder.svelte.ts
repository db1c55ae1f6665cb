// The builder at work: what is in hand and how it is turned, and steps sent to the server. The picture runs ahead of
// the server by the steps that are on their way; its answer decides.

import type { Build, GameView, Refusal, Seat, Square, TileId, Turn, Using } from '../../protocol';
import { tileName } from '../../art/names';
import { lookOf } from '../../art/look';
import { announce } from '../../lib/announce.svelte';
import { tileOf } from '../../lib/catalogue';
import type { News, Session } from '../../lib/session.svelte';
import { play } from '../../lib/sound';
import { toast } from '../../lib/toast.svelte';
import { t } from '../../words/index.svelte';
import { capital, dashed, mistakeWords, modifierWords, tileWords } from '../../words/names';
import { refusalWords, refusedWords } from '../../words/refusals';
import { eventWords, type Name } from '../../words/sentences';
import { namesIn, squaresOf, stepsAt, type Tool, type ToolName, toolsIn } from './tools';
import { may, misfitAt, nextFit, predict, type Predicted, putAway, type PutAway, refusalOf, sameStep } from './steps';

/** Why a square would not do, or what was done there. */
export interface Note {
  square: Square;
  text: string;
  done?: true;
}

/** So few squares to build on are worth a word. */
const FEW = 2;

/** So long it is said what the support team has done, in milliseconds. */
const TOLD = 5_000;

const NOTHING: Predicted = { hand: null, tiles: [], unsure: null, faceUp: [], reserve: [] };

export class Builder {
  /** How the tile in hand is turned. */
  turn = $state<Turn>(0);
  /** Grows with every quarter turn, so that pictures can follow it; negative to the left. */
  spin = $state(0);
  /** What was wrong with the square tried last. */
  note = $state.raw<Note | null>(null);
  /** The face-up tile that is pointed at, by mouse or by key. */
  looked = $state<TileId | null>(null);
  /** How many squares are left to build on, if what was put down last has left only a few. */
  few = $state<number | null>(null);

  /** What of the support team's is in use, and the square that was chosen for it, if several things can be done there. */
  #armed = $state<ToolName | null>(null);
  aim = $state.raw<Square | null>(null);
  /** What is pointed at of that which can be done there: it is drawn before it is done. */
  tried = $state.raw<Tool | null>(null);

  /** What our last step put away: none if it was another step, `undefined` if we do not know. */
  #last = $state.raw<PutAway | null>();
  #onTheWay = $state.raw<Build[]>([]);
  #undoing = false;
  /** The answer to the last step that was sent. */
  #answered: Promise<unknown> = Promise.resolve();
  /** How tiles were turned when they were set aside. */
  #turns = new Map<TileId, Turn>();

  constructor(readonly session: Session) {}

  get view(): GameView | null {
    return this.session.view;
  }
  get seat(): Seat | null {
    return this.session.you;
  }
  /** What may be done; nothing while a bot does it for us. */
  readonly offer = $derived.by(() => (this.session.replaced ? null : (this.view?.own?.build ?? null)));
  readonly now = $derived.by(() => (this.view ? predict(this.view, this.seat, this.#onTheWay) : NOTHING));
  /** Where the tile in hand may go, by turn, as far as the server has told. */
  readonly turns = $derived.by(() => (this.now.hand === this.view?.own?.hand ? (this.offer?.turns ?? null) : null));
  readonly here = $derived.by(() => this.turns?.[this.turn]);
  /** Abilities of the support team that the tile in hand uses on a square, as it is turned now. */
  usesAt(square: Square): Using[] {
    return this.here?.uses?.filter(({ squares }) => squares.includes(square)) ?? [];
  }
  /** The same in words; empty if it uses none. */
  usesWords(square: Square): string {
    return this.usesAt(square)
      .map(({ ability, count }) => {
        const { left = count } = this.offer?.supplies?.find((supply) => supply.ability === ability) ?? {};
        return t('build-uses', { ability: modifierWords(ability), count, left });
      })
      .join(' · ');
  }
  readonly aided = $derived.by(() => this.session.room?.options.aid === 'assisted');
  readonly finished = $derived.by(() => this.seat !== null && (this.view?.yard.spaces.includes(this.seat) ?? false));
  readonly mending = $derived.by(() => this.seat !== null && (this.view?.yard.mending.includes(this.seat) ?? false));
  readonly reading = $derived.by(() => {
    const pile = this.seat === null ? -1 : (this.view?.yard.readers.indexOf(this.seat) ?? -1);
    return pile < 0 ? null : pile;
  });
  /** We have finished and may still add something: the game waits until we say that this is enough. */
  readonly adding = $derived.by(() => this.offer?.tools?.some(({ type }) => type === 'rest') ?? false);
  readonly loose = $derived.by(() => (this.seat === null ? null : (this.view?.ships[this.seat]?.loose ?? null)));

  /** What the support team can do now. */
  readonly tools = $derived.by(() => (this.session.replaced ? [] : toolsIn(this.offer)));
  /** What of it is in use, as long as it can be. */
  readonly tool = $derived.by(() => (this.tools.some(({ type }) => type === this.#armed) ? this.#armed : null));
  readonly toolSteps = $derived.by(() => this.tools.filter(({ type }) => type === this.tool));
  /** The squares where it can be used. */
  readonly toolSquares = $derived.by(() => squaresOf(this.toolSteps));
  /** What can be done at the square that was chosen, or without one. */
  readonly toolChoices = $derived.by(() => {
    if (this.aim !== null) return stepsAt(this.toolSteps, this.aim);
    return this.toolSquares.length ? [] : this.toolSteps;
  });
  readonly trying = $derived.by(() => (this.tried !== null && this.toolChoices.includes(this.tried) ? this.tried : null));

  /** No connector leads anywhere: nothing can be added any more. */
  readonly closed = $derived.by(() => {
    const { view, offer } = this;
    if (!this.aided || this.finished || this.mending || !view?.yard.open || view.yard.time_up) return false;
    return offer !== null && offer.open.length === 0;
  });

  may(step: Build): boolean {
    return may(this.offer, step);
  }

  /** Why not, in words; empty if it may be done. */
  why(step: Build): string {
    const refusal = refusalOf(this.offer, step);
    return refusal ? refusalWords(refusal) : '';
  }

  /** How a tile in reserve is drawn: as it was turned when it was set aside. */
  turnOf(tile: TileId): Turn {
    return this.#turns.get(tile) ?? 0;
  }

  // ---------------------------------------------------------------- what the hand does

  /** Takes a face-down tile. */
  draw(): boolean {
    return this.#grip({ type: 'draw' }, refusalOf(this.offer, { type: 'draw' }), 0);
  }
  take(tile: TileId): boolean {
    return this.#grip({ type: 'take', value: tile }, this.offer?.take, 0);
  }
  takeReserved(place: number): boolean {
    const tile = this.now.reserve[place] ?? null;
    const step: Build = { type: 'take_reserved', value: place };
    return this.#grip(step, refusalOf(this.offer, step), tile === null ? 0 : this.turnOf(tile));
  }
  lift(): boolean {
    const tile = this.now.tiles.find(({ square }) => square === this.loose);
    return this.#grip({ type: 'lift' }, refusalOf(this.offer, { type: 'lift' }), tile?.turn ?? this.turn);
  }

  /** Takes hold of something, unless the server has said why not. */
  #grip(step: Build, refusal: Refusal | null | undefined, turn: Turn): boolean {
    // Whoever watches has no hands.
    if (this.seat === null || this.session.replaced) return false;
    if (this.now.hand !== null) return this.#refuse({ type: 'hand_full' });
    // Steps on their way may have changed what is allowed: then the server is asked.
    if (refusal && this.#onTheWay.length === 0) return this.#refuse(refusal);
    if (this.#busyWith(step)) return false;
    this.turn = turn;
    this.note = null;
    this.few = null;
    play('take');
    void this.#send(step);
    return true;
  }

  /** Puts the tile in hand on a square, or says why that does not work. */
  put(square: Square): boolean {
    const { hand, tiles } = this.now;
    if (typeof hand !== 'number' || this.session.replaced) return false;
    const taken = tiles.some((tile) => tile.square === square);
    const misfit = taken ? 'taken' : misfitAt(this.here, square)?.why;
    if (misfit) return this.#note(square, mistakeWords(misfit));
    if (this.#busyWith({ type: 'place', value: [square, this.turn] })) return false;
    this.note = null;
    play('weld');
    void this.#send({ type: 'place', value: [square, this.turn] });
    return true;
  }

  setAside(): boolean {
    const { hand } = this.now;
    if (typeof hand !== 'number') return this.#refuse({ type: 'hand_empty' });
    if (!this.#letGo({ type: 'reserve' })) return false;
    this.#turns.set(hand, this.turn);
    return true;
  }

  giveBack(): boolean {
    return this.now.hand === null ? this.#refuse({ type: 'hand_empty' }) : this.#letGo({ type: 'return' });
  }

  #letGo(step: Build): boolean {
    if (this.session.replaced) return false;
    const refusal = refusalOf(this.offer, step);
    if (refusal && this.#onTheWay.length === 0) return this.#refuse(refusal);
    if (this.#busyWith(step)) return false;
    this.note = null;
    play('take');
    void this.#send(step);
    return true;
  }

  /** Any other step: go, look, close, flip, finish, scrap. */
  do(step: Build): void {
    if (this.session.replaced || this.#busyWith(step)) return;
    this.settled(() => {
      const refusal = refusalOf(this.offer, step);
      if (refusal) this.#refuse(refusal);
      else if (!this.#busyWith(step)) void this.#send(step);
    });
  }

  // ---------------------------------------------------------------- what the support team does

  /** Takes up one of their tools, or lays it down. */
  arm(name: ToolName | null): void {
    this.#armed = name;
    this.aim = null;
    this.tried = null;
    this.note = null;
    if (name === null) return;
    play('take');
    const help = t(`tool-${dashed(name)}.help`);
    announce(
      this.toolSquares.length ? `${t('tool-armed', { tool: t(`tool-${dashed(name)}`), count: this.toolSquares.length })} ${help}` : help,
    );
  }

  /** The next one of those that can be used now; none after the last one. */
  armNext(): void {
    const names = namesIn(this.tools);
    const at = this.tool === null ? -1 : names.indexOf(this.tool);
    this.arm(names[at + 1] ?? null);
  }

  /** Uses the tool at a square; where several things can be done, they are offered. */
  useAt(square: Square): void {
    const all = stepsAt(this.toolSteps, square);
    // A tile in hand goes there as it is turned.
    const turned = all.find((step) => step.type === 'place_universal' && step.value[1] === this.turn);
    const only = turned ?? (all.length === 1 ? all[0] : undefined);
    if (only) this.use(only);
    else if (all.length === 0) play('knock');
    else this.aim = square;
  }

  use(step: Tool): void {
    this.aim = null;
    this.tried = null;
    if (step.type === 'halt' || step.type === 'take_from') this.#armed = null;
    if (step.type === 'take_from') {
      this.#grip(step, null, 0);
      return;
    }
    play('weld');
    this.do(step);
  }

  /** What has become of our ship is said at its square; what follows from it is seen. Whoever does not see hears of it with all else. */
  heard({ steps }: Pick<News, 'steps'>, name: Name): void {
    const event = steps.flatMap(({ events }) => events).find((each) => each.type === 'marked' && each.seat === this.seat);
    if (event?.type !== 'marked') return;
    const note: Note = { square: event.square, text: eventWords(event, name), done: true };
    this.note = note;
    setTimeout(() => this.note === note && (this.note = null), TOLD);
  }

  /** Stops building at a starting space. Somebody may have been quicker: that is given back, and no mistake. */
  async finish(space: number): Promise<Refusal | null> {
    const step: Build = { type: 'finish', value: space };
    if (this.session.replaced || this.#busyWith(step)) return null;
    await new Promise<void>((done) => this.settled(done));
    const known = refusalOf(this.offer, step) ?? null;
    const reply = known ? null : await this.#ask(step);
    const refusal = known ?? (reply?.type === 'refused' && reply.refusal.code === 'rules' ? reply.refusal.rule : null);
    if (reply?.type === 'refused' && reply.refusal.code !== 'rules') toast(refusedWords(reply.refusal), true);
    if (refusal !== null && refusal.type !== 'space_not_free') this.#refuse(refusal);
    return refusal;
  }

  /** Does this when nothing is on its way: what is offered until then is of the moment before. */
  settled(act: () => void): void {
    if (this.#onTheWay.length === 0) act();
    else void this.#answered.then(() => this.settled(act));
  }

  /** Takes the last step back; if that cannot be, at least the last tile may be lifted. */
  undo(): void {
    if (this.#undoing || this.session.replaced) return;
    this.#undoing = true;
    this.settled(() => {
      if (this.view?.own?.may_undo) {
        this.#last = undefined;
        this.few = null;
        void this.session.undo().finally(() => (this.#undoing = false));
        return;
      }
      this.#undoing = false;
      if (this.may({ type: 'lift' })) this.lift();
      else this.#refuse({ type: 'nothing_to_undo' });
    });
  }

  /** What undo would take back, in words. */
  undoWords(): string {
    const loose = this.now.tiles.find(({ square }) => square === this.loose);
    const lifts = this.#last === undefined || !this.view?.own?.may_undo;
    const last = this.#last ?? (loose && lifts ? { how: 'place', ...loose } : null);
    if (!last) return t('build-undo');
    return t(`build-undo-${last.how}`, { tile: tileWords(last.tile), square: last.square ?? '' });
  }

  /** Turns the tile in hand by quarters, to the right if positive. */
  rotate(quarters: number): void {
    if (this.now.hand === null || this.session.replaced) return;
    this.turn = (((this.turn + quarters) % 4) + 4) % 4;
    this.spin += quarters;
    this.note = null;
    play('turn');
    this.#sayFits();
  }

  // ---------------------------------------------------------------- the way to the server

  #busyWith(step: Build): boolean {
    return this.#onTheWay.some((other) => sameStep(other, step));
  }

  /** Sends a step, which is on its way until it is answered. */
  async #ask(step: Build): ReturnType<Session['build']> {
    this.#onTheWay = [...this.#onTheWay, step];
    const asked = this.session.build(step);
    this.#answered = asked;
    const reply = await asked;
    this.#onTheWay = this.#onTheWay.filter((other) => other !== step);
    return reply;
  }

  async #send(step: Build): Promise<void> {
    const away = putAway(this.now, step);
    const open = this.offer?.open.length ?? 0;
    const reply = await this.#ask(step);
    if (reply?.type === 'ack') {
      this.#last = away;
      if (away?.how === 'place') this.#narrowed(open);
      this.#done(step);
    } else if (reply?.type === 'refused') {
      const { refusal } = reply;
      if (refusal.code !== 'rules') toast(refusedWords(refusal), true);
      else if (step.type === 'place') this.#note(step.value[0], refusalWords(refusal.rule));
      else this.#refuse(refusal.rule);
    }
  }

  /** What has been done is told to those who do not see it. */
  #done(step: Build): void {
    const hand = this.view?.own?.hand ?? null;
    const gripped = ['draw', 'lift', 'take', 'take_reserved', 'take_from'].includes(step.type);
    if (!gripped || hand === null) return;
    const look = lookOf(tileOf(hand), { turn: this.turn });
    announce(t('build-say-in-hand', { tile: tileName(look), fits: this.fitting().long }));
  }

  /** A component has been put down where so many squares were left to build on: whoever runs out of them is told. */
  #narrowed(before: number): void {
    const open = this.aided ? (this.offer?.open.length ?? before) : before;
    if (open >= before || open > FEW) return;
    if (open > 0) this.few = open;
    announce(open > 0 ? t('build-few', { count: open }) : `${t('build-closed')}. ${this.closedHelp()}`);
  }

  /** What is left to do when nothing can be added. */
  closedHelp(): string {
    return this.may({ type: 'lift' }) ? t('build-closed-lift') : t('build-closed-help');
  }

  /** What may still be added after having finished. */
  addingHelp(): string {
    const unfit = this.offer?.unfit ?? [];
    const draws = this.may({ type: 'draw' });
    const fits = draws || this.now.faceUp.some((tile) => !unfit.includes(tile));
    if (this.aided && (!fits || this.offer?.open.length === 0)) return t('build-adding-none');
    return t(draws ? 'build-adding' : 'build-adding-last');
  }

  /** Where the tile in hand fits, in a line and in a word or two; what to do if that is nowhere. Empty if not known. */
  fitting(): { long: string; short: string; why: string } {
    if (!this.aided || !this.here || !this.turns) return { long: '', short: '', why: '' };
    const count = this.here.fits.length;
    if (count > 0) {
      const fits = t('build-fits', { count });
      const using = new Set(this.here.uses?.flatMap(({ squares }) => squares)).size;
      return { long: using ? t('build-fits-using', { fits, using }) : fits, short: fits, why: '' };
    }
    const other = nextFit(this.turns, this.turn);
    if (other) {
      const args = { count: new Set(this.turns.flatMap(({ fits }) => fits)).size };
      return { long: t('build-fits-turned', args), short: t('build-fits-turned.short', args), why: '' };
    }
    const why = t(this.closed ? 'build-fits-closed' : 'build-fits-nowhere');
    return { long: why, short: t('build-fits', { count }), why };
  }

  #sayFits(): void {
    announce(t('build-say-turned', { quarters: this.turn, fits: this.fitting().long }));
  }

  #note(square: Square, text: string): false {
    this.note = { square, text: capital(text) };
    announce(this.note.text, true);
    play('knock');
    return false;
  }

  /** A calm word; being beaten to a tile is no mistake. */
  #refuse(refusal: Refusal): false {
    play('knock');
    toast(refusalWords(refusal));
    return false;
  }
}
