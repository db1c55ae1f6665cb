//! Who sits where and what is agreed: the part of a room that is stored whole, and what may be changed about it.

use super::play::Audience;
use crate::protocol::{
    BotOptions, Colour, GamePhase, Options, PlayerEntry, Refused, RoomChange, RoomSummary, RoomView, Score, SeatEntry,
    Sitter, Tempo,
};
use crate::secret::TokenHash;
use crate::text;
use serde::{Deserialize, Serialize};
use trucker_bots::{Taste, Tier};
use trucker_engine::game::check_setup;
use trucker_engine::setup::TREK_PLAYERS;
use trucker_engine::state::{Mode, Setup};
use trucker_engine::words::{BySeat, Level, Seat, Seats};

/// The bot that takes over for somebody who leaves.
pub const SUBSTITUTE: BotOptions = BotOptions { tier: Tier::Trucker, taste: Taste::Balanced, pace: Tempo::Steady };

/// A person on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// What opens the seat.
    pub token: TokenHash,
    /// Have they said that they are ready?
    pub ready: bool,
    /// The bot that plays for them meanwhile.
    pub stand_in: Option<BotOptions>,
    /// Whom they do not want to hear.
    pub muted: Vec<Seat>,
    /// Did they sit down after the room's last game? They have not played it, whoever had their seat then.
    #[serde(default)]
    pub newcomer: bool,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot(BotOptions),
    /// A person.
    Person(Person),
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Its colour.
    pub colour: Colour,
    /// Who holds it.
    pub holder: Holder,
    /// What the bot on it is called.
    #[serde(default)]
    pub bot_name: Option<String>,
}

impl Place {
    fn open(colour: Colour) -> Place {
        Place { colour, holder: Holder::Open, bot_name: None }
    }
}

/// A room as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoomState {
    /// What is agreed.
    pub options: Options,
    /// The seats; the position is the seat's number.
    pub places: Vec<Place>,
    /// The host's seat.
    pub host: Option<Seat>,
    /// What the room is doing.
    pub phase: GamePhase,
    /// The game that runs or ran last.
    pub game: Option<String>,
    /// What its games have come to so far.
    #[serde(default)]
    pub scores: Vec<Score>,
}

/// Who is here.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// By seat, for how long its person has been away, in milliseconds.
    pub away: BySeat<Option<u32>>,
    /// How many watch.
    pub watching: u32,
}

/// What the room's task has to do after a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// Nothing more.
    Tell,
    /// Begin a game.
    Start,
    /// This person does not want to wait for bots that build.
    Hurry,
    /// This person goes away.
    Dismiss(Seat),
    /// The host sends this person away.
    SendAway(Seat),
}

/// Are these options possible, with what is allowed if not? The engine knows what can be played; the limit is ours.
pub fn check_options(options: &Options) -> Result<(), Refused> {
    let bad = |detail: String| Refused::BadOptions { detail };
    check_setup(&setup(options), trucker_content::all()).map_err(|wrong| bad(wrong.to_string()))?;
    match options.decision_limit {
        Some(limit) if !(15..=600).contains(&limit) => {
            Err(bad(format!("{limit} seconds for a decision: 15 to 600 are allowed, or no limit")))
        }
        _ => Ok(()),
    }
}

/// What the engine is told.
fn setup(options: &Options) -> Setup {
    Setup {
        players: options.seats,
        mode: options.mode,
        pace: options.pace,
        aid: options.aid,
        open_credits: options.open_credits,
        extras: options.extras,
    }
}

impl RoomState {
    /// A new room with open seats, and bots on the last of them.
    pub fn new(options: Options, bots: &[BotOptions]) -> Result<RoomState, Refused> {
        check_options(&options)?;
        let seats = usize::from(options.seats);
        if bots.len() >= seats {
            return Err(Refused::BadOptions { detail: format!("{} bots leave no seat for a person", bots.len()) });
        }
        let mut places: Vec<Place> = Colour::ALL.into_iter().take(seats).map(Place::open).collect();
        for (place, bot) in places.iter_mut().rev().zip(bots.iter().rev()) {
            place.holder = Holder::Bot(*bot);
        }
        let mut state =
            RoomState { options, places, host: None, phase: GamePhase::Lobby, game: None, scores: Vec::new() };
        state.name_bots();
        Ok(state)
    }

    /// What the engine is told.
    pub fn setup(&self) -> Setup {
        setup(&self.options)
    }

    /// Agrees on what the stage of a rehearsal is set for; who sits there is the room's own.
    pub fn rehearse(&mut self, setup: Setup) -> Result<(), Refused> {
        let (staged, seats) = (setup.players, self.options.seats);
        if staged != seats {
            let detail = format!("this rehearsal has {staged} players, the room has {seats} seats");
            return Err(Refused::BadOptions { detail });
        }
        let Options { decision_limit, public, .. } = self.options;
        self.options = Options { decision_limit, public, ..Options::of(setup) };
        Ok(())
    }

