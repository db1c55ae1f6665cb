//! Hits, destruction, falling off.
//!
//! Base rulebook: *Hits to your ship*, *Meteor swarm*, *Combat zone*, *Stray big meteors*, *Support system hits*,
//! gold *Corridorist* and gold *Cruise Captain*. *Keep on Trucking*: *Ship IIA*, *Indestructible plating*,
//! *Shield boosters*, *Stasis chambers*.

use crate::card::{Projectile, ProjectileKind};
use crate::decision::{Answer, Reason, Shape};
use crate::event::{Event, Loss};
use crate::script::{Cx, Flow};
use crate::ship::analysis::{self, Defence};
use crate::ship::joins::Joins;
use crate::ship::{Part, board, boosters};
use crate::squares::{Square, Squares};
use crate::state::Phase;
use crate::words::{Alien, Roll, Seat, Side, Title};
use arrayvec::ArrayVec;

/// A projectile on its way to a component.
#[derive(Clone, Copy)]
struct Threat {
    projectile: Projectile,
    roll: Roll,
    target: Square,
}

impl Cx<'_, '_> {
    /// A projectile flies at a ship: does it meet a component, can it be stopped, and if not, what breaks?
    ///
    /// On some boards one roll strikes in two places at the same moment; then both are judged before anything breaks.
    pub fn face(&mut self, seat: Seat, projectile: Projectile, roll: Roll) -> Flow {
        let lines = board::incoming(self.ship_board(), projectile.from, roll);
        let threats: ArrayVec<Threat, 2> =
            lines.into_iter().filter_map(|(from, roll)| self.threat(seat, projectile.kind, from, roll)).collect();
        if threats.is_empty() {
            self.emit(Event::Missed { seat, projectile, roll });
            return Ok(());
        }
        let mut struck = Squares::NONE;
        let mut shielded = false;
        for threat in threats {
            if !self.stop(seat, threat, &mut shielded)? {
                self.emit(Event::Hit { seat, projectile: threat.projectile, target: threat.target });
                struck.insert(threat.target);
            }
        }
        if struck.is_empty() { Ok(()) } else { self.destroy(seat, struck) }
    }

    /// What a projectile in this line would hit, if the line is not empty.
    fn threat(&self, seat: Seat, kind: ProjectileKind, from: Side, roll: Roll) -> Option<Threat> {
        let target = board::first_in_line(self.ship(seat), from, roll)?;
        Some(Threat { projectile: Projectile { kind, from }, roll, target })
    }

    /// Is a projectile stopped, or harmless? A shield that is up stops whatever comes at the same moment.
    fn stop(&mut self, seat: Seat, threat: Threat, shielded: &mut bool) -> Flow<bool> {
        let Threat { projectile, roll, target } = threat;
        let powered = self.power_left(seat) > 0;
        match analysis::defence(self.ship(seat), self.content, projectile, roll, target) {
            Defence::Harmless => {
                self.emit(Event::Bounced { seat, projectile, target });
                return Ok(true);
            }
            // No answer is worse than a shield that is up already: it was powered against the same kind.
            _ if *shielded => {
                self.emit(Event::Shielded { seat, projectile, target });
                return Ok(true);
            }
            Defence::FreeShot => {
                if self.yes(seat, Reason::Shoot { projectile, roll, target, battery: false })? {
                    self.emit(Event::ShotDown { seat, projectile, target });
                    return Ok(true);
                }
            }
            Defence::PaidShot if powered => {
                if self.yes(seat, Reason::Shoot { projectile, roll, target, battery: true })? {
                    self.spend_battery(seat)?;
                    self.emit(Event::ShotDown { seat, projectile, target });
                    return Ok(true);
                }
            }
            Defence::Shield if powered => {
                if self.yes(seat, Reason::RaiseShield { projectile, roll, target })? {
                    self.spend_battery(seat)?;
                    *shielded = true;
                    self.emit(Event::Shielded { seat, projectile, target });
                    return Ok(true);
                }
            }
            Defence::PaidShot | Defence::Shield | Defence::Hopeless => {}
        }
        match projectile.kind {
            ProjectileKind::SmallMeteor | ProjectileKind::LightFire => Ok(false),
            ProjectileKind::LargeMeteor if self.catapult_meteor(seat, projectile, roll, target)? => {
                self.emit(Event::ShotDown { seat, projectile, target });
                Ok(true)
            }
            ProjectileKind::LargeMeteor | ProjectileKind::HeavyFire => {
                *shielded = self.boost_shield(seat, threat)?;
                Ok(*shielded)
            }
        }
    }

