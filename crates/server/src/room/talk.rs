//! What clients say to a room, and what they are told when they come in.

use super::play::Deed;
use super::state::Then;
use super::step::{Taken, Wish};
use super::{AsWhom, CHAT_SHOWN, Connection, Room, SENT_AWAY_FOR, ToRoom};
use crate::outbox::Outbox;
use crate::protocol::{ChatLine, Choice, PROTOCOL, Refused, RoomChange, Since, ToClient, ToServer};
use crate::show;
use crate::store::Write;
use crate::text;
use std::net::IpAddr;
use tokio::sync::mpsc;
use tokio::time::Instant;
use trucker_engine::decision::Answer;
use trucker_engine::game::Action;
use trucker_engine::refusal::Refusal;
use trucker_engine::words::Seat;

/// Answers after the first that are tried together: nobody is asked for more of one thing.
const MOST_TRIED: usize = 16;

/// Actions that are stored and told together at most.
const AT_ONCE: usize = 8;

/// An action that a client wishes for.
struct Wished {
    wish: Wish,
    asked: Option<u32>,
    action: Action,
    received: Instant,
}

impl Wished {
    /// Finds one in a message; if it is none, it is given back.
    fn of(message: ToRoom) -> Result<Wished, Box<ToRoom>> {
        match message {
            ToRoom::Say { connection, message: ToServer::Act { id, asked, action }, received } => {
                Ok(Wished { wish: Wish { connection, id }, asked, action, received })
            }
            other => Err(Box::new(other)),
        }
    }
}

impl Room {
    /// Lets a client in: to its seat if it has the token, to watch, or no further than the door.
    pub(super) fn connect(
        &mut self,
        as_whom: AsWhom,
        since: Option<Since>,
        outbox: Outbox,
        address: IpAddr,
    ) -> Result<u64, Refused> {
        let seat = match &as_whom {
            AsWhom::Watcher | AsWhom::AtTheDoor => None,
            AsWhom::Holder(token) => match self.state.seat_of(token) {
                Some(seat) => Some(seat),
                None => return Err(self.check_welcome(token).err().unwrap_or(Refused::WrongToken)),
            },
        };
        let follows = !matches!(as_whom, AsWhom::AtTheDoor);
        // The newest connection has the seat.
        if seat.is_some() {
            let older: Vec<u64> =
                self.connections.iter().filter(|(_, other)| other.seat == seat).map(|(id, _)| *id).collect();
            for id in older {
                if let Some(other) = self.connections.remove(&id) {
                    self.shared.metrics.connections.dec();
                    other.outbox.cut(Refused::Elsewhere);
                }
            }
        }
        // While nobody is here, no time is lost: whoever comes first finds everyone's whole.
        let empty = self.connected().is_empty();
        if let Some(play) = self.play.as_mut().filter(|_| empty) {
            play.wait_anew(self.state.people(), self.clock.now());
            play.refresh_between(self.state.audience());
            self.tell_between();
        }
        self.visited = true;
        self.connected_so_far += 1;
        let id = self.connected_so_far;
        self.connections.insert(id, Connection { seat, follows, outbox: outbox.clone(), address });
        self.shared.metrics.connections.inc();
        self.empty_since = None;
        self.look_for_host();
        let muted = self.muted_by(seat);
        let chat = self.chat.iter().filter(|line| !muted.contains(&line.seat)).cloned().collect();
        outbox.say(ToClient::Welcome { protocol: PROTOCOL, you: seat, room: self.room_view(), chat, muted });
        if !follows {
            return Ok(id);
        }
        let game = self.play.as_ref().map(|play| play.id.clone());
        let seen = since.filter(|since| Some(&since.game) == game.as_ref()).map(|since| since.version);
        self.catch_up(seat, seen, &outbox);
        self.tell_room();
        Ok(id)
    }

    fn muted_by(&self, seat: Option<Seat>) -> Vec<Seat> {
        seat.and_then(|seat| self.state.person(seat)).map(|person| person.muted.clone()).unwrap_or_default()
    }

