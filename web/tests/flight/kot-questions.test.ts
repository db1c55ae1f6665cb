// Every question of Keep on Trucking has a heading, answers and buttons, in both languages.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Catalogue, Decision, Event, GameView, QuestionView, Reason, Shape } from '../../src/protocol';
import { ALL_BOARDS, ALL_CARDS, ALL_TILES } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak } = await import('../../src/words/index.svelte');
const { asking } = await import('../../src/screens/flight/options');
const { whyAsked } = await import('../../src/screens/flight/headings');
const { eventWords } = await import('../../src/words/sentences');
const { subjectOf } = await import('../../src/screens/flight/more');
const { pageFor, pageOf } = await import('../../src/lib/rulebook');
const { t, has } = await import('../../src/words/index.svelte');

const junkyard = ALL_CARDS.find(({ kind, level }) => kind === 'junkyard' && level === 'II')!;
const named = (name: string): number => ALL_TILES.findIndex((tile) => tile.name === name);
const view = {
  flight: {
    card: junkyard.id,
    phase: { type: 'card', value: 0 },
    level: 'II',
    order: [0, 1],
    ship_board: ALL_BOARDS.findIndex(({ name }) => name === 'IIA'),
  },
  seats: [{ position: 3 }, { position: 1 }],
  ships: [
    {
      tiles: [
        { square: '7,6', tile: named('k001'), turn: 0 },
        { square: '7,5', tile: named('k036'), turn: 0 },
      ],
    },
    { tiles: [] },
  ],
} as unknown as GameView;
const scope = { view, seat: 0, name: (seat: number) => ['Ada', 'Bob'][seat] ?? '' };

const rock = { projectile: { kind: 'large_meteor', from: 'front' }, roll: 7, target: '7,6' } as const;
const from = ['7,6', '7,5'];
const square: Shape = { type: 'square', from };
const set: Shape = { type: 'set', from, max: 2 };
const one = (options: number, may_pass = false): Shape => ({ type: 'one_of', options, may_pass });
const blocks: Shape = { type: 'cargo', dock: [0, 0, 0, 0], laden: [[], [], ['7,5'], ['7,5']], free: [[], [], [], []] };

const QUESTIONS: [Reason, Shape][] = [
  [{ type: 'boost', measure: 'cannons', boosted: from, strength: 7 }, { type: 'yes_no' }],
  [{ type: 'boost', measure: 'engines', boosted: from, strength: 6 }, { type: 'yes_no' }],
  [{ type: 'boost_next', booster: '7,6' }, set],
  [{ type: 'fire_catapult', catapult: '7,6', without: 5, adds: 1, against: 8 }, blocks],
  [{ type: 'fire_catapult', catapult: '7,6', without: 5, adds: 2, against: null }, blocks],
  [{ type: 'shoot_with_catapult', ...rock }, blocks],
  [{ type: 'boost_shield', ...rock, powered: from }, { type: 'yes_no' }],
  [{ type: 'refill', furnace: '7,6' }, square],
  [{ type: 'wake' }, set],
  [{ type: 'wake_from', cabin: '7,5' }, square],
  [{ type: 'choose_specialist', cabin: '7,5' }, one(0b111111, true)],
  [{ type: 'send_diplomat', against: 8 }, { type: 'yes_no' }],
  [{ type: 'send_diplomat', against: null }, { type: 'yes_no' }],
  [{ type: 'gain_days', days: 1 }, { type: 'yes_no' }],
  [{ type: 'junkyard' }, one(0b1111, true)],
  [{ type: 'junkyard_gain', row: 1 }, one(0b11)],
  [{ type: 'pay_good', left: 2 }, one(0b1111)],
  [{ type: 'pay_good_from', good: 'blue', left: 1 }, square],
  [{ type: 'pay_token', left: 2 }, square],
  [{ type: 'place_battery', left: 2 }, square],
  [{ type: 'place_human', left: 1 }, square],
  [{ type: 'ignore_side' }, one(0b1111)],
  [{ type: 'give_up_component', hoard: 'double_engines' }, square],
  [{ type: 'drop_part', without: -2 }, set],
  [{ type: 'name_result', rival: 1 }, one(0b11111111111)],
  [{ type: 'name_side' }, one(0b1111)],
  [{ type: 'pay_crew', crew: 5 }, { type: 'yes_no' }],
  [{ type: 'pay_crew_in_goods', left: 3 }, blocks],
  [{ type: 'fire_at_leader', at: 1 }, set],
  [{ type: 'agree_on_roads', now: 0 }, one(0b1111, true)],
  [{ type: 'agree_on_roads', now: 2 }, one(0b1111, true)],
  [{ type: 'agree_on_handicap', now: 0 }, one(0b1111, true)],
  [{ type: 'agree_on_handicap', now: 1 }, one(0b1111, true)],
];

