// Windows of many sizes: whoever is asked sees card, ship and question with its answers at once, the ship is as large as
// it can be and stays so, its numbers can be read; in the yard ship and face-up tiles are seen together.

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Extras } from '../src/protocol';
import { give, take } from './moment';
import { Player } from './player';
import { BOT, type Server } from './server';
import { expect, test } from './support';

/** Width, height, and the least a square may measure on levels I, II and III. */
const SIZES = [
  [360, 740, 42, 30, 23],
  [390, 844, 44, 32, 25],
  [430, 932, 48, 36, 28],
  [740, 360, 52, 52, 42],
  [640, 400, 58, 44, 34],
  [768, 1024, 70, 70, 60],
  [1024, 768, 74, 70, 58],
  [1093, 614, 85, 84, 67],
  [1280, 720, 100, 80, 62],
  [1280, 800, 80, 75, 58],
  [1440, 900, 98, 88, 69],
  [1920, 1080, 120, 110, 88],
] as const;
const FILE = join(import.meta.dirname, 'sizes.txt');
/** A flight with three Rough Roads. */
const ROADS: Extras = {
  technology: false,
  abe_technology: false,
  adventures: false,
  ships: [false, false, false],
  titles: false,
  dock: 'none',
  half_scores: false,
  titles_first: false,
  double_titles: false,
  rough_roads: 3,
  handicaps: [0, 0, 0, 0],
  roads_anew: false,
};
/** The least height of a letter. */
const READABLE = 9;

test.use({ rehearsal: { seed: 11, instantBots: true } });

/** What is wrong with the screen of a question. */
function wrongWith(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    ({ least, readable }) => {
      const found: string[] = [];
      const [card, ship, question] = ['.flip, .deck', '[data-stage] svg[role="presentation"]', '[data-testid="question"]'].map((one) => {
        const box = document.querySelector(one)?.getBoundingClientRect();
        if (!box) found.push(`there is no ${one}`);
        else if (box.left < -1 || box.top < -10 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
          found.push(`${one} is not on the screen: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`);
        return box;
      });
      const meet = (a?: DOMRect, b?: DOMRect): boolean =>
        !!a && !!b && a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
      if (meet(card, question)) found.push('the question lies on the card');
      if (meet(ship, question)) found.push('the question lies on the ship');
      if (meet(ship, card)) found.push('the card lies on the ship');
      // Whatever can be answered is seen whole.
      for (const answer of document.querySelectorAll('[data-testid="question"] :is([data-answer], [data-testid="confirm"])')) {
        const { left, width, top, bottom } = answer.getBoundingClientRect();
        const seen = [top + 5, bottom - 5].every((y) => answer.contains(document.elementFromPoint(left + width / 2, y)));
        // Many answers do not fit into a very low or narrow window: what is chosen does, and the others are scrolled to.
        const spared =
          (innerHeight < 480 || innerWidth < 480) &&
          answer.matches('[data-answer]:not([aria-checked="true"])') &&
          answer.parentElement!.childElementCount > 2;
        if (!seen && !spared) found.push(`an answer is cut: ${answer.textContent?.trim()}`);
      }
      // What key it is takes no more than a key's place.
      for (const key of document.querySelectorAll('[data-testid="question"] [data-answer] kbd'))
        if (key.getBoundingClientRect().width > 40) found.push(`key ${key.textContent} is ${key.getBoundingClientRect().width} px wide`);
      const square = document.querySelector('[data-stage] [data-square] .hit')?.getBoundingClientRect().width ?? 0;
      if (square < least) found.push(`a square is ${Math.round(square)} px, not ${least}`);
      for (const text of document.querySelectorAll<SVGTextElement>('[data-stage] svg[role="presentation"] text')) {
        const size = parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
        if (Math.abs(size) < readable) found.push(`the number ${text.textContent} is ${size.toFixed(1)} px`);
      }
      if (document.scrollingElement!.scrollWidth > innerWidth) found.push('the page can be pushed sideways');
      // What stands below is scrolled to, but nobody can scroll beyond the edge.
      for (const one of ['[data-cell]', '[data-testid^="rival-"]', 'ol.order > li', '[data-coach="log"]'])
        for (const part of document.querySelectorAll(`main ~ * ${one}`)) {
          const { left, right, width } = part.getBoundingClientRect();
          if (left < -1 || right > innerWidth + 1 || width < 30)
            found.push(`${one} is ${Math.round(width)} px wide, from ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`);
        }
      return found;
    },
    { least, readable: READABLE },
  );
}

const MOMENTS = [
  ['I: A combat zone', 1],
  ['I: Planets', 1],
  ['II: A combat zone', 2],
  ['II: Planets', 2],
  ['II: Meteors', 2],
  ['III: In three pieces', 3],
  ['III: A combat zone', 3],
] as const;

