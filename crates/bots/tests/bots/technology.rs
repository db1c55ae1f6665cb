//! Bots and defaults know what components of *Another Big Expansion* are for: where the sensible choice is plain, they
//! make it.

use crate::common::scene::{Scene, at};
use std::collections::VecDeque;
use trucker_bots::defaults::default_answer;
use trucker_bots::value::Value;
use trucker_bots::weights::{Term, Weights, Yard};
use trucker_bots::{Field, Profile, Tier, bot_with};
use trucker_engine::building::Build;
use trucker_engine::card::{Beat, Enemy, Gain, Measure, Penalty, Projectile, ProjectileKind, Volley};
use trucker_engine::chance::{Chance, Draw, Purpose};
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::event::{Event, EventLog};
use trucker_engine::game::play_out;
use trucker_engine::phases;
use trucker_engine::script::{Cx, Decider};
use trucker_engine::setup::Extras;
use trucker_engine::ship::{auto_defense, gadgets};
use trucker_engine::squares::Squares;
use trucker_engine::state::{Mode, Setup, State};
use trucker_engine::tile::Component;
use trucker_engine::view::View;
use trucker_engine::words::{Credits, Days, Level, Seat, Side, Strength};

const ME: Seat = Seat::FIRST;

/// Everybody answers as is proposed to people; dice show what they are told.
struct Proposals {
    dice: VecDeque<u8>,
    given: Vec<(Seat, Reason, Answer)>,
}

impl Chance for Proposals {
    fn draw(&mut self, draw: Draw) -> u16 {
        match draw.purpose {
            Purpose::Dice => u16::from(self.dice.pop_front().expect("a roll more than was foreseen") - 1),
            _ => 0,
        }
    }
}

impl Decider for Proposals {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        let answer = default_answer(view, decision);
        assert!(decision.shape.accepts(answer), "{answer:?} does not answer {decision:?}");
        self.given.push((decision.seat, decision.reason, answer));
        answer
    }

    fn build(&mut self, _: View<'_>, seat: Seat) -> Build {
        panic!("{seat} does not build here")
    }
}

/// What the first player is asked and answers while a card is played by proposals alone.
fn proposals(scene: &mut Scene, rolls: &[u8]) -> Vec<(Reason, Answer)> {
    let dice = rolls.iter().flat_map(|sum| [sum / 2, sum - sum / 2]).collect();
    let mut all = Proposals { dice, given: Vec::new() };
    phases::run(&mut Cx::inline(&mut scene.state, &scene.content, &mut all, None)).expect("all is answered");
    all.given.into_iter().filter(|(seat, ..)| *seat == ME).map(|(_, reason, answer)| (reason, answer)).collect()
}

fn meteors(kind: ProjectileKind, from: Side) -> Vec<Beat> {
    vec![Beat::Meteors { volleys: vec![Volley { from, kinds: vec![kind] }] }]
}

/// A ship whose cabin has a thruster beside it, with an exhaust to the right, and a battery.
fn with_thruster(beats: Vec<Beat>) -> Scene {
    let mut scene = Scene::new(1, beats);
    scene.put(ME, 8, 7, "thruster", "", "0031");
    scene.put(ME, 7, 8, "battery", "2", "3000");
    scene.charge(ME, 7, 8, 2);
    scene
}

/// What was answered when it was asked whether to move.
fn moved(given: &[(Reason, Answer)]) -> Option<Answer> {
    given.iter().find(|(reason, _)| matches!(reason, Reason::Thrust { .. })).map(|(_, answer)| *answer)
}

#[test]
fn thrusters_save_the_only_cabin_and_leave_alone_what_bounces_off() {
    let right = Answer::Option(Side::Right.index() as u8);
    let mut scene = with_thruster(meteors(ProjectileKind::LargeMeteor, Side::Front));
    assert_eq!(moved(&proposals(&mut scene, &[7])), Some(right), "a large meteor would hit the only cabin");
    let mut scene = with_thruster(meteors(ProjectileKind::LargeMeteor, Side::Front));
    assert_eq!(moved(&proposals(&mut scene, &[8])), Some(right), "beyond the thruster is nothing");
    let mut scene = with_thruster(meteors(ProjectileKind::SmallMeteor, Side::Front));
    assert_eq!(moved(&proposals(&mut scene, &[8])), Some(Answer::Done), "it bounces off the thruster");
    let mut scene = with_thruster(meteors(ProjectileKind::LargeMeteor, Side::Front));
    assert_eq!(moved(&proposals(&mut scene, &[6])), Some(Answer::Done), "it flies by, and would meet the cabin");
}

