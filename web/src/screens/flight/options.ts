// A question as the page asks it: a heading, a line of help, and a box for every answer worth giving.

import { eventName, eventSeat, fieldsOf, incomingOf, nameOf } from '../../lib/events';
import { pageFor } from '../../lib/rulebook';
import type { Answer, Choice, Decision, Goods, PlacedTile, QuestionView, Reason, Square } from '../../protocol';
import { t } from '../../words/index.svelte';
import { ALIENS, TITLES, alienWords, dashed, half, tileWords, titleWords } from '../../words/names';
import {
  batteriesPart,
  creditsPart,
  crewPart,
  daysPart,
  fineParts,
  type Line,
  linesOf,
  outcomeOf,
  holdWarning,
  type Outcome,
  placeLine,
  text,
} from './consequences';
import { headingOf, helpOf, stakeWords } from './headings';
import { blockOptions, isPower, optionOf, setOptions } from './more';
import { enemyLines, powerOptions } from './power';
import {
  type Asking, NOTHING, type Option, type Scope, beatOf, choiceOf, enemyOf, isAsleep, plain, same, tileAt,
} from './question';

/** The question for people. `load_goods` and `add_late_part` have their own workbenches. */
export function asking(question: QuestionView, scope: Scope): Asking {
  const { decision, suggested } = question;
  const options = optionsOf(question, scope);
  const exactly = options.findIndex((option) => same(option.answer, suggested));
  const first = Math.max(0, exactly >= 0 ? exactly : options.findIndex((option) => suits(option, suggested)));
  return {
    heading: headingOf(decision, scope),
    help: helpOf(decision, scope),
    style: styleOf(decision),
    options,
    first,
  };
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
  // Many short words; the chosen one is explained below them.
  if (typeof reason === 'object' && ('name_result' in reason || 'choose_specialist' in reason)) return 'chips';
  if (typeof shape === 'object' && ('cargo' in shape || ('set' in shape && !isPower(reason)))) return 'chips';
  if (typeof shape === 'object' && 'square' in shape && reason !== 'keep_piece') return 'chips';
  return 'boxes';
}

const tilesOf = ({ view, seat }: Pick<Scope, 'view' | 'seat'>): PlacedTile[] => view.ships[seat]?.tiles ?? [];

function optionsOf(question: QuestionView, scope: Scope): Option[] {
  const { shape, reason } = question.decision;
  if (shape === 'yes_no') return yesNo(question, scope);
  if ('set' in shape) return isPower(reason) ? powerOptions(question, scope) : setOptions(question, scope);
  if ('cargo' in shape) return reason === 'load_goods' ? [] : blockOptions(question);
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
    const sum = outcomeOf(choiceOf(question, answer)?.events ?? [], scope.seat, tilesOf(scope));
    const words = wordsOf(question, answer, name);
    const lines = answer === 'yes' ? [...priceLines(question, sum), ...gainLines(question)] : [];
    const note: Line[] = [...explained(reason, answer, sum, scope), ...emptyHanded(question, answer, scope)];
    const apart: Line[] = choiceOf(question, answer)?.then === 'pieces'
      ? [{ tone: 'harm', parts: [text('flight-then-pieces')] }]
      : [];
    const shown = [...note, ...(lines.length ? lines : linesOf(sum)), ...apart];
    if (!shown.length && answer === 'no') shown.push(...unspared(reason, scope));
    const squares = answer === 'yes' ? servedBy(reason) : [];
    const uses = needsBattery(question) ? 1 : name === 'boost-shield' ? squares.length : 0;
    const pays = answer === 'yes' ? Math.max(0, uses - freeUses(reason)) : 0;
    return {
      ...plain(answer, words.title, words.go, [...shown, ...placeLine(scope.view, scope.seat, sum.position)]),
      pays,
      squares,
    };
  };
  return [make('yes'), make('no')];
}

const said = (...words: Parameters<typeof text>): Line => ({ tone: 'plain', parts: [text(...words)] });

