// A trek: three flights, titles that are won, given away, defended and lost, and a final ranking.

import { figure } from './player';
import { BOT } from './server';
import { expect, test } from './support';
import { say, saying } from './words';

const seed = Number(process.env.SEED ?? 3);
test.use({ rehearsal: { seed, instantBots: true } });
test.setTimeout(120_000);

interface Taken { seat: number; title: string }
interface Defended { seat: number; title: string; gold: boolean; defended: boolean }

test('three flights with titles, and a ranking at the end', async ({ page, player, server }) => {
  const { truth } = player;
  await player.sit(await server.open({ mode: 'trek', bots: [{ ...BOT, tier: 'trucker' }] }));
  await player.start();
  for (const flight of [0, 1, 2]) {
    await test.step(`flight ${flight + 1}`, async () => {
      await expect(player.go).toBeVisible();
      await expect(page.getByText(say('build-start-titles'))).toBeVisible();
      const before = truth.events.length;
      await player.sayGo();
      // The bot builds first: then everything is the same every time.
      await expect.poll(() => truth.view?.yard.spaces.includes(1)).toBe(true);
      await player.build(6);
      await player.finish();
      const end = page.locator(flight < 2 ? 'nav.next .btn.primary' : 'table.last');
      await player.answerUntil(end);
      const told = truth.events.slice(before);
      console.log(flight, JSON.stringify(told.filter((event) => typeof event === 'object' && Object.keys(event)[0]?.startsWith('title_'))));
      await expect(player.slips).toHaveCount(2);
      if (flight < 2) await page.locator('nav.next .btn.primary').click();
    });
  }
  void [figure, saying];
  const x: (Taken | Defended)[] = []; void x;
});
