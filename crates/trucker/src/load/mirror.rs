//! A client's own copy of the game, kept by what it is told, and all the checks of what it is told.

use super::secrets::Hands;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;
use trucker_engine::words::Seat;
use trucker_server::protocol::{
    Changes, GamePhase, GameView, PROTOCOL, Refused, RoomView, Sitter, Step, StepCause, ToClient,
};

/// How much of a message is shown in a fault.
const SHOWN: usize = 2_000;

/// How updates begin.
const UPDATE: &str = r#"{"type":"update","#;

/// What a message means for whoever drives the client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The room is like this now.
    Room,
    /// A game that this client has not followed before.
    NewGame,
    /// The whole view, equal to the copy or not.
    View,
    /// The game went on by these steps.
    Steps(Vec<(u32, StepCause)>),
    /// A message was accepted.
    Ack(u32, Option<u32>),
    /// A message was refused.
    Refused(Option<u32>, Refused),
    /// The answer to a ping.
    Pong(u32),
    /// The server closes the connection.
    Bye(Refused),
    /// Nothing that matters here.
    Other,
}

/// A game as one client follows it.
#[derive(Debug)]
struct Followed {
    game: String,
    version: u32,
    at: u32,
    view: GameView,
    hands: Hands,
    /// Own steps that were seen and not acknowledged yet.
    seen: BTreeMap<u32, StepCause>,
    /// Own steps that were acknowledged and not seen yet.
    promised: BTreeMap<u32, StepCause>,
    /// After a gap nothing can be checked before the next whole view.
    lost: bool,
}

/// A client's own copy of what it was told.
#[derive(Debug)]
pub struct Mirror {
    seat: Seat,
    room: Option<RoomView>,
    followed: Option<Followed>,
    faults: Vec<String>,
    compared: u64,
}

impl Mirror {
    /// A client that has been told nothing yet.
    pub fn new(seat: Seat) -> Mirror {
        Mirror { seat, room: None, followed: None, faults: Vec::new(), compared: 0 }
    }

    /// The room, as told last.
    pub fn room(&self) -> Option<&RoomView> {
        self.room.as_ref()
    }

    /// Is a game running, as far as the client knows?
    pub fn is_playing(&self) -> bool {
        self.followed.is_some() && self.room.as_ref().is_some_and(|room| room.phase == GamePhase::Playing)
    }

    /// Is this client ready, as far as the room says?
    pub fn is_ready(&self) -> bool {
        let entry = self.room.as_ref().and_then(|room| room.seats.get(self.seat.index()));
        entry.is_some_and(|entry| is_ready(&entry.sitter))
    }

    /// Is everybody here and ready, as far as the room says?
    pub fn is_everyone_ready(&self) -> bool {
        self.room.as_ref().is_some_and(|room| room.seats.iter().all(|entry| is_ready(&entry.sitter)))
    }

    /// The game, its version and the copy of its view.
    pub fn game(&self) -> Option<(&str, u32, &GameView)> {
        self.followed.as_ref().map(|followed| (followed.game.as_str(), followed.version, &followed.view))
    }

    /// How often the copy was compared with a fresh view since this was asked last.
    pub fn take_compared(&mut self) -> u64 {
        std::mem::take(&mut self.compared)
    }

    /// What was wrong since this was asked last.
    pub fn take_faults(&mut self) -> Vec<String> {
        std::mem::take(&mut self.faults)
    }

    /// Something is wrong.
    pub fn fault(&mut self, what: String) {
        self.faults.push(what);
    }

    /// Reads a message and checks it.
    pub fn read(&mut self, text: &str) -> Heard {
        match message(text) {
            Ok(message) => self.hear(message),
            Err(error) => {
                self.fault(format!("a message cannot be read ({error}): {}", shortened(text)));
                Heard::Other
            }
        }
    }

