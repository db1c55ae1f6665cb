//! The client's TypeScript declarations are those of the wire types.
//!
//! `UPDATE_TYPES=1 cargo test -p trucker-server --test types` writes them anew, and the boards that its tests draw.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use trucker_engine::record::Record;
use trucker_server::catalogue::Catalogue;
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
    text
}

/// A declaration without spaces at the ends of lines, and with short comments on one line.
fn tidied(declaration: &str) -> String {
    let lines: Vec<&str> = declaration.lines().map(str::trim_end).collect();
    lines.join("\n").replace("/**\n *", "/**").replace("\n */", " */") + "\n"
}

#[test]
fn the_client_has_the_types_of_the_wire() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    let text = declarations();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::create_dir_all(file.with_file_name("")).expect("the folder can be made");
        std::fs::write(&file, &text).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == text,
        "web/src/protocol.ts is stale: UPDATE_TYPES=1 cargo test -p trucker-server --test types writes it anew"
    );
}

/// What a board says about itself is worked out by the rules; the page's tests have it as the server tells it.
#[test]
fn the_pages_tests_have_the_boards_of_the_boxes() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/boards.json");
    let boards = trucker_server::catalogue::of(trucker_content::all()).ship_boards;
    let lines: Vec<String> = boards.iter().map(|board| serde_json::to_string(board).expect("it is JSON")).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&file, &text).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == text,
        "web/tests/boards.json is stale: UPDATE_TYPES=1 cargo test -p trucker-server --test types writes it anew"
    );
}
