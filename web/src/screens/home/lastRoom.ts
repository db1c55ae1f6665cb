// The last room that was opened with this browser: the next one is probably like it.

import { fitting } from '../../lib/extras';
import type { BotOptions, NewRoomRequest, Options } from '../../protocol';
import { recall, remember } from '../../lib/settings.svelte';
import { USUAL_OPTIONS } from '../../lib/bots';

/** Whom a seat is meant for. */
export const WANTED = ['person', 'bot', 'none'] as const;
export type Wanted = (typeof WANTED)[number];

/** A seat beside our own; the bot stays known while a person is wanted. */
export interface Other {
  who: Wanted;
  bot: BotOptions;
}

export interface LastRoom {
  options: Options;
  others: Other[];
}

const KEY = 'trucker-room';

export function rememberRoom(room: LastRoom): void {
  remember(KEY, room);
}

const isOther = (other: Partial<Other> | null): boolean =>
  typeof other === 'object' && WANTED.includes(other?.who as Wanted) && typeof other?.bot?.tier === 'string';

/** None if there was none, or what is stored is not (any more) what we store. */
export function recallRoom(): LastRoom | null {
  const { options, others } = recall<Partial<LastRoom>>(KEY, {});
  const known = Array.isArray(others) && others.length === 3 && others.every(isOther);
  if (!known || typeof options !== 'object') return null;
  // `type`: it was spelt in another way once.
  const fits = Object.keys(USUAL_OPTIONS).every((key) => key in options) && options.mode.type && options.pace.type;
  return fits ? { options, others } : null;
}

/** What the server is asked for: as many seats as are wanted, and the bots on them. */
export function tableOf({ options, others }: LastRoom): Pick<NewRoomRequest, 'options' | 'bots'> & { people: number } {
  const bots = others.filter(({ who }) => who === 'bot').map(({ bot }) => bot);
  const people = others.filter(({ who }) => who === 'person').length;
  return { options: fitting({ ...options, seats: 1 + bots.length + people }), bots, people };
}
