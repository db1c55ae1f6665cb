// The browser's Back closes what lies open over a screen, the uppermost thing first, instead of leaving the game. Every
// open thing is an entry of the history. One that is closed in another way leaves its entry behind, for the next thing
// to be opened; should Back come to it before, it goes on to where it was to lead.

/** How to close what lies open, the uppermost thing last. */
const open: (() => void)[] = [];

/** How many open things the entry stands for that the browser is at. */
const depth = (): number => (history.state as { open?: number } | null)?.open ?? 0;
let was = 0;

/** The page itself has changed the entry of the history. */
export function moved(): void {
  was = depth();
}

/** The browser has gone through its history. */
function arrived(): void {
  const back = depth() < was;
  moved();
  const closing = open.splice(depth()).reverse();
  for (const close of closing) close();
  if (back && closing.length === 0) history.back();
}

/** Something lies open from now on, and Back closes it with `close`. To be called when it is closed: what this gives. */
export function opened(close: () => void): () => void {
  // Each is one of its own, even if it is closed in the same way.
  const mine = (): void => close();
  open.push(mine);
  if (depth() < open.length) history.pushState({ open: open.length }, '');
  moved();
  return () => {
    const at = open.indexOf(mine);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Follows the browser through its history. */
export function followBack(): void {
  moved();
  addEventListener('popstate', arrived);
}