for (const [title, level] of MOMENTS) {
  test(`${title}: card, ship and question at every size`, async ({ page, player, server }) => {
    test.setTimeout(90_000);
    await server.stage(`${FILE}#${title}`);
    await take(player, server, 4);
    await player.asked();
    // Whoever plays with keys sees which one means what.
    await page.keyboard.press('ArrowDown');
    const found: Record<string, string[]> = {};
    for (const [width, height, ...least] of SIZES) {
      await page.setViewportSize({ width, height });
      const wrong = () => wrongWith(page, least[level - 1] ?? 0);
      await expect
        .poll(wrong, { timeout: 2_500 })
        .toEqual([])
        .catch(async () => (found[`${width}×${height}`] = await wrong()));
    }
    expect(found).toEqual({});
  });
}

const SHIPS = join(import.meta.dirname, 'ships.txt');
for (const title of [
  'IIB: A meteor that comes round the edge',
  'IIIB: A double has taken the middle',
  'IIIB: Everyone has a support team',
]) {
  test(`${title}: five at the table, at every size`, async ({ page, player, server }) => {
    test.setTimeout(90_000);
    await server.stage(`${SHIPS}#${title}`);
    await take(player, server, 5);
    await player.asked();
    const found: Record<string, string[]> = {};
    for (const [width, height, , , least] of SIZES) {
      await page.setViewportSize({ width, height });
      const wrong = async (): Promise<string[]> => {
        // Dice at the rim take more room than numbers.
        const all = await wrongWith(page, 0.8 * least);
        const last = page.locator('ol.order > li').nth(4);
        const { y, height: high } = (await last.boundingBox()) ?? { y: Infinity, height: 0 };
        // Where order and question stand beside each other nobody is scrolled to.
        return width >= 1200 && y + high > height ? [...all, 'the fifth is not on the screen'] : all;
      };
      await expect
        .poll(wrong, { timeout: 2_500 })
        .toEqual([])
        .catch(async () => (found[`${width}×${height}`] = await wrong()));
    }
    expect(found).toEqual({});
  });
}

test('what misses: the note about it lies on no component, at any size', async ({ page, player, server }) => {
  await server.stage(`${SHIPS}#IIIB: What misses comes where it was named`);
  await take(player, server, 5);
  await player.asked();
  const note = page.locator('[data-stage] [data-modifier="murphys_law"]');
  for (const [width, height, , , least] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(note).toBeInViewport({ ratio: 1 });
    const wrong = () =>
      note.evaluate((tag, least) => {
        const box = tag.getBoundingClientRect();
        const squares = [...document.querySelectorAll('[data-stage] [role="gridcell"] .hit')].map((one) => one.getBoundingClientRect());
        const under = squares.filter(
          (one) => one.left < box.right - 1 && box.left < one.right - 1 && one.top < box.bottom - 1 && box.top < one.bottom - 1,
        );
        return [`${under.length} squares under it`, ...((squares[0]?.width ?? 0) < least ? ['the ship is small'] : [])];
      }, 0.8 * least);
    await expect.poll(wrong, `${width}×${height}`).toEqual(['0 squares under it']);
  }
});

test('the yard of five with support teams: what is said of the others can be read', async ({ page, player, server }) => {
  await server.stage(`${SHIPS}#IIIB: From the yard, with support teams`);
  await player.sit(await server.open({ bots: [BOT, BOT, BOT, BOT] }));
  await player.press(player.button('lobby-start').and(page.locator('[aria-disabled="false"]')));
  await player.press(player.button('team-reveal-go'));
  await player.press(player.go);
  await expect(page.locator('[data-testid^="rival-"] .done')).toHaveCount(4);
  const found: Record<string, string[]> = {};
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const wrong = () =>
      page.locator('[data-testid^="rival-"]').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const faces = [...card.parentElement!.querySelectorAll('[data-member]')].map((one) => one.getBoundingClientRect());
          return [...card.querySelectorAll('b, .status')].flatMap((words) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            const lines = [...range.getClientRects()];
            const covered = lines.some((line) =>
              faces.some(
                (face) =>
                  face.left < line.right - 1 && line.left < face.right - 1 && face.top < line.bottom - 2 && line.top < face.bottom - 2,
              ),
            );
            // In sight or below the edge, but not cut by it.
            const cut = lines.some(({ top, bottom }) => top < innerHeight && bottom > innerHeight + 1);
            return covered || cut ? [`${words.textContent} is ${covered ? 'covered' : 'cut'}`] : [];
          });
        }),
      );
    await expect
      .poll(wrong, { timeout: 2_500 })
      .toEqual([])
      .catch(async () => (found[`${width}×${height}`] = await wrong()));
  }
  expect(found).toEqual({});
});

