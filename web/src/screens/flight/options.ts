// A question as the page asks it: a heading, a line of help, and a box for every answer worth giving.

import { cardOf, box } from '../../lib/catalogue';
import { nameOf } from '../../lib/events';
import type {
  Answer, Beat, Choice, Decision, Enemy, GameView, QuestionView, Seat, Square, Strength, TileId,
} from '../../protocol';
import {
  ALIENS, TITLES, alienWords, cardKindWords, dashed, goodWords, half, lineWords, projectileArgs, tileWords, titleWords,
} from '../../words/names';
import { t } from '../../words/index.svelte';
import {
  batteriesPart, creditsPart, crewPart, daysPart, type Line, linesOf, outcomeOf, type Outcome, placeLine, text,
} from './consequences';

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
}

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
}

const key = (answer: Answer): string =>
  JSON.stringify(typeof answer === 'object' && 'set' in answer ? { set: [...answer.set].sort() } : answer);
export const same = (one: Answer, other: Answer): boolean => key(one) === key(other);

const tileAt = (view: GameView, seat: Seat, square: Square): TileId | null =>
  view.ships[seat]?.tiles.find((tile) => tile.square === square)?.tile ?? null;

/** The beat of the card that is being resolved. */
export function beatOf(view: GameView): Beat | null {
  const { card, phase } = view.flight;
  if (card === null || typeof phase !== 'object') return null;
  return cardOf(card).beats[phase.card] ?? null;
}

function enemyOf(view: GameView): Enemy | null {
  const beat = beatOf(view);
  return beat !== null && typeof beat === 'object' && 'enemy' in beat ? beat.enemy : null;
}

const plain = (answer: Answer, title: string, go: string, lines: Line[] = []): Option => ({
  key: key(answer), answer, title, result: null, gauge: null, lines, go, squares: [], pays: 0,
});

const choiceOf = (question: QuestionView, answer: Answer): Choice | undefined =>
  question.choices.find((choice) => same(choice.answer, answer));

/** The question for people. `load_goods` and `add_late_part` have their own workbenches. */
export function asking(question: QuestionView, scope: Scope): Asking {
  const { decision, suggested } = question;
  const options = optionsOf(question, scope);
  const first = Math.max(0, options.findIndex((option) => suits(option, suggested)));
  return { heading: headingOf(decision, scope), help: helpOf(decision, scope), style: styleOf(decision), options, first };
}

/** Is this the box for that answer? Boxes of sets stand for all sets of their size. */
function suits(option: Option, answer: Answer): boolean {
  if (same(option.answer, answer)) return true;
  if (typeof answer !== 'object' || typeof option.answer !== 'object') return false;
  if ('set' in answer && 'set' in option.answer) return option.answer.set.length === answer.set.length;
  return 'square' in answer && option.squares.includes(answer.square);
}

function styleOf({ shape, reason }: Decision): Asking['style'] {
  if (reason === 'fly_on') return 'statement';
  if (typeof shape === 'object' && 'square' in shape && reason !== 'keep_piece') return 'chips';
  return 'boxes';
}

function headingOf({ reason, shape }: Decision, { view, seat }: Scope): string {
  const name = nameOf(reason);
  const card = view.flight.card === null ? null : cardOf(view.flight.card).kind;
  if (typeof reason === 'string') return t(`flight-ask-${dashed(name)}`);
  if ('power_cannons' in reason && reason.power_cannons.against !== null && card) return t(`flight-ask-fight-${dashed(card)}`);
  if ('add_late_part' in reason) return t('flight-ask-add-late-part', { tile: tileWords(reason.add_late_part.tile, '.object') });
  if ('shoot' in reason || 'raise_shield' in reason) {
    const { projectile, roll, target } = 'shoot' in reason ? reason.shoot : reason.raise_shield;
    const tile = tileAt(view, seat, target);
    const line = lineWords(projectile.from, roll, '.in');
    return t('flight-ask-incoming', { ...projectileArgs(projectile), line, tile: tile === null ? '' : tileWords(tile, '.object') });
  }
  if ('take_credits' in reason || 'take_goods' in reason) return t('flight-ask-reward', { card: card ? cardKindWords(card) : '' });
  if ('lose_good' in reason) return t('flight-ask-lose-good', { good: goodWords(reason.lose_good.good, '.object') });
  if ('lose_crew' in reason) return t('flight-ask-lose-crew', { left: reason.lose_crew.left });
  if ('lose_battery' in reason) return t('flight-ask-lose-battery', { left: reason.lose_battery.left });
  if ('give_title' in reason) return t('flight-ask-give-title', { title: titleWords(reason.give_title.title) });
  if ('power_engines' in reason && typeof shape === 'object') return t(card === 'open_space' ? 'flight-ask-open-space' : 'flight-ask-power-engines');
  return t(`flight-ask-${dashed(name)}`);
}

