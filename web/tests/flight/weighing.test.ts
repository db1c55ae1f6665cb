// What helps to weigh an answer: why the suggested one is careful, what the others have, what days are worth.

import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Table } from '../../src/lib/table.svelte';
import type { Catalogue, Event, GameView, QuestionView, Reason, Shape } from '../../src/protocol';
import { ALL_BOARDS, ALL_CARDS, ALL_TILES } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak, t } = await import('../../src/words/index.svelte');
const { asking } = await import('../../src/screens/flight/options');
const { headlineOf } = await import('../../src/screens/flight/headlines');
const { whyAsked } = await import('../../src/screens/flight/headings');

const board = { spaces: 18, finish_rewards: [4, 3, 2, 1] };
const zone = ALL_CARDS.find(
  ({ kind, beats }) => kind === 'combat_zone' && beats.some((beat) => beat.type === 'weakest' && beat.by === 'engines'),
)!;
const engines = zone.beats.findIndex((beat) => beat.type === 'weakest' && beat.by === 'engines');
const space = ALL_CARDS.find(({ kind }) => kind === 'open_space')!;

beforeAll(() => {
  const supply = { lost_component: 1, prices: [4, 3, 2, 1] };
  fillBox({
    tiles: ALL_TILES,
    cards: ALL_CARDS,
    ship_boards: ALL_BOARDS,
    supply,
    learning_board: board,
    flight_boards: [board, { ...board, finish_rewards: [8, 6, 4, 2] }, board],
  } as unknown as Catalogue);
});

const tally = (crew: number, least: number, most: number) => ({
  crew,
  batteries: 3,
  engines: least,
  engines_powered: most,
  cannons: least,
  cannons_powered: most,
});
const view = (card: number | null, beat = 0) =>
  ({
    flight: {
      card,
      phase: { type: 'card', value: beat },
      mode: { type: 'learning' },
      level: 'I',
      order: [1, 0, 2],
      number: 0,
      ship_board: 0,
    },
    seats: [{ position: 5 }, { position: 8 }, { position: 2 }],
    ships: [
      { tiles: [], tally: tally(3, 2, 6) },
      { tiles: [], tally: tally(4, 4, 8) },
      { tiles: [], tally: tally(5, 6, 6) },
    ],
  }) as unknown as GameView;
const scope = (card: number | null, beat = 0, events: Event[] = []) => ({
  view: view(card, beat),
  seat: 0,
  name: (seat: number) => ['Ada', 'Bob', 'Cid'][seat] ?? '',
  events,
});
const of = (reason: Reason, shape: Shape, suggested: QuestionView['suggested'], choices: QuestionView['choices'] = []): QuestionView => ({
  id: 1,
  decision: { seat: 0, shape, reason },
  suggested,
  choices,
});
const some: Shape = { type: 'set', from: ['6,8', '7,8'], max: 2 };

