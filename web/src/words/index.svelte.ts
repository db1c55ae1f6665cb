// Every word a person reads: Fluent messages from `locales/`, looked up in the language in force.

import FILES from 'virtual:words';
import { touch } from '../lib/hands.svelte';
import { type Args, Messages } from './messages';
import { withPlaces } from './places';

export type { Args };

export const LANGUAGES = ['en', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a screen needs words for: the home screen has a file of its own, all others need both. */
export type Part = 'home' | 'game';

const current = $state<{ language: Language; messages: Messages | null }>({ language: 'en', messages: null });
const loaded = new Map<string, Promise<string>>();
const needed = new Set<Part>(['home']);

/** The words of a part, fetched once: words are no scripts, and only those of one language are fetched. */
function load(name: keyof typeof FILES): Promise<string> {
  const known = loaded.get(name);
  if (known) return known;
  const text = read(FILES[name]);
  loaded.set(name, text);
  // What could not be loaded is tried again the next time.
  text.catch(() => loaded.delete(name));
  return text;
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Fetches the words of a part, if they are not here yet. */
export async function need(part: Part): Promise<void> {
  if (needed.has(part)) return;
  const { language } = current;
  const text = await load(`${language}-${part}`);
  needed.add(part);
  // Somebody may have changed the language meanwhile: that bundle lacks this part, too.
  if (current.language !== language) return speak(current.language);
  current.messages?.add(text);
}

/** Speaks this language from now on. */
export async function speak(language: Language): Promise<void> {
  const texts = await Promise.all([...needed].map((part) => load(`${language}-${part}`)));
  current.language = language;
  current.messages = new Messages(language, texts);
  document.documentElement.lang = language;
}

/** Tells the server which language was chosen: it sends the page in it, so that it is right before any script has run. */
export function tellServer(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** The language in force. */
export const language = (): Language => current.language;

/** The first of the browser's languages that we speak. */
export function languageOfBrowser(wishes: readonly string[] = navigator.languages): Language {
  const short = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return LANGUAGES.find((ours) => short.find((wish) => (LANGUAGES as readonly string[]).includes(wish)) === ours) ?? 'en';
}

/** What is said to fingers, if that is not what is said to a mouse. */
export const byHand = (id: string): string => (touch && has(`${id}.touch`) ? `${id}.touch` : id);

/** Is there such a message? `id` may name an attribute, as in `side-front.from`. */
export const has = (id: string): boolean => !!current.messages?.find(id);

/** Czech sets no line break after a word of one letter, nor between a figure and what it counts. */
const bound = (text: string): string =>
  current.language === 'cs' ? text.replace(/(?<=^|[\s(„])([ksvzouai]) /gi, '$1\u00a0').replace(/(\d) (?=\p{Ll})/gu, '$1\u00a0') : text;

/** Squares are filled in as they are called at the rim of the board, whoever names them. */
function filled(args: Args): Args {
  const told = { ...args };
  for (const name of ['square', 'squares']) {
    const value = told[name];
    if (typeof value === 'string') told[name] = withPlaces(value);
  }
  return told;
}

/** A message, if there is one and all that it tells of is known. */
export function ifKnown(id: string, args: Args): string | null {
  const found = current.messages?.find(id);
  const missing: string[] = [];
  const text = found ? current.messages?.say(found, filled(args), missing) : undefined;
  return text === undefined || missing.length ? null : bound(text);
}

/** A message, filled in; a missing one shows its id, and says so where the tests listen. */
export function t(id: string, args: Args = {}): string {
  const { messages } = current;
  if (!messages) return id;
  const found = messages.find(id);
  if (found === null) {
    console.error(`There is no message ${id}.`);
    return id;
  }
  return bound(messages.say(found, filled(args)));
}
