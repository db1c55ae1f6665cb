// Questions of the support team: whom to keep, which ability to use, and what has to be said about one that is being used.
// Squares may be those of somebody else's ship.

import type {
  About,
  Answer,
  Decision,
  Event,
  Joint,
  Member,
  Modifier,
  QuestionView,
  Reason,
  Seat,
  Side,
  Square,
  Turn,
} from '../../protocol';
import { BONDS } from '../../lib/after';
import { letterOf, memberOf } from '../../lib/team';
import { PARTS } from '../../protocol';
import { has, t } from '../../words/index.svelte';
import { capital, dashed, GOODS, goodWords, memberWords, modifierWords, SIDES, sideWords, tileWords } from '../../words/names';
import { eventWords, toldTo } from '../../words/sentences';
import { type Line, linesOf, outcomeOf, text } from './consequences';
import { type Option, type Scope, choiceOf, plain, tileAt } from './question';

type Asked = Extract<Reason, { type: 'choose_member' | 'use_ability' | 'for_ability' }>;

export const asksOfTeam = (reason: Reason): reason is Asked => ['choose_member', 'use_ability', 'for_ability'].includes(reason.type);

/** Whose ship it is about, if that is not our own. */
export const shipAsked = ({ reason, seat }: Decision): Seat | null =>
  reason.type === 'for_ability' && reason.ship !== seat ? reason.ship : null;

/** What it is about that is none of the answers. */
export function namedBy(about: About): Square[] {
  return about.type === 'partner' ? [about.with] : about.type === 'side' ? [about.of] : [];
}

/** What a component or a side of it is chosen for: every ability has words of its own. */
const chosenFor = (ability: Modifier, about: About): string => `flight-for-${dashed(ability)}-${about.type}`;

export function teamHeading({ reason, seat }: Decision, name: Scope['name']): string {
  if (reason.type === 'use_ability') return t(`flight-ask-use-ability-${dashed(reason.window)}`);
  if (reason.type !== 'for_ability') return t('flight-ask-choose-member');
  const { about, ability, ship } = reason;
  const id = `flight-ask-for-ability-${dashed(about.type)}`;
  const args = { ability: modifierWords(ability), player: name(ship) };
  switch (about.type) {
    case 'component': return t(chosenFor(ability, about), args);
    case 'partner': return t(chosenFor(ability, about), { ...args, square: about.with });
    case 'side': return t(chosenFor(ability, about), { ...args, square: about.of });
    case 'spot': return t(id, { ...args, part: t(`part-${about.part}`) });
    case 'marker': return t(id, { ...args, marker: t(`flight-marker-${dashed(about.marker)}`) });
    case 'place': return t(about.rival === seat ? `${id}.you` : id, { ...args, player: name(about.rival) });
    default: return t(id, args);
  }
}

export function teamHelp(decision: Decision, name: Scope['name']): string | null {
  const { reason } = decision;
  if (reason.type === 'use_ability') return t('flight-help-use-ability');
  if (reason.type !== 'for_ability') return null;
  const nth = reason.nth ? t(`flight-nth-${dashed(reason.ability)}`, { ...reason.nth }) : null;
  return [nth, helpFor(reason, decision, name)].filter(Boolean).join(' ') || null;
}

function helpFor(
  { about, ability, ship }: Extract<Reason, { type: 'for_ability' }>,
  { seat, shape }: Decision,
  name: Scope['name'],
): string | null {
  if (about.type === 'component' || about.type === 'partner') {
    const press = t(ship === seat ? 'flight-help-for-ability-click' : 'flight-help-for-ability-rival', { player: name(ship) });
    return `${t(`${chosenFor(ability, about)}.help`, { player: name(ship) })} ${press}`;
  }
  if (about.type === 'marker') return t('flight-help-for-ability-marker', { wanted: t(`marker-${dashed(about.marker)}`) });
  if (about.type === 'spot') {
    const turns = shape.type === 'place' && shape.spots.filter((squares) => squares.length > 0).length > 1;
    return t(`flight-help-for-ability-${turns ? 'spot' : 'click'}`);
  }
  if (about.type === 'place') return t('flight-help-for-ability-place');
  if (about.type === 'price') return t('flight-help-for-ability-price');
  if (about.type === 'finish_bonus' || about.type === 'looks_bonus') return t('flight-help-for-ability-bonus');
  return shape.type === 'square' || shape.type === 'set' ? t('flight-help-for-ability-click') : null;
}

// ---- answers --------------------------------------------------------------------------------------------------------

const bits = (set: number): number[] => Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => (set >> bit) & 1);
const said = (id: string, args?: Parameters<typeof t>[1]): Line => ({ tone: 'plain', parts: [text(id, args)] });