describe.each(['en', 'cs'] as const)('in %s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(language);
  });

  const QUESTIONS: QuestionView[] = [
    of({ type: 'power_engines', without: 2 }, some, { type: 'set', value: [] }),
    of({ type: 'power_engines', without: 0 }, some, { type: 'set', value: ['6,8'] }),
    of({ type: 'power_cannons', without: 2, against: null }, some, { type: 'set', value: [] }),
    ...(['enemy_beaten', 'enemy_tied', 'beaten_by_enemy'] as const).map((name) =>
      of({ type: 'power_cannons', without: 2, against: 8 }, some, { type: 'set', value: [] }, [
        { answer: { type: 'set', value: [] }, events: [{ type: name, seat: 0 } as Event], then: 'chance' },
      ]),
    ),
    of({ type: 'power_cannons', without: 2, against: 8 }, some, { type: 'set', value: ['6,8'] }),
    ...[{ type: 'yes' } as const, { type: 'no' } as const].flatMap((answer) => [
      of({ type: 'board_ship', crew: 2, credits: 4, days: 1 }, { type: 'yes_no' }, answer),
      of({ type: 'dock_station', goods: [0, 1, 0, 0], days: 1 }, { type: 'yes_no' }, answer),
      of(
        { type: 'take_reward', reward: { credits: 4, goods: [0, 1, 0, 0], batteries: 0, crew: 0, days: 0 }, days: 1 },
        { type: 'yes_no' },
        answer,
      ),
    ]),
    of({ type: 'land', days: 2 }, { type: 'one_of', options: 1, may_pass: true }, { type: 'done' }),
    of({ type: 'land', days: 2 }, { type: 'one_of', options: 1, may_pass: true }, { type: 'option', value: 0 }),
    of({ type: 'lose_crew', left: 3 }, { type: 'square', from: ['7,7'] }, { type: 'square', value: '7,7' }),
    of({ type: 'pay_battery' }, { type: 'square', from: ['7,7'] }, { type: 'square', value: '7,7' }),
    of({ type: 'keep_piece' }, { type: 'square', from: ['7,7'] }, { type: 'square', value: '7,7' }),
    of({ type: 'lose_battery', left: 1 }, { type: 'square', from: ['7,7'] }, { type: 'square', value: '7,7' }),
    of({ type: 'place_crew', cabin: '7,7' }, { type: 'occupant', aliens: 1 }, { type: 'humans' }),
  ];
  test.each(QUESTIONS)('$decision.reason says why $suggested is careful', (question) => {
    const why = whyAsked(question, scope(null));
    expect(why).toHaveLength(2);
    expect(why.filter((text) => /flight-[a-z]+|\{/.test(text))).toEqual([]);
  });

  test('a comparison says what the others have, or have declared', () => {
    const question = of({ type: 'power_engines', without: 2 }, some, { type: 'set', value: [] });
    expect(asking(question, scope(zone.id, engines)).help).toContain(
      t('flight-others', { figures: language === 'en' ? 'Bob 2–4 and Cid 3' : 'Bob 2–4 a Cid 3' }),
    );
    const declared: Event = { type: 'declared', seat: 1, measure: 'engines', strength: 8, powered: [] };
    expect(asking(question, scope(zone.id, engines, [declared])).help).toMatch(/Bob 4\D/);
    expect(asking(question, scope(space.id)).help).not.toContain('Cid');
  });

  test('a comparison says why batteries are spent in it', () => {
    const why = (set: string[], card: number, beat = 0) =>
      whyAsked(of({ type: 'power_engines', without: 2 }, some, { type: 'set', value: set }), scope(card, beat));
    expect(why(['6,8'], zone.id, engines)).toContain(t('flight-careful-compared', { spent: 1 }));
    expect(why([], zone.id, engines)).toContain(t('flight-careful-compared', { spent: 0 }));
    expect(why([], space.id).join()).not.toContain(t('flight-careful-compared', { spent: 0 }));
  });

  test('a remorseless comparison spares only the strongest, and says so', () => {
    const here = scope(zone.id, engines);
    const flight = { ...here.view.flight, victims: 'all_but_strongest' as const };
    const fate = { ...here, view: { ...here.view, flight } };
    const question = of({ type: 'power_engines', without: 2 }, some, { type: 'set', value: [] });
    const diplomat = of({ type: 'send_diplomat', against: null }, { type: 'yes_no' }, { type: 'no' });
    const penalty = t('flight-penalty-crew', { crew: 2 });
    const told = (where: typeof here) => {
      const choices = JSON.stringify(asking(diplomat, where).options);
      return [asking(question, where).help, ...whyAsked(question, where), choices].join(' ');
    };
    for (const [where, who, stake] of [
      [here, 'flight-help-weakest-engines', 'flight-why-at-stake'],
      [fate, 'flight-help-fate-engines', 'flight-why-at-stake-fate'],
    ] as const) {
      expect(told(where)).toContain(t(who, { penalty }));
      expect(told(where).split(t(stake, { penalty }))).toHaveLength(3);
    }
    expect(told(fate)).not.toContain(t('flight-why-at-stake', { penalty }));
  });

  test('where days count, the next one is so far away', () => {
    const help = (order: number[]) => {
      const here = scope(null);
      const flight = { ...here.view.flight, order };
      return asking(of({ type: 'land', days: 2 }, { type: 'one_of', options: 1, may_pass: true }, { type: 'done' }), {
        ...here,
        view: { ...here.view, flight },
      }).help;
    };
    expect(help([1, 0, 2])).toContain(t('flight-worth.gap', { name: 'Bob', days: 3, side: 'behind' }));
    expect(help([0, 2])).toContain(t('flight-worth.gap', { name: 'Cid', days: 3, side: 'ahead' }));
  });

  test('where days count, places say what they pay', () => {
    const worth = t('flight-worth', { rewards: '4/3/2', place: 2 });
    const help = (question: QuestionView, card: number | null = null) => asking(question, scope(card)).help ?? '';
    expect(help(of({ type: 'land', days: 2 }, { type: 'one_of', options: 1, may_pass: true }, { type: 'done' }))).toContain(worth);
    expect(help(of({ type: 'board_ship', crew: 2, credits: 4, days: 1 }, { type: 'yes_no' }, { type: 'no' }))).toContain(worth);
    expect(help(of({ type: 'power_engines', without: 2 }, some, { type: 'set', value: [] }), space.id)).toContain(worth);
    expect(help(of({ type: 'lose_crew', left: 3 }, { type: 'square', from: ['7,7'] }, { type: 'square', value: '7,7' }))).not.toContain(
      worth,
    );
  });

  test('whoever loses crew is told what for, with the figures, and nothing that does not count', () => {
    const question = (square: string, left = 2) =>
      of({ type: 'lose_crew', left }, { type: 'square', from: ['7,7', '7,6'] }, { type: 'square', value: square });
    const numbers = [2, 2, 10].map((strength, seat) => ({ seat, strength }));
    const judged = { numbers, victims: 'weakest', tied: true } as const;
    const gone: Event = { type: 'crew_lost', seat: 0, cabin: '7,7', alien: null };
    const events: Event[] = [{ type: 'weakest', seat: 0, measure: 'engines', judged }];
    const here = scope(zone.id, engines, events);
    const what = t('flight-ask-lose-crew', { left: 2, more: 'no' });
    expect(asking(question('7,7'), here).heading).toBe(t('flight-ask-because', { cause: t('flight-cause-engines'), what }));
    expect(asking(question('7,7'), here).help).toBe(t('flight-help-lose-crew'));
    expect(asking(question('7,7', 1), { ...here, events: [...events, gone] }).heading).toContain(
      t('flight-ask-lose-crew', { left: 1, more: 'yes' }),
    );
    const others = language === 'en' ? 'Bob 1 and Cid 5' : 'Bob 1 a Cid 5';
    const [cause, careful, rule] = whyAsked(question('7,7'), here);
    expect(cause).toBe(
      [
        t('event-weakest-engines.you'),
        t('flight-why-weakest', { measure: 'engines', mine: '1', others }),
        t('flight-why-weakest-tie'),
      ].join(' '),
    );
    expect(rule).toBe(t('flight-why-lose-crew'));
    expect(careful).toBe(t('flight-careful-lose-crew', { why: 'fullest' }));
    // What is said of the cabin is so: another one has more aboard, and in the learning flight nobody falls ill.
    const aboard = [
      { square: '7,7', tile: 0, turn: 0, humans: 1 },
      { square: '7,6', tile: 0, turn: 0, humans: 2 },
    ];
    const ship = (mode: string, alien?: 'brown') => {
      const { view: all } = here;
      const tiles = alien ? [...aboard, { square: '6,7', tile: 0, turn: 0, alien }] : aboard;
      return {
        ...here,
        view: {
          ...all,
          flight: { ...all.flight, mode: { type: mode } },
          ships: [{ ...all.ships[0], tiles }, ...all.ships.slice(1)],
        } as GameView,
      };
    };
    expect(whyAsked(question('7,6'), ship('learning'))[1]).toBe(t('flight-careful-lose-crew', { why: 'fullest' }));
    expect(whyAsked(question('7,7'), ship('learning'))[1]).toBe(t('flight-careful-lose-crew', { why: 'any' }));
    expect(whyAsked(question('7,7'), ship('flight', 'brown'))[1]).toBe(
      `${t('flight-careful-lose-crew', { why: 'joined' })} ${t('flight-careful-lose-crew.aliens')}`,
    );
  });

  test('batteries that cannot win are not forgotten', () => {
    const loses = (set: string[], strength: number) => ({
      answer: { type: 'set' as const, value: set },
      then: 'chance' as const,
      events: [
        { type: 'declared', seat: 0, measure: 'cannons', strength, powered: set },
        { type: 'beaten_by_enemy', seat: 0 },
      ] as Event[],
    });
    const reason: Reason = { type: 'power_cannons', without: 7, against: 12 };
    const { options } = asking(of(reason, some, { type: 'set', value: [] }, [loses([], 7), loses(['6,8'], 11)]), scope(null));
    expect(options).toHaveLength(1);
    expect(options[0]?.lines[0]?.parts).toEqual([{ text: t('flight-strength-even', { most: '5½' }) }]);
  });

  test('days have their word', () => {
    const gain: Event = { type: 'moved', seat: 0, days: 3, position: 8 };
    const [yes] = asking(
      of({ type: 'gain_days', days: 3 }, { type: 'yes_no' }, { type: 'yes' }, [
        { answer: { type: 'yes' }, events: [gain], then: 'chance' },
      ]),
      scope(null),
    ).options;
    expect(yes?.lines[0]?.parts[0]).toMatchObject({ figure: '+3', unit: t('flight-days', { days: 3 }) });
  });

  test('what is not stopped does not leave everything as it was', () => {
    const rock = { projectile: { kind: 'large_meteor', from: 'front' }, roll: 7, target: '7,6' } as const;
    for (const reason of [
      { type: 'boost_shield', ...rock, powered: ['7,5'] },
      { type: 'send_diplomat', against: null },
    ] as Reason[]) {
      const no = asking(of(reason, { type: 'yes_no' }, { type: 'yes' }), scope(null)).options[1];
      expect(JSON.stringify(no?.lines)).not.toContain(t('flight-nothing-follows'));
      expect(no?.lines).toHaveLength(1);
    }
  });

  test('each set of batteries says what it comes to, and what catapults can still add', () => {
    const declared = (strength: number): Event => ({ type: 'declared', seat: 0, measure: 'cannons', strength, powered: [] });
    const question = of({ type: 'power_cannons', without: 2, against: 9 }, some, { type: 'set', value: [] }, [
      { answer: { type: 'set', value: [] }, events: [declared(2), { type: 'beaten_by_enemy', seat: 0 }], then: 'chance', catapults: 2 },
      { answer: { type: 'set', value: ['6,8'] }, events: [declared(9), { type: 'enemy_tied', seat: 0 }], then: 'chance', catapults: 2 },
    ]);
    const { options } = asking(question, scope(null));
    expect(options.map(({ result }) => result)).toEqual([
      t('flight-strength-ties', { strength: '4½', against: '4½' }),
      t('flight-strength-loses', { strength: '1', against: '4½' }),
    ]);
    for (const { lines } of options) expect(lines[0]?.parts).toEqual([{ text: t('flight-strength-catapults', { more: '1' }) }]);
  });
});

