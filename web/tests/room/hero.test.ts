// The ship on the home page is one that could be built.

import { expect, it } from 'vitest';
import { turned } from '../../src/art/look';
import type { Catalogue, Connector } from '../../src/protocol';
import { heroShip } from '../../src/screens/home/heroShip';
import { columnRow, squareAt } from '../../src/lib/squares';
import { BOARDS, TILES } from '../art/box';

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const fits = (one: Connector, other: Connector): boolean =>
  one === other || (one !== 'smooth' && other !== 'smooth' && [one, other].includes('universal'));

it('is made of tiles in the box, on squares of board II, joined as they may be', () => {
  const ship = heroShip({ tiles: TILES } as unknown as Catalogue);
  expect(ship).toHaveLength(24);
  expect(new Set(ship.map(({ tile }) => tile)).size).toBe(24);
  const squares = BOARDS.find(({ level }) => level === 'II')?.squares ?? [];
  for (const { square, tile, turn } of ship) {
    expect(squares).toContain(square);
    const sides = turned(TILES[tile]!.connectors, turn);
    const { column, row } = columnRow(square);
    SIDES.forEach(([dx, dy], side) => {
      const next = ship.find((other) => other.square === squareAt(column + dx, row + dy));
      if (!next) return;
      const facing = turned(TILES[next.tile]!.connectors, next.turn)[(side + 2) % 4]!;
      expect(fits(sides[side]!, facing), `${square} ${side}`).toBe(true);
    });
  }
});
