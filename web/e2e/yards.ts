// Ships that tests build on purpose. Alone at a table everything depends on the seed and on what is done: `SEED` gives
// these tiles one after the other: a cabin, special cargo, a cabin, an engine, life support for brown aliens, an
// engine.

import { expect } from '@playwright/test';
import type { Player } from './player';
import type { Server } from './server';

export const SEED = 4;

/** A ship whose cabin at 8,7 has life support beside it. */
export async function buildForAlien(player: Player): Promise<void> {
  await player.draw();
  await player.turn(1);
  await player.put('8,7');
  await player.draw();
  await player.giveBack();
  await player.draw();
  await player.put('7,6');
  await player.draw();
  await player.put('7,8');
  await player.draw();
  await player.put('9,7');
  await expect.poll(() => player.truth.ship.tiles.length).toBe(5);
}

/** Alone at level II, up to the question who lives in the cabin with life support. */
export async function toCrewQuestion(player: Player, server: Server): Promise<void> {
  await player.sit(await server.open({ mode: { type: 'flight', value: 'II' } }));
  await player.start();
  await player.sayGo();
  await buildForAlien(player);
  await player.finish();
  await expect(player.question).toBeVisible();
  expect(player.truth.reason).toBe('place_crew');
}

/** The quickest way to a game that is over: alone, without a component, and home before the first card. Its id. */
export async function toPayday(player: Player, server: Server): Promise<string> {
  await player.sit(await server.open());
  await player.start();
  await player.sayGo();
  await player.finish();
  await player.leave();
  await expect(player.slips).toBeVisible();
  return player.truth.game ?? '';
}
