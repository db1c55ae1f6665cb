// Loading goods with the finger, with the mouse and with keys: what the page shows is what the server is told.

import type { Locator } from '@playwright/test';
import { give, take } from './moment';
import type { Player } from './player';
import { expect, test } from './support';

test.use({ rehearsal: { seed: 4, instantBots: true }, hasTouch: true });

interface Place {
  x: number;
  y: number;
}
async function middle(what: Locator): Promise<Place> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The blocks that lie on the dock, and in a hold. */
const dock = ({ question }: Player): Locator => question.locator('[data-drop="dock"] button[aria-pressed]');
const hold = ({ question }: Player, square: string): Locator => question.locator(`[data-drop="${square}"] button[aria-pressed]`);

test('goods are loaded with finger, mouse and keys', async ({ page, player, server, context }) => {
  const { truth } = player;
  const carried = page.locator('svg.carried');
  await player.sit(await server.open());
  await player.start();
  await player.sayGo();
  await player.build(14);
  await player.finish();
  await player.answerUntilAsked('load_goods');

  // All of it is loaded as far as it fits: a laden hold to try things with.
  const rows = player.question.locator('.row:not(.dock)');
  const full = rows.filter({ has: page.locator('button[aria-pressed]') }).first();
  const square = (await full.getAttribute('data-drop')) ?? '';
  const blocks = hold(player, square);
  const [loaded, waiting] = [await blocks.count(), await dock(player).count()];
  expect(loaded).toBeGreaterThan(0);
  const onShip = page.locator(`[data-stage] [data-square="${square}"]`);

  /** A block goes out of the hold and back; `drag` carries it from one place to the other. */
  async function outAndBack(drag: (from: Place, to: () => Promise<Place>) => Promise<void>): Promise<void> {
    await drag(await middle(blocks.first()), () => middle(player.question.locator('[data-drop="dock"]')));
    await expect(blocks).toHaveCount(loaded - 1);
    await expect(dock(player)).toHaveCount(waiting + 1);
    // Back onto the ship itself.
    await drag(await middle(dock(player).last()), () => middle(onShip));
    await expect(blocks).toHaveCount(loaded);
    await expect(dock(player)).toHaveCount(waiting);
  }

  await test.step('with the finger', async () => {
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await outAndBack(async (from, to) => {
      await touch('touchStart', from);
      await touch('touchMove', { x: from.x + 12, y: from.y - 12 });
      await expect(carried).toBeVisible();
      await touch('touchMove', await to());
      await touch('touchEnd');
      await expect(carried).toHaveCount(0);
    });
  });

  await test.step('with the mouse', async () => {
    await outAndBack(async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 12, from.y - 12);
      await expect(carried).toBeVisible();
      const { x, y } = await to();
      await page.mouse.move(x, y);
      await page.mouse.up();
      await expect(carried).toHaveCount(0);
    });
  });

  await test.step('with keys', async () => {
    await blocks.first().focus();
    await page.keyboard.press('Enter');
    await expect(dock(player)).toHaveCount(waiting + 1);
    await expect(dock(player).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
    const place = player.question.getByRole('button', { name: player.say('flight-hold', { square }), exact: true });
    await place.focus();
    await page.keyboard.press('Enter');
    await expect(blocks).toHaveCount(loaded);
    await expect(dock(player)).toHaveCount(waiting);
  });

  await test.step('and so it is on the ship', async () => {
    await player.press(player.confirm);
    await expect.poll(() => truth.reason).not.toBe('load_goods');
    const goods = truth.ship.tiles.find((tile) => tile.square === square)?.goods ?? [];
    expect(goods.reduce((sum, each) => sum + each, 0)).toBe(loaded);
  });
});

test('what would fit after a rearrangement is offered, and done at a press', async ({ player, server }) => {
  // Red with two blue blocks where a red one could go, and room for blue elsewhere.
  await server.stage('base/planets.txt#E11 Goods are moved only while loading; blocks that are put down stay');
  await take(player, server, 3);
  await give(player, 'land', { type: 'option', value: 0 });
  await player.asked();
  await expect(dock(player), 'nothing is moved unasked').toHaveCount(1);
  const rearrange = player.question.getByRole('button', { name: player.say('flight-load-rearrange', { value: 4 }), exact: true });
  await player.press(rearrange);
  await expect(dock(player)).toHaveCount(0);
  await expect(rearrange).toHaveCount(0);
  await player.press(player.confirm);
  await expect.poll(() => player.truth.reason).not.toBe('load_goods');
  const goods = player.truth.ship.tiles.flatMap(({ goods }) => (goods ? [goods] : []));
  expect([0, 1, 2, 3].map((colour) => goods.reduce((sum, each) => sum + (each[colour] ?? 0), 0))).toEqual([1, 0, 0, 2]);
});
