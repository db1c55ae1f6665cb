// The rulebook is complete: everything the protocol knows has a page, and every page has words in both languages.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { GROUPS, PAGES, pageFor, pageOf, pagesOf, type Page, type Thing } from '../src/lib/rulebook';
import type { Reason } from '../src/protocol';
import { BOX } from './art/box';
import { blocksOf, fold, marked, search, textOf } from '../src/screens/rules/text';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The values of a type of the protocol: plain words, and the types of objects. */
function union(name: string): readonly string[] {
  const names = BOX.names[name];
  if (!names) throw new Error(`the names of ${name} are not written down`);
  return names;
}

const LANGUAGES = ['en', 'cs'] as const;
function words(language: (typeof LANGUAGES)[number]) {
  const texts = ['web-rules', 'web-rules-kot', 'web-rules-abe', 'web-rules-team'].map((file) =>
    read(`../../locales/${language}/${file}.ftl`),
  );
  const resource = new FluentResource(texts.join('\n'));
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(resource)).toEqual([]);
  const ids = resource.body.map(({ id }) => id);
  expect(new Set(ids).size, 'each message once').toBe(ids.length);
  const pattern = (id: string) => {
    const [name = '', attribute] = id.split('.');
    const message = bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  };
  return {
    ids,
    attributes: (id: string) => Object.keys(bundle.getMessage(id)?.attributes ?? {}),
    has: (id: string) => pattern(id) !== null,
    t: (id: string) => {
      const found = pattern(id);
      return found === null ? id : bundle.formatPattern(found, { count: 2, page: '', about: '' }, []);
    },
  };
}

describe('the protocol', () => {
  const first = (name: string) => union(name)[0] as never;
  /** A value with this name, with just enough in it to find its page. */
  const value = (name: string): never =>
    ({
      type: name,
      mistake: first('Mistake'),
      why: { type: 'card' },
      title: first('Title'),
      road: first('Modifier'),
      specialist: 'techie',
      member: 'welder',
      ability: 'welder_b',
      value:
        name === 'does_not_fit'
          ? first('Mistake')
          : name === 'title'
            ? first('Title')
            : name === 'specialist'
              ? 'lawyer'
              : name === 'member'
                ? 'trader_b'
                : 0,
    }) as never;

  const kinds: [string, (name: string) => Thing][] = [
    ['Component', (name) => ({ component: value(name) })],
    ['CardKind', (name) => ({ card: name as never })],
    ['Title', (name) => ({ title: name as never })],
    ['Modifier', (name) => ({ modifier: name as never })],
    ['Mistake', (name) => ({ mistake: name as never })],
    ['Refusal', (name) => ({ refusal: value(name) })],
    ['Money', (name) => ({ money: value(name) })],
    ['Event', (name) => ({ event: value(name) })],
    ['Reason', (name) => ({ reason: value(name) })],
  ];
  for (const [kind, thing] of kinds) {
    it(`has a page for every ${kind}`, () => {
      for (const name of union(kind)) expect(pageOf(pageFor(thing(name))), `${kind} ${name}`).not.toBeNull();
    });
  }

  it('leads from parts of a card to the card', () => {
    expect(pageFor({ event: { type: 'docked', seat: 0 }, during: 'abandoned_station' })).toBe('abandoned-station');
    expect(pageFor({ event: { type: 'weakest', seat: 0, measure: 'crew' }, during: 'sabotage' })).toBe('sabotage');
    expect(pageFor({ event: { type: 'enemy_beaten', seat: 0 }, during: 'pirates' })).toBe('pirates');
    expect(pageFor({ event: { type: 'paid', seat: 0, credits: 2, why: { type: 'title', value: 'corridorist' } } })).toBe('corridorist');
    expect(pageFor({ refusal: { type: 'does_not_fit', value: 'behind_engine' } })).toBe('engine');
  });

  it('leads from both abilities of a member to its page', () => {
    expect(pageFor({ modifier: 'welder_a' })).toBe('welder');
    expect(pageFor({ modifier: 'welder_b' })).toBe('welder');
    expect(pageFor({ modifier: 'security_guard_b' })).toBe('security-guard');
    expect(pageFor({ event: { type: 'ability_used', seat: 0, ability: 'stock_boy_b' } })).toBe('stock-boy');
    expect(pageFor({ event: { type: 'member_hired', seat: 0, member: 'hotel_clerk' } })).toBe('hotel-clerk');
    expect(pageFor({ money: { type: 'member', value: 'advertiser_a' } })).toBe('advertiser');
    const about: Reason = { type: 'for_ability', ability: 'plumber_a', about: { type: 'component' }, ship: 0 };
    expect(pageFor({ reason: about })).toBe('plumber');
    expect(pageFor({ reason: { type: 'choose_member', from: ['welder'] } })).toBe('support-team');
  });
});

