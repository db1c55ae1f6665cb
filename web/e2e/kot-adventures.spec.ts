// New adventure cards and new ships: bargains, vortices, regulators, bad days, and where rolls land on other boards.

import { ANYBODY, moments } from './moment';
import { test } from './support';

test.use({ rehearsal: { seed: 1, instantBots: true } });

test(
  'new adventure cards',
  moments('keep-on-trucking/adventures.txt', [
    {
      title: 'Crew and batteries together',
      players: 2,
      answers: [
        ['junkyard', { type: 'option', value: 0 }],
        ['lose_crew', { type: 'square', value: '7,7' }],
        ['lose_crew', { type: 'square', value: '7,7' }],
      ],
      tells: [['event-junkyard-row', { row: 1 }], ['event-moved-ahead'], ['event-paid-card', { credits: 3 }]],
      credits: 3,
    },
    {
      title: 'A slash lets choose one of two rewards',
      players: 2,
      answers: [
        ['junkyard', { type: 'option', value: 0 }],
        ['junkyard_gain', { type: 'option', value: 1 }],
      ],
      tells: [['event-paid-card', { credits: 5 }]],
      hides: [['event-battery-gained']],
    },
    {
      title: 'With room for more, the owner says where they go',
      players: 2,
      answers: [
        ['junkyard', { type: 'option', value: 0 }],
        ['place_battery', { type: 'square', value: '6,8' }],
        ['place_battery', { type: 'square', value: '6,8' }],
      ],
      tells: [['event-battery-gained', { square: '6,8' }]],
      hides: [['event-battery-gained', { square: '7,8' }]],
    },
    {
      title: 'Humans go to free places in cabins',
      players: 2,
      answers: [
        ['junkyard', { type: 'option', value: 0 }],
        ['place_human', { type: 'square', value: '7,7' }],
        ['place_human', { type: 'square', value: '6,7' }],
      ],
      tells: [
        ['event-human-gained', { square: '7,7' }],
        ['event-human-gained', { square: '6,7' }],
      ],
    },
    {
      title: 'Cannon fire likewise',
      players: 2,
      answers: [['junkyard', { type: 'option', value: 0 }]],
      tells: [
        ['event-rolled', { sum: 7 }],
        ['event-hit', { square: '6,7' }],
        ['event-hit', { square: '8,7' }],
      ],
      gone: ['6,7', '8,7'],
      credits: 6,
    },
    {
      title: 'A boosted engine is worth two spaces more',
      players: 2,
      answers: [['power_engines', { type: 'set', value: ['6,7'] }]],
      tells: [
        ['event-boosted', { square: '6,7' }],
        ['event-moved-ahead', { days: 4 }],
      ],
    },
    {
      title: 'X7 Giving one up may cause others to fall off',
      players: 2,
      answers: [
        ['give_up_component', { type: 'square', value: '7,6' }],
        ['keep_piece', { type: 'square', value: '7,7' }],
      ],
      tells: [['event-most-cannons', { count: 2 }], ['event-tile-given-up', { square: '7,6' }], ['event-tile-fell-off']],
      gone: ['7,6', '8,6'],
    },
    {
      title: 'On level I only the epidemic comes',
      players: 2,
      answers: [],
      tells: [['flight-told-humans-lost', { count: 2 }]],
      hides: [['event-weakest-crew', ANYBODY], ['event-moved-back']],
    },
    {
      title: 'On level II sabotage follows',
      players: 2,
      answers: [],
      tells: [['event-weakest-crew'], ['event-sabotage-missed', { column: 8, row: 8 }]],
      hides: [['event-moved-back']],
    },
    {
      title: 'R21 With one ship left, sabotage is skipped and the rest is not',
      players: 2,
      answers: [],
      tells: [
        ['flight-told-humans-lost', { count: 2 }],
        ['event-moved-back', { days: 3 }],
      ],
      hides: [['event-weakest-crew']],
    },
  ]),
);

test(
  'what a junk dealer is paid with',
  moments('keep-on-trucking/played.txt', [
    {
      title: 'A junk dealer takes any block out of any hold, and a battery out of any component',
      answers: [
        ['junkyard', { type: 'option', value: 0 }, 'keys'],
        ['pay_token', { type: 'square', value: '6,8' }],
        ['pay_good', { type: 'option', value: 3 }],
        ['pay_good_from', { type: 'square', value: '9,7' }],
      ],
      tells: [
        ['event-battery-spent', { square: '6,8' }],
        ['event-good-lost', { square: '9,7' }],
      ],
      credits: 5,
    },
  ]),
);

test(
  'ships IA, IIA and IIIA',
  moments('keep-on-trucking/ships.txt', [
    {
      title: 'X10 A roll of 11 hits it as well, and 2, 3 and 4 the far left column',
      players: 2,
      answers: [],
      // Squares are told by all numbers of their column and row, as they stand at the rim.
      tells: [
        ['event-rolled', { sum: 11 }],
        ['event-hit', { square: '10·11·12,8·9' }],
        ['event-hit', { square: '2·3·4,8·9' }],
      ],
      gone: ['9,8', '5,8'],
    },
    {
      title: 'X10 Row 8-9 is next to row 10-11-12: a cannon beside the row shoots a meteor from the side',
      players: 2,
      answers: [['shoot', { type: 'yes' }]],
      tells: [
        ['event-rolled', { sum: 12 }],
        ['event-shot-down', { square: '2·3·4,10·11·12' }],
      ],
      kept: ['5,9', '5,8'],
    },
    {
      title: 'Both hits happen at the same moment: what holds the ship together is asked once',
      answers: [['keep_piece', { type: 'square', value: '7,6' }]],
      tells: [
        ['event-hit', { square: '6,6' }],
        ['event-hit', { square: '8,6' }],
      ],
      gone: ['6,6', '5,6', '4,6', '8,6', '9,6', '10,6'],
      kept: ['7,6'],
    },
    {
      title: 'X8 The question about a shield tells of the other hit, and one raised late stops both',
      answers: [
        ['raise_shield', { type: 'no' }],
        ['raise_shield', { type: 'yes' }],
      ],
      tells: [
        ['event-shielded', { square: '4,6' }],
        ['event-shielded', { square: '10,6' }],
      ],
      kept: ['4,6', '10,6'],
    },
    {
      title: 'X8 Two large meteors need two shots',
      answers: [['shoot', { type: 'yes' }]],
      tells: [
        ['event-shot-down', { square: '4,6' }],
        ['event-hit', { square: '10,6' }],
      ],
      gone: ['10,6'],
      kept: ['4,6'],
    },
    {
      title: 'Meteor Vortex: meteors from the side that is ignored are not mirrored either',
      answers: [['ignore_side', { type: 'option', value: 0 }]],
      tells: [['event-side-ignored'], ['event-hit', { square: '4,6' }], ['event-hit', { square: '10,6' }]],
      gone: ['4,6', '10,6'],
    },
    {
      title: 'X9 A cannon that points left in row 10 shoots it',
      answers: [['shoot', { type: 'yes' }]],
      tells: [
        ['event-rolled', { sum: 4 }],
        ['event-shot-down', { square: '5,11' }],
      ],
      kept: ['5,11'],
    },
    {
      title: 'X9 Small meteors and shots are redirected, too; shields work by the new side',
      answers: [['raise_shield', { type: 'yes' }]],
      tells: [['event-shielded', { square: '7,10' }]],
      kept: ['7,10'],
    },
  ]),
);
