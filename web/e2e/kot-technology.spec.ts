// New technology: boosters, catapults, furnaces, stasis chambers and cyan aliens, each at the moment that asks for it.

import { moments } from './moment';

moments('keep-on-trucking/boosters.txt', [
  {
    title: 'X3 Step by step: the chain runs through boosted components only, and no farther than three',
    answers: [
      ['power_cannons', { set: ['7,6', '8,6'] }],
      ['boost', 'no'],
      ['boost_next', { square: '8,6' }],
      ['boost_next', { square: '8,5' }],
      ['boost_next', { square: '9,6' }],
    ],
    tells: [
      ['event-boosted', { square: '7,6' }],
      ['event-declared-cannons', { strength: '7' }],
      ['event-beaten-by-enemy'],
    ],
  },
  {
    title: 'The player decides: no booster is powered',
    answers: [['power_cannons', { set: [] }]],
    tells: [['event-declared-cannons', { strength: '3½' }]],
    hides: [['event-boosted']],
  },
  {
    title: 'X4 A boosted shield stops a large meteor for two batteries',
    answers: [['boost_shield', 'yes', 'keys']],
    tells: [['event-boosted', { square: '8,6' }], ['event-shielded', { square: '7,6' }]],
    kept: ['7,6'],
  },
  {
    title: 'Whoever says no is hit',
    answers: [['boost_shield', 'no']],
    tells: [['event-tile-destroyed', { square: '7,6' }]],
    gone: ['7,6'],
  },
]);

moments('keep-on-trucking/catapults.txt', [
  {
    title: 'Every catapult fires once; without a laden hold beside it there is nothing to ask',
    answers: [['fire_catapult', { lift: ['7,6', 'yellow'] }], ['fire_catapult', 'done']],
    tells: [['event-catapulted', { square: '6,6' }], ['event-declared-cannons', { strength: '1' }]],
  },
  {
    title: 'Against a large meteor it is a cannon to one of its three sides',
    answers: [['shoot_with_catapult', { lift: ['7,6', 'blue'] }]],
    tells: [['event-catapulted', { square: '8,6' }], ['event-shot-down', { square: '8,6' }]],
    kept: ['8,6'],
  },
  {
    title: 'Whoever keeps the block is hit',
    answers: [['shoot_with_catapult', 'done']],
    tells: [['event-tile-destroyed', { square: '8,6' }]],
    gone: ['8,6'],
  },
]);

moments('keep-on-trucking/stasis.txt', [
  {
    title: 'After a loss sleepers take the free places, in the starting cabin, too',
    answers: [
      ['lose_crew', { square: '7,7' }],
      ['lose_crew', { square: '8,6' }],
      ['wake', { set: ['7,7', '8,6'] }],
    ],
    tells: [['event-woken', { square: '7,7' }], ['event-woken', { square: '8,6' }]],
  },
]);
