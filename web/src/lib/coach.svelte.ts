// Coach marks: which one is due. The words are in `locales/*/web-coach.ftl`, the tag is `parts/CoachMark.svelte`.

import type {
  Aid, CardKind, Extras, GameView, Mistake, Mode, OwnView, Seat, SeatView, ShipView, TileEntry, TileId, TurnOffer,
} from '../protocol';
import { boardOfFlight, cardOf, tileOf } from './catalogue';
import { isIdle } from './doubles';
import { nameOf } from './events';
import type { PageId } from './rulebook';
import { set, settings } from './settings.svelte';

/** What a mark is judged by. */
interface Moment {
  view: GameView;
  own: OwnView;
  seat: SeatView;
  ship: ShipView;
  aid: Aid;
  extras: Extras | undefined;
  /** The yard is open and we are still at work in it. */
  building: boolean;
  /** The component in our hand. */
  hand: string | null;
  tile: TileEntry | null;
  /** The card being resolved. */
  card: CardKind | null;
  /** What we are asked. */
  reason: string | null;
}

/** Building and flight are taught in the learning flight; the rest when it comes up in other games, or with a box. */
export type Chapter = 'building' | 'flight' | 'later' | 'box';

interface Entry {
  id: string;
  chapter: Chapter;
  /** `data-coach` names of the things it may be tied to, the best first. */
  anchors: readonly string[];
  /** Whoever has done it needs no telling. */
  taughtByDoing?: boolean;
  /** The components that it is about: it is tied to the first one of them that we meet. */
  parts?: readonly string[];
  page: PageId;
  when: (now: Moment) => boolean;
}

const meets = (...kinds: CardKind[]) => ({ card }: Moment) => card !== null && kinds.includes(card);
const may = (own: OwnView, step: string) =>
  own.build?.steps.some((offer) => nameOf(offer.step) === step && offer.refusal === null) ?? false;
const CONNECTORS: readonly Mistake[] = ['pipes_differ', 'connector_on_smooth'];
const connectorsDiffer = ({ misfits }: TurnOffer) => misfits.some(({ why }) => CONNECTORS.includes(why));
/** A tile is in the hand at first, then on the ship: its mark may be read to the end. */
const PART = ['hand', 'placed', 'ship'];
const ENDS: readonly unknown[] = ['payday', 'titles', 'sale', 'over'];

const mark = <const Id extends string>(
  id: Id, chapter: Chapter, anchors: readonly string[], page: PageId, when: Entry['when'],
  more: Pick<Entry, 'taughtByDoing' | 'parts'> = {},
) => ({ id, chapter, anchors, page, when, ...more }) as Entry & { id: Id };

/** The component that a mark is about: in the hand, or just put down, or (if we look there) anywhere aboard. */
export function partFor(parts: readonly string[], { own, ships }: GameView, aboard = true): TileId | null {
  const { tiles = [], loose = null } = (own && ships[own.seat]) ?? {};
  const placed = [...tiles.filter(({ square }) => square === loose), ...(aboard ? tiles : [])];
  const all = [own?.hand ?? null, ...placed.map(({ tile }) => tile)];
  return all.find((tile) => tile !== null && parts.includes(nameOf(tileOf(tile).component))) ?? null;
}

/** A mark about a component, due until the next tile is taken; what everybody needs, as long as it is aboard. */
const part = <const Id extends string>(
  id: Id, page: PageId, parts: readonly string[], aboard = false, chapter: Chapter = 'building',
) => mark(id, chapter, [], page, ({ building, view }) => building && partFor(parts, view, aboard) !== null, { parts });

/** A mark of a later box is called like its page of the rules. */
const boxed = <const Id extends PageId>(id: Id, anchors: readonly string[], when: Entry['when']) =>
  mark(id, 'box', anchors, id, when);
const boxedPart = <const Id extends PageId>(id: Id, ...parts: string[]) => part(id, id, parts, false, 'box');
const flies = (board: string) => ({ building, hand, view }: Moment) =>
  building && hand === null && boardOfFlight(view.flight).name === board;

