// A server of one's own: the released program on a free port, with a database that goes away.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BotOptions, Colour, FinishedGame, Options, Record as GameRecord, RoomSummary, SeatGiven } from '../src/protocol';

/** What makes games the same every time; see `--test-…` in docs/OPERATIONS.md. */
export interface Rehearsal {
  /** Every game has this seed, and bots do the same every time. */
  seed?: number;
  /** Bots take no time, whatever their pace. */
  instantBots?: boolean;
  /** Clocks of games (sand, deadlines, bots at their pace) run so many times as fast. */
  clock?: number;
  /** Every game begins where this scenario does: a file of `scenarios/` and a title, `base/planets.txt#…`. */
  scenario?: string;
}

/** What a room agrees on unless a test says something else. */
const USUAL: Options = {
  mode: { type: 'learning' },
  seats: 1,
  pace: { type: 'real_time', run: 300_000 },
  aid: 'assisted',
  open_credits: false,
  decision_limit: null,
  public: true,
};
/** A bot for tests: not clever, and therefore quick. */
export const BOT: BotOptions = { tier: 'rookie', taste: 'balanced', pace: 'instant' };

/** How long it may take to start or to stop. */
const PATIENCE = 20_000;
const SCENARIOS = resolve(import.meta.dirname, '../../scenarios');
const READY = /ready at http:\/\/localhost:(\d+)\//;

function binary(): string {
  const path = process.env.TRUCKER_BINARY ?? resolve(import.meta.dirname, '../../target/release/trucker');
  if (!existsSync(path)) throw new Error(`${path} is not there: build it with cargo build --release`);
  return path;
}

export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'trucker-e2e-'));
  #process: ChildProcess | null = null;
  #port = 0;
  #output = '';
  #stages = 0;

  constructor(private rehearsal: Rehearsal = {}) {}

  /** Where it is; the port stays the same when it is started again. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Everything it has written so far. */
  get output(): string {
    return this.#output;
  }

  async start(rehearsal: Rehearsal = this.rehearsal): Promise<void> {
    this.rehearsal = rehearsal;
    const { seed, instantBots, clock, scenario } = rehearsal;
    const args = ['serve', '--no-open', '--port', `${this.#port}`, '--db', join(this.#folder, `trucker-${this.#stages}.db`)];
    args.push('--rooms-per-minute', '100000', '--connections-per-address', '1000');
    if (seed !== undefined) args.push('--test-seed', `${seed}`);
    if (instantBots) args.push('--test-bots');
    if (clock !== undefined) args.push('--test-clock', `${clock}`);
    if (scenario !== undefined) args.push('--test-scenario', resolve(SCENARIOS, scenario));
    const child = spawn(binary(), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    let said = '';
    await new Promise<void>((ready, failed) => {
      const late = setTimeout(() => failed(new Error(`the server does not start:\n${said}`)), PATIENCE);
      const hear = (bytes: Buffer) => {
        said += bytes.toString();
        this.#output += bytes.toString();
        const port = READY.exec(said)?.[1];
        if (port === undefined) return;
        clearTimeout(late);
        this.#port = Number(port);
        ready();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => failed(new Error(`the server has ended with ${code}:\n${said}`)));
      child.once('error', failed);
    });
  }

  /** Starts it again at the same address for another scenario, with nothing stored. */
  async stage(scenario: string): Promise<void> {
    await this.stop();
    this.#stages += 1;
    await this.start({ ...this.rehearsal, scenario });
  }

  /** Stops it: everyone's connection is lost, games go on when it is started again. With `SIGKILL` it cannot tidy up. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(late);
  }

  /** Stops it and removes what it has stored. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Lets another command of the program do something; its exit status, and all it says. */
  async run(...args: string[]): Promise<{ status: number | null; said: string }> {
    const child = spawn(binary(), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
    const status = await new Promise<number | null>((done) => child.once('close', done));
    return { status, said };
  }

  async get<T>(path: string): Promise<T> {
    const answer = await fetch(this.url + path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Opens a room: what is not said is a learning flight for one, and bots on the last seats. */
  open(wish: Partial<Options> & { name?: string; bots?: BotOptions[] } = {}): Promise<SeatGiven> {
    const { name = 'Ada', bots = [], ...options } = wish;
    return this.post('/api/rooms', { options: { ...USUAL, seats: 1 + bots.length, ...options }, name, bots });
  }

  join(room: string, name: string, colour?: Colour): Promise<SeatGiven> {
    return this.post(`/api/rooms/${room}/join`, { name, ...(colour ? { colour } : {}) });
  }

  /** The rooms that are listed. */
  rooms(): Promise<RoomSummary[]> {
    return this.get('/api/rooms');
  }

  /** Public games that are over, the latest first. */
  games(): Promise<FinishedGame[]> {
    return this.get('/api/games');
  }

  /** Everything that was done in a game that is over. */
  record(id: string): Promise<GameRecord> {
    return this.get(`/api/games/${id}`);
  }
}
