// Where five play, a card has room for two: it shows who has had what it has, and how many still can.

import { render } from 'svelte/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Beat, Catalogue, Choice, Colour, Event, GameView, QuestionView, Reason } from '../../src/protocol';
import { BOX, CARDS } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak, t } = await import('../../src/words/index.svelte');
const { asking } = await import('../../src/screens/flight/options');
const CardFace = (await import('../../src/parts/CardFace.svelte')).default;

beforeAll(async () => {
  fillBox({ ...BOX, cards: CARDS } as Catalogue);
  await speak('en');
  vi.stubGlobal('document', undefined);
});

interface Given {
  takers?: number;
  had?: Colour[];
  landed?: Colour[][];
}
const drawn = (kind: string, given: Given): string =>
  render(CardFace, { props: { card: CARDS.find((card) => card.kind === kind)!, ...given } }).body;
const count = (body: string, what: RegExp): number => body.match(what)?.length ?? 0;
const free = (body: string): number => count(body, /class="emblem free/g);
const taken = (body: string): number => count(body, /<dd[^>]*class="taken/g);

test('an enemy that one has beaten can be beaten once more', () => {
  const body = drawn('pirates', { takers: 2, had: ['green'] });
  expect(body).toContain(t('card-row-beaten'));
  expect(body).toContain(t('card-had', { had: 1, takers: 2 }));
  expect(free(body)).toBe(1);
});

test('an abandoned ship says so, too; cards that all have a share in do not', () => {
  expect(drawn('abandoned_ship', { takers: 2 })).toContain(t('card-row-used'));
  expect(drawn('meteor_swarm', { takers: 2 })).not.toContain('data-testid="had"');
  expect(drawn('pirates', {})).not.toContain('data-testid="had"');
});

test('a planet is taken when as many have landed as it has room for', () => {
  expect(taken(drawn('planets', { landed: [['red']] }))).toBe(1);
  const one = drawn('planets', { takers: 2, landed: [['red']] });
  expect([taken(one), free(one)]).toEqual([0, 1]);
  const two = drawn('planets', { takers: 2, landed: [['red', 'white']] });
  expect([taken(two), free(two)]).toEqual([1, 0]);
});

test('how many ships a planet has room for is told', () => {
  expect(t('flight-help-land', { days: 2, takers: 1 })).toContain('One ship a planet.');
  expect(t('flight-help-land', { days: 2, takers: 2 })).toContain('room for 2 ships');
});

describe('whoever comes second is told that there is less, and why', () => {
  const NOTHING = { credits: 0, goods: [0, 0, 0, 0], batteries: 0, crew: 0, days: 0 } as const;
  /** What the first answer leads to, in words and symbols. */
  function offered(beat: object, reason: Reason, choices: Choice[] = []): string {
    fillBox({ ...BOX, cards: [{ ...CARDS[0]!, id: 0, beats: [beat as Beat] }] } as Catalogue);
    const view = {
      flight: { card: 0, phase: { type: 'card', value: 0 }, level: 'II', mode: { type: 'flight', value: 'II' }, order: [0, 1], takers: 2 },
      seats: [{ position: 3 }, { position: 4 }],
      ships: [{ tiles: [], tally: { cargo: 3, special_cargo: 2 } }, { tiles: [] }],
    } as unknown as GameView;
    const shape = reason.type === 'land' ? ({ type: 'one_of', options: 1, may_pass: true } as const) : ({ type: 'yes_no' } as const);
    const question: QuestionView = { id: 1, decision: { seat: 0, shape, reason }, suggested: { type: 'done' }, choices };
    return JSON.stringify(asking(question, { view, seat: 0, name: () => 'Bob' }).options[0]!.lines);
  }
  const loaded = (count: number): Event[] =>
    Array.from({ length: count }, () => ({ type: 'good_loaded', seat: 0, square: '7,7', good: 'green' }));
  /** A planet with green blocks and people, of which so many blocks can be loaded. */
  function planet(green: number, crew: number, second: number, most: number): string {
    const beat = { type: 'planets', days: 1, planets: [{ ...NOTHING, goods: [0, 0, green, 0], crew }] };
    const outlook = { least: loaded(most), most: loaded(most) };
    return offered(beat, { type: 'land', days: 1, second }, [
      { answer: { type: 'option', value: 0 }, events: [], then: 'question', outlook },
    ]);
  }

  test('on a planet', () => {
    expect(planet(2, 0, 1, 1)).toContain('one block less: somebody was here before you');
    expect(planet(2, 0, 1, 1)).toContain(`${t('flight-then-load')}"},{"goods":[0,0,1,0]}`);
    expect(planet(2, 0, 1, 1)).not.toContain(t('flight-planet-room'));
    expect(planet(2, 2, 1, 1)).toContain('one block and one person less');
    expect(planet(2, 2, 1, 1)).not.toContain('no room for people');
    expect(planet(2, 0, 2, 1)).not.toContain('before you');
    expect(planet(2, 0, 2, 1)).toContain(t('flight-planet-room'));
  });

  test.each([1, 0])('where nothing is left, no words dangle: %i', (second) => {
    expect(planet(1, 0, second, 0)).toContain(t('flight-planet-nothing'));
    expect(planet(1, 0, second, 0)).not.toContain(t('flight-planet-room'));
  });

  test('at a station, on a ship, of a reward', () => {
    const goods = [1, 1, 0, 0] as [number, number, number, number];
    const station = { type: 'abandoned_station', crew: 2, goods, days: 1 };
    expect(offered(station, { type: 'dock_station', goods, days: 1, second: true })).toContain('one block less');
    expect(offered(station, { type: 'dock_station', goods, days: 1 })).not.toContain('less');
    const ship = { type: 'abandoned_ship', crew: 2, credits: 4, days: 1 };
    expect(offered(ship, { type: 'board_ship', crew: 2, credits: 3, days: 1, second: true })).toContain('one credit less');
    expect(offered(ship, { type: 'board_ship', crew: 2, credits: 4, days: 1 })).not.toContain('less');
    const reward = { ...NOTHING, goods, credits: 3 };
    expect(offered({ type: 'enemy' }, { type: 'take_reward', reward, days: 1, second: true })).toContain('one block and one credit less');
  });
});
