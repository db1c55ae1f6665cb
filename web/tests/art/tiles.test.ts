import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isLoaded, lookOf, turned } from '../../src/art/look';
import { backArt, tileArt, uprightArt } from '../../src/art/tiles';
import type { Connectors, TileLook } from '../../src/art/types';
import type { Colour, Component, Connector } from '../../src/protocol';
import { TILES } from './box';
import { elements, pipes, type Span, upright } from './svg';

const TURNS = [0, 1, 2, 3] as const;
const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];
const CONNECTORS: readonly Connector[] = ['smooth', 'one_pipe', 'two_pipe', 'universal'];
const PLAIN: Connectors = ['smooth', 'smooth', 'smooth', 'smooth'];

const written = (component: Component): string => ('value' in component ? `${component.type} ${String(component.value)}` : component.type);
const KINDS = [...new Map(TILES.map((tile) => [written(tile.component), tile.component])).values()];

/** What a drawing shows at its edges, from what was drawn. */
const lanes = (spans: readonly Span[]): string => spans.map(([from, to]) => (from + to) / 2).join(' ') || '–';
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** One element a line, so that a change of a drawing is easy to read. */
const spread = (svg: string): string => svg.replaceAll('><', '>\n<');

test('the box has 156 tiles', () => {
  expect(TILES).toHaveLength(156);
  expect(KINDS).toHaveLength(16);
});

