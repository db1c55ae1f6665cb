//! What is sent of a game is what its types say, small steps add up to the whole, and nothing hidden is in it.

use fastrand::Rng;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use trucker_bots::random::RandomPlayer;
use trucker_bots::{Field, Profile, Tier};
use trucker_engine::building::{self, Build};
use trucker_engine::chance::{Chance, Draw, Seed};
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::event::Event;
use trucker_engine::game::{Action, Game, Then};
use trucker_engine::modifiers::{self, Modifier};
use trucker_engine::refusal::Refusal;
use trucker_engine::script::Decider;
use trucker_engine::setup::Extras;
use trucker_engine::ship::legal::why_not;
use trucker_engine::ship::{Part, analysis};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Aid, Mode, Pace, Phase, Setup, State};
use trucker_engine::words::{ByLevel, BySeat, Credits, Level, Seat, Seats, Side, Strength, Turn};
use trucker_server::protocol::{BuildOffer, Changes, GameView, NotOfThisView};
use trucker_server::show::{self, Moment, Sections};

const MODES: [Mode; 5] =
    [Mode::Learning, Mode::Flight(Level::I), Mode::Flight(Level::II), Mode::Flight(Level::III), Mode::Trek];

/// Every mode with every pace and aid, several times: for different numbers of players, with open and hidden credits.
fn tables(rounds: u64, mut test: impl FnMut(Setup, u64)) {
    let mut number = 0;
    for round in 0..rounds {
        for mode in MODES {
            for pace in [Pace::RealTime { run: 30_000 }, Pace::TurnByTurn { last_turns: Some(10) }] {
                for aid in [Aid::Assisted, Aid::Tabletop] {
                    let n = (number + round) as u8;
                    let players = if mode == Mode::Trek { 2 + n % 3 } else { 1 + n % 4 };
                    // The lowest bit of the seed says who plays, so every table comes up with both.
                    let seed = 2 * number + round % 2;
                    let extras = if number % 3 == 1 { other_boxes(mode, players) } else { Extras::default() };
                    let setup = Setup { pace, aid, open_credits: n.is_multiple_of(3), ..Setup::new(players, mode) };
                    test(Setup { extras, ..setup }, seed);
                    number += 1;
                }
            }
        }
    }
}

/// Everything of the other boxes that can be played in a mode.
fn other_boxes(mode: Mode, players: u8) -> Extras {
    let trek = mode == Mode::Trek;
    let all = Extras {
        technology: true,
        abe_technology: true,
        adventures: true,
        abe_adventures: true,
        intruders: true,
        ships: ByLevel([true, true, false, false]),
        abe_ships: ByLevel([false, false, true, false]),
        rough_roads: 2,
        ..Extras::default()
    };
    match mode {
        Mode::Learning | Mode::Campaign(_) => Extras::default(),
        Mode::Flight(_) | Mode::Trek => Extras { titles: trek, double_titles: trek && players == 2, ..all },
    }
}

/// The chance of a game, and all that was drawn of it.
struct Recorded {
    seed: Seed,
    drawn: HashMap<(u8, u32), u16>,
}

impl Chance for Recorded {
    fn draw(&mut self, draw: Draw) -> u16 {
        let value = self.seed.draw(draw);
        self.drawn.insert((draw.purpose as u8, draw.index), value);
        value
    }
}

/// The same dice again.
struct Again<'a>(&'a Recorded);

impl Chance for Again<'_> {
    fn draw(&mut self, draw: Draw) -> u16 {
        *self.0.drawn.get(&(draw.purpose as u8, draw.index)).expect("the real game has drawn this")
    }
}

/// A game in play, with the ids of its questions as a room would give them.
struct Play {
    game: Game,
    chance: Recorded,
    player: Box<dyn Decider>,
    rng: Rng,
    version: u32,
    asked: BySeat<u32>,
    last: Option<(Seat, Action)>,
}

