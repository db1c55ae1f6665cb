//! Rules about the engine's source that no compiler checks.
//!
//! No clock, no threads, no input or output, no floats, no hash maps: the same game on every machine. Only verbs and
//! the yard change a state. Every beat and phase names the section of the rulebook that it plays.

use std::collections::BTreeMap;
use std::path::Path;
use trucker_engine::words::Title;

/// The engine's source files with their texts, by path from `src`.
fn sources() -> BTreeMap<String, String> {
    let files = sources_of("engine");
    assert!(files.len() > 30, "the source was found");
    files
}

/// The same of another crate.
fn sources_of(of: &str) -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(of).join("src");
    let mut folders = vec![root.clone()];
    let mut files = BTreeMap::new();
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).expect("the source can be read");
        for path in entries.map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.insert(name(&root, &path), std::fs::read_to_string(&path).expect("a source file"));
            }
        }
    }
    files
}

fn name(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).expect("a file of the source").to_string_lossy().replace('\\', "/")
}

/// The text without comments and without what stands in quotes.
fn code(text: &str) -> String {
    let mut code = String::new();
    for line in text.lines() {
        let mut quoted = false;
        let mut chars = line.chars().peekable();
        while let Some(c) = chars.next() {
            match c {
                '\\' if quoted => drop(chars.next()),
                '"' => quoted = !quoted,
                '/' if !quoted && chars.peek() == Some(&'/') => break,
                _ if !quoted => code.push(c),
                _ => {}
            }
        }
        code.push('\n');
    }
    code
}

/// Does this name stand in the code, not as a part of a longer one?
fn mentions(code: &str, token: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(token).any(|(at, _)| {
        let (before, after) = (code[..at].chars().next_back(), code[at + token.len()..].chars().next());
        !before.is_some_and(is_name) && !after.is_some_and(is_name)
    })
}

#[test]
fn the_engine_is_deterministic_by_construction() {
    let forbidden = [
        "HashMap",
        "HashSet",
        "RandomState",
        "Instant",
        "SystemTime",
        "f32",
        "f64",
        "thread",
        "std::fs",
        "std::io",
        "std::net",
        "std::env",
        "std::process",
        "println",
        "eprintln",
        "print",
        "dbg",
        "unsafe",
        "static",
        "RefCell",
        "Mutex",
    ];
    for (file, text) in sources() {
        let code = code(&text).replace("'static", "");
        for token in forbidden {
            assert!(!mentions(&code, token), "{file} mentions {token}");
        }
    }
}

#[test]
fn only_verbs_and_the_yard_change_a_state() {
    for (file, text) in sources() {
        let code = code(&text);
        let rules = ["beats/", "phases/", "modifiers/"].iter().any(|folder| file.starts_with(folder));
        let owners = ["building.rs", "game.rs", "menu.rs", "resample.rs"];
        let owner = file.starts_with("script/") || file.starts_with("building/") || owners.contains(&file.as_str());
        if rules {
            for token in ["state_mut", "&mut State", "set_aboard", "set_spaces", ".put(", ".take(self", ".take(cx"] {
                assert!(!code.contains(token), "{file} has {token}: only verbs change a state");
            }
        }
        assert!(owner || !code.contains("&mut State"), "{file} has &mut State");
    }
}

#[test]
fn only_the_list_of_rounds_asks_which_game_is_played() {
    for (file, text) in sources() {
        let home = file == "setup/round.rs";
        assert!(home || !code(&text).contains("Mode::"), "{file} has Mode::: ask what round the game is in");
    }
}

#[test]
fn connectors_are_compared_at_home_only() {
    for (file, text) in sources() {
        let home = ["tile.rs", "ship/mod.rs", "ship/marks.rs", "ship/joins.rs", "ship/legal.rs", "ship/leeway.rs"];
        let home = home.contains(&file.as_str());
        for token in [".pipes(", "takes_one", "takes_two", "Connector::"] {
            assert!(home || !code(&text).contains(token), "{file} has {token}: ask what is held, or what is joined");
        }
    }
}

