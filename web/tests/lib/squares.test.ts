import { expect, test } from 'vitest';
import { bounds, columnRow, neighbour, squareAt } from '../../src/lib/squares';

test('squares are column and row', () => {
  expect(columnRow('10,7')).toEqual({ column: 10, row: 7 });
  expect(squareAt(10, 7)).toBe('10,7');
});

test('the front is up, where rows are smaller', () => {
  expect(neighbour('7,7', 'up')).toBe('7,6');
  expect(neighbour('7,7', 'down')).toBe('7,8');
  expect(neighbour('7,7', 'left')).toBe('6,7');
  expect(neighbour('9,7', 'right')).toBe('10,7');
});

test('bounds hold all squares', () => {
  expect(bounds(['7,7', '10,5', '4,9'])).toEqual({ left: 4, right: 10, top: 5, bottom: 9 });
});
