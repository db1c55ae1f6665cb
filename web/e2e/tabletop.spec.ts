// As at the table: nothing is refused while building, and the spot check finds what is wrong.

import { moments } from './moment';
import type { Player } from './player';
import { expect, test } from './support';
import { escaped, say } from './words';

// Alone with this seed the second tile is an engine with one connector at its left.
test.use({ rehearsal: { seed: 1 } });

const reason = new RegExp(escaped(say('mistake-engine-turned')), 'i');

/** Welds an engine that points the wrong way: nothing glows, nothing is refused. */
async function weldTurnedEngine(player: Player): Promise<void> {
  await player.start();
  await player.sayGo();
  await player.draw();
  await player.put('7,6');
  await player.draw();
  await player.turn(1);
  await expect(player.page.locator('[data-square].lit')).toHaveCount(0);
  await player.put('7,8');
  await player.finish();
}

test('learning flight: the ship is taken back to the yard and mended', async ({ page, player, server }) => {
  const { truth } = player;
  await player.sit(await server.open({ aid: 'tabletop' }));
  await weldTurnedEngine(player);
  await expect(player.question).toContainText(reason);
  expect(truth.reason).toBe('rebuild');
  expect(truth.ship.wrong).toEqual([{ mistake: 'engine_turned', squares: ['7,8'] }]);
  await expect(page.locator('[data-square="7,8"]')).toHaveClass(/bad/);

  await player.question.locator(`[data-answer='{"type":"yes"}']`).click();
  await player.answer();
  await expect(player.pile).toBeVisible();
  await expect(player.dock).toContainText(reason);
  await expect(player.square('7,8')).toHaveClass(/bad/);
  await player.press(player.square('7,8'));
  await expect(player.square('7,8')).toHaveClass(/empty/);
  await expect(player.dock).not.toContainText(reason);
  await player.finish();
  await expect.poll(() => truth.reason).toBe('fly_on');
  await expect(player.confirm).toBeVisible();
  await player.answer();
});

test('level I: the component with the mistake is removed, and the flight goes on', async ({ page, player, server }) => {
  const { truth } = player;
  await player.sit(await server.open({ aid: 'tabletop', mode: { type: 'flight', value: 'I' } }));
  await weldTurnedEngine(player);
  await expect.poll(() => truth.told('mistake_found').length).toBe(1);
  await expect(player.log).toContainText(reason);
  if (truth.reason === 'remove_mistake') {
    await expect(player.question).toContainText(reason);
    await expect(page.locator('[data-square="7,8"]')).toHaveClass(/bad/);
    await player.answer();
  }
  await expect(page.locator('[data-square="7,8"]')).toHaveClass(/empty/);
  expect(truth.told('tile_lost')).toEqual([{ seat: 0, tile: 87, square: '7,8', loss: 'removed', fine: 1 }]);
  await expect.poll(() => truth.reason).toBe('fly_on');
  await player.answer();
});

test(
  'pairs that clash are marked, and taking the cabin off says that nobody could live aboard',
  moments('base/spot-check.txt', [
    {
      title: 'B16 Each mistake is told once, with the pair that makes it',
      players: 2,
      stays: true,
      answers: [
        async ({ page, question, truth }) => {
          await expect.poll(() => truth.reason).toBe('remove_mistake');
          await expect(page.locator('[data-clash]')).toHaveCount(3);
          await expect(page.locator('[data-clash="connector_on_smooth 6,7 7,7"]')).toBeVisible();
          await expect(question).toContainText('6,7–7,7');
          // What is proposed keeps the cabin.
          await expect(question).not.toContainText(say('flight-then-no-cabin'));
          await question.locator(`[data-answer='{"type":"square","value":"7,7"}']`).click();
          await expect(question).toContainText(say('flight-then-no-cabin'));
        },
        ['remove_mistake', { type: 'square', value: '7,7' }],
        ['keep_piece', { type: 'square', value: '8,7' }],
        async ({ question, truth }) => {
          await expect.poll(() => truth.reason).toBe('fly_on');
          await expect(question).toContainText(say('flight-first-card-nobody'));
          await expect(question).not.toContainText(say('flight-first-card'));
        },
      ],
      tells: [],
      gone: ['7,7', '6,7'],
      kept: ['8,7'],
      // They were told before the stage was seen, and are not told again after a removal.
      then: async ({ truth }) => expect(truth.told('mistake_found')).toHaveLength(0),
    },
  ]),
);
