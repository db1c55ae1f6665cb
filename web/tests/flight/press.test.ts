// What a press on a square of the ship chooses, and when it answers.

import { expect, test } from 'vitest';
import { pressOn } from '../../src/screens/flight/press';
import type { Option } from '../../src/screens/flight/question';

const option = (key: string, ...squares: string[]): Option => ({ key, squares }) as unknown as Option;
const options = [option('a', '6,7'), option('b', '7,7'), option('leave')];

test('what is chosen already is given by a press, where a press may give it', () => {
  expect(pressOn(options, '6,7', 'a', 'a')).toEqual({ key: 'a', gives: true });
  expect(pressOn(options, '7,7', 'a', 'a')).toEqual({ key: 'b', gives: false });
});

test('what is only suggested is chosen by the first press, and given by the next', () => {
  expect(pressOn(options, '6,7', 'a', null)).toEqual({ key: 'a', gives: false });
  expect(pressOn(options, '6,7', 'a', 'a')).toEqual({ key: 'a', gives: true });
  // Something else was pressed in between.
  expect(pressOn(options, '6,7', 'a', 'b')).toEqual({ key: 'a', gives: false });
});

test('of several answers about a square each press chooses the next', () => {
  const turns = [option('front', '7,7'), option('right', '7,7'), option('rear', '7,7')];
  const keys = ['front', 'right', 'rear'].map((chosen) => pressOn(turns, '7,7', chosen, chosen));
  expect(keys).toEqual(['right', 'rear', 'front'].map((key) => ({ key, gives: false })));
});

test('a square that no answer is about does nothing', () => {
  expect(pressOn(options, '9,9', 'a', 'a')).toBeNull();
});
