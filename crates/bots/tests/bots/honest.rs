//! Bots are honest and legal: they answer the same when everything they cannot know is drawn anew, and every step and
//! answer of theirs is accepted, at every level, in treks, with every taste.

use trucker_bots::weights::{Term, Weights, Yard};
use trucker_bots::{Bot, Field, Pace, Profile, Task, Taste, Tier, bot};
use trucker_engine::building::Build;
use trucker_engine::card::{Beat, Gain};
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::decision::{Answer, Decision, Reason};
use trucker_engine::event::{Event, EventLog};
use trucker_engine::game::play_out;
use trucker_engine::script::Decider;
use trucker_engine::setup::Extras;
use trucker_engine::ship::{Part, gadgets};
use trucker_engine::state::Pace as Building;
use trucker_engine::state::{Aid, GaveUp, Mode, Setup, State};
use trucker_engine::view::View;
use trucker_engine::words::{ByLevel, Credits, Good, Level, Seat};

const BUILD_LIMIT: u32 = 2_000;

struct Dice(fastrand::Rng);

impl Chance for Dice {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.0.u16(..draw.sides.max(1))
    }
}

/// Every seat twice: one bot sees the game, its twin sees a world that its seat cannot tell from it.
struct Twins {
    pairs: Vec<(Box<dyn Bot>, Box<dyn Bot>)>,
    dice: Dice,
    other_dice: Dice,
    compared: u32,
}

impl Twins {
    fn new(profiles: &[Profile], seed: u64) -> Twins {
        let pair = |(seat, profile): (usize, &Profile)| {
            let seed = seed * 10 + seat as u64;
            (bot(*profile, seed), bot(*profile, seed))
        };
        Twins {
            pairs: profiles.iter().enumerate().map(pair).collect(),
            dice: Dice(fastrand::Rng::with_seed(seed)),
            other_dice: Dice(fastrand::Rng::with_seed(!seed)),
            compared: 0,
        }
    }
}

impl Chance for Twins {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.dice.draw(draw)
    }
}

impl Decider for Twins {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        let world = view.resample(&mut self.other_dice);
        let (bot, twin) = &mut self.pairs[decision.seat.index()];
        let answer = bot.decide(view, decision);
        let other = twin.decide(View::new(&world, view.content(), view.viewer()), decision);
        assert_eq!(answer, other, "{decision:?} was answered from something hidden");
        assert!(decision.shape.accepts(answer), "{answer:?} does not answer {decision:?}");
        self.compared += 1;
        answer
    }

    fn build(&mut self, view: View<'_>, seat: Seat) -> Build {
        let world = view.resample(&mut self.other_dice);
        let (bot, twin) = &mut self.pairs[seat.index()];
        let step = bot.build(view);
        let other = twin.build(View::new(&world, view.content(), view.viewer()));
        assert_eq!(step, other, "a building step came from something hidden");
        self.compared += 1;
        step
    }
}

fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    let modes = [Mode::Learning, Mode::Flight(Level::I), Mode::Flight(Level::II), Mode::Flight(Level::III), Mode::Trek];
    for mode in modes {
        for players in 2..=4 {
            let usual = Setup::new(players, mode);
            tables.push(usual);
            tables.push(Setup { pace: Building::TurnByTurn { last_turns: Some(10) }, aid: Aid::Tabletop, ..usual });
        }
    }
    for (number, mode) in modes.into_iter().skip(1).cycle().take(12).enumerate() {
        let mut setup = Setup::new(2 + number as u8 % 3, mode);
        let extras = Extras {
            technology: number % 4 != 3,
            adventures: number % 3 != 2,
            ships: ByLevel::each(|level| number % 2 == 0 && level <= Level::III),
            titles: mode == Mode::Trek,
            rough_roads: number as u8 % 4,
            ..Extras::default()
        };
        setup.extras = extras;
        tables.push(setup);
    }
    let big = [Mode::Flight(Level::II), Mode::Flight(Level::III), Mode::Flight(Level::IV), Mode::Trek];
    for (number, mode) in big.into_iter().cycle().take(8).enumerate() {
        let mut setup = Setup::new(5 - number as u8 % 4, mode);
        setup.extras = Extras {
            technology: number % 3 == 0 || setup.players == 5,
            abe_technology: true,
            abe_ships: ByLevel([false, number % 2 == 0, number % 2 == 1, false]),
            abe_adventures: number >= 4 || mode == Mode::Flight(Level::IV),
            intruders: number >= 4 || mode == Mode::Flight(Level::IV),
            ..Extras::default()
        };
        tables.push(setup);
    }
    tables
}

