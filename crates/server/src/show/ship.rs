//! A ship, what it can do, and what is wrong with it.

use crate::protocol::{Became, Joint, PlacedTile, ShipView, SideView, Tally, Wrong};
use trucker_engine::card::Measure;
use trucker_engine::content::Content;
use trucker_engine::rules::SeatRules;
use trucker_engine::ship::legal::Mistakes;
use trucker_engine::ship::marks::{Bond, Mark};
use trucker_engine::ship::{Aboard, Part, Placed, Ship, analysis, boosters};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Aid, Phase};
use trucker_engine::tile::Component;
use trucker_engine::view::View;
use trucker_engine::words::{Level, Seat, Side};

/// Humans that a cabin has room for.
const HUMANS_IN_A_CABIN: u32 = 2;

/// What a ship's section follows from, beside the ship itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Setting {
    level: Level,
    rules: SeatRules,
    launched: bool,
    tells_mistakes: bool,
    loose: Option<Square>,
}

impl Setting {
    /// Reads it off a view.
    pub(super) fn of(view: View<'_>, seat: Seat) -> Setting {
        let building = view.phase() == Phase::Building;
        Setting {
            level: view.rules().level,
            rules: view.seat_rules(seat),
            launched: is_launched(view.phase()),
            // Whoever mends a ship has been told at the spot check what is wrong with it.
            tells_mistakes: !(building && view.setup().aid == Aid::Tabletop) || view.mending().contains(seat),
            loose: view.loose(seat).flatten(),
        }
    }
}

/// Are batteries and crew aboard for good?
fn is_launched(phase: Phase) -> bool {
    match phase {
        Phase::SetUp | Phase::Building | Phase::LateParts | Phase::SpotCheck | Phase::Crew => false,
        Phase::Reveal | Phase::Card(_) | Phase::CardDone => true,
        Phase::Payday | Phase::Titles | Phase::Sale | Phase::Between | Phase::Over => true,
    }
}

/// The section of one ship.
pub(super) fn ship(view: View<'_>, seat: Seat) -> ShipView {
    let (ship, content) = (view.ship(seat), view.content());
    let setting = Setting::of(view, seat);
    ShipView {
        tiles: ship.tiles().map(|(square, placed)| tile(ship, square, placed)).collect(),
        joints: joints(ship),
        hemmed: ship.marks().squares(Mark::Hemmed),
        swivels: ship.marks().squares(Mark::Swivel),
        loose: setting.loose,
        tally: tally(ship, content, setting.rules, setting.launched),
        turned: ship.is_turned(),
        wrong: if setting.tells_mistakes { wrong(ship, view.board(seat)) } else { Vec::new() },
    }
}

fn tile(ship: &Ship, square: Square, placed: Placed) -> PlacedTile {
    let aboard: Aboard = ship.aboard(square);
    PlacedTile {
        square,
        tile: placed.tile,
        turn: placed.turn,
        humans: Some(aboard.humans()).filter(|humans| *humans > 0),
        alien: aboard.alien(),
        batteries: Some(aboard.batteries()).filter(|tokens| *tokens > 0),
        goods: Some(aboard.goods()).filter(|goods| !goods.is_empty()),
        became: ship.marks().kind_on(square).map(|(component, turn)| Became { component, turn }),
        sides: ship.marks().sides_on(square).map(|sides| {
            Side::ALL.map(|side| SideView {
                connector: sides.on(side),
                plated: sides.is_plated(side),
                capped: sides.is_capped(side),
            })
        }),
    }
}

fn joints(ship: &Ship) -> Vec<Joint> {
    let of = |bond| ship.marks().joints(bond).map(move |(one, other)| Joint { between: [one, other], bond });
    of(Bond::Held).chain(of(Bond::Joined)).collect()
}

fn wrong(ship: &Ship, board: Squares) -> Vec<Wrong> {
    Mistakes::of(ship, board).iter().map(|(mistake, squares)| Wrong { mistake, squares }).collect()
}

/// What a ship can do: with what is aboard once it is launched, and with what it has room for before that.
fn tally(ship: &Ship, content: &Content, rules: SeatRules, launched: bool) -> Tally {
    let (crew, batteries) = if launched {
        (analysis::crew(ship), analysis::batteries(ship))
    } else {
        (ship.part(Part::Cabin).len() as u32 * HUMANS_IN_A_CABIN, battery_room(ship, content))
    };
    let strength = |measure, batteries: u32| {
        let order = boosters::most_useful(ship, content, rules, measure);
        boosters::strength(ship, content, rules, measure, order.into_iter().take(batteries as usize).collect())
    };
    let containers =
        |holds: Squares| holds.iter().map(|hold| analysis::containers(ship, content, hold)).fold(0, u8::saturating_add);
    let red = |hold| ship.component(content, hold).map_or(0, Component::red_containers);
    let special_cargo = ship.part(Part::SpecialCargo).iter().map(red).fold(0, u8::saturating_add);
    let goods = analysis::goods(ship);
    Tally {
        engines: strength(Measure::Engines, 0),
        engines_powered: strength(Measure::Engines, batteries),
        cannons: strength(Measure::Cannons, 0),
        cannons_powered: strength(Measure::Cannons, batteries),
        crew: narrow(crew),
        batteries: narrow(batteries),
        cargo: containers(ship.part(Part::Cargo)).saturating_sub(special_cargo),
        special_cargo,
        goods,
        goods_value: content.supply.price(goods),
        exposed: narrow(analysis::exposed_connectors(ship)),
        shields: Side::ALL.into_iter().filter(|side| !analysis::shields(ship, *side).is_empty()).collect(),
    }
}

/// No board is large enough for this to matter.
fn narrow(number: u32) -> u8 {
    number.min(u32::from(u8::MAX)) as u8
}

fn battery_room(ship: &Ship, content: &Content) -> u32 {
    let tokens = |square| ship.component(content, square).map_or(0, |component| u32::from(component.batteries()));
    ship.part(Part::Battery).iter().map(tokens).sum()
}
