// The pictures of docs/screens: every screen of the game at three widths, and those that are built and flown on in windows
// that are low or of middling width as well. Not a test; see gallery.config.ts.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Leg, Mode } from '../src/protocol';
import { buildAfter, DRAWING } from './blueprint';
import { Player } from './player';
import { take } from './moment';
import { BOT, type Server } from './server';
import { expect, test } from './support';
import { type Language, say } from './words';

const FOLDER = process.env.TRUCKER_SCREENS ?? join(import.meta.dirname, '../../docs/screens');
/** Without loss, to look at them closely. */
const SHARP = process.env.TRUCKER_SHARP !== undefined;
const LANGUAGE: Language = process.env.TRUCKER_LANGUAGE === 'cs' ? 'cs' : 'en';
const SIZES = [
  [360, 780],
  [1280, 800],
  [1920, 1080],
] as const;
/** A phone on its side, a window at 200 %, a tablet, and a common laptop at 125 %. */
const ALL = [...SIZES, [740, 360], [640, 400], [1024, 768], [1093, 614]] as const;
/** What is shown at all of them. */
const EVERYWHERE = ['cannons', 'planets', 'cargo'];

mkdirSync(FOLDER, { recursive: true });
test.use({
  rehearsal: { seed: 11, instantBots: true },
  settings: { name: 'Ada', speed: 4, coach: ['off'], language: LANGUAGE },
  locale: LANGUAGE,
});

test.beforeEach(({ player }) => {
  player.language = LANGUAGE;
});

type Sizes = readonly (readonly [number, number])[];