export function teamOptions(question: QuestionView, scope: Scope): Option[] {
  const { shape } = question.decision;
  const reason = question.decision.reason as Asked;
  if (shape.type === 'one_of') {
    const all = bits(shape.options).map((option) => optionOf(question, reason, option, scope));
    return shape.may_pass ? [...all, { ...passOf(reason), digit: 0 }] : all;
  }
  if (shape.type === 'yes_no') {
    const ability = reason.type === 'for_ability' ? modifierWords(reason.ability) : '';
    const yes = plain(
      { type: 'yes' },
      t('flight-go-use-ability', { ability }),
      t('flight-go-use-ability', { ability }),
      foreseen(question, { type: 'yes' }, scope),
    );
    return [yes, { ...passOf(reason), key: JSON.stringify({ type: 'no' }), answer: { type: 'no' } }];
  }
  if (shape.type === 'square') return shape.from.map((square) => squareOption(question, { type: 'square', value: square }, square, scope));
  if (shape.type === 'set') {
    const one = (square: Square): Option => squareOption(question, { type: 'set', value: [square] }, square, scope);
    return [
      ...shape.from.map(one),
      { ...passOf(reason), key: JSON.stringify({ type: 'set', value: [] }), answer: { type: 'set', value: [] } },
    ];
  }
  if (shape.type === 'place') return [...spots(shape.spots, reason, scope), passOf(reason)];
  return [];
}

/** Nothing of it. */
function passOf(reason: Asked): Option {
  if (reason.type === 'use_ability')
    return plain({ type: 'done' }, t('flight-answer-use-ability-none'), t('flight-answer-use-ability-none.go'), [
      said('flight-then-ability-none'),
    ]);
  const about = reason.type === 'for_ability' ? reason.about.type : '';
  const kind = about === 'place' ? 'drop' : about === 'marker' ? 'marker-none' : 'none';
  return plain({ type: 'done' }, t(`flight-answer-for-ability-${kind}`), t(`flight-answer-for-ability-${kind}.go`));
}

/** What an answer changes about ships, as far as the server foresees it. */
export const changesOf = (question: QuestionView, answer: Answer): Event[] =>
  choiceOf(question, answer)?.events.filter(({ type }) => type === 'marked') ?? [];

function foreseen(question: QuestionView, answer: Answer, { seat, view, name }: Scope): Line[] {
  const changes = changesOf(question, answer).map((event): Line => ({
    tone: 'plain',
    parts: [{ text: eventWords(event, toldTo(seat, name)) }],
  }));
  return [...changes, ...linesOf(outcomeOf(choiceOf(question, answer)?.events ?? [], seat, view.ships[seat]?.tiles))];
}

function optionOf(question: QuestionView, reason: Asked, option: number, scope: Scope): Option {
  const answer: Answer = { type: 'option', value: option };
  if (reason.type === 'choose_member') return memberOption(answer, reason.from[option]);
  if (reason.type === 'use_ability') {
    const ability = reason.abilities[option];
    const member = ability && memberOf(ability);
    if (!member) return plain(answer, String(option + 1), t('flight-go-for-ability'));
    const words = said(`ability-${dashed(member)}-${letterOf(ability)}`);
    const named = modifierWords(ability);
    return plain(answer, named, t('flight-go-use-ability', { ability: named }), [words, ...foreseen(question, answer, scope)]);
  }
  const lines = foreseen(question, answer, scope);
  const { about } = reason;
  switch (about.type) {
    case 'part': return plain(answer, capital(t(`part-${PARTS[option] ?? 'cannon'}`)), t('flight-go-for-ability'), lines);
    case 'side': {
      const side = sideWords(SIDES[option] ?? 'front');
      return { ...plain(answer, capital(side), t(`${chosenFor(reason.ability, about)}.go`, { side }), lines), squares: [about.of] };
    }
    case 'place': {
      const place = option + 1;
      return {
        ...plain(answer, t('flight-answer-for-ability-place', { place }), t('flight-go-for-ability-place', { place })),
        digit: place,
      };
    }
    case 'finish_bonus':
    case 'looks_bonus': {
      const way = option === 0 ? 'raise' : 'lower';
      const then = said(`flight-then-${way}-${about.type === 'finish_bonus' ? 'finish' : 'looks'}`);
      return plain(answer, t(`flight-answer-for-ability-${way}`), t(`flight-go-for-ability-${way}`), [then]);
    }
    case 'blocks': {
      const words = [
        t('flight-answer-for-ability-blocks', { count: option }),
        t('flight-go-for-ability-blocks', { count: option }),
      ] as const;
      return { ...plain(answer, ...words, lines), digit: option };
    }
    case 'price': {
      const way = option < GOODS.length ? 'dearer' : 'cheaper';
      const good = goodWords(GOODS[option % GOODS.length] ?? 'blue');
      const go = t(`flight-go-for-ability-${way}`, { good });
      return plain(answer, t(`flight-answer-for-ability-${way}`, { good }), go, [said(`flight-then-${way}`)]);
    }
    default: return plain(answer, String(option + 1), t('flight-go-for-ability'), lines);
  }
}

