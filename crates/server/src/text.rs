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
    if text.len() > longest * 8 || !can_be_seen(text) {
        return None;
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = text.chars().count();
    (1..=longest).contains(&length).then_some(text)
}

/// Is there nothing in it that shows nothing, or turns the direction of everything around it? What joins emoji is fine
/// between emoji.
fn can_be_seen(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    let emoji = |at: Option<usize>| at.and_then(|at| chars.get(at)).is_some_and(|c| is_emoji(*c));
    chars.iter().enumerate().all(|(at, c)| match c {
        '\u{200d}' => emoji(at.checked_sub(1)) && emoji(Some(at + 1)),
        '\u{fe0e}' | '\u{fe0f}' => at > 0 && !chars[at - 1].is_whitespace(),
        c => !is_unfit(*c),
    })
}

/// Pictures, and what changes the one before it.
fn is_emoji(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{2bff}' | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}') && c != '\u{2800}'
}

/// Control characters, those that turn the direction of what is around them, and those that show nothing at all.
fn is_unfit(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(name("  Ada   Lovelace "), Ok("Ada Lovelace".to_owned()));
        assert_eq!(name("Žluťoučký kůň 🚀"), Ok("Žluťoučký kůň 🚀".to_owned()));
        assert_eq!(name("<b>Bob</b>"), Ok("<b>Bob</b>".to_owned()), "text is text");
        for joined in ["👩‍🚀 Eva", "👨‍👩‍👧‍👦", "❤️‍🔥", "🏳️‍🌈"] {
            assert_eq!(name(joined), Ok(joined.to_owned()));
        }
        for unseen in
            ["\u{3164}", "\u{2800}", "\u{ad}", "A\u{ad}da", "\u{200d}", "A\u{200d}da", "\u{fe0f}", "\u{115f}x"]
        {
            assert_eq!(name(unseen), Err(Refused::BadName { longest: 24 }), "{unseen:?}");
        }
        for wrong in ["", "   ", "a\u{0}b", "a\nb", "\u{202e}evil", "\u{200b}", &"x".repeat(25), &"x".repeat(100_000)] {
            assert_eq!(name(wrong), Err(Refused::BadName { longest: 24 }), "{wrong:?}");
        }
    }
}
