// Czech calls things what the Czech rulebook calls them, and each by one name.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../locales/cs');
const lines = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => `${file}: ${line.trim()}`),
);

/** A word that is not said, and the one that is. */
const SAID: [not: RegExp, but: string][] = [
  [/drsn\p{L}+ cest/iu, 'drsná štreka'],
  [/stáz/iu, 'spánková komora, spící kosmonaut'],
  [/posilov|posíl|posiluj/iu, 'zesilovač, zesílený, zesiluje'],
  [/(těžk|lehk)\p{L}+ střel/iu, 'velká střela, malá střela'],
  [/mezi dokem/iu, 'mezi rampou a kontejnery'],
  [/(?<!\p{L})(spoj|spoje|spoji|spojem|spojů|spojům|spojích|konektor\p{L}*)(?!\p{L})/u, 'přípojka'],
  [/(opoušt|opust)\p{L}* let|let (\p{L}+ )?(opoušt|opust)|vzdá\p{L}* let|let vzdá/iu, 'odstupuje z letu, odstoupí z letu'],
  [/(?<!\p{L})bank[auoy]?(?!\p{L})|v bance/iu, 'v zásobě'],
  [/ty, komu/iu, 'ty, kterým'],
  [/hladk\p{L}+ (stran|hran)/iu, 'prázdná hrana'],
  [/(?<!\p{L})(zkoušíme|připojujeme)/iu, 'zkouším: the page speaks as one'],
  [/(nebo|ještě nějakou|kterou|jednu|vystřelit|spálit) kostk/iu, 'kostička; what is rolled is a kostka'],
];

describe('Czech', () => {
  it.each(SAID)('does not say %s', (not, but) => {
    expect(
      lines.filter((line) => not.test(line)),
      but,
    ).toEqual([]);
  });

  it('lets a mouse click and a finger tap', () => {
    const clicks = lines.filter((line) => /klikn/iu.test(line)).map((line) => line.replace(/^(\S+: \S+) =.*/, '$1'));
    const text = lines.join('\n');
    for (const [, id] of clicks.map((line) => line.split(': '))) {
      expect(text, `${id} has no word for a finger`).toMatch(new RegExp(`: ${id} = .*\\n.*: \\.touch = .*[Kk]lep`));
    }
  });
});
