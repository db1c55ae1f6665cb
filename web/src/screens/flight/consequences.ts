// What an answer leads to, from the events the server foresees: figures and symbols, no rule of our own.

import type { IconName } from '../../art/icons';
import { componentOf } from '../../lib/catalogue';
import { eventSeat } from '../../lib/events';
import { GOODS } from '../../words/names';
import { t } from '../../words/index.svelte';
import type {
  Alien,
  Choice,
  Days,
  Event,
  GameView,
  GaveUp,
  Goods,
  PlacedTile,
  Projectile,
  Seat,
  Square,
  Strength,
  Tally,
  TileId,
} from '../../protocol';

/** A piece of a line: words, or a symbol with its figure. */
export type Part =
  | { text: string }
  | { goods: Goods }
  | { icon: IconName; figure: string; label: string; unit?: string }
  | { tiles: TileId[] }
  | { hits: Projectile[] };

export interface Line {
  /** `ends`: the flight is over for us then, which nobody may overlook. */
  tone: 'plain' | 'gain' | 'harm' | 'ends';
  parts: Part[];
}

export type Verdict = 'beats' | 'ties' | 'loses' | 'weakest';

/** What events mean for one seat, summed up. */
export interface Outcome {
  strength: Strength | null;
  verdict: Verdict | null;
  /** Batteries spent, and those that went with a lost component. */
  batteries: number;
  drained: number;
  /** Solar panels that give power instead. */
  panels: number;
  days: Days;
  position: Days | null;
  credits: number;
  humans: number;
  aliens: Alien[];
  /** Batteries and humans gained. */
  charged: number;
  boarded: number;
  /** Goods taken away. */
  goods: Goods;
  loaded: Goods;
  destroyed: TileId[];
  fell: TileId[];
  /** Taken off for free, as the learning flight allows. */
  free: TileId[];
  hit: Projectile | null;
  stopped: 'shot_down' | 'shielded' | 'bounced' | null;
  left: GaveUp | null;
  /** What the lost components cost at the payday. */
  fine: number;
}

const none = (): Goods => [0, 0, 0, 0];

/** `tiles`: the components as they stood; whoever and whatever is aboard one that is lost goes with it. */
export function outcomeOf(events: readonly Event[], seat: Seat, tiles: readonly PlacedTile[] = []): Outcome {
  const sum: Outcome = {
    strength: null,
    verdict: null,
    batteries: 0,
    drained: 0,
    panels: 0,
    days: 0,
    position: null,
    credits: 0,
    humans: 0,
    aliens: [],
    charged: 0,
    boarded: 0,
    goods: none(),
    loaded: none(),
    destroyed: [],
    fell: [],
    free: [],
    hit: null,
    stopped: null,
    left: null,
    fine: 0,
  };
  const aboard = new Map(tiles.map((tile) => [tile.square, tile]));
  let home = false;
  for (const event of events) {
    home ||= event.type === 'payday_began';
    // After the last card everything is foreseen, but what the payday pays follows from no answer.
    if (home && event.type === 'paid') continue;
    add(sum, event, seat);
    follow(sum, event, seat, aboard);
  }
  return sum;
}

/** Keeps count of who is aboard, and of those who are lost with their component: no event of their own tells it. */
function follow(sum: Outcome, event: Event, seat: Seat, aboard: Map<Square, PlacedTile>): void {
  if (event.type === 'crew_lost' && event.seat === seat) {
    const tile = aboard.get(event.cabin);
    if (!tile) return;
    const { alien, ...rest } = tile;
    if (event.alien) aboard.set(tile.square, rest);
    else aboard.set(tile.square, { ...tile, humans: Math.max(0, (tile.humans ?? 0) - 1) });
  } else if (event.type === 'battery_spent' && event.seat === seat) {
    const tile = aboard.get(event.square);
    if (tile) aboard.set(tile.square, { ...tile, batteries: Math.max(0, (tile.batteries ?? 0) - 1) });
  } else if (event.type === 'tile_lost' && event.seat === seat) {
    const tile = event.square === null ? undefined : aboard.get(event.square);
    if (!tile) return;
    sum.humans += tile.humans ?? 0;
    sum.drained += tile.batteries ?? 0;
    if (tile.alien) sum.aliens.push(tile.alien);
    tile.goods?.forEach((count, colour) => (sum.goods[colour]! += count));
  }
}

