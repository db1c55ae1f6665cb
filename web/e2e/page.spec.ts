// What the page remembers, explains and calls out.

import type { Locator } from '@playwright/test';
import type { Player } from './player';
import type { Server } from './server';
import { expect, test } from './support';
import { say } from './words';

test.use({ rehearsal: { seed: 4 }, settings: { coach: ['off'], speed: 100 } });

const SWITCHES = ['settings-sound', 'settings-calm', 'settings-coach'];

test('settings survive a reload', async ({ page }) => {
  await page.goto('/');
  const open = () => page.getByRole('button', { name: /Settings|Nastavení/ }).click();
  const dialog = page.locator('dialog[open]');
  await open();
  await dialog.getByLabel(say('settings-name')).fill('Grace');
  for (const id of SWITCHES) await dialog.getByRole('switch', { name: say(id) }).click();
  await dialog.getByRole('combobox', { name: say('settings-speed') }).selectOption('2×');
  await dialog.getByRole('button', { name: 'Čeština' }).click();
  await expect(dialog.getByRole('heading', { name: say('settings-title', {}, 'cs') })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await expect(page.locator('html')).toHaveClass(/calm/);
  await open();
  await expect(dialog.getByLabel(say('settings-name', {}, 'cs'))).toHaveValue('Grace');
  for (const id of SWITCHES) {
    await expect(dialog.getByRole('switch', { name: say(id, {}, 'cs') })).toBeChecked();
  }
  const speed = dialog.getByRole('combobox', { name: say('settings-speed', {}, 'cs') });
  const chosen = await speed.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text);
  expect(chosen).toBe('2×');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the rules are searched, read and linked', async ({ page }) => {
  await page.goto('/rules');
  const field = page.getByRole('searchbox');
  await field.fill('battery');
  const results = page.locator('mark');
  await expect(results.first()).toHaveText(/^batt/i);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/rules\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await field.fill('qqqqq');
  await expect(page.getByText(say('rules-ui-nothing'))).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await page.goto('/rules/no-such-page');
  await expect(page.getByText(say('rules-ui-lost'))).toBeVisible();
});

test('keys are explained on a question mark', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: say('home-fly') })).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: say('keys-title') });
  await expect(dialog).toContainText(say('keys-rotate'));
  await expect(dialog).toContainText(say('keys-replay-card'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test.describe('for the first time', () => {
  test.use({ settings: { coach: [] } });

  test('nothing moves when the tag of the home page is put away', async ({ page }) => {
    await page.goto('/');
    const read = page.getByRole('button', { name: say('home-tag-done') });
    await expect(read).toBeVisible();
    const way = page.getByRole('link', { name: say('home-new-room') });
    const before = await way.boundingBox();
    await read.click();
    await expect(read).toBeHidden();
    expect(await way.boundingBox()).toEqual(before);
    await page.reload();
    await expect(way).toBeVisible();
    await expect(page.getByText(say('home-tag-title'))).toHaveCount(0);
  });
});

test('a new room can be opened wherever one has scrolled, and lies still beneath the rules', async ({ page }) => {
  await page.goto('/new');
  const extras = page.getByTestId('extras');
  await extras.locator('summary').click();
  await expect(extras).toContainText(say('extras-technology-note', { seats: 4 }));
  const rules = extras.getByRole('link', { name: say('extras-rules') }).first();
  await rules.scrollIntoViewIfNeeded();
  await rules.click();
  await expect(page.getByTestId('rule-page')).toBeVisible();
  const at = () => page.evaluate(() => scrollY);
  const before = await at();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await at()).toBe(before);
  // The wheel turns the page again, and the button comes along.
  await page.mouse.wheel(0, 5_000);
  await expect.poll(at).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: say('new-open') })).toBeInViewport({ ratio: 1 });
});

/** In the yard, with a tile in hand and its page of the rules over it: that dialog. */
async function rulesInTheYard(player: Player, server: Server): Promise<Locator> {
  await player.sit(await server.open());
  await player.start();
  await player.sayGo();
  await player.draw();
  await player.dock.locator('a.rule').click();
  return player.page.getByRole('dialog', { name: say('rules-ui-title') });
}

