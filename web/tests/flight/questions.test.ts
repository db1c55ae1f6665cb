import { beforeAll, expect, test } from 'vitest';
import { fillBox } from '../../src/lib/catalogue';
import type { Catalogue, Choice, Event, GameView, QuestionView, Reason, Shape, Tally } from '../../src/protocol';
import { asking } from '../../src/screens/flight/options';
import { worthwhile } from '../../src/screens/flight/power';
import { BOARDS } from '../art/box';
import { speak, t } from '../../src/words/index.svelte';

beforeAll(async () => {
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
  fillBox({
    ship_boards: BOARDS,
    titles: ['freight_hauler', 'power_trucker'],
    tiles: Array.from({ length: 9 }, (_, id) => ({
      id,
      name: `t${id}`,
      component: { type: 'cabin' },
      connectors: ['smooth', 'smooth', 'smooth', 'smooth'],
      plating: [false, false, false, false],
    })),
    cards: [
      {
        id: 0,
        name: 'I-02',
        kind: 'smugglers',
        level: 'I',
        learning: true,
        beats: [
          {
            type: 'enemy',
            strength: 8,
            penalties: [{ type: 'goods', value: 2 }],
            reward: { credits: 0, goods: [0, 1, 1, 1], batteries: 0, crew: 0, days: 0 },
            days: 1,
          },
        ],
      },
      {
        id: 1,
        name: 'I-12',
        kind: 'planets',
        level: 'I',
        learning: true,
        beats: [
          {
            type: 'planets',
            planets: [
              { credits: 0, goods: [1, 0, 0, 0], batteries: 0, crew: 0, days: 0 },
              { credits: 0, goods: [0, 2, 0, 0], batteries: 0, crew: 0, days: 0 },
            ],
            days: 2,
          },
        ],
      },
    ],
    supply: { lost_component: 1, prices: [4, 3, 2, 1] },
  } as unknown as Catalogue);
});

const SEAT = 0;
const view = (card: number | null): GameView =>
  ({
    flight: { card, phase: card === null ? { type: 'reveal' } : { type: 'card', value: 0 }, order: [0, 1], ship_board: 0 },
    seats: [{ position: 5 }, { position: 3 }],
    ships: [
      {
        tiles: ['6,7', '7,7', '8,7', '9,7'].map((square, tile) => ({
          square,
          tile,
          turn: 0,
          ...(square === '8,7' ? { batteries: 2 } : {}),
        })),
        wrong: [],
      },
    ],
  }) as unknown as GameView;
const scope = (card: number | null) => ({ view: view(card), seat: SEAT, name: (seat: number) => `P${seat}` });
const ask = (shape: Shape, reason: Reason, choices: Choice[], suggested: QuestionView['suggested'], card: number | null = null) =>
  asking({ id: 1, decision: { seat: SEAT, shape, reason }, suggested, choices }, scope(card));

const fight = (set: string[], strength: number): Choice => {
  const declared: Event = { type: 'declared', seat: SEAT, measure: 'cannons', strength, powered: set };
  const verdict: Event =
    strength > 8
      ? { type: 'enemy_beaten', seat: SEAT }
      : strength === 8
        ? { type: 'enemy_tied', seat: SEAT }
        : { type: 'beaten_by_enemy', seat: SEAT };
  return { answer: { type: 'set', value: set }, events: [declared, verdict], then: 'question' };
};

test('against an enemy only sets that change who wins get a box', () => {
  const choices = [fight([], 4), fight(['6,7'], 6), fight(['7,7'], 8), fight(['6,7', '7,7'], 10)];
  expect(worthwhile(choices, SEAT).map(({ answer }) => answer)).toEqual([
    { type: 'set', value: [] },
    { type: 'set', value: ['7,7'] },
    { type: 'set', value: ['6,7', '7,7'] },
  ]);
  expect(worthwhile([fight([], 2), fight(['6,7'], 4)], SEAT).map(({ answer }) => answer)).toEqual([{ type: 'set', value: [] }]);
});

test('the suggested answer is chosen, and the enemy is measured against', () => {
  const choices = [fight([], 4), fight(['6,7'], 10)];
  const asked = ask(
    { type: 'set', from: ['6,7'], max: 1 },
    { type: 'power_cannons', without: 4, against: 8 },
    choices,
    { type: 'set', value: ['6,7'] },
    0,
  );
  expect(asked.options.map(({ pays }) => pays)).toEqual([1, 0]);
  expect(asked.first).toBe(0);
  expect(asked.options[0]?.gauge).toMatchObject({ mine: 10, against: 8, wins: true });
  expect(asked.options[0]?.lines[0]?.parts).toContainEqual({ goods: [0, 1, 1, 1] });
  expect(asked.options[1]?.lines[0]?.tone).toBe('harm');
});

