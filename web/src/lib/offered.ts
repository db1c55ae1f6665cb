// The levels that people are offered, and that a trek has.

import { type Level, LEVELS } from '../protocol';

export const OFFERED: readonly Level[] = LEVELS.filter((level) => level !== 'IV');
