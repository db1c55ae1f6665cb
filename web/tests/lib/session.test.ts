import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changed } from '../../src/lib/changes';
import { toasts } from '../../src/lib/toast.svelte';
import { speak, t } from '../../src/words/index.svelte';
import { refusedWords } from '../../src/words/refusals';
import { Session, type News } from '../../src/lib/session.svelte';
import type { GameView, ToServer } from '../../src/protocol';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
const quiet = { addEventListener: () => {}, removeEventListener: () => {} };
const VIEW = {
  flight: { phase: { type: 'reveal' }, number: 0 },
  seats: [{ position: 1 }, { position: 2 }],
  ships: [{}, {}],
  waiting: [],
  own: null,
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { ...quiet, visibilityState: 'visible', documentElement: {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function seated(): { session: Session; news: News[] } {
  const session = new Session('ROOM22', 'secret');
  const news: News[] = [];
  session.listen((heard) => news.push(heard));
  socket().open();
  socket().says({ type: 'welcome', protocol: 2, you: 0, room: { code: 'ROOM22' }, chat: [], muted: [] });
  socket().says({ type: 'view', game: 'G', version: 5, at: 100, view: VIEW });
  return { session, news };
}

test('a hello opens the seat, a view and updates follow', () => {
  const { session, news } = seated();
  expect(socket().url).toBe('ws://here/ws');
  expect(socket().sent[0]).toMatchObject({ type: 'hello', room: 'ROOM22', token: 'secret' });
  expect(session.status).toBe('open');
  socket().says({ type: 'update', game: 'G', from: 5, version: 6, at: 120, steps: [], changes: { seats: { 1: { position: 9 } } } });
  expect(session.view?.seats[1]).toEqual({ position: 9 });
  expect(session.view?.seats[0]).toEqual({ position: 1 });
  expect(news.map(({ fresh }) => fresh)).toEqual([true, false]);
});

test('an update that does not follow asks for the whole view', () => {
  const { session } = seated();
  socket().says({ type: 'update', game: 'G', from: 8, version: 9, at: 0, steps: [], changes: {} });
  expect(socket().sent.at(-1)).toEqual({ type: 'view' });
  expect(session.view).toEqual(VIEW);
});

test('a lost connection comes back from where it was', async () => {
  const { session } = seated();
  socket().close();
  expect(session.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().open();
  expect(socket().sent[0]).toMatchObject({ type: 'hello', since: { game: 'G', version: 5 } });
});

test('what was under way when the connection was lost is answered with nothing', async () => {
  const { session } = seated();
  const asked = session.answer({ type: 'yes' });
  socket().close();
  expect(await asked).toBe(false);
});

test('somebody who was sent away does not come back by themselves', async () => {
  const { session } = seated();
  socket().says({ type: 'bye', refusal: { code: 'elsewhere' } });
  socket().close();
  expect(session.status).toBe('ended');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a settled question fetches the view instead of blaming the person', async () => {
  const { session } = seated();
  const asked = session.answer({ type: 'yes' });
  const { id } = socket().sent.at(-1) as { id: number };
  socket().says({ type: 'refused', id, refusal: { code: 'stale_question', asked: null } });
  expect(await asked).toBe(false);
  expect(socket().sent.at(-1)).toEqual({ type: 'view' });
});

test('changes replace whole sections and nothing else', () => {
  const view = VIEW as unknown as GameView;
  const next = changed(view, { waiting: [{ seat: 1, deadline: null }] });
  expect(next.waiting).toEqual([{ seat: 1, deadline: null }]);
  expect(next.seats).toBe(view.seats);
  expect(view.waiting).toEqual([]);
});

test('that nothing can be taken back any more is put into what is our own', () => {
  const own = { seat: 0, may_undo: true, credits: 3 };
  const view = { ...VIEW, own } as unknown as GameView;
  const next = changed(view, { may_undo: false });
  expect(next).toEqual({ ...view, own: { ...own, may_undo: false } });
  expect(changed({ ...view, own: null }, { may_undo: false }).own).toBeNull();
});

const lastAct = () =>
  socket()
    .sent.filter((sent) => sent.type === 'act')
    .at(-1);

test('a server that does not answer is noticed, and given up for a new connection', async () => {
  const { session } = seated();
  const first = socket();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(first.sent.at(-1)).toMatchObject({ type: 'ping' });
  first.says({ type: 'pong', t: 0, at: 0 });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(session.stalled).toBe(false);
  // From here on nothing comes any more, and nobody says so.
  await vi.advanceTimersByTimeAsync(8_000);
  expect(session.stalled).toBe(true);
  expect(session.status).toBe('open');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  expect(first.readyState).toBe(3);
  socket().open();
  socket().says({ type: 'welcome', protocol: 2, you: 0, room: { code: 'ROOM22', phase: 'playing' }, chat: [], muted: [] });
  expect(session).toMatchObject({ status: 'open', stalled: false });
});

test('a tile put down while the connection is bad is held, and put down when it is back', async () => {
  const { session } = seated();
  const answers: unknown[] = [];
  void session.build({ type: 'place', value: ['8,7', 0] }).then((reply) => answers.push(reply));
  expect(lastAct()).toMatchObject({ action: { type: 'build', value: { type: 'place', value: ['8,7', 0] } } });
  socket().close();
  // Another one, while there is nobody to tell.
  void session.build({ type: 'draw' }).then((reply) => answers.push(reply));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answers).toEqual([]);
  socket().open();
  socket().says({ type: 'welcome', protocol: 2, you: 0, room: { code: 'ROOM22', phase: 'playing' }, chat: [], muted: [] });
  expect(lastAct()).toBeUndefined();
  // The first one had come through: it is not done again.
  const steps = [{ version: 6, at: 1, cause: { type: 'act', value: 0 }, events: [] }];
  socket().says({ type: 'update', game: 'G', from: 5, version: 6, at: 1, steps, changes: {} });
  expect(socket().sent.filter(({ type }) => type === 'act')).toEqual([
    { type: 'act', id: 2, action: { type: 'build', value: { type: 'draw' } } },
  ]);
  socket().says({ type: 'ack', id: 2, version: 7 });
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toMatchObject([{ type: 'ack' }, { type: 'ack', id: 2 }]);
});

test('what may have been done already is tried again without a word if it was', async () => {
  const { session } = seated();
  const built = session.build({ type: 'place', value: ['8,7', 0] });
  socket().close();
  await vi.advanceTimersByTimeAsync(2_000);
  socket().open();
  socket().says({ type: 'welcome', protocol: 2, you: 0, room: { code: 'ROOM22', phase: 'playing' }, chat: [], muted: [] });
  socket().says({ type: 'view', game: 'G', version: 6, at: 100, view: VIEW });
  const { id } = lastAct() as { id: number };
  socket().says({ type: 'refused', id, refusal: { code: 'rules', rule: 'hand_empty' } });
  expect(await built).toBeNull();
});

test('whoever only reads what is on the door knocks', () => {
  const session = new Session('ROOM22', null, true);
  socket().open();
  expect(socket().sent[0]).toEqual({ type: 'knock', protocol: 2, room: 'ROOM22' });
  session.close();
});

test('that we keep trying is said where we do, and nowhere else', async () => {
  await speak('en');
  const { session } = seated();
  socket().close();
  expect(await session.answer({ type: 'yes' })).toBe(false);
  expect(toasts.map(({ text }) => text)).toContain(t('connection-unreachable'));
  expect(t('connection-unreachable')).toContain('keep trying');
  // A request is made once.
  expect(refusedWords({ code: 'unreachable' })).not.toContain('trying');
});
