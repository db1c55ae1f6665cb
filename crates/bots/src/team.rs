//! The support team: whom to hire, and what to use. *Another Big Expansion*, *Support Team*.

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
use trucker_engine::words::{Good, Seat, Side, Turn};

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
        Reason::ForAbility { ability, about, ship } => manager.says(decision, ability, about, ship),
        _ => None,
    };
    answer.unwrap_or(Answer::Done)
}

/// What both abilities of a member bring in a flight of level I, in credits, roughly; most grow with the level.
fn per_flight(member: Member) -> [f32; 2] {
    match member {
        Member::Advertiser => [2.0, 0.5],
        Member::Architect => [0.6, 0.8],
        Member::Assembler => [0.5, 0.8],
        Member::Bureaucrat => [0.8, 0.8],
        Member::Buyer => [0.5, 0.1],
        Member::Deliveryman => [0.8, 0.4],
        Member::HotelClerk => [0.3, 0.6],
        Member::Hypergeometer => [0.5, 0.8],
        Member::Inspector => [0.2, 0.2],
        Member::Planner => [0.3, 0.8],
        Member::Plumber => [0.4, 0.3],
        Member::Saboteur => [0.1, 0.6],
        Member::SecurityGuard => [0.4, 0.2],
        Member::Smuggler => [1.2, 0.8],
        Member::StockBoy => [0.8, 0.4],
        Member::Swindler => [0.4, 2.0],
        Member::Trader => [2.0, 0.6],
        Member::Welder => [0.8, 1.0],
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

    /// What somebody is worth in the flights to come: both abilities in all of them but the first.
    fn member(&self, member: Member) -> f32 {
        let [first, second] = per_flight(member);
        // Before the first flight it is this one, too, that is still to come.
        let flown = if self.view.team(self.seat).is_empty() && self.view.revealed().is_empty() {
            self.view.flight_number()
        } else {
            self.view.flight_number() + 1
        };
        let setup = self.view.setup();
        let levels: Vec<f32> = setup.rounds().skip(flown.into()).map(|round| round.level.number().into()).collect();
        let all: f32 = levels.iter().sum();
        let later: f32 = levels.iter().skip(1).sum();
        // A rival whom it harms is one of several.
        first * all + second * later
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
