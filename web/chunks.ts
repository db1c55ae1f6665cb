// Which scripts are sent together. A few large files pack a good deal better than many small ones, whose words and
// imports repeat; but a visitor of the home screen shall not have to wait for the game.

import type { Rollup } from 'vite';

/** What each file is for, in the order in which visitors come to them: a module is in the first that needs it. */
const FILES: Record<string, RegExp> = {
  index: /\/(index\.html|src\/screens\/home\/Home\.svelte)$/,
  reading: /\/src\/(parts\/SettingsPanel|screens\/(home|rules)\/\w+|screens\/replay\/Replays)\.svelte$/,
};
/** Where everything else is. */
const REST = 'game';

/** For `manualChunks`: the file of a module. */
export function fileOf(): (id: string, graph: Rollup.ManualChunkMeta) => string {
  const known = new Map<string, string>();
  return (id, { getModuleIds, getModuleInfo }) => {
    if (known.size === 0) {
      for (const [file, screens] of Object.entries(FILES)) {
        const waiting = [...getModuleIds()].filter((one) => screens.test(one));
        for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
          if (known.has(one)) continue;
          known.set(one, file);
          waiting.push(...(getModuleInfo(one)?.importedIds ?? []));
        }
      }
    }
    return known.get(id) ?? REST;
  };
}
