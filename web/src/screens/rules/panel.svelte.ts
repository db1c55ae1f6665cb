// The rules over the game: which page lies open, and the way back.

import type { PageId } from '../../lib/rulebook';

const state = $state<{ open: boolean; trail: (PageId | null)[] }>({ open: false, trail: [] });

export const panel = {
  get open(): boolean {
    return state.open;
  },
  /** The page that lies open; none: the contents. */
  get page(): PageId | null {
    return state.trail.at(-1) ?? null;
  },
  get mayGoBack(): boolean {
    return state.trail.length > 1;
  },
};

/** Opens the rules over whatever is on the screen; nothing beneath is touched. */
export function openRules(page: PageId | null = null): void {
  if (!state.open) state.trail = [];
  if (state.trail.length === 0 || state.trail.at(-1) !== page) state.trail.push(page);
  state.open = true;
}

export function goBack(): void {
  state.trail.pop();
}

export function closeRules(): void {
  state.open = false;
  state.trail = [];
}
