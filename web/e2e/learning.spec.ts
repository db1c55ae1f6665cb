// A whole learning flight against bots with the mouse, as somebody's first evening goes.

import type { Locator } from '@playwright/test';
import { figure } from './player';
import { give, take } from './moment';
import { expect, test } from './support';
import { say, saying } from './words';

test.use({ rehearsal: { seed: 11, instantBots: true } });

test('a learning flight by mouse, from "Fly now" to the next level', async ({ page, player }) => {
  const { truth } = player;
  await page.goto('/');
  await page.getByRole('button', { name: say('home-fly') }).click();
  await expect(page).toHaveURL(/\/r\/[A-Z2-9]{6}$/);
  // Nobody else could say it.
  await expect(page.getByText(say('build-go-bots'))).toBeVisible();
  await player.sayGo();
  // The bots take no time: when they have built, everything that follows is the same every time.
  await expect.poll(() => truth.view?.yard.spaces.filter((seat) => seat !== null).length).toBe(3);

  await test.step('tiles are dragged: from the pile to the ship', async () => {
    for (let dragged = 0, grips = 0; dragged < 4 && grips < 16; grips += 1) {
      const before = await player.components.count();
      const from = await middle(player.pile);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await expect(player.hand).toBeVisible();
      // The wheel turns it while it is held over the ship.
      const ship = await middle(page.locator('[data-drop="ship"]'));
      await page.mouse.move(ship.x, ship.y, { steps: 4 });
      await expect(page.locator('.ghost')).toBeVisible();
      await expect(player.dock.locator('.fits')).toBeVisible();
      for (let turn = 0; turn < 3 && (await player.fits.count()) === 0; turn += 1) {
        const now = await page.locator('.ghost').innerHTML();
        await page.waitForTimeout(100); // a wheel rests that long between two notches
        await page.mouse.wheel(0, 100);
        await expect.poll(() => page.locator('.ghost').innerHTML()).not.toBe(now);
      }
      const yard = page.locator('[data-drop="yard"] .chips');
      const to = await middle((await player.fits.count()) > 0 ? player.fits.first() : yard);
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await player.emptyHanded();
      if ((await player.components.count()) > before) dragged += 1;
    }
    expect(await player.components.count()).toBe(5);
  });

  await test.step('and clicked: from the pile, and face-up ones from the yard', async () => {
    await player.build(5);
    const open = page.locator('[data-face-up]');
    if ((await open.count()) > 0) {
      await open.first().click();
      await player.addHand();
    }
    await expect.poll(async () => truth.ship.tiles.length === (await player.components.count())).toBe(true);
    expect(truth.ship.tiles.length).toBeGreaterThanOrEqual(8);
  });

  await test.step('the launch, the flight and the payday', async () => {
    await player.finish();
    await expect(player.log).toBeVisible();
    await player.answerUntil(player.slips);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(truth.phase).toBe('over');
    expect(truth.told('card_revealed').length).toBeGreaterThan(0);
  });

  await test.step('every slip adds up to what the server says', async () => {
    await expect(player.slips).toHaveCount(4);
    for (const [seat, { credits }] of (truth.view?.seats ?? []).entries()) {
      const slip = page.locator(`article.slip[data-seat="${seat}"]`);
      await expect.poll(async () => figure(await slip.locator('footer > b').innerText())).toBe(credits);
      expect(figure(await slip.locator('footer .vh').innerText())).toBe(credits);
      const lines = await slip.locator('ol > li > b').allInnerTexts();
      expect(
        lines.map(figure).reduce((sum, each) => sum + each, 0),
        `the lines of seat ${seat}`,
      ).toBe(credits);
    }
  });

  await test.step('and on to level I', async () => {
    await player.button('end-next-level', { level: 'I' }).click();
    await expect(player.go).toBeVisible();
    await expect(page.getByText(say('mode-flight', { level: 'I' })).first()).toBeVisible();
    expect(truth.room?.options.mode).toEqual({ type: 'flight', value: 'I' });
    await player.sayGo();
    await expect(page.getByRole('timer', { name: saying('build-timer-label') })).toBeVisible();
  });
});

interface Place {
  x: number;
  y: number;
}
async function middle(what: Locator): Promise<Place> {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('with everything played', () => {
  test.use({ settings: { name: 'Ada', speed: 4, coach: ['off'] }, viewport: { width: 1280, height: 800 } });

  test('the reason keeps its place, and the next button takes no press that was meant for it', async ({ page, player, server }) => {
    await server.stage('base/cards.txt#Card I-16: combat zone, the same ship is weakest three times');
    await take(player, server, 2);
    await give(player, 'lose_crew', { type: 'square', value: '7,7' });
    await expect(player.question.locator('h2')).toContainText(player.say('flight-ask-lose-crew', { left: 1, more: 'yes' }));

    // A square that was clicked is not framed like one that keys have gone to.
    const ring = () =>
      page.locator('[data-stage] [data-square="7,7"]').evaluate((it) => {
        (it as SVGElement).focus();
        return getComputedStyle(it.querySelector('.focus')!).stroke;
      });
    expect(await ring()).toBe('none');

    await give(player, 'lose_crew', { type: 'square', value: '6,7' });
    // Where the reason was while it was told, and whether the button could be pressed when it came.
    const { told, open } = await page.evaluate(
      () =>
        new Promise<{ told: number[]; open: boolean }>((resolve) => {
          let told: number[] | null = null;
          const look = (): void => {
            const why = document.querySelector('[data-coach="told"] .why button')?.getBoundingClientRect();
            if (why) told = [Math.round(why.x), Math.round(why.y)];
            const button = told && document.querySelector('[data-testid="confirm"]');
            if (!told || !button) return void requestAnimationFrame(look);
            const { left, top, width, height } = button.getBoundingClientRect();
            resolve({ told, open: button.contains(document.elementFromPoint(left + width / 2, top + height / 2)) });
          };
          look();
        }),
    );
    expect(open).toBe(false);
    expect(player.truth.reason).toBe('fly_on');
    const place = async () => {
      const box = await player.question.locator('header button.why').boundingBox();
      return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)];
    };
    await expect.poll(place).toEqual(told);
    await page.keyboard.press('Shift+Tab');
    expect(await ring()).not.toBe('none');
    await player.answer();
  });
});
