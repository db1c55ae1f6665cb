// What was left of the ships of a flight, for a reload between two flights of a trek: the server has new ships by then.

import type { ShipView } from '../../protocol';

interface Kept {
  game: string;
  flight: number;
  ships: ShipView[];
}

const KEY = 'trucker-wrecks';

export function keepWrecks(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the slips have no picture after a reload.
  }
}

export function keptWrecks(game: string, flight: number): ShipView[] | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    const ours = kept?.game === game && kept.flight === flight && Array.isArray(kept.ships);
    return ours ? (kept.ships ?? null) : null;
  } catch {
    return null;
  }
}
