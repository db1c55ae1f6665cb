// The support team asks: whom to keep, what to use, and what has to be said about it, perhaps of somebody else's ship.

import { beforeAll, describe, expect, test, vi } from 'vitest';
import type {
  About,
  Answer,
  Catalogue,
  Choice,
  Decision,
  GameView,
  Marking,
  Modifier,
  QuestionView,
  Reason,
  Shape,
} from '../../src/protocol';
import type { Option } from '../../src/screens/flight/question';
import { ALL_BOARDS, ALL_TILES, BOX } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak } = await import('../../src/words/index.svelte');
const { asking } = await import('../../src/screens/flight/options');
const { whyAsked } = await import('../../src/screens/flight/headings');
const { subjectOf } = await import('../../src/screens/flight/more');
const { changesOf, foreseenIf, shipAsked } = await import('../../src/screens/flight/ability');

const named = (name: string): number => ALL_TILES.findIndex((tile) => tile.name === name);
const view = {
  flight: {
    card: null,
    phase: { type: 'crew' },
    level: 'II',
    mode: { type: 'flight', value: 'II' },
    order: [0, 1],
    ship_board: ALL_BOARDS.findIndex(({ name }) => name === 'II'),
  },
  seats: [{ position: 3 }, { position: 1 }],
  ships: [{ tiles: [{ square: '7,7', tile: 5, turn: 0 }] }, { tiles: [{ square: '8,8', tile: named('a001'), turn: 0 }] }],
} as unknown as GameView;
const scope = { view, seat: 0, name: (seat: number) => ['Ada', 'Bob'][seat] ?? '' };

beforeAll(async () => {
  fillBox({ ...BOX, ship_boards: ALL_BOARDS } as Catalogue);
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
});

const ask = (reason: Reason, shape: Shape, choices: Choice[] = [], suggested: Answer = { type: 'done' }): QuestionView => {
  const decision: Decision = { seat: 0, shape, reason };
  return { id: 1, decision, suggested, choices };
};
const about = (what: About, ability: Modifier = 'welder_b', ship = 0): Reason => ({ type: 'for_ability', ability, about: what, ship });
const some = (options: number, may_pass = true): Shape => ({ type: 'one_of', options, may_pass });
const titles = (question: QuestionView): string[] => asking(question, scope).options.map(({ title }) => title);
const answers = (question: QuestionView): Answer[] => asking(question, scope).options.map(({ answer }) => answer);

describe('which ability to use', () => {
  const question = ask({ type: 'use_ability', window: 'before_flight', abilities: ['bureaucrat_a', 'security_guard_a'] }, some(0b11), [
    {
      answer: { type: 'option', value: 0 },
      events: [{ type: 'paid', seat: 0, credits: 3, why: { type: 'member', value: 'bureaucrat_a' } }],
      then: 'question',
    },
  ]);

  test('has a box with a sentence for each, and one for none', () => {
    const asked = asking(question, scope);
    expect(asked.heading).toBe('Use an ability before the first card?');
    expect(asked.style).toBe('boxes');
    expect(titles(question)).toEqual(['Bureaucrat A', 'Security guard A', 'Not in this flight']);
    expect(answers(question)).toEqual([{ type: 'option', value: 0 }, { type: 'option', value: 1 }, { type: 'done' }]);
    const [first, second] = asked.options;
    expect(JSON.stringify(first?.lines)).toContain('Move ahead by the level of the flight');
    expect(JSON.stringify(first?.lines)).toContain('+3');
    expect(second?.go).toBe('Use: Security guard A');
    expect(asked.options[asked.first]?.title).toBe('Not in this flight');
  });

  test.each(['before_building', 'mending', 'after_building', 'before_flight', 'bonuses', 'selling'] as const)(
    'is asked at its time: %s',
    (window) => {
      const asked = ask({ type: 'use_ability', window, abilities: ['welder_b'] }, some(1));
      expect(asking(asked, scope).heading).toMatch(/ability.*\?$/);
      expect(whyAsked(asked, scope).join()).toContain('support team');
    },
  );
});

