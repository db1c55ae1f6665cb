import { expect, test } from 'vitest';
import { NO_CARD, projectileNow, progressed, settled } from '../../src/lib/progress';
import type { CardEntry, Event } from '../../src/protocol';

const rock = { kind: 'small_meteor', from: 'front' } as const;
const shot = { kind: 'light_fire', from: 'rear' } as const;
const zone = {
  id: 3,
  kind: 'combat_zone',
  beats: [
    { weakest: { by: 'crew', penalty: { days: 3 } } },
    { weakest: { by: 'engines', penalty: { crew: 2 } } },
    { weakest: { by: 'cannons', penalty: { shots: [shot, shot] } } },
  ],
} as unknown as CardEntry;
const swarm = { id: 4, kind: 'meteor_swarm', beats: [{ meteors: [rock, shot] }] } as unknown as CardEntry;
const cardOf = (id: number) => (id === 3 ? zone : swarm);
const follow = (...events: Event[]) => events.reduce((now, event) => progressed(now, event, cardOf), NO_CARD);
const roll: Event = { rolled: { seat: 0, dice: [1, 2] } };
const declares = (measure: 'crew' | 'engines' | 'cannons'): Event => ({
  declared: { seat: 0, measure, strength: 2, powered: [] },
});

test('each roll is the next projectile', () => {
  const now = follow({ card_revealed: { card: 4 } }, roll, roll);
  expect(projectileNow(now, swarm)).toEqual({ index: 1, projectile: shot });
  expect(projectileNow(follow({ card_revealed: { card: 4 } }), swarm)).toBeNull();
});

test('what is compared tells the beat', () => {
  expect(follow({ card_revealed: { card: 3 } }, declares('crew')).beat).toBe(0);
  expect(follow({ card_revealed: { card: 3 } }, declares('crew'), declares('engines')).beat).toBe(1);
  expect(follow({ card_revealed: { card: 3 } }, declares('cannons'), roll)).toMatchObject({ beat: 2, rolls: 1 });
});

test('planets remember who landed, a new card forgets', () => {
  const planets = { id: 4, kind: 'planets', beats: [{ planets: { planets: [], days: 1 } }] } as unknown as CardEntry;
  const now = progressed(
    progressed(NO_CARD, { card_revealed: { card: 4 } }, () => planets),
    { landed: { seat: 2, planet: 1 } },
    () => planets,
  );
  expect(now.landed).toEqual({ 1: 2 });
  expect(progressed(now, { card_revealed: { card: 4 } }, () => planets).landed).toEqual({});
});

test('a view knows better', () => {
  expect(settled(NO_CARD, 3, { card: 2 })).toMatchObject({ card: 3, beat: 2, rolls: 0 });
  expect(settled({ ...NO_CARD, card: 3, beat: 2, rolls: 1 }, 3, { card: 2 }).rolls).toBe(1);
});
