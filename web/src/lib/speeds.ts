// How fast a flight can be played: 1 is as designed.

/** From this speed on nothing is played at all. */
export const INSTANT = 100;
export const SPEEDS = [0.5, 1, 2, 4, INSTANT] as const;
