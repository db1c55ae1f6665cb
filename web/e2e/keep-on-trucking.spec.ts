// The second box: agreed on part by part, shown before the clock starts, and flown to the end.

import { BOT } from './server';
import { expect, test } from './support';

test.use({ rehearsal: { seed: 11, instantBots: true } });
test.setTimeout(90_000);

const ALL = {
  technology: true,
  abe_technology: false,
  adventures: true,
  ships: [true, true, true] as [boolean, boolean, boolean],
  titles: false,
  titles_first: false,
  dock: 'none' as const,
  half_scores: false,
  double_titles: false,
  rough_roads: 2,
  handicaps: [1, 0, 0, 0] as [number, number, number, number],
  roads_anew: false,
};

test('a room agrees on parts of it, and the lobby says which', async ({ page, player }) => {
  await page.goto('/new');
  const extras = page.getByTestId('extras');
  await extras.locator('summary').click();
  // Titles are for treks; the learning flight has none of it.
  await expect(extras.getByRole('switch', { name: player.say('extras-titles') })).toHaveCount(0);
  await page.getByRole('radio', { name: player.say('mode-learning') }).check();
  await expect(extras.getByRole('switch')).toHaveCount(0);
  await page.getByRole('radio', { name: player.say('mode-trek') }).check();
  await expect(extras.getByRole('switch', { name: player.say('extras-titles') })).toBeVisible();
  await page.getByRole('radio', { name: player.say('mode-flight', { level: 'II' }), exact: true }).check();
  await extras.getByRole('switch', { name: player.say('extras-technology') }).check();
  await extras.getByRole('switch', { name: player.say('extras-ship', { ship: 'IIA' }) }).check();
  await extras.getByRole('combobox', { name: player.say('extras-roads') }).selectOption({ index: 2 });
  await page.getByRole('button', { name: player.say('new-open') }).click();
  const agreed = page.locator('[aria-labelledby="agreed-heading"]');
  for (const part of [
    player.say('extras-title'),
    player.say('extras-technology'),
    player.say('extras-ship', { ship: 'IIA' }),
    player.say('extras-roads-2'),
  ]) {
    await expect(agreed).toContainText(part);
  }
  await expect(agreed).not.toContainText(player.say('extras-adventures'));
});

test('everything at once: rough roads before the start, another ship, a flight', async ({ page, player, server }) => {
  const { truth } = player;
  await player.sit(await server.open({ mode: { type: 'flight', value: 'II' }, bots: [BOT, BOT], extras: ALL }));
  await player.start();
  // Two cards for everyone and one for us alone, to be read before the clock starts.
  await expect(page.locator('.start article[data-modifier]')).toHaveCount(3);
  await expect(page.locator('.start')).toContainText(player.say('roads-for-you'));
  expect(truth.view?.flight.roads).toHaveLength(2);
  const card = page.locator('.start article[data-modifier]').first();
  const name = await card.getByRole('heading').innerText();
  await card.click();
  await expect(player.dialog.getByTestId('rule-page').getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(truth.view?.flight.ship_board).toBeGreaterThan(2);
  await expect(page.locator('[data-drop="ship"]')).toContainText('4 ⇄ 10');

  await player.sayGo();
  const [road] = truth.view?.flight.roads ?? [];
  const tag = page.locator(`[data-testid="roads"] a[data-modifier="${road}"]`);
  await tag.click();
  await expect(player.dialog.getByTestId('rule-page')).toContainText(player.say(`rules-${road?.replaceAll('_', '-')}`));
  await page.keyboard.press('Escape');
  await expect(player.dialog).toHaveCount(0);

  await player.build(8);
  await player.finish();
  await player.asked();
  // A number that somebody has named for our misses stands beside the ship.
  const named = truth.view?.seats[0]?.named_result;
  const sign = page.locator('[data-stage] a[data-modifier="murphys_law"]');
  await expect(sign).toHaveCount(named === undefined ? 0 : 1);
  if (named !== undefined) await expect(sign).toHaveText(player.say('note-murphys-law.ship', { roll: named }));
  await player.answerUntil(player.slips);
  await expect(player.slips).toHaveCount(3);
});
