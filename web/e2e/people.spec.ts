// People who talk, take things back, give up, go away and come back.

import { expect, test } from './support';
import { say } from './words';
import { SEED, toCrewQuestion } from './yards';

test.use({ rehearsal: { seed: SEED, instantBots: true } });

test('what was done can be undone: in the yard and in flight', async ({ page, player, server }) => {
  const { truth } = player;
  await player.sit(await server.open({ mode: { type: 'flight', value: 'I' } }));
  await player.start();
  await player.sayGo();
  const tile = await player.draw();
  await expect(player.button('build-undo')).toHaveCount(0);
  await player.put('8,7');
  await page.getByRole('button', { name: say('build-undo') }).click();
  await expect(player.hand).toBeVisible();
  await expect(player.components).toHaveCount(1);
  expect(truth.hand).toBe(tile);
  await player.put('8,7');
  await expect.poll(() => truth.view?.own?.may_undo).toBe(true);
  await page.keyboard.press('Control+z');
  await expect(player.hand).toBeVisible();
  await page.keyboard.press('e');
  await player.emptyHanded();
  await expect.poll(() => truth.view?.own?.may_undo).toBe(true);
  await page.keyboard.press('u');
  await expect(player.hand).toBeVisible();
  // However it was given back: by its button, by its key, or by pressing the pile with it in hand.
  const ways = [() => player.giveBack(), () => page.keyboard.press('q'), () => player.press(player.pile)];
  for (const give of ways) {
    await give();
    await player.emptyHanded();
    await page.getByRole('button', { name: say('build-undo') }).click();
    await expect(player.hand).toBeVisible();
    expect(truth.hand).toBe(tile);
  }
});

test('an answer that revealed nothing can be taken back', async ({ page, player, server }) => {
  const { truth } = player;
  await toCrewQuestion(player, server);
  await player.question.locator(`[data-answer='${JSON.stringify({ type: 'alien', value: 'brown' })}']`).click();
  await player.answer();
  await expect.poll(() => truth.reason).toBe('fly_on');
  await expect(player.log).toContainText(say('alien-brown.object'));
  await page.getByRole('button', { name: say('flight-undo') }).click();
  await expect.poll(() => truth.reason).toBe('place_crew');
  await expect(player.question.getByRole('radio')).toHaveCount(2);
  await expect(player.log).not.toContainText(say('alien-brown.object'));
  await player.question.locator(`[data-answer='{"type":"humans"}']`).click();
  await player.answer();
  expect(truth.ship.tiles.find(({ square }) => square === '8,7')).toMatchObject({ humans: 2 });
});

test('people talk, and what they write is shown as it is written', async ({ player: ada, newPlayer, server }) => {
  const bob = await newPlayer('Bob');
  const room = await server.open({ seats: 2 });
  await ada.sit(room);
  await bob.sit(await server.join(room.room, 'Bob'));
  const write = ada.page.getByRole('textbox', { name: say('chat-write') });
  await write.fill('Hello from the lobby');
  await write.press('Enter');
  await expect(bob.page.getByRole('log').getByText('Hello from the lobby')).toBeVisible();
  await ada.start(bob);

  const tricky = '<b>bold</b> & <img src=x onerror="document.title=1"> {$name}';
  await ada.page.getByRole('button', { name: say('menu-chat') }).click();
  await expect(write).toBeFocused();
  // The keys of the yard are letters here.
  await write.pressSequentially('f q');
  await write.fill(tricky);
  await ada.page.getByRole('button', { name: say('chat-send') }).click();
  await expect(write).toHaveValue('');
  await expect(bob.page.getByTestId('toasts')).toContainText(tricky);
  const chat = bob.page.getByRole('button', { name: new RegExp(`^${say('menu-chat')}, `) });
  await chat.click();
  const lines = bob.page.getByRole('log', { name: say('chat-title') });
  await expect(lines.getByText(tricky, { exact: true })).toBeVisible();
  await expect(lines.locator('img, .text *')).toHaveCount(0);
  await bob.page.keyboard.press('Escape');
  await expect(lines).toBeHidden();
  expect(ada.truth.view?.yard.open).toBe(false);

  await test.step('and need not listen', async () => {
    const menu = await bob.menu();
    await menu.getByRole('button', { name: say('menu-mute', { name: 'Ada' }) }).click();
    await expect(menu.getByRole('button', { name: say('menu-unmute', { name: 'Ada' }) })).toBeVisible();
    await bob.page.keyboard.press('Escape');
    await write.fill('Nobody hears this');
    await write.press('Enter');
    await expect(ada.page.getByText('Nobody hears this')).toBeVisible();
    await bob.page.getByRole('button', { name: say('menu-chat') }).click();
    await expect(lines.getByText(tricky)).toHaveCount(0);
    await expect(bob.page.getByText('Nobody hears this')).toHaveCount(0);
  });
});

test('giving up is announced, taken back, and done', async ({ page, player, server }) => {
  const { truth } = player;
  await toCrewQuestion(player, server);
  await player.answer();
  // A card that asks: there it is announced for later.
  await player.answerUntilAsked('fly_on');
  for (let cards = 0; cards < 12 && truth.reason === 'fly_on'; cards += 1) {
    await player.answer();
    await expect.poll(() => truth.question !== null).toBe(true);
  }
  expect(truth.reason).not.toBe('fly_on');
  await player.giveUp();
  await page.getByTestId('give-up-sure').click();
  await expect.poll(() => truth.view?.flight.announced).toEqual([0]);
  await player.button('flight-fly-on').click();
  await expect.poll(() => truth.view?.flight.announced).toEqual([]);
  await player.answerUntilAsked('fly_on');
  await player.giveUp();
  await player.dialog.getByRole('button', { name: say('flight-give-up-not') }).click();
  await expect(player.dialog).toHaveCount(0);
  await player.leave();
  await expect(player.slips).toBeVisible();
  expect(truth.view?.seats[0]?.gave_up).toBe('chose');
});

test('a bot stands in for somebody who has gone, until they are back', async ({ player: ada, newPlayer, server }) => {
  const bob = await newPlayer('Bob');
  const room = await server.open({ seats: 2 });
  const seat = await server.join(room.room, 'Bob');
  await ada.sit(room);
  await bob.sit(seat);
  await ada.start(bob);
  await bob.page.goto('about:blank');
  await expect.poll(() => JSON.stringify(ada.truth.room?.seats[1]?.sitter)).toContain('"connected":false');
  const menu = await ada.menu();
  await menu.getByRole('button', { name: say('menu-put-stand-in') }).click();
  await expect(menu).toContainText(say('menu-stand-in'));
  await ada.page.keyboard.press('Escape');
  await ada.sayGo();
  // It builds in Bob's place.
  await expect.poll(() => ada.truth.view?.yard.spaces.includes(1)).toBe(true);
  expect(ada.truth.view?.ships[1]?.tiles.length).toBeGreaterThan(4);

  await bob.page.goto(`/r/${room.room}`);
  await expect(bob.page.getByText(say('connection-stand-in'))).toBeVisible();
  await bob.page.getByRole('button', { name: say('connection-take-back') }).click();
  await expect(bob.note('connection-taken-back')).toBeVisible();
  await ada.finish();
  await expect(bob.confirm).toBeVisible();
  await bob.answer();
});
