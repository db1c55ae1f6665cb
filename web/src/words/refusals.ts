// Why something was not done.

import type { Trouble } from '../lib/api';
import type { Refusal, Refused } from '../protocol';
import { type Args, t } from './index.svelte';
import { dashed, mistakeWords } from './names';

export function refusalWords(refusal: Refusal): string {
  const about = refusal.type === 'does_not_fit' ? { mistake: mistakeWords(refusal.value) } : {};
  return t(`refusal-${dashed(refusal.type)}`, about);
}

/** Why the server did not do something. */
export function refusedWords(refused: Refused | Trouble): string {
  if (refused.code === 'rules') return refusalWords(refused.rule);
  const { code, ...details } = refused;
  return t(`refused-${dashed(code)}`, details as Args);
}
