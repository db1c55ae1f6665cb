//! Nobody can see what they may not know.
//!
//! At steps of random games, everything a viewer cannot know is drawn anew; what the viewer sees through any accessor
//! of a [`View`] must not change, for any seat and for spectators. The other world is a possible one: nothing is
//! missing in it, and it can be played to its end. And events, as they are sent to a viewer, name no hidden tile.

use crate::common::{AnyLegal, Table, all_seats, assert_conserved, for_every_table};
use fastrand::Rng;
use trucker_engine::building::Build;
use trucker_engine::building::supplies::Stock;
use trucker_engine::card::{CardId, CardSet};
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::content::{FlightBoard, ShipBoard};
use trucker_engine::event::Event;
use trucker_engine::game;
use trucker_engine::menu::MenuItem;
use trucker_engine::modifiers::{Modifier, Modifiers};
use trucker_engine::plan::Plan;
use trucker_engine::refusal::Refusal;
use trucker_engine::rules::{Ruleset, SeatRules};
use trucker_engine::setup::Round;
use trucker_engine::ship::Ship;
use trucker_engine::ship::leeway::Leeway;
use trucker_engine::ship::legal::Surroundings;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Deals, GaveUp, HeldTitle, MAX_RESERVE, Mode, PILES, Phase, Setup, State};
use trucker_engine::team::{Members, Team};
use trucker_engine::tile::{TileId, TileSet};
use trucker_engine::view::{HandView, View};
use trucker_engine::words::{ByLevel, ByPlace, BySeat, Credits, Days, Goods, Roll, Seat, Seats, Title, Turn};

/// All that can be seen of the table.
#[derive(PartialEq, Debug)]
struct Snapshot {
    viewer: Option<Seat>,
    setup: Setup,
    rules: Ruleset,
    phase: Phase,
    now: u32,
    flight_number: u8,
    round: Round,
    seats: Seats,
    flight_board: FlightBoard,
    bank: Goods,
    titles: Vec<Title>,
    common_roads: Modifiers,
    dead_column: Option<Roll>,
    face_down: usize,
    unseen_tiles: TileSet,
    known_tiles: TileSet,
    left_out: usize,
    face_up: TileSet,
    yard_is_open: bool,
    time_is_up: bool,
    timer: Option<(u8, u32)>,
    turn: Seat,
    starting_spaces: ByPlace<Option<Seat>>,
    mending: Seats,
    halt: (Option<Seat>, Option<u32>),
    open_spaces: u16,
    spots: [Squares; 4],
    surroundings: String,
    legal_builds: Vec<Build>,
    may_build: Vec<(bool, Result<(), Refusal>)>,
    flying: Seats,
    flight_order: Vec<Seat>,
    announced: Seats,
    menu: Vec<MenuItem>,
    tools: Vec<Build>,
    supplies: Vec<Stock>,
    uses: Vec<(Modifier, u8)>,
    members: [Members; 3],
    card: Option<CardId>,
    revealed: CardSet,
    removed: CardSet,
    cards_to_come: usize,
    piles: Vec<Option<CardSet>>,
    known_to_come: CardSet,
    to_come_by_level: ByLevel<usize>,
    deals: Deals,
    players: Vec<PlayerSnapshot>,
}

/// All that can be seen of one player.
#[derive(PartialEq, Debug)]
struct PlayerSnapshot {
    ship: Ship,
    board: Squares,
    leeway: Option<Leeway>,
    ship_board: ShipBoard,
    credits: (Credits, bool),
    lost: u8,
    insured: bool,
    position: Days,
    gave_up: Option<GaveUp>,
    place: Option<u8>,
    seat_rules: SeatRules,
    title: Option<HeldTitle>,
    second_title: Option<HeldTitle>,
    roads: Modifiers,
    named_result: Option<Roll>,
    forfeits: (usize, Credits),
    hand: Option<HandView>,
    reserve: [Option<TileId>; MAX_RESERVE],
    loose: Option<Option<Square>>,
    turns_left: Option<u8>,
    looking: Option<u8>,
    specialist: Option<trucker_engine::modifiers::Modifier>,
    power_left: u32,
    panels: trucker_engine::ship::power::Panels,
    affordable: Vec<Square>,
    tokens_for: usize,
    busy: Squares,
    reserve_places: usize,
    plan: Plan,
    extra: (u8, u8),
    team: Team,
    spent: Modifiers,
    cards_dealt: usize,
    bets: Option<BySeat<Option<u8>>>,
}

