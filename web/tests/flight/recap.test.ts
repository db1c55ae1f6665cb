import { beforeAll, expect, test } from 'vitest';
import type { Told } from '../../src/lib/theatre.svelte';
import { fillBox } from '../../src/lib/catalogue';
import type { CardEntry, Catalogue, Event, Unstopped } from '../../src/protocol';
import { linesOf, outcomeOf } from '../../src/screens/flight/consequences';
import { behindAt, lossWords, overtakenBy, recapHeading, recapOf, sparedWords } from '../../src/screens/flight/recap';
import { speak, t } from '../../src/words/index.svelte';
import { ALL_TILES } from '../art/box';

const name = (seat: number): string => ['Ada', 'Bob'][seat] ?? '';
const card = (beat: object): CardEntry => ({ beats: [beat] }) as unknown as CardEntry;
const told = (event: Event, more: Partial<Told> = {}): Told => ({ key: 0, event, timeOut: false, flight: 0, version: 0, ...more });
const story = (...events: Event[]): Told[] => events.map((event) => told(event));
const station = card({ type: 'abandoned_station', crew: 5, goods: [0, 0, 0, 1], days: 1 });
const planets = card({ type: 'planets', planets: [{ credits: 0, goods: [1, 0, 0, 0], batteries: 0, crew: 0, days: 0 }], days: 2 });
const pirates = card({ type: 'enemy' });

beforeAll(async () => {
  fillBox({ tiles: ALL_TILES, supply: { lost_component: 1 } } as unknown as Catalogue);
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  await speak('en');
});

test('somebody ahead may have settled a card', () => {
  const beaten: Event[] = [
    { type: 'rolled', seat: 0, dice: [1, 2] },
    { type: 'enemy_beaten', seat: 1 },
  ];
  expect(sparedWords(pirates, beaten, 0, 4, name)).toBe(t('flight-spared-beaten', { name: 'Bob' }));
  expect(sparedWords(station, [{ type: 'docked', seat: 1 }], 0, 6, name)).toBe(t('flight-spared-docked', { name: 'Bob' }));
  expect(sparedWords(planets, [{ type: 'landed', seat: 1, planet: 0 }], 0, 6, name)).toBe(t('flight-spared-landed'));
});

test('a crew may be too small', () => {
  expect(sparedWords(station, [], 0, 4, name)).toBe(t('flight-spared-crew', { wanted: 5, crew: 4 }));
  expect(sparedWords(station, [{ type: 'docked', seat: 1 }], 0, 4, name)).toBe(t('flight-spared-crew', { wanted: 5, crew: 4 }));
  expect(sparedWords(station, [], 0, 5, name)).toBeNull();
  // What somebody behind us took, we had left to them: nobody was there first.
  const behind = new Set([1]);
  expect(sparedWords(station, [{ type: 'docked', seat: 1 }], 0, 6, name, behind)).toBe(t('flight-declined'));
  expect(sparedWords(station, [{ type: 'docked', seat: 2 }], 0, 6, name, behind)).not.toBe(t('flight-declined'));
  expect(sparedWords(planets, [{ type: 'landed', seat: 1, planet: 0 }], 0, 6, name, behind)).toBe(t('flight-declined'));
});

test('whoever had a part in it needs no explanation', () => {
  expect(
    sparedWords(
      pirates,
      [
        { type: 'enemy_tied', seat: 0 },
        { type: 'enemy_beaten', seat: 1 },
      ],
      0,
      4,
      name,
    ),
  ).toBeNull();
  expect(sparedWords(planets, [], 0, 4, name)).toBeNull();
});

test('losses are told with their reason, those of others are not', () => {
  const events: Event[] = [
    { type: 'hit', seat: 0, projectile: { kind: 'large_meteor', from: 'front' }, target: '9,7' },
    { type: 'crew_lost', seat: 1, cabin: '7,7', alien: null },
    { type: 'moved', seat: 0, days: -2, position: 3 },
  ];
  const words = lossWords(story(...events), planets, 0, name).join(' ');
  expect(words).toContain('9,7');
  expect(words).toContain(t('event-moved-back.you', { days: 2 }));
  expect(words).toContain(t('flight-why-hit-large-meteor-unknown', { line: 'in column 9' }));
  expect(words).not.toContain('Bob');
  // Nobody is told about themselves as about somebody else.
  expect(words).not.toContain('Ada');
});

