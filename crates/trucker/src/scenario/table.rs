//! The lines that describe the table: who plays what, rockets, credits, titles, the heap and the bank.

use super::lines::Words;
use super::words::{GAVE_UP, GOODS, MEMBERS, ROADS, SPECIALISTS, Said, TITLES, TURNS, level as level_named, shown};
use crate::campaign::CampaignArg;
use trucker_engine::card::CardSet;
use trucker_engine::content::Content;
use trucker_engine::modifiers::Modifier;
use trucker_engine::setup::{Extras, Round};
use trucker_engine::ship::Ship;
use trucker_engine::squares::Square;
use trucker_engine::state::{Aid, HeldTitle, MAX_RESERVE, Mode, Pace, Player, Reserve, Setup, State};
use trucker_engine::team::Member;
use trucker_engine::tile::TileSet;
use trucker_engine::words::{BySeat, Credits, Days, Dice, Level, Roll, Seat, Seats, Title, Turn};

/// What holds at the start of a scenario.
#[derive(Clone)]
pub(super) struct Table {
    /// The box, with the tiles and cards made up for this scenario.
    pub(super) content: Content,
    pub(super) names: Vec<String>,
    pub(super) mode: Mode,
    pub(super) flight_number: u8,
    /// Parts of expansions that are played with.
    pub(super) extras: Extras,
    /// How far a ship board is turned that a die turns.
    pub(super) turned: Turn,
    /// What was rolled for the holes of the boards.
    pub(super) holes: Option<Dice>,
    /// Rules of the road, and whom they hold for; nobody means everyone.
    pub(super) roads: Vec<(Modifier, Seats)>,
    /// Who works for whom, and whether for longer than this flight.
    pub(super) teams: Vec<(Seat, Member, bool)>,
    /// The column in which nothing works.
    pub(super) dead_column: Option<Roll>,
    /// Whose ships fly rear ahead.
    pub(super) turned_ships: Seats,
    pub(super) pace: Pace,
    pub(super) aid: Aid,
    pub(super) ships: BySeat<Option<Ship>>,
    /// The lines about ships, and the squares that they are about.
    pub(super) lines: Vec<(Seat, Option<Square>, usize)>,
    pub(super) positions: BySeat<Option<Days>>,
    pub(super) players: BySeat<Player>,
    pub(super) reserves: BySeat<Reserve>,
    pub(super) spaces: BySeat<Option<u8>>,
    pub(super) titles: Vec<Title>,
    pub(super) bank: [Option<u8>; 4],
    pub(super) used_cards: CardSet,
    pub(super) face_up: TileSet,
    pub(super) face_down: Option<TileSet>,
}

/// The lines that describe the table, for messages.
pub(super) const TABLE_WORDS: [&str; 30] = [
    "level",
    "parts",
    "board",
    "holes",
    "players",
    "pace",
    "aid",
    "tile",
    "ship",
    "change",
    "mark",
    "position",
    "credits",
    "lost",
    "insured",
    "gave-up",
    "title",
    "in-play",
    "reserve",
    "space",
    "specialist",
    "member",
    "bank",
    "used",
    "face-up",
    "face-down",
    "road",
    "dead-column",
    "result",
    "turned",
];

/// Words that mean nobody, everything or nothing and so cannot be the name of a player.
const RESERVED: [&str; 3] = ["none", "all", "nothing"];

impl Table {
    pub(super) fn new(content: &Content) -> Table {
        Table {
            content: content.clone(),
            names: Vec::new(),
            mode: Mode::Flight(Level::II),
            flight_number: 0,
            extras: Extras::default(),
            turned: Turn::NONE,
            holes: None,
            roads: Vec::new(),
            teams: Vec::new(),
            dead_column: None,
            turned_ships: Seats::NONE,
            pace: Pace::RealTime { run: 90_000 },
            aid: Aid::Assisted,
            ships: BySeat::default(),
            lines: Vec::new(),
            positions: BySeat::default(),
            players: BySeat::default(),
            reserves: BySeat::default(),
            spaces: BySeat::default(),
            titles: Vec::new(),
            bank: [None; 4],
            used_cards: CardSet::default(),
            face_up: TileSet::default(),
            face_down: None,
        }
    }

    /// The line that says what stands on this square of a ship, or the one that the ship begins with.
    pub(super) fn line_of(&self, seat: Seat, square: Option<Square>) -> Option<usize> {
        let of_ship = || self.lines.iter().rev().filter(move |(whose, ..)| *whose == seat);
        let found = of_ship().find(|(_, about, _)| square.is_some() && *about == square);
        found.or_else(|| of_ship().find(|(_, about, _)| about.is_none())).map(|(.., line)| *line)
    }

