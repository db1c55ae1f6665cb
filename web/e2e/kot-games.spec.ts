// Whole games with the second box, from the empty yard: a trek for two with everything it adds, flights on IA and IIIA.

import type { Catalogue, Extras, Title } from '../src/protocol';
import { figure } from './player';
import { BOT } from './server';
import { expect, test } from './support';
import { named } from './witness';
import { say } from './words';

test.use({ rehearsal: { seed: 11, instantBots: true } });
test.setTimeout(90_000);

const NONE: Extras = {
  technology: false,
  abe_technology: false,
  adventures: false,
  ships: [false, false, false],
  titles: false,
  dock: 'none',
  half_scores: false,
  titles_first: false,
  double_titles: false,
  rough_roads: 0,
  handicaps: [0, 0, 0, 0],
  roads_anew: false,
};

for (const [level, name] of [
  ['I', 'IA'],
  ['III', 'IIIA'],
] as const) {
  test(`a flight on ${name}`, async ({ page, player, server }) => {
    const { truth } = player;
    const extras: Extras = { ...NONE, technology: true, adventures: true, ships: [true, true, true] };
    await player.sit(await server.open({ mode: { type: 'flight', value: level }, bots: [BOT], extras }));
    await player.start();
    const { ship_boards: boards } = await server.get<Catalogue>('/api/content');
    const board = boards[truth.view?.flight.ship_board ?? 0];
    expect(board?.name).toBe(name);
    await expect(page.locator('[data-drop="ship"] [data-square]')).toHaveCount(board?.squares.length ?? 0);
    await player.sayGo();
    await player.build(6);
    await player.finish();
    await player.answerUntil(player.slips);
    await expect(player.slips).toHaveCount(2);
  });
}

interface Score {
  seat: number;
  title: Title;
  score: number;
}
const titled = (title: Title): string => say(`rules-${title.replaceAll('_', '-')}`);
const halves = (score: number): string => `${Math.floor(score / 2) || (score % 2 ? '' : 0)}${score % 2 ? '½' : ''}`;

test('a trek for two, with two titles each, the title dock and half scores', async ({ page, player, server }) => {
  const { truth } = player;
  const extras: Extras = { ...NONE, titles: true, titles_first: true, dock: 'low', half_scores: true, double_titles: true };
  await player.sit(await server.open({ mode: { type: 'trek' }, bots: [{ ...BOT, tier: 'trucker' }], extras }));
  await player.start();
  const names = ['Ada', truth.room?.seats[1]?.name ?? ''];
  for (const flight of [0, 1, 2]) {
    await test.step(`flight ${flight + 1}`, async () => {
      const before = truth.events.length;
      const titles = truth.view?.flight.titles ?? [];
      expect(titles).toHaveLength(4);
      expect(titles).toContain('aesthete');
      for (const title of titles) await expect(page.locator('.start')).toContainText(titled(title));
      await player.sayGo();
      await expect.poll(() => truth.view?.yard.spaces.includes(1)).toBe(true);
      await player.build(4);
      await player.finish();
      // Once we give up before the first card: what we score counts half.
      if (flight === 1) {
        await player.answerUntilAsked('fly_on');
        await player.leave();
      }
      await player.answerUntil(flight < 2 ? player.button('end-to-yard') : page.locator('table.last'));

      const now = truth.events.slice(before);
      const halved = named<Score>(now, 'title_halved');
      if (flight === 1) expect(halved.some(({ seat }) => seat === 0)).toBe(true);
      for (const { seat, title, score } of named<Score>(now, 'title_scored')) {
        const half = halved.find((other) => other.seat === seat && other.title === title);
        const tale = page.locator('.tales > li').filter({ hasText: titled(title) });
        const row = tale.locator('.scores li').filter({ hasText: names[seat] ?? '' });
        await expect(row.locator('b')).toHaveText(halves(half ? half.score : 2 * score));
      }
      await expect(page.locator('.tales > li')).toHaveCount(4);
      for (const [seat, { credits }] of (truth.view?.seats ?? []).entries()) {
        const row = page.locator('tbody tr').filter({ hasText: new RegExp(`\\b${names[seat]}\\b`) });
        expect(figure(await row.locator('td.sum').innerText())).toBe(credits);
      }
      if (flight < 2) await player.press(player.button('end-to-yard'));
    });
  }
  expect(truth.phase).toBe('over');
  await expect(page.locator('table.last tbody tr')).toHaveCount(2);
  await expect(page.locator('tr.first').getByLabel(say('end-champion', { mode: 'trek' }))).toBeVisible();
});

test.describe('with a longer trip', () => {
  test.use({ rehearsal: { seed: 0, instantBots: true } });

  test('Tough Trip: one more card in each of the four piles', async ({ page, player, server }) => {
    const { truth } = player;
    const cards = (): number => truth.view?.flight.to_come.reduce((sum, each) => sum + each, 0) ?? 0;
    await player.sit(await server.open({ mode: { type: 'flight', value: 'I' }, extras: { ...NONE, rough_roads: 1 } }));
    await player.start();
    await expect(page.locator('.start article[data-modifier="tough_trip"]')).toBeVisible();
    const {
      flight_boards: [board],
    } = await server.get<Catalogue>('/api/content');
    expect(cards()).toBe(4 * (1 + board!.cards_per_pile.reduce((sum, each) => sum + each, 0)));
    await player.sayGo();
    await player.build(2);
    await player.finish();
    await player.answerUntilAsked('fly_on');
    const all = cards();
    await player.answer();
    const place = player.say('flight-place', { level: player.say('mode-flight', { level: 'I' }), past: 1, all });
    await expect(page.getByRole('banner')).toContainText(place);
  });
});
