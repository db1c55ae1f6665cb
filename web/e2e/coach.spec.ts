// Hints of the learning flight hang beside what they speak of, and over nothing that is in use.

import type { Page } from '@playwright/test';
import { BOT } from './server';
import { expect, test } from './support';
import { SEED } from './yards';

test.use({ rehearsal: { seed: SEED, instantBots: true } });

const IN_USE = [
  '[data-coach~="ship"] .cell.lit .hit',
  '[data-coach="hand"]',
  '[data-coach="question"]',
  '[data-coach="finish"]',
  '[data-coach="next"]',
  '[data-coach="order"]',
];

const SQUARES = '[data-drop="ship"] .cell .hit';
const COMPONENTS = '[data-drop="ship"] .cell:not(.empty) .hit';
const FACE_UP = '[data-face-up]';

/** What of all this the tag covers, if there is a tag. */
const covered = (page: Page, small: boolean): Promise<string[]> =>
  page.evaluate(
    ({ inUse, squares, faceUp }) => {
      const sheet = document.querySelector<HTMLElement>('[data-testid="coach"].hung:not(.away)');
      const tag = sheet?.getBoundingClientRect();
      if (!tag) return [];
      // Whoever speaks of the yard leaves its tiles free, whoever speaks of something else the ship.
      const things = [...inUse, sheet?.dataset.mark === 'draw' ? faceUp : squares];
      const over = (box: DOMRect) =>
        Math.min(box.right, tag.right) - Math.max(box.left, tag.left) > 1 &&
        Math.min(box.bottom, tag.bottom) - Math.max(box.top, tag.top) > 1;
      return things.filter((thing) => [...document.querySelectorAll(thing)].some((each) => over(each.getBoundingClientRect())));
    },
    { inUse: IN_USE, squares: small ? COMPONENTS : SQUARES, faceUp: FACE_UP },
  );

/** Rockets below the tag, and numbers of the track that a line around something runs through. */
const overTrack = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const within = (a: DOMRect, b: DOMRect) => a.left > b.left && a.right < b.right && a.top > b.top && a.bottom < b.bottom;
    const [tag] = boxes('[data-testid="coach"].hung');
    const rockets = boxes('.track g[data-seat]').filter((rocket) => tag && meet(tag, rocket));
    const rings = boxes('svg.string > rect');
    const numbers = boxes('.track text').filter((text) => rings.some((ring) => meet(ring, text) && !within(text, ring)));
    return [...rockets.map(() => 'rocket'), ...numbers.map(() => 'number')];
  });

/** All tags of a learning flight. */
const ALL = [
  'go',
  'draw',
  'hand',
  'finish',
  'engineless',
  'grow',
  'misfit',
  'exposed',
  'engine',
  'cannon',
  'cabin',
  'power',
  'cargo',
  'launch',
  'card',
  'meteors',
  'goods',
  'enemy',
  'stardust',
  'open-space',
  'combat',
  'lost',
  'track',
  'payday',
];
/** Everything has been read but this. */
const allBut = (...ids: string[]): string[] => ALL.filter((id) => !ids.includes(id));
/** Tags of the yard that can wait: one is to build, not to read. */
const SPACED = ALL.slice(ALL.indexOf('misfit'), ALL.indexOf('launch'));

