// A walk through every screen and the states that matter. Whoever takes it is called in each of them, with its name.

import { expect } from '@playwright/test';
import type { Player } from './player';
import { BOT, type Server } from './server';
import { buildForAlien, toPayday } from './yards';

export type Look = (state: string) => Promise<void>;

export interface Tourist {
  player: Player;
  server: Server;
  look: Look;
  /** Somebody else, for tables of two. */
  friend: () => Promise<Player>;
}

/** What is not a game: the home page and what it leads to. */
export async function outside({ player, server, look }: Tourist): Promise<void> {
  const { page } = player;
  const words = (id: string) => player.say(id);
  await page.goto('/');
  await expect(player.page.locator('.art svg').first()).toBeVisible();
  await look('home');
  await player.press(page.getByRole('button', { name: words('common-settings') }));
  await expect(player.dialog).toBeVisible();
  await look('settings');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(player.dialog).toBeVisible();
  await look('keys');
  await page.keyboard.press('Escape');

  await page.goto('/new');
  await expect(page.locator('form')).toBeVisible();
  for (const summary of await page.locator('summary').all()) await player.press(summary);
  await player.press(page.locator('button.about').first());
  await look('new room');
  await page.goto('/replays');
  await expect(page.getByText(words('replay-list-none'))).toBeVisible();
  await look('no replays');
  await page.goto('/rules');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await look('rules');
  await page.getByRole('searchbox').fill(player.language === 'cs' ? 'motor' : 'engine');
  await expect(page.locator('mark').first()).toBeVisible();
  await look('rules, searching');
  await page.goto('/rules/meteors');
  await expect(page.locator('article, main h2').first()).toBeVisible();
  await look('a page of the rules');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: words('lost-title') })).toBeVisible();
  await look('lost');
  const { room } = await server.open({ seats: 2, mode: { type: 'flight', value: 'II' } });
  await page.goto(`/r/${room}`);
  await expect(page.locator('form')).toBeVisible();
  await look('at the door of a room');
  await page.goto('/');
  await expect(page.locator(`a[href="/r/${room}"]`)).toBeVisible();
  await look('home with an open room');
}

/** A room of two, and its yard at level II. */
export async function yard({ player, server, look, friend }: Tourist): Promise<void> {
  const { page } = player;
  const words = (id: string) => player.say(id);
  const room = await server.open({ seats: 2, mode: { type: 'flight', value: 'II' } });
  await player.sit(room);
  await expect(page.getByTestId('seat-1')).toBeVisible();
  await look('lobby');
  await player.press(page.getByRole('button', { name: words('lobby-change'), exact: true }));
  await expect(player.dialog).toBeVisible();
  await look('lobby, options');
  await page.keyboard.press('Escape');
  const other = await friend();
  await other.sit(await server.join(room.room, 'Bob'));
  await other.press(other.page.getByRole('button', { name: words('lobby-say-ready') }));
  await player.press(page.getByRole('button', { name: words('lobby-start') }));
  await expect(player.go).toBeVisible();
  await look('yard, before go');
  await player.sayGo();
  await look('yard, empty hand');
  await player.draw();
  await expect(player.dock.locator('.fits')).toBeVisible();
  await look('yard, a tile in hand');
  // It says that nothing can be put there, so nobody has to wait until it can.
  await player.press(player.square('7,7'), { force: true });
  await expect(page.getByTestId('why')).toBeVisible();
  await look('yard, why not');
  await player.press(player.fits.first());
  await player.emptyHanded();
  for (let tiles = 0; tiles < 6; tiles += 1) {
    await player.draw();
    await page.keyboard.press('q');
    await player.emptyHanded();
  }
  await player.draw();
  await page.keyboard.press('e');
  await player.emptyHanded();
  await look('yard, face-up tiles and a reserve');
  await page.keyboard.press('1');
  await expect(page.getByTestId('reading')).toBeVisible();
  await look('yard, reading the forecast');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('reading')).toHaveCount(0);
  await player.press(page.getByTestId('rival-1'));
  await expect(player.dialog).toBeVisible();
  await look("yard, somebody else's ship");
  await page.keyboard.press('Escape');
  await player.menu();
  await look('menu');
  await player.press(player.dialog.getByRole('button', { name: words('menu-rules') }));
  await expect(page.getByRole('dialog', { name: words('rules-ui-title') })).toBeVisible();
  await look('yard, rules');
  await page.keyboard.press('Escape');
  await player.menu();
  await player.press(player.dialog.getByRole('button', { name: words('menu-chat') }));
  const write = page.getByRole('textbox', { name: words('chat-write') });
  await write.fill('Ahoy');
  await write.press('Enter');
  await expect(page.getByRole('log').getByText('Ahoy')).toBeVisible();
  await look('yard, chat');
  await page.keyboard.press('Escape');
  await player.press(player.finishButton);
  await expect(player.dialog).toBeVisible();
  await look('yard, finishing');
  await player.press(page.locator('dialog .space.primary'));
  await expect(player.finishButton).toBeHidden();
  await look('yard, finished');
}

