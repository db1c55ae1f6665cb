// A question as the page asks it: a heading, a line of help, and a box for every answer worth giving.

import { box } from '../../lib/catalogue';
import { eventSeat, fieldsOf, incomingOf } from '../../lib/events';
import { pageFor } from '../../lib/rulebook';
import type { Answer, Choice, Decision, Gain, Goods, PlacedTile, QuestionView, Reason, Square } from '../../protocol';
import { t } from '../../words/index.svelte';
import { ALIENS, alienWords, capital, dashed, GOODS, goodWords, half, listWords, tileWords, titleWords } from '../../words/names';
import {
  apartLines,
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
  panelLines,
  placeLine,
  text,
} from './consequences';
import { asksOfTeam, teamOptions } from './ability';
import { headingOf, helpOf, shotsOf, stakeWords } from './headings';
import { blockOptions, gainParts, isPower, optionOf, rewardParts, setOptions } from './more';
import { asksOfIntruders, intruderOptions } from './intruders';
import { enemyLines, powerOptions } from './power';
import { isSet } from './powered';
import { type Asking, NOTHING, type Option, type Scope, beatOf, choiceOf, enemyOf, isAsleep, plain, same, tileAt } from './question';
import { thrustOptions } from './thrust';

/** The question for people. `load_goods` and `add_late_part` have their own workbenches. */
export function asking(question: QuestionView, scope: Scope): Asking {
  const { decision, suggested } = question;
  const options = optionsOf(question, scope).map((option) => ending(option, choiceOf(question, option.answer)));
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

/** With a word about it if nobody is left to fly the ship then: that is told by an event only when the card is over. */
function ending(option: Option, choice: Choice | undefined): Option {
  if (!choice?.unmanned || option.lines.some(({ tone }) => tone === 'ends')) return option;
  const lines = option.lines.filter((line) => line !== NOTHING);
  return { ...option, lines: [...lines, { tone: 'ends', parts: [text('flight-then-left-no-humans')] }] };
}

/** Is this the box for that answer? Boxes of sets stand for all sets of their size. */
function suits(option: Option, answer: Answer): boolean {
  if (same(option.answer, answer)) return true;
  if (answer.type === 'set' && option.answer.type === 'set') return option.answer.value.length === answer.value.length;
  return answer.type === 'square' && option.squares.includes(answer.value);
}

function styleOf({ shape, reason }: Decision): Asking['style'] {
  if (reason.type === 'fly_on') return 'statement';
  if (reason.type === 'for_ability' && shape.type === 'one_of')
    return ['place', 'blocks', 'side'].includes(reason.about.type) ? 'chips' : 'boxes';
  if (shape.type === 'place') return 'chips';
  // Many short words; the chosen one is explained below them.
  if (reason.type === 'name_result' || reason.type === 'choose_specialist') return 'chips';
  if (shape.type === 'cargo' || (isSet(shape) && !isPower(reason) && !asksOfIntruders(reason))) return 'chips';
  if (shape.type === 'square' && reason.type !== 'keep_piece') return 'chips';
  return 'boxes';
}

const tilesOf = ({ view, seat }: Pick<Scope, 'view' | 'seat'>): PlacedTile[] => view.ships[seat]?.tiles ?? [];

function optionsOf(question: QuestionView, scope: Scope): Option[] {
  const { shape, reason } = question.decision;
  if (asksOfTeam(reason)) return teamOptions(question, scope);
  if (shape.type === 'yes_no') return yesNo(question, scope);
  if (asksOfIntruders(reason)) return intruderOptions(question, scope);
  if (isSet(shape)) return isPower(reason) ? powerOptions(question, scope) : setOptions(question, scope);
  if (shape.type === 'cargo') return reason.type === 'load_goods' ? [] : blockOptions(question);
  if (shape.type === 'square') return reason.type === 'keep_piece' ? pieces(question, scope) : squares(question, scope);
  if (reason.type === 'thrust') return thrustOptions(question, scope);
  if (shape.type === 'one_of') return oneOf(question, scope);
  if (shape.type === 'occupant') return occupants(question, scope);
  return [];
}

// ---- yes or no ------------------------------------------------------------------------------------------------------

function yesNo(question: QuestionView, scope: Scope): Option[] {
  const { reason } = question.decision;
  const name = dashed(reason.type);
  const make = (answer: 'yes' | 'no'): Option => {
    const choice = choiceOf(question, { type: answer });
    const sum = outcomeOf(choice?.events ?? [], scope.seat, tilesOf(scope));
    const words = wordsOf(question, answer, name);
    const lines = answer === 'yes' ? [...priceLines(question, sum), ...gainLines(question)] : [];
    const note: Line[] = [...explained(reason, answer, sum, scope), ...emptyHanded(choice, scope)];
    const shown = [...note, ...(lines.length ? lines : linesOf(sum)), ...apartLines(choice)];
    if (!shown.length && answer === 'no') shown.push(...unspared(reason, scope));
    const squares = answer === 'yes' ? servedBy(reason) : [];
    const uses = needsBattery(question) ? 1 : name === 'boost-shield' ? squares.length : 0;
    const pays = answer === 'yes' ? Math.max(0, uses - freeUses(reason)) : 0;
    return {
      ...plain({ type: answer }, words.title, words.go, [...shown, ...placeLine(scope.view, scope.seat, sum.position)]),
      pays,
      squares,
    };
  };
  return [make('yes'), make('no')];
}

const said = (...words: Parameters<typeof text>): Line => ({ tone: 'plain', parts: [text(...words)] });

/** What an answer means where events do not tell. */
function explained(reason: Reason, answer: 'yes' | 'no', sum: Outcome, { view }: Scope): Line[] {
  if (reason.type === 'rebuild') return [said(`flight-then-rebuild-${answer}`)];
  if (reason.type === 'boost') {
    const { measure, strength } = reason;
    const says = measure === 'cannons' ? 'flight-strength-cannons' : 'flight-strength-engines';
    return answer === 'yes'
      ? [said(says, { strength: half(strength) }), ...enemyLines(sum.verdict, enemyOf(view), sum)]
      : [said('flight-then-boost-no')];
  }
  if (shotsOf(reason) && answer === 'yes') return tried(view);
  if (reason.type === 'insure') return [said(`flight-then-insure-${answer}`, reason)];
  if (reason.type === 'pay_crew') return [said(`flight-then-pay-crew-${answer}`, reason)];
  if (reason.type === 'send_diplomat') {
    if (answer === 'yes') return [said('flight-then-send-diplomat')];
    const { against } = reason;
    if (against !== null) return [said('flight-then-face', { against: half(against) })];
    const stake = stakeWords(beatOf(view), view);
    return stake ? [{ tone: 'harm', parts: [{ text: stake }] }] : [];
  }
  if (answer === 'no') return [];
  return sum.panels ? panelLines(sum) : freeUses(reason) ? [said('flight-then-free-use')] : [];
}

/** What is fired first; what follows is asked once more. */
function tried(view: Scope['view']): Line[] {
  const beat = beatOf(view);
  const shots = beat?.type === 'abandoned_ship' || beat?.type === 'abandoned_station' ? beat.shots : [];
  return [{ tone: 'harm', parts: [text('flight-then-shots'), { hits: shots }] }, said('flight-then-asked-again')];
}

/** Nothing is foreseen: the answer changes nothing, or what it leads to is asked or rolled next. */
function unspared(reason: Reason, { view, seat }: Scope): Line[] {
  const coming = incomingOf(reason);
  const tile = coming && tileAt(view, seat, coming.target);
  if (tile != null)
    return [{ tone: 'harm', parts: [text('flight-then-hits', { tile: tileWords(tile), 'tile-object': tileWords(tile, '.object') })] }];
  return [coming || reason.type === 'send_diplomat' ? said('flight-then-meets') : NOTHING];
}

/** Uses of power that cost nothing. */
function freeUses(reason: Reason): number {
  return fieldsOf(reason).free === true ? 1 : 0;
}

/** A warning if the server foresees that everything offered is left behind. */
function emptyHanded(choice: Choice | undefined, { view, seat }: Scope): Line[] {
  const events = choice?.events ?? [];
  const has = (name: string): boolean => events.some((event) => event.type === name && eventSeat(event) === seat);
  if (!has('goods_left') || has('good_loaded')) return [];
  const { cargo = 0, special_cargo = 0 } = view.ships[seat]?.tally ?? {};
  return [{ tone: 'harm', parts: [text(cargo + special_cargo ? 'flight-then-no-room' : 'flight-then-no-hold')] }];
}

/** The components that a yes is about. */
function servedBy(reason: Reason): Square[] {
  return reason.type === 'boost' ? reason.boosted : reason.type === 'boost_shield' ? reason.powered : [];
}

function needsBattery({ decision: { reason } }: QuestionView): boolean {
  return reason.type === 'raise_shield' || (reason.type === 'shoot' && reason.battery);
}

function wordsOf(question: QuestionView, answer: 'yes' | 'no', name: string): { title: string; go: string } {
  const tries = shotsOf(question.decision.reason) > 0 && answer === 'yes';
  const battery = name === 'shoot' && needsBattery(question) && answer === 'yes';
  const id = tries ? 'try-yes' : battery ? 'shoot-battery-yes' : `${name}-${answer}`;
  return { title: t(`flight-answer-${id}`), go: t(`flight-answer-${id}.go`) };
}

/** What a deal costs. */
function priceLines({ decision: { reason } }: QuestionView, sum: Outcome): Line[] {
  if (reason.type === 'board_ship') {
    return [{ tone: 'harm', parts: [crewPart(reason.crew), daysPart(-reason.days)] }];
  }
  const days = reason.type === 'dock_station' || reason.type === 'take_reward' ? reason.days : 0;
  const stations = reason.type === 'dock_station' ? (reason.stations ?? 0) : 0;
  const wake: Line[] = stations ? [said('flight-then-switch-on', { stations })] : [];
  if (days) return [...wake, { tone: 'harm', parts: [daysPart(-days)] }];
  if (reason.type === 'shoot' || reason.type === 'raise_shield' || reason.type === 'boost_shield') {
    const parts = sum.batteries ? [batteriesPart(sum.batteries)] : [];
    return [...(parts.length ? [{ tone: 'harm' as const, parts }] : []), ...linesOf({ ...sum, batteries: 0 })];
  }
  return [];
}

function gainLines({ decision: { reason } }: QuestionView): Line[] {
  if (reason.type === 'board_ship') {
    const { credits, second } = reason;
    return [{ tone: 'gain', parts: [creditsPart(credits)] }, ...(second ? lessLines({ credits }) : [])];
  }
  if (reason.type === 'take_reward') {
    const { reward, second } = reason;
    return [{ tone: 'gain', parts: rewardParts(reward, 'flight-then-load') }, ...(second ? lessLines(reward) : [])];
  }
  if (reason.type !== 'dock_station') return [];
  return [{ tone: 'gain', parts: [text('flight-then-load'), { goods: reason.goods }] }, ...(reason.second ? lessLines(reason) : [])];
}

/** That somebody has had it before us, and what there is less of for that. */
function lessLines({ goods, crew, credits }: Partial<Gain>): Line[] {
  const less = { goods: goods?.some(Boolean), crew, credits };
  const what = (['goods', 'crew', 'credits'] as const).filter((each) => less[each]).map((each) => t(`flight-less-${each}`));
  return what.length ? [said('flight-then-second', { what: listWords(what) })] : [];
}

// ---- squares of the ship --------------------------------------------------------------------------------------------

function squares(question: QuestionView, { view, seat }: Scope): Option[] {
  const { shape, reason } = question.decision;
  const from = shape.type === 'square' ? shape.from : [];
  const asleep = reason.type === 'lose_crew' && isAsleep(shape, view, seat);
  const name = asleep ? 'lose-sleeper' : dashed(reason.type);
  return from.map((square) => {
    const answer: Answer = { type: 'square', value: square };
    const tile = tileAt(view, seat, square);
    const sum = outcomeOf(choiceOf(question, answer)?.events ?? [], seat, tilesOf({ view, seat }));
    const { batteries } = tilesOf({ view, seat }).find((each) => each.square === square) ?? {};
    const title =
      (name.endsWith('-battery') || name === 'pay-power') && batteries !== undefined
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
  const now = events.filter((event) => ['tile_lost', 'tile_taken_off'].includes(event.type)).length;
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
    if (choice.answer.type !== 'square') continue;
    const gone = new Set(
      choice.events.flatMap((event) =>
        event.type === 'tile_lost' && event.seat === seat && event.square
          ? [event.square]
          : event.type === 'tile_taken_off' && event.seat === seat
            ? [event.square]
            : [],
      ),
    );
    const kept = whole.filter((square) => !gone.has(square)).sort();
    const id = kept.join(' ');
    if (found.has(id)) continue;
    const sum = outcomeOf(choice.events, seat, tiles);
    const lost = sum.destroyed.length + sum.fell.length;
    const fine = fineParts(sum.fine);
    // Which components those are is outlined on the ship.
    const lines = linesOf({ ...sum, destroyed: [], fell: [] });
    if (lost) lines.unshift({ tone: 'harm', parts: [text('flight-lost', { count: lost })] });
    if (fine.length) lines.push({ tone: 'harm', parts: fine });
    if (choice.mended) lines.push(...mendedLines(question, choice.answer));
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

/** What a planet offers, how many of its goods find room, and the days; a warning if there is no hold for them. */
function planetLines(offer: Gain | undefined, choice: Choice | undefined, { view, seat }: Scope, second: boolean): Line[] {
  if (!offer) return [];
  const { goods } = offer;
  const warning = holdWarning(goods, view.ships[seat]?.tally);
  const lines: Line[] = [{ tone: warning.length ? 'harm' : 'gain', parts: [...gainParts(offer), ...warning] }];
  if (second) lines.push(...lessLines(offer));
  if (!choice?.outlook) return lines;
  const [least, most] = [choice.outlook.least, choice.outlook.most].map((events) => outcomeOf(events, seat));
  if (!least || !most) return lines;
  const loaded = most.loaded.map((each) => Math.max(0, each)) as Goods;
  if (!warning.length && count(loaded) < count(goods)) lines.push(loadedLine(loaded, second));
  // Of fewer people it is not known whether room or somebody else has kept them away.
  if (!second && most.boarded < offer.crew) lines.push({ tone: 'harm', parts: [text('flight-planet-people', { count: most.boarded })] });
  if (most.days) lines.push({ tone: 'harm', parts: [daysPart(most.days)] });
  return least.position === most.position ? [...lines, ...placeLine(view, seat, most.position)] : lines;
}

/** What can be taken of a planet's goods, where that is not all of them. */
function loadedLine(goods: Goods, second: boolean): Line {
  if (!count(goods)) return { tone: 'harm', parts: [text('flight-planet-nothing')] };
  return second
    ? { tone: 'gain', parts: [text('flight-then-load'), { goods }] }
    : { tone: 'harm', parts: [text('flight-planet-room'), { goods }] };
}

function oneOf(question: QuestionView, { view, seat, name }: Scope): Option[] {
  const { shape, reason } = question.decision;
  if (shape.type !== 'one_of') return [];
  const beat = beatOf(view);
  const all = bits(shape.options).map((option): Option => {
    const answer: Answer = { type: 'option', value: option };
    if (reason.type === 'keep_title') {
      const title = box().titles[option];
      if (!title) return plain(answer, String(option), t('flight-go-keep-title'));
      return plain(answer, titleWords(title), t('flight-go-keep-title'), [
        { tone: 'plain', parts: [text(`rules-${pageFor({ title })}.lead`)] },
      ]);
    }
    if (reason.type === 'give_title') return plain(answer, name(option), t('flight-go-give-title', { player: name(option) }));
    if (reason.type === 'agree_on_roads' || reason.type === 'agree_on_handicap')
      return plain(answer, t('flight-answer-cards', { cards: option }), t(`flight-go-${dashed(reason.type)}`, { cards: option }));
    if (reason.type === 'lose_which') {
      const good = GOODS[option];
      const words = good ? goodWords(good) : t('flight-answer-lose-which-battery');
      return plain(answer, capital(words), t('flight-go-lose-which', { what: good ? goodWords(good, '.object') : words }));
    }
    const other = optionOf(reason, option, beat, { view, seat, name });
    if (other) return other;
    const offer = beat && beat.type === 'planets' ? beat.planets[option] : undefined;
    const planet = option + 1;
    const second = reason.type === 'land' && ((reason.second ?? 0) >> option) % 2 === 1;
    const lines = planetLines(offer, choiceOf(question, answer), { view, seat, name }, second);
    const words = [t('flight-answer-planet', { planet }), t('flight-go-land', { planet })] as const;
    return { ...plain(answer, ...words, lines), digit: planet };
  });
  if (reason.type === 'agree_on_roads' || reason.type === 'agree_on_handicap') {
    const pass = `flight-answer-${dashed(reason.type)}`;
    all.unshift(plain({ type: 'done' }, t(pass, { now: reason.now }), t(`${pass}.go`)));
  } else if (shape.may_pass) {
    const choosing = reason.type === 'choose_specialist';
    const nobody = reason.type === 'take_aboard' ? 'nobody-aboard' : 'orbit';
    const none =
      reason.type === 'lose_which' ? 'lose-which-none' : reason.type === 'junkyard' ? 'fly-by' : choosing ? 'no-specialist' : nobody;
    const then = choosing ? [said('flight-then-no-specialist')] : [NOTHING];
    const pass = plain({ type: 'done' }, t(`flight-answer-${none}`), t(`flight-answer-${none}.go`), then);
    all.push({ ...pass, digit: 0 });
  }
  return all;
}

/** Of those who live together: who goes. */
function leavers(aliens: number, cabin: Square): Option[] {
  const goes = (answer: Answer, who: string, whom: string): Option => ({
    ...plain(answer, capital(who), t('flight-go-lose-whom', { whom })),
    squares: [cabin],
  });
  const all = ALIENS.filter((_, bit) => (aliens >> bit) & 1).map((alien) =>
    goes({ type: 'alien', value: alien }, alienWords(alien), alienWords(alien, '.object')),
  );
  return [goes({ type: 'humans' }, t('flight-answer-lose-whom-human'), t('flight-answer-lose-whom-human.object')), ...all];
}

// ---- who lives in a cabin -------------------------------------------------------------------------------------------

function occupants(question: QuestionView, { seat }: Scope): Option[] {
  const { shape, reason } = question.decision;
  if (shape.type !== 'occupant') return [];
  if (reason.type === 'lose_whom') return leavers(shape.aliens, reason.cabin);
  const cabin = reason.type === 'place_crew' ? [reason.cabin] : [];
  const boarded = choiceOf(question, { type: 'humans' })?.events.find((event) => event.type === 'humans_boarded' && event.seat === seat);
  const humans = boarded && boarded.type === 'humans_boarded' ? boarded.humans : 2;
  const all: Option[] = ALIENS.filter((_, bit) => (shape.aliens >> bit) & 1).map((alien) => ({
    ...plain({ type: 'alien', value: alien }, alienWords(alien), t('flight-go-alien', { alien: alienWords(alien, '.object') }), [
      { tone: 'plain', parts: [text(`flight-alien-${alien}`)] },
    ]),
    squares: cabin,
  }));
  const crew = {
    ...plain({ type: 'humans' }, t('flight-answer-humans', { humans }), t('flight-go-humans'), [
      { tone: 'plain', parts: [text('flight-humans')] },
    ]),
    squares: cabin,
  };
  return [crew, ...all];
}
