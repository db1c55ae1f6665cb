import { expect, test } from 'vitest';
import type { Component, TileEntry } from '../../src/protocol';
import { loose } from '../../src/art/look';
import { KINDS, grouped } from '../../src/screens/build/kinds';

const BOX: Component[] = [
  { type: 'cannon' },
  { type: 'engine' },
  { type: 'double_cannon' },
  { type: 'battery', value: 2 },
  { type: 'cannon' },
  { type: 'cabin' },
  { type: 'cargo', value: 3 },
  { type: 'special_cargo', value: 1 },
  { type: 'shield' },
  { type: 'life_support', value: 'brown' },
  { type: 'structural' },
  { type: 'double_engine' },
  { type: 'cannon_engine' },
  { type: 'cannon_booster' },
  { type: 'engine_booster' },
  { type: 'shield_booster' },
  { type: 'catapult' },
  { type: 'reactor_furnace' },
  { type: 'stasis_chamber' },
  { type: 'life_support', value: 'cyan' },
  { type: 'combined', value: { cargo: 2, special: 0, batteries: 2 } },
  { type: 'solar_panel' },
  { type: 'thruster' },
  { type: 'straight_thruster' },
  { type: 'router' },
  { type: 'mixed_life_support', value: 'purple' },
  { type: 'crubot_station' },
  { type: 'auto_defense' },
  { type: 'armory' },
];
const entry = (id: number): TileEntry => ({ ...loose(BOX[id] ?? { type: 'cabin' }), id });
const ids = (tiles: number[]) => Object.fromEntries(grouped(tiles, entry).map(({ kind, tiles: some }) => [kind.id, some]));

test('every tile belongs to one kind', () => {
  const all = BOX.map((_, id) => id);
  expect(
    grouped(all, entry)
      .flatMap(({ tiles }) => tiles)
      .sort((a, b) => a - b),
  ).toEqual(all);
  expect(grouped([], entry)).toHaveLength(KINDS.length);
});

test('singles lie before doubles, and each keeps its place while others come and go', () => {
  expect(ids([2, 4, 0]).cannons).toEqual([0, 4, 2]);
  expect(ids([4, 2]).cannons).toEqual([4, 2]);
  expect(ids([11, 1]).engines).toEqual([1, 11]);
});
