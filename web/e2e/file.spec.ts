// A recorded game that somebody has as a file.

import { expect, test } from './support';
import { say } from './words';
import { BOT } from './server';

test.use({ rehearsal: { seed: 4, instantBots: true } });

test('a downloaded game is opened from its file, by hand and by dropping it', async ({ page, player, server, guard }) => {
  guard.allow(/\/api\/steps\?.*: 4\d\d$/, /status of 4\d\d/);
  await player.sit(await server.open({ bots: [BOT] }));
  await player.start();
  await player.sayGo();
  await player.build(2);
  await player.finish();
  await player.answerUntil(player.slips);
  const text = await (await page.request.get(`/api/games/${player.truth.game}`)).text();
  const file = (name: string, contents: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(contents) });

  await page.goto('/replays');
  const open = page.getByTestId('open-file');
  const fault = page.getByRole('alert');

  await test.step('what is no game is not opened, and the page says why', async () => {
    await open.setInputFiles(file('shopping.json', 'two batteries'));
    await expect(fault).toHaveText(say('refused-no-record'));
    const game = JSON.parse(text) as { rules_version: number; log: { at: number }[] };
    await open.setInputFiles(file('old.json', JSON.stringify({ ...game, rules_version: 999 })));
    await expect(fault).toHaveText(say('replay-file-other-rules'));
    const log = game.log.map((entry, index) => (index === 4 ? { ...entry, at: 0 } : entry));
    await open.setInputFiles(file('late.json', JSON.stringify({ ...game, log })));
    await expect(fault).toHaveText(say('refused-bad-record', { entry: 5 }));
    await open.setInputFiles(file('long.json', ' '.repeat(3 << 20)));
    await expect(fault).toHaveText(say('replay-file-too-large'));
    await expect(page).toHaveURL(/\/replays$/);
  });

  const count = page.locator('.dock .count');
  await test.step('a game is shown from its beginning to its payday', async () => {
    await open.setInputFiles(file('game.json', text));
    await expect(page).toHaveURL(/\/replay\/file/);
    await expect(count).toContainText(/^0 /);
    await page.keyboard.press('End');
    await expect(player.slips.first()).toBeVisible();
    await expect(page.getByRole('link', { name: say('replay-download') })).toHaveCount(0);
    await expect(page).toHaveURL(/at=[1-9]/);
    await page.reload();
    await expect(player.slips.first()).toBeVisible();
  });

  await test.step('dropping it onto the list does the same', async () => {
    await page.goto('/replays');
    await expect(open).toBeAttached();
    await page.evaluate((contents) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([contents], 'game.json', { type: 'application/json' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
    await expect(page).toHaveURL(/\/replay\/file/);
    await expect(count).toContainText(/^0 /);
  });
});
