// Where everything stands in one column, all that a question needs is on the screen at once: track, card, ship, question.

import { COLUMN, WIDE } from '../../lib/layouts';
import { calm } from '../../lib/settings.svelte';

/** Between ship and question, and below it. */
const GAP = 24;
/** A stage is never wider: see Flight.svelte. */
const WIDEST = 760;
/** So much less of the rim below the question is not missed. */
const SLACK = 10;
/** Above a card that is the first thing on the screen. */
const RIM = 6;
/** A ship is not drawn smaller than that: its parts are to be pressed. */
const LEAST = 0.705;

/** How much smaller the ship has to be, so that what is above it and the question below it are seen as well. */
export function shrunk(above: number, ship: number, below: number, screen: number): number {
  const room = screen - above - below - GAP;
  return Math.min(1, Math.max(LEAST, room / ship));
}

/** How far to scroll: at least so far, but nothing is cut that can go altogether. `edges` are the tops of what may. */
export function edgeFrom(least: number, edges: readonly number[]): number {
  return least > SLACK ? (edges.find((edge) => edge >= least - SLACK) ?? least) : 0;
}

/** Would so much scrolling cut the card, or do away with it? */
export const cuts = (top: number, card: number): boolean => top > card + SLACK;

/** The ship as large as there is room, and the whole card. */
export function unfold(): void {
  stage()?.style.removeProperty('--shrink');
  cardPanel()?.removeAttribute(SLIM);
}

/**
 * Makes the ship as small as the question needs, and scrolls just as far as the whole ship needs to be above it, back as
 * well: whoever answers sees ship, question and card. If there is no room for the whole card, there is for its name,
 * until it is over (`afresh`). Dice come and go and pictures grow, so it is done again whenever something has another
 * size, until it is stopped.
 */
export function foldFor(question: HTMLElement, afresh = false): () => void {
  const ship = stage();
  const panel = cardPanel();
  if (!ship || !panel || matchMedia(WIDE).matches) return () => undefined;
  if (!matchMedia(COLUMN).matches) return makeRoom(question, panel, afresh);
  // Within a card it only gets smaller: a ship that pumps is worse than a small one.
  const most = Number(ship.style.getPropertyValue('--shrink') || 1);
  if (afresh) panel.removeAttribute(SLIM);
  let last = scrollY;
  const fold = (): void => {
    const rect = ship.getBoundingClientRect();
    // Its picture is as high as it is wide, and on its way to the width it is to have.
    const full = rect.height / (rect.width / Math.min(panel.clientWidth, WIDEST));
    const above = rect.top - panel.getBoundingClientRect().top;
    const scale = Math.min(most, shrunk(above, full, question.offsetHeight, innerHeight));
    ship.style.setProperty('--shrink', String(scale));
    const bottom = rect.top + full * scale;
    const by = Math.min(rect.top, Math.max(-scrollY, bottom + question.offsetHeight + GAP - innerHeight));
    const bar = document.querySelector('[data-bar]')?.clientHeight ?? 0;
    const card = document.querySelector('[data-coach="card"]')?.getBoundingClientRect().top;
    const top = edgeFrom(scrollY + by, card === undefined ? [bar] : [bar, scrollY + card - RIM]);
    if (card !== undefined && cuts(top, scrollY + card) && !panel.hasAttribute(SLIM)) {
      panel.setAttribute(SLIM, '');
      return fold();
    }
    showChosen(question);
    if (Math.abs(top - last) > 4) scrollTo({ top, behavior: calm() ? 'auto' : 'smooth' });
    last = top;
  };
  const sizes = new ResizeObserver(fold);
  for (const part of [ship, panel, question]) sizes.observe(part);
  return () => sizes.disconnect();
}

/** What is chosen is seen, if the answers have to be scrolled; the page stays where it is. */
function showChosen(question: HTMLElement): void {
  const chosen = question.querySelector('[role="radio"][aria-checked="true"]');
  const box = chosen?.closest<HTMLElement>('[data-scrolls]');
  for (const one of [box, box?.parentElement?.closest<HTMLElement>('[data-scrolls]')]) {
    if (!chosen || !one || one.scrollHeight <= one.clientHeight + 1) continue;
    const foot = one.querySelector(':scope > [data-foot]')?.clientHeight ?? 0;
    const floor = one.getBoundingClientRect().bottom - foot;
    one.scrollTop = 0;
    one.scrollTop = Math.max(0, chosen.getBoundingClientRect().bottom + 4 - floor);
  }
}

/**
 * Where card and question stand beside the ship: the card has at least its name, and if the question is to be scrolled
 * otherwise, no more than that until it is over.
 */
function makeRoom(question: HTMLElement, panel: HTMLElement, afresh: boolean): () => void {
  if (afresh) panel.removeAttribute(SLIM);
  if (scrollY > 0) scrollTo({ top: 0, behavior: calm() ? 'auto' : 'smooth' });
  const fit = (): void => {
    const scrolled = [...question.querySelectorAll('[data-scrolls]')];
    const over = () => scrolled.some((box) => box.scrollHeight > box.clientHeight + 1);
    if (over()) panel.setAttribute(SLIM, '');
    showChosen(question);
  };
  const sizes = new ResizeObserver(fit);
  for (const part of [panel, question]) sizes.observe(part);
  return () => sizes.disconnect();
}

const SLIM = 'data-slim';
const stage = (): HTMLElement | null => document.querySelector('[data-stage]');
const cardPanel = (): HTMLElement | null => document.querySelector('[data-card-and-track]');