    /// Does what a client says and answers it; with an action, others that wait in the inbox are done, too. Gives a message
    /// that was found there and is none.
    pub(super) async fn listen(
        &mut self,
        connection: u64,
        message: ToServer,
        received: Instant,
        inbox: &mut mpsc::Receiver<ToRoom>,
    ) -> Option<ToRoom> {
        let Connection { seat, outbox, address, .. } = self.connections.get(&connection)?;
        let (seat, outbox, address) = (*seat, outbox.clone(), *address);
        let (number, done) = match message {
            ToServer::Hello { .. } | ToServer::Knock { .. } => (None, Err(Refused::AlreadyGreeted)),
            ToServer::Ping { t } => {
                let at = if self.play.is_some() { self.clock.now() } else { 0 };
                outbox.say(ToClient::Pong { t, at });
                return None;
            }
            ToServer::View {} if self.play.is_some() => {
                self.send_view(seat, &outbox);
                return None;
            }
            ToServer::View {} => (None, Err(Refused::NotPlaying)),
            ToServer::Act { id, asked, action } => {
                return self.act(Wished { wish: Wish { connection, id }, asked, action, received }, inbox).await;
            }
            // A step that is taken is acknowledged where it is told.
            ToServer::Undo { id } => {
                let done = self.undo(seat, Wish { connection, id }).await;
                (done.is_err().then_some(id), done)
            }
            ToServer::WhatIf { id, answer, then } => match self.foresee(seat, answer, &then, id) {
                Ok(foreseen) => {
                    outbox.say(foreseen);
                    return None;
                }
                Err(refused) => (Some(id), Err(refused)),
            },
            ToServer::Story { id, flight } => match self.tell_story(seat, flight, id, &outbox, address) {
                Ok(()) => return None,
                Err(refused) => (Some(id), Err(refused)),
            },
            ToServer::Chat { id, text } => (Some(id), self.say(seat, &text).await),
            ToServer::Mute { id, seat: whom, muted } => (Some(id), self.mute(seat, whom, muted).await),
            ToServer::Room { id, change } => match Box::pin(self.change(seat, change)).await {
                Ok(dismissed) => {
                    outbox.say(ToClient::Ack { id, version: None });
                    self.dismiss(dismissed);
                    return None;
                }
                Err(refused) => (Some(id), Err(refused)),
            },
        };
        match (number, done) {
            (Some(id), Ok(())) => outbox.say(ToClient::Ack { id, version: None }),
            (id, Err(refusal)) => {
                self.shared.metrics.refused(&refusal);
                outbox.say(ToClient::Refused { id, refusal });
            }
            (None, Ok(())) => {}
        }
        self.shared.metrics.handled(received.elapsed());
        None
    }

    /// The seat of somebody who plays for themselves.
    fn player(&self, seat: Option<Seat>) -> Result<Seat, Refused> {
        let seat = seat.ok_or(Refused::Watching)?;
        if !self.is_playing() {
            return Err(Refused::NotPlaying);
        }
        if self.state.bot(seat).is_some() { Err(Refused::BotPlays) } else { Ok(seat) }
    }

    /// Does an action and those that wait behind it: what several do at once is stored and told at once. Gives a message that
    /// was found there and is none.
    async fn act(&mut self, first: Wished, inbox: &mut mpsc::Receiver<ToRoom>) -> Option<ToRoom> {
        let before = self.before();
        let (mut taken, mut answers) = (Vec::new(), Vec::new());
        let (mut next, mut left) = (Some(first), None);
        while let Some(wished) = next.take() {
            let refused = match self.take_action(&wished) {
                Ok(step) => {
                    taken.extend(step);
                    None
                }
                Err(refused) => Some(refused),
            };
            answers.push((wished, refused));
            if answers.len() < AT_ONCE
                && let Ok(message) = inbox.try_recv()
            {
                match Wished::of(message) {
                    Ok(wished) => next = Some(wished),
                    Err(other) => left = Some(*other),
                }
            }
        }
        let kept = self.keep(before, taken).await;
        for (Wished { wish, received, .. }, refused) in answers {
            // What was done is acknowledged where it is told.
            if let Some(refusal) = refused.or_else(|| kept.clone().err())
                && let Some(connection) = self.connections.get(&wish.connection)
            {
                self.shared.metrics.refused(&refusal);
                connection.outbox.say(ToClient::Refused { id: Some(wish.id), refusal });
            }
            self.shared.metrics.handled(received.elapsed());
        }
        left
    }

    /// Takes the step that a client wishes for; it is still to be kept.
    fn take_action(&mut self, wished: &Wished) -> Result<Option<Taken>, Refused> {
        let Wished { wish, asked, action, .. } = *wished;
        let seat = self.connections.get(&wish.connection).and_then(|connection| connection.seat);
        let seat = self.player(seat)?;
        if let (Action::Answer(_), Some(play)) = (action, &self.play) {
            let open = play.question(seat).ok_or(Refusal::NotAsked)?;
            // An answer on its way while the question changed must not answer the new one.
            if asked != Some(open) {
                return Err(Refused::StaleQuestion { asked: open });
            }
        }
        self.take(Deed::Act(seat, action), Some(wish))
    }

