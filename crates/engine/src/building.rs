//! The building phase: a plain reducer. A seat and an action come in, events come out; nothing is ever half done.
//!
//! Base rulebook, *How to build*, *Welding connectors*, *Flight forecast*, *The timer*, *Finishing building*,
//! *Reserving components*, gold *Master Engineer*; Rulings 2, 4, 5, 7 and 24. *Another Big Expansion*, *Support Team*:
//! *During building*.

pub mod alter;
mod extra;
mod planned;
pub mod supplies;
pub mod tools;
mod traffic;
mod workshop;

pub(crate) use workshop::Workshop;

use crate::chance::{Chance, Draw, Purpose};
use crate::content::Content;
use crate::event::Event;
use crate::modifiers::Part;
use crate::refusal::Refusal;
use crate::ship::legal::{self, Surroundings};
use crate::squares::{Square, Squares};
use crate::state::{Aid, Builder, Hand, Loose, MAX_RESERVE, Origin, PILES, Pace, Phase, RESERVE, State};
use crate::tile::TileId;
use crate::words::{Dice, Seat, Seats, Side, Turn};
use serde::{Deserialize, Serialize};

/// Connector sides that the two components of the gold Master Engineer must have together.
const HARD_PARTS: u8 = 5;

/// Something a player does in the yard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case", deny_unknown_fields)]
pub enum Build {
    /// Say "go": the timer starts and everyone builds.
    Go,
    /// Take a face-down tile.
    Draw,
    /// Take this face-up tile.
    Take(TileId),
    /// Take a component out of this place of the reserve; the one put there last is taken up as by `Lift`.
    TakeReserved(u8),
    /// Take the tile put down last up again.
    Lift,
    /// Add the tile in hand to the ship.
    Place(Square, Turn),
    /// Put the tile in hand into the reserve.
    Reserve,
    /// Put the tile in hand back on the heap, face up.
    Return,
    /// Read a pile of the forecast.
    Look(u8),
    /// Put the pile back.
    Close,
    /// Turn the sand timer.
    Flip,
    /// Finish, and take this starting space, from 0.
    Finish(u8),
    /// While mending an illegal ship: take a component off, back to the heap.
    Scrap(Square),
    /// Plumber: lay a pipe between a component and its neighbour on this side.
    Pipe(Square, Side),
    /// Plumber: make all sides of a component universal connectors.
    Universal(Square),
    /// Plumber: add the tile in hand with universal connectors all round.
    PlaceUniversal(Square, Turn),
    /// Deliveryman: make another part of a component, which points this way.
    Deliver(Square, Part, Turn),
    /// Deliveryman: make of a component again what it was.
    TakeBack(Square),
    /// Saboteur: take what somebody else keeps in this place of the reserve.
    TakeFrom(Seat, u8),
    /// Security guard: have all others stop building for a while.
    Halt,
    /// Swindler: add nothing more after having finished.
    Rest,
}

/// Lets time pass: the sand may run through, and when it does so on the last space, everybody has to stop.
#[inline]
pub fn pass_time(state: &mut State, content: &Content, at: u32, tell: &mut dyn FnMut(Event)) {
    state.now = state.now.max(at);
    let Pace::RealTime { run } = state.setup.pace else { return };
    if state.yard.halted_until != 0 && state.now >= state.yard.halted_until {
        traffic::go_on(state, tell);
    }
    if !state.yard.sand_through && state.now.saturating_sub(state.yard.timer_turned) >= run {
        run_out(state, content, tell);
    }
}

/// The sand has had the time that it takes to run through.
#[cold]
fn run_out(state: &mut State, content: &Content, tell: &mut dyn FnMut(Event)) {
    if state.phase != Phase::Building || !state.yard.open || !has_timer(state, content) {
        return;
    }
    state.yard.sand_through = true;
    if !is_last_space(state, content) {
        tell(Event::SandRanOut { space: state.yard.timer_space });
        return;
    }
    state.yard.time_up = true;
    tell(Event::TimeUp);
    // Also those who have finished and read or add something all the same.
    for seat in state.seats().iter() {
        extra::stop(state, content, seat, tell);
        let builder = &mut state.yard.builders[seat];
        builder.extra = builder.extra.min(extra::LAST);
    }
}

