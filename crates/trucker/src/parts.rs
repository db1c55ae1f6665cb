//! Parts of expansions in words: `technology,adventures,ships,roads:2`.

use crate::sim::batch::mix;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use trucker_bots::weights::Yard;
use trucker_engine::setup::{Dock, Extras, MAX_ROADS};
use trucker_engine::state::{Mode, Setup};
use trucker_engine::team::Hiring;
use trucker_engine::words::{ByLevel, BySeat, Level, MAX_SEATS};

/// What can be said, for messages.
pub const WORDS: &str = "technology, abe-technology, adventures, abe-adventures, intruders, ships, ships:I (or II, III, IIB, IIIB), titles, titles-first, dock:low, dock:high, \
                         half-scores, double-titles, roads:1 (to 3), roads-anew, team, team:first, team:contested, handicaps:0:2:1 (by seat), all, none";

/// The new ship of *Keep on Trucking* on every level that has one.
fn with_ship_a() -> ByLevel<bool> {
    ByLevel::each(|level| level <= Level::III)
}

/// The parts that a list of words names, with commas or spaces between them.
///
/// # Errors
/// Says which word is unknown and what is allowed.
pub fn read(text: &str) -> Result<Extras, String> {
    let mut extras = Extras::default();
    for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
        let unknown = || format!("part '{}' is unknown: allowed is {WORDS}", word.escape_debug());
        let (name, value) = word.split_once(':').map_or((word, None), |(name, value)| (name, Some(value)));
        match (name, value) {
            ("none", None) => {}
            ("all", None) => {
                extras.technology = true;
                extras.adventures = true;
                extras.ships = with_ship_a();
            }
            ("technology", None) => extras.technology = true,
            ("abe-technology", None) => extras.abe_technology = true,
            ("adventures", None) => extras.adventures = true,
            ("abe-adventures", None) => extras.abe_adventures = true,
            ("intruders", None) => extras.intruders = true,
            ("ships", None) => extras.ships = with_ship_a(),
            ("ships", Some(name)) if name.ends_with('B') => {
                let is_it = |level: &Level| name.strip_suffix('B') == Some(level.name());
                extras.abe_ships[Level::ALL.into_iter().find(is_it).ok_or_else(unknown)?] = true;
            }
            ("ships", Some(name)) => {
                let level = Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(unknown)?;
                extras.ships[level] = true;
            }
            ("titles", None) => extras.titles = true,
            ("titles-first", None) => (extras.titles, extras.titles_first) = (true, true),
            ("dock", Some("low")) => extras.dock = Dock::Low,
            ("dock", Some("high")) => extras.dock = Dock::High,
            ("half-scores", None) => extras.half_scores = true,
            ("double-titles", None) => extras.double_titles = true,
            ("roads-anew", None) => extras.roads_anew = true,
            ("team", None) => extras.support_team = Hiring::Dealt,
            ("team", Some("first")) => extras.support_team = Hiring::DealtFirst,
            ("team", Some("contested")) => extras.support_team = Hiring::Contested,
            ("roads", Some(cards)) => extras.rough_roads = cards.parse().map_err(|_| unknown())?,
            ("handicaps", Some(cards)) => {
                let cards: Vec<u8> =
                    cards.split(':').map(|cards| cards.parse().map_err(|_| unknown())).collect::<Result<_, _>>()?;
                if cards.len() > MAX_SEATS {
                    return Err(unknown());
                }
                extras.handicaps.0[..cards.len()].copy_from_slice(&cards);
            }
            _ => return Err(unknown()),
        }
    }
    Ok(extras)
}

/// Parts of expansions, as written on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum PartsArg {
    /// These in every game.
    These(Extras),
    /// Another combination of the base box and *Keep on Trucking* in every game.
    Random,
    /// Another combination of all boxes in every game.
    RandomAll,
}

impl Default for PartsArg {
    fn default() -> PartsArg {
        PartsArg::These(Extras::default())
    }
}

