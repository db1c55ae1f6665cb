import { expect, test, vi } from 'vitest';
import { LiveTable } from '../../src/lib/table.svelte';
import type { Session } from '../../src/lib/session.svelte';
import type { PlayerEntry, Seat, SeatEntry, Sitter } from '../../src/protocol';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} })));

const flew = (name: string, bot = false): PlayerEntry => ({ name, colour: 'red', bot });
const person = (name: string, more: object = {}): Sitter => ({
  type: 'person',
  value: { name, connected: true, away: null, ready: false, stand_in: null, newcomer: false, ...more },
});
const sits = (sitter: Sitter, name: string | null): SeatEntry => ({ colour: 'blue', name, sitter });

function table(you: Seat | null, players: PlayerEntry[], seats: SeatEntry[]): LiveTable {
  const session = { you, room: { players, seats }, listen: () => () => undefined } as unknown as Session;
  return new LiveTable(session, () => '');
}

test('a slip keeps its name when whoever flew has left', () => {
  const left = table(
    0,
    [flew('Ada'), flew('Bob'), flew('Ema', true)],
    [
      sits(person('Ada'), 'Ada'),
      sits({ type: 'open' }, null),
      sits({ type: 'bot', value: { tier: 'trucker', taste: 'balanced', pace: 'steady' } }, 'Ema'),
    ],
  );
  expect([0, 1, 2].map(left.name)).toEqual(['Ada', 'Bob', 'Ema']);
  expect(left.seats.map(({ bot, away }) => [bot, away])).toEqual([
    [false, false],
    [false, true],
    [true, false],
  ]);
  expect(left.colour(1)).toBe('red');
});

test('whoever took the seat afterwards has not flown', () => {
  const seats = [sits(person('Ada'), 'Ada'), sits(person('Cid', { newcomer: true }), 'Cid')];
  const cids = table(1, [flew('Ada'), flew('Bob')], seats);
  expect([cids.you, cids.name(1)]).toEqual([null, 'Bob']);
  expect(table(0, [flew('Ada'), flew('Bob')], seats).you).toBe(0);
});
