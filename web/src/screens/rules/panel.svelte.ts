// The rules over the game: which page lies open, and the way back. Every page is an entry of the browser's history, so
// that Back turns the leaf, and at last closes the book, instead of leaving the game.

import type { PageId } from '../../lib/rulebook';

type Trail = (PageId | null)[];
const state = $state<{ trail: Trail }>({ trail: [] });

export const panel = {
  get open(): boolean {
    return state.trail.length > 0;
  },
  /** The page that lies open; none: the contents. */
  get page(): PageId | null {
    return state.trail.at(-1) ?? null;
  },
  get mayGoBack(): boolean {
    return state.trail.length > 1;
  },
};

/** The leaves that an entry of the history stands for. */
const trailOf = (entry: unknown): Trail => (entry as { rules?: Trail } | null)?.rules ?? [];

addEventListener('popstate', ({ state: entry }) => (state.trail = trailOf(entry)));

/** Opens the rules over whatever is on the screen; nothing beneath is touched. */
export function openRules(page: PageId | null = null): void {
  if (panel.open && panel.page === page) return;
  state.trail = [...state.trail, page];
  history.pushState({ rules: $state.snapshot(state.trail) }, '');
}

export const goBack = (): void => history.back();

export function closeRules(): void {
  const leaves = trailOf(history.state).length;
  state.trail = [];
  if (leaves > 0) history.go(-leaves);
}
