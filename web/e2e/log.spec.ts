// The log of a flight: it is read with keys, stays where somebody reads, and leads back to the newest line.

import { BOT } from './server';
import { expect, test } from './support';
import { say } from './words';

test.use({ rehearsal: { seed: 4, instantBots: true }, viewport: { width: 1280, height: 560 } });

test('whoever reads earlier lines keeps them, and a key leads to the newest', async ({ page, player, server }) => {
  await player.sit(await server.open({ bots: [BOT, BOT, BOT] }));
  await player.start();
  await player.sayGo();
  await player.build(8);
  await player.finish();
  const { log } = player;
  const chapters = log.getByRole('heading');
  await player.answerUntil(chapters.nth(3));
  const left = (): Promise<number> => log.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
  await expect.poll(left).toBeLessThan(24);

  // Earlier chapters are folded; keys open them.
  const folded = chapters.getByRole('button', { expanded: false });
  const before = await folded.count();
  expect(before).toBeGreaterThan(1);
  for (let more = before; more > 0; more -= 1) {
    await folded.first().focus();
    await page.keyboard.press('Enter');
    await expect(folded).toHaveCount(more - 1);
  }

  // Keys scroll it, too, and whatever comes then moves no line.
  await log.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  expect(await left()).toBeGreaterThan(24);
  const told = await chapters.count();
  const newest = page.getByRole('button', { name: say('flight-newest') });
  await expect(newest).toHaveCount(0);
  for (let answers = 0; answers < 20 && (await chapters.count()) === told; answers += 1) {
    await player.asked();
    await log.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
  await expect(newest).toBeVisible();
  expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);

  await page.keyboard.press('l');
  await expect.poll(left).toBeLessThan(24);
  await expect(log).toBeFocused();
  await expect(newest).toHaveCount(0);
});
