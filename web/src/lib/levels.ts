// The levels of flights, ship boards and cards.

import type { Level } from '../protocol';

/** In the order in which everything is listed by level. */
export const LEVELS: readonly Level[] = ['I', 'II', 'III'];
