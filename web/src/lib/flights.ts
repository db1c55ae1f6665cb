// The games that were played in this browser: learning flights and private games are listed nowhere else.

import { recall, remember } from './settings.svelte';

const KEY = 'trucker-flights';
/** As many as the server tells about at once. */
const MOST = 100;

/** The ids of our games, the latest first. */
export const ownFlights = (): string[] => {
  const { games } = recall<{ games: unknown[] }>(KEY, { games: [] });
  return Array.isArray(games) ? games.filter((id) => typeof id === 'string') : [];
};

export function keepFlight(game: string): void {
  const games = ownFlights();
  if (games[0] !== game) remember(KEY, { games: [game, ...games.filter((id) => id !== game)].slice(0, MOST) });
}
