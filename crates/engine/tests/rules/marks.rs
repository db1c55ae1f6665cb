//! Marks: ships that differ from their tiles. Whatever the rules ask about a component, they ask the ship.
//!
//! No box puts marks on ships yet; these are made by hand.

use crate::common::content;
use fastrand::Rng;
use trucker_engine::card::{Measure, Projectile, ProjectileKind};
use trucker_engine::content::Content;
use trucker_engine::grid::Grid;
use trucker_engine::modifiers::titles;
use trucker_engine::rules::SeatRules;
use trucker_engine::ship::joins::{self, Held, Joined};
use trucker_engine::ship::legal::{self, Mistake, Mistakes, Surroundings};
use trucker_engine::ship::marks::{Bond, MAX_MARKS, Mark, Sides};
use trucker_engine::ship::{Aboard, Part, Quirks, Ship, analysis, boosters, gadgets, lacks, mend};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Mode, Setup, State};
use trucker_engine::tile::{Component, Connector, Pipes, Plating, Tile, TileId};
use trucker_engine::words::{Alien, Good, Level, Roll, Seat, Side, Strength, Title, Turn};

const PARTS: [Part; 11] = [
    Part::Cabin,
    Part::Battery,
    Part::Cargo,
    Part::SpecialCargo,
    Part::PurpleSupport,
    Part::BrownSupport,
    Part::Shield,
    Part::Engine,
    Part::DoubleEngine,
    Part::Cannon,
    Part::DoubleCannon,
];

fn at(text: &str) -> Square {
    text.parse().expect("a square")
}

fn zone() -> Squares {
    (4..=10).flat_map(|row| (4..=10).filter_map(move |column| Square::at(column, row))).collect()
}

/// A ship of random tiles, every other one with mistakes, with something aboard.
fn build(content: &Content, number: u64) -> Ship {
    let mut rng = Rng::with_seed(number);
    let mut ship = Ship::default();
    ship.put(content, Square::CENTRE, content.starting_cabins().next().expect("a cabin"), Turn::NONE);
    for _ in 0..60 {
        let tile = TileId(rng.u16(..content.tiles.len() as u16));
        let turn = Turn::from_quarters(rng.usize(..4));
        let sloppy = number.is_multiple_of(2) && rng.u8(..8) == 0;
        let spots = if sloppy {
            legal::next_to_ship(&ship, zone())
        } else {
            Surroundings::of(&ship, zone()).legal(content, tile, turn)
        };
        if let Some(square) = spots.nth(rng.usize(..spots.len().max(1))) {
            ship.put(content, square, tile, turn);
            ship.set_aboard(square, load(content.tile(tile).component, &mut rng));
        }
    }
    if number.is_multiple_of(5) {
        let dead = zone().iter().filter(|square| square.column() == 6).collect();
        ship = ship.with_quirks(
            content,
            Quirks { dead, either_way: number.is_multiple_of(10), leaky: true, ..Quirks::default() },
        );
    }
    ship
}

fn load(component: Component, rng: &mut Rng) -> Aboard {
    let nothing = Aboard::NOTHING;
    match component {
        Component::Cabin if rng.bool() => nothing.with_alien(Some(Alien::ALL[rng.usize(..3)])),
        Component::Cabin | Component::StartingCabin => nothing.with_humans(rng.u8(..3)),
        Component::StasisChamber => nothing.with_humans(rng.u8(..5)),
        _ => nothing
            .with_batteries(rng.u8(..=component.batteries()))
            .with_good(Good::Blue, rng.u8(..=component.containers())),
    }
}

