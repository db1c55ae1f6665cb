//! Nothing comes from nowhere and nothing gets lost, and nothing happens that is not told.
//!
//! Between any two beats of random games, and after every building step: every tile is in exactly one place, every
//! block of goods is in the bank or in a hold, crew, batteries and goods are within what their components can take,
//! cards are where they should be. And whoever only reads the events knows all of that: a ledger that starts from the
//! setup and is changed by events alone stays equal to the state.

use crate::common::{AnyLegal, all_seats, assert_conserved, build_at_random, content, fill_ships, for_every_table};
use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use trucker_engine::card::CardId;
use trucker_engine::chance::Seed;
use trucker_engine::content::Content;
use trucker_engine::event::{Event, EventLog, Money};
use trucker_engine::phases;
use trucker_engine::script::Cx;
use trucker_engine::squares::Square;
use trucker_engine::state::{GaveUp, HeldTitle, Phase, State};
use trucker_engine::tile::{Component, TileId};
use trucker_engine::words::{Alien, Good, MAX_SEATS, Seat, Title, Turn};

/// What stands on one square.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Spot {
    tile: TileId,
    turn: Turn,
    humans: u8,
    alien: Option<Alien>,
    batteries: u8,
    goods: [u8; 4],
}

impl Spot {
    /// A component with nothing on it.
    fn new(tile: TileId, turn: Turn) -> Spot {
        Spot { tile, turn, humans: 0, alien: None, batteries: 0, goods: [0; 4] }
    }
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Account {
    ship: BTreeMap<Square, Spot>,
    hand: Option<TileId>,
    reserve: BTreeSet<TileId>,
    looking: Option<u8>,
    credits: i16,
    lost: u8,
    position: i16,
    /// Panels used on this card, and crubots switched on.
    busy: BTreeSet<Square>,
    flying: bool,
    gave_up: Option<GaveUp>,
    place: Option<u8>,
    titles: Vec<HeldTitle>,
}

/// What everybody has, and what is on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ledger {
    accounts: [Account; MAX_SEATS],
    face_down: BTreeSet<TileId>,
    face_up: BTreeSet<TileId>,
    lost: BTreeSet<TileId>,
    bank: [i16; 4],
    revealed: BTreeSet<CardId>,
    card: Option<CardId>,
    titles: BTreeSet<Title>,
    timer_space: u8,
}

impl Ledger {
    /// The books as the state has them.
    fn of(state: &State) -> Ledger {
        let account = |i: usize| {
            let seat = Seat::new(i).expect("a seat");
            let (player, builder, ship) = (&state.players[seat], &state.yard.builders[seat], &state.ships[seat]);
            let spot = |square: Square| {
                let (placed, aboard) = (ship.at(square).expect("a tile"), ship.afoot(square));
                // Where some are awake in a stasis chamber, those asleep are counted beside them.
                let asleep = ship.aboard(square).batteries() - aboard.batteries();
                Spot {
                    tile: placed.tile,
                    turn: placed.turn,
                    humans: aboard.humans() + asleep,
                    alien: aboard.alien(),
                    batteries: aboard.batteries(),
                    goods: aboard.goods().0,
                }
            };
            Account {
                ship: ship.occupied().iter().map(|square| (square, spot(square))).collect(),
                hand: builder.hand.map(|hand| hand.tile),
                reserve: builder.reserve.iter().flatten().copied().collect(),
                looking: builder.looking,
                credits: player.credits.0,
                lost: player.lost,
                position: player.position.0,
                busy: player.tally.busy.iter().collect(),
                flying: state.flight.flying.contains(seat),
                gave_up: player.gave_up,
                place: player.place,
                titles: player.title.into_iter().chain(player.second_title).collect(),
            }
        };
        Ledger {
            accounts: std::array::from_fn(account),
            face_down: state.yard.face_down.iter().collect(),
            face_up: state.yard.face_up.iter().collect(),
            lost: state.lost.iter().collect(),
            bank: state.bank.0.map(i16::from),
            revealed: state.flight.revealed.iter().collect(),
            card: state.flight.card,
            titles: state.titles.iter().flatten().copied().collect(),
            timer_space: state.yard.timer_space,
        }
    }

