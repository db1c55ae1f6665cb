// The page's letters come with it, so that every device shows the same page: Inter and Spectral, both under the Open Font
// License, cut down to the letters and weights that are used. Letters of other scripts, in names, are the system's.

import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const PACKAGES = join(import.meta.dirname, 'node_modules');
/** Where `styles/fonts.css` finds them; made anew with the packages. */
const MADE = join(PACKAGES, '.fonts');

const upTo = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
/** What English needs, and most of western Europe: the same as `unicode-range` in `styles/fonts.css`. */
export const BASIC = upTo(0x20, 0x7e) + upTo(0xa0, 0xff) + upTo(0x2010, 0x2027) + '\u202f\u2032\u2033\u20ac\u2190\u2191\u2192\u2193\u2212';
/** Czech, and what Poles, Slovaks, Hungarians or Turks are called. */
export const FURTHER = upTo(0x100, 0x17f) + '\u0218\u0219\u021a\u021b\u1e9e';

interface Font {
  file: string;
  source: string;
  letters: string;
  weights?: { min: number; max: number };
}
const WEIGHTS = { min: 400, max: 700 };
const FONTS: Font[] = [
  { file: 'inter-basic', source: '@fontsource-variable/inter/files/inter-latin-wght-normal', letters: BASIC, weights: WEIGHTS },
  { file: 'inter-further', source: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal', letters: FURTHER, weights: WEIGHTS },
  { file: 'spectral-basic', source: '@fontsource/spectral/files/spectral-latin-400-normal', letters: BASIC },
  { file: 'spectral-further', source: '@fontsource/spectral/files/spectral-latin-ext-400-normal', letters: FURTHER },
];

async function make({ file, source, letters, weights }: Font): Promise<void> {
  const [from, to] = [join(PACKAGES, `${source}.woff2`), join(MADE, `${file}.woff2`)];
  const made = existsSync(to) ? statSync(to).mtimeMs : 0;
  if (made > Math.max(statSync(from).mtimeMs, statSync(import.meta.filename).mtimeMs)) return;
  const variationAxes = weights ? { wght: weights } : {};
  writeFileSync(to, await subsetFont(readFileSync(from), letters, { targetFormat: 'woff2', variationAxes }));
}

/** Under what terms they may be passed on, which has to go with them. */
const licenses = (): string =>
  ['@fontsource-variable/inter', '@fontsource/spectral']
    .map((name) => readFileSync(join(PACKAGES, name, 'LICENSE'), 'utf8').trim())
    .join(`\n\n${'='.repeat(60)}\n\n`);

/** Makes the fonts, and lets browsers fetch them at once, not when they find a style that names them. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    enforce: 'post',
    async buildStart() {
      mkdirSync(MADE, { recursive: true });
      await Promise.all(FONTS.map(make));
    },
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      for (const [name, page] of Object.entries(bundle)) {
        if (page.type !== 'asset' || !name.endsWith('.html')) continue;
        const wanted = files.filter((file) => name.includes('.cs.') || file.includes('-basic'));
        const links = wanted.map((file) => `  <link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />\n  `);
        page.source = String(page.source).replace('</head>', `${links.join('')}</head>`);
      }
      this.emitFile({ type: 'asset', fileName: 'fonts.txt', source: licenses() });
    },
  };
}
