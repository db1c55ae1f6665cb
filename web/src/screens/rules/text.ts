// The words of the rulebook in the language in force: reading pages and searching them.

import type { Group, Page, PageId } from '../../lib/rulebook';

/** Words as they are compared: small letters without accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** A page in one language. */
export interface Text {
  id: PageId;
  group: Group;
  title: string;
  lead: string;
  paragraphs: string[];
}

interface Words {
  t: (id: string) => string;
  has: (id: string) => boolean;
}

/** The words of a page. */
export function textOf({ id, group }: Page, { t, has }: Words): Text {
  const paragraphs: string[] = [];
  while (has(`rules-${id}.p${paragraphs.length + 1}`)) paragraphs.push(t(`rules-${id}.p${paragraphs.length + 1}`));
  return { id, group, title: t(`rules-${id}`), lead: t(`rules-${id}.lead`), paragraphs };
}

/** A piece of a page: a paragraph, or a list of items. */
export type Block = { text: string } | { items: string[] };

/** Paragraphs that begin with a dash, one after the other, are a list. */
export function blocksOf(paragraphs: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of paragraphs) {
    const last = blocks.at(-1);
    if (!paragraph.startsWith('– ')) blocks.push({ text: paragraph });
    else if (last && 'items' in last) last.items.push(paragraph.slice(2));
    else blocks.push({ items: [paragraph.slice(2)] });
  }
  return blocks;
}

export interface Found {
  text: Text;
  /** The sentence in which the words were found; none if the title says it. */
  excerpt: string | null;
}

const wordsOf = (wanted: string): string[] => fold(wanted).split(/\s+/).filter(Boolean);

/** A word without its ending, roughly, so that "battery" finds "batteries" and "štíty" finds "štít". */
const stem = (word: string): string => (word.length < 5 ? word : word.slice(0, word.length < 7 ? -1 : -2));

/** Pages that have all of these words: those with them in the title first, then the lead, then the text. */
export function search(texts: readonly Text[], wanted: string): Found[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  const stems = words.map(stem);
  const hasAll = (text: string, parts: string[]) => parts.every((part) => fold(text).includes(part));
  const found: (Found & { rank: number })[] = [];
  for (const text of texts) {
    const lines = [text.lead, ...text.paragraphs];
    const all = [text.title, ...lines].join(' ');
    if (!hasAll(all, stems)) continue;
    const inTitle = hasAll(text.title, stems);
    const tests = [
      fold(text.title).startsWith(words.join(' ')),
      inTitle && fold(text.title).startsWith(stems[0] ?? ''),
      inTitle,
      hasAll(text.lead, words),
      hasAll(all, words),
    ];
    const rank = (tests.indexOf(true) + tests.length + 1) % (tests.length + 1);
    const line =
      lines.find((each) => hasAll(each, words)) ??
      lines.find((each) => hasAll(each, stems)) ??
      lines.find((each) => stems.some((part) => fold(each).includes(part)));
    found.push({ text, rank, excerpt: inTitle ? null : (line?.replace(/^– /, '') ?? null) });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ text, excerpt }) => ({ text, excerpt }));
}

/** A text in pieces, those with the wanted words marked. */
export function marked(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = wordsOf(wanted).map(stem);
  // Letter by letter, so that places in the folded text are places in the text.
  const letters = [...text.normalize('NFC')];
  const folded = letters.map((letter) => fold(letter).charAt(0) || ' ').join('');
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      // To the end of the word: only its stem was looked for.
      for (let i = at; i < at + word.length || /\p{L}/u.test(folded[i] ?? ''); i += 1) hits.add(i);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, index) => {
    const hit = hits.has(index);
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}