test('while goods are loaded, too', async ({ page, player, server }) => {
  await server.stage(`${FILE}#II: Planets`);
  await take(player, server, 4);
  await player.asked();
  await player.answer();
  await player.asked();
  expect(player.truth.reason).toBe('load_goods');
  const found: Record<string, string[]> = {};
  for (const [width, height, , least] of SIZES) {
    await page.setViewportSize({ width, height });
    const wrong = () => wrongWith(page, least);
    await expect
      .poll(wrong, { timeout: 2_500 })
      .toEqual([])
      .catch(async () => (found[`${width}×${height}`] = await wrong()));
  }
  expect(found).toEqual({});
});

for (const [width, height] of [
  [740, 360],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`the ship keeps its size through a flight: ${width} × ${height}`, async ({ page, player, server }) => {
    await page.setViewportSize({ width, height });
    await server.stage(`${FILE}#II: Planets`);
    await take(player, server, 4);
    const sizes = new Set<number>();
    for (const reason of ['land', 'load_goods', 'fly_on', 'power_cannons']) {
      await player.asked();
      expect(player.truth.reason).toBe(reason);
      const square = page.locator('[data-stage] [data-square] .hit').first();
      sizes.add(Math.round(await square.evaluate((one) => one.getBoundingClientRect().width)));
      await player.answer();
    }
    expect([...sizes]).toHaveLength(1);
  });
}

for (const [width, height] of [
  [1280, 800],
  [360, 740],
  [1024, 768],
] as const) {
  test(`a junkyard of four rows stays on its card: ${width} × ${height}`, async ({ page, player, server }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await server.stage(`${FILE}#II: A junkyard`);
    await take(player, server, 3);
    await player.asked();
    await page.setViewportSize({ width, height });
    const out = () =>
      page
        .locator('[data-card]')
        .first()
        .evaluate((card) => {
          const { bottom, right } = card.getBoundingClientRect();
          const foot = card.querySelector('footer')!.getBoundingClientRect().top;
          const parts = [...card.querySelectorAll('dl :is(dt, dd), dl :is(dt, dd) > *')].map((one) => one.getBoundingClientRect());
          // The picture has a place of its own.
          const window = card.querySelector('.window')!.getBoundingClientRect();
          const under = (one: DOMRect) =>
            one.width > 0 &&
            one.left < window.right - 1 &&
            window.left < one.right - 1 &&
            one.top < window.bottom - 1 &&
            window.top < one.bottom - 1;
          return parts.filter((one) => under(one) || one.right > right + 1 || one.bottom > Math.min(foot, bottom) + 1).length;
        });
    await expect.poll(out).toBe(0);
    // Whoever has chosen a row stands beside what it gives, not on it.
    for (const row of [1, 3]) {
      await page.goto('about:blank');
      await page.setViewportSize({ width: 1280, height: 800 });
      await server.stage(`${FILE}#II: A junkyard`);
      const again = new Player(page);
      await take(again, server, 3);
      await give(again, 'junkyard', { type: 'option', value: row });
      await again.asked();
      await page.setViewportSize({ width, height });
      const token = page.locator('[data-card] dl .row').nth(row).locator('dd > svg').first();
      await expect(token).toBeVisible();
      await expect.poll(out, `row ${row + 1}`).toBe(0);
      const under = await token.evaluate((emblem) => {
        const box = emblem.getBoundingClientRect();
        const things = [...emblem.parentElement!.querySelectorAll(':scope > :not(svg) *, :scope > i')].filter(
          (one) => one.children.length === 0,
        );
        return things
          .map((one) => one.getBoundingClientRect())
          .filter((one) => one.left < box.right - 1 && box.left < one.right - 1 && one.top < box.bottom - 1 && box.top < one.bottom - 1)
          .length;
      });
      expect(under, `row ${row + 1}`).toBe(0);
      if (process.env.TRUCKER_LOOK) await page.screenshot({ path: `${process.env.TRUCKER_LOOK}/junk-${width}-${row}.png` });
    }
  });
}

