// The page knows no rule: what happened, by what, what dice come to and how far a card has got is told by the server.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../src/', import.meta.url);
const protocol = readFileSync(new URL('protocol.ts', root), 'utf8');
const union = (name: string): string[] =>
  [...(protocol.match(new RegExp(`^export type ${name} = (.*);$`, 'm'))?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, word]) => word!);

/** Cards and rules are drawn and explained one by one here. */
const BY_NAME = [/^art\//, /^lib\/(rulebook|telling)\.ts$/, /^screens\/rules\//, /^protocol\.ts$/];

const files: [name: string, text: string][] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !BY_NAME.some((place) => place.test(file)))
  .map((file) => [file, readFileSync(new URL(file, root), 'utf8')]);
const where = (finds: (text: string) => boolean): string[] => files.filter(([, text]) => finds(text)).map(([file]) => file);

describe('no card and no rule is known by name outside of pictures and rule pages', () => {
  // A component, a beat or a title may be called like one of them.
  const beats = [...(protocol.match(/^export type Beat = ([\s\S]*?);\n\n/m)?.[1] ?? '').matchAll(/"type": "(\w+)"/g)].map(
    ([, word]) => word,
  );
  const names = new Set([...union('CardKind'), ...union('Modifier')].filter((name) => !beats.includes(name)));
  union('Title').forEach((title) => names.delete(title));
  const named = (text: string): boolean => [...text.matchAll(/['"](\w+)['"]/g)].some(([, word]) => names.has(word!));

  test('nowhere', () => {
    expect(names.size).toBeGreaterThan(30);
    expect(where(named)).toEqual([]);
  });
  test('one that is planted is found', () => {
    expect(named(`if (road === 'murphys_law') return;`)).toBe(true);
    expect(named(`if (kind === "combat_zone") return;`)).toBe(true);
    expect(named(`if (event.type === 'landed') return;`)).toBe(false);
  });
});

describe('nobody calculates with dice', () => {
  const OPERATOR = String.raw`\s*[-+*/%]\s*`;
  function calculates(text: string): boolean {
    const taken = [...text.matchAll(/\[\s*(\w+)\s*,\s*(\w+)\s*\](?:\s*:\s*\w+)?\s*=\s*[\w.]*\bdice\b/g)].flatMap(([, one, two]) => [
      one!,
      two!,
    ]);
    const values = ['dice\\[\\w+\\]!?', '\\.die\\b', ...taken.map((name) => `\\b${name}\\b`)];
    return values.some((value) => new RegExp(`${value}${OPERATOR}[\\w(]|[\\w)]${OPERATOR}[\\w.]*${value}`).test(text));
  }

  test('nowhere', () => {
    expect(where(calculates)).toEqual([]);
  });
  test('a sum that is planted is found', () => {
    expect(calculates('const sum = event.dice[0] + event.dice[1];')).toBe(true);
    expect(calculates('const [first, second] = event.dice; return first + second;')).toBe(true);
    expect(calculates('return quarters(event.die - 1);')).toBe(true);
    expect(calculates('const [first, second] = event.dice; return say({ first, second, sum: event.sum });')).toBe(false);
  });
});

test('how many levels and seats there are is written down nowhere', () => {
  expect(where((text) => /\[\s*'(I|III)',\s*'II',\s*'(I|III)'\s*\]/.test(text))).toEqual([]);
  expect(where((text) => /\[1, 2, 3, 4\]|\[0, 0, 0, 0, 0\]|handicaps: \[/.test(text))).toEqual([]);
});

test('what a level is flown with, and what comes after it, is told', () => {
  const asks = (text: string): boolean => /[!=]== '(I|II|III|IV)'|\b(I|II|III|IV): '/.test(text);
  // Sentences are about one level or another; else it is what its ship is called, and how large its picture is.
  const rules = where(asks).filter((file) => !file.startsWith('words/'));
  expect(rules).toEqual(['lib/extras.ts', 'parts/BoardMark.svelte']);
  expect(asks("const needs = ({ level }: Leg): boolean => level === 'IV';")).toBe(true);
  expect(asks("const NEXT: Record<Level, Level> = { I: 'II', II: 'III' };")).toBe(true);
});
