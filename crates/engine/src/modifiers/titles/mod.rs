//! *Keep on Trucking*, *The Transgalactic Trek*: the handicaps of gold titles.

pub(super) mod aesthete;
pub(super) mod contraptionist;
