// What the support team can do in the yard, by whose ability it is and where it is done.

import { expect, test } from 'vitest';
import { MEMBERS, type BuildOffer, type ShipBoard } from '../../src/protocol';
import { LETTERS, standingOf } from '../../src/lib/team';
import { namesIn, namesOf, squaresOf, stepsAt, type Tool, TOOLS, toolsIn, tried } from '../../src/screens/build/tools';
import { commandOf } from '../../src/screens/build/keys';

const steps: Tool[] = [
  { type: 'pipe', value: ['6,6', 'left'] },
  { type: 'pipe', value: ['6,6', 'rear'] },
  { type: 'universal', value: '7,7' },
  { type: 'deliver', value: ['5,6', 'cannon', 0] },
  { type: 'deliver', value: ['5,6', 'cannon', 1] },
  { type: 'deliver', value: ['7,7', 'cabin', 0] },
  { type: 'take_from', value: [1, 0] },
  { type: 'halt' },
];
const offer = { steps: [], tools: [...steps, { type: 'draw' }] } as unknown as BuildOffer;

test('only steps of the support team are tools', () => {
  expect(toolsIn(offer)).toEqual(steps);
  expect(toolsIn(null)).toEqual([]);
  expect(namesIn(steps)).toEqual(['pipe', 'universal', 'deliver', 'take_from', 'halt']);
});

test('each belongs to one ability of one member', () => {
  const owners = (name: string): string[] =>
    MEMBERS.flatMap((member) =>
      LETTERS.flatMap((letter) => (namesOf([{ type: name } as Tool], member, letter).length ? [`${member} ${letter}`] : [])),
    );
  for (const name of TOOLS) expect(owners(name), name).toHaveLength(1);
  expect(owners('pipe')).toEqual(['plumber a']);
  expect(owners('halt')).toEqual(['security_guard b']);
});

test('several can share a square', () => {
  const deliveries = steps.filter(({ type }) => type === 'deliver');
  expect(squaresOf(deliveries)).toEqual(['5,6', '7,7']);
  expect(stepsAt(deliveries, '5,6')).toHaveLength(2);
  expect(squaresOf(steps.filter(({ type }) => type === 'take_from' || type === 'halt'))).toEqual([]);
});

test('a key takes up one after the other', () => {
  const press = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(commandOf({ key: 'a', ...press })).toEqual({ do: 'tool' });
});

test('the second ability starts with the second flight, and what was used is used', () => {
  expect(standingOf({ member: 'welder', seasoned: false }, 'a', [])).toBe('works');
  expect(standingOf({ member: 'welder', seasoned: false }, 'b', [])).toBe('later');
  expect(standingOf({ member: 'welder', seasoned: true }, 'b', undefined)).toBe('works');
  expect(standingOf({ member: 'welder', seasoned: true }, 'b', ['welder_b'])).toBe('used');
});

test('what a tool would do is drawn before it is done', () => {
  const rim = { columns: [{ squares: ['6,6', '6,7'] }], rows: [{ squares: ['5,6', '6,6'] }] };
  const board = { squares: ['5,6', '6,6', '6,7'], rim } as unknown as ShipBoard;
  const ship = { tiles: [{ square: '5,6', tile: 1, turn: 0 } as const, { square: '6,6', tile: 2, turn: 0 } as const], joints: [] };
  expect(tried(ship, null, board)).toEqual(ship);
  const delivered = tried(ship, { type: 'deliver', value: ['5,6', 'cannon', 1] }, board);
  expect(delivered.tiles[0]?.became).toEqual({ component: { type: 'cannon' }, turn: 1 });
  expect(delivered.tiles[1]).toEqual(ship.tiles[1]);
  expect(tried({ ...ship, ...delivered }, { type: 'take_back', value: '5,6' }, board)).toEqual(ship);
  const sides = tried(ship, { type: 'universal', value: '6,6' }, board).tiles[1]?.sides;
  expect(sides?.map(({ connector }) => connector)).toEqual(Array(4).fill('universal'));
  expect(tried(ship, { type: 'pipe', value: ['6,6', 'rear'] }, board).joints).toEqual([{ between: ['6,6', '6,7'], bond: 'held' }]);
});