    /// Takes a message in and checks it.
    pub fn hear(&mut self, message: ToClient) -> Heard {
        match message {
            ToClient::Welcome { protocol, you, room, .. } => {
                if (protocol, you) != (PROTOCOL, Some(self.seat)) {
                    self.fault(format!("welcomed with protocol {protocol} as {you:?} instead of {:?}", self.seat));
                }
                self.room = Some(room);
                Heard::Room
            }
            ToClient::Room { room } => {
                self.room = Some(room);
                Heard::Room
            }
            ToClient::View { game, version, at, view } => self.look(game, version, at, *view),
            ToClient::Update { game, from, version, at, steps, changes } => {
                self.go_on(&game, (from, version, at), steps, *changes)
            }
            ToClient::Ack { id, version } => Heard::Ack(id, version),
            ToClient::Refused { id, refusal } => Heard::Refused(id, refusal),
            ToClient::Pong { t, .. } => Heard::Pong(t),
            ToClient::Bye { refusal } => Heard::Bye(refusal),
            ToClient::Foreseen { .. } | ToClient::Story { .. } => {
                self.fault("a foresight or a story that nobody asked for".into());
                Heard::Other
            }
            ToClient::Chat { .. } => Heard::Other,
        }
    }

    /// An own step was acknowledged with this version: it has been seen with this cause, or will be.
    pub fn promise(&mut self, version: u32, cause: StepCause) {
        let Some(followed) = &mut self.followed else {
            self.fault(format!("version {version} acknowledged without a game"));
            return;
        };
        match followed.seen.remove(&version) {
            Some(seen) if seen == cause => {}
            Some(seen) => self.faults.push(format!("version {version} acknowledged for {cause:?} was {seen:?}")),
            None if version <= followed.version && !followed.lost => {
                self.faults.push(format!("version {version} was acknowledged, but was no step of this seat"));
            }
            None => {
                followed.promised.insert(version, cause);
            }
        }
    }

    /// When everything has arrived: was every own step acknowledged, and every acknowledged one seen?
    pub fn settle(&mut self) {
        let Some(followed) = &mut self.followed else { return };
        let seen = std::mem::take(&mut followed.seen);
        let promised = std::mem::take(&mut followed.promised);
        if !seen.is_empty() {
            self.faults.push(format!("steps of this seat that were never acknowledged: {seen:?}"));
        }
        if !promised.is_empty() {
            self.faults.push(format!("acknowledged steps that never came: {promised:?}"));
        }
    }

    /// A whole view: of a new game, or to be compared with the copy.
    fn look(&mut self, game: String, version: u32, at: u32, view: GameView) -> Heard {
        match &mut self.followed {
            Some(followed) if followed.game == game => {
                if followed.lost {
                    (followed.version, followed.lost) = (version, false);
                } else if followed.version != version {
                    let own = followed.version;
                    self.faults.push(format!("a view of version {version} came to a client with version {own}"));
                    followed.version = version;
                } else {
                    self.compared += 1;
                    self.faults.extend(difference(&followed.view, &view));
                }
                followed.view = view;
                followed.at = at;
                followed.hands = Hands::default();
                self.check_view();
                Heard::View
            }
            _ => {
                self.settle();
                let (hands, seen, promised) = Default::default();
                self.followed = Some(Followed { game, version, at, view, hands, seen, promised, lost: false });
                self.check_view();
                Heard::NewGame
            }
        }
    }

    /// An update: contiguous, with steps that say what they are, and changes that are put in their places.
    fn go_on(&mut self, game: &str, (from, version, at): (u32, u32, u32), steps: Vec<Step>, changes: Changes) -> Heard {
        let Some(followed) = self.followed.as_mut().filter(|followed| followed.game == game) else {
            self.fault(format!("an update of game {game}, which this client does not follow"));
            return Heard::Other;
        };
        if followed.lost {
            return Heard::Other;
        }
        if followed.version != from {
            let own = followed.version;
            followed.lost = true;
            self.faults.push(format!("a gap: update from {from} to {version} for a client with version {own}"));
            return Heard::Other;
        }
        if usize::try_from(version.wrapping_sub(from)) != Ok(steps.len()) {
            self.faults.push(format!("{} steps from version {from} to {version}", steps.len()));
        }
        let mut causes = Vec::with_capacity(steps.len());
        for (step, expected) in steps.iter().zip(from + 1..) {
            if step.version != expected || step.at < followed.at || step.at > at {
                let (number, when, last) = (step.version, step.at, followed.at);
                self.faults.push(format!(
                    "step {number} at {when} ms where step {expected} is due, after {last} ms and not after {at} ms"
                ));
            }
            followed.at = step.at;
            causes.push((step.version, step.cause));
            self.faults.extend(followed.hands.watch(self.seat, step));
            match step.cause {
                StepCause::Act(seat) | StepCause::Undo(seat) if seat == self.seat => {
                    match followed.promised.remove(&step.version) {
                        Some(promised) if promised == step.cause => {}
                        Some(promised) => self.faults.push(format!(
                            "version {} acknowledged for {promised:?} was {:?}",
                            step.version, step.cause
                        )),
                        None => {
                            followed.seen.insert(step.version, step.cause);
                        }
                    }
                }
                StepCause::Act(_) | StepCause::Undo(_) | StepCause::TimeOut(_) | StepCause::Clock => {
                    if let Some(promised) = followed.promised.remove(&step.version) {
                        let (version, cause) = (step.version, step.cause);
                        self.faults.push(format!("version {version} acknowledged for {promised:?} was {cause:?}"));
                    }
                }
            }
        }
        followed.version = version;
        if let Err(wrong) = followed.view.update(changes) {
            self.faults.push(format!("changes that are not of this view: {wrong}"));
        }
        self.check_view();
        Heard::Steps(causes)
    }

