// What engines and cannons come to, in figures and words.

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
