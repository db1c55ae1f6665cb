// Short notes at the edge of the screen: what was refused, what has happened.

import { untrack } from 'svelte';
import { announce } from './announce.svelte';

export interface Toast {
  key: number;
  text: string;
  harm: boolean;
}

const LASTS = 6_000;
let last = 0;
export const toasts = $state<Toast[]>([]);

export function toast(text: string, harm = false): void {
  if (untrack(() => toasts.some((other) => other.text === text))) return;
  const key = (last += 1);
  untrack(() => toasts.push({ key, text, harm }));
  announce(text, harm);
  setTimeout(() => dismiss(key), LASTS);
}

/** What was refused on a screen that is gone. */
export function forgetHarm(): void {
  for (const { key, harm } of untrack(() => [...toasts])) if (harm) dismiss(key);
}

export function dismiss(key: number): void {
  const index = toasts.findIndex((other) => other.key === key);
  if (index >= 0) toasts.splice(index, 1);
}
