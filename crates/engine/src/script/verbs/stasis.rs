//! Sleepers, and the specialists among the aliens.
//!
//! *Keep on Trucking*: *Stasis chambers*, *Cyan aliens*.

use crate::decision::{Answer, Reason, Shape};
use crate::event::Event;
use crate::modifiers::{Modifier, Modifiers, Moments};
use crate::script::{Cx, Flow};
use crate::ship::{analysis, gadgets};
use crate::squares::{Square, Squares};
use crate::tile::Component;
use crate::words::{Alien, Seat};

impl Cx<'_, '_> {
    /// At launch, humans lie down in every stasis chamber; some may stay awake there.
    pub fn fill_stasis(&mut self, seat: Seat) {
        for chamber in self.ship(seat).gadgets(self.content, Component::StasisChamber) {
            let (awake, humans) = self.ship(seat).chamber_places(Component::StasisChamber);
            self.state.ships[seat].set_asleep(chamber, humans);
            self.emit(Event::SleepersBoarded { seat, chamber, humans });
            if awake > 0 {
                self.board_humans(seat, chamber, awake);
            }
        }
    }

    /// After a loss of crew, sleepers may be woken and go to cabins joined to their chamber that have a free place, or
    /// stay there awake where some do.
    ///
    /// Each cabin that is named gets one of them; whoever wants a second one there says so again.
    pub fn wake(&mut self, seat: Seat) -> Flow {
        if self.ship(seat).all_gadgets().is_empty() { Ok(()) } else { self.wake_some(seat) }
    }

    #[cold]
    fn wake_some(&mut self, seat: Seat) -> Flow {
        loop {
            let from = gadgets::wakeable(self.ship(seat), self.content, self.seat_rules(seat));
            if from.is_empty() {
                return Ok(());
            }
            let max = gadgets::wakeable_at_once(self.ship(seat), self.content, from);
            match self.ask(seat, Shape::Set { from, max }, Reason::Wake)? {
                Answer::Set(cabins) if !cabins.is_empty() => {
                    for cabin in cabins {
                        self.wake_into(seat, cabin)?;
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    #[cold]
    fn wake_into(&mut self, seat: Seat, cabin: Square) -> Flow {
        let from = gadgets::sleeping_near(self.ship(seat), self.content, cabin);
        if let Answer::Square(chamber) = self.ask(seat, Shape::Square { from }, Reason::WakeFrom { cabin })? {
            let ship = &mut self.state.ships[seat];
            ship.set_asleep(chamber, ship.asleep(chamber).saturating_sub(1));
            ship.set_aboard(cabin, ship.aboard(cabin).with_humans(ship.aboard(cabin).humans() + 1));
            self.emit(Event::Woken { seat, chamber, cabin });
        }
        Ok(())
    }

    /// For want of crew, a penalty takes so many sleepers; all of them if there are not enough. Were there any?
    #[cold]
    pub(super) fn lose_sleepers(&mut self, seat: Seat, count: u8) -> Flow<bool> {
        let any = !gadgets::sleeping(self.ship(seat), self.content).is_empty();
        for left in (1..=count).rev() {
            let from = gadgets::sleeping(self.ship(seat), self.content);
            let Some(mut chamber) = from.first() else { break };
            if gadgets::sleepers(self.ship(seat), self.content) > u32::from(left)
                && let Answer::Square(chosen) = self.ask(seat, Shape::Square { from }, Reason::LoseCrew { left })?
            {
                chamber = chosen;
            }
            let ship = &mut self.state.ships[seat];
            ship.set_asleep(chamber, ship.asleep(chamber).saturating_sub(1));
            self.emit(Event::CrewLost { seat, cabin: chamber, alien: None, cause: self.cause });
        }
        Ok(any)
    }

    /// Specialists that nobody has, a bit each.
    pub fn free_specialists(&self) -> u16 {
        let taken =
            self.state.seats().iter().fold(Modifiers::NONE, |all, seat| all.or(self.seat_rules(seat).modifiers));
        let free = Modifier::SPECIALISTS.iter().enumerate().filter(|(_, specialist)| !taken.contains(**specialist));
        free.fold(0, |options, (number, _)| options | 1 << number)
    }

    /// A cyan alien comes aboard as this specialist.
    pub fn board_specialist(&mut self, seat: Seat, cabin: Square, specialist: Modifier) {
        self.board_alien(seat, cabin, Alien::Cyan);
        self.state.players[seat].rules.modifiers.insert(specialist);
        let moments = Moments::of([specialist].into_iter().collect());
        self.state.rules.moments = self.state.rules.moments.or(moments);
        self.emit(Event::SpecialistBoarded { seat, specialist });
    }

    /// The ability of a cyan alien is lost with it.
    #[cold]
    pub(super) fn dismiss_specialists(&mut self, seat: Seat) {
        if self.seat_rules(seat).modifiers.is_empty() || analysis::aliens(self.ship(seat), Alien::Cyan) > 0 {
            return;
        }
        for specialist in Modifier::SPECIALISTS {
            if self.seat_rules(seat).modifiers.contains(specialist) {
                self.state.players[seat].rules.modifiers.remove(specialist);
                self.emit(Event::SpecialistLost { seat, specialist });
            }
        }
    }

    /// The cyan alien leaves.
    pub fn send_specialist(&mut self, seat: Seat) -> Squares {
        let cabins = self.ship(seat).part_where(crate::ship::Part::Cabin, |aboard| aboard.alien() == Some(Alien::Cyan));
        if let Some(cabin) = cabins.first() {
            self.lose_crew_member(seat, cabin);
            self.emit(Event::Spared { seat });
        }
        cabins
    }
}
