// The colours that mixed life support is for: those printed on it, unless the table says others.

import type { Alien } from '../protocol';

type Colours = readonly [Alien, Alien];

let here: () => Colours | undefined = () => undefined;

/** From now on it is for these, if there are any: of the flight that is shown. */
export const mixedHere = (colours: () => Colours | undefined): void => void (here = colours);

/** What it is for that is printed with cyan and this colour. */
export const mixedOf = (printed: Alien): Colours => here() ?? ['cyan', printed];