/** What an answer means where events do not tell. */
function explained(reason: Reason, answer: 'yes' | 'no', sum: Outcome, { view }: Scope): Line[] {
  if (reason === 'rebuild') return [said(`flight-then-rebuild-${answer}`)];
  if (typeof reason !== 'object') return [];
  if ('boost' in reason) {
    const { measure, strength } = reason.boost;
    const says = measure === 'cannons' ? 'flight-strength-cannons' : 'flight-strength-engines';
    return answer === 'yes'
      ? [said(says, { strength: half(strength) }), ...enemyLines(sum.verdict, enemyOf(view), sum)]
      : [said('flight-then-boost-no')];
  }
  if ('pay_crew' in reason) return [said(`flight-then-pay-crew-${answer}`, reason.pay_crew)];
  if ('send_diplomat' in reason) {
    if (answer === 'yes') return [said('flight-then-send-diplomat')];
    const { against } = reason.send_diplomat;
    if (against !== null) return [said('flight-then-face', { against: half(against) })];
    const stake = stakeWords(beatOf(view), view);
    return stake ? [{ tone: 'harm', parts: [{ text: stake }] }] : [];
  }
  return answer === 'yes' && freeUses(reason) ? [said('flight-then-free-use')] : [];
}

/** Nothing is foreseen: the answer changes nothing, or what it leads to is asked or rolled next. */
function unspared(reason: Reason, { view, seat }: Scope): Line[] {
  const coming = incomingOf(reason);
  const tile = coming && tileAt(view, seat, coming.target);
  if (tile != null) return [{ tone: 'harm', parts: [text('flight-then-hits', { tile: tileWords(tile), 'tile-object': tileWords(tile, '.object') })] }];
  return [coming || nameOf(reason) === 'send_diplomat' ? said('flight-then-meets') : NOTHING];
}

/** Uses of power that cost nothing. */
function freeUses(reason: Reason): number {
  return fieldsOf(reason).free === true ? 1 : 0;
}

/** A warning if the server foresees that everything offered is left behind. */
function emptyHanded(question: QuestionView, answer: Answer, { view, seat }: Scope): Line[] {
  const events = choiceOf(question, answer)?.events ?? [];
  const has = (name: string): boolean => events.some((event) => eventName(event) === name && eventSeat(event) === seat);
  if (!has('goods_left') || has('good_loaded')) return [];
  const { cargo = 0, special_cargo = 0 } = view.ships[seat]?.tally ?? {};
  return [{ tone: 'harm', parts: [text(cargo + special_cargo ? 'flight-then-no-room' : 'flight-then-no-hold')] }];
}

/** The components that a yes is about. */
function servedBy(reason: Reason): Square[] {
  if (typeof reason !== 'object') return [];
  return 'boost' in reason ? reason.boost.boosted : 'boost_shield' in reason ? reason.boost_shield.powered : [];
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
  const days =
    'dock_station' in reason
      ? reason.dock_station.days
      : 'take_credits' in reason
        ? reason.take_credits.days
        : 'take_goods' in reason
          ? reason.take_goods.days
          : 0;
  if (days) return [{ tone: 'harm', parts: [daysPart(-days)] }];
  if ('shoot' in reason || 'raise_shield' in reason || 'boost_shield' in reason) {
    const parts = sum.batteries ? [batteriesPart(sum.batteries)] : [];
    return [...(parts.length ? [{ tone: 'harm' as const, parts }] : []), ...linesOf({ ...sum, batteries: 0 })];
  }
  return [];
}

function gainLines({ decision: { reason } }: QuestionView): Line[] {
  if (typeof reason !== 'object') return [];
  if ('board_ship' in reason) return [{ tone: 'gain', parts: [creditsPart(reason.board_ship.credits)] }];
  if ('take_credits' in reason) return [{ tone: 'gain', parts: [creditsPart(reason.take_credits.credits)] }];
  const goods =
    'dock_station' in reason ? reason.dock_station.goods : 'take_goods' in reason ? reason.take_goods.goods : null;
  return goods ? [{ tone: 'gain', parts: [text('flight-then-load'), { goods }] }] : [];
}

// ---- squares of the ship --------------------------------------------------------------------------------------------

