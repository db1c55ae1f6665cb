//! A number that follows from how games ended: two builds that play the same games print the same one.
//!
//! It is made of what can be seen at the end, field by field, and not of [`State::digest`]: so it stays the same when
//! something about the state is kept in another way.

use super::batch::mix;
use trucker_engine::state::State;
use trucker_engine::words::Good;

/// How one game ended. Numbers of several games can be added in any order.
pub fn of(number: u64, end: &State) -> u64 {
    let mut sum = Sum(number);
    for drawn in end.drawn {
        sum.add(u64::from(drawn));
    }
    for seat in end.seats().iter() {
        let player = &end.players[seat];
        sum.add(player.credits.0 as u64);
        sum.add(u64::from(player.lost));
        sum.add(player.position.0 as u64);
        sum.add(player.place.map_or(u64::MAX, u64::from));
        sum.add(player.gave_up.map_or(u64::MAX, |why| why as u64));
        for held in player.title.iter().chain(player.second_title.iter()) {
            sum.add(held.title.index() as u64 * 2 + u64::from(held.gold));
        }
        let ship = &end.ships[seat];
        for (square, placed) in ship.tiles() {
            let aboard = ship.aboard(square);
            sum.add(square.index() as u64 | u64::from(placed.tile.0) << 8 | (placed.turn.quarters() as u64) << 24);
            sum.add(u64::from(aboard.crew()) | u64::from(aboard.batteries()) << 8);
            sum.add(aboard.alien().map_or(u64::MAX, |alien| alien.index() as u64));
        }
    }
    for card in end.flight.revealed.iter() {
        sum.add(u64::from(card.0));
    }
    for good in Good::ALL {
        sum.add(u64::from(end.bank[good]));
    }
    sum.0
}

struct Sum(u64);

impl Sum {
    fn add(&mut self, value: u64) {
        self.0 = mix(self.0 ^ value);
    }
}
