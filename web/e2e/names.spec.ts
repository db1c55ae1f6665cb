// Long names: cut with "…" where they must be, said whole to whoever asks, and never broken inside a word.

import type { Page } from '@playwright/test';
import { BOT } from './server';
import { expect, test } from './support';
import { SEED } from './yards';

test.use({ rehearsal: { seed: SEED, instantBots: true }, hasTouch: true });

const LONG = 'Konstantinopolitánka Eva';
const SIZES = [
  [360, 740],
  [740, 360],
  [1024, 768],
  [1280, 800],
] as const;

/** Where a word of the name stands on two lines. */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate((name) => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      for (const word of name.split(' ')) {
        const at = text.textContent?.indexOf(word) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${word} in ${text.parentElement?.className}: ${text.textContent}`);
      }
    }
    return found;
  }, LONG);

/** Names that are cut and do not say themselves under the pointer. */
const silent = (page: Page): Promise<string[]> =>
  page.evaluate((name) => {
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) => one.innerText?.includes(name) && one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === 'ellipsis',
    );
    return cut.flatMap((one) => {
      one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      // What is laid out in it is cut without a sign.
      if (/flex|grid/.test(getComputedStyle(one).display)) return [`no sign: ${one.outerHTML.slice(0, 120)}`];
      return one.closest('[title]')?.getAttribute('title')?.includes(name) ? [] : [one.outerHTML.slice(0, 120)];
    });
  }, LONG);

async function look(page: Page, where: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => broken(page), `${where}, ${width} × ${height}`).toEqual([]);
    expect(await silent(page), `${where}, ${width} × ${height}`).toEqual([]);
    if (process.env.TRUCKER_LOOK) await page.screenshot({ path: `${process.env.TRUCKER_LOOK}/names-${where}-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('a long name is whole, or says itself whole', async ({ page, player, newPlayer, server }) => {
  test.setTimeout(120_000);
  const room = await server.open({ seats: 3, bots: [BOT] });
  await player.sit(room);
  const eva = await newPlayer(LONG);
  await eva.sit(await server.join(room.room, LONG));
  await look(page, 'lobby');
  await player.start(eva);
  await player.sayGo();
  await look(page, 'yard');
  await player.build(2);
  await player.finish();
  await eva.finish();
  await player.asked();
  await look(page, 'flight');
  await player.leave();
  await eva.leave();
  await expect(player.slips.first()).toBeVisible();
  await look(page, 'payday');
  const { game } = player.truth;
  await page.goto('/replays');
  await expect(page.locator('main li').first()).toBeVisible();
  await look(page, 'replays');

  await test.step('a finger that rests on a cut name reads the whole one', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const cut = page.locator('main li .name', { hasText: LONG }).first();
    const press = (one: Element) => one.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, pointerType: 'touch' }));
    await cut.evaluate(press);
    await expect(page.getByTestId('toasts')).toContainText(LONG);
  });
  await page.goto(`/replay/${game}?at=20`);
  await expect(page.getByTestId('play')).toBeVisible();
  await look(page, 'replay');
});
