import { expect, test } from 'vitest';
import { keyName } from '../../src/lib/keys';
import { commandOf } from '../../src/screens/flight/keys';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test('letters are small, the browser keeps its own keys', () => {
  expect(keyName({ ...plain, key: 'Q' })).toBe('q');
  expect(keyName({ ...plain, key: 'Escape' })).toBe('Escape');
  expect(keyName({ ...plain, key: 'r', ctrlKey: true })).toBeNull();
  expect(keyName({ ...plain, key: 'u', altKey: true })).toBeNull();
});

test('what takes back elsewhere takes back here', () => {
  expect(keyName({ ...plain, key: 'z', ctrlKey: true })).toBe('u');
  expect(keyName({ ...plain, key: 'z', metaKey: true })).toBe('u');
  expect(keyName({ ...plain, key: 'Z', ctrlKey: true, shiftKey: true })).toBeNull();
});

test('keys of the flight', () => {
  expect(commandOf({ ...plain, key: '3' })).toEqual({ do: 'choose', index: 2 });
  expect(commandOf({ ...plain, key: 'L' })).toEqual({ do: 'log' });
  expect(commandOf({ ...plain, key: 'z', ctrlKey: true })).toEqual({ do: 'undo' });
  expect(commandOf({ ...plain, key: '3', altKey: true })).toBeNull();
  // A key that was down before something was asked does not answer it.
  expect(commandOf({ ...plain, key: 'Enter' })).toEqual({ do: 'confirm' });
  expect(commandOf({ ...plain, key: 'Enter', repeat: true })).toBeNull();
});