/** All marks; where several are due, the first one is shown. */
export const MARKS = [
  mark('go', 'building', ['start', 'go'], 'building', ({ own, view }) => !view.yard.open && may(own, 'go'),
    { taughtByDoing: true }),
  mark('draw', 'building', ['draw'], 'building', ({ building, hand, own, ship }) =>
    building && hand === null && ship.tiles.length <= 2 && may(own, 'draw'), { taughtByDoing: true }),
  mark('hand', 'building', PART, 'building', ({ hand, aid }) => hand !== null && aid === 'assisted'),
  part('engine', 'engine', ['engine', 'double_engine'], true),
  mark('misfit', 'building', ['ship'], 'connectors', ({ hand, own, ship }) =>
    hand !== null && ship.tiles.length >= 2 && (own.build?.turns?.some(connectorsDiffer) ?? false)),
  part('cannon', 'cannon', ['cannon', 'double_cannon']),
  part('cabin', 'cabin', ['cabin']),
  part('shield', 'shield', ['shield']),
  part('life', 'life-support', ['life_support']),
  part('power', 'battery', ['battery', 'shield', 'double_engine', 'double_cannon']),
  part('cargo', 'cargo', ['cargo', 'special_cargo']),
  part('structural', 'structural', ['structural']),
  mark('numbers', 'building', ['numbers'], 'hits', ({ building, hand, own, ship }) =>
    building && hand === null && ship.tiles.length >= 3 && may(own, 'draw')),
  mark('exposed', 'building', ['tally-exposed'], 'exposed', ({ building, ship }) =>
    building && ship.tiles.length >= 6 && ship.tally.exposed >= 4),
  mark('engineless', 'building', ['tally-engines'], 'engine', ({ building, ship }) =>
    building && ship.tiles.length >= 7 && ship.tally.engines_powered === 0),
  mark('finish', 'building', ['finish'], 'finishing', ({ building, own, ship, view }) =>
    building && may(own, 'finish') && ship.tiles.length >= (view.yard.spaces.some((seat) => seat !== null) ? 9 : 12)),

  mark('card', 'flight', ['card'], 'flight-order', ({ card, seat }) => card !== null && seat.flying),
  mark('meteors', 'flight', ['card'], 'meteor-swarm', meets('meteor_swarm')),
  mark('goods', 'flight', ['card'], 'goods', meets('planets', 'abandoned_station')),
  mark('enemy', 'flight', ['card'], 'strength', meets('smugglers', 'slavers', 'pirates')),
  mark('open-space', 'flight', ['card'], 'open-space', meets('open_space')),
  mark('combat', 'flight', ['card'], 'combat-zone', meets('combat_zone')),
  mark('lost', 'flight', ['lost', 'ship'], 'losses', ({ seat }) => seat.flying && seat.lost > 0),
  mark('track', 'flight', ['track'], 'flight-order', ({ seat, view }) =>
    seat.flying && view.flight.phase === 'reveal' && view.flight.revealed.length > 0),
  mark('payday', 'flight', ['payday'], 'payday', ({ view }) => ENDS.includes(view.flight.phase)),

  boxed('rough-roads', ['start'], ({ seat, view }) =>
    !view.yard.open && [...(view.flight.roads ?? []), ...(seat.roads ?? [])].length > 0),
  boxed('title-dock', ['titles'], ({ extras, view }) =>
    view.flight.titles.length > 0 && view.flight.phase === 'building' && (extras?.dock ?? 'none') !== 'none'),
  boxed('ship-ia', ['numbers'], flies('IA')),
  boxed('ship-iia', ['numbers'], flies('IIA')),
  boxed('ship-iiia', ['numbers'], flies('IIIA')),
  boxedPart('combined', 'combined', 'cannon_engine'),
  boxedPart('cannon-booster', 'cannon_booster', 'engine_booster', 'shield_booster'),
  boxedPart('reactor-furnace', 'reactor_furnace'),
  boxedPart('catapult', 'catapult'),
  boxedPart('stasis-chamber', 'stasis_chamber'),
  boxed('cyan-alien', PART, ({ tile }) =>
    typeof tile?.component === 'object' && 'life_support' in tile.component && tile.component.life_support === 'cyan'),
  boxed('plating', PART, ({ tile }) => tile?.plating?.includes(true) ?? false),
  boxed('junkyard', ['card'], meets('junkyard')),

  mark('handicap', 'later', ['titles'], 'trek', ({ seat, view }) =>
    seat.handicap !== null && view.flight.phase === 'building'),
  mark('titles', 'later', ['titles'], 'trek', ({ view }) =>
    view.flight.titles.length > 0 && view.flight.number === 0 && view.flight.phase === 'building'),
  mark('tabletop', 'later', ['hand'], 'mistakes', ({ hand, aid }) => hand !== null && aid === 'tabletop'),
  mark('timer', 'later', ['timer'], 'timer', ({ building, view }) => building && view.yard.timer !== null),
  mark('forecast', 'later', ['forecast'], 'forecast', ({ building, own }) =>
    building && may(own, 'look') && own.piles.every((pile) => pile === null)),
  mark('reserve', 'later', ['reserve'], 'reserve', ({ hand, own, seat, ship }) =>
    hand !== null && ship.tiles.length >= 3 && may(own, 'reserve') && seat.reserve.every((tile) => tile === null)),
  mark('aliens', 'later', ['hand', 'question'], 'life-support', ({ hand, reason }) =>
    hand === 'life_support' || reason === 'place_crew'),
] as const;

