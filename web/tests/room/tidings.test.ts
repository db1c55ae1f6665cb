import { expect, test } from 'vitest';
import { missing, tidings, undoneBy } from '../../src/lib/tidings';
import type { StepCause, GameView, RoomView, SeatEntry, Step } from '../../src/protocol';

type Person = Extract<SeatEntry['sitter'], { type: 'person' }>['value'];

const person = (name: string, more: Partial<Person> = {}): SeatEntry => ({
  colour: 'red',
  name,
  sitter: { type: 'person', value: { name, connected: true, away: null, ready: false, stand_in: null, newcomer: false, ...more } },
});
const OPEN: SeatEntry = { colour: 'blue', name: null, sitter: { type: 'open' } };
const BOT = { tier: 'trucker', taste: 'balanced', pace: 'steady' } as const;

const room = (seats: SeatEntry[], more: Partial<RoomView> = {}): RoomView => ({
  code: 'K7M4QP',
  phase: 'over',
  options: { public: false } as RoomView['options'],
  seats,
  host: 0,
  watching: 0,
  game: null,
  players: [],
  commitment: null,
  seed: null,
  ...more,
});

test('who comes and who goes is told, at payday as in the lobby', () => {
  const both = room([person('Ada'), person('Bob')]);
  const alone = room([person('Ada'), OPEN]);
  for (const phase of ['lobby', 'over'] as const) {
    expect(tidings({ ...both, phase }, { ...alone, phase }, 0)).toEqual([['lobby-left', { name: 'Bob' }]]);
    expect(tidings({ ...alone, phase }, { ...both, phase }, 0)).toEqual([['lobby-joined', { name: 'Bob' }]]);
  }
  expect(tidings(both, both, 0)).toEqual([]);
});

test('everybody hears that the host has left and who is host now', () => {
  const was = room([person('Ada'), person('Bob'), person('Cid')]);
  const now = room([OPEN, person('Bob'), person('Cid')], { host: 1 });
  expect(tidings(was, now, 2)).toEqual([
    ['lobby-left', { name: 'Ada' }],
    ['menu-host-now', { name: 'Bob' }],
  ]);
  expect(tidings(was, now, 1)).toEqual([
    ['lobby-left', { name: 'Ada' }],
    ['room-host-you', { name: '' }],
  ]);
  expect(tidings(was, now, null)).toContainEqual(['menu-host-now', { name: 'Bob' }]);
});

test('whoever was ready for something else is told why that is over', () => {
  const was = room([person('Ada'), person('Bob', { ready: true })], { phase: 'lobby' });
  const options = { public: true } as RoomView['options'];
  const changed = room([person('Ada'), person('Bob')], { phase: 'lobby', options });
  expect(tidings(was, changed, 1)).toEqual([['room-ready-again', { name: 'Ada' }]]);
  // Whoever takes it back needs no telling, and neither do the others.
  expect(tidings(was, room([person('Ada'), person('Bob')], { phase: 'lobby' }), 1)).toEqual([]);
  expect(tidings(was, changed, 0)).toEqual([]);
});

test('a bot that takes over is told of, and so is whoever comes back', () => {
  const playing = { phase: 'playing' as const };
  const here = room([person('Ada'), person('Bob')], playing);
  const bot = room([person('Ada'), person('Bob', { connected: false, away: 5, stand_in: BOT })], playing);
  expect(tidings(here, bot, 0)).toEqual([['room-bot-plays', { name: 'Bob' }]]);
  expect(tidings(bot, here, 0)).toEqual([['room-plays-again', { name: 'Bob' }]]);
  expect([...missing(bot, 0)]).toEqual([]);
  expect([...missing(room([person('Ada'), person('Bob', { connected: false, away: 5 })]), 0)]).toEqual([1]);
  expect([...missing(room([person('Ada', { connected: false, away: 5 }), person('Bob')]), 0)]).toEqual([]);
});

test('a question that vanishes because somebody took a step back has a reason', () => {
  const step = (cause: StepCause): Step => ({ version: 8, at: 0, cause, events: [] });
  const view = (id: number | null) => ({ own: { question: id === null ? null : { id } } }) as unknown as GameView;
  expect(undoneBy(7, { view: view(null), steps: [step({ type: 'undo', value: 1 })] }, 0)).toBe(1);
  expect(undoneBy(7, { view: view(8), steps: [step({ type: 'undo', value: 1 })] }, 0)).toBe(1);
  // It is still there, there was none, or it was we ourselves.
  expect(undoneBy(7, { view: view(7), steps: [step({ type: 'undo', value: 1 })] }, 0)).toBeNull();
  expect(undoneBy(null, { view: view(null), steps: [step({ type: 'undo', value: 1 })] }, 0)).toBeNull();
  expect(undoneBy(7, { view: view(null), steps: [step({ type: 'undo', value: 0 })] }, 0)).toBeNull();
  expect(undoneBy(7, { view: view(null), steps: [step({ type: 'act', value: 1 })] }, 0)).toBeNull();
});
