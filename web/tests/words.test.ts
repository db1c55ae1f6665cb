// Both languages say the same things, and everything that the page wants to say.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../words';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'web/src');
const LANGUAGES = ['en', 'cs'] as const;
type Language = (typeof LANGUAGES)[number];

const read = (language: Language, file: string): string => readFileSync(join(ROOT, 'locales', language, file), 'utf8');
const files = (language: Language): string[] =>
  readdirSync(join(ROOT, 'locales', language))
    .filter((name) => name.endsWith('.ftl'))
    .sort();

interface Node {
  type?: string;
  name?: string;
  value?: unknown;
  [key: string]: unknown;
}

/** Everything inside a pattern. */
function* inside(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* inside(each);
  else if (typeof node === 'object' && node !== null) {
    yield node as Node;
    for (const each of Object.values(node)) yield* inside(each);
  }
}

interface Selection {
  keys: string[];
  /** Does a noun follow the number, whose form depends on it? */
  counts: boolean;
}

interface Message {
  variables: string[];
  /** Messages that are part of it. */
  parts: string[];
  selections: Selection[];
}

/** A pattern as text, with `{name}` for its variables and nothing for its selections. */
function flat(pattern: unknown): string {
  if (typeof pattern === 'string') return pattern;
  if (Array.isArray(pattern)) return pattern.map(flat).join('');
  const { type, name } = (pattern ?? {}) as Node;
  return type === 'var' ? `{${name}}` : '';
}

type Select = Node & { selector: Node; variants: { key: Node; value: unknown }[] };

function* selectionsOf(pattern: unknown): Generator<Selection> {
  const parts = Array.isArray(pattern) ? (pattern as unknown[]) : [pattern];
  for (const [index, part] of parts.entries()) {
    const { type, selector, variants } = (part ?? {}) as Select;
    if (type !== 'select') continue;
    const number = `{${selector.name}}`;
    const follows = new RegExp(`\\{${selector.name}\\}[ \u00a0]+\\p{L}`, 'u');
    const before = flat(parts.slice(0, index)).trimEnd().endsWith(number);
    yield {
      keys: variants.map(({ key }) => String(key.value)),
      counts: before || variants.some(({ value }) => follows.test(flat(value))),
    };
    for (const { value } of variants) yield* selectionsOf(value);
  }
}

/** Messages by id, attributes as `id.attribute`. */
function messages(texts: string[]): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const text of texts) {
    for (const { id, value, attributes } of new FluentResource(text).body) {
      const more = Object.entries(attributes).map(([name, of]) => [`${id}.${name}`, of] as const);
      const patterns = [[id, value] as const, ...more];
      for (const [name, pattern] of patterns) {
        if (pattern === null) continue;
        const nodes = [...inside(pattern)];
        // The same thing in another case: Czech may need `tile-object` where English takes `tile`.
        const named = nodes.filter(({ type }) => type === 'var').map((node) => String(node.name).replace(/-object$/, ''));
        const parts = nodes.filter(({ type }) => type === 'mesg').map((node) => String(node.name));
        found.set(name, { variables: named, parts, selections: [...selectionsOf(pattern)] });
      }
    }
  }
  return found;
}

/** Ids as they are written in a file: the parser skips what it cannot read, so that a slip would go unnoticed. */
function written(text: string): string[] {
  const ids: string[] = [];
  let message = '';
  for (const line of text.split('\n')) {
    const [, id] = /^(-?[a-zA-Z][\w-]*) *=/.exec(line) ?? [];
    const [, attribute] = /^ +\.([a-zA-Z][\w-]*) *=/.exec(line) ?? [];
    if (id) ids.push((message = id));
    else if (attribute) ids.push(`${message}.${attribute}`);
  }
  return ids;
}

