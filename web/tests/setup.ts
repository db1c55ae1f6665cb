// Without a server the words come from the disk: tests see them at the addresses that Vite gives them.

import { readFile } from 'node:fs/promises';

const real = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const address = typeof input === 'string' ? input : '';
  if (!address.startsWith('/@fs/')) return real(input, init);
  return new Response(await readFile(address.slice('/@fs'.length), 'utf8'));
};
