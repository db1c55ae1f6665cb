// Somebody who plays through the page and nothing else: looks, clicks, presses keys. Words are not looked at, so it plays
// in every language.

import { expect, type Locator, type Page } from '@playwright/test';

/** What this browser is to remember before the page is opened. */
export interface Habits {
  /** How fast events are played. */
  speed?: number;
  name?: string;
  /** Are coach marks shown? */
  coach?: boolean;
  language?: 'en' | 'cs';
}

/** Sets the page's memory as if the person had been here before. */
export async function remember(page: Page, { speed = 8, name = 'Ada', coach = false, language }: Habits = {}): Promise<void> {
  const settings = { speed, name, coach: coach ? [] : ['off'], ...(language ? { language } : {}) };
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('trucker')) localStorage.setItem('trucker', JSON.stringify(kept));
  }, settings);
}

export const screens = {
  pile: (page: Page): Locator => page.getByTestId('pile'),
  go: (page: Page): Locator => page.locator('[data-coach="go"]'),
  finish: (page: Page): Locator => page.locator('[data-coach="finish"]'),
  question: (page: Page): Locator => page.getByTestId('question'),
  confirm: (page: Page): Locator => page.getByTestId('question').getByTestId('confirm'),
  slips: (page: Page): Locator => page.locator('[data-seat]'),
  /** Squares where the tile in hand fits as it is turned now. */
  free: (page: Page): Locator => page.locator('[data-square].lit.empty'),
  placed: (page: Page): Locator => page.locator('[data-drop="ship"] [role="gridcell"]:not(.empty)'),
};

/** Is a tile in our hand? */
const held = (page: Page): Locator => page.locator('[data-testid="dock"].full');

/** Says go, if nobody else has. */
export async function sayGo(page: Page): Promise<void> {
  await expect(screens.pile(page)).toBeVisible();
  const go = screens.go(page);
  if (await go.isVisible()) await go.click().catch(() => undefined);
  await expect(screens.pile(page)).toHaveClass(/lit/);
}

/** Draws a tile and adds it somewhere, or gives it back. Was it added? */
export async function addTile(page: Page): Promise<boolean> {
  await screens.pile(page).click();
  await expect(held(page)).toBeVisible();
  for (let turn = 0; turn < 4; turn += 1) {
    const spot = screens.free(page).first();
    if (await spot.isVisible()) {
      await spot.click();
      await expect(held(page)).toBeHidden();
      return true;
    }
    // Turning shows where it fits then.
    await page.keyboard.press('r');
    await page.waitForTimeout(30);
  }
  await page.keyboard.press('q');
  await expect(held(page)).toBeHidden();
  return false;
}

/** Builds a ship of about so many components and takes a starting space. */
export async function buildShip(page: Page, components: number): Promise<void> {
  let added = 0;
  for (let grips = 0; added < components && grips < 3 * components; grips += 1) {
    if (await addTile(page)) added += 1;
  }
  await finish(page);
}

/** Stops building; the best starting space will do. */
export async function finish(page: Page): Promise<void> {
  await screens.finish(page).click();
  const best = page.locator('dialog .space.primary');
  await expect(best.or(screens.question(page)).or(page.getByTestId('narration')).or(screens.finish(page)).first()).toBeVisible();
  if (await best.isVisible()) await best.click();
}

/** Answers questions as they are suggested until this is to be seen. */
export async function answerUntil(page: Page, goal: Locator, most = 400): Promise<void> {
  const confirm = screens.confirm(page);
  for (let answers = 0; answers < most; answers += 1) {
    await expect(goal.first().or(confirm)).toBeVisible({ timeout: 60_000 });
    if (await goal.first().isVisible()) return;
    // It may be gone by now: somebody's answer, or the end of the flight.
    await confirm.click({ timeout: 5_000 }).catch(() => undefined);
  }
  throw new Error('the questions do not end');
}
