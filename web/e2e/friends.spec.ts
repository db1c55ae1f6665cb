// Ways to friends and to flights: links that can be sent, one press to fly, several marked at once, a score that is kept.

import { join } from 'node:path';
import { expect } from '@playwright/test';
import { cell, take } from './moment';
import { BOT } from './server';
import { test } from './support';
import { say } from './words';

test('a lobby says who can open its link', async ({ page, player, server }) => {
  const given = await server.open({ seats: 2 });
  await player.sit(given);
  await expect(page.getByTestId('reach')).toContainText('trucker --lan');
  await expect(page.getByLabel(say('lobby-link'))).toHaveValue(new RegExp(`/r/${given.room}$`));
});

test('a link that others can open is drawn for cameras, and handed to the share sheet of a device', async ({ page, player, server }) => {
  // As a server with `--lan` answers; what it finds out about itself is tested there.
  const link = (room: string) => `http://192.168.1.5:7777/r/${room}`;
  await page.addInitScript(() => {
    const given = window as unknown as { shared: unknown[] };
    given.shared = [];
    Object.defineProperty(navigator, 'share', { value: (data: unknown) => (given.shared.push(data), Promise.resolve()) });
  });
  const given = await server.open({ seats: 2 });
  await page.route('**/invitation', async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, link: link(given.room), reach: 'network' } });
  });
  await player.sit(given);
  await expect(page.getByLabel(say('lobby-link'))).toHaveValue(link(given.room));
  await expect(page.getByRole('img', { name: say('lobby-qr') })).toBeVisible();
  await expect(page.getByTestId('reach')).toHaveText(say('lobby-reach-network'));
  await page.getByRole('button', { name: say('lobby-share') }).click();
  const title = say('lobby-share-title', { code: given.room });
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([{ title, url: link(given.room) }]);
});

test('a flight of any level is one press away, and so is the last table', async ({ page, player }) => {
  await page.goto('/');
  await expect(page.getByTestId('again')).toHaveCount(0);
  await page.getByRole('button', { name: say('mode-flight', { level: 'II' }), exact: true }).click();
  await expect(player.go).toBeVisible();
  expect(player.truth.room?.options.mode).toEqual({ type: 'flight', value: 'II' });
  expect(player.truth.room?.seats.length).toBe(4);
  await page.goto('/new');
  await page.getByRole('button', { name: say('new-open') }).click();
  await expect(page.getByRole('heading', { name: say('lobby-title') })).toBeVisible();
  await page.goto('/');
  await page.getByTestId('again').click();
  await expect(page.getByRole('heading', { name: say('lobby-title') })).toBeVisible();
});

test('several of the crew are marked at once, and what that leads to is told', async ({ player, server }) => {
  await server.stage('base/cards.txt#Card I-16: combat zone, the same ship is weakest three times');
  await take(player, server, 2);
  await player.asked();
  expect(player.truth.reason).toBe('lose_crew');
  const marked = player.question.locator('[data-answer][aria-pressed="true"]');
  // All who have to go are proposed at once; somebody else can be chosen.
  await expect(marked).toHaveCount(2);
  await player.press(marked.first());
  await expect(marked).toHaveCount(1);
  await player.press(player.question.locator('[data-answer][aria-pressed="false"]').first());
  await expect(marked).toHaveCount(2);
  await expect(player.question).toContainText('−2');
  await player.press(player.confirm);
  await player.truth.until(() => player.truth.told('crew_lost').length >= 2);
});

test('so are several blocks of goods, where more of a colour are aboard than have to go', async ({ page, player, server }) => {
  await server.stage(`${join(import.meta.dirname, 'sizes.txt')}#II: Smugglers who take two of three`);
  await take(player, server, 2);
  await player.asked();
  expect(player.truth.reason).toBe('lose_good');
  const marked = player.question.locator('[data-answer][aria-pressed="true"]');
  for (const square of ['6,8', '8,8'])
    if ((await cell(player, square).getAttribute('aria-selected')) !== 'true') await player.press(cell(player, square));
  await expect(marked).toHaveCount(2);
  await expect(player.confirm).toHaveText(new RegExp(say('flight-go-lose-good-several', { count: 2, most: 2 })));
  if (process.env.TRUCKER_LOOK) await page.screenshot({ path: `${process.env.TRUCKER_LOOK}/goods.png` });
  await player.press(player.confirm);
  // The bot loses some, too, and may do so in the same breath.
  const ours = () => player.truth.told<{ seat: number }>('good_lost').filter(({ seat }) => seat === player.truth.you);
  await player.truth.until(() => ours().length === 2);
  expect(player.truth.ship.tiles.filter(({ goods }) => goods?.[0] === 1).map(({ square }) => square)).toEqual(['6,8']);
});

test('a room adds its games up', async ({ page, player, server }) => {
  test.setTimeout(60_000);
  await server.stage('base/cards.txt#Card I-16: combat zone, the same ship is weakest three times');
  await player.sit(await server.open({ bots: [BOT] }));
  await player.press(player.button('lobby-start'));
  for (const games of [1, 2]) {
    await player.truth.until(() => player.truth.view !== null && player.truth.phase !== 'over');
    while (await player.asked()) await player.answer();
    await player.truth.until(() => player.truth.room?.scores?.[0]?.games === games);
    if (games === 1) await player.press(player.button('end-again'));
  }
  await expect(page.getByTestId('scores')).toBeVisible();
});
