// Intruders of Another Big Expansion: where they would go is seen before one decides, and their walk is watched.

import { expect, test } from './support';
import { moments } from './moment';
import type { Player } from './player';

test.use({ rehearsal: { seed: 1, instantBots: true } });

const stay = { type: 'done' } as const;
const rear = { type: 'option', value: 2 } as const;

/** The way that it would take is on the ship if that is answered, step by step, with the charges that it would plant. */
const shows =
  (answer: object, steps: number, charges: number) =>
  async (player: Player): Promise<void> => {
    await player.asked();
    await player.press(player.question.locator(`[data-answer='${JSON.stringify(answer)}']`));
    const stage = player.page.locator('[data-stage]');
    await expect(stage.locator('.trail .step')).toHaveCount(steps);
    await expect(stage.locator('.trail .charge')).toHaveCount(charges);
  };

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(
      'commandos',
      moments('another-big-expansion/intruders-commandos.txt', [
        {
          title: 'CO1 Twelve steps, two charges that go off together',
          answers: [shows(stay, 12, 2), ['dodge_intruders', stay], ['keep_piece', { type: 'square', value: '7,7' }]],
          tells: [['event-intruder-entered', { square: '11,7' }], ['event-intruder-left', { step: 12 }], ['event-charges-exploded']],
          gone: ['7,8', '9,8', '7,9'],
          kept: ['7,7', '10,7', '11,7'],
        },
      ]),
    );

    test(
      'predators',
      moments('another-big-expansion/intruders-predators.txt', [
        {
          title: 'PR4 It eats batteries and crew on its way, and leaves after its last step',
          answers: [shows(rear, 0, 0), shows(stay, 4, 0), ['dodge_intruders', stay]],
          tells: [['event-intruder-left']],
        },
      ]),
    );
  });
}