/// What some tile would use wherever it fits, held or not.
fn uses(view: View<'_>) -> Vec<(Modifier, u8)> {
    Squares::ALL.iter().flat_map(|square| view.uses(TileId(9), square, Turn::NONE)).collect()
}

fn snapshot(view: View<'_>) -> Snapshot {
    let probes = view.content().tile_ids().map(Build::Take).chain([
        Build::Go,
        Build::Draw,
        Build::TakeReserved(0),
        Build::TakeReserved(1),
        Build::Lift,
        Build::Place(Square::CENTRE, Turn::NONE),
        Build::Reserve,
        Build::Return,
        Build::Look(0),
        Build::Look(1),
        Build::Look(2),
        Build::Look(3),
        Build::Close,
        Build::Flip,
        Build::Finish(0),
        Build::Finish(3),
    ]);
    Snapshot {
        viewer: view.viewer(),
        setup: view.setup(),
        rules: view.rules(),
        phase: view.phase(),
        now: view.now(),
        flight_number: view.flight_number(),
        round: view.round(),
        seats: view.seats(),
        flight_board: view.flight_board().clone(),
        bank: view.bank(),
        titles: view.titles().collect(),
        common_roads: view.common_roads(),
        dead_column: view.dead_column(),
        face_down: view.face_down(),
        unseen_tiles: view.unseen_tiles(),
        known_tiles: view.known_tiles(),
        left_out: view.left_out(),
        face_up: view.face_up(),
        yard_is_open: view.yard_is_open(),
        time_is_up: view.time_is_up(),
        timer: view.timer(),
        turn: view.turn(),
        starting_spaces: view.starting_spaces(),
        mending: view.mending(),
        halt: (view.halted_by(), view.halted_until()),
        open_spaces: view.open_spaces(),
        spots: view.spots(),
        surroundings: view
            .seats()
            .iter()
            .map(|seat| {
                let mut around = Surroundings::default();
                view.look_around(seat, &mut around);
                format!("{around:?}")
            })
            .collect::<Vec<_>>()
            .join(" "),
        legal_builds: view.legal_builds(),
        may_build: probes.map(|build| (view.may_build(build), view.check_build(build))).collect(),
        flying: view.flying(),
        flight_order: view.flight_order().collect(),
        announced: view.announced(),
        menu: view.menu().collect(),
        tools: view.tools(),
        supplies: view.supplies(),
        uses: uses(view),
        members: [view.dealt(), view.open_members(), view.gone_members()],
        card: view.card(),
        revealed: view.revealed(),
        removed: view.removed(),
        cards_to_come: view.cards_to_come(),
        piles: (0..PILES + 1).map(|pile| view.pile(pile)).collect(),
        known_to_come: view.known_to_come(),
        to_come_by_level: view.to_come_by_level(),
        deals: view.deals(),
        players: all_seats().map(|seat| player_snapshot(view, seat)).collect(),
    }
}