#[test]
fn the_last_token_is_not_burned_on_a_move_that_leaves_nothing_for_the_shield() {
    // The shield stops what comes in either line, so moving would only cost the token that it needs.
    let mut scene = Scene::new(1, meteors(ProjectileKind::SmallMeteor, Side::Front));
    scene.put(ME, 8, 7, "cabin", "", "3333");
    scene.put(ME, 9, 7, "thruster", "", "0003");
    scene.put(ME, 6, 7, "shield", "", "0300");
    scene.put(ME, 7, 8, "battery", "2", "3000");
    scene.charge(ME, 7, 8, 1);
    let given = proposals(&mut scene, &[7]);
    assert_eq!(moved(&given), Some(Answer::Done));
    assert!(
        given.iter().any(|(reason, answer)| matches!(reason, Reason::RaiseShield { .. }) && *answer == Answer::Yes)
    );
}

#[test]
fn panels_are_used_before_batteries() {
    let mut scene = with_thruster(meteors(ProjectileKind::LargeMeteor, Side::Front));
    scene.put(ME, 8, 8, "solar_panel", "", "3000");
    let given = proposals(&mut scene, &[7]);
    let paid = given.iter().find(|(reason, _)| matches!(reason, Reason::PayPower { .. }));
    assert_eq!(paid.map(|(_, answer)| *answer), Some(Answer::Square(at(8, 8))));
    assert_eq!(scene.state.ships[ME].aboard(at(7, 8)).batteries(), 2);
}

#[test]
fn of_equal_cannons_the_one_at_a_panel_fires() {
    let shot = Projectile { kind: ProjectileKind::HeavyFire, from: Side::Front };
    let enemy = Enemy {
        strength: Strength::points(1),
        penalties: vec![Penalty::Shots(vec![shot])],
        reward: Gain { credits: Credits(5), ..Gain::default() },
        days: Days(0),
    };
    let mut scene = Scene::new(1, vec![Beat::Enemy(enemy)]);
    scene.put(ME, 6, 7, "double_cannon", "", "0300");
    scene.put(ME, 8, 7, "double_cannon", "", "0033");
    scene.put(ME, 8, 8, "solar_panel", "", "3000");
    scene.put(ME, 7, 8, "battery", "2", "3000");
    scene.charge(ME, 7, 8, 1);
    let given = proposals(&mut scene, &[]);
    let powered = given.iter().find(|(reason, _)| matches!(reason, Reason::PowerCannons { .. }));
    assert_eq!(powered.map(|(_, answer)| *answer), Some(Answer::Set(Squares::of(at(8, 7)))));
    assert_eq!(scene.state.ships[ME].aboard(at(7, 8)).batteries(), 1);
}

/// Two crew against three of a rival, with a crubot station; whoever has fewer is shot at.
fn outnumbered(armory: bool) -> Scene {
    let shot = Projectile { kind: ProjectileKind::HeavyFire, from: Side::Rear };
    let mut scene =
        Scene::new(2, vec![Beat::Weakest { by: Measure::Crew, penalties: vec![Penalty::Shots(vec![shot; 3])] }]);
    scene.put(ME, 8, 7, "crubot_station", "", "0003");
    scene.put(ME, 7, 8, "battery", "2", "3000");
    scene.charge(ME, 7, 8, 1);
    if armory {
        scene.put(ME, 6, 7, "armory", "", "0300");
    }
    let rival = Seat::new(1).expect("a seat");
    scene.put(rival, 8, 7, "cabin", "", "0003");
    scene.people(rival, 8, 7, 1);
    scene
}

#[test]
fn crubots_are_switched_on_where_they_save_from_fire_and_only_there() {
    let switched_on = |given: Vec<(Reason, Answer)>| {
        given.into_iter().find(|(reason, _)| matches!(reason, Reason::SwitchOn { .. })).map(|(_, answer)| answer)
    };
    let mut scene = outnumbered(false);
    assert_eq!(switched_on(proposals(&mut scene, &[2, 2, 2])), Some(Answer::Set(Squares::of(at(8, 7)))));
    let mut scene = outnumbered(true);
    assert_eq!(switched_on(proposals(&mut scene, &[2, 2, 2])), Some(Answer::Set(Squares::NONE)), "two armed are four");
}

#[test]
fn ships_are_insured_if_they_have_lost_too_much_before_they_start() {
    let insure = Reason::Insure { price: Credits(5), most: Credits(20), even: 25, full: 20 };
    let question = Decision { seat: ME, shape: Shape::YesNo, reason: insure };
    for (lost, wise) in [(0, Answer::No), (12, Answer::No), (26, Answer::Yes)] {
        let mut scene = yard();
        scene.state.players[ME].lost = lost;
        let answer = default_answer(View::new(&scene.state, &scene.content, Some(ME)), &question);
        assert_eq!(answer, wise, "with {lost} lost");
    }
}

