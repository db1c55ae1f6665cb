//! What the property tests share: the box, every kind of table, and players who do anything that is legal.

#![allow(dead_code)] // Every test uses a part of it.

pub mod scene;

use fastrand::Rng;
use std::sync::{Arc, LazyLock};
use trucker_engine::audit;
use trucker_engine::building::{self, Build};
use trucker_engine::chance::{Chance, Draw, Seed};
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Decision, Reason};
use trucker_engine::event::Event;
use trucker_engine::game::{Action, Game};
use trucker_engine::refusal::Refusal;
use trucker_engine::script::Decider;
use trucker_engine::setup::{Boxes, Dock, Extras, Leg, Legs, Set};
use trucker_engine::ship::legal::{self, Surroundings};
use trucker_engine::state::{Aid, Mode, Pace, Phase, RESERVE, Setup, State};
use trucker_engine::team::Hiring;
use trucker_engine::view::View;
use trucker_engine::words::{ByLevel, Level, MAX_SEATS, Seat, Seats, Turn};

/// Every box together. Tables that play with the base box alone use nothing else of it.
pub fn content() -> Arc<Content> {
    static BOX: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(trucker_content::all().clone()));
    BOX.clone()
}

/// Every seat a table can have.
pub fn all_seats() -> impl Iterator<Item = Seat> {
    (0..MAX_SEATS).filter_map(Seat::new)
}

/// Every mode.
pub const MODES: [Mode; 5] =
    [Mode::Learning, Mode::Flight(Level::I), Mode::Flight(Level::II), Mode::Flight(Level::III), Mode::Trek];

/// Every kind of table: modes, one to five players, paces, aids. Credits are open at every other one.
pub fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for mode in MODES {
        for players in 1..=5 {
            // With everything that is new beside the decks and ships of the base box.
            if mode != Mode::Learning && (mode != Mode::Trek || players > 1) {
                let extras = Extras {
                    technology: true,
                    adventures: players % 2 == 0,
                    abe_technology: players > 2,
                    abe_adventures: players % 3 != 1,
                    intruders: players > 2,
                    ..Extras::default()
                };
                let pace = Pace::RealTime { run: 30_000 };
                let aid = if players % 2 == 0 { Aid::Tabletop } else { Aid::Assisted };
                all.push(Setup { pace, aid, extras, ..Setup::new(players, mode) });
            }
            for pace in [Pace::RealTime { run: 30_000 }, Pace::TurnByTurn { last_turns: Some(10) }] {
                for aid in [Aid::Assisted, Aid::Tabletop] {
                    if mode != Mode::Trek || players > 1 {
                        all.push(Setup { pace, aid, open_credits: all.len() % 2 == 1, ..Setup::new(players, mode) });
                    }
                }
            }
        }
    }
    // Class IV has a deck of its own, and five need the tiles of two boxes.
    for players in 1..=5 {
        let technology = players > 2;
        let extras = Extras { technology, abe_technology: true, abe_adventures: true, ..Extras::default() };
        let mode = Mode::Flight(Level::IV);
        all.push(Setup { pace: Pace::RealTime { run: 30_000 }, extras, ..Setup::new(players, mode) });
    }
    all
}

