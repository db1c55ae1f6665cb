//! What lies and lives where by the Smuggler, the Stock Boy and the Hotel Clerk, on made-up ships.

use crate::common::content;
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, CargoMenu};
use trucker_engine::rules::SeatRules;
use trucker_engine::ship::{Aboard, Quirks, Ship, analysis, crew, gadgets, hidden, stow};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::tile::{Component, Connector, Pipes, Plating, Tile, TileId};
use trucker_engine::words::{Good, Goods, Turn};

fn at(text: &str) -> Square {
    text.parse().expect("a square")
}

/// A row of components, each joined to the next, from the left.
fn row(kinds: &[Component], quirks: Quirks) -> (Content, Ship, Vec<Square>) {
    let mut content = (*content()).clone();
    let mut ship = Ship::default();
    let mut squares = Vec::new();
    for (number, component) in kinds.iter().enumerate() {
        let pipes = Pipes::new([Connector::Universal; 4]);
        let set = content.tiles[0].set;
        content.tiles.push(Tile {
            name: "made-up".into(),
            component: *component,
            pipes,
            plating: Plating::default(),
            set,
        });
        let square = at(&format!("{},7", number + 3));
        ship.put(&content, square, TileId(content.tiles.len() as u16 - 1), Turn::NONE);
        squares.push(square);
    }
    (content.clone(), ship.with_quirks(&content, quirks), squares)
}

fn menu(ship: &Ship, content: &Content, dock: Goods, lifting: bool) -> CargoMenu {
    let free = analysis::free_holds(ship, content, SeatRules::default(), dock);
    let laden = |good: Good| if lifting { ship.with_goods(good) } else { Squares::NONE };
    CargoMenu { dock, laden: Good::ALL.map(laden), free, furnaces: Squares::NONE, to_burn: false }
}

/// Loads as the rules let it, with the moves that are proposed.
fn load(ship: &mut Ship, content: &Content, mut dock: Goods) {
    let mut lifting = true;
    let change = |ship: &mut Ship, square: Square, good: Good, by: i8| {
        let aboard = ship.aboard(square);
        let blocks = aboard.goods()[good].saturating_add_signed(by);
        ship.set_aboard(square, aboard.with_good(good, blocks));
    };
    for _ in 0..200 {
        match stow::next_move(ship, content, &menu(ship, content, dock, lifting)) {
            Answer::Lift(square, good) => {
                assert!(lifting, "nothing is lifted once blocks are put away");
                dock[good] += 1;
                change(ship, square, good, -1);
            }
            Answer::Put(square, good) => {
                lifting = false;
                dock[good] -= 1;
                change(ship, square, good, 1);
            }
            _ => return,
        }
    }
    panic!("loading ends");
}

/// The best that can be kept: red where red can go, what can be hidden first in modules, and the rest by value.
fn best(kinds: &[Component], quirks: Quirks, all: Goods) -> i32 {
    let sum = |of: fn(Component) -> u8| -> i32 { kinds.iter().map(|kind| i32::from(of(*kind))).sum() };
    let white = kinds.iter().filter(|kind| kind.containers() > kind.red_containers()).count() as i32;
    let reds = sum(Component::red_containers) + if quirks.red_in_white { white } else { 0 };
    let modules = kinds.iter().filter(|kind| matches!(kind, Component::Structural | Component::Router)).count() as i32;
    let mut stores = if quirks.stores { modules } else { 0 };
    let mut left = sum(Component::containers);
    let mut value = 0;
    for (good, price) in Good::ALL.into_iter().zip([4, 3, 2, 1]) {
        let blocks = i32::from(all[good]);
        let hidden = if hidden::SMUGGLED.contains(&good) { blocks.min(stores) } else { 0 };
        stores -= hidden;
        let kept = (blocks - hidden).min(left).min(if good == Good::Red { reds } else { left });
        left -= kept;
        value += price * (kept + hidden);
    }
    value
}

