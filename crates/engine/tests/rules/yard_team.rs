//! Members of the support team at work in the yard: what they read stays theirs, and whatever anybody does, building
//! ends.

use crate::common::{AnyLegal, assert_conserved, content};
use trucker_engine::building::{self, Build};
use trucker_engine::card::CardSet;
use trucker_engine::chance::Seed;
use trucker_engine::game::{self, Action, Game};
use trucker_engine::state::{Aid, Mode, PILES, Pace, Phase, Reserve, Setup, State};
use trucker_engine::team::Member;
use trucker_engine::tile::TileId;
use trucker_engine::view::View;
use trucker_engine::words::{Level, Seat, Turn};

const IN_THE_YARD: [Member; 6] =
    [Member::Swindler, Member::SecurityGuard, Member::Inspector, Member::Buyer, Member::Saboteur, Member::Planner];

/// A flight that is about to be set up, with members who can do all they can: each for one player, in turn.
fn staffed(setup: Setup, members: &[Member]) -> State {
    let mut state = State::new(setup);
    let seats: Vec<Seat> = state.seats().iter().collect();
    for (i, member) in members.iter().enumerate() {
        let team = &mut state.players[seats[i % seats.len()]].team;
        team.hire(*member);
        team.season();
    }
    state
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

#[test]
fn an_inspector_knows_all_piles_from_the_start_and_nobody_else_does() {
    let setup = Setup::new(2, Mode::Flight(Level::II));
    let mut game = Game::from_state(staffed(setup, &[Member::Inspector]), content());
    game.resume(&mut Seed::from_number(1));
    assert_eq!(game.state().phase, Phase::Building);
    let state = *game.state();
    let of = |viewer: Option<Seat>| View::new(&state, game.content(), viewer).known_to_come();
    assert_eq!(of(Some(seat(0))), state.flight.deck, "all of it");
    assert_eq!([of(Some(seat(1))), of(None)], [CardSet::default(); 2]);
    // In another world that the Inspector cannot tell from this one, the cards are the same; for others they are not.
    let mut dice = Seed::from_number(2);
    let cards = |state: &State| state.flight.piles.map(|pile| pile.iter().collect::<CardSet>());
    for viewer in [Some(seat(0)), Some(seat(1)), None] {
        let worlds = (0..5).map(|_| cards(&state.resample(game.content(), viewer, &mut dice)));
        let same = worlds.filter(|piles| *piles == cards(&state)).count();
        assert_eq!(same, if viewer == Some(seat(0)) { 5 } else { 0 }, "{viewer:?}");
    }
}

#[test]
fn the_fourth_pile_is_read_by_an_inspector_alone() {
    let setup = Setup::new(2, Mode::Flight(Level::II));
    let mut state = staffed(setup, &[]);
    state.players[seat(0)].team.hire(Member::Inspector);
    let mut game = Game::from_state(state, content());
    let mut seed = Seed::from_number(1);
    game.resume(&mut seed);
    let knows = |game: &Game, viewer| {
        game.view(viewer, |view| (0..PILES).map(|pile| view.pile(pile).is_some()).collect::<Vec<bool>>())
    };
    let mut submit = |game: &mut Game, seat, step| game.submit(seat, Action::Build(step), 1_000, &mut seed).map(|_| ());
    submit(&mut game, seat(0), Build::Go).expect("go");
    for player in [seat(0), seat(1)] {
        loop {
            submit(&mut game, player, Build::Draw).expect("a tile");
            let spots = building::spots(game.state(), game.content(), player);
            let turn = Turn::ALL.into_iter().find(|turn| !spots[turn.quarters()].is_empty());
            if let Some((turn, square)) = turn.and_then(|turn| Some((turn, spots[turn.quarters()].first()?))) {
                submit(&mut game, player, Build::Place(square, turn)).expect("it fits");
                break;
            }
            submit(&mut game, player, Build::Return).expect("back");
        }
    }
    submit(&mut game, seat(0), Build::Look(3)).expect("the fourth pile");
    assert!(submit(&mut game, seat(1), Build::Look(3)).is_err());
    assert_eq!(knows(&game, Some(seat(0))), [false, false, false, true]);
    assert_eq!(knows(&game, Some(seat(1))), [false; PILES]);
    assert_eq!(knows(&game, None), [false; PILES]);
}

#[test]
fn building_ends_whatever_members_do() {
    let paces = [
        Pace::RealTime { run: 30_000 },
        Pace::TurnByTurn { last_turns: Some(5) },
        Pace::TurnByTurn { last_turns: None },
    ];
    let content = content();
    for number in 0..300u64 {
        let pace = paces[number as usize % paces.len()];
        let aid = if number % 2 == 0 { Aid::Assisted } else { Aid::Tabletop };
        let players = 1 + (number / 3 % 4) as u8;
        let level = [Level::I, Level::II, Level::III][(number / 7) as usize % 3];
        let setup = Setup { pace, aid, ..Setup::new(players, Mode::Flight(level)) };
        let mut members = IN_THE_YARD;
        members.rotate_left(number as usize % IN_THE_YARD.len());
        let count = usize::from(players) * 3;
        let mut state = staffed(setup, &members[..count.min(members.len())]);
        let mut player = AnyLegal::new(number);
        let done = game::play_until(&mut state, &content, &mut player, 20_000, None, |phase| phase == Phase::LateParts);
        assert!(done && state.phase == Phase::LateParts, "number {number}: {:?}", state.phase);
        assert_conserved(&state, &content);
        for seat in state.seats().iter() {
            let builder = &state.yard.builders[seat];
            assert!(builder.hand.is_none() && builder.looking.is_none() && builder.extra == 0, "number {number}");
        }
        assert!(game::play_out(&mut state, &content, &mut player, 20_000, None), "number {number}");
    }
}

/// A third place in reserve that is empty changes no digest: the two others are counted as ever.
#[test]
fn a_reserve_counts_for_a_digest_as_far_as_it_is_used() {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let digest = |value: &dyn Fn(&mut DefaultHasher)| {
        let mut hasher = DefaultHasher::new();
        value(&mut hasher);
        hasher.finish()
    };
    let two = [Some(TileId(4)), None];
    let reserve = Reserve::from(two);
    assert_eq!(digest(&|hasher| two.hash(hasher)), digest(&|hasher| reserve.hash(hasher)));
    let three = Reserve([two[0], two[1], Some(TileId(9))]);
    assert_ne!(digest(&|hasher| reserve.hash(hasher)), digest(&|hasher| three.hash(hasher)));
}

/// Whole games of every table with a support team come to their end, from any moment of building.
#[test]
fn tables_with_a_support_team_come_to_their_end() {
    let content = content();
    for (i, setup) in crate::common::teams().into_iter().enumerate() {
        for number in 0..40u64 {
            let mut state = State::new(setup);
            let mut player = AnyLegal::new(number * 7 + i as u64);
            let done = game::play_out(&mut state, &content, &mut player, 5_000, None);
            let yard = &state.yard;
            let builders: Vec<_> = state.seats().iter().map(|seat| (seat, yard.builders[seat])).collect();
            assert!(
                done,
                "table {i}, number {number}: {:?}, turn {}, gripped {}, finished {:?}, halted {:?}, {builders:?}",
                state.phase,
                yard.turn,
                yard.gripped,
                yard.finished(),
                yard.halted_by,
            );
        }
    }
}
