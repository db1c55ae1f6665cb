// What a flight was worth: its events as one line for every credit won or lost, for each seat.

import type { CardId, Event, GaveUp, Loss, Money, Seat, Square, TileId, Title } from '../protocol';

/** In the order in which they stand on a slip. */
const KINDS = [
  'untold',
  'out',
  'finish',
  'best_looking',
  'title',
  'sale',
  'card',
  'specialist',
  'member',
  'wages',
  'insurance',
  'late_part',
  'losses',
  'debt_forgiven',
] as const;
/** `out`: did not finish, which is worth nothing. `untold`: credits whose story we do not have. */
export type LineKind = (typeof KINDS)[number];

/** A card of a flight and which one it was, from 1. */
export interface CardOfFlight {
  card: CardId;
  number: number;
}

/** One reason for credits, won or (below 0) lost. */
export interface Line {
  kind: LineKind;
  credits: number;
  /** As the server says it. */
  why: Money | null;
  /** The card that paid, or on which somebody aboard or at home earned it. */
  card?: CardOfFlight;
  /** Of lost components: what each costs. */
  each?: number;
  /** What somebody aboard or at home adds at the payday stands beside what was paid just before. */
  beside?: LineKind;
}

export interface LostTile {
  tile: TileId;
  /** None: it never left the reserve. */
  square: Square | null;
  loss: Loss;
}

/** What a flight was worth to one player. */
export interface Slip {
  seat: Seat;
  lines: Line[];
  /** Of all lines: what the flight changed. */
  sum: number;
  /** From 0; none for those who did not finish. */
  place: number | null;
  gaveUp: GaveUp | null;
  /** How many cards had been turned up when they gave up. */
  cardsSeen: number;
  lost: LostTile[];
}

/** What became of a title in a flight. */
export interface TitleTale {
  title: Title;
  scores: { seat: Seat; score: number }[];
  /** Who gave up and counts half. */
  halved: Seat[];
  /** Who earned credits with it. */
  paid: Seat[];
  /** Who received it, or had to defend it. */
  holder: Seat | null;
  /** Only from the second flight on: was it defended, and was its gold side up? */
  defence: { gold: boolean; defended: boolean } | null;
}

/** Is whoever held this gold title a legend now? They have defended it, and did not give up. */
export const isLegend = ({ holder, halved, defence }: TitleTale): boolean =>
  defence !== null && defence.gold && defence.defended && holder !== null && !halved.includes(holder);

/** The best score of a flight for a title. */
export const bestOf = ({ scores }: TitleTale): number => Math.max(0, ...scores.map(({ score }) => score));

/** Everything a flight paid. */
export interface Account {
  /** Which flight of the game, from 0. */
  number: number;
  slips: Slip[];
  titles: TitleTale[];
  cards: CardOfFlight[];
  /** What pays something else in this flight than usual. */
  changed: Set<LineKind>;
  /** Is it being paid out? */
  paying: boolean;
  /** Has it been paid out to the end? */
  ended: boolean;
}

/** A flight of which nothing is known yet. */
export const blankAccount = (number: number, players: number): Account => ({
  number,
  slips: Array.from({ length: players }, (_, seat) => ({
    seat,
    lines: [],
    sum: 0,
    place: null,
    gaveUp: null,
    cardsSeen: 0,
    lost: [],
  })),
  titles: [],
  cards: [],
  changed: new Set(),
  paying: false,
  ended: false,
});

function tale(account: Account, title: Title): TitleTale {
  const known = account.titles.find((each) => each.title === title);
  if (known) return known;
  const made: TitleTale = { title, scores: [], halved: [], paid: [], holder: null, defence: null };
  account.titles.push(made);
  return made;
}

