// Coach marks: which one is due. The words are in `locales/*/web-coach.ftl`, the tag is `parts/CoachMark.svelte`.

import type { Aid, Beat, Extras, GameView, Mistake, Mode, OwnView, Seat, SeatView, ShipView, TileEntry, TurnOffer } from '../protocol';
import { ALIENS } from '../protocol';
import { boardAt, box, cardOf, tileOf, trackOf } from './catalogue';
import { isIdle } from './doubles';
import { pageFor, type PageId } from './rulebook';
import { set, settings } from './settings.svelte';
import { titlePay } from './titles';
import type { Args } from '../words/index.svelte';

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
  /** May it go anywhere, however it is turned? What fits nowhere goes back, and nothing is said about it. */
  fits: boolean;
  tile: TileEntry | null;
  /** What happens on the card being resolved. */
  card: readonly Beat[] | null;
  /** What we are asked. */
  reason: string | null;
}

/** Kinds of aliens that may live in a cabin, a bit each: this one is the specialist. */
const CYAN = 1 << ALIENS.indexOf('cyan');
const supportsCyan = (tile: TileEntry | null): boolean => tile?.component.type === 'life_support' && tile.component.value === 'cyan';
/** Who may live in the cabin that is asked about. */
function guests({ question }: OwnView): number | null {
  const shape = question?.decision.shape;
  return shape?.type === 'occupant' ? shape.aliens : null;
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
  /** It cannot wait until we have done something by ourselves again, and does not go when the hand changes. */
  urgent?: boolean;
  page: PageId;
  when: (now: Moment) => boolean;
}

const meetsSuch =
  (such: (beat: Beat) => boolean) =>
  ({ card, seat }: Moment) =>
    seat.flying && card !== null && card.some(such);
const meets =
  (...beats: Beat['type'][]) =>
  ({ card, seat }: Moment) =>
    seat.flying && card !== null && card.some(({ type }) => beats.includes(type));
/** Have we still to choose whether to take what the card offers? Whoever is ahead of us chooses before. */
function undecided({
  own,
  reason,
  view: {
    flight: { order },
    waiting,
  },
}: Moment): boolean {
  if (reason !== null) return ['fly_on', 'land', 'dock_station'].includes(reason);
  return waiting.every(({ seat }) => order.indexOf(seat) < order.indexOf(own.seat));
}
const may = (own: OwnView, step: string) => own.build?.steps.some((offer) => offer.step.type === step && offer.refusal === null) ?? false;
const CONNECTORS: readonly Mistake[] = ['pipes_differ', 'connector_on_smooth'];
const connectorsDiffer = ({ misfits }: TurnOffer) => misfits.some(({ why }) => CONNECTORS.includes(why));
const ENDS: readonly unknown[] = ['payday', 'titles', 'sale', 'between', 'over'];

const mark = <const Id extends string>(
  id: Id,
  chapter: Chapter,
  anchors: readonly string[],
  page: PageId,
  when: Entry['when'],
  more: Pick<Entry, 'taughtByDoing' | 'urgent'> = {},
) => ({ id, chapter, anchors, page, when, ...more }) as Entry & { id: Id };

/** A mark about a component belongs to the moment when we have it in hand. */
const part = <const Id extends string>(id: Id, page: PageId, parts: readonly string[], chapter: Chapter = 'building') =>
  mark(id, chapter, ['held'], page, ({ fits, hand }) => fits && hand !== null && parts.includes(hand));

/** No connector leads to a free square: nothing can be added. Without aid that is not told. */
const isClosed = (aid: Aid, own: OwnView | null): boolean => aid === 'assisted' && own?.build?.open.length === 0;
/** Is it time to think of finishing: a ship that can fly, one that cannot grow, or nothing left to draw? */
function enough({ aid, own, ship: { tally, tiles }, view: { yard } }: Moment): boolean {
  const rival = yard.spaces.some((seat) => seat !== null);
  const least = tally.engines_powered === 0 ? 12 : rival ? 9 : 10;
  return tiles.length >= least || isClosed(aid, own) || yard.face_down === 0;
}
/** Is it time to say that a ship needs somewhere to grow: with the third tile, or when there is little room? */
const narrow = ({ own, ship: { tiles } }: Moment): boolean =>
  tiles.length >= 4 || (tiles.length >= 2 && (own.build?.open.length ?? 0) <= 3);

