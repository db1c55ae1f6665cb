//! Intruders: where they come from, how they walk and what beating them is worth.

use super::{blocks, credits, side};
use crate::reader::{Item, Table, named};
use trucker_engine::card::{CardKind, Gain, Hand, Intruders};
use trucker_engine::ship::walk::MAX_STEPS;
use trucker_engine::words::{Credits, Goods};

/// The figures of a card with intruders. What eats is worth credits, what plants charges is worth goods.
pub(super) fn intruders(kind: CardKind, card: &mut Table) -> Option<Intruders> {
    let eats = matches!(kind, CardKind::Predator | CardKind::DoublePredator | CardKind::PredatorCommando);
    let bombs = matches!(kind, CardKind::Commando | CardKind::DoubleCommando | CardKind::PredatorCommando);
    let double = matches!(kind, CardKind::DoublePredator | CardKind::DoubleCommando);
    let from = card.read("from", side);
    let hands = card.read("hand", |hand| hands(hand, double));
    let steps = card.read("steps", |steps| steps.number(1..=MAX_STEPS as u8));
    let charges =
        if bombs { card.read("charges_at", |list| charges(list, steps.unwrap_or(u8::MAX))) } else { Some(Vec::new()) };
    let credits = if eats { card.read("credits", credits) } else { Some(Credits(0)) };
    let goods = if bombs { card.read("goods", blocks) } else { Some(Goods::NONE) };
    let reward = Gain { credits: credits?, ..Gain::from(goods?) };
    Some(Intruders { from: from?, hands: hands?, steps: steps?, eats, charges: charges?, reward })
}

/// One hand, or both where there are two of them.
fn hands(item: Item, double: bool) -> Option<Vec<Hand>> {
    if double {
        item.word(&[("both", Hand::ALL.to_vec())])
    } else {
        item.word(&named(Hand::ALL)).map(|hand| vec![hand])
    }
}

/// The steps on which charges are planted, in their order.
fn charges(list: Item, steps: u8) -> Option<Vec<u8>> {
    let charges = list.list(1..=MAX_STEPS, |item| item.number(1..=steps.min(MAX_STEPS as u8)))?;
    if charges.is_sorted_by(|one, next| one < next) {
        Some(charges)
    } else {
        list.refuse("must be steps in their order, each once")
    }
}
