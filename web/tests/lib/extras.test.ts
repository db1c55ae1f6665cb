// Parts of the boxes that a mode cannot do without.

import { expect, test } from 'vitest';
import { extrasOf, fitting, hiringsFor } from '../../src/lib/extras';
import type { Options } from '../../src/protocol';

const table = (level: 'III' | 'IV', seats: number): Options => ({ mode: { type: 'flight', value: level }, seats }) as unknown as Options;

test('class IV is flown with its deck, and by five with the tiles of two boxes', () => {
  const four = extrasOf(fitting(table('IV', 4)));
  expect([four.abe_adventures, four.technology]).toEqual([true, false]);
  const five = extrasOf(fitting(table('IV', 5)));
  expect([five.abe_adventures, five.technology]).toEqual([true, true]);
  expect(fitting(table('III', 5)).extras).toBeUndefined();
});

test('members are dealt between flights only where there are several, and never in treks', () => {
  const legs = (count: number): Options['mode'] =>
    ({ type: 'campaign', value: Array.from({ length: count }, () => ({ level: 'II' })) }) as never;
  expect(hiringsFor({ type: 'learning' })).toEqual(['none']);
  expect(hiringsFor({ type: 'trek' })).toEqual(['none']);
  expect(hiringsFor({ type: 'flight', value: 'II' })).toEqual(['none', 'dealt_first']);
  expect(hiringsFor(legs(1))).toEqual(['none', 'dealt_first']);
  expect(hiringsFor(legs(3))).toEqual(['none', 'dealt', 'dealt_first', 'contested']);
  const agreed = { mode: { type: 'flight', value: 'II' }, seats: 2, extras: { ...extrasOf({}), support_team: 'contested' } };
  expect(extrasOf(fitting(agreed as unknown as Options)).support_team).toBeUndefined();
  const short = { ...agreed, extras: { ...extrasOf({}), support_team: 'dealt_first' } };
  expect(extrasOf(fitting(short as unknown as Options)).support_team).toBe('dealt_first');
});
