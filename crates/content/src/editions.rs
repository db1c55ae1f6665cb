//! The boxes there are, and the texts of their files.

use trucker_engine::setup::Set;

/// A box as it is printed.
#[derive(Debug)]
pub struct Edition {
    /// What its directory is called.
    pub name: &'static str,
    /// What the rules call it.
    pub set: Set,
    /// The names and texts of its files, in the order in which they are read and their faults are listed.
    pub files: &'static [(&'static str, &'static [u8])],
}

/// Every box, the base box first. Another one is a directory and an entry here.
pub static EDITIONS: [Edition; 3] = [
    Edition {
        name: "base",
        set: Set::Base,
        files: &[
            ("tiles.csv", include_bytes!("../base/tiles.csv")),
            ("cards.toml", include_bytes!("../base/cards.toml")),
            ("boards.toml", include_bytes!("../base/boards.toml")),
        ],
    },
    Edition {
        name: "keep-on-trucking",
        set: Set::KeepOnTrucking,
        files: &[
            ("tiles.csv", include_bytes!("../keep-on-trucking/tiles.csv")),
            ("cards.toml", include_bytes!("../keep-on-trucking/cards.toml")),
            ("boards.toml", include_bytes!("../keep-on-trucking/boards.toml")),
            ("rough_roads.toml", include_bytes!("../keep-on-trucking/rough_roads.toml")),
            ("cyan.toml", include_bytes!("../keep-on-trucking/cyan.toml")),
            ("titles.toml", include_bytes!("../keep-on-trucking/titles.toml")),
        ],
    },
    Edition {
        name: "another-big-expansion",
        set: Set::AnotherBigExpansion,
        files: &[
            ("tiles.csv", include_bytes!("../another-big-expansion/tiles.csv")),
            ("cards.toml", include_bytes!("../another-big-expansion/cards.toml")),
            ("boards.toml", include_bytes!("../another-big-expansion/boards.toml")),
        ],
    },
];

/// The texts of a box, of which some may be others than those printed. They need not be valid UTF-8; that would be a
/// fault as any other.
#[derive(Clone, Debug)]
pub struct Texts<'a> {
    pub(crate) edition: &'static Edition,
    texts: Vec<&'a [u8]>,
}

impl<'a> Texts<'a> {
    /// The box as it is printed.
    pub fn of(edition: &'static Edition) -> Texts<'a> {
        Texts { edition, texts: edition.files.iter().map(|(_, text)| *text).collect() }
    }

    /// The base box as it is printed.
    pub fn base() -> Texts<'a> {
        Texts::of(&EDITIONS[0])
    }

    /// The same with another text for one of its files. A file that the box does not have is none of its texts.
    #[must_use]
    pub fn with(mut self, file: &str, text: &'a [u8]) -> Texts<'a> {
        let place = self.edition.files.iter().position(|(name, _)| *name == file);
        if let Some(place) = place {
            self.texts[place] = text;
        }
        self
    }

    /// The text of a file; nothing if the box has no such file.
    pub fn text(&self, file: &str) -> &'a [u8] {
        self.files().find(|(name, _)| *name == file).map_or(&[], |(_, text)| text)
    }

    /// Its files and their texts.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, &'a [u8])> + '_ {
        self.edition.files.iter().map(|(file, _)| *file).zip(self.texts.iter().copied())
    }
}
