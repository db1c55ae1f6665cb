//! Steps of the game and changes of the room: store first, then tell.

use super::clock::Clock;
use super::play::{Before, Deed, LogRow, Play};
use super::state::RoomState;
use super::{RETRY, Room};
use crate::protocol::{GamePhase, Refused, RoomView, Step, ToClient};
use crate::secret;
use crate::store::{Ending, GameRow, RoomRow, StoreError, Write};
use axum::extract::ws::Utf8Bytes;
use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use trucker_bots::defaults;
use trucker_engine::chance::Seed;
use trucker_engine::event::Event;
use trucker_engine::game::Action;
use trucker_engine::refusal::Refusal;
use trucker_engine::words::Seat;

/// Steps of one seat in a game; a long trek has a thousand. Nobody fills the disk by fidgeting.
const LONGEST: u32 = 20_000;

/// Room for what stands around the steps and changes of an update.
const FRAME: usize = 160;

/// A client's message that asks for a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    /// From which connection it came.
    pub connection: u64,
    /// The message's own number.
    pub id: u32,
}

/// A step that was taken in memory, and is still to be stored and told.
pub(super) struct Taken {
    deed: Deed,
    at: u32,
    number: u32,
    events: Vec<Event>,
    wish: Option<Wish>,
}

impl Taken {
    fn row(&self, play: &Play) -> Write {
        let row = json(&LogRow { at: self.at, deed: self.deed });
        Write::Row { game: play.id.clone(), number: self.number, row }
    }
}

/// Seconds since 1970, for what is stored.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

impl Room {
    /// The room as it is stored.
    pub(super) fn row(&self) -> RoomRow {
        row_of(&self.code, &self.state)
    }

    /// Stores; if that fails, what was tried has not happened.
    pub(super) fn store(&self, writes: Vec<Write>) -> impl Future<Output = Result<(), Refused>> + Send + use<> {
        let (shared, claim, broken) = (self.shared.clone(), self.claim.clone(), self.broken.clone());
        let code = self.code.clone();
        async move {
            shared.store.write_as(&claim, writes).await.map_err(|wrong| {
                shared.metrics.store_failures.inc();
                // That nothing can be stored has been said by the writer, once for all rooms.
                tracing::debug!(room = code, error = %wrong, "could not store");
                // What is stored is not, or may not be, what this task believes: it ends, and the room is woken from
                // the store, wherever it lives then.
                match wrong {
                    StoreError::Conflict => tracing::error!(room = code, "the store contradicts the room"),
                    StoreError::Fenced => tracing::warn!(room = code, "another server has this room now"),
                    StoreError::Unsure => tracing::warn!(room = code, "a step may have been stored or not"),
                    _ => return Refused::Storage,
                }
                broken.cancel();
                Refused::RoomClosed
            })
        }
    }

    /// Makes this the state of the room, once it is stored.
    pub(super) async fn change_to(&mut self, state: RoomState) -> Result<(), Refused> {
        self.store(vec![Write::Room(row_of(&self.code, &state))]).await?;
        self.state = state;
        Ok(())
    }

    /// Begins a game for those who sit in this room.
    pub(super) async fn start(&mut self, mut state: RoomState) -> Result<(), Refused> {
        let internal = |_| Refused::Internal;
        let id = secret::game_id().map_err(internal)?;
        let seed = match self.shared.config.rehearsal.seed {
            None => secret::seed().map_err(internal)?,
            Some(number) => Seed::from_number(number),
        };
        if let Some(stage) = &self.shared.config.rehearsal.stage {
            state.rehearse(stage.state.setup)?;
        }
        let setup = state.setup();
        let table = self.shared.table(setup, seed.clone());
        let table = table.map_err(|wrong| Refused::BadOptions { detail: wrong.to_string() })?;
        let mut play = Play::at(id.clone(), table, seed.clone());
        play.players = state.line_up();
        state.phase = GamePhase::Playing;
        state.game = Some(id.clone());
        for seat in state.people().iter() {
            if let Some(person) = state.person_mut(seat) {
                person.ready = false;
                person.newcomer = false;
            }
        }
        let game = GameRow {
            id: id.clone(),
            room: self.code.clone(),
            started: now(),
            rules_version: self.shared.rules_version(),
            setup: json(&setup),
            seed: seed.to_string(),
            names: json(&play.players.iter().map(|player| &player.name).collect::<Vec<_>>()),
            colours: json(&play.players.iter().map(|player| player.colour).collect::<Vec<_>>()),
            bots: json(&play.players.iter().map(|player| player.bot).collect::<Vec<_>>()),
            public: state.options.public,
        };
        self.store(vec![Write::Game(game), Write::Room(row_of(&self.code, &state))]).await?;
        self.state = state;
        self.play = Some(play);
        self.clock = Clock::from(0, self.shared.config.clock_speed);
        self.retry = 0;
        self.robots = Default::default();
        self.refresh();
        self.shared.metrics.games_started.inc();
        tracing::info!(room = self.code, game = id, mode = ?setup.mode, players = setup.players, "game begins");
        self.tell_room();
        for connection in self.connections.values().filter(|connection| connection.follows) {
            self.send_view(connection.seat, &connection.outbox);
        }
        Ok(())
    }

