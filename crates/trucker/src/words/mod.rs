//! Sentences for events, questions and refusals, from `locales/`.
//!
//! The engine speaks in types; every word a player reads is a Fluent message, in English and in Czech. A message
//! that is missing never stops anything: its key is shown instead. The tests see to it that none is.

mod events;
mod fluent;
mod names;
mod questions;
mod refusals;
mod told;

pub(crate) use names::{number, text};
use trucker_engine::content::Content;
use trucker_engine::decision::Decision;
use trucker_engine::event::Event;
use trucker_engine::refusal::Refusal;

/// A language that the terminal speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// Czech.
    Czech,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::Czech];

    /// The language that the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`), English if we do not speak it.
    pub fn of_environment() -> Language {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
        if locale.starts_with("cs") { Language::Czech } else { Language::English }
    }
}

/// Puts what the engine says into sentences.
pub struct Words<'a> {
    /// The language.
    pub language: Language,
    /// What is in the box.
    pub content: &'a Content,
    /// What the players are called, by seat.
    pub names: Vec<String>,
}

impl Words<'_> {
    /// An event as a sentence.
    pub fn event(&self, event: &Event) -> String {
        events::sentence(self, event)
    }

    /// The message that tells an event.
    pub fn message(event: &Event) -> String {
        events::message(event)
    }

    /// The message that asks a question.
    pub fn message_of(decision: &Decision) -> String {
        questions::message(decision)
    }

    /// A question as a sentence.
    pub fn question(&self, decision: &Decision) -> String {
        questions::sentence(self, decision)
    }

    /// A refusal as a sentence.
    pub fn refusal(&self, refusal: Refusal) -> String {
        refusals::sentence(self, refusal)
    }
}
