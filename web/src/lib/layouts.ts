// How a window is divided. Styles repeat these conditions; whoever changes one looks for the other.

/** All in one column: phones held upright, and other windows that are higher than wide. */
export const COLUMN = '(max-width: 479px), (max-width: 1099px) and (max-aspect-ratio: 1/1)';
/** Three columns, and the track around the card. What is neither has the ship beside all that is asked. */
export const WIDE = '(min-width: 1200px) and (min-height: 760px)';