test('squares of one piece are one answer', () => {
  const fell = (squares: string[]): Event[] =>
    squares.map((square) => ({ type: 'tile_lost', seat: SEAT, tile: 1, square, loss: 'fell_off' }));
  const choices: Choice[] = [
    { answer: { type: 'square', value: '6,7' }, events: fell(['9,7']), then: 'chance' },
    { answer: { type: 'square', value: '7,7' }, events: fell(['9,7']), then: 'chance' },
    { answer: { type: 'square', value: '8,7' }, events: fell(['9,7']), then: 'chance' },
    { answer: { type: 'square', value: '9,7' }, events: fell(['6,7', '7,7', '8,7']), then: 'chance' },
  ];
  const asked = ask({ type: 'square', from: ['6,7', '7,7', '8,7', '9,7'] }, { type: 'keep_piece' }, choices, {
    type: 'square',
    value: '8,7',
  });
  expect(asked.options.map(({ squares }) => squares)).toEqual([['6,7', '7,7', '8,7'], ['9,7']]);
  expect(asked.first).toBe(0);
});

test('planets are offered with their goods, and so is the orbit', () => {
  const asked = ask({ type: 'one_of', options: 2, may_pass: true }, { type: 'land', days: 2 }, [], { type: 'done' }, 1);
  expect(asked.options.map(({ answer }) => answer)).toEqual([{ type: 'option', value: 1 }, { type: 'done' }]);
  expect(asked.options[0]?.lines[0]?.parts).toEqual([{ goods: [0, 2, 0, 0] }]);
  expect(asked.first).toBe(1);
});

test('a shield costs a battery, and without it something breaks', () => {
  const projectile = { kind: 'small_meteor', from: 'front' } as const;
  const choices: Choice[] = [
    {
      answer: { type: 'yes' },
      events: [
        { type: 'battery_spent', seat: 0, square: '6,7' },
        { type: 'shielded', seat: 0, projectile, target: '7,7' },
      ],
      then: 'chance',
    },
    {
      answer: { type: 'no' },
      then: 'chance',
      events: [
        { type: 'hit', seat: 0, projectile, target: '7,7' },
        { type: 'tile_lost', seat: 0, tile: 1, square: '7,7', loss: 'destroyed' },
      ],
    },
  ];
  const asked = ask({ type: 'yes_no' }, { type: 'raise_shield', projectile, roll: 7, target: '7,7' }, choices, { type: 'yes' });
  expect(asked.options.map(({ pays }) => pays)).toEqual([1, 0]);
  expect(asked.options[1]?.lines[0]?.parts).toContainEqual({ tiles: [1] });
  const apart = choices.map((choice) => (choice.answer.type === 'no' ? { ...choice, then: 'pieces' as const, apart: 3 } : choice));
  const torn = ask({ type: 'yes_no' }, { type: 'raise_shield', projectile, roll: 7, target: '7,7' }, apart, { type: 'yes' });
  const words = { text: t('flight-then-pieces', { count: 3 }) };
  expect(
    torn.options.map(({ lines }) => lines.some(({ parts }) => parts.some((part) => 'text' in part && part.text === words.text))),
  ).toEqual([false, true]);
});

test('where a battery is taken, it says how many are left', () => {
  const asked = ask({ type: 'square', from: ['8,7'] }, { type: 'pay_battery' }, [], { type: 'square', value: '8,7' });
  expect(asked.options[0]?.title).toBe(t('flight-square-batteries', { count: 2, square: '8,7' }));
});