/** Takes the screen as it is now, at every width; `pose` is done before each. */
async function picture(page: Page, name: string, sizes: Sizes = SIZES, pose?: () => Promise<void>): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await pose?.();
    // Sheets slide in, rockets travel, hints look where they fit and then fade in: a second and all is at rest.
    await page.waitForTimeout(1_000);
    await snap(page, `${name}-${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function snap(page: Page, name: string): Promise<void> {
  const path = join(FOLDER, name);
  if (SHARP) await page.screenshot({ path: `${path}.png` });
  else await page.screenshot({ path: `${path}.jpg`, type: 'jpeg', quality: 82 });
}

/** Answers, and takes what becomes of it: what is shot, stopped or drifts away, so long after it is first seen. */
async function slowly(player: Player, what: string, after: number, name: string): Promise<void> {
  const { page } = player;
  await page.getByTestId('speed').selectOption('0.5');
  await answered(player);
  await page.locator(`[data-stage] ${what}`).first().waitFor({ state: 'attached', timeout: 12_000 });
  await page.waitForTimeout(after);
  await snap(page, `${name}-1280`);
  await page.getByTestId('speed').selectOption('4');
}

/** Answers as suggested until a question is about this; false if the flight ends before. */
async function untilAsked(player: Player, reasons: string[]): Promise<boolean> {
  const ready = player.confirm.and(player.page.locator(':enabled'));
  for (let answers = 0; answers < 200; answers += 1) {
    await expect(ready.or(player.slips.first()).first()).toBeVisible({ timeout: 60_000 });
    if (await player.slips.first().isVisible()) return false;
    if (reasons.includes(player.truth.reason ?? '')) return true;
    await answered(player);
  }
  return false;
}

/** Confirms what is chosen, and waits until it has been heard. */
async function answered(player: Player): Promise<void> {
  const asked = player.truth.question?.id;
  await player.press(player.confirm, { timeout: 2_000 }).catch(() => undefined);
  // After the last card nothing is asked: what was pressed sends for the payday.
  if (asked !== undefined) await expect.poll(() => player.truth.question?.id !== asked, { intervals: [10, 20, 50] }).toBe(true);
}

/** Two people and two bots; a bot has built the first person's ship, as well as bots can. */
async function wellBuilt(
  player: Player,
  other: Player,
  server: Server,
  mode: 'II' | 'III' | 'trek',
  [name, second] = ['Ada', 'Bohumil'],
): Promise<void> {
  const bots = [
    { ...BOT, tier: 'veteran' as const },
    { ...BOT, tier: 'trucker' as const },
  ];
  const given = await server.open({
    mode: mode === 'trek' ? { type: 'trek' } : { type: 'flight', value: mode },
    seats: 4,
    bots,
    name: name!,
  });
  await player.sit(given);
  await other.sit(await server.join(given.room, second!));
  await player.start(other);
  await other.sayGo();
  await letBotBuild(player);
}

/** A bot builds for this person, who then takes the seat back. */
async function letBotBuild(player: Player): Promise<void> {
  const code = player.truth.room?.code ?? '';
  await (await player.menu()).getByRole('button', { name: say('menu-leave', {}, LANGUAGE) }).click();
  await player.page.getByRole('button', { name: say('menu-leave-do', {}, LANGUAGE), exact: true }).click();
  await player.page.waitForTimeout(1_500);
  await player.page.goto(`/r/${code}`);
  const ready = () => player.truth.view?.yard.spaces.includes(player.truth.you) ?? false;
  await expect.poll(ready, { timeout: 60_000 }).toBe(true);
  await player.page
    .getByRole('button', { name: say('connection-take-back', {}, LANGUAGE) })
    .first()
    .click();
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
  const given = await server.open({
    mode: { type: 'flight', value: 'II' },
    seats: 4,
    bots: [
      { ...BOT, tier: 'veteran' },
      { ...BOT, tier: 'rookie' },
    ],
  });
  const other = await newPlayer('Bohumil');
  other.language = LANGUAGE;
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
  await player.page.getByRole('button', { name: say('home-fly', {}, LANGUAGE) }).click();
  await expect(player.go).toBeVisible();
  await picture(player.page, 'learning-start');
  await player.sayGo();
  await player.draw();
  await picture(player.page, 'learning-first-tile');
});

test('building and flying at level II', async ({ player, newPlayer, page, server }) => {
  const other = await newPlayer('Bohumil');
  other.language = LANGUAGE;
  await wellBuilt(other, player, server, 'II', ['Bohumil', 'Ada']);
  await buildAfter(player, server, DRAWING.slice(0, 16));
  // A tile in hand, over a square where it will not do.
  await poseWithTile(player);
  await player.giveBack();
  await player.page.keyboard.press('1');
  await expect(page.getByTestId('reading')).toBeVisible();
  await picture(page, 'forecast');
  await page.keyboard.press('Escape');
  await buildAfter(player, server, DRAWING.slice(16));
  await player.finish();

  const watcher = (await newPlayer('Cyril')).page;
  await watcher.goto(`/w/${player.truth.room?.code}`);
  const flown = [
    ['place_crew', 'crew'],
    ['power_cannons', 'cannons'],
    ['power_engines', 'engines'],
    ['land', 'planets'],
    ['load_goods', 'cargo'],
    ['raise_shield', 'shield'],
    ['fly_on', 'next-card'],
    ['lose_crew', 'lose-crew'],
    ['board_ship', 'deal'],
  ];
  const seen = new Set<string>();
  const aside = answering(other);
  for (let tries = 0; tries < 60; tries += 1) {
    const wanted = flown.filter(([, name]) => !seen.has(name!)).map(([reason]) => reason!);
    if (!(await untilAsked(player, wanted))) break;
    const name = flown.find(([reason]) => reason === player.truth.reason)?.[1] ?? '';
    // The first card is still to come: later there is more to tell.
    const early = name === 'next-card' && (player.truth.view?.flight.revealed.length ?? 0) < 4;
    if (!early) {
      seen.add(name);
      await picture(page, `flight-${name}`, EVERYWHERE.includes(name) ? ALL : SIZES);
      // Somebody who watches sees us think about a card.
      if (!seen.has('watching') && player.truth.phase === 'card') {
        seen.add('watching');
        await picture(watcher, 'watching');
      }
    }
    if (name !== 'shield') await answered(player);
    else await slowly(player, '.shielded', 900, 'flight-shield-lands');
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
  // A question and its answer, above the controls of a phone.
  await page.getByTestId('jump').selectOption({ index: 3 });
  const told = page.locator('[data-testid="narration"], [data-testid="question"]').first();
  for (let step = 0; step < 30 && !(await told.isVisible()); step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(1_200);
  }
  await picture(page, 'replay-told', [
    [360, 780],
    [740, 360],
  ]);
});

test('moments of damage', async ({ player, page, server }) => {
  for (const [title, name, what, after, lands] of [
    ['A large meteor can be shot for a battery', 'flight-meteor', '.shot', 1_300, 'flight-meteor-lands'],
    ['The middle is hit, and the ship falls apart', 'flight-pieces', '.wreck', 500, 'flight-lost'],
  ] as const) {
    await page.goto('about:blank');
    await server.stage(`${join(import.meta.dirname, 'gallery.txt')}#${title}`);
    await take(player, server, 3);
    await player.asked();
    await picture(page, name, ALL);
    await slowly(player, what, after, lands);
  }
});

