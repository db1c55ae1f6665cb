// Packs the files of the page once, when it is built, so that the server need not.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import type { Plugin } from 'vite';

/** Files that get smaller; pictures are packed already. */
const TEXT = /\.(html|js|css|svg|json|ftl|txt|webmanifest)$/;
/** Below this, the headers are most of what is sent. */
const SMALLEST = 512;

function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

/** Writes `x.gz` and `x.br` beside every text `x` of the finished page. */
export function compress(): Plugin {
  let folder = 'dist';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      for (const path of [...files(folder)].filter((name) => TEXT.test(name))) {
        const text = readFileSync(path);
        if (text.length < SMALLEST) continue;
        // Browsers take Brotli only from https: at home and in a network of friends this is what is sent.
        writeFileSync(`${path}.gz`, await gzipAsync(text, { numiterations: 5 }));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: quality }));
      }
    },
  };
}
