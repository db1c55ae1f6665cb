// What a screen reader is told, beside what it finds by itself.

import { untrack } from 'svelte';

export const spoken = $state({ polite: '', assertive: '' });

/** Says it; `urgent` interrupts. The same words twice are heard twice. */
export function announce(text: string, urgent = false): void {
  const region = urgent ? 'assertive' : 'polite';
  // Whoever says something from an effect does not want to hear it again.
  const last = untrack(() => spoken[region]);
  spoken[region] = last === text ? `${text}\u00a0` : text;
}
