//! What a support team changes about ships in the yard: where a tile may go beyond the rules, and pipes, universal
//! connectors and delivered parts.
//!
//! *Another Big Expansion*, *Support Team*: *Architect*, *Deliveryman*, *Hypergeometer*, *Planner*, *Plumber*,
//! *Welder*; Rulings 170 to 176.

use super::{Build, check_may_add};
use crate::content::Content;
use crate::event::{Cause, Event, Marking};
use crate::modifiers::Part;
use crate::refusal::Refusal;
use crate::ship::Ship;
use crate::ship::joins::Held;
use crate::ship::leeway::{self, Care, Freedoms, Leeway, Plan};
use crate::ship::legal::{self, Mistake, Mistakes};
use crate::ship::marks::{Bond, Mark, Sides};
use crate::squares::{Square, Squares};
use crate::state::{Aid, Hand, Loose, State};
use crate::tile::{Component, Pipes, TileId};
use crate::words::{Seat, Side, Turn};

/// What a player's support team allows.
#[inline]
pub fn freedoms(state: &State, seat: Seat) -> &Freedoms {
    &state.players[seat].rules.freedoms
}

/// The squares on which components of a player's ship are in order: the building zone, and one square more if the
/// support team allows it and nothing else stands outside.
#[inline]
pub fn zone(state: &State, content: &Content, seat: Seat) -> Squares {
    let zone = state.rules.building_zone(content, seat);
    if freedoms(state, seat).outside { leeway::with_outsider(zone, state.ships[seat].occupied()) } else { zone }
}

/// What is left of what a player's support team allows; `None` if it never allowed anything.
#[inline]
pub fn leeway(state: &State, content: &Content, seat: Seat) -> Option<Leeway> {
    if freedoms(state, seat).is_none() { None } else { Some(find_leeway(state, content, seat)) }
}

#[cold]
fn find_leeway(state: &State, content: &Content, seat: Seat) -> Leeway {
    let (ship, mut freedoms) = (&state.ships[seat], *freedoms(state, seat));
    if state.yard.finished().contains(seat) {
        // What is added after finishing goes by the usual rules: only what works by itself is left.
        freedoms = Freedoms { hemmed: freedoms.hemmed, ..Freedoms::default() };
    }
    let mut zone = state.rules.building_zone(content, seat);
    if freedoms.outside && ship.occupied().minus(zone).is_empty() {
        zone = state.rules.ship_board(content, seat).frame();
    }
    let pipes = if freedoms.pipes > 0 { pipes_left(state, seat) } else { 0 };
    Leeway::of(ship, zone, &freedoms, pipes)
}

/// How many pipes a player has left.
pub fn pipes_left(state: &State, seat: Seat) -> u8 {
    freedoms(state, seat).pipes.saturating_sub(state.yard.builders[seat].pipes_laid)
}

/// Where tabletop building lets somebody with such a team put a tile down: nobody says which squares dice have closed,
/// and a second component outside is a mistake that can be made.
#[cold]
pub(super) fn tabletop(state: &State, content: &Content, seat: Seat) -> Squares {
    let (ship, board) = (&state.ships[seat], state.rules.ship_board(content, seat));
    let outside = ship.occupied().minus(board.squares).len();
    let builds = !state.yard.finished().contains(seat);
    let zone = if builds && freedoms(state, seat).outside && outside < 2 { board.frame() } else { board.squares };
    find_leeway(state, content, seat).near(ship, zone)
}

/// Does a tile fit on a square of the ship? Otherwise, why not.
#[cold]
pub(super) fn check_spot(
    state: &State,
    content: &Content,
    seat: Seat,
    leeway: &Leeway,
    (tile, square, turn): (TileId, Square, Turn),
) -> Result<(), Refusal> {
    match leeway.why_not(&state.ships[seat], content, tile, square, turn) {
        None => Ok(()),
        Some(_) if state.setup.aid == Aid::Tabletop && tabletop(state, content, seat).contains(square) => Ok(()),
        Some(mistake) => Err(Refusal::DoesNotFit(mistake)),
    }
}

/// The tile in hand is put on the ship, with all that it needs to be held and to be in order.
#[cold]
pub(super) fn place(
    state: &mut State,
    content: &Content,
    seat: Seat,
    (square, turn): (Square, Turn),
    universal: bool,
    tell: &mut dyn FnMut(Event),
) {
    let Some(hand) = state.yard.builders[seat].hand.take() else { return };
    let stays = put(state, content, seat, hand.tile, (square, turn), universal, tell);
    // Neither pipes nor universal connectors are ever taken up again, and so neither is what they are on.
    state.yard.builders[seat].loose = (!stays).then_some(Loose { square: Some(square), hand });
}

