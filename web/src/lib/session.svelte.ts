// The connection to a room: it keeps the room and the game as we may see them, and comes back by itself.

import type {
  Action,
  Answer,
  Build,
  ChatLine,
  GameView,
  MenuItem,
  Refused,
  RoomChange,
  RoomView,
  Seat,
  Step,
  ToClient,
  ToServer,
} from '../protocol';
import { t } from '../words/index.svelte';
import { refusedWords } from '../words/refusals';
import { changed } from './changes';
import { personOf } from './sitters';
import { toast } from './toast.svelte';

const PROTOCOL = 2;
/** Ends of a connection after which coming back by oneself is no use. */
const FINAL = new Set([
  'elsewhere',
  'dismissed',
  'sent_away',
  'wrong_token',
  'unknown_room',
  'protocol',
  'origin',
  'malformed',
  'hello_first',
]);
const LONGEST_WAIT = 15_000;
/** Every so often the server is asked whether it is there. */
const BEAT = 5_000;
/** Without an answer for so long the connection stalls, and after this it is given up for a new one. */
const STALLS = 4_000;
const HOPELESS = 12_000;
const MOST_CHAT = 100;

/** Something a listener hears of the game: a fresh view (no steps) or what has happened. */
export interface News {
  view: GameView;
  steps: Step[];
  /** Is this a view out of the blue: the first one, after a lost connection, or of another game? */
  fresh: boolean;
}

/** A building step whose answer was lost with the connection, or that waits for one: nothing is lost by a bad line. */
interface Held {
  action: Action;
  /** Was it sent again without knowing whether it has been done? */
  again: boolean;
  done: (reply: Reply) => void;
}

type Reply = Extract<ToClient, { type: 'ack' | 'foreseen' | 'refused' | 'story' }> | null;

export class Session {
  room = $state.raw<RoomView | null>(null);
  /** When we heard of it, on `performance`'s clock: what it says of times is as of then. */
  roomHeard = $state(0);
  /** Our seat; none while watching. */
  you = $state<Seat | null>(null);
  view = $state.raw<GameView | null>(null);
  game = $state<string | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<Seat[]>([]);
  status = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  /** Is the connection open without anything coming through? */
  stalled = $state(false);
  /** Why the connection has ended for good. */
  bye = $state.raw<Refused | null>(null);
  /** Does a bot play on our seat? */
  readonly replaced = $derived.by(() => {
    const person = this.you === null ? null : personOf(this.room?.seats[this.you]);
    return person !== null && person.stand_in !== null;
  });

