//! Nothing comes from nowhere and nothing gets lost: what holds of every game between two of its parts. No rule asks
//! for it; tests and simulations do.

use crate::card::CardSet;
use crate::content::Content;
use crate::event::{Event, EventLog};
use crate::ship::{Ship, analysis};
use crate::squares::Square;
use crate::state::{PILES, Phase, State};
use crate::tile::{Component, TileId, TileSet};
use crate::words::{Alien, Credits, Good, Goods, Level, Seat};

/// What does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Leak {
    /// Every tile is in one place at most.
    #[error("{0:?} is in two places")]
    TileTwice(TileId),
    /// Every tile that is in play is somewhere, and no other is.
    #[error("{0:?} is nowhere, or where it cannot be")]
    TileAstray(TileId),
    /// Every block of goods is in the bank or in a hold.
    #[error("blocks in the bank and aboard: {0:?}")]
    Goods(Goods),
    /// Nothing has more on it than it can take.
    #[error("there is more at {1} of seat {0} than can be")]
    Overfull(Seat, Square),
    /// Aliens live by themselves in cabins, one of a kind on each ship.
    #[error("no alien can live at {1} of seat {0}")]
    Alien(Seat, Square),
    /// Cards to come and cards seen are those of the piles, which are as the flight board says.
    #[error("cards are missing, or there are too many")]
    Cards,
    /// Rockets of those who fly stand on spaces of their own.
    #[error("two rockets stand on one space")]
    Rockets,
    /// Whatever credits somebody has was told of.
    #[error("seat {0} has {1} credits, and was told of {2}")]
    Credits(Seat, Credits, Credits),
}

/// Looks at a game between two of its parts.
///
/// # Errors
/// The first thing that does not hold.
pub fn look(state: &State, content: &Content) -> Result<(), Leak> {
    if matches!(state.phase, Phase::SetUp | Phase::Team(0)) && state.round().is_first() {
        return Ok(()); // Nothing is laid out yet.
    }
    tiles(state, content)?;
    goods(state, content)?;
    aboard(state, content)?;
    cards(state, content)?;
    rockets(state, content)
}

/// Adds up what everyone was told of credits since the game began.
///
/// # Errors
/// If somebody has more or less.
pub fn credits(state: &State, told: &EventLog) -> Result<(), Leak> {
    for whose in state.seats().iter() {
        let paid = told.events.iter().map(|(_, event)| match event {
            Event::Paid { seat, credits, .. } if *seat == whose => credits.0,
            _ => 0,
        });
        let (has, told) = (state.players[whose].credits, Credits(paid.sum()));
        if has != told {
            return Err(Leak::Credits(whose, has, told));
        }
    }
    Ok(())
}

/// Is the table still full of what the last flight was flown with, and the next one is flown with other boxes?
fn is_being_cleared(state: &State) -> bool {
    state.phase == Phase::SetUp && state.setup.rounds().any(|round| round.boxes != state.round().boxes)
}

fn tiles(state: &State, content: &Content) -> Result<(), Leak> {
    if is_being_cleared(state) {
        return Ok(());
    }
    let (yard, left_out) = (&state.yard, state.pool.left_out);
    let mut seen = TileSet::default();
    let mut see = |tile: TileId| {
        let twice = seen.contains(tile);
        seen.insert(tile);
        if twice { Err(Leak::TileTwice(tile)) } else { Ok(()) }
    };
    for heap in [yard.face_down, yard.face_up, state.lost, left_out] {
        heap.iter().try_for_each(&mut see)?;
    }
    for seat in state.seats().iter() {
        let builder = &yard.builders[seat];
        builder.hand.iter().map(|hand| hand.tile).try_for_each(&mut see)?;
        builder.reserve.iter().flatten().copied().try_for_each(&mut see)?;
        state.ships[seat].tiles().map(|(_, placed)| placed.tile).try_for_each(&mut see)?;
    }
    let (here, all) = (content.heap(state.round().boxes), content.heap(state.setup.boxes()));
    for tile in content.tile_ids() {
        let is_cabin = content.tile(tile).component == Component::StartingCabin;
        let owner = || content.starting_cabins().position(|cabin| cabin == tile);
        let is_right = match is_cabin.then(owner).flatten() {
            Some(owner) => has_cabin(state, content, owner, tile, seen),
            None if here.contains(tile) => seen.contains(tile),
            // Of a box that is in play in another flight only.
            None if all.contains(tile) => !seen.contains(tile) || left_out.contains(tile),
            None => !seen.contains(tile),
        };
        if !is_right {
            return Err(Leak::TileAstray(tile));
        }
    }
    Ok(())
}

/// Is a starting cabin where it can be: at home, lost, or taken off in the learning flight? Those of nobody, and those
/// that dice have taken away before building, are nowhere.
fn has_cabin(state: &State, content: &Content, owner: usize, cabin: TileId, seen: TileSet) -> bool {
    let owner = Seat::new(owner).filter(|seat| state.seats().contains(*seat));
    let home = owner.and_then(|seat| Some((seat, state.rules.start(content, seat)?)));
    let Some((seat, start)) = home else { return !seen.contains(cabin) };
    let at_home = state.ships[seat].at(start).is_some_and(|placed| placed.tile == cabin);
    at_home || state.lost.contains(cabin) || state.rules.learning && state.yard.face_up.contains(cabin)
}

