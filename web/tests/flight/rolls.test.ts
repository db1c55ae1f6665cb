// Dice that Rough Roads roll after a card: the log says which card, what for, and that nothing came of it.

import { beforeAll, describe, expect, test } from 'vitest';
import { idleIn, modifierOf, understand } from '../../src/lib/rolls';
import type { Cause, Event, Modifier, RollFor, Step } from '../../src/protocol';
import { LANGUAGES, speak, t } from '../../src/words/index.svelte';
import { modifierWords } from '../../src/words/names';
import { eventWords } from '../../src/words/sentences';

const by = (modifier: Modifier): Cause => ({ type: 'modifier', modifier });
const rolled = (modifier: Modifier, purpose: RollFor, first: number, second: number): Event => ({
  type: 'rolled',
  seat: 1,
  dice: [first, second],
  cause: by(modifier),
  purpose,
});
const die: Event = { type: 'die_rolled', seat: 1, die: 3, cause: by('metal_fatigue'), purpose: 'days' };
const lost = (modifier: Modifier): Event => ({
  type: 'tile_lost',
  seat: 0,
  tile: 1,
  square: '7,7',
  loss: 'destroyed',
  cause: by(modifier),
});
const place = (modifier: Modifier): Event[] => [rolled(modifier, 'column', 5, 5), rolled(modifier, 'row', 4, 1)];

const idle = (...events: Event[]): boolean[] => {
  const found = idleIn(events);
  return events.map((event) => found.has(event));
};

test('nothing came of a place where nothing was lost by the same rule', () => {
  expect(idle(...place('cosmic_psychosis'))).toEqual([false, true]);
  expect(idle(...place('cosmic_psychosis'), lost('cosmic_psychosis'))).toEqual([false, false, false]);
  expect(idle(...place('metal_fatigue'), ...place('cosmic_psychosis'), lost('cosmic_psychosis')).slice(0, 4)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  const shot: Event = { type: 'rolled', seat: 1, dice: [2, 2], cause: { type: 'projectile', beat: 0, index: 0 } };
  expect([idle(shot), modifierOf(shot)]).toEqual([[false], null]);
});

test('nothing came of a die after which no place is rolled', () => {
  expect(idle(die, ...place('cosmic_psychosis'))).toEqual([true, false, true]);
  expect(idle(die, ...place('metal_fatigue'))).toEqual([false, false, true]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    (globalThis as { document?: object }).document ??= { documentElement: {} };
    await speak(language);
  });

  test('the log tells which card rolls, and for what', () => {
    const [column, row] = place('cosmic_psychosis') as [Event, Event];
    understand([{ version: 1, at: 0, cause: { type: 'clock' }, events: [die, column, row] } as Step]);
    const words = (event: Event): string => eventWords(event, () => 'Bob');
    const road = modifierWords('cosmic_psychosis');
    expect(words(column)).toBe(t('flight-road-column', { road, told: t('event-rolled', { player: 'Bob', first: 5, second: 5, sum: 10 }) }));
    expect(words(row)).toContain(t('flight-road-idle-cosmic-psychosis', { column: 10, row: 5 }));
    expect(words(die)).toContain(t('flight-road-idle-metal-fatigue-days'));
    expect(words({ type: 'rolled', seat: 1, dice: [5, 5] })).toBe(t('event-rolled', { player: 'Bob', first: 5, second: 5, sum: 10 }));
  });
});
