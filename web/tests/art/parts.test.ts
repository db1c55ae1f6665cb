import { render } from 'svelte/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Catalogue, PlacedTile, Tally } from '../../src/protocol';
import type { Connectors } from '../../src/art/types';
import { ALL_BOARDS, ALL_CARDS, ALL_TILES, BOARDS, TILES } from './box';

// The server side of Svelte has no page; what asks for one gets the least there can be.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak, t } = await import('../../src/words/index.svelte');
const { ring } = await import('../../src/art/track');
const names = await import('../../src/art/names');
const Tile = (await import('../../src/parts/Tile.svelte')).default;
const Ship = (await import('../../src/parts/Ship.svelte')).default;
const MiniShip = (await import('../../src/parts/MiniShip.svelte')).default;
const CardFace = (await import('../../src/parts/CardFace.svelte')).default;
const CardBack = (await import('../../src/parts/CardBack.svelte')).default;
const Track = (await import('../../src/parts/Track.svelte')).default;
const TrackStrip = (await import('../../src/parts/TrackStrip.svelte')).default;
const Goods = (await import('../../src/parts/Goods.svelte')).default;
const Dice = (await import('../../src/parts/Dice.svelte')).default;
const SandTimer = (await import('../../src/parts/SandTimer.svelte')).default;
const Compass = (await import('../../src/parts/Compass.svelte')).default;

beforeAll(() => fillBox({ tiles: ALL_TILES, cards: ALL_CARDS } as unknown as Catalogue));

async function speaking(language: 'en' | 'cs'): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(language);
  vi.unstubAllGlobals();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
}