#[test]
fn bots_answer_from_what_they_may_know() {
    let tiers = [Tier::Random, Tier::Rookie, Tier::Trucker, Tier::Veteran];
    let mut compared = 0;
    for (number, setup) in tables().into_iter().enumerate() {
        let profiles: Vec<Profile> =
            (0..usize::from(setup.players)).map(|seat| Profile::new(tiers[(number + seat) % tiers.len()])).collect();
        let mut twins = Twins::new(&profiles, number as u64);
        let mut state = State::new(setup);
        assert!(play_out(&mut state, trucker_content::all(), &mut twins, BUILD_LIMIT, None), "{setup:?} got stuck");
        compared += twins.compared;
    }
    assert!(compared > 5_000, "only {compared} choices were compared");
}

#[test]
fn every_tier_and_taste_plays_every_table_to_its_end() {
    for (number, setup) in tables().into_iter().enumerate() {
        for round in 0..4 {
            let profile = |seat: usize| {
                let tier = Tier::ALL[(number + round + seat) % 4];
                Profile { taste: Taste::ALL[(round + seat) % 5], ..Profile::new(tier) }
            };
            let profiles: Vec<Profile> = (0..usize::from(setup.players)).map(profile).collect();
            let mut field = Field::new(&profiles, (number * 100 + round) as u64);
            let mut state = State::new(setup);
            assert!(play_out(&mut state, trucker_content::all(), &mut field, BUILD_LIMIT, None), "{setup:?} got stuck");
        }
    }
}

#[test]
fn experts_look_ahead_and_finish() {
    for setup in tables() {
        let mut profiles = vec![Profile::new(Tier::Expert)];
        profiles.resize(usize::from(setup.players), Profile::new(Tier::Rookie));
        let mut state = State::new(setup);
        let mut field = Field::new(&profiles, 5);
        assert!(play_out(&mut state, trucker_content::all(), &mut field, BUILD_LIMIT, None), "{setup:?} got stuck");
    }
}

#[test]
fn the_same_field_plays_the_same_game() {
    let profiles = [Profile::new(Tier::Expert), Profile::new(Tier::Veteran)];
    let ends = [1, 1, 2].map(|seed| {
        let mut state = State::new(Setup::new(2, Mode::Flight(Level::II)));
        play_out(&mut state, trucker_content::all(), &mut Field::new(&profiles, seed), BUILD_LIMIT, None);
        state.digest()
    });
    assert_eq!(ends[0], ends[1]);
    assert_ne!(ends[0], ends[2]);
}

#[test]
fn profiles_are_read_as_they_are_written() {
    for tier in Tier::ALL {
        for taste in Taste::ALL {
            let profile = Profile { taste, ..Profile::new(tier) };
            assert_eq!(profile.to_string().parse(), Ok(profile));
            if tier == Tier::Expert {
                let keen = Profile { effort: 7, ..profile };
                assert_eq!(keen.to_string().parse(), Ok(keen));
            }
        }
    }
    assert!("champion".parse::<Profile>().unwrap_err().contains("rookie"));
    assert!("veteran@5".parse::<Profile>().unwrap_err().contains("expert@5"));
    assert!("expert@0".parse::<Profile>().unwrap_err().contains("2000"));
    assert!("expert:glutton".parse::<Profile>().unwrap_err().contains("hauler"));
}

