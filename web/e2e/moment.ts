// Moments of the game, played through the page: a table of scenarios (`scenarios/`), of what is asked in each, what is
// answered, and what the page tells of it. Games begin where the scenario does, with its dice; see `--test-scenario`.
//
// We sit on the first seat, bots on the others. A card is played as a flight of this card alone.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Answer, Good, Square } from '../src/protocol';
import type { Player } from './player';
import { BOT, type Server } from './server';
import { test } from './support';
import { saying } from './words';

/** What is asked about, and what we answer: with the mouse, or with keys. */
export type Reply = [about: string, answer: Answer, by?: 'keys'];
/** A message of the log, with what is known of its variables; `player` is us unless it is said. */
export type Sentence = [id: string, args?: Record<string, string | number>];

export interface Moment {
  /** The title of the scenario. */
  title: string;
  /** How many play. */
  players?: number;
  answers: Reply[];
  tells: Sentence[];
  /** Sentences that must not be there. */
  hides?: Sentence[];
  /** Squares whose components are gone, and some that are still there. */
  gone?: Square[];
  kept?: Square[];
  /** Whatever else is to be seen when everything has been answered. */
  then?: (player: Player, page: Page) => Promise<void>;
}

/** Tests of a file below `scenarios/`. */
export function moments(file: string, list: Moment[]): void {
  for (const moment of list) {
    test.describe(file, () => {
      test.use({ rehearsal: { seed: 1, instantBots: true, scenario: `${file}#${moment.title}` } });
      test(moment.title, async ({ page, player, server }) => {
        await take(player, server, moment.players ?? 1);
        for (const reply of moment.answers) await give(player, ...reply);
        await settled(player);
        for (const sentence of moment.tells) await expect(told(player, sentence).first()).toBeVisible();
        for (const sentence of moment.hides ?? []) await expect(told(player, sentence)).toHaveCount(0);
        for (const square of moment.gone ?? []) await expect(cell(player, square)).toHaveClass(/empty/);
        for (const square of moment.kept ?? []) await expect(cell(player, square)).not.toHaveClass(/empty/);
        await asTold(player);
        await moment.then?.(player, page);
      });
    });
  }
}

/** Sits down on the stage, and flies on to the card if there is one to be revealed. */
export async function take(player: Player, server: Server, players: number): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => BOT);
  await player.sit(await server.open({ bots }));
  const start = player.button('lobby-start');
  await expect(start).toHaveAttribute('aria-disabled', 'false');
  await player.press(start);
  await expect.poll(() => player.truth.view !== null, { intervals: [10, 20, 50] }).toBe(true);
  if (player.truth.phase === 'building') return;
  await player.asked();
  if (player.truth.reason === 'fly_on') await player.answer();
}

/** A square of the ship in the middle of the screen. */
export const cell = ({ page }: Player, square: Square): Locator =>
  page.locator(`[data-stage] [data-square="${square}"]`);

/** Lines of the log that say this. */
export function told({ log, language }: Player, [id, args = {}]: Sentence): Locator {
  return log.locator('li').filter({ hasText: saying(id, language, { player: 'Ada', ...args }) });
}

/** Answers what is asked, which must be about this. */
export async function give(player: Player, about: string, answer: Answer, by?: 'keys'): Promise<void> {
  const { page, truth, question, confirm } = player;
  await player.asked();
  expect(truth.reason).toBe(about);
  const asked = truth.question?.id;
  const shape = truth.question?.decision.shape;
  const option = question.locator(`[data-answer='${JSON.stringify(answer)}']`);
  if (by === 'keys') {
    const digit = await option.locator('kbd').innerText();
    await page.keyboard.press(digit);
    await expect(option).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Enter');
  } else {
    if (typeof answer === 'object' && 'square' in answer) await choose(player, [answer.square]);
    else if (typeof answer === 'object' && 'set' in answer && typeof shape === 'object' && 'set' in shape)
      for (const square of shape.set.from) await choose(player, [square], answer.set.includes(square));
    else await player.press(option);
    await player.press(confirm);
  }
  await expect.poll(() => truth.question?.id !== asked, { intervals: [10, 20, 50, 100] }).toBe(true);
}

/** Clicks squares of the ship until they are chosen, or not. */
async function choose(player: Player, squares: Square[], wanted = true): Promise<void> {
  for (const square of squares) {
    const one = cell(player, square);
    if ((await one.getAttribute('aria-selected')) !== String(wanted)) await player.press(one);
    await expect(one).toHaveAttribute('aria-selected', String(wanted));
  }
}

/** Burns a block that lies on the dock or in a hold. */
export async function burn({ page, question }: Player, good: Good, from: string, furnace: string): Promise<void> {
  await question.getByRole('button', { name: `${good}`, exact: false }).filter({ hasText: from }).first().click();
  await page.getByRole('button', { name: furnace, exact: true }).click();
}

/** Nothing is asked of us any more but whether we fly on, or to be paid. */
async function settled(player: Player): Promise<void> {
  const { truth, confirm } = player;
  await expect.poll(() => truth.question === null || truth.reason === 'fly_on', { intervals: [10, 20, 50, 100] }).toBe(true);
  await expect(confirm.or(player.page.locator('[data-testid="narration"]')).first()).toBeVisible();
}

/** The ship and its figures are what the server told of them. */
async function asTold({ page, truth }: Player): Promise<void> {
  const { tiles, tally } = truth.ship;
  const filled = page.locator('[data-stage] [data-square]:not(.empty)');
  const squares = (cells: Element[]) => cells.map((one) => one.getAttribute('data-square')).sort();
  await expect.poll(() => filled.evaluateAll(squares)).toEqual(tiles.map(({ square }) => square).sort());
  await expect(page.locator('[data-cell="batteries"] b').first()).toHaveText(String(tally?.batteries ?? 0));
  await expect(page.locator('[data-cell="exposed"] b').first()).toHaveText(String(tally?.exposed ?? 0));
}
