import { expect, test } from 'vitest';
import type { Build, BuildOffer, GameView, Refusal, TurnOffer } from '../../src/protocol';
import { finishRefusal, knows, may, misfitAt, nextFit, openSpaces, predict, putAway, refusalOf } from '../../src/screens/build/steps';

const offer = (steps: [Build, Refusal | null][]): BuildOffer => ({
  steps: steps.map(([step, refusal]) => ({ step, refusal })),
  take: null,
  open: [],
  unfit: [],
  turns: null,
  scrap: [],
  lacks: [],
  forfeits: 0,
  forfeit: 0,
});

interface Given {
  hand?: number | null;
  faceUp?: number[];
  reserve?: (number | null)[];
  loose?: string | null;
}
function view(change: Given = {}): GameView {
  const { hand = null, faceUp = [], reserve = [null, null], loose = null } = change;
  const tiles = [{ square: '7,7', tile: 1, turn: 0 }, ...(loose ? [{ square: loose, tile: 9, turn: 3 }] : [])];
  return {
    yard: { face_up: faceUp },
    seats: [{ reserve }],
    ships: [{ tiles, loose }],
    own: { seat: 0, hand },
  } as unknown as GameView;
}

test('steps that a flight does not know are told apart from those that are refused', () => {
  const some = offer([
    [{ type: 'draw' }, null],
    [{ type: 'flip' }, { type: 'sand_still_running' }],
  ]);
  expect(refusalOf(some, { type: 'draw' })).toBeNull();
  expect(refusalOf(some, { type: 'flip' })).toEqual({ type: 'sand_still_running' });
  expect(refusalOf(some, { type: 'reserve' })).toBeUndefined();
  expect([may(some, { type: 'draw' }), may(some, { type: 'flip' }), may(some, { type: 'reserve' })]).toEqual([true, false, false]);
  expect([knows(some, { type: 'flip' }), knows(some, { type: 'reserve' }), knows(null, { type: 'draw' })]).toEqual([true, false, false]);
});

test('finishing is refused for a reason that counts, not because somebody stands on a space', () => {
  expect(finishRefusal(offer([[{ type: 'draw' }, null]]))).toBeUndefined();
  expect(
    finishRefusal(
      offer([
        [{ type: 'finish', value: 0 }, { type: 'space_not_free' }],
        [{ type: 'finish', value: 1 }, null],
      ]),
    ),
  ).toBeNull();
  expect(
    finishRefusal(
      offer([
        [{ type: 'finish', value: 0 }, { type: 'space_not_free' }],
        [{ type: 'finish', value: 1 }, { type: 'hand_full' }],
      ]),
    ),
  ).toEqual({ type: 'hand_full' });
  const two = offer([
    [{ type: 'finish', value: 0 }, { type: 'space_not_free' }],
    [{ type: 'finish', value: 1 }, null],
    [{ type: 'finish', value: 2 }, null],
  ]);
  expect(openSpaces(two)).toEqual([1, 2]);
});

test('a tile that fits nowhere is turned to where it does, the short way', () => {
  const turns = (...counts: number[]): TurnOffer[] => counts.map((count) => ({ fits: Array<string>(count).fill('8,7'), misfits: [] }));
  expect(nextFit(turns(0, 2, 0, 3), 0)).toEqual({ turn: 1, squares: 2 });
  expect(nextFit(turns(0, 0, 0, 3), 0)).toEqual({ turn: 3, squares: 3 });
  expect(nextFit(turns(4, 0, 0, 0), 2)).toEqual({ turn: 0, squares: 4 });
  expect(nextFit(turns(0, 0, 0, 0), 1)).toBeNull();
});

test('a bad square is found with its reason', () => {
  const turn: TurnOffer = { fits: ['8,7'], misfits: [{ why: 'pipes_differ', squares: ['6,7', '7,6'] }] };
  expect(misfitAt(turn, '7,6')?.why).toBe('pipes_differ');
  expect(misfitAt(turn, '8,7')).toBeUndefined();
  expect(misfitAt(undefined, '8,7')).toBeUndefined();
});

test('whoever watches sees what lies face up', () => {
  const seen = { ...view({ hand: null, faceUp: [4, 5], reserve: [6, null] }), own: null };
  expect(predict(seen, null, [])).toEqual({ hand: null, tiles: [], unsure: null, faceUp: [4, 5], reserve: [] });
});

test('the picture runs ahead of the server', () => {
  expect(predict(view(), 0, [{ type: 'draw' }]).hand).toBe('back');
  expect(predict(view({ faceUp: [4, 5] }), 0, [{ type: 'take', value: 4 }])).toMatchObject({ hand: 4, faceUp: [5] });
  const placed = predict(view({ hand: 6 }), 0, [{ type: 'place', value: ['8,7', 2] }]);
  expect(placed).toMatchObject({ hand: null, unsure: '8,7' });
  expect(placed.tiles.at(-1)).toEqual({ square: '8,7', tile: 6, turn: 2 });
  expect(predict(view({ hand: 6 }), 0, [{ type: 'return' }])).toMatchObject({ hand: null, faceUp: [6] });
  expect(predict(view({ hand: 6, reserve: [3, null] }), 0, [{ type: 'reserve' }]).reserve).toEqual([3, 6]);
  const unreserved = predict(view({ reserve: [3, null] }), 0, [{ type: 'take_reserved', value: 0 }]);
  expect(unreserved).toMatchObject({ hand: 3, reserve: [null, null] });
  expect(predict(view({ loose: '8,7' }), 0, [{ type: 'lift' }])).toMatchObject({ hand: 9, tiles: [{ square: '7,7' }] });
  expect(predict(view({ loose: '8,7' }), 0, [{ type: 'scrap', value: '8,7' }]).tiles).toHaveLength(1);
});

test('several steps may be on their way', () => {
  const ahead = predict(view({ faceUp: [4] }), 0, [{ type: 'take', value: 4 }, { type: 'place', value: ['8,7', 1] }, { type: 'draw' }]);
  expect(ahead).toMatchObject({ hand: 'back', faceUp: [], unsure: '8,7' });
});

test('a step that the view has in it already changes nothing', () => {
  expect(predict(view({ hand: 6 }), 0, [{ type: 'draw' }]).hand).toBe(6);
  expect(predict(view({ hand: 4, faceUp: [5] }), 0, [{ type: 'take', value: 4 }])).toMatchObject({ hand: 4, faceUp: [5] });
  expect(predict(view({ loose: '8,7' }), 0, [{ type: 'place', value: ['8,7', 3] }])).toMatchObject({ hand: null, unsure: null });
  expect(predict(view({ faceUp: [6] }), 0, [{ type: 'return' }]).faceUp).toEqual([6]);
  expect(predict(view({ hand: 9 }), 0, [{ type: 'lift' }]).hand).toBe(9);
});

test('what a step puts away can be named', () => {
  const now = predict(view({ hand: 4, loose: '8,7' }), 0, []);
  expect(putAway(now, { type: 'place', value: ['6,7', 0] })).toEqual({ how: 'place', tile: 4, square: '6,7' });
  expect(putAway(now, { type: 'reserve' })).toEqual({ how: 'aside', tile: 4 });
  expect(putAway(now, { type: 'return' })).toEqual({ how: 'back', tile: 4 });
  expect(putAway(now, { type: 'scrap', value: '8,7' })).toEqual({ how: 'scrap', tile: 9, square: '8,7' });
  expect(putAway(now, { type: 'draw' })).toBeNull();
  expect(putAway(predict(view(), 0, []), { type: 'return' })).toBeNull();
});
