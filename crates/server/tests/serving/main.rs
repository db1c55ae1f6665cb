//! The server, tried over the wire; one program, as each is built and linked with all of it anew. `cargo test -p trucker-server
//! --test serving rooms` runs one part.

mod common;
mod games;
mod hostile;
mod old;
mod page;
mod protocol_doc;
mod raw;
mod rooms;
mod show;
mod slow;
mod trouble;
mod waits;
mod wire_secrecy;
