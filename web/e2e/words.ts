// What the page says: tests look for messages by their ids, so that better words break no test.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'cs';

const FOLDER = join(import.meta.dirname, '../../locales');
/** The words of the terminal, which the page never says. */
const NOT_OURS = ['demo.ftl'];

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = readdirSync(join(FOLDER, language)).filter((name) => name.endsWith('.ftl'));
  for (const file of files.filter((name) => !NOT_OURS.includes(name))) {
    bundle.addResource(new FluentResource(readFileSync(join(FOLDER, language, file), 'utf8')));
  }
  return bundle;
}
const bundles: Record<Language, FluentBundle> = { en: bundleOf('en'), cs: bundleOf('cs') };

function patternOf(id: string, language: Language) {
  const [name = '', attribute] = id.split('.');
  const message = bundles[language].getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}
export const has = (id: string): boolean => Boolean(patternOf(id, 'en'));

/** A message as the page says it; `id` may name an attribute, as in `side-front.from`. */
export function say(id: string, args: Record<string, FluentVariable> = {}, language: Language = 'en'): string {
  const pattern = patternOf(id, language);
  if (!pattern) throw new Error(`there is no message ${id} in ${language}`);
  return bundles[language].formatPattern(pattern, args, []);
}

/** The words of a message around its variables, to look for whatever those are that are not given. */
export function saying(id: string, language: Language = 'en', args: Record<string, string | number | undefined> = {}): RegExp {
  const gap = '\u0000';
  const own = { enumerable: true, configurable: true };
  const names = new Proxy(args as Record<string, FluentVariable>, {
    get: (given, name: string) => given[name] ?? gap,
    has: () => true,
    getOwnPropertyDescriptor: () => own,
  });
  return new RegExp(say(id, names, language).split(gap).map(escaped).join('.*'), 's');
}

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Everything a language says: texts without variables as a whole, the others in pieces and as frames for values. */
export function literals(language: Language): { whole: string[]; pieces: string[]; frames: string[] } {
  const whole: string[] = [];
  const pieces: string[] = [];
  const frames: string[] = [];
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const read = (pattern: unknown): void => {
    if (typeof pattern === 'string') pieces.push(tidy(pattern));
    else if (Array.isArray(pattern)) pattern.forEach(read);
    else if (typeof pattern === 'object' && pattern !== null && 'variants' in pattern) {
      for (const { value } of (pattern as { variants: { value: unknown }[] }).variants) read(value);
    }
  };
  for (const { value, attributes } of bundles[language]._messages.values()) {
    for (const pattern of [value, ...Object.values(attributes)]) {
      if (typeof pattern === 'string') whole.push(tidy(pattern));
      else read(pattern);
      if (!Array.isArray(pattern)) continue;
      const frame = pattern.map((part) => (typeof part === 'string' ? escaped(part) : '.+')).join('');
      frames.push(`^${tidy(frame)}$`);
    }
  }
  return { whole, pieces: pieces.filter((piece) => piece !== ''), frames };
}
