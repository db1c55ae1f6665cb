//! The verbs: all that can happen to a player. Only verbs change the state, and every verb tells its event.

mod alter;
mod catapults;
mod crew;
mod crubots;
mod damage;
mod goods;
mod hidden;
mod intruders;
mod junk;
mod money;
mod phase;
mod power;
mod roads;
mod stasis;
mod team;
mod thrust;
mod travel;
mod volley;
