//! What the players were told, to be compared with what is stored.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::sync::{Mutex, MutexGuard, PoisonError};
use trucker_engine::words::Seat;
use trucker_server::hub;
use trucker_server::protocol::{ChatLine, RoomView, StepCause};
use trucker_server::room::{Deed, LogRow, RoomState};
use trucker_server::store::Store;

/// Somebody's seat: the room and its number.
pub type Place = (String, Seat);

#[derive(Default)]
struct Told {
    /// Own steps that were acknowledged, by game and version.
    acknowledged: BTreeMap<(String, u32), Deed>,
    /// Why there was a step, by game and version.
    steps: BTreeMap<(String, u32), StepCause>,
    /// Lines of chat that somebody has heard, by room and number.
    heard: BTreeMap<(String, u32), ChatLine>,
    /// Lines of chat that were acknowledged.
    said: BTreeSet<(String, String)>,
    /// Games of each room in their order, with the commitment to their seed.
    games: BTreeMap<String, Vec<(String, String)>>,
    /// Games that somebody was told are over.
    over: BTreeSet<String>,
    /// Names that somebody has asked for in this order, and how many of them were acknowledged.
    names: BTreeMap<Place, (Vec<String>, usize)>,
    /// Who has nothing left to do.
    resting: BTreeSet<Place>,
    is_end: bool,
    acknowledgements: usize,
    /// The same for each seat.
    at: BTreeMap<Place, usize>,
    changes: usize,
    views: usize,
    updates: usize,
    compared: usize,
}

/// What the players were told, all of them together.
#[derive(Default)]
pub struct Ledger(Mutex<Told>);

/// Notes something; it must be the same every time.
fn note<K: Ord + Debug + Clone, V: PartialEq + Debug>(book: &mut BTreeMap<K, V>, key: K, value: V) {
    if let Some(before) = book.get(&key) {
        assert_eq!(before, &value, "{key:?} was told differently");
    } else {
        book.insert(key, value);
    }
}

impl Ledger {
    fn told(&self) -> MutexGuard<'_, Told> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many messages were acknowledged.
    pub fn acknowledgements(&self) -> usize {
        self.told().acknowledgements
    }

    /// A message of this seat was acknowledged.
    pub fn acknowledged_at(&self, place: &Place) {
        *self.told().at.entry(place.clone()).or_default() += 1;
    }

    /// How many messages of this seat were acknowledged.
    pub fn acknowledgements_at(&self, place: &Place) -> usize {
        self.told().at.get(place).copied().unwrap_or(0)
    }

    /// How many messages were acknowledged in each room.
    pub fn rooms(&self) -> BTreeMap<String, usize> {
        let mut rooms = BTreeMap::new();
        for ((room, _), count) in &self.told().at {
            *rooms.entry(room.clone()).or_default() += count;
        }
        rooms
    }

    /// No more games are to begin.
    pub fn end(&self) {
        self.told().is_end = true;
    }

    /// May more games begin?
    pub fn is_end(&self) -> bool {
        self.told().is_end
    }

    /// How many players have nothing left to do.
    pub fn resting(&self) -> usize {
        self.told().resting.len()
    }

    /// Somebody has nothing left to do, or has again.
    pub fn rest(&self, place: &Place, rests: bool) {
        let mut told = self.told();
        if rests {
            told.resting.insert(place.clone());
        } else {
            told.resting.remove(place);
        }
    }

    /// All games, with the commitment to their seed.
    pub fn games(&self) -> Vec<(String, String)> {
        self.told().games.values().flatten().cloned().collect()
    }

    /// A step was acknowledged.
    pub fn acknowledge(&self, game: &str, version: u32, deed: Deed) {
        let mut told = self.told();
        told.acknowledgements += 1;
        let before = told.acknowledged.insert((game.to_owned(), version), deed);
        assert_eq!(before, None, "version {version} of {game} was acknowledged twice: {deed:?}");
    }

    /// Somebody was told why there was a step.
    pub fn step(&self, game: &str, version: u32, cause: StepCause) {
        note(&mut self.told().steps, (game.to_owned(), version), cause);
    }

    /// Somebody has heard a line.
    pub fn hear(&self, room: &str, line: ChatLine) {
        note(&mut self.told().heard, (room.to_owned(), line.number), line);
    }

    /// A line was acknowledged.
    pub fn say(&self, room: &str, text: String) {
        let mut told = self.told();
        told.acknowledgements += 1;
        told.said.insert((room.to_owned(), text));
    }

    /// Somebody asks for a name.
    pub fn ask_name(&self, place: &Place, name: String) {
        self.told().names.entry(place.clone()).or_default().0.push(name);
    }

