// Level II with an alien in a cabin.

import { expect, test } from './support';
import { say } from './words';
import { SEED, toCrewQuestion } from './yards';

test.use({ rehearsal: { seed: SEED } });

test('an alien moves in beside its life support, and flies to the end', async ({ page, player, server }) => {
  const { truth } = player;
  await toCrewQuestion(player, server);
  // Humans and the alien are offered; the other alien would suffocate.
  await expect(player.question.getByRole('radio')).toHaveCount(2);
  await player.question.locator(`[data-answer='${JSON.stringify({ type: 'alien', value: 'brown' })}']`).click();
  await player.answer();
  await expect(page.locator('[data-square="8,7"]')).toHaveAttribute('aria-label', new RegExp(say('alien-brown'), 'i'));
  expect(truth.ship.tiles.find(({ square }) => square === '8,7')).toMatchObject({ alien: 'brown' });
  expect(truth.told('alien_boarded')).toEqual([{ seat: 0, cabin: '8,7', alien: 'brown' }]);
  const boarded = { 'alien-object': say('alien-brown.object'), square: '8,7' };
  await expect(player.log).toContainText(say('event-alien-boarded.you', boarded));

  await player.answerUntil(player.slips);
  expect(truth.phase).toBe('over');
  await expect(player.button('end-next-level', { level: 'III' })).toBeVisible();
  const { log } = await server.record(truth.game ?? '');
  expect(log.map(({ act }) => act?.[1])).toContainEqual({ type: 'answer', value: { type: 'alien', value: 'brown' } });
});
