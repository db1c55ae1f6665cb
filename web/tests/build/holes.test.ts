// Boards with holes: numbers on their squares, and what two dice have closed.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Catalogue, ShipBoard } from '../../src/protocol';
import { ALL_BOARDS, ALL_TILES } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: {} });
});

const { boardUnder, closedOf, fillBox } = await import('../../src/lib/catalogue');
const { geometry } = await import('../../src/art/ship');
const { speak } = await import('../../src/words/index.svelte');
const ShipHoles = (await import('../../src/parts/ShipHoles.svelte')).default as unknown as Component<Record<string, unknown>>;
const HoleDice = (await import('../../src/screens/build/HoleDice.svelte')).default as unknown as Component<Record<string, unknown>>;

const number = ALL_BOARDS.findIndex(({ name }) => name === 'IIIB');
const printed = ALL_BOARDS[number]!;

beforeAll(async () => {
  fillBox({ tiles: ALL_TILES, ship_boards: ALL_BOARDS } as unknown as Catalogue);
  await speak('en');
  vi.stubGlobal('document', undefined);
});

const drawn = (board: ShipBoard): string => render(ShipHoles, { props: { board, room: geometry(board), colour: 'red' } }).body;
const pits = (picture: string): number => picture.match(/class="pit/g)?.length ?? 0;

test('before anybody says go all numbers are there and nothing is closed', () => {
  const board = boardUnder({ board: number }, number);
  expect(closedOf(board)).toEqual([]);
  expect(pits(drawn(board))).toBe(0);
  expect(drawn(board).match(/<text/g)).toHaveLength(30);
});

test('a double closes five squares and that of the starting cabin', () => {
  const holes = [...printed.holes![3], printed.start!];
  const board = boardUnder({ board: number, holes }, number);
  expect(closedOf(board)).toEqual(holes);
  expect(pits(drawn(board))).toBe(6);
  // Where the cabin stood its ring falls, in the colour of its owner.
  expect(drawn(board)).toContain('var(--p-red)');
});

test('the dice are told of in words, and that the cabin is gone', () => {
  const told = (dice: [number, number], bare: boolean): string => render(HoleDice, { props: { dice, bare, ontold: () => undefined } }).body;
  expect(told([3, 5], false)).toContain('3 and 5 were rolled.');
  expect(told([6, 6], true)).toContain('A double: the starting cabin goes, too.');
});