    /// The flight, as far as it has been agreed on.
    pub(super) fn round(&self) -> Round {
        let setup = Setup { extras: self.extras, ..Setup::new(self.names.len() as u8, self.mode) };
        let mut state = State::new(setup);
        state.flight_number = self.flight_number;
        state.round()
    }

    /// Reads a line of the table. `ship` and `change` say whose ship the lines after them are about.
    pub(super) fn read(&mut self, key: &str, rest: &str) -> Said<Option<Seat>> {
        let names = self.names.clone();
        let mut words = Words::new(rest, &names);
        match key {
            "level" => self.read_level(&mut words)?,
            "parts" => self.extras = crate::parts::read(words.rest())?,
            "board" => self.turned = words.one_of("way the ship board is turned", &TURNS)?,
            "holes" => {
                let dice = words.word("what was rolled for the holes, such as 3+5,")?;
                let pair = dice.split_once('+').and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
                let rolled = pair.filter(|(one, other)| [one, other].into_iter().all(|die| (1..=6).contains(die)));
                let (one, other) = rolled.ok_or_else(|| format!("'{}' is not two dice such as 3+5", shown(dice)))?;
                self.holes = Some(Dice::of(one, other));
            }
            "players" => self.read_players(&mut words)?,
            "pace" => self.read_pace(&mut words)?,
            "aid" => self.aid = words.one_of("aid", &[("assisted", Aid::Assisted), ("tabletop", Aid::Tabletop)])?,
            "tile" => self.read_named_tile(&mut words)?,
            "mark" => self.read_mark(&mut words)?,
            "ship" => {
                let seat = words.seat()?;
                let ship = if words.takes("like") {
                    let other = words.seat()?;
                    self.copy(other, seat)?
                } else if words.takes("code") {
                    self.ship_of_code(words.word("code of a ship")?, seat)?
                } else {
                    self.empty_ship(seat)
                };
                self.ships[seat] = Some(ship);
                return words.end().map(|()| Some(seat));
            }
            "change" => {
                let seat = words.seat()?;
                self.ships[seat].as_ref().ok_or("that player has no ship yet: write 'ship' instead of 'change'")?;
                return words.end().map(|()| Some(seat));
            }
            "road" => {
                let road = words.one_of("road", &ROADS)?;
                let mut seats = Vec::new();
                while !words.is_empty() {
                    seats.push(words.seat()?);
                }
                self.roads.push((road, seats.into_iter().collect()));
            }
            "dead-column" => self.dead_column = Roll::from_number(words.number("column", 2, 12)?),
            "in-play" => {
                self.titles.clear();
                while !words.is_empty() {
                    self.titles.push(words.one_of("title", &TITLES)?);
                }
            }
            "bank" => {
                while !words.is_empty() {
                    let good = words.one_of("goods", &GOODS)?;
                    self.bank[good.index()] = Some(words.number("blocks", 0, 99)?);
                }
            }
            "used" => {
                while let Some(word) = words.take() {
                    let card = self.content.card_named(word);
                    self.used_cards.insert(card.ok_or_else(|| format!("card '{}' is unknown", shown(word)))?);
                }
            }
            "face-up" => {
                while !words.is_empty() {
                    let tile = self.tile(&mut words)?;
                    self.face_up.insert(tile);
                }
            }
            "face-down" => {
                let mut heap = TileSet::default();
                while !words.takes("none") && !words.is_empty() {
                    heap.insert(self.tile(&mut words)?);
                }
                self.face_down = Some(heap);
            }
            _ => {
                while !words.is_empty() {
                    let seat = words.seat()?;
                    self.read_of_player(key, seat, &mut words)?;
                }
            }
        }
        words.end().map(|()| None)
    }

    fn read_level(&mut self, words: &mut Words) -> Said<()> {
        self.flight_number = 0;
        self.mode = match words.word("level (I, II, III, IV, learning, trek 1 to trek 3, or campaign)")? {
            "learning" => Mode::Learning,
            "trek" => {
                self.flight_number = words.number("flight of the trek", 1, 3)? - 1;
                Mode::Trek
            }
            "campaign" => {
                let CampaignArg(legs) = words.word("flights of the campaign, such as II,IIIB,IV")?.parse()?;
                self.flight_number = words.number("flight of the campaign", 1, legs.as_slice().len() as u8)? - 1;
                Mode::Campaign(legs)
            }
            other => {
                let campaign = "learning, trek 1, trek 2, trek 3, campaign II,III 1";
                Mode::Flight(level_named(other).map_err(|why| format!("{why}, {campaign}"))?)
            }
        };
        Ok(())
    }

