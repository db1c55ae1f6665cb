//! Hits, destruction, falling off.
//!
//! Base rulebook: *Hits to your ship*, *Meteor swarm*, *Combat zone*, *Stray big meteors*, *Support system hits*,
//! gold *Corridorist* and gold *Cruise Captain*. *Keep on Trucking*: *Ship IIA*, *Indestructible plating*,
//! *Shield boosters*, *Stasis chambers*, *Rough Roads*.

use crate::card::{Projectile, ProjectileKind};
use crate::decision::{Answer, Reason, Shape};
use crate::event::{Blow, Cause, Event, Loss, Unstopped};
use crate::fines;
use crate::modifiers::Moment;
use crate::script::{Cx, Flow};
use crate::ship::analysis::{self, Defence};
use crate::ship::board::{Arrival, Lines};
use crate::ship::joins::Held;
use crate::ship::{Part, Ship, board, boosters};
use crate::squares::{Square, Squares};
use crate::state::Phase;
use crate::tile::{Component, TileId};
use crate::words::{Alien, Credits, Dice, Roll, Seat, Side};
use arrayvec::ArrayVec;

/// Components that were hit, and by what: at most two lines of a board, from one end to the other.
type Blows = ArrayVec<(Square, Blow), 24>;

/// A projectile on its way to a component.
#[derive(Clone, Copy)]
struct Threat {
    projectile: Projectile,
    arrival: Arrival,
    target: Square,
}

impl Cx<'_, '_> {
    /// A projectile flies at a ship: does it meet a component, can it be stopped, and if not, what breaks?
    ///
    /// On some boards one roll strikes in two places at the same moment; then both are judged before anything breaks.
    pub fn face(&mut self, seat: Seat, projectile: Projectile, dice: Dice) -> Flow {
        let (lines, told) = self.lines(seat, projectile.from, dice);
        self.face_in(seat, projectile, told, lines)
    }

    /// Where something that is rolled for comes at a ship, and the number that the roll is told by.
    pub(super) fn lines(&self, seat: Seat, from: Side, dice: Dice) -> (Lines, Option<Roll>) {
        let (board, from) = (self.ship_board(seat), self.ship(seat).facing(from));
        (board::incoming(board, from, dice), board::told(board, from, dice))
    }

    /// A projectile flies at a ship in these lines, after a roll; if it misses, that is told with this number.
    pub(super) fn face_in(&mut self, seat: Seat, projectile: Projectile, told: Option<Roll>, lines: Lines) -> Flow {
        let mut threats = self.threats(seat, projectile, lines);
        if threats.is_empty() {
            let mut elsewhere = None;
            self.moment(Moment::Missed { seat, elsewhere: &mut elsewhere })?;
            if let Some(elsewhere) = elsewhere {
                threats = self.threats(seat, projectile, self.lines(seat, projectile.from, elsewhere).0);
            }
        }
        self.meet(seat, projectile, told, lines, &threats)
    }

    /// A projectile flies at a ship in this very row or column; nobody rolled for it.
    pub fn face_aimed(&mut self, seat: Seat, projectile: Projectile, line: Roll) -> Flow {
        let lines = board::arriving(self.ship_board(seat), self.ship(seat).facing(projectile.from), line);
        let threats = self.threats(seat, projectile, lines);
        self.meet(seat, projectile, Some(line), lines, &threats)
    }

    fn meet(
        &mut self,
        seat: Seat,
        projectile: Projectile,
        roll: Option<Roll>,
        lines: Lines,
        threats: &[Threat],
    ) -> Flow {
        let mut blows = Blows::new();
        match *threats {
            [] => {
                let projectile = analysis::as_met_by(self.ship(seat), self.seat_rules(seat), projectile);
                self.emit(Event::Missed { seat, projectile, roll, lines, cause: self.cause });
                return Ok(());
            }
            [only] => {
                if let Some(why) = self.stop(seat, only, None, &mut false)? {
                    self.hit(seat, only, why, &mut blows);
                }
            }
            _ => self.face_at_once(seat, threats, &mut blows)?,
        }
        if blows.is_empty() {
            Ok(())
        } else {
            self.destroy_by(seat, blows.iter().map(|(square, _)| *square).collect(), &blows)
        }
    }

