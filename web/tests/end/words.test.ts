import { beforeAll, expect, test } from 'vitest';
import { fillBox } from '../../src/lib/catalogue';
import { blankAccount, type Line } from '../../src/lib/ledger';
import type { Catalogue } from '../../src/protocol';
import { lineWords } from '../../src/screens/end/words';
import { speak } from '../../src/words/index.svelte';

beforeAll(async () => {
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  fillBox({ supply: { lost_component: 1 } } as unknown as Catalogue);
  await speak('en');
});

test('one lost component is not "1 at 1 each"', () => {
  const account = blankAccount(0, 1);
  const detail = (losses: number): string => {
    const line: Line = { kind: 'losses', credits: -losses, why: { losses } };
    return lineWords(line, account.slips[0]!, account, null).detail ?? '';
  };
  expect(detail(1)).toBe('one component');
  expect(detail(3)).toBe('3 at 1 each');
});
