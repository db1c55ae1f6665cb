// The flights of a campaign, as a room agrees on them.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  allWith,
  common,
  legOf,
  longer,
  minutesOf,
  moved,
  PARTS,
  presets,
  replaced,
  sameLegs,
  withPreset,
  without,
} from '../../src/lib/campaign';
import { box, boardIn, classes, fillBox } from '../../src/lib/catalogue';
import { completed, extrasOf, fitting, legName } from '../../src/lib/extras';
import { USUAL_OPTIONS } from '../../src/lib/bots';
import { offers } from '../../src/parts/campaign/offers';
import { LEVELS, MAX_LEGS, NEEDED, type Leg, type Options } from '../../src/protocol';
import { legParts, routeWords, shipNote, spanOf } from '../../src/words/campaign';
import { dashed, modeWords } from '../../src/words/names';
import { has, speak } from '../../src/words/index.svelte';
import { BOX } from '../art/box';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  fillBox(BOX);
  await speak('en');
});
const names = (legs: readonly Leg[]): string[] => legs.map(legName);

describe('presets', () => {
  it('begin with the recommended one, and can all be flown', () => {
    const all = presets(classes());
    expect(all.map(({ id, legs }) => `${id} ${routeWords(legs)}`)).toEqual([
      'three II · III · IV',
      'short I · II',
      'strange IIB · IIIB · IV',
      'long I · II · IIB · III · IIIB · IV',
    ]);
    const flown = offers().map(({ name }) => name);
    for (const { legs } of all) {
      expect(flown).toEqual(expect.arrayContaining(names(legs)));
      // Class IV has no deck but that of its box.
      expect(legs.every(({ level, boxes }) => level !== 'IV' || boxes.abe_adventures)).toBe(true);
    }
  });

  it('leave out what has no deck', () => {
    const [three] = presets(LEVELS.filter((level) => level !== 'IV'));
    expect(names(three!.legs)).toEqual(['II', 'III']);
  });
});

describe('flights', () => {
  const legs = [legOf('I'), legOf('II', 'keep_on_trucking', ['technology'], 2), legOf('III', 'another_big_expansion')];

  it('are added like the last one, up to the most there can be', () => {
    expect(names(longer(legs))).toEqual(['I', 'IIA', 'IIIB', 'IIIB']);
    let long = legs;
    for (let times = 0; times < 20; times += 1) long = longer(long);
    expect(long).toHaveLength(MAX_LEGS);
  });

  it('are taken away but for the last one', () => {
    expect(names(without(legs, 0))).toEqual(['IIA', 'IIIB']);
    expect(without([legOf('I')], 0)).toHaveLength(1);
  });

  it('change places with their neighbours, and not with nobody', () => {
    expect(names(moved(legs, 0, 1))).toEqual(['IIA', 'I', 'IIIB']);
    expect(names(moved(legs, 2, -1))).toEqual(['I', 'IIIB', 'IIA']);
    expect(names(moved(legs, 0, -1))).toEqual(names(legs));
    expect(names(moved(legs, 2, 1))).toEqual(names(legs));
  });

  it('take along what they cannot do without', () => {
    const four = completed(replaced(legs, 1, { level: 'IV' }), 4);
    expect(four[1]).toMatchObject({ level: 'IV', roads: 2, boxes: { technology: true, abe_adventures: true } });
    const none = completed(allWith(four, 'abe_adventures', false), 4);
    expect(none.map(({ boxes }) => boxes.abe_adventures)).toEqual([false, true, false]);
    const five = completed(allWith(four, 'technology', false), 5);
    expect(five.map(({ boxes }) => boxes.technology)).toEqual([false, true, false]);
    // Each of them has a sentence that says why.
    const parts = LEVELS.flatMap((level) => NEEDED[level].flat());
    expect(parts.filter((part) => !has(`campaign-needs-${dashed(part)}`))).toEqual([]);
    expect(allWith(legs, 'adventures', true).every(({ boxes }) => boxes.adventures)).toBe(true);
  });

  it('say what they have in common', () => {
    expect(common(legs, ({ roads }) => roads)).toBeNull();
    expect(common(legs, ({ boxes }) => boxes.adventures)).toBe(false);
    expect(sameLegs(legs, [...legs])).toBe(true);
    expect(sameLegs(legs, moved(legs, 0, 1))).toBe(false);
    expect(sameLegs(legs, allWith(legs, 'adventures', true))).toBe(false);
  });
});

describe('ships', () => {
  it('are those in the box, each once, level by level', () => {
    expect(offers().map(({ name }) => name)).toEqual(['I', 'IA', 'II', 'IIA', 'IIB', 'III', 'IIIA', 'IIIB', 'IV']);
    for (const offer of offers()) {
      expect(boardIn(offer)).toBe(offer.board);
      expect(shipNote({ ...legOf(offer.level), ships: offer.ships })).not.toMatch(/extras-|options-/);
    }
    expect(box().ship_boards.length).toBeGreaterThan(offers().length);
  });
});

describe('words', () => {
  it('tell a campaign by its flights, a long one by their number', () => {
    const value = presets(classes())[0]!.legs;
    expect(modeWords({ type: 'campaign', value })).toBe('Campaign II · III · IV');
    expect(modeWords({ type: 'campaign', value: presets(classes())[3]!.legs })).toContain('6');
    expect(legParts(legOf('II', 'base', ['technology'], 2))).toEqual(['Technology of Keep on Trucking', 'Rough Roads: 2 cards']);
    expect(legParts(legOf('I'))).toEqual([]);
  });

  it('say how long it takes', () => {
    expect(spanOf(minutesOf([legOf('I'), legOf('II')]))).toBe('50 minutes');
    expect(spanOf(60)).toBe('an hour');
    expect(spanOf(90)).toContain('1½');
    expect(spanOf(minutesOf(presets(classes())[0]!.legs))).toContain('2');
  });
});

describe('what a room is asked for', () => {
  const extras = { ...extrasOf(USUAL_OPTIONS), technology: true, adventures: true, rough_roads: 2, roads_anew: true, titles: true };
  const asked = (value: Leg[]): Options => fitting({ ...USUAL_OPTIONS, mode: { type: 'campaign', value }, extras });

  it('is what its flights say, and nothing for all of them beside handicaps and the roads', () => {
    const two = extrasOf(asked([legOf('I'), legOf('II')]));
    expect(two).toMatchObject({ technology: false, adventures: false, rough_roads: 0, titles: false, roads_anew: true });
    expect(asked([legOf('I')]).extras).toBeUndefined();
    // Five ships of class IV need the tiles of all boxes.
    const five = fitting({ ...asked([legOf('I'), legOf('IV')]), seats: 5 });
    expect(five.mode.type === 'campaign' && five.mode.value.map(({ boxes }) => boxes.technology)).toEqual([false, true]);
    expect(PARTS.every((part) => !extrasOf(asked([legOf('I'), legOf('II')]))[part])).toBe(true);
  });
});

it('a campaign of the third box comes with its support team, one of the base box without', () => {
  const [three, short] = presets(classes());
  const chosen = (preset: typeof three) => extrasOf(fitting(withPreset(USUAL_OPTIONS, preset!))).support_team;
  expect([chosen(three), chosen(short)]).toEqual(['dealt', undefined]);
});
