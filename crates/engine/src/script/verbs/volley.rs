//! One roll for everyone who is flown at.
//!
//! Base rulebook: *Meteor swarm*, *Advanced enemies*, *Combat zone*. *Keep on Trucking*: *Bad Luck*. *Another Big
//! Expansion*: *Thrusters*.

use crate::card::{Projectile, ProjectileKind};
use crate::event::RollFor;
use crate::modifiers::{Moment, Moments};
use crate::script::{Cx, Flow};
use crate::ship::board::Lines;
use crate::state::Tally;
use crate::words::{BySeat, Roll, Seat, Seats, Side};

impl Cx<'_, '_> {
    /// Somebody rolls for what comes from a side, and everyone it flies at faces their own copy of it. If it is several
    /// things, they come one after the other in the same line; whoever is spared one of them is spared them all.
    ///
    /// After the roll, and before anything that hangs on it is defended against, each may move the lines in which it
    /// comes at their own ship.
    pub fn volley(&mut self, roller: Seat, at: Seats, from: Side, kinds: &[ProjectileKind]) -> Flow {
        let mut at = at;
        let mut rolls = 0;
        let Some(first) = kinds.first() else { return Ok(()) };
        let first = self.cause().later(0, Projectile { kind: *first, from });
        while !at.is_empty() {
            let dice = self.by(first, |cx| cx.roll(roller, at, RollFor::Line));
            rolls += 1;
            let looked_at = self.acts_at(Moments::VOLLEY_DONE);
            let before = looked_at.then(|| BySeat(self.state.players.0.map(|player| player.tally)));
            let mut courses = BySeat::<Lines>::default();
            let mut told = BySeat::<Option<Roll>>::default();
            for (number, kind) in kinds.iter().enumerate() {
                let projectile = Projectile { kind: *kind, from };
                let cause = self.cause().later(number, projectile);
                self.by(cause, |cx| {
                    cx.each(at, |cx, seat| {
                        if number == 0 {
                            let (straight, rolled) = cx.lines(seat, from, dice);
                            let mut lines = straight;
                            cx.steer(seat, from, kinds, dice, &mut lines)?;
                            told[seat] = if lines == straight { rolled } else { cx.told_moved(seat, from, lines) };
                            courses[seat] = lines;
                        }
                        cx.face_in(seat, projectile, told[seat], courses[seat])
                    })
                })?;
            }
            let Some(before) = before else { break };
            let touched = |seat: &Seat| {
                let (then, now) = (before[*seat], self.state.players[*seat].tally);
                // Ruling 57: what the Techie does for nothing is no battery spent.
                let paid = |tally: Tally| (tally.tokens, tally.catapulted);
                then.hits != now.hits || paid(then) != paid(now)
            };
            let hit = at.iter().filter(touched).collect();
            let mut again = Seats::NONE;
            self.moment(Moment::VolleyDone { at, hit, rolls, again: &mut again })?;
            at = again;
        }
        Ok(())
    }
}
