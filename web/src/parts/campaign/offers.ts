// What a flight of a campaign can be flown with, as far as it is in the box.

import { legName } from '../../lib/extras';
import { box, classes } from '../../lib/catalogue';
import { type Leg, LEVELS, MAX_ROADS, type ShipBoard } from '../../protocol';

export interface Offer extends Pick<Leg, 'level' | 'ships'> {
  name: string;
  board: ShipBoard;
}

/** A ship of each box for each level, the base box first. */
export function offers(): Offer[] {
  const flown = classes();
  const all = box().ship_boards.map((board): Offer => {
    const { level, set: ships } = board;
    return { level, ships, name: legName({ level, ships }), board };
  });
  const once = all.filter(({ name, level }, at) => flown.includes(level) && all.findIndex((other) => other.name === name) === at);
  return once.sort((one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level));
}

/** How many rules of the road a flight can have. */
export const ROADS: readonly number[] = Array.from({ length: MAX_ROADS + 1 }, (_, cards) => cards);
