import { beforeAll, expect, test } from 'vitest';
import type { CardEntry, Event } from '../../src/protocol';
import { outcomeOf } from '../../src/screens/flight/consequences';
import { lossWords, recapHeading, sparedWords } from '../../src/screens/flight/recap';
import { speak, t } from '../../src/words/index.svelte';

const name = (seat: number): string => ['Ada', 'Bob'][seat] ?? '';
const card = (beat: object): CardEntry => ({ beats: [beat] }) as unknown as CardEntry;
const station = card({ abandoned_station: { crew: 5, goods: [0, 0, 0, 1], days: 1 } });
const planets = card({ planets: { planets: [[1, 0, 0, 0]], days: 2 } });
const pirates = card({ enemy: {} });

beforeAll(async () => {
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
});

test('somebody ahead may have settled a card', () => {
  const beaten: Event[] = [{ rolled: { seat: 0, dice: [1, 2] } }, { enemy_beaten: { seat: 1 } }];
  expect(sparedWords(pirates, beaten, 0, 4, name)).toBe(t('flight-spared-beaten', { name: 'Bob' }));
  expect(sparedWords(station, [{ docked: { seat: 1 } }], 0, 6, name)).toBe(t('flight-spared-docked', { name: 'Bob' }));
  expect(sparedWords(planets, [{ landed: { seat: 1, planet: 0 } }], 0, 6, name)).toBe(t('flight-spared-landed'));
});

test('a crew may be too small', () => {
  expect(sparedWords(station, [], 0, 4, name)).toBe(t('flight-spared-crew', { wanted: 5, crew: 4 }));
  expect(sparedWords(station, [], 0, 5, name)).toBeNull();
});

test('whoever had a part in it needs no explanation', () => {
  expect(sparedWords(pirates, [{ enemy_tied: { seat: 0 } }, { enemy_beaten: { seat: 1 } }], 0, 4, name)).toBeNull();
  expect(sparedWords(planets, [], 0, 4, name)).toBeNull();
});

test('losses are told with their reason, those of others are not', () => {
  const events: Event[] = [
    { hit: { seat: 0, projectile: { kind: 'large_meteor', from: 'front' }, target: '9,7' } },
    { crew_lost: { seat: 1, cabin: '7,7', alien: null } },
    { moved: { seat: 0, days: -2, position: 3 } },
  ];
  const told = lossWords(events, 0, name);
  expect(told).toContain('9,7');
  expect(told).toContain(t('event-moved-back', { player: 'Ada', days: 2 }));
  expect(told).toContain(t('flight-why-event-hit'));
  expect(told).not.toContain('Bob');
});

test('the heading says how it went for us, or who was quicker', () => {
  const heading = (entry: CardEntry, ...events: Event[]) =>
    recapHeading({ card: entry, events, sum: outcomeOf(events, 0), crew: 6 }, 0, name);
  const meteor = { seat: 0, projectile: { kind: 'small_meteor', from: 'front' }, target: '9,7' } as const;
  expect(heading(station, { docked: { seat: 1 } })).toBe(t('flight-spared-docked', { name: 'Bob' }));
  expect(heading(planets)).toBe(t('flight-passed'));
  expect(heading(card({}), { rolled: { seat: 0, dice: [1, 2] } })).toBe(t('flight-passed'));
  expect(heading(card({}), { bounced: meteor })).toBe(t('flight-unharmed'));
  expect(heading(card('open_space' as unknown as object), { moved: { seat: 0, days: 3, position: 8 } })).toBe(t('flight-ahead'));
  expect(heading(station, { moved: { seat: 0, days: -1, position: 8 } })).toBe(t('flight-scratched'));
  expect(heading(station, { crew_lost: { seat: 0, cabin: '7,7', alien: null } })).toBe(t('flight-battered'));
});
