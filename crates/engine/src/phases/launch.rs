//! Base rulebook, *Fixing ships*, *Spot check*, *Placing the crew*, gold *Master Engineer*, gold *Power Trucker*.
//! *Keep on Trucking*, *Catapults*, *Stasis chambers*, *Cyan aliens*. *Another Big Expansion*, *Class IV*: *Insurance*.

use crate::content::Insurance;
use crate::decision::{Answer, Reason, Shape};
use crate::event::{Event, Loss};
use crate::fines;
use crate::modifiers::{Modifier, Moment, Window};
use crate::script::{Cx, Flow};
use crate::ship::leeway::Care;
use crate::ship::legal::{self, Mistakes, Surroundings};
use crate::ship::{Part, analysis};
use crate::squares::Square;
use crate::state::{MAX_RESERVE, Phase};
use crate::words::{Alien, Credits, Seat, Turn};

/// Whoever had to reserve first adds the two reserved components, now that everyone is done, or pays for them.
///
/// They must fit, whatever aid the table builds with: a part that is only leaned against the ship is not added.
pub fn late_parts(cx: &mut Cx<'_, '_>) -> Flow {
    let reserved_first = |seat: &Seat| cx.seat_rules(*seat).reserve_first;
    let late = cx.state().seats().iter().filter(reserved_first).collect();
    cx.each(late, |cx, seat| {
        let board = cx.building_zone(seat);
        // Both orders are possible: a part that was passed over may fit against the other (Ruling 31).
        let mut added = true;
        while std::mem::take(&mut added) {
            for slot in 0..MAX_RESERVE {
                let Some(tile) = cx.state().yard.builders[seat].reserve[slot] else { continue };
                let around = Surroundings::with(cx.ship(seat), board, cx.leeway(seat));
                let spots = Turn::ALL.map(|turn| around.legal(cx.content, tile, turn));
                if let Answer::Place(square, turn) =
                    cx.ask(seat, Shape::Place { spots }, Reason::AddLatePart { tile })?
                {
                    cx.add_late(seat, slot, square, turn);
                    added = true;
                }
            }
        }
        for slot in 0..MAX_RESERVE {
            cx.forfeit_late(seat, slot);
        }
        Ok(())
    })?;
    if !cx.acts_after_building() {
        cx.moment(Moment::BuildingDone)?;
    }
    cx.use_abilities(Window::Mending)?;
    cx.enter(Phase::SpotCheck);
    Ok(())
}

/// Every ship is checked. Whoever broke a rule takes components off until the ship is legal and in one piece.
pub fn spot_check(cx: &mut Cx<'_, '_>) -> Flow {
    let seats = cx.state().seats();
    if cx.state().rules.learning {
        // Ruling 6: in the learning flight the owner may take the ship back and mend it first.
        let yard = cx.state().yard;
        let is_wrong = |seat: &Seat| !legal::is_legal(cx.ship(*seat), cx.building_zone(*seat));
        let wrong = seats.without(yard.mended).iter().filter(is_wrong).collect();
        cx.each(wrong, |cx, seat| {
            let rebuild = cx.yes(seat, Reason::Rebuild)?;
            cx.offer_to_mend(seat, rebuild);
            Ok(())
        })?;
        if !cx.state().yard.mending.is_empty() {
            cx.reopen_yard();
            return Ok(());
        }
    }
    cx.each(seats, |cx, seat| {
        // Where there is more than the support team allows, its owner decides what comes off.
        cx.settle_marks(seat, Care::Strict);
        let mut wrong = Mistakes::of(cx.ship(seat), cx.building_zone(seat)).squares();
        if !wrong.is_empty() {
            for (mistake, squares) in Mistakes::of(cx.ship(seat), cx.building_zone(seat)).iter() {
                cx.emit(Event::MistakeFound { seat, mistake, squares });
            }
        }
        while !wrong.is_empty() {
            let choice = Shape::Square { from: wrong };
            if let Answer::Square(square) = cx.ask(seat, choice, Reason::RemoveMistake)? {
                cx.lose_tile(seat, square, Loss::Removed);
                cx.settle_marks(seat, Care::Strict);
                wrong = Mistakes::of(cx.ship(seat), cx.building_zone(seat)).squares();
            }
        }
        cx.keep_one_piece(seat)
    })?;
    cx.use_abilities(Window::AfterBuilding)?;
    cx.moment(Moment::Checked)?;
    cx.enter(Phase::Crew);
    Ok(())
}

