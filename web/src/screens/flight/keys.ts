// Keys of the flight.

export type Command =
  | { do: 'log' | 'card' | 'rival' | 'undo' | 'skip' | 'confirm' }
  | { do: 'choose'; index: number };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const PLAIN: Record<string, Command> = {
  l: { do: 'log' },
  c: { do: 'card' },
  v: { do: 'rival' },
  u: { do: 'undo' },
  ' ': { do: 'skip' },
  Enter: { do: 'confirm' },
};

/** What a key means in the flight; none if it is the browser's. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Command | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (altKey) return null;
  if (ctrlKey || metaKey) return name === 'z' && !shiftKey ? { do: 'undo' } : null;
  if (/^[1-9]$/.test(name)) return { do: 'choose', index: Number(name) - 1 };
  return PLAIN[name] ?? null;
}

/** Are keys meant for something else: a field that is typed in, or a dialog over the screen? */
export function keysAreElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}

/** Does the key press what has the focus? */
export function pressesSomething(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="gridcell"]') !== null;
}