    /// Takes a step: checks it by the rules, stores it, tells everyone, and whoever wished for it that it was
    /// done.
    pub(super) async fn step(&mut self, deed: Deed, wish: Option<Wish>) -> Result<(), Refused> {
        if let Deed::Undo(seat) = deed {
            return self.step_back(seat, wish).await;
        }
        let before = self.before();
        match self.take(deed, wish)? {
            Some(taken) => self.keep(before, vec![taken]).await,
            None => Ok(()),
        }
    }

    /// The game as it is, in case what is done next cannot be stored.
    pub(super) fn before(&self) -> Option<Before> {
        self.play.as_ref().map(Play::before)
    }

    /// Takes a step in memory, by the rules. It is to be kept, with those taken after it or by itself; nothing is, if only
    /// time has passed.
    pub(super) fn take(&mut self, deed: Deed, wish: Option<Wish>) -> Result<Option<Taken>, Refused> {
        let (at, number) = self.next_row(deed)?;
        let Some(play) = &mut self.play else { return Err(Refused::NotPlaying) };
        let events = play.perform(deed, at)?;
        Ok((play.version() == number).then_some(Taken { deed, at, number, events, wish }))
    }

    /// When a deed would happen, and as which row.
    fn next_row(&self, deed: Deed) -> Result<(u32, u32), Refused> {
        let now = self.clock.now();
        let play = self.play.as_ref().filter(|play| !play.game().is_over()).ok_or(Refused::NotPlaying)?;
        if matches!(deed, Deed::Act(seat, _) | Deed::Undo(seat) if play.steps_of(seat) >= LONGEST) {
            return Err(Refused::TooMany { limit: LONGEST });
        }
        Ok((now.max(play.now()), play.version() + 1))
    }

    /// Stores steps that were taken one after the other and tells everyone; if that fails, none of them has happened.
    pub(super) async fn keep(&mut self, before: Option<Before>, taken: Vec<Taken>) -> Result<(), Refused> {
        let Some(play) = self.play.as_ref().filter(|_| !taken.is_empty()) else { return Ok(()) };
        let mut writes: Vec<Write> = taken.iter().map(|taken| taken.row(play)).collect();
        if play.game().is_over() {
            writes.extend(self.ending());
        }
        if let Err(refused) = self.store(writes).await {
            if let (Some(play), Some(before)) = (&mut self.play, before) {
                play.put_back(before);
            }
            self.retry = self.clock.now().saturating_add(RETRY);
            return Err(refused);
        }
        self.publish(taken);
        Ok(())
    }

    /// Takes the last step back. That cannot be put back, so it is stored before it is done.
    async fn step_back(&mut self, seat: Seat, wish: Option<Wish>) -> Result<(), Refused> {
        let deed = Deed::Undo(seat);
        let (at, number) = self.next_row(deed)?;
        let play = self.play.as_ref().filter(|play| play.may_undo(seat)).ok_or(Refusal::NothingToUndo)?;
        let mut taken = Taken { deed, at, number, events: Vec::new(), wish };
        self.store(vec![taken.row(play)]).await?;
        let Some(play) = &mut self.play else { return Err(Refused::NotPlaying) };
        taken.events = play.perform(deed, at)?;
        self.publish(vec![taken]);
        Ok(())
    }

