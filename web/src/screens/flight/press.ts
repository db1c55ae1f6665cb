// What a press on a square of the ship means where one of several answers is given.

import type { Square } from '../../protocol';
import type { Option } from './question';

/**
 * Which answer is chosen by it, and whether it is given thereby. A hold may have blocks of several colours, a part may be
 * turned: a press after the other goes through all that is about the square. Where that is but one which is chosen
 * already, another press means it, if it is the one that a press may give.
 */
export function pressOn(
  options: readonly Option[],
  square: Square,
  chosen: string,
  giving: string | null,
): { key: string; gives: boolean } | null {
  const there = options.filter(({ squares }) => squares.includes(square));
  const other = there[(there.findIndex(({ key }) => key === chosen) + 1) % there.length];
  return other ? { key: other.key, gives: other.key === chosen && other.key === giving } : null;
}