function add(sum: Outcome, event: Event, seat: Seat): void {
  if (eventSeat(event) !== seat) return;
  if (event.type === 'declared') sum.strength = event.strength;
  else if (event.type === 'enemy_beaten') sum.verdict = 'beats';
  else if (event.type === 'enemy_tied') sum.verdict = 'ties';
  else if (event.type === 'beaten_by_enemy') sum.verdict = 'loses';
  else if (event.type === 'weakest') sum.verdict = 'weakest';
  else if (event.type === 'battery_spent' && event.purpose === 'eaten') sum.drained += 1;
  else if (event.type === 'battery_spent') sum.batteries += 1;
  else if (event.type === 'panel_used') sum.panels += 1;
  else if (event.type === 'battery_gained') sum.charged += 1;
  else if (event.type === 'human_gained' || event.type === 'woken') sum.boarded += 1;
  else if (event.type === 'catapulted') sum.goods[GOODS.indexOf(event.good)]! += 1;
  else if (event.type === 'moved') {
    sum.days += event.days;
    sum.position = event.position;
  } else if (event.type === 'paid') sum.credits += event.credits;
  else if (event.type === 'crew_lost') {
    if (event.alien) sum.aliens.push(event.alien);
    else sum.humans += 1;
  } else if (event.type === 'good_lost') sum.goods[GOODS.indexOf(event.good)]! += 1;
  else if (event.type === 'good_loaded') sum.loaded[GOODS.indexOf(event.good)]! += 1;
  else if (event.type === 'good_lifted') sum.loaded[GOODS.indexOf(event.good)]! -= 1;
  else if (event.type === 'tile_lost') {
    (event.loss === 'fell_off' ? sum.fell : sum.destroyed).push(event.tile);
    sum.fine += event.fine ?? 0;
  } else if (event.type === 'tile_taken_off') sum.free.push(event.tile);
  else if (event.type === 'hit') sum.hit = event.projectile;
  else if (event.type === 'shot_down') sum.stopped = 'shot_down';
  else if (event.type === 'shielded') sum.stopped = 'shielded';
  else if (event.type === 'bounced') sum.stopped = 'bounced';
  else if (event.type === 'left_flight') sum.left = event.why;
  // They leave when everybody has moved, which nobody can foresee.
  else if (event.type === 'stranded') sum.left = 'no_engines';
}

export const text = (id: string, args?: Parameters<typeof t>[1]): Part => ({ text: t(id, args) });
export const figure = (icon: IconName, number: string, label: string): Part => ({ icon, figure: number, label });

/** A number with its sign; the minus is as wide as the plus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

export const daysPart = (days: Days): Part => ({
  icon: 'days',
  figure: signed(days),
  unit: t('flight-days', { days: Math.abs(days) }),
  label: t(days < 0 ? 'flight-days-lost' : 'flight-days-gained', { days: Math.abs(days) }),
});
export const creditsPart = (credits: number): Part =>
  figure('credits', signed(credits), t(credits < 0 ? 'flight-credits-paid' : 'flight-credits-gained', { credits: Math.abs(credits) }));
export const crewPart = (crew: number): Part => figure('crew', `−${crew}`, t('flight-crew-lost', { crew }));
export const batteriesPart = (batteries: number): Part => figure('battery', `−${batteries}`, t('flight-batteries-spent', { batteries }));

/** That panels give the power, if they do. */
export const panelLines = ({ panels }: Outcome): Line[] =>
  panels ? [{ tone: 'plain', parts: [text('flight-then-panels', { count: panels })] }] : [];

/** Where power comes from: tokens, and panels. */
export const sourceLines = (sum: Outcome): Line[] => [
  ...(sum.batteries ? [{ tone: 'harm' as const, parts: [batteriesPart(sum.batteries)] }] : []),
  ...panelLines(sum),
];

export const chargedPart = (batteries: number): Part => figure('battery', `+${batteries}`, t('flight-batteries-gained', { batteries }));
export const boardedPart = (crew: number): Part => figure('crew', `+${crew}`, t('flight-crew-gained', { crew }));

const PICTURES = 6;

