//! Intruders aboard: how they get in, what they do on their way, and what stops them.
//!
//! *Another Big Expansion*: *Intruders*, *Thrusters*, *Crubot stations*, *Armory*.

use crate::card::Intruders;
use crate::decision::{Answer, Reason, Shape};
use crate::event::{Event, Guard, TokenFor};
use crate::script::{Cx, Flow};
use crate::ship::board::{self, Lines};
use crate::ship::joins::Joined;
use crate::ship::walk::{self, Step};
use crate::ship::{crew, hidden, thrust};
use crate::squares::{Square, Squares};
use crate::words::{Dice, Good, Seat, Side};

impl Cx<'_, '_> {
    /// Intruders come at a ship where the dice say. How many of them are defeated aboard?
    ///
    /// Where they come may be moved, and crubots on their way may be switched on; then there is nothing left to decide
    /// before they are gone. Whoever stops them was there from the start, so it does not matter which of them walks
    /// first, and nobody can be asked before all have stopped (Ruling 134).
    #[cold]
    pub fn face_intruders(&mut self, seat: Seat, intruders: &Intruders, dice: Dice) -> Flow<u8> {
        let from = self.ship(seat).facing(intruders.from);
        let mut lines = board::boarding(self.ship_board(seat), from, dice);
        self.dodge(seat, from, dice, &mut lines)?;
        let number = intruders.hands.len() as u8;
        let Some(entry) = walk::entry(self.ship(seat), lines) else {
            self.emit(Event::IntruderMissed { seat, intruders: number, lines, cause: self.cause });
            return Ok(0);
        };
        self.post_crubots(seat, intruders, entry)?;
        let guarded = crew::guarded(self.ship(seat), self.content, self.crubots_on(seat));
        if guarded.contains(entry.square) {
            let Step { square, by: side } = entry;
            let (guard, cause) = (self.guard(seat, square), self.cause);
            self.emit(Event::IntruderTurnedAway { seat, intruders: number, square, side, guard, cause });
            return Ok(0);
        }
        let mut aboard = Aboard::default();
        for hand in &intruders.hands {
            let walk = walk::walk(self.ship(seat), guarded, entry, *hand, intruders.steps);
            let last = walk.steps.len();
            for (step, at) in (1..).zip(walk.steps) {
                let Step { square, by: side } = at;
                self.emit(Event::IntruderStepped { seat, hand: *hand, step, square, side, cause: self.cause });
                if walk.stopped && usize::from(step) == last {
                    let guard = self.guard(seat, square);
                    self.emit(Event::IntruderDefeated { seat, hand: *hand, step, square, guard, cause: self.cause });
                    aboard.defeated += 1;
                } else {
                    self.suffer_step(seat, intruders, step, square, &mut aboard);
                }
            }
            if !walk.stopped {
                self.emit(Event::IntruderLeft { seat, hand: *hand, step: last as u8, cause: self.cause });
            }
        }
        self.crew_lost(seat, aboard.emptied)?;
        let charged = aboard.charged & self.ship(seat).occupied();
        if !charged.is_empty() {
            self.emit(Event::ChargesExploded { seat, squares: charged, cause: self.cause });
            self.destroy(seat, charged)?;
        }
        Ok(aboard.defeated)
    }

    /// An intruder is in a component where nobody stops it.
    fn suffer_step(&mut self, seat: Seat, intruders: &Intruders, step: u8, square: Square, aboard: &mut Aboard) {
        if intruders.eats && self.devour(seat, square) {
            aboard.emptied.insert(square);
        }
        if intruders.charges.contains(&step) {
            aboard.charged.insert(square);
            self.emit(Event::ChargePlanted { seat, step, square, cause: self.cause });
        }
    }

    /// All crew, goods and battery tokens of a component are eaten; sleepers, crubots and hidden goods are not. Was
    /// there crew?
    fn devour(&mut self, seat: Seat, square: Square) -> bool {
        let mut crew = false;
        while self.ship(seat).quarters().contains(square) && self.lose_crew_member(seat, square) {
            crew = true;
        }
        let aboard = self.ship(seat).afoot(square);
        let hidden = hidden::goods(self.ship(seat), self.content, self.seat_rules(seat), square);
        for good in Good::ALL {
            for _ in hidden[good]..aboard.goods()[good] {
                self.lose_good(seat, square, good);
            }
        }
        for _ in 0..aboard.batteries() {
            self.drain(seat, square, TokenFor::Eaten);
        }
        crew
    }

    /// What it is in a guarded component that stops intruders.
    fn guard(&self, seat: Seat, square: Square) -> Guard {
        let armed = crew::armed(self.ship(seat), self.content, self.crubots_on(seat));
        if armed.contains(square) { Guard::ArmedCrew } else { Guard::AutoDefense }
    }

