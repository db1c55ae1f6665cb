// Double engines and cannons, which do nothing without power.

import type { ShipView } from '../protocol';
import { componentOf } from './catalogue';

const DOUBLES = { engines: 'double_engine', cannons: 'double_cannon' } as const;

export type Doubles = keyof typeof DOUBLES;

/** Has a ship a double one and no battery for it, nor anything else that would add to its strength? */
export const isIdle = ({ tally, tiles }: Pick<ShipView, 'tally' | 'tiles'>, measure: Doubles): boolean =>
  tally.batteries === 0 &&
  tally[measure] === tally[`${measure}_powered`] &&
  tiles.some((tile) => componentOf(tile).type === DOUBLES[measure]);