impl PartsArg {
    /// Nothing but the base box?
    pub fn is_none(&self) -> bool {
        *self == PartsArg::default()
    }

    /// The tiles that are built with in every game.
    pub fn yard(&self) -> Yard {
        match self {
            PartsArg::These(extras) => Yard::with(extras.technology, extras.abe_technology),
            PartsArg::Random | PartsArg::RandomAll => Yard::Base,
        }
    }

    /// Puts the parts of the game with this number on the table.
    pub fn deal(self, number: u64, setup: &mut Setup) {
        let extras = match self {
            PartsArg::These(extras) => extras,
            PartsArg::Random => random(number, setup.mode, setup.players),
            PartsArg::RandomAll => random_all(number, setup.mode, setup.players),
        };
        setup.extras = extras;
    }

    /// Can these be played at this table?
    ///
    /// # Errors
    /// What cannot be, and what could.
    pub fn check(self, mut setup: Setup) -> Result<(), String> {
        self.deal(0, &mut setup);
        setup.check_extras(trucker_content::all()).map_err(|wrong| wrong.to_string())
    }
}

impl TryFrom<String> for PartsArg {
    type Error = String;
    fn try_from(text: String) -> Result<PartsArg, String> {
        text.parse()
    }
}

impl From<PartsArg> for String {
    fn from(parts: PartsArg) -> String {
        parts.to_string()
    }
}

impl FromStr for PartsArg {
    type Err = String;
    fn from_str(text: &str) -> Result<PartsArg, String> {
        if text == "random" {
            return Ok(PartsArg::Random);
        }
        if text == "random-all" {
            return Ok(PartsArg::RandomAll);
        }
        read(text).map(PartsArg::These).map_err(|why| format!("{why}, random, random-all"))
    }
}

impl fmt::Display for PartsArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PartsArg::These(extras) => f.write_str(&words(extras)),
            PartsArg::Random => f.write_str("random"),
            PartsArg::RandomAll => f.write_str("random-all"),
        }
    }
}

/// Parts as [`read`] understands them.
pub fn words(extras: &Extras) -> String {
    let mut words: Vec<String> = Vec::new();
    let named = |named: &[(bool, &str)]| {
        let words = named.iter().filter(|(is_in, _)| *is_in).map(|(_, word)| (*word).to_owned());
        words.collect::<Vec<String>>()
    };
    words.extend(named(&[
        (extras.technology, "technology"),
        (extras.abe_technology, "abe-technology"),
        (extras.adventures, "adventures"),
        (extras.abe_adventures, "abe-adventures"),
        (extras.intruders, "intruders"),
    ]));
    words.extend(Level::ALL.into_iter().filter(|level| extras.ships[*level]).map(|level| format!("ships:{level}")));
    words
        .extend(Level::ALL.into_iter().filter(|level| extras.abe_ships[*level]).map(|level| format!("ships:{level}B")));
    words.extend(named(&[
        (extras.titles && !extras.titles_first, "titles"),
        (extras.titles_first, "titles-first"),
        (extras.dock == Dock::Low, "dock:low"),
        (extras.dock == Dock::High, "dock:high"),
        (extras.half_scores, "half-scores"),
        (extras.double_titles, "double-titles"),
    ]));
    if extras.rough_roads > 0 {
        words.push(format!("roads:{}", extras.rough_roads));
    }
    words.extend(named(&[
        (extras.roads_anew, "roads-anew"),
        (extras.support_team == Hiring::Dealt, "team"),
        (extras.support_team == Hiring::DealtFirst, "team:first"),
        (extras.support_team == Hiring::Contested, "team:contested"),
    ]));
    if extras.handicaps != BySeat::default() {
        words.push(format!("handicaps:{}", extras.handicaps.0.map(|cards| cards.to_string()).join(":")));
    }
    if words.is_empty() { "none".to_owned() } else { words.join(",") }
}

