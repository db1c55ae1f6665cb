//! Base rulebook, *Earning titles*, *Distributing titles*, *The second flight*, *The third flight*, and the six
//! silver descriptions.

use crate::chance::Purpose;
use crate::content::Content;
use crate::decision::{Answer, Reason, Shape};
use crate::event::{Event, Money};
use crate::script::{Cx, Flow};
use crate::ship::joins::{self, Joins};
use crate::ship::{Part, Ship, gadgets};
use crate::squares::Squares;
use crate::state::Phase;
use crate::words::{BySeat, Credits, Seat, Seats, Side, Title};

/// What a ship scores for a title.
pub fn score(ship: &Ship, content: &Content, title: Title) -> u8 {
    let joins = Joins::of(ship);
    let score = match title {
        Title::FreightHauler => ship.part_where(Part::Cargo, |aboard| !aboard.goods().is_empty()).len(),
        Title::PowerTrucker => joins::consumers(ship, content).len(),
        Title::Xenoquartermaster => {
            let cabins = ship.part(Part::Cabin);
            let homes = ship.part_where(Part::Cabin, |aboard| aboard.alien().is_some());
            // Ruling 13: an alien that can walk to no other cabin counts nothing.
            homes.iter().map(|home| usize::from(joins.distance(home, cabins).unwrap_or(0))).sum()
        }
        Title::CruiseCaptain => {
            let occupied = ship.part_where(Part::Cabin, |aboard| aboard.crew() > 0);
            let mut with_view = Squares::NONE;
            for side in Side::ALL {
                let closed = ship.connectors(side) | ship.plated(content, side);
                with_view |= occupied & !closed & !ship.occupied().step(side.opposite());
            }
            with_view.len()
        }
        Title::MasterEngineer => ship.occupied().len(),
        Title::Corridorist => {
            // Corridor components have at most two joins, so a group of them that holds together is a chain.
            let corridors =
                ship.tiles().filter(|(_, placed)| content.tile(placed.tile).is_corridor()).map(|(square, _)| square);
            joins.largest_group(corridors.collect())
        }
        Title::Contraptionist => gadgets::contraptions(ship, content).len(),
        Title::Aesthete => gadgets::mirrored(ship, content).len(),
    };
    score as u8
}

/// Titles are won after the first flight and defended after the others.
pub fn titles(cx: &mut Cx<'_, '_>) -> Flow {
    if cx.state().flight_number == 0 {
        earn(cx)?;
    } else {
        defend(cx);
    }
    cx.enter(Phase::Sale);
    Ok(())
}

/// The score of everyone who finished.
fn scores(cx: &mut Cx<'_, '_>, title: Title) -> BySeat<Option<u8>> {
    let mut scores = BySeat::default();
    for seat in cx.flight_order() {
        let score = score(cx.ship(seat), cx.content, title);
        scores[seat] = Some(score);
        cx.emit(Event::TitleScored { seat, title, score });
    }
    scores
}

/// Every title goes to the best score, the one farther ahead among equals; all of them are paid, unless all
/// scored nothing. Whoever has several keeps one and gives the others to players without.
fn earn(cx: &mut Cx<'_, '_>) -> Flow {
    let finishers = cx.flight_order();
    let reward = cx.flight_board().best_looking;
    let mut won = BySeat::<u16>::default();
    let Some(first) = finishers.first().copied() else { return deal_at_random(cx) };
    for title in cx.state().titles.into_iter().flatten() {
        let scores = scores(cx, title);
        let best = finishers.iter().filter_map(|seat| scores[*seat]).max();
        let mut winner = None;
        for seat in finishers.iter().copied().filter(|seat| scores[*seat] == best) {
            if best > Some(0) {
                cx.pay(seat, reward, Money::Title(title));
            }
            winner.get_or_insert(seat);
        }
        won[winner.unwrap_or(first)] |= 1 << title.index();
    }
    // Farther ahead decides first: which to keep, then who gets the others.
    for seat in finishers.iter().copied() {
        let options = won[seat];
        if options == 0 {
            continue;
        }
        let Answer::Option(keep) = cx.ask(seat, Shape::OneOf { options, may_pass: false }, Reason::KeepTitle)? else {
            continue;
        };
        cx.take_title(seat, Title::ALL[usize::from(keep)]);
        for title in Title::ALL.into_iter().filter(|title| (options & !(1 << keep)) >> title.index() & 1 != 0) {
            let is_without = |other: &Seat| cx.state().players[*other].title.is_none() && won[*other] == 0;
            let without: Seats = cx.state().seats().iter().filter(is_without).collect();
            let choice = Shape::OneOf { options: without.bits(), may_pass: false };
            if let Answer::Option(other) = cx.ask(seat, choice, Reason::GiveTitle { title })?
                && let Some(other) = Seat::new(usize::from(other))
            {
                cx.take_title(other, title);
            }
        }
    }
    Ok(())
}

/// Nobody finished: titles are dealt at random, one to each player, and nobody is paid.
fn deal_at_random(cx: &mut Cx<'_, '_>) -> Flow {
    let mut titles: arrayvec::ArrayVec<Title, 4> = cx.state().titles.into_iter().flatten().collect();
    for seat in cx.state().seats().iter() {
        let title = titles.swap_remove(cx.draw(Purpose::Titles, titles.len()));
        cx.take_title(seat, title);
    }
    Ok(())
}

/// Whoever finished with the highest score for their own title has defended it; a tie will do. The reward is
/// that of the level, twice that for a gold title. A title defended in the second flight turns gold for the third.
fn defend(cx: &mut Cx<'_, '_>) {
    let finishers = cx.flight_order();
    let reward = cx.flight_board().best_looking;
    for seat in cx.state().seats().iter() {
        let Some(held) = cx.state().players[seat].title else { continue };
        let scores = scores(cx, held.title);
        let best = finishers.iter().filter_map(|other| scores[*other]).max();
        let defended = best.is_some() && scores[seat] == best;
        cx.emit(Event::TitleDefended { seat, title: held.title, gold: held.gold, defended });
        if defended {
            let factor = if held.gold { 2 } else { 1 };
            cx.pay(seat, Credits(reward.0 * factor), Money::Title(held.title));
            if cx.state().flight_number == 1 {
                cx.flip_title(seat);
            }
        }
    }
}