impl Play {
    /// Random players get into every corner of the yard, truckers get far in flight.
    fn new(setup: Setup, number: u64) -> Play {
        let mut chance = Recorded { seed: Seed::from_number(number), drawn: HashMap::new() };
        let content = Arc::new(trucker_content::all().clone());
        let (game, _) = Game::new(setup, content, &mut chance).expect("the setup is possible");
        let player: Box<dyn Decider> = match number % 2 {
            0 => Box::new(RandomPlayer::new(number)),
            _ => Box::new(Field::new(&[Profile::new(Tier::Trucker); 4], number)),
        };
        Play { game, chance, player, rng: Rng::with_seed(number), version: 0, asked: BySeat::default(), last: None }
    }

    fn moment(&self) -> Moment<'_> {
        moment_of(&self.game, self)
    }

    fn may_flip(&self, seat: Seat) -> bool {
        building::check(self.game.state(), self.game.content(), seat, Build::Flip).is_ok()
    }

    /// Somebody does something, or the sand runs out; finished players may turn the timer.
    fn step(&mut self) {
        let before: Vec<_> = self.game.asked().to_vec();
        let at = self.game.state().now + 500;
        self.last = None;
        if self.game.tick(at).is_empty() {
            let flips = self.game.state().seats().iter().filter(|seat| self.may_flip(*seat));
            let seat = match self.rng.choice(flips.collect::<Vec<_>>()) {
                Some(seat) if self.rng.u8(..4) == 0 => seat,
                _ => self.rng.choice(self.game.waiting_for().iter().collect::<Vec<_>>()).expect("somebody may act"),
            };
            let decision = self.game.asked().iter().find(|decision| decision.seat == seat).copied();
            let waits = self.game.waiting_for().contains(seat);
            let player = &mut self.player;
            let action = self.game.view(Some(seat), |view| match decision {
                Some(decision) => Action::Answer(player.decide(view, &decision)),
                None if waits => Action::Build(player.build(view, seat)),
                None => Action::Build(Build::Flip),
            });
            self.game.submit(seat, action, at, &mut self.chance).expect("the player knows the rules");
            self.last = Some((seat, action));
        }
        self.version += 1;
        for decision in self.game.asked() {
            let acted = self.last.is_some_and(|(seat, _)| seat == decision.seat);
            if acted || !before.contains(decision) {
                self.asked[decision.seat] = self.version;
            }
        }
    }
}

/// A game as a room would show it: some deadlines, somebody who may undo.
fn moment_of<'a>(game: &'a Game, play: &Play) -> Moment<'a> {
    let version = play.version;
    Moment {
        game,
        version,
        asked: play.asked,
        deadlines: BySeat(std::array::from_fn(|i| (i % 2 == 0).then(|| play.asked.0[i] + 30_000))),
        may_undo: play.last.iter().map(|(seat, _)| *seat).filter(|_| version.is_multiple_of(3)).collect(),
        people: game.state().seats(),
    }
}

fn viewers(game: &Game) -> Vec<Option<Seat>> {
    game.state().seats().iter().map(Some).chain([None]).collect()
}

fn parsed(json: &str) -> GameView {
    serde_json::from_str(json).unwrap_or_else(|wrong| panic!("{wrong} in {json}"))
}

/// What a client does with an update.
fn apply(view: &mut GameView, json: &str) {
    let changes: Changes = serde_json::from_str(json).unwrap_or_else(|wrong| panic!("{wrong} in {json}"));
    view.update(changes).expect("changes of this view");
}

/// A client: what it has, and of which version.
struct Client {
    viewer: Option<Seat>,
    view: GameView,
    version: u32,
}

impl Client {
    fn catch_up(&mut self, sections: &Sections, version: u32) {
        apply(&mut self.view, &sections.changes_json(self.viewer, self.version));
        self.version = version;
    }
}

