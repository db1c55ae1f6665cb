//! What is aboard a ship only with the right support team: hidden blocks, a red block in a white container, a human
//! beside an alien, crew that is awake in a stasis chamber. A ship that is read in brings the rules it needs along.

use trucker_engine::content::Content;
use trucker_engine::ship::Ship;
use trucker_engine::tile::Component;
use trucker_engine::words::Good;

/// Can it hide a block?
pub(crate) fn is_module(component: Component) -> bool {
    matches!(component, Component::Structural | Component::Router)
}

/// The most red blocks that can ever be in it.
pub(super) fn most_red(component: Component) -> u8 {
    component.containers().min(component.red_containers() + 1)
}

/// The ship by rules that allow what is aboard; those awake in a stasis chamber are counted with the batteries so far.
pub(super) fn by_what_is_aboard(ship: Ship, content: &Content) -> Ship {
    let mut quirks = ship.quirks();
    for (square, aboard) in ship.laden(ship.occupied()) {
        match ship.component(content, square) {
            Some(Component::Cabin) => quirks.shared |= aboard.alien().is_some() && aboard.humans() > 0,
            Some(Component::StasisChamber) => quirks.awake |= aboard.batteries() > 0,
            Some(Component::Structural | Component::Router) => quirks.stores |= !aboard.goods().is_empty(),
            Some(hold) => quirks.red_in_white |= aboard.goods()[Good::Red] > hold.red_containers(),
            None => {}
        }
    }
    if quirks == ship.quirks() { ship } else { ship.with_quirks(content, quirks) }
}