fn player_snapshot(view: View<'_>, seat: Seat) -> PlayerSnapshot {
    PlayerSnapshot {
        ship: *view.ship(seat),
        board: view.board(seat),
        leeway: view.leeway(seat),
        ship_board: view.ship_board(seat).clone(),
        credits: (view.credits(seat), view.knows_credits(seat)),
        lost: view.lost(seat),
        insured: view.insured(seat),
        position: view.position(seat),
        gave_up: view.gave_up(seat),
        place: view.place(seat),
        seat_rules: view.seat_rules(seat),
        title: view.title(seat),
        second_title: view.second_title(seat),
        roads: view.roads(seat),
        named_result: view.named_result(seat),
        forfeits: (view.forfeits(seat), view.forfeit(seat)),
        hand: view.hand(seat),
        reserve: view.reserve(seat),
        loose: view.loose(seat),
        turns_left: view.turns_left(seat),
        looking: view.looking(seat),
        specialist: view.specialist(seat),
        power_left: view.power_left(seat),
        panels: view.panels(seat, Squares::ALL),
        affordable: view.affordable(seat, view.ship(seat).occupied()).to_vec(),
        tokens_for: view.tokens_for(seat, view.ship(seat).occupied()),
        busy: view.busy(seat),
        reserve_places: view.reserve_places(seat),
        plan: view.plan(seat),
        extra: (view.extra(seat), view.turns_missed(seat)),
        team: view.team(seat),
        spent: view.spent(seat),
        cards_dealt: view.cards_dealt(seat),
        bets: view.bets(seat),
    }
}

/// What is in the box is no secret; other worlds and imagined ones have tests of their own.
#[test]
fn the_snapshot_looks_through_every_accessor() {
    let accessors = include_str!("../../src/view.rs").lines().filter_map(|line| line.trim().strip_prefix("pub fn "));
    let names: Vec<&str> =
        accessors.filter_map(|line| line.split(['(', '<']).next()).filter(|name| *name != "new").collect();
    assert!(names.len() > 40, "the accessors were found");
    for name in names.into_iter().filter(|name| !["content", "imagine", "resample"].contains(name)) {
        assert!(include_str!("secrecy.rs").contains(&format!("view.{name}(")), "View::{name} is not compared");
    }
}

/// A search has its own generator and does not count what it draws.
struct Dice(Rng);

impl Chance for Dice {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.0.u16(..draw.sides)
    }
}

fn viewers(state: &State) -> impl Iterator<Item = Option<Seat>> + use<> {
    let seats: Vec<Seat> = state.seats().iter().collect();
    seats.into_iter().map(Some).chain([None])
}

/// How often something hidden could have been drawn differently, and how often it was.
#[derive(Default)]
struct Changes {
    hands: (u32, u32),
    left_out: (u32, u32),
    piles: (u32, u32),
    decks: (u32, u32),
    members: (u32, u32),
}

impl Changes {
    fn count(&mut self, state: &State, world: &State, viewer: Option<Seat>) {
        for seat in state.seats().iter().filter(|seat| viewer != Some(*seat)) {
            let (real, other) = (state.yard.builders[seat].hand, world.yard.builders[seat].hand);
            let hidden = real.is_some_and(|hand| hand.origin == trucker_engine::state::Origin::FaceDown);
            if hidden && state.yard.face_down.len() > 20 {
                self.hands.0 += 1;
                self.hands.1 += u32::from(real != other);
            }
        }
        if !state.pool.left_out.is_empty() {
            self.left_out.0 += 1;
            self.left_out.1 += u32::from(state.pool.left_out != world.pool.left_out);
        }
        let others = || state.seats().iter().filter(|seat| viewer != Some(*seat));
        if others().any(|seat| !state.draft.dealt[seat].is_empty()) {
            self.members.0 += 1;
            self.members.1 += u32::from(others().any(|seat| state.draft.dealt[seat] != world.draft.dealt[seat]));
        }
        // The last pile is read by nobody.
        if state.setup.mode != Mode::Learning && state.phase == Phase::Building {
            self.piles.0 += 1;
            self.piles.1 += u32::from(state.flight.piles[PILES - 1] != world.flight.piles[PILES - 1]);
            self.decks.0 += 1;
            self.decks.1 += u32::from(state.flight.deck != world.flight.deck);
        }
    }

    fn assert_often(&self) {
        let all = [("hands", self.hands), ("tiles", self.left_out), ("piles", self.piles), ("decks", self.decks)];
        for (what, (times, changed)) in all {
            assert!(times > 1_000, "only {times} chances to draw {what} anew");
            assert!(changed * 10 > times * 8, "{what} changed {changed} times of {times}");
        }
        let (times, changed) = self.members;
        assert!(times > 50 && changed * 10 > times * 8, "members changed {changed} times of {times}");
    }
}

