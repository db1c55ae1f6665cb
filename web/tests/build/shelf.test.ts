// Face-up tiles hold still.

import { expect, test } from 'vitest';
import type { Component, TileEntry } from '../../src/protocol';
import { KINDS } from '../../src/screens/build/kinds';
import { COLUMN, shelve, STRIP, type Plan, type Shelf } from '../../src/screens/build/shelf';

const BOX: Component[] = ['cannon', 'engine', 'cabin', 'shield'];
const SIDES: TileEntry['connectors'] = ['smooth', 'smooth', 'smooth', 'smooth'];
/** Tiles 0, 4, 8 … are cannons, 1, 5, 9 … engines, and so on. */
const entry = (id: number): TileEntry => ({ id, name: '', component: BOX[id % 4] ?? 'cabin', connectors: SIDES, plating: [false, false, false, false], set: 'base' });
const placesOf = (shelf: Shelf) => new Map(
  shelf.flatMap(({ places }, row) => places.flatMap((tile, place) => (tile === null ? [] : [[tile, `${row}/${place}`]]))),
);

for (const [name, plan] of Object.entries<Plan>({ COLUMN, STRIP })) {
  test(`${name}: whatever comes and goes, what lies there stays where it is`, () => {
    let shelf: Shelf | null = null;
    let tiles: number[] = [];
    for (let step = 0; step < 200; step += 1) {
      const before: Map<number, string> = shelf ? placesOf(shelf) : new Map();
      // Now and then one is taken, otherwise one is thrown back.
      const taken = (step * 7) % 60;
      tiles = step % 3 === 2 ? tiles.filter((tile) => tile !== taken) : [...new Set([...tiles, (step * 11) % 60])];
      shelf = shelve(shelf, tiles, entry, plan);
      const now = placesOf(shelf);
      expect([...now.keys()].sort((a, b) => a - b)).toEqual([...tiles].sort((a, b) => a - b));
      for (const [tile, place] of before) if (now.has(tile)) expect(now.get(tile)).toBe(place);
    }
  });
}

test('a gap is filled by the next of its kind, and a full kind goes on behind the others', () => {
  const first = shelve(null, [0, 4, 8], entry, STRIP);
  const gap = shelve(first, [0, 8], entry, STRIP);
  expect(shelve(gap, [0, 8, 12], entry, STRIP)[0]?.places).toEqual([0, 12, 8]);
  const more = shelve(shelve(first, [0, 4, 8, 1], entry, STRIP), [0, 4, 8, 1, 12], entry, STRIP);
  expect(more.map(({ kind, places }) => [kind.id, ...places])).toEqual([
    ['cannons', 0, 4, 8], ['engines', 1, null, null], ['cannons', 12, null, null],
  ]);
});

test('at the side of the screen every kind has its place from the beginning', () => {
  expect(shelve(null, [], entry, COLUMN).map(({ kind }) => kind)).toEqual(KINDS.filter(({ rare }) => !rare));
});

test('what is not in every game has a board only once it lies there', () => {
  const ids = (tiles: number[], of = entry) => shelve(null, tiles, of, COLUMN).map(({ kind }) => kind.id);
  expect(ids([0, 1])).not.toContain('gadgets');
  expect(ids([0], (id) => ({ ...entry(id), component: 'catapult' }))).toContain('gadgets');
});
