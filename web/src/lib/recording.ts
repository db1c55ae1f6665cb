// A recorded game that somebody opened as a file. It stays with the tab, so that a reload finds it; the server gets it with
// every piece that is asked for, plays it again and keeps nothing.

/** What stands in the address instead of a game's id. */
export const FILE = 'file';

let opened: string | null = null;

export function keepRecording(text: string): void {
  opened = text;
  try {
    sessionStorage.setItem(FILE, text);
  } catch {
    // Then a reload loses it.
  }
}

export const recording = (): string | null => opened ?? sessionStorage.getItem(FILE);