/// Tables with rules of the road for all or for some, and treks by the newer rules.
pub fn rough_setups() -> Vec<Setup> {
    let mut all = Vec::new();
    let plain = setups().into_iter().filter(|setup| setup.mode != Mode::Learning && setup.extras.is_none());
    for (i, plain) in plain.enumerate() {
        let whole_box = i % 3 == 0;
        let ships = ByLevel([whole_box, i % 5 == 0, whole_box, false]);
        let mut extras = Extras { rough_roads: (i % 4) as u8, technology: whole_box, ships, ..Extras::default() };
        extras.adventures = i % 2 == 0;
        extras.abe_technology = i % 5 < 2;
        extras.abe_adventures = i % 7 < 3;
        extras.intruders = i % 6 < 3;
        for (level, often) in [(Level::II, 7), (Level::III, 4)] {
            extras.abe_ships[level] = i % often == 1 && !extras.ships[level];
        }
        for seat in 0..usize::from(plain.players) {
            extras.handicaps.0[seat] = if i % 4 == 0 { 1 + (i / 4 + seat) as u8 % 3 } else { 0 };
        }
        if plain.mode == Mode::Trek {
            extras.titles = i % 2 == 0;
            extras.titles_first = i % 4 == 0;
            extras.dock = [Dock::None, Dock::Low, Dock::High][i % 3];
            extras.half_scores = whole_box || i % 2 == 1;
            extras.double_titles = plain.players == 2;
            extras.roads_anew = i % 3 == 2;
        }
        all.push(Setup { extras, ..plain });
    }
    all
}

/// Campaigns: levels in any order, boards and boxes that change from flight to flight, decks that run short.
pub fn campaigns() -> Vec<Setup> {
    let leg = Leg::of;
    let everything =
        Boxes { technology: true, adventures: true, abe_technology: true, abe_adventures: true, intruders: true };
    let lists = [
        vec![
            Leg { ships: Set::KeepOnTrucking, boxes: everything, roads: 1, ..leg(Level::II) },
            leg(Level::II),
            Leg { boxes: Boxes { technology: true, ..Boxes::default() }, ..leg(Level::I) },
        ],
        vec![leg(Level::I), Leg { boxes: everything, ..leg(Level::I) }],
        vec![Leg { boxes: Boxes { adventures: true, ..Boxes::default() }, ..leg(Level::II) }; 4],
        vec![
            Leg { ships: Set::KeepOnTrucking, roads: 2, ..leg(Level::III) },
            Leg { boxes: everything, ..leg(Level::I) },
        ],
    ];
    let campaign = |(i, list): (usize, Vec<Leg>)| {
        let mode = Mode::Campaign(Legs::new(&list).expect("a campaign"));
        let extras = Extras { roads_anew: i % 2 == 0, ..Extras::default() };
        Setup { extras, pace: Pace::RealTime { run: 30_000 }, ..Setup::new(1 + i as u8, mode) }
    };
    lists.into_iter().enumerate().map(campaign).collect()
}

/// Tables with a support team: dealt before a single flight, between the flights of a campaign, or contested.
pub fn teams() -> Vec<Setup> {
    let everything =
        Boxes { technology: true, adventures: true, abe_technology: true, abe_adventures: true, intruders: true };
    let turns = Pace::TurnByTurn { last_turns: Some(5) };
    let mut all = Vec::new();
    for (i, (pace, aid)) in [
        (Pace::RealTime { run: 30_000 }, Aid::Assisted),
        (turns, Aid::Assisted),
        (Pace::RealTime { run: 30_000 }, Aid::Tabletop),
    ]
    .into_iter()
    .enumerate()
    {
        let first = Extras { support_team: Hiring::DealtFirst, technology: i == 1, ..Extras::default() };
        all.push(Setup { pace, aid, extras: first, ..Setup::new(2 + i as u8, Mode::Flight(Level::II)) });
        let leg = Leg { boxes: everything, ..Leg::of(Level::I) };
        let ships = [Set::Base, Set::AnotherBigExpansion, Set::KeepOnTrucking][i];
        let list = [Leg { level: Level::II, ships, ..leg }, leg, Leg { level: Level::III, ships, ..leg }, leg];
        let support_team = if i == 1 { Hiring::Contested } else { Hiring::Dealt };
        let mode = Mode::Campaign(Legs::new(&list).expect("a campaign"));
        let extras = Extras { support_team, ..Extras::default() };
        all.push(Setup { pace, aid, extras, ..Setup::new(3 + i as u8, mode) });
    }
    all
}

/// Says which game failed, if one does.
pub struct Witness(pub String);

