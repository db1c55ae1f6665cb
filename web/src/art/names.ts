// Pictures in words: the names of tiles and ships for those who hear them.

import type { Connector, PlacedTile, Projectile, Side, Square, Tally } from '../protocol';
import { t } from '../words/index.svelte';
import { alienWords, capital, componentWords, dashed, goodsWords, half, listWords, projectileArgs, sideWords } from '../words/names';
import { placeWords } from '../words/places';
import { turned } from './look';
import type { RocketPlace, TileLook } from './types';

const sideName = (connector: Connector, plated: boolean): string => t(`tile-side-${plated ? 'plated' : dashed(connector)}`);

/** What stands on a tile; empty if there is nothing to say. */
export function loadName({ component, alien, humans, asleep, batteries, goods }: TileLook): string {
  if (component.type === 'cabin' || component.type === 'starting_cabin') {
    const guest = alien ? [t('tile-load-alien', { alien: alienWords(alien), 'alien-object': alienWords(alien, '.object') })] : [];
    const crew = humans === undefined || (alien && humans === 0) ? [] : [t('tile-load-humans', { count: humans })];
    return listWords([...guest, ...crew]);
  }
  if (component.type === 'stasis_chamber') {
    const sleepers = asleep ?? humans;
    const awake = asleep !== undefined && humans ? [t('tile-load-humans', { count: humans })] : [];
    return listWords([...awake, ...(sleepers === undefined ? [] : [t('tile-load-sleepers', { count: sleepers })])]);
  }
  const holds = component.type === 'battery' || (component.type === 'combined' && component.value.batteries > 0);
  return listWords([
    ...(holds && batteries !== undefined ? [t('tile-load-batteries', { count: batteries })] : []),
    ...(goods?.some((count) => count > 0) ? [t('tile-load-goods', { goods: goodsWords(goods) })] : []),
  ]);
}

/** A panel that has given its power, crubots that are awake, crew with weapons. */
const stateWords = ({ component, busy, armed }: TileLook): string[] => [
  ...(busy ? [t(component.type === 'solar_panel' ? 'tile-state-panel' : 'tile-state-crubots')] : []),
  ...(armed ? [t('tile-state-armed')] : []),
];

/** Kind, content, sides clockwise from up, column and row. */
export function tileName(look: TileLook, square?: Square): string {
  const load = loadName(look);
  const kind = capital(componentWords(look.component));
  const plated = turned(look.plating ?? [false, false, false, false], look.turn);
  const [up = '', right = '', down = '', left = ''] = turned(look.connectors, look.turn).map((connector, index) =>
    sideName(connector, plated[index] ?? false),
  );
  const marked = look.swivels ? t('tile-swivels', { tile: kind }) : look.hemmed ? t('tile-hemmed', { tile: kind }) : kind;
  const tile = t('tile-name', {
    kind: [load ? t('tile-laden', { kind: marked, load }) : marked, ...stateWords(look)].join(', '),
    up,
    right,
    down,
    left,
  });
  return square === undefined ? tile : t('tile-at', { tile, ...placeWords(square) });
}

export const emptyName = (square: Square): string => t('tile-empty-square', { ...placeWords(square) });

/** A whole ship in one sentence. */
export function shipName(name: string, tiles: readonly PlacedTile[], tally?: Tally, turned = false): string {
  const ship = t('tile-ship', { name, components: tiles.length });
  if (turned) return `${shipName(name, tiles, tally)}. ${t('ship-turned')}`;
  if (!tally) return ship;
  const { crew, batteries, exposed } = tally;
  return t('tile-ship-tally', {
    ship,
    engines: half(tally.engines),
    cannons: half(tally.cannons),
    crew,
    batteries,
    exposed,
  });
}

/** "large meteor from the front" */
export function projectileName(projectile: Projectile): string {
  const { projectile: thing, from } = projectileArgs(projectile);
  return t('tile-hit', { projectile: thing, from });
}

export const shieldsName = (sides: readonly Side[]): string =>
  sides.length === 0 ? t('tile-shielded-none') : t('tile-shielded', { sides: sides.map(sideWords).join(', ') });

/** The flight board in one sentence, the leader first. */
export function trackName(spaces: number, rockets: readonly RocketPlace[]): string {
  const ahead = [...rockets].sort((a, b) => b.position - a.position);
  const places = ahead.map(({ name, position }) => {
    const lap = Math.floor(position / spaces);
    const place = { name, space: position - lap * spaces, lap: lap + 1 };
    return t(lap > 0 ? 'tile-rocket-lap' : 'tile-rocket', place);
  });
  return [t('tile-track', { spaces }), ...places].join('; ');
}
