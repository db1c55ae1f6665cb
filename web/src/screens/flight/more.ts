// Boxes and chips for questions of later boxes: bargains, sides, specialists, blocks to fire, components to wake or drop.

import { boardAt, box } from '../../lib/catalogue';
import { fieldsOf } from '../../lib/events';
import { pageFor } from '../../lib/rulebook';
import { columnRow } from '../../lib/squares';
import type { Answer, Beat, Choice, Gain, Goods, JunkPrice, Landing, QuestionView, Reason, Seat, Side, Square } from '../../protocol';
import { t } from '../../words/index.svelte';
import { capital, GOODS, SIDES, dashed, goodWords, modifierWords, sideWords, tileWords } from '../../words/names';
import {
  apartLines,
  batteriesPart,
  boardedPart,
  chargedPart,
  creditsPart,
  crewPart,
  daysPart,
  figure,
  holdWarning,
  type Line,
  linesOf,
  outcomeOf,
  type Part,
  text,
} from './consequences';
import { namedBy } from './ability';
import { isSet } from './powered';
import { type Option, type Scope, choiceOf, plain, tileAt } from './question';

/** Is it about what is powered to be stronger: double components, or crubots? */
export const isPower = (reason: Reason): boolean => ['power_engines', 'power_cannons', 'switch_on'].includes(reason.type);

/** The component that a question is about, if it is none of the answers. */
export function subjectOf(reason: Reason): Square[] {
  const { booster, catapult, furnace, cabin } = fieldsOf(reason) as Record<string, Square | undefined>;
  if (reason.type === 'for_ability') return namedBy(reason.about);
  const powered = reason.type === 'pay_power' ? reason.component : [];
  return [...powered, ...[booster, catapult, furnace, cabin].filter((square) => square !== undefined)];
}

// ---- one of several -------------------------------------------------------------------------------------------------

const harm = (parts: Part[]): Line[] => (parts.length ? [{ tone: 'harm', parts }] : []);
const gain = (parts: Part[]): Line[] => (parts.length ? [{ tone: 'gain', parts }] : []);

function priceParts({ crew, batteries, goods, days, hits }: JunkPrice): Part[] {
  return [
    ...(crew ? [crewPart(crew)] : []),
    ...(batteries ? [batteriesPart(batteries)] : []),
    ...(goods ? [figure('goods', `−${goods}`, t('card-say-goods-paid', { count: goods }))] : []),
    ...(days ? [daysPart(-days)] : []),
    ...(hits.length ? [{ hits }] : []),
  ];
}

/** What can be gained, in symbols. */
export function gainParts({ credits, goods, batteries, crew, days }: Gain): Part[] {
  return [
    ...(credits ? [creditsPart(credits)] : []),
    ...(crew ? [boardedPart(crew)] : []),
    ...(batteries ? [chargedPart(batteries)] : []),
    ...(days ? [daysPart(days)] : []),
    ...(goods.some(Boolean) ? [{ goods }] : []),
  ];
}

/** A reward in symbols: what is to be loaded comes last, after these words. */
export const rewardParts = (reward: Gain, load: string): Part[] => [
  ...gainParts({ ...reward, goods: [0, 0, 0, 0] }),
  ...(reward.goods.some(Boolean) ? [text(load), { goods: reward.goods }] : []),
];

/** The box of an option; none if the question is one of the base game. */
export function optionOf(reason: Reason, option: number, beat: Beat | null, scope: Scope): Option | null {
  const answer: Answer = { type: 'option', value: option };
  const rows = beat && beat.type === 'junkyard' ? beat.rows : [];
  if (reason.type === 'junkyard') {
    const row = rows[option];
    const or = (index: number) => (index ? [text('flight-or')] : []);
    const gains = row?.gains.flatMap((each, index) => [...or(index), ...gainParts(each)]) ?? [];
    const tally = scope.view.ships[scope.seat]?.tally;
    const everybody = row && tally && row.cost.crew > 0 && row.cost.crew >= tally.crew;
    const goods = row?.gains.find((each) => each.goods.some(Boolean))?.goods;
    const lines = [
      ...harm(row ? priceParts(row.cost) : []),
      ...harm(everybody ? [text('flight-then-everybody')] : []),
      ...gain(gains),
      ...harm(goods ? holdWarning(goods, tally) : []),
    ];
    return plain(answer, t('flight-answer-row', { row: option + 1 }), t('flight-go-row', { row: option + 1 }), lines);
  }
  if (reason.type === 'ignore_side' || reason.type === 'name_side') {
    const side = SIDES[option] ?? 'front';
    const go = t(`flight-go-${dashed(reason.type)}`, { from: t(`side-${side}.from`) });
    return plain(answer, capital(sideWords(side)), go, sideLines(reason, side, beat));
  }
  if (reason.type === 'take_aboard') {
    const words = [t('flight-answer-aboard', { crew: option }), t('flight-go-aboard', { crew: option })] as const;
    return { ...plain(answer, ...words, gain([boardedPart(option)])), digit: option };
  }
  if (reason.type === 'junkyard_gain') {
    const one = rows[reason.row]?.gains[option];
    const lines = gain(one ? gainParts(one) : []);
    return plain(answer, t('flight-answer-gain', { number: option + 1 }), t('flight-go-gain'), lines);
  }
  if (reason.type === 'choose_specialist') {
    const modifier = box().abilities[option];
    if (!modifier) return null;
    const lines: Line[] = [{ tone: 'plain', parts: [text(`rules-${pageFor({ modifier })}.lead`)] }];
    const specialist = modifierWords(modifier);
    return plain(answer, specialist, t('flight-go-specialist', { specialist }), lines);
  }
  if (reason.type === 'pay_good') {
    const good = GOODS[option] ?? 'blue';
    const go = t('flight-go-pay-good', { good: goodWords(good, '.object') });
    return { ...plain(answer, capital(goodWords(good)), go), ...held(option, scope) };
  }
  if (reason.type === 'leave_block') {
    const good = GOODS[option] ?? 'blue';
    return plain(answer, capital(goodWords(good)), t('flight-go-leave-block', { good: goodWords(good, '.object') }));
  }
  if (reason.type === 'name_result') {
    const landing = boardAt(scope.view, reason.rival).landings.results[option];
    if (!landing) return null;
    const roll = landing.sum ?? '–';
    return plain(answer, String(roll), t('flight-go-name-result', { roll }), namedLines(reason.rival, landing, scope));
  }
  return null;
}

