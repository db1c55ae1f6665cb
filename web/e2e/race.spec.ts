// Two people, two browsers, one tile.

import type { Player } from './player';
import { expect, test } from './support';

test.use({ rehearsal: { seed: 4 } });

/** Messages to this page wait until they are let through: a slow line. */
async function slowLine({ page }: Player): Promise<{ hold: () => void; release: () => void }> {
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/\/ws$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => (held ? held.push(() => line.send(message)) : line.send(message)));
  });
  return {
    hold: () => (held = []),
    release: () => {
      const waiting = held ?? [];
      held = null;
      for (const deliver of waiting) deliver();
    },
  };
}

test('whoever is later is told so calmly, and goes on', async ({ player: ada, newPlayer, server }) => {
  const bob = await newPlayer('Bob');
  const line = await slowLine(bob);
  const room = await server.open({ seats: 2 });
  await ada.sit(room);
  await bob.sit(await server.join(room.room, 'Bob'));
  await ada.start(bob);
  await ada.sayGo();
  const tile = await ada.draw();
  await ada.giveBack();
  await expect(bob.faceUp(tile)).toBeVisible();

  // Ada is quicker, and Bob's line is slow: he still sees the tile.
  line.hold();
  await ada.take(tile);
  await expect(bob.faceUp(tile)).toBeVisible();
  await bob.press(bob.faceUp(tile));
  // His hand is ahead of the server, as it should be; then the truth comes.
  await expect(bob.dock).toHaveClass(/full/);
  line.release();
  await expect(bob.note('refusal-not-face-up')).toBeVisible();
  await expect(bob.dock).not.toHaveClass(/full/);
  await expect(bob.faceUp(tile)).toBeHidden();
  expect(bob.truth.hand).toBeNull();
  expect(ada.truth.hand).toBe(tile);

  // A word, not an alarm; and the game goes on for both.
  await expect(bob.page.getByTestId('toasts').locator('.harm')).toHaveCount(0);
  await bob.draw();
  expect(await bob.addHand()).toBe(true);
  expect(await ada.addHand()).toBe(true);
});

test('of two clicks at the same time exactly one gets the tile', async ({ player: ada, newPlayer, server }) => {
  const bob = await newPlayer('Bob');
  const room = await server.open({ seats: 2 });
  await ada.sit(room);
  await bob.sit(await server.join(room.room, 'Bob'));
  await ada.start(bob);
  await ada.sayGo();
  for (let round = 0; round < 3; round += 1) {
    const tile = await ada.draw();
    await ada.giveBack();
    const both = [ada, bob];
    for (const each of both) await expect(each.faceUp(tile)).toBeVisible();
    await Promise.all(
      both.map(({ page }) =>
        page.evaluate((wanted) => {
          document.querySelector<HTMLElement>(`[data-face-up="${wanted}"]`)?.click();
        }, tile),
      ),
    );
    await expect.poll(() => both.filter(({ truth }) => truth.hand === tile).length).toBe(1);
    const winner = both.find(({ truth }) => truth.hand === tile) ?? ada;
    const loser = both.find((each) => each !== winner) ?? bob;
    await expect(winner.hand).toBeVisible();
    await expect(loser.dock).not.toHaveClass(/full/);
    await expect(loser.faceUp(tile)).toBeHidden();
    // Both can go on, each in their own way.
    await winner.addHand();
    await loser.draw();
    await loser.addHand();
  }
});
