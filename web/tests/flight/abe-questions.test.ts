// Power by panels, crubots and thrusters: what is offered, what it comes to, and where what was rolled for would come.

import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answer, Catalogue, Choice, Decision, Event, GameView, QuestionView, Reason, Shape } from '../../src/protocol';
import { ALL_BOARDS, ALL_CARDS, ALL_TILES, BOX } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak, t } = await import('../../src/words/index.svelte');
const { asking } = await import('../../src/screens/flight/options');
const { whyAsked } = await import('../../src/screens/flight/headings');
const { subjectOf } = await import('../../src/screens/flight/more');
const { mostOf, pressed } = await import('../../src/screens/flight/powered');
const { comingIf, lostIf } = await import('../../src/screens/flight/thrust');
const { after } = await import('../../src/lib/after');

const named = (name: string): number => ALL_TILES.findIndex((tile) => tile.name === name);
const zone = ALL_CARDS.find(({ kind }) => kind === 'combat_zone')!;
const PANEL = named('a001');
const view = {
  flight: {
    card: zone.id,
    phase: { type: 'card', value: 0 },
    level: 'II',
    mode: { type: 'flight', value: 'II' },
    order: [0, 1],
    ship_board: ALL_BOARDS.findIndex(({ name }) => name === 'II'),
  },
  seats: [{ position: 3 }, { position: 1 }],
  ships: [
    {
      board: ALL_BOARDS.findIndex(({ name }) => name === 'II'),
      tiles: [
        { square: '7,6', tile: named('t000'), turn: 0, batteries: 2 },
        { square: '8,6', tile: PANEL, turn: 0 },
        { square: '9,6', tile: named('a006'), turn: 0 },
      ],
    },
    { tiles: [] },
  ],
} as unknown as GameView;
const scope = { view, seat: 0, name: (seat: number) => ['Ada', 'Bob'][seat] ?? '' };

beforeAll(() => fillBox({ ...BOX, ship_boards: ALL_BOARDS } as Catalogue));

const choice = (answer: Answer, events: Event[] = [], then: Choice['then'] = 'chance'): Choice => ({ answer, events, then });
const ask = (reason: Reason, shape: Shape, choices: Choice[] = [], suggested: Answer = { type: 'done' }): QuestionView => {
  const decision: Decision = { seat: 0, shape, reason };
  return { id: 1, decision, suggested, choices };
};

const rock = { kind: 'large_meteor', from: 'front' } as const;
const at = (line: number) => [{ from: 'front' as const, line }];
const thrust: Reason = { type: 'thrust', projectile: rock, lines: at(8), met: ['8,6'] };
const sides: Shape = { type: 'one_of', options: 0b1010, may_pass: true };
const left: Answer = { type: 'option', value: 3 };
const right: Answer = { type: 'option', value: 1 };
const stay: Answer = { type: 'done' };
const steering = ask(
  thrust,
  sides,
  [
    choice(right, [
      { type: 'panel_used', seat: 0, square: '8,6' },
      { type: 'thrust', seat: 0, side: 'right', thrusters: ['9,6'], lines: at(9), met: [] },
      { type: 'missed', seat: 0, projectile: rock, lines: at(9) },
    ]),
    choice(
      left,
      [
        { type: 'battery_spent', seat: 0, square: '7,6' },
        { type: 'thrust', seat: 0, side: 'left', thrusters: ['9,6'], lines: at(7), met: ['7,6'] },
      ],
      'question',
    ),
    choice(stay, [
      { type: 'hit', seat: 0, projectile: rock, target: '8,6' } as Event,
      { type: 'tile_lost', seat: 0, tile: PANEL, square: '8,6', loss: 'destroyed' },
    ]),
  ],
  right,
);

