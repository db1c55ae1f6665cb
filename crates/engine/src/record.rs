//! The game is a fold over its log: a setup, a seed and what players did, replayed to the same state anywhere.
//!
//! A saved game is nothing else. Loading it submits every entry again, so a damaged or forged file is refused with
//! the entry that the rules do not allow, and no state can come from a file that play could not have reached.

use crate::building::Build;
use crate::chance::{Commitment, Seed};
use crate::content::Content;
use crate::event::Event;
use crate::game::{Action, BadSetup, Game, RULES_VERSION};
use crate::refusal::Refusal;
use crate::stage::{Luck, STAGED, Stage};
use crate::state::Setup;
use crate::words::Seat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// One input of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When, in milliseconds since the start.
    pub at: u32,
    /// Who did what; nobody, if only time passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<(Seat, Action)>,
}

/// A saved game: all that is needed to play it again. It names the seed, so it belongs to the owner of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The rules it was played by.
    pub rules_version: u16,
    /// What was agreed.
    pub setup: Setup,
    /// The SHA-256 of the seed, as published at the start.
    pub commitment: Commitment,
    /// The seed.
    pub seed: Seed,
    /// What the players were called, by seat, if that is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub names: Vec<String>,
    /// What happened, in order.
    pub log: Vec<Entry>,
    /// The digest of the game after the last entry.
    #[serde(with = "hex_number")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub digest: u64,
}

/// Why a saved game cannot be played again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRecord {
    /// It was played by other rules.
    #[error("it was played by rules version {found}, this program has version {RULES_VERSION}")]
    RulesVersion {
        /// The version in the file.
        found: u16,
    },
    /// The seed is not the one promised.
    #[error("the seed does not match the commitment")]
    Seed,
    /// The setup is not possible.
    #[error("the setup is not possible: {0}")]
    Setup(#[from] BadSetup),
    /// An entry is not allowed.
    #[error("entry {entry} of the log is refused: {refusal}")]
    Refused {
        /// Which entry, from 1.
        entry: usize,
        /// Why.
        refusal: Refusal,
    },
    /// Time runs backwards.
    #[error("entry {entry} of the log is earlier than the one before it")]
    Backwards {
        /// Which entry, from 1.
        entry: usize,
    },
    /// The game ends differently.
    #[error("it ends in state {found:016x}, the file says {expected:016x}")]
    Digest {
        /// What the file says.
        expected: u64,
        /// What playing it gives.
        found: u64,
    },
}

/// A game together with its log, for whoever owns the table.
#[derive(Clone, Debug)]
pub struct Table {
    /// Shared with whoever remembers it as it is now; the next step copies it for itself.
    game: Arc<Game>,
    setup: Setup,
    seed: Seed,
    stage: Option<Arc<Stage>>,
    log: Vec<Entry>,
    undo: Option<Undo>,
}

/// The game before a step that its player may still take back.
#[derive(Clone, Debug)]
struct Undo {
    seat: Seat,
    game: Arc<Game>,
}

/// A place in a game that a table can be put back to, for whoever could not store what happened since.
#[derive(Clone, Debug)]
pub struct Mark {
    game: Arc<Game>,
    log: usize,
    undo: Option<Undo>,
}

impl Table {
    /// Opens a table.
    ///
    /// # Errors
    /// If the setup is not possible.
    pub fn open(setup: Setup, content: Arc<Content>, mut seed: Seed) -> Result<(Table, Vec<Event>), BadSetup> {
        let (game, events) = Game::new(setup, content, &mut seed)?;
        Ok((Table { game: Arc::new(game), setup, seed, stage: None, log: Vec::new(), undo: None }, events))
    }

    /// Opens a table in the middle of a game, for rehearsals. What is saved of it cannot be loaded.
    pub fn rehearse(stage: Arc<Stage>, mut seed: Seed) -> (Table, Vec<Event>) {
        let mut game = Game::from_state(stage.state, stage.content.clone());
        let events = game.resume(&mut Luck { stage: Some(&stage), seed: &mut seed, drawn: false });
        let setup = stage.state.setup;
        (Table { game: Arc::new(game), setup, seed, stage: Some(stage), log: Vec::new(), undo: None }, events)
    }