/// Where somebody asks the tile of a box what a component on a ship is: `content.tile(placed.tile)`, for more than what
/// stays as printed: its name, its box, and the tile as such.
fn asks_the_tile(code: &str) -> bool {
    let code: String = code.split_whitespace().collect();
    code.match_indices(".tile)").any(|(at, found)| {
        let before = &code[..at];
        let called = before.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or("", |open| &before[..=open]);
        let rest = &code[at + found.len()..];
        let printed = [".name", ".set", ".clone()"].iter().any(|field| rest.starts_with(field));
        called.ends_with("tile(") && !printed
    })
}

#[test]
fn a_component_on_a_ship_is_asked_of_the_ship() {
    for of in ["engine", "bots", "server", "trucker"] {
        for (file, text) in sources_of(of) {
            // Two files know both, tiles and marks; a hand and a heap hold tiles, and no components of ships.
            let home = of == "engine" && ["ship/mod.rs", "ship/marks.rs"].contains(&file.as_str());
            let stray = code(&text).lines().any(|line| asks_the_tile(line) && !line.contains("hand.tile"));
            assert!(home || !stray, "{of}/{file} asks a tile what it is: ask the ship, which knows its marks");
            let turned = code(&text).contains(".turned(placed.turn)");
            assert!(home || !turned, "{of}/{file} has .turned(placed.turn): ask the ship which way it points");
        }
    }
    for planted in ["content.tile(placed.tile).component", "let tile = self.content.tile(next.tile);"] {
        assert!(asks_the_tile(planted), "{planted} was not found");
    }
    for fine in ["content.tile(placed.tile).name", "content.tile(tile)", "ship.tile(square)", "Some(placed.tile)"] {
        assert!(!asks_the_tile(fine), "{fine}");
    }
}

#[test]
fn only_the_grid_steps_from_square_to_square() {
    for (file, text) in sources() {
        let home = ["squares.rs", "grid.rs"].contains(&file.as_str());
        assert!(home || !code(&text).contains(".shifted("), "{file} has .shifted(: ask the grid of the board");
    }
}

#[test]
fn every_beat_and_phase_names_its_section_of_the_rulebook() {
    for (file, text) in sources() {
        assert!(text.starts_with("//! "), "{file} does not begin by saying what it is");
        let rules = ["beats/", "phases/", "modifiers/"].iter().any(|folder| file.starts_with(folder));
        let rules = rules && !file.ends_with("mod.rs");
        let comment: String = text.lines().take_while(|line| line.starts_with("//!")).collect();
        let books = ["Base rulebook, *", "*Keep on Trucking*", "*Another Big Expansion*"];
        let book = books.iter().any(|book| comment.contains(book));
        let named = book && comment.matches('*').count() >= 2;
        assert!(!rules || named, "{file} names no section");
    }
}

#[test]
fn files_are_short_and_finished() {
    for (file, text) in sources() {
        let lines = text.lines().count();
        // One enum lists what can happen, on the wire by one tag: it has a few lines for each, and nothing else is there.
        let most = if file == "event.rs" { 1100 } else { 700 };
        assert!(lines <= most, "{file} has {lines} lines");
        for mark in ["TODO", "FIXME", "XXX", "todo!", "unimplemented!"] {
            assert!(!text.contains(mark), "{file} has a {mark}");
        }
        let long = text.lines().position(|line| line.chars().count() > 120);
        assert!(long.is_none(), "{file}:{} is longer than 120 characters", long.unwrap_or_default() + 1);
    }
}

#[test]
fn the_engine_needs_little() {
    let manifest = include_str!("../../Cargo.toml");
    let section =
        manifest.split("[dependencies]").nth(1).and_then(|rest| rest.split("\n[").next()).expect("dependencies");
    let mut needed: Vec<&str> = section.lines().filter_map(|line| line.split(['.', ' ', '=']).next()).collect();
    needed.retain(|name| !name.is_empty());
    assert!(
        section.contains("ts-rs = { workspace = true, optional = true }"),
        "TypeScript is for those who ask for it"
    );
    needed.retain(|name| *name != "ts-rs");
    assert_eq!(needed, ["arrayvec", "rand_chacha", "serde", "sha2", "strum", "thiserror"]);
}

