// Building with the keyboard alone: nobody touches the mouse, and one always sees where one is.

import { expect, type Page, test } from './support';
import { escaped, say, saying } from './words';

test.use({ rehearsal: { seed: 4, instantBots: true } });

/** Is the focus on something, and does it show? */
async function focusShows(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return 'the focus is nowhere';
    if (!here.matches(':focus-visible')) return `${here.outerHTML.slice(0, 80)} does not show the focus`;
    // Squares of a ship draw their own ring.
    const ring = here.querySelector(':scope > .focus');
    const style = getComputedStyle(ring ?? here);
    const seen = Number(style.opacity) > 0 && style.visibility === 'visible' && style.display !== 'none';
    const drawn = ring ? style.stroke !== 'none' && seen : style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    return drawn || style.boxShadow !== 'none' ? '' : `${here.outerHTML.slice(0, 80)} has no ring`;
  });
  expect(seen).toBe('');
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return focusShows(page);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

const square = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null);

test('a ship is built, and its flight begun, without a mouse', async ({ page, player }) => {
  const { truth } = player;
  const { keyboard } = page;
  await page.addInitScript(() => {
    const forbidden = ({ type }: Event) => console.error(`${type} was used`);
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, forbidden, true);
  });
  await page.goto('/');
  await tabTo(page, 'button.fly');
  await keyboard.press('Enter');

  await test.step('go has the focus', async () => {
    await expect(player.go).toBeFocused();
    await focusShows(page);
    await keyboard.press('Enter');
    await expect(player.pile).toHaveClass(/lit/);
    // From here on nobody takes a tile from under the cursor.
    await expect.poll(() => truth.view?.yard.spaces.filter((seat) => seat !== null).length).toBe(3);
  });

  await test.step('Space draws, and the cursor goes to a square that fits', async () => {
    await keyboard.press(' ');
    await expect(player.hand).toBeVisible();
    await expect.poll(() => square(page)).not.toBeNull();
    await expect(page.locator(':focus')).toHaveClass(/lit/);
    await focusShows(page);
  });

  await test.step('R turns to the right, Shift+R to the left', async () => {
    const held = page.locator('[data-testid="dock"] .held svg').first();
    const turned = () => held.evaluate((picture) => picture.closest('.held')?.innerHTML ?? '');
    const before = await turned();
    await keyboard.press('r');
    await expect.poll(turned).not.toBe(before);
    await keyboard.press('Shift+R');
    await expect.poll(turned).toBe(before);
  });

  await test.step('arrows move, Enter puts down', async () => {
    const first = await square(page);
    await keyboard.press('ArrowDown');
    const second = await square(page);
    expect(second).not.toBe(first);
    await focusShows(page);
    await keyboard.press('ArrowUp');
    expect(await square(page)).toBe(first);
    await keyboard.press('Enter');
    await player.emptyHanded();
    await expect.poll(() => truth.ship.tiles.map((tile) => tile.square)).toContain(first);
  });

  await test.step('a square where it does not fit says why', async () => {
    await keyboard.press(' ');
    await expect(player.hand).toBeVisible();
    await page.locator('[data-square="7,7"]').focus();
    await keyboard.press('Enter');
    await expect(page.getByTestId('why')).toContainText(new RegExp(say('mistake-taken'), 'i'));
  });

  await test.step('Q gives it back, Enter on it takes it again', async () => {
    const tile = truth.hand;
    await keyboard.press('q');
    await player.emptyHanded();
    await expect(player.faceUp(tile ?? -1)).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await tabTo(page, '[data-face-up]');
    const there = () => player.faceUp(tile ?? -1).evaluate((it) => it === document.activeElement);
    for (let steps = 0; steps < 150 && !(await there()); steps += 1) await keyboard.press('ArrowRight');
    await focusShows(page);
    // It is shown large, and told with what it is for.
    await expect(page.getByTestId('look').locator(`[data-tile="${tile}"]`)).toBeVisible();
    const about = (await page.getByTestId('look').locator('p').textContent()) ?? '-';
    await expect(player.faceUp(tile ?? -1)).toHaveAccessibleDescription(new RegExp(escaped(about)));
    await keyboard.press('Enter');
    await expect(player.hand).toBeVisible();
    await expect.poll(() => truth.hand).toBe(tile);
    await expect.poll(() => square(page)).not.toBeNull();
  });

  await test.step('more of the same, turning where need be', async () => {
    for (let added = 0, grips = 0; added < 4 && grips < 14; grips += 1) {
      if (truth.hand === null) {
        await keyboard.press(' ');
        await expect(player.hand).toBeVisible();
      }
      await expect(player.dock.locator('.fits')).toBeVisible();
      for (let turns = 0; turns < 3 && (await player.fits.count()) === 0; turns += 1) await keyboard.press('r');
      const there = player.fits.first();
      if ((await there.count()) === 0) {
        await keyboard.press('q');
      } else {
        await walk(page, (await there.getAttribute('data-square')) ?? '');
        await keyboard.press('Enter');
        added += 1;
      }
      await player.emptyHanded();
    }
    expect(truth.ship.tiles.length).toBeGreaterThanOrEqual(4);
  });

  await test.step('F asks about finishing: Escape builds on, Enter finishes, and then answers', async () => {
    await keyboard.press('f');
    await expect(player.dialog.getByRole('button', { name: saying('build-finish-here') })).toBeFocused();
    await keyboard.press('Escape');
    await expect(player.dialog).toHaveCount(0);
    await expect(player.finishButton).toBeVisible();
    await keyboard.press('f');
    await expect(player.dialog).toBeVisible();
    await keyboard.press('Enter');
    await expect(player.finishButton).toBeHidden();
    for (let answers = 0; answers < 3; answers += 1) {
      await expect(player.confirm).toBeEnabled();
      const asked = truth.question?.id;
      // Whatever is suggested has the focus, or the button that says so.
      await expect(player.question.locator(':focus')).toBeVisible();
      await focusShows(page);
      await keyboard.press('Enter');
      await expect.poll(() => truth.question?.id !== asked || truth.phase === 'over').toBe(true);
      if (truth.phase === 'over') break;
    }
  });
});

