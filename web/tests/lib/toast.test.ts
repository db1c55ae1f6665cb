import { expect, test } from 'vitest';
import { forgetHarm, toast, toasts } from '../../src/lib/toast.svelte';

test('what went wrong on one screen is not told on the next one; what has happened is', () => {
  toast('That did not work.', true);
  toast('Bob sits down.');
  expect(toasts.map(({ text }) => text)).toEqual(['That did not work.', 'Bob sits down.']);
  forgetHarm();
  expect(toasts.map(({ text }) => text)).toEqual(['Bob sits down.']);
});
