// A campaign: chosen in the room, flown flight by flight, watched, and won.

import { type Leg, type Mode } from '../src/protocol';
import { BOT } from './server';
import { figure } from './player';
import { expect, test } from './support';
import { say } from './words';

test.use({ rehearsal: { seed: 5, instantBots: true } });
test.setTimeout(180_000);

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const leg = (level: Leg['level'], ships: Leg['ships']): Leg => ({
  level,
  ships,
  boxes: { technology: false, adventures: false, abe_technology: false, abe_adventures: false, intruders: false },
  roads: 0,
});
const mode: Mode = { type: 'campaign', value: [leg('I', 'base'), leg('II', 'another_big_expansion')] };

for (const viewport of SIZES) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('two flights, standings between them, and somebody is crowned', async ({ page, player, newPerson, server }) => {
      const { truth } = player;
      const given = await server.open({ mode, bots: [BOT] });
      await player.sit(given);
      const agreed = page.getByRole('list', { name: say('campaign-flights') });
      await expect(agreed.getByRole('listitem')).toContainText(['I', 'IIB']);
      await player.start();
      const bot = truth.room?.seats[1]?.name ?? '';
      const names = ['Ada', bot];
      const watcher = await newPerson();
      await watcher.goto(`/w/${given.room}`);

      for (const flight of [0, 1]) {
        const last = flight === 1;
        await test.step(`flight ${flight + 1}`, async () => {
          const level = say('mode-flight', { level: last ? 'IIB' : 'I' });
          await expect(page.locator('.start')).toContainText(say('build-place-trek', { level, number: flight + 1, flights: 2 }));
          await player.sayGo();
          await expect.poll(() => truth.view?.yard.spaces.includes(1), { timeout: 30_000 }).toBe(true);
          await player.build(4);
          await player.finish();
          await player.answerUntil(last ? page.locator('table.last') : player.button('end-to-yard'));

          // The way so far, in the order in which it is flown.
          const route = page.getByRole('list', { name: say('campaign-flights') }).getByRole('listitem');
          await expect(route).toHaveCount(2);
          await expect(route.nth(1)).toContainText('IIB');
          await expect(page.locator('[aria-current="step"]')).toHaveCount(last ? 0 : 1);

          // What each flight brought adds up to what everyone has.
          for (const [seat, { credits }] of (truth.view?.seats ?? []).entries()) {
            const row = page.locator('tbody tr').filter({ hasText: names[seat] ?? '' });
            expect(figure(await row.locator('td.sum').innerText())).toBe(credits);
            const flights = await row.locator('td:not(.sum)').allInnerTexts();
            const sum = flights
              .slice(0, flight + 1)
              .map(figure)
              .reduce((all, each) => all + each, 0);
            expect(sum).toBe(credits);
          }
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide).toBe(0);
          if (last) return;
          const next = page.getByRole('region', { name: say('end-next-flight', { ship: 'IIB' }) });
          await next.scrollIntoViewIfNeeded();
          await expect(next).toContainText(say('extras-ship-iib-note'));
          await expect(watcher.getByRole('list', { name: say('campaign-flights') })).toBeVisible();
          await player.press(player.button('end-to-yard'));
        });
      }

      expect(truth.phase).toBe('over');
      const credits = truth.view?.seats.map((seat) => seat.credits) ?? [];
      const most = Math.max(...credits);
      expect(most).toBeGreaterThan(0);
      const winner = credits.indexOf(most);
      const id = winner === 0 ? 'end-crowned-who.you' : 'end-crowned-who';
      const crowned = (eyes: typeof page) => eyes.getByRole('region', { name: say('end-crowned') });
      const args = { names: names[winner] ?? '', winners: 1, credits: most, mode: 'campaign' };
      await expect(crowned(page)).toContainText(say(id, args));
      await expect(page.locator('tr.first').getByLabel(say('end-champion', { mode: 'campaign' }))).toBeVisible();
      await expect(page.getByText(say('end-ranking-note', { mode: 'campaign' }))).toBeVisible();
      await expect(crowned(watcher)).toContainText(say('end-crowned-who', args));

      // Its replay is a campaign, too, and so is its line among the games that were played.
      const route = say('mode-campaign-route', { route: 'I · IIB' });
      await page.goto('/replays');
      await expect(page.getByRole('link').filter({ hasText: route }).first()).toBeVisible();
      await page.goto(`/replay/${truth.game ?? ''}`);
      await expect(page.locator('.dock .count')).toContainText(/^0 /);
      await page.keyboard.press('End');
      await expect(crowned(page)).toContainText(say('end-crowned-who', args));
    });
  });
}

test('the flights of a campaign are chosen one by one', async ({ page, player, server }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: say('campaign-any'), exact: true }).check();
  const editor = page.getByTestId('campaign');
  const flights = editor.getByRole('list').getByRole('listitem');
  await expect(flights).toHaveCount(3);
  await editor.getByRole('radio', { name: `${say('campaign-short')}: I · II` }).check();
  await expect(flights).toContainText(['I', 'II']);
  await editor.getByRole('button', { name: say('campaign-add') }).click();
  await flights.nth(2).getByRole('radio', { name: 'IV' }).check();
  // Class IV has no other deck: the part is taken out by itself, and stays.
  const cards = flights.nth(2).getByRole('switch', { name: say('extras-abe-adventures') });
  await expect(cards).toBeChecked();
  await cards.click({ force: true });
  await expect(cards).toBeChecked();
  await editor.getByRole('button', { name: say('campaign-earlier', { number: 3 }) }).click();
  await editor.getByRole('button', { name: say('campaign-remove', { number: 1 }) }).click();
  await expect(flights).toHaveCount(2);
  await page.getByRole('button', { name: say('new-open') }).click();
  await expect(page.getByRole('heading', { name: say('lobby-title') })).toBeVisible();
  await player.truth.until(() => player.truth.room !== null);
  const agreed = player.truth.room?.options.mode;
  expect(agreed?.type === 'campaign' && agreed.value.map(({ level }) => level)).toEqual(['IV', 'II']);
  expect(agreed?.type === 'campaign' && agreed.value[0]?.boxes.abe_adventures).toBe(true);
  // What nobody can fly the server refuses, and says why.
  const wrong = { type: 'campaign', value: [{ level: 'II' }, { level: 'I', ships: 'another_big_expansion' }] } as unknown as Mode;
  await expect(server.open({ mode: wrong })).rejects.toThrow('flight 2: that box has no ship of level I');
});

test('the way to a campaign leads to its choice, with the support team of its box', async ({ page, player }) => {
  await page.goto('/');
  await page.getByRole('link', { name: say('home-campaign'), exact: true }).click();
  const editor = page.getByTestId('campaign');
  await expect(editor.getByRole('radio', { name: `${say('campaign-three')}: II · III · IV` })).toBeChecked();
  await expect(editor.getByRole('combobox', { name: say('extras-team') })).toHaveValue(say('extras-team-dealt'));
  // Every ship says what it is before it is chosen.
  await editor.locator('button.what').first().click();
  await expect(editor.locator('.plate', { hasText: say('campaign-kind-iib') })).toBeVisible();
  await page.getByRole('button', { name: say('new-open') }).click();
  await player.truth.until(() => player.truth.room !== null);
  expect(player.truth.room?.options.extras?.support_team).toBe('dealt');
});
