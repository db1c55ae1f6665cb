// When the second abilities of new members work, and what is asked before they have been shown.

import { expect, test } from 'vitest';
import type { GameView, Phase } from '../../src/protocol';
import { askedBeside, isRevealedNext, secondFlight } from '../../src/screens/team/draft';

function view(phase: Phase, number: number, reason = 'use_ability'): GameView {
  const question = { id: 1, decision: { reason: { type: reason } } };
  return { flight: { phase, number, rounds: [{}, {}, {}] }, own: { question } } as unknown as GameView;
}

test('a second ability works from the flight after the next, if the game has one', () => {
  expect(secondFlight(view({ type: 'team', value: 1 }, 0))).toBe(3);
  expect(secondFlight(view({ type: 'team', value: 2 }, 1))).toBe('never');
  expect(secondFlight(view({ type: 'building' }, 1))).toBe(3);
  expect(secondFlight(view({ type: 'building' }, 2))).toBe('never');
});

test('new members are shown before they ask anything', () => {
  const early = view({ type: 'before_building' }, 2);
  expect(isRevealedNext(early, true)).toBe(true);
  expect(askedBeside(early, true)).toBeNull();
  expect(askedBeside(early, false)).toBe(early.own?.question);
  // What is asked at the payday itself is not theirs, even if nobody remembers that they were shown.
  const paid = view({ type: 'payday' } as Phase, 1);
  expect(askedBeside(paid, true)).toBe(paid.own?.question);
  expect(askedBeside(view({ type: 'team', value: 2 }, 1, 'choose_member'), false)).toBeNull();
});
