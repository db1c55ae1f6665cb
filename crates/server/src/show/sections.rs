//! The text of every section, and the version in which it changed last: a section is written once, however many
//! clients read it, and only if it is another one than before.

use super::own::{self, Ahead};
use super::{Moment, ship, table};
use crate::protocol::{FlightView, OwnView, SeatView, ShipView, Waiting, YardView};
use serde::Serialize;
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::ship::Ship;
use trucker_engine::state::State;
use trucker_engine::view::View;
use trucker_engine::words::{BySeat, MAX_SEATS, Seat, Seats};

/// Room for what a section grows by.
const SPARE: usize = 128;
/// Room for the name of a section and what stands around it.
const KEY: usize = 16;

/// Seats as they are called in JSON.
const SEATS: [&str; MAX_SEATS] = ["0", "1", "2", "3", "4"];

/// One section, and its text.
#[derive(Clone, Debug)]
struct Section<T> {
    value: Option<T>,
    text: String,
    changed: u32,
}

impl<T> Default for Section<T> {
    fn default() -> Section<T> {
        Section { value: None, text: String::new(), changed: 0 }
    }
}

impl<T: Serialize + PartialEq> Section<T> {
    /// Writes the section anew if it is another one now: then it has changed in this version.
    fn set(&mut self, version: u32, value: T) {
        if self.value.as_ref() == Some(&value) {
            return;
        }
        // About as long as it was before: a text that grows by and by is copied each time.
        let mut text = Vec::with_capacity(self.text.len() + SPARE);
        let written = serde_json::to_writer(&mut text, &value).is_ok();
        // Sections are plain data, which can always be written.
        debug_assert!(written, "a section is plain data");
        if let Some(text) = String::from_utf8(text).ok().filter(|_| written) {
            *self = Section { value: Some(value), text, changed: version };
        }
    }

    /// The text, if the section has changed after a version.
    fn since(&self, version: u32) -> Option<&str> {
        (self.changed > version).then_some(self.text.as_str())
    }
}

/// A ship's section and what it was made for.
#[derive(Clone, Debug, Default)]
struct ShipSection {
    section: Section<ShipView>,
    setting: Option<ship::Setting>,
}

/// A seat's own section. Whether the last step may be taken back changes whenever somebody else acts, so it is kept apart
/// from the rest, which is long.
#[derive(Clone, Debug, Default)]
struct OwnSection {
    /// Everything; by it, nothing may be taken back.
    rest: Section<OwnView>,
    may_undo: bool,
    /// The version in which that changed last.
    changed: u32,
}

impl OwnSection {
    fn set(&mut self, version: u32, own: OwnView) {
        if self.may_undo != own.may_undo {
            (self.may_undo, self.changed) = (own.may_undo, version);
        }
        self.rest.set(version, OwnView { may_undo: false, ..own });
    }

