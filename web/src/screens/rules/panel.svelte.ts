// The rules over the game: which page lies open, and the way back. Back turns the leaf, and at last closes the book.

import { opened } from '../../lib/back';
import type { PageId } from '../../lib/rulebook';
import type { CardId, Options } from '../../protocol';

const state = $state<{ trail: (PageId | null)[]; options: Options | null; card: CardId | null }>({ trail: [], options: null, card: null });
/** For every leaf but the first, which the dialog itself stands for: it is not there any more. */
const leaves: (() => void)[] = [];

export const panel = {
  get open(): boolean {
    return state.trail.length > 0;
  },
  /** The page that lies open; none: the contents. */
  get page(): PageId | null {
    return state.trail.at(-1) ?? null;
  },
  /** What the room we are in has agreed on; none: we are in no room. */
  get options(): Options | null {
    return state.options;
  },
  /** The card whose rules are read: its page shows that one, not any of its kind. */
  get card(): CardId | null {
    return state.card;
  },
  get mayGoBack(): boolean {
    return state.trail.length > 1;
  },
};

/** From now on the rules are read in a room that has agreed on this. */
export function agreeOn(options: Options | null): void {
  state.options = options;
}

/** Opens the rules over whatever is on the screen; nothing beneath is touched. */
export function openRules(page: PageId | null = null, card: CardId | null = null): void {
  state.card = card ?? state.card;
  if (panel.open && panel.page === page) return;
  if (panel.open) leaves.push(opened(goBack));
  state.trail = [...state.trail, page];
}

/** What a click on a link to a page does: the rules open over the game, and a new tab works as with any link. */
export function followRule(event: MouseEvent, page: PageId): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  // What lies around the link may be a button of its own.
  event.stopPropagation();
  openRules(page);
}

export function goBack(): void {
  state.trail = state.trail.slice(0, -1);
  if (!panel.open) state.card = null;
  leaves.pop()?.();
}

export function closeRules(): void {
  state.trail = [];
  state.card = null;
  for (const gone of leaves.splice(0)) gone();
}