const EVENTS: Event[] = [
  { type: 'tiles_left_out', tiles: 68 },
  { type: 'road_drawn', road: 'dead_zone', seat: null },
  { type: 'road_drawn', road: 'bad_luck', seat: 1 },
  { type: 'roads_agreed', cards: 0, agreed: true },
  { type: 'roads_agreed', cards: 2, agreed: false },
  { type: 'handicap_taken', seat: 0, cards: 1 },
  { type: 'column_died', column: 7 },
  { type: 'board_turned', die: 2, turn: 1 },
  { type: 'sleepers_boarded', seat: 0, chamber: '7,6', humans: 4 },
  { type: 'woken', seat: 0, chamber: '7,6', cabin: '7,5' },
  { type: 'specialist_boarded', seat: 0, specialist: 'lawyer' },
  { type: 'specialist_lost', seat: 0, specialist: 'techie' },
  { type: 'spared', seat: 0 },
  { type: 'result_named', seat: 0, by: 1, roll: 5 },
  { type: 'powered_free', seat: 0 },
  { type: 'boosted', seat: 0, booster: '7,6', boosted: ['7,5'] },
  { type: 'catapulted', seat: 0, catapult: '7,6', square: '7,5', good: 'blue' },
  { type: 'burned', seat: 0, furnace: '7,6', good: 'red' },
  { type: 'ship_turned', seat: 0 },
  { type: 'die_rolled', seat: 0, die: 3 },
  { type: 'enemy_grew', by: 4, seat: null },
  { type: 'enemy_grew', by: 4, seat: 1 },
  { type: 'side_named', seat: 0, side: 'left' },
  { type: 'fired_at', seat: 0, square: '7,6', at: 1 },
  { type: 'junkyard_row', seat: 0, row: 2 },
  { type: 'battery_gained', seat: 0, square: '7,6' },
  { type: 'human_gained', seat: 0, square: '7,6' },
  { type: 'side_ignored', seat: 0, side: 'rear' },
  { type: 'has_most', seat: 0, hoard: 'double_cannons', count: 3 },
  { type: 'title_halved', seat: 0, title: 'aesthete', score: 3 },
  { type: 'paid', seat: 0, credits: 3, why: { type: 'specialist', value: 'manager' } },
  { type: 'paid', seat: 0, credits: -3, why: { type: 'wages' } },
  { type: 'left_flight', seat: 0, why: 'unpaid' },
  { type: 'tile_lost', seat: 0, tile: named('k001'), square: '7,6', loss: 'given_up' },
];

beforeAll(() =>
  fillBox({
    tiles: ALL_TILES,
    cards: ALL_CARDS,
    ship_boards: ALL_BOARDS,
    abilities: ['lawyer', 'manager', 'merchant', 'micronavigator', 'techie', 'diplomat'],
  } as unknown as Catalogue),
);

/** A message that is missing shows its id; one that lacks an argument shows its name. */
const UNSAID = /\b(flight|event|question|rules|card|component|road|specialist|side)-[a-z]+|\{\$/;

describe.each(['en', 'cs'] as const)('in %s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(language);
  });

  test.each(QUESTIONS)('%j is asked in words', (reason, shape) => {
    const decision: Decision = { seat: 0, shape, reason };
    const suggested =
      shape.type === 'yes_no'
        ? { type: 'yes' as const }
        : shape.type === 'set'
          ? { type: 'set' as const, value: from }
          : { type: 'done' as const };
    const question: QuestionView = { id: 1, decision, suggested, choices: [] };
    const ask = asking(question, scope);
    expect(ask.options.length).toBeGreaterThan(1);
    const said = [
      ask.heading,
      ask.help ?? '',
      ...ask.options.flatMap(({ title, go, lines }) => [
        title,
        go,
        ...lines.flatMap(({ parts }) => parts.map((part) => ('text' in part ? part.text : 'label' in part ? part.label : ''))),
      ]),
    ];
    expect(said.filter((text) => UNSAID.test(text))).toEqual([]);
    const name = reason.type.replaceAll('_', '-');
    expect(has(`flight-why-${name}`) ? t(`flight-why-${name}`) : null, name).not.toBeNull();
    expect(pageOf(pageFor({ reason }))).not.toBeNull();
    expect(new Set(ask.options.map(({ key }) => key)).size).toBe(ask.options.length);
  });

  test('whoever is lost asleep is lost from a chamber, not from a cabin', () => {
    const chamber = ALL_TILES.findIndex(({ component }) => component.type === 'stasis_chamber');
    const [, rival] = view.ships;
    const ships = [{ tiles: from.map((square) => ({ square, tile: chamber, turn: 0, humans: 4 })) }, rival];
    const here = { ...scope, view: { ...view, ships } as GameView };
    const decision: Decision = { seat: 0, shape: square, reason: { type: 'lose_crew', left: 2 } };
    const question: QuestionView = { id: 1, decision, suggested: { type: 'square', value: from[0]! }, choices: [] };
    const asleep = asking(question, here);
    expect(asleep.help).toBe(t('flight-help-lose-sleeper'));
    expect(asleep.options.map(({ go }) => go)).toEqual(from.map((at) => t('flight-go-lose-sleeper', { square: at })));
    expect(whyAsked(question, here)).toEqual([t('flight-why-lose-crew')]);
    expect(asking(question, scope).help).toBe(t('flight-help-lose-crew'));
    // The log does not know where: it names no cabin.
    const told = eventWords({ type: 'crew_lost', seat: 0, cabin: '7,6', alien: null }, scope.name);
    expect(told).toContain('7,6');
    expect(told).not.toMatch(/cabin|kajut/);
  });

  test.each(EVENTS)('%j is told in words', (event) => {
    expect(eventWords(event, scope.name)).not.toMatch(UNSAID);
    expect(pageOf(pageFor({ event }))).not.toBeNull();
  });
});

