// Somebody who watches: by link, live, nothing hidden is told, and nothing can be done.

import { expect, test } from './support';
import { say } from './words';

test.use({ rehearsal: { seed: 4 } });

test('a spectator sees live what everyone may see', async ({ player: ada, newPlayer, newPerson, server }) => {
  const bob = await newPlayer('Bob');
  const room = await server.open({ seats: 2 });
  await ada.sit(room);
  await bob.sit(await server.join(room.room, 'Bob'));
  await ada.start(bob);

  const watcher = await newPlayer('Eve');
  const { page, truth } = watcher;
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push((JSON.parse(`${payload}`) as { type: string }).type));
  });
  await page.goto(`/w/${room.room}`);
  await expect(page.getByTestId('watch-bar')).toBeVisible();
  await expect(watcher.go).toHaveCount(0);
  await expect(ada.page.getByText(say('build-go'))).toBeVisible();

  await test.step('a drawn tile is seen only when it is on the ship', async () => {
    await ada.sayGo();
    const tile = await ada.draw();
    await expect.poll(() => truth.view?.seats[0]?.hand).toEqual({ type: 'hidden' });
    expect(JSON.stringify(truth.heard)).not.toContain(`"tile":${tile}`);
    await expect(page.locator(`[data-tile="${tile}"], [data-face-up="${tile}"]`)).toHaveCount(0);
    await ada.put('8,7');
    await expect(page.locator(`[data-tile="${tile}"]`).first()).toBeVisible();
    expect(truth.view?.own).toBeNull();
  });

  await test.step('what lies face up is seen by everyone', async () => {
    const tile = await ada.draw();
    await ada.giveBack();
    await expect(page.locator(`[data-face-up="${tile}"]`)).toBeVisible();
    await expect(page.getByText(say('build-nothing-face-up'))).toHaveCount(0);
  });

  await test.step('the ship in the middle can be changed', async () => {
    const grid = page.locator('[data-drop="ship"] [role="grid"]');
    await expect(grid).toHaveAttribute('aria-label', say('build-ship', { name: 'Ada' }));
    await expect(watcher.components).toHaveCount(2);
    await page.getByTestId('watch-bar').getByRole('button', { name: 'Bob' }).click();
    await expect(grid).toHaveAttribute('aria-label', say('build-ship', { name: 'Bob' }));
    await expect(watcher.components).toHaveCount(1);
    await page.getByTestId('rival-0').click();
    await expect(grid).toHaveAttribute('aria-label', say('build-ship', { name: 'Ada' }));
  });

  await test.step('nothing can be done', async () => {
    await watcher.pile.click({ force: true });
    await page.locator('[data-square="7,6"]').click();
    await page.keyboard.press(' ');
    await page.keyboard.press('f');
    await page.keyboard.press('u');
    await expect(watcher.finishButton).toHaveCount(0);
    await expect(watcher.dock).toHaveCount(0);
  });

  await test.step('the flight is seen as it happens', async () => {
    await ada.finish();
    await bob.finish();
    await expect(watcher.log).toBeVisible();
    for (const each of [ada, bob]) await each.answer();
    await expect.poll(() => truth.told('card_revealed').length).toBe(1);
    await expect(watcher.question).toHaveCount(0);
    await expect.poll(() => watcher.log.locator('li').count()).toBe(await ada.log.locator('li').count());
    await page.locator('.order [data-seat="1"] button').click();
    const grid = page.locator('[data-stage] [role="grid"]');
    await expect(grid).toHaveAttribute('aria-label', say('flight-ship-of', { name: 'Bob' }));
  });

  const harmless = ['hello', 'story', 'view', 'ping'];
  expect(
    sent.filter((type) => !harmless.includes(type)),
    'what only players say',
  ).toEqual([]);
  await expect.poll(() => ada.truth.room?.watching).toBe(1);

  await test.step('whoever comes to the door of a running game is shown the way to watch', async () => {
    const late = await newPerson();
    await late.goto(`/r/${room.room}`);
    await late.getByRole('button', { name: say('join-watch-only') }).click();
    await expect(late.getByTestId('watch-bar')).toBeVisible();
    await expect.poll(() => ada.truth.room?.watching).toBe(2);
  });
});
