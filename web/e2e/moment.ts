// Moments of the game, played through the page: a table of scenarios (`scenarios/`), of what is asked in each, what is
// answered, and what the page tells of it. Games begin where the scenario does, with its dice; see `--test-scenario`.
//
// We sit on the first seat, bots on the others. A card is played as a flight of this card alone.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Answer, Good, Square } from '../src/protocol';
import { Player } from './player';
import { BOT, type Server } from './server';
import { test } from './support';
import { has, saying } from './words';

/** What is asked about, and what we answer: with the mouse, or with keys. Or whatever else is done about it. */
export type Reply = [about: string, answer: Answer, by?: 'keys'] | ((player: Player) => Promise<void>);
/** A message of the log, with what is known of its variables; `player` is us unless it is said, ANYBODY for all. */
export type Sentence = [id: string, args?: Record<string, string | number | undefined>];
export const ANYBODY = { player: undefined };

export interface Moment {
  /** The title of the scenario. */
  title: string;
  /** How many play. */
  players?: number;
  /** Do we wait before the first card, instead of flying on? */
  stays?: boolean;
  answers: Reply[];
  tells: Sentence[];
  /** Sentences that must not be there. */
  hides?: Sentence[];
  /** Squares whose components are gone, and some that are still there. */
  gone?: Square[];
  kept?: Square[];
  /** What stands where then, as whoever hears the page is told. */
  aboard?: [square: Square, what: 'humans' | 'sleepers' | 'batteries', count: number][];
  /** Our credits. */
  credits?: number;
  /** Whatever else is to be seen when everything has been answered. */
  then?: (player: Player, page: Page) => Promise<void>;
}

/** A test that plays moments of a file below `scenarios/` one after the other, in one browser: that is much quicker. */
export function moments(file: string, list: Moment[]) {
  return async ({ page, server }: { page: Page; server: Server }): Promise<void> => {
    test.setTimeout(20_000 + 10_000 * list.length);
    for (const moment of list) {
      await test.step(moment.title, async () => {
        // Nobody is connected while the stage is set.
        await page.goto('about:blank');
        await server.stage(`${file}#${moment.title}`);
        await play(moment, new Player(page), server);
      });
    }
  };
}

async function play(moment: Moment, player: Player, server: Server): Promise<void> {
  const { page } = player;
  await take(player, server, moment.players ?? 1, moment.stays);
  for (const reply of moment.answers) await (typeof reply === 'function' ? reply(player) : give(player, ...reply));
  await settled(player);
  for (const sentence of moment.tells) await expect(told(player, sentence).first()).toBeVisible();
  for (const sentence of moment.hides ?? []) await expect(told(player, sentence)).toHaveCount(0);
  for (const square of moment.gone ?? []) await expect(cell(player, square)).toHaveClass(/empty/);
  for (const square of moment.kept ?? []) await expect(cell(player, square)).not.toHaveClass(/empty/);
  for (const [square, what, count] of moment.aboard ?? []) {
    await expect(cell(player, square)).toHaveAttribute('aria-label', saying(`tile-load-${what}`, 'en', { count }));
  }
  if (moment.credits !== undefined) await owns(player, moment.credits);
  if (player.truth.reason === 'fly_on') await asTold(player);
  await moment.then?.(player, page);
}

/** Sits down on the stage, and flies on to the card if there is one to be revealed. */
export async function take(player: Player, server: Server, players: number, stays = false): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => BOT);
  await player.sit(await server.open({ bots }));
  const start = player.button('lobby-start');
  await expect(start).toHaveAttribute('aria-disabled', 'false');
  await player.press(start);
  await player.truth.until(() => player.truth.view !== null);
  if (player.truth.phase === 'building') return;
  await player.asked();
  const cards = player.truth.view?.flight.to_come.some((count) => count > 0);
  if (cards && !stays && player.truth.reason === 'fly_on') await player.answer();
}

/** We own so much, for the server and on the screen. */
async function owns({ page, truth }: Player, credits: number): Promise<void> {
  expect(truth.view?.own?.credits).toBe(credits);
  await expect(page.locator('li[data-seat="0"] .credits > span[aria-hidden]')).toContainText(String(credits));
}

/** A square of the ship in the middle of the screen. */
export const cell = ({ page }: Player, square: Square): Locator => page.locator(`[data-stage] [role="gridcell"][data-square="${square}"]`);

/** Lines of the log that say this. */
export function told({ log, language }: Player, [id, args = {}]: Sentence): Locator {
  const you = has(`${id}.you`) ? `${id}.you` : id;
  const forms = !('player' in args) ? [you] : args.player === undefined ? [id, you] : [id];
  const words = forms.map((form) => saying(form, language, args).source).join('|');
  return log.locator('li').filter({ hasText: new RegExp(words, 's') });
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
    await page.keyboard.press((await option.getAttribute('aria-keyshortcuts')) ?? '');
    await expect(option).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Enter');
  } else {
    // Where several have to go, what is suggested is taken back first: this is about one of them.
    const marked = question.locator('[data-answer][aria-pressed="true"]');
    while ((await marked.count()) > 0) await player.press(marked.first());
    if (answer.type === 'square') await choose(player, [answer.value]);
    else if (answer.type === 'set' && (shape?.type === 'set' || shape?.type === 'power'))
      for (const square of shape.from) await choose(player, [square], answer.value.includes(square));
    else await player.press(option);
    await player.press(confirm);
  }
  await truth.until(() => truth.question?.id !== asked);
}

/** Clicks squares of the ship until they are chosen, or not. */
async function choose(player: Player, squares: Square[], wanted = true): Promise<void> {
  for (const square of squares) {
    const one = cell(player, square);
    if ((await one.getAttribute('aria-selected')) !== String(wanted)) await player.press(one);
    await expect(one).toHaveAttribute('aria-selected', String(wanted));
  }
}

/** Burns a block that waits on the dock, and says that loading is done if there is more to be loaded. */
export const burn =
  (good: Good, square: Square) =>
  async (player: Player): Promise<void> => {
    await player.asked();
    expect(player.truth.reason).toBe('load_goods');
    const block = player.say('flight-block', { good: player.say(`good-${good}`), place: player.say('flight-dock') });
    await player.press(player.question.getByRole('button', { name: block }).first());
    await player.press(player.question.getByRole('button', { name: player.say('flight-furnace', { square }), exact: true }));
    await player.truth.until(() => player.truth.told('burned').length === 1);
  };

/** Everything is answered: we are asked whether we fly on, or paid. */
async function settled({ truth, confirm, slips }: Player): Promise<void> {
  await truth.until(() => truth.reason === 'fly_on' || truth.phase === 'over' || truth.phase === 'building');
  await expect(truth.reason === 'fly_on' ? confirm : slips.first()).toBeVisible();
}

/** The ship and its figures are what the server told of them. */
async function asTold({ page, truth }: Player): Promise<void> {
  const { tiles, tally } = truth.ship;
  const filled = page.locator('[data-stage] [role="gridcell"]:not(.empty)');
  const squares = (cells: Element[]) => cells.map((one) => one.getAttribute('data-square')).sort();
  await expect.poll(() => filled.evaluateAll(squares)).toEqual(tiles.map(({ square }) => square).sort());
  await expect(page.locator('[data-cell="batteries"] b').first()).toHaveText(String(tally?.batteries ?? 0));
  await expect(page.locator('[data-cell="exposed"] b').first()).toHaveText(String(tally?.exposed ?? 0));
}