/// What was not added is lost; rockets line up; batteries, blocks for catapults and crew come aboard, in order.
pub fn crew(cx: &mut Cx<'_, '_>) -> Flow {
    if cx.acts_after_building() {
        // *Another Big Expansion*, *Nasty Surprise*: abilities for after building come first.
        cx.moment(Moment::BuildingDone)?;
    }
    for seat in cx.state().seats().iter() {
        cx.lose_reserve(seat);
    }
    cx.line_up();
    for seat in cx.flight_order() {
        charge_batteries(cx, seat);
        cx.arm_catapults(seat);
        cx.fill_stasis(seat);
        place_crew(cx, seat)?;
    }
    insure(cx)?;
    cx.use_abilities(Window::BeforeFlight)?;
    cx.moment(Moment::Prepared)?;
    cx.enter(Phase::Reveal);
    Ok(())
}

/// In order, whoever has the credits may insure a ship whose board offers it, until the first card is turned up.
fn insure(cx: &mut Cx<'_, '_>) -> Flow {
    for seat in cx.flight_order() {
        let offered = cx.state().rules.ship_board(cx.content, seat).insurance;
        if let Some(Insurance { price, most }) = offered
            && cx.state().players[seat].credits >= price
            && cx.yes(seat, Reason::Insure { price, most, even: even(cx, seat, price), full: full(cx, seat) })?
        {
            cx.insure(seat, price);
        }
    }
    Ok(())
}

/// The most components that can be lost before an insurance is worth its price.
fn even(cx: &Cx<'_, '_>, seat: Seat, price: Credits) -> u8 {
    let due = |lost: u8, insured: bool| fines::due(cx.state(), cx.content, seat, lost, insured);
    let pays = |lost: &u8| due(*lost, false) > price + due(*lost, true);
    (1..=u8::MAX).find(pays).map_or(u8::MAX, |lost| lost - 1)
}

/// With so many lost components an insured ship pays as much as it ever will.
fn full(cx: &Cx<'_, '_>, seat: Seat) -> u8 {
    let due = |lost: u8| fines::due(cx.state(), cx.content, seat, lost, true);
    (0..u8::MAX).find(|lost| due(*lost) == due(u8::MAX)).unwrap_or(u8::MAX)
}

/// Every battery component gets the tokens shown on it.
fn charge_batteries(cx: &mut Cx<'_, '_>, seat: Seat) {
    let rules = cx.seat_rules(seat);
    for square in cx.ship(seat).part(Part::Battery) {
        let tokens = analysis::battery_capacity(cx.ship(seat), cx.content, rules, square);
        if tokens > 0 {
            cx.charge(seat, square, tokens);
        }
    }
}

/// Two humans, or one alien of a colour that the cabin's life support allows and the ship does not have yet.
fn place_crew(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow {
    let rules = cx.seat_rules(seat);
    for cabin in cx.ship(seat).part(Part::Cabin) {
        let (humans, room_for_alien) = analysis::cabin_capacity(cx.ship(seat), rules, cabin);
        let mut aliens = 0;
        if room_for_alien && !cx.state().rules.learning {
            for alien in Alien::ALL {
                let ship = cx.ship(seat);
                if analysis::supports(ship, cx.content, rules, cabin, alien) && analysis::aliens(ship, alien) == 0 {
                    aliens |= 1 << alien.index();
                }
            }
        }
        loop {
            match cx.ask(seat, Shape::Occupant { aliens }, Reason::PlaceCrew { cabin })? {
                Answer::Alien(Alien::Cyan) => match choose_specialist(cx, seat, cabin)? {
                    Some(specialist) => cx.board_specialist(seat, cabin, specialist),
                    // None of those left is wanted: somebody else lives here.
                    None => {
                        aliens &= !(1 << Alien::Cyan.index());
                        continue;
                    }
                },
                Answer::Alien(alien) => cx.board_alien(seat, cabin, alien),
                _ => cx.board_humans(seat, cabin, humans),
            }
            break;
        }
        // Ruling 191: who may live with an alien does.
        let beside = analysis::free_places(cx.ship(seat), rules, cabin);
        if beside > 0 && cx.ship(seat).aboard(cabin).alien().is_some() {
            cx.board_humans(seat, cabin, beside);
        }
    }
    Ok(())
}

/// *Keep on Trucking*, *Cyan alien abilities*: a specialist that nobody ahead has taken, or no cyan alien after all.
fn choose_specialist(cx: &mut Cx<'_, '_>, seat: Seat, cabin: Square) -> Flow<Option<Modifier>> {
    let shape = Shape::OneOf { options: cx.free_specialists(), may_pass: true };
    Ok(match cx.ask(seat, shape, Reason::ChooseSpecialist { cabin })? {
        Answer::Option(number) => Modifier::SPECIALISTS.get(usize::from(number)).copied(),
        _ => None,
    })
}
