// What every end-to-end test is given. Import `test` and `expect` from here, not from Playwright:
//
//   import { expect, test } from './support';
//   test.use({ rehearsal: { seed: 7, instantBots: true } });
//   test('somebody flies', async ({ page, server, newPerson }) => { await page.goto('/'); … });
//
// - `server`: a server for this test alone, with a database of its own; `baseURL` is its address.
// - `rehearsal` (option): what makes its games the same every time.
// - `settings` (option): what browsers remember of their person before the first page, see `lib/settings`;
//   nothing moves unless it is said.
// - `player`: whoever sits before `page`; `newPlayer()`: somebody else, in a browser of their own.
// - `page` and everybody from `newPerson()`: fail the test on any console error, exception, failed or refused request.
// - `guard.allow(/…/)`: an error that belongs to the test.
// - `restart()`: the server goes away and comes back; browsers may complain about that.

import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { HASTY, Player } from './player';
import { type Rehearsal, Server } from './server';

export { expect, type Page } from '@playwright/test';

/** What a browser remembers of its person. */
export type Remembered = Record<string, unknown>;

/** Everything that went wrong in the browsers of a test. */
export class Guard {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** From now on and for what has happened already, this is no mistake. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  get problems(): string[] {
    return this.#problems.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  watch(context: BrowserContext): void {
    const note = (problem: string) => this.#problems.push(problem);
    context.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (wrong) => note(`exception: ${wrong.error().stack ?? wrong.error().message}`));
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // Whoever leaves a page does not wait for what it was loading.
      if (why !== 'net::ERR_ABORTED') note(`request: ${request.method()} ${request.url()} failed: ${why}`);
    });
    context.on('response', (response) => {
      const status = response.status();
      if (status >= 400) note(`response: ${response.request().method()} ${response.url()}: ${status}`);
    });
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      const here = hostname === '127.0.0.1' || protocol === 'data:' || protocol === 'blob:';
      if (!here) note(`request to another host: ${request.url()}`);
    });
  }
}

/** Makes a browser remember settings before its first page, without forgetting what it changes itself. */
async function remembers(context: BrowserContext, settings: Remembered): Promise<void> {
  if (Object.keys(settings).length === 0) return;
  await context.addInitScript((text) => {
    // A page that is not ours, such as the browser's own for no connection, remembers nothing.
    if (location.protocol.startsWith('http') && localStorage.getItem('trucker') === null) localStorage.setItem('trucker', text);
  }, JSON.stringify(settings));
}

type Wishes = BrowserContextOptions & { settings?: Remembered };

interface Options {
  rehearsal: Rehearsal;
  settings: Remembered;
}

interface Fixtures {
  server: Server;
  guard: Guard;
  player: Player;
  newPerson: (options?: Wishes) => Promise<Page>;
  newPlayer: (name: string, options?: Wishes) => Promise<Player>;
  restart: (rehearsal?: Rehearsal, signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export const test = base.extend<Options & Fixtures>({
  rehearsal: [{}, { option: true }],
  settings: [HASTY, { option: true }],

  server: async ({ rehearsal }, use, info) => {
    const server = new Server(rehearsal);
    await server.start();
    await use(server);
    await server.remove();
    if (info.status === info.expectedStatus) return;
    await info.attach('server', { body: server.output, contentType: 'text/plain' });
  },

  baseURL: async ({ server }, use) => use(server.url),

  guard: [
    async ({}, use) => {
      const guard = new Guard();
      await use(guard);
      base.expect(guard.problems, 'nothing goes wrong in a browser').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, guard, settings }, use) => {
    guard.watch(context);
    await remembers(context, settings);
    await use(context);
  },

  newPerson: async ({ browser, server, guard, settings, contextOptions, viewport, locale }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ settings: own, ...options } = {}) => {
      const usual = { ...contextOptions, viewport, ...(locale === undefined ? {} : { locale }), baseURL: server.url };
      const context = await browser.newContext({ ...usual, ...options });
      contexts.push(context);
      guard.watch(context);
      await remembers(context, own ?? settings);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  player: async ({ page, hasTouch }, use) => use(new Player(page, hasTouch)),

  newPlayer: async ({ newPerson, settings }, use) => {
    await use(async (name, options = {}) => {
      const page = await newPerson({ settings: { ...settings, name }, ...options });
      return new Player(page, options.hasTouch);
    });
  },

  restart: async ({ server, guard }, use) => {
    await use(async (rehearsal, signal) => {
      guard.allow(/WebSocket connection to .* failed/, /ERR_CONNECTION_(REFUSED|RESET|CLOSED)/);
      await server.stop(signal);
      await server.start(rehearsal);
    });
  },
});
