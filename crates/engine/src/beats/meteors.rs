//! Base rulebook, *Meteor swarm* and *Stray big meteors*.

use crate::card::Projectile;
use crate::script::{Cx, Flow};

/// Meteor by meteor, the leader rolls and everyone faces their own copy of it.
pub fn meteors(cx: &mut Cx<'_, '_>, meteors: &[Projectile]) -> Flow {
    let Some(leader) = cx.leader() else { return Ok(()) };
    for meteor in meteors {
        cx.volley(leader, cx.flying(), *meteor)?;
    }
    Ok(())
}