    /// A player may move the line in which intruders come, with a thruster that somebody can fire.
    fn dodge(&mut self, seat: Seat, from: Side, dice: Dice, lines: &mut Lines) -> Flow {
        let ship = self.ship(seat);
        if ship.all_gadgets().is_empty() {
            return Ok(());
        }
        let straight = thrust::boarding(self.ship_board(seat), from, dice);
        let met = thrust::met(ship, straight);
        let moved = |side| thrust::moved(ship.grid(), straight, side);
        let mut options = 0;
        for side in thrust::across(from) {
            // What misses in either line is no choice.
            let manned = thrust::manned(ship, self.content, side, self.crubots_on(seat));
            let can = || self.can_power(seat, manned) || self.crews(seat, side).next().is_some();
            if thrust::met(ship, moved(side)) != met && can() {
                options |= 1 << side.index();
            }
        }
        let reason = Reason::DodgeIntruders { lines: straight, met };
        let Answer::Option(side) = self.ask(seat, Shape::OneOf { options, may_pass: true }, reason)? else {
            return Ok(());
        };
        let side = Side::ALL[usize::from(side) % Side::ALL.len()];
        let thrusters = self.fire_manned(seat, side)?;
        *lines = thrust::moved(self.ship(seat).grid(), straight, side);
        let met = thrust::met(self.ship(seat), *lines);
        self.emit(Event::Thrust { seat, side, thrusters, lines: *lines, met });
        Ok(())
    }

    /// Crubots that are off and a thruster to this side that they could fire: there is power for both.
    fn crews(&self, seat: Seat, side: Side) -> impl Iterator<Item = (Square, Square)> + '_ {
        let (ship, power) = (self.ship(seat), self.power_left(seat));
        let (joined, thrusters) = (Joined::of(ship), thrust::thrusters(ship, side));
        let pairs = self.crubots_off(seat).iter().flat_map(move |station| {
            (joined.to(Squares::of(station)) & thrusters).iter().map(move |thruster| (station, thruster))
        });
        pairs.filter(move |(station, thruster)| {
            let both = Squares::of(*station) | Squares::of(*thruster);
            self.panels(seat, both).suffice(both, power)
        })
    }

    /// Powers a thruster to this side beside crew; if there is none, crubots are switched on to fire one.
    fn fire_manned(&mut self, seat: Seat, side: Side) -> Flow<Squares> {
        let manned = thrust::manned(self.ship(seat), self.content, side, self.crubots_on(seat));
        if self.can_power(seat, manned) {
            self.pay_power_for(seat, manned, Squares::NONE)?;
            return Ok(manned);
        }
        let from: Squares = self.crews(seat, side).map(|(station, _)| station).collect();
        let Answer::Square(chosen) = self.ask(seat, Shape::Square { from }, Reason::SwitchOnToThrust)? else {
            return Ok(Squares::NONE);
        };
        let Some(thruster) = self.crews(seat, side).find(|(station, _)| *station == chosen).map(|(_, fired)| fired)
        else {
            return Ok(Squares::NONE);
        };
        let (station, thruster) = (Squares::of(chosen), Squares::of(thruster));
        self.pay_power_for(seat, station, thruster)?;
        self.crubots_awake(seat, station);
        self.pay_power_for(seat, thruster, Squares::NONE)?;
        Ok(thruster)
    }

    /// The way of the intruders is settled: crubots on it that would be armed may be switched on, before a token can be
    /// eaten (Ruling 131).
    fn post_crubots(&mut self, seat: Seat, intruders: &Intruders, entry: Step) -> Flow {
        let off = self.crubots_off(seat);
        if off.is_empty() {
            return Ok(());
        }
        let (ship, on) = (self.ship(seat), self.crubots_on(seat));
        let guarded = crew::guarded(ship, self.content, on);
        if guarded.contains(entry.square) {
            return Ok(());
        }
        let way = intruders
            .hands
            .iter()
            .fold(Squares::NONE, |way, hand| way | walk::walk(ship, guarded, entry, *hand, intruders.steps).squares());
        let from = crew::armed(ship, self.content, on | off) & off & way;
        let stations = self.ask_for_power(seat, from, Reason::PostCrubots { entry: entry.square })?;
        self.switch_on(seat, stations)
    }
}

/// What intruders have done aboard, until all of them have stopped.
#[derive(Default)]
struct Aboard {
    defeated: u8,
    /// Cabins whose crew was eaten.
    emptied: Squares,
    /// Components with a charge.
    charged: Squares,
}
