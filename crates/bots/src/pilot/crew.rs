//! Who is aboard, and what giving somebody up costs.

use super::Pilot;
use crate::weights::Term;
use trucker_engine::decision::{Answer, Decision, Shape};
use trucker_engine::modifiers::Modifier;
use trucker_engine::ship::joins::Joined;
use trucker_engine::ship::{Part, analysis, crew, gadgets, joins};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::{Alien, Level, Strength};

/// What being down to the last one is about, while cards are to come.
const LAST: f32 = 0.5;

impl Pilot<'_> {
    /// What losing or giving up so many of the crew costs: less if sleepers take their places, more if cabins leave
    /// with them, and everything if too few are left.
    pub(super) fn crew_price(&self, crew: u8) -> f32 {
        let given = u32::from(crew);
        if given == 0 {
            return 0.0;
        }
        let rules = self.view.seat_rules(self.seat);
        let asleep = if rules.free_cabins { 0 } else { self.sleepers_in_reach() };
        let left = analysis::crew(self.ship).saturating_sub(given) + asleep.min(given);
        // Nobody left: the flight is over for this ship. One left: it may be soon.
        let risk = match left {
            0 => self.leaving(),
            1 if self.view.cards_to_come() > 0 => LAST * self.leaving(),
            _ => 0.0,
        };
        let replaced = asleep.min(given) as f32;
        let each = self.crew_member();
        let cabins = if rules.free_cabins { 0.5 * f32::from(crew) * self.price(Term::PriceComponent) } else { 0.0 };
        risk + each * (f32::from(crew) - replaced) + 0.4 * each * replaced + cabins
    }

    /// The cabin whose loss hurts least: one of two humans, not the last human, no alien while humans remain.
    pub(super) fn lose_crew(&self) -> Option<Square> {
        let infectious = analysis::infectious_cabins(self.ship);
        let armed = crew::armed(self.ship, self.view.content(), Squares::NONE);
        let humans = analysis::humans(self.ship);
        let occupied = self.ship.quarters_where(|aboard| aboard.crew() > 0);
        occupied.iter().max_by_key(|cabin| {
            let aboard = self.ship.aboard(*cabin);
            let last_human = aboard.alien().is_none() && humans <= 1;
            let unarmed = !armed.contains(*cabin);
            (!last_human, aboard.humans() > 0, infectious.contains(*cabin), unarmed, aboard.humans())
        })
    }

    /// Of an alien and a human who live together, the human goes unless it is the last one.
    pub(super) fn lose_whom(&self, decision: &Decision) -> Answer {
        let alien = decision.shape.legal().find(|answer| matches!(answer, Answer::Alien(_)));
        alien.filter(|_| analysis::humans(self.ship) <= 1).unwrap_or(Answer::Humans)
    }

    /// Sleepers that could take the place of somebody awake.
    fn sleepers_in_reach(&self) -> u32 {
        let sleeping = gadgets::sleeping(self.ship, self.view.content());
        if sleeping.is_empty() {
            return 0;
        }
        let joined = Joined::of(self.ship);
        let homes = self.ship.part_where(Part::Cabin, |aboard| aboard.alien().is_none());
        let awake = self.ship.quirks().awake;
        let near = |chamber| awake || !(joined.to(Squares::of(chamber)) & homes).is_empty();
        let reached = sleeping.iter().filter(|chamber| near(*chamber));
        reached.map(|chamber| u32::from(self.ship.asleep(chamber))).sum()
    }

    /// An alien is worth its bonus if the strength it adds to is there; two humans otherwise.
    pub(super) fn place_crew(&self, decision: &Decision) -> Answer {
        let Shape::Occupant { aliens } = decision.shape else { return Answer::Humans };
        let humans: usize = self.ship.part(Part::Cabin).len() * 2;
        let may = |alien: Alien| aliens >> alien.index() & 1 != 0;
        let fewest = if self.ship.quirks().shared { 4 } else { 6 };
        if humans < fewest {
            return Answer::Humans;
        }
        let everything = Squares::ALL;
        if may(Alien::Purple)
            && analysis::cannon_strength(self.ship, self.view.content(), everything) >= Strength::points(2)
        {
            Answer::Alien(Alien::Purple)
        } else if may(Alien::Brown) && analysis::engine_strength(self.ship, everything) >= Strength::points(2) {
            Answer::Alien(Alien::Brown)
        } else if may(Alien::Cyan) && humans >= 8 {
            Answer::Alien(Alien::Cyan)
        } else {
            Answer::Humans
        }
    }

    /// The specialist that suits the ship best, among those nobody has.
    pub(super) fn specialist(&self, decision: &Decision) -> Answer {
        let (ship, content) = (self.ship, self.view.content());
        let room: u8 = ship.part(Part::Cargo).iter().map(|hold| analysis::containers(ship, content, hold)).sum();
        let others: u32 = [Alien::Purple, Alien::Brown].map(|alien| analysis::aliens(ship, alien)).iter().sum();
        let users = joins::consumers(ship, content).len() as f32;
        // Measured by giving each of them to a veteran at a table of three, level by level; class IV as level III.
        let by_level = |worth: [f32; 3]| worth[self.view.rules().level.min(Level::III).index()];
        let worth = |specialist: Modifier| match specialist {
            Modifier::Techie => by_level([0.15, 0.15, 0.3]) * users,
            Modifier::Merchant => by_level([0.35, 0.25, 0.2]) * f32::from(room),
            Modifier::Manager => 1.2 + 0.8 * others as f32,
            Modifier::Micronavigator => by_level([1.9, 2.3, 0.8]),
            Modifier::Diplomat => by_level([1.8, 1.8, 3.0]),
            _ => 1.0,
        };
        let options = decision.shape.legal().filter_map(|answer| match answer {
            Answer::Option(number) => Some((number, *Modifier::SPECIALISTS.get(usize::from(number))?)),
            _ => None,
        });
        let best = options.max_by(|(_, a), (_, b)| worth(*a).total_cmp(&worth(*b)));
        best.map_or(Answer::Done, |(number, _)| Answer::Option(number))
    }
}
