// Hints of the learning flight hang beside what they speak of, and over nothing that is in use.

import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { SEED } from './yards';

test.use({ rehearsal: { seed: SEED, instantBots: true } });

const IN_USE = [
  '[data-coach~="ship"] .cell.lit .hit', '[data-coach="hand"]', '[data-coach="question"]', '[data-coach="finish"]',
];

/** What of these the tag covers, if there is a tag. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate((things) => {
    const tag = document.querySelector('[data-testid="coach"].hung:not(.away)')?.getBoundingClientRect();
    if (!tag) return [];
    const over = (box: DOMRect) =>
      Math.min(box.right, tag.right) - Math.max(box.left, tag.left) > 1
      && Math.min(box.bottom, tag.bottom) - Math.max(box.top, tag.top) > 1;
    return things.filter((thing) => [...document.querySelectorAll(thing)].some((each) => over(each.getBoundingClientRect())));
  }, IN_USE);

for (const [width, height] of [[1280, 800], [360, 780]] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ settings: { name: 'Ada', speed: 100, calm: true, coach: [] }, viewport: { width, height } });

    test('tags leave lit squares, the hand and the question free', async ({ page, player, server }) => {
      await player.sit(await server.open());
      await player.start();
      await player.sayGo();
      const tag = page.getByTestId('coach');
      const read = new Set<string>();
      const look = async (): Promise<void> => {
        // It looks where it is every quarter of a second.
        await expect.poll(() => covered(page), { timeout: 2_000 }).toEqual([]);
        if (!(await tag.isVisible())) return;
        read.add((await tag.getAttribute('data-mark')) ?? '');
        // Where the ship is to be clicked on a phone, it goes out of the way by itself.
        await tag.getByRole('button').click({ timeout: 1_000 }).catch(() => undefined);
      };
      for (let grips = 0; grips < 8; grips += 1) {
        await look();
        await player.draw();
        await expect(player.dock.locator('.fits')).toBeVisible();
        await look();
        await player.addHand();
      }
      await player.finish();
      while (await player.asked()) {
        await look();
        await player.answer();
      }
      expect(read.size).toBeGreaterThan(5);
    });
  });
}

test.describe('about one component', () => {
  const seen = [
    'go', 'draw', 'hand', 'misfit', 'engine', 'cabin', 'shield', 'life', 'power', 'cargo', 'structural', 'numbers', 'exposed',
    'engineless', 'finish',
  ];
  test.use({ settings: { name: 'Ada', speed: 100, calm: true, coach: seen } });

  test('the tag stays with the cannon when another tile is taken', async ({ page, player, server }) => {
    await player.sit(await server.open());
    await player.start();
    await player.sayGo();
    const tag = page.locator('[data-mark="cannon"].hung');
    let cannon = -1;
    for (let grips = 0; grips < 40 && cannon < 0; grips += 1) {
      const tile = await player.draw();
      await expect(player.dock.locator('.fits')).toBeVisible();
      await page.waitForTimeout(300); // a look of the tag
      const told = await tag.isVisible();
      if ((await player.addHand()) && told) cannon = tile;
    }
    await player.draw();
    await expect(tag).toBeVisible();
    const knot = page.locator('svg .knot');
    const isThere = async (): Promise<boolean> => {
      const box = await page.locator(`[data-drop="ship"] [data-tile="${cannon}"]`).boundingBox();
      const at = await knot.boundingBox();
      if (!box || !at) return false;
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
      return x >= box.x - 2 && x <= box.x + box.width + 2 && y >= box.y - 2 && y <= box.y + box.height + 2;
    };
    await expect.poll(isThere).toBe(true);
  });
});
