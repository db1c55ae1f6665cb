// Dice that Rough Roads roll after a card: the log says which card, what for, and that nothing came of it.

import { beforeAll, describe, expect, test } from 'vitest';
import { modifierOf } from '../../src/lib/causes';
import type { Cause, Event, Modifier } from '../../src/protocol';
import { LANGUAGES, speak, t } from '../../src/words/index.svelte';
import { modifierWords } from '../../src/words/names';
import { eventWords } from '../../src/words/sentences';

const by = (modifier: Modifier): Cause => ({ type: 'modifier', modifier });
const words = (event: Event): string => eventWords(event, () => 'Bob');

test('who rolls for a rule is said by the event, and nobody for a shot', () => {
  expect(modifierOf({ type: 'rolled', seat: 1, dice: [5, 5], cause: by('cosmic_psychosis'), purpose: 'column' })).toBe('cosmic_psychosis');
  expect(modifierOf({ type: 'rolled', seat: 1, dice: [2, 2], cause: { type: 'projectile', beat: 0, index: 0 } })).toBeNull();
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    (globalThis as { document?: object }).document ??= { documentElement: {} };
    await speak(language);
  });

  test('the log tells which card rolls, and for what', () => {
    const road = modifierWords('cosmic_psychosis');
    const told = t('event-rolled', { player: 'Bob', first: 5, second: 5, sum: 10 });
    const column: Event = { type: 'rolled', seat: 1, dice: [5, 5], sum: 10, cause: by('cosmic_psychosis'), purpose: 'column' };
    expect(words(column)).toBe(t('flight-road-column', { road, told }));
    expect(words({ type: 'rolled', seat: 1, dice: [5, 5], sum: 10 })).toBe(told);
  });

  test('and what did not come of it', () => {
    const nothing = (modifier: Modifier, column: number | null, row: number | null): string =>
      words({ type: 'came_to_nothing', seat: 1, column, row, cause: by(modifier) });
    expect(nothing('cosmic_psychosis', 10, 5)).toBe(t('flight-road-idle-cosmic-psychosis', { column: 10, row: 5 }));
    expect(nothing('metal_fatigue', 10, null)).toBe(t('flight-road-idle-metal-fatigue', { column: 10, row: '–' }));
    expect(nothing('metal_fatigue', null, null)).toBe(t('flight-road-idle-metal-fatigue-days'));
    // A rule that has no words of its own for it yet.
    expect(nothing('space_junk', 10, 5)).toBe(t('event-came-to-nothing'));
  });
});