    /// The name asked for last was acknowledged.
    pub fn acknowledge_name(&self, place: &Place) {
        let mut told = self.told();
        told.acknowledgements += 1;
        told.changes += 1;
        let names = told.names.entry(place.clone()).or_default();
        names.1 = names.0.len();
    }

    /// Some other change of a room was acknowledged.
    pub fn acknowledge_change(&self) {
        let mut told = self.told();
        told.acknowledgements += 1;
        told.changes += 1;
    }

    /// Somebody who came back was caught up with the changes, or with all of the game.
    pub fn come_back(&self, with_update: bool) {
        let mut told = self.told();
        if with_update { told.updates += 1 } else { told.views += 1 }
    }

    /// A whole view was what somebody had already.
    pub fn compare(&self) {
        self.told().compared += 1;
    }

    /// A room as somebody was told it is: the game that was told last, or a new one.
    pub fn room(&self, room: &RoomView) {
        let mut told = self.told();
        let Some(game) = &room.game else { return };
        let commitment = room.commitment.clone().expect("a commitment");
        if room.seed.is_some() {
            told.over.insert(game.clone());
        }
        let games = told.games.entry(room.code.clone()).or_default();
        // Messages to different players are read in any order.
        match games.iter().find(|(known, _)| known == game) {
            Some((_, known)) => assert_eq!(known, &commitment, "{game}"),
            None => games.push((game.clone(), commitment)),
        }
    }

    /// What anybody in a room was told so far.
    pub fn before(&self, room: &str) -> Before {
        let told = self.told();
        let games: Vec<String> = told.games.get(room).into_iter().flatten().map(|(game, _)| game.clone()).collect();
        let last = games.last().cloned().unwrap_or_default();
        let range = (last.clone(), 0)..=(last, u32::MAX);
        let acknowledged = told.acknowledged.range(range.clone()).next_back();
        let steps = told.steps.range(range).next_back();
        let latest = acknowledged.map(|((_, version), _)| *version).max(steps.map(|((_, version), _)| *version));
        let heard = told.heard.range((room.to_owned(), 0)..=(room.to_owned(), u32::MAX));
        let said = told.said.iter().filter(|(said, _)| said == room);
        Before {
            games,
            latest: latest.unwrap_or(0),
            heard: heard.map(|(_, line)| line.clone()).collect(),
            said: said.map(|(_, text)| text.clone()).collect(),
        }
    }

    /// May somebody be called this? It is the last name acknowledged, or one asked for since.
    pub fn check_name(&self, place: &Place, name: &str) {
        check_name(&self.told(), place, name);
    }

    /// What there was, in a line.
    pub fn summary(&self) -> String {
        let told = self.told();
        let games: usize = told.games.values().map(Vec::len).sum();
        format!(
            "{} steps acknowledged and {} told in {games} games ({} over), {} lines of chat, {} changes of rooms; came \
             back to {} updates and {} views, {} copies compared; {} rest",
            told.acknowledged.len(),
            told.steps.len(),
            told.over.len(),
            told.said.len(),
            told.changes,
            told.updates,
            told.views,
            told.compared,
            told.resting.len()
        )
    }
}

/// What anybody in a room was told before somebody came back to it.
pub struct Before {
    games: Vec<String>,
    latest: u32,
    heard: Vec<ChatLine>,
    said: Vec<String>,
}

impl Before {
    /// The room has the last game or a later one, and every line of chat.
    pub fn check_welcome(&self, room: &RoomView, chat: &[ChatLine]) {
        let known = self.games.iter().position(|game| Some(game) == room.game.as_ref());
        let is_last = known.is_none_or(|known| known + 1 == self.games.len());
        assert!(is_last && (room.game.is_some() || self.games.is_empty()), "{:?}, then {room:?}", self.games);
        // Of a long chat only the last lines are told.
        let first = chat.first().map_or(0, |line| line.number);
        for line in self.heard.iter().filter(|line| line.number >= first) {
            assert!(chat.contains(line), "{}: {line:?} is gone from {chat:?}", room.code);
        }
        if first <= 1 {
            for text in &self.said {
                assert!(chat.iter().any(|line| &line.text == text), "{}: {text} is gone from {chat:?}", room.code);
            }
        }
    }

    /// The game is where it was, or further on.
    pub fn check_version(&self, game: &str, version: u32) {
        let is_last = self.games.last().is_some_and(|last| last == game);
        assert!(!is_last || version >= self.latest, "{game} was at {} and is at {version}", self.latest);
    }
}