test('between two flights whoever has no wish goes along, and every number of cards can be named', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  const decision: Decision = { seat: 0, shape: one(0b1111, true), reason: { type: 'agree_on_roads', now: 1 } };
  const roads = asking({ id: 1, decision, suggested: { type: 'done' }, choices: [] }, scope);
  expect(roads.first).toBe(0);
  expect(roads.options.map(({ answer }) => answer)).toEqual([
    { type: 'done' },
    ...[0, 1, 2, 3].map((value) => ({ type: 'option' as const, value })),
  ]);
  expect(roads.options.map(({ title }) => title)).toEqual(['As the others want', 'None', '1 card', '2 cards', '3 cards']);
  expect(roads.help).toContain('So far there is 1.');
  const own: Decision = { ...decision, reason: { type: 'agree_on_handicap', now: 2 } };
  const [kept] = asking({ id: 2, decision: own, suggested: { type: 'done' }, choices: [] }, scope).options;
  expect(kept!.title).toBe('2 cards, as before');
});

test('boosters are offered with what they come to, though how is asked next', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  const declared = (strength: number): Event => ({ type: 'declared', seat: 0, measure: 'cannons', strength, powered: [] });
  const question: QuestionView = {
    id: 1,
    decision: { seat: 0, shape: { type: 'set', from, max: 2 }, reason: { type: 'power_cannons', without: 2, against: null } },
    suggested: { type: 'set', value: ['7,6'] },
    choices: [
      { answer: { type: 'set', value: [] }, events: [declared(2)], then: 'chance' },
      { answer: { type: 'set', value: ['7,6'] }, events: [{ type: 'battery_spent', seat: 0, square: '7,5' }, declared(6)], then: 'chance' },
      { answer: { type: 'set', value: ['7,5'] }, events: [declared(4)], then: 'chance' },
      { answer: { type: 'set', value: from }, events: [{ type: 'battery_spent', seat: 0, square: '7,5' }, declared(10)], then: 'chance' },
    ],
  };
  const ask = asking(question, scope);
  expect(ask.options.map(({ answer }) => answer)).toEqual([from, ['7,6'], []].map((value) => ({ type: 'set', value })));
  expect(ask.options[ask.first]?.answer).toEqual({ type: 'set', value: ['7,6'] });
  expect(ask.options.map(({ result }) => result)).toEqual(['5', '3', '1'].map((strength) => t('flight-strength-cannons', { strength })));
});

