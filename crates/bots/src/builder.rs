//! How a bot builds: which tile to take, where to put it, when to read a pile, when to stop.

use crate::budget::Budget;
use crate::team::yard;
use crate::value::Value;
use crate::weights::{Term, Yard};
use fastrand::Rng;
use trucker_engine::building::Build;
use trucker_engine::content::Content;
use trucker_engine::ship::leeway::Leeway;
use trucker_engine::ship::legal::Surroundings;
use trucker_engine::squares::Square;
use trucker_engine::state::{Hand, MAX_RESERVE, Origin, Pace, RESERVE};
use trucker_engine::tile::{Component, TileId};
use trucker_engine::view::{HandView, View};
use trucker_engine::words::{Seat, Title, Turn};

/// How a tier goes about building.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How many piles it reads.
    pub piles: u8,
    /// How many face-up tiles it looks at while it waits for its turn.
    pub looks: usize,
    /// How many of them it looks at before each grip in real time, where there is less time for that; and with the tiles
    /// of *Another Big Expansion*, of which many are of little use to most ships.
    pub glances: (usize, usize),
    /// Grips without a gain after which it calls the ship finished, once it is big enough.
    pub patience: u8,
    /// Grips after which it finishes in any case, on boards of levels I to III.
    pub grips: u8,
    /// Does it finish at once when a rival has?
    pub hurries: bool,
    /// Does it keep rare parts that do not fit yet?
    pub reserves: bool,
    /// Does it make use of what its support team does in the yard?
    pub teamwork: bool,
}

/// A placement and what it gains.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// What the ship gains.
    pub gain: f32,
    /// Where.
    pub square: Square,
    /// How turned.
    pub turn: Turn,
}

/// The state of mind of a bot in the yard, for one flight.
#[derive(Clone, Debug)]
pub struct Builder {
    manner: Manner,
    flight: Option<u8>,
    budget: Budget,
    fruitless: u8,
    read: u8,
}

impl Builder {
    /// A builder of this manner.
    pub fn new(manner: Manner) -> Builder {
        Builder { manner, flight: None, budget: Budget::default(), fruitless: 0, read: 0 }
    }

    /// Grips after which this builder finishes in any case: more on boards larger than those of level III.
    fn grips(&self, view: View<'_>, seat: Seat) -> f32 {
        f32::from(self.manner.grips) * (view.board(seat).len() as f32 / USUAL_SQUARES).max(1.0)
    }

    /// Grips that this builder still means to take after the one at hand.
    pub fn left(&self, view: View<'_>, seat: Seat) -> f32 {
        let own = (self.grips(view, seat) - self.budget.spent()).max(0.0);
        self.budget.left(view, seat).map_or(own, |left| left.min(own))
    }

    /// How few the grips of this flight are, from 0 to 1.
    pub fn hurry(&self, view: View<'_>, seat: Seat) -> f32 {
        let grips = self.budget.spent() + self.left(view, seat);
        let (plenty, few) = PLENTY_AND_FEW;
        ((plenty - grips) / (plenty - few)).clamp(0.0, 1.0)
    }

    /// How far building has come, from 0 to 1: by tiles, or by grips if they run out first.
    pub fn progress(&self, view: View<'_>, seat: Seat) -> f32 {
        let tiles = view.ship(seat).occupied().len() as f32 / view.board(seat).len().max(1) as f32;
        let spent = self.budget.spent();
        let grips = spent / (spent + self.left(view, seat)).max(1.0);
        tiles.max(grips).min(1.0)
    }

    /// How low the bar must be, from 0 to 1: squares that are left to be filled with the grips that are left.
    fn need(&self, view: View<'_>, seat: Seat) -> f32 {
        let ship = view.ship(seat);
        let free = view.board(seat).minus(ship.occupied() | ship.kept_clear()).len() as f32;
        let slack = self.left(view, seat) / free.max(1.0);
        (1.0 - slack / GRIPS_FOR_A_SQUARE).clamp(0.0, 1.0)
    }

