// Whole flights on the ships of Another Big Expansion, with five at the table, from the yard to the payday: the ring, the
// board with holes after a double, and class IV with insurance; on a phone and at a desk.

import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Catalogue, ShipBoard } from '../src/protocol';
import type { Player } from './player';
import { BOT, type Server } from './server';
import { expect, test } from './support';
import { saying } from './words';

const FILE = join(import.meta.dirname, 'ships.txt');
const FIVE = [BOT, BOT, BOT, BOT];

test.use({ rehearsal: { seed: 11, instantBots: true } });
test.setTimeout(120_000);

/** Into the yard of this scenario, and the board that we build on there. */
async function toYard(player: Player, server: Server, title: string): Promise<ShipBoard> {
  await server.stage(`${FILE}#${title}`);
  await player.sit(await server.open({ bots: FIVE }));
  await player.start();
  await expect(player.page.locator('.start li')).toHaveCount(5);
  const { ship_boards: boards } = await server.get<Catalogue>('/api/content');
  const board = boards[player.truth.ship.board];
  if (!board) throw new Error('the server knows the board we build on');
  return board;
}

/** The bots have built: nobody takes what we reach for. */
async function yardIsOurs(player: Player): Promise<void> {
  const done = () => player.truth.view?.yard.spaces.filter((seat) => seat !== null).length;
  await expect.poll(done, { timeout: 30_000 }).toBe(FIVE.length);
}

/** Takes what lies face up, as keys do. */
async function take(player: Player, tile: Locator): Promise<void> {
  await tile.press('Enter');
  await expect(player.hand).toBeVisible();
}

/** A tile of this kind that lies face up. */
async function faceUp(player: Player, server: Server, kind: string): Promise<Locator> {
  const { tiles } = await server.get<Catalogue>('/api/content');
  const found = player.truth.view?.yard.face_up.find((id) => tiles[id]?.component.type === kind);
  return player.faceUp(found ?? -1);
}

/** Everybody is named in the flight and paid at its end. */
async function toPayday(player: Player): Promise<void> {
  const { page, slips } = player;
  await player.answerUntilAsked('fly_on');
  await expect(page.locator('ol.order > li')).toHaveCount(5);
  await player.answerUntil(slips);
  await expect(slips).toHaveCount(5);
  for (const { name } of player.truth.room?.seats ?? []) await expect(slips.filter({ hasText: name ?? 'nobody' })).toHaveCount(1);
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth), 'nothing sticks out').toBe(true);
}

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    test('ship IIB: a tile goes round the edge, and the ring is flown', async ({ page, player, server }) => {
      const board = await toYard(player, server, 'IIB: From the yard');
      expect(board.name).toBe('IIB');
      await player.sayGo();
      await expect(page.locator('[data-drop="ship"] [role="gridcell"]')).toHaveCount(27);
      // A cabin that fits at the right end alone is carried to it beyond the left edge, where that end is seen again.
      await player.press(page.locator('[data-slot="0"]'));
      await expect(player.hand).toBeVisible();
      const echo = page.locator('.echo[data-square="11,5"]');
      const { x, y, width: across, height: down } = (await echo.boundingBox())!;
      await page.mouse.move(x + across / 2, y + down / 2, { steps: 3 });
      await expect(player.square('11,5')).toHaveClass(/chosen/);
      await expect(page.getByTestId('round')).toHaveText(player.say('build-round'));
      await page.mouse.click(x + across / 2, y + down / 2);
      await player.emptyHanded();
      expect(player.truth.ship.tiles.map(({ square }) => square)).toContain('11,5');
      // Keys go round as well.
      await player.square('11,7').focus();
      await page.keyboard.press('ArrowRight');
      await expect(player.square('3,7')).toBeFocused();
      await player.finish();
      await toPayday(player);
    });

    test('ship IIIB: after a double there is no starting cabin', async ({ page, player, server }) => {
      const board = await toYard(player, server, 'IIIB: From the yard, with a double');
      expect(board.name).toBe('IIIB');
      await expect(player.components).toHaveCount(1);
      await player.sayGo();
      await expect(page.getByTestId('hole-dice')).toContainText(player.say('build-holes-bare'));
      expect(player.truth.view?.flight.hole_dice).toEqual([4, 4]);
      await expect(player.components).toHaveCount(0);
      await expect(page.locator('[data-drop="ship"] .pit')).toHaveCount(6);
      // Every open square will do for the first tile, and only those beside it for the next.
      await yardIsOurs(player);
      await take(player, await faceUp(player, server, 'structural'));
      await expect(player.fits).toHaveCount(40);
      await player.put('6,6');
      await expect(page.getByTestId('holes-rolled')).toBeAttached();
      await take(player, await faceUp(player, server, 'cabin'));
      expect(await player.fits.count()).toBeLessThan(5);
      expect(await player.addHand()).toBe(true);
      await player.finish();
      await toPayday(player);
    });

    test('class IV: a ship of two halves is insured', async ({ page, player, server }) => {
      await toYard(player, server, 'IV: From the yard, with something saved');
      await player.sayGo();
      const boards = player.truth.view?.ships.map(({ board }) => board) ?? [];
      expect(new Set(boards).size).toBe(5);
      await expect(page.locator('[data-drop="ship"] [role="gridcell"]')).toHaveCount(45);
      expect(player.truth.view?.yard.timer?.spaces).toBe(5);
      await yardIsOurs(player);
      for (const kind of ['structural', 'cabin', 'battery']) {
        await take(player, await faceUp(player, server, kind));
        await player.addHand();
      }
      await player.finish();
      await player.answerUntilAsked('insure');
      await expect(player.question).not.toContainText(player.say('flight-careful'));
      await player.press(player.question.locator(`[data-answer='${JSON.stringify({ type: 'yes' })}']`));
      await player.answer();
      await player.truth.until(() => player.truth.told('paid').length > 0);
      await toPayday(player);
      const insurance = player.slips
        .filter({ hasText: 'Ada' })
        .locator('li')
        .filter({ hasText: saying('end-line-insurance') });
      await expect(insurance).toContainText('−5');
    });
  });
}