test('whoever rolls does so for everyone where several are flown at, and says both dice where nobody adds them', () => {
  const headline = (whom: number[], sum?: number): string | null => {
    const rolled: Event = { type: 'rolled', seat: 0, dice: [4, 2], whom, ...(sum ? { sum } : {}) };
    return headlineOf(rolled, { shown: view(zone.id, 0), you: 0 } as unknown as Table);
  };
  expect(headline([0, 1], 6)).toBe(t('flight-now-rolled', { roll: 6 }));
  expect(headline([0], 6)).toBe(t('flight-now-rolled-alone', { roll: 6 }));
  expect(headline([0])).toBe(t('flight-now-rolled-alone', { roll: t('flight-dice', { first: 4, second: 2 }) }));
});

test('a comparison tells what comes of an answer, as far as the others leave it', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  const weakest: Event = { type: 'weakest', seat: 0, measure: 'engines' };
  const words = (choice: Pick<QuestionView['choices'][number], 'events' | 'outlook'>): string => {
    const question = of({ type: 'power_engines', without: 2 }, some, { type: 'set', value: [] }, [
      { answer: { type: 'set', value: [] }, then: 'question', ...choice },
    ]);
    const { options } = asking(question, scope(zone.id, engines));
    return options.flatMap(({ lines }) => lines.flatMap(({ parts }) => parts.map((part) => ('text' in part ? part.text : '')))).join(' ');
  };
  expect(words({ events: [], outlook: { least: [], most: [] } })).toContain(t('flight-then-enough'));
  expect(words({ events: [], outlook: { least: [], most: [weakest] } })).toContain(t('flight-then-up-to-others'));
  expect(words({ events: [], outlook: { least: [weakest], most: [weakest] } })).toContain(t('flight-then-compared'));
  // Whoever declares last knows it all.
  expect(words({ events: [weakest] })).toContain(t('flight-then-compared'));
  expect(words({ events: [{ type: 'weakest', seat: 1, measure: 'engines' }] })).toContain(t('flight-then-enough'));
  expect(words({ events: [] })).not.toContain(t('flight-then-enough'));
});