/// What a component adds to a ship beyond a structural module with the same connectors on the same square.
fn adds(scene: &mut Scene, kind: &str, param: &str, sides: &str, square: (u8, u8), quarters: usize) -> f32 {
    let mut worth = |kind: &str, param: &str| {
        let before = scene.state.ships[ME];
        scene.put_turned(ME, square.0, square.1, kind, param, sides, quarters);
        let ship = std::mem::replace(&mut scene.state.ships[ME], before);
        let view = View::new(&scene.state, &scene.content, Some(ME));
        Value::new(Weights::tuned(Level::II, Yard::MoreTiles), view, ME).of(&ship, &scene.content, 0.3)
    };
    worth(kind, param) - worth("structural", "")
}

/// A ship with a hold on the left, a double engine below it and another cabin on the right.
fn yard() -> Scene {
    let mut scene = Scene::new(1, vec![]);
    scene.put(ME, 6, 7, "cargo", "2", "3333");
    scene.put(ME, 6, 8, "double_engine", "", "3303");
    scene.put(ME, 8, 7, "cabin", "", "3333");
    scene
}

#[test]
fn panels_armories_and_life_support_go_where_they_serve() {
    let mut scene = yard();
    assert!(adds(&mut scene, "solar_panel", "", "0300", (5, 8), 0) > 0.0, "beside the engine");
    assert_eq!(adds(&mut scene, "solar_panel", "", "0300", (5, 7), 0), 0.0, "beside the hold");
    assert!(adds(&mut scene, "armory", "", "0003", (9, 7), 0) > 0.0, "beside the cabin");
    assert_eq!(adds(&mut scene, "armory", "", "0300", (5, 7), 0), 0.0, "beside the hold");
    let mixed = adds(&mut scene, "mixed_life_support", "cyan+purple", "0003", (9, 7), 0);
    let pure = adds(&mut scene, "life_support_purple", "", "0003", (9, 7), 0);
    assert!(mixed >= pure && pure > 0.0, "one cabin, so one alien: {mixed} and {pure}");
    assert!(mixed < 2.0 * pure, "one cabin does not hold two aliens");
}

#[test]
fn routers_count_for_what_they_join() {
    let mut scene = yard();
    assert_eq!(adds(&mut scene, "router", "", "0003", (9, 7), 0), 0.0, "a dead end");
    scene.put(ME, 8, 8, "solar_panel", "", "3003");
    assert!(adds(&mut scene, "router", "", "3303", (7, 8), 0) > 0.0, "the panel reaches the engine through it");
}

#[test]
fn auto_defense_systems_are_joined_to_each_other() {
    let mut scene = yard();
    let alone = adds(&mut scene, "auto_defense", "", "0033", (9, 7), 0);
    assert!(alone > 0.0, "another one may turn up");
    scene.put(ME, 9, 7, "auto_defense", "", "0033");
    let pair = adds(&mut scene, "auto_defense", "", "3000", (9, 8), 0);
    let apart = adds(&mut scene, "auto_defense", "", "0330", (5, 7), 0);
    assert!(pair > 2.0 * alone && pair > 2.0 * apart, "{pair} in a pair, {apart} apart from it, {alone} alone");
}

#[test]
fn thrusters_and_crubots_count_less_and_less() {
    let mut scene = yard();
    let first = adds(&mut scene, "crubot_station", "", "0003", (9, 7), 0);
    scene.put(ME, 9, 7, "crubot_station", "", "0003");
    let second = adds(&mut scene, "crubot_station", "", "0300", (5, 7), 0);
    assert!(first > second && second > 0.0, "{first}, then {second}");
    // Exhausts to the front and right, or to the front and left, over squares that the board has not.
    let mut scene = yard();
    scene.put(ME, 8, 6, "thruster", "", "0030");
    assert_eq!(adds(&mut scene, "thruster", "", "0003", (9, 7), 0), 0.0, "the ship can move there already");
    assert!(adds(&mut scene, "thruster", "", "0003", (6, 6), 3) > 0.0, "to the left it could not");
}

/// What bots of a tier launch and use over some games with the technology of the box.
#[derive(Default)]
struct Seen {
    panels: [f32; 2],
    armories: [f32; 2],
    systems: [f32; 2],
    thrusts: u32,
    crubots: u32,
    panel_uses: u32,
}

