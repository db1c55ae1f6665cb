// Keys of the yard.

import { keyName, type Pressed } from '../../lib/keys';

export type Command =
  | { do: 'draw' | 'right' | 'left' | 'back' | 'aside' | 'finish' | 'flip' | 'rival' | 'undo' | 'keys' | 'cancel' | 'tool' }
  | { do: 'pile'; pile: number };

const PLAIN: Record<string, Command> = {
  ' ': { do: 'draw' },
  q: { do: 'back' },
  e: { do: 'aside' },
  f: { do: 'finish' },
  t: { do: 'flip' },
  v: { do: 'rival' },
  u: { do: 'undo' },
  a: { do: 'tool' },
  '?': { do: 'keys' },
  Escape: { do: 'cancel' },
  '1': { do: 'pile', pile: 0 },
  '2': { do: 'pile', pile: 1 },
  '3': { do: 'pile', pile: 2 },
};

/** What a key means in the yard; none if it is the browser's or somebody else's. */
export function commandOf(pressed: Pressed): Command | null {
  const name = keyName(pressed);
  if (name === 'r') return { do: pressed.shiftKey ? 'left' : 'right' };
  return name === null ? null : (PLAIN[name] ?? null);
}
