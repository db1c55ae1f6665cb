// What a tile is called and what it is for, in both languages.

import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Catalogue, Component } from '../../src/protocol';
import { KINDS } from '../../src/screens/build/kinds';
import { ICONS } from '../../src/art/icons';
import { ALL_TILES } from '../art/box';

vi.hoisted(() => vi.stubGlobal('document', { documentElement: {} }));

const { fillBox } = await import('../../src/lib/catalogue');
const { speak, t } = await import('../../src/words/index.svelte');
const { componentWords, tileWords } = await import('../../src/words/names');
const { doesWords, platedWords } = await import('../../src/screens/build/does');

beforeAll(() => fillBox({ tiles: ALL_TILES } as unknown as Catalogue));

const plates = (id: number): number => ALL_TILES[id]!.plating.filter(Boolean).length;
const all = ALL_TILES.map(({ id }) => id);
const combined = (cargo: number, special: number, batteries: number): Component => ({
  type: 'combined',
  value: { cargo, special, batteries },
});

describe.each(['en', 'cs'] as const)('in %s', (language) => {
  beforeAll(() => speak(language));

  test('what is plated says so, by its name and by what it does', () => {
    const plated = all.filter((id) => plates(id) > 0);
    expect(plated.length).toBeGreaterThan(3);
    for (const id of plated) {
      const plain = componentWords(ALL_TILES[id]!.component, '.object');
      expect(tileWords(id, '.object')).toBe(t('tile-with-plating', { tile: plain }));
      expect(platedWords(id)).toBe(t('build-does-plated', { count: plates(id) }));
    }
    const cannon = all.find((id) => ALL_TILES[id]!.component.type === 'cannon')!;
    expect([tileWords(cannon), platedWords(cannon)]).toEqual([t('component-cannon'), '']);
  });

  test('only what has many connectors joins almost anything', () => {
    const structural = all.filter((id) => ALL_TILES[id]!.component.type === 'structural');
    for (const id of structural) {
      const sides = ALL_TILES[id]!.connectors.filter((side) => side !== 'smooth').length;
      expect(doesWords(id, null), ALL_TILES[id]!.name).toBe(t(`build-does-structural${sides >= 3 ? '' : '-few'}`));
    }
    expect(structural.some((id) => doesWords(id, null) === t('build-does-structural-few'))).toBe(true);
  });
});

test.each([
  ['en', 'battery ×2 with a red cargo hold ×1', 'battery ×2 with a cargo hold ×2', 'cargo hold ×2 with a red one ×1'],
  ['cs', 'baterie ×2 s červeným kontejnerem ×1', 'baterie ×2 s kontejnerem ×2', 'kontejner ×2 s červeným ×1'],
] as const)('two in one have natural names in %s', async (language, ...names) => {
  await speak(language);
  expect([combined(0, 1, 2), combined(2, 0, 2), combined(2, 1, 0)].map((each) => componentWords(each).replaceAll('\u00a0', ' '))).toEqual(
    names,
  );
});

test('every kind has an icon of its own, and none is that of the settings', () => {
  const icons = KINDS.map(({ icon }) => ICONS[icon]);
  expect(new Set(icons).size).toBe(KINDS.length);
  expect(icons).not.toContain(ICONS.settings);
});
