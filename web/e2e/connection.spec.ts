// A page that is reloaded, a connection that is lost, a seat in two windows.

import { Player } from './player';
import { expect, test } from './support';
import { say } from './words';
import { SEED, toCrewQuestion } from './yards';

test.use({ rehearsal: { seed: SEED } });

test('after a reload in the middle of a question the same question is there', async ({ page, player, server }) => {
  const { truth } = player;
  await toCrewQuestion(player, server);
  const lines = () => player.log.locator('li').allInnerTexts();
  const heading = await player.question.locator('h2').innerText();
  const before = { heading, id: truth.question?.id, log: await lines() };
  expect(before.log.length).toBeGreaterThan(0);

  await page.reload();
  await expect(player.question.locator('h2')).toHaveText(before.heading);
  expect(truth.question?.id).toBe(before.id);
  await expect.poll(lines).toEqual(before.log);

  await player.question.locator(`[data-answer='${JSON.stringify({ type: 'alien', value: 'brown' })}']`).click();
  await player.answer();
  expect(truth.ship.tiles.find(({ square }) => square === '8,7')).toMatchObject({ alien: 'brown' });

  await test.step('and again between two cards', async () => {
    for (let cards = 0; cards < 2; cards += 1) {
      await player.answerUntilAsked('fly_on');
      await player.answer();
    }
    await player.answerUntilAsked('fly_on');
    const told = await lines();
    const asked = truth.question?.id;
    await page.reload();
    await expect(player.confirm).toBeVisible();
    expect(truth.question?.id).toBe(asked);
    await expect.poll(lines).toEqual(told);
    await player.answer();
  });
});

test('a lost connection comes back by itself, and nothing is lost', async ({ page, player, server, guard }) => {
  guard.allow(/WebSocket connection to .* failed/, /ERR_CONNECTION_(REFUSED|RESET|CLOSED)/);
  const { truth } = player;
  await player.sit(await server.open());
  await player.start();
  await player.sayGo();
  await player.draw();
  await player.addHand();
  const tile = await player.draw();

  await server.stop();
  const banner = page.locator('.banner');
  await expect(banner).toBeVisible();
  // What is put down meanwhile lies there, and is held until somebody can be told.
  while ((await player.fits.count()) === 0) await page.keyboard.press('r');
  await player.press(player.fits.first());
  await expect(player.components).toHaveCount(3);
  expect(truth.hand).toBe(tile);
  await server.start();
  await expect(banner).toBeHidden();
  await expect(player.note('connection-back')).toBeVisible();
  await expect.poll(() => truth.ship.tiles.map((placed) => placed.tile)).toContain(tile);
  await expect(player.components).toHaveCount(3);
  await player.draw();
});

test('a line that is silent is noticed, and holds what was put down', async ({ page, player, server }) => {
  test.slow();
  const { truth } = player;
  let silent = false;
  await page.routeWebSocket(/\/ws$/, (line) => {
    const there = line.connectToServer();
    const deaf = silent;
    // Nothing comes through any more, and nobody says so. A new line is a good one.
    line.onMessage((message) => (silent && !deaf ? undefined : there.send(message)));
    there.onMessage((message) => (silent && !deaf ? undefined : line.send(message)));
  });
  await player.sit(await server.open());
  await player.start();
  await player.sayGo();
  const tile = await player.draw();
  while ((await player.fits.count()) === 0) await page.keyboard.press('r');
  silent = true;
  await player.press(player.fits.first());
  await expect(player.components).toHaveCount(2);
  await expect(page.locator('.banner')).toHaveText(say('connection-stalled'), { timeout: 30_000 });
  await expect(player.components).toHaveCount(2);
  expect(truth.hand).toBe(tile);
  await expect(page.locator('.banner')).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => truth.ship.tiles.map((placed) => placed.tile)).toContain(tile);
  await expect(player.components).toHaveCount(2);
});

test('without a network the page waits, and with it goes on at once', async ({ page, player, server, guard }) => {
  guard.allow(/WebSocket connection to .* failed/, /ERR_INTERNET_DISCONNECTED/);
  // The browser's switch leaves open connections alone: this one is cut by hand.
  let cut: (() => void) | undefined;
  await page.routeWebSocket(/\/ws$/, (line) => {
    const there = line.connectToServer();
    cut = () => {
      void there.close();
      void line.close({ code: 1001 });
    };
  });
  await player.sit(await server.open());
  await player.start();
  await player.sayGo();
  await player.draw();
  await page.context().setOffline(true);
  cut?.();
  await expect(page.locator('.banner')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('.banner')).toBeHidden();
  expect(await player.addHand()).toBe(true);
});

test('a seat opened in another window can be called back', async ({ page, player, context, server }) => {
  const room = await server.open();
  await player.sit(room);
  await player.start();
  await player.sayGo();
  const tile = await player.draw();

  const second = new Player(await context.newPage());
  await second.page.goto(`/r/${room.room}`);
  await expect(second.hand).toBeVisible();
  await expect(page.getByRole('heading', { name: say('ended-elsewhere') })).toBeVisible();
  expect(await second.addHand()).toBe(true);

  await player.press(player.button('ended-play-here'));
  await expect(player.pile).toBeVisible();
  await expect(player.components).toHaveCount(2);
  expect(truth(player)).toContain(tile);
  await expect(second.page.getByRole('heading', { name: say('ended-elsewhere') })).toBeVisible();
  await player.draw();
  await player.addHand();
});

const truth = (player: Player): number[] => player.truth.ship.tiles.map(({ tile }) => tile);

test('whoever waits for the database reads that the game goes on by itself, and it does', async ({ page, player, server }) => {
  let gone = false;
  let cut: (() => Promise<void>) | undefined;
  await page.routeWebSocket('**/ws', (socket) => {
    if (gone) {
      socket.onMessage(() => {
        socket.send(JSON.stringify({ type: 'bye', refusal: { code: 'storage' } }));
        void socket.close({ code: 1013 });
      });
      return;
    }
    socket.connectToServer();
    cut = () => socket.close({ code: 1012 });
  });
  await player.sit(await server.open());
  await player.start();
  gone = true;
  await cut?.();
  const banner = page.locator('.banner');
  await expect(banner).toHaveText(say('connection-storage'));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner).toBeInViewport({ ratio: 1 });
    // It lies over nothing that is pressed now.
    const [over, pile] = await Promise.all([banner.boundingBox(), player.pile.boundingBox()]);
    expect(over!.x + over!.width <= pile!.x || over!.y + over!.height <= pile!.y).toBe(true);
  }
  gone = false;
  await expect(banner).toHaveCount(0, { timeout: 20_000 });
  await player.sayGo();
  await player.draw();
});