    /// What must hold of every view: it is this seat's own, it hides what it should, and it makes sense.
    fn check_view(&mut self) {
        let Some(followed) = &mut self.followed else { return };
        let open_credits = self.room.as_ref().is_none_or(|room| room.options.open_credits);
        self.faults.extend(followed.hands.check(self.seat, &followed.view, open_credits));
        match &followed.view.own {
            None => self.faults.push("a player's view without what only the player knows".into()),
            Some(own) if own.seat != self.seat => self.faults.push(format!("seat {} sees with other eyes", own.seat)),
            Some(own) => {
                if let Some(question) = &own.question {
                    let decision = &question.decision;
                    let waits = followed.view.waiting.iter().any(|waiting| waiting.seat == self.seat);
                    if decision.seat != self.seat || !decision.shape.accepts(question.suggested) || !waits {
                        self.faults.push(format!("a question that makes no sense (waited for: {waits}): {question:?}"));
                    }
                }
            }
        }
    }
}

/// An update, which is what nearly all messages are. Where the kind of a message is known, it need not be kept until that
/// has been found in it, which takes most of the time of reading one.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Update {
    #[serde(rename = "type")]
    _kind: IgnoredAny,
    game: String,
    from: u32,
    version: u32,
    at: u32,
    steps: Vec<Step>,
    changes: Box<Changes>,
}

fn message(text: &str) -> serde_json::Result<ToClient> {
    if !text.starts_with(UPDATE) {
        return serde_json::from_str(text);
    }
    let Update { _kind, game, from, version, at, steps, changes } = serde_json::from_str(text)?;
    Ok(ToClient::Update { game, from, version, at, steps, changes })
}

fn is_ready(sitter: &Sitter) -> bool {
    matches!(sitter, Sitter::Person { ready: true, connected: true, .. })
}

/// What two players who have the same version see differently though everyone may see it.
pub fn disagreement(one: &GameView, other: &GameView) -> Option<String> {
    let parts = [
        ("flight", one.flight == other.flight),
        ("yard", one.yard == other.yard),
        ("ships", one.ships == other.ships),
        ("waiting", one.waiting == other.waiting),
    ];
    let differ: Vec<&str> = parts.iter().filter(|(_, same)| !same).map(|(name, _)| *name).collect();
    (!differ.is_empty()).then(|| format!("two players see different {}", differ.join(", ")))
}

/// How the copy differs from a fresh view, part by part.
fn difference(copy: &GameView, fresh: &GameView) -> Option<String> {
    if copy == fresh {
        return None;
    }
    let shown = |view: &GameView| serde_json::to_value(view).unwrap_or_default();
    let (copy, fresh) = (shown(copy), shown(fresh));
    let parts = fresh.as_object().into_iter().flatten().filter(|(key, value)| copy.get(key) != Some(value));
    let parts = parts.map(|(key, value)| {
        let own = copy.get(key).map(ToString::to_string).unwrap_or_default();
        format!("{key}: updates gave {}, the view says {}", shortened(&own), shortened(&value.to_string()))
    });
    Some(format!("the view differs from the updates: {}", parts.collect::<Vec<_>>().join("; ")))
}

fn shortened(text: &str) -> &str {
    &text[..text.floor_char_boundary(SHOWN)]
}
