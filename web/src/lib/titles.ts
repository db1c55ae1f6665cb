// The titles of a trek: who holds which, and what they pay.

import type { Credits, Dock, GameView, Level, Seat, Title } from '../protocol';
import { box } from './catalogue';
import { LEVELS } from '../protocol';

/** A title of this trek as it stands now. */
export interface TitleNow {
  title: Title;
  /** Who holds it; none: it is to be won. */
  holder: Seat | null;
  gold: boolean;
  /** Does its gold side make this flight harder for the holder? */
  handicap: boolean;
  /** What each ship would score for it now, by seat; none are known from older games. */
  scores: number[];
}

/** The titles of the trek that is flown; none in other games. */
export const titlesOf = ({ flight, seats }: GameView): TitleNow[] =>
  flight.titles.map((title, index) => {
    const scores = seats.flatMap((each) => each.scores?.[index] ?? []);
    for (const [holder, { title: first, second_title: second, handicap, second_handicap }] of seats.entries()) {
      const held = [first, second].find((each) => each?.title === title);
      if (held) return { title, holder, gold: held.gold, handicap: [handicap, second_handicap].includes(title), scores };
    }
    return { title, holder: null, gold: false, handicap: false, scores };
  });

/** What a title pays after a flight of this level: won or defended with its silver side up, and defended with the gold one. */
export function titlePay(level: Level, dock: Dock): { silver: Credits; gold: Credits } {
  const pay = box().docks.find((each) => each.dock === dock)!;
  const at = LEVELS.indexOf(level);
  return { silver: pay.silver[at]!, gold: pay.gold[at]! };
}
