// A campaign: the flights that a table agrees on, one after the other, each with its ship, its parts of the boxes and its
// rules of the road. What cannot be flown the server refuses; here is what people are offered.

import { type Boxes, type Hiring, type Leg, type Level, MAX_LEGS, type Options, type Set } from '../protocol';
import { extrasOf, legName, type Part } from './extras';

/** What can be taken out of the later boxes for a flight. */
export const PARTS: readonly Part[] = ['technology', 'adventures', 'abe_technology', 'abe_adventures', 'intruders'];

const boxesWith = (parts: readonly Part[]): Boxes => Object.fromEntries(PARTS.map((part) => [part, parts.includes(part)])) as Boxes;

export const legOf = (level: Level, ships: Set = 'base', parts: readonly Part[] = [], roads = 0): Leg => ({
  level,
  ships,
  boxes: boxesWith(parts),
  roads,
});

/** Campaigns to begin with; each has a sentence of its own. */
export interface Preset {
  id: 'three' | 'short' | 'strange' | 'long';
  legs: Leg[];
  /** How members of the support team come to players: they belong to the box that these flights are from. */
  hiring: Hiring;
}

/** The options with such a campaign. */
export const withPreset = (options: Options, { legs, hiring }: Pick<Preset, 'legs' | 'hiring'>): Options => ({
  ...options,
  mode: { type: 'campaign', value: legs },
  extras: { ...extrasOf(options), support_team: hiring },
});

/** The presets, as far as flights of these classes can be flown; the first is the recommended one. */
export function presets(classes: readonly Level[]): Preset[] {
  const flights = (...legs: Leg[]): Leg[] => legs.filter(({ level }) => classes.includes(level));
  const box: Part[] = ['abe_technology', 'abe_adventures', 'intruders'];
  const abe = (level: Level, ships: Set = 'another_big_expansion'): Leg => legOf(level, ships, box);
  return [
    { id: 'three', legs: flights(abe('II', 'base'), abe('III', 'base'), abe('IV')), hiring: 'dealt' },
    { id: 'short', legs: flights(legOf('I'), legOf('II')), hiring: 'none' },
    { id: 'strange', legs: flights(abe('II'), abe('III'), abe('IV')), hiring: 'dealt' },
    {
      id: 'long',
      legs: flights(abe('I', 'base'), abe('II', 'base'), abe('II'), abe('III', 'base'), abe('III'), abe('IV')),
      hiring: 'dealt',
    },
  ];
}

const sameLeg = (one: Leg, other: Leg): boolean =>
  legName(one) === legName(other) && one.roads === other.roads && PARTS.every((part) => one.boxes[part] === other.boxes[part]);

export const sameLegs = (one: readonly Leg[], other: readonly Leg[]): boolean =>
  one.length === other.length && one.every((leg, at) => sameLeg(leg, other[at]!));

/** One more flight, like the last one. */
export const longer = (legs: readonly Leg[]): Leg[] => [...legs, ...legs.slice(-1)].slice(0, MAX_LEGS);

/** Without one of them; the last one stays. */
export const without = (legs: readonly Leg[], at: number): Leg[] => (legs.length > 1 ? legs.filter((_, index) => index !== at) : [...legs]);

/** One of them changes places with its neighbour. */
export function moved(legs: readonly Leg[], at: number, by: 1 | -1): Leg[] {
  const changed = [...legs];
  const [one, other] = [legs[at], legs[at + by]];
  if (one && other) [changed[at], changed[at + by]] = [other, one];
  return changed;
}

/** One of them is another. */
export const replaced = (legs: readonly Leg[], at: number, part: Partial<Leg>): Leg[] =>
  legs.map((leg, index) => (index === at ? { ...leg, ...part } : leg));

/** All of them are flown with a part, or none. */
export const allWith = (legs: readonly Leg[], part: Part, on: boolean): Leg[] =>
  legs.map((leg) => ({ ...leg, boxes: { ...leg.boxes, [part]: on } }));

/** What all of them have in common; none if they differ. */
export function common<T>(legs: readonly Leg[], of: (leg: Leg) => T): T | null {
  const [first, ...others] = legs.map(of);
  return first !== undefined && others.every((each) => each === first) ? first : null;
}

/** So long does a flight take with people, in minutes. */
const MINUTES: Record<Level, number> = { I: 20, II: 30, III: 40, IV: 45 };
export const minutesOf = (legs: readonly Leg[]): number => legs.reduce((sum, { level }) => sum + MINUTES[level], 0);
