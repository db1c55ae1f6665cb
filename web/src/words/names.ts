// Names of things.

import type {
  Alien,
  CardId,
  CardKind,
  Component,
  Good,
  Goods,
  Leg,
  Level,
  Member,
  Mistake,
  Mode,
  Modifier,
  PlacedTile,
  Projectile,
  Roll,
  ShipBoard,
  Side,
  Squares,
  Strength,
  TileId,
  Title,
} from '../protocol';
import { placedLook } from '../art/look';
import { mixedOf } from '../lib/mixed';
import { letterOf, memberOf } from '../lib/team';
import { GOODS } from '../protocol';
import { legName } from '../lib/extras';
import { cardOf, tileOf } from '../lib/catalogue';
import { type Args, ifKnown, language, t } from './index.svelte';
import { lineName, lying } from './places';

export { ALIENS, GOODS, SIDES } from '../protocol';

/** `two_pipe` as message ids spell it. */
export const dashed = (name: string): string => name.replaceAll('_', '-');

/** The same words at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

type Form = '' | '.object';

/** "Ada, Bob and Cyril", as the language says it. */
export const listWords = (names: readonly string[]): string => new Intl.ListFormat(language()).format(names);

/** Half points as people write them. */
export function half(points: Strength): string {
  if (points < 0) return `−${half(-points)}`;
  const whole = Math.floor(points / 2);
  return points % 2 ? `${whole || ''}½` : String(whole);
}

export function componentWords(component: Component, form: Form = ''): string {
  const name = dashed(component.type);
  if (component.type === 'combined') return t(`component-${name}${form}`, component.value);
  if (component.type === 'life_support') return t(`component-${name}-${component.value}${form}`);
  if (component.type === 'mixed_life_support')
    return t(`component-${name}-${mixedOf(component.value).join('-').replace('cyan-', '')}${form}`);
  return t(`component-${name}${form}`, 'value' in component ? { size: component.value } : {});
}

/** What a tile is called, or a component of a ship, which may have become another: what is plated says so. */
export function tileWords(tile: TileId | PlacedTile, form: Form = ''): string {
  const { component, plating } = typeof tile === 'number' ? tileOf(tile) : placedLook(tileOf(tile.tile), tile);
  const words = componentWords(component, form);
  return plating?.includes(true) ? t('tile-with-plating', { tile: words }) : words;
}
/** The same of one that was lost: the ship may have made something else of it. */
export const lostWords = ({ tile, was }: { tile: TileId; was?: Component }, form: Form = ''): string =>
  was ? componentWords(was, form) : tileWords(tile, form);
/** What something is called that has a page of its own in the rules: as that page is. */
const ruleWords = (name: string): string => t(`rules-${dashed(name)}`);
export const cardKindWords = (kind: CardKind): string => ruleWords(kind);
export const cardWords = (card: CardId): string => cardKindWords(cardOf(card).kind);
export const titleWords = (title: Title): string => ruleWords(title);
export const memberWords = (member: Member): string => ruleWords(member);
/** What a Rough Roads card or a specialist is called; an ability is called by its member and its letter. */
export function modifierWords(modifier: Modifier): string {
  const member = memberOf(modifier);
  return member ? `${memberWords(member)} ${letterOf(modifier).toUpperCase()}` : ruleWords(modifier);
}
/** What there is to say of a rule now, if anything, from what is known. */
export const modifierNote = (modifier: Modifier, known: Args): string => ifKnown(`note-${dashed(modifier)}`, known) ?? '';
export const goodWords = (good: Good, form: Form = ''): string => t(`good-${good}${form}`);
export const alienWords = (alien: Alien, form: Form = ''): string => t(`alien-${alien}${form}`);
export const sideWords = (side: Side): string => t(`side-${side}`);
export const mistakeWords = (mistake: Mistake): string => t(`mistake-${dashed(mistake)}`);
export const squaresWords = (squares: Squares): string => squares.join(' · ');

/** So many blocks of each colour, in words. */
export function goodsWords(goods: Goods): string {
  const parts = GOODS.flatMap((good, index) => (goods[index] ? [t(`goods-${good}`, { count: goods[index] })] : []));
  return parts.join(', ') || t('goods-none');
}

/** The blocks one by one, the most valuable first. */
export const goodsList = (goods: Goods): Good[] => GOODS.flatMap((good, index) => Array<Good>(goods[index] ?? 0).fill(good));

const LEVEL: Record<Level, string> = { I: 'level-one', II: 'level-two', III: 'level-three', IV: 'level-four' };
export const levelWords = (level: Level): string => t(LEVEL[level]);
/** So many flights can still be told one by one. */
const FEW_FLIGHTS = 4;
const campaignWords = (legs: readonly Leg[]): string =>
  legs.length > FEW_FLIGHTS
    ? t('mode-campaign', { flights: legs.length })
    : t('mode-campaign-route', { route: legs.map(legName).join(' · ') });
export function modeWords(mode: Mode): string {
  switch (mode.type) {
    case 'learning': return t('mode-learning');
    case 'flight': return t('mode-flight', { level: mode.value });
    case 'trek': return t('mode-trek');
    case 'campaign': return campaignWords(mode.value);
  }
}

const projectileWords = (projectile: Projectile): string => t(`projectile-${dashed(projectile.kind)}`);

/** What flies at a ship and from where, to fill in sentences. */
export function projectileArgs(projectile: Projectile): { projectile: string; 'projectile-object': string; from: string } {
  return {
    projectile: projectileWords(projectile),
    'projectile-object': t(`projectile-${dashed(projectile.kind)}.object`),
    from: t(`side-${projectile.from}.from`),
  };
}

/**
 * Shots on a card in a few words, those from one side together: "from the rear: light, heavy". Meteors and shots from
 * everywhere need none: there are too many to be told.
 */
export function firesWords(shots: readonly Projectile[]): string {
  const sides = [...new Set(shots.map(({ from }) => from))];
  if (sides.length > 2 || shots.some(({ kind }) => !kind.endsWith('_fire'))) return '';
  const from = (side: Side): string[] => shots.filter((shot) => shot.from === side).map(({ kind }) => t(`card-say-${dashed(kind)}`));
  return sides.map((side) => t('card-say-fire', { from: t(`side-${side}.from`), shots: from(side).join(', ') })).join('; ');
}

/** The row or column that something from this side arrives in. */
export function lineWords(from: Side, roll: Roll, form: '' | '.in' = '', board: ShipBoard | null = lying()): string {
  const axis = from === 'front' || from === 'rear' ? 'column' : 'row';
  const number = lineName(board, axis, roll);
  return number === null ? t(`line-past${form}`) : t(`line-${axis}${form}`, { number });
}
