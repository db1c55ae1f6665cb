// The connection to a room: it keeps the room and the game as we may see them, and comes back by itself.

import type {
  Action, Answer, Build, ChatLine, GameView, Refused, RoomChange, RoomView, Seat, Step, ToClient, ToServer,
} from '../protocol';
import { refusedWords } from '../words/sentences';
import { changed } from './changes';
import { personOf } from './sitters';
import { toast } from './toast.svelte';

const PROTOCOL = 1;
/** Ends of a connection after which coming back by oneself is no use. */
const FINAL = new Set(['elsewhere', 'dismissed', 'wrong_token', 'unknown_room', 'protocol', 'origin', 'malformed', 'hello_first']);
const LONGEST_WAIT = 15_000;
const BEAT = 15_000;
const MOST_CHAT = 100;

/** Something a listener hears of the game: a fresh view (no steps) or what has happened. */
export interface News {
  view: GameView;
  steps: Step[];
  /** Is this a view out of the blue: the first one, after a lost connection, or of another game? */
  fresh: boolean;
}

type Reply = Extract<ToClient, { type: 'ack' | 'foreseen' | 'refused' | 'story' }> | null;

export class Session {
  room = $state.raw<RoomView | null>(null);
  /** Our seat; none while watching. */
  you = $state<Seat | null>(null);
  view = $state.raw<GameView | null>(null);
  game = $state<string | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<Seat[]>([]);
  status = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
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
  #parts = new Map<number, Step[]>();
  #clock = { at: 0, heard: 0 };
  #listeners = new Set<(news: News) => void>();
  #closed = false;
  #beat: ReturnType<typeof setInterval>;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    readonly token: string | null,
  ) {
    this.#connect();
    this.#beat = setInterval(() => this.#send({ type: 'ping', t: 0 }), BEAT);
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

  build(step: Build): Promise<boolean> {
    return this.#act({ build: step });
  }

  /** Answers the open question. */
  answer(answer: Answer): Promise<boolean> {
    return this.#act({ answer }, this.view?.own?.question?.id);
  }

  giveUp(announced: boolean): Promise<boolean> {
    return this.#act({ give_up: announced });
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
      if (!quiet) toast(refusedWords({ code: 'unreachable' }), true);
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

  #connect(): void {
    clearTimeout(this.#retry);
    this.status = this.view || this.#tries > 0 ? 'lost' : 'connecting';
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.game && this.view ? { since: { game: this.game, version: this.#version } } : {};
      this.#send({ type: 'hello', protocol: PROTOCOL, room: this.code, token: this.token, ...since });
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(data as string) as ToClient);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    for (const done of this.#replies.values()) done(null);
    this.#replies.clear();
    this.#parts.clear();
    if (this.#closed) return;
    if (this.bye && FINAL.has(this.bye.code)) {
      this.status = 'ended';
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

  #hear(message: ToClient): void {
    if ('at' in message) this.#clock = { at: message.at, heard: performance.now() };
    switch (message.type) {
      case 'welcome':
        this.#tries = 0;
        this.bye = null;
        this.status = 'open';
        this.you = message.you;
        this.room = message.room;
        this.chat = message.chat;
        this.muted = message.muted;
        return;
      case 'room':
        this.room = message.room;
        return;
      case 'view':
        this.game = message.game;
        this.#version = message.version;
        this.view = message.view;
        return this.#tell({ view: message.view, steps: [], fresh: true });
      case 'update': {
        if (message.game !== this.game || message.from !== this.#version || !this.view) {
          // One of these may cross a view that was asked for; an older one is no news.
          if (message.game !== this.game || message.version > this.#version) this.#send({ type: 'view' });
          return;
        }
        this.#version = message.version;
        this.view = changed(this.view, message.changes);
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
      case 'pong':
        return;
      case 'story': {
        // A long one comes in parts.
        const steps = [...(this.#parts.get(message.id) ?? []), ...message.steps];
        this.#parts.set(message.id, steps);
        if (message.more) return;
        this.#parts.delete(message.id);
        return this.#reply(message.id, { ...message, steps });
      }
      default:
        this.#reply(message.id, message);
    }
  }

  #reply(id: number, reply: Reply): void {
    this.#replies.get(id)?.(reply);
    this.#replies.delete(id);
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}
