// What a component is for, in one line.

import type { GameView, TileId } from '../../protocol';
import { tileOf } from '../../lib/catalogue';
import { t } from '../../words/index.svelte';

/** A tile with fewer sides to join others does not join almost anything. */
const MANY = 3;

/** Aliens do not come aboard in every flight. */
export function doesWords(tile: TileId, view: GameView | null): string {
  const { component, connectors } = tileOf(tile);
  const name = component.type.replaceAll('_', '-');
  const idle = name === 'life-support' && view?.flight.mode?.type === 'learning';
  const few = name === 'structural' && connectors.filter((side) => side !== 'smooth').length < MANY;
  return t(`build-does-${name}${idle ? '-idle' : few ? '-few' : ''}`);
}

/** What its plating is for; empty if it has none. */
export function platedWords(tile: TileId): string {
  const count = tileOf(tile).plating?.filter(Boolean).length ?? 0;
  return count > 0 ? t('build-does-plated', { count }) : '';
}