test('in a game the rules lie over it, and close where they were opened', async ({ page, player, server }) => {
  const rules = await rulesInTheYard(player, server);
  await expect(rules.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(player.hand).toBeVisible();
  await expect(page).toHaveURL(/\/r\//);
});

test('what does not fit into the rules fades where it goes on, and only there', async ({ page, player, server }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const rules = await rulesInTheYard(player, server);
  const body = rules.locator('.body');
  const fades = () => body.evaluate((box) => getComputedStyle(box).maskImage !== 'none');
  await rules.getByRole('link', { name: say('rules-ui-all') }).click();
  await expect.poll(fades).toBe(true);
  await body.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect.poll(fades).toBe(false);
});

test('Back turns the leaves of the rules and then closes them, and the game is still there', async ({ page, player, server }) => {
  const rules = await rulesInTheYard(player, server);
  const leaf = rules.getByTestId('rule-page');
  const title = (await leaf.getByRole('heading').first().textContent()) ?? '';
  await leaf.getByRole('navigation').getByRole('link').first().click();
  await expect(leaf.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(leaf.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.goBack();
  await expect(rules).toHaveCount(0);
  await expect(player.hand).toBeVisible();
  await expect(page).toHaveURL(/\/r\//);
});

test('Back closes what lies open, the uppermost first, and only then leaves', async ({ page, player, server }) => {
  await page.goto('/');
  await player.sit(await server.open());
  await player.start();
  await player.sayGo();
  await player.menu();
  await player.button('menu-leave').click();
  await expect(player.dialog).toHaveCount(2);
  await page.goBack();
  await expect(player.dialog).toHaveCount(1);
  // One closes because another opens.
  await player.dialog.getByRole('button', { name: say('menu-settings') }).click();
  await expect(page.getByRole('heading', { name: say('settings-title') })).toBeVisible();
  await page.goBack();
  await expect(player.dialog).toHaveCount(0);
  await expect(player.pile).toBeVisible();
  // What is closed in another way is not in the way.
  await player.menu();
  await player.button('menu-leave').click();
  await page.keyboard.press('Escape');
  await expect(player.dialog).toHaveCount(1);
  await page.goBack();
  await expect(player.dialog).toHaveCount(0);
  await player.menu();
  await page.keyboard.press('Escape');
  await expect(player.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/r\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a face-up tile that is pointed at is shown large, and nothing moves for it', async ({ page, player, server }) => {
  await player.sit(await server.open());
  await player.start();
  await player.sayGo();
  for (let tiles = 0; tiles < 6; tiles += 1) {
    await player.draw();
    await player.giveBack();
  }
  const lying = page.locator('[data-face-up]');
  await expect(lying).toHaveCount(6);
  // Where everything lies, whatever is lifted a little.
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-face-up], .group, .chip, [data-testid="dock"], [data-testid="pile"]')].map((each) =>
        [each.offsetLeft, each.offsetTop, each.offsetWidth, each.offsetHeight].join(),
      ),
    );
  await page.mouse.move(400, 300);
  const before = await places();
  for (const tile of await lying.all()) {
    await tile.hover();
    const shown = page.getByTestId('look').locator(`[data-tile="${await tile.getAttribute('data-face-up')}"]`);
    await expect(shown).toBeVisible();
    expect((await shown.boundingBox())?.width).toBeGreaterThan(100);
    expect(await places()).toEqual(before);
  }
  await page.mouse.move(400, 300);
  await expect(page.getByTestId('look')).toHaveCount(0);

  await test.step('a tile that is carried does not hide what is pressed', async () => {
    await player.draw();
    const chip = page.locator('.chip').nth(2);
    await chip.hover();
    const ghost = page.locator('.ghost');
    await expect(ghost).toHaveClass(/aside/);
    const apart = async () => {
      const [own, other] = [await ghost.locator('.lift').boundingBox(), await chip.boundingBox()];
      return own && other ? own.y - (other.y + other.height / 2) : -1;
    };
    await expect.poll(apart).toBeGreaterThan(0);
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(player.hand).toBeVisible();
    await chip.click();
  });

  await test.step('with a full hand the strip of a narrow page is tidied: no board is empty or half empty', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const gaps = () =>
      page.locator('.group').evaluateAll((groups) => Math.max(...groups.map((group) => group.querySelectorAll('.gap').length)));
    await expect.poll(gaps).toBeLessThanOrEqual(1);
    await expect(lying).toHaveCount(6);
    await player.giveBack();
    // What lies there may be taken now, and leaves its gap for as long as it is looked for.
    const boards = await page.locator('.group').count();
    await lying.first().click();
    await expect(player.hand).toBeVisible();
    await expect(lying).toHaveCount(6);
    expect(await page.locator('.group').count()).toBe(boards);
  });

  await test.step('whoever has a full hand may look for the next tile: what lies there stays where it is', async () => {
    const spots = () =>
      lying.evaluateAll((tiles) => (tiles as HTMLElement[]).map((tile) => `${tile.dataset.faceUp} ${tile.offsetLeft} ${tile.offsetTop}`));
    await player.giveBack();
    for (let tiles = 0; tiles < 4; tiles += 1) {
      const seen = await spots();
      await player.draw();
      await page.waitForTimeout(400); // somebody looks
      expect(await spots()).toEqual(seen);
      await player.giveBack();
      expect(await spots()).toEqual(expect.arrayContaining(seen));
    }
  });
});

test('a hidden page calls by its title and a notification', async ({ page, player, server, context }) => {
  await context.grantPermissions(['notifications'], { origin: server.url });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    class Told {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      onclick = null;
      constructor(title: string) {
        told.push(title);
      }
      close() {}
    }
    Object.assign(window, { Notification: Told });
  });
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (now ? 'hidden' : 'visible') });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await player.sit(await server.open());
  await player.start();
  const menu = await player.menu();
  await menu.getByRole('button', { name: say('menu-settings') }).click();
  await player.dialog.getByRole('switch', { name: say('settings-notify') }).click();
  await page.keyboard.press('Escape');
  await player.sayGo();
  const usual = await page.title();
  await hide(true);
  await expect(page).toHaveTitle(new RegExp(`● ${say('notify-your-turn')}`));
  await hide(false);
  await expect(page).toHaveTitle(usual);
  await player.finish();
  await expect(player.confirm).toBeVisible();
  // The next question comes while nobody looks.
  await hide(true);
  await player.confirm.evaluate((button: HTMLElement) => button.click());
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await expect.poll(told).toContain(say('notify-your-turn'));
  await hide(false);
});

test('an address that leads nowhere leads home', async ({ page, guard }) => {
  guard.allow(/404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: say('lost-title') })).toBeVisible();
  await page.goto('/r/QQQQQQ');
  await expect(page.getByRole('heading', { name: say('ended-unknown') })).toBeVisible();
  await page.goto('/replay/QQQQQQQQQQQQ');
  await expect(page.getByRole('heading', { name: say('replay-none') })).toBeVisible();
  await page.getByRole('link', { name: say('replay-all') }).click();
  await expect(page.getByText(say('replay-list-none'))).toBeVisible();
});
