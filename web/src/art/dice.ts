// Dice.

import { css } from './svg';

/** Where the pips of each number are: places of a field of three by three, line by line. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568'];
const pip = (place: number): string => `<circle cx="${((place % 3) - 1) * 12}" cy="${(Math.floor(place / 3) - 1) * 12}" r="4.6"/>`;

/** A die, 46 units large; none of the six: blank. */
export const die = (value: number): string =>
  `<rect x="-23" y="-23" width="46" height="46" rx="9" fill="${css('enamel')}"/>` +
  `<rect x="-23" y="-23" width="46" height="46" rx="9" fill="url(#art-enamel)" stroke="${css('enamel-edge')}" ` +
  `stroke-width="1.5"/><g fill="${css('ink')}">` +
  `${[...(PIPS[value] ?? '')].map((place) => pip(Number(place))).join('')}</g>`;
