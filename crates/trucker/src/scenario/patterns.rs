//! Which events and questions a scenario can speak of, so that a misspelt one is not just "something that did not
//! happen".
//!
//! A form is written as its words, with capitals for what varies. What a scenario writes must be the beginning of one.

use super::words::{
    ABILITIES, ALIENS, GAVE_UP, GOODS, HANDS, HOARDS, LOSSES, Lexicon, MARKERS, MEASURES, MEMBERS, MISTAKES, PARTS,
    PROJECTILES, ROADS, SIDES, SPECIALISTS, Said, TITLES, TURNS, plain, shown, strength, unhyphened,
};
use trucker_engine::content::Content;
use trucker_engine::event::{Event, Loss};
use trucker_engine::named::VariantNames;
use trucker_engine::squares::Square;

/// Every event, as `events` spells them.
const EVENTS: &[&str] = &[
    "flight FLIGHT set up",
    "flight FLIGHT ended",
    "payday began",
    "title TITLE drawn",
    "building began",
    "sand ran out SPACE",
    "time up",
    "card CARD revealed",
    "card CARD skipped",
    "tiles left out TILES",
    "PLAYER drew TILE",
    "PLAYER took TILE",
    "PLAYER took TILE from reserve",
    "PLAYER took giving up back",
    "PLAYER took off SQUARE",
    "PLAYER took title TITLE",
    "PLAYER raided PLAYER TILE",
    "PLAYER halted",
    "PLAYER laid marker MARKER SQUARE",
    "PLAYER lost marker MARKER SQUARE",
    "PLAYER lifted TILE",
    "PLAYER lifted GOOD SQUARE",
    "PLAYER placed TILE SQUARE TURN",
    "PLAYER reserved TILE",
    "PLAYER returned TILE",
    "PLAYER opened pile PILE",
    "PLAYER closed pile PILE",
    "PLAYER turned timer SPACE",
    "PLAYER finished space SPACE",
    "PLAYER rebuilds",
    "PLAYER stranded",
    "PLAYER mistake MISTAKE SQUARES",
    "PLAYER launched POSITION",
    "PLAYER boarded ALIEN alien SQUARE",
    "PLAYER boarded HUMANS humans SQUARE",
    "PLAYER laid TOKENS sleepers SQUARE",
    "PLAYER woke SQUARE to SQUARE",
    "PLAYER hired SPECIALIST",
    "PLAYER lost specialist SPECIALIST",
    "PLAYER was spared",
    "PLAYER powered free",
    "PLAYER boosted SQUARE with SQUARES",
    "PLAYER fired GOOD SQUARE with SQUARE",
    "PLAYER burned GOOD SQUARE",
    "PLAYER charged SQUARE TOKENS",
    "PLAYER announced to give up",
    "PLAYER left LEFT",
    "PLAYER left behind GOODS",
    "PLAYER rolled DICE",
    "PLAYER declared MEASURE STRENGTH",
    "PLAYER spent battery SQUARE",
    "PLAYER used panel SQUARE",
    "PLAYER switched on SQUARES",
    "PLAYER thrust SIDE",
    "PLAYER moved DAYS to POSITION",
    "PLAYER landed PLANET",
    "board turned TURN PLANET",
    "PLAYER dealt board PLANET",
    "holes DICE",
    "PLAYER cabin taken away SQUARE",
    "PLAYER took row PLANET",
    "PLAYER ignores SIDE",
    "PLAYER has most HOARD PLANET",
    "PLAYER docked",
    "PLAYER turned back able",
    "PLAYER turned back unable",
    "PLAYER fastest STRENGTH",
    "PLAYER won",
    "PLAYER tied",
    "PLAYER was beaten",
    "PLAYER weakest MEASURE",
    "PLAYER missed by PROJECTILE SIDE ROLL",
    "PLAYER bounced PROJECTILE SIDE SQUARE",
    "PLAYER shot PROJECTILE SIDE SQUARE",
    "PLAYER shielded PROJECTILE SIDE SQUARE",
    "PLAYER hit by PROJECTILE SIDE SQUARE",
    "PLAYER sabotage missed SQUARE",
    "PLAYER intruder missed",
    "PLAYER intruder turned away SQUARE",
    "PLAYER intruder step HAND LEFT_OVER SQUARE",
    "PLAYER intruder defeated HAND LEFT_OVER SQUARE",
    "PLAYER intruder left HAND LEFT_OVER",
    "PLAYER charge planted LEFT_OVER SQUARE",
    "PLAYER charges exploded SQUARES",
    "PLAYER lost tile SQUARE LOSS",
    "PLAYER lost tile TILE not added",
    "PLAYER lost human SQUARE",
    "PLAYER lost ALIEN alien SQUARE",
    "PLAYER lost good GOOD SQUARE",
    "PLAYER put GOOD SQUARE",
    "PLAYER short of GOODS",
    "PLAYER gained CREDITS for card",
    "PLAYER gained CREDITS for finish SPACE",
    "PLAYER gained CREDITS for looks",
    "PLAYER gained CREDITS for title TITLE",
    "PLAYER gained CREDITS for sale",
    "PLAYER gained CREDITS for debt",
    "PLAYER gained CREDITS for SPECIALIST",
    "PLAYER gained human SQUARE",
    "PLAYER gained battery SQUARE",
    "PLAYER paid CREDITS for losses LOST at CREDITS",
    "PLAYER paid CREDITS for part TILE",
    "PLAYER scored TITLE SCORE",
    "PLAYER defended TITLE",
    "PLAYER failed TITLE",
    "PLAYER dealt CARDS members",
    "members laid MEMBERS",
    "PLAYER member MEMBER",
    "member left MEMBER",
    "PLAYER used ABILITY",
    "PLAYER bet PLAYER SPACE",
    "PLAYER bet PLAYER out",
    "PLAYER finish bonus BONUS",
    "PLAYER looks bonus BONUS",
    "PLAYER price GOOD CREDITS",
    "PLAYER gained CREDITS for ABILITY",
    "PLAYER paid CREDITS for ABILITY",
    "PLAYER marked SQUARE welded SQUARE",
    "PLAYER marked SQUARE piped SQUARE",
    "PLAYER marked SQUARE joined SQUARE",
    "PLAYER marked SQUARE loosened SQUARE",
    "PLAYER marked SQUARE parted SQUARE",
    "PLAYER marked SQUARE universal",
    "PLAYER marked SQUARE plated",
    "PLAYER marked SQUARE capped SIDE",
    "PLAYER marked SQUARE became PART TURN",
    "PLAYER marked SQUARE restored",
    "PLAYER marked SQUARE swivels",
    "PLAYER marked SQUARE hemmed",
    "PLAYER marked SQUARE cleared",
    "road ROAD",
    "PLAYER road ROAD",
    "roads agreed CARDS",
    "roads not agreed CARDS",
    "PLAYER handicap CARDS",
    "column ROLL died",
    "PLAYER named ROLL for PLAYER",
    "PLAYER turned round",
    "PLAYER rolled die DIE",
    "enemy grew STRENGTH",
    "enemy grew STRENGTH for PLAYER",
    "PLAYER named SIDE",
    "PLAYER fired SQUARE at PLAYER",
    "PLAYER halved TITLE STRENGTH",
    "PLAYER paid CREDITS for wages",
    "PLAYER paid CREDITS for insurance",
];

