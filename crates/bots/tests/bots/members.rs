//! What members of the support team are worth to bots: the numbers that they hire by come from here.

use std::env::var;
use trucker_bots::{Field, Profile, Tier, bot};
use trucker_engine::event::{Event, EventLog, Marking};
use trucker_engine::game::play_out;
use trucker_engine::setup::Extras;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::{Mode, Setup, State};
use trucker_engine::team::Member;
use trucker_engine::words::{Credits, Level, Seat};

/// What players have when the flight begins, as some members need something to spend.
const SAVINGS: Credits = Credits(20);

fn number<T: std::str::FromStr>(name: &str, usual: T) -> T {
    var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// A flight with everything; whoever sits here has this member, who has flown before or not. Credits by seat.
fn fly(level: Level, seed: u64, profile: Profile, team: (Seat, Member, bool), log: Option<&mut EventLog>) -> Vec<f64> {
    let mut setup = Setup::new(number("PLAYERS", 2), Mode::Flight(level));
    let late = level > Level::II;
    setup.extras = Extras {
        technology: true,
        abe_technology: true,
        adventures: !late,
        abe_adventures: late,
        intruders: late,
        ..Extras::default()
    };
    let mut state = State::new(setup);
    for seat in state.seats().iter() {
        state.players[seat].credits = SAVINGS;
    }
    let (seat, member, seasoned) = team;
    state.players[seat].team.hire(member);
    if seasoned {
        state.players[seat].team.season();
    }
    let bots = state.seats().iter().map(|seat| bot(profile, seed * 10 + seat.index() as u64));
    let mut field = Field::of(bots.collect(), seed);
    assert!(play_out(&mut state, trucker_content::all(), &mut field, 20_000, log), "stuck: {team:?}, seed {seed}");
    state.seats().iter().map(|seat| f64::from(state.players[seat].credits.0)).collect()
}

/// In how many of a few flights somebody with this member, who has flown before, does something.
fn flights_with(member: Member, tier: Tier, does: impl Fn(&[Event]) -> bool) -> usize {
    flights_with_team((Seat::FIRST, member, true), tier, does)
}

/// The same, whether the member has flown before or not.
fn flights_with_team(team: (Seat, Member, bool), tier: Tier, does: impl Fn(&[Event]) -> bool) -> usize {
    let flown = (0..FLIGHTS).filter(|seed| {
        let mut log = EventLog::default();
        fly(Level::II, *seed, Profile::new(tier), team, Some(&mut log));
        let events: Vec<Event> = log.events.into_iter().map(|(_, event)| event).collect();
        does(&events)
    });
    flown.count()
}

const FLIGHTS: u64 = 8;

#[test]
fn members_work_in_the_yard_for_those_who_know_what_they_can_do() {
    let own = |seat: Seat| seat == Seat::FIRST;
    let halts = |events: &[Event]| events.iter().any(|event| matches!(event, Event::BuildingHalted { .. }));
    let delivers = |events: &[Event]| {
        // While building, that is before the last one has finished.
        let built = events.iter().rposition(|event| matches!(event, Event::BuildingFinished { .. })).unwrap_or(0);
        events[..built].iter().any(|event| matches!(event, Event::Marked { how: Marking::Became { .. }, .. }))
    };
    let adds_late = |events: &[Event]| {
        let finished =
            events.iter().position(|event| matches!(event, Event::BuildingFinished { seat, .. } if own(*seat)));
        let after = &events[finished.unwrap_or(events.len())..];
        after.iter().any(|event| matches!(event, Event::TilePlaced { seat, .. } if own(*seat)))
    };
    let connects =
        |events: &[Event]| events.iter().any(|event| matches!(event, Event::Marked { how: Marking::Universal, .. }));
    let rereads =
        |events: &[Event]| events.iter().any(|event| matches!(event, Event::PileOpened { seat, .. } if own(*seat)));
    let reads_the_fourth =
        |events: &[Event]| events.iter().any(|event| matches!(event, Event::PileOpened { pile: 3, .. }));
    // A component that is placed where nothing is beside it.
    let begins_apart = |events: &[Event]| {
        let mut built = Squares::of(Square::CENTRE);
        events.iter().any(|event| match event {
            Event::TilePlaced { seat, square, .. } if own(*seat) => {
                let far =
                    |other: Square| other.column().abs_diff(square.column()) + other.row().abs_diff(square.row()) > 1;
                let apart = built.iter().all(far);
                built.insert(*square);
                apart
            }
            _ => false,
        })
    };
    assert!(flights_with(Member::Plumber, Tier::Veteran, connects) > 0);
    assert!(flights_with(Member::Planner, Tier::Veteran, begins_apart) > 0);
    assert_eq!(flights_with(Member::Plumber, Tier::Veteran, begins_apart), 0, "nobody else may");
    assert!(flights_with_team((Seat::FIRST, Member::Inspector, false), Tier::Veteran, reads_the_fourth) > 0);
    assert_eq!(flights_with(Member::Inspector, Tier::Veteran, rereads), 0, "all was read before building");
    for tier in [Tier::Trucker, Tier::Veteran] {
        assert!(flights_with(Member::SecurityGuard, tier, halts) > 0, "{tier:?}");
        assert!(flights_with(Member::Deliveryman, tier, delivers) > 0, "{tier:?}");
    }
    // Two truckers are ready at the same time, and nothing is left to add then.
    assert!(flights_with(Member::Swindler, Tier::Veteran, adds_late) > 0);
    assert_eq!(flights_with(Member::SecurityGuard, Tier::Rookie, halts), 0, "a rookie does not think of it");
}

/// By how much somebody with a member is ahead of the others in a flight, with the first ability and with both:
/// `GAMES=300 cargo test --release -p trucker-bots --test bots members -- --ignored --nocapture`, with `LEVELS=2,3`,
/// `PLAYERS=4`, `BOT=trucker` or `MEMBERS=swindler,planner` for others.
#[test]
#[ignore = "takes minutes"]
fn what_each_member_is_worth() {
    let matches: u64 = number("GAMES", 50);
    let profile: Profile = number("BOT", Profile::new(Tier::Veteran));
    let (levels, wanted) = (var("LEVELS").unwrap_or("2,3,4".into()), var("MEMBERS").unwrap_or_default());
    for member in Member::ALL {
        let name: &'static str = member.into();
        if !wanted.is_empty() && !wanted.split(',').any(|wanted| wanted == name) {
            continue;
        }
        print!("{name:16}");
        for level in Level::ALL.into_iter().filter(|level| levels.contains(&level.number().to_string())) {
            for seasoned in [false, true] {
                let (mut sum, mut squares) = (0.0, 0.0);
                for seed in 0..matches {
                    let seats: Vec<Seat> =
                        State::new(Setup::new(number("PLAYERS", 2), Mode::Flight(level))).seats().iter().collect();
                    let ahead = |seat: &Seat| {
                        let credits = fly(level, seed, profile, (*seat, member, seasoned), None);
                        let own = credits[seat.index()];
                        own - (credits.iter().sum::<f64>() - own) / (credits.len() - 1) as f64
                    };
                    let mean = seats.iter().map(ahead).sum::<f64>() / seats.len() as f64;
                    sum += mean;
                    squares += mean * mean;
                }
                let (count, mean) = (matches as f64, sum / matches as f64);
                let error = ((squares / count - mean * mean) / count).sqrt();
                print!("  {level:?}{} {mean:6.2} ± {:4.2}", if seasoned { "AB" } else { "A " }, 1.96 * error);
            }
        }
        println!();
    }
}
