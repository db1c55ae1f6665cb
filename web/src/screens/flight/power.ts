// Double engines and cannons, and crubots: which sets of them are worth a box, and what each comes to.

import type { Choice, Enemy, Event, GameView, Penalty, QuestionView, Seat, Strength } from '../../protocol';
import { t } from '../../words/index.svelte';
import { half } from '../../words/names';
import { crewPart, daysPart, type Line, linesOf, outcomeOf, type Outcome, sourceLines, type Part, placeLine, text } from './consequences';
import { rewardParts } from './more';
import { type Option, type Scope, beatOf, enemyOf, keyOf } from './question';

/** Sets worth a box: the strongest of each size, if it comes to more than a smaller one. */
export function worthwhile(choices: readonly Choice[], seat: Seat): Choice[] {
  const isBetter = (one: { choice: Choice; strength: Strength }, other: typeof one): boolean => {
    const verdict = outcomeOf(one.choice.events, seat).verdict;
    // Against an enemy only who wins counts; other strengths are compared, or flown.
    return verdict && verdict !== 'weakest' ? verdict !== outcomeOf(other.choice.events, seat).verdict : one.strength > other.strength;
  };
  const best = new Map<number, { choice: Choice; strength: Strength }>();
  for (const choice of choices) {
    if (choice.answer.type !== 'set') continue;
    const size = choice.answer.value.length;
    const strength = outcomeOf(choice.events, seat).strength ?? 0;
    const known = best.get(size);
    if (!known || strength > known.strength) best.set(size, { choice, strength });
  }
  const kept: { choice: Choice; strength: Strength }[] = [];
  for (const size of [...best.keys()].sort((a, b) => a - b)) {
    const one = best.get(size)!;
    if (kept.every((smaller) => isBetter(one, smaller))) kept.push(one);
  }
  return kept.map(({ choice }) => choice);
}

export function powerOptions(question: QuestionView, scope: Scope): Option[] {
  const boxes = worthwhile(question.choices, scope.seat);
  const strongest = Math.max(0, ...question.choices.map((choice) => outcomeOf(choice.events, scope.seat).strength ?? 0));
  // The most that could be spent comes first, as in the card's own order: fight, or save.
  const options = boxes.reverse().map((choice) => powerOption(question, choice, strongest, scope));
  // Where batteries cannot win there is one box: they are not forgotten.
  const [only] = boxes.length === 1 ? boxes : [];
  const { strength, verdict } = only ? outcomeOf(only.events, scope.seat) : { strength: null, verdict: null };
  if (verdict === 'loses' && strength !== null && strongest > strength)
    options[0]!.lines.unshift({ tone: 'plain', parts: [text('flight-strength-even', { most: half(strongest) })] });
  return options;
}

/** The box of one set; also of one that was put together on the ship. */
export function powerOption(question: QuestionView, choice: Choice, strongest: Strength, { view, seat }: Scope): Option {
  const { reason, shape } = question.decision;
  const sum = outcomeOf(choice.events, seat, view.ships[seat]?.tiles);
  const squares = choice.answer.type === 'set' ? choice.answer.value : [];
  // Where crubots change nothing, nothing is declared.
  const strength = half(sum.strength ?? (reason.type === 'switch_on' ? reason.without : 0));
  const against = reason.type === 'power_cannons' ? reason.against : null;
  const verdict = against === null ? null : (sum.verdict ?? null);
  const result =
    verdict && against !== null
      ? t(`flight-strength-${verdict}`, { strength, against: half(against) })
      : t(STRENGTHS[reason.type] ?? 'flight-strength-engines', { strength });
  const how = reason.type === 'switch_on' ? 'switch-on' : shape.type === 'power' ? 'power' : 'spend';
  const go = t(verdict ? 'flight-go-fight' : how === 'switch-on' ? 'flight-go-declare-crew' : 'flight-go-declare', { strength });
  return {
    key: keyOf(choice.answer),
    answer: choice.answer,
    squares,
    pays: shape.type === 'power' ? sum.batteries : squares.length,
    result,
    go,
    title: t(`flight-answer-${how}`, { batteries: squares.length, count: squares.length }),
    gauge:
      against === null ? null : { mine: sum.strength ?? 0, against, most: Math.max(strongest, against) * 1.15, wins: verdict === 'beats' },
    lines: [
      ...(shape.type === 'power' ? sourceLines(sum) : []),
      ...catapultLine(choice),
      ...enemyLines(verdict, enemyOf(view), sum),
      ...comparedLines(choice, view, seat),
      ...linesOf(sum),
      ...placeLine(view, seat, sum.position),
    ],
  };
}

const STRENGTHS: Partial<Record<string, string>> = { power_cannons: 'flight-strength-cannons', switch_on: 'flight-strength-crew' };

/** What catapults can still add, which is asked next. */
const catapultLine = ({ catapults }: Choice): Line[] =>
  catapults ? [{ tone: 'plain', parts: [text('flight-strength-catapults', { more: half(catapults) })] }] : [];

/** What the card promises to winners and losers. */
export function enemyLines(verdict: Outcome['verdict'], enemy: Enemy | null, sum: Outcome): Line[] {
  if (!enemy || !verdict) return [];
  if (verdict === 'ties') return [{ tone: 'plain', parts: [text('flight-then-tie')] }];
  const { reward, penalties, days } = enemy;
  if (verdict === 'beats') {
    const { goods: _, ...others } = reward;
    const take = Object.values(others).some(Boolean) ? [text('flight-then-may-take')] : [];
    const prize: Line['parts'] = [...take, ...rewardParts(reward, 'flight-then-may-load')];
    return [{ tone: 'gain', parts: [...prize, ...(days ? [text('flight-then-for-days', { days })] : [])] }];
  }
  // Crew that is lost by choice is asked for next; if there is none, they are in the events, as days are.
  const told = ({ type }: Penalty): boolean => type === 'days' || (type === 'crew' && sum.humans + sum.aliens.length > 0);
  return penalties.filter((penalty) => !told(penalty)).map((penalty) => ({ tone: 'harm', parts: penaltyParts(penalty) }));
}

/** What somebody has to suffer, in symbols. */
function penaltyParts(penalty: Penalty): Part[] {
  if (penalty.type === 'days') return [daysPart(-penalty.value)];
  if (penalty.type === 'crew') return [crewPart(penalty.value)];
  if (penalty.type === 'goods') return [text('flight-then-best-goods', { count: penalty.value })];
  return [text('flight-then-fire'), { hits: penalty.value }];
}

/** In a comparison: whether it will do, or what it costs if it does not; the others may have to answer first. */
function comparedLines({ events, outlook }: Choice, view: GameView, seat: Seat): Line[] {
  const beat = beatOf(view);
  if (!beat || beat.type !== 'weakest') return [];
  const { penalties } = beat;
  const loses = (some: readonly Event[]): boolean => outcomeOf(some, seat).verdict === 'weakest';
  const enough: Line[] = [{ tone: 'gain', parts: [text('flight-then-enough')] }];
  if (events.some((event) => event.type === 'weakest')) {
    // Days are in the events themselves.
    const parts = penalties.filter(({ type }) => type !== 'days').flatMap(penaltyParts);
    return loses(events) ? [{ tone: 'harm', parts: [text('flight-then-compared'), ...parts] }] : enough;
  }
  if (!outlook) return [];
  if (!loses(outlook.most)) return enough;
  const words = loses(outlook.least) ? 'flight-then-compared' : 'flight-then-up-to-others';
  return [{ tone: loses(outlook.least) ? 'harm' : 'plain', parts: [text(words), ...penalties.flatMap(penaltyParts)] }];
}