impl Seen {
    fn of(tier: Tier, games: u64) -> Seen {
        let content = trucker_content::all();
        let mut seen = Seen::default();
        for seed in 0..games {
            let mut setup = Setup::new(3, Mode::Flight(Level::II));
            setup.extras = Extras { abe_technology: true, ..Extras::default() };
            let mut state = State::new(setup);
            let mut field = Field::new(&[Profile::new(tier); 3], seed);
            let mut log = EventLog::default();
            assert!(play_out(&mut state, content, &mut field, 2_000, Some(&mut log)));
            for (_, event) in log.events {
                seen.thrusts += u32::from(matches!(event, Event::Thrust { .. }));
                seen.crubots += u32::from(matches!(event, Event::CrubotsOn { .. }));
                seen.panel_uses += u32::from(matches!(event, Event::PanelUsed { .. }));
            }
            for seat in state.seats().iter() {
                let ship = &state.ships[seat];
                for square in ship.all_gadgets() {
                    let works = gadgets::served(ship, content, square).is_some_and(|served| !served.is_empty());
                    let count = |[working, all]: &mut [f32; 2]| {
                        *working += f32::from(u8::from(works));
                        *all += 1.0;
                    };
                    match ship.component(content, square) {
                        Some(Component::SolarPanel) => count(&mut seen.panels),
                        Some(Component::Armory) => count(&mut seen.armories),
                        _ => {}
                    }
                }
                seen.systems[0] += 2.0 * auto_defense::pairs(ship, content) as f32;
                seen.systems[1] += ship.gadgets(content, Component::AutoDefense).len() as f32;
            }
        }
        seen
    }
}

#[test]
fn veterans_build_technology_that_works_and_use_it() {
    let (veterans, rookies) = (Seen::of(Tier::Veteran, 60), Seen::of(Tier::Rookie, 60));
    let share = |[working, all]: [f32; 2]| working / all.max(1.0);
    for (what, veteran, rookie) in
        [("panels", veterans.panels, rookies.panels), ("systems", veterans.systems, rookies.systems)]
    {
        let (mine, theirs) = (share(veteran), share(rookie));
        assert!(mine > theirs + 0.1, "{mine:.2} of a veteran's {what} work, {theirs:.2} of a rookie's");
    }
    assert!(share(veterans.armories) > 0.5, "{:.2} of a veteran's armories arm somebody", share(veterans.armories));
    assert!(veterans.thrusts > 0 && veterans.crubots > 0 && veterans.panel_uses > 0);
}

/// Ships of class IV are large, and so are the losses: who leaves squares empty or beds unguarded does not arrive.
#[test]
fn veterans_arrive_with_most_ships_of_class_iv() {
    let (games, content) = (20, trucker_content::all());
    let mut lost = 0;
    for seed in 0..games {
        let mut setup = Setup::new(4, Mode::Flight(Level::IV));
        setup.extras = Extras { abe_technology: true, abe_adventures: true, intruders: true, ..Extras::default() };
        let mut field = Field::new(&[Profile::new(Tier::Veteran); 4], seed);
        let mut log = EventLog::default();
        assert!(play_out(&mut State::new(setup), content, &mut field, 2_000, Some(&mut log)));
        lost += log.events.iter().filter(|(_, event)| matches!(event, Event::LeftFlight { .. })).count();
    }
    let flights = 4 * games as usize;
    assert!(2 * lost < flights, "{lost} of {flights} ships do not arrive");
}

/// Duplicate matches of two experts, one of whom has no eye for the technology of the box:
/// `GAMES=300 cargo test --release -p trucker-bots --test bots technology -- --ignored --nocapture`.
#[test]
#[ignore = "takes minutes"]
fn technology_does_not_hurt_whoever_builds_it() {
    let matches: u64 = std::env::var("GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(100);
    let expert = Profile { effort: 16, ..Profile::new(Tier::Expert) };
    let knowing = Weights::tuned(Level::II, Yard::MoreTiles);
    let mut ignoring = knowing;
    for term in [Term::Panel, Term::ThrusterSide, Term::Crubots, Term::Armed, Term::Unpaired] {
        ignoring.set(term, 0.0);
    }
    let (mut won, mut ahead) = (0.0, 0);
    for seed in 0..matches {
        let mut credits = [0; 2];
        for order in [[0, 1], [1, 0]] {
            let mut setup = Setup::new(2, Mode::Flight(Level::II));
            setup.extras = Extras { abe_technology: true, ..Extras::default() };
            let mut state = State::new(setup);
            let seat = |who: usize| bot_with(expert, [knowing, ignoring][who], seed * 10 + who as u64);
            let mut field = Field::of(order.map(seat).into(), seed);
            assert!(play_out(&mut state, trucker_content::all(), &mut field, 2_000, None));
            for (seat, who) in state.seats().iter().zip(order) {
                credits[who] += state.players[seat].credits.0;
            }
        }
        won += if credits[0] == credits[1] { 0.5 } else { f64::from(u8::from(credits[0] > credits[1])) };
        ahead += credits[0] - credits[1];
    }
    let (share, mean) = (won / matches as f64, f64::from(ahead) / (2 * matches) as f64);
    println!("{:.1} % of {matches} matches won, ahead by {mean:.2} credits a game", 100.0 * share);
    assert!(share > 0.45, "experts who ignore technology win {:.1} %", 100.0 * (1.0 - share));
}
