// People at one table: who is there, who is not, and what the others are told of it.

import type { SeatGiven } from '../src/protocol';
import type { Player } from './player';
import { BOT, type Server } from './server';
import { expect, test } from './support';
import { say, saying } from './words';
import { SEED } from './yards';

test.use({ rehearsal: { seed: SEED, instantBots: true } });

/** Ada has a room, and Bob has come. */
async function atOneTable(
  ada: Player,
  newPlayer: (name: string) => Promise<Player>,
  server: Server,
  seats = 2,
): Promise<{ bob: Player; room: SeatGiven }> {
  const bob = await newPlayer('Bob');
  const room = await server.open({ seats });
  await ada.sit(room);
  await bob.sit(await server.join(room.room, 'Bob'));
  return { bob, room };
}

test('somebody who is gone is not thinking: the game says so, and offers a bot', async ({ player: ada, newPlayer, server }) => {
  const { bob } = await atOneTable(ada, newPlayer, server);
  await ada.start(bob);
  await ada.sayGo();
  await bob.page.goto('about:blank');
  await ada.finish();
  const absent = ada.page.getByTestId('absent');
  await expect(absent).toContainText('Bob');
  await expect(ada.note('room-away', { name: 'Bob' })).toBeVisible();
  // Whoever waits without being the host reads who could do something about it.
  await absent.getByRole('button', { name: say('menu-put-stand-in') }).click();
  await expect(ada.note('room-bot-plays', { name: 'Bob' })).toBeVisible();
  await expect(absent).toHaveCount(0);
  await expect(ada.confirm).toBeVisible();
});

test('in flight, too', async ({ player: ada, newPlayer, server }) => {
  const { bob } = await atOneTable(ada, newPlayer, server);
  await ada.start(bob);
  await ada.sayGo();
  await ada.finish();
  await bob.finish();
  await expect(ada.confirm).toBeVisible();
  await bob.page.goto('about:blank');
  await ada.answer();
  const told = ada.page.getByTestId('narration');
  await expect(told).toContainText(say('flight-waiting-away', { names: 'Bob' }));
  await expect(told).toContainText(say('room-away-for', { name: 'Bob', minutes: 0 }));
  await expect(told.getByRole('button', { name: say('menu-put-stand-in') })).toBeVisible();
  await expect(ada.page.getByText(say('flight-waits'), { exact: true })).toHaveCount(0);
});

test('reading what is on the door is not watching', async ({ player: ada, newPerson, server }) => {
  const room = await server.open({ seats: 3 });
  await ada.sit(room);
  const bob = await newPerson({ settings: { name: 'Bob' } });
  await bob.goto(`/r/${room.room}.`);
  await expect(bob.getByRole('heading', { name: say('join-title') })).toBeVisible();
  expect(ada.truth.room?.watching).toBe(0);

  await test.step('a colour that somebody takes meanwhile is told of', async () => {
    await bob.getByRole('radio', { name: say('colour-blue') }).click();
    await server.join(room.room, 'Cid', 'blue');
    const words = say('join-colour-gone', { name: 'Cid', colour: say('colour-blue') });
    await expect(bob.getByTestId('toasts').getByText(words)).toBeVisible();
  });

  await test.step('whoever is sent away hears by whom, and does not come back at once', async () => {
    await bob.getByRole('button', { name: say('join-sit') }).click();
    await expect(ada.note('lobby-joined', { name: 'Bob' })).toBeVisible();
    await ada.page
      .getByTestId('seat-2')
      .getByRole('button', { name: say('lobby-send-away') })
      .click();
    await ada.dialog.getByRole('button', { name: say('lobby-send-away') }).click();
    await expect(bob.getByRole('heading', { name: say('ended-sent-away') })).toBeVisible();
    await bob.goto(`/r/${room.room}`);
    await expect(bob.getByRole('heading', { name: say('join-title') })).toBeVisible();
  });
});

test('the host goes, and everybody hears who is host now', async ({ player: ada, newPlayer, server }) => {
  const { bob, room } = await atOneTable(ada, newPlayer, server, 3);
  await expect(ada.page.getByText(say('chat-empty'))).toBeVisible();
  await bob.press(bob.button('lobby-say-ready'));
  await expect(bob.button('lobby-say-not-ready')).toBeVisible();

  await test.step('after they changed something, whoever was ready hears why they are not', async () => {
    await ada.press(ada.button('lobby-change'));
    await ada.dialog.getByRole('radio', { name: say('options-turn-by-turn') }).click();
    await ada.press(ada.button('lobby-apply'));
    await expect(bob.note('room-ready-again', { name: 'Ada' })).toBeVisible();
    await expect(bob.button('lobby-say-ready')).toBeVisible();
  });

  // Whoever is not here cannot be made the host.
  await server.join(room.room, 'Cid');
  await expect(ada.page.getByTestId('seat-1').getByRole('button', { name: say('lobby-hand-over') })).toBeVisible();
  await expect(ada.page.getByTestId('seat-2').getByRole('button', { name: say('lobby-hand-over') })).toHaveCount(0);

  await ada.menu();
  await ada.press(ada.button('menu-leave'));
  await ada.press(ada.button('menu-leave-do'));
  await expect(bob.note('lobby-left', { name: 'Ada' })).toBeVisible();
  await expect(bob.note('room-host-you')).toBeVisible();
});

