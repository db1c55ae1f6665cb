//! A ship, what it can do, and what is wrong with it.

use crate::protocol::{Became, Joint, MarkerView, PlacedTile, ShipView, SideView, Tally, Wrong};
use trucker_engine::card::Measure;
use trucker_engine::content::Content;
use trucker_engine::plan::Plan;
use trucker_engine::rules::SeatRules;
use trucker_engine::ship::legal::Mistakes;
use trucker_engine::ship::marks::{Bond, Mark};
use trucker_engine::ship::power::Panels;
use trucker_engine::ship::{Aboard, Part, Placed, Ship, analysis, auto_defense, boosters, crew, gadgets, hidden};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Aid, Deals, Phase};
use trucker_engine::tile::Component;
use trucker_engine::view::View;
use trucker_engine::words::{Level, Seat, Side};

/// Humans that a cabin has room for.
const HUMANS_IN_A_CABIN: u32 = 2;

/// What a ship's section follows from, beside the ship itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Setting {
    level: Level,
    board: u8,
    holes: Squares,
    rules: SeatRules,
    launched: bool,
    tells_mistakes: bool,
    loose: Option<Square>,
    busy: Squares,
    deals: Deals,
    plan: Plan,
}

impl Setting {
    /// Reads it off a view.
    pub(super) fn of(view: View<'_>, seat: Seat) -> Setting {
        let building = view.phase() == Phase::Building;
        // Whoever mends a ship has been told at the spot check what is wrong with it.
        let tells_mistakes = !(building && view.setup().aid == Aid::Tabletop) || view.mending().contains(seat);
        Setting {
            level: view.rules().level,
            board: view.rules().board_index(seat) as u8,
            // Ruling 84: without aid, everyone looks for them by dice and numbers.
            holes: view.ship_board(seat).squares.minus(view.board(seat)).only_if(tells_mistakes),
            rules: view.seat_rules(seat),
            launched: is_launched(view.phase()),
            tells_mistakes,
            loose: view.loose(seat).flatten(),
            busy: view.busy(seat),
            deals: view.deals(),
            plan: view.plan(seat),
        }
    }
}

/// Are batteries and crew aboard for good?
fn is_launched(phase: Phase) -> bool {
    match phase {
        Phase::SetUp | Phase::BeforeBuilding | Phase::Building => false,
        Phase::LateParts | Phase::SpotCheck | Phase::Crew => false,
        Phase::Reveal | Phase::Card(_) | Phase::CardDone => true,
        Phase::Payday | Phase::Titles | Phase::Sale | Phase::Between | Phase::Team(_) | Phase::Over => true,
    }
}

/// The section of one ship.
pub(super) fn ship(view: View<'_>, seat: Seat) -> ShipView {
    let (ship, content) = (view.ship(seat), view.content());
    let setting = Setting::of(view, seat);
    let armed = crew::armed(ship, content, setting.busy);
    let pairs = auto_defense::paired(ship, content);
    let awake = ship.gadgets(content, Component::StasisChamber).only_if(ship.quirks().awake);
    let tile = |(square, placed)| PlacedTile {
        busy: setting.busy.contains(square),
        armed: armed.contains(square),
        reach: gadgets::reach(ship, content, square),
        pair: pairs
            .iter()
            .find(|pair| pair.contains(&square))
            .and_then(|pair| pair.iter().find(|one| **one != square).copied()),
        asleep: awake.contains(square).then(|| ship.asleep(square)),
        ..tile(ship, square, placed)
    };
    ShipView {
        board: setting.board,
        holes: setting.holes,
        tiles: ship.tiles().map(tile).collect(),
        joints: joints(ship),
        markers: setting.plan.iter().map(|(marker, square)| MarkerView { marker, square }).collect(),
        loose: setting.loose,
        tally: tally(ship, content, &setting),
        turned: ship.is_turned(),
        wrong: if setting.tells_mistakes { wrong(ship, view.board(seat)) } else { Vec::new() },
    }
}