/** Everything that is lost or won, one line for each kind of thing. */
export function linesOf(sum: Outcome): Line[] {
  const lines: Line[] = [];
  const crew = sum.humans + sum.aliens.length;
  const tiles = [...sum.destroyed, ...sum.fell];
  if (sum.stopped) lines.push({ tone: 'gain', parts: [text(`flight-then-${sum.stopped.replace('_', '-')}`)] });
  if (tiles.length) lines.push({ tone: 'harm', parts: tilesParts(tiles, sum) });
  if (sum.free.length)
    lines.push({
      tone: 'plain',
      parts: [text('flight-then-free', { count: sum.free.length }), { tiles: sum.free.slice(0, PICTURES) }],
    });
  if (crew) lines.push({ tone: 'harm', parts: [crewPart(crew)] });
  if (sum.drained) lines.push({ tone: 'harm', parts: [batteriesPart(sum.drained)] });
  if (sum.goods.some(Boolean)) lines.push({ tone: 'harm', parts: [text('flight-then-lose-goods'), { goods: sum.goods }] });
  if (sum.loaded.some((count) => count > 0)) {
    lines.push({
      tone: 'gain',
      parts: [text('flight-then-loaded'), { goods: sum.loaded.map((count) => Math.max(0, count)) as Goods }],
    });
  }
  if (sum.charged || sum.boarded) {
    const parts = [...(sum.charged ? [chargedPart(sum.charged)] : []), ...(sum.boarded ? [boardedPart(sum.boarded)] : [])];
    lines.push({ tone: 'gain', parts });
  }
  if (sum.credits) lines.push({ tone: sum.credits < 0 ? 'harm' : 'gain', parts: [creditsPart(sum.credits)] });
  if (sum.days) lines.push({ tone: sum.days < 0 ? 'harm' : 'gain', parts: [daysPart(sum.days)] });
  if (sum.left) lines.push({ tone: 'ends', parts: [text(`flight-then-left-${sum.left.replace('_', '-')}`)] });
  return lines;
}

function tilesParts(tiles: TileId[], { fell: { length: fallen }, fine }: Outcome): Part[] {
  // Our own picture of the part says more than its name, but only so many fit.
  const parts: Part[] = [text('flight-then-lose-tiles', { count: tiles.length }), { tiles: tiles.slice(0, PICTURES) }];
  if (tiles.length > PICTURES) parts.push(text('flight-then-more', { count: tiles.length - PICTURES }));
  if (fallen && fallen < tiles.length) parts.push(text('flight-then-falling', { count: fallen }));
  return [...parts, ...fineParts(fine)];
}

/** What lost components cost at home. */
export const fineParts = (fine: number): Part[] => (fine ? [creditsPart(-fine), text('flight-at-payday')] : []);

/** That the ship comes apart, and how much is lost with what is not kept of it. */
export const apartLines = (choice: Pick<Choice, 'then' | 'apart'> | undefined): Line[] =>
  choice?.then === 'pieces' ? [{ tone: 'harm', parts: [text('flight-then-pieces', { count: choice.apart ?? 1 })] }] : [];

/** The place in the flight that somebody at this position has, from 1. */
export function placeAt(view: GameView, seat: Seat, position: Days): number {
  return 1 + view.flight.order.filter((other) => other !== seat && (view.seats[other]?.position ?? 0) > position).length;
}

/** The line that tells where one falls back to. */
export function placeLine(view: GameView, seat: Seat, position: Days | null): Line[] {
  if (position === null || view.flight.order.length < 2) return [];
  const now = placeAt(view, seat, view.seats[seat]?.position ?? 0);
  const then = placeAt(view, seat, position);
  return then === now ? [] : [{ tone: then > now ? 'harm' : 'gain', parts: [text('flight-then-place', { place: then })] }];
}

/** The blocks a hold has room for: its containers, as it is drawn. */
export function containersOf(tile: PlacedTile): number {
  const component = componentOf(tile);
  if (component.type === 'combined') return component.value.cargo + component.value.special;
  if (component.type === 'cargo') return component.value;
  return component.type === 'special_cargo' ? component.value : 0;
}

/** Words about goods that there is no hold for. */
export function holdWarning(goods: Goods, tally: Tally | undefined): Part[] {
  const { special_cargo: special, cargo } = tally ?? { special_cargo: goods[0], cargo: 1 };
  if (special + cargo === 0) return [text('flight-planet-hold')];
  return goods[0] > special ? [text('flight-planet-red', { special })] : [];
}
