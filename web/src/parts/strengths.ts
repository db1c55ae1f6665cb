// What engines, cannons and holds come to, in figures and words.

import { type Doubles, isIdle } from '../lib/doubles';
import type { ShipView } from '../protocol';
import { t } from '../words/index.svelte';
import { half } from '../words/names';

export interface StrengthFigures {
  figure: string;
  /** What batteries add. */
  powered: string;
  /** Is there a double one that does nothing, because there is no battery? */
  idle: boolean;
  spoken: string;
}

export function strengthOf(ship: Pick<ShipView, 'tally' | 'tiles'>, measure: Doubles): StrengthFigures {
  const { [measure]: alone, [`${measure}_powered` as const]: all } = ship.tally;
  const figure = half(alone);
  const powered = all > alone ? half(all - alone) : '';
  const idle = isIdle(ship, measure);
  const words = t(`tally-${measure}.say`, { figure });
  const spoken = powered ? t('tally-powered', { words, powered }) : idle ? t(`tally-${measure}.idle`, { words }) : words;
  return { figure, powered, idle, spoken };
}

export interface HoldFigures {
  figure: string;
  /** Of so many containers. */
  of?: number;
  /** So many of all take red goods. */
  red: number;
  spoken: string;
}

/** Blocks aboard and the containers there are for them; `empty`: nothing can be aboard yet. */
export function holdsOf({ tally, tiles }: Pick<ShipView, 'tally' | 'tiles'>, empty: boolean): HoldFigures {
  const red = tally.special_cargo;
  const all = tally.cargo + red;
  const aboard = tiles.reduce((sum, { goods = [] }) => sum + goods.reduce((count, each) => count + each, 0), 0);
  const words = empty ? t('tally-cargo.say', { figure: all }) : t('tally-cargo.aboard', { aboard, all });
  const spoken = red ? t('tally-red', { words, red }) : words;
  return empty ? { figure: String(all), red, spoken } : { figure: String(aboard), of: all, red, spoken };
}