/// Every question, as `reason_words` spells them.
const QUESTIONS: &[&str] = &[
    "fly on",
    "land",
    "board ship",
    "dock station",
    "board ship under LEFT_OVER shots",
    "dock station under LEFT_OVER shots",
    "load goods",
    "place crew SQUARE",
    "power engines STRENGTH",
    "power cannons STRENGTH",
    "pay battery",
    "pay power SQUARES",
    "thrust PROJECTILE SIDE",
    "dodge intruders",
    "switch on to thrust",
    "post crubots SQUARE",
    "switch on STRENGTH",
    "switch on for LEFT_OVER",
    "pay token LEFT_OVER",
    "take reward",
    "add part TILE",
    "shoot SQUARE free",
    "shoot SQUARE with battery",
    "raise shield SQUARE",
    "raise shield SQUARE free",
    "raise shield SQUARE and SQUARE",
    "raise shield SQUARE and SQUARE free",
    "keep piece",
    "remove mistake",
    "rebuild",
    "lose crew LEFT_OVER",
    "lose good GOOD LEFT_OVER",
    "lose battery LEFT_OVER",
    "keep title",
    "give title TITLE",
    "choose member CARDS",
    "use ability",
    "ABILITY component LEFT_OVER of LEFT_OVER",
    "ABILITY partner SQUARE LEFT_OVER of LEFT_OVER",
    "ABILITY part",
    "ABILITY spot PART",
    "ABILITY side SQUARE LEFT_OVER of LEFT_OVER",
    "ABILITY marker MARKER LEFT_OVER of LEFT_OVER",
    "ABILITY place",
    "ABILITY finish bonus",
    "ABILITY looks bonus",
    "ABILITY blocks",
    "ABILITY price",
    "agree on roads CARDS",
    "agree on handicap CARDS",
    "drop part STRENGTH",
    "name result",
    "name side",
    "pay crew LEFT_OVER",
    "pay crew in goods LEFT_OVER",
    "fire at leader",
    "boost MEASURE STRENGTH SQUARES",
    "boost next SQUARE",
    "boost shield SQUARE SQUARES",
    "boost shield SQUARE one free SQUARES",
    "boost shield SQUARE and SQUARE SQUARES",
    "boost shield SQUARE and SQUARE one free SQUARES",
    "fire catapult SQUARE STRENGTH",
    "shoot with catapult SQUARE",
    "refill SQUARE",
    "wake",
    "wake from SQUARE",
    "choose specialist SQUARE",
    "send diplomat",
    "gain days",
    "junkyard",
    "junkyard gain LEFT_OVER",
    "leave block",
    "insure CREDITS CREDITS even LEFT_OVER full LEFT_OVER",
    "pay good LEFT_OVER",
    "pay from GOOD LEFT_OVER",
    "place battery LEFT_OVER",
    "place human LEFT_OVER",
    "take aboard LEFT_OVER",
    "lose which LEFT_OVER",
    "lose whom SQUARE",
    "stay awake SQUARE",
    "ignore side",
    "give up HOARD",
];

