//! What people type, checked once at the boundary. It stays text everywhere: nothing here escapes or interprets it.

use crate::protocol::Refused;

/// Characters of a name at most.
pub const LONGEST_NAME: usize = 24;
/// Characters of a line of chat at most.
pub const LONGEST_CHAT: usize = 300;

/// A name, trimmed and with single spaces.
pub fn name(text: &str) -> Result<String, Refused> {
    tidy(text, LONGEST_NAME).ok_or(Refused::BadName { longest: LONGEST_NAME as u32 })
}

/// A line of chat, trimmed.
pub fn chat(text: &str) -> Result<String, Refused> {
    tidy(text, LONGEST_CHAT).ok_or(Refused::BadChat { longest: LONGEST_CHAT as u32 })
}

fn tidy(text: &str, longest: usize) -> Option<String> {
    // The byte length is looked at first, so that a huge text costs nothing.
    if text.len() > longest * 8 || text.chars().any(is_unfit) {
        return None;
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = text.chars().count();
    (1..=longest).contains(&length).then_some(text)
}

/// Control characters, and those that turn the direction of everything around them or show nothing at all.
fn is_unfit(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(name("  Ada   Lovelace "), Ok("Ada Lovelace".to_owned()));
        assert_eq!(name("Žluťoučký kůň 🚀"), Ok("Žluťoučký kůň 🚀".to_owned()));
        assert_eq!(name("<b>Bob</b>"), Ok("<b>Bob</b>".to_owned()), "text is text");
        for wrong in ["", "   ", "a\u{0}b", "a\nb", "\u{202e}evil", "\u{200b}", &"x".repeat(25), &"x".repeat(100_000)] {
            assert_eq!(name(wrong), Err(Refused::BadName { longest: 24 }), "{wrong:?}");
        }
    }
}