#[test]
fn the_weights_file_is_complete() {
    let text = include_str!("../../weights.json");
    let file: std::collections::BTreeMap<String, Weights> = serde_json::from_str(text).unwrap();
    let levels: Vec<&str> = file.keys().map(String::as_str).collect();
    let keys = ["", " in a hurry", " with more tiles", " with new tiles"];
    let mut wanted = ["I", "II", "III"].map(|level| keys.map(|key| format!("{level}{key}"))).concat();
    wanted.extend(["IV", "IV with more tiles"].map(str::to_owned));
    assert_eq!(levels, wanted);
    assert_eq!(file["IV"], Weights::tuned(Level::IV, Yard::NewTiles), "as in the base game");
    assert_eq!(file["IV with more tiles"], Weights::tuned(Level::IV, Yard::MoreTiles));
    for (level, yard) in Level::ALL.into_iter().zip([Yard::Base, Yard::NewTiles, Yard::MoreTiles]) {
        assert_eq!(file[&yard.key(level)], Weights::tuned(level, yard));
        let few = Weights::tuned(level, Yard::Base).shifted(&Weights::tuned_in_a_hurry(level), 1.0);
        assert!((few.get(Term::Room) - file[&format!("{level} in a hurry")].get(Term::Room)).abs() < 1e-3);
    }
}

#[test]
fn steps_take_about_as_long_as_the_pace_says_and_vary() {
    let mut rng = fastrand::Rng::with_seed(1);
    let pace = Pace::STEADY;
    let steps: Vec<u32> =
        (0..2_000).flat_map(|_| [Task::Reach, Task::Fit].map(|task| pace.takes(task, &mut rng))).collect();
    let mean = steps.iter().sum::<u32>() / 4_000;
    assert!(mean.abs_diff(pace.build) < pace.build / 20, "{mean}");
    assert!(steps.iter().all(|step| (pace.build / 3..pace.build * 2).contains(step)), "nobody races, nobody dreams");
    assert!(steps.iter().filter(|step| step.abs_diff(pace.build) > pace.build / 8).count() > 800, "people vary");
    assert!(Pace::RELAXED.build > pace.build && pace.build > Pace::BRISK.build);
}

#[test]
fn experts_do_not_give_up_after_one_unlucky_look() {
    let setup =
        Setup { pace: Building::TurnByTurn { last_turns: Some(10) }, ..Setup::new(3, Mode::Flight(Level::III)) };
    let expert = Profile { effort: 4, ..Profile::new(Tier::Expert) };
    let mut gave_up = 0;
    for seed in 0..30 {
        let mut events = EventLog::default();
        let mut state = State::new(setup);
        let mut field = Field::new(&[expert, Profile::new(Tier::Veteran), Profile::new(Tier::Random)], seed);
        assert!(play_out(&mut state, trucker_content::base(), &mut field, BUILD_LIMIT, Some(&mut events)));
        let by_choice =
            |event: &Event| matches!(event, Event::LeftFlight { seat, why: GaveUp::Chose } if seat.index() == 0);
        gave_up += u32::from(events.events.iter().any(|(_, event)| by_choice(event)));
    }
    assert!(gave_up <= 6, "{gave_up} of 30 flights");
}

#[test]
fn veterans_reserve_rare_parts_and_add_them_later() {
    let (mut reserved, mut added) = (0, 0);
    for seed in 0..40 {
        let mut events = EventLog::default();
        let mut state = State::new(Setup::new(2, Mode::Flight(Level::III)));
        let mut field = Field::new(&[Profile::new(Tier::Veteran); 2], seed);
        assert!(play_out(&mut state, trucker_content::all(), &mut field, BUILD_LIMIT, Some(&mut events)));
        for (_, event) in events.events {
            reserved += u32::from(matches!(event, Event::TileReserved { .. }));
            added += u32::from(matches!(event, Event::ReserveTaken { .. }));
        }
    }
    assert!(reserved > 0 && added * 2 > reserved, "{reserved} reserved, {added} of them added");
}

/// Watches a field of bots: who spends days on goods of which nothing can be loaded?
struct Watch {
    field: Field,
    refused: u32,
    taken: u32,
}

impl Chance for Watch {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.field.draw(draw)
    }
}

