import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardRows } from '../../src/art/cards';
import { lookOf, loose, placedLook, turned } from '../../src/art/look';
import { tileName } from '../../src/art/names';
import { reachArt, reachOf } from '../../src/art/reach';
import { tileArt } from '../../src/art/tiles';
import type { Component, PlacedTile } from '../../src/protocol';
import { mixedHere } from '../../src/lib/mixed';
import { speak, t } from '../../src/words/index.svelte';
import { componentWords } from '../../src/words/names';
import { ABE_CARDS, ABE_TILES, NEW_TILES, TILES } from './box';
import { elements, pipes, type Span, upright } from './svg';

const TURNS = [0, 1, 2, 3] as const;
const CONNECTORS = ['smooth', 'one_pipe', 'two_pipe', 'universal'];
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
const lanes = (spans: readonly Span[]): string => spans.map(([from, to]) => (from + to) / 2).join(' ') || '–';
const written = (component: Component): string => JSON.stringify(component).replaceAll(/["{}]/g, '');
const technology = ABE_TILES.filter(({ component }) => component.type !== 'starting_cabin');

beforeAll(async () => {
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
});

describe('the tiles of Another Big Expansion', () => {
  test('are 42', () => expect(technology).toHaveLength(42));

  test('are drawn as they were, in four turns', async () => {
    const lines = technology.flatMap((tile) =>
      TURNS.map((turn) => {
        const look = lookOf(tile, { turn });
        const [fine, small] = [tileArt(look, 96), tileArt(look, 40)];
        const plated = turned(tile.plating, turn).map((band) => (band ? 'P' : ''));
        const sides = pipes(fine).map((spans, side) => plated[side] || lanes(spans));
        return `${tile.name} ${written(tile.component)}, turn ${turn}: ${sides.join(' | ')}; ${digest(fine)} ${digest(small)}`;
      }),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawn/abe-tiles.txt');
  });

  test('have as many pipes as their connectors say', () => {
    for (const tile of technology) {
      const drawn = pipes(tileArt(lookOf(tile)));
      expect(drawn.map((spans) => spans.length)).toEqual(tile.connectors.map((each) => CONNECTORS.indexOf(each)));
    }
  });

  test('look like no other kind at any size', () => {
    const kinds = [...new Map([...TILES, ...NEW_TILES, ...technology].map((tile) => [written(tile.component), tile.component])).values()];
    for (const size of [96, 40]) {
      const drawn = kinds.map((kind) => tileArt({ ...lookOf(loose(kind)), colour: 'red' }, size));
      expect(new Set(drawn).size).toBe(kinds.length);
    }
  });

  test('only thrusters turn: their exhausts point somewhere', () => {
    const kinds = [...new Map(technology.map((tile) => [written(tile.component), tile.component])).values()];
    for (const component of kinds) {
      const drawn = TURNS.map((turn) => tileArt(lookOf(loose(component), { turn }), 40));
      const points = component.type === 'thruster' || component.type === 'straight_thruster';
      expect(new Set(drawn).size, component.type).toBe(points ? 4 : 1);
      if (!points) expect(elements(drawn[1] ?? '').every(upright), component.type).toBe(true);
    }
  });
});

test('mixed life support is for the colours that the table says', () => {
  const [purple, brown] = technology.filter(({ component }) => component.type === 'mixed_life_support').map((tile) => lookOf(tile));
  const both = () => [purple, brown].map((look) => [tileArt(look!), componentWords(look!.component)].join());
  const printed = both();
  expect(printed[0]).not.toBe(printed[1]);
  mixedHere(() => ['purple', 'brown']);
  const here = both();
  mixedHere(() => undefined);
  for (const said of here) {
    expect(said).not.toContain('cyan');
    expect(said).toContain(t('component-mixed-life-support-purple-brown'));
  }
  expect(both()).toEqual(printed);
});

test.each(['en', 'cs'] as const)('every tile has a name in %s', async (language) => {
  await speak(language);
  for (const { component } of technology)
    for (const form of ['', '.object'] as const) expect(componentWords(component, form)).not.toMatch(/component-/);
  await speak('en');
});

describe('states in flight', () => {
  const tile = (type: Component['type'], more: Partial<PlacedTile> = {}): PlacedTile => ({
    square: '7,7',
    tile: technology.find(({ component }) => component.type === type)!.id,
    turn: 0,
    ...more,
  });
  const lookAt = (placed: PlacedTile) =>
    placedLook(
      technology.find(({ id }) => id === placed.tile)!,
      placed,
    );
  const drawn = (placed: PlacedTile, size = 96) => tileArt(lookAt(placed), size);

  test('a used panel and crubots that are awake are drawn and said', () => {
    for (const type of ['solar_panel', 'crubot_station'] as const) {
      for (const size of [96, 40]) expect(drawn(tile(type, { busy: true }), size)).not.toBe(drawn(tile(type), size));
    }
    expect(tileName(lookAt(tile('solar_panel', { busy: true })))).toContain(t('tile-state-panel'));
    expect(tileName(lookAt(tile('crubot_station', { busy: true, armed: true })))).toContain(
      `${t('tile-state-crubots')}, ${t('tile-state-armed')}`,
    );
    expect(tileName(lookAt(tile('solar_panel')))).not.toContain(t('tile-state-panel'));
  });

  test('whoever is armed wears the sign, where there is room for it', () => {
    const awake = { busy: true };
    expect(drawn(tile('crubot_station', { ...awake, armed: true }))).not.toBe(drawn(tile('crubot_station', awake)));
    expect(drawn(tile('crubot_station', { ...awake, armed: true }), 40)).toBe(drawn(tile('crubot_station', awake), 40));
  });
});

describe('what works with what', () => {
  const tiles: PlacedTile[] = [
    { square: '7,7', tile: 0, turn: 0, reach: ['8,7', '7,6'] },
    { square: '8,7', tile: 1, turn: 0 },
    { square: '7,6', tile: 2, turn: 0, reach: ['7,7'] },
    { square: '9,9', tile: 3, turn: 0 },
  ];

  test('is what the server says of either of them', () => {
    expect(reachOf(tiles, '7,7')).toEqual(['8,7', '7,6']);
    expect(reachOf(tiles, '8,7')).toEqual(['7,7']);
    expect(reachOf(tiles, '7,6')).toEqual(['7,7']);
    expect([reachOf(tiles, '9,9'), reachOf(tiles, '2,2')]).toEqual([[], []]);
  });

  test('is joined by wires, but not across a whole ring', () => {
    const [from, near, far] = [50, 150, 850].map((x) => ({ x, y: 50 })) as [
      { x: number; y: number },
      { x: number; y: number },
      { x: number; y: number },
    ];
    const all = reachArt(from, [near, far], Infinity);
    const round = reachArt(from, [near, far], 450);
    expect(all).toContain('L850 50');
    expect(round).not.toContain('L850 50');
    expect(round.match(/<rect/g)).toHaveLength(4);
  });
});

describe('the cards of Another Big Expansion', () => {
  test('say what they said', async () => {
    const lines = ABE_CARDS.map((card) => {
      const rows = cardRows(card).map(({ label, symbols }) => `  ${label}: ${symbols.map((symbol) => JSON.stringify(symbol)).join(' ')}`);
      return `${card.name} ${card.kind}\n${rows.join('\n')}`;
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawn/abe-cards.txt');
  });

  test('name all that flies at whoever tries, and at the fastest', () => {
    const rows = (name: string) => cardRows(ABE_CARDS.find((card) => card.name === name)!).map(({ label }) => label);
    expect(rows('AIV-16')).toEqual(['card-row-tried', 'card-row-give-up', 'card-row-gain']);
    expect(rows('AIV-06')).toEqual(['card-row-everyone', 'card-row-ahead', 'card-row-fastest']);
  });
});
