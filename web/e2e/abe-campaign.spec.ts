// A whole campaign with everything that is in the boxes: five seats, a support team, intruders, class IV. It is watched,
// the server is killed half-way, and its replay is checked by the program.

import { type Leg, type Mode } from '../src/protocol';
import { BOT } from './server';
import { expect, test } from './support';

test.use({ rehearsal: { seed: 11, instantBots: true } });
test.setTimeout(420_000);

const EVERYTHING: Leg['boxes'] = { technology: true, adventures: true, abe_technology: true, abe_adventures: true, intruders: true };
const leg = (level: Leg['level'], ships: Leg['ships'], roads: number): Leg => ({ level, ships, boxes: EVERYTHING, roads });
const mode: Mode = {
  type: 'campaign',
  value: [leg('II', 'base', 0), leg('III', 'another_big_expansion', 1), leg('IV', 'another_big_expansion', 0)],
};
const extras = { support_team: 'dealt' } as never;

test('five fly II, IIIB and IV with their teams, through a crash, and the replay is right', async ({
  page,
  player,
  newPerson,
  server,
  restart,
}) => {
  const { truth } = player;
  const given = await server.open({ mode, extras, bots: [BOT, BOT, BOT, BOT] });
  await player.sit(given);
  await player.start();
  const watcher = await newPerson();
  await watcher.goto(`/w/${given.room}`);

  for (const flight of [0, 1, 2]) {
    await test.step(`flight ${flight + 1}`, async () => {
      // What can be done before building is asked first.
      await player.answerUntil(player.go);
      await player.sayGo();
      const others = () => truth.view?.yard.spaces.filter((seat) => seat !== null && seat !== 0).length;
      await expect.poll(others, { timeout: 60_000 }).toBe(4);
      await player.build(8);
      await player.finish();
      if (flight === 1) {
        await player.asked();
        const before = truth.question?.id;
        await restart(undefined, 'SIGKILL');
        await page.reload();
        await player.asked();
        expect(truth.question?.id).toBe(before);
      }
      if (flight === 2) {
        await player.answerUntil(page.locator('table.last'));
        return;
      }
      await player.answerUntil(player.button('end-to-team'));
      await player.press(player.button('end-to-team'));

      // Three cards, then two: one is kept, and all are shown together. Nobody else sees what was dealt.
      const draft = page.getByTestId('draft');
      await expect(draft.getByRole('radio')).toHaveCount(3 - flight);
      await expect(watcher.getByTestId('draft')).toHaveCount(0);
      await draft.getByRole('radio').nth(1).click();
      const chosen = (await draft.getByRole('radio').nth(1).getAttribute('data-answer')) ?? '';
      await page.getByTestId('confirm').click();
      await expect(page.getByTestId('hired')).toBeVisible();
      await player.press(player.button('team-reveal-go'));
      await expect.poll(() => truth.view?.seats[0]?.team?.at(-1)?.member).toBe(chosen);
      expect(truth.view?.seats.map((seat) => seat.team?.length)).toEqual(Array(5).fill(flight + 1));
    });
  }

  expect(truth.phase).toBe('over');
  expect(truth.view?.seats[0]?.team?.map(({ seasoned }) => seasoned)).toEqual([true, true]);
  await expect(watcher.locator('table.last')).toBeVisible({ timeout: 30_000 });
  const { status, said } = await server.run('replay', '--check', `${server.url}/replay/${truth.game ?? ''}`);
  expect(said).not.toContain('panicked');
  expect(status).toBe(0);
});
