//! Component tiles, one a line: `id,kind,param,sides`, and where it says so also `source,confidence,note`.

use crate::SEATS;
use crate::faults::{Report, listed, shown};
use crate::reader::{CONFIDENCES, NAMES, SOURCES, is_name};
use std::borrow::Cow;
use std::collections::BTreeMap;
use trucker_engine::named::Named;
use trucker_engine::setup::Set;
use trucker_engine::tile::{Component, Connector, MAX_TILES, Pipes, Plating, Tile};
use trucker_engine::words::{Alien, Side, Turn};

const HEADER: &str = "id,kind,param,sides";
/// The header of files that say of each tile how sure it is.
const LONG_HEADER: &str = "id,kind,param,sides,source,confidence,note";

/// Tokens a battery component holds at most, so that the engine can keep count.
const MAX_BATTERIES: u8 = 7;
/// Containers a cargo component has at most, for the same reason.
const MAX_CONTAINERS: u8 = 3;

/// How files spell a component: its kind, and its capacity if it has one.
pub fn kind_name(component: Component) -> (Cow<'static, str>, Option<u8>) {
    let kind = Cow::from(component.name());
    match component {
        Component::LifeSupport(alien) => (format!("{kind}_{}", alien.name()).into(), None),
        Component::Battery(holds) | Component::Cargo(holds) | Component::SpecialCargo(holds) => (kind, Some(holds)),
        _ => (kind, None),
    }
}

/// How files spell what a component holds: a number, several for a combined one, or nothing.
///
/// ```
/// use trucker_content::{param_of, parse_tile};
/// let tile = parse_tile("made-up", "combined", "special1+battery2", "1020").unwrap();
/// assert_eq!(param_of(tile.component), "special1+battery2");
/// ```
pub fn param_of(component: Component) -> String {
    match component {
        Component::Combined { cargo, special, batteries } => {
            let parts = COMBINED.into_iter().zip([special, cargo, batteries]).filter(|(_, holds)| *holds > 0);
            parts.map(|(part, holds)| format!("{part}{holds}")).collect::<Vec<_>>().join("+")
        }
        Component::MixedLifeSupport(alien) => format!("{}+{}", Alien::Cyan.name(), alien.name()),
        other => kind_name(other).1.map_or(String::new(), |holds| holds.to_string()),
    }
}

/// How files spell the sides of a tile, such as `P102`.
pub fn sides_of(tile: &Tile) -> String {
    let side = |side: Side| {
        let plated = tile.plating.covers(side, Turn::NONE);
        if plated { 'P' } else { char::from(b'0' + tile.pipes.on(side) as u8) }
    };
    Side::ALL.into_iter().map(side).collect()
}

/// A tile written out as files do, such as `("t012", "battery", "3", "1020")`; `param` is empty for most kinds.
///
/// ```
/// use trucker_content::{kind_name, parse_tile};
/// let tile = parse_tile("made-up", "battery", "3", "1020").unwrap();
/// assert_eq!(kind_name(tile.component), ("battery".into(), Some(3)));
/// assert!(parse_tile("made-up", "cabin", "", "0004").unwrap_err().contains("sides '0004'"));
/// ```
///
/// # Errors
///
/// Says all that is wrong with it, and what is allowed.
pub fn parse_tile(name: &str, kind: &str, param: &str, sides: &str) -> Result<Tile, String> {
    tile(name, kind, param, sides).map_err(|faults| faults.join("; "))
}

/// All tiles of a file, in its order. Those of other boxes come before them and have names, too.
pub(crate) fn read(report: &Report, set: Set, others: &[Tile]) -> Option<Vec<Tile>> {
    let header = if set == Set::Base { HEADER } else { LONG_HEADER };
    let wanted = header.split(',').count();
    let mut format = csv::ReaderBuilder::new();
    format.has_headers(false).flexible(true).trim(csv::Trim::All);
    let mut rows = format.from_reader(report.text.as_bytes()).into_records().flatten().peekable();
    if rows.next_if(|first| first.iter().eq(header.split(','))).is_none() {
        report.fault_on(1, format!("the first line must be {header}"));
        rows.next();
    }
    let mut tiles = Vec::new();
    let mut names = BTreeMap::new();
    let mut faulty = false;
    for (row, count) in rows.zip(1..) {
        let number = row.position().map_or(1, |at| at.line() as usize);
        if others.len() + count == MAX_TILES + 1 {
            let what = if others.is_empty() { "a box has" } else { "all boxes have" };
            report.fault_on(number, format!("{what} at most {MAX_TILES} tiles"));
            faulty = true;
        }
        let mut fields: Vec<&str> = row.iter().collect();
        if fields.len() != wanted {
            report.fault_on(number, format!("a line must have {wanted} fields, {header}, not {}", fields.len()));
            faulty = true;
            continue;
        }
        let sure = fields.split_off(4);
        for (words, field) in [SOURCES.as_slice(), CONFIDENCES.as_slice()].into_iter().zip(&sure) {
            if !words.contains(field) {
                let allowed = listed(words.iter().copied());
                report.fault_on(number, format!("'{}' is unknown: allowed is {allowed}", shown(field)));
                faulty = true;
            }
        }
        let [name, kind, param, sides] = fields[..] else { continue };
        if let Some(first) = names.get(name) {
            report.fault_on(number, format!("id '{}' is taken by the tile on line {first}", shown(name)));
        } else {
            names.insert(name.to_owned(), number);
        }
        if others.iter().any(|other| other.name == name) {
            report.fault_on(number, format!("id '{}' is taken by a tile of another box", shown(name)));
        }
        match tile(name, kind, param, sides) {
            Ok(tile) => tiles.push(Tile { set, ..tile }),
            Err(faults) => {
                faulty = true;
                faults.into_iter().for_each(|what| report.fault_on(number, what));
            }
        }
    }
    if set != Set::Base {
        return (!faulty).then_some(tiles);
    }
    let cabins = tiles.iter().filter(|tile| tile.component == Component::StartingCabin).count();
    if cabins < SEATS && !faulty {
        report.fault_on(1, format!("a box needs at least {SEATS} tiles of kind starting_cabin, not {cabins}"));
    }
    (!faulty).then_some(tiles)
}