test('ships of Another Big Expansion, with five at the table', async ({ player, page, server }) => {
  const file = join(import.meta.dirname, 'ships.txt');
  for (const [title, name] of [
    ['IIB: A meteor that comes round the edge', 'flight-ring'],
    ['IIB: Pirates that have to be beaten twice', 'flight-five'],
  ] as const) {
    await page.goto('about:blank');
    await server.stage(`${file}#${title}`);
    await take(player, server, 5);
    await player.asked();
    await picture(page, name, ALL);
  }
  for (const [title, name] of [
    ['IIB: From the yard', 'build-ring'],
    ['IIIB: From the yard, with a double', 'build-holes'],
    ['IV: From the yard, with something saved', 'build-class-iv'],
  ] as const) {
    await page.goto('about:blank');
    await server.stage(`${file}#${title}`);
    await take(player, server, 5);
    await player.sayGo();
    // When the bots have built, nobody takes what we reach for.
    await expect.poll(() => player.truth.view?.yard.spaces.filter((seat) => seat !== null).length, { timeout: 30_000 }).toBe(4);
    if (name === 'build-ring') await player.press(page.locator('[data-slot="0"]'));
    else await page.locator('[data-face-up]').first().press('Enter');
    await expect(player.hand).toBeVisible();
    await picture(page, name, ALL, async () => {
      // The tile is carried beyond the edge, where the other end is seen once more.
      const echo = await page
        .locator('.echo[data-square="11,5"]')
        .boundingBox({ timeout: 500 })
        .catch(() => null);
      if (echo) await page.mouse.move(echo.x + echo.width / 2, echo.y + echo.height / 2, { steps: 3 });
    });
    if (name !== 'build-class-iv') continue;
    await player.giveBack();
    await player.finish();
    if (await untilAsked(player, ['insure'])) await picture(page, 'flight-insurance', ALL);
    await player.answerUntil(player.slips);
    await page.waitForTimeout(4_000);
    await picture(page, 'payday-five');
  }
});

const EVERYTHING: Leg['boxes'] = { technology: true, adventures: true, abe_technology: true, abe_adventures: true, intruders: true };
const leg = (level: Leg['level'], ships: Leg['ships']): Leg => ({ level, ships, boxes: EVERYTHING, roads: 0 });