    /// A flight is set up: all but credits and titles begins anew.
    fn clear_table(&mut self, content: &Content, setup_of: &State) {
        let cabins: Vec<TileId> = content.starting_cabins().collect();
        for (seat, account) in all_seats().zip(&mut self.accounts) {
            *account = Account { credits: account.credits, titles: account.titles.clone(), ..Account::default() };
            if setup_of.seats().contains(seat)
                && let Some(start) = setup_of.rules.start(content, seat)
            {
                account.ship.insert(start, Spot::new(cabins[seat.index()], Turn::NONE));
            }
        }
        self.face_down = content
            .heap(setup_of.round().boxes)
            .iter()
            .filter(|tile| !setup_of.pool.left_out.contains(*tile))
            .collect();
        self.face_up.clear();
        self.lost.clear();
        self.bank = setup_of.round().boxes.bank(content).0.map(i16::from);
        self.revealed.clear();
        self.card = None;
        self.timer_space = 0;
    }

    fn spot(&mut self, seat: Seat, square: Square) -> &mut Spot {
        self.accounts[seat.index()].ship.get_mut(&square).expect("the event names a component")
    }

    fn move_good(&mut self, seat: Seat, square: Square, good: Good, by: i16) {
        let blocks = &mut self.spot(seat, square).goods[good.index()];
        *blocks = (i16::from(*blocks) + by).try_into().expect("no fewer than no blocks");
        self.bank[good.index()] -= by;
    }

    /// Where a rocket comes to by so many empty spaces. A space is occupied whatever lap the other rocket is in.
    fn moved(&self, seat: Seat, days: i16, lap: i16) -> i16 {
        let taken = |space: i16| {
            let others = self.accounts.iter().enumerate().filter(|(i, other)| *i != seat.index() && other.flying);
            others.into_iter().any(|(_, other)| other.position.rem_euclid(lap) == space.rem_euclid(lap))
        };
        let mut position = self.accounts[seat.index()].position;
        let mut left = days.abs();
        while left > 0 {
            position += days.signum();
            left -= i16::from(!taken(position));
        }
        position
    }

    /// A component leaves a ship; the goods on it go back to the bank.
    fn take_off(&mut self, seat: Seat, square: Square, tile: TileId) {
        let spot = self.accounts[seat.index()].ship.remove(&square).expect("a lost component stood somewhere");
        assert_eq!(spot.tile, tile, "another tile stood there");
        for (bank, blocks) in self.bank.iter_mut().zip(spot.goods) {
            *bank += i16::from(blocks);
        }
    }

