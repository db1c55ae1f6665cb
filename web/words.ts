// The words of the page, one file for each language and part of it, made of the many in `locales/`; and a page for each
// language, so that a browser knows it, and fetches its words, before any script has run.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin, ResolvedConfig } from 'vite';

const LOCALES = join(import.meta.dirname, '../locales');
export const LANGUAGES = ['en', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What is on the home screen, and on all others too. */
const HOME = ['names', 'refusals', 'web-common', 'web-home', 'web-replay', 'web-room', 'web-tiles'];
/** The words of the terminal, which the page never says. */
const NOT_OURS = ['demo', 'questions'];
export const PARTS = ['home', 'game'] as const;
export type Part = (typeof PARTS)[number];

/** The messages of a part of the page, without what only their writers read. */
export function wordsOf(language: Language, part: Part): string {
  const names = readdirSync(join(LOCALES, language))
    .map((file) => file.replace(/\.ftl$/, ''))
    .sort();
  return names
    .filter((name) => !NOT_OURS.includes(name) && HOME.includes(name) === (part === 'home'))
    .map((name) => readFileSync(join(LOCALES, language, `${name}.ftl`), 'utf8'))
    .join('\n')
    .replace(/^#.*\n/gm, '')
    .replace(/\n{2,}/g, '\n');
}

/** The address of such a file while the page is worked on: /words/cs-home.ftl. */
const ADDRESS = /^\/words\/(\w+)-(\w+)\.ftl$/;
export function wordsAt(address: string): string | null {
  const [, language, part] = ADDRESS.exec(address) ?? [];
  return language && part ? wordsOf(language as Language, part as Part) : null;
}

/** The page in a language: `%id%` is a message, and its words are fetched at once. */
function pageIn(language: Language, page: string, words: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(wordsOf(language, 'home')));
  const said = page.replace(/%([a-z-]+)%/g, (_, id: string) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`index.html: there is no message ${id}`);
    return bundle.formatPattern(message.value).replaceAll('"', '&quot;');
  });
  const fetched = `<link rel="preload" href="${words}" as="fetch" crossorigin />`;
  return said.replace(/<html lang="\w+">/, `<html lang="${language}">`).replace('</head>', `  ${fetched}\n  </head>`);
}

const MODULE = 'virtual:words';
const all = LANGUAGES.flatMap((language) => PARTS.map((part) => ({ language, part, name: `${language}-${part}` })));

/** `virtual:words` says where the files are: `{ 'cs-home': '/assets/…' }`. */
export function words(): Plugin {
  let config: ResolvedConfig;
  const files = new Map<string, string>();
  return {
    name: 'words',
    enforce: 'post',
    configResolved(found) {
      config = found;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const entries = all.map(({ language, part, name }) => {
        if (config.command === 'serve') return `${JSON.stringify(name)}: "/words/${name}.ftl"`;
        const file = this.emitFile({ type: 'asset', name: `words-${name}.ftl`, source: wordsOf(language, part) });
        files.set(name, file);
        return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = wordsAt(request.url ?? '');
        if (found === null) next();
        else response.end(found);
      });
    },
    transformIndexHtml: (page) => (config.command === 'serve' ? pageIn('en', page, '/words/en-home.ftl') : page),
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the page was not built');
      const html = String(page.source);
      for (const language of LANGUAGES) {
        const address = `/${this.getFileName(files.get(`${language}-home`)!)}`;
        const source = pageIn(language, html, address);
        if (language === 'en') page.source = source;
        else this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source });
      }
    },
  };
}
