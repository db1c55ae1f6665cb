// Rough Roads: what they ask, what they do, and how the page says which of them hold, and for whom.

import type { Page } from '@playwright/test';
import { Player } from './player';
import { expect, test } from './support';
import { ANYBODY, give, moments, take } from './moment';
import { say } from './words';

/** The rules of the road that the page names for everyone and for us. */
const names =
  (...modifiers: string[]) =>
  async ({ page }: { page: Page }) => {
    for (const one of modifiers) await expect(page.locator(`[data-testid="roads"] [data-modifier="${one}"]`)).toBeVisible();
  };

/** The answer to "why?" beside what the card did to us. */
const explains =
  (...reasons: string[]) =>
  async (player: Player): Promise<void> => {
    await player.press(player.question.locator('button.why'));
    const answer = player.page.locator('[popover]:popover-open');
    for (const reason of reasons) await expect(answer).toContainText(player.say(reason));
    await player.page.keyboard.press('Escape');
  };

test.use({ rehearsal: { seed: 1, instantBots: true } });

test(
  'rough roads about meteors and cannon fire',
  moments('keep-on-trucking/roads-hits.txt', [
    {
      title: "Murphy's Law: whoever is behind names a result, for the last one the leader does",
      players: 2,
      answers: [['name_result', { type: 'option', value: 5 }]],
      tells: [['event-result-named.by', { roll: 7 }]],
      then: names('murphys_law'),
    },
    {
      title: 'Welcome to the Lead: a double cannon takes a battery',
      players: 2,
      answers: [['fire_at_leader', { type: 'set', value: ['8,7'] }]],
      tells: [
        ['event-battery-spent', { square: '6,7' }],
        ['event-fired-at', { square: '8,7' }],
      ],
      then: names('welcome_to_the_lead'),
    },
    {
      title: 'Abandoned Debris: the side named most often',
      players: 3,
      answers: [['name_side', { type: 'option', value: 0 }]],
      tells: [['event-side-named'], ['event-rolled', { sum: 7 }]],
      then: names('abandoned_debris'),
    },
    {
      title: 'Explosive Stuff: a hold with a block takes along what is around it, diagonally too, but not what is farther off',
      answers: [],
      tells: [['flight-told-tiles-destroyed', { count: 3 }]],
      gone: ['7,6', '7,7', '8,7'],
      kept: ['9,7', '9,6'],
      then: async (player) => {
        await names('explosive_stuff')(player);
        await explains('flight-why-lost-explosive-stuff')(player);
      },
    },
    {
      title: 'Piercing Projectiles: a small meteor destroys the second component only at a connector',
      answers: [['keep_piece', { type: 'square', value: '7,7' }]],
      tells: [['event-hit', { square: '9,7' }], ['event-hit', { square: '8,7' }], ['event-tile-fell-off']],
      gone: ['9,7', '8,7', '8,6'],
      then: names('piercing_projectiles'),
    },
    {
      title: 'Meteoric Inversion: large meteors are small and bounce off, small ones are large',
      players: 2,
      answers: [],
      tells: [
        ['event-bounced', { square: '7,6' }],
        ['event-hit', { square: '7,6' }],
      ],
      gone: ['7,6'],
      then: names('meteoric_inversion'),
    },
    {
      title: 'Paranoid Locals: whoever lands alone is shot at with a heavy cannon',
      players: 2,
      answers: [['land', { type: 'option', value: 0 }], (player) => player.answer()],
      tells: [
        ['event-landed', { planet: 1 }],
        ['event-rolled', { sum: 7 }],
        ['event-hit', { square: '7,6' }],
      ],
      gone: ['7,6'],
      then: names('paranoid_locals'),
    },
    {
      title: 'Space Junk: what fell off hits those behind, and what falls off them hits those farther behind',
      players: 3,
      answers: [['keep_piece', { type: 'square', value: '7,7' }]],
      tells: [
        ['flight-told-tiles-fell-off', { count: 2 }],
        ['event-rolled', { sum: 8 }],
        ['event-hit', ANYBODY],
      ],
      gone: ['6,7', '5,7', '4,7'],
      then: names('space_junk'),
    },
    {
      title: 'Bad Luck: misses are rolled again, three rolls in all',
      players: 2,
      answers: [],
      tells: [['event-rolled'], ['event-missed']],
      then: names('bad_luck'),
    },
  ]),
);

