// What has come off a ship and drifts away. It does not hold anything up: the ship has lost it already.

import type { TileLook } from '../../art/types';
import type { GlyphName } from '../../art/glyphs';
import { placedLook } from '../../art/look';
import type { ShipGeometry } from '../../art/ship';
import { tileOf } from '../../lib/catalogue';
import { calm, settings } from '../../lib/settings.svelte';
import type { Scene } from '../../lib/theatre.svelte';
import { type Colour, type Event, GOODS, type PlacedTile, type Seat, type Square } from '../../protocol';

interface Bit {
  x: number;
  y: number;
}

export interface Wreck {
  key: number;
  /** The tiles, by their corner; one that was hit breaks in two. */
  tiles: (Bit & { look: TileLook })[];
  cracked: boolean;
  tokens: (Bit & { glyph: GlyphName })[];
  centre: Bit;
  dx: number;
  dy: number;
  turn: number;
  lasts: number;
}

const DRIFT = 2_400;
const TOKEN = 1_100;

const lost = (event: Event, seat: Seat): Square | null =>
  event.type === 'tile_lost' && event.seat === seat
    ? event.square
    : event.type === 'tile_taken_off' && event.seat === seat
      ? event.square
      : null;

/** What leaves the ship as a token in this event. */
function token(event: Event, seat: Seat): { square: Square; glyph: GlyphName } | null {
  if (event.type === 'crew_lost' && event.seat === seat) return { square: event.cabin, glyph: event.alien ?? 'astronaut' };
  if (event.type === 'good_lost' && event.seat === seat) return { square: event.square, glyph: event.good };
  if (event.type === 'battery_spent' && event.seat === seat) return { square: event.square, glyph: 'charge' };
  return null;
}

/** Goods and crew of a lost tile drift beside it. */
function tokensOf(tile: PlacedTile): GlyphName[] {
  const goods = GOODS.flatMap((good, i) => Array<GlyphName>(tile.goods?.[i] ?? 0).fill(good));
  return [...goods, ...Array<GlyphName>(tile.humans ?? 0).fill('astronaut'), ...(tile.alien ? [tile.alien] : [])];
}

/** What drifts away in a scene. */
export function wreckOf(scene: Scene, seat: Seat, colour: Colour, room: ShipGeometry): Wreck | null {
  const before = scene.before.ships[seat]?.tiles ?? [];
  const speed = Math.min(4, settings.speed);
  const gone = scene.together.flatMap((event) => {
    const square = lost(event, seat);
    return before.filter((tile) => tile.square === square);
  });
  const middle = { x: room.width / 2, y: room.height / 2 };
  if (gone.length) {
    const spots = gone.map((tile) => room.at(tile.square));
    const centre = {
      x: spots.reduce((sum, { x }) => sum + x + 50, 0) / spots.length,
      y: spots.reduce((sum, { y }) => sum + y + 50, 0) / spots.length,
    };
    const [ax, ay] = [centre.x - middle.x || 40, centre.y - middle.y || -60];
    const away = 360 / Math.hypot(ax, ay);
    return {
      key: scene.key,
      centre,
      dx: ax * away,
      dy: ay * away,
      turn: scene.key % 2 ? 55 : -48,
      lasts: DRIFT / speed,
      cracked: gone.length === 1 && scene.event.type === 'tile_lost' && scene.event.loss === 'destroyed',
      tiles: gone.map((tile, i) => ({
        ...spots[i]!,
        look: placedLook(tileOf(tile.tile), tile, { colour, load: undefined, loaded: true }),
      })),
      tokens: gone.flatMap((tile, i) => tokensOf(tile).map((glyph, n) => ({ x: spots[i]!.x + 30 + 22 * n, y: spots[i]!.y + 50, glyph }))),
    };
  }
  const tokens = scene.together.flatMap((event, i) => {
    const found = token(event, seat);
    if (!found) return [];
    const { x, y } = room.centre(found.square);
    return [{ x: x + 14 * (i % 3), y: y - 8 * (i % 3), glyph: found.glyph }];
  });
  if (!tokens.length) return null;
  return {
    key: scene.key,
    tiles: [],
    cracked: false,
    tokens,
    centre: tokens[0]!,
    dx: 0,
    dy: -150,
    turn: 0,
    lasts: TOKEN / speed,
  };
}

export class Drifting {
  wrecks = $state.raw<Wreck[]>([]);
  add(wreck: Wreck): void {
    if (calm()) return;
    this.wrecks = [...this.wrecks, wreck];
    setTimeout(() => (this.wrecks = this.wrecks.filter((other) => other !== wreck)), wreck.lasts);
  }
}
