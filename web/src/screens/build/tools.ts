// What the support team can do in the yard: steps that the server offers, by whose ability they are and where they are done.

import type { Build, BuildOffer, Marking, Member, ShipBoard, ShipView, Side, Square } from '../../protocol';
import { marked } from '../../lib/after';
import { beyond } from '../../lib/squares';
import { type Letter, PARTS_AS } from '../../lib/team';

export type Tool = Extract<Build, { type: 'pipe' | 'universal' | 'place_universal' | 'deliver' | 'take_back' | 'take_from' | 'halt' }>;
export type ToolName = Tool['type'];

/** Whose ability each is. */
const OF: Record<ToolName, { member: Member; letter: Letter }> = {
  pipe: { member: 'plumber', letter: 'a' },
  universal: { member: 'plumber', letter: 'b' },
  place_universal: { member: 'plumber', letter: 'b' },
  deliver: { member: 'deliveryman', letter: 'b' },
  take_back: { member: 'deliveryman', letter: 'b' },
  take_from: { member: 'saboteur', letter: 'a' },
  halt: { member: 'security_guard', letter: 'b' },
};
export const TOOLS = Object.keys(OF) as ToolName[];

const isTool = (step: Build): step is Tool => step.type in OF;

/** The steps that may be taken now. */
export const toolsIn = (offer: BuildOffer | null): Tool[] => (offer?.tools ?? []).filter(isTool);

/** The kinds of them, in the order of all. */
export const namesIn = (steps: readonly Tool[]): ToolName[] => TOOLS.filter((name) => steps.some(({ type }) => type === name));

/** Those that belong to an ability of a member. */
export const namesOf = (steps: readonly Tool[], member: Member, letter: Letter): ToolName[] =>
  namesIn(steps).filter((name) => OF[name].member === member && OF[name].letter === letter);

/** Where on the ship a step is done; none if it is done elsewhere. */
export function squareOf(step: Tool): Square | null {
  switch (step.type) {
    case 'pipe':
    case 'place_universal':
    case 'deliver': return step.value[0];
    case 'universal':
    case 'take_back': return step.value;
    default: return null;
  }
}

export const squaresOf = (steps: readonly Tool[]): Square[] => [...new Set(steps.map(squareOf).filter((square) => square !== null))];

export const stepsAt = (steps: readonly Tool[], square: Square): Tool[] => steps.filter((step) => squareOf(step) === square);

const WAYS = { front: [0, -1], right: [1, 0], rear: [0, 1], left: [-1, 0] } as const;
/** The square that a pipe towards a side leads to. */
export const towards = (board: ShipBoard, square: Square, side: Side): Square | null => beyond(board, square, WAYS[side]);

/** What a step would make of a component. */
function markingOf(step: Tool | null, board: ShipBoard): [Square, Marking] | null {
  switch (step?.type) {
    case 'deliver': {
      const [square, part, turn] = step.value;
      return [square, { type: 'became', component: PARTS_AS[part], turn }];
    }
    case 'take_back': return [step.value, { type: 'restored' }];
    case 'universal': return [step.value, { type: 'universal' }];
    case 'pipe': {
      const [square, side] = step.value;
      const other = towards(board, square, side);
      return other === null ? null : [square, { type: 'piped', other }];
    }
    default: return null;
  }
}

type Drawn = Pick<ShipView, 'tiles' | 'joints'>;
/** The ship as a step would leave it, as far as that can be drawn: what it comes to is the server's to say. */
export function tried(ship: Drawn, step: Tool | null, board: ShipBoard): Drawn {
  const marking = markingOf(step, board);
  return marking ? marked(ship, ...marking) : ship;
}