test('every reason that is answered with boxes or squares has options', () => {
  const squares: Shape = { type: 'square', from: ['6,7', '7,7'] };
  const reasons: [Shape, Reason][] = [
    [{ type: 'yes_no' }, { type: 'rebuild' }],
    [squares, { type: 'remove_mistake' }],
    [squares, { type: 'pay_battery' }],
    [{ type: 'yes_no' }, { type: 'fly_on' }],
    [
      { type: 'occupant', aliens: 3 },
      { type: 'place_crew', cabin: '7,7' },
    ],
    [{ type: 'yes_no' }, { type: 'board_ship', crew: 2, credits: 4, days: 1 }],
    [{ type: 'yes_no' }, { type: 'dock_station', goods: [0, 1, 0, 0], days: 1 }],
    [{ type: 'yes_no' }, { type: 'take_reward', reward: { credits: 4, goods: [0, 0, 0, 0], batteries: 0, crew: 0, days: 0 }, days: 1 }],
    [{ type: 'yes_no' }, { type: 'take_reward', reward: { credits: 4, goods: [0, 1, 0, 0], batteries: 0, crew: 0, days: 0 }, days: 1 }],
    [squares, { type: 'lose_crew', left: 2 }],
    [squares, { type: 'lose_good', good: 'red', left: 1 }],
    [squares, { type: 'lose_battery', left: 1 }],
    [{ type: 'one_of', options: 9, may_pass: false }, { type: 'keep_title' }],
    [
      { type: 'one_of', options: 2, may_pass: false },
      { type: 'give_title', title: 'corridorist' },
    ],
  ];
  for (const [shape, reason] of reasons) {
    const asked = ask(shape, reason, [], { type: 'yes' });
    expect(asked.options.length, JSON.stringify(reason)).toBeGreaterThan(0);
    expect(asked.heading).not.toBe('');
  }
});

test('a stop that brings nothing says so beside the choice, and goods have their prices', () => {
  const reason: Reason = { type: 'dock_station', goods: [0, 1, 1, 0], days: 1 };
  const yes = (...events: Event[]): Choice[] => [{ answer: { type: 'yes' }, events, then: 'chance' }];
  const left: Event = { type: 'goods_left', seat: SEAT, goods: [0, 1, 1, 0] };
  const words = (choices: Choice[], cargo: number): string[] => {
    const now = scope(1);
    now.view.ships[SEAT]!.tally = { cargo, special_cargo: 0 } as Tally;
    const asked = asking({ id: 1, decision: { seat: SEAT, shape: { type: 'yes_no' }, reason }, suggested: { type: 'no' }, choices }, now);
    expect(asked.help).toBe(t('flight-prices', { red: 4, yellow: 3, green: 2, blue: 1 }));
    return asked.options[0]!.lines.flatMap(({ parts }) => parts.flatMap((part) => ('text' in part ? [part.text] : [])));
  };
  expect(words(yes({ type: 'docked', seat: SEAT }, left), 0)).toContain(t('flight-then-no-hold'));
  expect(words(yes({ type: 'docked', seat: SEAT }, left), 2)).toContain(t('flight-then-no-room'));
  const some = words(yes({ type: 'docked', seat: SEAT }), 2);
  expect(some).not.toContain(t('flight-then-no-hold'));
  expect(some).not.toContain(t('flight-then-no-room'));
});

test('planets say that there is no hold, and what the goods are worth', () => {
  const lines = (cargo: number) => {
    const now = scope(1);
    now.view.ships[SEAT]!.tally = { cargo, special_cargo: 0 } as Tally;
    const decision = { seat: SEAT, shape: { type: 'one_of', options: 2, may_pass: true }, reason: { type: 'land', days: 2 } } as const;
    const asked = asking({ id: 1, decision, suggested: { type: 'done' }, choices: [] }, now);
    expect(asked.help).toContain(t('flight-prices', { red: 4, yellow: 3, green: 2, blue: 1 }));
    return asked.options[0]?.lines[0];
  };
  expect(lines(0)).toEqual({ tone: 'harm', parts: [{ goods: [0, 2, 0, 0] }, { text: t('flight-planet-hold') }] });
  expect(lines(1)).toEqual({ tone: 'gain', parts: [{ goods: [0, 2, 0, 0] }] });
});

test('a planet tells what finds room, and the days it takes', () => {
  const loaded: Event = { type: 'good_loaded', seat: SEAT, square: '8,7', good: 'yellow' };
  const moved: Event = { type: 'moved', seat: SEAT, days: -2, position: 2 };
  const shape: Shape = { type: 'one_of', options: 3, may_pass: true };
  const question: QuestionView = {
    id: 1,
    decision: { seat: SEAT, shape, reason: { type: 'land', days: 2 } },
    suggested: { type: 'done' },
    choices: [
      { answer: { type: 'option', value: 1 }, events: [], then: 'question', outlook: { least: [loaded, moved], most: [loaded, moved] } },
    ],
  };
  const planet = asking(question, scope(1)).options[1];
  const parts = planet?.lines.flatMap((line) => line.parts) ?? [];
  expect(parts).toContainEqual({ goods: [0, 1, 0, 0] });
  expect(parts.some((part) => 'figure' in part && part.figure === '−2')).toBe(true);
  expect(parts).toContainEqual({ text: t('flight-then-place', { place: 2 }) });
});