fn check_name(told: &Told, place: &Place, name: &str) {
    let Some((asked, acknowledged)) = told.names.get(place) else { return };
    let allowed = &asked[acknowledged.saturating_sub(1)..];
    let known = allowed.iter().any(|allowed| allowed == name) || (*acknowledged == 0 && !asked.contains(&name.into()));
    assert!(known, "{place:?} is called {name} and not one of {allowed:?}");
}

/// Compares what is stored with what was told.
pub async fn check_store(store: Store, ledger: &Ledger) {
    // What comes in meanwhile was told before, and is looked at the next time.
    let rooms: BTreeSet<String> = ledger.told().names.keys().map(|(room, _)| room.clone()).collect();
    let games = ledger.games();
    let mut logs: BTreeMap<String, (Vec<LogRow>, bool)> = BTreeMap::new();
    for (game, _) in games {
        let stored = store.game(&game).await.expect("the database").unwrap_or_else(|| panic!("{game} is gone"));
        let rows = hub::rows(&stored).expect("rows");
        assert!(rows.is_sorted_by_key(|row| row.at), "{game}: time runs backwards");
        logs.insert(game, (rows, stored.ending.is_some()));
    }
    let mut states = BTreeMap::new();
    let mut chats: BTreeMap<String, Vec<ChatLine>> = BTreeMap::new();
    for code in rooms {
        let row = store.room(&code).await.expect("the database").unwrap_or_else(|| panic!("{code} is gone"));
        let state: RoomState = serde_json::from_str(&row.state).expect("a room");
        assert_eq!(row.game, state.game, "{code}");
        let lines = store.chat(&code, u32::MAX).await.expect("the database");
        let lines: Vec<ChatLine> = lines.iter().map(|line| serde_json::from_str(line).expect("a line")).collect();
        // Of a long chat the first lines are forgotten.
        let first = lines.first().map_or(1, |line| line.number);
        assert!(lines.iter().zip(first..).all(|(line, number)| line.number == number), "{code}: {lines:?}");
        states.insert(code.clone(), state);
        chats.insert(code, lines);
    }
    store.close().await;
    compare(&ledger.told(), &logs, &states, &chats);
}

fn compare(
    told: &Told,
    logs: &BTreeMap<String, (Vec<LogRow>, bool)>,
    states: &BTreeMap<String, RoomState>,
    chats: &BTreeMap<String, Vec<ChatLine>>,
) {
    let row = |game: &str, version: u32| {
        let (rows, _) = logs.get(game)?;
        Some(rows.get(version as usize - 1).unwrap_or_else(|| panic!("version {version} of {game} is gone")).deed)
    };
    for ((game, version), deed) in &told.acknowledged {
        assert!(row(game, *version).is_none_or(|row| row == *deed), "version {version} of {game} is no {deed:?}");
    }
    for ((game, version), cause) in &told.steps {
        let stored = row(game, *version).map(|deed| match deed {
            Deed::Act(seat, _) => StepCause::Act(seat),
            Deed::TimeOut(seat, _) => StepCause::TimeOut(seat),
            Deed::Undo(seat) => StepCause::Undo(seat),
            Deed::Clock => StepCause::Clock,
        });
        assert!(stored.is_none_or(|stored| stored == *cause), "version {version} of {game} is no {cause:?}");
    }
    for game in &told.over {
        assert!(logs.get(game).is_none_or(|(_, over)| *over), "{game} is not over");
    }
    // Of a long chat the first lines are forgotten.
    let first_of = |lines: &[ChatLine]| lines.first().map_or(1, |line| line.number);
    for ((room, _), line) in &told.heard {
        let kept = |lines: &Vec<ChatLine>| line.number < first_of(lines) || lines.contains(line);
        assert!(chats.get(room).is_none_or(kept), "{room}: {line:?} is gone");
    }
    for (room, text) in &told.said {
        let Some(lines) = chats.get(room) else { continue };
        let times = lines.iter().filter(|line| &line.text == text).count();
        assert!(times == 1 || times == 0 && first_of(lines) > 1, "{room}: {text}, {times} times");
    }
    for place in told.names.keys() {
        let Some(state) = states.get(&place.0) else { continue };
        let person = state.person(place.1).unwrap_or_else(|| panic!("{place:?} is gone"));
        check_name(told, place, &person.name);
    }
    for (room, games) in &told.games {
        let Some(state) = states.get(room) else { continue };
        let known = games.iter().position(|(game, _)| Some(game) == state.game.as_ref());
        assert!(known.is_none_or(|known| known == games.len() - 1), "{room} is back at an older game");
        assert!(state.game.is_some(), "{room} has lost its game");
    }
}
