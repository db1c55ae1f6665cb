// The ship on the home page: legal, and made of tiles that are in the box.

import type { Catalogue, Goods, PlacedTile } from '../../protocol';

/** Column, row, the tile's name in the box, quarter turns. */
const LAID: readonly (readonly [number, number, string, number])[] = [
  [6, 5, 't101', 0],
  [8, 5, 't021', 3],
  [5, 6, 't107', 0],
  [6, 6, 't006', 2],
  [7, 6, 't131', 0],
  [8, 6, 't040', 2],
  [9, 6, 't124', 0],
  [4, 7, 't152', 3],
  [5, 7, 't036', 2],
  [6, 7, 't019', 0],
  [7, 7, 't033', 0],
  [8, 7, 't007', 3],
  [9, 7, 't066', 2],
  [10, 7, 't109', 1],
  [5, 8, 't137', 1],
  [6, 8, 't055', 0],
  [7, 8, 't096', 0],
  [8, 8, 't025', 2],
  [9, 8, 't037', 3],
  [10, 8, 't156', 1],
  [5, 9, 't075', 0],
  [6, 9, 't091', 0],
  [8, 9, 't079', 0],
  [9, 9, 't085', 0],
];

const goods = (...blocks: Goods): { goods: Goods } => ({ goods: blocks });
const LOADS: Record<string, Partial<PlacedTile>> = {
  '7,7': { humans: 2 },
  '5,7': { alien: 'brown' },
  '8,6': { humans: 2 },
  '9,8': { humans: 1 },
  '6,6': { batteries: 2 },
  '8,7': { batteries: 1 },
  '6,7': goods(0, 1, 0, 1),
  '8,8': goods(0, 0, 1, 1),
  '9,7': goods(1, 0, 0, 0),
  '8,5': goods(0, 1, 1, 0),
};

/** Its tiles, as far as they are in this box. */
export function heroShip(box: Catalogue): PlacedTile[] {
  return LAID.flatMap(([column, row, name, turn]) => {
    const entry = box.tiles.find((tile) => tile.name === name);
    const square = `${column},${row}`;
    return entry ? [{ square, tile: entry.id, turn, ...LOADS[square] }] : [];
  });
}
