// The reserve as it is drawn in the corner of a board.

import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../src/protocol';
import { geometry } from '../../src/art/ship';
import { ALL_BOARDS, ALL_TILES } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('document', { documentElement: {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak } = await import('../../src/words/index.svelte');
const Reserve = (await import('../../src/screens/build/Reserve.svelte')).default;

beforeAll(async () => {
  fillBox({ tiles: ALL_TILES } as unknown as Catalogue);
  await speak('en');
  vi.stubGlobal('document', undefined);
});

/** Drawn on this board, so many pixels a square. */
function drawn(name: string, size: number, reserve: (number | null)[]): string {
  const room = geometry(ALL_BOARDS.find((board) => board.name === name)!);
  const builder = { now: { hand: null, reserve }, may: () => true, why: () => '', turnOf: () => 0 };
  return render(Reserve, { props: { builder, drag: { size, over: null }, room } as never }).body;
}
const places = (name: string): number[] => geometry(ALL_BOARDS.find((board) => board.name === name)!).spare.map(({ x }) => x);
const words = (html: string): number[] => [...html.matchAll(/<text[^>]* x="(\d+)"/g)].map(([, x]) => Number(x) - 50);

test('where a square lies between them the word stands in each place, however small', () => {
  expect(places('IA')).toEqual([0, 400]);
  for (const size of [40, 80]) {
    expect(words(drawn('IA', size, [null, null]))).toEqual([0, 400]);
    expect(words(drawn('IA', size, [3, null]))).toEqual([400]);
  }
});

test('places side by side share a word that would be too small in each', () => {
  const [first = 0, last = 0] = places('II');
  expect(words(drawn('II', 80, [null, null]))).toEqual([first, last]);
  expect(words(drawn('II', 40, [null, null]))).toEqual([(first + last) / 2]);
});

test('a tag means the free place, not the square between two', () => {
  const tied = (html: string): string[] => html.match(/<g[^>]*data-coach="reserve"[^>]*>/g) ?? [];
  expect(tied(drawn('II', 40, [null, null]))[0]).toContain('data-drop');
  const [one, ...others] = tied(drawn('IA', 40, [3, null]));
  expect(one).toContain('data-slot="1"');
  expect(others).toEqual([]);
});
