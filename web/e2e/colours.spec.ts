// The system's own colours instead of ours: what is chosen still shows.

import type { Locator } from '@playwright/test';
import { expect, test } from './support';
import { SEED, toCrewQuestion } from './yards';

test.use({ rehearsal: { seed: SEED }, contextOptions: { forcedColors: 'active' } });

/** The edge of something, as it is drawn. */
const edge = (what: Locator): Promise<string> =>
  what.evaluate((element) => {
    const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    return `${borderTopWidth} ${borderTopStyle} ${borderTopColor}`;
  });

/** Of these, the chosen one has another edge than the rest, and the rest have all the same. */
async function chosenShows(chosen: Locator, others: Locator): Promise<void> {
  const marked = await edge(chosen);
  const plain = new Set(await Promise.all((await others.all()).map(edge)));
  expect(plain.size).toBeGreaterThan(0);
  expect(plain).not.toContain(marked);
}

test('radios, colours and switches show what is on', async ({ page }) => {
  await page.goto('/new');
  await chosenShows(page.locator('.modes label.checked'), page.locator('.modes label:not(.checked)'));
  const colours = page
    .locator('fieldset')
    .filter({ has: page.locator('input[type="radio"] + svg') })
    .last();
  await chosenShows(colours.locator('label.checked'), colours.locator('label:not(.checked)'));
  // Another choice takes the mark along.
  await page.locator('.modes label:not(.checked)').first().click();
  await chosenShows(page.locator('.modes label.checked'), page.locator('.modes label:not(.checked)'));
  const thumb = page.locator('.listed .track');
  const look = () =>
    thumb.evaluate((track) => {
      const seen = (style: CSSStyleDeclaration) => `${style.backgroundColor} ${style.transform}`;
      return [getComputedStyle(track).backgroundColor, seen(getComputedStyle(track, '::after'))];
    });
  const off = await look();
  expect(off[1]).not.toContain(off[0] ?? '');
  await page.locator('.listed label').click();
  await expect.poll(async () => (await look())[0]).not.toBe(off[0]);
  await page.locator('.modes input').first().focus();
  await page.keyboard.press('ArrowDown');
  const ring = page.locator('.modes label:has(:focus-visible)');
  expect(await ring.evaluate((label) => parseFloat(getComputedStyle(label).outlineWidth))).toBeGreaterThan(1);
});

test('the chosen answer shows', async ({ player, server }) => {
  await toCrewQuestion(player, server);
  const answers = player.question.getByRole('radio');
  await chosenShows(answers.and(player.page.locator('[aria-checked="true"]')), player.question.locator('[aria-checked="false"]'));
  await player.question.locator('[aria-checked="false"]').click();
  await chosenShows(player.question.locator('[aria-checked="true"]'), player.question.locator('[aria-checked="false"]'));
});
