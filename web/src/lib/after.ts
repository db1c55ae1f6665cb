// A view after one event, as far as pictures need it. The true view follows when a step has been played.

import type { Event, GameView, Good, Goods, Marking, Modifier, PlacedTile, Seat, SeatView, ShipView, Square } from '../protocol';
import { GOODS, LEVELS, SIDES } from '../protocol';
import { causeOf } from './causes';
import { nothingElse } from './events';
import { isDrawn } from './telling';

/** A component that leaves takes its joints along. */
const without = ({ joints, ...ship }: ShipView, square: Square): ShipView => ({
  ...ship,
  tiles: ship.tiles.filter((tile) => tile.square !== square),
  ...(joints ? { joints: joints.filter(({ between }) => !between.includes(square)) } : {}),
});

const onTile = <Ship extends Pick<ShipView, 'tiles'>>(ship: Ship, square: Square, change: (tile: PlacedTile) => PlacedTile): Ship => ({
  ...ship,
  tiles: ship.tiles.map((tile) => (tile.square === square ? change(tile) : tile)),
});

function withGood(tile: PlacedTile, good: Good, by: number): PlacedTile {
  const old = tile.goods ?? [0, 0, 0, 0];
  const goods = GOODS.map((each, i) => Math.max(0, (old[i] ?? 0) + (each === good ? by : 0))) as Goods;
  return { ...tile, goods };
}

const withHumans = (ship: ShipView, square: Square, by: number): ShipView =>
  onTile(ship, square, (tile) => ({ ...tile, humans: Math.max(0, (tile.humans ?? 0) + by) }));

const withBusy = (ship: ShipView, square: Square): ShipView => onTile(ship, square, (tile) => ({ ...tile, busy: true }));

/** With the next card panels are ready again, and crubots sleep. */
const rested = (ship: ShipView): ShipView => ({
  ...ship,
  tiles: ship.tiles.map(({ busy, armed, ...tile }) => (armed && !busy ? { ...tile, armed } : tile)),
});

const withBatteries = (tile: PlacedTile, by: number): PlacedTile => ({
  ...tile,
  batteries: Math.max(0, (tile.batteries ?? 0) + by),
});

function withoutCrew({ alien, ...tile }: PlacedTile, lost: string | null): PlacedTile {
  if (lost) return tile;
  return { ...tile, ...(alien ? { alien } : {}), humans: Math.max(0, (tile.humans ?? 0) - 1) };
}

/** What joins two components, or weakens what does. */
export const BONDS = { piped: 'held', welded: 'held', joined: 'joined', loosened: 'loosened' } as const;

const UNIVERSAL = { connector: 'universal' } as const;

/** A component that somebody on the ground has changed; what its sides are now, the true view says, if that depends on them. */
export function marked<Ship extends Pick<ShipView, 'tiles' | 'joints'>>(ship: Ship, square: Square, how: Marking): Ship {
  switch (how.type) {
    case 'welded':
    case 'piped':
    case 'joined':
    case 'loosened': return { ...ship, joints: [...(ship.joints ?? []), { between: [square, how.other], bond: BONDS[how.type] }] };
    case 'parted':
      return { ...ship, joints: (ship.joints ?? []).filter(({ between }) => !(between.includes(square) && between.includes(how.other))) };
    case 'swivels': return onTile(ship, square, (tile) => ({ ...tile, swivels: true }));
    case 'hemmed': return onTile(ship, square, (tile) => ({ ...tile, hemmed: true }));
    case 'became': return onTile(ship, square, (tile) => ({ ...tile, became: { component: how.component, turn: how.turn } }));
    case 'cleared': return onTile(ship, square, ({ hemmed: _, ...tile }) => tile);
    case 'restored': return onTile(ship, square, ({ became: _, ...tile }) => tile);
    case 'universal': return onTile(ship, square, (tile) => ({ ...tile, sides: [UNIVERSAL, UNIVERSAL, UNIVERSAL, UNIVERSAL] }));
    default: return ship;
  }
}

