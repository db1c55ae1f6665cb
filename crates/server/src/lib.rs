//! Rooms, WebSocket and storage: what lets people and bots play together.

pub mod protocol;