function helpOf({ reason }: Decision, { view }: Scope): string | null {
  if (typeof reason === 'string') {
    return ['rebuild', 'remove_mistake', 'keep_piece', 'pay_battery', 'keep_title'].includes(reason) ? t(`flight-help-${dashed(reason)}`) : null;
  }
  if ('power_engines' in reason || 'power_cannons' in reason) {
    const beat = beatOf(view);
    if (beat && typeof beat === 'object' && 'weakest' in beat) return t(`flight-help-weakest-${beat.weakest.by}`);
    return t('flight-help-power');
  }
  if ('land' in reason) return t('flight-help-land', { days: reason.land.days });
  if ('place_crew' in reason || 'give_title' in reason || 'add_late_part' in reason) return t(`flight-help-${dashed(nameOf(reason))}`);
  if ('lose_crew' in reason || 'lose_good' in reason || 'lose_battery' in reason) return t('flight-help-click-ship');
  return null;
}

function optionsOf(question: QuestionView, scope: Scope): Option[] {
  const { shape, reason } = question.decision;
  if (shape === 'yes_no') return yesNo(question, scope);
  if ('set' in shape) return power(question, scope);
  if ('square' in shape) return reason === 'keep_piece' ? pieces(question, scope) : squares(question, scope);
  if ('one_of' in shape) return oneOf(question, scope);
  if ('occupant' in shape) return occupants(question, scope);
  return [];
}

// ---- yes or no ------------------------------------------------------------------------------------------------------

function yesNo(question: QuestionView, scope: Scope): Option[] {
  const { reason } = question.decision;
  const name = dashed(nameOf(reason));
  const make = (answer: 'yes' | 'no'): Option => {
    const sum = outcomeOf(choiceOf(question, answer)?.events ?? [], scope.seat);
    const words = wordsOf(question, answer, name);
    const lines = answer === 'yes' ? [...priceLines(question, sum), ...gainLines(question)] : [];
    const shown = lines.length ? lines : linesOf(sum);
    const pays = answer === 'yes' && needsBattery(question) ? 1 : 0;
    return { ...plain(answer, words.title, words.go, [...shown, ...placeLine(scope.view, scope.seat, sum.position), ...thenLines(question, answer, sum)]), pays };
  };
  return [make('yes'), make('no')];
}

function needsBattery({ decision: { reason } }: QuestionView): boolean {
  return typeof reason === 'object' && ('raise_shield' in reason || ('shoot' in reason && reason.shoot.battery));
}

function wordsOf(question: QuestionView, answer: 'yes' | 'no', name: string): { title: string; go: string } {
  const id = name === 'shoot' && needsBattery(question) && answer === 'yes' ? 'shoot-battery-yes' : `${name}-${answer}`;
  return { title: t(`flight-answer-${id}`), go: t(`flight-answer-${id}.go`) };
}

/** What a deal costs. */
function priceLines({ decision: { reason } }: QuestionView, sum: Outcome): Line[] {
  if (typeof reason !== 'object') return [];
  if ('board_ship' in reason) {
    return [{ tone: 'harm', parts: [crewPart(reason.board_ship.crew), daysPart(-reason.board_ship.days)] }];
  }
  const days = 'dock_station' in reason ? reason.dock_station.days : 'take_credits' in reason ? reason.take_credits.days : 'take_goods' in reason ? reason.take_goods.days : 0;
  if (days) return [{ tone: 'harm', parts: [daysPart(-days)] }];
  if ('shoot' in reason || 'raise_shield' in reason) {
    const parts = sum.batteries ? [batteriesPart(sum.batteries)] : [];
    return [...(parts.length ? [{ tone: 'harm' as const, parts }] : []), ...linesOf({ ...sum, batteries: 0 })];
  }
  return [];
}

function gainLines({ decision: { reason } }: QuestionView): Line[] {
  if (typeof reason !== 'object') return [];
  if ('board_ship' in reason) return [{ tone: 'gain', parts: [creditsPart(reason.board_ship.credits)] }];
  if ('take_credits' in reason) return [{ tone: 'gain', parts: [creditsPart(reason.take_credits.credits)] }];
  const goods = 'dock_station' in reason ? reason.dock_station.goods : 'take_goods' in reason ? reason.take_goods.goods : null;
  return goods ? [{ tone: 'gain', parts: [text('flight-then-load'), { goods }] }] : [];
}

