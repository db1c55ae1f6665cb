//! Signs of components, for pictures made of letters.

use trucker_engine::named::Named;
use trucker_engine::tile::Component;
use trucker_engine::words::Turn;

/// The sign of a component that is turned like this; what stands on it is not part of it. Whatever has no sign of its
/// own has the letters that the words of its name begin with.
pub fn sign(component: Component, turn: Turn) -> String {
    let turned = |signs: [&str; 4]| signs[turn.quarters()].to_owned();
    match component {
        Component::Structural => "#".into(),
        Component::Engine => "E".into(),
        Component::DoubleEngine => "EE".into(),
        Component::Cannon => turned(["↑", "→", "↓", "←"]),
        Component::DoubleCannon => turned(["↑↑", "→→", "↓↓", "←←"]),
        Component::CannonEngine => turned(["E↑", "E→", "E↓", "E←"]),
        Component::Shield => turned(["◥", "◢", "◣", "◤"]),
        Component::Catapult => turned(["┴", "├", "┬", "┤"]),
        Component::CannonBooster => "×↑".into(),
        Component::EngineBooster => "×E".into(),
        Component::ShieldBooster => "×◥".into(),
        Component::ReactorFurnace => "F".into(),
        Component::LifeSupport(alien) => format!("L{}", initial(&alien)),
        Component::StasisChamber => "z".into(),
        Component::SolarPanel => "☼".into(),
        // Their arms point where their exhausts do.
        Component::Thruster => turned(["T└", "T┌", "T┐", "T┘"]),
        Component::StraightThruster => turned(["T│", "T─", "T│", "T─"]),
        Component::Router => "╬".into(),
        Component::MixedLifeSupport(alien) => format!("Lc{}", initial(&alien)),
        Component::Battery(_) | Component::Cargo(_) | Component::SpecialCargo(_) | Component::Combined { .. } => {
            let holds = [
                ("+", component.batteries()),
                ("□", component.containers() - component.red_containers()),
                ("■", component.red_containers()),
            ];
            holds.map(|(sign, count)| sign.repeat(count.into())).concat()
        }
        other => other.name().split('_').filter_map(|word| word.chars().next()).collect::<String>().to_uppercase(),
    }
}

/// The letter that a name begins with.
pub fn initial(thing: &impl Named) -> char {
    thing.name().chars().next().unwrap_or('?')
}