/** Here not everything stays free: what is asked does, and there is a string. */
const MIDDLING: number[] = [1024, 740];

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [740, 360],
  [360, 780],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ settings: { name: 'Ada', speed: 100, calm: true, coach: [] }, viewport: { width, height } });

    test('tags leave lit squares, the hand and the question free', async ({ page, player, server }) => {
      await player.sit(await server.open());
      await player.start();
      await player.sayGo();
      const tag = page.getByTestId('coach');
      const read = new Set<string>();
      /** Own steps so far, and how many there were when the last tag was closed. */
      let steps = 0;
      let closed = -Infinity;
      const look = async (): Promise<void> => {
        // It comes when its thing lies still, and looks where it is every quarter of a second.
        if ((await tag.count()) > 0) await tag.waitFor({ timeout: 1_000 }).catch(() => undefined);
        if (!MIDDLING.includes(width)) await expect.poll(() => covered(page, width < 620), { timeout: 2_000 }).toEqual([]);
        if (!(await tag.isVisible())) return;
        const mark = (await tag.getAttribute('data-mark')) ?? '';
        read.add(mark);
        if (SPACED.includes(mark)) expect(steps - closed, mark).toBeGreaterThanOrEqual(1);
        // It never hangs somewhere without a string to what it speaks of.
        if (width > 620) await expect(page.locator('svg.string > path'), mark).toHaveCount(1);
        const overQuestion = await page.evaluate(() => {
          const [hung, asked] = ['[data-testid="coach"].hung', '[data-coach="question"]'].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          );
          return (
            !!hung &&
            !!asked &&
            hung.left < asked.right - 1 &&
            asked.left < hung.right - 1 &&
            hung.top < asked.bottom - 1 &&
            asked.top < hung.bottom - 1
          );
        });
        if (width > 620) expect(overQuestion, mark).toBe(false);
        // What it means has a line around it, and can be seen as a whole.
        const rings = await page.locator('svg.string > rect').all();
        expect(rings.length, mark).toBeGreaterThan(0);
        for (const ring of rings) {
          const box = (await ring.boundingBox()) ?? { y: -99, height: 0 };
          expect(box.y, mark).toBeGreaterThan(-4);
          expect(box.y + box.height, mark).toBeLessThan(height + 4);
        }
        // On a phone it is a low sheet without a string.
        if (width < 620) {
          expect(await tag.evaluate((sheet) => sheet.clientHeight / innerHeight)).toBeLessThan(0.34);
          await expect(page.locator('svg .knot')).toHaveCount(0);
          // With an empty hand it leaves the pile free, whatever it speaks of.
          if (width < 620 && !(await player.hand.isVisible()) && (await player.pile.isVisible())) {
            const [sheet, pile] = [await tag.boundingBox(), await player.pile.boundingBox()];
            const free = !sheet || !pile || sheet.y + sheet.height <= pile.y + 1 || sheet.y >= pile.y + pile.height - 1;
            expect(free, mark).toBe(true);
          }
        }
        // Where the ship is to be clicked on a phone, it goes out of the way by itself.
        await tag
          .getByRole('button')
          .click({ timeout: 1_000 })
          .catch(() => undefined);
        closed = steps;
      };
      for (let grips = 0; grips < 8; grips += 1) {
        await look();
        await player.draw();
        steps += 1;
        await expect(player.dock.locator('.fits')).toBeVisible();
        await look();
        await player.addHand();
        steps += 1;
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

test.describe('of a plain build', () => {
  test.use({ settings: { name: 'Ada', speed: 100, calm: true, coach: [] }, viewport: { width: 1280, height: 800 } });

  test('what matters comes in time, and never twice without a step between', async ({ page, player, server }) => {
    test.setTimeout(90_000);
    await player.sit(await server.open());
    await player.start();
    const tag = page.locator('[data-testid="coach"].hung');
    const read: string[] = [];
    const look = async (): Promise<void> => {
      await page.waitForTimeout(600); // it comes when its thing lies still
      if (!(await tag.isVisible())) return;
      read.push((await tag.getAttribute('data-mark')) ?? '');
      await tag.getByRole('button').click();
      await page.waitForTimeout(600);
      await expect(tag).toHaveCount(0);
    };
    await look();
    await player.sayGo();
    for (let grips = 0; grips < 13; grips += 1) {
      await look();
      await player.draw();
      await look();
      await player.addHand();
    }
    await look();
    expect(read.slice(0, 4)).toEqual(['go', 'draw', 'hand', 'misfit']);
    // There are no cannons among these tiles.
    expect(read).toEqual(expect.arrayContaining(['grow', 'engine', 'cabin', 'power', 'exposed', 'finish']));
  });
});

test.describe('about one component', () => {
  test.use({ settings: { name: 'Ada', speed: 100, calm: true, coach: allBut('cannon') } });

  test('the tag comes with a cannon in hand and goes with it', async ({ page, player, server }) => {
    await player.sit(await server.open());
    await player.start();
    await player.sayGo();
    const tag = page.locator('[data-mark="cannon"].hung');
    for (let grips = 0; grips < 40; grips += 1) {
      await player.draw();
      await expect(player.dock.locator('.fits')).toBeVisible();
      await page.waitForTimeout(900); // it comes when its thing lies still
      if (!(await tag.isVisible())) {
        await player.addHand();
        continue;
      }
      // What it means has a line around it.
      const held = await page.locator('[data-coach="held"]').boundingBox();
      const ring = await page.locator('svg.string > rect').boundingBox();
      expect(Math.abs((ring?.x ?? 0) - (held?.x ?? 99))).toBeLessThan(8);
      await player.addHand();
      await expect(tag).toHaveCount(0);
      return;
    }
    throw new Error('no cannon was drawn');
  });
});

test.describe('about a swarm', () => {
  test.use({ rehearsal: { seed: 11, instantBots: true }, settings: { name: 'Ada', speed: 4, coach: allBut('meteors') } });

  test('the rocks wait until it is read', async ({ page, player, server }) => {
    await player.sit(await server.open());
    await player.start();
    await player.sayGo();
    await player.build(4);
    await player.finish();
    const tag = page.locator('[data-mark="meteors"].hung');
    await player.answerUntil(tag);
    // Once it has come to rest.
    await tag.evaluate((it) => Promise.all(it.getAnimations({ subtree: true }).map(({ finished }) => finished)));
    const place = await tag.boundingBox();
    const told = await player.log.innerText();
    // At this speed a swarm would be over long before.
    await page.waitForTimeout(5_000);
    expect(await player.log.innerText()).toBe(told);
    expect(await tag.boundingBox()).toEqual(place);
    await tag.getByRole('button').click();
    await expect(tag).toHaveCount(0);
    await expect.poll(() => player.log.innerText()).not.toBe(told);
  });

  test('whoever skips does not wait', async ({ page, player, server }) => {
    await player.sit(await server.open());
    await player.start();
    await player.sayGo();
    await player.build(4);
    await player.finish();
    await player.answerUntil(page.locator('[data-mark="meteors"].hung'));
    const told = await player.log.innerText();
    await page.getByTestId('skip').click();
    await expect.poll(() => player.log.innerText()).not.toBe(told);
  });
});

test.describe('of a whole flight', () => {
  test.use({ rehearsal: { seed: 11, instantBots: true }, settings: { name: 'Ada', speed: 4, coach: ALL.slice(0, ALL.indexOf('launch')) } });

  test('every tag is closed by "Got it", Escape or going on, and the flight comes home', async ({ page, player, server }) => {
    test.setTimeout(180_000);
    await player.sit(await server.open());
    await player.start();
    await player.sayGo();
    await player.build(6);
    await player.finish();
    const tag = page.locator('[data-testid="coach"].hung');
    const read = new Set<string>();
    await expect(tag).toBeVisible();
    for (let closed = 0; closed < 30; closed += 1) {
      await player.answerUntil(tag.or(player.slips));
      if (await player.slips.first().isVisible()) break;
      const mark = (await tag.getAttribute('data-mark')) ?? '';
      read.add(mark);
      expect(await overTrack(page), mark).toEqual([]);
      if (closed % 3 === 0) await page.keyboard.press('Escape');
      else if (closed % 3 === 1 || !(await player.confirm.isEnabled({ timeout: 100 }).catch(() => false)))
        await tag.getByRole('button').click();
      else await player.answer();
      await expect(page.locator(`[data-mark="${mark}"]`)).toHaveCount(0);
    }
    await expect(player.slips.first()).toBeVisible();
    // What the flight is comes first, then what a card is.
    expect([...read].slice(0, 2)).toEqual(['launch', 'card']);
  });
});

test.describe('after "why?"', () => {
  test.use({ settings: { name: 'Ada', speed: 100, calm: true, coach: allBut('launch') } });

  test('no tag comes up beneath the answer', async ({ page, player, server }) => {
    await player.sit(await server.open());
    await player.start();
    await player.sayGo();
    await player.build(2);
    // An answer that is open from the moment when the flight is on the screen.
    await page.evaluate(() => {
      const answer = document.createElement('div');
      answer.popover = 'auto';
      document.body.append(answer);
      const opens = new MutationObserver(() => {
        if (!document.querySelector('[data-coach="track"]')) return;
        opens.disconnect();
        answer.showPopover();
      });
      opens.observe(document.body, { subtree: true, childList: true });
    });
    await player.finish();
    await expect(player.confirm).toBeVisible();
    const tag = page.locator('[data-mark="launch"].hung');
    await page.waitForTimeout(1_500);
    await expect(tag).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(tag).toBeVisible();
  });
});

test.describe('at a full table', () => {
  test.use({
    rehearsal: { seed: 11, instantBots: true },
    settings: { name: 'Ada', speed: 4, coach: [] },
    viewport: { width: 1280, height: 800 },
  });

  /** A corner of a tag may just reach the rim of a ship: there is no other place for some. */
  const RIM = 6;

  /** Components of our ship, and ships of others, that the tag lies on. */
  const touched = (page: Page): Promise<string[]> =>
    page.evaluate((RIM) => {
      const tag = document.querySelector('[data-testid="coach"].hung')?.getBoundingClientRect();
      const near = (box: DOMRect) =>
        tag !== undefined && Math.max(tag.left - box.right, box.left - tag.right, tag.top - box.bottom, box.top - tag.bottom) < -RIM;
      const things = ['[data-testid^="rival-"]', '[data-coach~="ship"] .cell:not(.empty) .hit'];
      return things.filter((thing) => [...document.querySelectorAll(thing)].some((each) => near(each.getBoundingClientRect())));
    }, RIM);

  test('no tag lies on a ship, ours or a rival’s', async ({ page, player, server }) => {
    test.setTimeout(180_000);
    await player.sit(await server.open({ bots: [BOT, BOT, BOT] }));
    await player.start();
    const tag = page.locator('[data-testid="coach"].hung');
    const found: Record<string, string[]> = {};
    const look = async (): Promise<void> => {
      const mark = (await tag.getAttribute('data-mark')) ?? '';
      // A ship may change its size beneath it: it looks where it is every quarter of a second.
      await expect
        .poll(() => touched(page), { timeout: 5_000 })
        .toEqual([])
        .catch(() => undefined);
      found[mark] = await touched(page);
      await tag.getByRole('button').click();
      await expect(page.locator(`[data-mark="${mark}"]`)).toHaveCount(0);
    };
    await player.sayGo();
    for (let grips = 0; grips < 6; grips += 1) {
      await player.draw();
      await tag.waitFor({ timeout: 700 }).then(look, () => undefined);
      await player.addHand();
    }
    await player.finish();
    await expect(tag).toBeVisible();
    for (let closed = 0; closed < 30; closed += 1) {
      await player.answerUntil(tag.or(player.slips));
      if (await player.slips.first().isVisible()) break;
      await look();
    }
    expect(Object.keys(found).length).toBeGreaterThan(8);
    expect(Object.fromEntries(Object.entries(found).filter(([, things]) => things.length > 0))).toEqual({});
  });
});
