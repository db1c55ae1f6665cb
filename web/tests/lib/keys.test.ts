import { expect, test, vi } from 'vitest';
import { keyName } from '../../src/lib/keys';
import { commandOf, leave } from '../../src/screens/flight/keys';

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

test('digits are known by their place: on a Czech keyboard they need Shift', () => {
  const czech = { '+': 'Digit1', ě: 'Digit2', š: 'Digit3', č: 'Digit4', é: 'Digit0' };
  for (const [key, code] of Object.entries(czech)) expect(keyName({ ...plain, key, code })).toBe(code.at(-1));
  // With Shift they are typed as they are read.
  expect(keyName({ ...plain, key: '2', code: 'Digit2', shiftKey: true })).toBe('2');
  expect(commandOf({ ...plain, key: 'š', code: 'Digit3' })).toEqual({ do: 'choose', index: 2 });
  // A French one has the same.
  expect(keyName({ ...plain, key: '&', code: 'Digit1' })).toBe('1');
  // The question mark stands above a digit on some keyboards, and is a question mark.
  expect(keyName({ ...plain, key: '?', code: 'Digit7', shiftKey: true })).toBe('?');
  // Without the digits of its block, that key goes to the end of the line.
  expect(keyName({ ...plain, key: 'End', code: 'Numpad1' })).toBe('End');
});

test('letters are those on the keys, and where there are others, those of the same place', () => {
  expect(keyName({ ...plain, key: 'z', code: 'KeyY', ctrlKey: true })).toBe('u');
  expect(keyName({ ...plain, key: 'y', code: 'KeyZ' })).toBe('y');
  expect(keyName({ ...plain, key: 'к', code: 'KeyR' })).toBe('r');
  expect(keyName({ ...plain, key: 'я', code: 'KeyZ', ctrlKey: true })).toBe('u');
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

test('what was pressed with a pointer does not keep the keys; whoever goes with keys stays where they are', () => {
  class Pressed {
    blur = vi.fn();
  }
  vi.stubGlobal('HTMLElement', Pressed);
  const button = new Pressed();
  leave({ detail: 0, currentTarget: button } as never);
  expect(button.blur).not.toHaveBeenCalled();
  leave({ detail: 1, currentTarget: button } as never);
  expect(button.blur).toHaveBeenCalled();
});
