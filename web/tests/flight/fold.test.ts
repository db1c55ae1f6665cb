// What is seen at once where everything stands in one column.

import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} })));
const { cuts, edgeFrom, shrunk } = await import('../../src/screens/flight/fold');

test('the ship is as large as card and question leave room for', () => {
  expect(shrunk(150, 250, 300, 740)).toBe(1);
  expect(shrunk(150, 250, 360, 740)).toBeCloseTo((740 - 150 - 360 - 24) / 250);
});

test('but not too small to press', () => {
  expect(shrunk(150, 250, 600, 740)).toBeGreaterThan(0.7);
});

test('nothing is cut that can go altogether', () => {
  expect(edgeFrom(0, [56, 110])).toBe(0);
  expect(edgeFrom(20, [56, 110])).toBe(56);
  expect(edgeFrom(64, [56, 110])).toBe(56);
  expect(edgeFrom(80, [56, 110])).toBe(110);
  expect(edgeFrom(140, [56, 110])).toBe(140);
});

test('a card is cut when its top goes, not when only a little of its rim does', () => {
  expect(cuts(110, 104)).toBe(false);
  expect(cuts(140, 104)).toBe(true);
});
