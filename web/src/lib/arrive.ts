// Coming to another screen: errors of the last one are over, and the focus is not left in the void.

import { forgetHarm } from './toast.svelte';

/** Where reading begins. */
const HEADINGS = ['main h1', 'h1', 'main'];

/** What had the focus last. */
let last: Element | null = null;
addEventListener('focusin', ({ target }) => (last = target instanceof Element ? target : null));

/** Puts the focus on the heading of the screen, if what had it went with the screen before and nothing has taken it. */
function land(): void {
  const { activeElement, body } = document;
  if ((activeElement && activeElement !== body) || !last || last.isConnected) return;
  for (const heading of HEADINGS) {
    const found = document.querySelector<HTMLElement>(heading);
    if (!found) continue;
    if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    return;
  }
}

/** Call it when the screen has changed. */
export function arrive(): void {
  forgetHarm();
  // What is shown after the change takes the focus itself, if it wants it.
  requestAnimationFrame(() => requestAnimationFrame(land));
}
