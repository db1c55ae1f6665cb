//! The beats of adventure cards, one file for each family. A beat reads like its section of the rulebook.

mod abandoned;
mod antitrust;
mod enemies;
mod events;
mod intruders;
mod junkyard;
mod meteors;
mod open_space;
mod planets;
mod radiation;
mod weakest;

use crate::card::Beat;
use crate::script::{Cx, Flow};

/// Resolves one beat of a card.
pub fn resolve(cx: &mut Cx<'_, '_>, beat: &Beat) -> Flow {
    match beat {
        Beat::OpenSpace => open_space::open_space(cx, 1),
        Beat::Planets { planets, days } => planets::planets(cx, planets, *days),
        Beat::AbandonedShip { crew, credits, days, shots } => abandoned::ship(cx, *crew, *credits, *days, shots),
        Beat::AbandonedStation { crew, goods, days, shots } => abandoned::station(cx, *crew, *goods, *days, shots),
        Beat::Enemy(enemy) => enemies::enemy(cx, enemy),
        Beat::Meteors { volleys } => meteors::meteors(cx, volleys),
        Beat::Weakest { by, penalties } => weakest::weakest(cx, *by, penalties),
        Beat::Stardust => events::stardust(cx),
        Beat::Epidemic => events::epidemic(cx),
        Beat::Sabotage => events::sabotage(cx),
        Beat::Junkyard { rows } => junkyard::junkyard(cx, rows),
        Beat::WideOpenSpace { times } => open_space::open_space(cx, *times),
        Beat::Vortex { projectiles } => meteors::vortex(cx, projectiles),
        Beat::Intruders(intruders) => intruders::intruders(cx, intruders),
        Beat::Most { hoard } => antitrust::most(cx, *hoard),
        Beat::MostlyOpenSpace { projectiles } => open_space::mostly(cx, projectiles),
        Beat::RadiationLeak { limit } => radiation::leak(cx, *limit),
        Beat::CardsOnTop { deck, cards } => {
            cx.put_on_top(*deck, *cards);
            Ok(())
        }
    }
}