fn tile(name: &str, kind: &str, param: &str, sides: &str) -> Result<Tile, Vec<String>> {
    let named = if is_name(name) { Ok(()) } else { Err(format!("id '{}' is not a name: {NAMES}", shown(name))) };
    match (named, component(kind, param), pipes(sides)) {
        (Ok(()), Ok(component), Ok((pipes, plating))) => {
            Ok(Tile { name: name.to_owned(), component, pipes, plating, set: Set::Base })
        }
        (named, component, pipes) => Err([named.err(), component.err(), pipes.err()].into_iter().flatten().collect()),
    }
}

fn component(kind: &str, param: &str) -> Result<Component, String> {
    let Some(component) = Component::kinds().find(|component| kind_name(*component).0 == kind) else {
        let allowed = listed(Component::kinds().map(|component| kind_name(component).0));
        return Err(format!("kind '{}' is unknown: allowed is {allowed}", shown(kind)));
    };
    match component {
        Component::Battery(_) => capacity(kind, param, MAX_BATTERIES).map(Component::Battery),
        Component::Cargo(_) => capacity(kind, param, MAX_CONTAINERS).map(Component::Cargo),
        Component::SpecialCargo(_) => capacity(kind, param, MAX_CONTAINERS).map(Component::SpecialCargo),
        Component::Combined { .. } => combined(param),
        Component::MixedLifeSupport(_) => mixed(param),
        // The colour is for people at a table; the seats here have none.
        Component::StartingCabin if ["blue", "green", "red", "yellow", "white"].contains(&param) => Ok(component),
        Component::StartingCabin if !param.is_empty() => {
            Err(format!("param '{}' is wrong: a starting_cabin is blue, green, red, yellow or nothing", shown(param)))
        }
        _ if !param.is_empty() => Err(format!("param '{}' is wrong: a {kind} has none", shown(param))),
        _ => Ok(component),
    }
}

fn capacity(kind: &str, param: &str, most: u8) -> Result<u8, String> {
    let capacity = param.parse().ok().filter(|capacity| (1..=most).contains(capacity));
    capacity.ok_or_else(|| format!("param '{}' is wrong: a {kind} holds 1 to {most}", shown(param)))
}

/// Cyan and another colour, such as `cyan+purple`.
fn mixed(param: &str) -> Result<Component, String> {
    let mut kinds = [Alien::Purple, Alien::Brown].map(Component::MixedLifeSupport).into_iter();
    kinds
        .find(|kind| param_of(*kind) == param)
        .ok_or_else(|| format!("param '{}' is wrong: a mixed_life_support is cyan+purple or cyan+brown", shown(param)))
}

/// The parts of a combined component, in the order they are written in.
const COMBINED: [&str; 3] = ["special", "cargo", "battery"];

/// Several holds at once, such as `cargo2+battery2`; each part is there once.
fn combined(param: &str) -> Result<Component, String> {
    let mut holds = [0; 3];
    let mut read = |part: &str| {
        let place = COMBINED.iter().position(|name| part.starts_with(name))?;
        let number: u8 = part[COMBINED[place].len()..].parse().ok().filter(|number| *number > 0)?;
        (std::mem::replace(&mut holds[place], number) == 0).then_some(())
    };
    let parts = param.split('+').map(|part| read(part.trim())).collect::<Option<Vec<()>>>();
    let [special, cargo, batteries] = holds;
    let fits = cargo.checked_add(special).is_some_and(|all| (1..=MAX_CONTAINERS).contains(&all));
    match parts {
        Some(parts) if parts.len() > 1 && fits && batteries <= MAX_BATTERIES => {
            Ok(Component::Combined { cargo, special, batteries })
        }
        _ => Err(format!(
            "param '{}' is wrong: a combined component has two or three of special, cargo and battery with numbers, \
             such as cargo2+battery2; at most {MAX_CONTAINERS} containers and {MAX_BATTERIES} batteries",
            shown(param)
        )),
    }
}

fn pipes(sides: &str) -> Result<(Pipes, Plating), String> {
    let connector = |digit| match digit {
        '0' | 'P' => Some(Connector::Smooth),
        '1' => Some(Connector::OnePipe),
        '2' => Some(Connector::TwoPipe),
        '3' => Some(Connector::Universal),
        _ => None,
    };
    let connectors: Option<Vec<Connector>> = sides.chars().map(connector).collect();
    let four = connectors.and_then(|connectors| <[Connector; 4]>::try_from(connectors).ok());
    let plated = Side::ALL.into_iter().zip(sides.chars()).filter(|(_, side)| *side == 'P').map(|(side, _)| side);
    four.map(|sides| (Pipes::new(sides), plated.collect())).ok_or_else(|| {
        format!(
            "sides '{}' are wrong: allowed are 4 digits for front, right, rear and left, leading zeros too: \
             0 smooth, 1 one-pipe, 2 two-pipe, 3 universal, P plated",
            shown(sides)
        )
    })
}