    /// The game on the table.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What is published at the start.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// Does what a player wants and writes it down.
    ///
    /// # Errors
    /// A [`Refusal`] if the rules do not allow it; nothing has changed and nothing is written then.
    pub fn submit(&mut self, seat: Seat, action: Action, at: u32) -> Result<Vec<Event>, Refusal> {
        let at = at.max(self.game.state().now); // Time never runs backwards.
        let before = self.game.clone();
        let mut chance = Luck { stage: self.stage.as_deref(), seed: &mut self.seed, drawn: false };
        let events = Arc::make_mut(&mut self.game).submit(seat, action, at, &mut chance)?;
        let revealed = chance.drawn || reveals(action, &events) || !self.game.keeps_answers_of(&before);
        self.undo = (!revealed).then_some(Undo { seat, game: before });
        self.log.push(Entry { at, act: Some((seat, action)) });
        Ok(events)
    }

    /// May this player take the last step back? It must be their own, and nothing may have been revealed by it.
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.undo.as_ref().is_some_and(|undo| undo.seat == seat)
    }

    /// Takes this player's own last step back, out of the log as well.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`] if somebody else has acted since, or something was revealed.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        match self.undo.take() {
            Some(undo) if undo.seat == seat => {
                self.game = undo.game;
                self.log.pop();
                Ok(())
            }
            other => {
                self.undo = other;
                Err(Refusal::NothingToUndo)
            }
        }
    }

    /// Remembers the game as it is now.
    pub fn mark(&self) -> Mark {
        Mark { game: self.game.clone(), log: self.log.len(), undo: self.undo.clone() }
    }

    /// Puts the game back as it was, for a step or a tick since: nothing of it has happened.
    ///
    /// An undo cannot be put back, as it takes its step out of the log; it is stored before it is done.
    pub fn put_back(&mut self, mark: Mark) {
        debug_assert!(mark.log <= self.log.len(), "an undo since the mark cannot be put back");
        self.game = mark.game;
        self.log.truncate(mark.log);
        self.undo = mark.undo;
    }

    /// Lets time pass, and writes it down if something happened.
    pub fn tick(&mut self, at: u32) -> Vec<Event> {
        let at = at.max(self.game.state().now);
        let events = Arc::make_mut(&mut self.game).tick(at);
        if !events.is_empty() {
            self.log.push(Entry { at, act: None });
            self.undo = None;
        }
        events
    }

    /// The game as it can be stored.
    pub fn save(&self) -> Record {
        Record {
            rules_version: if self.stage.is_none() { RULES_VERSION } else { STAGED },
            setup: self.setup,
            commitment: self.seed.commitment(),
            seed: self.seed.clone(),
            names: Vec::new(),
            log: self.log.clone(),
            digest: self.game.digest(),
        }
    }

    /// Plays a stored game again, and tells every event on the way.
    ///
    /// # Errors
    /// What is wrong with the record, and at which entry.
    pub fn load(record: &Record, content: Arc<Content>, tell: &mut dyn FnMut(Event)) -> Result<Table, BadRecord> {
        if record.rules_version != RULES_VERSION {
            return Err(BadRecord::RulesVersion { found: record.rules_version });
        }
        if record.seed.commitment() != record.commitment {
            return Err(BadRecord::Seed);
        }
        let (mut table, events) = Table::open(record.setup, content, record.seed.clone())?;
        events.into_iter().for_each(&mut *tell);
        let mut last = 0;
        for (i, entry) in record.log.iter().enumerate() {
            if entry.at < last {
                return Err(BadRecord::Backwards { entry: i + 1 });
            }
            last = entry.at;
            let events = match entry.act {
                Some((seat, action)) => table
                    .submit(seat, action, entry.at)
                    .map_err(|refusal| BadRecord::Refused { entry: i + 1, refusal })?,
                None => table.tick(entry.at),
            };
            events.into_iter().for_each(&mut *tell);
        }
        let found = table.game.digest();
        if found != record.digest {
            return Err(BadRecord::Digest { expected: record.digest, found });
        }
        Ok(table)
    }
}

/// Did this step show somebody something, or touch the clock that everyone builds by?
fn reveals(action: Action, events: &[Event]) -> bool {
    matches!(action, Action::Build(Build::Go | Build::Flip | Build::Look(_) | Build::Halt))
        || events.iter().any(|event| matches!(event, Event::FlightEnded { .. }))
}

/// Digests are written as hexadecimal text, as 64-bit numbers do not survive every JSON reader.
mod hex_number {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&format!("{number:016x}"))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digits = text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u64::from_str_radix(&text, 16).ok().filter(|_| digits);
        number.ok_or_else(|| D::Error::custom(format!("'{text}' is not a hexadecimal number")))
    }
}
