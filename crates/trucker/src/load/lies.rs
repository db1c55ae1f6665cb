//! Tests of the honest client without a server: what is true passes, and every lie is noticed.

use super::mirror::{Heard, Mirror};
use super::moves::{Move, Plan};
use fastrand::Rng;
use std::sync::Arc;
use trucker_engine::chance::Seed;
use trucker_engine::event::Event;
use trucker_engine::record::Table;
use trucker_engine::state::{Mode, Pace, Setup};
use trucker_engine::tile::TileId;
use trucker_engine::words::{BySeat, Level, MAX_SEATS, Seat, Seats};
use trucker_server::protocol::{Changes, GameView, HandShown, Step, StepCause, ToClient};
use trucker_server::show::{self, Moment};

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Players at the table.
const SEATS: usize = 4;

/// A table in play, told to everyone as a server would.
struct Play {
    table: Table,
    version: u32,
    at: u32,
    views: Vec<GameView>,
    rng: Rng,
    plans: Vec<Plan>,
}

impl Play {
    fn new(pace: Pace, number: u64) -> Play {
        let setup = Setup { pace, ..Setup::new(SEATS as u8, Mode::Flight(Level::II)) };
        let content = Arc::new(trucker_content::all().clone());
        let (table, _) = Table::open(setup, content, Seed::from_number(number)).expect("a table");
        let mut rng = Rng::with_seed(number);
        let plans = (0..SEATS).map(|_| Plan::new(&mut rng)).collect();
        let mut play = Play { table, version: 0, at: 0, views: Vec::new(), rng, plans };
        play.views = play.look();
        play
    }

    fn look(&self) -> Vec<GameView> {
        let game = self.table.game();
        let (asked, deadlines) = (BySeat([self.version; MAX_SEATS]), BySeat::default());
        let may_undo: Seats = (0..SEATS).map(seat).filter(|seat| self.table.may_undo(*seat)).collect();
        let people = Seats::first(SEATS);
        let moment = Moment { game, version: self.version, asked, deadlines, may_undo, people };
        (0..SEATS).map(|number| show::view(&moment, &game.current(), Some(seat(number)))).collect()
    }

    fn whole(&self, number: usize) -> ToClient {
        let view = Box::new(self.views[number].clone());
        ToClient::View { game: "G".into(), version: self.version, at: self.at, view }
    }

    /// Somebody does what the own view offers.
    fn act(&mut self) -> (StepCause, Vec<Event>) {
        let first = self.rng.usize(..SEATS);
        let chosen = (first..first + SEATS).map(|number| number % SEATS).find_map(|number| {
            self.plans[number].choose(&self.views[number], &mut self.rng).map(|chosen| (seat(number), chosen))
        });
        match chosen.expect("somebody has something to do") {
            (seat, Move::Act(_, action)) => {
                (StepCause::Act(seat), self.table.submit(seat, action, self.at).expect("what is offered is allowed"))
            }
            (seat, Move::Undo) => {
                self.table.undo(seat).expect("what is offered is allowed");
                (StepCause::Undo(seat), Vec::new())
            }
        }
    }

    /// Something happens; gives who did it, and the update for each client. `None` when the game is over.
    fn step(&mut self) -> Option<(StepCause, Vec<ToClient>)> {
        if self.table.game().is_over() {
            return None;
        }
        self.at += 500;
        let from = self.version;
        let ticked = self.table.tick(self.at);
        let (cause, events) = if ticked.is_empty() { self.act() } else { (StepCause::Clock, ticked) };
        self.version += 1;
        let before = std::mem::take(&mut self.views);
        self.views = self.look();
        let updates = (0..SEATS).map(|number| {
            let events = events.iter().map(|event| event.seen_by(Some(seat(number)))).collect();
            let steps = vec![Step { version: self.version, at: self.at, cause, events }];
            let changes = Box::new(changes(&before[number], &self.views[number]));
            ToClient::Update { game: "G".into(), from, version: self.version, at: self.at, steps, changes }
        });
        Some((cause, updates.collect()))
    }
}

fn changes(before: &GameView, after: &GameView) -> Changes {
    let numbered = |number: usize| u8::try_from(number).expect("a seat");
    Changes {
        flight: (before.flight != after.flight).then(|| after.flight.clone()),
        yard: (before.yard != after.yard).then(|| after.yard.clone()),
        seats: (0..SEATS)
            .filter(|i| before.seats[*i] != after.seats[*i])
            .map(|i| (numbered(i), after.seats[i].clone()))
            .collect(),
        ships: (0..SEATS)
            .filter(|i| before.ships[*i] != after.ships[*i])
            .map(|i| (numbered(i), after.ships[i].clone()))
            .collect(),
        waiting: (before.waiting != after.waiting).then(|| after.waiting.clone()),
        own: after.own.clone().filter(|own| before.own.as_ref() != Some(own)),
        may_undo: None,
    }
}

fn tell(mirror: &mut Mirror, message: ToClient) -> Heard {
    mirror.read(&String::from(message))
}

/// Clients at a new table.
fn clients(play: &Play) -> Vec<Mirror> {
    let mut mirrors: Vec<Mirror> = (0..SEATS).map(|number| Mirror::new(seat(number))).collect();
    for (number, mirror) in mirrors.iter_mut().enumerate() {
        assert_eq!(tell(mirror, play.whole(number)), Heard::NewGame);
    }
    mirrors
}

