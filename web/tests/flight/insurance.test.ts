// Where insurance begins to pay is told by the question: the picture only draws it.

import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { BOX } from '../art/box';

vi.hoisted(() => vi.stubGlobal('document', { documentElement: {} }));

const { fillBox } = await import('../../src/lib/catalogue');
const { speak, t } = await import('../../src/words/index.svelte');
const Insurance = (await import('../../src/screens/flight/ask/Insurance.svelte')).default;

beforeAll(async () => {
  fillBox(BOX);
  await speak('en');
  vi.stubGlobal('document', undefined);
});

const drawn = (even: number, parts = 40): string =>
  render(Insurance, { props: { reason: { type: 'insure', price: 5, most: 20, even, full: 20 }, insured: true, parts } }).body;
/** Where the line of the insured begins, from the top. */
const begins = (body: string): number => {
  const [, from, down] = body.match(/d="M240 ([\d.]+)H[\d.]+l-[\d.]+ ([\d.]+)"/)!;
  return Number(from) + Number(down);
};

test('the lines cross where the question says', () => {
  for (const even of [25, 31]) {
    expect(drawn(even)).toContain(t('flight-insure-even', { count: even }));
    expect(drawn(even)).toContain(`>${even}</text>`);
  }
});

test('the price lies beside the lines, whatever a lost component costs', () => {
  const [full, half] = [25, 30].map((even) => begins(drawn(even)) / 84);
  expect(1 - full!).toBeCloseTo(5 / 25 / 1.35);
  expect(1 - half!).toBeCloseTo(10 / 30 / 1.35);
});

test('a ship that has fewer components than would have to be lost says so', () => {
  expect(drawn(25, 22)).toContain(t('flight-insure-never', { parts: 22, count: 26 }));
  expect(drawn(25, 25)).toContain(t('flight-insure-never', { parts: 25, count: 26 }));
  expect(drawn(25, 26)).not.toMatch(/<p[ >]/);
});
