// Parts of the boxes that a mode cannot do without.

import { expect, test } from 'vitest';
import { extrasOf, fitting } from '../../src/lib/extras';
import type { Options } from '../../src/protocol';

const table = (level: 'III' | 'IV', seats: number): Options => ({ mode: { type: 'flight', value: level }, seats }) as unknown as Options;

test('class IV is flown with its deck, and by five with the tiles of two boxes', () => {
  const four = extrasOf(fitting(table('IV', 4)));
  expect([four.abe_adventures, four.technology]).toEqual([true, false]);
  const five = extrasOf(fitting(table('IV', 5)));
  expect([five.abe_adventures, five.technology]).toEqual([true, true]);
  expect(fitting(table('III', 5)).extras).toBeUndefined();
});