describe('drawings are as they were', () => {
  test('every tile of the box in four turns', async () => {
    const lines = TILES.flatMap((tile) =>
      TURNS.map((turn) => {
        const look = lookOf(tile, { turn, colour: 'red' });
        const [fine, small] = [tileArt(look, 96), tileArt(look, 40)];
        const sides = pipes(fine).map(lanes).join(' | ');
        return `${tile.name} ${written(tile.component)}, turn ${turn}: ${sides}; ${digest(fine)} ${digest(small)}`;
      }),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawn/tiles.txt');
  });

  test('one of each kind, in full', async () => {
    const connectors: Connectors = ['universal', 'one_pipe', 'smooth', 'two_pipe'];
    const drawn = KINDS.map((component) => `# ${written(component)}\n${spread(tileArt({ component, connectors, colour: 'blue' }))}`);
    await expect(`${drawn.join('\n\n')}\n\n# back\n${spread(backArt())}\n`).toMatchFileSnapshot('drawn/kinds.txt');
  });

  test('what stands on tiles', async () => {
    const loads: [Component, Partial<TileLook>][] = [
      ...[0, 1, 2].map((humans): [Component, Partial<TileLook>] => [{ type: 'cabin' }, { humans }]),
      [{ type: 'cabin' }, { alien: 'brown' }],
      [{ type: 'cabin' }, { alien: 'purple' }],
      ...COLOURS.map((colour): [Component, Partial<TileLook>] => [{ type: 'starting_cabin' }, { colour, humans: 2 }]),
      [{ type: 'battery', value: 2 }, { batteries: 1 }],
      [{ type: 'battery', value: 3 }, { batteries: 0 }],
      [{ type: 'cargo', value: 3 }, { goods: [0, 1, 1, 1] }],
      [{ type: 'special_cargo', value: 2 }, { goods: [1, 0, 0, 1] }],
    ];
    const drawn = loads.map(([component, load]) => {
      const art = uprightArt({ component, connectors: PLAIN, ...load });
      return `# ${written(component)} ${JSON.stringify(load)}\n${spread(art)}`;
    });
    await expect(`${drawn.join('\n\n')}\n`).toMatchFileSnapshot('drawn/loads.txt');
  });
});

describe('pipes meet', () => {
  const joins = (a: Connector, b: Connector): boolean =>
    a !== 'smooth' && b !== 'smooth' && (a === b || a === 'universal' || b === 'universal');
  const meet = (one: readonly Span[], other: readonly Span[]): boolean => {
    const [few, many] = one.length <= other.length ? [one, other] : [other, one];
    return few.length > 0 && few.every(([from, to]) => many.some(([start, end]) => start === from && end === to));
  };
  /** Every way a connector can come to lie on a side: four turns of a tile that has it there. */
  const on = (side: number, connector: Connector, size: number): Span[][] =>
    TURNS.map((turn) => {
      const connectors = PLAIN.with((side - turn + 4) % 4, connector) as unknown as Connectors;
      expect(turned(connectors, turn)[side]).toBe(connector);
      return pipes(tileArt({ component: { type: 'structural' }, connectors, turn }, size))[side] ?? [];
    });

  for (const size of [96, 40]) {
    for (const one of CONNECTORS) {
      for (const other of CONNECTORS) {
        test(`${one} and ${other} at ${size} px: ${joins(one, other) ? 'join' : 'do not'}`, () => {
          for (const [here, there] of [
            [1, 3],
            [2, 0],
          ] as const) {
            for (const mine of on(here, one, size)) {
              for (const theirs of on(there, other, size)) {
                // Two pipes and one have no lane in common: the eye sees that they do not join.
                expect(meet(mine, theirs)).toBe(joins(one, other));
              }
            }
          }
        });
      }
    }
  }

  test('on every tile of the box, as many as its connectors say', () => {
    for (const tile of TILES) {
      for (const turn of TURNS) {
        const drawn = pipes(tileArt(lookOf(tile, { turn, colour: 'red' })));
        const printed = turned(tile.connectors, turn).map((connector) => CONNECTORS.indexOf(connector));
        expect(drawn.map((spans) => spans.length)).toEqual(printed);
      }
    }
  });
});

describe('only what points turns', () => {
  const inhabited: [Component, Partial<TileLook>][] = [
    [{ type: 'cabin' }, { humans: 2 }],
    [{ type: 'cabin' }, { humans: 1 }],
    [{ type: 'cabin' }, { alien: 'brown' }],
    [{ type: 'cabin' }, { alien: 'purple' }],
    [{ type: 'starting_cabin' }, { humans: 2 }],
    [{ type: 'life_support', value: 'brown' }, {}],
    [{ type: 'life_support', value: 'purple' }, {}],
    [{ type: 'battery', value: 3 }, { batteries: 2 }],
    [{ type: 'cargo', value: 3 }, { goods: [0, 1, 1, 1] }],
    [{ type: 'special_cargo', value: 1 }, { goods: [1, 0, 0, 0] }],
    [{ type: 'structural' }, {}],
  ];
  test.each(inhabited)('%j %j stays upright', (component, load) => {
    const drawn = TURNS.map((turn) => {
      const all = elements(tileArt({ component, connectors: PLAIN, turn, ...load }, 40));
      expect(all.every(upright)).toBe(true);
      return JSON.stringify(all);
    });
    expect(new Set(drawn).size).toBe(1);
  });

  const bolt = 'M2-11-8 2h6l-2 9L8-3H2z';
  const POWERED = ['double_cannon', 'double_engine', 'shield'] as const;
  test.each(POWERED)('the lightning sign of a %s stays upright', (type) => {
    const places = TURNS.map((turn) => {
      const all = elements(tileArt({ component: { type }, connectors: PLAIN, turn }));
      const signs = all.filter(({ attributes }) => attributes.d === bolt);
      expect(signs).toHaveLength(1);
      expect(signs.every(upright)).toBe(true);
      return signs[0]?.matrix.slice(4).join();
    });
    expect(new Set(places).size).toBe(4);
  });

  test.each(['cannon', 'engine', 'double_cannon', 'double_engine', 'shield'] as const)('a %s turns', (type) => {
    expect(new Set(TURNS.map((turn) => tileArt({ component: { type }, connectors: PLAIN, turn }))).size).toBe(4);
  });
});

test.each([96, 40])('no two kinds are drawn alike at %i px', (size) => {
  const drawn = KINDS.map((component) => tileArt({ component, connectors: PLAIN, colour: 'red' }, size));
  expect(new Set(drawn).size).toBe(KINDS.length);
});

test('starting cabins differ by colour, pattern and emblem', () => {
  const drawn = COLOURS.map((colour) => tileArt({ component: { type: 'starting_cabin' }, connectors: PLAIN, colour }));
  expect(new Set(drawn.map((art) => art.replaceAll(/var\(--p-\w+\)/g, ''))).size).toBe(4);
  expect(new Set(drawn.map((art) => art.replaceAll(/(var\(--p-|#art-)\w+\)/g, ''))).size).toBe(4);
});

test('a tile is drawn once for each look', () => {
  const look: TileLook = { component: { type: 'cannon' }, connectors: PLAIN, turn: 1 };
  expect(tileArt({ ...look }, 96)).toBe(tileArt({ ...look }, 60));
  expect(tileArt(look, 55)).not.toBe(tileArt(look, 56));
});

test('what is not there is drawn empty once everybody is aboard', () => {
  const battery = TILES.find(({ component }) => component.type === 'battery');
  const cabin = TILES.find(({ component }) => component.type === 'cabin');
  for (const tile of [battery, cabin]) {
    if (!tile) throw new Error('not in the box');
    expect(tileArt(lookOf(tile, { loaded: true }))).not.toBe(tileArt(lookOf(tile)));
  }
  expect((['building', 'spot_check'] as const).map((type) => isLoaded({ type }))).toEqual([false, false]);
  expect([isLoaded({ type: 'crew' }), isLoaded({ type: 'card', value: 0 }), isLoaded({ type: 'payday' })]).toEqual([true, true, true]);
});