test('every loss has the reason of its very case', () => {
  const meteor = (kind: 'small_meteor' | 'large_meteor', unstopped: Unstopped): Told =>
    told({ type: 'hit', seat: 0, projectile: { kind, from: 'left' }, target: '5,7', unstopped });
  const why = (entry: CardEntry, ...facts: Told[]): string => lossWords(facts, entry, 0, name).join(' ');
  const swarm = { kind: 'meteor_swarm', beats: [] } as unknown as CardEntry;
  expect(why(swarm, meteor('small_meteor', 'no_battery'))).toContain(t('flight-why-hit-small-meteor'));
  expect(why(swarm, meteor('large_meteor', 'no_defence'))).toContain(t('flight-why-hit-large-meteor', { line: 'in row 7' }));
  expect(why(swarm, meteor('large_meteor', 'declined'))).toContain(t('flight-why-hit-let'));
  // A shot does not care whether the side is smooth, and is told so; a large one cares for nothing.
  const shot = (kind: 'light_fire' | 'heavy_fire'): Told =>
    told({ type: 'hit', seat: 0, projectile: { kind, from: 'left' }, target: '5,7', unstopped: 'no_defence' });
  expect(why(pirates, shot('light_fire'))).toContain(t('flight-why-hit-light-fire'));
  expect(t('flight-why-hit-light-fire')).toMatch(/smooth/);
  expect(why(pirates, shot('heavy_fire'))).toContain(t('flight-why-hit-heavy-fire'));
  const stardust = { kind: 'stardust', beats: [{ type: 'stardust' }] } as unknown as CardEntry;
  expect(why(stardust, told({ type: 'moved', seat: 0, days: -5, position: 3, cause: { type: 'beat', beat: 0 } }))).toContain(
    t('flight-why-days-stardust', { days: 5 }),
  );
  const smugglers = { kind: 'smugglers', beats: [{ type: 'enemy', strength: 10 }] } as unknown as CardEntry;
  expect(why(smugglers, told({ type: 'beaten_by_enemy', seat: 0, strengths: { mine: 5, theirs: 10 } }))).toContain(
    t('flight-why-beaten', { mine: '2½', theirs: '5' }),
  );
  const zone = { kind: 'combat_zone', beats: [] } as unknown as CardEntry;
  const numbers = [
    { seat: 0, strength: 8 },
    { seat: 1, strength: 12 },
  ];
  const least = (tied: boolean): Told => told({ type: 'weakest', seat: 0, measure: 'crew', judged: { numbers, victims: 'weakest', tied } });
  expect(why(zone, least(false))).toContain(t('flight-why-weakest', { measure: 'crew', mine: '4', others: 'Bob 6' }));
  expect(why(zone, least(false))).not.toContain(t('flight-why-weakest-tie'));
  expect(why(zone, least(true))).toContain(t('flight-why-weakest-tie'));
});

test('each shot has its story, also the one that missed', () => {
  const zone = { kind: 'combat_zone', beats: [] } as unknown as CardEntry;
  const words = lossWords(
    story(
      { type: 'weakest', seat: 0, measure: 'cannons' },
      { type: 'hit', seat: 0, projectile: { kind: 'light_fire', from: 'rear' }, target: '6,9' },
      { type: 'tile_lost', seat: 0, tile: 0, square: '6,9', loss: 'destroyed' },
      { type: 'missed', seat: 0, projectile: { kind: 'heavy_fire', from: 'rear' }, roll: 2 },
    ),
    zone,
    0,
    name,
  );
  expect(words).toHaveLength(3);
  expect(words[0]).toContain(t('event-weakest-cannons.you'));
  expect(words[1]).toMatch(/^A light shot from the rear destroys your .* at 6,9\./);
  expect(words[2]).toBe('A heavy shot from the rear in column 2 misses you.');
});

test('whoever flies ahead may be overtaken', () => {
  const at = (seat: number, position: number): Event => ({ type: 'moved', seat, days: 1, position });
  const log = story(at(0, 5), at(1, 3), { type: 'card_revealed', card: 0 }, at(0, 6), at(1, 8));
  expect(overtakenBy(log, 0, 0, [1, 0])).toBe(1);
  expect(overtakenBy(log, 0, 0, [0, 1])).toBe(0);
  expect(overtakenBy(log, 0, 1, [1, 0])).toBe(-1);
  expect([[...behindAt(log, 0, 0)], [...behindAt(log, 0, 1)]]).toEqual([[1], []]);
  const heading = (overtaken: number): string =>
    recapHeading({ card: card({}), events: [at(0, 6)], sum: outcomeOf([at(0, 6)], 0), crew: 4, overtaken }, 0, name);
  expect(heading(1)).toBe(t('flight-overtaken'));
  expect(heading(0)).toBe(t('flight-ahead'));
});

