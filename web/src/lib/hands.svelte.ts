// How somebody plays: with keys, or with mouse and finger.

/** Is there a finger instead of a mouse? It taps where a mouse clicks. */
export const touch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

class Hands {
  /** Has a key been pressed on this page? Then it is worth showing which ones there are. */
  keys = $state(false);
  /** Was the last press one of the mouse or a finger? Then nobody has to be shown where the focus is. */
  pointing = $state(false);
}
export const hands = new Hands();

/** Is it shown that this has the focus? Scripts that move it for keys are not believed everywhere. */
export const showsFocus = (one: Element): boolean => one.matches(':focus-visible') || (hands.keys && !hands.pointing);

const TYPED = 'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable]';

/** Letters that are written somewhere, and keys that only hold others down, are no way of playing. */
function pressed({ key, target }: KeyboardEvent): void {
  if (['Shift', 'Control', 'Alt', 'Meta'].includes(key)) return;
  if (key !== 'Tab' && target instanceof Element && target.closest(TYPED)) return;
  hands.keys = true;
  hands.pointing = false;
}

if (typeof window !== 'undefined') {
  addEventListener('keydown', pressed, { capture: true, passive: true });
  addEventListener('pointerdown', () => (hands.pointing = true), { capture: true, passive: true });
}