#[test]
fn updates_add_up_to_the_view_and_the_view_is_what_its_types_say() {
    tables(2, |setup, number| {
        let mut play = Play::new(setup, number);
        let mut sections = Sections::new(setup.players);
        sections.refresh(&play.moment());
        // One client follows step by step, the other one now and then.
        let client = |viewer| Client { viewer, view: parsed(&sections.view_json(viewer)), version: 0 };
        let mut prompt: Vec<Client> = viewers(&play.game).into_iter().map(client).collect();
        let mut lagging: Vec<Client> = viewers(&play.game).into_iter().map(client).collect();
        while !play.game.is_over() {
            play.step();
            sections.refresh(&play.moment());
            let now = play.game.current();
            let lags = !play.game.is_over() && play.rng.u8(..12) != 0;
            for (prompt, lagging) in prompt.iter_mut().zip(&mut lagging) {
                let json = sections.view_json(prompt.viewer);
                let typed = show::view(&play.moment(), &now, prompt.viewer);
                assert_eq!(json, serde_json::to_string(&typed).expect("views can be written"), "{setup:?}");
                prompt.catch_up(&sections, play.version);
                assert_eq!(prompt.view, typed, "{setup:?}, version {}", play.version);
                if !lags {
                    lagging.catch_up(&sections, play.version);
                    assert_eq!(lagging.view, typed, "{setup:?}, version {}", play.version);
                    assert_eq!(parsed(&json), typed);
                }
            }
        }
        assert_eq!(sections.changes_json(None, play.version), "{}", "nothing is newer than the end");
    });
}

#[test]
fn somebody_who_comes_back_gets_an_own_view() {
    let seat = Seat::FIRST;
    let mut play = Play::new(Setup::new(2, Mode::Flight(Level::I)), 5);
    let mut sections = Sections::new(2);
    let others: Seats = play.game.state().seats().iter().filter(|other| *other != seat).collect();
    for _ in 0..20 {
        play.step();
        sections.refresh(&Moment { people: others, ..play.moment() });
    }
    let without = parsed(&sections.view_json(Some(seat)));
    assert_eq!(without.own, None, "a bot plays for this seat");
    let mut client = Client { viewer: Some(seat), view: without, version: play.version };
    play.step();
    sections.refresh(&play.moment());
    client.catch_up(&sections, play.version);
    assert!(client.view.own.is_some());
    assert_eq!(client.view, parsed(&sections.view_json(Some(seat))));
}

#[test]
fn changes_of_another_view_are_refused() {
    let play = Play::new(Setup::new(2, Mode::Flight(Level::I)), 5);
    let mut sections = Sections::new(2);
    sections.refresh(&play.moment());
    let mut watched = parsed(&sections.view_json(None));
    let before = watched.clone();
    let undo = Changes { may_undo: Some(true), ..Changes::default() };
    assert_eq!(watched.update(undo), Err(NotOfThisView::Own));
    let seat = watched.seats[0].clone();
    let third = Changes { seats: [(2, seat)].into(), ..Changes::default() };
    assert_eq!(watched.update(third), Err(NotOfThisView::Seat(2)));
    assert_eq!((watched.update(Changes::default()), watched), (Ok(()), before));
}

/// Worlds that a viewer cannot tell from the real game, each going on as the real one does within a beat.
struct Twins {
    base: State,
    games: Vec<(Option<Seat>, Game)>,
}

/// A search's own generator: what is hidden is drawn anew with it.
struct Dice(Rng);

impl Chance for Dice {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.0.u16(..draw.sides)
    }
}

/// Does somebody fly by the rules of the Union Ship?
fn pays_wages(state: &State, seat: Seat) -> bool {
    state.players[seat].rules.modifiers.contains(Modifier::UnionShip)
}

impl Twins {
    /// From the start of the beat, with everything hidden drawn anew, and the same dice since.
    fn of(play: &Play, dice: &mut Dice) -> Twins {
        let base = *play.game.state();
        let twin = |viewer| {
            let mut world = base.resample(play.game.content(), viewer, dice);
            // Whoever cannot pay wages leaves for all to see: they can pay in the other world if they can in this one.
            for seat in base.seats().iter().filter(|seat| pays_wages(&base, *seat)) {
                world.players[seat].credits = base.players[seat].credits;
            }
            let mut game = Game::from_state(world, play.game.content().clone());
            game.resume(&mut Again(&play.chance));
            (viewer, game)
        };
        Twins { base, games: viewers(&play.game).into_iter().map(twin).collect() }
    }

