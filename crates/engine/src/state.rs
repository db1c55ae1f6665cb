//! The whole game as one plain value of fixed size: no text, no heap, no clock, no seed.

use crate::card::{CardId, CardSet};
use crate::chance::PURPOSES;
use crate::content::{Content, FlightBoard, Supply};
use crate::digest::{self, digested};
use crate::modifiers::Modifiers;
use crate::named::listed;
use crate::plan::Plan;
use crate::rules::{Ruleset, SeatRules};
#[cfg(feature = "ts")]
use crate::setup::Leg;
use crate::setup::{Extras, Legs, Roads};
use crate::ship::Ship;
use crate::squares::{Square, Squares};
use crate::team::{Draft, Spent, Team};
use crate::tile::{TileId, TileSet};
use crate::words::{ByLevel, ByPlace, BySeat, Credits, Days, Good, Goods, Level, MAX_SEATS, Seat, Seats, Title};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// Places for reserved components on a ship board.
pub const RESERVE: usize = 2;
/// Places for reserved components that somebody can have at most.
pub const MAX_RESERVE: usize = 3;
/// Piles of adventure cards before a flight; the last one is hidden.
pub const PILES: usize = 4;
/// Piles that may be read.
pub const FORECAST: usize = 3;

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case", deny_unknown_fields)]
pub enum Mode {
    /// The learning flight.
    Learning,
    /// One flight of a level.
    Flight(Level),
    /// Transgalactic Trek: three flights with titles.
    Trek,
    /// These flights one after the other, without titles.
    Campaign(#[cfg_attr(feature = "ts", ts(as = "Vec<Leg>"))] Legs),
}

/// How ships are built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// All at once, against the sand timer.
    RealTime {
        /// How long the sand runs, in milliseconds.
        run: u32,
    },
    /// In seat order, one grip a turn, without a clock (Ruling 24).
    TurnByTurn {
        /// Turns left for everyone once somebody has finished; `None` for no limit.
        last_turns: Option<u8>,
    },
}

/// What happens to a tile that does not fit (Ruling 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Aid {
    /// It is refused with its reason.
    Assisted,
    /// It may be welded to any square beside the ship; the spot check finds it.
    Tabletop,
}

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// What they play.
    pub mode: Mode,
    /// How they build.
    pub pace: Pace,
    /// How mistakes are handled while building.
    pub aid: Aid,
    /// Are everybody's credits open during a flight (Ruling 11)?
    pub open_credits: bool,
    /// What is played with beside the base box.
    #[serde(default, skip_serializing_if = "Extras::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Extras>", optional))]
    pub extras: Extras,
}

digested!(Setup { players, mode, pace, aid; open_credits, extras });

impl Setup {
    /// The usual table: real time with 90 seconds a run, assisted, credits hidden.
    pub fn new(players: u8, mode: Mode) -> Setup {
        Setup {
            players,
            mode,
            pace: Pace::RealTime { run: 90_000 },
            aid: Aid::Assisted,
            open_credits: false,
            extras: Default::default(),
        }
    }
}

/// Where a tile in hand came from: that decides who knows it and where it may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// Drawn face down: only its holder knows it.
    FaceDown,
    /// Taken from the face-up tiles.
    FaceUp,
    /// Taken from the reserve: it may not go back to the heap.
    Reserve,
}

/// A tile in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hand {
    /// Which tile.
    pub tile: TileId,
    /// Where it came from.
    pub origin: Origin,
}

/// The tile put down last, which may still be taken up again (Ruling 2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loose {
    /// Where it lies: on this square, or in the reserve.
    pub square: Option<Square>,
    /// Which tile, and where it came from before.
    pub hand: Hand,
}

/// Components kept for later, a place each. Most players have fewer places than there can be: the others stay empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reserve(pub [Option<TileId>; MAX_RESERVE]);

impl Hash for Reserve {
    /// Places that no board has count only in use, so that they change no older digest.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (printed, more) = self.0.split_at(RESERVE);
        if more.iter().all(Option::is_none) {
            printed.hash(state);
        } else {
            self.0.hash(state);
        }
    }
}