fn has_timer(state: &State, content: &Content) -> bool {
    matches!(state.setup.pace, Pace::RealTime { .. }) && state.rules.flight_board(content).timer_spaces > 0
}

fn is_last_space(state: &State, content: &Content) -> bool {
    has_timer(state, content)
        && state.yard.open
        && state.yard.timer_space + 1 >= state.rules.flight_board(content).timer_spaces
}

/// When the sand runs out, in milliseconds since the start of the game; `None` if no timer runs.
pub fn sand_runs_out(state: &State, content: &Content) -> Option<u32> {
    match state.setup.pace {
        Pace::RealTime { run } if has_timer(state, content) && state.yard.open => {
            Some(state.yard.timer_turned.saturating_add(run))
        }
        _ => None,
    }
}

/// May the timer be turned by this player now? Otherwise, why not.
fn check_flip(state: &State, content: &Content, seat: Seat) -> Result<(), Refusal> {
    if !has_timer(state, content) {
        return Err(Refusal::NoTimer);
    }
    if is_last_space(state, content) {
        return Err(Refusal::TimerOnLastSpace);
    }
    if !state.yard.sand_through {
        return Err(Refusal::SandStillRunning);
    }
    let onto_last = state.yard.timer_space + 2 >= state.rules.flight_board(content).timer_spaces;
    if onto_last && !state.yard.finished().contains(seat) {
        return Err(Refusal::LastFlipIsForTheFinished);
    }
    Ok(())
}

/// The starting spaces this player may take, a bit each.
pub fn open_spaces(state: &State) -> u16 {
    let players = usize::from(state.setup.players);
    let mut free = 0;
    for (space, taken) in state.yard.spaces().iter().enumerate().take(players) {
        if taken.is_none() {
            free |= 1 << space;
            if state.rules.learning {
                break; // The learning flight fills its spaces in order.
            }
        }
    }
    free
}

/// The squares where the tile in hand may go, by turn.
pub fn spots(state: &State, content: &Content, seat: Seat) -> [Squares; 4] {
    let Some(hand) = state.yard.builders[seat].hand else { return [Squares::NONE; 4] };
    if check_may_add(state, seat).is_err() {
        return [Squares::NONE; 4];
    }
    let (ship, zone) = (&state.ships[seat], offered_zone(state, content, seat));
    match (state.setup.aid, alter::leeway(state, content, seat)) {
        (Aid::Assisted, leeway) => Surroundings::with(ship, zone, leeway).legal_by_turn(content, hand.tile),
        (Aid::Tabletop, None) => [legal::next_to_ship(ship, zone); 4],
        (Aid::Tabletop, Some(_)) => [alter::tabletop(state, content, seat); 4],
    }
}

/// The squares on which this player may put something, by the aid that was agreed on.
fn offered_zone(state: &State, content: &Content, seat: Seat) -> Squares {
    match state.setup.aid {
        Aid::Assisted => state.rules.building_zone(content, seat),
        // Nobody says which squares dice have closed; the spot check finds what stands there.
        Aid::Tabletop => state.rules.ship_board(content, seat).squares,
    }
}

fn reserves_first(state: &State, seat: Seat) -> bool {
    state.players[seat].rules.reserve_first
}

/// Components in reserve that count as lost if this player's building ends as it is: what is added later is not lost
/// yet, and some players lose nothing of it.
pub fn forfeits(state: &State, seat: Seat) -> usize {
    let rules = &state.players[seat].rules;
    if rules.reserve_first || rules.keeps_reserve { 0 } else { state.yard.builders[seat].reserved() }
}

/// Whoever reserves first adds nothing before the reserve is full.
fn check_may_add(state: &State, seat: Seat) -> Result<(), Refusal> {
    if reserves_first(state, seat) && state.yard.builders[seat].reserved() < RESERVE {
        return Err(Refusal::ReserveTwoFirst);
    }
    Ok(())
}