    /// *Keep on Trucking*, *Shield boosters*: with a booster, a shield stops what shields cannot. The booster and every
    /// shield up to the one that covers the side take a battery each.
    fn boost_shield(&mut self, seat: Seat, threat: Threat) -> Flow<bool> {
        let Threat { projectile, roll, target } = threat;
        let Some((booster, boosted)) = boosters::shield_chain(self.ship(seat), self.content, projectile.from) else {
            return Ok(false);
        };
        let powered = boosted | Squares::of(booster);
        if self.power_left(seat) < powered.len() as u32
            || !self.yes(seat, Reason::BoostShield { projectile, roll, target, powered })?
        {
            return Ok(false);
        }
        for _ in 0..powered.len() {
            self.spend_battery(seat)?;
        }
        self.emit(Event::Boosted { seat, booster, boosted });
        self.emit(Event::Shielded { seat, projectile, target });
        Ok(true)
    }

    /// Components are destroyed at once; others may fall off, and the owner chooses which piece to fly on with.
    pub fn destroy(&mut self, seat: Seat, squares: Squares) -> Flow {
        let before = *self.ship(seat);
        let mut falling = Squares::NONE;
        if self.seat_rules(seat).flies_with(Title::Corridorist) {
            // Neighbouring corridors fall off with it; that is no chain reaction, as falling off destroys nothing.
            let destroyed = squares.iter().filter(|square| self.is_corridor(seat, *square)).collect();
            falling = Joins::of(&before).neighbours(destroyed).minus(squares);
            falling = falling.iter().filter(|next| self.is_corridor(seat, *next)).collect();
        }
        for square in squares {
            self.lose_tile(seat, square, Loss::Destroyed);
        }
        for square in falling {
            self.lose_tile(seat, square, Loss::FellOff);
        }
        self.settle(seat, &before)
    }

    /// A component is handed over: neither destroyed nor fallen off, but lost; others may fall off.
    pub fn give_up(&mut self, seat: Seat, square: Square) -> Flow {
        let before = *self.ship(seat);
        self.lose_tile(seat, square, Loss::GivenUp);
        self.settle(seat, &before)
    }

    /// What follows when a ship has lost components: pieces fall off, aliens and tourists leave.
    fn settle(&mut self, seat: Seat, before: &crate::ship::Ship) -> Flow {
        self.keep_one_piece(seat)?;
        self.evacuate_aliens(seat);
        if self.seat_rules(seat).flies_with(Title::CruiseCaptain) {
            self.scare_tourists(seat, before);
        }
        if analysis::crew(self.ship(seat)) < analysis::crew(before) { self.wake(seat) } else { Ok(()) }
    }

    fn is_corridor(&self, seat: Seat, square: Square) -> bool {
        self.ship(seat).at(square).is_some_and(|placed| self.content.tile(placed.tile).is_corridor())
    }

    /// If the ship is in pieces, its owner chooses one; the others fall off.
    pub fn keep_one_piece(&mut self, seat: Seat) -> Flow {
        let ship = self.ship(seat);
        let occupied = ship.occupied();
        let Some(first) = occupied.first() else { return Ok(()) };
        let joins = Joins::of(ship);
        if joins.reach(Squares::of(first)) == occupied {
            return Ok(());
        }
        if let Answer::Square(keep) = self.ask(seat, Shape::Square { from: occupied }, Reason::KeepPiece)? {
            for square in occupied & !joins.reach(Squares::of(keep)) {
                self.lose_tile(seat, square, Loss::FellOff);
            }
        }
        Ok(())
    }

    /// Gold Cruise Captain: each newly exposed connector of a cabin costs it a crew member (Ruling 14).
    fn scare_tourists(&mut self, seat: Seat, before: &crate::ship::Ship) {
        for cabin in self.ship(seat).part(Part::Cabin) {
            let more = analysis::exposed_on(self.ship(seat), cabin).saturating_sub(analysis::exposed_on(before, cabin));
            for _ in 0..more {
                self.lose_crew_member(seat, cabin);
            }
        }
    }

    /// Takes one component off a ship; what stood on it returns to the bank.
    pub fn lose_tile(&mut self, seat: Seat, square: Square, loss: Loss) {
        let Some((placed, aboard)) = self.state.ships[seat].take(self.content, square) else { return };
        self.bank_goods(aboard);
        // Mistakes cost nothing in the learning flight (Ruling 6).
        if self.state.rules.learning && self.state.phase == Phase::SpotCheck {
            self.state.yard.face_up.insert(placed.tile);
            self.emit(Event::TileTakenOff { seat, tile: placed.tile, square });
        } else {
            self.state.lost.insert(placed.tile);
            self.state.players[seat].lost += 1;
            self.emit(Event::TileLost { seat, tile: placed.tile, square: Some(square), loss });
        }
        if aboard.alien() == Some(Alien::Cyan) {
            self.dismiss_specialists(seat);
        }
    }
}
