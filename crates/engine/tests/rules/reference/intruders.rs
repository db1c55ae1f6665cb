//! Intruders against a model that walks from square to square with a hand on the wall. Written from the rulebook, apart
//! from the engine: it knows columns and rows, rooms and doors, and nothing of bits.
//!
//! Ships are random, and rich in what stops intruders. `SHIPS=100000 cargo test --release -p trucker-engine --test
//! reference intruders` looks at more of them.

use super::components::each_ship_with;
use super::ship_iib;
use super::slow::{self, Slow, Spot, is_cabin, is_hold, spots};
use crate::common::scene::{Scene, made_up};
use fastrand::Rng;
use std::collections::{HashMap, HashSet};
use trucker_engine::card::{Beat, Gain, Hand, Intruders};
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::event::{Event, Loss, TokenFor};
use trucker_engine::phases;
use trucker_engine::squares::Squares;
use trucker_engine::state::Phase;
use trucker_engine::tile::Component;
use trucker_engine::words::{Credits, Good, Goods, Seat, Side};

/// What becomes of one intruder.
#[derive(Debug, PartialEq)]
struct Way {
    rooms: Vec<Spot>,
    defeated: bool,
}

/// The side by which one looks out of a room, and the room beyond it.
fn door(slow: &Slow, room: Spot, side: usize) -> Option<Spot> {
    let (next, _) = slow.beside(room, side)?;
    slow.held(room).contains(&next).then_some(())?;
    // On a ring two rooms can be neighbours on both sides: it is this wall that must have a door.
    let (mine, theirs) = (slow.0[&room].sides[side], slow.0[&next].sides[(side + 2) % 4]);
    slow::hold(mine, theirs).then_some(next)
}

/// Goes in, puts a hand on the wall, and follows the wall from door to door. Sides are counted clockwise, so the left
/// hand feels along them clockwise from the wall on its left, and the right hand the other way from that on its right.
fn follow_the_wall(slow: &Slow, guarded: &HashSet<Spot>, entry: Spot, heading: usize, hand: Hand, steps: u8) -> Way {
    let mut rooms = vec![entry];
    let (mut room, mut heading) = (entry, heading);
    while rooms.len() < usize::from(steps) {
        let mut wall = if hand == Hand::Left { (heading + 3) % 4 } else { (heading + 1) % 4 };
        let mut felt = 0;
        while door(slow, room, wall).is_none() && felt < 4 {
            wall = if hand == Hand::Left { (wall + 1) % 4 } else { (wall + 3) % 4 };
            felt += 1;
        }
        let Some(next) = door(slow, room, wall) else { break };
        (room, heading) = (next, wall);
        rooms.push(room);
        if guarded.contains(&room) {
            return Way { rooms, defeated: true };
        }
    }
    Way { rooms, defeated: false }
}

/// Components with crew that is awake, with these crubots switched on.
fn crewed(slow: &Slow, on: &HashSet<Spot>) -> HashSet<Spot> {
    let awake = |(spot, laid): &(&Spot, &slow::Laid)| {
        is_cabin(laid.component) && laid.aboard.crew() > 0
            || laid.component == Component::CrubotStation && on.contains(*spot)
    };
    slow.0.iter().filter(awake).map(|(spot, _)| *spot).collect()
}

fn guarded(slow: &Slow, on: &HashSet<Spot>) -> HashSet<Spot> {
    let armed = |spot: &Spot| slow.joined(*spot).iter().any(|other| slow.0[other].component == Component::Armory);
    let mut all: HashSet<Spot> = crewed(slow, on).into_iter().filter(armed).collect();
    all.extend(slow.where_is(|laid| laid.component == Component::AutoDefense));
    all
}

/// Where a roll leads intruders: boards bend only what flies, but shared numbers are shared by all (Ruling 130).
fn line(slow: &Slow, board: &str, from: Side, dice: [u8; 2]) -> i32 {
    let along = matches!(from, Side::Front | Side::Rear);
    match board {
        _ if slow.2.is_some() && along => ship_iib::column(dice[0], dice[1]),
        _ if slow.2.is_some() => 3 + i32::from(dice[0]),
        "IA" => slow::lands(board, from, i32::from(dice[0] + dice[1])).into_iter().next().expect("a line").1,
        _ => i32::from(dice[0] + dice[1]),
    }
}

fn a_card(rng: &mut Rng) -> Intruders {
    let (eats, bombs) = [(true, false), (false, true), (true, true)][rng.usize(..3)];
    let hands = [vec![Hand::Left], vec![Hand::Right], Hand::ALL.to_vec()][rng.usize(..3)].clone();
    let steps = rng.u8(1..=15);
    let charges = if bombs { (1..=steps).filter(|step| *step == steps || rng.u8(..4) == 0).collect() } else { vec![] };
    let reward = Gain::from(Credits(3));
    Intruders { from: Side::ALL[rng.usize(..4)], hands, steps, eats, charges, reward }
}

