//! Bots at the table. They think on threads of their own, at their pace, from what their seat may know.

use super::play::{Deed, Play};
use super::step::default_action;
use super::{RETRY, Room, ToRoom};
use crate::config::Rehearsal;
use crate::protocol::{BotOptions, Refused, Tempo};
use trucker_bots::{Bot, Pace, Profile, Task, bot};
use trucker_engine::building::{self, Build};
use trucker_engine::decision::Reason;
use trucker_engine::game::{Action, Game};
use trucker_engine::state::{Phase, State};
use trucker_engine::words::{MAX_SEATS, Seat, Seats};

/// Refused wishes in a row after which the default is done for a bot.
const PATIENCE: u8 = 5;

/// A bot on a seat.
pub struct Robot {
    options: BotOptions,
    brain: Brain,
    /// When it acts next, on the game's clock.
    due: Option<u32>,
    /// The version in which it chose to do nothing.
    idle: Option<u32>,
    /// How often in a row the rules have refused its wish.
    refused: u8,
}

enum Brain {
    Here(Box<dyn Bot>),
    Thinking,
}

/// What a bot wants to do.
pub struct Thought {
    seat: Seat,
    /// The version it thought about.
    version: u32,
    /// The question it thought about; none while building.
    question: Option<u32>,
    /// The bot itself and its wish; none if it failed.
    outcome: Option<(Box<dyn Bot>, BotOptions, Option<Action>)>,
}

impl Robot {
    fn new(options: BotOptions, luck: u64) -> Robot {
        Robot { options, brain: Brain::Here(brain(options, luck)), due: None, idle: None, refused: 0 }
    }

    /// When it acts next.
    pub fn due(&self) -> Option<u32> {
        self.due
    }

    /// Forgets when it was going to act.
    pub fn plan_anew(&mut self) {
        self.due = None;
    }
}

fn brain(options: BotOptions, luck: u64) -> Box<dyn Bot> {
    let profile = Profile { taste: options.taste, ..Profile::new(options.tier) };
    bot(profile, luck)
}

/// What a bot's choices depend on beside the game: nobody knows, but in rehearsals.
fn luck(rehearsal: &Rehearsal, seat: Seat) -> u64 {
    match rehearsal.seed {
        None => fastrand::u64(..),
        Some(number) => number.wrapping_mul(MAX_SEATS as u64).wrapping_add(seat.index() as u64),
    }
}

/// What a bot is about to do. In flight nobody is kept waiting by those still flying once no person is among them.
fn task(state: &State, seat: Seat, people: Seats, asked: Option<Reason>) -> Task {
    if state.phase == Phase::Building {
        return Task::in_yard(&state.yard.builders[seat]);
    }
    let on_the_way = matches!(state.phase, Phase::Reveal | Phase::Card(_) | Phase::CardDone);
    let nobody_flies = !people.is_empty() && people.without(state.flight.flying) == people;
    if asked == Some(Reason::LoadGoods) || on_the_way && nobody_flies { Task::Handle } else { Task::Answer }
}

/// How long that takes, in milliseconds. It is the same whoever waits: sand and turns are there to be used.
fn delay(tempo: Tempo, task: Task) -> u32 {
    let pace = match tempo {
        Tempo::Relaxed => Pace::RELAXED,
        Tempo::Steady => Pace::STEADY,
        Tempo::Brisk => Pace::BRISK,
        Tempo::Instant => return 0,
    };
    pace.takes(task, &mut fastrand::Rng::new())
}

impl Room {
    /// Sees to it that every bot that has something to do has a time to do it.
    pub(super) fn plan_robots(&mut self) {
        let Some(play) = self.play.as_ref().filter(|_| self.is_playing()) else { return };
        let people = self.state.acting_people();
        let now = self.clock.now();
        let rehearsal = &self.shared.config.rehearsal;
        let hurry = self.hurries();
        for index in 0..MAX_SEATS {
            let Some(seat) = Seat::new(index) else { continue };
            let slot = &mut self.robots[index];
            let Some(options) = self.state.bot(seat) else {
                *slot = None;
                continue;
            };
            if slot.as_ref().is_none_or(|robot| robot.options != options) {
                *slot = Some(Robot::new(options, luck(rehearsal, seat)));
            }
            let Some(robot) = slot else { continue };
            let asked =
                play.game().asked().iter().find(|decision| decision.seat == seat).map(|decision| decision.reason);
            let busy = matches!(robot.brain, Brain::Thinking) || robot.idle == Some(play.version());
            if busy || !has_something_to_do(play, seat, people.is_empty()) {
                robot.due = None;
            } else if robot.due.is_none() {
                let pace = if hurry || rehearsal.instant_bots { Tempo::Instant } else { options.pace };
                let task = task(play.game().state(), seat, people, asked);
                robot.due = Some(now.saturating_add(delay(pace, task)));
            }
        }
    }

    /// Sends every bot whose time has come to think. In a rehearsal each is waited for, so that their order is certain.
    pub(super) async fn let_robots_think(&mut self) {
        for seat in (0..MAX_SEATS).filter_map(Seat::new) {
            let Some(thinking) = self.begin_to_think(seat) else { continue };
            if self.shared.config.rehearsal.seed.is_some() {
                let thought = Box::pin(thinking).await;
                self.take_thought(thought).await;
            } else if let Some(back) = self.thoughts.upgrade() {
                tokio::spawn(async move { back.send(ToRoom::Thought(thinking.await)).await });
            }
        }
    }

