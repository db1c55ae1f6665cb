import { beforeAll, expect, test } from 'vitest';
import { fillBox } from '../../src/lib/catalogue';
import type { CargoMenu, Catalogue, Goods, PlacedTile, QuestionView } from '../../src/protocol';
import { blockAt, freeIn, gain, holdsFor, holdsOf, loadAll, onDock, planned, proposed, valueOf } from '../../src/screens/flight/cargo';

beforeAll(() => {
  const tile = (id: number, component: object) => ({ id, name: '', component, connectors: [] });
  fillBox({ tiles: [tile(0, { type: 'cargo', value: 2 }), tile(1, { type: 'special_cargo', value: 1 })] } as unknown as Catalogue);
});

const tiles: PlacedTile[] = [
  { square: '6,7', tile: 0, turn: 0, goods: [0, 0, 0, 1] },
  { square: '8,7', tile: 1, turn: 0 },
];
/** A red and two blue blocks wait; one container is free in each hold. */
const menu: CargoMenu = {
  dock: [1, 0, 0, 2],
  laden: [[], [], [], ['6,7']],
  free: [['8,7'], [], [], ['6,7', '8,7']],
};

test('a hold takes red blocks if some of its containers do', () => {
  const combined = (special: number) => ({ type: 'combined', value: { cargo: 2, special, batteries: 0 } }) as const;
  const became = [{ type: 'cargo', value: 2 } as const, { type: 'special_cargo', value: 1 } as const, combined(0), combined(1)];
  const holds = holdsOf(became.map((component) => ({ square: '6,7', tile: 0, turn: 0, became: { component } }) as unknown as PlacedTile));
  expect(holds.map(({ red }) => red)).toEqual([false, true, false, true]);
});

test('the dearest goods are loaded first', () => {
  expect(loadAll(menu, tiles)).toEqual([
    { square: '8,7', good: 'red' },
    { square: '6,7', good: 'blue' },
  ]);
  // What is planned already stays, and takes room.
  const already = [{ square: '8,7', good: 'blue' }] as const;
  expect(loadAll(menu, tiles, already)).toEqual([...already, { square: '6,7', good: 'blue' }]);
});

test('a hold with one red container is planned to take one red block', () => {
  const mixed = { component: { type: 'combined', value: { cargo: 2, special: 1, batteries: 0 } } };
  const holds = (goods: Goods): PlacedTile[] => [{ square: '6,7', tile: 0, turn: 0, goods, became: mixed } as unknown as PlacedTile];
  const waits: CargoMenu = { dock: [2, 0, 0, 1], laden: [[], [], [], []], free: [['6,7'], [], [], ['6,7']] };
  const both = [
    { square: '6,7', good: 'red' },
    { square: '6,7', good: 'blue' },
  ];
  expect(loadAll(waits, holds([0, 0, 0, 0]))).toEqual(both);
  // The server knows better what else may take one.
  expect(loadAll(waits, holds([1, 0, 0, 0]))).toEqual(both);
});

test('a plan takes room and leaves the rest on the dock', () => {
  const plan = loadAll(menu, tiles);
  expect(onDock(menu, plan)).toEqual([0, 0, 0, 1]);
  expect(tiles.map((tile) => freeIn(tile, plan))).toEqual([0, 0]);
  expect(holdsFor('blue', menu, tiles, plan)).toEqual([]);
  expect(holdsFor('blue', menu, tiles, [])).toEqual(['6,7', '8,7']);
});

test('what is proposed is worth what it brings beyond what fits as it is', () => {
  const question = {
    suggested: { type: 'lift', value: ['8,7', 'blue'] },
    suggested_next: [
      { type: 'put', value: ['8,7', 'red'] },
      { type: 'put', value: ['6,7', 'blue'] },
      { type: 'burn', value: ['5,7', 'green'] },
    ],
  } as unknown as QuestionView;
  expect(proposed(question)).toEqual({
    lifts: [{ square: '8,7', good: 'blue' }],
    puts: [
      { square: '8,7', good: 'red' },
      { square: '6,7', good: 'blue' },
    ],
  });
  const prices = [4, 3, 2, 1];
  expect(gain(question, [], prices)).toBe(4);
  expect(gain(question, [{ square: '6,7', good: 'green' }], prices)).toBe(2);
  const still = { suggested: { type: 'put', value: ['6,7', 'blue'] } } as unknown as QuestionView;
  expect(gain(still, [], prices)).toBe(0);
});

test('the ship is drawn as planned', () => {
  expect(planned(tiles, loadAll(menu, tiles)).map(({ goods }) => goods)).toEqual([
    [0, 0, 0, 2],
    [1, 0, 0, 0],
  ]);
  expect(valueOf([1, 0, 0, 2], [4, 3, 2, 1])).toBe(6);
});

test('a block is picked where it is drawn', () => {
  expect(blockAt(1, 0.9, 0.9)).toBe(0);
  expect([blockAt(2, 0.2, 0.5), blockAt(2, 0.8, 0.5)]).toEqual([0, 1]);
  expect([blockAt(3, 0.5, 0.2), blockAt(3, 0.2, 0.8), blockAt(3, 0.8, 0.8)]).toEqual([0, 1, 2]);
});
