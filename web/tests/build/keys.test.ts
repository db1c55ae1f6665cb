import { expect, test } from 'vitest';
import { commandOf } from '../../src/screens/build/keys';
import { clockWords } from '../../src/screens/build/status';

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('keys of the yard', () => {
  expect(press('r')).toEqual({ do: 'right' });
  expect(press('R', { shiftKey: true })).toEqual({ do: 'left' });
  expect(press(' ')).toEqual({ do: 'draw' });
  expect(press('2')).toEqual({ do: 'pile', pile: 1 });
  expect(press('?', { shiftKey: true })).toEqual({ do: 'keys' });
  expect(press('Q')).toEqual({ do: 'back' });
});

test('undo has two keys', () => {
  expect(press('u')).toEqual({ do: 'undo' });
  expect(press('z', { ctrlKey: true })).toEqual({ do: 'undo' });
  expect(press('z', { metaKey: true })).toEqual({ do: 'undo' });
});

test("the browser's keys are the browser's", () => {
  expect(press('r', { ctrlKey: true })).toBeNull();
  expect(press('f', { metaKey: true })).toBeNull();
  expect(press('1', { altKey: true })).toBeNull();
  expect(press('Enter')).toBeNull();
  expect(press('ArrowUp')).toBeNull();
});

test('a clock shows the second that is running', () => {
  expect(clockWords(90_000)).toBe('1:30');
  expect(clockWords(60_001)).toBe('1:01');
  expect(clockWords(9_000)).toBe('0:09');
  expect(clockWords(1)).toBe('0:01');
  expect(clockWords(-500)).toBe('0:00');
});
