// A view after one event, as far as pictures need it. The true view follows when a step has been played.

import type { Event, GameView, Good, Goods, PlacedTile, Seat, SeatView, ShipView, Square } from '../protocol';

const ORDER: readonly Good[] = ['red', 'yellow', 'green', 'blue'];

const without = (ship: ShipView, square: Square): ShipView => ({
  ...ship,
  tiles: ship.tiles.filter((tile) => tile.square !== square),
});

const onTile = (ship: ShipView, square: Square, change: (tile: PlacedTile) => PlacedTile): ShipView => ({
  ...ship,
  tiles: ship.tiles.map((tile) => (tile.square === square ? change(tile) : tile)),
});

function withGood(tile: PlacedTile, good: Good, by: number): PlacedTile {
  const old = tile.goods ?? [0, 0, 0, 0];
  const goods = ORDER.map((each, i) => Math.max(0, (old[i] ?? 0) + (each === good ? by : 0))) as Goods;
  return { ...tile, goods };
}

const withHumans = (ship: ShipView, square: Square, by: number): ShipView =>
  onTile(ship, square, (tile) => ({ ...tile, humans: Math.max(0, (tile.humans ?? 0) + by) }));

function withoutCrew({ alien, ...tile }: PlacedTile, lost: string | null): PlacedTile {
  if (lost) return tile;
  return { ...tile, ...(alien ? { alien } : {}), humans: Math.max(0, (tile.humans ?? 0) - 1) };
}

export function after(view: GameView, event: Event): GameView {
  if (typeof event === 'string') return view;
  const onShip = (seat: Seat, change: (ship: ShipView) => ShipView): GameView => ({
    ...view,
    ships: view.ships.map((old, index) => (index === seat ? change(old) : old)),
  });
  const on = (seat: Seat, square: Square, change: (tile: PlacedTile) => PlacedTile) =>
    onShip(seat, (ship) => onTile(ship, square, change));
  const onSeat = (seat: Seat, change: Partial<SeatView>): GameView => ({
    ...view,
    seats: view.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)),
  });

  if ('tile_lost' in event) {
    const { seat, square } = event.tile_lost;
    const { seats } = onSeat(seat, { lost: (view.seats[seat]?.lost ?? 0) + 1 });
    return { ...(square === null ? view : onShip(seat, (ship) => without(ship, square))), seats };
  }
  if ('tile_taken_off' in event) {
    return onShip(event.tile_taken_off.seat, (ship) => without(ship, event.tile_taken_off.square));
  }
  if ('crew_lost' in event)
    return on(event.crew_lost.seat, event.crew_lost.cabin, (tile) => withoutCrew(tile, event.crew_lost.alien));
  if ('humans_boarded' in event) {
    const { seat, cabin, humans } = event.humans_boarded;
    return on(seat, cabin, (tile) => ({ ...tile, humans }));
  }
  if ('alien_boarded' in event) {
    const { seat, cabin, alien } = event.alien_boarded;
    return on(seat, cabin, (tile) => ({ ...tile, alien }));
  }
  if ('batteries_charged' in event) {
    const { seat, square, tokens } = event.batteries_charged;
    return on(seat, square, (tile) => ({ ...tile, batteries: tokens }));
  }
  if ('battery_spent' in event) {
    const { seat, square } = event.battery_spent;
    return on(seat, square, (tile) => ({ ...tile, batteries: Math.max(0, (tile.batteries ?? 0) - 1) }));
  }
  if ('sleepers_boarded' in event) {
    const { seat, chamber, humans } = event.sleepers_boarded;
    return on(seat, chamber, (tile) => ({ ...tile, humans }));
  }
  if ('woken' in event) {
    const { seat, chamber, cabin } = event.woken;
    return onShip(seat, (ship) => withHumans(withHumans(ship, chamber, -1), cabin, 1));
  }
  if ('human_gained' in event) {
    const { seat, square } = event.human_gained;
    return onShip(seat, (ship) => withHumans(ship, square, 1));
  }
  if ('battery_gained' in event) {
    const { seat, square } = event.battery_gained;
    return on(seat, square, (tile) => ({ ...tile, batteries: (tile.batteries ?? 0) + 1 }));
  }
  if ('catapulted' in event)
    return on(event.catapulted.seat, event.catapulted.square, (tile) => withGood(tile, event.catapulted.good, -1));
  if ('ship_turned' in event)
    return onShip(event.ship_turned.seat, ({ turned = false, ...ship }) => ({ ...ship, turned: !turned }));
  if ('result_named' in event) return onSeat(event.result_named.seat, { named_result: event.result_named.roll });
  if ('specialist_boarded' in event)
    return onSeat(event.specialist_boarded.seat, { specialist: event.specialist_boarded.specialist });
  if ('good_loaded' in event)
    return on(event.good_loaded.seat, event.good_loaded.square, (tile) => withGood(tile, event.good_loaded.good, 1));
  if ('good_lifted' in event)
    return on(event.good_lifted.seat, event.good_lifted.square, (tile) => withGood(tile, event.good_lifted.good, -1));
  if ('good_lost' in event)
    return on(event.good_lost.seat, event.good_lost.square, (tile) => withGood(tile, event.good_lost.good, -1));
  if ('moved' in event) return inOrder(onSeat(event.moved.seat, { position: event.moved.position }));
  if ('ship_launched' in event) {
    const { seat, position } = event.ship_launched;
    const launched = onSeat(seat, { position, flying: true });
    const order = launched.flight.order.includes(seat) ? launched.flight.order : [...launched.flight.order, seat];
    return inOrder({ ...launched, flight: { ...launched.flight, order } });
  }
  if ('left_flight' in event) {
    const { seat, why } = event.left_flight;
    const gone = (seats: Seat[]) => seats.filter((other) => other !== seat);
    const { order, announced } = view.flight;
    const flight = { ...view.flight, order: gone(order), announced: gone(announced) };
    return { ...onSeat(seat, { flying: false, gave_up: why }), flight };
  }
  if ('give_up_announced' in event) {
    const { seat, announced } = event.give_up_announced;
    const others = view.flight.announced.filter((other) => other !== seat);
    return { ...view, flight: { ...view.flight, announced: announced ? [...others, seat] : others } };
  }
  if ('card_revealed' in event) {
    const { card } = event.card_revealed;
    const { revealed: past, to_come: left } = view.flight;
    const revealed = [...past.filter((other) => other !== card), card];
    // One less is to come; of which deck it was, the true view says.
    const from = past.includes(card) ? -1 : left.findIndex((count) => count > 0);
    const to_come = left.map((count, deck) => count - (deck === from ? 1 : 0)) as typeof left;
    return { ...view, flight: { ...view.flight, card, revealed, to_come, phase: { card: 0 } } };
  }
  if ('paid' in event) {
    const { seat, credits } = event.paid;
    const known = view.seats[seat]?.credits_exact
      ? onSeat(seat, { credits: (view.seats[seat]?.credits ?? 0) + credits })
      : view;
    return view.own?.seat === seat ? { ...known, own: { ...view.own, credits: view.own.credits + credits } } : known;
  }
  return view;
}

/** Whoever is farther is ahead. */
function inOrder(view: GameView): GameView {
  const at = (seat: Seat) => view.seats[seat]?.position ?? 0;
  return { ...view, flight: { ...view.flight, order: [...view.flight.order].sort((a, b) => at(b) - at(a)) } };
}
