//! The client's TypeScript declarations are those of the wire types, its tests know what is in the box, and the page
//! about the protocol tells of every modifier what the engine says about it.
//!
//! `UPDATE_TYPES=1 cargo test -p trucker-server --test types` writes all of it anew.

use serde_json::{Value, json};
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use trucker_engine::game::check_setup;
use trucker_engine::modifiers::{Modifier, Part};
use trucker_engine::named::Named;
use trucker_engine::record::Record;
use trucker_engine::setup::{Boxes, Dock, Extras, Leg, Legs, MAX_LEGS, MAX_ROADS, TREK, TREK_PLAYERS};
use trucker_engine::state::{Mode, Setup};
use trucker_engine::team::{Hiring, Member};
use trucker_engine::words::{Alien, Good, Level, MAX_SEATS, Side};
use trucker_server::catalogue::{self, Catalogue};
use trucker_server::http::{FinishedGame, Invitation, JoinRequest, NewRoomRequest, QuickRequest, Replay, SeatGiven};
use trucker_server::protocol::{RoomSummary, ToClient, ToServer};
use ts_rs::{Config, TS, TypeVisitor};

/// Everything that crosses the wire is reachable from these.
fn visit_roots(declarations: &mut Declarations) {
    declarations.visit::<ToServer>();
    declarations.visit::<ToClient>();
    declarations.visit::<RoomSummary>();
    declarations.visit::<Catalogue>();
    declarations.visit::<Record>();
    declarations.visit::<NewRoomRequest>();
    declarations.visit::<JoinRequest>();
    declarations.visit::<QuickRequest>();
    declarations.visit::<SeatGiven>();
    declarations.visit::<Invitation>();
    declarations.visit::<FinishedGame>();
    declarations.visit::<Replay>();
}

const HEADER: &str = "\
// Generated from the server's types; changes by hand are lost.
// `UPDATE_TYPES=1 cargo test -p trucker-server --test types` writes this file anew.
";

/// Declarations by name, with what was visited so far.
struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only types of ours are declared; numbers, lists and so on have no place of their own.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            let declaration = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
            let other = self.by_name.insert(name.clone(), declaration.clone());
            assert!(other.is_none_or(|other| other == declaration), "two types are called {name}");
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn declarations() -> String {
    let config = Config::new().with_large_int("number");
    let mut declarations = Declarations { config, seen: HashSet::new(), by_name: BTreeMap::new() };
    visit_roots(&mut declarations);
    let mut text = HEADER.to_owned();
    for declaration in declarations.by_name.values() {
        text.push('\n');
        text.push_str(&tidied(declaration));
    }
    text + &lists()
}

/// Lists whose order is a matter of the rules: numbers on the wire are places in them.
fn lists() -> String {
    let list = |about: &str, name: &str, of: &str, names: &[&str]| {
        format!("\n/** {about} */\nexport const {name}: readonly {of}[] = {names:?};\n")
    };
    [
        list("Levels, ascending.", "LEVELS", "Level", &Level::ALL.map(Level::name)),
        list("Goods, the most valuable first.", "GOODS", "Good", &names(Good::ALL)),
        list("Aliens in the order in which they are offered.", "ALIENS", "Alien", &names(Alien::ALL)),
        list("Sides, clockwise from the front.", "SIDES", "Side", &names(Side::ALL)),
        list(
            "Cyan aliens in the order of their numbers in questions.",
            "SPECIALISTS",
            "Modifier",
            &names(Modifier::SPECIALISTS),
        ),
        list("The cards of the Rough Roads deck.", "ROADS", "Modifier", &names(Modifier::ROADS)),
        format!("\n/** The most cards of the Rough Roads deck that one flight can have. */\nexport const MAX_ROADS = {MAX_ROADS};\n"),
        format!("\n/** The most flights that a campaign can have. */\nexport const MAX_LEGS = {MAX_LEGS};\n"),
        list("The sides of the title dock, and without it.", "DOCKS", "Dock", &names(Dock::ALL)),
        list("The flights of a trek.", "TREK", "Level", &TREK.map(Level::name)),
        format!("\n/** The fewest who fly a trek. */\nexport const TREK_PLAYERS = {TREK_PLAYERS};\n"),
        needed(),
        list("The support team, as their cards are called.", "MEMBERS", "Member", &names(Member::ALL)),
        list("How members come to players.", "HIRINGS", "Hiring", &names(Hiring::ALL)),
        agreeable(),
        list("What a delivery can make of a component, by its number in questions.", "PARTS", "Part", &names(Part::ALL)),
    ]
    .concat()
}

/// What flights cannot do without.
fn needed() -> String {
    let parts = |level, players| {
        let boxes = serde_json::to_value(Boxes::needed(level, players)).expect("JSON");
        let wanted = boxes.as_object().expect("parts").iter().filter(|(_, needed)| **needed == json!(true));
        json!(wanted.map(|(part, _)| part.as_str()).collect::<Vec<_>>())
    };
    let by_level: BTreeMap<&str, Vec<Value>> = Level::ALL
        .into_iter()
        .map(|level| (level.name(), (1..=MAX_SEATS as u8).map(|players| parts(level, players)).collect()))
        .collect();
    format!(
        "\n/** By level, and by how many play from one on: what is taken out of the boxes for a flight in any case. */\n\
         export const NEEDED: {{ readonly [Each in Level]: readonly (readonly (keyof Boxes)[])[] }} = {};\n",
        json!(by_level)
    )
}

