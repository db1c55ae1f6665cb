//! *Keep on Trucking*: *Rough Roads*. Each card is a file of its own.

pub(super) mod abandoned_debris;
pub(super) mod bad_luck;
pub(super) mod big_baddies;
pub(super) mod cosmic_psychosis;
pub(super) mod dead_zone;
pub(super) mod defective_connectors;
pub(super) mod explosive_stuff;
pub(super) mod gravitational_anomaly;
pub(super) mod infected_goods;
pub(super) mod metal_fatigue;
pub(super) mod meteoric_inversion;
pub(super) mod murphys_law;
pub(super) mod nasty_surprise;
pub(super) mod paranoid_locals;
pub(super) mod personalized_cabins;
pub(super) mod piercing_projectiles;
pub(super) mod remorseless_fate;
pub(super) mod space_junk;
pub(super) mod tough_trip;
pub(super) mod union_ship;
pub(super) mod welcome_to_the_lead;
