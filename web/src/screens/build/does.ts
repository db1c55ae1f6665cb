// What a component is for, in one line.

import type { Component, GameView } from '../../protocol';
import { nameOf } from '../../lib/events';
import { t } from '../../words/index.svelte';

/** Aliens do not come aboard in every flight. */
export function doesWords(component: Component, view: GameView | null): string {
  const name = nameOf(component).replaceAll('_', '-');
  const idle = name === 'life-support' && view?.flight.mode === 'learning';
  return t(`build-does-${name}${idle ? '-idle' : ''}`);
}