test('a campaign with a support team', async ({ player, page, server }) => {
  const mode: Mode = { type: 'campaign', value: [leg('I', 'base'), leg('II', 'base')] };
  const given = await server.open({ mode, extras: { support_team: 'dealt_first' } as never, bots: [BOT, BOT] });
  await player.sit(given);
  await page.waitForTimeout(600);
  await picture(page, 'campaign-lobby');
  await player.press(player.button('lobby-start'));
  const draft = page.getByTestId('draft');
  await expect(draft).toBeVisible();
  await draft.getByRole('radio').nth(1).click();
  await picture(page, 'team-draft', ALL);
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('hired')).toBeVisible();
  await picture(page, 'team-reveal', ALL);
  const on = page.locator('nav.next .btn.primary');
  for (const name of ['campaign-standings', 'campaign-crowned']) {
    await player.press(player.button('team-reveal-go'));
    await player.sayGo();
    await buildInTime(player, 14);
    await player.finish();
    const standings = page.getByTestId('standings');
    await player.answerUntil(standings);
    await page.waitForTimeout(4_000);
    const last = name === 'campaign-crowned';
    await picture(page, name, ALL, () => (last ? page.evaluate(() => scrollTo(0, 0)) : standings.scrollIntoViewIfNeeded()));
    if (last) break;
    // The next members are chosen before the next yard.
    await on.click();
    await expect(draft).toBeVisible();
    await page.getByTestId('confirm').click();
    await expect(page.getByTestId('hired')).toBeVisible();
  }
});

test('abilities and intruders', async ({ player, page, server }) => {
  const folder = join(import.meta.dirname, '../../scenarios/another-big-expansion');
  for (const [title, name] of [
    ['support-team-after-building.txt#AS1 An alien lives far from its life support, joined by wireless', 'flight-ability'],
    ['intruders-commandos.txt#CO1 Twelve steps, two charges that go off together', 'flight-intruder'],
  ] as const) {
    await page.goto('about:blank');
    await server.stage(`${folder}/${title}`);
    await take(player, server, 1);
    await player.asked();
    await picture(page, name, ALL);
  }
});

/** Takes a tile up and carries it over a square whose pipes it does not meet. */
async function poseWithTile(player: Player): Promise<void> {
  const tiles = player.truth.view?.yard.face_up ?? [];
  for (const tile of tiles.slice(20)) {
    await player.faceUp(tile).scrollIntoViewIfNeeded();
    await player.take(tile);
    await expect.poll(() => player.truth.view?.own?.build?.turns?.length ?? 0).toBe(4);
    const here = player.truth.view?.own?.build?.turns?.[0];
    const wrong = here?.misfits.find(({ why }) => why === 'pipes_differ')?.squares.at(-1);
    if (here && here.fits.length > 1 && wrong) {
      await picture(player.page, 'build', ALL, () => player.square(wrong).hover());
      return;
    }
    await player.giveBack();
  }
}

test('a trek', async ({ player, newPlayer, page, server }) => {
  test.setTimeout(480_000);
  const other = await newPlayer('Bohumil');
  other.language = LANGUAGE;
  await wellBuilt(player, other, server, 'trek');
  for (const flight of [0, 1, 2]) {
    if (flight > 0) {
      // Whoever still reads the payday does not see the yard.
      const on = other.page.locator('nav.next .btn.primary');
      await expect(on.or(other.pile).first()).toBeVisible();
      if (await on.isVisible()) await on.click();
      await player.sayGo();
      await letBotBuild(player);
    }
    await expect(other.pile).toBeVisible();
    await buildInTime(other, 8);
    await other.finish();
    const aside = answering(other);
    const end = page.locator(flight < 2 ? 'nav.next .btn.primary' : 'table.last');
    await player.answerUntil(end);
    aside.stop();
    await page.waitForTimeout(4_000);
    await picture(page, flight < 2 ? `titles-${flight + 1}` : 'ranking');
    if (flight < 2) await page.locator('nav.next .btn.primary').click();
  }
});

/** Adds as many components as the sand leaves time for: bots do not wait, and turn it as soon as they may. */
async function buildInTime(player: Player, components: number): Promise<void> {
  for (let added = 0, grips = 0; added < components && grips < 4 * components; grips += 1) {
    const ready = expect(player.pile)
      .toHaveClass(/lit/, { timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
    if (!(await ready)) break;
    await player.draw();
    if (await player.addHand()) added += 1;
  }
}

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