/** Only these may begin a line. */
const FINE = /^($|#|\s|[}]|-?[a-zA-Z][\w-]* *=)/;

describe.each(LANGUAGES)('the words in %s', (language) => {
  it.each(files(language))('%s can be read to its end', (file) => {
    const text = read(language, file);
    expect(text.split('\n').filter((line) => !FINE.test(line))).toEqual([]);
    const ids = written(text);
    expect(new Set(ids).size, 'an id is there twice').toBe(ids.length);
    const known = messages([text]);
    expect(ids.filter((id) => !known.has(id) && !ids.some((other) => other.startsWith(`${id}.`)))).toEqual([]);
  });
});

const everything = (language: Language) => messages(files(language).map((file) => read(language, file)));
const ALL: Record<Language, Map<string, Message>> = { en: everything('en'), cs: everything('cs') };

/** The variables of a message and of the messages inside it. */
function variablesOf(id: string, all: Map<string, Message>): string[] {
  const { variables, parts } = all.get(id) ?? { variables: [], parts: [] };
  return [...new Set([...variables, ...parts.flatMap((part) => variablesOf(part, all))])].sort();
}

describe('English and Czech', () => {
  it('have the same files', () => expect(files('cs')).toEqual(files('en')));

  it.each(files('en'))('%s has the same messages with the same variables', (file) => {
    const [en, cs] = [messages([read('en', file)]), messages([read('cs', file)])];
    expect([...cs.keys()].sort()).toEqual([...en.keys()].sort());
    for (const id of en.keys()) expect(variablesOf(id, ALL.cs), id).toEqual(variablesOf(id, ALL.en));
  });

  it.each(files('cs'))('%s counts as Czech does', (file) => {
    for (const [id, { selections }] of messages([read('cs', file)])) {
      for (const { keys, counts } of selections) {
        // "Celkem 5" and "dělí se Ada a Bob" are the same for two and for five; "2 dílky" and "5 dílků" are not.
        if (counts && (keys.includes('one') || keys.includes('few'))) {
          expect(keys, id).toEqual(expect.arrayContaining(['one', 'few', 'other']));
        }
      }
    }
  });
});

/** The hundreds of grips in the yard are told in replays alone, which call everybody by name. */
const YARD = /^event-(tile-(drawn|taken|lifted|placed|reserved|returned)|reserve-taken|pile-|timer-turned)/;
const ABOUT = /^(event|flight-told|flight-note|flight-moved|flight-behind|end-fate)-/;

describe('whoever a sentence is about', () => {
  const all = (language: Language) => ALL[language];
  it.each(LANGUAGES)('can be told it in %s without a name', (language) => {
    const about = [...all(language).keys()].filter(
      (id) =>
        ABOUT.test(id) &&
        !id.includes('.') &&
        !YARD.test(id) &&
        variablesOf(id, all(language)).some((one) => one === 'player' || (one === 'name' && id.startsWith('end-'))),
    );
    expect(about.length).toBeGreaterThan(100);
    expect(about.filter((id) => !all(language).has(`${id}.you`))).toEqual([]);
    expect(about.filter((id) => variablesOf(`${id}.you`, all(language)).includes('player'))).toEqual([]);
  });
});

/** Ids that the page asks for by their whole name: `t('…')`, and both sides of a choice inside. */
function asked(source: string): string[] {
  const ids: string[] = [];
  for (const call of source.matchAll(/(?<![\w.$])(?:t|has)\(/g)) {
    const start = call.index + call[0].length;
    let depth = 1;
    let end = start;
    while (end < source.length && depth > 0) {
      if ('([{'.includes(source[end] ?? '')) depth += 1;
      if (')]}'.includes(source[end] ?? '')) depth -= 1;
      end += 1;
    }
    // The first argument alone: what fills a message in is not an id.
    const [first = ''] = source.slice(start, end - 1).split(/,\s*\{/);
    // What is compared, indexed or joined is not one either.
    const tidy = first
      .replace(/[!=]==\s*'[^']*'/g, '')
      .replace(/\[[^\]]*\]/g, '')
      .replace(/\([^)]*\)/g, '');
    for (const [, id] of tidy.matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z0-9-]+)?)'/g)) if (id) ids.push(id);
  }
  return ids;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

describe('the page', () => {
  const known = messages(
    files('en')
      .filter((file) => file !== 'demo.ftl')
      .map((file) => read('en', file)),
  );
  const paths = sources(SOURCE).map((path) => [path.slice(SOURCE.length + 1), path] as const);
  it.each(paths)('%s asks for words that exist', (_, path) => {
    expect(asked(readFileSync(path, 'utf8')).filter((id) => !known.has(id))).toEqual([]);
  });
});

/** A module and everything that is loaded with it. */
function loadedWith(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, named] of readFileSync(path, 'utf8').matchAll(/^\s*import (?!type\b)[^;]*?from '(\.[^']+)';/gm)) {
    const base = join(dirname(path), named!);
    const module = [base, `${base}.ts`].find((one) => existsSync(one) && /\.(ts|svelte)$/.test(one));
    if (module) loadedWith(module, found);
  }
  return found;
}

describe('the home screen', () => {
  it('says nothing that is not in its one file of words', () => {
    const known = messages([wordsOf('en', 'home')]);
    const modules = new Set([join(SOURCE, 'main.ts'), join(SOURCE, 'screens/home/Home.svelte')].flatMap((one) => [...loadedWith(one)]));
    expect(modules.size).toBeGreaterThan(30);
    const missing = [...modules].flatMap((path) =>
      asked(readFileSync(path, 'utf8'))
        .filter((id) => !known.has(id))
        .map((id) => `${path.slice(SOURCE.length + 1)}: ${id}`),
    );
    expect(missing).toEqual([]);
  });
});
