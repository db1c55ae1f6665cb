// Which screen a room is at, whether it waits for us, and what is missing before the start.

import { describe, expect, it } from 'vitest';
import type { GameView, Phase, RoomView, SeatEntry, Sitter } from '../../src/protocol';
import { coloursOfBots, coloursTaken } from '../../src/screens/room/colours';
import { need, screenOf } from '../../src/screens/room/screen';
import { startOf } from '../../src/screens/room/start';

const person = (name: string, more: object = {}): Sitter => ({
  type: 'person',
  value: { name, connected: true, away: null, ready: false, stand_in: null, newcomer: false, ...more },
});
const bot: Sitter = { type: 'bot', value: { tier: 'trucker', taste: 'balanced', pace: 'steady' } };
const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;

function room(phase: RoomView['phase'], ...sitters: Sitter[]): RoomView {
  const seats = sitters.map((sitter, seat): SeatEntry => {
    const name = sitter.type === 'person' ? sitter.value.name : null;
    return { colour: COLOURS[seat] ?? 'red', name, sitter };
  });
  return { code: 'ABCDEF', phase, seats, host: 0 } as unknown as RoomView;
}

interface Told {
  number?: number;
  open?: boolean;
  waiting?: number[];
  question?: number;
}

function view(phase: Phase, { number = 0, open = true, waiting = [0], question }: Told = {}): GameView {
  const own = { seat: 0, question: question === undefined ? null : { id: question } };
  const waited = waiting.map((seat) => ({ seat, deadline: null }));
  return { flight: { phase, number }, yard: { open }, waiting: waited, own } as unknown as GameView;
}

describe('the screen of a room', () => {
  const playing = room('playing', person('Ada'));

  it('is the lobby before the first game and after the last', () => {
    expect(screenOf(room('lobby', person('Ada')), null, null, -1)).toBe('lobby');
    expect(screenOf(room('lobby', person('Ada')), view({ type: 'over' }), view({ type: 'over' }), -1)).toBe('lobby');
  });

  it('stays at the payday of whoever looks at it while the others gather again', () => {
    const lobby = room('lobby', person('Ada'), person('Bob'));
    expect(screenOf(lobby, view({ type: 'over' }), view({ type: 'over' }), -1, true)).toBe('payday');
    // The next game takes everybody along.
    expect(screenOf(playing, view({ type: 'building' }), view({ type: 'building' }), -1, true)).toBe('build');
  });

  it('follows what has been played, but never makes the yard wait', () => {
    expect(screenOf(playing, view({ type: 'payday' }), view({ type: 'card', value: 0 }), -1)).toBe('flight');
    expect(screenOf(playing, view({ type: 'payday' }), view({ type: 'payday' }), -1)).toBe('payday');
    expect(screenOf(playing, view({ type: 'building' }), view({ type: 'building' }), -1)).toBe('build');
  });

  it('lets members of the support team be chosen after the payday has been read, and shows who came to whom', () => {
    const draft = view({ type: 'team', value: 1 }, { number: 0, open: false });
    expect(screenOf(playing, draft, view({ type: 'card', value: 0 }), -1)).toBe('flight');
    expect(screenOf(playing, draft, draft, 0)).toBe('payday');
    expect(screenOf(playing, draft, draft, 1)).toBe('team');
    const next = view({ type: 'building' }, { number: 1, open: false });
    expect(screenOf(playing, next, next, 1, false, true)).toBe('team');
    // Nobody was asked: the payday comes first all the same.
    expect(screenOf(playing, next, next, 0, false, true)).toBe('payday');
    expect(screenOf(playing, next, next, 1)).toBe('build');
    expect(screenOf(playing, view({ type: 'building' }, { number: 1 }), next, 1, false, true)).toBe('build');
    // Before the first flight there is no payday.
    const first = view({ type: 'team', value: 0 }, { open: false });
    expect(screenOf(playing, first, first, -1)).toBe('team');
  });

  it('asks before anybody builds on the screen of the flight', () => {
    const asked = view({ type: 'before_building' }, { number: 1, open: false, question: 4 });
    expect(screenOf(playing, asked, asked, 0)).toBe('payday');
    expect(screenOf(playing, asked, asked, 1)).toBe('flight');
    expect(screenOf(playing, asked, asked, 1, false, true)).toBe('team');
  });

  it('shows the payday of a trek before the next yard, until it was read or somebody said go', () => {
    const next = view({ type: 'building' }, { number: 1, open: false });
    expect(screenOf(playing, next, next, -1)).toBe('payday');
    expect(screenOf(playing, next, next, 1)).toBe('build');
    const begun = view({ type: 'building' }, { number: 1 });
    expect(screenOf(playing, begun, begun, -1)).toBe('build');
  });
});

describe('whether the game waits for us', () => {
  it('says so while it does, and differs from question to question', () => {
    const playing = room('playing', person('Ada'));
    expect(need(playing, view({ type: 'building' }))).not.toBeNull();
    expect(need(playing, view({ type: 'building' }, { waiting: [1] }))).toBeNull();
    expect(need(playing, view({ type: 'reveal' }, { question: 1 }))).not.toBe(need(playing, view({ type: 'reveal' }, { question: 2 })));
  });

  it('does not while a bot stands in, or no game runs', () => {
    expect(need(room('playing', person('Ada', { stand_in: {} })), view({ type: 'building' }))).toBeNull();
    expect(need(room('over', person('Ada')), view({ type: 'over' }))).toBeNull();
    expect(need(null, null)).toBeNull();
  });
});

describe('before the start', () => {
  it('the host waits for free seats and for everyone else', () => {
    expect(startOf(room('lobby', person('Ada'), { type: 'open' }, bot))).toEqual({ may: false, open: 1, waiting: [] });
    const late = room('lobby', person('Ada'), person('Bob'), bot);
    expect(startOf(late)).toEqual({ may: false, open: 0, waiting: ['Bob'] });
    expect(startOf(room('lobby', person('Ada'), person('Bob', { ready: true }), bot)).may).toBe(true);
    const kept = person('Bob', { connected: false, stand_in: { tier: 'trucker' } });
    expect(startOf(room('lobby', person('Ada'), kept)).may, 'a bot flies until he is back').toBe(true);
  });

  it('only people keep their colours', () => {
    const { seats } = room('lobby', person('Ada'), { type: 'open' }, bot, person('Bob'));
    expect(coloursTaken(seats)).toEqual({ red: 'Ada', blue: 'Bob' });
    expect(coloursTaken(seats, 0)).toEqual({ blue: 'Bob' });
    expect(Object.keys(coloursOfBots(seats))).toEqual(['green']);
  });
});
