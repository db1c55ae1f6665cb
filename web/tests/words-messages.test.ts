// What messages say is what Fluent would say, and they need nothing that we do not do.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { type Args, Messages } from '../src/words/messages';

/** What every variable is filled in with: numbers of each plural form, a large one, and a word. */
const FILLED = [0, 1, 2, 3, 5, 12, 1234, 'other', 'x'];

describe.each(['en', 'cs'])('in %s', (language) => {
  const folder = new URL(`../../locales/${language}/`, import.meta.url);
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  const messages = new Messages(language, texts);
  const all = texts.flatMap((text) => new FluentResource(text).body);
  const names = [...new Set(JSON.stringify(all).matchAll(/"type":"var","name":"([^"]+)"/g))].map(([, name = '']) => name);

  test.each(FILLED)('filled in with %s', (value) => {
    const args: Args = Object.fromEntries(names.map((name) => [name, value]));
    for (const { id, value: whole, attributes } of all)
      for (const [place, pattern] of [
        [id, whole] as const,
        ...Object.entries(attributes).map(([name, one]) => [`${id}.${name}`, one] as const),
      ])
        if (pattern) {
          const [ours, theirs] = [messages.find(place), pattern];
          expect(ours && messages.say(ours, args), place).toBe(bundle.formatPattern(theirs, args, []));
        }
  });

  test('what is missing is told', () => {
    const lost = messages.find('event-rolled')!;
    const missing: string[] = [];
    expect(messages.say(lost, { first: 1, second: 2, sum: 3 }, missing)).toContain('{$player}');
    expect(missing).toEqual(['player']);
    expect(messages.find('no-such-message')).toBeNull();
    expect(messages.find('event-rolled.no-such-attribute')).toBeNull();
  });
});
