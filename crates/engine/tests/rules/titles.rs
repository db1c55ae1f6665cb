//! *Keep on Trucking*, *The Transgalactic Trek*: which titles a trek is flown for.

use std::collections::BTreeSet;
use std::sync::Arc;
use trucker_engine::building;
use trucker_engine::chance::Seed;
use trucker_engine::game::BadSetup;
use trucker_engine::modifiers;
use trucker_engine::record::Table;
use trucker_engine::rules::SeatRules;
use trucker_engine::setup::Extras;
use trucker_engine::state::{Mode, Phase, Setup, State};
use trucker_engine::tile::TileId;
use trucker_engine::words::{Level, Seat, Title};

fn trek(players: u8, extras: Extras) -> Setup {
    Setup { extras, ..Setup::new(players, Mode::Trek) }
}

fn titles(setup: Setup, seed: u64) -> Vec<Title> {
    let content = Arc::new(trucker_content::all().clone());
    let (table, _) = Table::open(setup, content, Seed::from_number(seed)).expect("a game");
    table.game().state().titles.into_iter().flatten().collect()
}

fn are_in(drawn: &[Title], sought: &[Title]) -> bool {
    sought.iter().all(|title| drawn.contains(title))
}

#[test]
fn new_titles_are_laid_out_first_if_that_is_agreed() {
    const BOTH: [Title; 2] = [Title::Contraptionist, Title::Aesthete];
    for (players, double_titles) in [(2, false), (2, true), (3, false), (4, false)] {
        let drawn = |technology, titles_first, seed| {
            let extras = Extras { technology, titles: true, titles_first, double_titles, ..Extras::default() };
            titles(trek(players, extras), seed)
        };
        assert!((0..20).all(|seed| are_in(&drawn(true, true, seed), &BOTH)), "{players}");
        assert!((0..20).all(|seed| drawn(false, true, seed).contains(&Title::Aesthete)), "{players}");
        assert!((0..20).all(|seed| !drawn(false, true, seed).contains(&Title::Contraptionist)), "{players}");
        assert!(!(0..20).all(|seed| are_in(&drawn(true, false, seed), &BOTH)), "{players}: by chance");
        let different = drawn(true, true, 0).len();
        assert_eq!(different, if double_titles { 4 } else { usize::from(players) });
    }
}

#[test]
fn two_titles_each_are_drawn_from_four_different_ones() {
    for seed in 0..60 {
        for (double_titles, count) in [(false, 2), (true, 4)] {
            let drawn = titles(trek(2, Extras { double_titles, ..Extras::default() }), seed);
            assert_eq!(drawn.len(), count, "game {seed}");
            assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), count, "{drawn:?} in game {seed}");
        }
    }
}

#[test]
fn the_contraptionist_is_drawn_with_the_new_tiles_only() {
    for (new_titles, technology, expected) in
        [(false, false, [false; 2]), (false, true, [false; 2]), (true, false, [false, true]), (true, true, [true; 2])]
    {
        let extras = Extras { titles: new_titles, technology, double_titles: true, ..Extras::default() };
        let drawn: BTreeSet<Title> = (0..60).flat_map(|seed| titles(trek(2, extras), seed)).collect();
        let new = [Title::Contraptionist, Title::Aesthete].map(|title| drawn.contains(&title));
        assert_eq!(new, expected, "{extras:?}");
        let count = 6 + expected.into_iter().filter(|new| *new).count();
        assert_eq!(drawn.len(), count, "the six of the base box are drawn as well");
    }
}

#[test]
fn titles_that_are_not_played_with_cannot_come_first() {
    let content = trucker_content::all();
    let first = Extras { titles_first: true, ..Extras::default() };
    assert_eq!(trek(2, first).check_extras(content), Err(BadSetup::NoNewTitles));
    let flight = Setup { extras: first, ..Setup::new(2, Mode::Flight(Level::II)) };
    assert_eq!(flight.check_extras(content), Err(BadSetup::TitlesWithoutTrek));
}

/// Also with a single component that was just reserved and may still be taken up again (Ruling 2): it is added later.
#[test]
fn what_the_gold_engineer_reserves_is_not_forfeited() {
    let seat = Seat::FIRST;
    let mut state = State::new(Setup::new(1, Mode::Flight(Level::II)));
    state.phase = Phase::Building;
    for (reserve, reserved) in
        [([None, None], 0), ([Some(TileId(40)), None], 1), ([Some(TileId(40)), Some(TileId(41))], 2)]
    {
        state.yard.builders[seat].reserve = reserve.into();
        state.players[seat].rules = SeatRules::default();
        assert_eq!(building::forfeits(&state, seat), reserved);
        state.players[seat].rules = modifiers::with_titles(Some(Title::MasterEngineer), None);
        assert_eq!(building::forfeits(&state, seat), 0);
    }
}