#[test]
fn intruders_walk_as_the_rulebook_lets_them() {
    let mut seen: HashMap<&str, usize> = HashMap::new();
    let mut scene = Scene::new(1, Vec::new());
    let crowds = [Component::Armory, Component::AutoDefense, Component::CrubotStation, Component::Thruster];
    for crowd in crowds.map(Some).into_iter().chain([None]) {
        each_ship_with(crowd, |rng, content, board, ship, _| {
            let mut ship = *ship;
            for square in ship.occupied() {
                if ship.component(content, square).is_some_and(is_hold) && rng.bool() {
                    ship.set_aboard(square, ship.aboard(square).with_good(Good::Blue, 1));
                }
            }
            let slow = Slow::of(&ship, content);
            let card = a_card(rng);
            let (from, along) = (card.from, matches!(card.from, Side::Front | Side::Rear));
            let dice = [rng.u8(1..=6), rng.u8(1..=6)];
            scene.content = content.clone();
            let id = made_up(&mut scene.content, content.ship_boards[board].level, vec![Beat::Intruders(card.clone())]);
            scene.state.flight.card = Some(id);
            scene.state.phase = Phase::Card(0);
            scene.state.rules.board = Some(board as u8);
            scene.state.ships[Seat::FIRST] = ship;
            scene.state.players[Seat::FIRST] = Default::default();
            scene.state.bank = Goods::NONE;

            // What the rulebook lets its owner do about the line.
            let begins = if dice[1] <= 3 { 5 } else { 9 };
            let met = |line: i32| match slow.2.is_some() && !along {
                true => slow.first_round(from, line, begins),
                false => slow.first_in_line(from, line),
            };
            let straight = line(&slow, &content.ship_boards[board].name, from, dice);
            let tokens: usize = slow.0.values().map(|laid| usize::from(laid.aboard.batteries())).sum();
            let panels: Vec<Spot> = slow.where_is(|laid| laid.component == Component::SolarPanel).into_iter().collect();
            let awake = crewed(&slow, &HashSet::new());
            let can_fire = |spot: &Spot| {
                let joined = slow.joined(*spot);
                let crew = joined.iter().any(|other| awake.contains(other));
                let crubots = || {
                    let mut stations =
                        joined.iter().filter(|other| slow.0[*other].component == Component::CrubotStation);
                    stations.any(|station| slow.can_power(&[*spot, *station], &panels, tokens))
                };
                crew && slow.can_power(&[*spot], &panels, tokens) || crubots()
            };
            let across: [(Side, i32); 2] =
                if along { [(Side::Left, -1), (Side::Right, 1)] } else { [(Side::Front, -1), (Side::Rear, 1)] };
            let mut options = Vec::new();
            for (to, by) in across {
                let there = if along { slow.round(straight + by) } else { straight + by };
                let thrusts =
                    |(spot, laid): (&Spot, &slow::Laid)| Slow::thrusts(laid).contains(&to.index()) && can_fire(spot);
                if slow.0.iter().any(thrusts) && met(there) != met(straight) {
                    options.push((to, there));
                }
            }

            let choice = rng.usize(..=options.len());
            let (mut asked, mut posted, mut posts) = (None, None, Squares::NONE);
            let number = rng.usize(..);
            let answer = |decision: &Decision| match decision.reason {
                Reason::DodgeIntruders { .. } => {
                    asked = Some(decision.shape);
                    options.get(choice).map_or(Answer::Done, |(to, _)| Answer::Option(to.index() as u8))
                }
                Reason::PostCrubots { .. } => {
                    let chosen = decision.shape.nth(number % decision.shape.count()).expect("an answer");
                    if let (Shape::Set { from, .. } | Shape::Power { from, .. }, Answer::Set(set)) =
                        (decision.shape, chosen)
                    {
                        (posted, posts) = (Some(from), set);
                    }
                    chosen
                }
                _ => decision.shape.nth(0).expect("an answer"),
            };
            let events = scene.act_by_dice(&dice, answer, phases::run);
            let bits = options.iter().fold(0, |bits, (to, _)| bits | 1 << to.index());
            assert_eq!(asked, (bits != 0).then_some(Shape::OneOf { options: bits, may_pass: true }));
            *seen.entry("asked").or_default() += usize::from(bits != 0);

            // Where it comes in, and who waits there.
            let entry = met(options.get(choice).map_or(straight, |(_, there)| *there));
            let fired: HashSet<Spot> = events
                .iter()
                .filter_map(|event| if let Event::CrubotsOn { stations, .. } = event { Some(*stations) } else { None })
                .flat_map(|stations| spots(stations.minus(posts)))
                .collect();
            let ways = |on: &HashSet<Spot>| -> Option<Vec<Way>> {
                let (entry, guarded) = (entry?, guarded(&slow, on));
                let heading = (from.index() + 2) % 4;
                (!guarded.contains(&entry)).then_some(())?;
                let walk = |hand: &Hand| follow_the_wall(&slow, &guarded, entry, heading, *hand, card.steps);
                Some(card.hands.iter().map(walk).collect())
            };
            if let Some(posted) = posted {
                let off = |spot: &Spot| {
                    slow.0[spot].component == Component::CrubotStation
                        && !fired.contains(spot)
                        && slow.joined(*spot).iter().any(|other| slow.0[other].component == Component::Armory)
                };
                let rooms = ways(&fired).expect("it comes in").into_iter().flat_map(|way| way.rooms);
                assert_eq!(spots(posted), rooms.filter(off).collect(), "crubots on its way");
                *seen.entry("posted").or_default() += 1;
            }
            let on: HashSet<Spot> = fired.iter().copied().chain(spots(posts)).collect();
            let expected = ways(&on);

            // What is told of it.
            let mut told: Vec<Way> = Vec::new();
            for event in &events {
                match event {
                    Event::IntruderStepped { step, square, .. } => {
                        if *step == 1 {
                            told.push(Way { rooms: Vec::new(), defeated: false });
                        }
                        let way = told.last_mut().expect("a way");
                        way.rooms.extend(spots(Squares::of(*square)));
                        assert_eq!(way.rooms.len(), usize::from(*step));
                    }
                    Event::IntruderDefeated { .. } => told.last_mut().expect("a way").defeated = true,
                    _ => {}
                }
            }
            let kind = match (&expected, entry) {
                (None, None) => "missed",
                (None, Some(_)) => "turned away",
                (Some(ways), _) if ways.iter().any(|way| way.defeated) => "defeated",
                (Some(_), _) => "left",
            };
            *seen.entry(kind).or_default() += 1;
            let has = |is: fn(&Event) -> bool| events.iter().any(is);
            assert_eq!(has(|event| matches!(event, Event::IntruderMissed { .. })), kind == "missed");
            assert_eq!(has(|event| matches!(event, Event::IntruderTurnedAway { .. })), kind == "turned away");
            let expected = expected.unwrap_or_default();
            assert_eq!(told, expected, "{card:?} by {dice:?}");

            // What is eaten and what explodes.
            let mut eaten = HashSet::new();
            let mut charged = HashSet::new();
            for way in &expected {
                let suffering = way.rooms.len() - usize::from(way.defeated);
                for (number, room) in way.rooms[..suffering].iter().enumerate() {
                    if card.eats {
                        eaten.insert(*room);
                    }
                    if card.charges.contains(&(number as u8 + 1)) {
                        charged.insert(*room);
                    }
                }
            }
            let count = |is: &dyn Fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
            for (spot, laid) in &slow.0 {
                let at = slow::square(*spot);
                let full = eaten.contains(spot);
                let crew = if full && is_cabin(laid.component) { usize::from(laid.aboard.crew()) } else { 0 };
                let lost = count(&|event| {
                    matches!(event, Event::CrewLost { cabin, cause, .. }
                        if *cabin == at && matches!(cause, trucker_engine::event::Cause::Intruders { .. }))
                });
                assert_eq!(lost, crew, "crew at {spot:?}");
                let spent = |why| {
                    count(
                        &|event| matches!(event, Event::BatterySpent { square, purpose, .. } if *square == at && *purpose == why),
                    )
                };
                let left = usize::from(laid.aboard.batteries()) - spent(TokenFor::Power);
                assert_eq!(spent(TokenFor::Eaten), if full { left } else { 0 }, "tokens at {spot:?}");
                let goods = count(&|event| matches!(event, Event::GoodLost { square, .. } if *square == at));
                assert_eq!(goods, if full { laid.aboard.goods().count() as usize } else { 0 }, "goods at {spot:?}");
            }
            let destroyed: HashSet<Spot> = events
                .iter()
                .filter_map(|event| match event {
                    Event::TileLost { square, loss: Loss::Destroyed, .. } => *square,
                    _ => None,
                })
                .flat_map(|square| spots(Squares::of(square)))
                .collect();
            assert_eq!(destroyed, charged);
            *seen.entry("destroyed").or_default() += usize::from(!charged.is_empty());
            let mut rest = slow.clone();
            rest.0.retain(|spot, _| !charged.contains(spot));
            let left = scene.state.ships[Seat::FIRST].occupied();
            let kept = left.first().map_or_else(HashSet::new, |kept| {
                spots(Squares::of(kept)).into_iter().next().map(|spot| rest.piece_of(spot)).unwrap_or_default()
            });
            assert_eq!(spots(left).into_iter().collect::<HashSet<_>>(), kept, "one piece is left");
            let beaten = expected.iter().filter(|way| way.defeated).count() as i16;
            assert_eq!(scene.state.players[Seat::FIRST].credits, Credits(3 * beaten));
        });
    }
    for kind in ["asked", "posted", "missed", "turned away", "defeated", "left", "destroyed"] {
        assert!(seen.get(kind).is_some_and(|times| *times > 20), "{kind}: {seen:?}");
    }
}