/// Is this seat one that may act in the yard at all now?
#[inline]
pub fn may_act(state: &State, seat: Seat) -> bool {
    check_seat(state, seat).is_ok()
}

#[inline]
fn check_seat(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.phase != Phase::Building {
        return Err(Refusal::NotBuilding);
    }
    if !state.seats().contains(seat) {
        return Err(Refusal::NoSuchSeat);
    }
    if state.yard.finished().contains(seat) && state.yard.builders[seat].extra == 0 {
        return Err(Refusal::AlreadyFinished);
    }
    if traffic::is_halted(state, seat) {
        return Err(Refusal::Halted);
    }
    if !state.yard.mending.is_empty() && !state.yard.mending.contains(seat) {
        return Err(Refusal::AlreadyFinished);
    }
    if matches!(state.setup.pace, Pace::TurnByTurn { .. }) && state.yard.turn != seat {
        return Err(Refusal::NotYourTurn);
    }
    Ok(())
}

/// May this be done now? Otherwise, why not. Nothing is changed.
pub fn check(state: &State, content: &Content, seat: Seat, action: Build) -> Result<(), Refusal> {
    match (action, check_seat(state, seat)) {
        // Anyone may start the timer, and those who have finished may turn it.
        (Build::Go, Err(Refusal::NotYourTurn)) | (Build::Flip, Err(Refusal::AlreadyFinished | Refusal::Halted)) => {}
        (Build::Look(_) | Build::Close, Err(Refusal::AlreadyFinished)) if extra::reads_on(state, seat) => {
            return extra::check_reading(state, content, seat, action);
        }
        (_, seated) => seated?,
    }
    check_action(state, content, seat, action, None)
}

/// The same for somebody who may act, by where the tile in hand may go if that is known.
#[inline(always)]
fn check_action(
    state: &State,
    content: &Content,
    seat: Seat,
    action: Build,
    spots: Option<&[Squares; 4]>,
) -> Result<(), Refusal> {
    let yard = &state.yard;
    match (action, yard.open) {
        (Build::Go, false) => return Ok(()),
        (Build::Go, true) => return Err(Refusal::AlreadyBuilding),
        (_, false) => return Err(Refusal::NobodySaidGo),
        (Build::Flip, true) => return check_flip(state, content, seat),
        (_, true) => {}
    }
    let builder = &yard.builders[seat];
    let action = meant(builder, action);
    if builder.extra > 0 {
        extra::check(state, seat, action)?;
    } else if yard.time_up && !matches!(action, Build::Finish(_)) {
        return Err(Refusal::TimeIsUp);
    }
    if builder.looking.is_some() && action != Build::Close {
        return Err(Refusal::ReadingAPile);
    }
    match action {
        Build::Draw | Build::Take(_) | Build::TakeReserved(_) | Build::Look(_) => {
            check_grip(state, content, seat, action)
        }
        Build::Lift => {
            hand_is_empty(builder)?;
            if builder.loose.is_none() { Err(Refusal::NothingLoose) } else { Ok(()) }
        }
        Build::Place(square, turn) => check_place(state, content, seat, square, turn, spots),
        Build::Reserve => check_reserve(state, content, seat),
        Build::Return => match builder.hand {
            None => Err(Refusal::HandEmpty),
            Some(Hand { origin: Origin::Reserve, .. }) if !state.players[seat].rules.returns_reserved => {
                Err(Refusal::ReservedStays)
            }
            Some(_) => Ok(()),
        },
        Build::Close => builder.looking.map(|_| ()).ok_or(Refusal::NotReading),
        Build::Finish(space) => {
            hand_is_empty(builder)?;
            if is_gripped(state) {
                return Err(Refusal::HandFull);
            }
            if open_spaces(state) >> space.min(15) & 1 != 0 { Ok(()) } else { Err(Refusal::SpaceNotFree) }
        }
        Build::Scrap(square) => {
            hand_is_empty(builder)?;
            if !yard.mending.contains(seat) {
                return Err(Refusal::Welded);
            }
            let start = state.rules.start(content, seat);
            if Some(square) != start && state.ships[seat].occupied().contains(square) {
                Ok(())
            } else {
                Err(Refusal::NothingToScrap)
            }
        }
        Build::Go | Build::Flip => Ok(()),
        _ => tools::check(state, content, seat, action),
    }
}