    /// What strikes in several places at the same moment is judged before anything breaks.
    #[cold]
    fn face_at_once(&mut self, seat: Seat, threats: &[Threat], blows: &mut Blows) -> Flow {
        let mut standing = ArrayVec::<(Threat, Unstopped), 2>::new();
        let mut shielded = false;
        for (number, threat) in threats.iter().enumerate() {
            let later = threats.get(number + 1).filter(|threat| {
                let Threat { projectile, arrival, target } = **threat;
                let defence = analysis::defence(self.ship(seat), self.content, projectile, arrival.line, target);
                defence != Defence::Harmless
            });
            let also = standing.first().map(|(threat, _)| threat).or(later).map(|threat| threat.target);
            if let Some(why) = self.stop(seat, *threat, also, &mut shielded)? {
                standing.push((*threat, why));
            }
        }
        for (threat, why) in standing {
            // A shield that was raised against the other hit is up at the same moment.
            if shielded {
                self.emit(Event::Shielded {
                    seat,
                    projectile: threat.projectile,
                    target: threat.target,
                    cause: self.cause,
                });
            } else {
                self.hit(seat, threat, why, blows);
            }
        }
        Ok(())
    }

    /// Nothing stops it, and perhaps it goes on.
    fn hit(&mut self, seat: Seat, threat: Threat, unstopped: Unstopped, blows: &mut Blows) {
        self.note(seat, |tally| tally.hits = tally.hits.saturating_add(1));
        self.strike(seat, threat.target, Blow { projectile: threat.projectile, unstopped }, blows);
        self.pierce(seat, threat, blows);
    }

    fn strike(&mut self, seat: Seat, target: Square, blow: Blow, blows: &mut Blows) {
        let Blow { projectile, unstopped } = blow;
        self.emit(Event::Hit { seat, projectile, target, cause: self.cause, unstopped });
        blows.push((target, blow));
    }

    /// What a projectile would hit in those of these lines that are not empty.
    #[inline]
    fn threats(&self, seat: Seat, projectile: Projectile, lines: Lines) -> ArrayVec<Threat, 2> {
        let kind = analysis::as_met_by(self.ship(seat), self.seat_rules(seat), projectile).kind;
        let mut threats = ArrayVec::new();
        for arrival in lines.iter() {
            if let Some(target) = board::first_in_line(self.ship(seat), arrival) {
                threats.push(Threat { projectile: Projectile { kind, from: arrival.from }, arrival, target });
            }
        }
        threats
    }

    /// What a projectile destroys behind the component that it has just hit. Nothing but the component itself can stop
    /// it now.
    fn pierce(&mut self, seat: Seat, threat: Threat, blows: &mut Blows) {
        let Threat { projectile, arrival, .. } = threat;
        let pierced = usize::from(self.seat_rules(seat).piercing);
        for target in board::in_line(self.ship(seat), arrival).skip(1).take(pierced) {
            self.note(seat, |tally| tally.hits = tally.hits.saturating_add(1));
            if analysis::bounces(self.ship(seat), self.content, projectile, target) {
                self.emit(Event::Bounced { seat, projectile, target, cause: self.cause });
                break;
            }
            self.strike(seat, target, Blow { projectile, unstopped: Unstopped::Pierced }, blows);
        }
    }

    /// Is a projectile stopped, or harmless? If not: why? A shield that is up stops whatever comes at the same moment.
    fn stop(
        &mut self,
        seat: Seat,
        threat: Threat,
        also: Option<Square>,
        shielded: &mut bool,
    ) -> Flow<Option<Unstopped>> {
        let Threat { projectile, arrival: Arrival { line: roll, .. }, target } = threat;
        let defence = analysis::defence(self.ship(seat), self.content, projectile, roll, target);
        match defence {
            Defence::Harmless => {
                self.note(seat, |tally| tally.hits = tally.hits.saturating_add(1));
                self.emit(Event::Bounced { seat, projectile, target, cause: self.cause });
                return Ok(None);
            }
            // No answer is worse than a shield that is up already: it was powered against the same kind.
            _ if *shielded => {
                self.emit(Event::Shielded { seat, projectile, target, cause: self.cause });
                return Ok(None);
            }
            Defence::FreeShot => {
                if self.yes(seat, Reason::Shoot { projectile, roll, target, battery: false, also })? {
                    self.emit(Event::ShotDown { seat, projectile, target, cause: self.cause });
                    return Ok(None);
                }
            }
            Defence::PaidShot if self.can_power(seat, self.guns(seat, projectile, roll)) => {
                let guns = self.guns(seat, projectile, roll);
                let free = self.has_free_use(seat, guns, 1);
                if self.yes(seat, Reason::Shoot { projectile, roll, target, battery: !free, also })? {
                    self.pay_power_for(seat, guns, Squares::NONE)?;
                    self.emit(Event::ShotDown { seat, projectile, target, cause: self.cause });
                    return Ok(None);
                }
            }
            Defence::Shield if self.can_power(seat, analysis::shields(self.ship(seat), projectile.from)) => {
                let shields = analysis::shields(self.ship(seat), projectile.from);
                let free = self.has_free_use(seat, shields, 1);
                if self.yes(seat, Reason::RaiseShield { projectile, roll, target, also, free })? {
                    self.pay_power_for(seat, shields, Squares::NONE)?;
                    *shielded = true;
                    self.emit(Event::Shielded { seat, projectile, target, cause: self.cause });
                    return Ok(None);
                }
            }
            Defence::PaidShot | Defence::Shield | Defence::Hopeless => {}
        }
        let why = match defence {
            Defence::Hopeless => Unstopped::NoDefence,
            Defence::PaidShot if !self.can_power(seat, self.guns(seat, projectile, roll)) => Unstopped::NoBattery,
            Defence::Shield if !self.can_power(seat, analysis::shields(self.ship(seat), projectile.from)) => {
                Unstopped::NoBattery
            }
            _ => Unstopped::Declined,
        };
        if self.ship(seat).all_gadgets().is_empty() {
            return Ok(Some(why));
        }
        let stopped = self.stop_with_gadgets(seat, threat, also, shielded)?;
        Ok(if stopped { None } else { Some(why) })
    }

