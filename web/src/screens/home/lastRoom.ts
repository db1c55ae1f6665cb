// The last room that was opened with this browser: the next one is probably like it.

import type { Options } from '../../protocol';
import { recall, remember } from '../../lib/settings.svelte';
import { USUAL_OPTIONS } from '../../lib/bots';

/** Whom a seat is meant for. */
export const WANTED = ['person', 'bot', 'none'] as const;
export type Wanted = (typeof WANTED)[number];

interface LastRoom {
  options: Options;
  others: Wanted[];
}

const KEY = 'trucker-room';

export function rememberRoom(room: LastRoom): void {
  remember(KEY, room);
}

/** None if there was none, or what is stored is not (any more) what we store. */
export function recallRoom(): LastRoom | null {
  const { options, others } = recall<Partial<LastRoom>>(KEY, {});
  const known = Array.isArray(others) && others.length === 3 && others.every((who) => WANTED.includes(who));
  if (!known || typeof options !== 'object') return null;
  const fits = Object.keys(USUAL_OPTIONS).every((key) => key in options);
  return fits ? { options, others } : null;
}
