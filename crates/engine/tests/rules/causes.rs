//! Whatever happens says by what: over whole games with all rough roads, causes fit what they are told of.

use crate::common::Table;
use std::collections::BTreeSet;
use trucker_engine::card::{Beat, Enemy, Penalty, Projectile, ProjectileKind, Volley};
use trucker_engine::decision::Reason;
use trucker_engine::event::{Blow, Cause, Event, Judged, Loss, RollFor, Unstopped};
use trucker_engine::game::{Game, Progress};
use trucker_engine::modifiers::Modifier;
use trucker_engine::rules::Victims;
use trucker_engine::setup::Extras;
use trucker_engine::squares::Square;
use trucker_engine::state::{Mode, Phase, Setup};
use trucker_engine::words::{BySeat, Days, Level, Seat};

/// What a beat throws at ships.
fn projectiles(beat: &Beat, row: usize) -> Vec<Projectile> {
    match beat {
        Beat::Meteors { volleys } => volleys.iter().flat_map(Volley::projectiles).collect(),
        Beat::Vortex { projectiles } | Beat::MostlyOpenSpace { projectiles } => projectiles.clone(),
        Beat::AbandonedShip { shots, .. } | Beat::AbandonedStation { shots, .. } => shots.clone(),
        Beat::Junkyard { rows } => rows[row].cost.hits.clone(),
        Beat::Enemy(Enemy { penalties, .. }) | Beat::Weakest { penalties, .. } => {
            penalties.iter().flat_map(Penalty::shots).copied().collect()
        }
        _ => Vec::new(),
    }
}

/// What was hit and not yet told to be gone.
type Struck = Vec<(Seat, Square, Cause, Blow)>;

/// What a game says of the card while it is resolved.
fn asked_amid(game: &Game, chosen: BySeat<Option<u8>>) -> String {
    let Progress { now, chosen: told } = *game.progress();
    assert_eq!(told, chosen);
    for decision in game.asked() {
        match decision.reason {
            Reason::Shoot { projectile, .. } | Reason::RaiseShield { projectile, .. } => match now {
                // What a card of the road makes of a projectile is the ship's affair.
                Cause::Projectile { projectile: Some(coming), .. } => {
                    let meteor = |kind| matches!(kind, ProjectileKind::SmallMeteor | ProjectileKind::LargeMeteor);
                    assert_eq!(meteor(coming.kind), meteor(projectile.kind), "{decision:?} amid {now:?}");
                }
                _ => assert!(matches!(now, Cause::Modifier { .. }), "{decision:?} amid {now:?}"),
            },
            Reason::LoseGood { .. } | Reason::LoseBattery { .. } => {
                assert!(matches!(now, Cause::Penalty { .. }), "{decision:?} amid {now:?}");
            }
            Reason::Land { .. } => assert!(matches!(now, Cause::Beat { .. }), "{decision:?} amid {now:?}"),
            _ => {}
        }
    }
    match now {
        Cause::Projectile { .. } => "asked amid projectiles".to_owned(),
        _ => format!("asked amid {}", if chosen == BySeat::default() { "nothing chosen" } else { "choices" }),
    }
}

