// Intruders aboard: the ways they have taken or would take, from the events that the server tells or foresees, and the
// boxes of those who decide about it. No step is worked out here.

import { boardAt } from '../../lib/catalogue';
import { eventSeat } from '../../lib/events';
import type { Answer, Choice, Event, Hand, Intruders, QuestionView, Reason, Seat, Side, Square } from '../../protocol';
import { SIDES } from '../../protocol';
import { t } from '../../words/index.svelte';
import { capital, lineWords } from '../../words/names';
import { apartLines, type Line, type Part, creditsPart, linesOf, outcomeOf, sourceLines, text } from './consequences';
import { type Option, type Scope, beatOf, choiceOf, plain } from './question';

/** The way of one intruder, as far as it goes. */
export interface Walk {
  hand: Hand;
  steps: { square: Square; side: Side }[];
  end: 'walks' | 'beaten' | 'left';
}

/** What intruders do on a ship. */
export interface Intrusion {
  walks: Walk[];
  /** Where they have eaten, and where charges lie. */
  eaten: Square[];
  charged: Square[];
  /** Have the charges gone off? */
  exploded: boolean;
  /** Components that are lost by it. */
  lost: Square[];
  /** How it ends if they do not come aboard. */
  outside: 'missed' | 'turned-away' | null;
  /** Where they were turned away. */
  door: Square | null;
}

const isOf = (event: Event, seat: Seat): boolean => eventSeat(event) === seat;

/** On whose ship intruders were last, if that is what these events of a card end with. */
export function walkedBy(events: readonly Event[]): Seat | null {
  const last = events.findLast((event) => event.type !== 'rolled' && eventSeat(event) !== null);
  const seat = last ? eventSeat(last) : null;
  return events.some((event) => event.type === 'intruder_stepped' && event.seat === seat) ? seat : null;
}

/** All that intruders do to somebody in these events. */
export function intrusionOf(events: readonly Event[], seat: Seat): Intrusion {
  const all: Intrusion = { walks: [], eaten: [], charged: [], exploded: false, lost: [], outside: null, door: null };
  for (const event of events) {
    if (!isOf(event, seat)) continue;
    const walk = all.walks.at(-1);
    if (event.type === 'intruder_stepped') {
      const { hand, step, square, side } = event;
      if (step === 1) all.walks.push({ hand, steps: [{ square, side }], end: 'walks' });
      else walk?.steps.push({ square, side });
    } else if (event.type === 'intruder_defeated' && walk) walk.end = 'beaten';
    else if (event.type === 'intruder_left' && walk) walk.end = 'left';
    else if (event.type === 'intruder_missed') all.outside = 'missed';
    else if (event.type === 'intruder_turned_away') [all.outside, all.door] = ['turned-away', event.square];
    else if (event.type === 'charge_planted') all.charged.push(event.square);
    else if (event.type === 'charges_exploded') all.exploded = true;
    else if (event.type === 'tile_lost' && event.square && all.walks.length) all.lost.push(event.square);
    else if (!all.walks.length) continue;
    else if (event.type === 'battery_spent' && event.purpose === 'eaten') all.eaten.push(event.square);
    else if (event.type === 'crew_lost' && event.cause?.type === 'intruders') all.eaten.push(event.cabin);
    else if (event.type === 'good_lost') all.eaten.push(event.square);
  }
  return { ...all, eaten: [...new Set(all.eaten)], charged: [...new Set(all.charged)] };
}

export const isAboard = ({ walks }: Intrusion): boolean => walks.length > 0;

/** Is the owner asked about intruders? */
export const asksOfIntruders = (reason: Reason): boolean => reason.type === 'dodge_intruders' || reason.type === 'post_crubots';

/** What they do if this is answered; none if that is not foreseen. */
export function intrusionIf(question: QuestionView, answer: Answer): Intrusion | null {
  const choice = choiceOf(question, answer);
  return choice ? intrusionOf(choice.events, question.decision.seat) : null;
}

// ---- boxes ------------------------------------------------------------------------------------------------------------

/** As they lie on the screen, with staying in the middle; a ship that flies rear ahead is seen turned. */
const LYING: readonly (Side | 'stay')[] = ['left', 'front', 'stay', 'rear', 'right'];
const sideOf = (answer: Answer): Side | 'stay' => (answer.type === 'option' ? (SIDES[answer.value] ?? 'stay') : 'stay');

/** Those of the card that is being met. */
export function intrudersOf(view: Scope['view']): Intruders | null {
  const beat = beatOf(view);
  return beat?.type === 'intruders' ? beat : null;
}