/// Taking out of the reserve what was put there last, and nothing since, is taking it up again: no grip, and it may go
/// back to the heap (Rulings 2 and 31).
#[inline(always)]
fn meant(builder: &Builder, action: Build) -> Build {
    match (action, builder.loose) {
        (Build::TakeReserved(place), Some(Loose { square: None, hand }))
            if builder.reserve.get(usize::from(place)) == Some(&Some(hand.tile)) =>
        {
            Build::Lift
        }
        _ => action,
    }
}

fn hand_is_empty(builder: &Builder) -> Result<(), Refusal> {
    if builder.hand.is_some() { Err(Refusal::HandFull) } else { Ok(()) }
}

/// Turn by turn: has this turn's grip been used?
fn is_gripped(state: &State) -> bool {
    matches!(state.setup.pace, Pace::TurnByTurn { .. }) && state.yard.gripped
}

/// Taking hold of a new tile or pile: needs an empty hand, and welds what was put down last.
#[inline(always)]
fn check_grip(state: &State, content: &Content, seat: Seat, action: Build) -> Result<(), Refusal> {
    let yard = &state.yard;
    let builder = &yard.builders[seat];
    check_may_grip(state, seat)?;
    match action {
        Build::Draw if yard.face_down.is_empty() => Err(Refusal::NothingFaceDown),
        Build::Take(tile) if !yard.face_up.contains(tile) => Err(Refusal::NotFaceUp),
        Build::TakeReserved(_) if reserves_first(state, seat) => Err(Refusal::ReserveIsForLater),
        Build::TakeReserved(place) => match builder.reserve.get(usize::from(place)) {
            Some(Some(_)) => Ok(()),
            _ => Err(Refusal::NotInReserve),
        },
        Build::Look(pile) => extra::check_pile(state, content, seat, pile),
        _ => Ok(()),
    }
}

/// Is the hand free for something new, and may it be taken hold of in this turn?
#[inline(always)]
fn check_may_grip(state: &State, seat: Seat) -> Result<(), Refusal> {
    let builder = &state.yard.builders[seat];
    hand_is_empty(builder)?;
    if is_gripped(state) {
        return Err(Refusal::OneGripATurn);
    }
    if builder.turns_left == Some(0) {
        return Err(Refusal::NoTurnsLeft);
    }
    Ok(())
}

#[inline(always)]
fn check_place(
    state: &State,
    content: &Content,
    seat: Seat,
    square: Square,
    turn: Turn,
    spots: Option<&[Squares; 4]>,
) -> Result<(), Refusal> {
    let hand = state.yard.builders[seat].hand.ok_or(Refusal::HandEmpty)?;
    check_may_add(state, seat)?;
    if spots.is_some_and(|spots| spots[turn.quarters()].contains(square)) {
        debug_assert!(check_spot(state, content, seat, hand.tile, square, turn).is_ok(), "both ways of looking agree");
        return Ok(());
    }
    check_spot(state, content, seat, hand.tile, square, turn)
}

/// Does a tile fit on a square of the ship? Otherwise, why not.
fn check_spot(
    state: &State,
    content: &Content,
    seat: Seat,
    tile: TileId,
    square: Square,
    turn: Turn,
) -> Result<(), Refusal> {
    if let Some(leeway) = alter::leeway(state, content, seat) {
        return alter::check_spot(state, content, seat, &leeway, (tile, square, turn));
    }
    let (ship, zone) = (&state.ships[seat], offered_zone(state, content, seat));
    let fits = match state.setup.aid {
        Aid::Assisted => legal::fits(ship, zone, content, tile, square, turn),
        Aid::Tabletop => legal::next_to_ship(ship, zone).contains(square),
    };
    if fits {
        return Ok(());
    }
    let mistake = match state.setup.aid {
        Aid::Assisted => legal::why_not(ship, zone, content, tile, square, turn),
        Aid::Tabletop if ship.occupied().contains(square) => Some(legal::Mistake::Taken),
        Aid::Tabletop => (!zone.contains(square)).then_some(legal::Mistake::OffBoard),
    };
    Err(Refusal::DoesNotFit(mistake.unwrap_or(legal::Mistake::NotJoined)))
}

