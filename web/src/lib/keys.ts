// What the keys of all screens have in common.

export type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * What a key is called: letters are small, and what takes back in every program is the U of ours. None: the browser's
 * own key.
 */
export function keyName({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): string | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (altKey) return null;
  if (ctrlKey || metaKey) return name === 'z' && !shiftKey ? 'u' : null;
  return name;
}

/** Are keys meant for something else: a field that is typed in, or a dialog over the screen? */
export function keysAreElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}

/** Does the key press what has the focus? `also`: what can be pressed beside the usual things. */
export const pressesSomething = (target: EventTarget | null, also = 'button'): boolean =>
  target instanceof Element && target.closest(`button, a, summary, ${also}`) !== null;