    /// What is stored when the game has ended.
    fn ending(&self) -> Vec<Write> {
        let Some(play) = &self.play else { return Vec::new() };
        let credits = final_credits(play);
        let ending = Ending { ended: now(), result: json(&credits) };
        let mut state = RoomState { phase: GamePhase::Over, ..self.state.clone() };
        state.count_game(&play.players, &credits);
        vec![Write::GameOver { game: play.id.clone(), ending }, Write::Room(row_of(&self.code, &state))]
    }

    /// Tells everyone about steps that are stored.
    fn publish(&mut self, taken: Vec<Taken>) {
        let now = self.clock.now();
        let Some(play) = &mut self.play else { return };
        let mut done = Vec::with_capacity(taken.len());
        let mut steps = Vec::with_capacity(taken.len());
        for Taken { deed, at, number, events, wish } in taken {
            done.extend(wish.map(|wish| (wish, number)));
            steps.push(play.note(Step { version: number, at, cause: deed.cause(), events }));
        }
        play.refresh(self.state.audience());
        let play = &*play;
        let told = Told::of(steps);
        // Everyone who watches gets the same text.
        let mut watchers: Option<Utf8Bytes> = None;
        for (number, connection) in self.connections.iter().filter(|(_, connection)| connection.follows) {
            let text = match (connection.seat, &watchers) {
                (None, Some(text)) => text.clone(),
                (viewer, _) => Utf8Bytes::from(told.update(play, viewer, now)),
            };
            if connection.seat.is_none() {
                watchers = Some(text.clone());
            }
            connection.outbox.send(text);
            // Right behind the update, so that both go in one piece.
            for (Wish { id, .. }, version) in done.iter().filter(|(wish, _)| wish.connection == *number) {
                connection.outbox.say(ToClient::Ack { id: *id, version: Some(*version) });
            }
        }
        self.shared.metrics.steps.inc_by(told.steps.len() as u64);
        if play.game().is_over() {
            tracing::info!(room = self.code, game = play.id, steps = play.version(), "game over");
            self.state.phase = GamePhase::Over;
            self.state.count_game(&play.players, &final_credits(play));
            self.robots = Default::default();
            self.shared.metrics.games_finished.inc();
            self.shared.ended.notify_one();
            self.tell_room();
        }
    }

    /// Works out anew what clients see, as who plays has changed.
    pub(super) fn refresh(&mut self) {
        if let Some(play) = &mut self.play {
            play.refresh(self.state.audience());
        }
    }

    /// The room as clients see it.
    pub(super) fn room_view(&self) -> RoomView {
        let mut view = self.state.view(&self.code, &self.presence());
        view.hurry = self.asked_to_hurry();
        if let Some(play) = &self.play {
            view.players.clone_from(&play.players);
            view.commitment = Some(play.seed().commitment().to_string());
            if play.game().is_over() {
                view.seed = Some(play.seed().to_string());
            }
        }
        view
    }

    /// Tells everyone what the room is like now.
    pub(super) fn tell_room(&mut self) {
        self.summary.send_replace(self.state.summary(&self.code));
        let text = Utf8Bytes::from(String::from(ToClient::Room { room: self.room_view() }));
        for connection in self.connections.values() {
            connection.outbox.send(text.clone());
        }
    }