/** By what it happens says how far the card has got. */
function meanwhile(view: GameView, event: Event): GameView {
  const now = causeOf(event);
  if (!now || !('beat' in now)) return view;
  const { flight } = view;
  return { ...view, flight: { ...flight, now, phase: { type: 'card', value: now.beat } } };
}

/** The yard is drawn from the true view; what is only told changes no picture. */
export function after(before: GameView, event: Event): GameView {
  const view = meanwhile(before, event);
  if (!isDrawn(event)) return view;
  const onShip = (seat: Seat, change: (ship: ShipView) => ShipView): GameView => ({
    ...view,
    ships: view.ships.map((old, index) => (index === seat ? change(old) : old)),
  });
  const on = (seat: Seat, square: Square, change: (tile: PlacedTile) => PlacedTile) => onShip(seat, (ship) => onTile(ship, square, change));
  const onSeat = (seat: Seat, change: Partial<SeatView>): GameView => ({
    ...view,
    seats: view.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)),
  });

  const choose = (seat: Seat, option: number): GameView => {
    const { flight } = view;
    return { ...view, flight: { ...flight, chosen: [...(flight.chosen ?? []).filter((one) => one.seat !== seat), { seat, option }] } };
  };

  switch (event.type) {
    case 'landed': return choose(event.seat, event.planet);
    case 'junkyard_row': return choose(event.seat, event.row);
    case 'side_ignored': return choose(event.seat, SIDES.indexOf(event.side));
    case 'tile_lost': {
      const { seat, square } = event;
      const { seats } = onSeat(seat, { lost: (view.seats[seat]?.lost ?? 0) + 1 });
      return { ...(square === null ? view : onShip(seat, (ship) => without(ship, square))), seats };
    }
    case 'tile_taken_off': return onShip(event.seat, (ship) => without(ship, event.square));
    case 'crew_lost': return on(event.seat, event.cabin, (tile) => withoutCrew(tile, event.alien));
    case 'humans_boarded': return on(event.seat, event.cabin, (tile) => ({ ...tile, humans: event.humans }));
    case 'alien_boarded': return on(event.seat, event.cabin, (tile) => ({ ...tile, alien: event.alien }));
    case 'sleepers_boarded': return on(event.seat, event.chamber, (tile) => ({ ...tile, humans: event.humans }));
    case 'woken': return onShip(event.seat, (ship) => withHumans(withHumans(ship, event.chamber, -1), event.cabin, 1));
    case 'human_gained': return onShip(event.seat, (ship) => withHumans(ship, event.square, 1));
    case 'batteries_charged': return on(event.seat, event.square, (tile) => ({ ...tile, batteries: event.tokens }));
    case 'battery_spent': return on(event.seat, event.square, (tile) => withBatteries(tile, -1));
    case 'panel_used': return onShip(event.seat, (ship) => withBusy(ship, event.square));
    case 'crubots_on': return onShip(event.seat, (ship) => event.stations.reduce(withBusy, ship));
    case 'battery_gained': return on(event.seat, event.square, (tile) => withBatteries(tile, 1));
    case 'good_loaded': return on(event.seat, event.square, (tile) => withGood(tile, event.good, 1));
    case 'good_lifted':
    case 'good_lost':
    case 'catapulted': return on(event.seat, event.square, (tile) => withGood(tile, event.good, -1));
    case 'ship_turned': return onShip(event.seat, ({ turned = false, ...ship }) => ({ ...ship, turned: !turned }));
    case 'result_named': return onSeat(event.seat, { named_result: event.roll });
    case 'specialist_boarded': return onSeat(event.seat, { specialist: event.specialist });
    case 'road_drawn': {
      const { road, seat, instead } = event;
      const others = (roads: readonly Modifier[] = []) => [...roads.filter((other) => other !== instead), road];
      if (!instead) return view;
      if (seat !== null) return onSeat(seat, { roads: others(view.seats[seat]?.roads) });
      return { ...view, flight: { ...view.flight, roads: others(view.flight.roads) } };
    }
    case 'members_laid': return { ...view, flight: { ...view.flight, members: event.members } };
    case 'member_hired': {
      const { seat, member } = event;
      const { members, ...flight } = view.flight;
      const open = members?.filter((other) => other !== member) ?? [];
      const team = [...(view.seats[seat]?.team ?? []), { member, seasoned: false }];
      return { ...onSeat(seat, { team }), flight: { ...flight, ...(open.length ? { members: open } : {}) } };
    }
    case 'ability_used': return onSeat(event.seat, { spent: [...(view.seats[event.seat]?.spent ?? []), event.ability] });
    case 'marker_laid': {
      const { marker, square } = event;
      return onShip(event.seat, (ship) => ({ ...ship, markers: [...(ship.markers ?? []), { marker, square }] }));
    }
    case 'marker_lost':
      return onShip(event.seat, (ship) => ({ ...ship, markers: (ship.markers ?? []).filter(({ square }) => square !== event.square) }));
    case 'marked': return onShip(event.seat, (ship) => marked(ship, event.square, event.how));
    case 'moved': return inOrder(onSeat(event.seat, { position: event.position }));
    case 'ship_launched': {
      const { seat, position } = event;
      const launched = onSeat(seat, { position, flying: true });
      const order = launched.flight.order.includes(seat) ? launched.flight.order : [...launched.flight.order, seat];
      return inOrder({ ...launched, flight: { ...launched.flight, order } });
    }
    case 'left_flight': {
      const { seat, why } = event;
      const gone = (seats: Seat[]) => seats.filter((other) => other !== seat);
      const { order, announced } = view.flight;
      const flight = { ...view.flight, order: gone(order), announced: gone(announced) };
      return { ...onSeat(seat, { flying: false, gave_up: why }), flight };
    }
    case 'give_up_announced': {
      const { seat, announced } = event;
      const others = view.flight.announced.filter((other) => other !== seat);
      return { ...view, flight: { ...view.flight, announced: announced ? [...others, seat] : others } };
    }
    case 'card_revealed': {
      const { card } = event;
      const { now: _, chosen: __, ...flight } = view.flight;
      const { revealed: past, to_come: left } = flight;
      const revealed = [...past.filter((other) => other !== card), card];
      // One less is to come; of which deck it was, the true view says.
      const from = past.includes(card) ? -1 : left.findIndex((count) => count > 0);
      const to_come = left.map((count, deck) => count - (deck === from ? 1 : 0)) as typeof left;
      return { ...view, ships: view.ships.map(rested), flight: { ...flight, card, revealed, to_come, phase: { type: 'card', value: 0 } } };
    }
    case 'cards_added': {
      const deck = LEVELS.indexOf(event.deck);
      const to_come = view.flight.to_come.map((count, level) => count + (level === deck ? event.cards : 0)) as typeof view.flight.to_come;
      return { ...view, flight: { ...view.flight, to_come } };
    }
    case 'paid': {
      const { seat, credits, why } = event;
      const exact = view.seats[seat]?.credits_exact ? { credits: (view.seats[seat]?.credits ?? 0) + credits } : {};
      const known = onSeat(seat, { ...exact, ...(why.type === 'insurance' ? { insured: true } : {}) });
      return view.own?.seat === seat ? { ...known, own: { ...view.own, credits: view.own.credits + credits } } : known;
    }
    default: return nothingElse(event, view);
  }
}

/** Whoever is farther is ahead. */
function inOrder(view: GameView): GameView {
  const at = (seat: Seat) => view.seats[seat]?.position ?? 0;
  return { ...view, flight: { ...view.flight, order: [...view.flight.order].sort((a, b) => at(b) - at(a)) } };
}
