// What the keys of all screens have in common.

export type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & Partial<Pick<KeyboardEvent, 'code'>>;

/**
 * What stands on a key where we learnt it. On a Czech keyboard the digits need Shift, and the key 1 types "+"; on a Greek or
 * Cyrillic one there is no R. There the place of the key says what is meant.
 */
function placeName({ key, code = '', shiftKey }: Pressed): string | null {
  const digit = shiftKey ? undefined : /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  if (digit !== undefined && key.length === 1) return digit;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter !== undefined && key.length === 1 && key > '\u007f' ? letter : null;
}

/**
 * What a key is called: letters are small, and what takes back in every program is the U of ours. None: the browser's
 * own key.
 */
export function keyName(pressed: Pressed): string | null {
  const { shiftKey, ctrlKey, metaKey, altKey } = pressed;
  const key = placeName(pressed) ?? pressed.key;
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