    /// Does in the other worlds what was done in the real one.
    fn follow(&mut self, play: &Play, dice: &mut Dice) {
        let base = *play.game.state();
        match play.last {
            Some((seat, action)) if (State { now: base.now, ..self.base }) == base => {
                for (_, game) in &mut self.games {
                    game.submit(seat, action, base.now, &mut Again(&play.chance)).expect("the same may be done");
                }
            }
            _ => *self = Twins::of(play, dice),
        }
    }
}

#[test]
fn no_viewer_is_sent_anything_hidden() {
    let (mut compared, mut differed, mut asked) = (0, 0, 0);
    tables(2, |setup, number| {
        let mut play = Play::new(setup, 1_000 + number);
        let mut dice = Dice(Rng::with_seed(number));
        let mut twins = Twins::of(&play, &mut dice);
        while !play.game.is_over() {
            play.step();
            twins.follow(&play, &mut dice);
            if play.game.state().phase == Phase::Building && play.rng.u8(..4) != 0 {
                continue;
            }
            let mut sections = Sections::new(setup.players);
            sections.refresh(&play.moment());
            for (viewer, twin) in &twins.games {
                let mut other = Sections::new(setup.players);
                other.refresh(&moment_of(twin, &play));
                let (real, imagined) = (sections.view_json(*viewer), other.view_json(*viewer));
                assert_eq!(real, imagined, "{viewer:?} of {setup:?} can tell at version {}", play.version);
                compared += 1;
                differed += u32::from(*twin != play.game);
                asked += u32::from(!twin.asked().is_empty());
            }
        }
    });
    assert!(compared > 5_000 && differed * 2 > compared && asked > 1_000, "{compared} {differed} {asked}");
}

/// The strongest way to power double components, tried out.
fn best(doubles: Squares, batteries: usize, strength: impl Fn(Squares) -> Strength) -> Strength {
    let sets = Shape::Set { from: doubles, max: batteries as u8 };
    let powered = sets.legal().filter_map(|answer| if let Answer::Set(set) = answer { Some(set) } else { None });
    powered.map(strength).max().unwrap_or_default()
}

#[test]
fn offers_and_tallies_are_those_of_the_rules() {
    tables(2, |setup, number| {
        let base_box = setup.extras == Extras::default();
        let mut play = Play::new(setup, 2_000 + number);
        while !play.game.is_over() {
            play.step();
            let now = play.game.current();
            let content = play.game.content();
            let launched = matches!(now.phase, Phase::Reveal | Phase::Card(_) | Phase::CardDone);
            for seat in now.seats().iter().filter(|_| play.version.is_multiple_of(5)) {
                let view = show::view(&play.moment(), &now, Some(seat));
                let (own, shown, ship) = (view.own.expect("a person"), &view.ships[seat.index()], &now.ships[seat]);
                let offer = own.build;
                assert_eq!(offer.is_some(), now.phase == Phase::Building);
                if let Some(offer) = offer {
                    check_offer(&offer, &now, &play.game, seat);
                    let mends = now.yard.mending.contains(seat);
                    assert!(
                        mends || shown.wrong.is_empty(),
                        "nothing is wrong, or it is not told before the spot check"
                    );
                }
                assert_eq!(!own.menu.is_empty(), launched && now.flight.flying.contains(seat));
                if let Some(question) = own.question.filter(|question| !question.choices.is_empty()) {
                    let answers: Vec<Answer> = question.choices.iter().map(|choice| choice.answer).collect();
                    assert_eq!(answers, question.decision.shape.legal().collect::<Vec<_>>());
                }
                // With the other box strengths take boosters and roads as well; the rules have tests for that.
                if launched && base_box {
                    let (tally, tokens) = (&shown.tally, analysis::batteries(ship) as usize);
                    let engines = best(ship.part(Part::DoubleEngine), tokens, |on| analysis::engine_strength(ship, on));
                    let cannons =
                        best(ship.part(Part::DoubleCannon), tokens, |on| analysis::cannon_strength(ship, content, on));
                    assert_eq!((tally.engines_powered, tally.cannons_powered), (engines, cannons));
                    assert_eq!(u32::from(tally.crew), analysis::crew(ship));
                    assert_eq!(tally.goods_value, content.supply.price(analysis::goods(ship)));
                }
            }
        }
    });
}

