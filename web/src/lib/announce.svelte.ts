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

/** Sentences are collected for so long: one that interrupts the last is never heard. */
const BREATH = 350;
let unsaid: string[] = [];

/** Says these sentences together with those that come in the same breath. */
export function announceTogether(sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  if (unsaid.length === 0) {
    setTimeout(() => {
      announce(unsaid.join(' '));
      unsaid = [];
    }, BREATH);
  }
  unsaid.push(...sentences);
}
