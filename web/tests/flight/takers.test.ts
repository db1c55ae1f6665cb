// Where five play, a card has room for two: it shows who has had what it has, and how many still can.

import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Catalogue, Colour } from '../../src/protocol';
import { CARDS } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak, t } = await import('../../src/words/index.svelte');
const CardFace = (await import('../../src/parts/CardFace.svelte')).default;

beforeAll(async () => {
  fillBox({ cards: CARDS } as unknown as Catalogue);
  await speak('en');
  vi.stubGlobal('document', undefined);
});

interface Given {
  takers?: number;
  had?: Colour[];
  landed?: Colour[][];
}
const drawn = (kind: string, given: Given): string =>
  render(CardFace, { props: { card: CARDS.find((card) => card.kind === kind)!, ...given } }).body;
const count = (body: string, what: RegExp): number => body.match(what)?.length ?? 0;
const free = (body: string): number => count(body, /class="emblem free/g);
const taken = (body: string): number => count(body, /<dd[^>]*class="taken/g);

test('an enemy that one has beaten can be beaten once more', () => {
  const body = drawn('pirates', { takers: 2, had: ['green'] });
  expect(body).toContain(t('card-row-beaten'));
  expect(body).toContain(t('card-had', { had: 1, takers: 2 }));
  expect(free(body)).toBe(1);
});

test('an abandoned ship says so, too; cards that all have a share in do not', () => {
  expect(drawn('abandoned_ship', { takers: 2 })).toContain(t('card-row-used'));
  expect(drawn('meteor_swarm', { takers: 2 })).not.toContain('data-testid="had"');
  expect(drawn('pirates', {})).not.toContain('data-testid="had"');
});

test('a planet is taken when as many have landed as it has room for', () => {
  expect(taken(drawn('planets', { landed: [['red']] }))).toBe(1);
  const one = drawn('planets', { takers: 2, landed: [['red']] });
  expect([taken(one), free(one)]).toEqual([0, 1]);
  const two = drawn('planets', { takers: 2, landed: [['red', 'white']] });
  expect([taken(two), free(two)]).toEqual([1, 0]);
});

test('how many ships a planet has room for is told', () => {
  expect(t('flight-help-land', { days: 2, takers: 1 })).toContain('One ship a planet.');
  expect(t('flight-help-land', { days: 2, takers: 2 })).toContain('room for 2 ships');
});
