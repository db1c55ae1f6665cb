//! Chance is asked for, like a decision, and never kept inside the state.
//!
//! A [`Seed`] answers every draw from a keyed stream: the same purpose and index give the same number on every
//! machine. Its SHA-256 can be published before the game and the seed after it, so that anyone can check the dice.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// What a random number is for. Each purpose has a stream of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Taking a face-down tile.
    Tiles,
    /// Making piles and revealing cards.
    Cards,
    /// One die.
    Dice,
    /// Drawing and dealing titles and members of the support team, which are never played with together.
    Titles,
}

/// How many purposes there are.
pub const PURPOSES: usize = 4;

/// One random number that the rules ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// What it is for.
    pub purpose: Purpose,
    /// How many numbers were drawn for this purpose before.
    pub index: u32,
    /// The number is at least 0 and less than this.
    pub sides: u16,
}

/// Whoever answers draws.
pub trait Chance {
    /// A number from 0 to `draw.sides - 1`.
    fn draw(&mut self, draw: Draw) -> u16;
}

/// The secret that all chance of a game follows from.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for tests and simulations.
    pub fn from_number(number: u64) -> Seed {
        let mut hasher = Sha256::new();
        hasher.update(b"trucker seed");
        hasher.update(number.to_le_bytes());
        Seed(hasher.finalize().into())
    }

    /// What is published at the start: the seed can be checked against it, but not found from it.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl Chance for Seed {
    fn draw(&mut self, draw: Draw) -> u16 {
        let mut stream = ChaCha8Rng::from_seed(self.0);
        stream.set_stream(draw.purpose as u64);
        // One block of 16 words for each draw, so that draws do not depend on each other.
        stream.set_word_pos(u128::from(draw.index) * 16);
        let sides = u32::from(draw.sides.max(1));
        let fair = u32::MAX - u32::MAX % sides;
        loop {
            let word = stream.next_u32();
            if word < fair {
                return (word % sides) as u16;
            }
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The SHA-256 of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Commitment(pub [u8; 32]);

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Result<[u8; 32], String> {
    let wrong = || format!("'{text}' is not 64 hexadecimal digits");
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(wrong());
    }
    let mut bytes = [0; 32];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
    }
    Ok(bytes)
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        commitment.to_string()
    }
}

impl TryFrom<String> for Commitment {
    type Error = String;
    fn try_from(text: String) -> Result<Commitment, String> {
        unhex(&text).map(Commitment)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = String;
    fn try_from(text: String) -> Result<Seed, String> {
        text.parse()
    }
}

impl FromStr for Seed {
    type Err = String;
    fn from_str(text: &str) -> Result<Seed, String> {
        unhex(text).map(Seed)
    }
}