test(
  'rough roads about goods, crew and enemies',
  moments('keep-on-trucking/roads-others.txt', [
    {
      title: 'Union Ship: before the last card a credit or a block for each of the crew; batteries will not do',
      players: 2,
      answers: [
        ['pay_crew', { type: 'yes' }],
        ['pay_crew_in_goods', { type: 'lift', value: ['8,7', 'blue'] }],
        ['pay_crew_in_goods', { type: 'done' }],
      ],
      tells: [],
      then: async (player) => {
        await expect(player.slips).toHaveCount(2);
        await expect(player.slips.filter({ hasText: 'Ada' })).toContainText('−3');
      },
    },
    {
      title: 'Infected Goods: with an alien aboard and three blocks on offer two humans are lost, whatever is loaded',
      answers: [
        ['land', { type: 'option', value: 0 }],
        async (player) => {
          await player.answerUntilAsked('lose_crew');
        },
        ['lose_crew', { type: 'square', value: '8,7' }],
        ['lose_crew', { type: 'square', value: '8,7' }],
      ],
      tells: [['flight-told-humans-lost', { count: 2 }]],
      aboard: [['8,7', 'humans', 0]],
      then: names('infected_goods'),
    },
    {
      title: 'Remorseless Fate: a combat zone strikes all but the strongest',
      players: 3,
      answers: [],
      tells: [['event-weakest-crew', ANYBODY]],
      hides: [['event-weakest-crew']],
      then: names('remorseless_fate'),
    },
    {
      title: 'Big Baddies: as a handicap it is said for whom the enemy is stronger',
      players: 2,
      answers: [],
      tells: [['event-enemy-tied'], ['event-enemy-grew-for', { strength: '1', ...ANYBODY }]],
      then: async ({ page }) => {
        await expect(page.locator('li[data-seat="1"] [data-modifier="big_baddies"]')).toBeVisible();
      },
    },
  ]),
);

test(
  'rough roads about ships',
  moments('keep-on-trucking/roads-ships.txt', [
    {
      title: 'Defective Connectors: components with such joints may be dropped; they fall off',
      players: 2,
      answers: [
        ['drop_part', { type: 'set', value: ['8,7'] }],
        ['drop_part', { type: 'set', value: ['7,8'] }],
        ['drop_part', { type: 'set', value: [] }],
      ],
      tells: [],
      then: async (player) => {
        const ours = player.slips.filter({ hasText: 'Ada' });
        await expect(ours).toContainText(player.say('end-out-no-engines'));
      },
    },
    {
      title: 'Gravitational Anomaly: after open space the ship turns round',
      answers: [],
      tells: [['event-moved-ahead', { days: 1 }], ['event-ship-turned']],
      then: names('gravitational_anomaly'),
    },
    {
      title: 'Dead Zone: a cannon there cannot shoot a meteor, a shield there does not stop one',
      answers: [],
      tells: [
        ['event-rolled', { sum: 8 }],
        ['event-hit', { square: '8,6' }],
      ],
      gone: ['8,6'],
      then: async ({ page }) => {
        await expect(page.locator('[data-testid="roads"] [data-modifier="dead_zone"]')).toContainText('(8)');
        await expect(page.locator('[data-stage] .dead')).toBeVisible();
      },
    },
    {
      title: 'Personalized Cabins: first all crew, then the cabins; what they held falls off and is paid for',
      answers: [
        ['lose_crew', { type: 'square', value: '6,7' }],
        ['lose_crew', { type: 'square', value: '8,7' }],
        ['lose_crew', { type: 'square', value: '6,7' }],
        ['keep_piece', { type: 'square', value: '7,7' }],
      ],
      tells: [
        ['flight-told-tiles-given-up', { count: 2 }],
        ['event-tile-fell-off', { square: '5,7' }],
      ],
      gone: ['6,7', '8,7', '5,7'],
    },
    {
      title: 'Metal Fatigue: ships that moved at least as far as a die lose the component at common coordinates',
      players: 2,
      answers: [],
      tells: [
        ['event-die-rolled', { die: 2 }],
        ['flight-road-days', { road: say('rules-metal-fatigue') }],
        ['event-tile-fell-off', { square: '7,8' }],
      ],
      gone: ['7,8'],
      then: explains('flight-why-lost-metal-fatigue'),
    },
    {
      title: 'Cosmic Psychosis: after each card, one roll for all; a cabin with a human is destroyed, one with an alien is not',
      players: 2,
      answers: [['keep_piece', { type: 'square', value: '7,7' }]],
      tells: [
        ['flight-road-column', { road: say('rules-cosmic-psychosis') }],
        ['flight-road-row', { road: say('rules-cosmic-psychosis') }],
        ['event-tile-destroyed', { square: '8,7' }],
      ],
      gone: ['8,7', '8,6'],
      then: explains('flight-why-lost-cosmic-psychosis', 'flight-why-tile-fell-off'),
    },
  ]),
);