fn check_reserve(state: &State, content: &Content, seat: Seat) -> Result<(), Refusal> {
    let builder = &state.yard.builders[seat];
    let hand = builder.hand.ok_or(Refusal::HandEmpty)?;
    let places = state.rules.reserve(state.rules.ship_board(content, seat).reserve, &state.players[seat].rules);
    if places == 0 {
        return Err(Refusal::NoReserve);
    }
    if builder.reserved() >= places {
        return Err(Refusal::ReserveFull);
    }
    if reserves_first(state, seat) {
        let sides = |tile: TileId| content.tile(tile).pipes.connectors();
        let together = sides(hand.tile) + builder.reserve.iter().flatten().map(|tile| sides(*tile)).sum::<u8>();
        if builder.reserved() + 1 == RESERVE && together < HARD_PARTS {
            return Err(Refusal::TooFewConnectors);
        }
    }
    Ok(())
}

/// Does it, if it may be done; otherwise nothing has changed.
pub fn apply(
    state: &mut State,
    content: &Content,
    seat: Seat,
    action: Build,
    chance: &mut dyn Chance,
    tell: &mut dyn FnMut(Event),
) -> Result<(), Refusal> {
    check(state, content, seat, action)?;
    act(state, content, seat, action, chance, tell);
    Ok(())
}

