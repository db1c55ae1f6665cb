// The support team of Another Big Expansion asks: what its abilities would do is seen before it is done, at every size.

import { expect, test } from './support';
import { cell, give, take } from './moment';

const FOLDER = 'another-big-expansion';
const USE = { type: 'option', value: 0 } as const;

test.use({ rehearsal: { seed: 1, instantBots: true } });

for (const [width, height] of [
  [1280, 800],
  [360, 740],
  [740, 360],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('what is suggested is not done by the first press on the ship', async ({ page, player, server }) => {
      await server.stage(
        `${FOLDER}/support-team-after-building.txt#HY4 It counts as pointing forward, though it was built to the rear, and only once`,
      );
      await take(player, server, 2);
      await give(player, 'use_ability', USE);
      await player.asked();
      const asked = player.truth.question?.id;
      const suggested = page.locator('[data-stage] [role="gridcell"][aria-selected="true"]');
      await player.press(suggested);
      // Long enough for an answer to come back.
      await page.waitForTimeout(400);
      expect(player.truth.question?.id).toBe(asked);
      await player.press(suggested);
      await player.truth.until(() => player.truth.question?.id !== asked);
    });

    test('a connector that would be closed is seen on its side', async ({ page, player, server }) => {
      await server.stage(`${FOLDER}/support-team-after-building.txt#WE2 Three exposed connectors do not count any more`);
      await take(player, server, 1);
      await give(player, 'use_ability', USE);
      await give(player, 'for_ability', { type: 'set', value: ['8,7'] });
      await player.asked();
      const tile = (await cell(player, '8,7').locator('.hit').boundingBox())!;
      const caps = page.getByTestId('foreseen').locator('rect');
      const places: { x: number; y: number }[] = [];
      for (const value of [0, 1]) {
        await player.press(player.question.locator(`[data-answer='${JSON.stringify({ type: 'option', value })}']`));
        await expect(caps).toHaveCount(1);
        const box = (await caps.boundingBox())!;
        places.push({
          x: (box.x + box.width / 2 - tile.x) / tile.width,
          y: (box.y + box.height / 2 - tile.y) / tile.height,
        });
      }
      const [front, right] = places;
      expect(front?.y).toBeCloseTo(0, 1);
      expect(right?.x).toBeCloseTo(1, 1);
    });

    test('whoever finishes with a Swindler is told that the others wait, and says at once that it is enough', async ({
      page,
      player,
      server,
    }) => {
      await server.stage(`${FOLDER}/support-team-yard.txt#Whoever finishes last adds one face-up component, or says that it is enough`);
      await take(player, server, 2);
      // There is one flight only.
      await expect(page.locator('[data-member="swindler"] .later')).toContainText(player.say('member-never'));
      await player.press(player.button('team-reveal-go'));
      await player.sayGo();
      await expect(page.locator('[data-testid="rival-1"] .done')).toBeVisible();
      await player.finish();
      const sentence = player.dock.getByText(player.say('build-adding-waits'));
      const enough = page.getByTestId('enough');
      await expect(enough).toBeInViewport({ ratio: 1 });
      const [dock, words, button] = await Promise.all([player.dock, sentence, enough].map((one) => one.boundingBox()));
      expect(words!.y).toBeGreaterThanOrEqual(dock!.y);
      expect(words!.y + words!.height).toBeLessThanOrEqual(dock!.y + dock!.height);
      expect(words!.x + words!.width).toBeLessThanOrEqual(button!.x);
      expect(button!.height).toBeGreaterThanOrEqual(40);
      await player.press(enough);
      await player.truth.until(() => player.truth.phase !== 'building');
    });

    test('what is asked about insurance is seen whole, with nothing printed over it', async ({ page, player, server }) => {
      await server.stage(`${FOLDER}/support-team-before-flight.txt#SW6 Nothing off the price of insurance either`);
      await take(player, server, 2);
      await player.asked();
      expect(player.truth.reason).toBe('insure');
      await expect(player.question.locator('h2')).toBeInViewport({ ratio: 1 });
      // The sentence below the answers as well: nothing of it lies under the button.
      const sentence = (await player.question.locator('[data-answers] p').boundingBox())!;
      const button = (await player.confirm.boundingBox())!;
      expect(sentence.y + sentence.height).toBeLessThanOrEqual(button.y);
      const over = await page.evaluate(() => {
        const body = document.querySelector('[data-testid="question"] [data-answers]')!;
        const boxes = [...body.querySelectorAll('svg[role="img"], p, [role="radio"]')]
          .filter((one) => !one.parentElement?.closest('[role="radio"]'))
          .map((one) => one.getBoundingClientRect())
          .filter(({ height }) => height > 0);
        return boxes.some((one, at) => boxes.slice(at + 1).some((other) => one.top < other.bottom - 1 && other.top < one.bottom - 1));
      });
      expect(over).toBe(false);
    });
  });
}

test.describe('tags about a question', () => {
  test.use({ settings: { name: 'Ada', speed: 100, calm: true, coach: [] } });
  const AT = `${FOLDER}/support-team-after-building.txt#AS1 An alien lives far from its life support, joined by wireless`;

  test('there is room for one in a low window', async ({ page, player, server }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await server.stage(AT);
    await take(player, server, 1);
    await expect(page.getByTestId('coach')).toBeVisible();
  });

  test('on a phone it leaves the ship on the screen', async ({ page, player, server }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await server.stage(AT);
    await take(player, server, 1);
    const tag = page.getByTestId('coach');
    await expect(tag).toBeVisible();
    await player.press(tag.getByRole('button').last());
    await expect(cell(player, '6,7')).toBeInViewport({ ratio: 1 });
  });
});