    /// Double cannons that can shoot a large meteor in this line.
    fn guns(&self, seat: Seat, projectile: Projectile, roll: Roll) -> Squares {
        let ship = self.ship(seat);
        analysis::aimed(ship, projectile.from, roll) & ship.part(Part::DoubleCannon)
    }

    /// What nothing else stops may be stopped by a catapult or a boosted shield.
    #[cold]
    fn stop_with_gadgets(
        &mut self,
        seat: Seat,
        threat: Threat,
        also: Option<Square>,
        shielded: &mut bool,
    ) -> Flow<bool> {
        let Threat { projectile, arrival: Arrival { line: roll, .. }, target } = threat;
        match projectile.kind {
            ProjectileKind::SmallMeteor | ProjectileKind::LightFire => Ok(false),
            ProjectileKind::LargeMeteor if self.catapult_meteor(seat, projectile, roll, target, also)? => {
                self.emit(Event::ShotDown { seat, projectile, target, cause: self.cause });
                Ok(true)
            }
            ProjectileKind::LargeMeteor | ProjectileKind::HeavyFire => {
                *shielded = self.boost_shield(seat, threat, also)?;
                Ok(*shielded)
            }
        }
    }

    /// *Keep on Trucking*, *Shield boosters*: with a booster, a shield stops what shields cannot. The booster and every
    /// shield up to the one that covers the side take a battery each.
    #[cold]
    fn boost_shield(&mut self, seat: Seat, threat: Threat, also: Option<Square>) -> Flow<bool> {
        let Threat { projectile, arrival: Arrival { line: roll, .. }, target } = threat;
        let power = self.power_left(seat);
        let tokens = |chain: Squares| {
            let tokens = chain.len() - self.panels(seat, chain).serve(chain);
            (tokens <= power as usize).then_some(tokens)
        };
        let chain = boosters::shield_chain(self.ship(seat), self.content, projectile.from, tokens);
        let Some((booster, boosted)) = chain else { return Ok(false) };
        let powered = boosted | Squares::of(booster);
        let free = self.has_free_use(seat, powered, powered.len());
        if !self.yes(seat, Reason::BoostShield { projectile, roll, target, powered, also, free })? {
            return Ok(false);
        }
        self.pay_power(seat, powered)?;
        self.emit(Event::Boosted { seat, booster, boosted });
        self.emit(Event::Shielded { seat, projectile, target, cause: self.cause });
        Ok(true)
    }

    /// Components are destroyed at once, perhaps with others around them; more may fall off, and the owner chooses
    /// which piece to fly on with.
    pub fn destroy(&mut self, seat: Seat, squares: Squares) -> Flow {
        self.destroy_by(seat, squares, &[])
    }

    /// The same, with what hit them.
    fn destroy_by(&mut self, seat: Seat, squares: Squares, blows: &[(Square, Blow)]) -> Flow {
        let before = *self.ship(seat);
        let mut destroyed = Squares::NONE;
        let mut next = squares & before.occupied();
        let mut by = self.cause;
        while !next.is_empty() {
            destroyed |= next;
            let mut more = Squares::NONE;
            let cause = by;
            for square in next {
                let (aboard, loss) = (self.ship(seat).afoot(square), Loss::Destroyed);
                // Marks go with the component.
                let loosened = self.ship(seat).loosened(square);
                let blow = blows.iter().find(|(hit, _)| *hit == square).map(|(_, blow)| *blow);
                self.by(cause, |cx| cx.lose_tile_by(seat, square, loss, blow));
                self.moment(Moment::TileLost { seat, square, aboard, loss, loosened, more: &mut more, by: &mut by })?;
            }
            next = more & self.ship(seat).occupied();
        }
        self.moment(Moment::Destroyed { seat, before: &before, destroyed })?;
        self.settle(seat, &before)
    }