/** A message that is missing shows its id; one that lacks an argument shows its name. */
const UNSAID = /\b(flight|tile|side|component)-[a-z]+|\{\$/;

describe.each(['en', 'cs'] as const)('in %s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(language);
  });
  const panels = [{ panel: '8,6', feeds: ['9,6'] }];
  const QUESTIONS: [Reason, Shape][] = [
    [thrust, sides],
    [{ ...thrust, then: 'small_meteor' }, sides],
    [
      { type: 'pay_power', component: ['9,6'], panels: ['8,6'] },
      { type: 'square', from: ['7,6', '8,6'] },
    ],
    [
      { type: 'switch_on', without: 8 },
      { type: 'set', from: ['9,6'], max: 1 },
    ],
    [
      { type: 'switch_on', without: 8 },
      { type: 'power', from: ['9,6'], tokens: 0, panels },
    ],
    [
      { type: 'switch_on_for', left: 1 },
      { type: 'square', from: ['9,6'] },
    ],
    [
      { type: 'switch_on_for', left: 2 },
      { type: 'square', from: ['9,6'] },
    ],
    [
      { type: 'power_engines', without: 4 },
      { type: 'power', from: ['9,6'], tokens: 1, panels },
    ],
    [{ type: 'dock_station', goods: [1, 0, 0, 0], days: 1, stations: 2 }, { type: 'yes_no' }],
  ];

  test.each(QUESTIONS)('%j is asked in words', (reason, shape) => {
    const sets: Choice[] = [choice({ type: 'set', value: [] }), choice({ type: 'set', value: ['9,6'] })];
    const question = ask(reason, shape, shape.type === 'set' || shape.type === 'power' ? sets : []);
    const { heading, help, options } = asking(question, scope);
    const lines = options.flatMap((option) => option.lines.flatMap(({ parts }) => parts.map((part) => ('text' in part ? part.text : ''))));
    const words = [heading, help ?? '', ...options.flatMap(({ title, go, result }) => [title, go, result ?? '']), ...lines];
    expect(options.length).toBeGreaterThan(0);
    for (const sentence of [...words, ...whyAsked(question, scope)]) expect(sentence).not.toMatch(UNSAID);
  });

  test('a station says how many crubots have to be awake for it', () => {
    const dock = (stations?: number): Reason => ({ type: 'dock_station', goods: [1, 0, 0, 0], days: 1, ...(stations ? { stations } : {}) });
    const lines = (reason: Reason) => JSON.stringify(asking(ask(reason, { type: 'yes_no' }), scope).options[0]?.lines);
    expect(lines(dock(2))).toContain(t('flight-then-switch-on', { stations: 2 }));
    expect(lines(dock())).not.toContain(t('flight-then-switch-on', { stations: 1 }));
  });
});

describe('thrusters', () => {
  beforeAll(() => speak('en'));

  test('answers lie as the world lies, with where it comes and what that costs', () => {
    const { options, first } = asking(steering, scope);
    expect(options.map(({ answer }) => answer)).toEqual([left, stay, right]);
    expect(options.map(({ result }) => result)).toEqual(['Column 7', 'Column 8', 'Column 9']);
    expect(options.map(({ pays }) => pays)).toEqual([1, 0, 0]);
    expect(first).toBe(2);
    const [over, here, by] = options.map(({ lines }) => JSON.stringify(lines));
    expect(over).toContain(t('flight-then-thrust-meets'));
    expect(over).toContain(`"tiles":[${named('t000')}]`);
    expect(here).toContain(`"tiles":[${PANEL}]`);
    expect(by).toContain(t('flight-then-panels', { count: 1 }));
    expect(by).toContain(t('flight-then-thrust-misses'));
  });

  test('what fires and what feeds it is lit', () => {
    const { options } = asking(steering, scope);
    expect(options.map(({ squares }) => squares)).toEqual([['9,6'], [], ['9,6', '8,6']]);
  });

  test('from a side they lie from the front to the rear', () => {
    const question = ask({ ...thrust, projectile: { ...rock, from: 'left' } }, { type: 'one_of', options: 0b0101, may_pass: true });
    const answers = asking(question, scope).options.map(({ answer }) => answer);
    expect(answers).toEqual([{ type: 'option', value: 0 }, stay, { type: 'option', value: 2 }]);
  });

  test('the ship shows where it would come and what would be lost', () => {
    expect(comingIf(steering, stay)).toEqual([{ projectile: rock, lines: at(8), target: '8,6', end: 'waits' }]);
    expect(comingIf(steering, left)).toMatchObject([{ lines: at(7), target: '7,6' }]);
    expect(comingIf(steering, right)).toMatchObject([{ lines: at(9), target: null }]);
    expect([lostIf(steering, stay), lostIf(steering, right)]).toEqual([['8,6'], []]);
    expect(comingIf(ask({ type: 'fly_on' } as Reason, { type: 'yes_no' }), stay)).toEqual([]);
  });

  test('a rock that comes twice is shown twice', () => {
    const lines = [...at(6), ...at(8)];
    expect(comingIf(ask({ ...thrust, lines, met: ['6,7', '8,6'] }, sides), stay)).toMatchObject([
      { lines: at(6), target: '6,7' },
      { lines: at(8), target: '8,6' },
    ]);
  });
});