function squares(question: QuestionView, { view, seat }: Scope): Option[] {
  const { shape, reason } = question.decision;
  const from = typeof shape === 'object' && 'square' in shape ? shape.square.from : [];
  const asleep = nameOf(reason) === 'lose_crew' && isAsleep(shape, view, seat);
  const name = asleep ? 'lose-sleeper' : dashed(nameOf(reason));
  return from.map((square) => {
    const answer: Answer = { square };
    const tile = tileAt(view, seat, square);
    const sum = outcomeOf(choiceOf(question, answer)?.events ?? [], seat, tilesOf({ view, seat }));
    const { batteries } = tilesOf({ view, seat }).find((each) => each.square === square) ?? {};
    const title = name.endsWith('-battery') && batteries !== undefined
      ? t('flight-square-batteries', { count: batteries, square })
      : t('flight-square', { tile: tile === null ? '' : tileWords(tile), square });
    const taking = name.startsWith('pay-') || name.startsWith('lose-') || name.startsWith('place-');
    return {
      ...plain(answer, title, t(`flight-go-${name}`, { square }), taking ? [] : [...linesOf(sum), ...mendedLines(question, answer)]),
      squares: [square],
    };
  });
}

/** How mending ends that way: what comes off in all, and whether anybody can live aboard what is left. */
function mendedLines(question: QuestionView, answer: Answer): Line[] {
  const { mended, events = [] } = choiceOf(question, answer) ?? {};
  if (!mended) return [];
  const now = events.filter((event) => ['tile_lost', 'tile_taken_off'].includes(eventName(event))).length;
  return [
    ...(mended.lost > now ? [said('flight-then-mended', { count: mended.lost })] : []),
    ...(mended.flies ? [] : [{ tone: 'harm' as const, parts: [text('flight-then-no-cabin')] }]),
  ];
}

/** The pieces of a broken ship: squares whose choice leaves the same parts behind. */
function pieces(question: QuestionView, { view, seat }: Scope): Option[] {
  const tiles = tilesOf({ view, seat });
  const whole = tiles.map((tile) => tile.square);
  const found = new Map<string, Option>();
  for (const choice of question.choices) {
    if (typeof choice.answer !== 'object' || !('square' in choice.answer)) continue;
    const gone = new Set(
      choice.events.flatMap((event) =>
        typeof event === 'object' && 'tile_lost' in event && event.tile_lost.seat === seat && event.tile_lost.square
          ? [event.tile_lost.square]
          : typeof event === 'object' && 'tile_taken_off' in event && event.tile_taken_off.seat === seat
            ? [event.tile_taken_off.square]
            : [],
      ),
    );
    const kept = whole.filter((square) => !gone.has(square)).sort();
    const id = kept.join(' ');
    if (found.has(id)) continue;
    const sum = outcomeOf(choice.events, seat, tiles);
    const steered = tiles.some(({ square, humans }) => kept.includes(square) && humans);
    const lost = sum.destroyed.length + sum.fell.length;
    const fine = fineParts(lost);
    // Which components those are is outlined on the ship.
    const lines = linesOf({ ...sum, destroyed: [], fell: [] });
    if (lost) lines.unshift({ tone: 'harm', parts: [text('flight-lost', { count: lost })] });
    if (fine.length) lines.push({ tone: 'harm', parts: fine });
    if (choice.mended) lines.push(...mendedLines(question, choice.answer));
    else if (!steered) lines.push({ tone: 'harm', parts: [text('flight-then-nobody-aboard')] });
    const title = t('flight-answer-piece', { count: kept.length });
    found.set(id, {
      ...plain(choice.answer, title, t('flight-go-keep-piece', { count: kept.length }), lines),
      squares: kept,
    });
  }
  return [...found.values()].sort((a, b) => b.squares.length - a.squares.length);
}

// ---- one of several -------------------------------------------------------------------------------------------------

const bits = (set: number): number[] => Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => (set >> bit) & 1);

const count = (goods: Goods): number => goods.reduce((sum, each) => sum + each, 0);