    /// The next step.
    pub fn step(&mut self, view: View<'_>, seat: Seat, value: &Value, rng: &mut Rng) -> Build {
        if self.flight != Some(view.flight_number()) {
            *self = Builder { flight: Some(view.flight_number()), ..Builder::new(self.manner) };
        }
        if !view.yard_is_open() {
            return Build::Go;
        }
        self.budget.begin(view);
        if view.looking(seat).is_some() {
            return Build::Close;
        }
        if let Some(HandView::Known(hand)) = view.hand(seat) {
            return self.put_down(view, seat, hand, value);
        }
        self.grip(view, seat, value, rng)
    }

    /// What to do with the tile in hand.
    fn put_down(&mut self, view: View<'_>, seat: Seat, hand: Hand, value: &Value) -> Build {
        let progress = self.progress(view, seat);
        if is_gold_engineer_waiting(view, seat) {
            return if view.may_build(Build::Reserve) { Build::Reserve } else { Build::Return };
        }
        let best = best_spot(view, seat, hand.tile, value, progress);
        let bar = self.threshold(value, progress.max(self.need(view, seat)));
        if self.manner.teamwork
            && let Some(step) = yard::odd_place(view, seat, hand.tile, value, progress, (bar, best))
        {
            self.fruitless = 0;
            return step;
        }
        match best {
            Some(spot) if spot.gain >= bar || hand.origin == Origin::Reserve => {
                self.fruitless = 0;
                Build::Place(spot.square, spot.turn)
            }
            _ => {
                self.fruitless = self.fruitless.saturating_add(1);
                let component = view.content().tile(hand.tile).component;
                let nowhere = best.is_none() && progress < 0.5 && view.reserve(seat).iter().all(Option::is_none);
                if self.manner.reserves && nowhere && is_rare(component) && view.may_build(Build::Reserve) {
                    return Build::Reserve;
                }
                let step = if hand.origin == Origin::Reserve { Build::Reserve } else { Build::Return };
                if view.may_build(step) {
                    step
                } else {
                    best.map_or(Build::Return, |spot| Build::Place(spot.square, spot.turn))
                }
            }
        }
    }

    /// The least gain for which a tile is kept: the bar falls as the ship grows.
    fn threshold(&self, value: &Value, progress: f32) -> f32 {
        let (early, late) = (value.weights().get(Term::ThresholdEarly), value.weights().get(Term::ThresholdLate));
        early + (late - early) * progress
    }

    /// Takes hold of something, or finishes.
    fn grip(&mut self, view: View<'_>, seat: Seat, value: &Value, rng: &mut Rng) -> Build {
        let finish = Build::Finish(view.open_spaces().trailing_zeros() as u8);
        if self.manner.teamwork && view.extra(seat) > 0 {
            return self.add_more(view, seat, value, rng);
        }
        if view.time_is_up() || view.starting_spaces().0.contains(&Some(seat)) {
            // No reason to give anyone more time than needed; who still builds leaves the timer alone.
            let steps = [Build::Flip, Build::Rest];
            return steps.into_iter().find(|step| view.may_build(*step)).unwrap_or(finish);
        }
        let squares = view.board(seat).len() as f32;
        let size = view.ship(seat).occupied().len() as f32 / squares;
        let later = if self.manner.teamwork { yard::added_later(view, seat) / squares } else { 0.0 };
        let big_enough = size + later >= value.weights().get(Term::FinishAt).clamp(0.4, 1.0);
        let tired = self.fruitless >= self.manner.patience && size > 0.55;
        let rivals_done = view.starting_spaces().iter().flatten().count();
        let hurry = self.manner.hurries && rivals_done > 0 && size > 0.75 && self.fruitless >= 3;
        let spent = self.budget.spent() >= self.grips(view, seat) || view.turns_left(seat) == Some(0);
        if self.manner.teamwork
            && let Some(step) = yard::halt(view, size)
        {
            return step;
        }
        let apart = self.manner.teamwork && yard::is_apart(&view.seat_rules(seat), view.ship(seat));
        let waits = apart && self.fruitless < self.manner.patience.saturating_mul(2);
        if (big_enough || tired || hurry) && !waits || spent {
            let delivery = if self.manner.teamwork { yard::delivery(view, seat, value) } else { None };
            return delivery.unwrap_or(finish);
        }
        let piles = self.manner.piles + u8::from(self.manner.teamwork && self.reads_all(view, seat));
        while self.read < piles && view.pile(usize::from(self.read)).is_some() {
            self.read += 1;
        }
        if self.read < piles && size > 0.3 && self.may_read(view, seat) {
            let pile = self.read;
            self.read += 1;
            if view.may_build(Build::Look(pile)) {
                return Build::Look(pile);
            }
        }
        self.budget.spend();
        if let Some(place) = self.best_reserved(view, seat, value) {
            return Build::TakeReserved(place);
        }
        if let Some(step) = self.lying_about(view, seat, value, rng) {
            return step;
        }
        if view.may_build(Build::Draw) {
            return Build::Draw;
        }
        match view.face_up().nth(rng.usize(..view.face_up().len().max(1))) {
            Some(tile) if view.may_build(Build::Take(tile)) && !is_gold_engineer_waiting(view, seat) => {
                Build::Take(tile)
            }
            _ => finish,
        }
    }