/** A key of a Czech keyboard: digits need Shift there, and Z and Y have changed places. */
async function czech(page: Page, place: string, held = 0): Promise<void> {
  const KEYS: Record<string, [key: string, code: string]> = {
    '1': ['+', 'Digit1'],
    '2': ['ě', 'Digit2'],
    '3': ['š', 'Digit3'],
    '4': ['č', 'Digit4'],
    '5': ['ř', 'Digit5'],
    z: ['z', 'KeyY'],
    y: ['y', 'KeyZ'],
  };
  const [key, code] = KEYS[place] ?? [place, `Key${place.toUpperCase()}`];
  const line = await page.context().newCDPSession(page);
  const pressed = { key, code, modifiers: held, ...(held === 0 ? { text: key } : {}) };
  await line.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed });
  await line.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers: held });
  await line.detach();
}
const CTRL = 2;

test('a whole game with a Czech keyboard: digits are known by their place', async ({ page, player, server }) => {
  test.slow();
  const { truth } = player;
  const { keyboard } = page;
  await player.sit(await server.open({ mode: { type: 'flight', value: 'I' } }));
  await tabTo(page, '.start button');
  await keyboard.press('Enter');
  await expect(player.go).toBeFocused();
  await keyboard.press('Enter');
  await expect(player.pile).toHaveClass(/lit/);

  await test.step('letters build, and what takes back takes back', async () => {
    for (let added = 0, grips = 0; added < 5 && grips < 30; grips += 1) {
      await keyboard.press(' ');
      await expect(player.hand).toBeVisible();
      await expect(player.dock.locator('.fits')).toBeVisible();
      for (let turns = 0; turns < 3 && (await player.fits.count()) === 0; turns += 1) await czech(page, 'r');
      const there = player.fits.first();
      if ((await there.count()) === 0) await czech(page, 'q');
      else {
        await walk(page, (await there.getAttribute('data-square')) ?? '');
        await keyboard.press('Enter');
        added += 1;
      }
      await player.emptyHanded();
    }
    await expect.poll(() => truth.view?.own?.may_undo).toBe(true);
    const tiles = truth.ship.tiles.length;
    await czech(page, 'z', CTRL);
    await expect(player.hand).toBeVisible();
    await expect(player.components).toHaveCount(tiles - 1);
    await keyboard.press('Enter');
    await player.emptyHanded();
  });

  await test.step('the key that types + opens the first pile and puts it back', async () => {
    await czech(page, '1');
    await expect(page.getByTestId('reading')).toBeVisible();
    await czech(page, '1');
    await expect(page.getByTestId('reading')).toHaveCount(0);
  });

  await czech(page, 'f');
  await expect(player.dialog).toBeVisible();
  await keyboard.press('Enter');
  await expect(player.finishButton).toBeHidden();

  let chosen = 0;
  for (let answers = 0; answers < 120 && (await player.asked()); answers += 1) {
    const asked = truth.question?.id;
    const second = player.question.locator('[role="radio"][aria-keyshortcuts="2"]');
    if (truth.reason !== 'fly_on' && (await second.count()) > 0) {
      await czech(page, '2');
      await expect(second).toHaveAttribute('aria-checked', 'true');
      await czech(page, '1');
      await expect(second).toHaveAttribute('aria-checked', 'false');
      chosen += 1;
    }
    await keyboard.press('Enter');
    await expect.poll(() => truth.question?.id !== asked || truth.phase === 'over', { intervals: [10, 20, 50, 100] }).toBe(true);
  }
  expect(chosen).toBeGreaterThan(0);
  // Where the page has changed, the focus is on something all the same.
  const goOn = page.getByTestId('confirm');
  await expect(goOn.or(player.slips).first()).toBeVisible({ timeout: 30_000 });
  if (await goOn.isVisible()) await keyboard.press('Enter');
  await expect(player.slips.first()).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('the focus is on the page that was gone to', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'a[href="/new"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('new-title') })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

/** Goes from square to square with the arrows. */
async function walk(page: Page, to: string): Promise<void> {
  const [column = 0, row = 0] = to.split(',').map(Number);
  for (let steps = 0; steps < 24; steps += 1) {
    const [c = 0, r = 0] = ((await square(page)) ?? '0,0').split(',').map(Number);
    if (c === column && r === row) return;
    const across = c === column ? '' : c < column ? 'ArrowRight' : 'ArrowLeft';
    const along = r === row ? '' : r < row ? 'ArrowDown' : 'ArrowUp';
    await page.keyboard.press(steps % 2 === 0 ? across || along : along || across);
  }
  throw new Error(`the arrows do not lead to ${to}`);
}
