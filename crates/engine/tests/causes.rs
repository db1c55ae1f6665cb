//! Whatever happens says by what: over whole games with all rough roads, causes fit what they are told of.

mod common;

use common::Table;
use std::collections::BTreeSet;
use trucker_engine::card::{Beat, Enemy, Penalty, Projectile, Volley};
use trucker_engine::event::{Cause, Event, Loss, RollFor, Unstopped};
use trucker_engine::modifiers::Modifier;
use trucker_engine::setup::Extras;
use trucker_engine::squares::Square;
use trucker_engine::state::{Mode, Setup};
use trucker_engine::words::{Level, Seat};

/// What a beat throws at ships.
fn projectiles(beat: &Beat, row: usize) -> Vec<Projectile> {
    match beat {
        Beat::Meteors { volleys } => volleys.iter().flat_map(Volley::projectiles).collect(),
        Beat::Vortex { projectiles } => projectiles.clone(),
        Beat::Junkyard { rows } => rows[row].cost.hits.clone(),
        Beat::Enemy(Enemy { penalties, .. }) | Beat::Weakest { penalties, .. } => {
            penalties.iter().flat_map(Penalty::shots).copied().collect()
        }
        _ => Vec::new(),
    }
}

/// What was hit and not yet told to be gone.
type Struck = Vec<(Seat, Square, Cause)>;

#[test]
fn causes_fit_what_they_are_told_of() {
    let content = common::content();
    let mut seen = BTreeSet::new();
    for number in 0..60 {
        let mode =
            if number % 3 == 0 { Mode::Trek } else { Mode::Flight([Level::II, Level::III][number as usize % 2]) };
        let extras = Extras {
            rough_roads: 3,
            technology: true,
            adventures: true,
            titles: mode == Mode::Trek,
            ..Extras::default()
        };
        let setup = Setup { extras, ..Setup::new(2 + number as u8 % 3, mode) };
        let mut table = Table::with_full_ships(setup, number);
        let (mut card, mut row) = (None, 0);
        let mut struck = Struck::new();
        while !table.game.is_over() {
            for event in table.step() {
                match event {
                    Event::CardRevealed { card: revealed } => (card, struck) = (Some(revealed), Struck::new()),
                    Event::JunkyardRow { row: taken, .. } => row = usize::from(taken),
                    Event::Rolled { cause, purpose, .. } => {
                        seen.insert(format!("{purpose:?}"));
                        match cause {
                            Cause::Projectile { beat, index } => {
                                let beats = &content.card(card.expect("a card")).beats;
                                let flying = projectiles(&beats[usize::from(beat)], row);
                                assert!(usize::from(index) < flying.len(), "{event:?} of {flying:?}");
                                assert_eq!(purpose, RollFor::Line);
                            }
                            Cause::Sabotage { beat, attempt } => {
                                let beats = &content.card(card.expect("a card")).beats;
                                assert_eq!((&beats[usize::from(beat)], attempt < 3), (&Beat::Sabotage, true));
                                assert!(matches!(purpose, RollFor::Column | RollFor::Row));
                            }
                            Cause::Modifier { modifier } => {
                                seen.insert(format!("{modifier:?} rolls"));
                            }
                            // The column in which nothing works is rolled for before building.
                            Cause::Game => assert_eq!(purpose, RollFor::Column),
                            Cause::Beat { .. } | Cause::Apart => panic!("{event:?}"),
                        }
                    }
                    Event::DieRolled { cause, purpose, .. } => {
                        assert_eq!(cause, Cause::Modifier { modifier: Modifier::MetalFatigue });
                        assert_eq!(purpose, RollFor::Days);
                    }
                    Event::Hit { seat, target, cause, unstopped, .. } => {
                        seen.insert(format!("{unstopped:?}"));
                        assert_ne!(unstopped, Unstopped::Untold);
                        struck.push((seat, target, cause));
                    }
                    Event::TileLost { seat, square: Some(square), loss: Loss::Destroyed, cause, .. } => {
                        let hit =
                            struck.iter().any(|(whose, target, by)| (*whose, *target, *by) == (seat, square, cause));
                        let other = matches!(
                            cause,
                            Cause::Sabotage { .. }
                                | Cause::Modifier { modifier: Modifier::ExplosiveStuff | Modifier::CosmicPsychosis }
                        );
                        assert!(hit || other, "{event:?}");
                        seen.insert(if hit { "hit".to_owned() } else { format!("destroyed by {cause:?}") });
                    }
                    Event::TileLost { loss: Loss::FellOff, cause, .. } => {
                        seen.insert(format!("fell off: {cause:?}"));
                    }
                    Event::Declared { cause, .. } | Event::HasMost { cause, .. } => {
                        assert!(matches!(cause, Cause::Beat { .. }), "{event:?}");
                    }
                    _ => {}
                }
            }
        }
    }
    for wanted in [
        "Line",
        "Column",
        "Row",
        "Strength",
        "CosmicPsychosis rolls",
        "MetalFatigue rolls",
        "NoDefence",
        "NoBattery",
        "Declined",
        "Pierced",
        "hit",
        "fell off: Apart",
        "fell off: Modifier { modifier: MetalFatigue }",
        "destroyed by Modifier { modifier: ExplosiveStuff }",
    ] {
        assert!(seen.contains(wanted), "{wanted} is missing from {seen:#?}");
    }
}