/// All that the rules can ask about a ship, as a text.
fn analysis_of(ship: &Ship, content: &Content) -> String {
    let plain = SeatRules::default();
    let handicaps = [
        plain,
        SeatRules { exact_life_support: true, ..plain },
        SeatRules { remote_batteries: true, sheltered_cabins: true, ..plain },
        SeatRules { lone_holds: true, ..plain },
    ];
    let mut all = Vec::new();
    let mut say = |what: String| all.push(what);
    say(format!("{:?}", (ship.occupied(), ship.kept_clear(), ship.dead(), ship.all_gadgets(), ship.with_plating())));
    say(format!("{:?}", PARTS.map(|part| (ship.part(part), ship.built(content, part)))));
    say(format!("{:?}", (ship.askew_engines(), joins::uneven(ship), joins::wired_batteries(ship, content))));
    for side in Side::ALL {
        say(format!("{side:?} {:?}", (ship.barrels(side), ship.pipes(side), ship.engines_to(side))));
        say(format!("{:?}", (ship.muzzles(side), ship.exhausts(side), ship.plated(content, side))));
        say(format!("{:?}", (analysis::exposed(ship, side), analysis::shields(ship, side))));
        say(format!("{:?}", boosters::shield_chain(ship, content, side, |chain| Some(chain.len()))));
        for number in 2..=12 {
            let roll = Roll::from_number(number).expect("a roll");
            say(format!("{:?}", gadgets::aimed_catapults(ship, content, side, roll)));
            for kind in [ProjectileKind::SmallMeteor, ProjectileKind::LargeMeteor, ProjectileKind::LightFire] {
                let projectile = Projectile { kind, from: side };
                let hits = ship.occupied().iter().map(|target| {
                    let defence = analysis::defence(ship, content, projectile, roll, target);
                    (defence, analysis::bounces(ship, content, projectile, target))
                });
                say(format!("{:?}", hits.collect::<Vec<_>>()));
            }
        }
    }
    for square in ship.occupied() {
        let (here, held) = (Squares::of(square), Held::of(ship));
        say(format!("{square}: {:?}", ship.look(content, square)));
        say(format!("{:?}", (held.neighbours(here), held.reach(here), Joined::of(ship).to(here))));
        say(format!("{:?}", (joins::matches_exactly(ship, content, square), analysis::exposed_on(ship, square))));
        say(format!("{:?}", (gadgets::served(ship, content, square), analysis::containers(ship, content, square))));
        for rules in handicaps {
            let homes = Alien::ALL.map(|alien| analysis::supports(ship, content, rules, square, alien));
            let rooms = analysis::human_capacity(ship, content, rules, square);
            say(format!("{:?}", (homes, rooms, analysis::battery_capacity(ship, content, rules, square))));
        }
    }
    for measure in [Measure::Engines, Measure::Cannons] {
        for powered in [Squares::NONE, ship.occupied()] {
            say(format!("{:?}", boosters::strength(ship, content, plain, measure, powered)));
        }
    }
    say(format!("{:?}", (gadgets::contraptions(ship, content), gadgets::mirrored(ship, content))));
    say(format!("{:?}", (analysis::infectious_cabins(ship), gadgets::wakeable(ship, content, plain))));
    say(format!("{:?}", gadgets::salvo(ship, ship.gadgets(content, Component::Catapult))));
    say(format!("{:?}", Title::ALL.map(|title| titles::score(ship, content, title))));
    say(format!("{:?}", handicaps.map(|rules| mend::best_piece(ship, content, rules, zone()))));
    say(format!("{:?}", lacks::lacks(ship, content, plain)));
    say(format!("{:?}", Mistakes::of(ship, zone())));
    let around = Surroundings::of(ship, zone());
    for tile in content.tile_ids().step_by(9) {
        say(format!("{:?}", Turn::ALL.map(|turn| around.legal(content, tile, turn))));
        for square in zone() {
            say(format!("{:?}", legal::why_not(ship, zone(), content, tile, square, Turn::NONE)));
        }
    }
    all.join("\n")
}

fn some_square(ship: &Ship, rng: &mut Rng) -> Square {
    ship.occupied().nth(rng.usize(..ship.occupied().len())).expect("a component")
}

#[test]
fn marks_that_change_nothing_change_nothing() {
    let content = content();
    for number in 0..40 {
        let ship = build(&content, number);
        let mut marked = ship;
        let mut rng = Rng::with_seed(number);
        for _ in 0..4 {
            let square = some_square(&ship, &mut rng);
            let look = ship.look(&content, square).expect("a component");
            assert!(marked.mark(&content, square, Mark::Sides(look.sides)));
            assert!(marked.mark(&content, square, Mark::Kind(look.component, look.turn)));
        }
        // A joint between what is joined already.
        let pairs = |(one, other): &(Square, Square)| Held::of(&ship).neighbours(Squares::of(*one)).contains(*other);
        let mut squares = ship.occupied().iter().flat_map(|one| ship.occupied().iter().map(move |two| (one, two)));
        if let Some((one, other)) = squares.find(pairs) {
            assert!(marked.mark(&content, one, Mark::Joint(other, Bond::Held)));
            assert!(marked.mark(&content, other, Mark::Joint(one, Bond::Joined)));
        }
        assert!(!marked.marks().is_empty());
        assert_eq!(analysis_of(&marked, &content), analysis_of(&ship, &content), "ship {number}");
        assert_ne!(digest(&marked), digest(&ship));
        for (square, mark) in marked.marks().iter().collect::<Vec<_>>() {
            assert!(marked.unmark(&content, square, mark));
        }
        assert_eq!(marked, ship);
        assert_eq!(digest(&marked), digest(&ship));
    }
}