    /// Whether the last step may be taken back, if that has changed after a version.
    fn undo_since(&self, version: u32) -> Option<&'static str> {
        (self.changed > version).then_some(self.undo())
    }

    fn undo(&self) -> &'static str {
        if self.may_undo { "true" } else { "false" }
    }

    /// The text of the section but for its end.
    fn text(&self) -> [&str; 2] {
        // Whether something may be taken back stands last in it.
        let rest = self.rest.text.strip_suffix("false}").unwrap_or_default();
        debug_assert!(rest.ends_with(r#","may_undo":"#), "{}", self.rest.text);
        [rest, self.undo()]
    }
}

/// What lies ahead of a question, and what is proposed first.
#[derive(Clone, Debug)]
struct Foreseen {
    id: u32,
    decision: Decision,
    suggested: Answer,
    ahead: Ahead,
}

/// All sections of a game, ready to be sent.
#[derive(Clone, Debug)]
pub struct Sections {
    players: Seats,
    flight: Section<FlightView>,
    yard: Section<YardView>,
    seats: BySeat<Section<SeatView>>,
    ships: BySeat<ShipSection>,
    waiting: Section<Vec<Waiting>>,
    own: BySeat<Option<OwnSection>>,
    foreseen: BySeat<Option<Foreseen>>,
    /// The start of the beat that all of that was foreseen in.
    beat: Option<Box<State>>,
    /// The ships that were shown last.
    shown: Option<Box<BySeat<Ship>>>,
}

impl Sections {
    /// Sections of a game of so many; they are empty before the first [`Sections::refresh`].
    pub fn new(players: u8) -> Sections {
        Sections {
            players: Seats::first(usize::from(players).min(MAX_SEATS)),
            flight: Section::default(),
            yard: Section::default(),
            seats: BySeat::default(),
            ships: BySeat::default(),
            waiting: Section::default(),
            own: BySeat::default(),
            foreseen: BySeat::default(),
            beat: None,
            shown: None,
        }
    }

    /// Brings all sections up to a moment. Those that read differently have changed in its version.
    pub fn refresh(&mut self, moment: &Moment<'_>) {
        let now = moment.game.current();
        let view = View::new(&now, moment.game.content(), None);
        let version = moment.version;
        self.flight.set(version, table::flight(view, moment.game.progress()));
        self.yard.set(version, table::yard(view));
        self.waiting.set(version, table::waiting(moment));
        for seat in self.players.iter() {
            self.seats[seat].set(version, table::seat(view, seat));
            let setting = Some(ship::Setting::of(view, seat));
            let same_ship = self.shown.as_ref().is_some_and(|shown| shown[seat] == now.ships[seat]);
            let ship = &mut self.ships[seat];
            if !same_ship || ship.setting != setting {
                ship.setting = setting;
                ship.section.set(version, ship::ship(view, seat));
            }
        }
        self.forget_foreseen(moment);
        for seat in self.players.iter() {
            if !moment.people.contains(seat) {
                self.own[seat] = None;
                continue;
            }
            let foreseen = &mut self.foreseen[seat];
            let own =
                own::own(moment, &now, seat, |decision, suggested| foresee(foreseen, moment, decision, suggested));
            self.own[seat].get_or_insert_default().set(version, own);
        }
        match &mut self.shown {
            Some(shown) => **shown = now.ships,
            None => self.shown = Some(Box::new(now.ships)),
        }
        let foreseen = self.foreseen.0.iter().any(Option::is_some);
        if foreseen && self.beat.is_none() {
            self.beat = Some(Box::new(*moment.game.state()));
        }
    }

    /// What answers lead to follows from the start of the beat and from the answers since, but for those given side by
    /// side with the question: they are not open yet. So while the beat and the question are the same, it is too.
    fn forget_foreseen(&mut self, moment: &Moment<'_>) {
        let base = moment.game.state();
        if self.beat.as_ref().is_some_and(|beat| State { now: base.now, ..**beat } != *base) {
            self.foreseen = BySeat::default();
            self.beat = None;
        }
    }

    /// The whole view of a seat, or of a spectator, as the text of a [`GameView`](crate::protocol::GameView).
    pub fn view_json(&self, viewer: Option<Seat>) -> String {
        let mut text = String::new();
        let mut json = Object::new(&mut text);
        json.field("flight", &self.flight.text);
        json.field("yard", &self.yard.text);
        json.list("seats", self.players.iter().map(|seat| self.seats[seat].text.as_str()));
        json.list("ships", self.players.iter().map(|seat| self.ships[seat].section.text.as_str()));
        json.field("waiting", &self.waiting.text);
        match self.own(viewer) {
            Some(own) => json.own(own),
            None => json.field("own", "null"),
        }
        json.end();
        text
    }

    /// The sections that changed after a version, as the text of [`Changes`](crate::protocol::Changes).
    pub fn changes_json(&self, viewer: Option<Seat>, since: u32) -> String {
        let mut text = String::new();
        self.write_changes(&mut text, viewer, since);
        text
    }

    /// How much room the sections that changed after a version take, more or less.
    pub fn changes_len(&self, viewer: Option<Seat>, since: u32) -> usize {
        let shared = [self.flight.since(since), self.yard.since(since), self.waiting.since(since)];
        let by_seat =
            self.players.iter().flat_map(|seat| [self.seats[seat].since(since), self.ships[seat].section.since(since)]);
        let own = self.own(viewer).and_then(|own| own.rest.since(since).or_else(|| own.undo_since(since)));
        shared.into_iter().chain(by_seat).chain([own]).flatten().map(|text| text.len() + KEY).sum()
    }

    /// Writes the sections that changed after a version behind other text.
    pub fn write_changes(&self, text: &mut String, viewer: Option<Seat>, since: u32) {
        let mut json = Object::new(text);
        json.maybe("flight", self.flight.since(since));
        json.maybe("yard", self.yard.since(since));
        let seats = self.players.iter().filter_map(|seat| Some((seat, self.seats[seat].since(since)?)));
        json.map("seats", seats);
        let ships = self.players.iter().filter_map(|seat| Some((seat, self.ships[seat].section.since(since)?)));
        json.map("ships", ships);
        json.maybe("waiting", self.waiting.since(since));
        match self.own(viewer) {
            Some(own) if own.rest.since(since).is_some() => json.own(own),
            own => json.maybe("may_undo", own.and_then(|own| own.undo_since(since))),
        }
        json.end();
    }

    fn own(&self, viewer: Option<Seat>) -> Option<&OwnSection> {
        viewer.and_then(|seat| self.own[seat].as_ref())
    }
}

/// What lies ahead of a question, worked out once for as long as it stays the same.
fn foresee(kept: &mut Option<Foreseen>, moment: &Moment<'_>, decision: &Decision, suggested: Answer) -> Ahead {
    let id = moment.asked[decision.seat];
    let same = |kept: &&Foreseen| kept.id == id && kept.decision == *decision && kept.suggested == suggested;
    if let Some(kept) = kept.as_ref().filter(same) {
        return kept.ahead.clone();
    }
    let ahead = own::ahead(moment.game, decision, suggested);
    *kept = Some(Foreseen { id, decision: *decision, suggested, ahead: ahead.clone() });
    ahead
}

/// A JSON object put together from parts that are JSON already.
struct Object<'a>(&'a mut String);

