// Squares are called by the numbers at the rim of the board they lie on.

import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Catalogue } from '../src/protocol';
import { ALL_BOARDS, ALL_TILES } from './art/box';

vi.hoisted(() => vi.stubGlobal('document', { documentElement: {} }));

const { emptyName } = await import('../src/art/names');
const { fillBox } = await import('../src/lib/catalogue');
const { speak, t } = await import('../src/words/index.svelte');
const { lineWords } = await import('../src/words/names');
const { squaresLieOn, withPlaces } = await import('../src/words/places');
const { eventWords } = await import('../src/words/sentences');

const board = (name: string) => ALL_BOARDS.find((each) => each.name === name)!;

beforeAll(async () => {
  fillBox({ tiles: ALL_TILES, ship_boards: ALL_BOARDS } as unknown as Catalogue);
  await speak('en');
});
afterEach(() => squaresLieOn(() => null));

test('where numbers share a line, a square is called by all of them', () => {
  squaresLieOn(() => board('IA'));
  expect(t('build-undo-place', { tile: 'cannon', square: '6,5' })).toBe('Undo: cannon to 5·6,2·3·4');
  expect(emptyName('6,5')).toBe(t('tile-empty-square', { column: '5·6', row: '2·3·4' }));
  expect(eventWords({ type: 'battery_spent', seat: 0, square: '7,6' }, () => 'Ada')).toContain('from 7,5·6');
  expect(withPlaces('6,5 7,7 · 9,8')).toBe('5·6,2·3·4 7,7 · 10·11·12,8·9');
});

test('on other boards it keeps its column and row', () => {
  for (const name of ['I', 'II', 'III', 'IIA', 'IIIA']) {
    squaresLieOn(() => board(name));
    expect(t('build-undo-place', { tile: 'cannon', square: '6,5' })).toBe('Undo: cannon to 6,5');
    expect(emptyName('6,5')).toBe(t('tile-empty-square', { column: '6', row: '5' }));
  }
});

test('a line off a board with letters or numbers of its own has no number: what comes there flies past', async () => {
  const [first] = board('IIB').rim.rows;
  for (const [language, ...past] of [
    ['en', 'past the ship', 'beside the ship'],
    ['cs', 'mimo loď', 'vedle lodi'],
  ] as const) {
    await speak(language);
    expect(lineWords('left', first!.line, '', board('IIB'))).toBe(t('line-row', { number: first!.called }));
    expect((['', '.in'] as const).map((form) => lineWords('left', first!.line - 1, form, board('IIB')))).toEqual(past);
    // Where the rim shows what is rolled, numbers go on.
    expect(lineWords('front', 12, '.in', board('II'))).toBe(t('line-column.in', { number: '12' }));
  }
  await speak('en');
});

test('words that are no square stay as they are', () => {
  squaresLieOn(() => board('IA'));
  expect(t('flight-go-place', { square: '…' })).toContain('…');
});