impl From<[Option<TileId>; RESERVE]> for Reserve {
    fn from([first, second]: [Option<TileId>; RESERVE]) -> Reserve {
        Reserve([first, second, None])
    }
}

impl std::ops::Deref for Reserve {
    type Target = [Option<TileId>; MAX_RESERVE];

    fn deref(&self) -> &[Option<TileId>; MAX_RESERVE] {
        &self.0
    }
}

impl std::ops::DerefMut for Reserve {
    fn deref_mut(&mut self) -> &mut [Option<TileId>; MAX_RESERVE] {
        &mut self.0
    }
}

/// What one player is doing in the yard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Builder {
    /// The tile in hand.
    pub hand: Option<Hand>,
    /// The tile that is not welded yet.
    pub loose: Option<Loose>,
    /// Components kept for later.
    pub reserve: Reserve,
    /// The pile being read.
    pub looking: Option<u8>,
    /// Piles read so far, a bit each.
    pub peeked: u8,
    /// Turns left, when turns are counted.
    pub turns_left: Option<u8>,
    /// Pipes laid so far: they are never taken up again.
    pub pipes_laid: u8,
    /// Components given universal connectors so far.
    pub universals_laid: u8,
    /// Components that may still be added though this player has finished.
    pub extra: u8,
    /// Turns that are still missed, as somebody had the others stop.
    pub missed: u8,
}

digested!(Builder {
    ;
    hand, loose, reserve, looking, peeked, turns_left, pipes_laid, universals_laid, extra, missed,
});

impl Builder {
    /// How many components are in reserve.
    pub fn reserved(&self) -> usize {
        self.reserve.iter().flatten().count()
    }
}

/// The building phase: the heap, the timer, and everyone's hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yard {
    /// Tiles nobody has seen. They have no order: drawing one is a chance event.
    pub face_down: TileSet,
    /// Tiles that were thrown back.
    pub face_up: TileSet,
    /// What each player is doing.
    pub builders: BySeat<Builder>,
    spaces: ByPlace<Option<Seat>>,
    finished: Seats,
    /// Seats that take an illegal ship apart and mend it (learning flight).
    pub mending: Seats,
    /// Seats that have had their chance to mend.
    pub mended: Seats,
    /// Where the sand timer stands, from 0.
    pub timer_space: u8,
    /// When it was turned, in milliseconds since the start of the game.
    pub timer_turned: u32,
    /// Has somebody said "go"? Nothing happens in the yard before that.
    pub open: bool,
    /// Has the sand run through on the space where the timer stands?
    pub sand_through: bool,
    /// Has time run out on the last space?
    pub time_up: bool,
    /// Turn by turn: whose turn it is.
    pub turn: Seat,
    /// Turn by turn: has the player whose turn it is taken hold of something yet?
    pub gripped: bool,
    /// Who has had the others stop building in this flight.
    pub halted_by: Option<Seat>,
    /// Until when the others have to stop, in milliseconds since the start of the game; 0 if they need not.
    pub halted_until: u32,
}

digested!(Yard {
    turn;
    face_down, face_up, builders, spaces, finished, mending, mended, timer_space, timer_turned, open,
    sand_through, time_up, gripped, halted_by, halted_until,
});

impl Yard {
    /// A yard before building: these tiles face down, nobody inside.
    pub fn full(heap: TileSet) -> Yard {
        Yard {
            face_down: heap,
            face_up: TileSet::default(),
            builders: BySeat::default(),
            spaces: ByPlace::default(),
            finished: Seats::NONE,
            mending: Seats::NONE,
            mended: Seats::NONE,
            timer_space: 0,
            timer_turned: 0,
            open: false,
            sand_through: false,
            time_up: false,
            turn: Seat::FIRST,
            gripped: false,
            halted_by: None,
            halted_until: 0,
        }
    }

    /// Who has taken a starting space.
    pub fn finished(&self) -> Seats {
        self.finished
    }