/** A message that is missing shows its id, and one that lacks a figure shows its name. */
const unsaid = (html: string): string[] => html.match(/[>"]\s*(tile|card)-(row|say|foot|side|load)[\w-]*|\{\s*\$/g) ?? [];
const labels = (html: string): string[] => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);

const board = BOARDS[1]!;
const named = (name: string): number => TILES.findIndex((tile) => tile.name === name);
const tiles: PlacedTile[] = [
  { square: '7,7', tile: named('t052'), turn: 0, humans: 2 },
  { square: '7,6', tile: named('t101'), turn: 1 },
  { square: '6,7', tile: named('t006'), turn: 2, batteries: 1 },
  { square: '8,7', tile: named('t019'), turn: 0, goods: [0, 1, 0, 1] },
];
const tally = { engines: 2, cannons: 3, crew: 2, batteries: 1, exposed: 9 } as Tally;
const rockets = [
  { seat: 0, colour: 'red', name: 'Ada', position: 3 },
  { seat: 1, colour: 'blue', name: 'Bob', position: 25, you: true },
] as const;

describe.each(['en', 'cs'] as const)('in %s', (language) => {
  beforeAll(() => speaking(language));

  test('every card is rendered, with all of its words', () => {
    for (const card of ALL_CARDS) {
      for (const compact of [false, true]) {
        const { body } = render(CardFace, { props: { card, compact, now: 1, landed: ['red'] } });
        expect(unsaid(body)).toEqual([]);
        expect(body).toContain(`data-card="${card.id}"`);
        const number = Number(card.name.slice(-2));
        expect(body).toContain(`title="${t('card-number', { card: card.name, level: card.level, number })}"`);
      }
    }
  });

  test('every tile has a name', () => {
    for (const tile of ALL_TILES) {
      const { body } = render(Tile, { props: { tile: tile.id, square: '7,7', loaded: true } });
      expect(unsaid(body)).toEqual([]);
      expect(labels(body)).toHaveLength(1);
    }
  });

  test('the spaces of the flight board can be counted', () => {
    const { body } = render(Track, { props: { spaces: 24, rockets } });
    expect(body.match(/<circle class="space/g)).toHaveLength(24);
    const numbers = [...body.matchAll(/<text[^>]*>(?:<!--.*?-->)*(\d+)/g)].map(([, number]) => number);
    expect(numbers).toEqual(['5', '10', '15', '20']);
    // Whoever stands on a space, its number is outside of the ring around a rocket.
    const line = ring(24, 436, 560);
    const texts = [...body.matchAll(/<text[^>]* x="([\d.-]+)" y="([\d.-]+)"/g)].map(([, x, y]) => [Number(x), Number(y) - 4]);
    expect(texts).toHaveLength(5);
    texts.forEach(([x = 0, y = 0], at) => {
      const spot = line.at(5 * at);
      expect(Math.hypot(x - spot.x, y - spot.y)).toBeGreaterThan(30);
    });
  });

  test('the strip says its numbers whoever stands there, and where another lap begins', () => {
    const strip = (...positions: number[]): string[] => {
      const standing = positions.map((position, seat) => ({ seat, colour: 'red' as const, name: 'Ada', position }));
      const { body } = render(TrackStrip, { props: { spaces: 24, rockets: standing } });
      return [...body.matchAll(/<text[^>]*>(?:<!--.*?-->)*([^<]+)/g)].map(([, words = '']) => words);
    };
    expect(strip(2, 5, 10)).toEqual([t('tile-start'), '5', '10', '15']);
    expect(strip(22, 24)).toEqual(['20', t('tile-start-lap', { lap: 2 }), '5', '10']);
  });

  test('pictures say what they show', () => {
    const bodies = [
      render(Ship, { props: { board, tiles, colour: 'red', label: 'Ship', loaded: true } }),
      ...ALL_BOARDS.map((each) => render(Ship, { props: { board: each, tiles: [], colour: 'red', label: 'Ship' } })),
      render(MiniShip, { props: { board, tiles, colour: 'red', name: 'Ada', tally } }),
      render(Track, { props: { spaces: 24, rockets } }),
      render(TrackStrip, { props: { spaces: 24, rockets } }),
      render(Goods, { props: { goods: [1, 0, 2, 0] } }),
      render(Dice, { props: { dice: [3, 5] } }),
      render(SandTimer, { props: { left: 0.5 } }),
      render(Compass, { props: { sides: ['front'] } }),
      render(CardBack, { props: { level: 'II' } }),
      render(CardBack, { props: { level: null } }),
      render(Tile, { props: { tile: 'back' } }),
    ].map(({ body }) => body);
    for (const body of bodies) {
      expect(unsaid(body)).toEqual([]);
      expect(labels(body).length).toBeGreaterThan(0);
    }
  });
});

describe('words', () => {
  beforeAll(() => speaking('en'));

  test('kind, content, sides clockwise from up, column and row', () => {
    const connectors: Connectors = ['smooth', 'two_pipe', 'universal', 'one_pipe'];
    expect(names.tileName({ component: { type: 'cannon' }, connectors }, '6,5')).toBe(
      'Cannon: up smooth, right double, down universal, left single, column 6, row 5',
    );
    expect(names.tileName({ component: { type: 'cannon' }, connectors, turn: 1 })).toBe(
      'Cannon: up single, right smooth, down double, left universal',
    );
    expect(names.tileName({ component: { type: 'cargo', value: 2 }, connectors, goods: [0, 1, 0, 1] })).toContain(
      'Cargo hold ×2 with goods: 1 yellow, 1 blue: up smooth',
    );
  });

  test('rivals in one sentence', () => {
    expect(names.shipName('Ada', tiles, tally)).toBe(
      "Ada's ship: 4 components, engines 1, cannons 1½, crew 2, batteries 1, exposed connectors 9",
    );
    expect(names.shipName('Ada', tiles, tally, true)).toMatch(/exposed connectors 9\. It flies with its rear ahead\.$/);
    expect(names.trackName(24, rockets)).toBe('Flight board, 24 spaces; Bob, space 1, lap 2; Ada, space 3');
  });
});

describe('the ship is a grid', () => {
  beforeAll(() => speaking('en'));
  const own = { board, tiles, colour: 'red' as const, label: 'Your ship' };
  const drawn = (props: object) => render(Ship, { props: { ...own, ...props } }).body;

  test('rows of cells, each with a name; one of them can be reached with Tab', () => {
    const body = drawn({ choosable: ['6,6', '8,6'], selected: ['6,6'] });
    expect(body.match(/role="grid"/g)).toHaveLength(1);
    expect(body.match(/role="row"/g)).toHaveLength(5);
    expect(body.match(/role="gridcell"/g)).toHaveLength(board.squares.length);
    expect(body.match(/tabindex="0"/g)).toHaveLength(1);
    expect(body.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(body.match(/aria-selected="false"/g)).toHaveLength(1);
    expect(labels(body)).toContain('Empty square, column 6, row 6');
  });

  test('callers add reasons and hide what they animate', () => {
    expect(labels(drawn({ labelOf: (square: string) => (square === '6,6' ? 'Two pipes against one.' : '') }))).toContain(
      'Empty square, column 6, row 6. Two pipes against one.',
    );
    expect(drawn({ hide: ['7,6'] })).toContain('visibility="hidden"');
  });
});
