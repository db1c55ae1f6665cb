// Keys of the flight.

import { keyName, pressesSomething as presses, type Pressed } from '../../lib/keys';

export { keysAreElsewhere } from '../../lib/keys';

export type Command = { do: 'log' | 'card' | 'rival' | 'undo' | 'skip' | 'confirm' } | { do: 'choose'; index: number };

const PLAIN: Record<string, Command> = {
  l: { do: 'log' },
  c: { do: 'card' },
  v: { do: 'rival' },
  u: { do: 'undo' },
  ' ': { do: 'skip' },
  Enter: { do: 'confirm' },
};

/** What a key means in the flight; none if it is the browser's. */
export function commandOf(pressed: Pressed & { repeat?: boolean }): Command | null {
  const name = keyName(pressed);
  // A key that was held down before something was asked does not answer it.
  if (name === null || (name === 'Enter' && pressed.repeat)) return null;
  // 0 stands before the first.
  return /^[0-9]$/.test(name) ? { do: 'choose', index: Number(name) - 1 } : (PLAIN[name] ?? null);
}

/** What was pressed with a pointer does not keep the keys: Enter goes on with the flight, as its button says. */
export function leave({ detail, currentTarget }: Pick<MouseEvent, 'detail' | 'currentTarget'>): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}

/** Squares are pressed, too: with Enter they answer. */
export const pressesSomething = (target: EventTarget | null): boolean => presses(target, '[role="gridcell"]');
