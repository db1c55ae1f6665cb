import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './compress';

// During development the page comes from Vite and everything else from a server: `trucker serve --no-open`.
const server = process.env.TRUCKER_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // The page's policy allows no scripts or pictures written into other files but data: pictures.
    assetsInlineLimit: 0,
    // Files of a few lines cost more in headers than they are worth.
    rollupOptions: { output: { experimentalMinChunkSize: 20_000 } },
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
