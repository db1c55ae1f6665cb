// Every event is told by the page as by the terminal, from the same arguments: `told.json` is what the terminal says
// (`crates/trucker/tests/program/written.rs` keeps it fresh). The page may add why.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillBox } from '../src/lib/catalogue';
import type { Event } from '../src/protocol';
import { LANGUAGES, speak } from '../src/words/index.svelte';
import { eventWords } from '../src/words/sentences';
import { BOX } from './art/box';

const TOLD = JSON.parse(readFileSync(new URL('told.json', import.meta.url), 'utf8')) as { event: Event; en: string; cs: string }[];
const name = (seat: number): string => ['Ada', 'Bob', 'Cid', 'Eva', 'Ida'][seat] ?? '';

it('knows every event', () => {
  expect([...new Set(TOLD.map(({ event }) => event.type))]).toEqual(BOX.names.Event);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    (globalThis as { document?: object }).document ??= { documentElement: {} };
    fillBox(BOX);
    await speak(language);
  });

  it('says what the terminal says', () => {
    for (const { event, [language as 'en']: told } of TOLD) {
      // The page sets a real minus, and in Czech keeps short words on the line of what follows.
      const page = eventWords(event, name).replaceAll('\u00a0', ' ').replaceAll('−', '-');
      expect(page.slice(0, told.length), JSON.stringify(event)).toBe(told);
    }
  });
});