impl Drop for Witness {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("failed in: {}", self.0);
        }
    }
}

/// Calls a test for every kind of table, `rounds` times, with a number that differs each time.
///
/// `TRUCKER_ROUNDS=100` plays a hundred times as many games.
pub fn for_every_table(rounds: u64, mut test: impl FnMut(Setup, u64)) {
    let more = std::env::var("TRUCKER_ROUNDS").ok().and_then(|number| number.parse().ok()).unwrap_or(1);
    let rounds: u64 = rounds * more;
    for (i, setup) in setups().into_iter().chain(rough_setups()).chain(campaigns()).chain(teams()).enumerate() {
        for round in 0..rounds {
            let number = round * 1001 + i as u64;
            let _witness = Witness(format!("{setup:?}, number {number}"));
            test(setup, number);
        }
    }
}

/// A game with players who do anything that is legal, at random.
pub struct Table {
    pub game: Game,
    pub seed: Seed,
    pub rng: Rng,
    pub at: u32,
    /// The events of setting up.
    pub first_events: Vec<Event>,
    build_steps: u32,
    dense: bool,
}

impl Table {
    /// A table whose ships are not built by its players but found full: flights are long and eventful.
    pub fn with_full_ships(setup: Setup, number: u64) -> Table {
        Table { dense: true, ..Table::new(setup, number) }
    }

    pub fn new(setup: Setup, number: u64) -> Table {
        let mut seed = Seed::from_number(number);
        let (game, first_events) = Game::new(setup, content(), &mut seed).expect("the setup is possible");
        Table { game, seed, rng: Rng::with_seed(number), at: 0, first_events, build_steps: 0, dense: false }
    }

    /// What somebody could do next.
    pub fn pick(&mut self) -> (Seat, Action) {
        let state = self.game.state();
        if state.phase == Phase::Building {
            self.build_steps += 1;
            let waiting: Vec<Seat> = self.game.waiting_for().iter().collect();
            let seat = self.rng.choice(waiting).expect("somebody may build");
            let hurry = self.build_steps > 90 * u32::from(state.setup.players);
            return (seat, Action::Build(random_build(&mut self.rng, state, self.game.content(), seat, hurry)));
        }
        self.build_steps = 0;
        let decision = *self.rng.choice(self.game.asked()).expect("somebody is asked");
        (decision.seat, Action::Answer(random_answer(&mut self.rng, &decision)))
    }

    /// Lets a little time pass, and a player do something.
    pub fn submit(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        self.game.submit(seat, action, self.at, &mut self.seed)
    }

    /// Somebody does something legal; sometimes nothing but time passes, or a finished player turns the timer.
    pub fn step(&mut self) -> Vec<Event> {
        if self.dense && self.game.state().phase == Phase::Building {
            let mut state = *self.game.state();
            fill_ships(&mut self.rng, &mut state, self.game.content());
            self.game = Game::from_state(state, content());
            return self.game.resume(&mut self.seed);
        }
        self.at += self.rng.u32(..1_500);
        let mut events = self.game.tick(self.at);
        for seat in self.game.state().seats().iter() {
            if self.game.state().yard.finished().contains(seat) && self.rng.u8(..4) == 0 {
                events.extend(self.submit(seat, Action::Build(Build::Flip)).unwrap_or_default());
            }
        }
        while self.game.state().phase == Phase::Building && self.game.waiting_for().is_empty() {
            // Everyone who still builds has to stop for a while.
            self.at += 1_000;
            events.extend(self.game.tick(self.at));
        }
        let (seat, action) = self.pick();
        events.extend(
            self.submit(seat, action).unwrap_or_else(|refusal| panic!("{action:?} of {seat} was refused: {refusal}")),
        );
        events
    }

    /// Goes on until a test is satisfied or the game is over.
    pub fn play_until(&mut self, mut enough: impl FnMut(&Game) -> bool) {
        while !self.game.is_over() && !enough(&self.game) {
            self.step();
        }
    }
}