/// Refuses an event that can never happen.
pub(super) fn check_event(text: &str, content: &Content, names: &[String]) -> Said<()> {
    let by_name = by_name();
    let forms: Vec<&str> = EVENTS.iter().copied().chain(by_name.iter().map(String::as_str)).collect();
    check(text, &forms, content, names)
}

/// The forms of events that have no words of their own: their names, and so many values.
fn by_name() -> Vec<String> {
    let known = |words: &str| EVENTS.iter().any(|form| form.trim_start_matches("PLAYER ").starts_with(words));
    let names = Event::VARIANTS.iter().map(|name| plain(name)).filter(|words| !known(words));
    names.flat_map(|words| [format!("PLAYER {words}{ANYTHING}"), format!("{words}{ANYTHING}")]).collect()
}

/// Values of any sort; words may be left off the end.
const ANYTHING: &str = " FIELD FIELD FIELD FIELD";

/// Refuses a question that is never asked.
pub(super) fn check_question(text: &str, content: &Content, names: &[String]) -> Said<()> {
    if text.trim().is_empty() {
        let all: Vec<String> = QUESTIONS
            .iter()
            .map(|form| form.split(' ').filter(|word| !is_slot(word)).collect::<Vec<_>>().join(" "))
            .collect();
        return Err(format!("the question is missing: allowed is {}", all.join(", ")));
    }
    check(text, QUESTIONS, content, names)
}

fn check(text: &str, forms: &[&str], content: &Content, names: &[String]) -> Said<()> {
    let text = unhyphened(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut walk = Walk { words: &words, content, names, furthest: 0, allowed: Vec::new() };
    for form in forms {
        let parts: Vec<&str> = form.split(' ').collect();
        if walk.fits(&parts, 0) {
            return Ok(());
        }
    }
    let (before, word) = (words[..walk.furthest].join(" "), words.get(walk.furthest).copied().unwrap_or_default());
    let after = if before.is_empty() { String::new() } else { format!(" after '{}'", shown(&before)) };
    if walk.allowed.is_empty() {
        return Err(format!("'{}' is too much{after}", shown(&words[walk.furthest..].join(" "))));
    }
    Err(format!("'{}' is unknown{after}: allowed is {}", shown(word), walk.allowed.join(", ")))
}

fn is_slot(part: &str) -> bool {
    part.starts_with(|c: char| c.is_ascii_uppercase())
}

/// Compares words with forms and remembers how far it got.
struct Walk<'a> {
    words: &'a [&'a str],
    content: &'a Content,
    names: &'a [String],
    /// How many words fitted at best.
    furthest: usize,
    /// What would have been allowed there.
    allowed: Vec<String>,
}

