import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Names of scoped styles are in scripts, too: short ones, which five letters still tell apart. */
const cssHash = ({ hash, filename, css }) => `s${hash(filename ?? css).slice(0, 5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