    /// What a bot is going to want, if its time has come.
    fn begin_to_think(&mut self, seat: Seat) -> Option<impl Future<Output = Thought> + Send + use<>> {
        let now = self.clock.now();
        let play = self.play.as_ref()?;
        let robot = self.robots[seat.index()].as_mut().filter(|robot| robot.due.is_some_and(|due| due <= now))?;
        robot.due = None;
        let Brain::Here(mut bot) = std::mem::replace(&mut robot.brain, Brain::Thinking) else { return None };
        let (game, options) = (play.game().clone(), robot.options);
        let (version, question) = (play.version(), play.question(seat));
        Some(async move {
            let thinking = tokio::task::spawn_blocking(move || {
                let wish = think(&game, bot.as_mut(), seat);
                (bot, options, wish)
            });
            Thought { seat, version, question, outcome: thinking.await.ok() }
        })
    }

    /// Does what a bot wants, if it is still its turn to want something.
    pub(super) async fn take_thought(&mut self, thought: Thought) {
        let playing = self.is_playing();
        let Thought { seat, version, question, outcome } = thought;
        let Some(robot) = &mut self.robots[seat.index()] else { return };
        let wish = match outcome {
            Some((bot, options, wish)) if options == robot.options => {
                robot.brain = Brain::Here(bot);
                wish
            }
            // A bot that has been replaced meanwhile thinks no more.
            Some(_) => return,
            None => {
                tracing::error!(room = self.code, %seat, "a bot failed; the default is done for it");
                self.shared.metrics.bot_failures.inc();
                robot.brain = Brain::Here(brain(robot.options, luck(&self.shared.config.rehearsal, seat)));
                self.play.as_ref().and_then(|play| default_action(play, seat))
            }
        };
        let Some(play) = self.play.as_ref().filter(|_| playing) else { return };
        let Some(action) = wish else {
            robot.idle = Some(version);
            return;
        };
        if play.question(seat) != question {
            return;
        }
        // A bot that keeps wanting the impossible must not hold up the game.
        let action = match default_action(play, seat) {
            Some(default) if robot.refused >= PATIENCE => default,
            _ => action,
        };
        let done = self.step(Deed::Act(seat, action), None).await;
        let again = self.clock.now().saturating_add(RETRY);
        let Some(robot) = &mut self.robots[seat.index()] else { return };
        match done {
            Ok(_) => robot.refused = 0,
            // Somebody was quicker, or the store is full: it looks again in a moment.
            Err(refused) => {
                tracing::debug!(room = self.code, %seat, %refused, "a bot was refused");
                robot.due = Some(again);
                if matches!(refused, Refused::Rules { .. }) {
                    robot.refused = robot.refused.saturating_add(1);
                }
            }
        }
    }
}

/// Is there anything for this bot to do? Saying "go" is left to people, if there are any.
fn has_something_to_do(play: &Play, seat: Seat, alone: bool) -> bool {
    let game = play.game();
    let state = game.state();
    if state.phase != Phase::Building {
        return play.question(seat).is_some();
    }
    if !state.yard.open {
        return alone && game.waiting_for().contains(seat);
    }
    building::may_act(state, seat) || building::check(state, game.content(), seat, Build::Flip).is_ok()
}

fn think(game: &Game, bot: &mut dyn Bot, seat: Seat) -> Option<Action> {
    let asked = game.asked().iter().find(|decision| decision.seat == seat).copied();
    let state = game.state();
    game.view(Some(seat), |view| match asked {
        Some(decision) => Some(Action::Answer(bot.decide(view, &decision))),
        None if state.phase == Phase::Building => {
            let step = if state.yard.open { bot.build(view) } else { Build::Go };
            let may_act = building::may_act(state, seat) || step == Build::Flip;
            may_act.then_some(Action::Build(step))
        }
        None => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use trucker_engine::state::{Hand, Mode, Origin, Setup};
    use trucker_engine::tile::TileId;
    use trucker_engine::words::Level;

    #[test]
    fn what_a_bot_is_about_to_do_follows_from_what_it_holds() {
        let [Some(person), Some(robot)] = [Seat::new(0), Seat::new(1)] else { panic!("a table has four seats") };
        let people: Seats = [person].into_iter().collect();
        let mut state = State::new(Setup::new(2, Mode::Flight(Level::II)));
        assert_eq!(task(&state, robot, people, None), Task::Answer);
        assert_eq!(task(&state, robot, people, Some(Reason::LoadGoods)), Task::Handle);
        state.phase = Phase::Building;
        assert_eq!(task(&state, robot, people, None), Task::Reach);
        state.yard.builders[robot].hand = Some(Hand { tile: TileId(0), origin: Origin::FaceDown });
        assert_eq!(task(&state, robot, people, None), Task::Fit);
        // It does not matter to its pace that every person has finished: sand and turns are there to be used.
        state.yard.set_spaces([Some(person)].into_iter().collect());
        assert_eq!(task(&state, robot, people, None), Task::Fit);
        assert_eq!(delay(Tempo::Instant, Task::Read), 0);
        assert!(delay(Tempo::Relaxed, Task::Handle) < delay(Tempo::Relaxed, Task::Answer));
    }

    #[test]
    fn whoever_is_out_of_the_flight_does_not_wait_long_for_the_payday() {
        let [Some(person), Some(robot)] = [Seat::new(0), Seat::new(1)] else { panic!("a table has four seats") };
        let people: Seats = [person].into_iter().collect();
        let mut state = State::new(Setup::new(2, Mode::Flight(Level::II)));
        state.phase = Phase::Reveal;
        assert_eq!(task(&state, robot, people, None), Task::Handle);
        assert_eq!(task(&state, robot, Seats::NONE, None), Task::Answer, "where only bots play, somebody may watch");
        state.flight.flying = people;
        assert_eq!(task(&state, robot, people, None), Task::Answer);
    }
}