test(
  'rough roads from the yard on',
  moments('keep-on-trucking/played.txt', [
    {
      title: 'Nasty Surprise: it shows what it is when everybody has finished',
      answers: [
        async (player) => {
          await names('nasty_surprise')(player);
          await player.sayGo();
          await player.finish();
          await player.asked();
        },
      ],
      tells: [['event-road-drawn-instead', ANYBODY]],
      then: async ({ page, truth }) => {
        const [road] = truth.view?.flight.roads ?? [];
        expect(road).not.toBe('nasty_surprise');
        await names(road ?? 'none')({ page });
      },
    },
    {
      title: 'Rough roads for everyone and for one alone, before anybody builds',
      players: 2,
      answers: [
        async (player) => {
          const { page, truth } = player;
          await expect(page.locator('.start article[data-modifier]')).toHaveCount(3);
          await expect(page.locator('.start')).toContainText(player.say('roads-for-you'));
          expect(truth.view?.flight.roads).toHaveLength(1);
          await player.sayGo();
          await names(...(truth.view?.flight.roads ?? []))(player);
          await player.finish();
          await player.asked();
        },
      ],
      tells: [],
      then: async ({ page, truth }) => {
        const [road] = truth.view?.seats[0]?.roads ?? [];
        await expect(page.locator(`li[data-seat="0"] [data-modifier="${road}"]`)).toBeVisible();
      },
    },
  ]),
);

test('between two flights of a trek, roads and handicaps are agreed on anew', async ({ page, server }) => {
  await server.stage('keep-on-trucking/roads-anew.txt#Ruling 74 Everyone is asked at once; all who name a number name the same');
  const player = new Player(page);
  const { truth, question } = player;
  await take(player, server, 3);
  expect(truth.view?.flight.rounds).toHaveLength(3);
  // There has been one card for everyone, and the second player has one more.
  await expect(question).toContainText(player.say('flight-ask-agree-on-roads'));
  await expect(question.locator('[data-answer]')).toHaveCount(5);
  await give(player, 'agree_on_roads', { type: 'option', value: 2 });
  await expect(question).toContainText(player.say('flight-ask-agree-on-handicap'));
  await give(player, 'agree_on_handicap', { type: 'option', value: 1 }, 'keys');
  await truth.until(() => truth.phase === 'building');
  // Bots go along with what somebody wants, and keep their handicaps.
  expect(truth.told('roads_agreed')).toHaveLength(1);
  const { flight, seats } = truth.view!;
  expect(flight.number).toBe(1);
  expect([flight.roads, ...seats.map(({ roads }) => roads)].map((roads) => roads?.length)).toEqual([2, 3, 3, 2]);
  await player.press(player.button('end-to-yard'));
  await names(...(seats[0]?.roads ?? []))(player);
});