    /// Who has taken which starting space, the best one first.
    pub fn spaces(&self) -> ByPlace<Option<Seat>> {
        self.spaces
    }

    /// Sets who stands on which starting space.
    pub fn set_spaces(&mut self, spaces: ByPlace<Option<Seat>>) {
        self.spaces = spaces;
        self.finished = spaces.into_iter().flatten().collect();
    }
}

/// Why somebody left a flight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum GaveUp {
    /// By choice.
    Chose,
    /// No human left aboard.
    NoHumans,
    /// No engine strength in open space.
    NoEngines,
    /// The leader is more than a lap ahead.
    Lapped,
    /// The crew was not paid.
    Unpaid,
}

listed! {
    /// All of them.
    GaveUp,
}

/// One player's things that are not on the ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Cosmic credits.
    pub credits: Credits,
    /// Credits when they were last shown to everyone.
    pub shown: Credits,
    /// Components lost along the way.
    pub lost: u8,
    /// Where the rocket is, counted from the last starting space without taking off laps.
    pub position: Days,
    /// Why the player left the flight.
    pub gave_up: Option<GaveUp>,
    /// The place the flight was finished in, from 0.
    pub place: Option<u8>,
    /// What holds for this player alone.
    pub rules: SeatRules,
    /// The title held in a trek.
    pub title: Option<HeldTitle>,
    /// A second title, when two players play for four.
    pub second_title: Option<HeldTitle>,
    /// What has happened to this player since the card was revealed.
    pub tally: Tally,
    /// Is the ship insured in this flight?
    pub insured: bool,
    /// Who works for this player.
    pub team: Team,
    /// Abilities that have been used in this flight.
    pub spent: Spent,
    /// In which place this player has bet everyone to finish, from 1; 0: not at all, or no bet was made.
    pub bets: BySeat<u8>,
    /// What this player means to build where.
    pub plan: Plan,
}

digested!(Player {
    ;
    credits, shown, lost, position, gave_up, place, rules, title, second_title, tally, insured, team, spent, bets,
    plan,
});

impl Player {
    /// Abilities of the support team that have been used in this flight.
    pub fn spent(&self) -> Modifiers {
        self.team.spent(self.spent)
    }
}

/// What has happened to a player on one adventure card, for rules that look back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Flight days gained, less those lost.
    pub days: i8,
    /// Have any been gained or lost?
    pub moved: bool,
    /// Components that fell off.
    pub fell_off: u8,
    /// Battery tokens paid.
    pub tokens: u8,
    /// Blocks fired by catapults.
    pub catapulted: u8,
    /// Projectiles that hit the ship, those that bounced off included.
    pub hits: u8,
    /// Has the free use of power been taken?
    pub free_power: bool,
    /// Solar panels that have given their power, and crubot stations that are switched on.
    pub busy: Squares,
    /// Has a reward been topped up?
    pub topped_up: bool,
}

digested!(Tally { ; days, moved, fell_off, tokens, catapulted, hits, free_power, busy, topped_up });

/// A title tile in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeldTitle {
    /// Which title.
    pub title: Title,
    /// Has it been flipped to the gold side?
    pub gold: bool,
}

/// The flight: its cards and who is still on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flight {
    /// Who is flying.
    pub flying: Seats,
    /// Who had no engine strength in the open space of this card.
    pub stranded: Seats,
    /// Who has announced to give up when the card is resolved.
    pub announced: Seats,
    /// Is it settled who flies on, and something else is asked before the next card?
    pub flies_on: bool,
    /// The piles made before building.
    pub piles: [Pile; PILES],
    /// Cards still to come. The deck has no order: revealing a card is a chance event.
    pub deck: CardSet,
    /// Cards that lie on top of the deck, by the deck they were taken from. Nobody has seen them: which they are is a
    /// chance event, too. A card lays those of a higher deck than its own on top, so the highest lie uppermost.
    pub on_top: ByLevel<u8>,
    /// Cards already seen in this flight.
    pub revealed: CardSet,
    /// The card being resolved.
    pub card: Option<CardId>,
    /// Cards that left the game in earlier flights of a trek.
    pub removed: CardSet,
    /// What is paid otherwise than usual.
    pub deals: Deals,
}

