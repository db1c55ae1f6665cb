// Czech throughout: no message is missing, none is English, and the language can be changed in the middle of a game.

import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { TOURS } from './tour';
import { type Language, literals, say } from './words';
import { SEED } from './yards';

test.use({ rehearsal: { seed: SEED, instantBots: true }, locale: 'cs-CZ' });

/** Everything a person reads or hears on this page, piece by piece. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('script, style, [lang="en"]')) found.push(node.nodeValue ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
      for (const each of document.querySelectorAll(`[${name}]`)) {
        if (!each.closest('[lang="en"]')) found.push(each.getAttribute(name) ?? '');
      }
    }
    found.push(document.title);
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''))];
  });

/** Ids of messages, wherever they stand; words with hyphens have no place for them. */
const ID = /^[a-z]+(-[a-z0-9]+)+(\.[a-z]+)?$/;
/** Longer texts are told by their pieces: frames would take their time with them. */
const LONGEST = 100;
/** A variable that was not filled in. */
const HOLE = /\{\s*\$?[\w-]+\s*\}/;

/** What only one language says: whole texts, and pieces of those with variables that are long enough to be told by. */
function only(language: Language, not: Language): { whole: Set<string>; pieces: string[]; frames: RegExp[] } {
  const other = literals(not);
  const known = new Set([...other.whole, ...other.pieces]);
  const all = [...other.whole, ...other.pieces].join('\n');
  const { whole, pieces, frames } = literals(language);
  const framed = new Set(other.frames);
  const word = /\p{L}{3}/u;
  const words = /\p{L}{3,}\s+\p{L}{2,}/u;
  return {
    whole: new Set(whole.filter((text) => !known.has(text) && word.test(text))),
    pieces: [...whole, ...pieces].filter((text) => text.length >= 9 && words.test(text) && !all.includes(text)),
    frames: frames.filter((frame) => !framed.has(frame) && word.test(frame)).map((frame) => new RegExp(frame, 'u')),
  };
}
const ENGLISH = only('en', 'cs');

function strange(text: string): boolean {
  return (
    ID.test(text) ||
    HOLE.test(text) ||
    ENGLISH.whole.has(text) ||
    ENGLISH.pieces.some((piece) => text.includes(piece)) ||
    (text.length <= LONGEST && ENGLISH.frames.some((frame) => frame.test(text)))
  );
}

for (const [name, tour] of Object.entries(TOURS)) {
  test(`Czech: ${name}`, async ({ page, player, server, newPlayer }) => {
    player.language = 'cs';
    const found: Record<string, string[]> = {};
    await tour({
      player,
      server,
      friend: async () => Object.assign(await newPlayer('Bob'), { language: 'cs' }),
      look: async (state) => {
        expect(await page.evaluate(() => document.documentElement.lang)).toBe('cs');
        const all = await texts(page);
        expect(all.length, state).toBeGreaterThan(5);
        const wrong = all.filter(strange);
        if (wrong.length > 0) found[state] = wrong;
      },
    });
    expect(found).toEqual({});
  });
}

test('the language is changed in the middle of a game, and nothing is lost', async ({ page, player, server }) => {
  player.language = 'cs';
  await player.sit(await server.open());
  await player.start();
  await player.sayGo();
  await player.draw();
  await page.keyboard.press('r');
  const tile = player.truth.hand;
  const turned = () => page.locator('[data-testid="dock"] .held').innerHTML();
  const before = await turned();
  const menu = await player.menu();
  await menu.getByRole('button', { name: 'English' }).click();
  await expect(menu.getByRole('button', { name: say('menu-settings') })).toBeVisible();
  await page.keyboard.press('Escape');
  player.language = 'en';
  await expect(player.button('build-back-title')).toBeVisible();
  // The picture is the same, but for what it is called.
  const shape = (markup: string) => markup.replace(/(aria-label|title)="[^"]*"|<title>[^<]*<\/title>/g, '');
  expect(shape(await turned())).toBe(shape(before));
  expect(player.truth.hand).toBe(tile);
  expect(await player.addHand()).toBe(true);
  await player.finish();
  await expect(player.confirm).toBeVisible();
  const log = await player.log.locator('li').count();
  const asked = player.truth.question?.id;
  await player.menu();
  await player.dialog.getByRole('button', { name: 'Čeština' }).click();
  await page.keyboard.press('Escape');
  player.language = 'cs';
  await expect(player.button('flight-give-up')).toBeVisible();
  await expect(player.log.locator('li')).toHaveCount(log);
  expect(player.truth.question?.id).toBe(asked);
  await player.answer();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
});
