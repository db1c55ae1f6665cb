//! Room codes, tokens and ids: everything that has to be hard to guess comes from the system's generator.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use trucker_engine::chance::Seed;

/// Letters and digits that are hard to mistake for each other when read aloud.
const ALPHABET: &[u8; 30] = b"ABCDEFGHJKMNPQRSTVWXYZ23456789";
/// Characters of a room code: 30⁶ is about 700 million.
pub const CODE_LENGTH: usize = 6;
/// Characters of a game id.
const ID_LENGTH: usize = 12;

/// The system's generator does not work: nothing that needs a secret can be done.
#[derive(Debug, thiserror::Error)]
#[error("the system gives no random numbers")]
pub struct NoRandomness;

fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

fn letters(length: usize) -> Result<String, NoRandomness> {
    let mut text = String::with_capacity(length);
    while text.len() < length {
        for byte in random::<16>()? {
            // 240 is the largest multiple of 30 in a byte: beyond it, letters would not be equally likely.
            if byte < 240 && text.len() < length {
                text.push(char::from(ALPHABET[usize::from(byte) % ALPHABET.len()]));
            }
        }
    }
    Ok(text)
}

/// A code for a new room.
pub fn room_code() -> Result<String, NoRandomness> {
    letters(CODE_LENGTH)
}

/// A room code as somebody typed it or cut it out of a sentence, or `None` if no room can have it.
pub fn read_code(text: &str) -> Option<String> {
    let sign = |c: &char| c.is_ascii_punctuation() || c.is_whitespace();
    let code: String = text.chars().filter(|c| !sign(c)).map(|c| c.to_ascii_uppercase()).collect();
    (code.len() == CODE_LENGTH && code.bytes().all(|byte| ALPHABET.contains(&byte))).then_some(code)
}

/// An id for a new game.
pub fn game_id() -> Result<String, NoRandomness> {
    letters(ID_LENGTH)
}

/// Could this be the id of a game?
pub fn is_game_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// A seed for a new game.
pub fn seed() -> Result<Seed, NoRandomness> {
    random().map(Seed)
}

/// A seat's secret, told to its owner once.
pub fn token() -> Result<String, NoRandomness> {
    Ok(random::<16>()?.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// What is kept of a token: nobody who reads the database can take a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenHash(String);

impl TokenHash {
    /// The hash of a token.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Sha256::digest(token.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Is this its token? Hashes are compared, so the time taken tells nothing about the token.
    pub fn matches(&self, token: &str) -> bool {
        TokenHash::of(token) == *self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_can_be_typed_carelessly() {
        assert_eq!(read_code("k7m-4qp").as_deref(), Some("K7M4QP"));
        assert_eq!(read_code(" K7M 4QP ").as_deref(), Some("K7M4QP"));
        for wrong in ["", "K7M4Q", "K7M4QPX", "K7M4Q0", "K7M4QÉ", "../../"] {
            assert_eq!(read_code(wrong), None, "{wrong}");
        }
        let code = room_code().expect("randomness");
        assert_eq!(read_code(&code), Some(code));
    }

    #[test]
    fn tokens_are_kept_as_hashes() {
        let token = token().expect("randomness");
        let hash = TokenHash::of(&token);
        assert!(hash.matches(&token));
        assert!(!hash.matches(&token.to_uppercase()) || token.bytes().all(|byte| byte.is_ascii_digit()));
        assert!(!serde_json::to_string(&hash).expect("text").contains(&token));
    }
}
