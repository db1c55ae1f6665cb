// Keys of the yard.

export type Command =
  | { do: 'draw' | 'right' | 'left' | 'back' | 'aside' | 'finish' | 'flip' | 'rival' | 'undo' | 'keys' | 'cancel' }
  | { do: 'pile'; pile: number };

export interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const PLAIN: Record<string, Command> = {
  ' ': { do: 'draw' },
  q: { do: 'back' },
  e: { do: 'aside' },
  f: { do: 'finish' },
  t: { do: 'flip' },
  v: { do: 'rival' },
  u: { do: 'undo' },
  '?': { do: 'keys' },
  Escape: { do: 'cancel' },
  '1': { do: 'pile', pile: 0 },
  '2': { do: 'pile', pile: 1 },
  '3': { do: 'pile', pile: 2 },
};

/** What a key means in the yard; none if it is the browser's or somebody else's. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Command | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (altKey) return null;
  if (ctrlKey || metaKey) return name === 'z' && !shiftKey ? { do: 'undo' } : null;
  if (name === 'r') return { do: shiftKey ? 'left' : 'right' };
  return PLAIN[name] ?? null;
}

/** Are keys meant for something else: a field that is typed in, or a dialog over the screen? */
export function keysAreElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}

/** Does Space press what has the focus, rather than draw? */
export function spacePresses(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null;
}
