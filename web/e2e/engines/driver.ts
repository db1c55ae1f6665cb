// Firefox and WebKit as Debian has them, driven as far as playing through the page needs it: Firefox over WebDriver BiDi,
// which it speaks by itself, WebKitGTK over WebDriver, on a screen that nobody sees.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

/** How long a browser may take to start, or to answer. */
const PATIENCE = 60_000;

export interface Driver {
  /** Goes to an address. */
  open(url: string): Promise<void>;
  /** Makes the page so large. */
  resize(width: number, height: number): Promise<void>;
  /** What an expression is in the page. */
  read<T>(expression: string): Promise<T>;
  /** Clicks at a place of the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses a key: a letter, or one of `KEYS`. */
  key(key: string): Promise<void>;
  close(): Promise<void>;
}

/** What WebDriver calls keys that write nothing. */
export const KEYS = { tab: '\ue004', right: '\ue014', down: '\ue015' };

const pointer = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
const keyboard = (value: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ],
  },
];

/** Starts a program, and waits until it says what it is asked for. */
async function start(program: string, args: string[], says: RegExp, env: NodeJS.ProcessEnv = {}): Promise<[ChildProcess, string]> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env: { ...process.env, ...env }, detached: true });
  let said = '';
  const found = await new Promise<string>((done, failed) => {
    const late = setTimeout(() => failed(new Error(`${program} does not start:\n${said}`)), PATIENCE);
    const hear = (bytes: Buffer): void => {
      said += bytes.toString();
      const [, what] = says.exec(said) ?? [];
      if (what === undefined) return;
      clearTimeout(late);
      done(what);
    };
    for (const stream of child.stdio.slice(1)) (stream as NodeJS.ReadableStream).on('data', hear);
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`${program} has ended with ${code}:\n${said}`)));
  });
  return [child, found];
}

/** Ends a program and those that it has started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = new Promise((done) => child.once('exit', done));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Firefox, without a window. */
export async function firefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'trucker-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    [
      'user_pref("intl.accept_languages", "en-GB");',
      'user_pref("browser.shell.checkDefaultBrowser", false);',
      'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
      'user_pref("app.update.auto", false);',
      // A window that nobody sees has the focus all the same.
      'user_pref("focusmanager.testmode", true);',
    ].join('\n'),
  );
  const program = process.env.TRUCKER_FIREFOX ?? 'firefox-esr';
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile, 'about:blank'];
  const [child, address] = await start(program, args, /WebDriver BiDi listening on (ws:\S+)/, { HOME: profile });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((open, failed) => socket.once('open', open).once('error', failed));
  const waiting = new Map<number, { done: (result: unknown) => void; failed: (wrong: Error) => void }>();
  let sent = 0;
  socket.on('message', (data) => {
    const { id, result, error, message } = JSON.parse(String(data)) as { id: number; result?: unknown; error?: string; message?: string };
    const one = waiting.get(id);
    waiting.delete(id);
    if (error) one?.failed(new Error(`${error}: ${message}`));
    else one?.done(result);
  });
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((done, failed) => {
      sent += 1;
      waiting.set(sent, { done: done as (result: unknown) => void, failed });
      socket.send(JSON.stringify({ id: sent, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]!.context;
  await send('browsingContext.activate', { context });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    resize: async (width, height) => void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async read<T>(expression: string) {
      const told = `(async () => JSON.stringify(await (${expression})) ?? 'null')()`;
      const call = { expression: told, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await send<{ result: { value: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        call,
      );
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value) as T;
    },
    click: async (x, y) => void (await send('input.performActions', { context, actions: pointer(x, y) })),
    key: async (key) => void (await send('input.performActions', { context, actions: keyboard(key) })),
    async close() {
      socket.terminate();
      await end(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Where the small browser of WebKitGTK is. */
function miniBrowser(): string {
  const folders = [
    '/usr/lib',
    ...readdirSync('/usr/lib', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /linux-gnu/.test(entry.name))
      .map(({ name }) => join('/usr/lib', name)),
  ];
  const places = folders.flatMap((folder) =>
    ['4.1', '4.0', '6.0'].map((version) => join(folder, version === '6.0' ? 'webkitgtk-6.0' : `webkit2gtk-${version}`, 'MiniBrowser')),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('MiniBrowser of WebKitGTK is not installed');
  return found;
}

/** WebKitGTK, in a window on a screen of its own. */
export async function webkit(): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'trucker-webkit-'));
  const [screen, display] = await start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], /(\d+)\n/);
  const port = 20_000 + (process.pid % 20_000);
  const [driver] = await start('sh', ['-c', `echo starting; exec WebKitWebDriver --port=${port}`], /(starting)/, {
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LANGUAGE: 'en',
    GDK_BACKEND: 'x11',
    // In a container there is neither a sandbox nor a graphics card to be had.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
  });
  const base = `http://127.0.0.1:${port}`;
  const send = async <T>(path: string, body?: object): Promise<T> => {
    const call = body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
    const answer = await fetch(base + path, call);
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  for (const until = Date.now() + PATIENCE; ;) {
    const ready = await send<{ ready: boolean }>('/status').catch(() => null);
    if (ready) break;
    if (Date.now() > until) throw new Error('WebKitWebDriver does not start');
    await new Promise((done) => setTimeout(done, 50));
  }
  const options = { binary: process.env.TRUCKER_WEBKIT ?? miniBrowser(), args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  const read = async <T>(expression: string): Promise<T> => {
    const script = `const [done] = arguments; Promise.resolve(${expression}).then((it) => done(JSON.stringify(it) ?? 'null'))`;
    return JSON.parse(await send<string>(`${session}/execute/async`, { script, args: [] })) as T;
  };
  return {
    open: async (url) => void (await send(`${session}/url`, { url })),
    async resize(width, height) {
      // The frame of the window and its bar are not the page's. The bar does not let it become narrower than 447.
      await send(`${session}/window/rect`, { x: 0, y: 0, width, height });
      const [inner, outer] = await read<[number, number]>('[innerWidth, innerHeight]');
      await send(`${session}/window/rect`, { x: 0, y: 0, width: 2 * width - inner, height: 2 * height - outer });
    },
    read,
    click: async (x, y) => void (await send(`${session}/actions`, { actions: pointer(x, y) })),
    key: async (key) => void (await send(`${session}/actions`, { actions: keyboard(key) })),
    async close() {
      await fetch(base + session, { method: 'DELETE' }).catch(() => undefined);
      await end(driver);
      await end(screen);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
