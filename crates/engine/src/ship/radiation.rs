//! What radiates, and where it becomes too much.
//!
//! *Another Big Expansion*: *Radiation Leak*. Battery components without a token are nothing here, nor is anything in a
//! dead zone but tokens.

use super::joins::Joined;
use super::{Part, Ship};
use crate::content::Content;
use crate::squares::Squares;
use crate::tile::Component;

/// Components with crew that is awake and joined to a panel, or to a battery component with a token.
pub fn irradiated(ship: &Ship, content: &Content) -> Squares {
    let occupied = ship.quarters_where(|aboard| aboard.crew() > 0);
    occupied & Joined::of(ship).to(charged(ship) | panels(ship, content))
}

/// Clusters of panels, routers and components with battery tokens in which tokens and panels come to this number.
pub fn overloaded(ship: &Ship, content: &Content, limit: u8) -> Squares {
    let (charged, panels) = (charged(ship), panels(ship, content));
    let tokens = |cluster: Squares| -> usize {
        (cluster & charged).iter().map(|square| usize::from(ship.aboard(square).batteries())).sum()
    };
    let power = |cluster: Squares| tokens(cluster) + (cluster & panels).len();
    let clusters = Joined::of(ship).clusters(charged | panels | ship.routers());
    clusters.filter(|cluster| power(*cluster) >= usize::from(limit)).fold(Squares::NONE, |all, one| all | one)
}

fn charged(ship: &Ship) -> Squares {
    ship.part_where(Part::Battery, |aboard| aboard.batteries() > 0)
}

fn panels(ship: &Ship, content: &Content) -> Squares {
    ship.gadgets(content, Component::SolarPanel)
}