#[test]
fn the_moves_that_are_proposed_for_goods_can_be_made_one_after_the_other() {
    let (mut loadings, mut rearranged) = (0, 0);
    tables(1, |setup, number| {
        let mut play = Play::new(setup, 4_000 + number);
        while !play.game.is_over() {
            play.step();
            let now = play.game.current();
            for decision in play.game.asked().iter().filter(|decision| decision.reason == Reason::LoadGoods) {
                let own = show::view(&play.moment(), &now, Some(decision.seat)).own.expect("a person");
                let question = own.question.expect("asked");
                let mut tried = play.game.clone();
                for answer in [question.suggested].into_iter().chain(question.suggested_next) {
                    let done = tried.submit(decision.seat, Action::Answer(answer), 0, &mut Seed::from_number(1));
                    done.unwrap_or_else(|refusal| panic!("{answer:?}: {refusal}"));
                    rearranged += u32::from(matches!(answer, Answer::Lift(..)));
                }
                let loads = |next: &Decision| next.seat == decision.seat && next.reason == Reason::LoadGoods;
                assert!(!tried.asked().iter().any(loads), "loading ends with the last of them");
                loadings += 1;
            }
        }
    });
    assert!(loadings > 0 && rearranged > 0, "{loadings} loadings, {rearranged} lifts");
}

#[test]
fn where_several_have_to_go_all_of_them_are_proposed_and_what_breaks_off_is_counted() {
    let (mut several, mut pieces) = (0, 0);
    tables(1, |setup, number| {
        let mut play = Play::new(setup, 3_000 + number);
        while !play.game.is_over() {
            play.step();
            let now = play.game.current();
            for decision in play.game.asked() {
                let left = match decision.reason {
                    Reason::LoseCrew { left } | Reason::LoseBattery { left } | Reason::LoseGood { left, .. } => left,
                    Reason::Shoot { .. } | Reason::RaiseShield { .. } => 1,
                    _ => continue,
                };
                let own = show::view(&play.moment(), &now, Some(decision.seat)).own.expect("a person");
                let question = own.question.expect("asked");
                assert!(question.suggested_next.len() < usize::from(left), "{question:?}");
                if left > 1 {
                    several += u32::from(question.suggested_next.len() + 1 == usize::from(left));
                    let all = play.game.foresee_with(decision.seat, question.suggested, &question.suggested_next);
                    assert!(all.is_some(), "one after the other: {question:?}");
                }
                for choice in &question.choices {
                    assert_eq!(choice.apart > 0, choice.then == Then::Pieces, "{choice:?}");
                    pieces += u32::from(choice.apart > 0);
                }
            }
        }
    });
    assert!(several > 0 && pieces > 0, "{several} proposals, {pieces} ships in pieces");
}