digested!(Flight { ; flying, stranded, announced, flies_on, piles, deck, on_top, revealed, card, removed, deals });

/// What this flight pays otherwise than it says on the boards: more or, below 0, less.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deals {
    /// For finishing, by place.
    pub finish: ByPlace<i8>,
    /// For the best-looking ship.
    pub looks: i8,
    /// For a block of goods, most valuable colour first.
    pub prices: [i8; 4],
}

digested!(Deals { ; finish, looks, prices });

impl Deals {
    /// What finishing in this place pays, from 0. Nobody ever pays for it.
    pub fn finish(&self, board: &FlightBoard, place: usize) -> Credits {
        let more = self.finish.0.get(place).map_or(0, |more| i16::from(*more));
        Credits((board.finish_reward(place).0 + more).max(0))
    }

    /// What the best-looking ship is paid.
    pub fn looks(&self, board: &FlightBoard) -> Credits {
        Credits((board.best_looking.0 + i16::from(self.looks)).max(0))
    }

    /// What a block of this colour sells for.
    pub fn price(&self, supply: &Supply, good: Good) -> Credits {
        supply.prices[good.index()] + Credits(i16::from(self.prices[good.index()]))
    }

    /// What these goods sell for.
    pub fn sale(&self, supply: &Supply, goods: Goods) -> Credits {
        Credits(Good::ALL.into_iter().map(|good| self.price(supply, good).0 * i16::from(goods[good])).sum())
    }
}

impl Flight {
    /// How many cards are still to come.
    pub fn to_come(&self) -> usize {
        self.deck.len() + self.on_top.0.iter().map(|cards| usize::from(*cards)).sum::<usize>()
    }

    /// The deck that the uppermost card was taken from, if it is one that was laid on top.
    pub fn uppermost(&self) -> Option<Level> {
        Level::ALL.into_iter().rev().find(|level| self.on_top[*level] > 0)
    }
}

/// What players know of a trek's tiles after its first flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pool {
    /// Tiles taken out before the first flight. Nobody knows which.
    pub left_out: TileSet,
    /// Tiles that somebody has seen in this game: they are not among those left out.
    pub seen: TileSet,
    /// Rough Roads cards of earlier flights.
    pub roads: Modifiers,
}

digested!(Pool { ; left_out, seen, roads });

/// The most cards a pile can have.
const PILE: usize = 6;

/// A pile of adventure cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    cards: [u8; PILE],
    len: u8,
}

impl Hash for Pile {
    /// Only what lies on the pile counts.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards[..usize::from(self.len)].hash(state);
    }
}

impl Pile {
    /// Puts a card on the pile.
    pub fn push(&mut self, card: CardId) {
        debug_assert!(usize::from(self.len) < PILE, "a pile has at most six cards");
        if let Some(slot) = self.cards.get_mut(usize::from(self.len)) {
            *slot = card.0;
            self.len += 1;
        }
    }

    /// How many cards it has.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Is there no card on it?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards of the pile.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards[..usize::from(self.len)].iter().map(|card| CardId(*card))
    }
}

/// What the game is doing. Each value but `Building` is one beat of the script.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
#[derive(strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Phase {
    /// A flight is set up.
    SetUp,
    /// Players build; actions arrive at any time.
    Building,
    /// Components reserved under the gold Master Engineer's handicap are added.
    LateParts,
    /// Ships are checked and mended.
    SpotCheck,
    /// Batteries and crew come aboard.
    Crew,
    /// Everyone decides to fly on or to give up; then the next card is revealed.
    Reveal,
    /// One beat of the current card.
    Card(u8),
    /// The card is resolved: who has to leave?
    CardDone,
    /// Rewards for finishing and for looks.
    Payday,
    /// Titles are won or defended.
    Titles,
    /// Goods are sold, losses paid.
    Sale,
    /// The game has ended.
    Over,
    /// The flight is paid for: what is asked before the next one? Last, as phases are hashed by their place.
    Between,
    /// Members of the support team are chosen, after so many flights.
    Team(u8),
    /// Ships and piles are laid out: what is done before anybody builds?
    BeforeBuilding,
}

