// The yard as the page draws it.

import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../src/protocol';
import { ALL_TILES } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('document', { documentElement: {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak, t } = await import('../../src/words/index.svelte');
const { capital, tileWords } = await import('../../src/words/names');
const Yard = (await import('../../src/screens/build/Yard.svelte')).default;

beforeAll(async () => {
  fillBox({ tiles: ALL_TILES } as unknown as Catalogue);
  await speak('en');
  vi.stubGlobal('document', undefined);
});

const cannon = ALL_TILES.findIndex(({ component }) => component.type === 'cannon');
const builder = {
  view: { yard: { face_down: 9, open: true } },
  now: { hand: null, faceUp: [cannon] },
  seat: 0,
  offer: { take: null, unfit: [] as number[] },
  finished: false,
  may: () => true,
  why: () => '',
};
const html = (more = {}): string => render(Yard, { props: { builder: { ...builder, ...more }, drag: {} } as never }).body;

test('what lies face up has its name where it is pointed at', () => {
  expect(html()).toContain(`title="${capital(tileWords(cannon))}"`);
});

test('every kind can be chosen, also one of which nothing lies there now', () => {
  expect(html()).toContain(t('build-chip', { kind: t('build-kind-engines'), count: 0 }));
  expect(html()).not.toContain(' disabled');
});

test('there are no gadgets in a game without them', () => {
  expect(html()).not.toContain(t('build-kind-gadgets'));
});

test('where there may be gadgets, their chip is there before the first of them: nothing moves when it comes', () => {
  const chip = t('build-chip', { kind: t('build-kind-gadgets'), count: 0 });
  expect(html({ session: { room: { options: { extras: { technology: true } } } } })).toContain(chip);
  expect(html({ session: { room: { options: { extras: { technology: false } } } } })).not.toContain(chip);
});

test('what fits nowhere says so', () => {
  builder.offer.unfit = [cannon];
  expect(html()).toContain(`title="${capital(t('build-unfit', { tile: tileWords(cannon) }))}"`);
  expect(html()).toMatch(/class="[^"]*\bunfit\b/);
  builder.offer.unfit = [];
  expect(html()).not.toMatch(/class="[^"]*\bunfit\b/);
});