fn digest(ship: &Ship) -> u64 {
    let mut state = State::new(Setup::new(2, Mode::Flight(Level::I)));
    state.ships[Seat::FIRST] = *ship;
    state.digest()
}

#[test]
fn what_is_marked_to_look_like_another_tile_is_that_tile() {
    let content = content();
    for number in 0..60 {
        let mut marked = build(&content, number);
        let mut real = marked;
        let mut rng = Rng::with_seed(number + 1000);
        for _ in 0..5 {
            let square = some_square(&marked, &mut rng);
            let other = TileId(rng.u16(..content.tiles.len() as u16));
            let (tile, turn) = (content.tile(other), Turn::from_quarters(rng.usize(..4)));
            marked.set_aboard(square, Aboard::NOTHING);
            assert!(marked.mark(&content, square, Mark::Sides(Sides::printed(tile, turn))));
            assert!(marked.mark(&content, square, Mark::Kind(tile.component, turn)));
            real.take(&content, square);
            real.put(&content, square, other, turn);
            let aboard = load(tile.component, &mut rng);
            marked.set_aboard(square, aboard);
            real.set_aboard(square, aboard);
        }
        assert_eq!(analysis_of(&marked, &content), analysis_of(&real, &content), "ship {number}");
        // And so it stays when components leave, and when the rules of the road change.
        for square in [some_square(&marked, &mut rng), some_square(&marked, &mut rng)] {
            assert_eq!(marked.take(&content, square).map(|it| it.1), real.take(&content, square).map(|it| it.1));
        }
        let quirks = Quirks { dead: zone().iter().filter(|it| it.row() == 7).collect(), ..Quirks::default() };
        let (marked, real) = (marked.with_quirks(&content, quirks), real.with_quirks(&content, quirks));
        assert_eq!(analysis_of(&marked, &content), analysis_of(&real, &content), "ship {number}");
    }
}

#[test]
fn a_mark_is_a_number_and_the_number_is_that_mark() {
    let content = content();
    for tile in &content.tiles {
        for turn in Turn::ALL {
            for mark in [Mark::Kind(tile.component, turn), Mark::Sides(Sides::printed(tile, turn))] {
                assert_eq!(Mark::from_bits(mark.to_bits(at("8,7"))), Some((at("8,7"), mark)));
            }
        }
    }
    let mut rng = Rng::with_seed(5);
    let mut known = 0;
    for _ in 0..400_000 {
        let bits = rng.u32(..1 << 26);
        if let Some((square, mark)) = Mark::from_bits(bits) {
            assert_eq!(mark.to_bits(square), bits);
            known += 1;
        }
    }
    assert!(known > 1_000, "{known} of the numbers are marks");
    let joint = |one: &str, other: &str| Mark::Joint(at(other), Bond::Held).to_bits(at(one));
    assert_eq!(joint("8,7", "7,7"), joint("7,7", "8,7"), "a joint has no direction");
}

/// The box with a structural module of each of these sides, and the tiles of them.
fn with_tiles<const N: usize>(kinds: [(Component, [u8; 4]); N]) -> (Content, [TileId; N]) {
    let mut content = (*content()).clone();
    let tiles = kinds.map(|(component, sides)| {
        let connector = [Connector::Smooth, Connector::OnePipe, Connector::TwoPipe, Connector::Universal];
        let pipes = Pipes::new(sides.map(|side| connector[usize::from(side)]));
        let set = content.tiles[0].set;
        content.tiles.push(Tile { name: "made-up".into(), component, pipes, plating: Plating::default(), set });
        TileId(content.tiles.len() as u16 - 1)
    });
    (content, tiles)
}