    /// A component more after having finished, or that is enough.
    fn add_more(&mut self, view: View<'_>, seat: Seat, value: &Value, rng: &mut Rng) -> Build {
        let tired = self.fruitless >= self.manner.patience.saturating_mul(2);
        let step = match self.best_reserved(view, seat, value) {
            Some(place) => Some(Build::TakeReserved(place)),
            None => self.lying_about(view, seat, value, rng).or(Some(Build::Draw)),
        };
        self.budget.spend();
        step.filter(|step| !tired && view.may_build(*step)).unwrap_or(Build::Rest)
    }

    /// Something to take that everyone sees, if it is worth it.
    fn lying_about(&mut self, view: View<'_>, seat: Seat, value: &Value, rng: &mut Rng) -> Option<Build> {
        let raid = if self.manner.teamwork && view.seat_rules(seat).takes_reserves {
            let progress = self.progress(view, seat);
            yard::raid(view, seat, value, (progress, self.bar_face_up(view, seat, value)))
        } else {
            None
        };
        if raid.is_some() || self.manner.looks == 0 {
            return raid;
        }
        self.best_face_up(view, seat, value, rng).map(Build::Take)
    }

    /// What a tile that lies face up must gain.
    fn bar_face_up(&self, view: View<'_>, seat: Seat, value: &Value) -> f32 {
        self.threshold(value, self.progress(view, seat).max(self.need(view, seat)))
            + value.weights().get(Term::FaceUpMargin).max(0.0)
    }

    /// Is there a pile that only an inspector may read, for a builder who reads all others?
    fn reads_all(&self, view: View<'_>, seat: Seat) -> bool {
        usize::from(self.manner.piles) + 1 == view.seat_rules(seat).piles()
    }

    /// Turn by turn a pile costs a turn: it is read only if there are turns to spare.
    fn may_read(&self, view: View<'_>, seat: Seat) -> bool {
        let free = view.board(seat).minus(view.ship(seat).occupied()).len();
        !is_turn_by_turn(view) || self.left(view, seat) >= GRIPS_TO_SPARE * free as f32
    }

    /// A reserved part that has found a place: almost any is better than paying for the part.
    fn best_reserved(&self, view: View<'_>, seat: Seat, value: &Value) -> Option<u8> {
        if view.seat_rules(seat).flies_with(Title::MasterEngineer) {
            return None; // Those parts are for later; the last one could only be moved.
        }
        let progress = self.progress(view, seat);
        (0..MAX_RESERVE as u8).find(|place| {
            let tile = view.reserve(seat)[usize::from(*place)];
            let fits = |tile| best_spot(view, seat, tile, value, progress);
            view.may_build(Build::TakeReserved(*place)) && tile.and_then(fits).is_some_and(|spot| spot.gain > -0.5)
        })
    }

