// Intruders: the ways that are told or foreseen, how they are drawn, and the boxes of whoever decides about them.

import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answer, Catalogue, Choice, Event, GameView, QuestionView, Side, Square } from '../../src/protocol';
import { ALL_BOARDS, ALL_CARDS, ALL_TILES, BOX } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('document', { documentElement: {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak, t } = await import('../../src/words/index.svelte');
const { asking } = await import('../../src/screens/flight/options');
const { headingOf } = await import('../../src/screens/flight/headings');
const { intrusionIf, intrusionOf } = await import('../../src/screens/flight/intruders');
const { stepSpots, wayLines } = await import('../../src/art/intruders');

const predator = ALL_CARDS.find(({ kind }) => kind === 'predator')!;
const named = (name: string): number => ALL_TILES.findIndex((tile) => tile.name === name);
const view = {
  flight: { card: predator.id, phase: { type: 'card', value: 0 }, order: [0], ship_board: 0 },
  seats: [{ position: 3 }],
  ships: [
    { board: ALL_BOARDS.findIndex(({ name }) => name === 'II'), tiles: [{ square: '7,7', tile: named('t000'), turn: 0, humans: 2 }] },
  ],
} as unknown as GameView;
const scope = { view, seat: 0, name: () => 'Ada' };

beforeAll(async () => {
  fillBox({ ...BOX, ship_boards: ALL_BOARDS } as Catalogue);
  await speak('en');
});

const step = (number: number, square: Square, side: Side = 'left', hand: 'left' | 'right' = 'left'): Event => ({
  type: 'intruder_stepped',
  seat: 0,
  hand,
  step: number,
  square,
  side,
  cause: { type: 'intruders', beat: 0 },
});
const beaten = (number: number, square: Square): Event => ({
  type: 'intruder_defeated',
  seat: 0,
  hand: 'left',
  step: number,
  square,
  guard: 'auto_defense',
});

describe('what intruders do', () => {
  test('each walk begins with its first step and ends where it is told', () => {
    const all = intrusionOf(
      [
        step(1, '6,7'),
        step(2, '7,7'),
        { type: 'crew_lost', seat: 0, cabin: '7,7', alien: null, cause: { type: 'intruders', beat: 0 } },
        { type: 'charge_planted', seat: 0, step: 2, square: '7,7' },
        { type: 'intruder_left', seat: 0, hand: 'left', step: 2 },
        step(1, '6,7', 'left', 'right'),
        { type: 'intruder_stepped', seat: 1, hand: 'left', step: 1, square: '9,9', side: 'front' },
        beaten(1, '6,7'),
        { type: 'charges_exploded', seat: 0, squares: ['7,7'] },
      ],
      0,
    );
    expect(all.walks.map(({ hand, end, steps }) => [hand, end, steps.map(({ square }) => square)])).toEqual([
      ['left', 'left', ['6,7', '7,7']],
      ['right', 'beaten', ['6,7']],
    ]);
    expect([all.eaten, all.charged, all.exploded]).toEqual([['7,7'], ['7,7'], true]);
  });

  test('those who do not come aboard leave no way', () => {
    const away: Event = { type: 'intruder_turned_away', seat: 0, intruders: 1, square: '6,7', side: 'left', guard: 'armed_crew' };
    expect(intrusionOf([away], 0)).toMatchObject({ walks: [], outside: 'turned-away', door: '6,7' });
    expect(intrusionOf([{ type: 'intruder_missed', seat: 0, intruders: 1 }], 0)).toMatchObject({ walks: [], outside: 'missed' });
  });
});

describe('their way as it is drawn', () => {
  const pace = (column: number, heading: number) => ({ x: column * 100 + 50, y: 50, heading });

  test('in and out of a dead end are two lanes', () => {
    const spots = stepSpots([pace(0, 1), pace(1, 1), pace(0, 3)], 'left');
    expect(spots[0]![1]).toBeLessThan(50);
    expect(spots[2]![1]).toBeGreaterThan(50);
    expect(wayLines([pace(0, 1), pace(1, 1), pace(0, 3)], 'left')).toHaveLength(1);
  });

  test('round the edge of a ring it is drawn at both ends', () => {
    expect(wayLines([pace(7, 1), pace(8, 1), pace(0, 1)], 'left')).toHaveLength(2);
  });
});

describe('whoever decides sees where it ends', () => {
  const stay: Answer = { type: 'done' };
  const left: Answer = { type: 'option', value: 3 };
  const lines = (line: number) => [{ from: 'front' as const, line }];
  const choices: Choice[] = [
    { answer: stay, events: [step(1, '7,7', 'front'), { type: 'intruder_left', seat: 0, hand: 'left', step: 1 }], then: 'chance' },
    {
      answer: left,
      events: [
        { type: 'battery_spent', seat: 0, square: '8,8' },
        { type: 'thrust', seat: 0, side: 'left', thrusters: ['8,7'], lines: lines(6), met: ['6,7'] },
        step(1, '6,7', 'front'),
        step(2, '6,8', 'front'),
        beaten(2, '6,8'),
      ],
      then: 'chance',
      instead: [{ answer: { type: 'set', value: ['6,7'] }, events: [{ type: 'intruder_missed', seat: 0, intruders: 1 }], then: 'chance' }],
    },
  ];
  const question: QuestionView = {
    id: 1,
    decision: {
      seat: 0,
      shape: { type: 'one_of', options: 0b1000, may_pass: true },
      reason: { type: 'dodge_intruders', lines: lines(7), met: ['7,7'] },
    },
    suggested: left,
    choices,
  };
  const words = (parts: readonly object[]): string => parts.flatMap((part) => ('text' in part ? [String(part.text)] : [])).join(' ');

  test('a box for each line, as they lie, with how it ends and what it costs', () => {
    const { options, first } = asking(question, scope);
    expect(options.map(({ answer }) => answer)).toEqual([left, stay]);
    expect(first).toBe(0);
    const told = options.map((option) => option.lines.map(({ parts }) => words(parts)));
    expect(told[0]).toContain(t('flight-then-intruder-beaten', { step: 2 }));
    expect(told[1]).toContain(t('flight-then-intruder-all', { steps: 1, count: 1 }));
    expect(told[0]!.some((line) => line.startsWith(t('flight-then-crubots-awake')))).toBe(true);
    expect(options[0]!.pays).toBe(1);
  });

  test('two of them are spoken of as two', () => {
    const pair = BOX.cards.find(({ kind }) => kind === 'double_predator')!;
    const two = { ...scope, view: { ...view, flight: { ...view.flight, card: pair.id } } };
    expect(asking(question, scope).heading).toContain('It wants');
    expect(asking(question, two).heading).toContain('They want');
    const missed: Choice = { answer: stay, events: [{ type: 'intruder_missed', seat: 0, intruders: 2 }], then: 'chance' };
    expect(JSON.stringify(asking({ ...question, choices: [missed] }, two).options)).toContain('They miss the ship');
    const reason = { type: 'post_crubots', entry: '7,7' } as const;
    expect(headingOf({ ...question.decision, reason }, two)).toContain('Their way');
  });

  test('the way of the lit answer is drawn', () => {
    expect(intrusionIf(question, left)?.walks[0]?.end).toBe('beaten');
    expect(intrusionIf(question, { type: 'option', value: 1 })).toBeNull();
  });
});
