import { expect, test } from 'vitest';
import { speak, t } from '../../src/words/index.svelte';

test('whoever has finished is told their place, not the number of a space', async () => {
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
  const words = [1, 2, 3, 4].map((space) => t('build-finished', { space }));
  expect(words[0]).toContain('in front');
  expect(new Set(words).size).toBe(4);
  expect(words.join()).not.toMatch(/\d/);
});