    fn read_players(&mut self, words: &mut Words) -> Said<()> {
        let mut names: Vec<String> = Vec::new();
        while let Some(word) = words.take() {
            let is_name =
                word.starts_with(|c: char| c.is_alphabetic()) && word.chars().all(|c| c.is_alphanumeric() || c == '-');
            if RESERVED.contains(&word) {
                let all = RESERVED.join(", ");
                return Err(format!("'{word}' cannot be a player: the names {all} are reserved"));
            }
            if !is_name || names.iter().any(|name| name == word) {
                return Err(format!("'{}' cannot be a player: allowed are different names of letters", shown(word)));
            }
            names.push(word.to_owned());
        }
        let seats = self.content.seats();
        if !(1..=seats).contains(&names.len()) {
            return Err(format!("{} players: allowed are 1 to {seats}", names.len()));
        }
        self.names = names;
        Ok(())
    }

    fn read_pace(&mut self, words: &mut Words) -> Said<()> {
        self.pace = match words.word("pace (real-time 90s, turn-by-turn 10 or turn-by-turn no-limit)")? {
            "real-time" => {
                let text = words.take().unwrap_or("90s");
                let run = text.strip_suffix('s').and_then(|seconds| seconds.parse::<u32>().ok());
                let run = run.filter(|seconds| (30..=300).contains(seconds));
                Pace::RealTime { run: 1000 * run.ok_or("a timer runs 30s to 300s, such as: pace real-time 90s")? }
            }
            "turn-by-turn" if words.takes("no-limit") => Pace::TurnByTurn { last_turns: None },
            "turn-by-turn" => Pace::TurnByTurn { last_turns: Some(words.number("last turns", 5, 30)?) },
            other => {
                let allowed = "allowed is real-time 90s, turn-by-turn 10, turn-by-turn no-limit";
                return Err(format!("pace '{}' is unknown: {allowed}", shown(other)));
            }
        };
        Ok(())
    }

    fn read_of_player(&mut self, key: &str, seat: Seat, words: &mut Words) -> Said<()> {
        let player = &mut self.players[seat];
        match key {
            "position" => {
                let word = words.take().ok_or("a position is missing: write a number such as 8, or 8+24 a lap on")?;
                self.positions[seat] = Some(Days(position(word)?));
            }
            "credits" => player.credits = Credits(words.number("credits", -999, 999)?),
            "lost" => player.lost = words.number("lost components", 0, 99)?,
            "insured" => player.insured = true,
            "gave-up" => player.gave_up = Some(words.one_of("reason", &GAVE_UP)?),
            "title" => {
                let title = words.one_of("title", &TITLES)?;
                let gold = words.one_of("side of the title", &[("silver", false), ("gold", true)])?;
                let held = Some(HeldTitle { title, gold });
                if player.title.is_some() && self.extras.double_titles {
                    player.second_title = held;
                } else {
                    player.title = held;
                }
            }
            "specialist" => {
                player.rules.modifiers.insert(words.one_of("specialist", &SPECIALISTS)?);
            }
            "member" => {
                let member = words.one_of("member", &MEMBERS)?;
                // Who has been there for a flight can do both.
                let both = words.takes("b");
                self.teams.push((seat, member, both));
            }
            "result" => player.rules.named = Roll::from_number(words.number("result", 2, 12)?),
            "turned" => self.turned_ships.insert(seat),
            "space" => self.spaces[seat] = Some(words.number("starting space", 1, self.content.seats() as u8)? - 1),
            "reserve" => {
                let mut reserve = [None; MAX_RESERVE];
                let mut places = reserve.iter_mut();
                while !words.is_empty() {
                    let tile = self.tile(words)?;
                    *places.next().ok_or("no reserve has more than three places")? = Some(tile);
                }
                self.reserves[seat] = Reserve(reserve);
            }
            _ => return Err(format!("'{}' is unknown: allowed is {}", shown(key), TABLE_WORDS.join(", "))),
        }
        Ok(())
    }
}

/// A position such as `8`, `-2` or `8+24`.
pub(super) fn position(word: &str) -> Said<i16> {
    let wrong = || format!("'{}' is not a position: write a number such as 8, or 8+24 a lap on", shown(word));
    let mut total = 0i16;
    for part in word.split('+') {
        let number = part.parse::<i16>().ok().filter(|number| number.abs() <= 999).ok_or_else(wrong)?;
        total = total.checked_add(number).filter(|total| total.abs() <= 999).ok_or_else(wrong)?;
    }
    Ok(total)
}
