//! What must hold of anything that comes from outside: a saved game, the code of a ship, a message. Nothing breaks, and
//! what is understood means the same when it is written down and read again.
//!
//! `cargo +nightly fuzz run records` searches (also `ship_codes`, `messages`); what it has found so far is in `corpus/`,
//! and an ordinary test (`crates/trucker/tests/program/corpus.rs`) goes through all of it.

use std::sync::{Arc, LazyLock};
use trucker::ship::code;
use trucker_engine::content::Content;
use trucker_engine::record::{BadRecord, Record, Table};
use trucker_server::protocol::{Object, ToServer};

static BOXES: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(trucker_content::all().clone()));

/// A saved game. One whose steps are all legal can be loaded with the digest it has come to, and saves as itself.
pub fn record(bytes: &[u8]) {
    let Ok(mut record) = serde_json::from_slice::<Record>(bytes) else { return };
    let loaded = match Table::load(&record, BOXES.clone(), &mut |_| ()) {
        Err(BadRecord::Digest { found, .. }) => {
            record.digest = found;
            Table::load(&record, BOXES.clone(), &mut |_| ())
        }
        loaded => loaded,
    };
    if let Ok(table) = loaded {
        let saved = table.save();
        let again = Table::load(&saved, BOXES.clone(), &mut |_| ()).expect("what was saved can be loaded");
        assert_eq!(again.game().digest(), record.digest);
        assert_eq!(again.save(), saved);
    }
}

/// The code of a ship: what can be read is written in one way, and read as the same ship.
pub fn ship_code(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok((board, ship)) = code::decode(text, &BOXES) {
        let written = code::encode(&ship, &BOXES, board);
        let (same_board, same_ship) = code::decode(&written, &BOXES).expect("what was written can be read");
        assert!(same_ship == ship && same_board == board, "{text} is another ship than {written}");
        assert_eq!(code::encode(&same_ship, &BOXES, same_board), written);
    }
}

/// A message of a client.
pub fn message(bytes: &[u8]) {
    let Ok(Object(message)) = serde_json::from_slice::<Object<ToServer>>(bytes) else { return };
    let written = serde_json::to_vec(&message).expect("a message can be written");
    let Object(same) = serde_json::from_slice::<Object<ToServer>>(&written).expect("what was written can be read");
    assert_eq!(same, message);
}