#[test]
fn no_viewer_can_tell_another_world_from_the_real_one() {
    let mut changes = Changes::default();
    for_every_table(3, |setup, number| {
        let mut table = if number % 2 == 0 { Table::new(setup, number) } else { Table::with_full_ships(setup, number) };
        let mut dice = Dice(Rng::with_seed(number));
        loop {
            if table.game.state().phase != Phase::Building || table.rng.u8(..6) == 0 {
                let state = table.game.current();
                let content = table.game.content();
                for viewer in viewers(&state) {
                    let world = state.resample(content, viewer, &mut dice);
                    let (real, other) =
                        (snapshot(View::new(&state, content, viewer)), snapshot(View::new(&world, content, viewer)));
                    assert_eq!(real, other, "{viewer:?} can tell them apart");
                    // Nor does anything hidden remain in what the viewer's search starts from.
                    let again = |state| View::new(state, content, viewer).resample(&mut Dice(Rng::with_seed(number)));
                    assert!(again(&state) == again(&world), "{viewer:?} draws from what it cannot know");
                    changes.count(&state, &world, viewer);
                }
            }
            if table.game.is_over() {
                break;
            }
            table.step();
        }
    });
    changes.assert_often();
}

#[test]
fn another_world_is_a_possible_one() {
    for_every_table(4, |setup, number| {
        let mut table = if number % 2 == 0 { Table::new(setup, number) } else { Table::with_full_ships(setup, number) };
        let mut dice = Dice(Rng::with_seed(number));
        while !table.game.is_over() {
            // Between two beats; in the middle of one, goods may lie on the dock.
            let state = *table.game.state();
            if table.rng.u8(..30) == 0 {
                for viewer in viewers(&state) {
                    let mut world = state.resample(table.game.content(), viewer, &mut dice);
                    assert_conserved(&world, table.game.content());
                    let mut players = AnyLegal::new(number);
                    let ended = game::play_out(&mut world, table.game.content(), &mut players, 5_000, None);
                    assert!(ended && world.phase == Phase::Over, "another world comes to its end");
                }
            }
            table.step();
        }
    });
}

/// Every tile that an event names, wherever it stands in it.
fn tiles_named(value: &serde_json::Value, found: &mut Vec<u64>) {
    if let Some(map) = value.as_object() {
        for (key, value) in map {
            if key == "tile" || key == "late_part" {
                found.extend(value.as_u64());
            }
            tiles_named(value, found);
        }
    }
}

#[test]
fn events_sent_to_a_viewer_name_no_hidden_tile() {
    let mut hidden_events = 0;
    for_every_table(2, |setup, number| {
        let mut table = Table::new(setup, number + 3);
        while !table.game.is_over() {
            let flight = table.game.state().flight_number;
            let events = table.step();
            let after = table.game.current();
            if after.flight_number != flight {
                continue; // Tiles go back face down between two flights.
            }
            for viewer in viewers(&after) {
                let unseen = View::new(&after, table.game.content(), viewer).unseen_tiles();
                for event in &events {
                    let seen = event.seen_by(viewer);
                    let mut named = Vec::new();
                    tiles_named(&serde_json::to_value(seen).expect("events can be written"), &mut named);
                    // What is hidden after a step was hidden all along: within a flight, no tile goes back face down.
                    for tile in named {
                        assert!(!unseen.contains(TileId(tile as u16)), "{viewer:?} is told {seen:?}");
                    }
                    match *event {
                        Event::TileTaken { seat, face_down: true, .. } if viewer != Some(seat) => {
                            assert_eq!(seen, Event::TileTaken { seat, tile: None, face_down: true });
                            hidden_events += 1;
                        }
                        _ => assert_eq!(seen, *event, "nothing else is hidden"),
                    }
                }
            }
        }
    });
    assert!(hidden_events > 1_000);
}
