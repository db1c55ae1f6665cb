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
  for (const file of readdirSync(join(FOLDER, language)).filter((name) => name.endsWith('.ftl') && !NOT_OURS.includes(name))) {
    bundle.addResource(new FluentResource(readFileSync(join(FOLDER, language, file), 'utf8')));
  }
  return bundle;
}
const bundles: Record<Language, FluentBundle> = { en: bundleOf('en'), cs: bundleOf('cs') };

/** A message as the page says it; `id` may name an attribute, as in `side-front.from`. */
export function say(id: string, args: Record<string, FluentVariable> = {}, language: Language = 'en'): string {
  const [name = '', attribute] = id.split('.');
  const message = bundles[language].getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) throw new Error(`there is no message ${id} in ${language}`);
  return bundles[language].formatPattern(pattern, args, []);
}

/** The words of a message around its variables, to look for whatever they are. */
export function saying(id: string, language: Language = 'en'): RegExp {
  const gap = '\u0000';
  const names = new Proxy({}, { get: () => gap, has: () => true, getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) });
  return new RegExp(say(id, names, language).split(gap).map(escaped).join('.*'), 's');
}

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every text without variables, of messages and attributes, with its id. */
export function plainTexts(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  const bundle = bundles[language] as unknown as { _messages: Map<string, { value: unknown; attributes: Record<string, unknown> }> };
  for (const [id, { value, attributes }] of bundle._messages) {
    if (typeof value === 'string') found.set(id, value);
    for (const [name, text] of Object.entries(attributes)) if (typeof text === 'string') found.set(`${id}.${name}`, text);
  }
  return found;
}
