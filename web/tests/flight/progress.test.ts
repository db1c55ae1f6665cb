import { expect, test } from 'vitest';
import { NO_CARD, projectileNow, progressed, settled } from '../../src/lib/progress';
import type { CardEntry, Event } from '../../src/protocol';

const rock = { kind: 'small_meteor', from: 'front' } as const;
const shot = { kind: 'light_fire', from: 'rear' } as const;
const zone = {
  id: 3,
  kind: 'combat_zone',
  beats: [
    { type: 'weakest', by: 'crew', penalties: [{ type: 'days', value: 3 }] },
    { type: 'weakest', by: 'engines', penalties: [{ type: 'crew', value: 2 }] },
    { type: 'weakest', by: 'cannons', penalties: [{ type: 'shots', value: [shot, shot] }] },
  ],
} as unknown as CardEntry;
const swarm = {
  id: 4,
  kind: 'meteor_swarm',
  beats: [
    {
      type: 'meteors',
      volleys: [
        { from: rock.from, kinds: [rock.kind] },
        { from: shot.from, kinds: [shot.kind] },
      ],
    },
  ],
} as unknown as CardEntry;
const follow = (...events: Event[]) => events.reduce(progressed, NO_CARD);
const roll = (beat: number, index: number): Event => ({
  type: 'rolled',
  seat: 0,
  dice: [1, 2],
  cause: { type: 'projectile', beat, index },
});
const declares = (beat: number, measure: 'crew' | 'engines' | 'cannons' = 'crew'): Event => ({
  type: 'declared',
  seat: 0,
  measure,
  strength: 2,
  powered: [],
  cause: { type: 'beat', beat },
});

test('each roll says which projectile it is for', () => {
  const now = follow({ type: 'card_revealed', card: 4 }, roll(0, 0), roll(0, 1));
  expect(projectileNow(now, swarm)).toEqual({ index: 1, projectile: shot });
  // Rolled for again, it is the same one.
  expect(projectileNow(follow({ type: 'card_revealed', card: 4 }, roll(0, 0), roll(0, 0)), swarm)?.index).toBe(0);
  expect(projectileNow(follow({ type: 'card_revealed', card: 4 }), swarm)).toBeNull();
  // Dice of a rule of its own say nothing about the card.
  const mad: Event = {
    type: 'rolled',
    seat: 0,
    dice: [1, 2],
    cause: { type: 'modifier', modifier: 'cosmic_psychosis' },
    purpose: 'column',
  };
  expect(projectileNow(follow({ type: 'card_revealed', card: 4 }, roll(0, 0), mad), swarm)?.index).toBe(0);
});

test('what happens says in which beat', () => {
  expect(follow({ type: 'card_revealed', card: 3 }, declares(0)).beat).toBe(0);
  expect(follow({ type: 'card_revealed', card: 3 }, declares(0), declares(1, 'engines')).beat).toBe(1);
  expect(follow({ type: 'card_revealed', card: 3 }, roll(2, 1))).toMatchObject({ beat: 2, projectile: 1 });
  expect(follow({ type: 'card_revealed', card: 3 }, roll(1, 1), declares(2, 'cannons')).projectile).toBeUndefined();
  expect(projectileNow(follow({ type: 'card_revealed', card: 3 }, roll(2, 1)), zone)).toEqual({ index: 1, projectile: shot });
});

test('planets remember who landed, a new card forgets', () => {
  const now = follow({ type: 'card_revealed', card: 4 }, { type: 'landed', seat: 2, planet: 1 });
  expect(now.landed).toEqual({ 1: 2 });
  expect(progressed(now, { type: 'card_revealed', card: 4 }).landed).toEqual({});
});

test('a view knows better', () => {
  expect(settled({ ...NO_CARD, card: 3, projectile: 1 }, 3, { type: 'card', value: 2 })).toEqual({ ...NO_CARD, card: 3, beat: 2 });
  expect(settled({ ...NO_CARD, card: 3, beat: 2, projectile: 1 }, 3, { type: 'card', value: 2 }).projectile).toBe(1);
});