/// A tile and what stands on it, by itself.
fn tile(ship: &Ship, square: Square, placed: Placed) -> PlacedTile {
    let aboard: Aboard = ship.afoot(square);
    PlacedTile {
        square,
        tile: placed.tile,
        turn: placed.turn,
        humans: Some(aboard.humans()).filter(|humans| *humans > 0),
        asleep: None,
        alien: aboard.alien(),
        batteries: Some(aboard.batteries()).filter(|tokens| *tokens > 0),
        goods: Some(aboard.goods()).filter(|goods| !goods.is_empty()),
        became: ship.marks().kind_on(square).map(|(component, turn)| Became { component, turn }),
        swivels: ship.marks().squares(Mark::Swivel).contains(square),
        hemmed: ship.marks().squares(Mark::Hemmed).contains(square),
        busy: false,
        armed: false,
        reach: Squares::NONE,
        pair: None,
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
    of(Bond::Held).chain(of(Bond::Joined)).chain(of(Bond::Loosened)).collect()
}

fn wrong(ship: &Ship, board: Squares) -> Vec<Wrong> {
    Mistakes::of(ship, board).iter().map(|(mistake, squares)| Wrong { mistake, squares }).collect()
}

/// What a ship can do: with what is aboard once it is launched, and with what it has room for before that.
fn tally(ship: &Ship, content: &Content, setting: &Setting) -> Tally {
    let Setting { rules, launched, .. } = *setting;
    let (crew, batteries) = if launched {
        (analysis::crew(ship), analysis::batteries(ship))
    } else {
        let chambers = ship.gadgets(content, Component::StasisChamber).len() as u32;
        let awake = chambers * u32::from(ship.chamber_places(Component::StasisChamber).0);
        (ship.part(Part::Cabin).len() as u32 * HUMANS_IN_A_CABIN + awake, battery_room(ship, content))
    };
    let panels = Panels::of(ship, content, Squares::ALL, Squares::NONE);
    let strength = |measure, powered: bool| {
        let order = boosters::most_useful(ship, content, rules, measure);
        let all = || panels.most(order, batteries).into_iter().collect();
        boosters::strength(ship, content, rules, measure, if powered { all() } else { Squares::NONE })
    };
    let containers =
        |holds: Squares| holds.iter().map(|hold| analysis::containers(ship, content, hold)).fold(0, u8::saturating_add);
    let red = |hold| ship.component(content, hold).map_or(0, Component::red_containers);
    let special_cargo = ship.part(Part::SpecialCargo).iter().map(red).fold(0, u8::saturating_add);
    let goods = analysis::goods(ship);
    Tally {
        engines: strength(Measure::Engines, false),
        engines_powered: strength(Measure::Engines, true),
        cannons: strength(Measure::Cannons, false),
        cannons_powered: strength(Measure::Cannons, true),
        crew: narrow(crew),
        batteries: narrow(batteries),
        cargo: containers(ship.part(Part::Cargo)).saturating_sub(special_cargo),
        special_cargo,
        goods,
        goods_value: setting.deals.sale(&content.supply, goods) + hidden::premium(ship, rules),
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

#[cfg(test)]
mod tests {
    use super::*;
    use trucker_engine::ship::marks::Sides;
    use trucker_engine::state::{Mode, Setup, State};
    use trucker_engine::tile::{Connector, Pipes};
    use trucker_engine::words::Turn;

    /// A ship of a starting cabin and a cannon before it, with these marks, as the wire carries it.
    fn shown(marks: &[(Square, Mark)]) -> serde_json::Value {
        let content = trucker_content::base();
        let mut state = State::new(Setup::new(2, Mode::Flight(Level::I)));
        let cabin = content.starting_cabins().next().expect("a cabin");
        let cannon = content.tile_ids().find(|id| content.tile(*id).component == Component::Cannon).expect("a cannon");
        let before = Square::at(7, 6).expect("a square");
        let ship = &mut state.ships[Seat::FIRST];
        ship.put(content, Square::CENTRE, cabin, Turn::NONE);
        ship.put(content, before, cannon, Turn::NONE);
        assert!(marks.iter().all(|(square, mark)| ship.mark(content, *square, *mark)));
        let view = super::ship(View::new(&state, content, None), Seat::FIRST);
        let json = serde_json::to_value(&view).expect("a view");
        assert_eq!(serde_json::from_value::<ShipView>(json.clone()).expect("the same view"), view);
        json
    }

    #[test]
    fn a_ship_says_how_it_differs_from_its_tiles_and_nothing_if_it_does_not() {
        let plain = shown(&[]).to_string();
        for field in ["became", "sides", "joints", "hemmed", "swivels"] {
            assert!(!plain.contains(field), "{field} in {plain}");
        }
        let cannon = Square::at(7, 6).expect("a square");
        let sides = Sides::new(Pipes::new([Connector::OnePipe; 4])).plated(Side::Right).capped(Side::Rear);
        let json = shown(&[
            (cannon, Mark::Sides(sides)),
            (cannon, Mark::Kind(Component::Cargo(2), Turn::HALF)),
            (cannon, Mark::Swivel),
            (cannon, Mark::Hemmed),
            (cannon, Mark::Joint(Square::CENTRE, Bond::Held)),
        ]);
        let tile = &json["tiles"][0];
        assert_eq!(tile["became"], serde_json::json!({ "component": { "type": "cargo", "value": 2 }, "turn": 2 }));
        assert_eq!(tile["sides"][0], serde_json::json!({ "connector": "one_pipe" }));
        assert_eq!(tile["sides"][1], serde_json::json!({ "connector": "smooth", "plated": true }));
        assert_eq!(tile["sides"][2], serde_json::json!({ "connector": "one_pipe", "capped": true }));
        assert_eq!(json["joints"], serde_json::json!([{ "between": ["7,6", "7,7"], "bond": "held" }]));
        assert_eq!((&tile["hemmed"], &tile["swivels"]), (&serde_json::json!(true), &serde_json::json!(true)));
        assert_eq!(json["tally"]["cargo"], 2, "and what it can do is what it has become");
    }

    #[test]
    fn a_ship_says_what_works_with_what_and_what_is_used_up_or_on() {
        let content = trucker_content::all();
        let mut state = State::new(Setup::new(2, Mode::Flight(Level::II)));
        let seat = Seat::FIRST;
        let at = |column, row| Square::at(column, row).expect("a square");
        let all = Sides::new(Pipes::new([Connector::Universal; 4]));
        let parts = [
            (at(7, 7), Component::Router),
            (at(7, 6), Component::SolarPanel),
            (at(8, 7), Component::CrubotStation),
            (at(6, 7), Component::Armory),
            (at(6, 8), Component::AutoDefense),
        ];
        for (square, component) in parts {
            let tile = content.tile_ids().find(|id| content.tile(*id).component == component).expect("a tile");
            state.ships[seat].put(content, square, tile, Turn::NONE);
            assert!(state.ships[seat].mark(content, square, Mark::Sides(all)));
        }
        let shown =
            |state: &State| serde_json::to_value(super::ship(View::new(state, content, None), seat)).expect("a view");
        let tile = |json: &serde_json::Value, square: &str| {
            json["tiles"].as_array().and_then(|tiles| tiles.iter().find(|tile| tile["square"] == square)).cloned()
        };
        let json = shown(&state);
        let reach = |square: &str| tile(&json, square).expect("a tile")["reach"].clone();
        assert_eq!(reach("7,7"), serde_json::json!(["7,6", "6,7", "8,7"]), "a router joins its neighbours");
        assert_eq!(reach("7,6"), serde_json::json!(["8,7"]), "by the router, the panel feeds the crubots");
        assert_eq!(reach("6,7"), serde_json::json!(["8,7"]), "and the armory arms them");
        assert_eq!(reach("6,8"), serde_json::Value::Null, "one system alone has no other");
        assert!(!json.to_string().contains("busy") && !json.to_string().contains("armed"));
        state.players[seat].tally.busy = Squares::of(at(8, 7)) | Squares::of(at(7, 6));
        let json = shown(&state);
        let is = |square: &str, what: &str| tile(&json, square).expect("a tile")[what] == true;
        assert!(is("8,7", "busy") && is("8,7", "armed"), "{json}");
        assert!(is("7,6", "busy") && !is("7,6", "armed") && !is("7,7", "busy"), "{json}");
    }
}