/** The goods of a planet, how many of them find room, and the days; a warning if there is no hold for them. */
function planetLines(goods: Goods | undefined, choice: Choice | undefined, { view, seat }: Scope): Line[] {
  if (!goods) return [];
  const warning = holdWarning(goods, view.ships[seat]?.tally);
  const lines: Line[] = [{ tone: warning.length ? 'harm' : 'gain', parts: [{ goods }, ...warning] }];
  if (!choice?.outlook) return lines;
  const [least, most] = [choice.outlook.least, choice.outlook.most].map((events) => outcomeOf(events, seat));
  if (!least || !most) return lines;
  const loaded = most.loaded.map((each) => Math.max(0, each)) as Goods;
  if (!warning.length && count(loaded) < count(goods))
    lines.push({ tone: 'harm', parts: [text('flight-planet-room'), { goods: loaded }] });
  if (most.days) lines.push({ tone: 'harm', parts: [daysPart(most.days)] });
  return least.position === most.position ? [...lines, ...placeLine(view, seat, most.position)] : lines;
}

function oneOf(question: QuestionView, { view, seat, name }: Scope): Option[] {
  const { shape, reason } = question.decision;
  if (typeof shape !== 'object' || !('one_of' in shape)) return [];
  const beat = beatOf(view);
  const all = bits(shape.one_of.options).map((option): Option => {
    const answer: Answer = { option };
    if (reason === 'keep_title') {
      const title = TITLES[option];
      if (!title) return plain(answer, String(option), t('flight-go-keep-title'));
      return plain(answer, titleWords(title), t('flight-go-keep-title'), [
        { tone: 'plain', parts: [text(`rules-${pageFor({ title })}.lead`)] },
      ]);
    }
    if (typeof reason === 'object' && 'give_title' in reason)
      return plain(answer, name(option), t('flight-go-give-title', { player: name(option) }));
    const other = optionOf(reason, option, beat, { view, seat, name });
    if (other) return other;
    const goods = beat && typeof beat === 'object' && 'planets' in beat ? beat.planets.planets[option] : undefined;
    const planet = option + 1;
    const lines = planetLines(goods, choiceOf(question, answer), { view, seat, name });
    const words = [t('flight-answer-planet', { planet }), t('flight-go-land', { planet })] as const;
    return { ...plain(answer, ...words, lines), digit: planet };
  });
  if (shape.one_of.may_pass) {
    const choosing = typeof reason === 'object' && 'choose_specialist' in reason;
    const none = reason === 'junkyard' ? 'fly-by' : choosing ? 'no-specialist' : 'orbit';
    const then = choosing ? [said('flight-then-no-specialist')] : [NOTHING];
    const pass = plain('done', t(`flight-answer-${none}`), t(`flight-answer-${none}.go`), then);
    all.push({ ...pass, digit: 0 });
  }
  return all;
}

// ---- who lives in a cabin -------------------------------------------------------------------------------------------

function occupants(question: QuestionView, { seat }: Scope): Option[] {
  const { shape, reason } = question.decision;
  if (typeof shape !== 'object' || !('occupant' in shape)) return [];
  const cabin = typeof reason === 'object' && 'place_crew' in reason ? [reason.place_crew.cabin] : [];
  const boarded = choiceOf(question, 'humans')?.events.find(
    (event) => typeof event === 'object' && 'humans_boarded' in event && event.humans_boarded.seat === seat,
  );
  const humans =
    boarded && typeof boarded === 'object' && 'humans_boarded' in boarded ? boarded.humans_boarded.humans : 2;
  const all: Option[] = ALIENS.filter((_, bit) => (shape.occupant.aliens >> bit) & 1).map((alien) => ({
    ...plain({ alien }, alienWords(alien), t('flight-go-alien', { alien: alienWords(alien, '.object') }), [
      { tone: 'plain', parts: [text(`flight-alien-${alien}`)] },
    ]),
    squares: cabin,
  }));
  const crew = {
    ...plain('humans', t('flight-answer-humans', { humans }), t('flight-go-humans'), [
      { tone: 'plain', parts: [text('flight-humans')] },
    ]),
    squares: cabin,
  };
  return [crew, ...all];
}
