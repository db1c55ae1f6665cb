// Sees what the server tells a page, without a word of its own: the truth that the page is compared with.

import type { Page } from '@playwright/test';
import type { Event, GameView, QuestionView, RoomView, Seat, ShipView, ToClient } from '../src/protocol';
import { changed } from '../src/lib/changes';

export class Witness {
  room: RoomView | null = null;
  game: string | null = null;
  view: GameView | null = null;
  you: Seat | null = null;
  /** Everything that was told to have happened, in order. */
  readonly events: Event[] = [];
  /** Refusals, by code or by rule. */
  readonly refusals: string[] = [];
  /** Everything as it came, to look for what should not be told. */
  readonly heard: ToClient[] = [];
  /** Who waits for something to be told. */
  readonly #waiting = new Set<() => void>();

  /** Watches a page from its next connection on. */
  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (typeof payload === 'string') this.#hear(JSON.parse(payload) as ToClient);
        for (const look of this.#waiting) look();
      });
    });
  }

  get question(): QuestionView | null {
    return this.view?.own?.question ?? null;
  }
  /** What the question is about. */
  get reason(): string | null {
    return this.question?.decision.reason.type ?? null;
  }
  get phase(): string {
    return this.view?.flight.phase.type ?? 'none';
  }
  get ship(): ShipView {
    const ship = this.view?.ships[this.you ?? 0];
    if (!ship) throw new Error('no ship has been told of');
    return ship;
  }
  get hand(): number | null {
    return this.view?.own?.hand ?? null;
  }

  /** Waits until this holds, by what the server tells: without asking again and again. */
  until(holds: () => boolean, patience = 10_000): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((done, failed) => {
      const end = (): void => {
        clearTimeout(late);
        this.#waiting.delete(look);
      };
      const look = (): void => {
        if (!holds()) return;
        end();
        done();
      };
      const late = setTimeout(() => {
        end();
        failed(new Error(`the server has not told that ${holds}`));
      }, patience);
      this.#waiting.add(look);
    });
  }

  /** Events of this name, with what they carry. */
  told<T = unknown>(name: string): T[] {
    return named<T>(this.events, name);
  }

  #hear(message: ToClient): void {
    this.heard.push(message);
    switch (message.type) {
      case 'welcome':
        // Another room: what was told of the game of the last one is no more.
        if (message.room.code !== this.room?.code) this.view = null;
        this.room = message.room;
        this.you = message.you;
        return;
      case 'room':
        this.room = message.room;
        return;
      case 'view':
        this.game = message.game;
        this.view = message.view;
        return;
      case 'update':
        if (this.view) this.view = changed(this.view, message.changes);
        for (const step of message.steps) this.events.push(...step.events);
        return;
      case 'refused': {
        const { refusal } = message;
        this.refusals.push(refusal.code === 'rules' ? JSON.stringify(refusal.rule).replaceAll('"', '') : refusal.code);
        return;
      }
      default:
    }
  }
}

/** What events of this name carry. */
export function named<T>(events: readonly Event[], name: string): T[] {
  return events.filter((event) => event.type === name).map(({ type: _, ...carried }) => carried as T);
}
