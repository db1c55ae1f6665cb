// Somebody who plays through the page and nothing else: looks, clicks, taps, presses keys.

import { expect, type Locator, type Page } from '@playwright/test';
import type { SeatGiven, Square } from '../src/protocol';
import { type Language, say } from './words';
import { Witness } from './witness';

/** What a browser remembers of somebody who has been here before and has no time for pictures that move. */
export const HASTY = { name: 'Ada', speed: 100, calm: true, coach: ['off'] };

export class Player {
  /** What the server tells this page; for assertions. */
  readonly truth: Witness;

  /** The language of the page. */
  language: Language = 'en';

  constructor(
    readonly page: Page,
    readonly touch = false,
  ) {
    this.truth = new Witness(page);
  }

  // ---------------------------------------------------------------- what is on the screen

  get go(): Locator {
    return this.page.locator('[data-coach="go"]');
  }
  get pile(): Locator {
    return this.page.getByTestId('pile');
  }
  get dock(): Locator {
    return this.page.getByTestId('dock');
  }
  /** The dock with a tile that is known. */
  get hand(): Locator {
    return this.page.locator('[data-testid="dock"].full .name');
  }
  get finishButton(): Locator {
    return this.page.locator('[data-coach="finish"]');
  }
  /** Squares where the tile in hand fits as it is turned now. */
  get fits(): Locator {
    return this.page.locator('[data-drop="ship"] [data-square].lit.empty');
  }
  /** Squares of the own ship that have a component. */
  get components(): Locator {
    return this.page.locator('[data-drop="ship"] [role="gridcell"]:not(.empty)');
  }
  get question(): Locator {
    return this.page.getByTestId('question');
  }
  get confirm(): Locator {
    return this.question.getByTestId('confirm');
  }
  get log(): Locator {
    return this.page.locator('[data-coach="log"] [role="log"]');
  }
  get slips(): Locator {
    return this.page.locator('article.slip');
  }
  get dialog(): Locator {
    return this.page.locator('dialog[open]');
  }
  square(square: Square): Locator {
    return this.page.locator(`[data-drop="ship"] [role="gridcell"][data-square="${square}"]`);
  }
  faceUp(tile: number): Locator {
    return this.page.locator(`[data-face-up="${tile}"]`);
  }
  /** A message in the language of the page. */
  say(id: string, args: Record<string, string | number> = {}): string {
    return say(id, args, this.language);
  }
  button(id: string, args: Record<string, string | number> = {}): Locator {
    return this.page.getByRole('button', { name: this.say(id, args), exact: true });
  }

  /** A short note at the edge of the screen. */
  note(id: string, args: Record<string, string | number> = {}): Locator {
    return this.page.getByTestId('toasts').getByText(this.say(id, args));
  }

  /** With the mouse or the finger, as this person does. */
  async press(what: Locator, options: { timeout?: number; force?: boolean } = {}): Promise<void> {
    await (this.touch ? what.tap(options) : what.click(options));
  }

  // ---------------------------------------------------------------- coming and going

  /** Sits down on a seat that was given elsewhere. */
  async sit(given: SeatGiven): Promise<void> {
    await this.page.addInitScript(({ room, seat, token }) => {
      if (!location.protocol.startsWith('http')) return;
      const seats = JSON.parse(localStorage.getItem('trucker-seats') ?? '{}');
      seats[room] ??= { seat, token, used: Date.now() };
      localStorage.setItem('trucker-seats', JSON.stringify(seats));
    }, given);
    await this.page.goto(`/r/${given.room}`);
  }

  /** From the lobby into the yard: whoever is host starts when the others are ready. */
  async start(...others: Player[]): Promise<void> {
    for (const other of others) await other.press(other.button('lobby-say-ready'));
    const start = this.button('lobby-start');
    await expect(start).toHaveAttribute('aria-disabled', 'false');
    await this.press(start);
    for (const each of [this, ...others]) await expect(each.pile).toBeVisible();
  }

  // ---------------------------------------------------------------- building

  /** Says go, if nobody else has. */
  async sayGo(): Promise<void> {
    await this.press(this.go);
    await expect(this.pile).toHaveClass(/lit/);
  }

  /** Takes a face-down tile and looks at it. */
  async draw(): Promise<number> {
    // It is lit, unless the ship is closed: then it can be pressed all the same.
    await this.emptyHanded();
    await expect(this.pile).toHaveAttribute('aria-disabled', 'false');
    await this.press(this.pile);
    await expect(this.hand).toBeVisible();
    return this.truth.hand ?? -1;
  }

  async take(tile: number): Promise<void> {
    await this.press(this.faceUp(tile));
    await expect(this.hand).toBeVisible();
  }

  /** Turns what is in hand by quarters to the right. */
  async turn(quarters: number): Promise<void> {
    for (let quarter = 0; quarter < quarters; quarter += 1) await this.page.keyboard.press('r');
  }

  /** The hand is empty, on the screen and for the server. */
  async emptyHanded(): Promise<void> {
    await expect(this.dock).not.toHaveClass(/full/);
    await expect.poll(() => this.truth.hand, { intervals: [10, 20, 50] }).toBeNull();
  }