    /// Sends the whole game.
    pub(super) fn send_view(&self, viewer: Option<Seat>, outbox: &crate::outbox::Outbox) {
        let Some(play) = &self.play else { return };
        let view = play.sections().view_json(viewer);
        let (game, version, at) = (&play.id, play.version(), self.clock.now());
        let text = format!(r#"{{"type":"view","game":"{game}","version":{version},"at":{at},"view":{view}}}"#);
        outbox.send(Utf8Bytes::from(text));
    }

    /// Tells everyone what has become different between two steps: who plays decides who has deadlines, and no step tells
    /// of it.
    pub(super) fn tell_between(&self) {
        let Some(play) = &self.play else { return };
        let seen = play.version();
        for connection in self.connections.values().filter(|connection| connection.follows) {
            if play.sections().changes_len(connection.seat, seen) > 0 {
                self.catch_up(connection.seat, Some(seen), &connection.outbox);
            }
        }
    }

    /// Sends what a client has missed, if it is still known, or the whole game.
    pub(super) fn catch_up(&self, viewer: Option<Seat>, since: Option<u32>, outbox: &crate::outbox::Outbox) {
        let Some(play) = &self.play else { return };
        match since.and_then(|version| play.steps_since(version)) {
            Some(steps) => outbox.send(Utf8Bytes::from(Told::of(steps).update(play, viewer, self.clock.now()))),
            None => self.send_view(viewer, outbox),
        }
    }

    /// When sand runs out, building goes on or somebody's time is up next, on the game's clock.
    pub(super) fn next_deed_due(&self) -> Option<u32> {
        let play = self.play.as_ref().filter(|_| self.is_playing())?;
        let people = self.state.acting_people();
        // Nobody is hurried while nobody waits.
        let here = !self.connected().is_empty();
        let deadlines = people.iter().filter(|_| here).filter_map(|seat| play.deadline(seat, &self.state.options));
        deadlines.chain(play.clock_rings()).min()
    }

    /// Lets the sand run out, and does the default for those whose time is up.
    pub(super) async fn do_what_is_due(&mut self) {
        let now = self.clock.now();
        let Some(play) = self.play.as_ref().filter(|_| self.is_playing()) else { return };
        if play.clock_rings().is_some_and(|at| at <= now) {
            let _ = self.step(Deed::Clock, None).await;
            return;
        }
        for seat in self.state.acting_people().iter() {
            // Looked at anew each time: what was done for one may have given the others a fresh clock, as when building begins.
            if !self.is_late(seat, now) {
                continue;
            }
            let Some(play) = &self.play else { return };
            let done = match default_action(play, seat) {
                Some(action) => self.step(Deed::TimeOut(seat, action), None).await.is_ok(),
                None => false,
            };
            if !done {
                self.retry = self.clock.now().saturating_add(RETRY);
                return;
            }
        }
    }

    /// Is somebody's time up, while somebody waits for them?
    fn is_late(&self, seat: Seat, now: u32) -> bool {
        let deadline = self.play.as_ref().and_then(|play| play.deadline(seat, &self.state.options));
        !self.connected().is_empty() && deadline.is_some_and(|at| at <= now)
    }
}

/// Everyone's credits, by seat.
fn final_credits(play: &Play) -> Vec<i16> {
    let state = play.game().state();
    state.seats().iter().map(|seat| state.players[seat].credits.0).collect()
}

/// What is done for somebody whose time is up.
pub(super) fn default_action(play: &Play, seat: Seat) -> Option<Action> {
    let game = play.game();
    let asked = game.asked().iter().find(|decision| decision.seat == seat).copied();
    game.view(Some(seat), |view| match asked {
        Some(decision) => Some(Action::Answer(defaults::default_answer(view, &decision))),
        None => defaults::default_build(view).map(Action::Build),
    })
}

/// The latest steps, to be told to everyone who plays or watches.
struct Told {
    steps: Vec<Arc<Step>>,
    /// What anybody may know of them, and its text: most steps are no secret to most players.
    open: (Vec<Step>, String),
}

impl Told {
    fn of(steps: Vec<Arc<Step>>) -> Told {
        let open: Vec<Step> = steps.iter().map(|step| step.seen_by(None)).collect();
        let text = json(&open);
        Told { steps, open: (open, text) }
    }

    /// An update as this viewer may see it.
    fn update(&self, play: &Play, viewer: Option<Seat>, at: u32) -> String {
        let (open, text) = &self.open;
        let seen: Option<Vec<Step>> =
            viewer.map(|_| self.steps.iter().map(|step| step.seen_by(viewer)).collect()).filter(|seen| seen != open);
        let steps = seen.map_or(Cow::Borrowed(text), |seen| Cow::Owned(json(&seen)));
        let (game, version, sections) = (&play.id, play.version(), play.sections());
        let from = version - self.steps.len() as u32;
        let mut text = String::with_capacity(FRAME + steps.len() + sections.changes_len(viewer, from));
        // Writing into text cannot fail.
        let _ = write!(
            text,
            r#"{{"type":"update","game":"{game}","from":{from},"version":{version},"at":{at},"steps":{steps},"changes":"#
        );
        sections.write_changes(&mut text, viewer, from);
        text.push('}');
        text
    }
}

fn row_of(code: &str, state: &RoomState) -> RoomRow {
    RoomRow {
        code: code.to_owned(),
        public: state.options.public,
        touched: now(),
        state: json(state),
        game: state.game.clone(),
    }
}

/// Plain data as JSON text. It has no maps with odd keys, so this cannot fail.
pub(super) fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
