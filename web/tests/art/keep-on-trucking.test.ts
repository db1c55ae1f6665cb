import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { arrivals, dieCompass, landingOf, landingWith } from '../../src/art/board';
import { cardDays, cardFoot, cardRows } from '../../src/art/cards';
import { defs } from '../../src/art/defs';
import { loose, lookOf, turned } from '../../src/art/look';
import { geometry } from '../../src/art/ship';
import { sign } from '../../src/art/signs';
import { tileArt } from '../../src/art/tiles';
import { vignette } from '../../src/art/vignettes';
import type { Component, Modifier, ShipBoard, Side } from '../../src/protocol';
import { MEMBERS } from '../../src/protocol';
import { ALL_BOARDS, NEW_BOARDS, NEW_CARDS, NEW_TILES, TILES } from './box';
import { elements, pipes, type Span, upright } from './svg';

const TURNS = [0, 1, 2, 3] as const;
const CONNECTORS = ['smooth', 'one_pipe', 'two_pipe', 'universal'];
const written = (component: Component): string =>
  'value' in component
    ? JSON.stringify({ [component.type]: component.value })
        .replaceAll(/["{}]/g, ' ')
        .trim()
    : component.type;
const lanes = (spans: readonly Span[]): string => spans.map(([from, to]) => (from + to) / 2).join(' ') || '–';
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
const KINDS = [...new Map(NEW_TILES.map((tile) => [written(tile.component), tile.component])).values()];

describe('the new tiles', () => {
  test('are 52', () => expect(NEW_TILES).toHaveLength(52));

  test('are drawn as they were, in four turns', async () => {
    const lines = NEW_TILES.flatMap((tile) =>
      TURNS.map((turn) => {
        const look = lookOf(tile, { turn });
        const [fine, small] = [tileArt(look, 96), tileArt(look, 40)];
        const plated = turned(tile.plating, turn).map((band) => (band ? 'P' : ''));
        const sides = pipes(fine)
          .map((spans, side) => plated[side] || lanes(spans))
          .join(' | ');
        return `${tile.name} ${written(tile.component)}, turn ${turn}: ${sides}; ${digest(fine)} ${digest(small)}`;
      }),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawn/kot-tiles.txt');
  });

  test('have as many pipes as their connectors say', () => {
    for (const tile of NEW_TILES) {
      const drawn = pipes(tileArt(lookOf(tile)));
      expect(drawn.map((spans) => spans.length)).toEqual(tile.connectors.map((each) => CONNECTORS.indexOf(each)));
    }
  });

  test('look like no other kind, old or new', () => {
    const old = [...new Map(TILES.map(({ component }) => [written(component), component])).values()];
    const fresh = KINDS.filter((kind) => !old.some((other) => written(other) === written(kind)));
    expect(fresh).toHaveLength(11);
    for (const size of [96, 40]) {
      const drawn = [...old, ...fresh].map((kind) => tileArt({ ...lookOf(loose(kind)), colour: 'red' }, size));
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  test('only what points turns', () => {
    for (const component of [
      { type: 'cannon_booster' },
      { type: 'reactor_furnace' },
      { type: 'stasis_chamber' },
      { type: 'life_support', value: 'cyan' },
    ] as Component[]) {
      const drawn = TURNS.map((turn) => {
        const all = elements(tileArt(lookOf(loose(component), { turn }), 40));
        expect(all.every(upright)).toBe(true);
        return JSON.stringify(all);
      });
      expect(new Set(drawn).size).toBe(1);
    }
    for (const component of [{ type: 'catapult' }, { type: 'cannon_engine' }] as const) {
      expect(new Set(TURNS.map((turn) => tileArt(lookOf(loose(component), { turn })))).size).toBe(4);
    }
  });

  test('plating is a band of its own, at every size', () => {
    const plated = NEW_TILES.filter(({ plating }) => plating.includes(true));
    expect(plated).toHaveLength(11);
    for (const tile of plated) {
      for (const size of [96, 40]) {
        const bare = tileArt({ ...lookOf(tile), plating: undefined }, size);
        const more = elements(tileArt(lookOf(tile), size)).length - elements(bare).length;
        expect(more).toBeGreaterThan(4 * tile.plating.filter(Boolean).length);
      }
    }
  });

  test('sleepers and what lies in combined holds is seen', () => {
    const stasis = (humans: number) => tileArt(lookOf(loose({ type: 'stasis_chamber' }), { load: { humans } }));
    expect(new Set([0, 1, 2, 3, 4].map(stasis)).size).toBe(5);
    const both = loose({ type: 'combined', value: { cargo: 2, special: 1, batteries: 0 } });
    const laden = tileArt(lookOf(both, { load: { goods: [1, 0, 0, 1] } }));
    expect(laden).toContain('--g-red');
    expect(laden).toContain('--g-blue');
    const cells = loose({ type: 'combined', value: { cargo: 2, special: 0, batteries: 2 } });
    expect(new Set([0, 1, 2].map((batteries) => tileArt(lookOf(cells, { load: { batteries } })))).size).toBe(3);
  });
});

describe('the new cards', () => {
  test('say what they said', async () => {
    expect(NEW_CARDS).toHaveLength(9);
    const lines = NEW_CARDS.map((card) => {
      const rows = cardRows(card).map(
        ({ label, price = [], symbols }) => `  ${label}: ${[...price, ...symbols].map((symbol) => JSON.stringify(symbol)).join(' ')}`,
      );
      return `${card.name} ${card.kind}\n${rows.join('\n')}`;
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawn/kot-cards.txt');
    for (const card of NEW_CARDS) expect(cardDays(card) !== null || cardFoot(card) !== null).toBe(true);
  });

  test('have windows of their own, in defined colours', () => {
    const kinds = [...new Set(NEW_CARDS.map(({ kind }) => kind))];
    expect(kinds).toHaveLength(5);
    const windows = kinds.map((kind) => vignette(kind));
    expect(new Set(windows).size).toBe(5);
    for (const window of windows) {
      expect(elements(window).length).toBeGreaterThan(10);
      for (const [, id] of window.matchAll(/url\(#([^)]+)\)/g)) expect(defs()).toContain(` id="${id}"`);
    }
  });

  test('a bad day has as many rows as the level of the flight', () => {
    const day = NEW_CARDS.find(({ kind }) => kind === 'bad_day')!;
    const off = (level: 'I' | 'II' | 'III') => cardRows(day, undefined, level).filter(({ state }) => state === 'off').length;
    expect([off('I'), off('II'), off('III')]).toEqual([2, 1, 0]);
  });
});

describe('the new boards', () => {
  const named = (name: string): ShipBoard => ALL_BOARDS.find((board) => board.name === name)!;

  test('merge, mirror and redirect', () => {
    expect(NEW_BOARDS.map(({ name }) => name)).toEqual(['IA', 'IIA', 'IIIA']);
    const written = (name: string, axis: 'columns' | 'rows', line: number) =>
      named(name).rim[axis].find((one) => one.line === line)?.written;
    const lands = (name: string, from: Side, sum: number) => arrivals(landingWith(named(name), sum)!, from);
    expect(written('IA', 'columns', 9)).toEqual(['10', '11', '12']);
    expect([2, 6, 7, 11].map((sum) => landingWith(named('IA'), sum)?.column)).toEqual([5, 6, 7, 9]);
    for (const board of ALL_BOARDS.filter(({ landings }) => landings.results.some(({ sum }) => sum !== null)))
      expect(landingOf(board, [3, 6])).toBe(landingWith(board, 9));
    expect(lands('IIA', 'front', 4)).toEqual([
      { from: 'front', line: 4 },
      { from: 'front', line: 10 },
    ]);
    expect(lands('IIA', 'front', 7)).toEqual([{ from: 'front', line: 7 }]);
    expect(lands('IIA', 'left', 4)).toEqual([{ from: 'left', line: 4 }]);
    expect(lands('IIIA', 'rear', 4)).toEqual([{ from: 'left', line: 11 }]);
    expect(lands('IIIA', 'front', 7)).toEqual([{ from: 'front', line: 7 }]);
    expect(lands('II', 'front', 4)).toEqual([{ from: 'front', line: 4 }]);
    expect(written('IIA', 'columns', 4)).toEqual(['4 ⇄ 10']);
    expect(written('IIA', 'rows', 4)).toEqual(['4']);
  });

  test('IIIA draws an arrow for every roll that goes round a corner', () => {
    const ways = named('IIIA').rim.detours;
    expect(ways).toHaveLength(12);
    expect(ways.find(({ roll, end }) => roll === 4 && end === 'front')).toMatchObject({ side: 'left', row: 3, lane: 0 });
    expect(ways.find(({ roll, end }) => roll === 12 && end === 'rear')).toMatchObject({ side: 'right', row: 9, lane: 2 });
    expect(named('III').rim.detours).toEqual([]);
  });

  test('the reserve and the compass lie where no square is', () => {
    for (const board of ALL_BOARDS) {
      const room = geometry(board);
      const taken = new Set(board.squares.map((square) => JSON.stringify(room.at(square))));
      expect(room.spare).toHaveLength(2);
      for (const place of [...room.spare, ...(board.rim.compass ? [room.free] : [])]) {
        expect(taken.has(JSON.stringify(place)), board.name).toBe(false);
      }
    }
    expect(elements(dieCompass(named('IA'))).length).toBeGreaterThan(10);
    expect(dieCompass(named('II'))).toBe('');
  });
});

test('every rule card has a sign of its own', async () => {
  const protocol = (await import('node:fs')).readFileSync(new URL('../../src/protocol.ts', import.meta.url), 'utf8');
  const all = [...(protocol.match(/export type Modifier = (.*);/)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, name]) => name as Modifier);
  // Both abilities of a member of the support team have the member's.
  expect(all).toHaveLength(35 + 2 * MEMBERS.length);
  const signs = all.map(sign);
  expect(new Set(signs).size).toBe(35 + MEMBERS.length);
  for (const drawn of signs) expect(elements(drawn).length).toBeGreaterThan(0);
});

test.each(['en', 'cs'])('what a component does is said in the dock: %s', async (language) => {
  const { readFileSync } = await import('node:fs');
  const read = (file: string) => readFileSync(new URL(`../../../locales/${language}/${file}`, import.meta.url), 'utf8');
  const words = read('web-build.ftl') + read('web-kot.ftl');
  for (const component of KINDS) {
    const name = component.type;
    expect(words).toContain(`\nbuild-does-${name.replaceAll('_', '-')} = `);
  }
});
