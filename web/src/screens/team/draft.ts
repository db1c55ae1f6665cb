// Who chooses, who has chosen and who waits, when members of the support team are hired.

import type { GameView, Member, QuestionView, Seat } from '../../protocol';

/** How far somebody is. */
export type Progress = 'reads' | 'chosen' | 'waits' | 'gets';

/** Do all choose from the same cards, one after the other? */
export const isOpen = ({ flight }: GameView): boolean => (flight.members?.length ?? 0) > 0;

export const isDrafting = ({ flight }: GameView): boolean => flight.phase.type === 'team';

/** The flight that comes next, from 0: the phase says how many there have been. */
export const flightsFlown = ({ flight: { phase, number } }: GameView): number => (phase.type === 'team' ? phase.value : number);

/** The flight from which on the second ability of whoever is hired now works, from 1: the one after the next, if there is one. */
export function secondFlight(view: GameView): number | 'never' {
  const flight = flightsFlown(view) + 2;
  return flight > view.flight.rounds.length ? 'never' : flight;
}

/** Is it before the next yard that whoever has come is shown? `revealing`: nobody has been yet. */
export const isRevealedNext = ({ flight }: GameView, revealing: boolean): boolean =>
  revealing && (flight.phase.type === 'building' || flight.phase.type === 'before_building');

/** What is asked beside a payday: members are chosen on a screen of their own, and are shown before they ask anything. */
export function askedBeside(view: GameView, revealing: boolean): QuestionView | null {
  const question = view.own?.question ?? null;
  return isRevealedNext(view, revealing) || question?.decision.reason.type === 'choose_member' ? null : question;
}

/** Whose turn it is, and what becomes of the rest. */
export function progressOf(view: GameView, seat: Seat, before: number): Progress {
  if (view.waiting.some((one) => one.seat === seat)) return 'reads';
  if (!isOpen(view)) return 'chosen';
  if ((view.seats[seat]?.team?.length ?? 0) > before) return 'chosen';
  return view.seats[seat]?.gave_up ? 'gets' : 'waits';
}

/** Who has come new to each, once all are shown. */
export const hiredNow = (view: GameView): { seat: Seat; member: Member }[] =>
  view.seats.flatMap(({ team = [] }, seat) => team.flatMap(({ member, seasoned }) => (seasoned ? [] : [{ seat, member }])).slice(-1));
