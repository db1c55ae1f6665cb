// Parts of later boxes that a room plays with. What cannot be played together the server refuses, and says why; here is
// only what makes no sense to be asked.

import type { Boxes, Extras, Hiring, Leg, Level, Mode, Options, Set } from '../protocol';
import { COLOURS } from './colours';
import { AGREEABLE, LEVELS, NEEDED, TREK, TWO_TITLES } from '../protocol';

/** What can be taken out of the later boxes for a flight. */
export type Part = keyof Boxes;

export const NO_EXTRAS: Extras = {
  technology: false,
  abe_technology: false,
  adventures: false,
  ships: [false, false, false],
  titles: false,
  titles_first: false,
  dock: 'none',
  half_scores: false,
  double_titles: false,
  rough_roads: 0,
  handicaps: COLOURS.map(() => 0),
  roads_anew: false,
};

/** What is agreed, whether the room says it or not; older ones know less. */
export const extrasOf = ({ extras }: Pick<Options, 'extras'>): Extras => ({ ...NO_EXTRAS, ...extras });

/** The ships of each box by level, as they are called; not every box has one for every level. */
export const SHIPS: Record<'ships' | 'abe_ships', readonly string[]> = { ships: ['IA', 'IIA', 'IIIA'], abe_ships: ['', 'IIB', 'IIIB'] };

/** The letter behind a level that names a ship of another box. */
const LETTER: Record<Set, string> = { base: '', keep_on_trucking: 'A', another_big_expansion: 'B' };

/** What the ship of a flight is called, and the flight after it: `IIIB`. */
export const legName = ({ level, ships }: Pick<Leg, 'level' | 'ships'>): string => (level === 'IV' ? level : level + LETTER[ships]);

/** By level: the ship that is flown instead of that of the base box. */
export const shipNames = ({ ships = [], abe_ships = [] }: { ships?: readonly boolean[]; abe_ships?: readonly boolean[] }): string[] =>
  LEVELS.map((_, level) => (abe_ships[level] ? SHIPS.abe_ships[level] : ships[level] ? SHIPS.ships[level] : undefined) ?? '');

/** The levels that are flown in a mode, from 0. */
export const levelsOf = (mode: Mode): number[] =>
  (mode.type === 'trek' ? TREK : mode.type === 'flight' ? [mode.value] : []).map((level) => LEVELS.indexOf(level));

/** What is taken out for a flight of this level in any case, with so many players. */
export const neededFor = (level: Level, seats: number): readonly Part[] => NEEDED[level][seats - 1] ?? [];

/** What a game is played with in any case; the flights of a campaign say it each for itself. */
export const needsOf = ({ mode, seats }: Pick<Options, 'mode' | 'seats'>): Part[] =>
  levelsOf(mode).flatMap((level) => neededFor(LEVELS[level]!, seats));

const withAll = (parts: readonly Part[]): Partial<Boxes> => Object.fromEntries(parts.map((part) => [part, true]));
/** The same flights, with what they cannot do without. */
export const completed = (legs: readonly Leg[], seats: number): Leg[] =>
  legs.map((leg) => ({ ...leg, boxes: { ...leg.boxes, ...withAll(neededFor(leg.level, seats)) } }));

/** Is it a game of flights that belong together? A campaign is one even if it has only one. */
export const isLong = (mode: Mode): boolean => mode.type === 'trek' || mode.type === 'campaign';
/** How many flights a game has. */
export const flightsOf = (mode: Mode): number => (mode.type === 'campaign' ? mode.value.length : levelsOf(mode).length);

/** What the rules say about such a game: what is never agreed on for it, and how members come to its players. */
const agreeable = (mode: Mode) => AGREEABLE[mode.type === 'campaign' && flightsOf(mode) < 2 ? 'leg' : mode.type];

/** How members of the support team can come to players in such a game; only `none` if there are no teams. */
export const hiringsFor = (mode: Mode): readonly Hiring[] => agreeable(mode).hirings;

/**
 * The same options with what they cannot do without, and without parts that their mode and their number of players leave
 * no room for.
 */
export function fitting(options: Options): Options {
  const { extras: given, mode, ...agreed } = options;
  const rest = { ...agreed, mode: mode.type === 'campaign' ? { ...mode, value: completed(mode.value, options.seats) } : mode };
  const needed = needsOf(options);
  if ((!given && !needed.length) || mode.type === 'learning') return rest;
  const { never, hirings } = agreeable(mode);
  // What the rules refuse for such a game is as if nobody had asked for it.
  const refused = Object.fromEntries(never.map((part) => [part, NO_EXTRAS[part]]));
  const {
    abe_adventures,
    intruders,
    abe_ships = [],
    support_team: hiring,
    ...extras
  } = { ...extrasOf(options), ...withAll(needed), ...refused };
  const flown = levelsOf(mode);
  const flies = (wanted: boolean, level: number): boolean => wanted && flown.includes(level);
  const fits: Extras = {
    ...extras,
    ships: extras.ships.map(flies),
    titles_first: extras.titles && extras.titles_first,
    double_titles: extras.double_titles && TWO_TITLES.includes(options.seats),
    handicaps: extras.handicaps.map((cards, seat) => (seat < options.seats ? cards : 0)),
    ...(abe_adventures ? { abe_adventures } : {}),
    ...(intruders ? { intruders } : {}),
    ...(abe_ships.some(flies) ? { abe_ships: abe_ships.map(flies) } : {}),
    ...(hiring && hiring !== 'none' && hirings.includes(hiring) ? { support_team: hiring } : {}),
  };
  return JSON.stringify(fits) === JSON.stringify(NO_EXTRAS) ? rest : { ...rest, extras: fits };
}
