// Every letter that the page says is in the fonts that come with it, and they are small.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASIC, FURTHER } from '../fonts';
import { LANGUAGES, PARTS, wordsOf } from '../words';

const WEB = join(import.meta.dirname, '..');
const STYLE = readFileSync(join(WEB, 'src/styles/fonts.css'), 'utf8');

/** The letters of a `unicode-range`. */
function within(range: string): (letter: string) => boolean {
  const spans = range.split(',').map((one) =>
    one
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16)),
  );
  return (letter) => spans.some(([first = 0, last = first]) => first <= letter.codePointAt(0)! && letter.codePointAt(0)! <= last);
}

describe('the fonts', () => {
  it.each(LANGUAGES)('have every letter of %s', (language) => {
    const said = new Set(
      PARTS.map((part) => wordsOf(language, part))
        .join('')
        .replace(/\n/g, ''),
    );
    expect([...said].filter((letter) => !(BASIC + FURTHER).includes(letter))).toEqual([]);
  });

  it('are asked for the letters that they have', () => {
    const faces = [...STYLE.matchAll(/\.fonts\/\w+-(\w+)\.woff2[^}]*unicode-range: ([^;]+);/g)];
    expect(faces.length).toBe(4);
    for (const [, which, range] of faces) {
      const has = within(range!);
      const [ours, others] = which === 'basic' ? [BASIC, FURTHER] : [FURTHER, BASIC];
      expect(
        [...ours].filter((letter) => !has(letter)),
        which,
      ).toEqual([]);
      expect([...others].filter(has), which).toEqual([]);
    }
  });

  it('are small', () => {
    const folder = join(WEB, 'node_modules/.fonts');
    const bytes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
    expect(bytes.length).toBe(4);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(80 * 1024);
  });
});
