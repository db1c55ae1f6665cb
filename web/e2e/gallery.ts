// The pictures of docs/screens: every screen of the game at three widths. Not a test; see gallery.config.ts.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Player } from './player';
import { BOT } from './server';
import { expect, test } from './support';
import { say } from './words';

const FOLDER = process.env.TRUCKER_SCREENS ?? join(import.meta.dirname, '../../docs/screens');
/** Without loss, to look at them closely. */
const SHARP = process.env.TRUCKER_SHARP !== undefined;
const LANGUAGE = process.env.TRUCKER_LANGUAGE ?? 'en';
const SIZES = [[360, 780], [1280, 800], [1920, 1080]] as const;

mkdirSync(FOLDER, { recursive: true });
test.use({
  rehearsal: { seed: 11, instantBots: true },
  settings: { name: 'Ada', speed: 4, coach: ['off'], language: LANGUAGE },
  locale: LANGUAGE,
});

/** Takes the screen as it is now, at every width. */
async function picture(page: Page, name: string, sizes: readonly (readonly [number, number])[] = SIZES): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // Sheets slide in, rockets travel: half a second and all is at rest.
    await page.waitForTimeout(500);
    const path = join(FOLDER, `${name}-${width}`);
    if (SHARP) await page.screenshot({ path: `${path}.png` });
    else await page.screenshot({ path: `${path}.jpg`, type: 'jpeg', quality: 82 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Answers as suggested until a question is about this; false if the flight ends before. */
async function untilAsked(player: Player, reasons: string[]): Promise<boolean> {
  for (let answers = 0; answers < 200; answers += 1) {
    await expect(player.confirm.or(player.slips.first()).first()).toBeVisible({ timeout: 60_000 });
    if (await player.slips.first().isVisible()) return false;
    if (reasons.includes(player.truth.reason ?? '')) return true;
    await player.press(player.confirm.and(player.page.locator(':enabled')), { timeout: 2_000 }).catch(() => undefined);
  }
  return false;
}

/** Two people and two bots; a bot has built the first person's ship, as well as bots can. */
async function wellBuilt(player: Player, other: Player, server: import('./server').Server, mode: 'II' | 'III' | 'trek'): Promise<void> {
  const bots = [{ ...BOT, tier: 'veteran' as const }, { ...BOT, tier: 'trucker' as const }];
  const given = await server.open({ mode: mode === 'trek' ? 'trek' : { flight: mode }, seats: 4, bots });
  await player.sit(given);
  await other.sit(await server.join(given.room, 'Bohumil'));
  await player.start(other);
  await other.sayGo();
  await letBotBuild(player);
}

/** A bot builds for this person, who then takes the seat back. */
async function letBotBuild(player: Player): Promise<void> {
  const code = player.truth.room?.code ?? '';
  await (await player.menu()).getByRole('button', { name: say('menu-leave', {}, LANGUAGE as 'en') }).click();
  await player.page.getByRole('button', { name: say('menu-leave-do', {}, LANGUAGE as 'en'), exact: true }).click();
  await player.page.waitForTimeout(1_500);
  await player.page.goto(`/r/${code}`);
  await player.page.getByRole('button', { name: say('connection-take-back', {}, LANGUAGE as 'en') }).first().click();
  await expect.poll(() => player.truth.ship.tiles.length).toBeGreaterThan(10);
}

test('home and rooms', async ({ player, newPlayer, page, server }) => {
  await page.goto('/');
  await page.waitForTimeout(800);
  await picture(page, 'home');
  await page.goto('/new');
  await picture(page, 'new-room');
  await page.goto('/rules');
  await picture(page, 'rules');
  await page.goto('/rules/pirates');
  await picture(page, 'rules-page');
  const given = await server.open({ mode: { flight: 'II' }, seats: 4, bots: [{ ...BOT, tier: 'veteran' }, { ...BOT, tier: 'rookie' }] });
  const other = await newPlayer('Bohumil');
  await other.page.goto(`/r/${given.room}`);
  await other.page.waitForTimeout(600);
  await picture(other.page, 'join');
  await player.sit(given);
  await other.sit(await server.join(given.room, 'Bohumil'));
  await page.waitForTimeout(600);
  await picture(page, 'lobby');
});

test('the first minutes', async ({ newPerson }) => {
  const player = new Player(await newPerson({ settings: { name: 'Ada', speed: 4, coach: [], language: LANGUAGE } }));
  await player.page.goto('/');
  await player.page.getByRole('button', { name: say('home-fly', {}, LANGUAGE as 'en') }).click();
  await expect(player.go).toBeVisible();
  await picture(player.page, 'learning-start');
  await player.sayGo();
  await player.draw();
  await picture(player.page, 'learning-first-tile');
});

test('building and flying at level II', async ({ player, newPlayer, page, server }) => {
  const other = await newPlayer('Bohumil');
  await wellBuilt(player, other, server, 'II');
  // The other one builds a few tiles, then holds one.
  await other.build(10);
  await other.press(other.page.locator('[data-face-up]').nth(30));
  await expect(other.hand).toBeVisible();
  await other.press(other.button('build-turn-right'));
  await picture(other.page, 'build');
  await other.giveBack();
  await other.page.keyboard.press('1');
  await expect(other.page.getByTestId('reading')).toBeVisible();
  await picture(other.page, 'forecast');
  await other.page.keyboard.press('Escape');
  await other.finish();
  const flown = [
    ['place_crew', 'crew'], ['power_cannons', 'cannons'], ['land', 'planets'], ['load_goods', 'cargo'], ['shoot', 'meteor'],
    ['raise_shield', 'shield'], ['fly_on', 'next-card'], ['lose_crew', 'lose-crew'],
  ];
  const seen = new Set<string>();
  const aside = answering(other);
  for (let tries = 0; tries < 40; tries += 1) {
    const wanted = flown.filter(([, name]) => !seen.has(name!)).map(([reason]) => reason!);
    if (!(await untilAsked(player, wanted))) break;
    const name = flown.find(([reason]) => reason === player.truth.reason)?.[1] ?? '';
    // The first card is still to come: later there is more to tell.
    if (name !== 'next-card' || (player.truth.view?.flight.revealed.length ?? 0) > 3) {
      seen.add(name);
      await picture(page, `flight-${name}`);
    }
    await player.press(player.confirm, { timeout: 2_000 }).catch(() => undefined);
    if (name === 'meteor' || name === 'shield') {
      await page.waitForTimeout(350);
      await picture(page, `flight-${name}-lands`, [[1280, 800]]);
    }
  }
  await player.answerUntil(player.slips);
  aside.stop();
  await page.waitForTimeout(4_000);
  await picture(page, 'payday');
  const game = player.truth.game ?? '';
  await page.goto('/replays');
  await page.waitForTimeout(600);
  await picture(page, 'replays');
  await page.goto(`/replay/${game}?at=400`);
  await page.waitForTimeout(2_000);
  await picture(page, 'replay');
});

test('a trek', async ({ player, newPlayer, page, server }) => {
  test.setTimeout(480_000);
  const other = await newPlayer('Bohumil');
  await wellBuilt(player, other, server, 'trek');
  const watcher = (await newPlayer('Cyril')).page;
  await watcher.goto(`/w/${player.truth.room?.code}`);
  for (const flight of [0, 1, 2]) {
    if (flight > 0) {
      await player.sayGo();
      await letBotBuild(player);
    }
    await expect(other.pile).toBeVisible();
    if (flight > 0 && (await other.page.locator('nav.next .btn.primary').isVisible())) await other.page.locator('nav.next .btn.primary').click();
    await other.build(8);
    await other.finish();
    const aside = answering(other);
    const end = page.locator(flight < 2 ? 'nav.next .btn.primary' : 'table.last');
    await player.answerUntil(end);
    aside.stop();
    await page.waitForTimeout(4_000);
    if (flight === 0) await picture(watcher, 'watching');
    await picture(page, flight < 2 ? `titles-${flight + 1}` : 'ranking');
    if (flight < 2) await page.locator('nav.next .btn.primary').click();
  }
});

/** Somebody who answers whatever is asked, beside us. */
function answering(player: Player): { stop: () => void } {
  let going = true;
  void (async () => {
    while (going) {
      const ready = player.confirm.and(player.page.locator(':enabled'));
      if (await ready.isVisible().catch(() => false)) await ready.click({ timeout: 1_000 }).catch(() => undefined);
      await player.page.waitForTimeout(60).catch(() => undefined);
    }
  })();
  return { stop: () => (going = false) };
}
