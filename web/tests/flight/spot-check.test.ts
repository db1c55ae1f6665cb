// The spot check and what is dropped later: what an answer costs in the end, and who is lost with it.

import { beforeAll, expect, test } from 'vitest';
import { fillBox } from '../../src/lib/catalogue';
import type { Catalogue, Choice, GameView, QuestionView } from '../../src/protocol';
import { carefulWords } from '../../src/screens/flight/careful';
import { asking } from '../../src/screens/flight/options';
import { byMistake } from '../../src/screens/flight/question';
import { speak, t } from '../../src/words/index.svelte';

beforeAll(async () => {
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
  fillBox({
    tiles: Array.from({ length: 9 }, (_, id) => ({
      id,
      name: `t${id}`,
      component: { type: 'cabin' },
      connectors: ['smooth', 'smooth', 'smooth', 'smooth'],
      plating: [false, false, false, false],
    })),
    cards: [],
    supply: { lost_component: 1, prices: [4, 3, 2, 1] },
  } as unknown as Catalogue);
});

const SEAT = 0;
const scope = (phase: string, humans = 0) => {
  const tile = (square: string, id: number) => ({ square, tile: id, turn: 0, ...(humans && id === 1 ? { humans } : {}) });
  const view = {
    flight: { card: null, phase: { type: phase }, order: [0], mode: { type: 'trek' } },
    seats: [{ position: 5 }],
    ships: [{ tiles: ['6,7', '7,7', '8,7'].map(tile), wrong: [], tally: { crew: humans } }],
  } as unknown as GameView;
  return { view, seat: SEAT, name: (seat: number) => `P${seat}` };
};
const words = (question: QuestionView, at: ReturnType<typeof scope>, option: number): string =>
  JSON.stringify(asking(question, at).options[option]?.lines.map(({ parts }) => parts));

test('taking a part off says how mending ends, and that nobody could live aboard', () => {
  const off = (square: string, tile: number, lost: number, flies: boolean): Choice => ({
    answer: { type: 'square', value: square },
    then: 'question',
    mended: { lost, flies },
    events: [{ type: 'tile_lost', seat: SEAT, tile, square, loss: 'removed' }],
  });
  const question: QuestionView = {
    id: 1,
    decision: { seat: SEAT, shape: { type: 'square', from: ['6,7', '7,7'] }, reason: { type: 'remove_mistake' } },
    suggested: { type: 'square', value: '6,7' },
    choices: [off('6,7', 0, 2, true), off('7,7', 1, 1, false)],
  };
  const at = scope('spot_check');
  expect(words(question, at, 0)).toContain(t('flight-then-mended', { count: 2 }));
  expect(words(question, at, 0)).not.toContain(t('flight-then-no-cabin'));
  expect(words(question, at, 1)).toContain(t('flight-then-no-cabin'));
  expect(words(question, at, 1)).not.toContain(t('flight-then-mended', { count: 1 }));
  expect(carefulWords(question, at)).toBe(t('flight-careful-remove-mistake'));
});

test('a piece before the start is not called crewless because nobody is aboard yet', () => {
  const keep = (square: string, flies: boolean): Choice => ({
    answer: { type: 'square', value: square },
    then: 'question',
    mended: { lost: 2, flies },
    events: ['6,7', '7,7']
      .filter((gone) => gone !== square)
      .map((gone) => ({ type: 'tile_lost' as const, seat: SEAT, tile: 0, square: gone, loss: 'fell_off' as const })),
  });
  const question: QuestionView = {
    id: 1,
    decision: { seat: SEAT, shape: { type: 'square', from: ['6,7', '7,7'] }, reason: { type: 'keep_piece' } },
    suggested: { type: 'square', value: '6,7' },
    choices: [keep('6,7', true), keep('7,7', false)],
  };
  const all = JSON.stringify(asking(question, scope('spot_check')).options);
  expect(all).not.toContain(t('flight-then-left-no-humans'));
  expect(all.split(t('flight-then-no-cabin'))).toHaveLength(2);
});

test('a piece that nobody is left to fly ends the flight, and says so louder than all else', () => {
  const keep = (square: string, unmanned?: boolean): Choice => ({
    answer: { type: 'square', value: square },
    then: 'question',
    ...(unmanned && { unmanned }),
    events: ['6,7', '7,7']
      .filter((gone) => gone !== square)
      .map((gone) => ({ type: 'tile_lost' as const, seat: SEAT, tile: 0, square: gone, loss: 'fell_off' as const })),
  });
  const question: QuestionView = {
    id: 1,
    decision: { seat: SEAT, shape: { type: 'square', from: ['6,7', '7,7'] }, reason: { type: 'keep_piece' } },
    suggested: { type: 'square', value: '6,7' },
    choices: [keep('6,7', true), keep('7,7')],
  };
  const loud = asking(question, scope('card')).options.map(({ lines }) => lines.filter(({ tone }) => tone === 'ends'));
  expect(loud.map(({ length }) => length)).toEqual([1, 0]);
  expect(JSON.stringify(loud[0])).toContain(t('flight-then-left-no-humans'));
});

test('whoever is aboard a part that is dropped is mentioned', () => {
  const question: QuestionView = {
    id: 1,
    decision: { seat: SEAT, shape: { type: 'set', from: ['7,7'], max: 1 }, reason: { type: 'drop_part', without: -20 } },
    suggested: { type: 'set', value: [] },
    choices: [
      { answer: { type: 'set', value: [] }, then: 'question', events: [] },
      {
        answer: { type: 'set', value: ['7,7'] },
        then: 'pieces',
        events: [{ type: 'tile_lost', seat: SEAT, tile: 1, square: '7,7', loss: 'fell_off' }],
      },
    ],
  };
  expect(words(question, scope('reveal', 1), 0)).toContain(t('flight-crew-lost', { crew: 1 }));
  expect(words(question, scope('reveal', 1), 0)).toContain(t('flight-then-pieces', { count: 1 }));
});

test('mistakes of a kind are told together, with every pair', () => {
  expect(
    byMistake([
      { mistake: 'pipes_differ', squares: ['6,7', '7,7'] },
      { mistake: 'engine_turned', squares: ['7,8'] },
      { mistake: 'pipes_differ', squares: ['8,7', '8,8'] },
    ]),
  ).toEqual([
    { mistake: 'pipes_differ', places: '6,7–7,7 · 8,7–8,8' },
    { mistake: 'engine_turned', places: '7,8' },
  ]);
});
