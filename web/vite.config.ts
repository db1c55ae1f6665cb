import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunks } from './chunks.ts';
import { compress } from './compress.ts';
import { fonts } from './fonts.ts';
import { words } from './words.ts';

// During development the page comes from Vite and everything else from a server: `trucker serve --no-open`.
const server = process.env.TRUCKER_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), words(), fonts(), chunks(), compress()],
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // The page's policy allows no scripts or pictures written into other files but data: pictures.
    assetsInlineLimit: 0,
    // Slower than the usual one, and its scripts are a fourteenth smaller.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
  },
  server: {
    fs: { allow: ['..'] },
    // The server listens to pages of its own only, so they say that they are.
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/healthz': server,
      '/ws': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: { setupFiles: ['tests/setup.ts'], include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
});
