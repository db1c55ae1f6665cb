// The support team: whose ability something is, what works already, and what has been used.

import type { Component, Hired, Member, Modifier, Part, SeatView } from '../protocol';
import { MEMBERS } from '../protocol';

export type Letter = 'a' | 'b';
export const LETTERS: readonly Letter[] = ['a', 'b'];

/** Whose ability this is; none if it is something else. */
export function memberOf(name: string): Member | null {
  const member = /^(.+)_[ab]$/.exec(name)?.[1];
  return MEMBERS.find((one) => one === member) ?? null;
}

/** Which of the two it is. */
export const letterOf = (ability: Modifier): Letter => (ability.endsWith('_b') ? 'b' : 'a');

export const abilityOf = (member: Member, letter: Letter): Modifier => `${member}_${letter}` as Modifier;

/** How far an ability is: it works, it was used in this flight, or it starts with the next one. */
export type Standing = 'works' | 'used' | 'later';

export function standingOf({ member, seasoned }: Hired, letter: Letter, spent: SeatView['spent']): Standing {
  if (letter === 'b' && !seasoned) return 'later';
  return spent?.includes(abilityOf(member, letter)) ? 'used' : 'works';
}

/** What a part is as a component. */
export const PARTS_AS: Record<Part, Component> = {
  cannon: { type: 'cannon' },
  engine: { type: 'engine' },
  cargo: { type: 'cargo', value: 2 },
  cabin: { type: 'cabin' },
};