test('whoever was aboard a lost component is lost with it', () => {
  const cabin = told(
    { type: 'tile_lost', seat: 0, tile: 0, square: '7,8', loss: 'fell_off' },
    { gone: { square: '7,8', tile: 0, turn: 0, humans: 2, goods: [0, 1, 0, 0] } },
  );
  expect(recapOf([cabin], 0)).toMatchObject({ humans: 2, goods: [0, 1, 0, 0], fell: [0] });
  expect(recapOf([cabin], 1)).toMatchObject({ humans: 0 });
  const [one, two] = [cabin, { ...cabin, key: 1 }];
  expect(lossWords([one, two], planets, 0, name).at(-1)).toBe(t('flight-why-aboard', { crew: 4 }));
});

test('the heading says how it went for us, or who was quicker', () => {
  const heading = (entry: CardEntry, ...events: Event[]) =>
    recapHeading({ card: entry, events, sum: outcomeOf(events, 0), crew: 6 }, 0, name);
  const meteor = { seat: 0, projectile: { kind: 'small_meteor', from: 'front' }, target: '9,7' } as const;
  expect(heading(station, { type: 'docked', seat: 1 })).toBe(t('flight-spared-docked', { name: 'Bob' }));
  expect(heading(planets)).toBe(t('flight-passed'));
  expect(heading(card({}), { type: 'rolled', seat: 0, dice: [1, 2] })).toBe(t('flight-passed'));
  expect(heading(card({}), { type: 'bounced', ...meteor })).toBe(t('flight-unharmed'));
  expect(heading(card('open_space' as unknown as object), { type: 'moved', seat: 0, days: 3, position: 8 })).toBe(t('flight-ahead'));
  expect(heading(station, { type: 'moved', seat: 0, days: -1, position: 8 })).toBe(t('flight-scratched'));
  expect(heading(station, { type: 'crew_lost', seat: 0, cabin: '7,7', alien: null })).toBe(t('flight-battered'));
});

test('batteries given to somebody stronger are no small thing', () => {
  const beaten: Event[] = [
    { type: 'beaten_by_enemy', seat: 0 },
    { type: 'battery_spent', seat: 0, square: '7,8', purpose: 'goods' },
  ];
  const heading = (events: Event[]): string => recapHeading({ card: pirates, events, sum: outcomeOf(events, 0), crew: 4 }, 0, name);
  expect(heading(beaten)).toBe(t('flight-scratched'));
  expect(heading([{ type: 'enemy_tied', seat: 0 }])).toBe(t('flight-unharmed'));
  expect(lossWords(story(...beaten), pirates, 0, name).join(' ')).toContain(t('flight-told-batteries-taken.you', { count: 1 }));
});

test('batteries on a component that is lost are lost with it, those spent before are not counted twice', () => {
  const gone = { square: '7,8', tile: 0, turn: 0, batteries: 2 };
  const fell = told({ type: 'tile_lost', seat: 0, tile: 0, square: '7,8', loss: 'fell_off' }, { gone });
  const spent = told({ type: 'battery_spent', seat: 0, square: '7,8' });
  expect(recapOf([spent, fell], 0)).toMatchObject({ batteries: 1, drained: 2 });
  const events: Event[] = [spent.event, fell.event];
  expect(outcomeOf(events, 0, [gone])).toMatchObject({ batteries: 1, drained: 1 });
  expect(linesOf(outcomeOf([fell.event], 0, [gone])).flatMap(({ parts }) => parts)).toContainEqual(
    expect.objectContaining({ icon: 'battery', figure: '−2' }),
  );
});

test('whoever is thrown out of the flight does not fly on, mostly', () => {
  const events: Event[] = [
    { type: 'crew_lost', seat: 0, cabin: '7,7', alien: null },
    { type: 'left_flight', seat: 0, why: 'no_humans' },
  ];
  const sum = recapOf(story(...events), 0);
  expect(recapHeading({ card: pirates, events, sum, crew: 0 }, 0, name)).toBe(t('flight-now-left-flight'));
});

test('nothing is called too small or too weak: equals may have lost the comparison', () => {
  for (const measure of ['crew', 'engines', 'cannons']) {
    expect(t(`event-weakest-${measure}.you`)).not.toMatch(/too (small|weak)/);
    expect(t('flight-now-weakest', { measure })).not.toMatch(/too (small|weak)/);
    expect(t(`flight-cause-${measure}`)).not.toMatch(/too (small|weak)/i);
  }
});

test('a card that lays others on top says so, and not that it passed us by', () => {
  const events: Event[] = [{ type: 'cards_added', deck: 'II', cards: 2 }];
  const past = { card: card({ type: 'cards_on_top', deck: 'II', cards: 2 }), events, sum: outcomeOf(events, 0), crew: 4 };
  expect(recapHeading(past, 0, name)).toBe(t('flight-now-cards-added', { cards: 2, deck: 'II' }));
});
