import { readdirSync } from 'node:fs';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const components = readdirSync(new URL('src', import.meta.url), { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.svelte'))
  .sort();

/** Names of scoped styles are in scripts, too, hundreds of times: as short as they can be, by the place of a component among all. */
const cssHash = ({ hash, filename, css }) => {
  const place = components.findIndex((path) => filename?.replaceAll('\\', '/').endsWith(`src/${path}`));
  return `s${place < 0 ? hash(filename ?? css) : place.toString(36)}`;
};

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
