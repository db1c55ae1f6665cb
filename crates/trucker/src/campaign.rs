//! A campaign in words: `IIA+technology+roads:1,II,I+adventures`.

use std::fmt;
use std::str::FromStr;
use trucker_engine::setup::{Leg, Legs, Set};
use trucker_engine::words::Level;

/// The flights of a campaign, as written on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CampaignArg(pub Legs);

/// What can be said, for messages.
const WORDS: &str = "flights with commas, such as II, or IIA or IIB for another ship, each with +technology, +adventures, \
                     +abe-technology, +abe-adventures, +intruders or +roads:1 (to 3)";

/// The letter behind a level that names a ship of another box.
const LETTERS: [(char, Set); 2] = [('A', Set::KeepOnTrucking), ('B', Set::AnotherBigExpansion)];

fn leg(text: &str) -> Option<Leg> {
    let mut words = text.split('+');
    let name = words.next()?;
    let other = LETTERS.into_iter().find_map(|(letter, set)| Some((name.strip_suffix(letter)?, set)));
    let (name, ships) = other.unwrap_or((name, Set::Base));
    let level = Level::ALL.into_iter().find(|level| level.name() == name)?;
    let mut leg = Leg { ships, ..Leg::of(level) };
    for word in words {
        match word {
            "technology" => leg.boxes.technology = true,
            "adventures" => leg.boxes.adventures = true,
            "abe-technology" => leg.boxes.abe_technology = true,
            "abe-adventures" => leg.boxes.abe_adventures = true,
            "intruders" => leg.boxes.intruders = true,
            _ => leg.roads = word.strip_prefix("roads:")?.parse().ok()?,
        }
    }
    Some(leg)
}

impl FromStr for CampaignArg {
    type Err = String;

    fn from_str(text: &str) -> Result<CampaignArg, String> {
        let read = |text: &str| {
            leg(text).ok_or_else(|| format!("flight '{}' is unknown: allowed are {WORDS}", text.escape_debug()))
        };
        let legs: Vec<Leg> = text.split(',').map(read).collect::<Result<_, _>>()?;
        Legs::new(&legs).map(CampaignArg).map_err(|wrong| wrong.to_string())
    }
}

impl fmt::Display for CampaignArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, leg) in self.0.as_slice().iter().enumerate() {
            let letter = LETTERS.into_iter().find(|(_, set)| *set == leg.ships).map(|(letter, _)| letter.to_string());
            write!(f, "{}{}{}", if i > 0 { "," } else { "" }, leg.level, letter.unwrap_or_default())?;
            let boxes = [
                (leg.boxes.technology, "technology"),
                (leg.boxes.adventures, "adventures"),
                (leg.boxes.abe_technology, "abe-technology"),
                (leg.boxes.abe_adventures, "abe-adventures"),
                (leg.boxes.intruders, "intruders"),
            ];
            for (is, word) in boxes {
                if is {
                    write!(f, "+{word}")?;
                }
            }
            if leg.roads > 0 {
                write!(f, "+roads:{}", leg.roads)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_campaign_is_written_as_it_is_read() {
        for text in [
            "II",
            "IIA+technology+adventures+roads:1,II,I+technology",
            "III+roads:3,I,I,I,I,I,I,IIIA",
            "II,IV+abe-technology+abe-adventures,IV+abe-adventures",
            "IIB+abe-technology,IIIB+technology+adventures+abe-technology+roads:1",
        ] {
            let read: CampaignArg = text.parse().unwrap();
            assert_eq!(read.to_string(), text);
        }
    }

    #[test]
    fn what_is_none_says_what_is_allowed() {
        for text in ["", "V", "II,", "II+titles", "II+roads:x", "I,I,I,I,I,I,I,I,I"] {
            let why = text.parse::<CampaignArg>().unwrap_err();
            assert!(why.contains("allowed are") || why.contains("1 to 8"), "{text}: {why}");
        }
    }
}
