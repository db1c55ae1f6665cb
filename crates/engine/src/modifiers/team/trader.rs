//! *Another Big Expansion*, *Support Team*: *Trader*.

use super::questions::{self, For};
use crate::event::Money;
use crate::modifiers::{About, Effects, Modifier, Window};
use crate::script::{Cx, Flow};
use crate::ship::hidden::SMUGGLED;
use crate::ship::{Aboard, analysis};
use crate::words::{Credits, Good, Goods, Seat};

/// Buys yellow goods before the flight, as many as the number of the round at most, if there are credits, blocks in the
/// bank and room for them (Ruling 190).
pub(in crate::modifiers) const A: Effects =
    Effects::used(Window::BeforeFlight, |cx, seat| most_blocks(cx, seat) > 0, buy);

/// The price of one colour changes for everyone, also for those who gave up: they have waited for it.
pub(in crate::modifiers) const B: Effects = Effects::used(Window::Selling, |cx, _| any_goods(cx), change_price);

fn most_blocks(cx: &Cx<'_, '_>, seat: Seat) -> u8 {
    let (ship, rules) = (cx.ship(seat), cx.seat_rules(seat));
    let holds = analysis::usable_holds(ship, cx.content, rules);
    let free = |(hold, aboard): (_, Aboard)| {
        u32::from(analysis::containers(ship, cx.content, hold)).saturating_sub(aboard.goods().count())
    };
    // A yellow block lies wherever any other can: however they are arranged, there is as much room. But what a Smuggler
    // may hide elsewhere makes room by moving there.
    let hidden =
        |(_, aboard): (_, Aboard)| SMUGGLED.into_iter().map(|good| u32::from(aboard.goods()[good])).sum::<u32>();
    let movable: u32 = ship.laden(holds).map(hidden).sum();
    let stores = analysis::free_stores(ship, cx.content).len() as u32;
    let room = ship.laden(holds).map(free).sum::<u32>() + movable.min(stores);
    let credits = cx.state().players[seat].credits.0.max(0) as u32;
    let most = room.min(credits).min(u32::from(cx.state().bank[Good::Yellow]));
    most.min(u32::from(cx.state().rules.level.number())) as u8
}

fn buy(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let options = ((2u32 << most_blocks(cx, seat)) - 2) as u16;
    let Some(blocks) = questions::option(cx, seat, For::once(Modifier::TraderA, seat), About::Blocks, options)? else {
        return Ok(false);
    };
    cx.pay(seat, -Credits(i16::from(blocks)), Money::Member(Modifier::TraderA));
    let mut bought = Goods::NONE;
    bought[Good::Yellow] = blocks;
    cx.load_bought(seat, bought)?;
    Ok(true)
}

fn any_goods(cx: &Cx<'_, '_>) -> bool {
    cx.state().seats().iter().any(|seat| !analysis::goods(cx.ship(seat)).is_empty())
}

/// No price falls below 1.
fn change_price(cx: &mut Cx<'_, '_>, seat: Seat) -> Flow<bool> {
    let colours = Good::ALL.len();
    let price = |good: Good| cx.state().flight.deals.price(&cx.content.supply, good);
    let falls = |options: u16, good: Good| options | u16::from(price(good) > Credits(1)) << (colours + good.index());
    let options = Good::ALL.into_iter().fold((1 << colours) - 1, falls);
    let Some(option) = questions::option(cx, seat, For::once(Modifier::TraderB, seat), About::Price, options)? else {
        return Ok(false);
    };
    let option = usize::from(option);
    cx.change_price(seat, Good::ALL[option % colours], if option < colours { 1 } else { -1 });
    Ok(true)
}
