// The titles of a trek: who holds them, what they pay, and that the rules say so in a room that has agreed on more.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Catalogue, Dock, GameView, Options } from '../../src/protocol';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('addEventListener', () => undefined);
});

const { fillBox } = await import('../../src/lib/catalogue');
const { NO_EXTRAS } = await import('../../src/lib/extras');
const { pageOf } = await import('../../src/lib/rulebook');
const { titlePay, titlesOf } = await import('../../src/lib/titles');
const { agreeOn } = await import('../../src/screens/rules/panel.svelte');
const { LANGUAGES, speak, t } = await import('../../src/words/index.svelte');
const RulePage = (await import('../../src/screens/rules/RulePage.svelte')).default as unknown as Component<Record<string, unknown>>;

beforeAll(() => {
  const flight_boards = [2, 4, 6].map((best_looking) => ({ best_looking }));
  fillBox({
    flight_boards,
    docks: [
      { dock: 'none', silver: [2, 4, 6], gold: [4, 8, 12] },
      { dock: 'low', silver: [3, 6, 9], gold: [6, 12, 18] },
      { dock: 'high', silver: [4, 8, 12], gold: [8, 16, 24] },
    ],
  } as unknown as Catalogue);
});

test('a title is held by somebody, silver or gold, or is to be won', () => {
  const view = {
    flight: { titles: ['aesthete', 'corridorist', 'freight_hauler'] },
    seats: [
      { title: { title: 'corridorist', gold: true }, handicap: 'corridorist', scores: [1, 2, 3] },
      { scores: [4, 5, 6], title: null, handicap: null, second_title: { title: 'aesthete', gold: true } },
    ],
  } as unknown as GameView;
  expect(titlesOf(view)).toEqual([
    { title: 'aesthete', holder: 1, gold: true, handicap: false, scores: [1, 4] },
    { title: 'corridorist', holder: 0, gold: true, handicap: true, scores: [2, 5] },
    { title: 'freight_hauler', holder: null, gold: false, handicap: false, scores: [3, 6] },
  ]);
});

test('what a title pays depends on the level and on the dock', () => {
  const paid = (dock: Dock) => (['I', 'II', 'III'] as const).map((level) => titlePay(level, dock).silver);
  expect((['none', 'low', 'high'] as const).map(paid)).toEqual([
    [2, 4, 6],
    [3, 6, 9],
    [4, 8, 12],
  ]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    (globalThis as { document?: object }).document ??= { documentElement: {} };
    await speak(language);
  });
  const read = (id: 'trek' | 'payday'): string =>
    render(RulePage, { props: { page: pageOf(id), pick: () => undefined } }).body.replace(/<[^>]+>/g, ' ');

  test('in a room the page of the trek says what titles pay there', () => {
    const extras = { ...NO_EXTRAS, dock: 'low' as const };
    const here = t('rules-ui-here-titles', { first: 3, second: 6, third: 9, gold: 18 });
    agreeOn({ mode: { type: 'trek' }, extras } as unknown as Options);
    expect(read('trek')).toContain(here);
    expect(read('payday')).not.toContain(here);
    agreeOn(null);
    expect(read('trek')).not.toContain(here);
  });

  test('the page of Murphy’s Law says how it goes with mirrored hits', () => {
    expect(t('rules-murphys-law.p3')).toContain('IIA');
    expect(pageOf('murphys-law')?.related).toContain('ship-iia');
  });
});