test('three Rough Roads leave the word in sight', async ({ page, player, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await player.sit(await server.open({ mode: { type: 'flight', value: 'II' }, extras: ROADS, bots: [BOT, BOT, BOT] }));
  await player.start();
  await expect(page.getByTestId('roads').first()).toBeVisible();
  await expect(player.go).toBeInViewport({ ratio: 1 });
});

/** Somebody with a tile in hand before a heap of face-up ones. */
async function inTheYard(player: Player, server: Server, level: 'II' | 'III'): Promise<void> {
  await player.sit(await server.open({ mode: { type: 'flight', value: level }, bots: [BOT, BOT, BOT] }));
  await player.start();
  await player.sayGo();
  await expect.poll(() => player.truth.view?.yard.face_up.length ?? 0).toBeGreaterThan(30);
  await player.draw();
}

for (const [level, least] of [
  ['II', 40],
  ['III', 30],
] as const) {
  test(`the yard of level ${level}: ship, hand and face-up tiles at every size`, async ({ page, player, server }) => {
    test.setTimeout(90_000);
    await inTheYard(player, server, level);
    // The most words: a tile with a long name that does not fit as it lies.
    const length = async (part: string): Promise<number> => (await player.dock.locator(part).innerText()).length;
    for (let grips = 0; grips < 20; grips += 1) {
      for (let turns = 0; turns < 4 && (await length('.fits')) < 25; turns += 1) await page.keyboard.press('r');
      if ((await length('.name')) > 11 && (await length('.fits')) >= 25) break;
      await player.giveBack();
      await player.draw();
    }
    const found: Record<string, string[]> = {};
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const wrong = () =>
        page.evaluate(
          ({ least, readable }) => {
            const faults: string[] = [];
            const whole = (box: DOMRect) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
            for (const one of ['main svg[role="presentation"]', '[data-testid="dock"]', '[data-testid="pile"]']) {
              const box = document.querySelector(one)?.getBoundingClientRect();
              if (!box || !whole(box)) faults.push(`${one} is not on the screen`);
            }
            const dock = document.querySelector('[data-testid="dock"]')!.getBoundingClientRect();
            for (const words of document.querySelectorAll('[data-testid="dock"] :is(.what > *, .does)')) {
              const { top, bottom, height } = words.getBoundingClientRect();
              if (height > 0 && (top < dock.top - 1 || bottom > dock.bottom + 1))
                faults.push(`it sticks out of the dock: ${words.textContent}`);
            }
            const tiles = [...document.querySelectorAll('[data-face-up]')].filter((tile) => whole(tile.getBoundingClientRect()));
            if (tiles.length < 6) faults.push(`${tiles.length} face-up tiles are seen`);
            const square = document.querySelector('main [data-square] .hit')?.getBoundingClientRect().width ?? 0;
            if (square < least) faults.push(`a square is ${Math.round(square)} px`);
            for (const text of document.querySelectorAll<SVGTextElement>('main svg[role="presentation"] > g text')) {
              const size = parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM()?.a ?? 0);
              if (size < readable) faults.push(`the number ${text.textContent} is ${size.toFixed(1)} px`);
            }
            return faults;
          },
          { least: Math.min(least, width / 12), readable: READABLE },
        );
      await expect
        .poll(wrong, { timeout: 2_500 })
        .toEqual([])
        .catch(async () => (found[`${width}×${height}`] = await wrong()));
    }
    expect(found).toEqual({});
  });
}

/** What of the support team cannot be pressed where it is seen, once it is scrolled to. */
const outOfReach = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      button.scrollIntoView({ block: 'nearest', inline: 'center' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const spots = [0.12, 0.5, 0.88].map((share) => document.elementFromPoint(left + width * share, top + height / 2));
      return spots.every((spot) => button.contains(spot)) ? [] : [button.textContent?.trim().slice(0, 40) ?? ''];
    }),
  );

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['cs', 'cs-CZ'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    test('three of a support team lie side by side, and what they ask is seen whole', async ({ page, player, server }) => {
      test.setTimeout(90_000);
      player.language = language;
      await server.stage(`${FILE}#III: Three of a support team while one builds`);
      await player.sit(await server.open({ bots: [BOT, BOT, BOT] }));
      await player.press(player.button('lobby-start').and(page.locator('[aria-disabled="false"]')));
      await player.press(player.button('team-reveal-go'));
      await player.sayGo();
      const found: Record<string, string[]> = {};
      const look = async (selector: string): Promise<void> => {
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(() => outOfReach(page, selector), { timeout: 2_500 })
            .toEqual([])
            .catch(async () => (found[`${selector} ${width}×${height}`] = await outOfReach(page, selector)));
        }
      };
      await look('[data-testid="team-shelf"] button');
      await player.press(page.locator('[data-tool="deliver"]'));
      await player.press(player.square('7,6'));
      expect(await page.locator('[data-testid="tool-dock"] .choices button').count()).toBeGreaterThan(3);
      await look('[data-testid="tool-dock"] button');
      expect(found).toEqual({});
      const to = page.locator('[data-testid="tool-dock"] .choices button').last();
      await player.press(to);
      await expect.poll(() => player.truth.ship.tiles.find(({ square }) => square === '7,6')?.became).toBeDefined();
      await expect(page.getByTestId('round')).toContainText('7,6');
    });
  });
}