    /// Components fall off, and what they held does, too.
    pub fn drop_off(&mut self, seat: Seat, squares: Squares) -> Flow {
        self.part_with(seat, squares, Loss::FellOff)
    }

    /// Components are given up: neither destroyed nor fallen off, but lost.
    pub fn give_up(&mut self, seat: Seat, squares: Squares) -> Flow {
        self.part_with(seat, squares, Loss::GivenUp)
    }

    fn part_with(&mut self, seat: Seat, squares: Squares, loss: Loss) -> Flow {
        let before = *self.ship(seat);
        let lost = squares & before.occupied();
        if lost.is_empty() {
            return Ok(());
        }
        for square in lost {
            self.lose_tile(seat, square, loss);
        }
        self.settle(seat, &before)
    }

    /// After a ship has lost components: it is brought into one piece, and crew that cannot stay leaves.
    fn settle(&mut self, seat: Seat, before: &Ship) -> Flow {
        loop {
            self.keep_one_piece(seat)?;
            let (mut falling, mut by) = (Squares::NONE, self.cause);
            self.moment(Moment::Settling { seat, falling: &mut falling, by: &mut by })?;
            falling &= self.ship(seat).occupied();
            if falling.is_empty() {
                break;
            }
            for square in falling {
                self.by(by, |cx| cx.lose_tile(seat, square, Loss::FellOff));
            }
        }
        self.evacuate_aliens(seat)?;
        self.moment(Moment::Settled { seat, before })?;
        let asleep = !self.ship(seat).all_gadgets().is_empty();
        if asleep && analysis::crew(self.ship(seat)) < analysis::crew(before) { self.wake(seat) } else { Ok(()) }
    }

    /// If the ship is in pieces, its owner chooses one; the others fall off.
    pub fn keep_one_piece(&mut self, seat: Seat) -> Flow {
        let ship = self.ship(seat);
        let occupied = ship.occupied();
        let Some(first) = occupied.first() else { return Ok(()) };
        let held = Held::of(ship);
        if held.reach(Squares::of(first)) == occupied {
            return Ok(());
        }
        if let Answer::Square(keep) = self.ask(seat, Shape::Square { from: occupied }, Reason::KeepPiece)? {
            for square in occupied & !held.reach(Squares::of(keep)) {
                self.by(Cause::Apart, |cx| cx.lose_tile(seat, square, Loss::FellOff));
            }
        }
        Ok(())
    }

    /// A component is lost, and has to be paid for unless the owner's rules say otherwise; gives what it costs, for
    /// whoever is told.
    pub(super) fn count_lost(&mut self, seat: Seat, tile: TileId, component: Component) -> Credits {
        self.state.lost.insert(tile);
        if !fines::counts(self.seat_rules(seat), component) {
            return Credits(0);
        }
        let told = self.events.is_some();
        let fine = if told { fines::of_more(self.state, self.content, seat, 1) } else { Credits(0) };
        self.state.players[seat].lost += 1;
        fine
    }

    /// Takes one component off a ship; what stood on it returns to the bank.
    pub fn lose_tile(&mut self, seat: Seat, square: Square, loss: Loss) {
        self.lose_tile_by(seat, square, loss, None);
    }

    fn lose_tile_by(&mut self, seat: Seat, square: Square, loss: Loss, blow: Option<Blow>) {
        let Some(component) = self.ship(seat).component(self.content, square) else { return };
        let Some((placed, aboard)) = self.state.ships[seat].take(self.content, square) else { return };
        self.bank_goods(aboard);
        // Mistakes cost nothing in the learning flight (Ruling 6).
        if self.state.rules.learning && self.state.phase == Phase::SpotCheck {
            self.state.yard.face_up.insert(placed.tile);
            self.emit(Event::TileTakenOff { seat, tile: placed.tile, square });
        } else {
            let fine = self.count_lost(seat, placed.tile, component);
            if loss == Loss::FellOff {
                self.note(seat, |tally| tally.fell_off = tally.fell_off.saturating_add(1));
            }
            let (tile, square) = (placed.tile, Some(square));
            let was = Some(component).filter(|was| *was != self.content.tile(tile).component);
            self.emit(Event::TileLost { seat, tile, square, loss, cause: self.cause, blow, was, fine });
        }
        if aboard.alien() == Some(Alien::Cyan) {
            self.dismiss_specialists(seat);
        }
    }
}