#[test]
fn a_component_that_leaves_takes_its_marks_along() {
    let (content, [one, two, three]) = with_tiles([(Component::Structural, [3; 4]); 3]);
    let mut ship = Ship::default();
    for (square, tile) in [("7,7", one), ("8,7", two), ("9,7", three)] {
        ship.put(&content, at(square), tile, Turn::NONE);
    }
    let universal = Sides::new(Pipes::new([Connector::Universal; 4]));
    assert!(ship.mark(&content, at("8,7"), Mark::Sides(universal.plated(Side::Front))));
    assert!(ship.mark(&content, at("7,7"), Mark::Joint(at("8,7"), Bond::Held)));
    assert!(ship.mark(&content, at("9,7"), Mark::Joint(at("8,7"), Bond::Joined)));
    assert!(ship.mark(&content, at("9,7"), Mark::Swivel));
    assert!(ship.take(&content, at("8,7")).is_some());
    assert_eq!(ship.marks().iter().collect::<Vec<_>>(), [(at("9,7"), Mark::Swivel)]);
    ship.put(&content, at("8,7"), two, Turn::NONE);
    assert!(!ship.is_plated(&content, at("8,7"), Side::Front), "another tile there is as it was printed");
    assert!(ship.take(&content, at("9,7")).is_some());
    assert!(ship.marks().is_empty());
}

#[test]
fn impossible_marks_are_refused() {
    let (content, [one, two, three]) = with_tiles([(Component::Cargo(2), [3; 4]); 3]);
    let mut ship = Ship::default();
    for (square, tile) in [("7,7", one), ("8,7", two), ("9,7", three)] {
        ship.put(&content, at(square), tile, Turn::NONE);
    }
    ship.set_aboard(at("9,7"), Aboard::NOTHING.with_good(Good::Blue, 1));
    let before = ship;
    for (square, mark) in [
        ("4,4", Mark::Swivel),
        ("7,7", Mark::Joint(at("7,7"), Bond::Joined)),
        ("7,7", Mark::Joint(at("4,4"), Bond::Joined)),
        ("7,7", Mark::Joint(at("9,7"), Bond::Held)),
        ("9,7", Mark::Kind(Component::Cannon, Turn::NONE)),
    ] {
        assert!(!ship.mark(&content, at(square), mark), "{square} {mark:?}");
        assert!(!ship.unmark(&content, at(square), mark), "{square} {mark:?}");
        assert_eq!(ship, before);
    }
    // Only one mark of a kind that replaces another; a joint twice is one joint.
    for _ in 0..2 {
        for connector in [Connector::OnePipe, Connector::TwoPipe] {
            assert!(ship.mark(&content, at("7,7"), Mark::Sides(Sides::new(Pipes::new([connector; 4])))));
        }
        assert!(ship.mark(&content, at("7,7"), Mark::Joint(at("9,7"), Bond::Joined)));
    }
    assert_eq!(ship.marks().iter().count(), 2);
    // What became a kind with something aboard cannot become another, and marks have their number.
    assert!(ship.mark(&content, at("8,7"), Mark::Kind(Component::Battery(2), Turn::NONE)));
    ship.set_aboard(at("8,7"), Aboard::NOTHING.with_batteries(2));
    assert!(!ship.unmark(&content, at("8,7"), Mark::Kind(Component::Battery(2), Turn::NONE)));
    let mut crowded = build(&content, 3);
    let squares: Vec<Square> = crowded.occupied().iter().collect();
    let put = squares.iter().filter(|square| crowded.mark(&content, **square, Mark::Hemmed)).count();
    assert_eq!(put, MAX_MARKS.min(squares.len()));
    assert!(squares.len() > MAX_MARKS && !crowded.mark(&content, squares[0], Mark::Swivel));
}

#[test]
fn what_is_joined_need_not_hold_together() {
    let (content, [start, module, cabin, support]) = with_tiles([
        (Component::Cabin, [3; 4]),
        (Component::Structural, [3; 4]),
        (Component::Cabin, [3; 4]),
        (Component::LifeSupport(Alien::Purple), [3; 4]),
    ]);
    let mut ship = Ship::default();
    for (square, tile) in [("6,7", cabin), ("7,7", start), ("8,7", module), ("9,7", support)] {
        ship.put(&content, at(square), tile, Turn::NONE);
    }
    let purple = |ship: &Ship| analysis::supports(ship, &content, SeatRules::default(), at("6,7"), Alien::Purple);
    assert!(!purple(&ship));
    assert!(ship.mark(&content, at("6,7"), Mark::Joint(at("9,7"), Bond::Joined)));
    assert!(purple(&ship), "life support reaches across");
    assert!(gadgets::contraptions(&ship, &content).contains(at("9,7")));
    ship.take(&content, at("8,7"));
    assert!(purple(&ship), "also when the ship is in pieces");
    let pieces: Vec<Squares> = Held::of(&ship).pieces(ship.occupied()).collect();
    assert_eq!(pieces, [["6,7", "7,7"].map(at).into_iter().collect(), Squares::of(at("9,7"))]);
    assert!(!legal::is_legal(&ship, zone()));
    assert_eq!(Held::of(&ship).distance(at("6,7"), Squares::of(at("9,7"))), None);
    ship.take(&content, at("9,7"));
    assert!(!purple(&ship) && ship.marks().is_empty());
}

