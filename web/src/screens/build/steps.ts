// Reading the server's offer, and the picture of steps that are on their way to it.

import type { Build, BuildOffer, GameView, Misfit, PlacedTile, Refusal, Seat, Square, TileId, Turn, TurnOffer } from '../../protocol';

export const TURNS: readonly Turn[] = [0, 1, 2, 3];

const spelt = (step: Build): string => JSON.stringify(step);
export const sameStep = (one: Build, other: Build): boolean => spelt(one) === spelt(other);

/** Why this step may not be taken now; none if it may, `undefined` if this flight does not know it. */
export function refusalOf(offer: BuildOffer | null, step: Build): Refusal | null | undefined {
  return offer?.steps.find((offered) => sameStep(offered.step, step))?.refusal;
}
export const knows = (offer: BuildOffer | null, step: Build): boolean => refusalOf(offer, step) !== undefined;
export const may = (offer: BuildOffer | null, step: Build): boolean => refusalOf(offer, step) === null;

/** The starting spaces that may be taken now, the best one first. */
export function openSpaces(offer: BuildOffer | null): number[] {
  return (offer?.steps ?? []).flatMap(({ step, refusal }) => (step.type === 'finish' && refusal === null ? [step.value] : []));
}

/** Why finishing is refused; none if some space may be taken, `undefined` if there is nothing left to finish. */
export function finishRefusal(offer: BuildOffer | null): Refusal | null | undefined {
  const spaces = (offer?.steps ?? []).filter(({ step }) => step.type === 'finish');
  if (spaces.length === 0) return undefined;
  if (spaces.some(({ refusal }) => refusal === null)) return null;
  // That some space is taken says nothing; what stands against all of them does.
  return spaces.find(({ refusal }) => refusal?.type !== 'space_not_free')?.refusal ?? { type: 'space_not_free' };
}

export const misfitAt = (turn: TurnOffer | undefined, square: Square): Misfit | undefined =>
  turn?.misfits.find(({ squares }) => squares.includes(square));

/** The turn nearest to this one, to the right first, in which the tile fits somewhere. */
export function nextFit(turns: readonly TurnOffer[], from: Turn): { turn: Turn; squares: number } | null {
  for (const further of [1, 3, 2]) {
    const turn = (from + further) % 4;
    const squares = turns[turn]?.fits.length ?? 0;
    if (squares > 0) return { turn, squares };
  }
  return null;
}

/** The yard as it will be if nothing on its way is refused. */
export interface Predicted {
  /** `back`: a face-down tile that nobody has seen yet. */
  hand: TileId | 'back' | null;
  tiles: PlacedTile[];
  /** The square of a tile that the server has not yet agreed to. */
  unsure: Square | null;
  faceUp: TileId[];
  reserve: (TileId | null)[];
}

function withStep(now: Predicted, step: Build, loose: Square | null): Predicted {
  const { hand, tiles, faceUp, reserve } = now;
  const empty = hand === null;
  if (step.type === 'draw') return { ...now, hand: hand ?? 'back' };
  if (step.type === 'lift') {
    const lifted = tiles.find(({ square }) => square === loose);
    return empty && lifted ? { ...now, hand: lifted.tile, tiles: tiles.filter((tile) => tile !== lifted) } : now;
  }
  if (step.type === 'return') {
    return typeof hand === 'number' ? { ...now, hand: null, faceUp: [...faceUp, hand] } : { ...now, hand: null };
  }
  if (step.type === 'reserve') {
    const free = reserve.indexOf(null);
    return typeof hand !== 'number' || free < 0 ? now : { ...now, hand: null, reserve: reserve.with(free, hand) };
  }
  if (step.type === 'take') return { ...now, hand: hand ?? step.value, faceUp: faceUp.filter((tile) => tile !== step.value) };
  if (step.type === 'take_reserved') {
    const tile = reserve[step.value] ?? null;
    return empty && tile !== null ? { ...now, hand: tile, reserve: reserve.with(step.value, null) } : now;
  }
  if (step.type === 'take_from') return { ...now, hand: hand ?? 'back' };
  if (step.type === 'place' || step.type === 'place_universal') {
    const [square, turn] = step.value;
    if (typeof hand !== 'number') return now;
    return { ...now, hand: null, tiles: [...tiles, { square, tile: hand, turn }], unsure: square };
  }
  if (step.type === 'scrap') return { ...now, tiles: tiles.filter(({ square }) => square !== step.value) };
  return now;
}

/**
 * What the yard looks like with these steps taken. One that the view has in it already changes nothing. Whoever watches
 * sees what lies face up, as everyone does, and has no hand and no ship.
 */
export function predict(view: GameView, seat: Seat | null, onTheWay: readonly Build[]): Predicted {
  const ship = seat === null ? undefined : view.ships[seat];
  const start: Predicted = {
    hand: view.own?.hand ?? null,
    tiles: ship?.tiles ?? [],
    unsure: null,
    faceUp: view.yard.face_up,
    reserve: seat === null ? [] : (view.seats[seat]?.reserve ?? []),
  };
  return onTheWay.reduce((now, step) => withStep(now, step, ship?.loose ?? null), start);
}

/** What a step puts away, and where. */
export interface PutAway {
  how: 'place' | 'aside' | 'back' | 'scrap';
  tile: TileId;
  square?: Square;
}

/** What this step would put away; none if it is another kind of step. */
export function putAway({ hand, tiles }: Predicted, step: Build): PutAway | null {
  if (step.type === 'scrap') {
    const off = tiles.find(({ square }) => square === step.value);
    return off ? { how: 'scrap', tile: off.tile, square: off.square } : null;
  }
  if (typeof hand !== 'number') return null;
  if (step.type === 'place' || step.type === 'place_universal') return { how: 'place', tile: hand, square: step.value[0] };
  return step.type === 'reserve' || step.type === 'return' ? { how: step.type === 'reserve' ? 'aside' : 'back', tile: hand } : null;
}
