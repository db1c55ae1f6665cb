// What helps to weigh an answer: what the others have, what places pay, and why the suggested one risks least.

import { box, trackOf } from '../../lib/catalogue';
import type { QuestionView, Seat, Strength } from '../../protocol';
import { t } from '../../words/index.svelte';
import { dashed, half, listWords } from '../../words/names';
import { outcomeOf, placeAt } from './consequences';
import { type Scope, beatOf, choiceOf, isAsleep } from './question';

const range = (least: Strength, most: Strength): string => (most > least ? `${half(least)}–${half(most)}` : half(least));

/** In a comparison: what each of the others has declared, or can still declare. */
export function othersWords({ view, seat, name, events = [] }: Scope): string {
  const beat = beatOf(view);
  if (!beat || beat.type !== 'weakest') return '';
  const { by } = beat;
  const figures = view.flight.order.flatMap((other) => {
    const tally = view.ships[other]?.tally;
    if (other === seat || !tally) return [];
    const said = events.findLast((event) => event.type === 'declared' && event.seat === other && event.measure === by);
    const strength = said?.type === 'declared' ? said.strength : null;
    const figure =
      strength !== null ? half(strength) : by === 'crew' ? String(tally.crew) : range(tally[by], tally[`${by}_powered` as const]);
    return [`${name(other)} ${figure}`];
  });
  return figures.length ? t('flight-others', { figures: listWords(figures) }) : '';
}

/** What places pay at home, and which one is ours now: what days are worth. */
export function worthWords({ view, seat, name }: Scope): string {
  const { mode, level, order } = view.flight;
  // Tests may play without boards.
  if (order.length < 2 || !box().flight_boards) return '';
  const rewards = trackOf(mode, level).finish_rewards.slice(0, view.seats.length);
  const at = (other: Seat): number => view.seats[other]?.position ?? 0;
  const place = placeAt(view, seat, at(seat));
  const worth = t('flight-worth', { rewards: rewards.join('/'), place });
  // Whoever leads looks back, all others look ahead.
  const index = order.indexOf(seat);
  const other = order[index === 0 ? 1 : index - 1];
  if (index < 0 || other === undefined) return worth;
  const gap = t('flight-worth.gap', { name: name(other), days: Math.abs(at(other) - at(seat)), side: index === 0 ? 'ahead' : 'behind' });
  return `${worth} ${gap}`;
}

/** Questions about which there is a reason to tell. */
const KINDS = new Set([
  'power_engines',
  'power_cannons',
  'board_ship',
  'dock_station',
  'take_reward',
  'land',
  'shoot',
  'raise_shield',
  'boost_shield',
  'lose_crew',
  'pay_battery',
  'lose_battery',
  'keep_piece',
  'place_crew',
  'remove_mistake',
]);

/** Whom the suggested cabin can spare, and why it is that one: only what can be seen to be so. */
function cabinWords({ suggested }: QuestionView, { view, seat }: Scope): string {
  const tiles = view.ships[seat]?.tiles ?? [];
  const square = suggested.type === 'square' ? suggested.value : null;
  const aboard = tiles.find((tile) => tile.square === square)?.humans ?? 0;
  const fullest = Math.max(0, ...tiles.map(({ humans = 0 }) => humans));
  // Cabins that are joined come first, for fear of an epidemic; in the learning flight there is none.
  const why = aboard === fullest ? 'fullest' : view.flight.mode.type === 'learning' ? 'any' : 'joined';
  const aliens = tiles.some(({ alien }) => alien);
  return [t('flight-careful-lose-crew', { why }), aliens ? t('flight-careful-lose-crew.aliens') : ''].filter(Boolean).join(' ');
}

/** Why the answer that is suggested risks least; nothing where there is no reason to tell. */
export function carefulWords(question: QuestionView, scope: Scope): string {
  const { view, seat } = scope;
  const {
    suggested,
    decision: { reason },
  } = question;
  const kind = reason.type;
  if (!KINDS.has(kind)) return '';
  if (kind === 'lose_crew') return isAsleep(question.decision.shape, view, seat) ? '' : cabinWords(question, scope);
  const { tiles = [], tally } = view.ships[seat] ?? {};
  const spent = suggested.type === 'set' ? suggested.value.length : 0;
  const have = { crew: tally?.crew ?? 0, batteries: tally?.batteries ?? 0 };
  const takes = suggested.type === 'no' || suggested.type === 'done' ? 'no' : 'yes';
  if (reason.type === 'power_cannons' && reason.against !== null) {
    const against = half(reason.against);
    const choice = choiceOf(question, suggested);
    const verdict = (choice && outcomeOf(choice.events, seat, tiles).verdict) ?? 'open';
    return t('flight-careful-fight', { verdict, against, spent });
  }
  const beat = beatOf(view);
  if (kind.startsWith('power_') && beat && beat.type === 'weakest') return t('flight-careful-compared', { spent });
  if (kind.startsWith('power_')) return t('flight-careful-power', { spent, batteries: have.batteries });
  if (kind === 'keep_piece' && view.flight.phase.type === 'spot_check') return t('flight-careful-remove-mistake');
  if (kind === 'place_crew') return t('flight-careful-place-crew', { who: suggested.type === 'humans' ? 'humans' : 'alien' });
  if ((reason.type === 'board_ship' || reason.type === 'dock_station') && reason.shots) return t('flight-careful-try', { takes });
  const deal = reason.type === 'board_ship' ? reason : null;
  return t(`flight-careful-${dashed(kind)}`, deal ? { takes, have: have.crew, crew: deal.crew, credits: deal.credits } : { takes });
}