describe('what has to be said about one', () => {
  test('squares of the own ship are called by what stands there', () => {
    const question = ask(about({ type: 'component' }), { type: 'square', from: ['7,7', '5,5'] });
    expect(asking(question, scope).heading).toBe('Welder B: where is a connector closed?');
    expect(titles(question)).toEqual([expect.stringMatching(/ at 7,7$/), 'Empty square 5,5']);
    expect(shipAsked(question.decision)).toBeNull();
  });

  test("squares may be those of somebody else's ship", () => {
    const question = ask(about({ type: 'component' }, 'saboteur_b', 1), { type: 'set', from: ['8,8'], max: 1 });
    const asked = asking(question, scope);
    expect(asked.heading).toBe('Saboteur B: where on Bob’s ship do you loosen a joint?');
    expect(asked.help).toContain('Bob says from which cabin');
    expect(shipAsked(question.decision)).toBe(1);
    expect(titles(question)).toEqual(['Solar panel at 8,8', 'Leave it']);
    expect(answers(question)).toEqual([
      { type: 'set', value: ['8,8'] },
      { type: 'set', value: [] },
    ]);
    expect(asked.style).toBe('chips');
  });

  const pairs = ['assembler_a', 'plumber_a', 'saboteur_b', 'welder_a'] as const;
  const alone = ['assembler_b', 'hypergeometer_b', 'welder_b'] as const;
  test.each([...pairs, ...alone])('%s says what a component is chosen for, and does so by its button', (ability) => {
    const second: About[] = pairs.some((one) => one === ability) ? [{ type: 'partner', with: '5,5' }] : [];
    for (const what of [{ type: 'component' } as About, ...second]) {
      const asked = asking(ask(about(what, ability, 1), { type: 'set', from: ['8,8'], max: 1 }), scope);
      for (const words of [asked.heading, asked.help ?? '', asked.options[0]?.go ?? '']) {
        expect(words).toMatch(/../);
        expect(words).not.toMatch(/flight-|[{}]/);
      }
      expect(asked.options[0]?.go).toContain('8,8');
    }
  });

  test('the same several times says which time it is, as the server does', () => {
    const of = (what: About, ability: Modifier, number: number, of: number): string =>
      asking(ask({ ...about(what, ability), nth: { number, of } } as Reason, { type: 'set', from: ['7,7'], max: 1 }), scope).help ?? '';
    expect(of({ type: 'component' }, 'welder_b', 2, 3)).toMatch(/^Connector 2 of 3 that can be closed\. /);
    expect(of({ type: 'component' }, 'welder_a', 1, 2)).toMatch(/^Joint 1 of 2\. /);
    expect(of({ type: 'partner', with: '7,7' }, 'plumber_a', 2, 2)).toMatch(/^Pipe 2 of 2\. /);
    // In whatever order they come.
    expect(of({ type: 'marker', marker: 'alien' }, 'planner_b', 2, 6)).toMatch(/^Marker 2 of 6\. /);
    const side = { ...about({ type: 'side', of: '7,7' }), nth: { number: 3, of: 3 } } as Reason;
    expect(asking(ask(side, some(0b11)), scope).help).toBe('Connector 3 of 3 that can be closed.');
    expect(asking(ask(about({ type: 'side', of: '7,7' }), some(0b11)), scope).help).toBeNull();
  });

  test('what is spoken of already is marked', () => {
    expect(subjectOf(about({ type: 'partner', with: '7,7' }))).toEqual(['7,7']);
    expect(subjectOf(about({ type: 'side', of: '6,6' }))).toEqual(['6,6']);
    expect(subjectOf(about({ type: 'component' }))).toEqual([]);
  });

  test('a part that is delivered can be turned on its square', () => {
    const question = ask(about({ type: 'spot', part: 'cannon' }, 'deliveryman_a'), { type: 'place', spots: [['7,7'], ['7,7'], [], []] });
    expect(asking(question, scope).heading).toBe('Deliveryman A: what becomes a cannon?');
    expect(asking(question, scope).help).toContain('turns the part');
    const fixed = ask(about({ type: 'spot', part: 'cabin' }, 'deliveryman_a'), { type: 'place', spots: [['7,7', '8,7'], [], [], []] });
    expect(asking(fixed, scope).help).toBe('Press a lit square of the ship.');
    expect(titles(question)).toEqual([
      expect.stringMatching(/at 7,7, pointing to the front$/),
      expect.stringMatching(/at 7,7, pointing to the right$/),
      'Leave it',
    ]);
    expect(
      asking(question, scope)
        .options.slice(0, 2)
        .map(({ squares }) => squares),
    ).toEqual([['7,7'], ['7,7']]);
  });

  const rows: [About, Shape, string[]][] = [
    [{ type: 'part' }, some(0b1001), ['A cannon', 'A cabin', 'Leave it']],
    [{ type: 'side', of: '7,7' }, some(0b0110), ['Right', 'Rear', 'Leave it']],
    [{ type: 'place', rival: 1 }, some(0b11), ['Place 1', 'Place 2', 'Will not come home']],
    [{ type: 'finish_bonus' }, some(0b11), ['More', 'Less', 'Leave it']],
    [{ type: 'looks_bonus' }, some(0b11), ['More', 'Less', 'Leave it']],
    [{ type: 'blocks' }, some(0b111, false), ['None', '1 block', '2 blocks']],
    [{ type: 'price' }, some(0b10001), ['Dearer: red block', 'Cheaper: red block', 'Leave it']],
    [{ type: 'marker', marker: 'battery' }, { type: 'set', from: ['5,5'], max: 1 }, ['Empty square 5,5', 'Leave this marker out']],
  ];
  test.each(rows)('%o', (what, shape, expected) => {
    const question = ask(about(what), shape);
    const lower = (words: string[]): string[] => words.map((word) => word.toLowerCase());
    expect(lower(titles(question))).toEqual(lower(expected));
    expect(asking(question, scope).heading).not.toMatch(/flight-|[{}]/);
    expect(asking(question, scope).help ?? '').not.toMatch(/flight-|[{}]/);
  });

  test('a marker is laid, not taken, and it is said what for', () => {
    const { help, options } = asking(ask(about({ type: 'marker', marker: 'red_block' }), { type: 'set', from: ['5,5'], max: 1 }), scope);
    expect(help).toMatch(/ a red container\.$/);
    expect(options[0]?.go).toBe('Mark 5,5');
  });

  test('a guess about oneself says you', () => {
    expect(asking(ask(about({ type: 'place', rival: 0 }, 'advertiser_a'), some(0b11)), scope).heading).toContain('will you finish');
  });
});