#[test]
fn illness_boosters_and_chambers_go_along_what_is_joined() {
    let (content, [one, gap, two, booster, far, chamber]) = with_tiles([
        (Component::Cabin, [3; 4]),
        (Component::Structural, [3; 4]),
        (Component::Cabin, [3; 4]),
        (Component::CannonBooster, [3; 4]),
        (Component::Cannon, [0, 3, 3, 3]),
        (Component::StasisChamber, [3; 4]),
    ]);
    let mut ship = Ship::default();
    for (square, tile) in [("7,7", one), ("8,7", gap), ("9,7", two), ("8,8", booster), ("7,6", far), ("8,9", chamber)] {
        ship.put(&content, at(square), tile, Turn::NONE);
    }
    for cabin in ["7,7", "9,7"] {
        ship.set_aboard(at(cabin), Aboard::NOTHING.with_humans(1));
    }
    ship.set_aboard(at("8,9"), Aboard::NOTHING.with_humans(4));
    let strength = |ship: &Ship| {
        boosters::strength(ship, &content, SeatRules::default(), Measure::Cannons, Squares::of(at("8,8")))
    };
    assert!(analysis::infectious_cabins(&ship).is_empty());
    assert!(gadgets::wakeable(&ship, &content, SeatRules::default()).is_empty());
    let alone = strength(&ship);
    assert!(ship.mark(&content, at("7,7"), Mark::Joint(at("9,7"), Bond::Joined)));
    assert_eq!(analysis::infectious_cabins(&ship), ["7,7", "9,7"].map(at).into_iter().collect());
    assert!(ship.mark(&content, at("7,6"), Mark::Joint(at("8,8"), Bond::Joined)));
    assert!(strength(&ship) > alone, "the cannon is boosted across");
    assert!(ship.mark(&content, at("9,7"), Mark::Joint(at("8,9"), Bond::Joined)));
    assert_eq!(gadgets::wakeable(&ship, &content, SeatRules::default()), Squares::of(at("9,7")));
}

#[test]
fn a_welded_joint_holds_and_mends() {
    // One pipe against two, and two smooth sides.
    let (content, [start, other, bare]) = with_tiles([
        (Component::Cabin, [0, 1, 0, 0]),
        (Component::LifeSupport(Alien::Brown), [0, 0, 0, 2]),
        (Component::Structural, [0, 0, 0, 0]),
    ]);
    let mut ship = Ship::default();
    for (square, tile) in [("7,7", start), ("8,7", other), ("8,8", bare)] {
        ship.put(&content, at(square), tile, Turn::NONE);
    }
    let differ = |ship: &Ship| {
        let kinds = Mistakes::of(ship, zone()).by_kind();
        kinds.into_iter().find(|(mistake, _)| *mistake == Mistake::PipesDiffer).map(|(_, squares)| squares)
    };
    assert_eq!(differ(&ship).map(Squares::len), Some(2));
    assert_eq!(Held::of(&ship).pieces(ship.occupied()).count(), 3);
    assert!(ship.mark(&content, at("7,7"), Mark::Joint(at("8,7"), Bond::Held)));
    assert_eq!(differ(&ship).map(Squares::len), Some(0));
    assert_eq!(Held::of(&ship).pieces(ship.occupied()).count(), 2);
    assert!(ship.mark(&content, at("8,8"), Mark::Joint(at("8,7"), Bond::Held)));
    assert!(legal::is_legal(&ship, zone()), "a pipe holds what has no connector");
    assert_eq!(Held::of(&ship).distance(at("7,7"), Squares::of(at("8,8"))), Some(2));
    assert!(analysis::supports(&ship, &content, SeatRules::default(), at("7,7"), Alien::Brown), "held is joined, too");
    assert!(!joins::matches_exactly(&ship, &content, at("8,7")), "one pipe is not two");
    assert_eq!(joins::uneven(&ship).1, 0, "no universal connector is in it");
    assert_eq!(mend::best_piece(&ship, &content, SeatRules::default(), zone()), ship.occupied());
}

