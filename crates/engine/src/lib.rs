//! The rules of Galaxy Trucker.
pub mod words;
pub mod squares;
pub mod tile;
pub mod card;
pub mod content;
