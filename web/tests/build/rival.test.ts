// The small ship of a rival has its numbers while one of them is named for it.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../src/protocol';
import { ALL_BOARDS, ALL_TILES } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak } = await import('../../src/words/index.svelte');
const Seated = (await import('../flight/Seated.svelte')).default as unknown as Component<Record<string, unknown>>;
const RivalCard = (await import('../../src/parts/RivalCard.svelte')).default;

beforeAll(async () => {
  fillBox({ tiles: ALL_TILES, ship_boards: ALL_BOARDS } as unknown as Catalogue);
  await speak('en');
  vi.stubGlobal('document', undefined);
});

function drawn(seat: number, reason: unknown): string {
  const ship = { tiles: [], turned: false };
  const flight = { ship_board: ALL_BOARDS.findIndex(({ name }) => name === 'IIA'), level: 'II', phase: { type: 'crew' } };
  const view = { flight, ships: [ship, ship, ship], seats: [{}, {}, {}], own: { question: { decision: { reason } } } };
  const table = {
    shown: view,
    session: { view },
    name: () => 'Ema',
    colour: () => 'red',
    seats: [],
  };
  return render(Seated, { props: { table, part: RivalCard, given: { seat, status: '' } } }).body;
}

test('it has them when it is asked for, and only the ship that is meant', () => {
  const murphy = { type: 'name_result', rival: 1 };
  expect(drawn(1, murphy)).toContain('4 ⇄ 10');
  expect(drawn(2, murphy)).not.toContain('4 ⇄ 10');
  expect(drawn(1, 'fly_on')).not.toContain('4 ⇄ 10');
});
