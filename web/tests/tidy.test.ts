// The page knows no rule: which card or which rule of the road did something is told by the event, and found by its name.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../src/', import.meta.url);
const protocol = readFileSync(new URL('protocol.ts', root), 'utf8');
const union = (name: string): string[] =>
  [...(protocol.match(new RegExp(`^export type ${name} = (.*);$`, 'm'))?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, word]) => word!);

/** Cards and rules are drawn and explained one by one here. */
const BY_NAME = [/^art\//, /^lib\/rulebook\.ts$/, /^screens\/rules\//, /^protocol\.ts$/];
/** What else knows one, and why. */
const KNOWN: Record<string, string> = {
  'lib/coach.svelte.ts': 'lessons that belong to a card',
};

test('no card and no rule is known by name outside of pictures and rule pages, but for those listed here', () => {
  // A component, a beat or a title may be called like one of them.
  const beats = [...(protocol.match(/^export type Beat = ([\s\S]*?);\n\n/m)?.[1] ?? '').matchAll(/"type": "(\w+)"/g)].map(
    ([, word]) => word,
  );
  const names = new Set([...union('CardKind'), ...union('Modifier')].filter((name) => !beats.includes(name)));
  union('Title').forEach((title) => names.delete(title));
  expect(names.size).toBeGreaterThan(30);
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|svelte)$/.test(file) && !BY_NAME.some((place) => place.test(file)))
    .filter((file) => [...readFileSync(new URL(file, root), 'utf8').matchAll(/['"](\w+)['"]/g)].some(([, word]) => names.has(word!)));
  expect(found).toEqual(Object.keys(KNOWN));
});
