// Questions and reasons of deck IV: something abandoned that shoots, people on planets, who is fastest, what radiates.

import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answer, CardKind, Catalogue, Event, GameView, QuestionView, Reason, Shape } from '../../src/protocol';
import { ALL_CARDS, BOX } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('document', { documentElement: {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak, t } = await import('../../src/words/index.svelte');
const { asking } = await import('../../src/screens/flight/options');
const { whyAsked } = await import('../../src/screens/flight/headings');
const { reasonOf } = await import('../../src/screens/flight/reasons');
const { fitting } = await import('../../src/lib/extras');

const cardOf = (kind: CardKind) => ALL_CARDS.find((card) => card.kind === kind && card.level === 'IV')!;
const scopeOf = (kind: CardKind, events: Event[] = []) => {
  const view = {
    flight: { card: cardOf(kind).id, phase: { type: 'card', value: 0 }, level: 'IV', mode: { type: 'flight', value: 'IV' }, order: [0, 1] },
    seats: [{ position: 3 }, { position: 1 }],
    ships: [{ tiles: [] }, { tiles: [] }],
  } as unknown as GameView;
  return { view, seat: 0, name: (seat: number) => ['Ada', 'Bob'][seat] ?? '', events };
};
const ask = (reason: Reason, shape: Shape, suggested: Answer): QuestionView => ({
  id: 1,
  decision: { seat: 0, shape, reason },
  suggested,
  choices: [],
});
const YES_NO: Shape = { type: 'yes_no' };
const board = (shots?: number): Reason => ({ type: 'board_ship', crew: 8, credits: 14, days: 3, ...(shots ? { shots } : {}) });

beforeAll(async () => {
  fillBox({ ...BOX } as Catalogue);
  await speak('en');
});

describe('something abandoned that shoots', () => {
  const scope = scopeOf('abandoned_ship');

  test('is tried before it is used: the shots are drawn, and that one is asked again', () => {
    const { heading, options } = asking(ask(board(3), YES_NO, { type: 'no' }), scope);
    expect(heading).toBe(t('flight-ask-board-ship-try'));
    expect(options.map(({ title }) => title)).toEqual([t('flight-answer-try-yes'), t('flight-answer-board-ship-no')]);
    const lines = JSON.stringify(options[0]?.lines);
    expect(lines).toContain('heavy_fire');
    expect(lines).toContain(t('flight-then-asked-again'));
    expect(whyAsked(ask(board(3), YES_NO, { type: 'no' }), scope).join(' ')).toContain(t('flight-why-try'));
  });

  test('is asked about as usual afterwards', () => {
    const { heading, options } = asking(ask(board(), YES_NO, { type: 'yes' }), scope);
    expect(heading).toBe(t('flight-ask-board-ship'));
    expect(JSON.stringify(options[0]?.lines)).not.toContain('heavy_fire');
  });

  test('a shot comes because one went too near', () => {
    const shot: Reason = {
      type: 'raise_shield',
      projectile: { kind: 'light_fire', from: 'left' },
      roll: 7,
      target: '7,7',
    };
    const why = whyAsked(ask(shot, YES_NO, { type: 'yes' }), scopeOf('abandoned_ship', [{ type: 'approached', seat: 0 }]));
    expect(why[0]).toContain('You go closer');
  });
});

test('people who want to come along are taken by number, or not at all', () => {
  const shape: Shape = { type: 'one_of', options: 0b110, may_pass: true };
  const { heading, options } = asking(ask({ type: 'take_aboard', crew: 3 }, shape, { type: 'option', value: 2 }), scopeOf('planets'));
  expect(heading).toContain('3');
  expect(options.map(({ answer }) => answer)).toEqual([{ type: 'option', value: 1 }, { type: 'option', value: 2 }, { type: 'done' }]);
  expect(options.at(-1)?.title).toBe(t('flight-answer-nobody-aboard'));
});

test.each(['en', 'cs'] as const)('a planet says for how many of its people there is room: %s', async (language) => {
  await speak(language);
  const offers = ALL_CARDS.flatMap((card) => card.beats.flatMap((beat) => (beat.type === 'planets' ? [{ card, beat }] : [])));
  const { card, beat } = offers.find(({ beat: { planets } }) => planets.some(({ crew }) => crew > 1))!;
  const value = beat.planets.findIndex(({ crew }) => crew > 1);
  const { crew } = beat.planets[value]!;
  const scope = scopeOf('planets');
  scope.view.flight.card = card.id;
  const said = (boarded: number): string => {
    const most: Event[] = Array.from({ length: boarded }, () => ({ type: 'human_gained', seat: 0, square: '7,7' }));
    const question = ask({ type: 'land', days: 1 }, { type: 'one_of', options: 1 << value, may_pass: true }, { type: 'done' });
    question.choices = [{ answer: { type: 'option', value }, events: [], then: 'question', outlook: { least: most, most } }];
    return JSON.stringify(asking(question, scope).options[0]?.lines);
  };
  expect(said(0)).toContain(language === 'en' ? 'no room for people' : 'pro lidi nemáš místo');
  expect(said(1)).toContain(language === 'en' ? 'room for one of them' : 'místo máš pro jednoho');
  // Where all find room, nothing is said about it.
  for (const id of [0, 1, crew]) expect(said(crew)).not.toContain(t('flight-planet-people', { count: id }));
  await speak('en');
});

describe('why', () => {
  test('somebody was the fastest', () => {
    const numbers = [
      { seat: 0, strength: 12 },
      { seat: 1, strength: 12 },
    ];
    const event: Event = { type: 'fastest', seat: 0, judged: { numbers, victims: 'strongest', tied: true } };
    const why = reasonOf(event, cardOf('mostly_open_space'), (seat) => ['Ada', 'Bob'][seat] ?? '');
    expect(why).toContain('Bob 6');
    expect(why).toContain(t('flight-why-fastest-tie'));
  });

  test('radiation takes crew, and then components', () => {
    const cause = { type: 'beat', beat: 0 } as const;
    const leak = cardOf('radiation_leak');
    expect(reasonOf({ type: 'crew_lost', seat: 0, cabin: '7,7', alien: null, cause }, leak)).toBe(t('flight-why-crew-radiation-leak'));
    const lost = { type: 'tile_lost', seat: 0, tile: 1, square: '7,8', loss: 'destroyed', cause } as unknown as Event;
    expect(reasonOf(lost, leak)).toBe(t('flight-why-lost-radiation-leak'));
  });
});

test('class IV is always agreed on with its deck', () => {
  const options = { mode: { type: 'flight', value: 'IV' }, seats: 3 } as Parameters<typeof fitting>[0];
  expect(fitting(options).extras?.abe_adventures).toBe(true);
  expect(fitting({ ...options, mode: { type: 'flight', value: 'III' } }).extras).toBeUndefined();
});