/** A mark of a later box is called like its page of the rules. */
const boxed = <const Id extends PageId>(id: Id, anchors: readonly string[], when: Entry['when']) => mark(id, 'box', anchors, id, when);
const boxedPart = <const Id extends PageId>(id: Id, ...parts: string[]) => part(id, id, parts, 'box');
const flies =
  (board: string) =>
  ({ building, hand, own, view }: Moment) =>
    building && hand === null && boardAt(view, own.seat).name === board;

/** All marks; where several are due, the first one is shown. */
export const MARKS = [
  mark('go', 'building', ['start', 'go'], 'building', ({ own, view }) => !view.yard.open && may(own, 'go'), {
    taughtByDoing: true,
    urgent: true,
  }),
  mark(
    'draw',
    'building',
    ['draw'],
    'building',
    ({ building, hand, own, ship }) => building && hand === null && ship.tiles.length <= 2 && may(own, 'draw'),
    { taughtByDoing: true, urgent: true },
  ),
  mark('hand', 'building', ['lit', 'turn'], 'building', ({ hand, fits, aid }) => hand !== null && fits && aid === 'assisted', {
    urgent: true,
  }),
  mark(
    'exposed',
    'building',
    ['tally-exposed'],
    'exposed',
    ({ aid, building, hand, own, ship }) =>
      building && hand === null && ship.tiles.length >= 6 && ship.tally.exposed >= 2 && !isClosed(aid, own),
  ),
  mark('finish', 'building', ['finish'], 'finishing', (now) => now.building && now.hand === null && may(now.own, 'finish') && enough(now), {
    urgent: true,
  }),
  mark(
    'engineless',
    'building',
    ['tally-engines'],
    'engine',
    ({ building, ship }) => building && ship.tiles.length >= 7 && ship.tally.engines_powered === 0,
    { urgent: true },
  ),
  mark('grow', 'building', ['open'], 'connectors', (now) => now.building && now.hand === null && narrow(now), { urgent: true }),
  mark(
    'misfit',
    'building',
    ['ship'],
    'connectors',
    ({ hand, fits, own, ship }) => hand !== null && fits && ship.tiles.length >= 2 && (own.build?.turns?.some(connectorsDiffer) ?? false),
  ),
  part('engine', 'engine', ['engine', 'double_engine']),
  part('cannon', 'cannon', ['cannon', 'double_cannon']),
  part('cabin', 'cabin', ['cabin']),
  part('power', 'battery', ['battery', 'shield', 'double_engine', 'double_cannon']),
  part('cargo', 'cargo', ['cargo', 'special_cargo']),

  mark(
    'launch',
    'flight',
    ['track'],
    'flight-order',
    ({ seat, view }) => seat.flying && view.flight.phase.type === 'reveal' && view.flight.revealed.length === 0,
  ),
  mark('card', 'flight', ['card'], 'flight-order', ({ card, seat }) => card !== null && seat.flying),
  mark('meteors', 'flight', ['card'], 'meteor-swarm', meets('meteors')),
  mark('goods', 'flight', ['card'], 'goods', (now) => meets('planets', 'abandoned_station')(now) && undecided(now)),
  mark('enemy', 'flight', ['card'], 'strength', meets('enemy')),
  mark('stardust', 'flight', ['tally-exposed', 'ship'], 'stardust', meets('stardust')),
  mark('open-space', 'flight', ['card'], 'open-space', meets('open_space')),
  mark('combat', 'flight', ['card'], 'combat-zone', meets('weakest')),
  mark('lost', 'flight', ['lost', 'ship'], 'losses', ({ seat }) => seat.flying && seat.lost > 0),
  mark(
    'track',
    'flight',
    ['track'],
    'flight-order',
    ({ seat, view }) => seat.flying && view.flight.phase.type === 'reveal' && view.flight.revealed.length > 0,
  ),
  mark('payday', 'flight', ['payday'], 'payday', ({ view }) => ENDS.includes(view.flight.phase.type)),

  boxed('rough-roads', ['start'], ({ seat, view }) => !view.yard.open && [...(view.flight.roads ?? []), ...(seat.roads ?? [])].length > 0),
  boxed(
    'title-dock',
    ['titles'],
    ({ extras, view }) => view.flight.titles.length > 0 && view.flight.phase.type === 'building' && (extras?.dock ?? 'none') !== 'none',
  ),
  boxed('ship-ia', ['numbers'], flies('IA')),
  boxed('ship-iia', ['numbers'], flies('IIA')),
  boxed('ship-iiia', ['numbers'], flies('IIIA')),
  boxed('ship-iib', ['numbers'], flies('IIB')),
  boxed('ship-iiib', ['hole', 'numbers'], flies('IIIB')),
  boxed('class-iv', ['seam'], ({ building, hand, own, view }) => building && hand === null && boardAt(view, own.seat).seam !== undefined),
  boxedPart('combined', 'combined', 'cannon_engine'),
  boxedPart('cannon-booster', 'cannon_booster', 'engine_booster', 'shield_booster'),
  boxedPart('reactor-furnace', 'reactor_furnace'),
  boxedPart('catapult', 'catapult'),
  boxedPart('stasis-chamber', 'stasis_chamber'),
  boxedPart('solar-panel', 'solar_panel'),
  boxedPart('thruster', 'thruster', 'straight_thruster'),
  boxedPart('router', 'router'),
  boxedPart('crubot-station', 'crubot_station'),
  boxedPart('auto-defense', 'auto_defense'),
  boxedPart('armory', 'armory'),
  boxed(
    'cyan-alien',
    ['held', 'question'],
    ({ tile, own, reason }) => supportsCyan(tile) || (reason === 'place_crew' && guests(own) === CYAN),
  ),
  boxed('plating', ['held'], ({ tile }) => tile?.plating?.includes(true) ?? false),
  boxed('junkyard', ['card'], meets('junkyard')),
  boxed('hazardous-sector', ['card'], meets('cards_on_top')),
  boxed('mostly-open-space', ['card'], meets('mostly_open_space')),
  boxed('radiation-leak', ['card'], meets('radiation_leak')),
  boxed(
    'meteor-pairs',
    ['card'],
    meetsSuch((beat) => 'volleys' in beat && beat.volleys.some(({ kinds }) => kinds.length > 1)),
  ),
  boxed(
    'fighting-back',
    ['card'],
    meetsSuch((beat) => 'shots' in beat && beat.shots.length > 0),
  ),
  boxed(
    'developed-planets',
    ['card'],
    meetsSuch((beat) => 'planets' in beat && beat.planets.some(({ crew }) => crew > 0)),
  ),
  boxed(
    'enemies-of-deck-four',
    ['card'],
    meetsSuch((beat) => beat.type === 'enemy' && beat.penalties.length > 1),
  ),
  boxed('intruders', ['card'], meets('intruders')),
  boxed('support-team', ['members', 'question'], ({ reason }) => reason === 'choose_member'),
  mark(
    'tools',
    'box',
    ['tool', 'team'],
    'support-team',
    ({ building, hand, own }) => building && hand === null && (own.build?.tools?.length ?? 0) > 0,
  ),
  mark('abilities', 'box', ['question'], 'support-team', ({ reason }) => reason === 'use_ability'),

  mark('handicap', 'later', ['titles'], 'trek', ({ seat, view }) => seat.handicap !== null && view.flight.phase.type === 'building'),
  mark(
    'titles',
    'later',
    ['titles'],
    'trek',
    ({ view }) => view.flight.titles.length > 0 && view.flight.number === 0 && view.flight.phase.type === 'building',
  ),
  mark('tabletop', 'later', ['held'], 'mistakes', ({ hand, aid }) => hand !== null && aid === 'tabletop'),
  mark('timer', 'later', ['timer'], 'timer', ({ building, view }) => building && view.yard.timer !== null),
  mark(
    'forecast',
    'later',
    ['forecast'],
    'forecast',
    ({ building, own }) => building && may(own, 'look') && own.piles.every((pile) => pile === null),
  ),
  mark(
    'reserve',
    'later',
    ['reserve'],
    'reserve',
    ({ hand, own, seat, ship }) =>
      hand !== null && ship.tiles.length >= 3 && may(own, 'reserve') && seat.reserve.every((tile) => tile === null),
  ),
  mark(
    'aliens',
    'later',
    ['held', 'question'],
    'life-support',
    ({ hand, own, reason, tile }) => (hand === 'life_support' && !supportsCyan(tile)) || (reason === 'place_crew' && guests(own) !== CYAN),
  ),
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
    view,
    own,
    seat,
    ship,
    aid,
    extras,
    tile,
    building: flight.phase.type === 'building' && yard.open && !yard.time_up && !finished,
    hand: tile && tile.component.type,
    fits: own.build?.turns?.some((turn) => turn.fits.length > 0) ?? true,
    card: flight.card === null ? null : cardOf(flight.card).beats,
    reason: own.question ? own.question.decision.reason.type : null,
  };
}