fn goods(state: &State, content: &Content) -> Result<(), Leak> {
    let mut all = state.bank;
    for seat in state.seats().iter() {
        let aboard = analysis::goods(&state.ships[seat]);
        all = Goods(std::array::from_fn(|colour| all.0[colour].saturating_add(aboard.0[colour])));
    }
    if is_being_cleared(state) || all == state.round().boxes.bank(content) { Ok(()) } else { Err(Leak::Goods(all)) }
}

/// What a component can take: humans awake and asleep, batteries, blocks, and how many of these may be red.
struct Room {
    humans: u8,
    asleep: u8,
    batteries: u8,
    blocks: u8,
    red: u8,
}

fn room(ship: &Ship, component: Option<Component>) -> Room {
    let mut room = Room { humans: 0, asleep: 0, batteries: 0, blocks: 0, red: 0 };
    match component {
        Some(Component::StartingCabin | Component::Cabin) => room.humans = 2,
        Some(Component::StasisChamber) if ship.quirks().awake => (room.humans, room.asleep) = (2, 2),
        Some(Component::StasisChamber) => room.asleep = 4,
        Some(Component::Battery(tokens)) => room.batteries = tokens,
        Some(Component::Cargo(blocks)) => room.blocks = blocks,
        Some(Component::SpecialCargo(blocks)) => (room.blocks, room.red) = (blocks, blocks),
        Some(Component::Combined { cargo, special, batteries }) => {
            (room.blocks, room.red, room.batteries) = (cargo + special, special, batteries);
        }
        Some(Component::Structural | Component::Router) if ship.quirks().stores => room.blocks = 1,
        _ => {}
    }
    if ship.quirks().red_in_white && matches!(component, Some(component) if component.containers() > room.red) {
        room.red += 1;
    }
    room
}

fn aboard(state: &State, content: &Content) -> Result<(), Leak> {
    for seat in state.seats().iter() {
        let ship = &state.ships[seat];
        let mut living = [false; Alien::ALL.len()];
        for square in ship.occupied() {
            let (aboard, component) = (ship.afoot(square), ship.component(content, square));
            let works = !ship.quirks().dead.contains(square);
            let room = room(ship, component.filter(|_| works));
            let is_chamber = component == Some(Component::StasisChamber);
            let asleep = if is_chamber { ship.asleep(square) } else { 0 };
            let humans = if is_chamber && !ship.quirks().awake { 0 } else { aboard.humans() };
            let goods = aboard.goods();
            let is_hidden = matches!(component, Some(Component::Structural | Component::Router));
            if humans > room.humans
                || asleep > room.asleep
                || aboard.batteries() > room.batteries
                || goods.count() > u32::from(room.blocks)
                || goods[Good::Red] > room.red
                || is_hidden && goods[Good::Yellow] > 0
            {
                return Err(Leak::Overfull(seat, square));
            }
            if let Some(alien) = aboard.alien() {
                let most = u8::from(ship.quirks().shared);
                let is_second = std::mem::replace(&mut living[alien.index()], true);
                if is_second || component != Some(Component::Cabin) || aboard.humans() > most {
                    return Err(Leak::Alien(seat, square));
                }
            }
        }
    }
    Ok(())
}

/// Looks at the cards alone.
///
/// # Errors
/// If there are too few or too many, or one is in two places.
pub fn cards(state: &State, content: &Content) -> Result<(), Leak> {
    let flight = &state.flight;
    let check = |holds: bool| if holds { Ok(()) } else { Err(Leak::Cards) };
    check(flight.deck.and(flight.revealed).is_empty())?;
    if state.rules.learning {
        return check(flight.deck.union(flight.revealed) == content.learning_deck());
    }
    let per_pile = state.rules.cards_per_pile(content);
    let mut all = CardSet::default();
    for pile in &flight.piles {
        for level in Level::ALL {
            let here = pile.iter().filter(|card| content.card(*card).level == level).count();
            check(here == usize::from(per_pile[level]))?;
        }
        pile.iter().for_each(|card| all.insert(card));
    }
    let per_pile: usize = per_pile.0.iter().map(|cards| usize::from(*cards)).sum();
    check(all.len() == PILES * per_pile)?;
    // What was revealed may also have lain on top of the deck.
    check(flight.deck.union(flight.revealed.and(all)) == all)?;
    // A card that left the game is not back.
    let is_after = matches!(state.phase, Phase::Over | Phase::Between | Phase::Team(_) | Phase::SetUp);
    check(is_after || all.and(flight.removed).is_empty())
}

/// Looks at the rockets alone.
///
/// # Errors
/// If two stand on one space.
pub fn rockets(state: &State, content: &Content) -> Result<(), Leak> {
    let lap = state.rules.flight_board(content).spaces.0;
    let space = |seat: Seat| state.players[seat].position.0.rem_euclid(lap);
    let flying = state.flight.flying;
    let alone = |seat: Seat| flying.iter().all(|other| other == seat || space(other) != space(seat));
    if flying.iter().all(alone) { Ok(()) } else { Err(Leak::Rockets) }
}
