// The kinds that the yard is sorted by.

import type { IconName } from '../../art/icons';
import type { Component, TileEntry, TileId } from '../../protocol';

export interface Kind {
  id: 'cannons' | 'engines' | 'batteries' | 'cabins' | 'cargo' | 'special' | 'shields' | 'life' | 'structural' | 'gadgets' | 'devices';
  icon: IconName;
  /** The components that belong to it, in the order in which they lie there. */
  components: Component['type'][];
  /** Not in every game: a board and a chip only once one has lain there. */
  rare?: boolean;
}

export const KINDS: readonly Kind[] = [
  { id: 'cannons', icon: 'cannon', components: ['cannon', 'cannon_engine', 'double_cannon'] },
  { id: 'engines', icon: 'engine', components: ['engine', 'double_engine'] },
  { id: 'batteries', icon: 'battery', components: ['battery'] },
  { id: 'cabins', icon: 'crew', components: ['cabin', 'starting_cabin'] },
  { id: 'cargo', icon: 'cargo', components: ['cargo', 'combined'] },
  { id: 'special', icon: 'special', components: ['special_cargo'] },
  { id: 'shields', icon: 'shield', components: ['shield'] },
  { id: 'life', icon: 'life', components: ['life_support', 'mixed_life_support'] },
  { id: 'structural', icon: 'structural', components: ['structural'] },
  {
    id: 'gadgets',
    icon: 'gadget',
    components: ['cannon_booster', 'engine_booster', 'shield_booster', 'reactor_furnace', 'catapult', 'stasis_chamber'],
    rare: true,
  },
  {
    id: 'devices',
    icon: 'device',
    components: ['solar_panel', 'thruster', 'straight_thruster', 'router', 'crubot_station', 'auto_defense', 'armory'],
    rare: true,
  },
];

export interface Group {
  kind: Kind;
  tiles: TileId[];
}

/** Tiles by kind, in an order of their own: what lies there keeps its place while others come and go. */
export function grouped(tiles: readonly TileId[], entry: (tile: TileId) => TileEntry): Group[] {
  const place = ({ components }: Kind, tile: TileId): number => components.indexOf(entry(tile).component.type);
  return KINDS.map((kind) => ({
    kind,
    tiles: tiles.filter((tile) => place(kind, tile) >= 0).sort((a, b) => place(kind, a) - place(kind, b) || a - b),
  }));
}
