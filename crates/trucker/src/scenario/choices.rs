//! All that a player may answer to the question that is open, as `choices` expects it.

use super::expect::Now;
use super::words::{ABILITIES, ALIENS, GOODS, MEMBERS, PARTS, SIDES, SPECIALISTS, TITLES, TURNS, name, spell};
use trucker_engine::decision::{Reason, Shape};
use trucker_engine::modifiers::{About, Modifier, Part};
use trucker_engine::words::{Alien, Good, Seat, Side, Title};

/// What a player may answer now.
pub(super) fn choices(now: &Now, seat: Seat) -> String {
    let Some(decision) = now.asked.iter().find(|decision| decision.seat == seat) else { return "not asked".to_owned() };
    let mut all: Vec<String> = match &decision.shape {
        Shape::YesNo => vec!["yes".to_owned(), "no".to_owned()],
        Shape::Square { from } | Shape::Set { from, .. } | Shape::Power { from, .. } => {
            from.iter().map(|square| square.to_string()).collect()
        }
        Shape::OneOf { options, may_pass } => {
            let options = (0..16u8).filter(|n| options >> n & 1 != 0).map(|n| match decision.reason {
                Reason::KeepTitle => {
                    Title::ALL.get(usize::from(n)).map_or("?", |title| spell(title, &TITLES)).replace(' ', "-")
                }
                Reason::ChooseSpecialist { .. } => {
                    let specialist = Modifier::SPECIALISTS.get(usize::from(n));
                    specialist.map_or("?", |specialist| spell(specialist, &SPECIALISTS)).to_owned()
                }
                Reason::ChooseMember { from } => {
                    from.nth(usize::from(n)).map_or("?", |member| spell(&member, &MEMBERS)).replace(' ', "-")
                }
                Reason::UseAbility { abilities, .. } => {
                    let ability = abilities.iter().nth(usize::from(n));
                    ability.map_or("?", |ability| spell(&ability, &ABILITIES)).replace(' ', "-")
                }
                Reason::ForAbility { about, .. } => about_choice(&about, n),
                Reason::GiveTitle { .. } => {
                    Seat::new(usize::from(n)).map_or("?", |seat| name(now.names, seat)).to_owned()
                }
                Reason::AgreeOnRoads { .. } | Reason::AgreeOnHandicap { .. } | Reason::TakeAboard { .. } => {
                    n.to_string()
                }
                Reason::NameResult { .. } => (n + 2).to_string(),
                Reason::NameSide | Reason::Thrust { .. } | Reason::DodgeIntruders { .. } => {
                    Side::ALL.get(usize::from(n)).map_or("?", |side| spell(side, &SIDES)).to_owned()
                }
                Reason::LeaveBlock { .. } => {
                    Good::ALL.get(usize::from(n)).map_or("?", |good| spell(good, &GOODS)).to_owned()
                }
                Reason::LoseWhich { .. } => {
                    Good::ALL.get(usize::from(n)).map_or("token", |good| spell(good, &GOODS)).to_owned()
                }
                _ => (n + 1).to_string(),
            });
            options.chain(may_pass.then(|| "pass".to_owned())).collect()
        }
        Shape::Occupant { aliens } => {
            let aliens = Alien::ALL.into_iter().filter(|alien| aliens >> alien.index() & 1 != 0);
            aliens.map(|alien| spell(&alien, &ALIENS).to_owned()).chain(["humans".to_owned()]).collect()
        }
        Shape::Cargo(menu) => {
            let both = [("put", menu.free), ("lift", menu.laden)];
            let moves = both.into_iter().flat_map(|(verb, sets)| {
                let blocks = GOODS.iter().zip(sets);
                blocks.flat_map(move |((good, _), set)| set.iter().map(move |square| format!("{verb}-{good}-{square}")))
            });
            let fuel = GOODS.iter().filter(|(_, good)| menu.dock[*good] > 0);
            let burns = fuel.flat_map(|(good, _)| menu.furnaces.iter().map(move |at| format!("burn-{good}-{at}")));
            moves.chain(burns).chain(["done".to_owned()]).collect()
        }
        Shape::Place { spots } => {
            let spots = TURNS.iter().zip(spots);
            let spots = spots.flat_map(|((turn, _), set)| set.iter().map(move |square| format!("{square}{turn}")));
            spots.chain(["pass".to_owned()]).collect()
        }
    };
    all.sort_unstable();
    all.join(" ")
}

/// What an option means for an ability.
fn about_choice(about: &About, n: u8) -> String {
    let nth = usize::from(n);
    match about {
        About::Part => Part::ALL.get(nth).map_or("?", |part| spell(part, &PARTS)).to_owned(),
        About::Side { .. } => Side::ALL.get(nth).map_or("?", |side| spell(side, &SIDES)).to_owned(),
        About::FinishBonus | About::LooksBonus => ["raise", "lower"].get(nth).copied().unwrap_or("?").to_owned(),
        About::Blocks => n.to_string(),
        About::Price => {
            let good = Good::ALL.get(nth % 4).map_or("?", |good| spell(good, &GOODS));
            format!("{good}-{}", if n < 4 { "raise" } else { "lower" })
        }
        _ => (n + 1).to_string(),
    }
}
