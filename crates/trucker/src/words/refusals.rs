//! Refusals as sentences.

use super::Words;
use super::names::{id, text};
use trucker_engine::refusal::Refusal;

pub(super) fn sentence(words: &Words<'_>, refusal: Refusal) -> String {
    let key = format!("refusal-{}", id(&refusal));
    match refusal {
        Refusal::DoesNotFit(mistake) => words.say(&key, &[text("mistake", words.mistake(mistake))]),
        _ => words.say(&key, &[]),
    }
}
