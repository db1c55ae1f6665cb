//! The support team: whom to hire, and what to use. *Another Big Expansion*, *Support Team*.

pub mod yard;

use crate::value::Value;
use crate::weights::Weights;
use trucker_engine::building::alter;
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::modifiers::{About, Modifier, Part};
use trucker_engine::ship::marks::{Bond, Mark};
use trucker_engine::ship::{Part as Kind, Ship, analysis};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::team::{Ability, Member};
use trucker_engine::tile::Component;
use trucker_engine::view::View;
use trucker_engine::words::{Good, Level, Seat, Side, Turn};

/// What a bot says about its team, or nothing if it is no such question.
pub fn answer(view: View<'_>, decision: &Decision, weights: &Weights) -> Answer {
    let manager = Manager { view, seat: decision.seat, weights };
    let answer = match decision.reason {
        Reason::ChooseMember { from } => {
            let worth = |(_, member): &(usize, Member)| manager.member(*member);
            let best = from.iter().enumerate().max_by(|one, other| worth(one).total_cmp(&worth(other)));
            best.map(|(number, _)| Answer::Option(number as u8))
        }
        Reason::UseAbility { abilities, .. } => {
            let wanted = abilities.iter().position(|ability| manager.uses(ability));
            wanted.map(|number| Answer::Option(number as u8))
        }
        Reason::ForAbility { ability, about, ship, .. } => manager.says(decision, ability, about, ship),
        _ => None,
    };
    answer.unwrap_or(Answer::Done)
}

/// What a member brings in a flight on levels II, III and IV, in credits beside rivals without one: the first ability,
/// and both. Measured with veterans (`tests/bots/members.rs`), and rounded; level I counts as II. The guard counts half of
/// what stopping others brought, as bots build faster there than anybody does at a table.
fn per_flight(member: Member) -> [[f32; 2]; 3] {
    match member {
        Member::Advertiser => [[1.9, 2.7], [1.5, 2.1], [1.2, 1.7]],
        Member::Architect => [[0.5, 3.8], [1.0, 6.0], [4.5, 11.0]],
        Member::Assembler => [[0.6, 1.4], [1.5, 3.2], [3.4, 5.0]],
        Member::Bureaucrat => [[0.2, 3.7], [0.0, 3.6], [0.0, 3.2]],
        Member::Buyer => [[0.1, 0.1], [0.1, 0.1], [0.1, 0.1]],
        Member::Deliveryman => [[0.9, 2.7], [2.5, 3.5], [3.5, 5.7]],
        Member::HotelClerk => [[2.0, 2.1], [2.5, 3.1], [2.3, 2.8]],
        Member::Hypergeometer => [[2.0, 4.0], [2.5, 5.8], [2.0, 6.5]],
        Member::Inspector => [[0.0, 0.5], [0.0, 2.0], [0.0, 3.0]],
        Member::Planner => [[0.0, 2.0], [0.0, 2.0], [0.0, 4.0]],
        Member::Plumber => [[3.0, 3.0], [4.0, 4.0], [6.0, 6.0]],
        Member::Saboteur => [[0.0, 2.0], [0.0, 2.3], [0.0, 2.2]],
        Member::SecurityGuard => [[0.6, 4.3], [1.1, 6.5], [1.1, 4.5]],
        Member::Smuggler => [[0.5, 1.0], [0.9, 1.6], [1.0, 1.8]],
        Member::StockBoy => [[0.7, 1.6], [1.1, 1.5], [1.1, 1.1]],
        Member::Swindler => [[0.5, 3.5], [0.4, 3.6], [0.4, 4.2]],
        Member::Trader => [[0.6, 3.7], [0.0, 2.5], [0.0, 2.5]],
        Member::Welder => [[0.5, 1.8], [2.0, 3.0], [2.8, 5.5]],
    }
}

/// Differences smaller than this are not worth a token.
const SLIGHT: f32 = 0.05;

struct Manager<'a> {
    view: View<'a>,
    seat: Seat,
    weights: &'a Weights,
}