test('"again" gathers everybody, and pulls nobody off the payday', async ({ player: ada, newPlayer, server }) => {
  const { bob } = await atOneTable(ada, newPlayer, server);
  await ada.start(bob);
  await ada.sayGo();
  await ada.finish();
  await bob.finish();
  for (const each of [ada, bob]) await each.leave();
  for (const each of [ada, bob]) await expect(each.slips.first()).toBeVisible();
  await ada.press(ada.button('end-again'));
  await expect(ada.button('lobby-start')).toBeVisible();
  // Bob reads on, and goes when he likes.
  await expect(bob.page.getByText(saying('end-gathering-host'))).toBeVisible();
  await expect(bob.slips.first()).toBeVisible();
  await bob.press(bob.button('end-to-lobby'));
  await expect(bob.button('lobby-say-ready')).toBeVisible();
  await bob.page.reload();
  await expect(bob.button('lobby-say-ready')).toBeVisible();
});

test('a room is by link only, unless one says otherwise where one sees it', async ({ page, server }) => {
  await page.goto('/new');
  await expect(page.getByRole('switch', { name: say('options-public') })).not.toBeChecked();
  await page.getByRole('button', { name: say('new-open') }).click();
  await expect(page.getByTestId('seat-0')).toBeVisible();
  expect(await server.rooms()).toEqual([]);
});

test('a note lies over nothing that has to be pressed', async ({ page, player, server }) => {
  await player.sit(await server.open({ mode: { type: 'flight', value: 'I' } }));
  await player.start();
  await player.sayGo();
  await player.draw();
  await player.addHand();
  await page.keyboard.press('1');
  await expect(page.getByTestId('reading')).toBeVisible();
  await page.keyboard.press('q');
  const note = page.getByTestId('toasts').locator('li').last();
  await expect(note).toBeVisible();
  const back = player.page.getByTestId('reading').getByRole('button', { name: saying('build-reading-close') });
  const [over, under] = [await note.boundingBox(), await back.boundingBox()];
  expect(under?.y).toBeGreaterThan((over?.y ?? 0) + (over?.height ?? 0));
  await back.click({ timeout: 1_000 });
  await expect(page.getByTestId('reading')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what sets a tile aside and what gives it back say so in words', async ({ player, server }) => {
    await player.sit(await server.open({ mode: { type: 'flight', value: 'I' } }));
    await player.start();
    await player.sayGo();
    await player.draw();
    for (const id of ['build-aside', 'build-back']) {
      await expect(player.dock.locator('.word').getByText(say(id), { exact: true })).toBeVisible();
    }
  });

  test('what is said below the edge of the lobby is told, counted, and one press away', async ({ player: ada, newPlayer, server }) => {
    const bob = await newPlayer('Bob');
    const room = await server.open({ seats: 4 });
    await ada.sit(room);
    await bob.sit(await server.join(room.room, 'Bob'));
    await expect(ada.page.getByTestId('seat-1')).toContainText('Bob');
    await ada.page.evaluate(() => scrollTo(0, 0));
    await bob.page.getByRole('textbox', { name: say('chat-write') }).fill('Anybody there?');
    await bob.page.keyboard.press('Enter');
    await expect(ada.page.getByTestId('toasts')).toContainText('Anybody there?');
    const chat = ada.page.locator('button.chat');
    await expect(chat.locator('.badge')).toHaveText('1');
    await chat.click();
    await expect(ada.page.getByRole('log').getByText('Anybody there?')).toBeInViewport();
    await expect(chat).toHaveCount(0);
  });
});

test('a line of chat marks a page that nobody looks at', async ({ player: ada, newPlayer, server }) => {
  const { bob } = await atOneTable(ada, newPlayer, server);
  await expect(ada.page.getByTestId('seat-1')).toContainText('Bob');
  await ada.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await bob.page.getByRole('textbox', { name: say('chat-write') }).fill('Wake up');
  await bob.page.keyboard.press('Enter');
  await expect(ada.page).toHaveTitle(/^\(1\) /);
  await ada.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(ada.page).not.toHaveTitle(/^\(/);
});

test.describe('bots that take their time', () => {
  test.use({ rehearsal: { seed: 3 } });

  test('whoever has finished has them hurry', async ({ page, player, server }) => {
    const slow = { ...BOT, pace: 'relaxed' as const };
    await player.sit(await server.open({ mode: { type: 'flight', value: 'I' }, bots: [slow, slow] }));
    await player.press(player.button('lobby-start'));
    await player.sayGo();
    await expect(player.button('build-hurry')).toHaveCount(0);
    await player.build(2);
    await player.finish();
    await player.press(player.button('build-hurry'));
    await expect(page.getByTestId('hurry')).toHaveText(player.say('build-hurries'));
    // At their own pace they would build for minutes.
    await expect.poll(() => player.truth.phase, { timeout: 20_000 }).not.toBe('building');
  });
});
