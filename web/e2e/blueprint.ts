// A ship built after a drawing, from whatever lies face up: what pictures show should look as if somebody had thought.

import { expect } from '@playwright/test';
import type { Catalogue, Component, Square, TileEntry, Turn } from '../src/protocol';
import type { Player } from './player';
import type { Server } from './server';

/** The name of a component, as drawings spell it. */
const kindOf = (component: Component): string => component.type;

/** A drawing: squares in the order in which the ship grows, and what should be there, the best first. */
export type Drawing = readonly (readonly [Square, ...string[]])[];

/** A good ship for level II. */
export const DRAWING: Drawing = [
  ['8,7', 'cabin'],
  ['6,7', 'cabin'],
  ['7,6', 'double_cannon', 'cannon'],
  ['7,8', 'double_engine', 'engine'],
  ['8,6', 'battery', 'cargo'],
  ['6,6', 'battery', 'cargo'],
  ['6,8', 'life_support', 'cargo'],
  ['8,8', 'cargo', 'structural'],
  ['9,7', 'special_cargo', 'cargo', 'structural'],
  ['5,7', 'cargo', 'structural', 'cabin'],
  ['9,6', 'cannon', 'cargo'],
  ['5,6', 'cannon', 'cargo'],
  ['6,5', 'cannon', 'shield'],
  ['8,5', 'cannon', 'shield'],
  ['5,8', 'cabin', 'structural'],
  ['9,8', 'cabin', 'structural'],
  ['10,7', 'shield', 'cabin'],
  ['4,7', 'shield', 'cabin'],
  ['5,9', 'engine'],
  ['9,9', 'engine'],
  ['8,9', 'engine'],
  ['6,9', 'engine'],
  ['10,8', 'shield', 'cargo', 'structural'],
  ['4,8', 'shield', 'cargo', 'structural'],
];

/** What points must point ahead; everything else may be turned. */
const STRAIGHT = ['cannon', 'double_cannon', 'engine', 'double_engine'];
/** So many tiles of a kind are tried for a square; then it stays empty. */
const PATIENCE = 12;

/** Takes this tile up and says in which turn it fits there; none if it does not. */
async function tried(player: Player, { id, component }: TileEntry, square: Square): Promise<Turn | null> {
  await player.page.locator(`[data-face-up="${id}"]`).press('Enter');
  await expect.poll(() => player.truth.view?.own?.build?.turns?.length ?? 0, { intervals: [10, 20, 50] }).toBe(4);
  const turns = player.truth.view?.own?.build?.turns ?? [];
  const allowed = STRAIGHT.includes(kindOf(component)) ? [0] : [0, 1, 2, 3];
  return allowed.find((turn) => turns[turn]?.fits.includes(square)) ?? null;
}

/** Builds squares of the drawing as well as the face-up tiles allow. */
export async function buildAfter(player: Player, server: Server, drawing: Drawing): Promise<void> {
  const { tiles } = await server.get<Catalogue>('/api/content');
  for (const [square, ...wanted] of drawing) {
    const faceUp = (player.truth.view?.yard.face_up ?? []).flatMap((id) => tiles[id] ?? []);
    const suited = wanted.flatMap((kind) => faceUp.filter(({ component }) => kindOf(component) === kind));
    for (const tile of suited.slice(0, PATIENCE)) {
      const turn = await tried(player, tile, square);
      if (turn !== null) {
        await player.turn(turn);
        await player.put(square);
        break;
      }
      await player.page.keyboard.press('q');
      await player.emptyHanded();
    }
  }
}