    async fn undo(&mut self, seat: Option<Seat>, wish: Wish) -> Result<(), Refused> {
        let seat = self.player(seat)?;
        self.step(Deed::Undo(seat), Some(wish)).await
    }

    fn foresee(&self, seat: Option<Seat>, answer: Answer, more: &[Answer], id: u32) -> Result<ToClient, Refused> {
        let seat = self.player(seat)?;
        let play = self.play.as_ref().ok_or(Refused::NotPlaying)?;
        if more.len() > MOST_TRIED {
            return Err(Refusal::NotAnAnswer.into());
        }
        let refusal = if play.question(seat).is_some() { Refusal::NotAnAnswer } else { Refusal::NotAsked };
        let Choice { events, then, catapults, outlook, .. } =
            show::foreseen(play.game(), seat, answer, more).ok_or(refusal)?;
        Ok(ToClient::Foreseen { id, events, then, catapults, outlook })
    }

    async fn say(&mut self, seat: Option<Seat>, said: &str) -> Result<(), Refused> {
        let seat = seat.ok_or(Refused::Watching)?;
        let name = self.state.person(seat).map(|person| person.name.clone()).unwrap_or_default();
        let number = self.chat.back().map_or(0, |line| line.number) + 1;
        let line = ChatLine { number, seat, name, text: text::chat(said)? };
        let row = Write::Chat { room: self.code.clone(), number, line: super::step::json(&line) };
        self.store(vec![row]).await?;
        for connection in self.connections.values() {
            if !self.muted_by(connection.seat).contains(&seat) {
                connection.outbox.say(ToClient::Chat { line: line.clone() });
            }
        }
        if self.chat.len() == CHAT_SHOWN {
            self.chat.pop_front();
        }
        self.chat.push_back(line);
        Ok(())
    }

    async fn mute(&mut self, seat: Option<Seat>, whom: Seat, muted: bool) -> Result<(), Refused> {
        let seat = seat.ok_or(Refused::Watching)?;
        let mut state = self.state.clone();
        if whom.index() >= state.places.len() || whom == seat {
            return Err(Refused::NoSuchSeat);
        }
        let person = state.person_mut(seat).ok_or(Refused::NoSuchSeat)?;
        person.muted.retain(|other| *other != whom);
        if muted {
            person.muted.push(whom);
        }
        self.change_to(state).await
    }

    /// Changes the room; gives the seat whose holder is to go once that is acknowledged, and what they are told.
    async fn change(&mut self, seat: Option<Seat>, change: RoomChange) -> Result<Option<(Seat, Refused)>, Refused> {
        let seat = seat.ok_or(Refused::Watching)?;
        // Only whoever really comes back has their time again: who plays already must not gain any.
        let takes_back = change == RoomChange::TakeBack {} && self.state.bot(seat).is_some();
        let mut state = self.state.clone();
        let dismissed = match state.change(seat, change, self.connected())? {
            Then::Tell => None,
            Then::Hurry => return self.agree_to_hurry(seat).map(|()| None),
            Then::Start => return self.start(state).await.map(|()| None),
            Then::Dismiss(whom) => Some((whom, Refused::Dismissed)),
            Then::SendAway(whom) => Some((whom, Refused::SentAway { wait_ms: SENT_AWAY_FOR.as_millis() as u32 })),
        };
        let sent_away = match &dismissed {
            Some((whom, Refused::SentAway { .. })) => self.state.person(*whom).map(|person| person.token.clone()),
            _ => None,
        };
        self.change_to(state).await?;
        self.sent_away.retain(|(_, when)| when.elapsed() < SENT_AWAY_FOR);
        self.sent_away.extend(sent_away.map(|token| (token, Instant::now())));
        if let Some(play) = &mut self.play {
            if takes_back {
                play.wait_anew([seat].into_iter().collect(), self.clock.now());
            }
            play.refresh_between(self.state.audience());
        }
        self.look_for_host();
        self.tell_room();
        self.tell_between();
        Ok(dismissed)
    }

    /// Ends the connections of a seat at once: what they still have on its way must not be done for whoever sits there
    /// next.
    fn dismiss(&mut self, dismissed: Option<(Seat, Refused)>) {
        let Some((seat, why)) = dismissed else { return };
        let whose = self.connections.iter().filter(|(_, connection)| connection.seat == Some(seat));
        for (id, outbox) in whose.map(|(id, gone)| (*id, gone.outbox.clone())).collect::<Vec<_>>() {
            outbox.cut(why.clone());
            self.disconnect(id);
        }
    }
}
