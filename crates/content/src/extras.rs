//! What a box can have besides tiles, cards and boards: Rough Roads, specialists, a title dock.

use crate::faults::Report;
use crate::reader::{Item, Table, named, provenance, read_toml};
use trucker_engine::content::{RoadCard, Specialists};
use trucker_engine::modifiers::Modifier;
use trucker_engine::words::{ByLevel, Credits, Days};

/// The Rough Roads deck of a file, in its order.
pub(crate) fn roads(report: &Report) -> Option<Vec<RoadCard>> {
    let roads = named(Modifier::ROADS);
    read_toml(report, |file| {
        let mut seen = Vec::new();
        let cards = file.read("card", |cards| {
            cards.list(1..=roads.len(), |item| {
                item.table("a card", |card| {
                    let modifier = card.read("id", |id| {
                        let modifier = id.word(&roads)?;
                        if seen.contains(&modifier) {
                            return id.refuse("is taken by a card before this one");
                        }
                        seen.push(modifier);
                        Some(modifier)
                    });
                    let [building, for_all] = ["building", "for_all"].map(|key| card.read(key, |flag| flag.flag()));
                    provenance(card)?;
                    Some(RoadCard { modifier: modifier?, building: building?, for_all: for_all? })
                })
            })
        });
        file.refuse_others();
        cards
    })
}

/// The figures of the cyan aliens.
pub(crate) fn specialists(report: &Report) -> Option<Specialists> {
    read_toml(report, |file| {
        let manager = specialist(file, "manager", |card| {
            let bonus = card.read("alien_bonus", |bonus| bonus.number(0..=9));
            let credits = card.read("credits", |list| list.exactly::<4, _>(credits));
            Some((bonus?, credits?))
        });
        let goods = specialist(file, "merchant", |card| {
            let [red, yellow, green, blue] = ["red", "yellow", "green", "blue"].map(|key| card.read(key, credits));
            Some([red?, yellow?, green?, blue?])
        });
        let days = specialist(file, "micronavigator", |card| card.read("days", |days| days.number(0..=9).map(Days)));
        // Of these nothing but the name is a figure.
        let others = ["lawyer", "techie", "diplomat"].map(|name| specialist(file, name, |_| Some(())));
        file.refuse_others();
        others.into_iter().collect::<Option<Vec<()>>>()?;
        let (alien_bonus, aliens) = manager?;
        Some(Specialists { alien_bonus, aliens, goods: goods?, days: days? })
    })
}

fn specialist<'t, T>(
    file: &mut Table<'t>,
    name: &'static str,
    read: impl FnOnce(&mut Table<'t>) -> Option<T>,
) -> Option<T> {
    file.read(name, |card| {
        card.table(name, |card| {
            let figures = read(card);
            provenance(card)?;
            figures
        })
    })
}

/// What a title is worth by level, for each side of the title dock.
pub(crate) fn docks(report: &Report) -> Option<[ByLevel<Credits>; 2]> {
    read_toml(report, |file| {
        let docks = file.read("dock", |dock| {
            dock.table("dock", |dock| {
                let [low, high] =
                    ["low", "high"].map(|side| dock.read(side, |list| list.exactly::<3, _>(credits).map(of_a_trek)));
                provenance(dock)?;
                Some([low?, high?])
            })
        });
        file.refuse_others();
        docks
    })
}

/// A trek has flights of the first levels only.
fn of_a_trek([one, two, three]: [Credits; 3]) -> ByLevel<Credits> {
    ByLevel([one, two, three, Credits(0)])
}

fn credits(item: Item) -> Option<Credits> {
    item.number(0..=99).map(Credits)
}
