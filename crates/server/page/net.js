// Talking to the server: requests, and a connection to a room that comes back by itself.

import { toast } from './dom.js';
import { refused } from './words.js';

/** A request; a refusal is thrown with its words as the message. */
export async function request(path, body) {
  let response;
  try {
    response = await fetch(path, body ? { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body) } : undefined);
  } catch {
    throw Object.assign(new Error(refused({ code: 'unreachable' })), { refusal: { code: 'unreachable' } });
  }
  const data = await response.json().catch(() => ({}));
  if (response.ok) return data;
  const refusal = data.refusal ?? { code: 'internal' };
  throw Object.assign(new Error(refused(refusal)), { refusal });
}

let box;
/** The catalogue of tiles, cards and boards. */
export const catalogue = () => (box ??= request('/api/content').catch((wrong) => {
  box = undefined;
  throw wrong;
}));

/** Sections of a view replaced by those that changed. */
export function changed(view, { seats = {}, ships = {}, ...sections }) {
  const list = (old, now) => old.map((each, i) => now[i] ?? each);
  return { ...view, ...sections, seats: list(view.seats, seats), ships: list(view.ships, ships) };
}

/** Byes after which coming back by oneself is no use. */
const FINAL = new Set(['elsewhere', 'dismissed', 'wrong_token', 'unknown_room', 'protocol', 'origin', 'malformed']);
const LONGEST_WAIT = 10_000;
const MOST_LINES = 300;

/** What is known of a room, kept up to date; `onchange` is called after every message. */
export class Table {
  room = null;
  you = null;
  chat = [];
  muted = [];
  game = null;
  version = 0;
  view = null;
  /** The steps seen so far, the newest last. */
  steps = [];
  connected = false;
  /** Why there is no connection and will be none. */
  bye = null;
  #clock = { at: 0, since: 0 };
  #tries = 0;
  #last = 0;
  #waiting = new Map();
  #closed = false;

  constructor(code, token, onchange) {
    Object.assign(this, { code, token, onchange });
    this.open();
    this.beat = setInterval(() => this.connected && this.#send({ type: 'ping', t: Math.floor(performance.now()) }), 15_000);
  }

  /** Is the connection over for good? */
  get ended() {
    return FINAL.has(this.bye?.code);
  }

  /** The clock of the game, in milliseconds. */
  now() {
    return this.#clock.at + performance.now() - this.#clock.since;
  }

  open() {
    if (this.#closed) return;
    this.bye = null;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.game && this.view ? { game: this.game, version: this.version } : undefined;
      this.#send({ type: 'hello', protocol: 1, room: this.code, token: this.token ?? undefined, since });
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.#hear(JSON.parse(data));
      this.onchange();
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.connected = false;
      for (const done of this.#waiting.values()) done(null);
      this.#waiting.clear();
      if (!this.#closed && !this.ended) {
        this.#tries += 1;
        setTimeout(() => this.socket === socket && this.open(),
          Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2));
      }
      if (!this.#closed) this.onchange();
    };
  }

  close() {
    this.#closed = true;
    clearInterval(this.beat);
    this.socket.close();
  }

  #send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  #hear(message) {
    if (message.at) this.#clock = { at: message.at, since: performance.now() };
    switch (message.type) {
      case 'welcome':
        this.connected = true;
        this.#tries = 0;
        Object.assign(this, { you: message.you, room: message.room, chat: message.chat, muted: message.muted });
        break;
      case 'room': this.room = message.room; break;
      case 'view':
        if (message.game !== this.game) this.steps = [];
        Object.assign(this, { game: message.game, version: message.version, view: message.view });
        break;
      case 'update':
        if (message.game !== this.game || message.from !== this.version) return this.#send({ type: 'view' });
        this.version = message.version;
        this.view = changed(this.view, message.changes);
        this.steps = [...this.steps, ...message.steps].slice(-MOST_LINES);
        break;
      case 'chat': this.chat = [...this.chat, message.line].slice(-100); break;
      case 'bye': this.bye = message.refusal; break;
      case 'refused':
        if (message.refusal.code === 'stale_question') this.#send({ type: 'view' });
        if (!this.#answer(message.id, null) || message.refusal.code !== 'stale_question') toast(refused(message.refusal));
        break;
      case 'ack':
      case 'foreseen': this.#answer(message.id, message); break;
    }
    return undefined;
  }

  #answer(id, message) {
    const done = this.#waiting.get(id);
    this.#waiting.delete(id);
    done?.(message);
    return Boolean(done);
  }

  /** Says something and gives the acknowledgement, or null if it was refused or the connection was lost. */
  say(type, fields) {
    if (!this.connected) {
      toast('Not connected. Wait a moment.');
      return Promise.resolve(null);
    }
    const id = (this.#last += 1);
    this.#send({ type, id, ...fields });
    return new Promise((done) => this.#waiting.set(id, done));
  }

  build(step) {
    return this.say('act', { action: { build: step } });
  }

  answer(answer) {
    return this.say('act', { asked: this.view.own.question.id, action: { answer } });
  }

  change(what, fields) {
    return this.say('room', { change: { do: what, ...fields } });
  }
}
