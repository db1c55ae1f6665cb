// Ships that differ from their tiles are drawn and named as they are.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { jointArt } from '../../src/art/joints';
import { lookOf, placedLook, turned } from '../../src/art/look';
import { tileName } from '../../src/art/names';
import { tileArt } from '../../src/art/tiles';
import { after } from '../../src/lib/after';
import { componentOf, fillBox } from '../../src/lib/catalogue';
import type { Catalogue, Connector, Event, GameView, PlacedTile, SideView, TileEntry, Turn } from '../../src/protocol';
import { speak } from '../../src/words/index.svelte';
import { tileWords } from '../../src/words/names';
import { ALL_TILES } from './box';

beforeAll(async () => {
  fillBox({ tiles: ALL_TILES } as unknown as Catalogue);
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
});

/** What has to be there. */
function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it is missing');
  return value;
}

const TURNS: readonly Turn[] = [0, 1, 2, 3];
const placed = (entry: TileEntry, turn: Turn, more: Partial<PlacedTile> = {}): PlacedTile => ({
  square: '7,7',
  tile: entry.id,
  turn,
  ...more,
});

/** The sides of a tile as they lie. */
function lying({ connectors, plating }: TileEntry, turn: Turn): [SideView, SideView, SideView, SideView] {
  const plated = turned(plating, turn);
  return turned(connectors, turn).map((connector: Connector, i) => (plated[i] ? { connector, plated: true } : { connector })) as [
    SideView,
    SideView,
    SideView,
    SideView,
  ];
}

describe('a loosened joint', () => {
  it('is a crack across the edge, at both ends of a ring', () => {
    const side = jointArt({ x: 50, y: 50 }, { x: 150, y: 50 }, 'loosened');
    expect(side).toContain('M100 20L');
    expect(side).toContain('var(--harm)');
    expect(jointArt({ x: 50, y: 50 }, { x: 50, y: 150 }, 'loosened')).toContain('M20 100L');
    expect(jointArt({ x: 50, y: 50 }, { x: 850, y: 50 }, 'loosened').match(/<path/g)).toHaveLength(4);
  });
});

describe('a link over a distance', () => {
  it('is drawn in colours that there are', () => {
    const art = jointArt({ x: 50, y: 50 }, { x: 450, y: 250 }, 'joined');
    const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
    for (const [, token] of art.matchAll(/var\((--[a-z-]+)\)/g)) expect(tokens).toContain(`${token}:`);
  });
});

describe('a component with marks', () => {
  const tiles = ALL_TILES.filter(({ id }) => id % 5 === 0);

  it('is drawn like its tile if nothing is changed', () => {
    for (const entry of tiles)
      for (const turn of TURNS) {
        const plain = lookOf(entry, { turn });
        expect(placedLook(entry, placed(entry, turn))).toEqual(plain);
        const same = placed(entry, turn, { became: { component: entry.component, turn }, sides: lying(entry, turn) });
        expect(tileArt(placedLook(entry, same))).toBe(tileArt(plain));
      }
  });

  it('shows that it swivels, or needs no room, and says so', () => {
    const cannon = there(ALL_TILES.find(({ component }) => component.type === 'cannon'));
    const looks = [{}, { swivels: true }, { hemmed: true }, { swivels: true, hemmed: true }].map((more) =>
      placedLook(cannon, placed(cannon, 0, more)),
    );
    expect(new Set(looks.map((look) => tileArt(look))).size).toBe(4);
    expect(new Set(looks.slice(0, 3).map((look) => tileName(look))).size).toBe(3);
  });

  it('is drawn like the tile that it was made to look like', () => {
    for (const [i, entry] of tiles.entries()) {
      const other = there(tiles[(i * 7 + 3) % tiles.length]);
      for (const turn of TURNS)
        for (const now of TURNS) {
          const marked = placed(entry, turn, { became: { component: other.component, turn: now }, sides: lying(other, now) });
          expect(tileArt(placedLook(entry, marked))).toBe(tileArt(lookOf(other, { turn: now })));
        }
    }
  });

  it('keeps its sides where they lie when it becomes another kind that points elsewhere', () => {
    const entry = there(tiles.find(({ connectors }) => new Set(connectors).size > 2));
    for (const turn of TURNS)
      for (const now of TURNS) {
        const look = placedLook(entry, placed(entry, turn, { became: { component: { type: 'cannon' }, turn: now } }));
        expect(turned(look.connectors, look.turn)).toEqual(turned(entry.connectors, turn));
      }
  });

  it('is called what it has become, and shows a cap', () => {
    const entry = there(tiles.find(({ component }) => component.type === 'cargo'));
    const cannon = placed(entry, 0, { became: { component: { type: 'cannon' }, turn: 1 } });
    expect(tileWords(cannon)).toBe(tileWords(there(ALL_TILES.find((tile) => tile.component.type === 'cannon')).id));
    expect(componentOf(cannon).type).toBe('cannon');
    const sides = lying(entry, 0);
    sides[0] = { connector: 'universal', capped: true };
    const [capped, bare] = [sides, sides.with(0, { connector: 'universal' }) as typeof sides].map((its) =>
      tileArt(placedLook(entry, placed(entry, 0, { sides: its }))),
    );
    expect(there(capped).length).toBeGreaterThan(there(bare).length);
  });
});

describe('a joint', () => {
  const at = (x: number, y = 50) => ({ x, y });

  it('is a pipe between neighbours, also round the edge, or goes from one component to the other', () => {
    expect(jointArt(at(50), at(150), 'held')).toContain('L100 50');
    const round = jointArt(at(50), at(850), 'held');
    expect(round).toContain('L0 50');
    expect(round).toContain('L900 50');
    expect(jointArt(at(50), at(450, 350), 'joined')).toContain('M50 83L450 383');
  });

  it('leaves with its component', () => {
    const ship = { tiles: [], joints: [{ between: ['7,7', '8,7'], bond: 'held' }] };
    const view = { ships: [ship], seats: [{ lost: 0 }] } as unknown as GameView;
    const lost = (square: string) =>
      ({ type: 'tile_lost', seat: 0, tile: 0, square, loss: 'destroyed', cause: { type: 'game' } }) as unknown as Event;
    expect(after(view, lost('8,7')).ships[0]?.joints).toEqual([]);
    expect(after(view, lost('9,7')).ships[0]?.joints).toHaveLength(1);
  });
});
