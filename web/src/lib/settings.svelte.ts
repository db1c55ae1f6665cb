// What this browser remembers of its person: settings, and the seats it holds.

import type { Language } from '../words/index.svelte';

export interface Settings {
  /** None: as the browser wishes. */
  language: Language | null;
  name: string;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Tell by a notification when it is our turn and the page is hidden. */
  notify: boolean;
  /** Less motion than the system asks for already. */
  calm: boolean;
  /** How fast events are played: 1 is as designed. */
  speed: number;
  /** Coach marks that were dismissed. */
  coach: string[];
}

const KEY = 'trucker';
const DEFAULTS: Settings = {
  language: null,
  name: '',
  sound: false,
  volume: 0.7,
  notify: false,
  calm: false,
  speed: 1,
  coach: [],
};

/** What is stored under a key, if it can be read: storage may be forbidden, and its contents may be anybody's. */
export function recall<T extends object>(key: string, fallback: T): T {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return fallback;
    const kept = Object.entries(stored).filter(([name, value]) => {
      const usual = (fallback as Record<string, unknown>)[name];
      return usual === undefined || usual === null || typeof usual === typeof value;
    });
    return { ...fallback, ...(Object.fromEntries(kept) as Partial<T>) };
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage everything works until the page is closed.
  }
}

export const settings = $state<Settings>(recall(KEY, DEFAULTS));

/** Changes settings and keeps them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  remember(KEY, settings);
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
/** Does the system ask for little motion? */
export const stillBySystem = (): boolean => still.matches;
/** Should things move as little as possible? */
export const calm = (): boolean => settings.calm || still.matches;
