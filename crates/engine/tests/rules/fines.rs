//! What lost components cost: told with each of them, and together what is paid at the end of the flight.

use crate::common::{Table, campaigns, setups, teams};
use trucker_engine::event::{Event, Money};
use trucker_engine::modifiers::Modifier;
use trucker_engine::words::{BySeat, Credits, MAX_SEATS, Seats};

#[test]
fn what_each_lost_component_costs_adds_up_to_what_is_paid() {
    let (mut flights, mut discounts) = (0, 0);
    for (number, setup) in setups().into_iter().chain(campaigns()).chain(teams()).enumerate() {
        let mut table = Table::with_full_ships(setup, number as u64);
        let mut events = table.first_events.clone();
        let mut told = BySeat([Credits(0); MAX_SEATS]);
        let mut paid = BySeat([None; MAX_SEATS]);
        // A specialist who comes or goes on the way changes what earlier losses cost.
        let mut changed = Seats::NONE;
        loop {
            for event in &events {
                match *event {
                    Event::TileLost { seat, fine, .. } => told[seat] += fine,
                    Event::SpecialistBoarded { seat, .. } | Event::SpecialistLost { seat, .. } => changed.insert(seat),
                    Event::Paid { seat, credits, why: Money::Losses(_), .. } => paid[seat] = Some(Credits(0) - credits),
                    Event::Paid {
                        seat,
                        credits,
                        why: Money::Specialist(Modifier::Lawyer) | Money::Member(Modifier::SwindlerB),
                        ..
                    } => {
                        if let Some(due) = paid[seat] {
                            paid[seat] = Some(due - credits);
                            discounts += 1;
                        }
                    }
                    Event::FlightEnded { .. } => {
                        for seat in setup_seats(setup.players).without(changed).iter() {
                            assert_eq!(told[seat], paid[seat].unwrap_or(Credits(0)), "{seat} in {setup:?}");
                        }
                        flights += 1;
                        told = BySeat([Credits(0); MAX_SEATS]);
                        paid = BySeat([None; MAX_SEATS]);
                        changed = Seats::NONE;
                    }
                    _ => {}
                }
            }
            if table.game.is_over() {
                break;
            }
            events = table.step();
        }
    }
    assert!(flights > 50 && discounts > 0, "{flights} flights, {discounts} discounts");
}

fn setup_seats(players: u8) -> Seats {
    Seats::first(usize::from(players))
}