impl Decider for Watch {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        let answer = self.field.decide(view, decision);
        let mut beats = view.card().into_iter().flat_map(|card| view.content().card(card).beats.iter());
        let planets =
            beats.find_map(|beat| if let Beat::Planets { planets, .. } = beat { Some(planets) } else { None });
        let goods = match (decision.reason, answer) {
            (Reason::Land { .. }, Answer::Option(planet)) => planets.expect("planets")[usize::from(planet)].goods,
            (Reason::DockStation { goods, .. }, Answer::Yes) => goods,
            // Credits take no room.
            (Reason::TakeReward { reward: Gain { credits: Credits(1..), .. }, .. }, _) => return answer,
            (Reason::TakeReward { reward, .. }, Answer::Yes) => reward.goods,
            (Reason::Land { .. } | Reason::DockStation { .. } | Reason::TakeReward { .. }, _) => {
                self.refused += 1;
                return answer;
            }
            _ => return answer,
        };
        let ship = view.ship(decision.seat);
        let holds = ship.part(Part::Cargo).iter().filter_map(|hold| ship.component(view.content(), hold));
        let (mut room, mut red) = (0, 0);
        for hold in holds {
            room += 1;
            red += hold.red_containers();
        }
        let only_red = goods[Good::Red] > 0 && u32::from(goods[Good::Red]) == goods.count();
        assert!(
            room > 0 && (red > 0 || !only_red),
            "{decision:?} was taken with {room} holds, {red} containers for red"
        );
        self.taken += 1;
        answer
    }

    fn build(&mut self, view: View<'_>, seat: Seat) -> Build {
        self.field.build(view, seat)
    }

    fn imagines(&self) -> bool {
        self.field.imagines()
    }
}

#[test]
fn no_bot_spends_days_on_goods_it_cannot_load() {
    for (tier, games) in [(Tier::Rookie, 300), (Tier::Trucker, 150), (Tier::Veteran, 150), (Tier::Expert, 6)] {
        let (mut refused, mut taken) = (0, 0);
        for seed in 0..games {
            let level = Level::ALL[seed as usize % 3];
            let mut state = State::new(Setup::new(3, Mode::Flight(level)));
            let mut watch = Watch { field: Field::new(&[Profile::new(tier); 3], seed), refused: 0, taken: 0 };
            assert!(play_out(&mut state, trucker_content::all(), &mut watch, BUILD_LIMIT, None));
            refused += watch.refused;
            taken += watch.taken;
        }
        assert!(taken > 0, "{tier:?} took nothing and refused {refused}");
    }
}

/// What bots of this tier do with the new components, over some games: uses by kind, and the share of components that
/// serve something when ships are launched.
fn with_new_tiles(tier: Tier, games: u64) -> ([u32; 5], f64) {
    let content = trucker_content::all();
    let (mut used, mut serving, mut all) = ([0; 5], 0, 0);
    for seed in 0..games {
        let mut setup = Setup::new(3, Mode::Flight(Level::ALL[seed as usize % 3]));
        setup.extras = Extras { technology: true, ..Extras::default() };
        let mut state = State::new(setup);
        let mut field = Field::new(&[Profile::new(tier); 3], seed);
        let mut log = EventLog::default();
        assert!(play_out(&mut state, content, &mut field, BUILD_LIMIT, Some(&mut log)));
        for (_, event) in log.events {
            match event {
                Event::Boosted { boosted, .. } => used[0] += u32::from(!boosted.is_empty()),
                Event::Catapulted { .. } => used[1] += 1,
                Event::Burned { .. } => used[2] += 1,
                Event::Woken { .. } => used[3] += 1,
                Event::SpecialistBoarded { .. } => used[4] += 1,
                _ => {}
            }
        }
        for seat in state.seats().iter() {
            let ship = &state.ships[seat];
            for square in ship.all_gadgets() {
                all += 1;
                serving += u32::from(gadgets::served(ship, content, square).is_some_and(|served| !served.is_empty()));
            }
        }
    }
    (used, f64::from(serving) / f64::from(all))
}

#[test]
fn veterans_build_what_works_and_use_it() {
    let (used, serving) = with_new_tiles(Tier::Veteran, 120);
    assert!(used.iter().all(|times| *times > 0), "boosts, shots, fires, woken, specialists: {used:?}");
    let (_, blind) = with_new_tiles(Tier::Rookie, 120);
    assert!(serving > blind + 0.1, "{serving:.2} of a veteran's new components work, {blind:.2} of a rookie's");
}