/** What comes then, if foresight ends at another question. */
function thenLines(question: QuestionView, answer: Answer, sum: Outcome): Line[] {
  const asksMore = choiceOf(question, answer)?.then === 'question';
  return sum.hit && asksMore && sum.destroyed.length ? [{ tone: 'plain', parts: [text('flight-then-maybe-pieces')] }] : [];
}

// ---- sets: double engines and cannons -------------------------------------------------------------------------------

/** Sets worth a box: the strongest of each size, if it comes to more than a smaller one. */
export function worthwhile(choices: readonly Choice[], seat: Seat): Choice[] {
  const isBetter = (one: { choice: Choice; strength: Strength }, other: typeof one): boolean => {
    const verdict = outcomeOf(one.choice.events, seat).verdict;
    // Against an enemy only who wins counts; other strengths are compared, or flown.
    return verdict && verdict !== 'weakest' ? verdict !== outcomeOf(other.choice.events, seat).verdict : one.strength > other.strength;
  };
  const best = new Map<number, { choice: Choice; strength: Strength }>();
  for (const choice of choices) {
    if (typeof choice.answer !== 'object' || !('set' in choice.answer)) continue;
    const size = choice.answer.set.length;
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

function power(question: QuestionView, scope: Scope): Option[] {
  const boxes = worthwhile(question.choices, scope.seat);
  const strongest = Math.max(0, ...question.choices.map((choice) => outcomeOf(choice.events, scope.seat).strength ?? 0));
  // The most that could be spent comes first, as in the card's own order: fight, or save.
  return boxes.reverse().map((choice) => powerOption(question, choice, strongest, scope));
}

/** The box of one set; also of one that was put together on the ship. */
export function powerOption(question: QuestionView, choice: Choice, strongest: Strength, { view, seat }: Scope): Option {
  const { reason } = question.decision;
  const sum = outcomeOf(choice.events, seat);
  const squares = typeof choice.answer === 'object' && 'set' in choice.answer ? choice.answer.set : [];
  const strength = half(sum.strength ?? 0);
  const against = typeof reason === 'object' && 'power_cannons' in reason ? reason.power_cannons.against : null;
  const verdict = against === null ? null : (sum.verdict ?? null);
  const cannons = typeof reason === 'object' && 'power_cannons' in reason;
  const result = verdict && against !== null ? t(`flight-strength-${verdict}`, { strength, against: half(against) })
    : t(cannons ? 'flight-strength-cannons' : 'flight-strength-engines', { strength });
  const go = verdict ? t('flight-go-fight', { strength }) : t('flight-go-declare', { strength });
  return {
    key: key(choice.answer), answer: choice.answer, squares, pays: squares.length, result, go,
    title: t('flight-answer-spend', { batteries: squares.length }),
    gauge: against === null ? null
      : { mine: sum.strength ?? 0, against, most: Math.max(strongest, against) * 1.15, wins: verdict === 'beats' },
    lines: [...enemyLines(verdict, enemyOf(view)), ...linesOf(sum), ...placeLine(view, seat, sum.position)],
  };
}

/** What the card promises to winners and losers. */
function enemyLines(verdict: Outcome['verdict'], enemy: Enemy | null): Line[] {
  if (!enemy || !verdict) return [];
  if (verdict === 'ties') return [{ tone: 'plain', parts: [text('flight-then-tie')] }];
  const { reward, penalty, days } = enemy;
  if (verdict === 'beats') {
    const prize: Line['parts'] = 'credits' in reward ? [text('flight-then-may-take'), creditsPart(reward.credits)]
      : [text('flight-then-may-load'), { goods: reward.goods }];
    return [{ tone: 'gain', parts: [...prize, ...(days ? [text('flight-then-for-days', { days })] : [])] }];
  }
  if ('shots' in penalty) return [{ tone: 'harm', parts: [text('flight-then-fire'), { hits: penalty.shots }] }];
  if ('goods' in penalty) return [{ tone: 'harm', parts: [text('flight-then-best-goods', { count: penalty.goods })] }];
  // Crew that is lost by choice is asked for next; days are in the events.
  return 'crew' in penalty ? [{ tone: 'harm', parts: [crewPart(penalty.crew)] }] : [];
}

// ---- squares of the ship --------------------------------------------------------------------------------------------

function squares(question: QuestionView, { view, seat }: Scope): Option[] {
  const { shape, reason } = question.decision;
  const from = typeof shape === 'object' && 'square' in shape ? shape.square.from : [];
  const name = dashed(nameOf(reason));
  return from.map((square) => {
    const answer: Answer = { square };
    const tile = tileAt(view, seat, square);
    const sum = outcomeOf(choiceOf(question, answer)?.events ?? [], seat);
    const title = t('flight-square', { tile: tile === null ? '' : tileWords(tile), square });
    const taking = name === 'pay-battery' || name.startsWith('lose-');
    return { ...plain(answer, title, t(`flight-go-${name}`, { square }), taking ? [] : linesOf(sum)), squares: [square] };
  });
}

/** The pieces of a broken ship: squares whose choice leaves the same parts behind. */
function pieces(question: QuestionView, { view, seat }: Scope): Option[] {
  const whole = view.ships[seat]?.tiles.map((tile) => tile.square) ?? [];
  const found = new Map<string, Option>();
  for (const choice of question.choices) {
    if (typeof choice.answer !== 'object' || !('square' in choice.answer)) continue;
    const gone = new Set(choice.events.flatMap((event) =>
      typeof event === 'object' && 'tile_lost' in event && event.tile_lost.seat === seat && event.tile_lost.square ? [event.tile_lost.square]
        : typeof event === 'object' && 'tile_taken_off' in event && event.tile_taken_off.seat === seat ? [event.tile_taken_off.square] : []));
    const kept = whole.filter((square) => !gone.has(square)).sort();
    const id = kept.join(' ');
    if (found.has(id)) continue;
    const sum = outcomeOf(choice.events, seat);
    const fine = (sum.destroyed.length + sum.fell.length) * box().supply.lost_component;
    const lines = linesOf(sum);
    if (fine) lines.push({ tone: 'harm', parts: [creditsPart(-fine), text('flight-at-payday')] });
    const title = t('flight-answer-piece', { count: kept.length });
    found.set(id, { ...plain(choice.answer, title, t('flight-go-keep-piece', { count: kept.length }), lines), squares: kept });
  }
  return [...found.values()].sort((a, b) => b.squares.length - a.squares.length);
}

// ---- one of several -------------------------------------------------------------------------------------------------

const bits = (set: number): number[] => Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => (set >> bit) & 1);

function oneOf(question: QuestionView, { view, name }: Scope): Option[] {
  const { shape, reason } = question.decision;
  if (typeof shape !== 'object' || !('one_of' in shape)) return [];
  const beat = beatOf(view);
  const all = bits(shape.one_of.options).map((option): Option => {
    const answer: Answer = { option };
    if (reason === 'keep_title') {
      const title = TITLES[option];
      return plain(answer, title ? titleWords(title) : String(option), t('flight-go-keep-title'));
    }
    if (typeof reason === 'object' && 'give_title' in reason) return plain(answer, name(option), t('flight-go-give-title', { player: name(option) }));
    const goods = beat && typeof beat === 'object' && 'planets' in beat ? beat.planets.planets[option] : undefined;
    const planet = option + 1;
    return plain(answer, t('flight-answer-planet', { planet }), t('flight-go-land', { planet }), goods ? [{ tone: 'gain', parts: [{ goods }] }] : []);
  });
  if (shape.one_of.may_pass) all.push(plain('done', t('flight-answer-orbit'), t('flight-answer-orbit.go')));
  return all;
}

// ---- who lives in a cabin -------------------------------------------------------------------------------------------

function occupants(question: QuestionView, { seat }: Scope): Option[] {
  const { shape, reason } = question.decision;
  if (typeof shape !== 'object' || !('occupant' in shape)) return [];
  const cabin = typeof reason === 'object' && 'place_crew' in reason ? [reason.place_crew.cabin] : [];
  const boarded = choiceOf(question, 'humans')?.events.find((event) =>
    typeof event === 'object' && 'humans_boarded' in event && event.humans_boarded.seat === seat);
  const humans = boarded && typeof boarded === 'object' && 'humans_boarded' in boarded ? boarded.humans_boarded.humans : 2;
  const all: Option[] = ALIENS.filter((_, bit) => (shape.occupant.aliens >> bit) & 1).map((alien) => ({
    ...plain({ alien }, alienWords(alien), t('flight-go-alien', { alien: alienWords(alien, '.object') }), [{ tone: 'plain', parts: [text(`flight-alien-${alien}`)] }]),
    squares: cabin,
  }));
  const crew = { ...plain('humans', t('flight-answer-humans', { humans }), t('flight-go-humans'), [{ tone: 'plain', parts: [text('flight-humans')] }]), squares: cabin };
  return [crew, ...all];
}