  /** Puts what is in hand on this square. */
  async put(square: Square): Promise<void> {
    await this.press(this.square(square));
    await this.emptyHanded();
  }

  async giveBack(): Promise<void> {
    await this.press(this.button('build-back-title'));
    await this.emptyHanded();
  }

  /** Adds what is in hand where it fits, turning it if need be; gives it back if it fits nowhere. Was it added? */
  async addHand(): Promise<boolean> {
    await expect(this.dock.locator('.fits')).toBeVisible();
    const turn = this.button('build-turn-right');
    while ((await this.fits.count()) === 0) {
      // The button is marked if the tile fits in another turn.
      if (!((await turn.getAttribute('class')) ?? '').includes('outline')) {
        await this.giveBack();
        return false;
      }
      await this.press(turn);
    }
    await this.press(this.fits.first());
    await this.emptyHanded();
    return true;
  }

  /** Adds so many components, drawn one by one. */
  async build(components: number): Promise<void> {
    for (let added = 0, grips = 0; added < components && grips < 4 * components; grips += 1) {
      await this.draw();
      if (await this.addHand()) added += 1;
    }
  }

  /** Stops building and takes the best starting space that is left: that is always asked, unless time is up. */
  async finish(): Promise<void> {
    await this.press(this.finishButton);
    const best = this.page.locator('dialog .space.primary');
    const taken = async (): Promise<boolean> => {
      // Somebody may be quicker: then another one is the best.
      if (await best.isVisible()) await this.press(best, { timeout: 1_000 }).catch(() => undefined);
      return !(await this.finishButton.isVisible());
    };
    await expect.poll(taken, { intervals: [20, 50, 100], timeout: 15_000 }).toBe(true);
  }

  // ---------------------------------------------------------------- flying

  /** Waits until something is asked and can be answered, or the game is over. Which of them? */
  async asked(): Promise<boolean> {
    const open = this.confirm.and(this.page.locator(':enabled'));
    const now = async () => this.truth.phase === 'over' || (this.truth.question !== null && (await open.count()) > 0);
    await expect.poll(now, { intervals: [10, 20, 50, 100], timeout: 30_000 }).toBe(true);
    return this.truth.phase !== 'over';
  }

  /** Answers the question as it is suggested, or as it was chosen. */
  async answer(): Promise<void> {
    // Others may have been told of it sooner than this page, and only what has been asked can be seen to be answered.
    await expect.poll(() => this.truth.question, { intervals: [10, 20, 50, 100] }).not.toBeNull();
    const asked = this.truth.question?.id;
    await this.press(this.confirm);
    await expect.poll(() => this.truth.question?.id !== asked, { intervals: [10, 20, 50, 100] }).toBe(true);
  }

  /** Answers questions as they are suggested until one is asked about this. */
  async answerUntilAsked(reason: string): Promise<void> {
    for (let answers = 0; answers < 100; answers += 1) {
      if (!(await this.asked())) break;
      if (this.truth.reason === reason) return;
      await this.answer();
    }
    throw new Error(`nobody asks about ${reason}`);
  }

  /** Answers questions as they are suggested until this is to be seen. */
  async answerUntil(goal: Locator): Promise<void> {
    const open = this.confirm.and(this.page.locator(':enabled'));
    for (let answers = 0; answers < 300; answers += 1) {
      await expect(goal.or(open).first()).toBeVisible({ timeout: 30_000 });
      if (await goal.first().isVisible()) return;
      // After the last card the payday waits to be sent for, even if the next question waits behind it.
      const rests = await this.page.getByTestId('rest').isVisible();
      if (this.truth.question !== null && !rests) await this.answer();
      else
        await open
          .first()
          .click({ timeout: 1_000 })
          .catch(() => undefined);
    }
    throw new Error('the questions do not end');
  }

  /** Is asked about giving up: by the button in the bar, on a phone in its menu. */
  async giveUp(): Promise<void> {
    const button = this.button('flight-give-up');
    if (!(await button.isVisible())) await this.menu();
    await this.press(button);
    await expect(this.page.getByTestId('give-up-sure')).toBeVisible();
  }

  /** Leaves the flight before its first card: the quickest way to a payday. */
  async leave(): Promise<void> {
    await expect(this.confirm).toBeVisible();
    await this.giveUp();
    const asked = this.truth.question?.id;
    await this.press(this.page.getByTestId('give-up-sure'));
    await expect.poll(() => this.truth.question?.id !== asked, { intervals: [10, 20, 50, 100] }).toBe(true);
  }

  // ---------------------------------------------------------------- the bar at the top

  async menu(): Promise<Locator> {
    await this.press(this.page.locator('button.menu'));
    await expect(this.dialog).toBeVisible();
    return this.dialog;
  }
}

/** A number as the page writes it: the minus is a minus. */
export const figure = (text: string): number => Number(text.replace(/[\u2212\u2013]/, '-').replace(/[^\d-]/g, ''));
