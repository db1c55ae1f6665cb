// Somebody who plays with the mouse and takes what is suggested, in whatever browser there is.

import { expect } from '@playwright/test';
import { say } from '../words';
import type { Driver } from './driver';

/** How large the ship shall become: enough for a flight. */
const COMPONENTS = 9;
const PATIENCE = 60_000;

/** What to press next, by what is on the screen; runs in the page. */
function next(components: number, back: string): { over: boolean; what: string; x: number; y: number } | null {
  const shown = (selector: string): Element | null => {
    for (const one of document.querySelectorAll(selector)) {
      const { width, height } = one.getBoundingClientRect();
      const off = (one as HTMLButtonElement).disabled || one.getAttribute('aria-disabled') === 'true';
      if (width > 0 && height > 0 && !off) return one;
    }
    return null;
  };
  const press = (what: string, one: Element | null) => {
    if (!one) return null;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // Something may still lie over it: it is pressed when it can be.
    const there = document.elementFromPoint(x, y);
    return there && one.contains(there) ? { over: false, what, x, y } : null;
  };
  if (shown('article.slip')) return { over: true, what: '', x: 0, y: 0 };
  if (shown('dialog[open]')) return press('start', shown('dialog[open] .space.primary'));
  const go = shown('[data-coach="go"]');
  if (go) return press('go', go);
  const ship = '[data-drop="ship"] [data-square]';
  const built = document.querySelectorAll(`${ship}:not(.empty)`).length;
  if (shown('[data-testid="dock"].full')) {
    if (!shown('[data-testid="dock"] .fits')) return null;
    const fits = shown(`${ship}.lit.empty`);
    if (fits) return press(`place ${built}`, fits);
    const turn = shown('[data-coach="turn"].outline');
    if (turn) return press(`turn ${document.querySelector('[data-testid="dock"]')?.innerHTML.length}`, turn);
    return press(`back ${document.querySelectorAll('[data-face-up]').length}`, shown(`button[aria-label="${back}"]`));
  }
  const pile = shown('[data-testid="pile"]');
  const finish = shown('[data-coach="finish"]');
  if (finish && (built >= components || !pile)) return press('finish', finish);
  if (pile) return press(`draw ${built} ${document.querySelectorAll('[data-face-up]').length}`, pile);
  const question = document.querySelector('[data-testid="question"]');
  return press(`answer ${question?.textContent}`, shown('[data-testid="confirm"]'));
}

/** Builds, flies and lands. How often was something pressed? */
export async function fly(driver: Driver): Promise<number> {
  let presses = 0;
  let last = '';
  let again = 0;
  for (let until = Date.now() + PATIENCE; Date.now() < until;) {
    const found = await driver.read<ReturnType<typeof next>>(
      `(${next.toString()})(${COMPONENTS}, ${JSON.stringify(say('build-back-title'))})`,
    );
    if (found?.over) return presses;
    // What was pressed takes its time, and what lay over it may have taken the press.
    if (!found || (found.what === last && Date.now() < again)) {
      await driver.read('new Promise(requestAnimationFrame).then(() => true)');
      continue;
    }
    await driver.click(found.x, found.y);
    presses += 1;
    last = found.what;
    again = Date.now() + 2_000;
    until = Date.now() + PATIENCE;
  }
  throw new Error(`nothing goes on after "${last}": ${await driver.read<string>('document.body.innerText')}`);
}

/** Waits until an expression is true in the page. */
export const until = (driver: Driver, expression: string): Promise<void> =>
  expect.poll(() => driver.read<boolean>(`!!(${expression})`), { message: expression, intervals: [50], timeout: PATIENCE }).toBe(true);

/** Presses something as soon as it can be. */
export async function press(driver: Driver, selector: string): Promise<void> {
  const place = `(() => {
    const one = document.querySelector(${JSON.stringify(selector)});
    one?.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = one?.getBoundingClientRect() ?? {};
    const at = width ? { x: left + width / 2, y: top + height / 2 } : null;
    const there = at && document.elementFromPoint(at.x, at.y);
    return there && one.contains(there) ? at : null;
  })()`;
  let at: { x: number; y: number } | null = null;
  const found = async (): Promise<boolean> => (at = await driver.read<typeof at>(place)) !== null;
  await expect.poll(found, { message: selector, intervals: [50], timeout: PATIENCE }).toBe(true);
  await driver.click(at!.x, at!.y);
}
