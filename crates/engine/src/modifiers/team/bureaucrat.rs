//! *Another Big Expansion*, *Support Team*: *Bureaucrat*.

use super::questions::{self, For};
use crate::modifiers::{About, Effects, Modifier, Window};
use crate::script::{Cx, Flow};
use crate::setup::Titles;
use crate::words::{Days, Seat};

/// Starts farther ahead: by the number of the round, and a day for each rocket ahead. That is a movement as any other
/// (Ruling 184).
pub(in crate::modifiers) const A: Effects =
    Effects::used(Window::BeforeFlight, |cx, seat| cx.flying().contains(seat), start_ahead);

/// Bonuses are raised or lowered for everyone, those for finishing and the one for looks each on its own. Whoever gave
/// up may do so, too.
pub(in crate::modifiers) const B: Effects =
    Effects::used(Window::Bonuses, |cx, _| !cx.flying().is_empty(), change_bonuses);

/// By how much finishing pays more or less, by place. The fifth gets nothing in any case (Ruling 79).
const FINISH: [i8; 4] = [4, 3, 2, 1];
/// The same for the best-looking ship.
const LOOKS: i8 = 2;

fn start_ahead(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let position = |seat: Seat| cx.state().players[seat].position;
    let ahead = cx.flying().iter().filter(|other| position(*other) > position(seat)).count();
    let days = Days((cx.state().rules.level.number() as usize + ahead) as i16);
    cx.move_days(seat, days)?;
    Ok(true)
}

fn change_bonuses(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let by = |option: u8| if option == 0 { 1 } else { -1 };
    let what = For::once(Modifier::BureaucratB, seat);
    let finish = questions::option(cx, seat, what, About::FinishBonus, 0b11)?;
    // Where there are titles, looks pay nothing.
    let looks = match cx.state().round().titles {
        Titles::None => questions::option(cx, seat, what, About::LooksBonus, 0b11)?,
        _ => None,
    };
    if let Some(option) = finish {
        cx.change_finish_bonus(seat, FINISH.map(|credits| by(option) * credits));
    }
    if let Some(option) = looks {
        cx.change_looks_bonus(seat, by(option) * LOOKS);
    }
    Ok(finish.or(looks).is_some())
}
