import { expect, test } from 'vitest';
import type { Component, TileEntry } from '../../src/protocol';
import { loose } from '../../src/art/look';
import { KINDS, grouped } from '../../src/screens/build/kinds';

const BOX: Component[] = [
  'cannon', 'engine', 'double_cannon', { battery: 2 }, 'cannon', 'cabin', { cargo: 3 }, { special_cargo: 1 }, 'shield',
  { life_support: 'brown' }, 'structural', 'double_engine', 'cannon_engine', 'cannon_booster', 'engine_booster',
  'shield_booster', 'catapult', 'reactor_furnace', 'stasis_chamber', { life_support: 'cyan' },
  { combined: { cargo: 2, special: 0, batteries: 2 } },
];
const entry = (id: number): TileEntry => ({ ...loose(BOX[id] ?? 'cabin'), id });
const ids = (tiles: number[]) =>
  Object.fromEntries(grouped(tiles, entry).map(({ kind, tiles: some }) => [kind.id, some]));

test('every tile belongs to one kind', () => {
  const all = BOX.map((_, id) => id);
  expect(grouped(all, entry).flatMap(({ tiles }) => tiles).sort((a, b) => a - b)).toEqual(all);
  expect(grouped([], entry)).toHaveLength(KINDS.length);
});

test('singles lie before doubles, and each keeps its place while others come and go', () => {
  expect(ids([2, 4, 0]).cannons).toEqual([0, 4, 2]);
  expect(ids([4, 2]).cannons).toEqual([4, 2]);
  expect(ids([11, 1]).engines).toEqual([1, 11]);
});
