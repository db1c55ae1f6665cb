// What happened to ourselves, told to us: you, not our name.

import { eventName, eventProjectile } from '../../lib/events';
import type { Event, Goods, TileId } from '../../protocol';
import { t } from '../../words/index.svelte';
import { alienWords, capital, dashed, goodsWords, lineWords, projectileArgs, tileWords } from '../../words/names';

/** What an event stands for. */
interface More {
  /** So many of its kind. */
  count?: number;
  goods?: Goods;
  /** What the hits of this card have destroyed, by square. */
  lost?: ReadonlyMap<string, TileId>;
}

/** Shots, as against meteors: each has its story. */
export const isShot = (event: Event): boolean => eventProjectile(event)?.kind.endsWith('_fire') ?? false;

/** None: there are no words of our own for it. */
export function mineWords(event: Event, { count = 1, goods, lost }: More = {}): string | null {
  if (typeof event === 'string') return null;
  if ('weakest' in event) return t(`flight-mine-weakest-${event.weakest.measure}`);
  if ('beaten_by_enemy' in event) return t('flight-mine-beaten');
  if ('left_flight' in event) return t('flight-mine-left');
  if ('crew_lost' in event) {
    const { alien, cabin: square } = event.crew_lost;
    return alien
      ? t('flight-mine-alien-lost', { 'alien-object': alienWords(alien, '.object'), square })
      : t('flight-mine-humans-lost', { count });
  }
  if ('moved' in event && event.moved.days < 0) return t('flight-mine-moved-back', { days: -event.moved.days });
  if ('good_lost' in event && goods) return t('flight-mine-goods-lost', { goods: goodsWords(goods) });
  if ('tile_lost' in event && event.tile_lost.square !== null)
    return t(`flight-mine-tiles-${dashed(event.tile_lost.loss)}`, { count });
  const projectile = eventProjectile(event);
  if (!projectile) return null;
  const args = projectileArgs(projectile);
  if ('missed' in event)
    return capital(t('flight-mine-missed', { ...args, line: lineWords(projectile.from, event.missed.roll, '.in') }));
  if ('hit' in event) {
    const { target: square } = event.hit;
    const tile = lost?.get(square);
    if (tile === undefined) return capital(t('flight-mine-hit', { ...args, square }));
    const what = { tile: tileWords(tile), 'tile-object': tileWords(tile, '.object') };
    return capital(t('flight-mine-hit-tile', { ...args, ...what, square }));
  }
  return 'shielded' in event || 'bounced' in event ? capital(t(`flight-mine-${eventName(event)}`, args)) : null;
}