/// Does what has been checked.
#[inline(always)]
fn act(
    state: &mut State,
    content: &Content,
    seat: Seat,
    action: Build,
    chance: &mut (impl Chance + ?Sized),
    tell: &mut (impl FnMut(Event) + ?Sized),
) {
    let (yard, ship) = (&mut state.yard, &mut state.ships[seat]);
    let builder = &mut yard.builders[seat];
    let action = meant(builder, action);
    let mut may_be_last = matches!(action, Build::Finish(_) | Build::Rest);
    let lifted = matches!(action, Build::Lift) && builder.loose.is_some_and(|loose| loose.square.is_some());
    match action {
        Build::Go => {
            yard.open = true;
            yard.timer_turned = state.now;
            tell(Event::BuildingBegan);
            roll_holes(state, content, chance, &mut |event| tell(event));
        }
        Build::Draw => {
            let sides = yard.face_down.len() as u16;
            let draw = Draw { purpose: Purpose::Tiles, index: state.drawn[Purpose::Tiles as usize], sides };
            state.drawn[Purpose::Tiles as usize] += 1;
            let rank = usize::from(chance.draw(draw).min(sides - 1));
            if let Some(tile) = yard.face_down.nth(rank) {
                yard.face_down.remove(tile);
                grip(builder, Some(Hand { tile, origin: Origin::FaceDown }), &mut yard.gripped);
                tell(Event::TileTaken { seat, tile: Some(tile), face_down: true });
            }
        }
        Build::Take(tile) => {
            yard.face_up.remove(tile);
            grip(builder, Some(Hand { tile, origin: Origin::FaceUp }), &mut yard.gripped);
            tell(Event::TileTaken { seat, tile: Some(tile), face_down: false });
        }
        Build::TakeReserved(place) => {
            if let Some(tile) = builder.reserve[usize::from(place)].take() {
                grip(builder, Some(Hand { tile, origin: Origin::Reserve }), &mut yard.gripped);
                tell(Event::ReserveTaken { seat, tile });
            }
        }
        Build::Lift => {
            if let Some(loose) = builder.loose.take() {
                match loose.square {
                    Some(square) => {
                        ship.take(content, square);
                    }
                    None => {
                        let place = builder.reserve.iter_mut().find(|place| **place == Some(loose.hand.tile));
                        place.map(Option::take);
                    }
                }
                // Everyone has seen it by now.
                let origin = if loose.hand.origin == Origin::Reserve { Origin::Reserve } else { Origin::FaceUp };
                builder.hand = Some(Hand { tile: loose.hand.tile, origin });
                tell(Event::TileLifted { seat, tile: loose.hand.tile });
                if !state.players[seat].rules.freedoms.is_none() {
                    alter::lifted(state, content, seat, &mut |event| tell(event));
                }
            }
        }
        Build::Place(square, turn) if !state.players[seat].rules.freedoms.is_none() => {
            alter::place(state, content, seat, (square, turn), false, &mut |event| tell(event));
        }
        Build::Place(square, turn) => {
            if let Some(hand) = builder.hand.take() {
                ship.put(content, square, hand.tile, turn);
                builder.loose = Some(Loose { square: Some(square), hand });
                tell(Event::TilePlaced { seat, tile: hand.tile, square, turn });
            }
        }
        Build::Reserve => {
            if let Some(hand) = builder.hand.take() {
                if let Some(place) = builder.reserve.iter_mut().find(|place| place.is_none()) {
                    *place = Some(hand.tile);
                }
                builder.loose = Some(Loose { square: None, hand });
                tell(Event::TileReserved { seat, tile: hand.tile });
            }
        }
        Build::Return => {
            if let Some(hand) = builder.hand.take() {
                yard.face_up.insert(hand.tile);
                tell(Event::TileReturned { seat, tile: hand.tile });
            }
        }
        Build::Look(pile) => {
            let gripped = yard.gripped;
            grip(builder, None, &mut yard.gripped);
            builder.looking = Some(pile);
            builder.peeked |= 1 << pile;
            // Whoever has finished reads beside the turns of the others.
            yard.gripped = gripped || yard.turn == seat || !yard.finished().contains(seat);
            tell(Event::PileOpened { seat, pile });
        }
        Build::Close => {
            if let Some(pile) = builder.looking.take() {
                tell(Event::PileClosed { seat, pile });
            }
        }
        Build::Flip => {
            yard.timer_space += 1;
            yard.timer_turned = state.now;
            yard.sand_through = false;
            tell(Event::TimerTurned { seat, space: yard.timer_space });
        }
        Build::Finish(space) => {
            builder.loose = None;
            let mut spaces = yard.spaces();
            spaces[usize::from(space)] = Some(seat);
            yard.set_spaces(spaces);
            yard.mending.remove(seat);
            yard.gripped = true;
            tell(Event::BuildingFinished { seat, space });
            extra::after_finish(state, content, seat, &mut |event| tell(event));
        }
        Build::Scrap(square) => {
            builder.loose = None;
            if let Some((placed, _)) = ship.take(content, square) {
                yard.face_up.insert(placed.tile);
                tell(Event::TileReturned { seat, tile: placed.tile });
            }
        }
        _ => tools::act(state, content, seat, action, &mut |event| tell(event)),
    }
    if lifted && state.yard.finished().contains(seat) {
        state.yard.builders[seat].extra += 1;
    }
    if matches!(action, Build::Place(..)) && state.yard.builders[seat].extra > 0 {
        may_be_last = extra::count(&mut state.yard.builders[seat]);
        // With the last one the turn is over, whether or not it was taken in this one.
        state.yard.gripped |= may_be_last;
    }
    // Whoever throws something back welds nothing.
    if !matches!(action, Build::Return) && !state.players[seat].plan.is_empty() {
        planned::judge(state, content, seat, &mut |event| tell(event));
    }
    end_turn(state, seat, action);
    if may_be_last && state.yard.finished() == state.seats() && extra::nobody_adds(state) {
        state.phase = Phase::LateParts;
        // Nobody waits any more for building to go on.
        state.yard.halted_until = 0;
    }
}

