// What is on the menu has a face and words, and the page offers what it lists and nothing else.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { MenuItem } from '../../src/protocol';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
});

const { speak } = await import('../../src/words/index.svelte');
const { faceOf } = await import('../../src/screens/flight/menu');

const ITEMS: MenuItem[] = [
  { type: 'give_up', value: true },
  { type: 'give_up', value: false },
];

describe.each(['en', 'cs'] as const)('in %s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(language);
  });

  test('every item says what it does', () => {
    const words = ITEMS.map((item) => faceOf(item).words);
    expect(new Set(words).size).toBe(ITEMS.length);
    for (const word of words) expect(word).not.toMatch(/^flight-/);
  });
});

test('what ends a flight is thought over, what takes it back is not', () => {
  expect(ITEMS.map((item) => faceOf(item).grave)).toEqual([true, false]);
  expect(ITEMS.map((item) => faceOf(item).back)).toEqual([false, true]);
});

test('the flight offers what the view lists, and does not know when that is', () => {
  const page = readFileSync('src/screens/flight/Flight.svelte', 'utf8');
  expect(page).toContain('truth?.menu');
  expect(page).not.toMatch(/'give_up'/);
});
