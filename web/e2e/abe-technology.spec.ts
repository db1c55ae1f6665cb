// Technology of Another Big Expansion: thrusters, solar panels and crubots, each at the moment that asks for it.

import { expect, test } from './support';
import { cell, moments } from './moment';
import type { Player } from './player';

test.use({ rehearsal: { seed: 1, instantBots: true } });

/** The ship shows where it would come, where it would not, and what would be lost if that is answered. */
const shows =
  (answer: object, lost: string[]) =>
  async (player: Player): Promise<void> => {
    await player.asked();
    await player.press(player.question.locator(`[data-answer='${JSON.stringify(answer)}']`));
    for (const square of lost) await expect(cell(player, square)).toHaveClass(/bad/);
    const stage = player.page.locator('[data-stage]');
    await expect(stage.locator('.cell.bad')).toHaveCount(lost.length);
    await expect(stage.locator('.aim')).toHaveCount(1);
    await expect(stage.locator('.pale .arrives')).toHaveCount(1);
  };

const left = { type: 'option', value: 3 } as const;
const stay = { type: 'done' } as const;

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(
      'thrusters',
      moments('another-big-expansion/thrusters.txt', [
        {
          title: 'TH3 TH4 Only to the side that an exhaust points to, and by one',
          answers: [shows(stay, ['8,7']), shows(left, ['7,6']), ['thrust', left]],
          tells: [
            ['event-thrust', { side: 'left' }],
            ['event-tile-destroyed', { square: '7,6' }],
          ],
          gone: ['7,6'],
          kept: ['8,7', '9,7'],
          aboard: [['5,7', 'batteries', 2]],
        },
        {
          title: 'TH14 A panel that is joined to the thruster powers it',
          answers: [['thrust', left, 'keys']],
          tells: [['event-panel-used', { square: '8,8' }], ['event-bounced']],
          then: async (player) => expect(cell(player, '8,8')).not.toHaveClass(/empty/),
        },
      ]),
    );

    test(
      'solar panels',
      moments('another-big-expansion/solar-panels.txt', [
        {
          title: 'SP1 SP2 SP3 A panel powers one joined component once a card; then a token does, and then nothing',
          answers: [
            async (player) => {
              await player.asked();
              // What the panel feeds is shown when it is pointed at.
              await cell(player, '8,7').dispatchEvent('pointerenter');
              await expect(player.page.getByTestId('reach')).toHaveAttribute('data-reach', '8,6 8,8');
              await cell(player, '8,7').dispatchEvent('pointerleave');
              await expect(player.page.getByTestId('reach')).toHaveCount(0);
            },
            ['raise_shield', { type: 'yes' }],
            ['pay_power', { type: 'square', value: '8,7' }],
            ['shoot', { type: 'yes' }],
          ],
          tells: [
            ['event-panel-used', { square: '8,7' }],
            ['event-shielded'],
            ['event-shot-down'],
            ['event-tile-destroyed', { square: '6,7' }],
          ],
          gone: ['6,7'],
        },
        {
          title: 'SP5 Nor in a strength: one of the two double cannons can be powered',
          answers: [['power_cannons', { type: 'set', value: ['8,6'] }]],
          tells: [
            ['event-panel-used', { square: '8,7' }],
            ['event-declared-cannons', { strength: '2' }],
          ],
        },
      ]),
    );
  });
}