/// A whole game at the start of a beat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Everyone's ship.
    pub ships: BySeat<Ship>,
    /// Everyone's other things.
    pub players: BySeat<Player>,
    /// The building phase.
    pub yard: Yard,
    /// The flight.
    pub flight: Flight,
    /// What was agreed.
    pub setup: Setup,
    /// What holds for this flight.
    pub rules: Ruleset,
    /// What the game is doing.
    pub phase: Phase,
    /// Which flight of the game this is, from 0.
    pub flight_number: u8,
    /// Titles in play, silver side up until somebody holds them.
    pub titles: ByPlace<Option<Title>>,
    /// Goods in the bank.
    pub bank: Goods,
    /// Components lost by anyone in this flight.
    pub lost: TileSet,
    /// The clock: milliseconds since the start of the game, as told by the latest input.
    pub now: u32,
    /// Random numbers drawn so far, by purpose.
    pub drawn: [u32; PURPOSES],
    /// What is out of the game.
    pub pool: Pool,
    /// Rules of the road that were agreed on anew for this flight, if they differ from what was agreed before the game.
    pub anew: Option<Roads>,
    /// Members of the support team that are to be chosen from.
    pub draft: Draft,
}

digested!(State {
    setup, rules, phase, yard;
    ships, players, flight, flight_number, titles, bank, lost, now, drawn, pool, anew, draft,
});

impl State {
    /// A game before anything happened. The first beat sets the first flight up.
    pub fn new(setup: Setup) -> State {
        State {
            ships: BySeat::default(),
            players: BySeat::default(),
            yard: Yard::full(TileSet::default()),
            flight: Flight::default(),
            setup,
            rules: Ruleset::new(Level::I, false),
            phase: Phase::SetUp,
            flight_number: 0,
            titles: ByPlace::default(),
            bank: Goods::NONE,
            lost: TileSet::default(),
            now: 0,
            drawn: [0; PURPOSES],
            pool: Default::default(),
            anew: None,
            draft: Draft::default(),
        }
    }

    /// Everyone at the table.
    pub fn seats(&self) -> Seats {
        Seats::first(usize::from(self.setup.players))
    }

    /// Cards of a deck that lie in no pile, were not seen, and have not left the game.
    pub fn rest_of(&self, deck: Level, content: &Content) -> CardSet {
        let flight = &self.flight;
        content.deck(deck, self.round().boxes).without(flight.removed).without(flight.revealed).without(flight.deck)
    }

    /// Those still flying, the leader first.
    pub fn flight_order(&self) -> ArrayVec<Seat, MAX_SEATS> {
        self.in_order(self.flight.flying)
    }

    /// These seats by the position of their rockets, the one farthest ahead first.
    pub fn in_order(&self, seats: Seats) -> ArrayVec<Seat, MAX_SEATS> {
        const SEAT: usize = 256;
        // Position and seat in one number, sorted without a branch: who is ahead of whom is not worth guessing.
        let mut keys = [i32::MIN; MAX_SEATS];
        for seat in seats.iter() {
            keys[seat.index()] = i32::from(self.players[seat].position.0) * SEAT as i32 - seat.index() as i32;
        }
        for last in (1..MAX_SEATS).rev() {
            for i in 0..last {
                (keys[i], keys[i + 1]) = (keys[i].max(keys[i + 1]), keys[i].min(keys[i + 1]));
            }
        }
        let mut order = ArrayVec::new();
        for key in keys.into_iter().take(seats.len()) {
            order.extend(Seat::new(-key as usize % SEAT));
        }
        order
    }

    /// A number that two equal states share and two different ones hardly ever do, the same on every machine.
    pub fn digest(&self) -> u64 {
        digest::of(self)
    }
}