/** Is everyone else done, and no clock running? Then there is nothing to hurry for. */
export function isLast({ yard, seats }: GameView, seat: Seat): boolean {
  const others = seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const alone = others.length > 0 && others.every((other) => yard.spaces.includes(other));
  return alone && !yard.spaces.includes(seat) && yard.timer === null && yard.turn === null;
}

/** Some marks have other words in another situation: the ending of their names, or nothing. */
export function variantOf(id: CoachId, view: GameView, aid: Aid): '' | '-last' | '-closed' | '-idle' | '-battery' | '-shield' | '-engine' {
  const { own, ships } = view;
  const seat = own?.seat ?? 0;
  if (id === 'finish') return isClosed(aid, own) ? '-closed' : isLast(view, seat) ? '-last' : '';
  const hand = own?.hand == null ? null : tileOf(own.hand).component.type;
  if (id === 'cannon-booster') {
    return hand === 'engine_booster' ? '-engine' : hand === 'shield_booster' ? '-shield' : '';
  }
  if (id === 'power') {
    return hand === 'battery' ? '-battery' : hand === 'shield' ? '-shield' : '';
  }
  return id === 'engineless' && isIdle(ships[seat]!, 'engines') ? '-idle' : '';
}

/** The page of the rules about it: where one mark speaks for several components, of the one in hand. */
export function pageOfMark(id: CoachId, view: GameView | null): PageId {
  const hand = view?.own?.hand;
  return id === 'cannon-booster' && hand != null ? pageFor({ component: tileOf(hand).component }) : markOf(id).page;
}

