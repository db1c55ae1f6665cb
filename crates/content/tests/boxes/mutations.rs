//! Whatever is done to the files, the loader answers with a box or with faults.

use proptest::prelude::*;
use trucker_content::{Texts, load, parse_card, parse_tile};
use trucker_engine::tile::Component;

/// One change somewhere in a file. Places are taken modulo the length of the text.
#[derive(Clone, Debug)]
enum Mutation {
    /// Bytes are written over others.
    Overwrite(usize, Vec<u8>),
    /// Bytes are put between others.
    Insert(usize, Vec<u8>),
    /// So many bytes are taken out.
    Remove(usize, usize),
    /// A line moves, or is there twice.
    CopyLine(usize, usize),
    /// A line goes.
    RemoveLine(usize),
    /// A run of digits becomes another number.
    Number(usize, i128),
}

/// Bytes that mean something in the files come more often than others.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let telling = prop::sample::select(b"[]{}=,.\"'#\n\r\\-_0123456789eE \xff".to_vec());
    prop::collection::vec(prop_oneof![3 => telling, 1 => any::<u8>()], 1..8)
}

fn mutation() -> impl Strategy<Value = Mutation> {
    let at = any::<usize>;
    prop_oneof![
        (at(), bytes()).prop_map(|(at, bytes)| Mutation::Overwrite(at, bytes)),
        (at(), bytes()).prop_map(|(at, bytes)| Mutation::Insert(at, bytes)),
        (at(), 1..200_usize).prop_map(|(at, length)| Mutation::Remove(at, length)),
        (at(), at()).prop_map(|(from, to)| Mutation::CopyLine(from, to)),
        at().prop_map(Mutation::RemoveLine),
        (at(), prop_oneof![-5..300_i128, any::<i128>()]).prop_map(|(at, number)| Mutation::Number(at, number)),
    ]
}

impl Mutation {
    fn apply(&self, text: &mut Vec<u8>) {
        if text.is_empty() {
            return;
        }
        let length = text.len();
        let mut lines: Vec<Vec<u8>> = text.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
        let count = lines.len();
        match self {
            Mutation::Overwrite(at, bytes) => {
                let at = at % length;
                text.splice(at..(at + bytes.len()).min(length), bytes.iter().copied());
            }
            Mutation::Insert(at, bytes) => drop(text.splice(at % length..at % length, bytes.iter().copied())),
            Mutation::Remove(at, removed) => drop(text.drain(at % length..(at % length + removed).min(length))),
            Mutation::CopyLine(from, to) => {
                let line = lines[from % count].clone();
                lines.insert(to % count, line);
                *text = lines.concat();
            }
            Mutation::RemoveLine(at) => {
                lines.remove(at % count);
                *text = lines.concat();
            }
            Mutation::Number(at, number) => {
                let places: Vec<usize> = (0..length).filter(|i| text[*i].is_ascii_digit()).collect();
                if let Some(place) = places.get(at % places.len().max(1)) {
                    text.splice(place..=place, number.to_string().into_bytes());
                }
            }
        }
    }
}

/// Faults say where they are; a box that was read keeps what the engine counts on.
fn check(base: Texts<'_>) -> Result<(), TestCaseError> {
    match load(std::slice::from_ref(&base)) {
        Ok(content) => {
            prop_assert!(content.tiles.len() <= 384 && content.cards.len() <= 256);
            prop_assert!(content.tiles.iter().filter(|tile| tile.component == Component::StartingCabin).count() >= 4);
            prop_assert!(content.cards.iter().all(|card| !card.beats.is_empty()));
            prop_assert!(
                content.ship_boards.iter().all(|board| board.start.is_none_or(|start| board.squares.contains(start)))
            );
        }
        Err(faults) => {
            prop_assert!(!faults.as_slice().is_empty());
            for fault in &faults {
                let lines = base.text(&fault.file).split(|byte| *byte == b'\n').count();
                prop_assert!((1..=lines).contains(&fault.line), "{fault}");
                prop_assert!(base.files().any(|(file, _)| file == fault.file), "{fault}");
                prop_assert!(!fault.what.contains('\n'), "{fault}");
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn mutated_files(file in 0..3_usize, mutations in prop::collection::vec(mutation(), 1..6)) {
        let (file, text) = Texts::base().files().nth(file).expect("a base box has three files");
        let mut text = text.to_vec();
        mutations.iter().for_each(|mutation| mutation.apply(&mut text));
        check(Texts::base().with(file, &text))?;
    }

    #[test]
    fn arbitrary_bytes(tiles: Vec<u8>, cards: Vec<u8>, boards: Vec<u8>) {
        let base = Texts::base().with("tiles.csv", &tiles).with("cards.toml", &cards);
        check(base.with("boards.toml", &boards))?;
    }

    #[test]
    fn arbitrary_texts(text in "\\PC*", name: String, kind: String, param: String, sides in "[0-4]{3,5}") {
        prop_assert!(parse_card(&text).is_err());
        let _ = parse_tile(&name, &kind, &param, &sides);
        let _ = parse_tile("mine", "battery", &param, &sides);
    }
}