/** What a side that is named means: meteors that pass us by, or one that comes from there. */
function sideLines(reason: Reason, side: Side, beat: Beat | null): Line[] {
  if (reason.type === 'name_side') return harm([{ hits: [{ kind: 'large_meteor', from: side }] }]);
  const vortex = beat && beat.type === 'vortex' ? beat.projectiles : [];
  const hits = vortex.filter(({ from }) => from === side);
  return hits.length ? gain([text('flight-then-ignore-side'), { hits }]) : [{ tone: 'plain', parts: [text('flight-then-ignore-none')] }];
}

/** Blocks of a colour: how many there are, and where. */
function held(colour: number, { view, seat }: Scope): Pick<Option, 'lines' | 'squares'> {
  const holds = (view.ships[seat]?.tiles ?? []).filter(({ goods }) => goods?.[colour]);
  const count = holds.reduce((sum, { goods }) => sum + (goods?.[colour] ?? 0), 0);
  const goods = GOODS.map((_, index) => (index === colour ? count : 0)) as Goods;
  const lines: Line[] = [{ tone: 'plain', parts: [text('flight-have'), { goods }] }];
  return { squares: holds.map(({ square }) => square), lines };
}

/** What stands in that column and row of a rival's ship. */
function namedLines(rival: Seat, landing: Landing, { view, name }: Scope): Line[] {
  const places = (view.ships[rival]?.tiles ?? []).map(({ square }) => columnRow(square));
  const among = (axis: 'column' | 'row') => places.filter((place) => place[axis] === landing[axis]).length;
  const there = { column: among('column'), row: among('row'), player: name(rival) };
  return [{ tone: 'plain', parts: [text('flight-then-name-result', there)] }];
}

// ---- squares, none or some of them ----------------------------------------------------------------------------------

/** A set of components, or none of them. */
export function setOption(question: QuestionView, choice: Choice, { view, seat }: Scope): Option {
  const { answer, events } = choice;
  const name = dashed(question.decision.reason.type);
  const squares = answer.type === 'set' ? answer.value : [];
  const [first] = squares;
  if (first === undefined) return plain(answer, t(`flight-answer-${name}-none`), t(`flight-answer-${name}-none.go`));
  const tile = squares.length === 1 ? tileAt(view, seat, first) : null;
  const title = tile === null ? squares.join(' · ') : t('flight-square', { tile: tileWords(tile), square: first });
  const go = t(`flight-go-${name}`, { square: squares.join(', '), count: squares.length });
  // Whoever is aboard what is dropped goes with it.
  const lines = linesOf(outcomeOf(events, seat, view.ships[seat]?.tiles));
  return { ...plain(answer, title, go, [...lines, ...apartLines(choice)]), squares };
}

/** One component each, what is suggested, and none. */
export function setOptions(question: QuestionView, scope: Scope): Option[] {
  const { shape } = question.decision;
  const from = isSet(shape) ? shape.from : [];
  const answers: Answer[] = [...from.map((square): Answer => ({ type: 'set', value: [square] })), { type: 'set', value: [] }];
  const { suggested } = question;
  if (suggested.type === 'set' && suggested.value.length > 1) answers.unshift(suggested);
  return answers.map((answer) => setOption(question, choiceOf(question, answer) ?? { answer, events: [], then: 'question' }, scope));
}

// ---- blocks of goods ------------------------------------------------------------------------------------------------

/** A block of the ship to fire or to pay with, or none. */
export function blockOptions(question: QuestionView): Option[] {
  const { shape, reason } = question.decision;
  if (shape.type !== 'cargo') return [];
  const name = dashed(reason.type);
  const blocks = [...GOODS].reverse().flatMap((good) =>
    (shape.laden[GOODS.indexOf(good)] ?? []).map((square): Option => {
      const args = { square, good: goodWords(good), 'good-object': goodWords(good, '.object') };
      return {
        ...plain({ type: 'lift', value: [square, good] }, t('flight-answer-block', args), t(`flight-go-${name}`, args)),
        squares: [square],
      };
    }),
  );
  return [...blocks, plain({ type: 'done' }, t(`flight-answer-${name}-none`), t(`flight-answer-${name}-none.go`))];
}