/// Compares what is offered in the yard with every step that the rules would accept.
fn check_offer(offer: &BuildOffer, now: &State, game: &Game, seat: Seat) {
    let legal = building::legal(now, game.content(), seat);
    let allowed = offer.steps.iter().filter(|offer| offer.refusal.is_none()).map(|offer| offer.step);
    let mut other_steps = legal.clone();
    other_steps.retain(|step| !matches!(step, Build::Take(_) | Build::Place(..) | Build::Scrap(_)));
    assert_eq!(allowed.collect::<HashSet<_>>(), other_steps.into_iter().collect());
    for refused in offer.steps.iter().filter(|offer| offer.refusal.is_some()) {
        assert_eq!(building::check(now, game.content(), seat, refused.step).err(), refused.refusal);
    }
    let takes = legal.iter().filter(|step| matches!(step, Build::Take(_))).count();
    assert_eq!(takes, if offer.take.is_none() { now.yard.face_up.len() } else { 0 });
    assert_eq!(usize::from(offer.forfeits), building::forfeits(now, seat));
    let finished = offer.take == Some(Refusal::AlreadyFinished);
    let (ship, board) = (&now.ships[seat], now.rules.building_zone(game.content(), seat));
    for tile in now.yard.face_up.iter() {
        let mut ways = board.iter().flat_map(|square| Turn::ALL.map(|turn| (square, turn)));
        let fits = ways.any(|(at, turn)| why_not(ship, board, game.content(), tile, at, turn).is_none());
        let told = now.setup.aid == Aid::Assisted && !finished && !fits;
        assert_eq!(offer.unfit.contains(&tile), told, "{tile:?}");
    }
    let aided = now.setup.aid == Aid::Assisted && !finished;
    // A board without a cabin is begun anywhere.
    let leads_to = |at: Square| {
        let begins = ship.occupied().is_empty();
        begins
            || Side::ALL
                .into_iter()
                .any(|side| !(ship.grid().step(Squares::of(at), side) & ship.connectors(side.opposite())).is_empty())
    };
    let free = board.minus(ship.occupied() | ship.kept_clear());
    let open: Squares = free.iter().filter(|at| aided && leads_to(*at)).collect();
    assert_eq!(offer.open, open);
    assert!(offer.unfit.iter().all(|tile| now.yard.face_up.contains(*tile)));
    let scraps = legal.iter().filter(|step| matches!(step, Build::Scrap(_))).count();
    assert_eq!(scraps, offer.scrap.len());
    if now.rules.learning {
        let strange = |step| matches!(step, Build::Reserve | Build::TakeReserved(_) | Build::Look(_) | Build::Flip);
        assert!(!offer.steps.iter().any(|offer| strange(offer.step)));
    }
    for (turn, around) in offer.turns.iter().flatten().enumerate() {
        for step in &legal {
            if let Build::Place(square, how) = step
                && how.quarters() == turn
            {
                assert!(around.fits.contains(*square));
            }
        }
        assert!(around.misfits.iter().all(|misfit| (misfit.squares & around.fits).is_empty()));
        assert!(around.misfits.is_empty() || now.setup.aid == Aid::Assisted);
    }
}

/// *Another Big Expansion*, *Security Guard*: everyone pays for exposed connectors, as far as there are credits. What
/// others have is not known before they pay.
#[test]
fn what_an_ability_makes_others_pay_is_not_foreseen() {
    let content = Arc::new(trucker_content::all().clone());
    let seats = [Seat::FIRST, Seat::new(1).expect("a second seat")];
    let foreseen = |theirs: i16, open_credits: bool| {
        let mut state = State::new(Setup { open_credits, ..Setup::new(2, Mode::Flight(Level::II)) });
        state.rules.level = Level::II;
        state.bank = state.round().boxes.bank(&content);
        state.yard.set_spaces(seats.into_iter().map(Some).collect());
        for (seat, cabin) in seats.into_iter().zip(content.starting_cabins()) {
            let start = state.rules.start(&content, seat).expect("a square to start at");
            state.ships[seat].put(&content, start, cabin, Turn::NONE);
            state.players[seat].credits = Credits(9);
        }
        state.players[seats[1]].credits = Credits(theirs);
        state.players[seats[0]].rules.modifiers.insert(Modifier::SecurityGuardA);
        modifiers::resolve(&mut state.rules, &mut state.players.0);
        state.phase = Phase::Crew;
        let mut game = Game::from_state(state, content.clone());
        game.resume(&mut Seed::from_number(1));
        assert_eq!(game.asked().len(), 1, "the guard is asked");
        show::foreseen(&game, seats[0], Answer::Option(0), &[]).expect("it can be used").events
    };
    let pays = |events: &[Event], whom: Seat| {
        events.iter().any(|event| matches!(event, Event::Paid { seat, .. } if *seat == whom))
    };
    assert_eq!(foreseen(1, false), foreseen(9, false), "what others have makes no difference");
    assert!(pays(&foreseen(1, false), seats[0]), "one's own credits are known");
    assert!(!pays(&foreseen(9, false), seats[1]));
    assert!(pays(&foreseen(9, true), seats[1]), "where all credits are open, so is this");
}