describe('what answers cost and bring', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('en');
  });
  const at = (now: Partial<GameView['flight']>, tiles: object[] = []) => ({
    ...scope,
    view: { ...view, flight: { ...view.flight, ...now }, ships: [{ tiles }, view.ships[0]] } as GameView,
  });
  const ask = (reason: Reason, shape: Shape, here = scope, choices: QuestionView['choices'] = []) =>
    asking({ id: 1, decision: { seat: 0, shape, reason }, suggested: { type: 'done' }, choices }, here).options;
  const words = ({ lines }: ReturnType<typeof ask>[number]) =>
    lines.flatMap(({ parts }) => parts.map((part) => ('text' in part ? part.text : '')));

  test('a side of the vortex says which meteors stay away', () => {
    const vortex = ALL_CARDS.find(({ kind }) => kind === 'meteor_vortex')!;
    const sides = ask({ type: 'ignore_side' }, one(0b1111), at({ card: vortex.id }));
    const spared = sides.map(({ lines }) => lines[0]?.parts.flatMap((part) => ('hits' in part ? part.hits : [])) ?? []);
    const beat = vortex.beats[0];
    const all = beat?.type === 'vortex' ? beat.projectiles : [];
    expect(all.length).toBeGreaterThan(3);
    expect(spared.flat()).toHaveLength(all.length);
    expect(spared.map((hits) => new Set(hits.map(({ from: side }) => side)).size).every((kinds) => kinds < 2)).toBe(true);
  });
  test('a junk dealer who wants everybody, or has what there is no hold for, is told by the row', () => {
    const simple = ALL_CARDS.find(({ kind, level }) => kind === 'junkyard' && level === 'I')!;
    const rows = (tally: object) => {
      const here = at({ card: simple.id });
      return ask({ type: 'junkyard' }, one(0b1111, true), {
        ...here,
        view: { ...here.view, ships: [{ tiles: [], tally }] } as unknown as GameView,
      });
    };
    const bare = rows({ crew: 2, special_cargo: 0, cargo: 0 });
    expect(words(bare[0]!)).toEqual(expect.arrayContaining([t('flight-then-everybody'), t('flight-planet-hold')]));
    expect(words(bare[1]!)).not.toContain(t('flight-then-everybody'));
    expect(words(rows({ crew: 3, special_cargo: 0, cargo: 3 })[0]!).filter(Boolean)).toEqual([]);
    expect(words(rows({ crew: 3, special_cargo: 0, cargo: 3 })[2]!)).toContain(t('flight-planet-red', { special: 0 }));
  });
  test('goods to pay with are counted, and are chosen on the ship', () => {
    const holds = [
      { square: '6,6', goods: [0, 1, 0, 2] },
      { square: '8,6', goods: [0, 0, 0, 1] },
    ];
    const [yellow, blue] = ask({ type: 'pay_good', left: 2 }, one(0b1010), at({}, holds));
    expect(yellow?.squares).toEqual(['6,6']);
    expect(blue?.squares).toEqual(['6,6', '8,6']);
    expect(blue?.lines[0]?.parts).toContainEqual({ goods: [0, 0, 0, 3] });
  });
  test('a boosted shield names its batteries, one less with a free use', () => {
    const paid: Event[] = from.map(() => ({ type: 'battery_spent', seat: 0, square: '7,5' }));
    const choices = [{ answer: { type: 'yes' } as const, events: paid, then: 'chance' as const }];
    const [yes] = ask({ type: 'boost_shield', ...rock, powered: from }, { type: 'yes_no' }, scope, choices);
    expect(yes?.pays).toBe(2);
    expect(yes?.lines[0]?.parts[0]).toMatchObject({ icon: 'battery', figure: '−2' });
    const [free] = ask({ type: 'boost_shield', ...rock, powered: from, free: true }, { type: 'yes_no' });
    expect(free?.pays).toBe(1);
    expect(words(free!)).toContain('One use of power is free: the Techie.');
    expect(ask({ type: 'raise_shield', ...rock, free: true }, { type: 'yes_no' })[0]?.pays).toBe(0);
  });
  test('a number for a rival says what stands there', () => {
    const numbers = ask({ type: 'name_result', rival: 1 }, one(0b11111111111), at({}));
    expect(words(numbers[5]!)).toEqual(['Bob’s ship: 2 in this column, 0 in this row.']);
    expect(words(numbers[3]!)).toEqual(['Bob’s ship: 0 in this column, 1 in this row.']);
  });
  test('what is struck at the same moment is named', () => {
    const question = { id: 1, decision: { seat: 0, shape: { type: 'yes_no' }, reason: { type: 'raise_shield', ...rock, also: '7,5' } } };
    expect(asking({ ...question, suggested: { type: 'yes' }, choices: [] } as QuestionView, scope).help).toContain('(7,5)');
  });
  test('whoever faces an enemy is told how strong it is', () => {
    expect(words(ask({ type: 'send_diplomat', against: 16 }, { type: 'yes_no' })[1]!)).toEqual(['An enemy of strength 8 attacks you.']);
  });
  test('a question about one component shows which', () => {
    expect(subjectOf({ type: 'boost_next', booster: '7,6' })).toEqual(['7,6']);
    expect(subjectOf({ type: 'refill', furnace: '6,6' })).toEqual(['6,6']);
    expect(subjectOf({ type: 'wake_from', cabin: '8,6' })).toEqual(['8,6']);
    expect(subjectOf({ type: 'wake' })).toEqual([]);
  });
});

test('the page knows every question and event of the protocol', () => {
  const protocol = readFileSync(new URL('../../src/protocol.ts', import.meta.url), 'utf8');
  for (const [reason] of QUESTIONS) {
    const name = reason.type;
    expect(protocol).toContain(`"${name}"`);
  }
});