    /// A face-up tile that gains clearly more than a tile has to. Only a few are looked at each time.
    fn best_face_up(&mut self, view: View<'_>, seat: Seat, value: &Value, rng: &mut Rng) -> Option<TileId> {
        let lying = view.face_up();
        let total = lying.len();
        if total == 0 {
            return None;
        }
        let progress = self.progress(view, seat);
        let bar = self.bar_face_up(view, seat, value);
        let mut best: Option<(f32, TileId)> = None;
        let (usual, among_more) = self.manner.glances;
        let glances = if Yard::of(view) == Yard::MoreTiles { among_more } else { usual };
        let looks = if is_turn_by_turn(view) { self.manner.looks } else { glances };
        let all = is_turn_by_turn(view) && looks >= total;
        for number in 0..looks.min(total) {
            // The latest tiles are not known to be where; people scan the heap, too.
            let tile = lying.nth(if all { number } else { rng.usize(..total) })?;
            if let Some(spot) = best_spot(view, seat, tile, value, progress)
                && spot.gain > best.map_or(bar, |(gain, _)| gain)
            {
                best = Some((spot.gain, tile));
            }
        }
        best.map(|(_, tile)| tile)
    }
}

/// Parts that there are few of and that every ship wants.
fn is_rare(component: Component) -> bool {
    matches!(
        component,
        Component::SpecialCargo(2) | Component::Battery(3) | Component::DoubleEngine | Component::DoubleCannon
    )
}

/// Squares of the largest boards that a manner's number of grips is meant for.
const USUAL_SQUARES: f32 = 36.0;

/// Grips for each free square with which the bar need not fall yet.
const GRIPS_FOR_A_SQUARE: f32 = 1.7;

/// Grips for each free square with which there are some to spare for piles.
const GRIPS_TO_SPARE: f32 = 2.5;

/// Grips in a flight that are plenty, and those that are few.
const PLENTY_AND_FEW: (f32, f32) = (60.0, 38.0);

fn is_turn_by_turn(view: View<'_>) -> bool {
    matches!(view.setup().pace, Pace::TurnByTurn { .. })
}

/// Must the reserve be filled before anything can be added?
fn is_gold_engineer_waiting(view: View<'_>, seat: Seat) -> bool {
    let engineer = view.seat_rules(seat).flies_with(Title::MasterEngineer);
    engineer && view.reserve(seat).iter().flatten().count() < RESERVE
}

/// Is nothing but its connectors different when the tile is turned?
pub fn looks_alike(content: &Content, tile: TileId) -> bool {
    let tile = content.tile(tile);
    let component = tile.component;
    // Engines may point two ways where ships turn round; where they may not, only one turn is legal.
    let pointed = component.is_cannon()
        || component.thrusts().is_some()
        || matches!(component, Component::Shield | Component::Catapult | Component::Engine | Component::DoubleEngine);
    !pointed && tile.plating.is_none()
}

/// The best place for a tile, if it fits anywhere.
pub fn best_spot(view: View<'_>, seat: Seat, tile: TileId, value: &Value, progress: f32) -> Option<Spot> {
    let (ship, content) = (view.ship(seat), view.content());
    let mut best: Option<Spot> = None;
    // Nothing is left unattached here: a second piece is thought about by itself (`team::yard`).
    let leeway = view.leeway(seat).map(Leeway::attached);
    let around = Surroundings::with(ship, view.board(seat), leeway);
    let mut before = None;
    let pipes = content.tile(tile).pipes;
    let symmetric = looks_alike(content, tile);
    for turn in Turn::ALL {
        // A tile that looks the same after a turn need not be tried twice.
        if symmetric && (0..turn.quarters()).any(|less| pipes.turned(Turn::from_quarters(less)) == pipes.turned(turn)) {
            continue;
        }
        for square in around.legal(content, tile, turn) {
            let before = *before.get_or_insert_with(|| value.of(ship, content, progress));
            let mut with = *ship;
            match &leeway {
                None => with.put(content, square, tile, turn),
                Some(leeway) => {
                    leeway.put(&mut with, content, &view.seat_rules(seat).freedoms, tile, (square, turn));
                }
            }
            let gain = value.of(&with, content, progress) - before;
            if best.is_none_or(|known| gain > known.gain) {
                best = Some(Spot { gain, square, turn });
            }
        }
    }
    best
}