describe('the pages', () => {
  it('have their own names and lead to each other', () => {
    expect(new Set(PAGES.map(({ id }) => id)).size).toBe(PAGES.length);
    for (const { id, related } of PAGES as readonly Page[]) {
      for (const other of related) expect(pageOf(other), `${id} → ${other}`).not.toBeNull();
      expect(related, id).not.toContain(id);
    }
    expect(GROUPS.flatMap(pagesOf).map(({ id }) => id)).toEqual(PAGES.map(({ id }) => id));
  });

  it('show every kind of card and component', () => {
    const pictures = (PAGES as readonly Page[]).map(({ picture }) => JSON.stringify(picture) ?? '');
    for (const kind of [...union('CardKind'), ...union('Component')]) {
      expect(
        pictures.some((picture) => picture.includes(`"${kind}"`)),
        kind,
      ).toBe(true);
    }
  });

  const [english, czech] = LANGUAGES.map(words) as [ReturnType<typeof words>, ReturnType<typeof words>];
  it('are written in both languages, and nothing else is', () => {
    expect(czech.ids).toEqual(english.ids);
    for (const id of english.ids) expect(czech.attributes(id), id).toEqual(english.attributes(id));
    const known = new Set<string>([...PAGES.map(({ id }) => id), ...GROUPS.map((group) => `group-${group}`)]);
    for (const id of english.ids) {
      if (!id.startsWith('rules-ui-')) expect(known.has(id.replace('rules-', '')), id).toBe(true);
    }
    for (const name of known) expect(english.has(`rules-${name}`), name).toBe(true);
  });

  for (const [index, each] of [english, czech].entries()) {
    it(`are short and complete: ${LANGUAGES[index]}`, () => {
      let count = 0;
      for (const page of PAGES) {
        const text = textOf(page, each);
        expect(each.has(`rules-${page.id}.lead`), page.id).toBe(true);
        expect(text.paragraphs.length, page.id).toBeGreaterThanOrEqual(2);
        expect(text.paragraphs.length, page.id).toBeLessThanOrEqual(8);
        // No paragraph is lost behind a gap in the numbers.
        expect(each.attributes(`rules-${page.id}`)).toHaveLength(text.paragraphs.length + 1);
        for (const line of [text.title, text.lead, ...text.paragraphs]) {
          expect(line).not.toMatch(/[{}]|\s\s|rules-/);
          expect(line.length, line).toBeLessThan(340);
          count += line.split(/\s+/).length;
        }
      }
      expect(count).toBeGreaterThan(6000);
      expect(count).toBeLessThan(14_500);
    });

    it(`tell the numbers of the boards: ${LANGUAGES[index]}`, () => {
      const levels = textOf(pageOf('levels') as Page, each).paragraphs;
      const payday = textOf(pageOf('payday') as Page, each).paragraphs;
      const flown = BOX.flight_boards.filter(({ level }) => BOX.ship_boards.some((board) => board.set === 'base' && board.level === level));
      expect(flown).toHaveLength(3);
      for (const [row, flight] of flown.entries()) {
        const ship = BOX.ship_boards[row];
        const perPile = flight.cards_per_pile.reduce((sum, cards) => sum + cards, 0);
        const numbers = levels[row]?.match(/\d+/g);
        expect(ship).toMatchObject({ level: flight.level, set: 'base' });
        expect(numbers?.map(Number)).toEqual([
          ship?.squares.length,
          4 * perPile,
          flight.spaces,
          ...flight.finish_rewards,
          flight.best_looking,
        ]);
        expect(payday[0]).toContain(flight.finish_rewards.join(', '));
      }
    });
  }

  describe('searched', () => {
    const texts = (each: ReturnType<typeof words>) => PAGES.map((page) => textOf(page, each));
    const ids = (each: ReturnType<typeof words>, wanted: string) => search(texts(each), wanted).map(({ text }) => text.id);

    it('give titles before texts', () => {
      expect(ids(english, 'shield')[0]).toBe('shield');
      expect(ids(english, 'lapped')[0]).toBe('giving-up');
      expect(ids(english, '  ')).toEqual([]);
      expect(ids(english, 'llama')).toEqual([]);
    });
    it('need no accents and no capitals', () => {
      expect(ids(czech, 'STITY').length).toBeGreaterThan(2);
      expect(ids(czech, 'otevrene pripojky')[0]).toBe('exposed');
      expect(ids(czech, 'Otrokáři')[0]).toBe('slavers');
      expect(fold('Přesýpací HODINY')).toBe('presypaci hodiny');
    });
    it('forgive endings', () => {
      expect(ids(english, 'battery')[0]).toBe('battery');
      expect(ids(english, 'meteor')[0]).toBe('hits');
      expect(ids(czech, 'baterii')).toContain('battery');
      expect(ids(czech, 'kajutu')).toContain('cabin');
    });
    it('find every word, wherever it stands', () => {
      expect(ids(english, 'half rounded')).toEqual(expect.arrayContaining(['giving-up', 'payday']));
    });
    it('mark what was found', () => {
      expect(marked('Štít a štíty', 'stit')).toEqual([
        { text: 'Štít', hit: true },
        { text: ' a ', hit: false },
        { text: 'štíty', hit: true },
      ]);
    });
  });

  it('make lists of dashed lines', () => {
    expect(blocksOf(['a', '– b', '– c', 'd'])).toEqual([{ text: 'a' }, { items: ['b', 'c'] }, { text: 'd' }]);
  });
});
