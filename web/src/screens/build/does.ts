// What a component is for, in one line.

import type { GameView, TileId } from '../../protocol';
import { tileOf } from '../../lib/catalogue';
import { nameOf } from '../../lib/events';
import { t } from '../../words/index.svelte';

/** A tile with fewer sides to join others does not join almost anything. */
const MANY = 3;

/** Aliens do not come aboard in every flight. What is plated says so. */
export function doesWords(tile: TileId, view: GameView | null): string {
  const { component, connectors, plating } = tileOf(tile);
  const name = nameOf(component).replaceAll('_', '-');
  const idle = name === 'life-support' && view?.flight.mode === 'learning';
  const few = name === 'structural' && connectors.filter((side) => side !== 'smooth').length < MANY;
  const does = t(`build-does-${name}${idle ? '-idle' : few ? '-few' : ''}`);
  const plated = plating.filter(Boolean).length;
  return plated > 0 ? `${does} ${t('build-does-plated', { count: plated })}` : does;
}