/// *Another Big Expansion*, *Ship IIIB*: with the "go" two dice say, once for everyone, which squares are holes. With a
/// double the starting cabins may be among them; then they are taken away, and the first component may go anywhere.
#[cold]
fn roll_holes(state: &mut State, content: &Content, chance: &mut (impl Chance + ?Sized), tell: &mut dyn FnMut(Event)) {
    let seats = state.seats();
    if seats.iter().all(|seat| state.rules.ship_board(content, seat).holes.is_none()) {
        return;
    }
    let mut die = || {
        let draw = Draw { purpose: Purpose::Dice, index: state.drawn[Purpose::Dice as usize], sides: 6 };
        state.drawn[Purpose::Dice as usize] += 1;
        chance.draw(draw).min(5) as u8 + 1
    };
    let dice = Dice::of(die(), die());
    state.rules.holes = Some(dice);
    tell(Event::HolesRolled { dice });
    for seat in seats.iter() {
        let Some(start) = state.rules.ship_board(content, seat).start else { continue };
        if state.rules.start(content, seat).is_none() && state.ships[seat].take(content, start).is_some() {
            tell(Event::CabinTakenAway { seat, square: start });
        }
    }
}

/// Takes hold of a tile or a pile: what was put down last is welded now.
fn grip(builder: &mut Builder, hand: Option<Hand>, gripped: &mut bool) {
    builder.hand = hand;
    builder.loose = None;
    *gripped = true;
}

/// Turn by turn: when a grip is over, the turn goes to the next player who has not finished.
#[inline(always)]
fn end_turn(state: &mut State, seat: Seat, action: Build) {
    if let Pace::TurnByTurn { last_turns } = state.setup.pace {
        pass_turn(state, seat, action, last_turns);
    }
}

fn pass_turn(state: &mut State, seat: Seat, action: Build, last_turns: Option<u8>) {
    let placed = matches!(action, Build::Place(..) | Build::PlaceUniversal(..));
    let ended = matches!(action, Build::Reserve | Build::Return | Build::Close | Build::Finish(_) | Build::Rest);
    if !(placed || ended) || !state.yard.gripped || state.yard.turn != seat {
        return;
    }
    let building = extra::take_turns(state);
    let yard = &mut state.yard;
    yard.gripped = false;
    if let Some(turns) = &mut yard.builders[seat].turns_left {
        *turns = turns.saturating_sub(1);
    }
    if let (Build::Finish(_), Some(turns)) = (action, last_turns) {
        for other in building.iter() {
            yard.builders[other].turns_left.get_or_insert(turns);
        }
    }
    yard.turn = next_after(seat, building);
    traffic::miss_turns(state, building);
}

fn next_after(seat: Seat, building: Seats) -> Seat {
    let later = building.iter().find(|other| *other > seat);
    later.or_else(|| building.iter().next()).unwrap_or(seat)
}

/// Everything this player may do now.
pub fn legal(state: &State, content: &Content, seat: Seat) -> Vec<Build> {
    let mut actions =
        vec![Build::Go, Build::Draw, Build::Lift, Build::Reserve, Build::Return, Build::Close, Build::Flip];
    actions.extend((0..MAX_RESERVE as u8).map(Build::TakeReserved));
    actions.extend((0..PILES as u8).map(Build::Look));
    actions.extend((0..state.setup.players).map(Build::Finish));
    actions.extend(state.yard.face_up.iter().map(Build::Take));
    actions.retain(|action| check(state, content, seat, *action).is_ok());
    if may_act(state, seat) && state.yard.open && (!state.yard.time_up || state.yard.builders[seat].extra > 0) {
        for (turn, squares) in Turn::ALL.into_iter().zip(spots(state, content, seat)) {
            actions.extend(squares.iter().map(|square| Build::Place(square, turn)));
        }
    }
    if state.yard.mending.contains(seat) {
        let scraps = state.ships[seat].occupied().iter().map(Build::Scrap);
        actions.extend(scraps.filter(|action| check(state, content, seat, *action).is_ok()));
    }
    actions.extend(tools::tools(state, content, seat));
    actions
}