/** Enters one event. */
function enter(account: Account, event: Event): void {
  if (event.type === 'card_revealed') {
    account.cards.push({ card: event.card, number: account.cards.length + 1 });
  } else if (event.type === 'left_flight') {
    const slip = account.slips[event.seat];
    if (slip) Object.assign(slip, { gaveUp: event.why, cardsSeen: account.cards.length });
  } else if (event.type === 'tile_lost') {
    const { seat, tile, square, loss } = event;
    account.slips[seat]?.lost.push({ tile, square, loss });
  } else if (event.type === 'finish_bonus_changed') {
    account.changed.add('finish');
  } else if (event.type === 'looks_bonus_changed') {
    account.changed.add('best_looking');
  } else if (event.type === 'price_changed') {
    account.changed.add('sale');
  } else if (event.type === 'payday_began') {
    account.paying = true;
  } else if (event.type === 'paid') {
    pay(account, event);
  } else if (event.type === 'title_scored') {
    const { seat, title, score } = event;
    tale(account, title).scores.push({ seat, score });
  } else if (event.type === 'title_halved') {
    const { seat, title, score } = event;
    const { scores, halved } = tale(account, title);
    const scored = scores.find((each) => each.seat === seat);
    if (scored) scored.score = score / 2;
    halved.push(seat);
  } else if (event.type === 'title_taken') {
    tale(account, event.title).holder = event.seat;
  } else if (event.type === 'title_defended') {
    const { seat, title, gold, defended } = event;
    Object.assign(tale(account, title), { holder: seat, defence: { gold, defended } });
  }
}

/** What is paid for a card, or while one is played. */
const ON_THE_WAY: ReadonlySet<LineKind> = new Set<LineKind>(['card', 'member', 'specialist']);

function pay(account: Account, { seat, credits, why, each }: Extract<Event, { type: 'paid' }>): void {
  const slip = account.slips[seat];
  if (!slip) return;
  const kind = why.type;
  const card = ON_THE_WAY.has(kind) && !account.paying ? account.cards.at(-1) : undefined;
  const before = slip.lines.at(-1);
  const beside = ON_THE_WAY.has(kind) && account.paying && before ? (before.beside ?? before.kind) : undefined;
  slip.lines.push({ kind, credits, why, ...(card && { card }), ...(each !== undefined && { each }), ...(beside && { beside }) });
  slip.sum += credits;
  if (why.type === 'finish') slip.place = why.value;
  if (why.type === 'title') tale(account, why.value).paid.push(seat);
}

const placeOf = ({ kind, beside }: Line): number => KINDS.indexOf(beside ?? kind);

/** Puts the lines into the order of a slip. What happened first stays first. */
function tidy(account: Account): Account {
  for (const slip of account.slips) {
    if (slip.gaveUp && slip.place === null) slip.lines.push({ kind: 'out', credits: 0, why: null });
    slip.lines.sort((a, b) => placeOf(a) - placeOf(b));
  }
  return account;
}

/**
 * The flights that these events tell of. `first` is the flight they begin in, for a story that begins in the middle of
 * a game; when a flight ends or is set up, its number is told.
 */
export function accounts(events: Iterable<Event>, players: number, first = 0): Account[] {
  const flights: Account[] = [];
  let open: Account | null = null;
  for (const event of events) {
    const told = event.type === 'flight_set_up' ? event.number : null;
    if (told !== null && open?.number !== told) {
      if (open) flights.push(open);
      open = blankAccount(told, players);
    }
    open ??= blankAccount((flights.at(-1)?.number ?? first - 1) + 1, players);
    if (event.type === 'flight_ended') {
      open.number = event.number;
      open.ended = true;
      flights.push(open);
      open = null;
    } else {
      enter(open, event);
    }
  }
  if (open) flights.push(open);
  return flights.map(tidy);
}

/**
 * The slip made to add up to what the flight is known to have changed: what the story leaves out becomes a line of its
 * own, so that no sum is ever wrong.
 */
export function settled(slip: Slip, change: number): Slip {
  const missing = change - slip.sum;
  if (missing === 0) return slip;
  return { ...slip, sum: change, lines: [{ kind: 'untold', credits: missing, why: null }, ...slip.lines] };
}

/**
 * Everyone's credits after each flight, from the first one on, as far as the flights are known without a gap: by
 * flight, then by seat.
 */
export function totals(flights: readonly Account[]): number[][] {
  const sums: number[][] = [];
  for (const [index, flight] of flights.entries()) {
    if (flight.number !== index || !flight.ended) break;
    const before = sums[index - 1];
    sums.push(flight.slips.map((slip) => slip.sum + (before?.[slip.seat] ?? 0)));
  }
  return sums;
}

export interface Rank {
  seat: Seat;
  credits: number;
  /** From 0; equals share it. */
  place: number;
}

/** Who has most, the richest first. */
export function ranking(credits: readonly number[]): Rank[] {
  return credits
    .map((sum, seat) => ({ seat, credits: sum, place: credits.filter((other) => other > sum).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