/// Puts a tile on a ship. Is it there for good, as somebody laid a pipe to it or gave it other sides?
#[cold]
pub(crate) fn put(
    state: &mut State,
    content: &Content,
    seat: Seat,
    tile: TileId,
    (square, turn): (Square, Turn),
    universal: bool,
    tell: &mut dyn FnMut(Event),
) -> bool {
    let plan = planned(state, content, seat, tile, (square, turn), universal).unwrap_or_default();
    let builder = &mut state.yard.builders[seat];
    let ship = &mut state.ships[seat];
    ship.put(content, square, tile, turn);
    tell(Event::TilePlaced { seat, tile, square, turn });
    let mut mark = |square, how| tell(Event::Marked { seat, square, how, cause: Cause::Game });
    if universal && ship.mark(content, square, Mark::Sides(Sides::new(Pipes::UNIVERSAL))) {
        builder.universals_laid += 1;
        mark(square, Marking::Universal);
    }
    if let Some(other) = plan.pipe.and_then(|side| ship.grid().next(square, side))
        && ship.mark(content, square, Mark::Joint(other, Bond::Held))
    {
        builder.pipes_laid += 1;
        mark(square, Marking::Piped { other });
    }
    leeway::settle(ship, content, &state.players[seat].rules.freedoms, Care::Lenient, &mut mark);
    universal || plan.pipe.is_some()
}

/// How a tile is put on a square, if it fits.
fn planned(
    state: &State,
    content: &Content,
    seat: Seat,
    tile: TileId,
    (square, turn): (Square, Turn),
    universal: bool,
) -> Result<Plan, Mistake> {
    let tile = content.tile(tile);
    let sides = if universal { Pipes::UNIVERSAL } else { tile.pipes.turned(turn) };
    find_leeway(state, content, seat).plan(&state.ships[seat], tile, sides, square, turn)
}

/// A tile was lifted: marks that were there because of it come off.
#[cold]
pub(super) fn lifted(state: &mut State, content: &Content, seat: Seat, tell: &mut dyn FnMut(Event)) {
    settle(state, content, seat, Care::Lenient, tell);
}

/// Puts the marks on a ship that follow from what its owner's support team allows.
#[cold]
pub(crate) fn settle(state: &mut State, content: &Content, seat: Seat, care: Care, tell: &mut dyn FnMut(Event)) {
    let freedoms = state.players[seat].rules.freedoms;
    leeway::settle(&mut state.ships[seat], content, &freedoms, care, &mut |square, how| {
        tell(Event::Marked { seat, square, how, cause: Cause::Game });
    });
}

/// May this be done now? Otherwise, why not.
pub(super) fn check(state: &State, content: &Content, seat: Seat, action: Build) -> Result<(), Refusal> {
    match action {
        Build::Pipe(square, side) => check_pipe(state, seat, square, side),
        Build::Universal(square) => check_universal(state, seat, square),
        Build::PlaceUniversal(square, turn) => check_place_universal(state, content, seat, square, turn),
        Build::Deliver(square, part, turn) => check_deliver(state, content, seat, square, part, turn),
        Build::TakeBack(square) => check_take_back(state, content, seat, square),
        _ => Err(Refusal::NobodyForThat),
    }
}

/// Two neighbours without connectors between them. What hangs loose is not caught: only the component put down last may
/// be attached, or one piece to the other where two are allowed.
fn check_pipe(state: &State, seat: Seat, square: Square, side: Side) -> Result<(), Refusal> {
    let ship = &state.ships[seat];
    if pipes_left(state, seat) == 0 {
        return Err(Refusal::NobodyForThat);
    }
    let next = ship.grid().next(square, side).filter(|next| ship.occupied().contains(*next));
    let (Some(next), true) = (next, ship.occupied().contains(square)) else {
        return Err(Refusal::DoesNotFit(Mistake::NotJoined));
    };
    let held = Held::of(ship);
    if held.towards(side).contains(square) {
        return Err(Refusal::AlreadySo);
    }
    if leeway::has(&legal::bad_joints(ship), square, next) {
        return Err(Refusal::DoesNotFit(Mistake::PipesDiffer));
    }
    if !leeway::has(&legal::bare_joints(ship), square, next) {
        return Err(Refusal::DoesNotFit(Mistake::ConnectorOnSmooth));
    }
    let loose = state.yard.builders[seat].loose.and_then(|loose| loose.square);
    let is_new = loose.is_some_and(|loose| loose == square || loose == next);
    // One of two pieces may be joined to the other; of more, some were put down by mistake.
    let two = freedoms(state, seat).two_pieces && held.pieces(ship.occupied()).nth(2).is_none();
    if is_new || two || held.reach(Squares::of(square)).contains(next) {
        Ok(())
    } else {
        Err(Refusal::DoesNotFit(Mistake::NotJoined))
    }
}

