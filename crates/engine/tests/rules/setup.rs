//! Which parts of the boxes can be played together, and in which games.

use crate::common::content;
use trucker_engine::chance::Seed;
use trucker_engine::game::{BadSetup, Game};
use trucker_engine::setup::{Boxes, Dock, Extras, Leg, Legs};
use trucker_engine::state::{Mode, Setup};
use trucker_engine::team::Hiring;
use trucker_engine::words::{ByLevel, BySeat, Level, MAX_SEATS};

fn open(players: u8, mode: Mode, extras: Extras) -> Result<(), BadSetup> {
    let setup = Setup { extras, ..Setup::new(players, mode) };
    Game::new(setup, content(), &mut Seed::from_number(1)).map(|_| ())
}

#[test]
fn a_learning_flight_has_no_part_of_the_expansion() {
    let nothing = Extras::default();
    let parts = [
        Extras { technology: true, ..nothing },
        Extras { adventures: true, ..nothing },
        Extras { ships: ByLevel([true, false, false, false]), ..nothing },
        Extras { titles: true, ..nothing },
        Extras { titles: true, titles_first: true, ..nothing },
        Extras { dock: Dock::Low, ..nothing },
        Extras { half_scores: true, ..nothing },
        Extras { double_titles: true, ..nothing },
        Extras { rough_roads: 1, ..nothing },
        Extras { handicaps: BySeat([1, 0, 0, 0, 0]), ..nothing },
        Extras { roads_anew: true, ..nothing },
    ];
    assert_eq!(open(2, Mode::Learning, nothing), Ok(()));
    for part in parts {
        assert_eq!(open(2, Mode::Learning, part), Err(BadSetup::PlainLearning), "{part:?}");
        assert_eq!(open(2, Mode::Trek, part), Ok(()), "{part:?}");
    }
}

#[test]
fn impossible_parts_are_named() {
    let nothing = Extras::default();
    let flight = Mode::Flight(Level::II);
    for seat in 0..MAX_SEATS as u8 {
        let mut handicaps = BySeat::default();
        handicaps.0[usize::from(seat)] = 2;
        let handicap = Extras { handicaps, ..nothing };
        for players in 1..=4 {
            let expected = if seat < players { Ok(()) } else { Err(BadSetup::HandicapOfNobody) };
            assert_eq!(open(players, flight, handicap), expected, "a handicap of seat {seat} of {players}");
        }
    }
    for titles in [
        Extras { titles: true, ..nothing },
        Extras { dock: Dock::High, ..nothing },
        Extras { half_scores: true, ..nothing },
        Extras { double_titles: true, ..nothing },
    ] {
        assert_eq!(open(2, flight, titles), Err(BadSetup::TitlesWithoutTrek), "{titles:?}");
    }
    for players in [3, 4] {
        let double = Extras { double_titles: true, ..nothing };
        assert_eq!(open(players, Mode::Trek, double), Err(BadSetup::DoubleTitles(players)));
    }
    assert_eq!(open(2, flight, Extras { rough_roads: 4, ..nothing }), Err(BadSetup::TooManyRoads(4)));
    assert_eq!(
        open(2, flight, Extras { handicaps: BySeat([0, 5, 0, 0, 0]), ..nothing }),
        Err(BadSetup::TooManyRoads(5))
    );
}

#[test]
fn five_fly_in_class_iv_only_with_the_tiles_of_two_boxes() {
    let mode = Mode::Flight(Level::IV);
    let with = |technology| Extras { technology, abe_adventures: true, ..Extras::default() };
    assert_eq!(open(5, mode, with(false)), Err(BadSetup::FiveInClassFour));
    assert_eq!((open(5, mode, with(true)), open(4, mode, with(false))), (Ok(()), Ok(())));
    // In a campaign it is the flight of class IV that needs them.
    let boxes = |technology| Boxes { technology, abe_adventures: true, ..Boxes::default() };
    let campaign = |three, four| {
        let leg = |level, technology| Leg { boxes: boxes(technology), ..Leg::of(level) };
        Mode::Campaign(Legs::new(&[leg(Level::III, three), leg(Level::IV, four)]).expect("a campaign"))
    };
    let nothing = Extras::default();
    assert_eq!(open(5, campaign(true, false), nothing), Err(BadSetup::FiveInClassFour));
    assert_eq!(open(5, campaign(false, true), nothing), Ok(()));
}

#[test]
fn a_support_team_has_no_place_in_a_trek_and_needs_a_flight_to_be_hired_for() {
    let with = |support_team| Extras { support_team, ..Extras::default() };
    let campaign = Mode::Campaign(Legs::new(&[Leg::of(Level::II); 2]).expect("a campaign"));
    for hiring in [Hiring::Dealt, Hiring::DealtFirst, Hiring::Contested] {
        assert_eq!(open(2, Mode::Trek, with(hiring)), Err(BadSetup::TeamInATrek), "{hiring:?}");
        assert_eq!(open(2, campaign, with(hiring)), Ok(()), "{hiring:?}");
        let flight = if hiring == Hiring::DealtFirst { Ok(()) } else { Err(BadSetup::NobodyToHire) };
        assert_eq!(open(2, Mode::Flight(Level::II), with(hiring)), flight, "{hiring:?}");
    }
}

#[test]
fn what_a_flight_cannot_do_without_is_enough_for_it_and_no_part_too_many() {
    let with = |boxes: Boxes| {
        let Boxes { technology, adventures, abe_technology, abe_adventures, intruders } = boxes;
        Extras { technology, adventures, abe_technology, abe_adventures, intruders, ..Extras::default() }
    };
    for (level, players) in Level::ALL.into_iter().flat_map(|level| (1..=MAX_SEATS as u8).map(move |all| (level, all)))
    {
        let needed = Boxes::needed(level, players);
        let flown = |boxes| open(players, Mode::Flight(level), with(boxes)).is_ok();
        assert!(flown(needed), "{level:?} with {players}");
        assert!(!needed.technology || !flown(Boxes { technology: false, ..needed }), "{level:?} with {players}");
        assert!(
            !needed.abe_adventures || !flown(Boxes { abe_adventures: false, ..needed }),
            "{level:?} with {players}"
        );
        assert_eq!(needed == Boxes::default(), level < Level::IV, "{level:?} with {players}");
    }
}