describe('what an ability changes is seen before it is chosen', () => {
  const shape: Shape = { type: 'square', from: ['8,7', '9,7'] };
  const joins = (square: string, ship = 0): Choice => ({
    answer: { type: 'square', value: square },
    events: [{ type: 'marked', seat: ship, square: '7,7', how: { type: 'joined', other: square }, cause: { type: 'game' } }],
    then: 'question',
  });

  test('in a sentence to its owner, or about somebody else', () => {
    const own = ask(about({ type: 'partner', with: '7,7' }, 'assembler_a'), shape, [joins('8,7'), joins('9,7')]);
    const words = (question: QuestionView): string[] => asking(question, scope).options.map(({ lines }) => JSON.stringify(lines));
    expect(words(own)[1]).toContain('Your ship: 7,7 and 9,7 are joined over a distance.');
    const rival = ask(about({ type: 'partner', with: '7,7' }, 'assembler_a', 1), shape, [joins('8,7', 1)]);
    expect(words(rival)[0]).toContain('Bob’s ship: 7,7 and 8,7 are joined over a distance.');
  });

  test('as the server foresees it: where it foresees nothing, nothing is shown', () => {
    const question = ask(about({ type: 'partner', with: '7,7' }, 'assembler_a'), shape, [joins('8,7')]);
    expect(changesOf(question, { type: 'square', value: '8,7' }).map(({ type }) => type)).toEqual(['marked']);
    expect(changesOf(question, { type: 'square', value: '9,7' })).toEqual([]);
  });

  const marks = (square: string, how: Marking): Choice => ({
    answer: { type: 'set', value: [square] },
    events: [{ type: 'marked', seat: 0, square, how, cause: { type: 'game' } }],
    then: 'question',
  });
  const first = (question: QuestionView): Option => asking(question, scope).options[0]!;
  const set: Shape = { type: 'set', from: ['7,7'], max: 1 };

  test('caps and joints are drawn where they would be', () => {
    const cap = ask(about({ type: 'component' }), set, [marks('7,7', { type: 'capped', side: 'right' })]);
    expect(foreseenIf(cap, first(cap))).toEqual({ caps: [{ square: '7,7', side: 'right' }], joints: [], edge: null });
    const pipe = ask(about({ type: 'component' }, 'plumber_a'), set, [marks('7,7', { type: 'piped', other: '7,8' })]);
    expect(foreseenIf(pipe, first(pipe))).toEqual({ caps: [], joints: [{ between: ['7,7', '7,8'], bond: 'held' }], edge: null });
  });

  test('a joint whose end is not foreseen is marked as the one that is chosen, and what it means is said', () => {
    const question = ask(about({ type: 'partner', with: '8,8' }, 'saboteur_b', 1), { type: 'set', from: ['7,8'], max: 1 });
    expect(foreseenIf(question, first(question))).toEqual({ caps: [], joints: [], edge: ['8,8', '7,8'] });
    expect(JSON.stringify(first(question).lines)).toContain('If 8,8 or 7,8 is destroyed, so is the other.');
  });

  test('the button says what is done: the whole pipe, if there is but one neighbour; which side; what it becomes; which price', () => {
    const pipe = ask(about({ type: 'component' }, 'plumber_a'), set, [marks('7,7', { type: 'piped', other: '7,8' })]);
    expect(first(pipe).go).toBe('Lay the pipe 7,7–7,8');
    expect(first(ask(about({ type: 'component' }, 'plumber_a'), set)).go).toBe('Lay a pipe at 7,7');
    expect(first(ask(about({ type: 'side', of: '7,7' }), some(0b0110))).go).toBe('Close the right connector');
    expect(first(ask(about({ type: 'side', of: '7,7' }, 'hypergeometer_b'), some(0b0110, false))).go).toBe('Point it to the right');
    const spot = ask(about({ type: 'spot', part: 'cabin' }, 'deliveryman_a'), { type: 'place', spots: [['7,7'], [], [], []] });
    expect(first(spot).go).toBe('Make 7,7 a cabin');
    expect(JSON.stringify(first(spot).lines)).toContain('It becomes a cabin.');
    expect(first(ask(about({ type: 'price' }, 'trader_b'), some(0b10001))).go).toBe('Raise the price: red block');
  });
});
