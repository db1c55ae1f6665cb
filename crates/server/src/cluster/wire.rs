//! What servers say to each other.

use crate::hub::NewRoom;
use crate::protocol::{Colour, Refused, RoomSummary, Since};
use crate::room::AsWhom;
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use std::io::Write as _;
use std::net::IpAddr;
use trucker_engine::words::Seat;

/// Room for the line before a frame's text: a letter and three numbers.
const HEAD: usize = 56;

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
    Open(Box<NewRoom>),
    /// What are the rooms like that you would list?
    Summaries,
    /// Can you store?
    Well,
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
    Say(Utf8Bytes),
    /// The client has gone.
    Gone,
    /// The client is told something, as JSON.
    Tell(Utf8Bytes),
    /// The room lets the client go, and why, as JSON.
    Cut(Utf8Bytes),
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
    /// Puts it behind others: a short line that says what it is and how long, and what a client says or is told as it is.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        let (kind, text) = match &self.frame {
            Frame::Say(text) => ('s', text.as_str()),
            Frame::Gone => ('g', ""),
            Frame::Tell(text) => ('t', text.as_str()),
            Frame::Cut(text) => ('c', text.as_str()),
        };
        // Writing into memory cannot fail.
        let _ = writeln!(bytes, "{kind} {:x} {:x} {:x}", self.line, self.number, text.len());
        bytes.extend_from_slice(text.as_bytes());
    }

    /// How long it is, more or less.
    #[must_use]
    pub fn len(&self) -> usize {
        match &self.frame {
            Frame::Say(text) | Frame::Tell(text) | Frame::Cut(text) => text.len() + HEAD,
            Frame::Gone => HEAD,
        }
    }

    /// Takes the first one off; nothing if there is none, and what is left then is no use.
    #[must_use]
    pub fn take(bytes: &mut Bytes) -> Option<Sent> {
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let head = bytes.split_to(end + 1);
        let mut head = std::str::from_utf8(head.get(..end)?).ok()?.split(' ');
        let kind = head.next()?;
        let mut number = || u64::from_str_radix(head.next()?, 16).ok();
        let (line, number, length) = (number()?, number()?, usize::try_from(number()?).ok()?);
        let text = (length <= bytes.len()).then(|| bytes.split_to(length))?;
        let text = Utf8Bytes::try_from(text).ok()?;
        let frame = match kind {
            "s" => Frame::Say(text),
            "g" => Frame::Gone,
            "t" => Frame::Tell(text),
            "c" => Frame::Cut(text),
            _ => return None,
        };
        Some(Sent { line, number, frame })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_together_arrives_one_by_one() {
        let frames = [Frame::Say("{\n}".into()), Frame::Gone, Frame::Tell("ž\n".into()), Frame::Cut("".into())];
        let sent = frames.into_iter().zip(0..).map(|(frame, number)| Sent { line: u64::MAX - number, number, frame });
        let sent: Vec<Sent> = sent.collect();
        let mut bytes = Vec::new();
        sent.iter().for_each(|sent| sent.write(&mut bytes));
        assert!(bytes.len() <= sent.iter().map(Sent::len).sum(), "room for all of them");
        let mut bytes = Bytes::from(bytes);
        let arrived: Vec<Sent> = std::iter::from_fn(|| Sent::take(&mut bytes)).collect();
        assert_eq!((arrived, bytes.len()), (sent, 0));
    }

    #[test]
    fn what_is_none_is_not_taken_for_one() {
        for wrong in [
            &b"s 1"[..],
            b"s 1 2",
            b"s 1 2 0",
            b"x 1 2 0\n",
            b"s g 2 0\n",
            b"s 1 2 3\nab",
            b"s 1 2 1\n\xff",
            b"\xff\n",
            b"",
        ] {
            assert_eq!(Sent::take(&mut Bytes::from_static(wrong)), None, "{wrong:?}");
        }
    }
}
