// The keys of a replay.

export type ReplayKey = 'toggle' | 'forward' | 'back' | 'start' | 'end' | 'card';

const KEYS: Record<string, ReplayKey> = {
  ' ': 'toggle', ArrowRight: 'forward', ArrowLeft: 'back', Home: 'start', End: 'end', n: 'card', PageDown: 'card',
};

/** Things that have a use for the key themselves. The timeline has none: a step is a step there, too. */
const TYPING =
  'input:not([type="range"]), select, textarea, dialog, [role="grid"], [role="menu"], [role="log"], [contenteditable]';
const PRESSED = 'button, a, summary';

/** What a key does; none if it is somebody else's. */
export function keyOf(event: KeyboardEvent): ReplayKey | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const what = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  if (what === null || typeof Element === 'undefined' || !(event.target instanceof Element)) return what;
  if (event.target.closest(TYPING)) return null;
  return event.key === ' ' && event.target.closest(PRESSED) ? null : what;
}
