// The pictures that `trucker ship --svg` draws are made of the page's drawings: everything that a tile can be put
// together from, in colours instead of their names. `npx vitest run -u tests/art/terminal.test.ts` writes it anew.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artOf, crewArt } from '../../src/art/components';
import { defs } from '../../src/art/defs';
import { glyph } from '../../src/art/glyphs';
import { ICONS } from '../../src/art/icons';
import { PLATE, PLATE_SHINE, side, well } from '../../src/art/tiles';
import { COLOURS } from '../../src/lib/colours';
import { ALIENS, GOODS, type Colour, type Component, type Connector } from '../../src/protocol';
import { ALL_TILES } from './box';

const TOKENS = new Map<string, string>();
for (const [, name = '', value = ''] of readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8').matchAll(
  /--([\w-]+):\s*(#\w+)/g,
))
  TOKENS.set(name, value);

/** A drawing with the values of its colours. */
const painted = (art: string): string =>
  art.replaceAll(/var\(--([\w-]+)\)/g, (_, token: string) => {
    const value = TOKENS.get(token);
    if (!value) throw new Error(`no colour is called ${token}`);
    return value;
  });

const CONNECTORS: readonly Connector[] = ['smooth', 'one_pipe', 'two_pipe', 'universal'];

/** Everything that is drawn by its name alone, all sizes that a box may have, and what else is in ours. */
const COMPONENTS: Component[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((value): Component => ({ type: 'battery', value })),
  ...[1, 2, 3].flatMap((value): Component[] => [
    { type: 'cargo', value },
    { type: 'special_cargo', value },
  ]),
  ...ALL_TILES.map(({ component }) => component),
];

function drawing(component: Component, colour?: Colour) {
  const { well: tint, points, upright, empty, cells, holds } = artOf(component, colour);
  const turns = upright ? [0, 1, 2, 3].map((turn) => painted(upright(turn))) : [];
  return {
    well: painted(well(tint, true)),
    ...(points && { points: painted(points) }),
    ...(upright && { upright: new Set(turns).size > 1 ? turns : turns.slice(0, 1) }),
    ...(empty && { empty: painted(empty) }),
    ...(cells?.length && { cells: cells.map((cell) => [false, true].map((full) => painted(cell(full)))) }),
    ...(holds && { holds }),
  };
}

test('everything that pictures of ships are made of', async () => {
  // How the terminal finds it: as JSON spells a component. A starting cabin is found by its colour.
  const components = Object.fromEntries([
    ...COMPONENTS.map((component) => [JSON.stringify(component), drawing(component)]),
    ...COLOURS.map((colour) => [colour, drawing({ type: 'starting_cabin' }, colour)]),
  ]) as Record<string, ReturnType<typeof drawing>>;
  const crew = Object.fromEntries([
    ...[0, 1, 2].map((humans) => [humans, painted(crewArt(undefined, humans))]),
    ...ALIENS.map((alien) => [alien, painted(crewArt(alien, 0))]),
  ]) as Record<string, string>;
  const goods = GOODS.map((good) => painted(glyph[good]()));
  const { engine, cannon, crew: people, battery, cargo, exposed, shield } = ICONS;
  const art = {
    colours: Object.fromEntries(TOKENS),
    defs: defs(),
    plate: painted(PLATE + PLATE_SHINE),
    sides: CONNECTORS.map((connector) => painted(side(connector, false, true))),
    plated: painted(side('smooth', true, true)),
    crew,
    goods,
    signs: { bolt: painted(glyph.bolt()), alien: painted(glyph.purple()) },
    icons: [engine, cannon, people, battery, cargo, exposed, shield],
    components,
  };
  await expect(`${JSON.stringify(art, null, 1)}\n`).toMatchFileSnapshot('../../../crates/trucker/src/ship/svg/art.json');
});
