//! Sentences for events, questions and refusals, from `locales/`.
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
    pub fn event(&self, event: &Event) -> String { format!("{event:?}") }
    /// A question as a sentence.
    pub fn question(&self, decision: &Decision) -> String { format!("{decision:?}") }
    /// A refusal as a sentence.
    pub fn refusal(&self, refusal: Refusal) -> String { refusal.to_string() }
}
