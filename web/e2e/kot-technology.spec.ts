// New technology: boosters, catapults, furnaces, stasis chambers and cyan aliens, each at the moment that asks for it.

import { expect, test } from './support';
import { burn, cell, moments } from './moment';
import { saying } from './words';

test.use({ rehearsal: { seed: 1, instantBots: true } });

test(
  'boosters',
  moments('keep-on-trucking/boosters.txt', [
    {
      title: 'X3 Step by step: the chain runs through boosted components only, and no farther than three',
      answers: [
        // What a set comes to is told before it is chosen, boosters put to their best use.
        async (player) => {
          const loses = player.say('flight-strength-loses', { strength: '3½', against: '9' });
          await expect(player.question.getByText(loses)).toBeVisible();
          await expect(player.question.getByText(player.say('flight-strength-even', { most: '7' }))).toBeVisible();
        },
        ['power_cannons', { type: 'set', value: ['7,6', '8,6'] }],
        ['boost', { type: 'no' }],
        ['boost_next', { type: 'square', value: '8,6' }],
        ['boost_next', { type: 'square', value: '8,5' }],
        ['boost_next', { type: 'square', value: '9,6' }],
      ],
      tells: [['event-boosted', { square: '7,6' }], ['event-declared-cannons', { strength: '7' }], ['event-beaten-by-enemy']],
    },
    {
      title: 'X4 A boosted shield stops a large meteor for two batteries',
      answers: [['boost_shield', { type: 'yes' }, 'keys']],
      tells: [
        ['event-boosted', { square: '8,6' }],
        ['event-shielded', { square: '7,6' }],
      ],
      kept: ['7,6'],
    },
    {
      title: 'Whoever says no is hit',
      answers: [['boost_shield', { type: 'no' }]],
      tells: [['event-tile-destroyed', { square: '7,6' }]],
      gone: ['7,6'],
    },
  ]),
);

test(
  'catapults',
  moments('keep-on-trucking/catapults.txt', [
    {
      title: 'Before launch, one blue block on every cargo tile joined to a catapult',
      answers: [],
      tells: [],
      then: async (player) => {
        const blue = saying('tile-load-goods', 'en', { goods: player.say('goods-blue', { count: 1 }) });
        for (const square of ['7,6', '8,7']) await expect(cell(player, square)).toHaveAttribute('aria-label', blue);
        await expect(cell(player, '7,8')).not.toHaveAttribute('aria-label', saying('tile-load-goods'));
      },
    },
    {
      title: 'Every catapult fires once; without a laden hold beside it there is nothing to ask',
      answers: [
        ['fire_catapult', { type: 'lift', value: ['7,6', 'yellow'] }],
        ['fire_catapult', { type: 'done' }],
      ],
      tells: [
        ['event-catapulted', { square: '6,6' }],
        ['event-declared-cannons', { strength: '1' }],
      ],
    },
    {
      title: 'Against a large meteor it is a cannon to one of its three sides',
      answers: [['shoot_with_catapult', { type: 'lift', value: ['7,6', 'blue'] }]],
      tells: [
        ['event-catapulted', { square: '8,6' }],
        ['event-shot-down', { square: '8,6' }],
      ],
      kept: ['8,6'],
    },
  ]),
);

test(
  'furnaces',
  moments('keep-on-trucking/furnaces.txt', [
    {
      title: 'Joined to two battery components, it refills one of them',
      answers: [
        ['land', { type: 'option', value: 0 }],
        burn('red', '8,7'),
        ['refill', { type: 'square', value: '8,6' }],
        (player) => player.answer(),
      ],
      tells: [['event-burned', { square: '8,7' }]],
      aboard: [
        ['8,6', 'batteries', 2],
        ['8,8', 'batteries', 1],
      ],
    },
  ]),
);