describe('power by panels', () => {
  beforeAll(() => speak('en'));
  const shape = {
    type: 'power',
    from: ['5,5', '6,6', '7,7'],
    tokens: 1,
    panels: [
      { panel: '8,8', feeds: ['5,5', '6,6'] },
      { panel: '9,9', feeds: ['5,5'] },
    ],
  } as const satisfies Shape;
  const asShape = shape as unknown as Extract<Shape, { type: 'power' }>;

  test('a press adds and takes away; where that is too much, what was chosen first of what is too many goes', () => {
    const within = (...limits: QuestionView['limits'] & {}): QuestionView => ({
      ...ask({ type: 'power_engines', without: 4 }, asShape),
      limits,
    });
    const one = within({ of: ['5,5', '6,6'], most: 1 }, { of: ['7,7'], most: 0 });
    expect(pressed(one, ['5,5'], '6,6')).toEqual(['6,6']);
    expect(mostOf(one, ['7,7', '6,6', '5,5'])).toEqual(['6,6']);
    expect(pressed(within(), ['5,5'], '5,5')).toEqual([]);
    expect(pressed(within(), ['5,5', '6,6'], '7,7')).toEqual(['5,5', '6,6', '7,7']);
    expect(pressed(within({ of: ['5,5', '6,6', '7,7'], most: 2 }), ['5,5', '6,6'], '7,7')).toEqual(['6,6', '7,7']);
  });

  test('boxes say what panels give and what batteries cost', () => {
    const declared = (strength: number, ...spent: Event[]): Event[] => [
      ...spent,
      { type: 'declared', seat: 0, measure: 'cannons', strength, powered: [], cause: { type: 'beat', beat: 0 } },
    ];
    const question = ask({ type: 'power_cannons', without: 2, against: null }, asShape, [
      choice({ type: 'set', value: [] }, declared(2)),
      choice(
        { type: 'set', value: ['5,5', '7,7'] },
        declared(10, { type: 'panel_used', seat: 0, square: '8,8' }, { type: 'battery_spent', seat: 0, square: '7,6' }),
      ),
    ]);
    const [all, none] = asking(question, scope).options;
    expect([all?.title, none?.title]).toEqual([t('flight-answer-power', { count: 2 }), t('flight-answer-power', { count: 0 })]);
    expect([all?.pays, none?.pays]).toEqual([1, 0]);
    expect(JSON.stringify(all?.lines)).toContain(t('flight-then-panels', { count: 1 }));
  });

  test('a shield that a panel raises says so, and not that the Techie does', () => {
    const reason: Reason = { type: 'raise_shield', projectile: rock, roll: 8, target: '8,6', free: true };
    const lines = (events: Event[]) =>
      JSON.stringify(asking(ask(reason, { type: 'yes_no' }, [choice({ type: 'yes' }, events)]), scope).options[0]?.lines);
    expect(lines([{ type: 'panel_used', seat: 0, square: '8,6' }])).toContain(t('flight-then-panels', { count: 1 }));
    expect(lines([{ type: 'panel_used', seat: 0, square: '8,6' }])).not.toContain(t('flight-then-free-use'));
    expect(lines([{ type: 'powered_free', seat: 0 }])).toContain(t('flight-then-free-use'));
  });

  test('crubots count before and after they are switched on', () => {
    const question = ask({ type: 'switch_on', without: 8 }, { type: 'set', from: ['9,6'], max: 1 }, [
      choice({ type: 'set', value: [] }),
      choice({ type: 'set', value: ['9,6'] }, [
        { type: 'declared', seat: 0, measure: 'crew', strength: 16, powered: ['9,6'], cause: { type: 'beat', beat: 0 } },
      ]),
    ]);
    const results = asking(question, scope).options.map(({ result }) => result);
    expect(results).toEqual([t('flight-strength-crew', { strength: '8' }), t('flight-strength-crew', { strength: '4' })]);
  });

  test('what gets the power is marked while it is asked where it comes from', () => {
    expect(subjectOf({ type: 'pay_power', component: ['9,6'], panels: ['8,6'] })).toEqual(['9,6']);
  });
});

test('panels are used and crubots awake until the next card', () => {
  const busy = (now: GameView) => now.ships[0]?.tiles.filter((tile) => tile.busy).map(({ square }) => square);
  const used = after(view, { type: 'panel_used', seat: 0, square: '8,6' });
  expect(busy(used)).toEqual(['8,6']);
  const both = after(used, { type: 'crubots_on', seat: 0, stations: ['9,6'] });
  expect(busy(both)).toEqual(['8,6', '9,6']);
  const next = { ...both, flight: { ...both.flight, revealed: [], to_come: [1, 0, 0] } } as unknown as GameView;
  expect(busy(after(next, { type: 'card_revealed', card: 4 }))).toEqual([]);
});