impl Walk<'_> {
    /// Do the words from here on fit the parts of a form? Words may be left off the end.
    fn fits(&mut self, parts: &[&str], at: usize) -> bool {
        if at == self.words.len() {
            return true;
        }
        let Some((part, rest)) = parts.split_first() else {
            self.wrong(at, None);
            return false;
        };
        match *part {
            "PLAYER" => self.one_of(self.names.to_vec(), rest, at),
            "TITLE" => self.lexicon(&TITLES, rest, at),
            "MISTAKE" => self.lexicon(&MISTAKES, rest, at),
            "LEFT" => self.lexicon(&GAVE_UP, rest, at),
            "MEASURE" => self.lexicon(&MEASURES, rest, at),
            "SIDE" => self.lexicon(&SIDES, rest, at),
            "HAND" => self.lexicon(&HANDS, rest, at),
            "SPECIALIST" => self.lexicon(&SPECIALISTS, rest, at),
            "ROAD" => self.lexicon(&ROADS, rest, at),
            "MEMBER" => self.lexicon(&MEMBERS, rest, at),
            "MEMBERS" => {
                let members = |word: &str| MEMBERS.iter().position(|(name, _)| *name == word.replace('-', " "));
                self.ascending(members, 1, "members such as welder (in the order of the alphabet)", rest, at)
            }
            "ABILITY" => self.lexicon(&ABILITIES, rest, at),
            "PART" => self.lexicon(&PARTS, rest, at),
            "MARKER" => self.lexicon(&MARKERS, rest, at),
            "ALIEN" => self.lexicon(&ALIENS, rest, at),
            "GOOD" => self.lexicon(&GOODS, rest, at),
            "TURN" => self.lexicon(&TURNS, rest, at),
            "PROJECTILE" => self.lexicon(&PROJECTILES, rest, at),
            "HOARD" => self.lexicon(&HOARDS, rest, at),
            // What was not added is nowhere on the ship.
            "LOSS" => {
                let losses = LOSSES.iter().filter(|(_, loss)| *loss != Loss::NotAdded);
                self.one_of(losses.map(|(name, _)| name.clone()).collect(), rest, at)
            }
            "TILE" => {
                let tiles = self.content.tiles.iter().map(|tile| tile.name.clone()).collect();
                self.named(tiles, "a tile such as t042", rest, at)
            }
            "CARD" => {
                let cards = self.content.cards.iter().map(|card| card.name.clone()).collect();
                self.named(cards, "a card such as II-09", rest, at)
            }
            "SQUARES" => {
                let squares = |word: &str| square(word).map(Square::index);
                self.ascending(squares, 1, "a square such as 7,8 (row by row from the front)", rest, at)
            }
            "GOODS" => {
                let goods = |word: &str| GOODS.iter().position(|(name, _)| *name == word);
                self.ascending(goods, 0, "red, yellow, green, blue (in this order)", rest, at)
            }
            slot if is_slot(slot) => {
                let (fits, what) = value(slot, self.words[at]);
                if fits {
                    return self.fits(rest, at + 1);
                }
                self.wrong(at, Some(what));
                false
            }
            word if word == self.words[at] => self.fits(rest, at + 1),
            word => {
                self.wrong(at, Some(word.to_owned()));
                false
            }
        }
    }

    fn lexicon<T>(&mut self, lexicon: &Lexicon<T>, rest: &[&str], at: usize) -> bool {
        self.one_of(lexicon.iter().map(|(name, _)| name.clone()).collect(), rest, at)
    }

    /// One of several names, each of one word or more.
    fn one_of(&mut self, all: Vec<String>, rest: &[&str], at: usize) -> bool {
        let mut found = false;
        for name in all {
            match self.takes(&name, at) {
                Ok(end) => found |= self.fits(rest, end),
                Err((wrong, word)) => self.wrong(wrong, Some(if wrong == at { name } else { word })),
            }
        }
        found
    }

    /// One of so many names that a message does not list them.
    fn named(&mut self, all: Vec<String>, what: &str, rest: &[&str], at: usize) -> bool {
        let ends: Vec<usize> = all.iter().filter_map(|name| self.takes(name, at).ok()).collect();
        if ends.is_empty() {
            self.wrong(at, Some(what.to_owned()));
        }
        ends.into_iter().any(|end| self.fits(rest, end))
    }

    /// Where a name ends that begins here (or all words, if it is cut short); otherwise where and which word is missing.
    fn takes(&self, name: &str, at: usize) -> Result<usize, (usize, String)> {
        let mut end = at;
        for word in unhyphened(name).split(' ') {
            match self.words.get(end) {
                None => return Ok(end),
                Some(said) if *said == word => end += 1,
                Some(_) => return Err((end, word.to_owned())),
            }
        }
        Ok(end)
    }

    /// One or more words in the order in which events list them: each at least so many ranks after the one before.
    fn ascending(
        &mut self,
        rank: impl Fn(&str) -> Option<usize>,
        apart: usize,
        what: &str,
        rest: &[&str],
        mut at: usize,
    ) -> bool {
        let mut least = 0;
        while let Some(word) = self.words.get(at) {
            match rank(word).filter(|rank| *rank >= least) {
                Some(rank) => least = rank + apart,
                None => break,
            }
            at += 1;
        }
        if at < self.words.len() {
            self.wrong(at, Some(what.to_owned()));
        }
        self.fits(rest, at)
    }

    /// A word did not fit.
    fn wrong(&mut self, at: usize, allowed: Option<String>) {
        if at > self.furthest {
            self.furthest = at;
            self.allowed.clear();
        }
        if at == self.furthest {
            self.allowed.extend(allowed.filter(|word| !self.allowed.contains(word)));
        }
    }
}