/// What the boxes and their parts are called in code.
const BOXES: [&str; 14] = [
    "KeepOnTrucking",
    "keep_on_trucking",
    "kot",
    "Kot",
    "KOT",
    "rough_roads",
    "RoughRoads",
    "technology",
    "adventures",
    "AnotherBigExpansion",
    "another_big_expansion",
    "expansion",
    "Expansion",
    "Set::Base",
];

/// Names that belong to one file: a modifier's card, as its variant and as its module.
fn cards_of_modifiers() -> Vec<(String, String)> {
    let snake = |name: &str| {
        let mut snake = String::new();
        for c in name.chars() {
            if c.is_uppercase() && !snake.is_empty() {
                snake.push('_');
            }
            snake.push(c.to_ascii_lowercase());
        }
        snake
    };
    let all = trucker_engine::modifiers::Modifier::ALL;
    all.map(|modifier| format!("{modifier:?}")).map(|name| (snake(&name), name)).into()
}

/// Where boxes and modifiers may be named: where they are taken out of the box, where they are listed, at home.
fn may_name(file: &str, token: &str) -> bool {
    let home = token.strip_prefix("Modifier::").or_else(|| token.strip_prefix("Title::"));
    let modules = cards_of_modifiers();
    let module = modules.iter().find(|(module, name)| home == Some(name.as_str()) || *module == token);
    // Both abilities of a member of the support team are in one file.
    let both = |module: &str| module.strip_suffix("_a").or(module.strip_suffix("_b")).unwrap_or(module).to_owned();
    let at_home = module.is_some_and(|(module, _)| file.ends_with(&format!("/{}.rs", both(module))));
    match file {
        "setup.rs" | "setup/round.rs" | "setup/campaign.rs" | "modifiers/mod.rs" => true,
        // The titles themselves, as the rulebook's words.
        "words.rs" => token.starts_with("Title::") || at_home,
        // Who is called, each in its own words: the module stands for the card.
        "modifiers/rough_roads/mod.rs" | "modifiers/specialists/mod.rs" | "modifiers/titles/mod.rs" => true,
        _ => at_home || ALLOWED.contains(&(file, token)),
    }
}

/// Where a name is more than a card or a box: a file, and what it may name.
const ALLOWED: [(&str, &str); 0] = [];

/// The names of boxes and modifiers in a file that has no business with them.
fn stray_names(file: &str, text: &str) -> Vec<String> {
    let code = code(text);
    let mut tokens: Vec<String> = BOXES.iter().map(|name| (*name).to_owned()).collect();
    for (module, name) in cards_of_modifiers() {
        if Title::ALL.iter().any(|title| format!("{title:?}") == name) {
            tokens.push(format!("Title::{name}"));
        }
        tokens.push(format!("Modifier::{name}"));
        tokens.push(module);
    }
    tokens.into_iter().filter(|token| mentions(&code, token) && !may_name(file, token)).collect()
}

#[test]
fn boxes_and_modifiers_are_named_at_home_only() {
    let mut stray = Vec::new();
    for (file, text) in sources() {
        stray.extend(stray_names(&file, &text).into_iter().map(|name| format!("{file}: {name}")));
    }
    assert!(stray.is_empty(), "named outside setup, content and its own file:\n{}", stray.join("\n"));
}

#[test]
fn a_planted_name_is_found() {
    let planted = [
        "if setup.extras.technology { 1 } else { 0 }",
        "if rules.modifiers.contains(Modifier::DeadZone) {}",
        "match tile.set { Set::KeepOnTrucking => {} }",
        "let kot = 1;",
        "use crate::modifiers::rough_roads::bad_luck;",
        "let rough_roads = 3;",
        "if rules.flies_with(Title::CruiseCaptain) {}",
    ];
    for line in planted {
        assert!(!stray_names("beats/open_space.rs", line).is_empty(), "{line} was not found");
        assert!(!stray_names("ship/analysis.rs", line).is_empty(), "{line} was not found");
    }
    assert!(stray_names("beats/open_space.rs", "//! *Keep on Trucking*: *Wide-Open Space*, technology.").is_empty());
    assert!(stray_names("modifiers/rough_roads/dead_zone.rs", "Modifier::DeadZone").is_empty());
    assert!(!stray_names("modifiers/rough_roads/bad_luck.rs", "Modifier::DeadZone").is_empty());
}