  #version = 0;
  #socket: WebSocket | null = null;
  #tries = 0;
  #lastId = 0;
  #replies = new Map<number, (reply: Reply) => void>();
  /** Steps on their way that are sent again after a lost connection, by id, the oldest first. */
  #held = new Map<number, Held>();
  /** When an answer was asked for that has not come; none if nothing is due. */
  #pinged: number | null = null;
  /** Are we back, but do not know yet what has happened meanwhile? */
  #behind = false;
  #parts = new Map<number, Step[]>();
  #clock = { at: 0, heard: 0 };
  #listeners = new Set<(news: News) => void>();
  #closed = false;
  #beat: ReturnType<typeof setInterval>;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    readonly token: string | null,
    /** Do we only look in at the door? Then we hear of the room and not of its game. */
    readonly door = false,
  ) {
    this.#connect();
    this.#beat = setInterval(this.#watch, 1_000);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    const socket = this.#socket;
    // Closing one that is not open yet makes browsers complain.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  /** The clock of the game now, in milliseconds. */
  now(): number {
    return this.#clock.at + performance.now() - this.#clock.heard;
  }

  /** Calls `listener` with everything that happens from now on; gives back the way to stop. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Takes a building step. If the connection is lost meanwhile, or gone already, it is kept and sent when we are back:
   * no step can be taken twice in a row, so the worst that can come of it is a refusal.
   */
  build(step: Build): Promise<Reply> {
    const id = (this.#lastId += 1);
    return new Promise<Reply>((done) => {
      this.#held.set(id, { action: { type: 'build', value: step }, again: false, done });
      if (this.status === 'open' && !this.#behind) this.#send({ type: 'act', id, action: { type: 'build', value: step } });
    });
  }

  /** Answers the open question. */
  answer(answer: Answer): Promise<boolean> {
    return this.#act({ type: 'answer', value: answer }, this.view?.own?.question?.id);
  }

  /** Does something that is on the menu. */
  choose(item: MenuItem): Promise<boolean> {
    return this.#act({ type: 'menu', value: item });
  }

  async undo(): Promise<boolean> {
    return (await this.ask((id) => ({ type: 'undo', id })))?.type === 'ack';
  }

  async change(change: RoomChange): Promise<boolean> {
    return (await this.ask((id) => ({ type: 'room', id, change })))?.type === 'ack';
  }

  async say(text: string): Promise<boolean> {
    return (await this.ask((id) => ({ type: 'chat', id, text })))?.type === 'ack';
  }

  async mute(seat: Seat, muted: boolean): Promise<void> {
    const reply = await this.ask((id) => ({ type: 'mute', id, seat, muted }));
    if (reply?.type !== 'ack') return;
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
  }

  /** What this answer to the open question would lead to, with these to what we are asked next. */
  async whatIf(answer: Answer, then: Answer[] = []): Promise<Extract<ToClient, { type: 'foreseen' }> | null> {
    const reply = await this.ask((id) => ({ type: 'what_if', id, answer, then }), true);
    return reply?.type === 'foreseen' ? reply : null;
  }

  /** What has happened in a flight since its ships were built; none if it cannot be told. */
  async story(flight: number): Promise<Step[] | null> {
    const reply = await this.ask((id) => ({ type: 'story', id, flight }), true);
    return reply?.type === 'story' ? reply.steps : null;
  }

  /** Sends something that is answered; none if the connection was lost meanwhile. Refusals are shown unless `quiet`. */
  ask(message: (id: number) => ToServer, quiet = false): Promise<Reply> {
    if (this.status !== 'open') {
      if (!quiet) toast(t('connection-unreachable'), true);
      return Promise.resolve(null);
    }
    const id = (this.#lastId += 1);
    return new Promise<Reply>((done) => {
      this.#replies.set(id, done);
      this.#send(message(id));
    }).then((reply) => {
      if (reply?.type === 'refused') this.#refused(reply.refusal, quiet);
      return reply;
    });
  }

  async #act(action: Action, asked?: number): Promise<boolean> {
    const reply = await this.ask((id) => ({ type: 'act', id, action, ...(asked === undefined ? {} : { asked }) }));
    return reply?.type === 'ack';
  }

  #refused(refusal: Refused, quiet: boolean): void {
    // A question that is gone: our view is behind, and saying so would only puzzle.
    if (refusal.code === 'stale_question') this.#send({ type: 'view' });
    else if (!quiet) toast(refusedWords(refusal), true);
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Looks whether the server still answers. */
  #watch = (): void => {
    if (this.status !== 'open') return;
    const now = performance.now();
    if (this.#pinged === null) {
      if (now - this.#heard < BEAT) return;
      this.#pinged = now;
      this.#send({ type: 'ping', t: 0 });
      return;
    }
    const silent = now - this.#pinged;
    this.stalled = silent >= STALLS;
    // Closing in order takes an answer, too: it is let go of.
    if (silent >= HOPELESS) this.#lost();
  };
  #heard = 0;

  #connect(): void {
    clearTimeout(this.#retry);
    this.status = this.view || this.#tries > 0 ? 'lost' : 'connecting';
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.game && this.view ? { since: { game: this.game, version: this.#version } } : {};
      if (this.door) this.#send({ type: 'knock', protocol: PROTOCOL, room: this.code });
      else this.#send({ type: 'hello', protocol: PROTOCOL, room: this.code, token: this.token, ...since });
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(data as string) as ToClient);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === WebSocket.OPEN) socket.close();
    this.stalled = false;
    this.#pinged = null;
    for (const done of this.#replies.values()) done(null);
    this.#replies.clear();
    this.#parts.clear();
    if (this.#closed || (this.bye && FINAL.has(this.bye.code))) {
      this.#drop();
      if (!this.#closed) this.status = 'ended';
      return;
    }
    this.status = 'lost';
    this.#tries += 1;
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.#tries, 7)) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), this.bye?.code.startsWith('too_') ? 4 * wait : wait);
  }

  /** The network or the person is back: no reason to wait any longer. */
  #hurry = (): void => {
    if (this.status === 'lost' && !this.#socket && document.visibilityState === 'visible') this.#connect();
  };

  /** Nothing becomes of what was held. */
  #drop(): void {
    for (const { done } of this.#held.values()) done(null);
    this.#held.clear();
  }

  /** We are back and know what has happened: what was done is done, and the rest is sent again. */
  #resume(steps: readonly Step[] | null): void {
    if (!this.#behind) return;
    this.#behind = false;
    const ours = ({ cause }: Step): boolean => cause.type === 'act' && cause.value === this.you;
    let own = steps?.filter(ours).length ?? 0;
    for (const [id, held] of [...this.#held]) {
      if (own > 0) {
        own -= 1;
        this.#reply(id, { type: 'ack', id });
      } else {
        held.again = steps === null;
        this.#send({ type: 'act', id, action: held.action });
      }
    }
  }

  #hear(message: ToClient): void {
    this.#heard = performance.now();
    this.#pinged = null;
    this.stalled = false;
    if ('at' in message) this.#clock = { at: message.at, heard: performance.now() };
    switch (message.type) {
      case 'welcome':
        this.#tries = 0;
        this.bye = null;
        this.status = 'open';
        this.you = message.you;
        this.room = message.room;
        this.roomHeard = this.#heard;
        this.chat = message.chat;
        this.muted = message.muted;
        // What we have missed comes next, if there is a game.
        this.#behind = this.#held.size > 0;
        if (message.room.phase !== 'playing') this.#drop();
        return;
      case 'room':
        this.room = message.room;
        this.roomHeard = this.#heard;
        return;
      case 'view':
        this.game = message.game;
        this.#version = message.version;
        this.view = message.view;
        this.#resume(null);
        return this.#tell({ view: message.view, steps: [], fresh: true });
      case 'update': {
        if (message.game !== this.game || message.from !== this.#version || !this.view) {
          // One of these may cross a view that was asked for; an older one is no news.
          if (message.game !== this.game || message.version > this.#version) this.#send({ type: 'view' });
          return;
        }
        this.#version = message.version;
        this.view = changed(this.view, message.changes);
        this.#resume(message.steps);
        return this.#tell({ view: this.view, steps: message.steps, fresh: false });
      }
      case 'chat':
        this.chat = [...this.chat, message.line].slice(-MOST_CHAT);
        return;
      case 'bye':
        this.bye = message.refusal;
        return;
      case 'refused':
        if (message.id === undefined || message.id === null) this.#refused(message.refusal, false);
        else this.#reply(message.id, message);
        return;
      case 'pong': return;
      case 'story': {
        // A long one comes in parts.
        const steps = [...(this.#parts.get(message.id) ?? []), ...message.steps];
        this.#parts.set(message.id, steps);
        if (message.more) return;
        this.#parts.delete(message.id);
        return this.#reply(message.id, { ...message, steps });
      }
      default: this.#reply(message.id, message);
    }
  }

  #reply(id: number, reply: Reply): void {
    const held = this.#held.get(id);
    const done = this.#replies.get(id) ?? held?.done;
    this.#replies.delete(id);
    this.#held.delete(id);
    // What has been done already cannot be done again, and is nothing to be told of.
    done?.(held?.again && reply?.type === 'refused' ? null : reply);
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}
