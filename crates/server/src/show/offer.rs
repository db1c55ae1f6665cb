//! What a player can do in the yard, and why not.

use super::table::reserve_places;
use crate::protocol::{BuildOffer, Misfit, StepOffer, TurnOffer, Using};
use trucker_engine::building::Build;
use trucker_engine::refusal::Refusal;
use trucker_engine::ship::lacks::lacks;
use trucker_engine::ship::legal::{self, Mistake, Surroundings};
use trucker_engine::squares::Squares;
use trucker_engine::state::{Aid, Pace};
use trucker_engine::tile::TileId;
use trucker_engine::view::{HandView, View};
use trucker_engine::words::{ByLevel, Seat, Turn};

/// Everything this seat can do in the yard now.
pub(super) fn offer(view: View<'_>, seat: Seat) -> BuildOffer {
    let offered = |step| StepOffer { step, refusal: view.check_build(step).err() };
    // Whoever has finished only looks on, and may turn the timer.
    let is_open = |offer: &StepOffer| offer.refusal != Some(Refusal::AlreadyFinished);
    let hand = match view.hand(seat) {
        Some(HandView::Known(hand)) => Some(hand.tile),
        Some(HandView::Hidden) | None => None,
    };
    // Whether the tile lies there is looked at last, so any tile tells what stands against all of them.
    let take = view.check_build(Build::Take(TileId(0))).err().filter(|refusal| *refusal != Refusal::NotFaceUp);
    let (open, unfit) = match view.setup().aid {
        Aid::Assisted if take != Some(Refusal::AlreadyFinished) => prospects(view, seat),
        Aid::Assisted | Aid::Tabletop => (Squares::NONE, Vec::new()),
    };
    BuildOffer {
        steps: steps(view, seat).map(offered).filter(is_open).collect(),
        take,
        open,
        unfit,
        turns: hand.map(|tile| turns(view, seat, tile)),
        scrap: scrap(view, seat),
        lacks: lacks(view.ship(seat), view.content(), view.seat_rules(seat)),
        forfeits: view.forfeits(seat) as u8,
        forfeit: view.forfeit(seat),
        tools: view.tools(),
        supplies: view.supplies(),
    }
}

/// The steps that this flight knows, whether or not they may be taken now.
fn steps(view: View<'_>, seat: Seat) -> impl Iterator<Item = Build> {
    let board = view.flight_board();
    let places = reserve_places(view, seat);
    let has_forecast = !view.rules().learning && board.cards_per_pile != ByLevel::default();
    let has_timer = board.timer_spaces > 0 && matches!(view.setup().pace, Pace::RealTime { .. });
    let piles = if has_forecast { view.seat_rules(seat).piles() } else { 0 };
    [Build::Go, Build::Draw, Build::Lift, Build::Return]
        .into_iter()
        .chain((places > 0).then_some(Build::Reserve))
        .chain((0..places as u8).map(Build::TakeReserved))
        .chain((0..piles as u8).map(Build::Look))
        .chain(has_forecast.then_some(Build::Close))
        .chain(has_timer.then_some(Build::Flip))
        .chain((0..view.seats().len() as u8).map(Build::Finish))
}

fn turns(view: View<'_>, seat: Seat, tile: TileId) -> [TurnOffer; 4] {
    let spots = view.spots();
    let aided = view.setup().aid == Aid::Assisted;
    Turn::ALL.map(|turn| TurnOffer {
        fits: spots[turn.quarters()],
        misfits: if aided { misfits(view, seat, tile, turn) } else { Vec::new() },
        uses: if aided { uses(view, tile, spots[turn.quarters()], turn) } else { Vec::new() },
    })
}

/// Where a tile fits only because somebody of the support team sees to it.
fn uses(view: View<'_>, tile: TileId, fits: Squares, turn: Turn) -> Vec<Using> {
    let mut all: Vec<Using> = Vec::new();
    for square in fits {
        for (ability, count) in view.uses(tile, square, turn) {
            match all.iter_mut().find(|using| (using.ability, using.count) == (ability, count)) {
                Some(using) => using.squares.insert(square),
                None => all.push(Using { ability, count, squares: Squares::of(square) }),
            }
        }
    }
    all
}

/// Where the ship can grow, and what lies face up and fits nowhere.
fn prospects(view: View<'_>, seat: Seat) -> (Squares, Vec<TileId>) {
    let mut around = Surroundings::default();
    view.look_around(seat, &mut around);
    let fits = |tile| Turn::ALL.into_iter().any(|turn| around.legal(view.content(), tile, turn) != Squares::NONE);
    (around.open(), view.face_up().iter().filter(|tile| !fits(*tile)).collect())
}

/// Why the tile does not fit beside the ship. Farther away nothing would hold it: that needs no telling.
fn misfits(view: View<'_>, seat: Seat, tile: TileId, turn: Turn) -> Vec<Misfit> {
    let (ship, board, content) = (view.ship(seat), view.board(seat), view.content());
    let leeway = view.leeway(seat);
    let mut misfits: Vec<Misfit> = Vec::new();
    for square in legal::next_to_ship(ship, leeway.map_or(board, |leeway| leeway.zone)) {
        let why: Option<Mistake> = match &leeway {
            None => legal::why_not(ship, board, content, tile, square, turn),
            Some(leeway) => leeway.why_not(ship, content, tile, square, turn),
        };
        if let Some(why) = why {
            match misfits.iter_mut().find(|misfit| misfit.why == why) {
                Some(misfit) => misfit.squares.insert(square),
                None => misfits.push(Misfit { why, squares: Squares::of(square) }),
            }
        }
    }
    misfits
}

fn scrap(view: View<'_>, seat: Seat) -> Squares {
    if !view.mending().contains(seat) {
        return Squares::NONE;
    }
    view.ship(seat).occupied().iter().filter(|square| view.may_build(Build::Scrap(*square))).collect()
}
