// The trek with the second box: the title dock, half scores, two titles each, what gold asks of its holders, and what
// specialists are worth at payday.

import type { Title } from '../src/protocol';
import type { Player } from './player';
import { expect, test } from './support';
import { moments } from './moment';
import { say } from './words';

const titled = (title: Title): string => say(`rules-${title.replaceAll('_', '-')}`);
/** Our slip. */
const slip = ({ slips }: Player) => slips.filter({ hasText: 'Ada' });
const tale = ({ page }: Player, title: Title) => page.locator('.tales > li').filter({ hasText: titled(title) });
/** Our slip has a line with these words and this sum. */
const earns =
  (words: string, sum: string) =>
  async (player: Player): Promise<void> => {
    await expect(slip(player).locator('li').filter({ hasText: words })).toContainText(sum);
  };

/** Gives up before the card, as the bar offers it; half a score is said to count. */
async function leave(player: Player): Promise<void> {
  await expect(player.confirm).toBeVisible();
  await player.giveUp();
  await expect(player.dialog).toContainText(say('flight-give-up-reward', { titles: 'half' }));
  await player.page.keyboard.press('Escape');
  await player.leave();
}

test.use({ rehearsal: { seed: 1, instantBots: true } });

test(
  'title dock, half scores, two titles each, and what specialists earn',
  moments('keep-on-trucking/played.txt', [
    {
      title: 'The higher side of the title dock: gold for 24',
      players: 2,
      answers: [],
      tells: [],
      then: async (player) => {
        await earns(titled('corridorist'), '+24')(player);
        await expect(tale(player, 'corridorist')).toContainText(say('end-fate-legend.you'));
      },
    },
    {
      title: 'The lower side of the title dock: gold for 18',
      players: 2,
      answers: [],
      tells: [],
      then: earns(titled('corridorist'), '+18'),
    },
    {
      title: 'Whoever gave up defends gold with half the score, for the reward of silver',
      players: 2,
      stays: true,
      answers: [leave],
      tells: [],
      then: async (player) => {
        await earns(titled('corridorist'), '+12')(player);
        const score = tale(player, 'corridorist').locator('.scores li').filter({ hasText: 'Ada' });
        await expect(score.locator('b')).toHaveText('1');
        await expect(slip(player)).toContainText(say('end-out-chose'));
        // Legends do not come of that.
        await expect(slip(player)).toContainText(say('end-title-gold-out', { score: 1 }));
        await expect(tale(player, 'corridorist')).toContainText(say('end-fate-gold-out.you'));
        await expect(player.page.getByText(say('end-legendary', { title: titled('corridorist') }))).toHaveCount(0);
      },
    },
    {
      title: 'Two titles each: three won in a flight, two kept',
      players: 2,
      answers: [
        ['keep_title', { type: 'option', value: 1 }],
        ['keep_title', { type: 'option', value: 4 }, 'keys'],
      ],
      tells: [],
      then: async (player) => {
        const [mine, theirs] = player.truth.view?.seats ?? [];
        for (const { holder, title } of [mine, theirs].flatMap((holder) =>
          [holder?.title, holder?.second_title].flatMap((held) => (held ? [{ holder, title: held.title }] : [])),
        )) {
          const name = holder === mine ? 'Ada' : (player.truth.room?.seats[1]?.name ?? '');
          await expect(tale(player, title)).toContainText(name);
        }
        expect(player.truth.told('title_taken')).toHaveLength(4);
      },
    },
    {
      title: 'Merchant: a credit and a half for each block at the end of the flight',
      answers: [],
      tells: [],
      then: earns('Merchant', '+2'),
    },
    { title: 'Manager: credits for the aliens at the end of the flight', answers: [], tells: [], then: earns('Manager', '+3') },
    { title: 'Lawyer: half the losses at the end of the flight', answers: [], tells: [], then: earns('Lawyer', '+4') },
  ]),
);

test(
  'gold handicaps of the new titles',
  moments('keep-on-trucking/trek.txt', [
    {
      title: 'Contraptionist gold: before launch, what serves nothing falls off, as life support at the starting cabin does',
      players: 2,
      answers: [['place_crew', { type: 'humans' }]],
      tells: [],
      gone: ['7,6'],
      kept: ['9,7'],
      then: async ({ page }) => {
        await expect(page.locator('li[data-seat="0"] .title')).toContainText(titled('contraptionist'));
        await expect(page.locator('li[data-seat="0"] .handicap')).toBeVisible();
      },
    },
    {
      title: 'Contraptionist gold: what lost its use falls off even if it holds to the ship',
      players: 2,
      answers: [],
      tells: [
        ['event-tile-destroyed', { square: '8,6' }],
        ['event-tile-fell-off', { square: '9,6' }],
      ],
      gone: ['8,6', '9,6'],
      kept: ['9,7'],
    },
    {
      title: 'Aesthete gold: before launch crew leaves the side that has more',
      players: 2,
      answers: [
        ['lose_crew', { type: 'square', value: '5,7' }],
        ['lose_crew', { type: 'square', value: '6,7' }],
      ],
      tells: [],
      aboard: [
        ['5,7', 'humans', 1],
        ['6,7', 'humans', 1],
        ['8,7', 'humans', 2],
      ],
    },
    {
      title: 'Aesthete gold: after each card, too',
      players: 2,
      answers: [['lose_crew', { type: 'square', value: '6,7' }]],
      tells: [['event-human-lost', { square: '6,7' }]],
      aboard: [['6,7', 'humans', 1]],
    },
  ]),
);