export type CoachId = (typeof MARKS)[number]['id'];
export type Mark = Omit<Entry, 'id'> & { id: CoachId };

const BY_ID = new Map<CoachId, Mark>(MARKS.map((entry) => [entry.id, entry]));
export const markOf = (id: CoachId): Mark => BY_ID.get(id) as Mark;

function momentOf(view: GameView, aid: Aid, extras?: Extras): Moment | null {
  const { own, flight, yard } = view;
  const seat = own && view.seats[own.seat];
  const ship = own && view.ships[own.seat];
  if (!own || !seat || !ship) return null;
  const finished = yard.spaces.includes(own.seat) && !yard.mending.includes(own.seat);
  const tile = own.hand === null ? null : tileOf(own.hand);
  return {
    view, own, seat, ship, aid, extras, tile,
    building: flight.phase === 'building' && yard.open && !yard.time_up && !finished,
    hand: tile && nameOf(tile.component),
    card: flight.card === null ? null : cardOf(flight.card).kind,
    reason: own.question ? nameOf(own.question.decision.reason) : null,
  };
}

/** Is everyone else done, and no clock running? Then there is nothing to hurry for. */
export function isLast({ yard, seats }: GameView, seat: Seat): boolean {
  const others = seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const alone = others.length > 0 && others.every((other) => yard.spaces.includes(other));
  return alone && !yard.spaces.includes(seat) && yard.timer === null && yard.turn === null;
}

/** Some marks have other words in another situation: the ending of their names, or nothing. */
export function variantOf(id: CoachId, view: GameView): '' | '-last' | '-idle' {
  const seat = view.own?.seat ?? 0;
  if (id === 'finish' && isLast(view, seat)) return '-last';
  return id === 'engineless' && isIdle(view.ships[seat]!, 'engines') ? '-idle' : '';
}

const belongs = (chapter: Chapter, mode: Mode) =>
  (chapter === 'later' || chapter === 'box') !== (mode === 'learning');

/** All marks whose moment this is and that nobody has put away, the most urgent first. */
export function allDue(
  view: GameView, seen: readonly string[], mode: Mode, aid: Aid = 'assisted', extras?: Extras,
): CoachId[] {
  const now = momentOf(view, aid, extras);
  if (!now) return [];
  const due = (entry: Mark) =>
    (belongs(entry.chapter, mode) || entry.id === 'tabletop') && !seen.includes(entry.id) && entry.when(now);
  return MARKS.filter(due).map(({ id }) => id);
}

/** The mark to show; none: nothing to say now. */
export const due = (...about: Parameters<typeof allDue>): CoachId | null => allDue(...about)[0] ?? null;

/** How far one has come: this is the third of nine of its chapter. */
export function countOf(id: CoachId, seen: readonly string[]): { number: number; total: number } {
  const chapter = MARKS.filter((entry) => entry.chapter === markOf(id).chapter);
  const before = chapter.filter((entry) => entry.id !== id && seen.includes(entry.id)).length;
  return { number: before + 1, total: chapter.length };
}

/** Numbers that tags have had since the page was opened: one that comes again has its own, and no two the same. */
const given = new Map<CoachId, number>();
export function numbered(id: CoachId, seen: readonly string[]): { number: number; total: number } {
  const { number, total } = countOf(id, seen);
  const { chapter } = markOf(id);
  const taken = [...given].filter(([other]) => markOf(other).chapter === chapter).map(([, had]) => had);
  const own = given.get(id) ?? Math.min(Math.max(number, ...taken.map((had) => had + 1)), total);
  given.set(id, own);
  return { number: own, total };
}

/** How long somebody who reads a tag for the first time needs for so many letters, in milliseconds. */
export const readingTime = (text: string): number => 3000 + 65 * text.length;

/** Puts a mark away for good. */
export function putAway(id: CoachId): void {
  if (!settings.coach.includes(id)) set({ coach: [...settings.coach, id] });
}

/** The entry of `settings.coach` that says: no marks at all. */
const OFF = 'off';

/** Are coach marks wanted? */
export const coachOn = (): boolean => !settings.coach.includes(OFF);

export function setCoach(on: boolean): void {
  const others = settings.coach.filter((id) => id !== OFF);
  set({ coach: on ? others : [...others, OFF] });
}

/** All marks may come again. */
export function resetCoach(): void {
  given.clear();
  set({ coach: [] });
}