/// One of the things a builder may do now; someone in a hurry only wants to finish.
pub fn random_build(rng: &mut Rng, state: &State, content: &Content, seat: Seat, hurry: bool) -> Build {
    let legal = building::legal(state, content, seat);
    let one_of = |rng: &mut Rng, wanted: fn(&Build) -> bool| {
        rng.choice(legal.iter().copied().filter(wanted).collect::<Vec<_>>())
    };
    if hurry {
        let ways: [fn(&Build) -> bool; 4] = [
            |build| matches!(build, Build::Finish(_) | Build::Go | Build::Rest),
            |build| matches!(build, Build::Return | Build::Close),
            |build| matches!(build, Build::Place(..) | Build::Reserve),
            |_| true,
        ];
        return ways.into_iter().find_map(|way| one_of(rng, way)).expect("a builder can always do something");
    }
    // Hardly anybody finishes with a handful of components.
    let early = state.ships[seat].occupied().len() < 18 && rng.u8(..50) != 0;
    // Choosing among all alike, somebody would mostly rummage in the face-up tiles, or build a ship that falls apart.
    let liking = match (state.yard.builders[seat].hand, rng.u8(..20)) {
        (_, 0) if !early => None,
        (_, 0..2) => one_of(rng, |build| !matches!(build, Build::Finish(_) | Build::Scrap(_))),
        (Some(_), _) => {
            let fits = rng.choice(fitting(state, content, seat));
            fits.or_else(|| one_of(rng, |build| matches!(build, Build::Return | Build::Reserve)))
        }
        (None, 2..5) => one_of(rng, |build| !matches!(build, Build::Finish(_) | Build::Take(_) | Build::Scrap(_))),
        (None, 5..8) if state.yard.builders[seat].reserved() > 0 => {
            one_of(rng, |build| matches!(build, Build::TakeReserved(_)))
        }
        (None, _) => one_of(rng, |build| matches!(build, Build::Draw)),
    };
    let liking = liking.or_else(|| one_of(rng, |build| !matches!(build, Build::Finish(_))).filter(|_| early));
    liking.or_else(|| rng.choice(legal.iter().copied())).expect("a builder can always do something")
}

/// Where the tile in hand fits by the rules of building, aided or not.
fn fitting(state: &State, content: &Content, seat: Seat) -> Vec<Build> {
    let aided = State { setup: Setup { aid: Aid::Assisted, ..state.setup }, ..*state };
    let spots = Turn::ALL.into_iter().zip(building::spots(&aided, content, seat));
    spots.flat_map(|(turn, squares)| squares.iter().map(move |square| Build::Place(square, turn))).collect()
}

/// One of the legal answers; but nobody gives up lightly, and nobody moves goods for ever.
pub fn random_answer(rng: &mut Rng, decision: &Decision) -> Answer {
    if decision.reason == Reason::FlyOn && rng.u8(..80) != 0 {
        return Answer::Yes;
    }
    decision.shape.nth(rng.usize(..decision.shape.count())).expect("a decision has as many answers as it counts")
}

/// A player for straight-through play who does anything that is legal.
pub struct AnyLegal {
    pub rng: Rng,
    pub seed: Seed,
    pub build_steps: u32,
}

impl AnyLegal {
    pub fn new(number: u64) -> AnyLegal {
        AnyLegal { rng: Rng::with_seed(number), seed: Seed::from_number(number), build_steps: 0 }
    }
}

impl Chance for AnyLegal {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.seed.draw(draw)
    }
}

impl Decider for AnyLegal {
    fn decide(&mut self, _: View<'_>, decision: &Decision) -> Answer {
        self.build_steps = 0;
        random_answer(&mut self.rng, decision)
    }

