//! *Transgalactic Trek* of both rulebooks: what counts for a title, and the handicap of the gold one. Each is a file.

pub(super) mod aesthete;
pub(super) mod contraptionist;
pub(super) mod corridorist;
pub(super) mod cruise_captain;
pub(super) mod freight_hauler;
pub(super) mod master_engineer;
pub(super) mod power_trucker;
pub(super) mod xenoquartermaster;

use crate::content::Content;
use crate::ship::Ship;
use crate::words::Title;

/// What a ship scores for a title.
pub fn score(ship: &Ship, content: &Content, title: Title) -> u8 {
    let score = match title {
        Title::FreightHauler => freight_hauler::score,
        Title::PowerTrucker => power_trucker::score,
        Title::Xenoquartermaster => xenoquartermaster::score,
        Title::CruiseCaptain => cruise_captain::score,
        Title::MasterEngineer => master_engineer::score,
        Title::Corridorist => corridorist::score,
        Title::Contraptionist => contraptionist::score,
        Title::Aesthete => aesthete::score,
    };
    score(ship, content) as u8
}