    /// Every seat.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.places.len()).iter()
    }

    /// The person on a seat.
    pub fn person(&self, seat: Seat) -> Option<&Person> {
        match &self.places.get(seat.index())?.holder {
            Holder::Person(person) => Some(person),
            Holder::Open | Holder::Bot(_) => None,
        }
    }

    /// The person on a seat, to be changed.
    pub fn person_mut(&mut self, seat: Seat) -> Option<&mut Person> {
        match &mut self.places.get_mut(seat.index())?.holder {
            Holder::Person(person) => Some(person),
            Holder::Open | Holder::Bot(_) => None,
        }
    }

    /// Seats with a person.
    pub fn people(&self) -> Seats {
        self.seats().filter(|seat| self.person(*seat).is_some()).collect()
    }

    /// Seats of people who play the game that is shown, or have played it.
    pub fn players(&self) -> Seats {
        self.people().iter().filter(|seat| self.person(*seat).is_some_and(|person| !person.newcomer)).collect()
    }

    /// Who plays if a game begins now: this belongs to the game from then on.
    pub fn line_up(&self) -> Vec<PlayerEntry> {
        let bot = |place: &Place| matches!(place.holder, Holder::Bot(_));
        let entries = self.names().into_iter().zip(&self.places);
        entries.map(|(name, place)| PlayerEntry { name, colour: place.colour, bot: bot(place) }).collect()
    }

    /// Seats whose person plays, without a bot that stands in.
    pub fn acting_people(&self) -> Seats {
        self.people().iter().filter(|seat| self.bot(*seat).is_none()).collect()
    }

    /// For whom the game of this room is shown.
    pub fn audience(&self) -> Audience<'_> {
        Audience { options: &self.options, people: self.players(), acting: self.acting_people() }
    }

    /// The bot that plays for a seat.
    pub fn bot(&self, seat: Seat) -> Option<BotOptions> {
        match &self.places.get(seat.index())?.holder {
            Holder::Bot(bot) => Some(*bot),
            Holder::Person(person) => person.stand_in,
            Holder::Open => None,
        }
    }

    /// The seat that a token opens.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        self.people().iter().find(|seat| self.person(*seat).is_some_and(|person| person.token.matches(token)))
    }

    /// Gives somebody the first open seat.
    pub fn sit(&mut self, name: &str, colour: Option<Colour>, token: &str) -> Result<Seat, Refused> {
        let name = text::name(name)?;
        if self.phase == GamePhase::Playing {
            return Err(Refused::AlreadyPlaying);
        }
        let open = self.seats().find(|seat| self.places[seat.index()].holder == Holder::Open);
        let seat = open.ok_or(Refused::RoomFull)?;
        self.check_name(seat, &name)?;
        if let Some(colour) = colour {
            self.take_colour(seat, colour)?;
        }
        let (token, newcomer) = (TokenHash::of(token), self.game.is_some());
        let person = Person { name, token, ready: false, stand_in: None, muted: Vec::new(), newcomer };
        self.places[seat.index()].holder = Holder::Person(person);
        self.host.get_or_insert(seat);
        self.name_bots();
        Ok(seat)
    }

    /// Takes a colour: from an open seat or a bot, which get the old one.
    fn take_colour(&mut self, seat: Seat, colour: Colour) -> Result<(), Refused> {
        let mine = self.places[seat.index()].colour;
        if let Some(other) = self.places.iter().position(|place| place.colour == colour) {
            if other != seat.index() && matches!(self.places[other].holder, Holder::Person(_)) {
                return Err(Refused::ColourTaken);
            }
            self.places[other].colour = mine;
        }
        self.places[seat.index()].colour = colour;
        Ok(())
    }

    /// Changes the room as a person in it wants. If it is refused, nothing has changed.
    pub fn change(&mut self, seat: Seat, change: RoomChange, connected: Seats) -> Result<Then, Refused> {
        let then = self.make_change(seat, change, connected)?;
        // Names are those of the record while a game runs.
        if self.phase != GamePhase::Playing {
            self.name_bots();
        }
        Ok(then)
    }

    fn make_change(&mut self, seat: Seat, change: RoomChange, connected: Seats) -> Result<Then, Refused> {
        match change {
            RoomChange::Options { options } => {
                self.check_host(seat)?;
                self.check_not_playing()?;
                self.set_options(options)?;
                // Whoever agrees on something else is done with the game that has ended.
                self.phase = GamePhase::Lobby;
            }
            RoomChange::Name { name } => {
                let name = text::name(&name)?;
                self.check_name(seat, &name)?;
                self.person_mut(seat).ok_or(Refused::NoSuchSeat)?.name = name;
            }
            RoomChange::Colour { colour } => {
                self.check_not_playing()?;
                self.take_colour(seat, colour)?;
            }
            RoomChange::Ready { ready } => {
                self.check_not_playing()?;
                let person = self.person_mut(seat).ok_or(Refused::NoSuchSeat)?;
                (person.ready, person.stand_in) = (ready, None);
            }
            RoomChange::Start {} => {
                self.check_host(seat)?;
                self.check_not_playing()?;
                self.check_ready(seat, connected)?;
                self.keep_stand_ins(connected);
                return Ok(Then::Start);
            }
            RoomChange::SetBot { seat: target, bot } => {
                self.check_host(seat)?;
                self.check_not_playing()?;
                if self.person(target).is_some() {
                    return Err(Refused::SeatTaken);
                }
                self.places.get_mut(target.index()).ok_or(Refused::NoSuchSeat)?.holder = Holder::Bot(bot);
            }
            RoomChange::OpenSeat { seat: target } => {
                self.check_host(seat)?;
                self.check_not_playing()?;
                if target == seat {
                    return Err(Refused::SeatTaken);
                }
                let place = self.places.get_mut(target.index()).ok_or(Refused::NoSuchSeat)?;
                let was_person = matches!(place.holder, Holder::Person(_));
                place.holder = Holder::Open;
                if was_person {
                    self.unmute(target);
                    return Ok(Then::SendAway(target));
                }
            }
            RoomChange::HandOver { seat: target } => {
                self.check_host(seat)?;
                self.person(target).ok_or(Refused::NoSuchSeat)?;
                if !connected.contains(target) {
                    return Err(Refused::Absent);
                }
                self.host = Some(target);
            }
            RoomChange::StandIn { seat: target, bot } => {
                self.check_host(seat)?;
                self.check_playing()?;
                if connected.contains(target) {
                    return Err(Refused::NotAbsent);
                }
                self.person_mut(target).ok_or(Refused::NoSuchSeat)?.stand_in = Some(bot);
            }
            RoomChange::TakeBack {} => {
                self.person_mut(seat).ok_or(Refused::NoSuchSeat)?.stand_in = None;
            }
            RoomChange::Hurry {} => {
                self.check_playing()?;
                return Ok(Then::Hurry);
            }
            RoomChange::Rematch {} => return self.again(seat, self.options.mode, connected),
            RoomChange::NextLevel {} => {
                return self.again(seat, next_level(&self.options).unwrap_or(self.options.mode), connected);
            }
            RoomChange::Leave {} => {
                self.leave(seat, connected);
                return Ok(Then::Dismiss(seat));
            }
        }
        Ok(Then::Tell)
    }

    fn check_host(&self, seat: Seat) -> Result<(), Refused> {
        if self.host == Some(seat) { Ok(()) } else { Err(Refused::NotHost) }
    }

    fn check_not_playing(&self) -> Result<(), Refused> {
        if self.phase == GamePhase::Playing { Err(Refused::AlreadyPlaying) } else { Ok(()) }
    }

    fn check_playing(&self) -> Result<(), Refused> {
        if self.phase == GamePhase::Playing { Ok(()) } else { Err(Refused::NotPlaying) }
    }

    /// Everyone but the host, who starts, has said that they are ready, and no seat is empty. A bot flies for those whose
    /// seat is kept.
    fn check_ready(&self, host: Seat, connected: Seats) -> Result<(), Refused> {
        let ready = |seat: Seat| match &self.places[seat.index()].holder {
            Holder::Open => false,
            Holder::Bot(_) => true,
            Holder::Person(person) => person.ready || seat == host || self.is_kept(seat, connected),
        };
        if self.seats().all(ready) { Ok(()) } else { Err(Refused::NotReady) }
    }

    /// Agrees on something else. Seats that are no longer there must not hold a person.
    fn set_options(&mut self, options: Options) -> Result<(), Refused> {
        check_options(&options)?;
        let seats = usize::from(options.seats);
        if self.places.iter().skip(seats).any(|place| matches!(place.holder, Holder::Person(_))) {
            return Err(Refused::SeatTaken);
        }
        self.places.truncate(seats);
        while self.places.len() < seats {
            let taken = |colour: &Colour| self.places.iter().any(|place| place.colour == *colour);
            let Some(colour) = Colour::ALL.into_iter().find(|colour| !taken(colour)) else { break };
            self.places.push(Place::open(colour));
        }
        if options != self.options {
            // Whoever was ready for something else has to look again.
            self.unready();
        }
        self.options = options;
        Ok(())
    }

    fn unready(&mut self) {
        for seat in self.people().iter() {
            if let Some(person) = self.person_mut(seat) {
                person.ready = false;
            }
        }
    }

    /// Whoever sits here next has not annoyed anybody yet.
    fn unmute(&mut self, seat: Seat) {
        for other in self.people().iter() {
            if let Some(person) = self.person_mut(other) {
                person.muted.retain(|muted| *muted != seat);
            }
        }
    }

    /// Is this the seat of somebody who has not come back since a bot stood in for them? It stays theirs: the bot flies
    /// until they are back, or until the host opens the seat.
    fn is_kept(&self, seat: Seat, connected: Seats) -> bool {
        !connected.contains(seat) && self.person(seat).is_some_and(|person| person.stand_in.is_some())
    }

    /// Whoever is here plays for themselves again; the others keep the bot that stands in.
    fn keep_stand_ins(&mut self, connected: Seats) {
        for seat in self.people().iter().filter(|seat| connected.contains(*seat)) {
            if let Some(person) = self.person_mut(seat) {
                person.stand_in = None;
            }
        }
    }

    /// Gathers for another game; if no seat is anybody else's, it begins at once.
    fn again(&mut self, seat: Seat, mode: Mode, connected: Seats) -> Result<Then, Refused> {
        self.check_host(seat)?;
        if self.phase != GamePhase::Over {
            return Err(if self.phase == GamePhase::Playing { Refused::AlreadyPlaying } else { Refused::NotPlaying });
        }
        self.keep_stand_ins(connected);
        self.options.mode = mode;
        self.phase = GamePhase::Lobby;
        self.unready();
        let alone = self.people().len() == 1;
        Ok(if alone && self.check_ready(seat, connected).is_ok() { Then::Start } else { Then::Tell })
    }

    /// Somebody goes away: before or after a game the seat becomes free, during one a bot takes over.
    fn leave(&mut self, seat: Seat, connected: Seats) {
        if self.phase == GamePhase::Playing {
            if let Some(person) = self.person_mut(seat) {
                person.stand_in.get_or_insert(SUBSTITUTE);
            }
        } else if let Some(place) = self.places.get_mut(seat.index()) {
            place.holder = Holder::Open;
            self.unmute(seat);
        }
        if self.host == Some(seat) {
            let others: Seats = self.acting_people().iter().filter(|other| *other != seat).collect();
            // Somebody who is here, if anybody is.
            let next = others.and(connected).iter().next().or_else(|| others.iter().next());
            self.host = next.or_else(|| self.people().iter().next());
        }
    }

    /// The room as clients see it; what belongs to the game is filled in by whoever has it.
    pub fn view(&self, code: &str, presence: &Presence) -> RoomView {
        let entry = |(i, place): (usize, &Place)| SeatEntry {
            colour: place.colour,
            name: self.name(i).map(str::to_owned),
            sitter: match &place.holder {
                Holder::Open => Sitter::Open,
                Holder::Bot(bot) => Sitter::Bot(*bot),
                Holder::Person(person) => {
                    let away = presence.away.0[i];
                    // Before a game, whoever is here needs nobody to stand in.
                    let stand_in = person.stand_in.filter(|_| away.is_some() || self.phase != GamePhase::Lobby);
                    let Person { name, ready, newcomer, .. } = person.clone();
                    Sitter::Person { name, connected: away.is_none(), away, ready, stand_in, newcomer }
                }
            },
        };
        RoomView {
            code: code.to_owned(),
            phase: self.phase,
            options: self.options.clone(),
            next: next_level(&self.options),
            seats: self.places.iter().enumerate().map(entry).collect(),
            host: self.host,
            watching: presence.watching,
            game: self.game.clone(),
            players: Vec::new(),
            commitment: None,
            seed: None,
            hurry: None,
            scores: self.scores.clone(),
        }
    }

    /// The room in the list of open rooms.
    pub fn summary(&self, code: &str) -> RoomSummary {
        RoomSummary {
            code: code.to_owned(),
            phase: self.phase,
            options: self.options.clone(),
            people: self.people().iter().filter_map(|seat| self.person(seat).map(|p| p.name.clone())).collect(),
            open_seats: self.places.iter().filter(|place| place.holder == Holder::Open).count() as u8,
        }
    }
}

/// What comes after a game, if anything does: the next level, and a trek after level III if there are rivals.
fn next_level(options: &Options) -> Option<Mode> {
    match options.mode {
        Mode::Learning => Some(Mode::Flight(Level::I)),
        Mode::Flight(Level::I) => Some(Mode::Flight(Level::II)),
        Mode::Flight(Level::II) => Some(Mode::Flight(Level::III)),
        Mode::Flight(Level::III) => (options.seats >= TREK_PLAYERS).then_some(Mode::Trek),
        Mode::Flight(Level::IV) | Mode::Trek | Mode::Campaign(_) => None,
    }
}
