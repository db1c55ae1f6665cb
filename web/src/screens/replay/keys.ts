// The keys of a replay.

import { keyName, pressesSomething } from '../../lib/keys';

export type ReplayKey = 'toggle' | 'forward' | 'back' | 'start' | 'end' | 'card' | 'last';

const KEYS: Record<string, ReplayKey> = {
  ' ': 'toggle',
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  Home: 'start',
  End: 'end',
  n: 'card',
  PageDown: 'card',
  p: 'last',
  PageUp: 'last',
};

/** Things that have a use for the key themselves. The timeline has none: a step is a step there, too. */
const TYPING = 'input:not([type="range"]), select, textarea, dialog, [role="grid"], [role="menu"], [role="log"], [contenteditable]';

/** What a key does; none if it is somebody else's. */
export function keyOf(event: KeyboardEvent): ReplayKey | null {
  const name = event.defaultPrevented ? null : keyName(event);
  const what = name === null ? null : (KEYS[name] ?? null);
  if (what === null || typeof Element === 'undefined' || !(event.target instanceof Element)) return what;
  if (event.target.closest(TYPING)) return null;
  return name === ' ' && pressesSomething(event.target) ? null : what;
}
