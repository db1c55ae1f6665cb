import { describe, expect, test } from 'vitest';
import { cardDays, cardFoot, cardRows } from '../../src/art/cards';
import { defs } from '../../src/art/defs';
import { hitArt } from '../../src/art/hits';
import { ICONS } from '../../src/art/icons';
import { die } from '../../src/art/dice';
import * as scene from '../../src/art/scene';
import * as sky from '../../src/art/sky';
import { vignette } from '../../src/art/vignettes';
import type { Beat, CardEntry, CardKind } from '../../src/protocol';
import { CARDS } from './box';
import { elements } from './svg';

const KINDS = [...new Set(CARDS.map(({ kind }) => kind))];
const named = (name: string): CardEntry => {
  const found = CARDS.find((card) => card.name === name);
  if (!found) throw new Error(`no card ${name}`);
  return found;
};
const states = (card: CardEntry, now: Parameters<typeof cardRows>[1]) =>
  cardRows(card, now)
    .flatMap(({ symbols }) => symbols)
    .flatMap((symbol) => (symbol.show === 'hits' ? [symbol.hits.map(({ state }) => state)] : []));

test('the box has 60 cards of 12 kinds', () => {
  expect(CARDS).toHaveLength(60);
  expect(KINDS).toHaveLength(12);
});

test('every card says something, and has a foot', () => {
  for (const card of CARDS) {
    const rows = cardRows(card);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ label, symbols }) => label.startsWith('card-row-') && symbols.length > 0)).toBe(true);
    expect(cardDays(card) !== null || cardFoot(card) !== null).toBe(true);
  }
});

test('what cards say is as it was', async () => {
  const lines = CARDS.map((card) => {
    const rows = cardRows(card).map(({ label, symbols }) => `  ${label}: ${symbols.map((symbol) => JSON.stringify(symbol)).join(' ')}`);
    return `${card.name} ${card.kind}, days ${cardDays(card) ?? '–'}\n${rows.join('\n')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawn/cards.txt');
});

describe('where a card has got to', () => {
  test('nowhere: everything is to come', () => {
    expect(states(named('I-03'), undefined)).toEqual([['coming', 'coming', 'coming']]);
  });
  test('meteors and shots of an enemy: the projectile', () => {
    expect(states(named('I-03'), 1)).toEqual([['past', 'now', 'coming']]);
    expect(
      states(
        CARDS.find(({ kind }) => kind === 'meteor_swarm')!,
        { projectile: 0 },
      )[0]?.[0],
    ).toBe('now');
  });
  test('combat zone: the line, and the shot of that line', () => {
    const zone = named('II-16');
    expect(cardRows(zone, 1).map(({ state }) => state)).toEqual(['past', 'now', 'coming']);
    expect(states(zone, 1)).toEqual([['coming', 'coming', 'coming', 'coming']]);
    expect(states(zone, { beat: 2, projectile: 1 })).toEqual([['past', 'now', 'coming', 'coming']]);
  });
});

describe('what no card of a box has yet', () => {
  const drawn = (beat: Beat, now?: number) => cardRows({ ...named('I-03'), beats: [beat] }, now);
  const shot = { kind: 'light_fire', from: 'front' } as const;
  const nothing = { credits: 0, goods: [0, 0, 0, 0], batteries: 0, crew: 0, days: 0 } as const;

  test('meteors with one roll have a row together', () => {
    const pair = { from: 'left', kinds: ['large_meteor', 'small_meteor'] } as const;
    const rows = drawn({ type: 'meteors', volleys: [pair, pair] } as unknown as Beat, 1);
    expect(rows.map(({ label }) => label)).toEqual(['card-row-one-roll', 'card-row-one-roll']);
    const hits = rows.map(({ symbols: [symbol] }) => (symbol?.show === 'hits' ? symbol.hits.map(({ state }) => state) : []));
    expect(hits).toEqual([
      ['past', 'now'],
      ['coming', 'coming'],
    ]);
  });
  test('penalties in their order, and a reward of several things', () => {
    const enemy = {
      type: 'enemy',
      strength: 20,
      penalties: [
        { type: 'shots', value: [shot] },
        { type: 'crew', value: 2 },
        { type: 'shots', value: [shot, shot] },
      ],
      reward: { ...nothing, credits: 9, goods: [2, 0, 0, 0] },
      days: 3,
    } as unknown as Beat;
    const [, weaker, stronger] = drawn(enemy, 1);
    expect(weaker?.symbols.map(({ show }) => show)).toEqual(['hits', 'crew', 'hits']);
    const shots = weaker?.symbols.flatMap((symbol) => (symbol.show === 'hits' ? symbol.hits.map(({ state }) => state) : []));
    expect(shots).toEqual(['past', 'now', 'coming']);
    expect(stronger?.symbols.map(({ show }) => show)).toEqual(['credits', 'goods']);
  });
  test('cards that come next', () => {
    const [row] = drawn({ type: 'cards_on_top', deck: 'II', cards: 2 });
    expect(row?.symbols).toEqual([{ show: 'words', says: 'card-say-cards-on-top', args: { cards: 2, deck: 'II' } }]);
  });
  test('a planet with people', () => {
    const planets = [
      { ...nothing, crew: 3 },
      { ...nothing, crew: 1, goods: [0, 1, 0, 0] },
    ];
    const rows = drawn({ type: 'planets', planets, days: 2 } as unknown as Beat);
    expect(rows.map(({ symbols }) => symbols.map(({ show }) => show))).toEqual([['crew'], ['crew', 'goods']]);
  });
});

test('strength is written in whole points', () => {
  expect(cardRows(named('I-02'))[0]?.symbols).toEqual([{ show: 'strength', figure: '4' }]);
});

describe('drawings', () => {
  test('every kind of card has a window of its own', () => {
    const windows = KINDS.map((kind) => vignette(kind));
    expect(new Set(windows).size).toBe(KINDS.length);
    for (const window of windows) expect(elements(window).length).toBeGreaterThan(10);
  });

  test('the four projectiles differ from every side', () => {
    const hits = (['small_meteor', 'large_meteor', 'light_fire', 'heavy_fire'] as const).flatMap((kind) =>
      (['front', 'right', 'rear', 'left'] as const).map((from) => hitArt({ kind, from })),
    );
    expect(new Set(hits).size).toBe(16);
    for (const hit of hits) expect(() => elements(hit)).not.toThrow();
  });

  test('everything is well-formed', () => {
    const drawn = [
      ...Object.values(ICONS),
      scene.explosion(),
      scene.debris(),
      scene.shieldFlash(),
      scene.laneArt(250),
      sky.mark(),
      sky.stars(50, 1),
      scene.sandTimer(0.4, 'a'),
      scene.rock(20, 3),
      scene.cardBack('II'),
      scene.compass(['front']),
      ...[0, 1, 2, 3, 4, 5, 6].map(die),
      scene.rocket('red'),
      scene.projectileArt('heavy_fire'),
    ];
    for (const art of drawn) expect(elements(art).length).toBeGreaterThan(0);
    expect(new Set(Object.values(ICONS)).size).toBe(Object.keys(ICONS).length);
  });

  test('a rock is the same on every screen', () => {
    expect(scene.rock(20, 3)).toBe(scene.rock(20, 3));
    expect(scene.rock(20, 3)).not.toBe(scene.rock(20, 4));
  });

  test('ids are defined once, and whatever is referred to is defined', () => {
    const ids = [...defs().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const windows = KINDS.map((kind: CardKind) => vignette(kind));
    const used = [...windows, scene.rocket('red'), scene.laneArt(9), die(3)].join('');
    for (const [, id] of used.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });
});
