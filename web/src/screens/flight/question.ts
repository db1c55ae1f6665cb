// What a question on the page is made of: boxes, their figures, and what they are about.

import { cardOf, componentOf } from '../../lib/catalogue';
import type {
  Answer,
  Beat,
  Choice,
  Enemy,
  Event,
  GameView,
  Mistake,
  PlacedTile,
  QuestionView,
  Seat,
  Shape,
  Square,
  Strength,
  Wrong,
} from '../../protocol';
import { type Line, text } from './consequences';

export interface GaugeFigures {
  mine: Strength;
  against: Strength;
  most: Strength;
  wins: boolean;
}

export interface Option {
  /** Tells it from the others, whatever their order. */
  key: string;
  answer: Answer;
  title: string;
  /** What it comes to, in a few words. */
  result: string | null;
  gauge: GaugeFigures | null;
  lines: Line[];
  /** The button that chooses it. */
  go: string;
  /** What it is about on the ship. */
  squares: Square[];
  /** Batteries it costs. */
  pays: number;
  /** The key that chooses it, if it is not its place: planets have numbers. */
  digit?: number;
}

/** The key that chooses the option at this place. */
export const digitOf = ({ digit }: Option, index: number): number => digit ?? index + 1;

export interface Asking {
  heading: string;
  help: string | null;
  /** Boxes side by side, small chips that go with squares of the ship, or a statement with a button. */
  style: 'boxes' | 'chips' | 'statement';
  options: Option[];
  /** The one that is chosen to begin with. */
  first: number;
}

/** What a question is asked about: the game as it is, and how to call people. */
export interface Scope {
  view: GameView;
  seat: Seat;
  name: (seat: Seat) => string;
  /** What this card has done so far. */
  events?: readonly Event[];
}

export const keyOf = (answer: Answer): string =>
  JSON.stringify(answer.type === 'set' ? { ...answer, value: [...answer.value].sort() } : answer);
export const same = (one: Answer, other: Answer): boolean => keyOf(one) === keyOf(other);

export const tileAt = (view: GameView, seat: Seat, square: Square): PlacedTile | null =>
  view.ships[seat]?.tiles.find((tile) => tile.square === square) ?? null;

/** Does it sleep in a stasis chamber what is to be lost? That is asked when everyone awake is gone. */
export function isAsleep(shape: Shape, view: GameView, seat: Seat): boolean {
  const from = shape.type === 'square' ? shape.from : [];
  return from.some((square) => {
    const tile = tileAt(view, seat, square);
    return tile !== null && componentOf(tile).type === 'stasis_chamber';
  });
}

/** The beat of the card that is being resolved. */
export function beatOf(view: GameView): Beat | null {
  const { card, phase } = view.flight;
  if (card === null || phase.type !== 'card') return null;
  return cardOf(card).beats[phase.value] ?? null;
}

export function enemyOf(view: GameView): Enemy | null {
  const beat = beatOf(view);
  return beat !== null && beat.type === 'enemy' ? beat : null;
}

export const NOTHING: Line = {
  tone: 'plain',
  get parts() {
    return [text('flight-nothing-follows')];
  },
};

export const plain = (answer: Answer, title: string, go: string, lines: Line[] = []): Option => ({
  key: keyOf(answer),
  answer,
  title,
  result: null,
  gauge: null,
  lines,
  go,
  squares: [],
  pays: 0,
});

export const choiceOf = (question: QuestionView, answer: Answer): Choice | undefined =>
  question.choices.find((choice) => same(choice.answer, answer));

/** Mistakes of a ship by their kind, with the component or the pair that makes each. */
export function byMistake(wrong: readonly Wrong[]): { mistake: Mistake; places: string }[] {
  const kinds = new Map<Mistake, string[]>();
  for (const { mistake, squares } of wrong) kinds.set(mistake, [...(kinds.get(mistake) ?? []), squares.join('–')]);
  return [...kinds].map(([mistake, places]) => ({ mistake, places: places.join(' · ') }));
}