    fn build(&mut self, view: View<'_>, _: Seat) -> Build {
        self.build_steps += 1;
        let legal = view.legal_builds();
        let done = legal.iter().find(|build| matches!(build, Build::Finish(_) | Build::Go | Build::Rest));
        let back = legal.iter().find(|build| matches!(build, Build::Return | Build::Close));
        let hurry = self.build_steps > 300;
        match (done, back) {
            (Some(done), _) if hurry => *done,
            (None, Some(back)) if hurry => *back,
            _ => self.rng.choice(legal).expect("a builder can always do something"),
        }
    }
}

/// Builds all ships at random with the building reducer alone, from `Building` to the phase after it.
pub fn build_at_random(
    rng: &mut Rng,
    seed: &mut Seed,
    state: &mut State,
    content: &Content,
    mut after: impl FnMut(&[Event], &State),
) {
    let mut steps = 0;
    while state.phase == Phase::Building {
        let mut events = Vec::new();
        building::pass_time(state, content, state.now + rng.u32(..1_500), &mut |event| events.push(event));
        let seats: Vec<Seat> = state.seats().iter().filter(|seat| building::may_act(state, *seat)).collect();
        // Everyone may have to stop for a while.
        let Some(seat) = rng.choice(seats) else { continue };
        let action = random_build(rng, state, content, seat, steps > 90 * u32::from(state.setup.players));
        building::apply(state, content, seat, action, seed, &mut |event| events.push(event))
            .expect("the action is legal");
        after(&events, state);
        steps += 1;
    }
}

/// Fills all ships, legally or with a few tabletop mistakes, and goes on to the phase after building.
pub fn fill_ships(rng: &mut Rng, state: &mut State, content: &Content) {
    let mut spaces: Vec<usize> = (0..usize::from(state.setup.players)).collect();
    if !state.rules.learning {
        rng.shuffle(&mut spaces);
    }
    state.yard.open = true;
    for (seat, space) in state.seats().iter().zip(spaces) {
        let board = state.rules.building_zone(content, seat);
        for _ in 0..rng.usize(10..120) {
            let Some(tile) = state.yard.face_down.nth(rng.usize(..state.yard.face_down.len().max(1))) else { break };
            let ship = &mut state.ships[seat];
            let turn = Turn::from_quarters(rng.usize(..4));
            let sloppy = state.setup.aid == Aid::Tabletop && rng.u8(..50) == 0;
            let spots = if sloppy {
                legal::next_to_ship(ship, board)
            } else {
                Surroundings::of(ship, board).legal(content, tile, turn)
            };
            if let Some(square) = spots.nth(rng.usize(..spots.len().max(1))) {
                state.yard.face_down.remove(tile);
                ship.put(content, square, tile, turn);
            }
        }
        if !state.rules.learning {
            for place in 0..RESERVE {
                let tile =
                    state.yard.face_down.nth(rng.usize(..state.yard.face_down.len().max(1))).filter(|_| rng.bool());
                tile.iter().for_each(|tile| state.yard.face_down.remove(*tile));
                state.yard.builders[seat].reserve[place] = tile;
            }
        }
        let mut taken = state.yard.spaces();
        taken[space] = Some(seat);
        state.yard.set_spaces(taken);
    }
    state.yard.mending = Seats::NONE;
    state.phase = Phase::LateParts;
}

// What holds of every state between two beats.

/// The piles are as the flight board says, and hold what was revealed and what is to come.
pub fn assert_cards(state: &State, content: &Content) {
    assert_eq!(audit::cards(state, content), Ok(()), "{:?} of flight {}", state.phase, state.flight_number);
}

/// Rockets of those who fly stand on spaces of their own.
pub fn assert_rockets(state: &State, content: &Content) {
    assert_eq!(audit::rockets(state, content), Ok(()), "{:?} of flight {}", state.phase, state.flight_number);
}

/// All of it: what holds between two beats.
pub fn assert_conserved(state: &State, content: &Content) {
    assert_eq!(audit::look(state, content), Ok(()), "{:?} of flight {}", state.phase, state.flight_number);
}
