// Which scripts are sent together. A few large files pack a good deal better than many small ones, whose words and
// imports repeat; but a visitor of the home screen shall not have to wait for the game, and what boxes bring along
// (their pictures, the pages about their rules) is in files of its own, which another box may fill further.

import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What each file is for, in the order in which visitors come to them: a module is in the first that needs it. */
const FILES: Record<string, RegExp> = {
  index: /\/(index\.html|src\/screens\/home\/Home\.svelte)$/,
  art: /\/src\/art\/\w+\.ts$/,
  rules: /\/src\/screens\/rules\/\w+\.svelte$/,
  reading: /\/src\/(parts\/SettingsPanel|screens\/home\/\w+|screens\/replay\/Replays)\.svelte$/,
  campaign: /\/src\/parts\/campaign\/Editor\.svelte$/,
};
/** What is fetched when it is shown for the first time; all that it stands on is where others need it. */
const ALONE: Record<string, RegExp> = { team: /\/src\/screens\/(team\/Team|build\/TeamShelf|build\/ToolDock)\.svelte$/ };
/** Where everything else is. */
const REST = 'game';

// Code packs best beside code of its kind, and components, which are compiled, are of a kind of their own. Modules are
// in the order in which they are imported first: so the screens of that file import all the others before any component.
const SCREENS = /\/src\/screens\/(room\/Room|replay\/Replay)\.svelte$/;
const FIRST = 'virtual:first';
const modules = (folder: string): string[] =>
  readdirSync(new URL(`src/${folder}`, import.meta.url), { recursive: true })
    .map((path) => `/src/${folder}/${String(path).replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    .sort();

export function chunks(): Plugin {
  const known = new Map<string, string>();
  const groups = [{ debugName: 'files', name: (id: string) => known.get(id) ?? REST }];
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } } }),
    resolveId: (id) => (id === FIRST ? `\0${FIRST}` : null),
    load: (id) =>
      id === `\0${FIRST}`
        ? ['lib', 'words', 'parts', 'screens']
            .flatMap(modules)
            .map((path) => `import '${path}';`)
            .join('\n')
        : null,
    transform: (code, id) => (SCREENS.test(id) ? `import '${FIRST}';\n${code}` : null),
    buildEnd() {
      for (const [file, parts] of Object.entries(ALONE)) {
        for (const one of this.getModuleIds()) if (parts.test(one)) known.set(one, file);
      }
      for (const [file, screens] of Object.entries(FILES)) {
        const waiting = [...this.getModuleIds()].filter((one) => screens.test(one));
        for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
          if (known.has(one)) continue;
          known.set(one, file);
          waiting.push(...(this.getModuleInfo(one)?.importedIds ?? []));
        }
      }
    },
  };
}