    /// Writes down what is told. `after` is only asked for what was agreed, never for what is being counted.
    fn enter(&mut self, event: Event, content: &Content, after: &State) {
        match event {
            Event::FlightSetUp { .. } => self.clear_table(content, after),
            Event::TitleDrawn { title } => drop(self.titles.insert(title)),
            Event::TileTaken { seat, tile, face_down } => {
                let tile = tile.expect("the engine tells which tile");
                let from = if face_down { &mut self.face_down } else { &mut self.face_up };
                assert!(from.remove(&tile), "{tile:?} was not there");
                assert_eq!(self.accounts[seat.index()].hand.replace(tile), None);
            }
            Event::ReserveTaken { seat, tile } => {
                let account = &mut self.accounts[seat.index()];
                assert!(account.reserve.remove(&tile), "{tile:?} was not in reserve");
                assert_eq!(account.hand.replace(tile), None);
            }
            Event::ReserveRaided { seat, rival, tile } => {
                assert!(self.accounts[rival.index()].reserve.remove(&tile), "{tile:?} was not in reserve");
                assert_eq!(self.accounts[seat.index()].hand.replace(tile), None);
            }
            Event::TileLifted { seat, tile } => {
                let account = &mut self.accounts[seat.index()];
                if !account.reserve.remove(&tile) {
                    let square = account.ship.iter().find(|(_, spot)| spot.tile == tile).map(|(square, _)| *square);
                    account.ship.remove(&square.expect("a lifted tile lay somewhere"));
                }
                assert_eq!(account.hand.replace(tile), None);
            }
            Event::TilePlaced { seat, tile, square, turn } => {
                let account = &mut self.accounts[seat.index()];
                if account.hand.take() != Some(tile) {
                    assert!(account.reserve.remove(&tile), "{tile:?} was in no hand and no reserve");
                }
                let spot = Spot::new(tile, turn);
                assert_eq!(account.ship.insert(square, spot), None, "two tiles on {square:?}");
            }
            Event::TileReserved { seat, tile } => {
                let account = &mut self.accounts[seat.index()];
                assert_eq!(account.hand.take(), Some(tile));
                account.reserve.insert(tile);
            }
            Event::TileReturned { seat, tile } => {
                let account = &mut self.accounts[seat.index()];
                if account.hand == Some(tile) {
                    account.hand = None;
                } else if !account.reserve.remove(&tile) {
                    let parts = account.ship.len();
                    account.ship.retain(|_, spot| spot.tile != tile);
                    assert_eq!(account.ship.len() + 1, parts, "{tile:?} came from nowhere");
                }
                self.face_up.insert(tile);
            }
            Event::PileOpened { seat, pile } => self.accounts[seat.index()].looking = Some(pile),
            Event::PileClosed { seat, pile } => assert_eq!(self.accounts[seat.index()].looking.take(), Some(pile)),
            Event::TimerTurned { space, .. } => self.timer_space = space,
            Event::ShipLaunched { seat, position } => {
                let account = &mut self.accounts[seat.index()];
                (account.flying, account.position) = (true, position.0);
            }
            Event::HumansBoarded { seat, cabin, humans } => self.spot(seat, cabin).humans += humans,
            Event::AlienBoarded { seat, cabin, alien } => {
                assert_eq!(self.spot(seat, cabin).alien.replace(alien), None);
            }
            Event::BatteriesCharged { seat, square, tokens } => self.spot(seat, square).batteries += tokens,
            Event::SleepersBoarded { seat, chamber, humans } => self.spot(seat, chamber).humans += humans,
            Event::Woken { seat, chamber, cabin } => {
                self.spot(seat, chamber).humans -= 1;
                self.spot(seat, cabin).humans += 1;
            }
            Event::BatteryGained { seat, square } => self.spot(seat, square).batteries += 1,
            Event::HumanGained { seat, square } => self.spot(seat, square).humans += 1,
            Event::BatterySpent { seat, square, .. } => self.spot(seat, square).batteries -= 1,
            Event::PanelUsed { seat, square } => {
                assert!(self.accounts[seat.index()].busy.insert(square), "a panel is used once on a card");
            }
            Event::CrubotsOn { seat, stations } => {
                assert!(stations.iter().all(|station| self.accounts[seat.index()].busy.insert(station)));
            }
            Event::Thrust { .. } => {}
            Event::CrewLost { seat, cabin, alien, .. } => match alien {
                Some(_) => assert_eq!(self.spot(seat, cabin).alien.take(), alien),
                None => self.spot(seat, cabin).humans -= 1,
            },
            Event::CardRevealed { card } => {
                assert!(self.revealed.insert(card), "{card:?} was revealed before");
                self.accounts.iter_mut().for_each(|account| account.busy.clear());
                self.card = Some(card);
            }
            Event::LeftFlight { seat, why } => {
                let account = &mut self.accounts[seat.index()];
                assert!(std::mem::take(&mut account.flying), "{seat} did not fly");
                account.gave_up = Some(why);
            }
            Event::Moved { seat, days, position, .. } => {
                assert_eq!(
                    self.moved(seat, days.0, after.rules.flight_board(content).spaces.0),
                    position.0,
                    "{days:?} of {seat}"
                );
                self.accounts[seat.index()].position = position.0;
            }
            Event::TileLost { seat, tile, square, .. } => {
                match square {
                    Some(square) => self.take_off(seat, square, tile),
                    None => assert!(self.accounts[seat.index()].reserve.remove(&tile), "{tile:?} was not in reserve"),
                }
                let is_cabin = matches!(content.tile(tile).component, Component::Cabin | Component::StartingCabin);
                if !(is_cabin && after.players[seat].rules.free_cabins) {
                    self.accounts[seat.index()].lost += 1;
                }
                self.lost.insert(tile);
            }
            Event::CabinTakenAway { seat, square } => {
                self.accounts[seat.index()].ship.remove(&square).expect("a cabin stood there");
            }
            Event::TileTakenOff { seat, tile, square } => {
                assert!(after.rules.learning, "mistakes are free in the learning flight only");
                self.take_off(seat, square, tile);
                self.face_up.insert(tile);
            }
            Event::GoodLoaded { seat, square, good } => self.move_good(seat, square, good, 1),
            Event::GoodLifted { seat, square, good }
            | Event::GoodLost { seat, square, good }
            | Event::Catapulted { seat, square, good, .. } => {
                self.move_good(seat, square, good, -1);
            }
            Event::Paid { seat, credits, why, .. } => {
                let told = credits.0 != 0 || matches!(why, Money::Finish(_));
                assert!(told, "no credits are no event, but for a place that brings none");
                let account = &mut self.accounts[seat.index()];
                account.credits += credits.0;
                match why {
                    Money::Finish(place) => account.place = Some(place),
                    Money::Losses(lost) => assert_eq!(lost, account.lost),
                    Money::Sale(goods) => {
                        let mut sold = [0; 4];
                        for spot in account.ship.values_mut() {
                            let blocks = std::mem::take(&mut spot.goods);
                            for (i, blocks) in blocks.into_iter().enumerate() {
                                sold[i] += blocks;
                                self.bank[i] += i16::from(blocks);
                            }
                        }
                        assert_eq!(sold, goods.0, "all goods are sold, and no others");
                    }
                    _ => {}
                }
            }
            Event::TitleTaken { seat, title } => {
                self.accounts[seat.index()].titles.push(HeldTitle { title, gold: false });
            }
            Event::TitleDefended { seat, title, gold, defended } => {
                let mut titles = self.accounts[seat.index()].titles.iter_mut();
                let held = titles.find(|held| held.title == title).expect("a title is held to be defended");
                assert_eq!(held.gold, gold);
                held.gold |= defended && after.flight_number == 1;
            }
            // Announcements of what is about to be told in full, or of things that are not counted.
            Event::BuildingBegan
            | Event::TilesLeftOut { .. }
            | Event::SpecialistBoarded { .. }
            | Event::SpecialistLost { .. }
            | Event::Spared { .. }
            | Event::PoweredFree { .. }
            | Event::Stranded { .. }
            | Event::Boosted { .. }
            // A burnt block lay on the dock, which the books count as the bank.
            | Event::Burned { .. }
            | Event::SandRanOut { .. }
            | Event::TimeUp
            | Event::BuildingFinished { .. }
            | Event::Rebuilding { .. }
            | Event::MistakeFound { .. }
            | Event::CardSkipped { .. }
            | Event::CardsAdded { .. }
            | Event::GiveUpAnnounced { .. }
            | Event::Rolled { .. }
            | Event::Declared { .. }
            | Event::Landed { .. }
            | Event::Docked { .. }
            | Event::Approached { .. }
            | Event::TurnedBack { .. }
            | Event::Fastest { .. }
            | Event::EnemyBeaten { .. }
            | Event::EnemyTied { .. }
            | Event::BeatenByEnemy { .. }
            | Event::Weakest { .. }
            | Event::Missed { .. }
            | Event::Bounced { .. }
            | Event::ShotDown { .. }
            | Event::Shielded { .. }
            | Event::Hit { .. }
            | Event::SabotageMissed { .. }
            | Event::IntruderMissed { .. }
            | Event::IntruderTurnedAway { .. }
            | Event::IntruderStepped { .. }
            | Event::IntruderDefeated { .. }
            | Event::IntruderLeft { .. }
            | Event::ChargePlanted { .. }
            | Event::ChargesExploded { .. }
            | Event::CameToNothing { .. }
            | Event::BoardTurned { .. }
            | Event::BoardDealt { .. }
            | Event::HolesRolled { .. }
            | Event::JunkyardRow { .. }
            | Event::SideIgnored { .. }
            | Event::HasMost { .. }
            | Event::GoodsLeft { .. }
            | Event::GoodsShort { .. }
            | Event::TitleScored { .. }
            | Event::TitleHalved { .. }
            | Event::RoadDrawn { .. }
            | Event::RoadsAgreed { .. }
            | Event::HandicapTaken { .. }
            | Event::MembersDealt { .. }
            | Event::MembersLaid { .. }
            | Event::MemberHired { .. }
            | Event::MemberLeft { .. }
            | Event::AbilityUsed { .. }
            | Event::BetOnPlace { .. }
            | Event::BetOnDropOut { .. }
            | Event::FinishBonusChanged { .. }
            | Event::LooksBonusChanged { .. }
            | Event::PriceChanged { .. }
            | Event::Marked { .. }
            | Event::ColumnDied { .. }
            | Event::ResultNamed { .. }
            | Event::ShipTurned { .. }
            | Event::DieRolled { .. }
            | Event::EnemyGrew { .. }
            | Event::SideNamed { .. }
            | Event::FiredAt { .. }
            | Event::BuildingHalted { .. }
            | Event::BuildingWentOn
            | Event::Rested { .. }
            | Event::PilesRead { .. }
            | Event::MarkerLaid { .. }
            | Event::MarkerLost { .. }
            | Event::PaydayBegan
            | Event::FlightEnded { .. } => {}
        }
    }