/** How it ends, and what beating them is worth: that is paid when everybody is rid of theirs. */
function verdict({ walks, outside }: Intrusion, card: Intruders | null, paid = true): Line {
  const count = card?.hands.length ?? 1;
  if (outside) return { tone: 'plain', parts: [text(`flight-then-intruder-${outside}`, { count })] };
  const beaten = walks.filter(({ end }) => end === 'beaten');
  const step = (walk: Walk | undefined): number => walk?.steps.length ?? 0;
  if (!beaten.length) return { tone: 'harm', parts: [text('flight-then-intruder-all', { steps: step(walks[0]), count })] };
  const { credits = 0, goods } = (paid && card?.reward) || {};
  const worth: Part[] = [
    ...(credits ? [creditsPart(credits * beaten.length)] : []),
    ...(goods?.some(Boolean) ? beaten.map((): Part => ({ goods })) : []),
  ];
  const id = beaten.length < walks.length ? 'one' : walks.length > 1 ? 'both' : 'beaten';
  return { tone: 'gain', parts: [text(`flight-then-intruder-${id}`, { step: Math.max(...beaten.map(step)) }), ...worth] };
}

/** What comes of an answer: what it costs, how it ends, what is lost. */
function outcomeLines(choice: Pick<Choice, 'events' | 'then' | 'apart'>, { view, seat }: Scope): Line[] {
  const { events } = choice;
  const sum = outcomeOf(events, seat, view.ships[seat]?.tiles);
  return [
    ...sourceLines(sum),
    verdict(intrusionOf(events, seat), intrudersOf(view)),
    // What is paid in the end is said with the verdict.
    ...linesOf({ ...sum, batteries: 0, credits: 0 }),
    ...apartLines(choice),
  ];
}

/** A line that says what crubots would do about it. */
function awake({ instead = [] }: Choice, scope: Scope): Line[] {
  const [best] = instead
    .map(({ events }) => intrusionOf(events, scope.seat))
    .filter(({ walks, outside }) => outside !== null || walks.some(({ end }) => end === 'beaten'));
  if (!best) return [];
  const { tone, parts } = verdict(best, intrudersOf(scope.view), false);
  return [{ tone, parts: [text('flight-then-crubots-awake'), ...parts] }];
}

function dodgeOption(question: QuestionView, answer: Answer, scope: Scope): Option {
  const { view, seat } = scope;
  const { reason } = question.decision;
  const side = sideOf(answer);
  const choice = choiceOf(question, answer);
  const thrust = choice?.events.find((event) => event.type === 'thrust' && isOf(event, seat));
  const fired = thrust?.type === 'thrust' ? thrust : null;
  const line = fired ? fired.lines[0] : reason.type === 'dodge_intruders' && side === 'stay' ? reason.lines[0] : undefined;
  const sum = outcomeOf(choice?.events ?? [], seat, view.ships[seat]?.tiles);
  return {
    ...plain(answer, t(`flight-answer-thrust-${side}`), t(`flight-go-thrust-${side}`)),
    lines: choice ? [...outcomeLines(choice, scope), ...awake(choice, scope)] : [],
    result: line ? capital(lineWords(line.from, line.line, '', boardAt(view, seat))) : null,
    squares: fired?.thrusters ?? [],
    pays: sum.batteries,
  };
}

function crubotsOption(choice: Choice, scope: Scope): Option {
  const squares = choice.answer.type === 'set' ? choice.answer.value : [];
  const sum = outcomeOf(choice.events, scope.seat, scope.view.ships[scope.seat]?.tiles);
  const name = squares.length ? 'awake' : 'asleep';
  const args = { count: squares.length, square: squares.join(', ') };
  return {
    ...plain(choice.answer, t(`flight-answer-crubots-${name}`, args), t(`flight-go-crubots-${name}`, args), outcomeLines(choice, scope)),
    squares,
    pays: sum.batteries,
  };
}

/** A box for each line in which they can come, as these lie; or for each set of crubots. */
export function intruderOptions(question: QuestionView, scope: Scope): Option[] {
  const { shape, reason } = question.decision;
  if (reason.type === 'post_crubots') {
    return question.choices.map((choice) => crubotsOption(choice, scope));
  }
  if (shape.type !== 'one_of') return [];
  const sides = SIDES.flatMap((_, value): Answer[] => ((shape.options >> value) & 1 ? [{ type: 'option', value }] : []));
  const lying = scope.view.ships[scope.seat]?.turned ? LYING.toReversed() : LYING;
  const answers: Answer[] = [...sides, { type: 'done' }];
  answers.sort((one, other) => lying.indexOf(sideOf(one)) - lying.indexOf(sideOf(other)));
  return answers.map((answer) => dodgeOption(question, answer, scope));
}
