// A phone, 360 pixels wide: nothing is wider than the screen, and a ship is built with the finger.

import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { take } from './moment';
import { BOT } from './server';
import { expect, test } from './support';
import { TOURS } from './tour';
import { say } from './words';
import { SEED } from './yards';

test.use({
  rehearsal: { seed: SEED, instantBots: true },
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
});

/** What sticks out at the side, if the page or a dialog can be pushed there. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scroller = document.scrollingElement ?? document.body;
    const dialogs = [...document.querySelectorAll('dialog[open], dialog[open] .body')];
    const right = (each: Element) => each.getBoundingClientRect().right;
    const roomOf = (box: Element) => (box === scroller ? Math.min(innerWidth, 360) : box.clientWidth);
    const wide = [scroller, ...dialogs].filter((box) => box.scrollWidth > roomOf(box));
    // Whatever is in a box that scrolls by itself, or is cut off, is not the culprit.
    const free = (each: Element, within: Element): boolean => {
      for (let box = each.parentElement; box && box !== within; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return false;
      }
      return true;
    };
    return wide.flatMap((box) => {
      const edge = (box === scroller ? 360 : right(box)) + 0.5;
      const out = [...box.querySelectorAll('*')].filter((each) => right(each) > edge && free(each, box));
      const names = out.slice(0, 6).map((each) => `${each.outerHTML.slice(0, 90)}: ${Math.round(right(each))}`);
      return [`${box.tagName} ${box.scrollWidth} px wide`, ...names];
    });
  });

for (const [name, tour] of Object.entries(TOURS)) {
  test(`nothing is wider than the screen: ${name}`, async ({ page, player, server, newPlayer }) => {
    const found: Record<string, string[]> = {};
    await tour({
      player,
      server,
      friend: () => newPlayer('Bob'),
      look: async (state) => {
        const out = await sticksOut(page);
        if (out.length > 0) found[state] = out;
      },
    });
    expect(found).toEqual({});
  });
}

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

test('a whole learning ship is built with the finger', async ({ page, player, context }) => {
  const { truth } = player;
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await page.goto('/');
  await page.locator('button.fly').tap();
  await player.sayGo();
  // The bots are done before we begin, so that what is left in the heap is the same every time.
  const done = () => truth.view?.yard.spaces.filter((seat) => seat !== null).length;
  await expect.poll(done).toBe((truth.room?.seats.length ?? 0) - 1);

  await test.step('dragged out of the hand: the tile floats above the finger', async () => {
    let dragged = 0;
    for (let grips = 0; dragged < 3 && grips < 12; grips += 1) {
      await player.draw();
      await expect(player.dock.locator('.fits')).toBeVisible();
      if ((await player.fits.count()) === 0) {
        await player.giveBack();
        continue;
      }
      const before = await player.components.count();
      const to = await middle(player.fits.first());
      const tile = await player.fits.first().boundingBox();
      const from = await middle(player.dock.locator('.held'));
      const below = { x: to.x, y: to.y + 0.62 * (tile?.width ?? 0) };
      await touch('touchStart', from);
      for (const share of [0.3, 0.6, 1]) {
        await touch('touchMove', { x: from.x + (below.x - from.x) * share, y: from.y + (below.y - from.y) * share });
      }
      await expect(page.locator('.ghost')).toBeVisible();
      await touch('touchEnd');
      await player.emptyHanded();
      await expect(player.components).toHaveCount(before + 1);
      dragged += 1;
    }
    expect(dragged).toBe(3);
  });

  await test.step('or with the finger right on a lit square: the tile lies where it will be put', async () => {
    for (let grips = 0; grips < 12; grips += 1) {
      await player.draw();
      await expect(page.locator('.ghost')).toHaveCount(0);
      if ((await player.fits.count()) === 0) {
        await player.giveBack();
        continue;
      }
      const square = (await player.fits.first().getAttribute('data-square')) ?? '';
      const to = await middle(player.fits.first());
      const from = await middle(player.dock.locator('.held'));
      await touch('touchStart', from);
      for (const share of [0.3, 0.6, 1]) {
        await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      }
      const off = async () => {
        const { x, y } = await middle(page.locator('.ghost'));
        return Math.hypot(x - to.x, y - to.y);
      };
      await expect.poll(off).toBeLessThan(4);
      await touch('touchEnd');
      await player.emptyHanded();
      expect(truth.ship.tiles.some((tile) => tile.square === square)).toBe(true);
      return;
    }
    throw new Error('nothing fitted');
  });

  await test.step('and tapped', async () => {
    await player.build(5);
    await expect.poll(() => truth.ship.tiles.length).toBeGreaterThanOrEqual(7);
    expect(await sticksOut(page)).toEqual([]);
  });

  await test.step('a second finger turns what the first one holds', async () => {
    await player.draw();
    const picture = () => page.locator('.ghost').innerHTML();
    const from = await middle(player.dock.locator('.held'));
    const away = { x: from.x + 20, y: from.y - 120 };
    await touch('touchStart', from);
    await touch('touchMove', away);
    await expect(page.locator('.ghost')).toBeVisible();
    const before = await picture();
    await touch('touchStart', away, { x: 40, y: away.y });
    await expect.poll(picture).not.toBe(before);
    await touch('touchEnd');
    if (truth.hand !== null) await player.giveBack();
  });

  await test.step('and flown', async () => {
    await player.finish();
    await player.answerUntil(player.slips);
    expect(await sticksOut(page)).toEqual([]);
  });
});

test('the bar is whole or gone when something is asked, and the payday begins at its top', async ({ page, player }) => {
  await page.goto('/');
  await page.locator('button.fly').tap();
  await player.sayGo();
  await player.build(7);
  await player.finish();
  const cut = () =>
    page.locator('[data-bar]').evaluate((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return top < -4 && bottom > 4;
    });
  while (await player.asked()) {
    await expect.poll(cut, { message: player.truth.reason ?? '' }).toBe(false);
    // The page may be anywhere when the payday comes.
    await page.evaluate(() => scrollTo(0, 300));
    await player.answer();
  }
  await player.answerUntil(player.slips.first());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // Somebody else's slip opens wherever its row is touched.
  const other = page.locator('article.slip:not(.you)').first();
  const row = await other.boundingBox();
  await other.tap({ position: { x: (row?.width ?? 0) / 2, y: 20 } });
  await expect(other.locator('.fold')).toHaveAttribute('aria-expanded', 'true');
  await other.tap({ position: { x: 30, y: 30 } });
  await expect(other.locator('.fold')).toHaveAttribute('aria-expanded', 'false');
});

/** What is pressed and too small for a finger. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.wordmark, .chip, .btn, .icon-btn, [data-testid="skip"], [role="log"] h3 button, .newest')].flatMap(
      (one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 0 && (width < 43.5 || height < 43.5) ? [`${one.className}: ${Math.round(width)} × ${Math.round(height)}`] : [];
      },
    ),
  );

test('what is pressed in the yard is large enough for a finger', async ({ page, player, server }) => {
  await player.sit(await server.open({ mode: { type: 'flight', value: 'II' } }));
  await player.start();
  await player.sayGo();
  await player.draw();
  expect(await small(page)).toEqual([]);
});

test('what is pressed in flight is large enough for a finger', async ({ page, player, server }) => {
  await server.stage(`${join(import.meta.dirname, 'gallery.txt')}#A choice of planets`);
  await take(player, server, 3);
  for (const reason of ['land', 'load_goods', 'fly_on']) {
    await player.asked();
    expect(player.truth.reason).toBe(reason);
    expect(await small(page)).toEqual([]);
    await player.answer();
  }
});

for (const [width, height] of [
  [360, 640],
  [375, 667],
  [360, 740],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('nothing is cut while goods are loaded, and the card has at least its name', async ({ page, player, server }) => {
      await server.stage(`${join(import.meta.dirname, 'gallery.txt')}#A choice of planets`);
      await take(player, server, 3);
      const sees = async (): Promise<void> => {
        for (const what of [page.locator('.flip'), page.locator('[data-stage] svg').first(), player.question]) {
          await expect(what).toBeInViewport({ ratio: 0.97 });
        }
      };
      for (const reason of ['land', 'load_goods']) {
        await player.asked();
        expect(player.truth.reason).toBe(reason);
        await sees();
        await player.answer();
      }
      // When it is over, there is room for all of it again.
      await player.asked();
      expect(player.truth.reason).toBe('fly_on');
      await expect(page.locator('.flip dl')).toBeVisible();
    });
  });
}

test('whoever is asked sees card, ship and question at once', async ({ page, player, server }) => {
  for (const [title, reason] of [
    ['A large meteor can be shot for a battery', 'shoot'],
    ['A choice of planets', 'land'],
    ['Smugglers as strong as the cannons', 'power_cannons'],
  ] as const) {
    await page.goto('about:blank');
    await server.stage(`${join(import.meta.dirname, 'gallery.txt')}#${title}`);
    await take(player, server, 3);
    await expect.poll(() => player.truth.reason).toBe(reason);
    await player.asked();
    for (const what of [page.locator('.flip'), page.locator('[data-stage] svg').first(), player.question]) {
      await expect(what).toBeInViewport({ ratio: 0.97 });
    }
  }
});

test('on level III a finger beside a small lit square means that one', async ({ page, player, server }) => {
  await player.sit(await server.open({ mode: { type: 'flight', value: 'III' } }));
  await player.start();
  await player.sayGo();
  let grips = 0;
  do {
    if (grips > 0) await player.giveBack();
    await player.draw();
    await expect(player.dock.locator('.fits')).toBeVisible();
  } while ((await player.fits.count()) === 0 && (grips += 1) < 12);
  // A lit square with an empty place beside it that is not lit, and no component: there the finger is off the mark.
  const off = await page.evaluate(() => {
    const boxOf = (cell: Element) => cell.querySelector('.hit')!.getBoundingClientRect();
    const cells = [...document.querySelectorAll<HTMLElement>('[data-drop="ship"] [data-square]')];
    const lit = cells.filter((cell) => cell.classList.contains('lit'));
    for (const cell of lit) {
      const { left, right, top, bottom, width } = boxOf(cell);
      const y = (top + bottom) / 2;
      for (const x of [left - 4, right + 4]) {
        const meets = (other: Element) => {
          const box = boxOf(other);
          return x > box.left && x < box.right && y > box.top && y < box.bottom;
        };
        const under = cells.find(meets);
        if (!under || under.matches('.lit, :not(.empty)')) continue;
        return { square: cell.dataset.square ?? '', x, y, width };
      }
    }
    return null;
  });
  if (!off) throw new Error('no lit square has a free place beside it');
  expect(off.width, 'smaller than a finger needs').toBeLessThan(44);
  await page.touchscreen.tap(off.x, off.y);
  await player.emptyHanded();
  expect(player.truth.ship.tiles.map(({ square }) => square)).toContain(off.square);
});

test('a long heap of face-up tiles is spread over the ship until one is picked', async ({ page, player, server }) => {
  await player.sit(await server.open({ mode: { type: 'flight', value: 'II' }, bots: [BOT, BOT, BOT] }));
  await player.start();
  await player.sayGo();
  await expect.poll(() => player.truth.view?.yard.face_up.length ?? 0).toBeGreaterThan(30);
  const seen = (): Promise<number> =>
    page.locator('[data-face-up]').evaluateAll(
      (tiles) =>
        tiles.filter((tile) => {
          const { left, top, right, bottom } = tile.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        }).length,
    );
  const few = await seen();
  await page.getByRole('button', { name: say('build-spread') }).tap();
  await expect.poll(seen).toBeGreaterThan(3 * few);
  expect(await sticksOut(page)).toEqual([]);
  // Nothing of it has to be scrolled sideways.
  const heap = page.locator('.spread .groups');
  expect(await heap.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: say('build-gather') }).tap();
  await expect(heap).toHaveCount(0);
  await page.getByRole('button', { name: say('build-spread') }).tap();
  const tile = page.locator('.spread [data-face-up]').nth(9);
  const wanted = Number(await tile.getAttribute('data-face-up'));
  await tile.tap();
  await expect.poll(() => player.truth.view?.own?.hand).toBe(wanted);
  await expect(heap).toHaveCount(0);
  await expect(player.square('7,7')).toBeInViewport();
});

test('whoever draws from the pile while the heap is spread draws, and opens nothing that lies below', async ({ page, player, server }) => {
  await player.sit(await server.open({ mode: { type: 'flight', value: 'II' }, bots: [BOT, BOT, BOT] }));
  await player.start();
  await player.sayGo();
  await page.getByRole('button', { name: say('build-spread') }).tap();
  await expect(page.locator('.spread .groups')).toBeVisible();
  const pile = page.getByTestId('pile');
  // The ship is hidden: nothing can be dragged to it.
  await expect(pile).toContainText(say('build-pile-spread.touch'));
  await pile.tap();
  await expect.poll(() => player.truth.view?.own?.hand ?? null).not.toBeNull();
  await expect(page.locator('.spread .groups')).toHaveCount(0);
  // A dialog would come with the click, which follows the touch at once.
  await expect(player.dock.locator('.held')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('whoever has finished sees the ship again, may look at the heap, and comes back from it', async ({
  page,
  player,
  newPlayer,
  server,
}) => {
  // Somebody who builds on: a bot would be done, and all would fly.
  const bob = await newPlayer('Bob');
  const room = await server.open({ mode: { type: 'flight', value: 'II' }, seats: 2 });
  await player.sit(room);
  await bob.sit(await server.join(room.room, 'Bob'));
  await player.start(bob);
  await player.sayGo();
  const heap = page.locator('.spread .groups');
  await page.getByRole('button', { name: say('build-spread') }).tap();
  await expect(heap).toBeVisible();
  await player.finish();
  await expect(heap).toHaveCount(0);
  await page.getByRole('button', { name: say('build-spread') }).tap();
  await expect(heap).toBeVisible();
  await page.getByRole('button', { name: say('build-gather') }).tap();
  await expect(heap).toHaveCount(0);
});