impl Manager<'_> {
    fn ship(&self) -> &Ship {
        self.view.ship(self.seat)
    }

    /// What somebody is worth in the flights to come: the first ability in the next one, both in all after it.
    fn member(&self, member: Member) -> f32 {
        // Before the first flight it is this one, too, that is still to come.
        let flown = if self.view.team(self.seat).is_empty() && self.view.revealed().is_empty() {
            self.view.flight_number()
        } else {
            self.view.flight_number() + 1
        };
        let by_level = per_flight(member);
        let worth = |(number, level): (usize, Level)| {
            by_level[usize::from(level.number()).saturating_sub(2)][usize::from(number > 0)]
        };
        self.view.setup().rounds().skip(flown.into()).map(|round| round.level).enumerate().map(worth).sum()
    }

    /// Is this worth using now?
    fn uses(&self, ability: Modifier) -> bool {
        let Some((member, which)) = ability.member() else { return false };
        match (member, which) {
            (Member::SecurityGuard, Ability::A) => {
                let exposed = |seat| analysis::exposed_connectors(self.view.ship(seat)) as f32;
                let others = self.view.seats().iter().filter(|seat| *seat != self.seat);
                let (count, sum) = others.fold((0.0, 0.0), |(count, sum), seat| (count + 1.0, sum + exposed(seat)));
                count > 0.0 && exposed(self.seat) < sum / count
            }
            (Member::Deliveryman, Ability::A) => self.best_delivery(None).is_some(),
            (Member::Assembler, Ability::A) => self.best_link(None).is_some(),
            // A pipe keeps what is joined already together a little better, and lets intruders and illness through.
            (Member::Plumber, _) => false,
            // From III on holds are wanted for what planets have: bought blocks cost more than they bring (measured).
            (Member::Trader, Ability::A) => self.view.rules().level <= Level::II,
            (Member::Trader, Ability::B) => self.best_price().is_some(),
            _ => true,
        }
    }

    fn says(&self, decision: &Decision, ability: Modifier, about: About, ship: Seat) -> Option<Answer> {
        let (member, _) = ability.member()?;
        let from = squares(&decision.shape);
        let one = |best: Option<Square>| match decision.shape {
            Shape::Square { .. } => best.map(Answer::Square),
            _ => Some(Answer::Set(best.into_iter().collect())),
        };
        match about {
            About::Component if member == Member::Assembler && ability == member.does(Ability::A) => {
                one(self.best_link(None).map(|(first, _)| first).filter(|first| from.contains(*first)))
            }
            About::Component if ship != self.seat => one(self.dearest(ship, from)),
            About::Component if member == Member::Hypergeometer => one(self.best_swivel(from)),
            About::Component => {
                one(from.iter().max_by_key(|square| analysis::exposed_on(self.view.ship(ship), *square)))
            }
            About::Partner { with } if member == Member::Assembler => {
                let link = self.best_link(Some(with));
                one(link.map(|(_, other)| other).filter(|other| from.contains(*other)))
            }
            About::Partner { .. } => one(self.dearest(ship, from)),
            About::Part => self.best_delivery(None).map(|(part, ..)| Answer::Option(part as u8)),
            About::Spot { part } => {
                let best = self.best_delivery(Some(part)).map(|(_, square, turn)| Answer::Place(square, turn));
                best.filter(|best| decision.shape.accepts(*best))
            }
            About::Side { .. } => decision.shape.nth(0),
            About::Marker { .. } => one(self.good_place(from)),
            About::Place { rival } => Some(self.bet(decision, rival)),
            About::FinishBonus => self.finish_bonus(),
            About::LooksBonus => Some(Answer::Option(u8::from(!self.looks_best()))),
            About::Blocks => decision.shape.legal().filter(|answer| matches!(answer, Answer::Option(_))).last(),
            About::Price => self.best_price().filter(|best| decision.shape.accepts(*best)),
        }
    }

    /// What the own ship would be worth as another one, beyond what it is.
    fn gain(&self, value: &Value, changed: &Ship) -> f32 {
        value.of(changed, self.view.content(), 1.0) - value.of(self.ship(), self.view.content(), 1.0)
    }

    fn value(&self) -> Value {
        Value::new(*self.weights, self.view, self.seat)
    }

    /// The two components that are best joined from afar, if that is worth anything; perhaps one of them is chosen.
    fn best_link(&self, chosen: Option<Square>) -> Option<(Square, Square)> {
        let (ship, content, value) = (self.ship(), self.view.content(), self.value());
        let does_something = |square: &Square| {
            !matches!(ship.component(content, *square), None | Some(Component::Structural | Component::Cargo(_)))
        };
        let few: Vec<Square> = match chosen {
            Some(chosen) => vec![chosen],
            None => ship.all_gadgets().iter().filter(does_something).collect(),
        };
        let links = few.iter().flat_map(|one| ship.occupied().iter().map(|other| (*one, other)));
        let mut best = None;
        for (one, other) in links.filter(|(one, other)| one != other) {
            let mut joined = *ship;
            if joined.mark(content, one, Mark::Joint(other, Bond::Joined)) {
                let gain = self.gain(&value, &joined);
                if gain > best.map_or(SLIGHT, |(most, _)| most) {
                    best = Some((gain, (one, other)));
                }
            }
        }
        best.map(|(_, link)| link)
    }

    /// What is best made of which component, if that is worth anything: mostly of structural modules.
    fn best_delivery(&self, wanted: Option<Part>) -> Option<(Part, Square, Turn)> {
        let (ship, content, value) = (self.ship(), self.view.content(), self.value());
        let is_plain = |square: &Square| ship.component(content, *square) == Some(Component::Structural);
        let mut best: Option<(f32, (Part, Square, Turn))> = None;
        for square in ship.occupied().iter().filter(is_plain) {
            for part in Part::ALL.into_iter().filter(|part| wanted.is_none_or(|wanted| wanted == *part)) {
                let mut changed = *ship;
                let fits = changed.mark(content, square, Mark::Kind(alter::delivered(part), Turn::NONE))
                    && trucker_engine::ship::legal::is_legal(&changed, self.view.board(self.seat));
                if fits {
                    let gain = self.gain(&value, &changed);
                    if gain > best.map_or(SLIGHT, |(most, _)| most) {
                        best = Some((gain, (part, square, Turn::NONE)));
                    }
                }
            }
        }
        best.map(|(_, delivery)| delivery)
    }

    /// The cannon that is best free to turn: one that does not point ahead, and a double one first.
    fn best_swivel(&self, from: Squares) -> Option<Square> {
        let ship = self.ship();
        let ahead = ship.barrels(Side::Front);
        from.iter().max_by_key(|square| (!ahead.contains(*square), ship.part(Kind::DoubleCannon).contains(*square)))
    }

    /// What it would hurt somebody most to lose.
    fn dearest(&self, whose: Seat, from: Squares) -> Option<Square> {
        let ship = self.view.ship(whose);
        let worth = |square: &Square| {
            let is = |kind| u8::from(ship.part(kind).contains(*square));
            4 * ship.aboard(*square).crew()
                + 3 * (is(Kind::Engine) + is(Kind::DoubleEngine))
                + 2 * (is(Kind::Cannon) + is(Kind::DoubleCannon))
                + is(Kind::Battery)
                + is(Kind::Shield)
        };
        from.iter().max_by_key(worth)
    }

    /// A square that will surely be built on: near the middle.
    fn good_place(&self, from: Squares) -> Option<Square> {
        let far = |square: &Square| {
            let apart = |one: u8, other: u8| i16::from(one).abs_diff(i16::from(other));
            apart(square.column(), Square::CENTRE.column()) + apart(square.row(), Square::CENTRE.row())
        };
        from.iter().min_by_key(far)
    }

    /// Everyone comes in as they start, but for those who can hardly fly.
    fn bet(&self, decision: &Decision, rival: Seat) -> Answer {
        let flies = |seat: &Seat| {
            let ship = self.view.ship(*seat);
            let engines = ship.part(Kind::Engine).len() + 2 * ship.part(Kind::DoubleEngine).len();
            engines > 1 && analysis::crew(ship) > 2
        };
        if !flies(&rival) {
            return Answer::Done;
        }
        let place = self.view.flight_order().filter(flies).position(|seat| seat == rival).unwrap_or(0);
        let bet = Answer::Option(place as u8);
        if decision.shape.accepts(bet) { bet } else { decision.shape.nth(0).unwrap_or(Answer::Done) }
    }

    /// Raises what oneself gets more of than the others do, and lowers the rest.
    fn finish_bonus(&self) -> Option<Answer> {
        let order: Vec<Seat> = self.view.flight_order().collect();
        let change =
            |seat| order.iter().position(|other| *other == seat).map_or(0, |place| 4usize.saturating_sub(place));
        let others: usize = self.view.seats().iter().filter(|seat| *seat != self.seat).map(change).sum();
        let rivals = self.view.seats().len().saturating_sub(1);
        Some(Answer::Option(u8::from(change(self.seat) * rivals < others)))
    }

    fn looks_best(&self) -> bool {
        let exposed = |seat| analysis::exposed_connectors(self.view.ship(seat));
        let best = self.view.flight_order().map(exposed).min();
        self.view.flying().contains(self.seat) && Some(exposed(self.seat)) == best
    }

    /// The price that is best changed: raised where one has more than the others, lowered where they do.
    fn best_price(&self) -> Option<Answer> {
        let blocks = |seat, good| f32::from(analysis::goods(self.view.ship(seat))[good]);
        let rivals = self.view.seats().len().saturating_sub(1).max(1) as f32;
        let ahead = |good: Good| {
            let others = self.view.seats().iter().filter(|seat| *seat != self.seat);
            blocks(self.seat, good) - others.map(|seat| blocks(seat, good)).sum::<f32>() / rivals
        };
        // The cheapest colour cannot become cheaper.
        let changes = Good::ALL.into_iter().flat_map(|good| {
            let lower = (good != Good::Blue).then(|| (-ahead(good), good.index() as u8 + 4));
            [Some((ahead(good), good.index() as u8)), lower].into_iter().flatten()
        });
        let (gain, option) = changes.max_by(|one, other| one.0.total_cmp(&other.0))?;
        (gain > 0.0).then_some(Answer::Option(option))
    }
}

/// The squares that a question offers.
fn squares(shape: &Shape) -> Squares {
    match shape {
        Shape::Square { from } | Shape::Set { from, .. } => *from,
        _ => Squares::NONE,
    }
}