    /// Compares account by account, so that a difference can be read.
    fn assert_is(&self, state: &State, when: &str) {
        let real = Ledger::of(state);
        for (i, (told, real)) in self.accounts.iter().zip(&real.accounts).enumerate() {
            assert_eq!(told, real, "account of {i}, {when}");
        }
        assert_eq!(*self, real, "{when}");
    }
}

/// Puts the rockets on spaces of their own, up to two laps apart, so that they meet across laps.
fn scatter(rng: &mut Rng, state: &mut State, content: &Content) {
    let lap = state.rules.flight_board(content).spaces.0;
    let mut spaces: Vec<i16> = (0..lap).collect();
    rng.shuffle(&mut spaces);
    for (seat, space) in state.flight.flying.iter().zip(spaces) {
        state.players[seat].position.0 = space + lap * rng.i16(0..2);
    }
}

/// Plays a game beat by beat with a ledger beside it.
fn keep_books(setup: trucker_engine::state::Setup, number: u64, full_ships: bool) {
    let content = content();
    let mut rng = Rng::with_seed(number);
    let mut seed = Seed::from_number(number);
    let mut player = AnyLegal::new(number);
    let mut state = State::new(setup);
    let mut ledger = Ledger::of(&state);
    while state.phase != Phase::Over {
        if state.phase == Phase::Building && full_ships {
            fill_ships(&mut rng, &mut state, &content);
            ledger = Ledger::of(&state);
        } else if state.phase == Phase::Building {
            build_at_random(&mut rng, &mut seed, &mut state, &content, |events, state| {
                events.iter().for_each(|event| ledger.enter(*event, &content, state));
                ledger.assert_is(state, "while building");
                assert_conserved(state, &content);
            });
        } else {
            if state.phase == Phase::Card(0) && full_ships && rng.u8(..3) == 0 {
                scatter(&mut rng, &mut state, &content);
                ledger = Ledger::of(&state);
            }
            let beat =
                format!("after {:?} of {:?}", state.phase, state.flight.card.map(|card| &content.card(card).name));
            let mut log = EventLog::default();
            let flow = phases::run(&mut Cx::inline(&mut state, &content, &mut player, Some(&mut log)));
            assert!(flow.is_ok(), "a decider answers everything");
            log.events.into_iter().for_each(|(_, event)| ledger.enter(event, &content, &state));
            if state.flight.card.is_none() {
                ledger.card = None; // The card was put away with its last event.
            }
            ledger.assert_is(&state, &beat);
        }
        assert_conserved(&state, &content);
    }
}

#[test]
fn events_tell_all_and_nothing_is_lost() {
    for_every_table(2, |setup, number| keep_books(setup, number, false));
}

#[test]
fn long_flights_lose_nothing_either() {
    for_every_table(20, |setup, number| keep_books(setup, number + 500, true));
}