#[test]
fn proposed_moves_keep_the_most_valuable_goods_wherever_they_can_lie() {
    let mut rng = fastrand::Rng::with_seed(7);
    let kinds = [
        Component::Cargo(2),
        Component::Cargo(3),
        Component::SpecialCargo(1),
        Component::SpecialCargo(2),
        Component::Combined { cargo: 1, special: 1, batteries: 0 },
        Component::Structural,
        Component::Router,
        Component::Shield,
    ];
    for _ in 0..2000 {
        let row_of: Vec<Component> = (0..rng.usize(1..6)).map(|_| kinds[rng.usize(..kinds.len())]).collect();
        let quirks = Quirks { stores: rng.bool(), red_in_white: rng.bool(), ..Quirks::default() };
        let (content, mut ship, _) = row(&row_of, quirks);
        let mut all = Goods::NONE;
        for _ in 0..2 {
            let offered = Goods(std::array::from_fn(|_| rng.u8(..4)));
            let aboard = analysis::goods(&ship);
            for good in Good::ALL {
                all[good] = aboard[good] + offered[good];
            }
            load(&mut ship, &content, offered);
            let kept = analysis::goods(&ship);
            let value: i32 = Good::ALL.into_iter().zip([4, 3, 2, 1]).map(|(good, it)| it * i32::from(kept[good])).sum();
            assert_eq!(value, best(&row_of, quirks, all), "{row_of:?} {quirks:?} {all:?} {kept:?}");
            for (square, aboard) in ship.laden(ship.occupied()) {
                let module =
                    matches!(ship.component(&content, square), Some(Component::Structural | Component::Router));
                let count = aboard.goods().count();
                assert!(!module || count == 0 || quirks.stores && count == 1 && aboard.goods().0[..2] == [0, 0]);
            }
        }
    }
}

#[test]
fn whoever_is_awake_in_a_stasis_chamber_is_crew_and_whoever_sleeps_is_not() {
    let kinds = [Component::Armory, Component::StasisChamber, Component::Cabin];
    let (content, mut ship, squares) = row(&kinds, Quirks { awake: true, ..Quirks::default() });
    let (chamber, cabin) = (squares[1], squares[2]);
    ship.set_asleep(chamber, 2);
    assert_eq!((analysis::crew(&ship), gadgets::sleepers(&ship, &content)), (0, 2));
    assert!(!analysis::has_humans(&ship));
    ship.set_aboard(chamber, ship.aboard(chamber).with_humans(2));
    ship.set_aboard(cabin, Aboard::NOTHING.with_humans(1));
    assert_eq!((analysis::crew(&ship), gadgets::sleepers(&ship, &content)), (3, 2));
    assert_eq!((ship.asleep(chamber), analysis::batteries(&ship), ship.afoot(chamber).batteries()), (2, 0, 0));
    // Armed in the chamber, and ill in both.
    assert_eq!(crew::compared(&ship, &content, Squares::NONE), 5);
    assert_eq!(analysis::infectious_cabins(&ship), [chamber, cabin].into_iter().collect());
    // By the rules of others all four sleep again.
    let others = ship.with_quirks(&content, Quirks::default());
    assert_eq!((analysis::crew(&others), others.asleep(chamber)), (1, 2));
    assert_eq!(others.with_quirks(&content, ship.quirks()), ship);
}

#[test]
fn red_containers_hide_what_is_not_red_for_those_who_choose() {
    let kinds = [Component::Combined { cargo: 1, special: 2, batteries: 0 }, Component::Structural];
    let (content, mut ship, squares) = row(&kinds, Quirks { stores: true, ..Quirks::default() });
    let load = |goods: Goods| Good::ALL.into_iter().fold(Aboard::NOTHING, |it, good| it.with_good(good, goods[good]));
    ship.set_aboard(squares[0], load(Goods([1, 1, 0, 1])));
    ship.set_aboard(squares[1], load(Goods([0, 0, 1, 0])));
    let picks = SeatRules { picks_losses: true, ..SeatRules::default() };
    let sorted = |rules| hidden::sorted(&ship, &ship, &content, rules);
    assert_eq!(sorted(SeatRules::default()), (Goods([1, 1, 0, 1]), Goods([0, 0, 1, 0])));
    assert_eq!(sorted(picks), (Goods([1, 0, 0, 1]), Goods([0, 1, 1, 0])));
    // The red block has gone: its container hides nothing that lay beside it.
    let mut after = ship;
    after.set_aboard(squares[0], load(Goods([0, 1, 0, 1])));
    assert_eq!(hidden::sorted(&ship, &after, &content, picks), (Goods([0, 0, 0, 1]), Goods([0, 1, 1, 0])));
}