#[test]
fn a_joint_goes_round_the_edge_of_a_ring() {
    let (content, [left, right]) = with_tiles([(Component::Structural, [0; 4]); 2]);
    let mut ship = Ship::on(Grid::Ring { first: 3, last: 11 });
    ship.put(&content, at("3,7"), left, Turn::NONE);
    ship.put(&content, at("11,7"), right, Turn::NONE);
    assert!(ship.mark(&content, at("3,7"), Mark::Joint(at("11,7"), Bond::Held)));
    assert_eq!(Held::of(&ship).pieces(ship.occupied()).count(), 1);
}

#[test]
fn caps_and_plating_close_a_side() {
    let (content, [module]) = with_tiles([(Component::Structural, [3, 1, 2, 3])]);
    let mut ship = Ship::default();
    ship.put(&content, at("7,7"), module, Turn::NONE);
    let sides = ship.look(&content, at("7,7")).expect("a component").sides;
    assert_eq!(analysis::exposed_connectors(&ship), 4);
    assert!(ship.mark(&content, at("7,7"), Mark::Sides(sides.capped(Side::Front).plated(Side::Right))));
    assert_eq!(analysis::exposed_connectors(&ship), 2);
    let bounces = |kind, from| analysis::bounces(&ship, &content, Projectile { kind, from }, at("7,7"));
    assert!(bounces(ProjectileKind::SmallMeteor, Side::Front), "a cap stops what is small");
    assert!(!bounces(ProjectileKind::HeavyFire, Side::Front));
    assert!(bounces(ProjectileKind::HeavyFire, Side::Right), "plating stops everything");
    assert!(!bounces(ProjectileKind::SmallMeteor, Side::Rear));
    assert!(ship.connectors(Side::Front).contains(at("7,7")), "a capped connector is one");
    assert_eq!(sides.plated(Side::Front).capped(Side::Front), sides.plated(Side::Front), "plating needs no cap");
}

#[test]
fn a_kind_can_change_and_point_another_way() {
    let (content, [start, hold]) = with_tiles([(Component::Cabin, [3; 4]), (Component::Cargo(2), [0, 0, 3, 0])]);
    let mut ship = Ship::default();
    ship.put(&content, at("7,7"), start, Turn::NONE);
    ship.put(&content, at("7,6"), hold, Turn::NONE);
    let strength = |ship: &Ship| analysis::cannon_strength(ship, &content, Squares::NONE);
    assert!(ship.mark(&content, at("7,6"), Mark::Kind(Component::Cannon, Turn::NONE)));
    assert_eq!((strength(&ship), ship.part(Part::Cargo)), (Strength(2), Squares::NONE));
    assert!(ship.kept_clear().contains(at("7,5")));
    assert!(ship.mark(&content, at("7,6"), Mark::Kind(Component::Cannon, Turn::from_quarters(1))));
    assert_eq!(strength(&ship), Strength(1));
    assert_eq!(ship.kept_clear(), Squares::of(at("8,6")));
    assert_eq!(ship.connectors(Side::Rear) & Squares::of(at("7,6")), Squares::of(at("7,6")), "its sides stay");
    assert!(ship.mark(&content, at("7,6"), Mark::Swivel));
    assert_eq!(strength(&ship), Strength(2), "it points wherever it should");
    assert_eq!(ship.kept_clear(), Squares::of(at("8,6")), "but was built like others");
    // An engine has to point to the rear, whatever became one.
    assert!(ship.mark(&content, at("7,6"), Mark::Kind(Component::Engine, Turn::from_quarters(1))));
    assert_eq!(ship.askew_engines(), Squares::of(at("7,6")));
    assert!(ship.barrels(Side::Front).is_empty(), "there is no barrel any more that could turn");
    let in_the_way = |ship: &Ship| {
        let kinds = Mistakes::of(ship, zone()).by_kind();
        kinds.into_iter().any(|(mistake, squares)| mistake == Mistake::BehindEngine && !squares.is_empty())
    };
    assert!(ship.mark(&content, at("7,6"), Mark::Kind(Component::Engine, Turn::NONE)));
    assert!(in_the_way(&ship), "the cabin stands behind its exhaust");
    assert!(ship.mark(&content, at("7,6"), Mark::Hemmed));
    assert!(!in_the_way(&ship) && ship.kept_clear().is_empty());
    assert!(legal::is_legal(&ship, zone()));
}