test(
  'stasis chambers',
  moments('keep-on-trucking/stasis.txt', [
    {
      title: 'At launch four astronauts lie down in every chamber; they are no crew',
      answers: [],
      tells: [],
      aboard: [
        ['7,6', 'sleepers', 4],
        ['7,7', 'humans', 2],
      ],
    },
    {
      title: 'After a loss sleepers take the free places, in the starting cabin, too',
      answers: [
        ['lose_crew', { type: 'square', value: '7,7' }],
        ['lose_crew', { type: 'square', value: '8,6' }],
        ['wake', { type: 'set', value: ['7,7', '8,6'] }],
      ],
      tells: [
        ['event-woken', { square: '7,7' }],
        ['event-woken', { square: '8,6' }],
      ],
      aboard: [
        ['7,6', 'sleepers', 2],
        ['7,7', 'humans', 2],
      ],
    },
    {
      title: 'Two chambers beside one cabin: the owner says who wakes up',
      answers: [
        ['lose_crew', { type: 'square', value: '7,7' }],
        ['wake', { type: 'set', value: ['7,7'] }],
        ['wake_from', { type: 'square', value: '6,7' }],
      ],
      tells: [['event-woken', { square: '7,7' }]],
      aboard: [
        ['6,7', 'sleepers', 3],
        ['7,6', 'sleepers', 4],
      ],
    },
    {
      title: 'A penalty that takes more than the crew takes sleepers; the others may wake then',
      answers: [['wake', { type: 'set', value: ['7,7', '8,6'] }]],
      tells: [
        ['flight-told-humans-lost', { count: 6 }],
        ['event-woken', { square: '8,6' }],
      ],
    },
    {
      title: 'X5 No awake human is left: a last chance to wake somebody and fly on',
      answers: [
        ['lose_crew', { type: 'square', value: '7,7' }],
        ['lose_crew', { type: 'square', value: '7,7' }],
        ['wake', { type: 'set', value: [] }],
        ['wake', { type: 'set', value: ['7,7'] }],
        ['wake', { type: 'set', value: [] }],
      ],
      tells: [['event-woken', { square: '7,7' }]],
      hides: [['event-left-no-humans']],
    },
    {
      title: 'X5 Whoever declines that, too, has to give up',
      answers: [
        ['wake', { type: 'set', value: [] }],
        ['wake', { type: 'set', value: [] }],
      ],
      tells: [],
      then: async (player) => {
        await expect(player.slips).toContainText(player.say('end-out-no-humans'));
      },
    },
  ]),
);

const hired = (specialist: string): [string, Record<string, string>] => ['event-specialist-boarded', { specialist }];

test(
  'cyan aliens and what they can do',
  moments('keep-on-trucking/specialists.txt', [
    {
      title: 'A cabin joined to cyan life support can hold a cyan alien; those ahead choose their specialist first',
      players: 2,
      answers: [
        ['place_crew', { type: 'alien', value: 'cyan' }],
        ['choose_specialist', { type: 'option', value: 4 }, 'keys'],
      ],
      tells: [hired('Techie')],
      then: async ({ page }) => {
        await expect(page.locator('li[data-seat="0"] [data-modifier="techie"]')).toBeVisible();
      },
    },
    {
      title: 'Micronavigator: it may be declined, and nothing happens if nobody else moved',
      players: 2,
      answers: [['gain_days', { type: 'no' }]],
      tells: [['event-moved-back']],
      hides: [['event-moved-ahead']],
    },
    {
      title: 'Techie: the question says that the next use costs nothing',
      players: 2,
      answers: [
        ['shoot', { type: 'yes' }],
        ['raise_shield', { type: 'yes' }, 'keys'],
        ['shoot', { type: 'yes' }],
      ],
      tells: [['event-powered-free'], ['event-shielded', { square: '6,7' }], ['event-shot-down', { square: '7,6' }]],
      kept: ['7,6', '6,7'],
    },
    {
      title: 'Diplomat: an enemy goes on to the next ship, and the alien stays with it',
      players: 2,
      answers: [['send_diplomat', { type: 'yes' }]],
      tells: [['event-spared'], ['event-alien-lost', { square: '8,7' }], ['event-specialist-lost']],
      hides: [['event-beaten-by-enemy']],
    },
  ]),
);

test(
  'whoever is behind has fewer specialists to choose from',
  moments('keep-on-trucking/played.txt', [
    {
      title: 'Whoever is second chooses among the specialists that are left, or takes humans after all',
      players: 2,
      answers: [
        ['place_crew', { type: 'alien', value: 'cyan' }],
        async (player) => {
          await player.asked();
          const boxes = player.question.locator('[data-answer]');
          const theirs = player.truth.view?.seats[1]?.specialist;
          await expect(boxes).toHaveCount(theirs ? 6 : 7);
          if (theirs) await expect(boxes.filter({ hasText: player.say(`rules-${theirs}`) })).toHaveCount(0);
        },
        ['choose_specialist', { type: 'done' }],
      ],
      tells: [],
      aboard: [['8,7', 'humans', 2]],
    },
  ]),
);