/// Games that differ in what can be agreed on for them.
fn games() -> [(&'static str, Mode); 5] {
    let legs = |count| Mode::Campaign(Legs::new(&vec![Leg::of(Level::II); count]).expect("a campaign"));
    let flight = Mode::Flight(Level::II);
    [("learning", Mode::Learning), ("flight", flight), ("trek", Mode::Trek), ("leg", legs(1)), ("campaign", legs(2))]
}

/// What the rules refuse for a game, part by part: the page does not ask for it.
fn agreeable() -> String {
    let accepts = |mode: Mode, players: u8, part: &str, value: &Value| {
        let mut extras = json!({ "titles": part == "titles_first" });
        extras[part] = value.clone();
        let extras: Extras = serde_json::from_value(extras).expect("a part of a box");
        check_setup(&Setup { extras, ..Setup::new(players, mode) }, trucker_content::all()).is_ok()
    };
    let by_level = json!(Level::ALL.map(|level| level == Level::II));
    let parts: Vec<(&str, Value)> = ["technology", "abe_technology", "adventures", "abe_adventures", "intruders"]
        .into_iter()
        .chain(["titles", "titles_first", "half_scores", "double_titles", "roads_anew"])
        .map(|part| (part, json!(true)))
        .chain([("ships", by_level.clone()), ("abe_ships", by_level), ("dock", json!(Dock::ALL[1].name()))])
        .chain([("rough_roads", json!(1)), ("handicaps", json!([1, 0, 0, 0, 0]))])
        .collect();
    let lists = games().map(|(game, mode)| {
        let never = parts.iter().filter(|(part, value)| !accepts(mode, 2, part, value)).map(|(part, _)| *part);
        let comes = |hiring: &Hiring| accepts(mode, 2, "support_team", &json!(hiring.name()));
        let hirings = Hiring::ALL.into_iter().filter(comes).map(|hiring| hiring.name());
        (game, json!({ "never": never.collect::<Vec<_>>(), "hirings": hirings.collect::<Vec<_>>() }))
    });
    let two_each = (1..=MAX_SEATS as u8).filter(|players| accepts(Mode::Trek, *players, "double_titles", &json!(true)));
    format!(
        "\n/** By game: what is never agreed on for it, and how members come to its players. A `leg` is a campaign of one. */\n\
         export const AGREEABLE: {{ readonly [Game in 'learning' | 'flight' | 'trek' | 'leg' | 'campaign']: \
         {{ never: readonly (keyof Extras)[]; hirings: readonly Hiring[] }} }} = {};\n\
         \n/** How many can play for two titles each. */\nexport const TWO_TITLES: readonly number[] = {};\n",
        json!(BTreeMap::from(lists)),
        json!(two_each.collect::<Vec<_>>())
    )
}

fn names<T: Named, const COUNT: usize>(things: [T; COUNT]) -> [&'static str; COUNT] {
    things.map(|thing| thing.name())
}

/// A declaration without spaces at the ends of lines, and with short comments on one line.
fn tidied(declaration: &str) -> String {
    let lines: Vec<&str> = declaration.lines().map(str::trim_end).collect();
    lines.join("\n").replace("/**\n *", "/**").replace("\n */", " */") + "\n"
}

/// Compares a file with what it should hold.
fn is_fresh(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::create_dir_all(path.with_file_name("")).expect("the folder can be made");
        std::fs::write(&path, text).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "{file} is stale: UPDATE_TYPES=1 cargo test -p trucker-server --test types writes it anew");
}

#[test]
fn the_client_has_the_types_of_the_wire() {
    is_fresh("web/src/protocol.ts", &declarations());
}

#[test]
fn the_tests_of_the_page_know_what_is_in_the_box() {
    is_fresh("web/tests/box.json", &catalogue::written(trucker_content::all()));
}

/// The rows of a table: of each family, its modifiers with a few words about each.
fn modifiers() -> String {
    let tell = |modifier: &Modifier| {
        let mut words = modifier.about().trim_end_matches('.').chars();
        let first = words.next().into_iter().flat_map(char::to_lowercase);
        format!("**`{}`** {}", modifier.name(), first.chain(words).collect::<String>())
    };
    let row = |family: &str, members: &[Modifier]| {
        format!("| {family} | {} |\n", members.iter().map(tell).collect::<Vec<_>>().join("; "))
    };
    [
        row("Rough Roads cards", &Modifier::ROADS),
        row("cyan aliens", &Modifier::SPECIALISTS),
        row("handicaps of gold titles", &Modifier::TITLES),
        row("abilities of the support team", &Modifier::MEMBERS),
    ]
    .concat()
}

#[test]
fn the_page_about_the_protocol_has_every_modifier_in_the_words_of_the_engine() {
    const HEAD: &str = "| `Modifier`, by what it is | values |\n| --- | --- |\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/PROTOCOL.md");
    let page = std::fs::read_to_string(path).expect("the page is there");
    let (before, table) = page.split_once(HEAD).expect("a table");
    let rows: usize = table.lines().take_while(|line| line.starts_with('|')).map(|line| line.len() + 1).sum();
    is_fresh("docs/PROTOCOL.md", &[before, HEAD, &modifiers(), &table[rows..]].concat());
}