#[test]
fn causes_fit_what_they_are_told_of() {
    let content = crate::common::content();
    let mut seen = BTreeSet::new();
    for number in 0..60 {
        let levels = [Level::II, Level::III, Level::IV];
        let mode = if number % 4 == 0 { Mode::Trek } else { Mode::Flight(levels[number as usize % 3]) };
        let extras = Extras {
            rough_roads: 3,
            technology: true,
            adventures: true,
            abe_technology: true,
            abe_adventures: true,
            titles: mode == Mode::Trek,
            ..Extras::default()
        };
        let setup = Setup { extras, ..Setup::new(2 + number as u8 % 3, mode) };
        let mut table = Table::with_full_ships(setup, number);
        let (mut card, mut row) = (None, 0);
        let mut struck = Struck::new();
        let mut chosen = BySeat::<Option<u8>>::default();
        while !table.game.is_over() {
            for event in table.step() {
                match event {
                    Event::Landed { seat, planet: option } | Event::JunkyardRow { seat, row: option } => {
                        chosen[seat] = Some(option);
                    }
                    Event::SideIgnored { seat, side } => chosen[seat] = Some(side.index() as u8),
                    _ => {}
                }
                match event {
                    Event::CardRevealed { card: revealed } => {
                        (card, struck, chosen) = (Some(revealed), Struck::new(), BySeat::default());
                    }
                    Event::JunkyardRow { row: taken, .. } => row = usize::from(taken),
                    Event::Rolled { cause, purpose, .. } => {
                        seen.insert(format!("{purpose:?}"));
                        match cause {
                            Cause::Projectile { beat, index, projectile } => {
                                let beats = &content.card(card.expect("a card")).beats;
                                let flying = projectiles(&beats[usize::from(beat)], row);
                                assert_eq!(
                                    flying.get(usize::from(index)).copied(),
                                    projectile,
                                    "{event:?} of {flying:?}"
                                );
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
                            Cause::Intruders { .. } => assert_eq!(purpose, RollFor::Line),
                            // The column in which nothing works is rolled for before building.
                            Cause::Game => assert_eq!(purpose, RollFor::Column),
                            Cause::Beat { .. } | Cause::Penalty { .. } | Cause::Apart => panic!("{event:?}"),
                        }
                    }
                    Event::DieRolled { cause, purpose, .. } => {
                        assert_eq!(cause, Cause::Modifier { modifier: Modifier::MetalFatigue });
                        assert_eq!(purpose, RollFor::Days);
                    }
                    Event::Hit { seat, target, cause, unstopped, projectile } => {
                        seen.insert(format!("{unstopped:?}"));
                        assert_ne!(unstopped, Unstopped::Untold);
                        struck.push((seat, target, cause, Blow { projectile, unstopped }));
                    }
                    Event::TileLost { seat, square: Some(square), loss: Loss::Destroyed, cause, blow, .. } => {
                        let hit = blow.is_some_and(|blow| struck.contains(&(seat, square, cause, blow)));
                        assert_eq!(hit, blow.is_some(), "{event:?}");
                        let other = matches!(
                            cause,
                            // Radiation, and charges.
                            Cause::Beat { .. }
                                | Cause::Intruders { .. }
                                | Cause::Sabotage { .. }
                                | Cause::Modifier { modifier: Modifier::ExplosiveStuff | Modifier::CosmicPsychosis }
                        );
                        assert!(hit || other, "{event:?}");
                        seen.insert(if hit { "hit".to_owned() } else { format!("destroyed by {cause:?}") });
                    }
                    Event::TileLost { loss: Loss::FellOff, cause, .. } => {
                        seen.insert(format!("fell off: {cause:?}"));
                    }
                    Event::Moved { days, cause: Cause::Penalty { beat }, .. } => {
                        let beats = &content.card(card.expect("a card")).beats;
                        assert!(
                            days < Days(0) && matches!(beats[usize::from(beat)], Beat::Weakest { .. }),
                            "{event:?}"
                        );
                        seen.insert("days as a penalty".to_owned());
                    }
                    Event::CrewLost { cause, alien, .. } => {
                        let alone = cause == Cause::Apart;
                        assert!(!alone || alien.is_some(), "{event:?}");
                        seen.insert(if alone { "no life support".to_owned() } else { format!("crew: {cause:?}") });
                    }
                    Event::BatterySpent { purpose, .. } => {
                        seen.insert(format!("token: {purpose:?}"));
                    }
                    Event::BeatenByEnemy { strengths, .. } => {
                        assert!(strengths.is_some_and(|both| both.mine < both.theirs), "{event:?}");
                    }
                    Event::Weakest { seat, judged, .. } => {
                        let Judged { numbers, victims, tied } = judged.expect("numbers");
                        let strength = |whose| numbers.iter().find(|one| one.seat == whose).map(|one| one.strength);
                        let mine = strength(seat);
                        let (least, most) = (
                            numbers.iter().map(|one| one.strength).min(),
                            numbers.iter().map(|one| one.strength).max(),
                        );
                        let equals = numbers.iter().filter(|one| Some(one.strength) == mine).count();
                        assert_eq!(
                            tied,
                            match victims {
                                Victims::Weakest => equals > 1,
                                Victims::AllButStrongest => mine == most,
                                Victims::Strongest => panic!("the weakest is none of them: {event:?}"),
                            }
                        );
                        assert!(victims == Victims::AllButStrongest || mine == least, "{event:?}");
                        seen.insert(format!("judged: {victims:?}, tied: {tied}"));
                    }
                    Event::Declared { cause, .. } | Event::HasMost { cause, .. } => {
                        assert!(matches!(cause, Cause::Beat { .. }), "{event:?}");
                    }
                    _ => {}
                }
            }
            if matches!(table.game.state().phase, Phase::Card(_)) {
                seen.insert(asked_amid(&table.game, chosen));
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
        "asked amid projectiles",
        "asked amid choices",
        "days as a penalty",
        "no life support",
        "crew: Penalty { beat: 1 }",
        "token: Power",
        "token: Goods",
        "judged: Weakest, tied: false",
        "judged: Weakest, tied: true",
        "judged: AllButStrongest, tied: false",
        "judged: AllButStrongest, tied: true",
    ] {
        assert!(seen.contains(wanted), "{wanted} is missing from {seen:#?}");
    }
}
