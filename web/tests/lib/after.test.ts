import { expect, test } from 'vitest';
import { after } from '../../src/lib/after';
import { tellingOf } from '../../src/lib/telling';
import type { Event, FlightView, GameView } from '../../src/protocol';

const start = {
  flight: { card: 3, phase: { type: 'card', value: 0 }, revealed: [3], to_come: [4, 0, 0], order: [0, 1] },
  seats: [{}, {}],
  ships: [{ tiles: [] }, { tiles: [] }],
} as unknown as GameView;
const played = (...events: Event[]): FlightView => events.reduce(after, start).flight;
const rock = { kind: 'small_meteor', from: 'front' } as const;
const roll = (beat: number, index: number): Event => ({
  type: 'rolled',
  seat: 0,
  dice: [1, 2],
  sum: 3,
  cause: { type: 'projectile', beat, index, projectile: rock },
});

test('how far a card has got is what its events say', () => {
  expect(played(roll(0, 1))).toMatchObject({ now: { type: 'projectile', index: 1 }, phase: { value: 0 } });
  // What a rule of its own rolls, and what belongs to no beat, says nothing about the card.
  const own: Event = { type: 'rolled', seat: 0, dice: [1, 2], sum: 3, cause: { type: 'modifier', modifier: 'cosmic_psychosis' } };
  expect(played(roll(0, 1), own, { type: 'enemy_beaten', seat: 1 }).now).toMatchObject({ type: 'projectile', index: 1 });
  const next: Event = { type: 'declared', seat: 0, measure: 'crew', strength: 2, powered: [], cause: { type: 'beat', beat: 1 } };
  expect(played(roll(0, 1), next)).toMatchObject({ now: { type: 'beat' }, phase: { value: 1 } });
});

test('what somebody has chosen of a card stays until the next one', () => {
  const chosen: Event[] = [
    { type: 'landed', seat: 1, planet: 2 },
    { type: 'landed', seat: 0, planet: 0 },
  ];
  expect(played(...chosen).chosen).toEqual([
    { seat: 1, option: 2 },
    { seat: 0, option: 0 },
  ]);
  expect(played({ type: 'junkyard_row', seat: 0, row: 1 }).chosen).toEqual([{ seat: 0, option: 1 }]);
  expect(played({ type: 'side_ignored', seat: 0, side: 'rear' }).chosen).toEqual([{ seat: 0, option: 2 }]);
  const over = played(...chosen, roll(0, 0), { type: 'card_revealed', card: 4 });
  expect([over.chosen, over.now]).toEqual([undefined, undefined]);
});

test('members come to whoever hires them, and what they do is seen on the ship', () => {
  const view = [
    { type: 'members_laid', members: ['welder', 'trader'] },
    { type: 'member_hired', seat: 1, member: 'trader' },
    { type: 'ability_used', seat: 1, ability: 'trader_a' },
    {
      type: 'marked',
      seat: 0,
      square: '7,7',
      how: { type: 'loosened', other: '7,8' },
      cause: { type: 'modifier', modifier: 'saboteur_b' },
    },
  ].reduce((now, event) => after(now, event as Event), start);
  expect(view.flight.members).toEqual(['welder']);
  expect(view.seats[1]).toMatchObject({ team: [{ member: 'trader', seasoned: false }], spent: ['trader_a'] });
  expect(view.ships[0]?.joints).toEqual([{ between: ['7,7', '7,8'], bond: 'loosened' }]);
});

test('a rule that takes the place of another one after building is told at length, and holds from then on', () => {
  const before = { ...start, flight: { ...start.flight, roads: ['nasty_surprise', 'bad_luck'] } } as GameView;
  const surprise: Event = { type: 'road_drawn', road: 'remorseless_fate', seat: null, instead: 'nasty_surprise' };
  expect(after(before, surprise).flight.roads).toEqual(['bad_luck', 'remorseless_fate']);
  expect(after(before, { ...surprise, seat: 1 }).seats[1]?.roads).toEqual(['remorseless_fate']);
  expect(tellingOf(surprise).lasts).toBeGreaterThan(2_000);
  // Those that are drawn before building are read in the yard.
  expect(tellingOf({ type: 'road_drawn' }).lasts).toBe(0);
});
