// A game that is over, played again.

import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { escaped, say } from './words';
import { BOT } from './server';

test.use({ rehearsal: { seed: 4, instantBots: true } });

/** How far the replay is, and how long it is. */
async function count(page: Page): Promise<{ at: number; length: number }> {
  const text = await page.locator('.dock .count').evaluate((words) => words.firstChild?.textContent ?? '');
  const [at = -1, length = -1] = (text.match(/\d+/g) ?? []).map(Number);
  return { at, length };
}

test('a replay is opened at payday, played, stepped and shared', async ({ page, player, server, newPerson }) => {
  await player.sit(await server.open({ bots: [BOT] }));
  await player.start();
  await player.sayGo();
  await expect.poll(() => player.truth.view?.yard.spaces.includes(1)).toBe(true);
  await player.build(3);
  await player.finish();
  await player.answerUntil(player.slips);
  const id = player.truth.game ?? '';

  await page.getByRole('link', { name: say('end-replay') }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}`));
  const play = page.getByTestId('play');
  const step = (words: string) => page.getByRole('button', { name: say(words), exact: true });
  await expect(play).toBeVisible();
  expect((await count(page)).at).toBe(0);
  const { length } = await count(page);
  expect(length).toBeGreaterThan(10);

  await test.step('it plays by itself, and stops', async () => {
    // At full speed it could be over before it is stopped.
    await page.getByTestId('speed').selectOption('1');
    await play.click();
    await expect.poll(async () => (await count(page)).at).toBeGreaterThan(2);
    await play.click();
    await expect(play).toHaveAccessibleName(say('replay-play'));
  });

  await test.step('step by step, with buttons and keys', async () => {
    const { at } = await count(page);
    await step('replay-forward').click();
    await expect.poll(async () => (await count(page)).at).toBe(at + 1);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await count(page)).at).toBe(at + 2);
    await step('replay-back').click();
    await expect.poll(async () => (await count(page)).at).toBe(at + 1);
    await page.keyboard.press('End');
    await expect.poll(async () => (await count(page)).at).toBe(length);
    await expect(player.slips.first()).toBeVisible();
    await page.keyboard.press('Home');
    await expect.poll(async () => (await count(page)).at).toBe(0);
  });

  await test.step('to a card at once', async () => {
    const cards = page.getByTestId('jump').locator('option');
    expect(await cards.count()).toBeGreaterThan(2);
    await page.getByTestId('jump').selectOption({ index: 2 });
    await expect(page.locator('[data-coach="card"]').or(page.locator('.deck')).first()).toBeVisible();
    await expect(player.log).toBeVisible();
    await page.getByRole('slider').evaluate((slider: HTMLInputElement) => {
      slider.value = '1';
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(async () => (await count(page)).at).toBe(length);
  });

  await test.step('through the eyes of another', async () => {
    await page.getByTestId('jump').selectOption({ index: 2 });
    await page.getByTestId('eyes-1').click();
    await expect(page.getByTestId('eyes-1')).toHaveAttribute('aria-pressed', 'true');
    const other = player.truth.room?.seats[1]?.name ?? '';
    const label = new RegExp(`${escaped(say('flight-ship-of', { name: other }))}|${escaped(say('flight-your-ship'))}`);
    await expect(page.locator('[data-stage] [role="grid"]')).toHaveAttribute('aria-label', label);
    await expect(page).toHaveURL(/seat=1/);
  });

  await test.step('the link leads to the same moment', async () => {
    const here = await count(page);
    await expect(page).toHaveURL(new RegExp(`at=${here.at}&seat=1`));
    const friend = await newPerson();
    await friend.goto(page.url());
    await expect(friend.getByTestId('eyes-1')).toHaveAttribute('aria-pressed', 'true');
    expect(await count(friend)).toEqual(here);
  });

  await test.step('it is in the list', async () => {
    await page.goto('/replays');
    await page.locator(`a[href="/replay/${id}"]`).click();
    await expect(play).toBeVisible();
  });
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const) {
  test(`on a phone what is told is seen above the controls: ${width} × ${height}`, async ({ page, player, server }) => {
    test.setTimeout(90_000);
    await player.sit(await server.open({ bots: [BOT, BOT] }));
    await player.start();
    await player.sayGo();
    await player.build(4);
    await player.finish();
    await player.answerUntil(player.slips);
    const seen = () =>
      page.evaluate(() => {
        const told = document.querySelector('[data-testid="narration"], [data-testid="question"]')?.getBoundingClientRect();
        const controls = document.querySelector('.controls')!.getBoundingClientRect();
        if (!told) return 'nothing is told';
        if (told.bottom > controls.top + 1) return `under the controls: ${told.bottom} > ${controls.top}`;
        if (told.top < 0) return `above the window: ${told.top}`;
        const frame = document.querySelector('[data-testid="narration"], [data-testid="question"]')!;
        const heading = frame.querySelector('h2')!.getBoundingClientRect();
        if (heading.bottom > told.bottom + 1) return `cut: ${heading.bottom} > ${told.bottom}`;
        const words = document.querySelector<HTMLElement>('[data-testid="narration"] h2, [data-testid="question"] h2')!;
        const { width } = words.getBoundingClientRect();
        return width < 120 ? `squeezed to ${width} px` : '';
      });
    await page.setViewportSize({ width, height });
    await page.goto(`/replay/${player.truth.game}`);
    const play = page.getByTestId('play');
    await expect(play).toBeVisible();
    await page.getByTestId('jump').selectOption({ index: 2 });
    await page.locator('.dock').getByTestId('speed').selectOption('1');
    // Every answer of the next cards, and how each is told.
    let looks = 0;
    for (let step = 0; step < 14 && (await page.locator('[data-stage]').count()) > 0; step += 1) {
      await page.keyboard.press('ArrowRight');
      if ((await page.locator('[data-testid="narration"], [data-testid="question"]').count()) === 0) continue;
      if ((await page.locator('article.slip').count()) > 0) break;
      await expect.poll(seen, { timeout: 2_000 }).toBe('');
      looks += 1;
      if (process.env.TRUCKER_LOOK) await page.screenshot({ path: `${process.env.TRUCKER_LOOK}/replay-${width}-${step}.png` });
    }
    expect(looks).toBeGreaterThan(3);
  });
}

test('the ship of whoever is asked or acts is shown', async ({ page, player, server }) => {
  await player.sit(await server.open({ bots: [BOT, BOT] }));
  await player.start();
  await player.sayGo();
  await player.build(4);
  await player.finish();
  await player.answerUntil(player.slips);
  await page.goto(`/replay/${player.truth.game}`);
  await expect(page.getByTestId('play')).toBeVisible();
  await page.getByTestId('jump').selectOption({ index: 2 });
  const names = player.truth.room?.seats.map((seat) => seat.name ?? '') ?? [];
  const shown = new Set<string>();
  const grid = page.locator('[data-stage] [role="grid"]');
  for (let step = 0; step < 40 && (await grid.count()) > 0; step += 1) {
    await page.keyboard.press('ArrowRight');
    const asked = page.getByTestId('narration').or(page.getByTestId('question')).first();
    if ((await grid.count()) === 0) break;
    const label = (await grid.getAttribute('aria-label')) ?? '';
    shown.add(names.find((name) => label.includes(name)) ?? label);
    if ((await asked.count()) > 0 && shown.size > 1) break;
  }
  expect(shown.size).toBeGreaterThan(1);
});