#[test]
fn whole_games_pass_and_come_to_an_end() {
    for (number, pace) in [Pace::RealTime { run: 30_000 }, Pace::TurnByTurn { last_turns: Some(10) }].iter().enumerate()
    {
        let mut play = Play::new(*pace, number as u64);
        let mut mirrors = clients(&play);
        while let Some((cause, updates)) = play.step() {
            for (number, (mirror, update)) in mirrors.iter_mut().zip(updates).enumerate() {
                let own = cause == StepCause::Act(seat(number)) || cause == StepCause::Undo(seat(number));
                let acknowledged_first = play.version.is_multiple_of(2);
                if own && acknowledged_first {
                    mirror.promise(play.version, cause); // Now and then the acknowledgement comes first.
                }
                assert_eq!(tell(mirror, update), Heard::Steps(vec![(play.version, cause)]));
                if own && !acknowledged_first {
                    mirror.promise(play.version, cause);
                }
                assert_eq!(tell(mirror, play.whole(number)), Heard::View);
                assert_eq!(mirror.take_faults(), Vec::<String>::new());
                assert!(mirror.take_compared() == 1, "it was compared");
            }
        }
        for mirror in &mut mirrors {
            mirror.settle();
            assert!(mirror.take_faults().is_empty() && play.version > 200, "{}", play.version);
        }
    }
}

/// Tells seat 1 something false after seat 0 has drawn a tile face down; gives what it finds.
fn found(lie: impl FnOnce(&mut Mirror, ToClient, &Play)) -> String {
    let mut play = Play::new(Pace::TurnByTurn { last_turns: None }, 7);
    let mut mirror = clients(&play).remove(1);
    loop {
        let (_, mut updates) = play.step().expect("it goes on");
        let update = updates.remove(1);
        if play.views[1].seats[0].hand == HandShown::Hidden {
            lie(&mut mirror, update, &play);
            mirror.settle();
            return mirror.take_faults().join("\n");
        }
        tell(&mut mirror, update);
    }
}

/// Seat 1 is told something changed in the update.
fn found_in(change: impl FnOnce(&mut u32, &mut u32, &mut Vec<Step>, &mut Changes)) -> String {
    found(|mirror, mut update, _| {
        if let ToClient::Update { from, version, steps, changes, .. } = &mut update {
            change(from, version, steps, changes);
        }
        tell(mirror, update);
    })
}

#[test]
fn every_lie_is_noticed() {
    assert_eq!(found(|mirror, update, _| drop(tell(mirror, update))), "", "the truth");
    let said = [
        (found_in(|from, _, _, _| *from -= 1), "a gap"),
        (found_in(|_, version, _, _| *version += 1), "1 steps from version"),
        (found_in(|_, _, steps, _| steps[0].version += 1), "is due"),
        (found_in(|_, _, steps, _| steps[0].at = 0), "is due"),
        (found_in(|_, _, steps, _| steps[0].cause = StepCause::Act(seat(1))), "never acknowledged"),
        (found_in(|_, _, steps, _| reveal(&mut steps[0].events)), "told to seat 1"),
        (found_in(|_, _, _, changes| show_hand(changes)), "seat 0 shows Tile"),
        (found(|mirror, _, _| drop(mirror.read(r#"{"type":"pong","t":1,"at":1,"seed":1}"#))), "cannot be read"),
        (found(|mirror, _, _| drop(mirror.read(r#"{"type":"update","seed":1}"#))), "cannot be read"),
        (found(|mirror, _, play| drop(tell(mirror, play.whole(1)))), "came to a client with version"),
        (found(|mirror, update, play| look_wrong(mirror, update, play, |view| view.yard.face_down += 1)), "yard"),
        (found(|mirror, update, play| look_wrong(mirror, update, play, |view| view.own = None)), "without what only"),
        (found(|mirror, update, play| take_seat(mirror, update, play, 0)), "sees with other eyes"),
        (found(|mirror, update, play| promise(mirror, update, play.version)), "was no step of this seat"),
        (found(|mirror, update, play| promise(mirror, update, play.version + 1)), "never came"),
    ];
    for (found, hint) in said {
        assert!(found.contains(hint), "{hint}: {found}");
    }
}

fn reveal(events: &mut [Event]) {
    for event in events {
        if let Event::TileTaken { tile, .. } = event {
            *tile = Some(TileId(9));
        }
    }
}

fn show_hand(changes: &mut Changes) {
    for seat in changes.seats.values_mut() {
        seat.hand = HandShown::Tile(TileId(9));
    }
}

/// The truth, and then a view that is not.
fn look_wrong(mirror: &mut Mirror, update: ToClient, play: &Play, change: impl FnOnce(&mut GameView)) {
    tell(mirror, update);
    let mut whole = play.whole(1);
    if let ToClient::View { view, .. } = &mut whole {
        change(view);
    }
    tell(mirror, whole);
}

/// The truth, and then somebody else's view.
fn take_seat(mirror: &mut Mirror, update: ToClient, play: &Play, number: usize) {
    tell(mirror, update);
    tell(mirror, play.whole(number));
}

/// The truth, and then an acknowledgement of something that this client has not done.
fn promise(mirror: &mut Mirror, update: ToClient, version: u32) {
    tell(mirror, update);
    mirror.promise(version, StepCause::Act(seat(1)));
}