fn universals_left(state: &State, seat: Seat) -> bool {
    freedoms(state, seat).universals > state.yard.builders[seat].universals_laid
}

/// Where somebody helps, only where every neighbour has a connector to meet the new one.
fn check_universal(state: &State, seat: Seat, square: Square) -> Result<(), Refusal> {
    let ship = &state.ships[seat];
    if !universals_left(state, seat) || !ship.occupied().contains(square) {
        return Err(Refusal::NobodyForThat);
    }
    let clashes = |side: &Side| {
        let next = ship.grid().next(square, *side).filter(|next| ship.occupied().contains(*next));
        next.is_some_and(|next| !ship.connectors(side.opposite()).contains(next))
    };
    if state.setup.aid == Aid::Assisted && Side::ALL.iter().any(clashes) {
        return Err(Refusal::DoesNotFit(Mistake::ConnectorOnSmooth));
    }
    Ok(())
}

fn check_place_universal(
    state: &State,
    content: &Content,
    seat: Seat,
    square: Square,
    turn: Turn,
) -> Result<(), Refusal> {
    let hand = state.yard.builders[seat].hand.ok_or(Refusal::HandEmpty)?;
    check_may_add(state, seat)?;
    if !universals_left(state, seat) {
        return Err(Refusal::NobodyForThat);
    }
    match planned(state, content, seat, hand.tile, (square, turn), true) {
        Ok(_) => Ok(()),
        Err(mistake) if state.setup.aid == Aid::Assisted => Err(Refusal::DoesNotFit(mistake)),
        Err(_) if tabletop(state, content, seat).contains(square) => Ok(()),
        Err(mistake) => Err(Refusal::DoesNotFit(mistake)),
    }
}

/// What a component is of which a part was made.
pub fn delivered(part: Part) -> Component {
    match part {
        Part::Cannon => Component::Cannon,
        Part::Engine => Component::Engine,
        Part::Cargo => Component::Cargo(2),
        Part::Cabin => Component::Cabin,
    }
}

/// Which way a part is turned if somebody says this: it matters only to what points somewhere.
pub fn pointed(part: Part, turn: Turn) -> Turn {
    if matches!(part, Part::Cannon | Part::Engine) { turn } else { Turn::NONE }
}

/// The components of a ship that were made something else, and what.
pub fn deliveries(ship: &Ship) -> impl Iterator<Item = (Square, Part)> + '_ {
    ship.marks().iter().filter_map(|(square, mark)| match mark {
        Mark::Kind(component, _) => {
            Part::ALL.into_iter().find(|part| delivered(*part) == component).map(|part| (square, part))
        }
        _ => None,
    })
}

/// Why no component of this kind may be there, or `None` if it may: a ship with it, and what is wrong with that.
///
/// Without anybody's help everything can be tried.
pub fn misdelivered(state: &State, content: &Content, seat: Seat, square: Square, mark: Mark) -> Option<Mistake> {
    if state.setup.aid == Aid::Tabletop {
        return None;
    }
    let mut ship = state.ships[seat];
    ship.mark(content, square, mark);
    wrong_at(state, content, seat, ship, square)
}

/// What is wrong with a component of a ship, once it has all marks that it may have.
fn wrong_at(state: &State, content: &Content, seat: Seat, mut ship: Ship, square: Square) -> Option<Mistake> {
    leeway::settle(&mut ship, content, freedoms(state, seat), Care::Lenient, &mut |_, _| {});
    let mistakes = Mistakes::of(&ship, zone(state, content, seat));
    mistakes.iter().find(|(_, squares)| squares.contains(square)).map(|(mistake, _)| mistake)
}

fn check_deliver(
    state: &State,
    content: &Content,
    seat: Seat,
    square: Square,
    part: Part,
    turn: Turn,
) -> Result<(), Refusal> {
    let ship = &state.ships[seat];
    // A token that lies there comes back.
    let elsewhere = || deliveries(ship).filter(|(at, _)| *at != square);
    let most = usize::from(freedoms(state, seat).deliveries);
    if !ship.occupied().contains(square) || elsewhere().count() >= most || elsewhere().any(|(_, used)| used == part) {
        return Err(Refusal::NobodyForThat);
    }
    let mark = Mark::Kind(delivered(part), pointed(part, turn));
    if ship.marks().iter().any(|known| known == (square, mark)) {
        return Err(Refusal::AlreadySo);
    }
    misdelivered(state, content, seat, square, mark).map_or(Ok(()), |mistake| Err(Refusal::DoesNotFit(mistake)))
}

