// Face-up tiles hold still.

import { expect, test } from 'vitest';
import type { Component, TileEntry } from '../../src/protocol';
import { COLUMN, landed, sections, shelve, STRIP, tidy, type Plan, type Shelf, vacated } from '../../src/screens/build/shelf';

const BOX: Component[] = [{ type: 'cannon' }, { type: 'engine' }, { type: 'cabin' }, { type: 'shield' }];
const SIDES: TileEntry['connectors'] = ['smooth', 'smooth', 'smooth', 'smooth'];
/** Tiles 0, 4, 8 … are cannons, 1, 5, 9 … engines, and so on. */
const entry = (id: number): TileEntry => ({
  id,
  name: '',
  component: BOX[id % 4] ?? { type: 'cabin' },
  connectors: SIDES,
  plating: [false, false, false, false],
  set: 'base',
});
const placesOf = (shelf: Shelf) =>
  new Map(shelf.flatMap(({ places }, row) => places.flatMap((tile, place) => (tile === null ? [] : [[tile, `${row}/${place}`]]))));

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
  const first = shelve(null, [0, 4, 8, 16], entry, STRIP);
  const gap = shelve(first, [0, 8, 16], entry, STRIP);
  expect(shelve(gap, [0, 8, 16, 12], entry, STRIP)[0]?.places).toEqual([0, 12, 8, 16]);
  const more = shelve(shelve(first, [0, 4, 8, 16, 1], entry, STRIP), [0, 4, 8, 16, 1, 12], entry, STRIP);
  expect(more.map(({ kind, places }) => [kind.id, ...places])).toEqual([
    ['cannons', 0, 4, 8, 16],
    ['engines', 1, null, null, null],
    ['cannons', 12, ...Array<null>(7).fill(null)],
  ]);
});

const kinds = (shelf: Shelf) => shelf.map(({ kind, places }) => [kind.id, ...places.filter((tile) => tile !== null)]);

test('a tidy strip has one board of each kind, in their order, and none that is empty', () => {
  const full = shelve(null, [3, 2, 0, 4, 8, 16], entry, STRIP);
  const later = shelve(shelve(full, [3, 0, 4, 8, 16], entry, STRIP), [3, 0, 4, 8, 16, 12, 1], entry, STRIP);
  expect(kinds(later)).toContainEqual(['cabins']);
  expect(kinds(tidy(later, STRIP))).toEqual([
    ['cannons', 0, 4, 8, 16, 12],
    ['engines', 1],
    ['shields', 3],
  ]);
  // Two tiles high.
  expect(tidy(later, STRIP).map(({ places }) => places.length)).toEqual([6, 2, 2]);
});

test('a tidy column keeps what lies well, and goes on with a kind right below it', () => {
  const cannons = [0, 4, 8, 12, 16, 20, 24, 28];
  const shields = [3, 7, 11, 15, 19];
  const before = shelve(null, [...cannons.slice(0, 7), ...shields.slice(0, 4)], entry, COLUMN);
  const full = shelve(before, [...cannons, ...shields], entry, COLUMN);
  expect(kinds(full).slice(-2)).toEqual([
    ['cannons', 28],
    ['shields', 19],
  ]);
  const neat = tidy(full, COLUMN);
  expect(kinds(neat).filter(([kind]) => kind === 'cannons' || kind === 'shields' || kind === 'special')).toEqual([
    ['cannons', ...cannons.slice(0, 7)],
    ['cannons', 28],
    ['shields', ...shields.slice(0, 4)],
    ['shields', 19],
  ]);
  expect(neat[1]?.kind.id).toBe('cannons');
  // A gap takes in what had to go on, and everything else stays.
  const gap = tidy(shelve(neat, [0, 4, 12, 16, 20, 24, 28], entry, COLUMN), COLUMN);
  expect(gap[0]?.places).toEqual([0, 4, 28, 12, 16, 20, 24]);
  expect(gap).toHaveLength(1);
});

test('a kind that is looked at alone has one heading, and what goes on elsewhere says so', () => {
  const shields = [3, 7, 11, 15, 19];
  const full = shelve(null, [0, ...shields], entry, COLUMN);
  const all = sections(full, null, COLUMN).filter(({ kind }) => kind.id === 'shields');
  expect(all.map(({ more }) => more)).toEqual([false, true]);
  const [only, ...others] = sections(full, 'shields', COLUMN);
  expect(others).toEqual([]);
  expect(only?.places.filter((tile) => tile !== null)).toEqual(shields);
  // Boards of a kind that lie one below the other are one.
  const cannons = sections(tidy(shelve(null, [0, 4, 8, 12, 16, 20, 24, 28], entry, COLUMN), COLUMN), null, COLUMN);
  expect(cannons.filter(({ kind }) => kind.id === 'cannons')).toMatchObject([{ width: 7, more: false }]);
});

test('a kind of which nothing lies there takes no row, and finds its place behind the others', () => {
  expect(shelve(null, [], entry, COLUMN)).toEqual([]);
  const first = shelve(null, [3], entry, COLUMN);
  expect(kinds(shelve(first, [3, 0], entry, COLUMN))).toEqual([
    ['shields', 3],
    ['cannons', 0],
  ]);
});

test('what is not in every game has a board only once it lies there', () => {
  const ids = (tiles: number[], of = entry) => shelve(null, tiles, of, COLUMN).map(({ kind }) => kind.id);
  expect(ids([0, 1])).not.toContain('gadgets');
  expect(ids([0], (id) => ({ ...entry(id), component: { type: 'catapult' } }))).toContain('gadgets');
});

test('where something has just been taken, nothing comes under the hand that reaches for it', () => {
  const first = shelve(null, [0, 4, 8], entry, COLUMN);
  const gap = shelve(first, [0, 8], entry, COLUMN);
  const spots = new Set(vacated(first, gap));
  expect([...spots]).toEqual(['0:1']);
  expect(shelve(gap, [0, 8, 12], entry, COLUMN, spots)[0]?.places.slice(0, 4)).toEqual([0, null, 8, 12]);
  expect(shelve(gap, [0, 8, 12], entry, COLUMN)[0]?.places.slice(0, 4)).toEqual([0, 12, 8, null]);
});

test('rather a kept spot than another board', () => {
  const full = shelve(null, [0, 4, 8, 16], entry, STRIP);
  const gap = shelve(full, [0, 8, 16], entry, STRIP);
  expect(shelve(gap, [0, 8, 16, 12], entry, STRIP, new Set(vacated(full, gap)))).toHaveLength(1);
});

test('what comes where something has just been taken is known, and nothing else', () => {
  const full = shelve(null, [0, 4, 8, 16], entry, STRIP);
  const gap = shelve(full, [0, 8, 16], entry, STRIP);
  const spots = new Set(vacated(full, gap));
  const next = shelve(gap, [0, 8, 16, 12, 1], entry, STRIP, spots);
  expect(landed(gap, next, spots)).toEqual([12]);
  expect(landed(next, next, spots)).toEqual([]);
});
