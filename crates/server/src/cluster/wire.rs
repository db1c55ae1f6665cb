//! What servers say to each other.

use crate::protocol::{BotOptions, Colour, Options, Refused, RoomSummary, Since};
use crate::room::AsWhom;
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use trucker_engine::words::Seat;

/// What one server asks of another.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Ask {
    /// Wake this room: nobody has it.
    Take { room: String },
    /// What is this room like, which you have?
    Look { room: String },
    /// Somebody connects to a room of yours through a server of mine.
    Connect { room: String, node: String, line: u64, as_whom: AsWhom, since: Option<Since>, address: IpAddr },
    /// Somebody wants a seat in a room of yours.
    Sit { room: String, former: Option<String>, name: String, colour: Option<Colour> },
    /// Open a room, and begin at once if that is wanted.
    Open { options: Box<Options>, bots: Vec<BotOptions>, name: String, colour: Option<Colour>, begin: bool },
    /// What are your rooms like?
    Summaries,
    /// What have you counted?
    Metrics,
}

/// What it answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Answer {
    /// Done.
    Done,
    /// This is what it is like.
    Room(Box<RoomSummary>),
    /// They have a seat.
    Seated { room: String, seat: Seat, token: String },
    /// These are all of them.
    Rooms(Vec<RoomSummary>),
    /// As text.
    Text(String),
    /// No, and why.
    Refused(Refused),
    /// That room is not here: look again where it is.
    NotHere,
}

/// What passes along the line of a client whose room is on another server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// The client says something, as JSON.
    Say(String),
    /// The client has gone.
    Gone,
    /// The client is told something, as JSON.
    Tell(String),
    /// The room lets the client go, and why, as JSON.
    Cut(String),
}

/// A frame on its way: of which line, and the how-manieth in its direction. A bus may lose what it carries; whoever finds one
/// missing gives up the line, and the client comes back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sent {
    /// The line.
    pub line: u64,
    /// From 0.
    pub number: u64,
    /// What.
    pub frame: Frame,
}

impl Sent {
    /// As bytes: a short first line, and what a client says or is told as it is.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let (kind, text) = match &self.frame {
            Frame::Say(text) => ('s', text.as_str()),
            Frame::Gone => ('g', ""),
            Frame::Tell(text) => ('t', text.as_str()),
            Frame::Cut(text) => ('c', text.as_str()),
        };
        format!("{kind} {:x} {:x}\n{text}", self.line, self.number).into_bytes()
    }

    /// Reads one; nothing if it is none.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Sent> {
        let (head, text) = std::str::from_utf8(bytes).ok()?.split_once('\n')?;
        let mut head = head.split(' ');
        let kind = head.next()?;
        let mut number = || u64::from_str_radix(head.next()?, 16).ok();
        let (line, number) = (number()?, number()?);
        let frame = match kind {
            "s" => Frame::Say(text.to_owned()),
            "g" => Frame::Gone,
            "t" => Frame::Tell(text.to_owned()),
            "c" => Frame::Cut(text.to_owned()),
            _ => return None,
        };
        Some(Sent { line, number, frame })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_arrives() {
        let frames =
            [Frame::Say("{\n}".to_owned()), Frame::Gone, Frame::Tell("ž\n".to_owned()), Frame::Cut(String::new())];
        for (frame, number) in frames.into_iter().zip(0..) {
            let sent = Sent { line: u64::MAX - number, number, frame };
            assert_eq!(Sent::read(&sent.write()), Some(sent));
        }
        for wrong in [&b"s 1"[..], b"s 1 2", b"x 1 2\n", b"s g 2\n", b"\xff\n", b""] {
            assert_eq!(Sent::read(wrong), None, "{wrong:?}");
        }
    }
}