fn check_take_back(state: &State, content: &Content, seat: Seat, square: Square) -> Result<(), Refusal> {
    let mut ship = state.ships[seat];
    let kind = ship.marks().kind_on(square).filter(|_| freedoms(state, seat).deliveries > 0);
    let Some((component, turn)) = kind else { return Err(Refusal::NobodyForThat) };
    ship.unmark(content, square, Mark::Kind(component, turn));
    match wrong_at(state, content, seat, ship, square) {
        Some(mistake) if state.setup.aid == Aid::Assisted => Err(Refusal::DoesNotFit(mistake)),
        _ => Ok(()),
    }
}

/// Does what has been checked.
pub(super) fn act(state: &mut State, content: &Content, seat: Seat, action: Build, tell: &mut dyn FnMut(Event)) {
    if let Build::PlaceUniversal(square, turn) = action {
        return place(state, content, seat, (square, turn), true, tell);
    }
    let (ship, builder) = (&mut state.ships[seat], &mut state.yard.builders[seat]);
    let mut marked = |square, how| tell(Event::Marked { seat, square, how, cause: Cause::Game });
    let mut weld = |squares: Squares| {
        if builder.loose.and_then(|loose| loose.square).is_some_and(|square| squares.contains(square)) {
            builder.loose = None;
        }
    };
    match action {
        Build::Pipe(square, side) => {
            if let Some(other) = ship.grid().next(square, side)
                && ship.mark(content, square, Mark::Joint(other, Bond::Held))
            {
                weld(Squares::of(square) | Squares::of(other));
                builder.pipes_laid += 1;
                marked(square, Marking::Piped { other });
            }
        }
        Build::Universal(square) => {
            let sides = Sides::new(Pipes::UNIVERSAL);
            if ship.mark(content, square, Mark::Sides(sides)) {
                weld(Squares::of(square));
                builder.universals_laid += 1;
                marked(square, Marking::Universal);
            }
        }
        Build::Deliver(square, part, turn) => {
            let (component, turn) = (delivered(part), pointed(part, turn));
            if ship.mark(content, square, Mark::Kind(component, turn)) {
                marked(square, Marking::Became { component, turn });
            }
        }
        Build::TakeBack(square) => {
            if let Some((component, turn)) = ship.marks().kind_on(square)
                && ship.unmark(content, square, Mark::Kind(component, turn))
            {
                marked(square, Marking::Restored);
            }
        }
        _ => {}
    }
    settle(state, content, seat, Care::Lenient, tell);
}

/// Every such step that might be taken, whether or not it may.
pub(super) fn steps(state: &State, content: &Content, seat: Seat) -> Vec<Build> {
    let (freedoms, ship) = (freedoms(state, seat), &state.ships[seat]);
    let mut steps = Vec::new();
    if freedoms.is_none() {
        return steps;
    }
    if freedoms.pipes > 0 {
        let bare = legal::bare_joints(ship);
        steps.extend(bare.right.iter().map(|square| Build::Pipe(square, Side::Right)));
        steps.extend(bare.rear.iter().map(|square| Build::Pipe(square, Side::Rear)));
    }
    if universals_left(state, seat) {
        steps.extend(ship.occupied().iter().map(Build::Universal));
        if let Some(Hand { .. }) = state.yard.builders[seat].hand {
            let near = match state.setup.aid {
                Aid::Assisted => find_leeway(state, content, seat).free(ship),
                Aid::Tabletop => tabletop(state, content, seat),
            };
            steps.extend(
                Turn::ALL
                    .into_iter()
                    .flat_map(|turn| near.iter().map(move |square| Build::PlaceUniversal(square, turn))),
            );
        }
    }
    if freedoms.deliveries > 0 {
        let ways = |part| Turn::ALL.into_iter().filter(move |turn| pointed(part, *turn) == *turn);
        for square in ship.occupied() {
            let parts = Part::ALL.into_iter().flat_map(|part| ways(part).map(move |turn| (part, turn)));
            steps.extend(parts.map(|(part, turn)| Build::Deliver(square, part, turn)));
        }
        steps.extend(deliveries(ship).map(|(square, _)| Build::TakeBack(square)));
    }
    steps
}
