//! Where to let intruders in, and who is to wait for them: their way is known before it is walked.

use super::{Pilot, squares_of};
use std::cell::OnceCell;
use trucker_engine::card::{Beat, Intruders};
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::ship::board::Lines;
use trucker_engine::ship::walk::{self, Step};
use trucker_engine::ship::{Aboard, Ship, crew, hidden, thrust};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::{Good, Goods, Side};

/// Intruders that have gone by: what is left of the ship, and how many of them were defeated.
struct Gone {
    /// All components, without what was eaten.
    eaten: Ship,
    charged: Squares,
    tokens: u32,
    defeated: u8,
}

impl Pilot<'_> {
    fn intruders(&self) -> Option<&Intruders> {
        self.beats().find_map(|beat| if let Beat::Intruders(intruders) = beat { Some(intruders) } else { None })
    }

    fn on(&self) -> Squares {
        crew::stations(self.ship, self.view.content()) & self.view.busy(self.seat)
    }

    /// The line in which intruders leave most, with crubots on their way that are worth their power.
    pub(super) fn dodge(&self, decision: &Decision, lines: Lines) -> Answer {
        let Some(intruders) = self.intruders() else { return Answer::Done };
        let mut best = (self.best_posts(intruders, walk::entry(self.ship, lines), 0).0, Answer::Done);
        for (number, side) in (0..).zip(Side::ALL) {
            if !decision.shape.accepts(Answer::Option(number)) {
                continue;
            }
            let entry = walk::entry(self.ship, thrust::moved(self.ship.grid(), lines, side));
            let left = self.best_posts(intruders, entry, self.tokens_to_dodge(side)).0;
            if left > best.0 + 0.001 {
                best = (left, Answer::Option(number));
            }
        }
        best.1
    }

    /// What firing a thruster to this side costs; where nobody is beside one, crubots have to be switched on, too.
    fn tokens_to_dodge(&self, side: Side) -> u32 {
        let manned = thrust::manned(self.ship, self.view.content(), side, self.on());
        if !self.view.panels(self.seat, manned).is_empty() {
            0
        } else if manned.is_empty() {
            2
        } else {
            1
        }
    }

    /// Crubots that are worth their power on the way of intruders.
    pub(super) fn post_crubots(&self, decision: &Decision, entry: Square) -> Squares {
        let Some(intruders) = self.intruders() else { return Squares::NONE };
        let entry = Step { square: entry, by: self.ship.facing(intruders.from) };
        let (_, posts) = self.best_posts(intruders, Some(entry), 0);
        let accepted = decision.shape.accepts(Answer::Set(posts));
        (posts & squares_of(decision)).only_if(accepted)
    }

    /// What is left when intruders have come in here and so many tokens were spent, with the best of the stations on
    /// their way switched on, if any is worth it.
    fn best_posts(&self, intruders: &Intruders, entry: Option<Step>, spent: u32) -> (f32, Squares) {
        let Some(entry) = entry else { return (self.left(intruders, None, spent), Squares::NONE) };
        let (content, on) = (self.view.content(), self.on());
        let mut best = (self.left(intruders, Some(&self.gone(intruders, entry, on)), spent), Squares::NONE);
        let off = crew::stations(self.ship, content).minus(on);
        for station in crew::armed(self.ship, content, on | off) & off {
            let post = Squares::of(station);
            let tokens = spent + self.view.tokens_for(self.seat, post) as u32;
            if tokens > self.view.power_left(self.seat) {
                continue;
            }
            let left = self.left(intruders, Some(&self.gone(intruders, entry, on | post)), tokens);
            if left > best.0 + 0.001 {
                best = (left, post);
            }
        }
        best
    }

    /// What intruders do who come in here.
    fn gone(&self, intruders: &Intruders, entry: Step, on: Squares) -> Gone {
        let mut gone = Gone { eaten: *self.ship, charged: Squares::NONE, tokens: 0, defeated: 0 };
        let guarded = crew::guarded(self.ship, self.view.content(), on);
        if guarded.contains(entry.square) {
            return gone;
        }
        for hand in &intruders.hands {
            let walk = walk::walk(self.ship, guarded, entry, *hand, intruders.steps);
            gone.defeated += u8::from(walk.stopped);
            for (step, at) in (1..).zip(&walk.steps) {
                if guarded.contains(at.square) {
                    break;
                }
                if intruders.eats {
                    let (content, rules) = (self.view.content(), self.view.seat_rules(self.seat));
                    let kept = hidden::goods(&gone.eaten, content, rules, at.square);
                    gone.eat(at.square, kept);
                }
                gone.charged.insert_if(at.square, intruders.charges.contains(&step));
            }
        }
        gone
    }

    /// What is left when intruders are gone, or have not come, and so many tokens were spent: those that were eaten
    /// anyway are no loss.
    fn left(&self, intruders: &Intruders, gone: Option<&Gone>, spent: u32) -> f32 {
        let Some(gone) = gone else {
            return self.best_piece(self.ship).1 - self.battery() * spent as f32;
        };
        let mut without = gone.eaten;
        for square in gone.charged {
            without.take(self.view.content(), square);
        }
        let pilot = self.aboard_of(&gone.eaten);
        let reward = intruders.reward.times(gone.defeated);
        pilot.best_piece(&without).1 + pilot.gain(&reward) - self.battery() * spent.saturating_sub(gone.tokens) as f32
    }

    /// The same pilot on a ship that has lost something, with the prices that were worked out.
    fn aboard_of<'s>(&'s self, ship: &'s Ship) -> Pilot<'s> {
        Pilot {
            view: self.view,
            seat: self.seat,
            ship,
            weights: self.weights,
            prices: self.prices.clone(),
            whole: OnceCell::new(),
            intact: OnceCell::new(),
        }
    }
}

impl Gone {
    /// All that a predator finds is eaten: nobody who is asleep, and no goods that are hidden.
    fn eat(&mut self, square: Square, hidden: Goods) {
        let aboard = self.eaten.afoot(square);
        self.tokens += u32::from(aboard.batteries());
        let asleep = self.eaten.all_gadgets().contains(square).then(|| self.eaten.asleep(square));
        let kept = Good::ALL.into_iter().fold(Aboard::default(), |kept, good| kept.with_good(good, hidden[good]));
        self.eaten.set_aboard(square, kept);
        if let Some(asleep) = asleep {
            self.eaten.set_asleep(square, asleep);
        }
    }
}