/// A combination that can be played together in this mode; the same for the same number.
pub fn random(number: u64, mode: Mode, players: u8) -> Extras {
    let mut extras = Extras::default();
    if matches!(mode, Mode::Learning | Mode::Campaign(_)) {
        return extras;
    }
    let mut word = number;
    let mut below = |sides: u64| {
        word = mix(word);
        word % sides
    };
    extras.technology = below(2) == 0;
    extras.adventures = below(2) == 0;
    for level in [Level::I, Level::II, Level::III] {
        extras.ships[level] = below(2) == 0;
    }
    if mode == Mode::Trek {
        extras.titles = below(2) == 0;
        extras.half_scores = below(2) == 0;
        extras.double_titles = below(2) == 0 && players == 2;
        extras.dock = [Dock::None, Dock::Low, Dock::High][below(3) as usize];
        extras.titles_first = extras.titles && below(2) == 0;
    }
    let cards = u64::from(MAX_ROADS) + 1;
    if below(3) > 0 {
        extras.rough_roads = below(cards) as u8;
    } else {
        for handicap in &mut extras.handicaps.0[..usize::from(players).min(MAX_SEATS)] {
            *handicap = below(cards) as u8;
        }
    }
    extras
}

/// The same with parts of every box. What [`random`] says stays as it is, so that games can be compared with those of
/// builds that know fewer boxes.
pub fn random_all(number: u64, mode: Mode, players: u8) -> Extras {
    let mut extras = random(number, mode, players);
    let mut word = !number;
    let mut below = |sides: u64| {
        word = mix(word);
        word % sides
    };
    if let Mode::Campaign(legs) = mode {
        // A single flight has nothing between flights.
        let ways = if legs.as_slice().len() > 1 { Hiring::ALL.len() } else { 1 };
        extras.support_team = Hiring::ALL[below(ways as u64) as usize];
    }
    if matches!(mode, Mode::Learning | Mode::Campaign(_)) {
        return extras;
    }
    for level in [Level::II, Level::III] {
        if below(3) == 0 {
            (extras.ships[level], extras.abe_ships[level]) = (false, true);
        }
    }
    extras.abe_technology = below(2) == 0;
    extras.abe_adventures = below(2) == 0;
    if mode == Mode::Flight(Level::IV) {
        // Its deck is among them; and five need the tiles of two boxes.
        extras.abe_adventures = true;
        extras.technology |= players > 4;
    }
    extras.intruders = below(2) == 0;
    if mode != Mode::Trek && below(2) == 0 {
        extras.support_team = Hiring::DealtFirst;
    }
    extras
}

#[cfg(test)]
mod tests {
    use super::*;
    use trucker_engine::state::Setup;

    #[test]
    fn words_name_parts() {
        let parts = read("technology,ships:II roads:2").unwrap();
        assert!(parts.technology && !parts.adventures);
        assert_eq!((parts.ships, parts.rough_roads), (ByLevel([false, true, false, false]), 2));
        assert_eq!(read("handicaps:0:3").unwrap().handicaps, BySeat([0, 3, 0, 0, 0]));
        assert!(read("tecnology").unwrap_err().starts_with("part 'tecnology' is unknown: allowed is technology, "));
        assert_eq!("random".parse(), Ok(PartsArg::Random));
    }

    #[test]
    fn random_parts_can_be_played() {
        for number in 0..500 {
            let mode = [Mode::Trek, Mode::Flight(Level::I), Mode::Learning][number as usize % 3];
            let mut setup = Setup::new(2 + (number % 4) as u8, mode);
            setup.mode = Mode::Flight(Level::IV);
            setup.extras = random_all(number, setup.mode, setup.players);
            setup.check_extras(trucker_content::all()).unwrap();
            setup.mode = mode;
            for parts in [random, random_all] {
                setup.extras = parts(number, mode, setup.players);
                setup.check_extras(trucker_content::all()).unwrap();
                assert_eq!(read(&words(&setup.extras)), Ok(setup.extras));
            }
        }
    }
}
