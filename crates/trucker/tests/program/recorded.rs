//! Recorded games replay to the same state. If one does not, the rules changed: grow `RULES_VERSION` and record anew
//! (`trucker record`, see `docs/OPERATIONS.md`).

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use trucker::replay::play;
use trucker_bots::random::RandomPlayer;
use trucker_engine::card::CardKind;
use trucker_engine::chance::Seed;
use trucker_engine::event::Event;
use trucker_engine::game::{Action, RULES_VERSION};
use trucker_engine::menu::MenuItem;
use trucker_engine::modifiers::Modifier;
use trucker_engine::record::{BadRecord, Record, Table};
use trucker_engine::refusal::Refusal;
use trucker_engine::setup::{Dock, Extras};
use trucker_engine::state::{Mode, Setup};
use trucker_engine::words::{ByLevel, Level, Seat};

fn content() -> Arc<trucker_engine::content::Content> {
    Arc::new(trucker_content::base().clone())
}

fn short_game(seed: u64) -> Table {
    let (mut table, _) =
        Table::open(Setup::new(2, Mode::Flight(Level::I)), content(), Seed::from_number(seed)).unwrap();
    play(&mut table, &mut RandomPlayer::new(seed));
    table
}

fn reload(record: &Record) -> Result<Table, BadRecord> {
    Table::load(record, content(), &mut |_| {})
}

/// The games of the folder, by the names of their files.
fn recorded() -> Vec<(String, Record)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/recorded");
    let files = std::fs::read_dir(folder).expect("the folder").map(|file| file.expect("a file").path());
    files
        .map(|file| (file.display().to_string(), std::fs::read_to_string(&file).expect("a text")))
        .map(|(file, text)| {
            let record = serde_json::from_str(&text).unwrap_or_else(|wrong| panic!("{file}: {wrong}"));
            (file, record)
        })
        .collect()
}

#[test]
fn recorded_games_end_as_they_did() {
    let content = Arc::new(trucker_content::all().clone());
    let games = recorded();
    assert!(games.len() >= 21, "only {} recorded games were found", games.len());
    for (file, record) in games {
        let table =
            Table::load(&record, content.clone(), &mut |_| {}).unwrap_or_else(|wrong| panic!("{file}: {wrong}"));
        assert!(table.game().is_over(), "{file} has no end");
    }
}

/// A change of what a part of an expansion does must not go unseen: each part is played with, and much of it happens.
#[test]
fn recorded_games_are_played_with_every_part_of_the_other_box() {
    let content = Arc::new(trucker_content::all().clone());
    let (mut extras, mut roads, mut kinds, mut happened) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (_, record) in recorded().into_iter().filter(|(_, record)| record.setup.extras != Extras::default()) {
        extras.push(record.setup.extras);
        let mut note = |event: Event| match event {
            Event::RoadDrawn { road, .. } => roads.push(road),
            Event::CardRevealed { card } => kinds.push(content.card(card).kind),
            Event::SpecialistBoarded { .. } => happened.push("specialist"),
            Event::SleepersBoarded { .. } => happened.push("stasis chamber"),
            Event::Boosted { .. } => happened.push("booster"),
            Event::Catapulted { .. } => happened.push("catapult"),
            Event::Burned { .. } => happened.push("furnace"),
            Event::TitleHalved { .. } => happened.push("half score"),
            _ => {}
        };
        Table::load(&record, content.clone(), &mut note).expect("it plays");
    }
    let any = |part: fn(&Extras) -> bool| extras.iter().any(part);
    assert!(any(|it| it.technology) && any(|it| it.adventures) && any(|it| it.ships != ByLevel::default()));
    assert!(any(|it| it.titles) && any(|it| it.titles_first) && any(|it| it.half_scores) && any(|it| it.double_titles));
    assert!(any(|it| it.dock == Dock::Low) && any(|it| it.dock == Dock::High));
    assert!(any(|it| it.rough_roads == 3) && any(|it| it.handicaps.0.iter().any(|cards| *cards > 0)));
    let new = [CardKind::Junkyard, CardKind::MeteorVortex, CardKind::AntitrustCheck, CardKind::WideOpenSpace];
    for kind in new {
        assert!(kinds.contains(&kind), "no {kind:?} among {kinds:?}");
    }
    let roads: BTreeSet<Modifier> = roads.into_iter().collect();
    assert!(roads.len() >= 12, "only {roads:?}");
    for what in ["specialist", "stasis chamber", "booster", "catapult", "furnace"] {
        assert!(happened.contains(&what), "no {what}");
    }
}

#[test]
fn a_game_can_be_saved_and_loaded_at_every_entry() {
    let whole = short_game(3).save();
    for entries in 0..whole.log.len() {
        let (mut table, _) = Table::open(whole.setup, content(), whole.seed.clone()).unwrap();
        for entry in &whole.log[..entries] {
            match entry.act {
                Some((seat, action)) => table.submit(seat, action, entry.at).map(|_| ()).unwrap(),
                None => drop(table.tick(entry.at)),
            }
        }
        let text = serde_json::to_string(&table.save()).unwrap();
        let loaded = reload(&serde_json::from_str(&text).unwrap()).unwrap();
        assert!(loaded.game() == table.game(), "after {entries} entries");
        assert_eq!(loaded.save(), table.save());
    }
}

#[test]
fn a_damaged_record_is_refused_with_its_reason() {
    let good = short_game(5).save();
    assert!(reload(&good).is_ok());

    let mut other = good.clone();
    other.rules_version = RULES_VERSION + 1;
    assert_eq!(reload(&other).unwrap_err(), BadRecord::RulesVersion { found: RULES_VERSION + 1 });

    let mut other = good.clone();
    other.seed = Seed::from_number(99);
    assert_eq!(reload(&other).unwrap_err(), BadRecord::Seed);

    let mut other = good.clone();
    other.setup.players = 9;
    assert!(matches!(reload(&other).unwrap_err(), BadRecord::Setup(_)));

    let mut other = good.clone();
    other.log[1].act = Some((Seat::FIRST, Action::Menu(MenuItem::GiveUp(true))));
    assert_eq!(reload(&other).unwrap_err(), BadRecord::Refused { entry: 2, refusal: Refusal::NotFlying });

    let mut other = good.clone();
    other.log[3].at = 0;
    assert_eq!(reload(&other).unwrap_err(), BadRecord::Backwards { entry: 4 });

    let mut other = good.clone();
    other.digest ^= 1;
    assert!(matches!(reload(&other).unwrap_err(), BadRecord::Digest { .. }));
}

#[test]
fn any_cut_or_changed_byte_of_a_saved_game_is_answered() {
    let text = serde_json::to_string(&short_game(8).save()).unwrap();
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..400 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..bytes.len());
            bytes[at] = if rng.bool() { rng.u8(b'0'..=b'9') } else { rng.u8(..) };
        }
        bytes.truncate(if rng.bool() { rng.usize(..bytes.len()) } else { bytes.len() });
        // Either it is no record any more, or the rules say what is wrong with it, or the change did no harm.
        if let Ok(record) = serde_json::from_slice::<Record>(&bytes) {
            let _ = reload(&record);
        }
    }
}