function memberOption(answer: Answer, member: Member | undefined): Option {
  if (!member) return plain(answer, '', t('flight-go-for-ability'));
  return plain(answer, memberWords(member), t('flight-go-choose-member', { member: memberWords(member) }), [
    said(`rules-${dashed(member)}.lead`),
  ]);
}

const tileOn = (square: Square, reason: Asked, { view, seat }: Scope) =>
  tileAt(view, reason.type === 'for_ability' ? reason.ship : seat, square);

function squareOption(question: QuestionView, answer: Answer, square: Square, scope: Scope): Option {
  const reason = question.decision.reason as Asked;
  const tile = tileOn(square, reason, scope);
  const title =
    tile === null
      ? t('flight-answer-for-ability-empty', { square })
      : t('flight-answer-for-ability-square', { tile: capital(tileWords(tile)), square });
  const lines = foreseen(question, answer, scope);
  return {
    ...plain(answer, title, goFor(question, answer, square, tile), lines.length ? lines : meant(reason, square)),
    squares: [square],
  };
}

/** What comes of a joint that is chosen, where it is not foreseen: somebody else has to answer first, or another is chosen. */
function meant(reason: Asked, square: Square): Line[] {
  if (reason.type !== 'for_ability' || reason.about.type !== 'partner') return [];
  const id = `${chosenFor(reason.ability, reason.about)}.then`;
  return has(id) ? [said(id, { first: reason.about.with, square })] : [];
}

/** The button that says what is done there. */
function goFor(question: QuestionView, answer: Answer, square: Square, tile: ReturnType<typeof tileOn>): string {
  const reason = question.decision.reason as Asked;
  const about = reason.type === 'for_ability' ? reason.about : null;
  if (reason.type !== 'for_ability' || (about?.type !== 'component' && about?.type !== 'partner'))
    return t('flight-go-for-ability-marker', { square });
  // With but one partner the joint is made at once.
  const [joint] = about.type === 'component' ? jointsIn(changesOf(question, answer)) : [];
  if (joint) {
    const [first, other] = joint.between;
    return t(`${chosenFor(reason.ability, { type: 'partner', with: first })}.go`, { first, square: other });
  }
  const first = about.type === 'partner' ? about.with : square;
  return t(`${chosenFor(reason.ability, about)}.go`, { tile: tile === null ? '' : tileWords(tile), first, square });
}

// ---- what it would look like ----------------------------------------------------------------------------------------

/** What an answer would put on the edges of components, and the edge that is chosen where nothing is foreseen. */
export interface Foreseen {
  caps: readonly { square: Square; side: Side }[];
  joints: readonly Joint[];
  edge: readonly [Square, Square] | null;
}

function jointsIn(changes: readonly Event[]): Joint[] {
  return changes.flatMap((event): Joint[] => {
    if (event.type !== 'marked') return [];
    const { how, square } = event;
    return how.type === 'welded' || how.type === 'piped' || how.type === 'joined' || how.type === 'loosened'
      ? [{ between: [square, how.other], bond: BONDS[how.type] }]
      : [];
  });
}

export function foreseenIf(question: QuestionView, { answer, squares }: Pick<Option, 'answer' | 'squares'>): Foreseen | null {
  const { reason } = question.decision;
  if (reason.type !== 'for_ability') return null;
  const changes = changesOf(question, answer);
  const [square] = squares;
  return {
    caps: changes.flatMap((event) =>
      event.type === 'marked' && event.how.type === 'capped' ? [{ square: event.square, side: event.how.side }] : [],
    ),
    joints: jointsIn(changes),
    edge: reason.about.type === 'partner' && square && !changes.length ? [reason.about.with, square] : null,
  };
}

/** The way that a part points which is turned so. */
export const pointing = (turn: Turn): Side => SIDES[turn] ?? 'front';

/** A component that becomes another, turned in every way it can be; those that stand on the same square beside each other. */
function spots(all: readonly Square[][], reason: Asked, scope: Scope): Option[] {
  const squares = [...new Set(all.flat())];
  const part = reason.type === 'for_ability' && reason.about.type === 'spot' ? t(`part-${reason.about.part}`) : '';
  return squares.flatMap((square) => {
    const turns = all.flatMap((here, turn) => (here.includes(square) ? [turn] : []));
    const tile = tileOn(square, reason, scope);
    return turns.map((turn) => {
      const args = { tile: tile ? capital(tileWords(tile)) : '', square, side: t(`flight-points-${pointing(turn)}`) };
      const title = t(`flight-answer-for-ability-spot${turns.length > 1 ? '' : '-any'}`, args);
      return {
        ...plain({ type: 'place', value: [square, turn] }, title, t('flight-go-for-ability-spot', { square, part }), [
          said('flight-then-spot', { part }),
        ]),
        squares: [square],
      };
    });
  });
}