/// A square, spelt as events spell it.
fn square(word: &str) -> Option<Square> {
    word.parse::<Square>().ok().filter(|square| square.to_string() == word)
}

/// Is this a value of the slot, spelt as events spell it? And what would be one?
fn value(slot: &str, word: &str) -> (bool, String) {
    let within = |from: i16, to: i16| {
        let fits = word.parse::<i16>().is_ok_and(|n| (from..=to).contains(&n) && n.to_string() == word);
        (fits, format!("a whole number from {from} to {to}"))
    };
    match slot {
        "FIELD" => (true, "a value".to_owned()),
        "SQUARE" => (square(word).is_some(), "a square such as 7,8".to_owned()),
        "STRENGTH" => {
            let fits = strength(word).is_ok_and(|strength| strength.to_string() == word);
            (fits, "a strength such as 4 or 4½".to_owned())
        }
        "DAYS" => {
            let fits = word.parse::<i16>().is_ok_and(|days| format!("{days:+}") == word);
            (fits, "days with their sign such as +3 or -2".to_owned())
        }
        "DICE" => {
            let die = |text: &str| text.len() == 1 && text.parse().is_ok_and(|die| (1..=6).contains(&die));
            let fits = word.split_once('+').is_some_and(|(first, second)| die(first) && die(second));
            (fits, "two dice such as 3+4".to_owned())
        }
        "POSITION" => within(-999, 999),
        "FLIGHT" => within(1, 8),
        "DIE" => within(1, 6),
        "SPACE" => within(1, 5),
        "PILE" => within(1, 4),
        "PLANET" => within(1, 16),
        "HUMANS" => within(0, 2),
        "TILES" => within(0, 384),
        "CARDS" => within(0, 3),
        "TOKENS" => within(0, 7),
        "ROLL" => within(2, 12),
        "LOST" | "LEFT_OVER" => within(1, 255),
        "SCORE" => within(0, 255),
        "BONUS" => within(0, 99),
        _ => within(1, 9999), // CREDITS; nothing is not paid at all.
    }
}

#[cfg(test)]
mod tests {
    use super::super::events::event_words;
    use super::super::{Told, check_file};
    use super::*;
    use std::path::{Path, PathBuf};

    #[test]
    fn whatever_happens_in_the_scenarios_can_be_expected() {
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/base");
        let files =
            std::fs::read_dir(directory).expect("scenarios/ is there").map(|entry| entry.expect("a file").path());
        let mut events = 0;
        for file in files.collect::<Vec<PathBuf>>() {
            for outcome in check_file(&file).into_iter().flatten() {
                let content = outcome.content.as_ref().expect("it was played");
                for told in &outcome.told {
                    let Told::Event(event) = told else { continue };
                    let words = event_words(event, content, &outcome.names);
                    assert_eq!(check_event(&words, content, &outcome.names), Ok(()), "{words}");
                    events += 1;
                }
            }
        }
        assert!(events > 2000, "only {events} events happened");
    }

    #[test]
    fn every_slot_is_known() {
        let known = "PLAYER TITLE MISTAKE LEFT MEASURE SIDE ALIEN GOOD TURN PROJECTILE LOSS TILE CARD SQUARES GOODS SQUARE \
            STRENGTH DAYS DICE POSITION FLIGHT SPACE PILE PLANET HUMANS TOKENS ROLL LOST SCORE LEFT_OVER CREDITS SPECIALIST TILES \
            ROAD DIE HOARD CARDS HAND MEMBER MEMBERS ABILITY PART MARKER BONUS";
        for part in EVENTS.iter().chain(QUESTIONS).flat_map(|form| form.split(' ')).filter(|part| is_slot(part)) {
            assert!(known.split_whitespace().any(|slot| slot == part), "{part}");
        }
    }
}
