//! *Another Big Expansion*, *Support Team*: *Acquiring Team Members*.

use crate::chance::Purpose;
use crate::decision::{Answer, Reason, Shape};
use crate::script::{Cx, Flow};
use crate::state::Phase;
use crate::team::{DEALT, Hiring, MAX_TEAM, Member, Members};
use crate::words::{BySeat, Seat, Seats};

/// Deals members before the next flight, if anybody gets one; `false` if not.
pub fn deal(cx: &mut Cx<'_, '_>) -> bool {
    let hiring = cx.state().setup.hiring();
    let wanting: Seats = cx.state().seats().iter().filter(|seat| team_size(cx, *seat) < MAX_TEAM).collect();
    if hiring == Hiring::None || wanting.is_empty() {
        return false;
    }
    let mut free = cx.state().free_members();
    if hiring == Hiring::Contested {
        let cards = (wanting.len() + 1).min(free.len());
        let open = (0..cards).filter_map(|_| draw(cx, &mut free)).collect();
        cx.lay_members(open);
    } else {
        for seat in wanting.iter() {
            let cards = DEALT[team_size(cx, seat)];
            let dealt = (0..cards).filter_map(|_| draw(cx, &mut free)).collect();
            cx.deal_members(seat, dealt);
        }
    }
    true
}

fn team_size(cx: &Cx<'_, '_>, seat: Seat) -> usize {
    cx.state().players[seat].team.len()
}

/// Draws a member at random.
fn draw(cx: &mut Cx<'_, '_>, free: &mut Members) -> Option<Member> {
    let member = free.nth(cx.draw(Purpose::Titles, free.len().max(1)))?;
    free.remove(member);
    Some(member)
}

/// Everyone chooses, after so many flights; then the next one is set up.
pub fn team(cx: &mut Cx<'_, '_>, flights: u8) -> Flow {
    if cx.state().draft.open.is_empty() {
        choose_in_secret(cx)?;
    } else {
        choose_in_turn(cx)?;
    }
    cx.end_draft();
    if flights > 0 {
        cx.next_flight();
    }
    cx.enter(Phase::SetUp);
    Ok(())
}

/// All choose at once, and what they chose is shown when everyone has. Who was passed over may be dealt again
/// (Ruling 158).
fn choose_in_secret(cx: &mut Cx<'_, '_>) -> Flow {
    let dealt = cx.state().draft.dealt;
    let mut chosen = BySeat::<Option<Member>>::default();
    cx.each(cx.state().seats(), |cx, seat| {
        if !dealt[seat].is_empty() {
            chosen[seat] = Some(choose(cx, seat, dealt[seat])?);
        }
        Ok(())
    })?;
    for seat in cx.state().seats().iter() {
        if let Some(member) = chosen[seat] {
            cx.hire(seat, member);
        }
    }
    Ok(())
}

/// *Competitive Variant*: those who finished choose in the order they finished; the others get at random what is left.
fn choose_in_turn(cx: &mut Cx<'_, '_>) -> Flow {
    let wanting: Seats = cx.state().seats().iter().filter(|seat| team_size(cx, *seat) < MAX_TEAM).collect();
    let place = |seat: &Seat| cx.state().players[*seat].place;
    let mut finished: Vec<Seat> = wanting.iter().filter(|seat| place(seat).is_some()).collect();
    finished.sort_by_key(place);
    let others: Vec<Seat> = wanting.iter().filter(|seat| !finished.contains(seat)).collect();
    for seat in finished {
        let member = choose(cx, seat, cx.state().draft.open)?;
        cx.hire(seat, member);
    }
    for seat in others {
        let mut open = cx.state().draft.open;
        if let Some(member) = draw(cx, &mut open) {
            cx.hire(seat, member);
        }
    }
    Ok(())
}

fn choose(cx: &mut Cx<'_, '_>, seat: Seat, from: Members) -> Flow<Member> {
    let options = ((1u32 << from.len()) - 1) as u16;
    let choice = Shape::OneOf { options, may_pass: false };
    let chosen = match cx.ask(seat, choice, Reason::ChooseMember { from })? {
        Answer::Option(option) => usize::from(option),
        _ => 0,
    };
    Ok(from.nth(chosen).unwrap_or(Member::ALL[0]))
}