/** The amounts that words speak of: what is paid at home, what it costs to lose something, what gold is worth. */
export function moneyOf({ flight: { mode, level }, seats }: GameView, extras?: Extras): Args {
  const { finish_rewards: rewards, best_looking: best } = trackOf(mode, level);
  const money = { rewards: rewards.slice(0, seats.length).join('/'), best, lost: box().supply.lost_component };
  if (mode.type !== 'trek') return money;
  return { ...money, gold: titlePay(level, extras?.dock ?? 'none').gold };
}

/** In flight the play waits for whoever reads a tag, unless a clock is running for them. */
export function playWaits({ flight: { phase }, own, seats }: GameView, truth: GameView | null): boolean {
  const flies = phase.type === 'reveal' || phase.type === 'card_done' || phase.type === 'card';
  const timed = truth?.waiting.some(({ seat, deadline }) => seat === own?.seat && deadline !== null) ?? false;
  return own !== null && flies && (seats[own.seat]?.flying ?? false) && !timed;
}

const belongs = (chapter: Chapter, mode: Mode) => (chapter === 'later' || chapter === 'box') !== (mode.type === 'learning');

/** All marks whose moment this is and that nobody has put away, the most urgent first. */
export function allDue(view: GameView, seen: readonly string[], mode: Mode, aid: Aid = 'assisted', extras?: Extras): CoachId[] {
  const now = momentOf(view, aid, extras);
  if (!now) return [];
  const due = (entry: Mark) => (belongs(entry.chapter, mode) || entry.id === 'tabletop') && !seen.includes(entry.id) && entry.when(now);
  return MARKS.filter(due).map(({ id }) => id);
}

/** The mark to show; none: nothing to say now. */
export const due = (...about: Parameters<typeof allDue>): CoachId | null => allDue(...about)[0] ?? null;

/** So long a tag has to be there to count as seen when it goes by itself, in milliseconds. */
export const SEEN = 4000;
/** So many steps of our own lie between a mark that can wait and the one before, while we build; else one is enough. */
export const STEPS = 2;

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
  set({ coach: [] });
}
