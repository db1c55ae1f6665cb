// Without a server the words come from the disk, all of them at once: a test is on no screen.

import '../src/art/boxes';
import { wordsAt } from '../words';

const real = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const address = typeof input === 'string' ? input : '';
  const words = wordsAt(address);
  if (words === null) return real(input, init);
  return new Response(words + (wordsAt(address.replace('-home', '-game')) ?? ''));
};
