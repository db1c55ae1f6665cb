// A trek: three flights, titles that are won, given away, defended and lost, and a final ranking.

import type { Title } from '../src/protocol';
import { figure } from './player';
import { BOT } from './server';
import { moments } from './moment';
import { expect, test } from './support';
import { named } from './witness';
import { say } from './words';

// The bot has built before we begin, so that with one seed everything is the same every time. With this one it wins
// both titles and gives one to us, which we cannot defend; it turns its own gold and defends that, too.
test.use({ rehearsal: { seed: 3, instantBots: true } });
test.setTimeout(90_000);

interface Taken {
  seat: number;
  title: Title;
}
interface Defended extends Taken {
  gold: boolean;
  defended: boolean;
}
interface Paid {
  seat: number;
  why: unknown;
}

test('three flights with titles, and a ranking at the end', async ({ page, player, server }) => {
  const { truth } = player;
  await player.sit(await server.open({ mode: { type: 'trek' }, bots: [{ ...BOT, tier: 'trucker' }] }));
  await player.start();
  const bot = truth.room?.seats[1]?.name ?? '';
  const names = ['Ada', bot];
  const told = new Set<string>();

  for (const flight of [0, 1, 2]) {
    await test.step(`flight ${flight + 1}`, async () => {
      await expect(player.go).toBeVisible();
      await expect(page.getByText(say('build-start-titles'))).toBeVisible();
      for (const title of truth.view?.flight.titles ?? []) {
        await expect(page.locator('.start')).toContainText(titled(title));
      }
      const before = truth.events.length;
      for (const [seat, { title }] of (truth.view?.seats ?? []).entries()) {
        if (title) await expect(page.locator('.start li').nth(seat)).toContainText(titled(title.title));
      }
      await player.sayGo();
      // What is flown for stays in sight: our own title, or those that are to be won.
      const own = truth.view?.seats[0]?.title?.title;
      const chip = page.getByTestId('titles');
      await expect(chip).toContainText(own ? titled(own) : say('titles-open'));
      if (own) await expect(chip).toContainText(say(`rules-${own.replaceAll('_', '-')}.lead`));
      await chip.click();
      for (const title of truth.view?.flight.titles ?? []) {
        const entry = player.dialog.locator(`[data-title="${title}"]`);
        await expect(entry).toContainText(say(`rules-${title.replaceAll('_', '-')}.p1`));
        if (title === own) await expect(entry).toContainText(say('titles-held.you'));
        const score = truth.view?.seats[0]?.scores?.[truth.view.flight.titles.indexOf(title)];
        expect(score).toBeDefined();
        await expect(entry.locator('.scores b').first()).toHaveText(String(score));
      }
      const credits = [2, 4, 6][flight] ?? 0;
      await expect(player.dialog).toContainText(say(`titles-pay-${flight + 1}`, { credits, gold: 2 * credits }));
      await page.keyboard.press('Escape');
      await expect(player.dialog).toHaveCount(0);
      await player.menu();
      await player.button('titles-now').click();
      await expect(player.dialog.getByTestId('titles-now').getByRole('listitem')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(player.dialog).toHaveCount(0);
      await expect.poll(() => truth.view?.yard.spaces.includes(1)).toBe(true);
      await player.build(5);
      await player.finish();
      await player.answerUntil(flight < 2 ? player.button('end-to-yard') : page.locator('table.last'));
      const now = truth.events.slice(before);

      // Titles that lie below the slips are called out.
      if (flight < 2) {
        const titles = page.getByRole('region', { name: say('end-titles') });
        await player.press(player.button('end-to-titles'));
        await expect(titles).toBeInViewport({ ratio: 0.5 });
        await expect(player.button('end-to-titles')).toHaveCount(0);
      }

      // What the server told of the titles is what the page shows.
      const paid = named<Paid>(now, 'paid');
      const fates = [
        ...named<Taken>(now, 'title_taken').map(({ seat, title }) => {
          const deed = JSON.stringify({ type: 'title', value: title });
          const won = paid.some(({ seat: other, why }) => other === seat && JSON.stringify(why) === deed);
          return { title, seat, fate: won ? 'end-fate-kept' : 'end-fate-given' };
        }),
        ...named<Defended>(now, 'title_defended').map(({ seat, title, gold, defended }) => {
          const kept = gold ? 'end-fate-legend' : flight < 2 ? 'end-fate-gold' : 'end-fate-defended';
          return { title, seat, fate: defended ? kept : gold ? 'end-fate-lost-gold' : 'end-fate-lost' };
        }),
      ];
      expect(fates).toHaveLength(2);
      for (const { title, seat, fate } of fates) {
        const tale = page.locator('.tales > li').filter({ hasText: titled(title) });
        const id = seat === truth.view?.own?.seat ? `${fate}.you` : fate;
        await expect(tale).toContainText(say(id, { name: names[seat] ?? '' }));
        told.add(fate);
      }

      // The sums of all flights so far.
      for (const [seat, { credits }] of (truth.view?.seats ?? []).entries()) {
        const row = page.locator('tbody tr').filter({ hasText: names[seat] ?? '' });
        expect(figure(await row.locator('td.sum').innerText())).toBe(credits);
        const flights = await row.locator('td:not(.sum)').allInnerTexts();
        expect(
          flights
            .slice(0, flight + 1)
            .map(figure)
            .reduce((sum, each) => sum + each, 0),
        ).toBe(credits);
      }
      if (flight < 2) await player.press(player.button('end-to-yard'));
    });
  }

  const fates = ['end-fate-given', 'end-fate-gold', 'end-fate-kept', 'end-fate-legend', 'end-fate-lost'];
  expect([...told].sort()).toEqual(fates);
  expect(truth.phase).toBe('over');
  await expect(page.getByRole('heading', { name: say('end-ranking') })).toBeVisible();
  const credits = truth.view?.seats.map((seat) => seat.credits) ?? [];
  const first = names[credits.indexOf(Math.max(...credits))] ?? '';
  await expect(page.locator('table.last tbody tr').first()).toContainText(first);
  await expect(page.locator('tr.first').getByLabel(say('end-champion', { mode: 'trek' }))).toBeVisible();
  // After a trek there is no next level, only another one.
  await expect(player.button('end-again')).toBeVisible();
  await expect(page.getByRole('button', { name: say('end-next-trek') })).toHaveCount(0);
});

const titled = (title: Title): string => say(`rules-${title.replaceAll('_', '-')}`);

test(
  'whoever wins both titles chooses which one to keep',
  moments('base/trek.txt', [
    {
      title: 'T3 Both won at the end of a flight, and one of them kept',
      players: 2,
      answers: [
        // The slips are there already, and the question with them.
        async ({ slips }) => expect(slips).toHaveCount(2),
        ['keep_title', { type: 'option', value: 5 }],
      ],
      tells: [],
      then: async ({ page, truth }) => {
        const tale = (title: Title) => page.locator('.tales > li').filter({ hasText: titled(title) });
        const kept = truth.view?.seats[0]?.title?.title;
        expect(kept).toBe('corridorist');
        await expect(tale('corridorist')).toContainText(say('end-fate-kept.you'));
        const bot = truth.room?.seats[1]?.name ?? '';
        await expect(tale('power_trucker')).toContainText(say('end-fate-given', { name: bot }));
      },
    },
  ]),
);