impl Object<'_> {
    fn new(text: &mut String) -> Object<'_> {
        text.push('{');
        Object(text)
    }

    fn key(&mut self, name: &str) {
        if !self.0.ends_with('{') {
            self.0.push(',');
        }
        self.0.push('"');
        self.0.push_str(name);
        self.0.push_str("\":");
    }

    fn field(&mut self, name: &str, json: &str) {
        self.key(name);
        self.0.push_str(json);
    }

    fn maybe(&mut self, name: &str, json: Option<&str>) {
        if let Some(json) = json {
            self.field(name, json);
        }
    }

    fn own(&mut self, own: &OwnSection) {
        self.key("own");
        own.text().into_iter().chain(["}"]).for_each(|part| self.0.push_str(part));
    }

    fn list<'t>(&mut self, name: &str, parts: impl Iterator<Item = &'t str>) {
        self.key(name);
        self.0.push('[');
        for (i, part) in parts.enumerate() {
            if i > 0 {
                self.0.push(',');
            }
            self.0.push_str(part);
        }
        self.0.push(']');
    }

    /// Nothing at all, if there are no parts.
    fn map<'t>(&mut self, name: &str, parts: impl Iterator<Item = (Seat, &'t str)>) {
        let mut parts = parts.peekable();
        if parts.peek().is_none() {
            return;
        }
        self.key(name);
        self.0.push('{');
        for (seat, part) in parts {
            self.field(SEATS[seat.index()], part);
        }
        self.0.push('}');
    }

    fn end(self) {
        self.0.push('}');
    }
}
