// Moving out of the way with a thruster: a box for each side, in the order in which they lie, and where what was rolled
// for would come then. The server says where that is and what it meets there.

import { boardAt } from '../../lib/catalogue';
import type { Answer, Event, QuestionView, Reason, Seat, Side, Square } from '../../protocol';
import { SIDES } from '../../protocol';
import { t } from '../../words/index.svelte';
import { capital, lineWords } from '../../words/names';
import { apartLines, type Line, linesOf, outcomeOf, sourceLines, text } from './consequences';
import { NOTHING, type Option, type Scope, choiceOf, plain, tileAt } from './question';
import type { Shot } from './salvo';

type Thrust = Extract<Reason, { type: 'thrust' }>;
type Moved = Pick<Thrust, 'lines' | 'met'>;

/** As they lie on the screen, with staying in the middle; a ship that flies rear ahead is seen turned. */
const LYING: readonly (Side | 'stay')[] = ['left', 'front', 'stay', 'rear', 'right'];

const sideOf = (answer: Answer): Side | 'stay' => (answer.type === 'option' ? (SIDES[answer.value] ?? 'stay') : 'stay');

const of = <T extends Event['type']>(type: T, events: readonly Event[], seat: Seat): Extract<Event, { type: T; seat: Seat }>[] =>
  events.filter((event) => event.type === type && 'seat' in event && event.seat === seat) as Extract<Event, { type: T; seat: Seat }>[];

const eventsOf = (question: QuestionView, answer: Answer): readonly Event[] => choiceOf(question, answer)?.events ?? [];

/** Where it comes if this is answered; none if that is not foreseen. */
function movedBy(question: QuestionView, reason: Thrust, answer: Answer): Moved | null {
  return answer.type === 'done' ? reason : (of('thrust', eventsOf(question, answer), question.decision.seat)[0] ?? null);
}

/** What flies at us if this is answered. */
export function comingIf(question: QuestionView, answer: Answer): Shot[] {
  const { reason } = question.decision;
  const moved = reason.type === 'thrust' ? movedBy(question, reason, answer) : null;
  if (reason.type !== 'thrust' || !moved) return [];
  const at = (target: Square | null, lines: Moved['lines']): Shot => ({ projectile: reason.projectile, lines, target, end: 'waits' });
  if (moved.met.length > 1) return moved.met.map((square, index) => at(square, moved.lines.slice(index, index + 1)));
  return moved.lines.length ? [at(moved.met[0] ?? null, moved.lines)] : [];
}

/** What would be lost if this is answered, as far as it is foreseen. */
export function lostIf(question: QuestionView, answer: Answer): Square[] {
  const lost = of('tile_lost', eventsOf(question, answer), question.decision.seat);
  return lost.flatMap(({ square }) => (square === null ? [] : [square]));
}

export function thrustOptions(question: QuestionView, scope: Scope): Option[] {
  const { shape, reason } = question.decision;
  if (reason.type !== 'thrust' || shape.type !== 'one_of') return [];
  const sides = SIDES.flatMap((_, value): Answer[] => ((shape.options >> value) & 1 ? [{ type: 'option', value }] : []));
  const answers: Answer[] = [...sides, { type: 'done' }];
  const lying = scope.view.ships[scope.seat]?.turned ? LYING.toReversed() : LYING;
  answers.sort((one, other) => lying.indexOf(sideOf(one)) - lying.indexOf(sideOf(other)));
  return answers.map((answer) => thrustOption(question, reason, answer, scope));
}

function thrustOption(question: QuestionView, reason: Thrust, answer: Answer, { view, seat }: Scope): Option {
  const side = sideOf(answer);
  const choice = choiceOf(question, answer);
  const events = choice?.events ?? [];
  const sum = outcomeOf(events, seat, view.ships[seat]?.tiles);
  const panels = of('panel_used', events, seat).map(({ square }) => square);
  const thrusters = of('thrust', events, seat).flatMap((event) => event.thrusters);
  const moved = movedBy(question, reason, answer);
  const line = moved?.lines[0];
  const where = line ? capital(lineWords(line.from, line.line, '', boardAt(view, seat))) : null;
  return {
    ...plain(answer, t(`flight-answer-thrust-${side}`), t(`flight-go-thrust-${side}`), [...sourceLines(sum), ...metLines()]),
    result: where,
    squares: [...thrusters, ...panels],
    pays: sum.batteries,
  };

  /** What it comes to there; if we are asked before that is clear, what it flies at. */
  function metLines(): Line[] {
    const then = [...linesOf({ ...sum, batteries: 0 }), ...apartLines(choice)];
    if (then.length || !moved) return then;
    if (!moved.met.length) return [{ tone: 'gain', parts: [text('flight-then-thrust-misses')] }];
    const tiles = moved.met.flatMap((square) => tileAt(view, seat, square)?.tile ?? []);
    return choice?.then === 'question' ? [{ tone: 'plain', parts: [text('flight-then-thrust-meets'), { tiles }] }] : [NOTHING];
  }
}