/** From the launch to the end of a flight, alone at level II. */
export async function flight({ player, server, look }: Tourist): Promise<void> {
  const { page, truth } = player;
  const words = (id: string) => player.say(id);
  await player.sit(await server.open({ mode: { type: 'flight', value: 'II' } }));
  await player.press(page.getByRole('button', { name: words('lobby-start') }));
  await player.sayGo();
  await buildForAlien(player);
  await player.finish();
  await expect(player.question).toBeVisible();
  await look('launch, a question about the crew');
  await player.answer();
  await expect.poll(() => truth.reason).toBe('fly_on');
  await look('flight, before a card');
  await expect(player.confirm).toBeVisible();
  await player.giveUp();
  await look('flight, giving up');
  await page.keyboard.press('Escape');
  await expect(player.dialog).toHaveCount(0);
  await page.goto(`/w/${truth.room?.code}`);
  await expect(page.getByTestId('watch-bar')).toBeVisible();
  await expect(player.log).toBeVisible();
  await look('watching');
  await page.goto(`/r/${truth.room?.code}`);
  const seen = new Set<string>();
  for (let answers = 0; answers < 60 && (await player.asked()); answers += 1) {
    const reason = truth.reason ?? 'none';
    if (reason !== 'fly_on' && !seen.has(reason)) {
      seen.add(reason);
      await look(`flight, asked: ${reason}`);
      if (seen.size === 1) {
        await player.press(player.question.locator('button.why').first());
        await expect(page.locator(':popover-open')).toBeVisible();
        await look('flight, why');
        await page.keyboard.press('Escape');
      }
    }
    if (answers === 3) {
      await page.locator('body').press('c');
      await expect(player.dialog).toBeVisible();
      await look('flight, the card');
      await page.keyboard.press('Escape');
    }
    await player.answer();
  }
  await expect(player.slips).toBeVisible();
  await look('payday of a flight');
}

/** What comes after a game. */
export async function end({ player, server, look }: Tourist): Promise<void> {
  const { page } = player;
  const id = await toPayday(player, server);
  await player.press(page.locator('details summary'));
  await look('payday');

  await player.sit(await server.open({ mode: { type: 'trek' }, bots: [BOT] }));
  await player.start();
  await look('trek, before go');
  await player.sayGo();
  await expect.poll(() => player.truth.view?.yard.spaces.includes(1)).toBe(true);
  await player.finish();
  await player.answerUntilAsked('fly_on');
  await player.leave();
  await player.answerUntil(player.button('end-to-yard'));
  await expect(page.locator('.tales')).toBeVisible();
  await look('trek, payday');

  await page.goto(`/replay/${id}`);
  await expect(page.getByTestId('play')).toBeVisible();
  await look('replay, the yard');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(player.log).toBeVisible();
  await look('replay, the flight');
  await page.keyboard.press('End');
  await expect(player.slips).toBeVisible();
  await look('replay, the payday');
  await page.goto('/replays');
  await expect(page.locator(`a[href="/replay/${id}"]`)).toBeVisible();
  await look('replays');
}

export const TOURS = { outside, yard, flight, end };
