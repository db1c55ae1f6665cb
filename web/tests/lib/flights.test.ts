import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFlight, ownFlights } from '../../src/lib/flights';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} })));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('games that were played here are remembered, each once, the latest first', () => {
  expect(ownFlights()).toEqual([]);
  for (const game of ['A', 'B', 'A', 'A']) keepFlight(game);
  expect(ownFlights()).toEqual(['A', 'B']);
  for (let number = 0; number < 150; number += 1) keepFlight(`G${number}`);
  expect(ownFlights()).toHaveLength(100);
  expect(ownFlights()[0]).toBe('G149');
});

test('what is stored may be anybody’s', () => {
  for (const stored of ['7', '{"games":3}', '{"games":{"0":1}}', 'nonsense']) {
    localStorage.setItem('trucker-flights', stored);
    expect(ownFlights()).toEqual([]);
  }
});
