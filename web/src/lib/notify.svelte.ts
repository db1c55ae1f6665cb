// "Your turn" for somebody who looks elsewhere: in the title of the page and, if they want it, as a notification.

import { t } from '../words/index.svelte';
import { set, settings } from './settings.svelte';

const page = $state({ hidden: document.hidden, needed: false, said: 0 });
let shown: Notification | null = null;

document.addEventListener('visibilitychange', () => {
  page.hidden = document.hidden;
  if (!page.hidden) clear();
});

/** Can this browser notify at all? Some do only on pages that came over an encrypted connection. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Has the person forbidden it in the browser? Then only the browser can allow it again. */
export const forbidden = (): boolean => canNotify() && Notification.permission === 'denied';

const allowed = (): boolean => canNotify() && Notification.permission === 'granted';

/** Switches notifications on, asking the browser's permission, or off. False if they stay off. */
export async function setNotify(on: boolean): Promise<boolean> {
  const may = on && canNotify() && (await Notification.requestPermission().catch(() => 'denied')) === 'granted';
  set({ notify: may });
  return may;
}

/** The title of the page: where we are, or that we are waited for. Reactive. */
export function titleOf(place: string): string {
  if (page.needed && page.hidden) return `● ${t('notify-your-turn')} · trucker`;
  const said = page.said && page.hidden ? `(${page.said}) ` : '';
  return said + (place ? `${place} · trucker` : 'trucker');
}

/** How much of the chat was not read yet. Call it from an effect. */
export function untold(lines: number): void {
  page.said = lines;
}

/** Does the person look elsewhere? Reactive. */
export const lookingAway = (): boolean => page.hidden;

/**
 * Says that the game waits for us (`what`: an id that changes with every new reason to) or does not (null).
 * Call it from an effect.
 */
export function waitedFor(what: string | null, room: string): void {
  const fresh = what !== null && what !== known;
  known = what;
  page.needed = what !== null;
  if (what === null) clear();
  else if (fresh && document.hidden && settings.notify && allowed()) tell(room);
}
let known: string | null = null;

function tell(room: string): void {
  clear();
  try {
    shown = new Notification(t('notify-your-turn'), { body: t('notify-body', { room }), tag: `trucker-${room}` });
    shown.onclick = () => {
      window.focus();
      clear();
    };
  } catch {
    // Some phones have notifications only for installed pages; the title still says it.
  }
}

function clear(): void {
  shown?.close();
  shown = null;
}
