//! What an answer would lead to: the rules run on with it until somebody is asked or something is rolled.

use super::{Game, Zero};
use crate::card::Measure;
use crate::decision::{Answer, Decision, Reason, Shape};
use crate::event::{Event, EventLog, Stamp};
use crate::phases;
use crate::script::{Cx, Journal, Replay};
use crate::ship::joins::Held;
use crate::ship::{Ship, analysis, boosters, gadgets, stow};
use crate::squares::Squares;
use crate::state::{Phase, State};
use crate::view::View;
use crate::words::{Seat, Strength};
use serde::{Deserialize, Serialize};

/// What an answer would lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// What would happen for certain.
    pub events: Vec<Event>,
    /// What would come then.
    pub then: Then,
    /// What catapults could have added to a strength at most: foresight fires none.
    pub catapults: Strength,
    /// Where others answer before this comes to an end: what they leave its giver, whatever they do. `None` if all is
    /// told by the events, or if nobody can tell.
    pub outlook: Option<Outlook>,
    /// Would nobody be left to fly its giver's ship, and nobody who could be woken? Then the flight ends for them with
    /// this card, which the events need not tell yet.
    pub unmanned: bool,
    /// What would be asked of its giver on the way, where this is what comes of the answer that is presumed.
    pub asked: Option<Decision>,
    /// Where the ship comes apart: the fewest components that are lost with the pieces that are not kept.
    pub apart: u8,
}

/// What else would happen to the giver of an answer until the end of this part of the card, if the others do as little
/// as they can and if they do as much as they can. What happens both times happens in any case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Outlook {
    /// If the others power nothing and land nowhere.
    pub least: Vec<Event>,
    /// If they power all they can and land wherever they can.
    pub most: Vec<Event>,
}

/// How many components of a ship are not in its largest piece.
fn outside_the_largest_piece(ship: &Ship) -> u8 {
    let (held, occupied) = (Held::of(ship), ship.occupied());
    let largest = occupied.iter().map(|square| held.reach(Squares::of(square)).len()).max().unwrap_or(0);
    (occupied.len() - largest) as u8
}

/// Where foresight ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// Somebody is asked something, or others have not answered yet.
    Question,
    /// The ship has come apart: its owner is asked which piece to keep, and loses the others.
    Pieces,
    /// Dice are rolled, a card is revealed.
    Chance,
    /// Building begins, or the game ends.
    PhaseEnds,
}

/// How others are taken to answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Others {
    Least,
    Most,
}

/// One run of the present beat.
struct Run {
    state: State,
    /// As far as it is certain: before the first draw.
    known: State,
    events: Vec<(Stamp, Event)>,
    pending: Vec<Decision>,
    drew: bool,
    done: bool,
}

impl Game {
    /// What an answer would lead to, as far as its giver can know: up to the next question or the next roll.
    ///
    /// What [`Decision::granted`] says is taken for granted on the way.
    ///
    /// `None` if it is no answer to an open question of this seat. Costs about as much as submitting the answer.
    pub fn foresee(&self, seat: Seat, answer: Answer) -> Option<Foresight> {
        self.foresee_with(seat, answer, &[])
    }

    /// The same if what the giver is asked next is answered like this, one question after the other.
    pub fn foresee_with(&self, seat: Seat, answer: Answer, more: &[Answer]) -> Option<Foresight> {
        let decision = self.asked.iter().find(|decision| decision.seat == seat)?;
        if !decision.shape.accepts(answer) {
            return None;
        }
        let mut journal = self.journal.clone();
        if let Some(before) = self.section {
            journal.hide_answers(before, Some(seat));
        }
        journal.answers[seat].push(answer);
        let mut state = self.base;
        let mut events = Vec::new();
        let mut catapults = Strength(0);
        let mut told: &[Stamp] = &self.published;
        let mut same_beat = true;
        let mut more = more.iter();
        let mut presumed = None;
        let (mut unmanned, mut apart) = (false, 0);
        let (then, outlook) = loop {
            if matches!(state.phase, Phase::Building | Phase::Over) {
                break (Then::PhaseEnds, None);
            }
            let run = self.run(state, &mut journal);
            let next = run.pending.iter().find(|asked| asked.seat == seat);
            let granted = |asked: &Decision| asked.granted(&run.state.ships[seat], &self.content);
            if let Some((asked, granted)) = next.filter(|_| !run.drew).and_then(|asked| Some((asked, granted(asked)?)))
            {
                if let Reason::FireCatapult { adds, .. } = asked.reason {
                    catapults += adds;
                }
                journal.answers[seat].push(granted);
                continue;
            }
            if let Some(asked) = next.filter(|_| !run.drew)
                && let Some(answer) = more.next()
            {
                if !asked.shape.accepts(*answer) {
                    return None;
                }
                journal.answers[seat].push(*answer);
                continue;
            }
            if let Some((asked, answer)) = next.filter(|_| !run.drew).and_then(|asked| Some((asked, asked.presumed()?)))
            {
                presumed = presumed.or(Some(*asked));
                journal.answers[seat].push(answer);
                continue;
            }
            // Somebody who may still come aboard could fly the ship.
            let comes_aboard =
                |asked: &Decision| matches!(asked.reason, Reason::TakeAboard { .. } | Reason::PlaceHuman { .. });
            // Between the flights nobody flies, and ships are empty.
            unmanned |= run.known.flight.flying.contains(seat)
                && self.loses_all(seat, &run.known)
                && !next.is_some_and(comes_aboard);
            let known = run.events.len();
            events.extend(run.events.into_iter().filter(|(stamp, _)| !told.contains(stamp)).map(|(_, event)| event));
            if run.drew {
                break (Then::Chance, None);
            }
            if !run.done {
                let breaks = next.is_some_and(|asked| asked.reason == Reason::KeepPiece);
                if breaks {
                    apart = outside_the_largest_piece(&run.state.ships[seat]);
                }
                // How goods are stowed and who comes along is asked next: all that finds room is taken.
                let goes_on = next.is_none_or(|asked| is_gain(asked.reason));
                let open = goes_on && same_beat && is_open(decision.reason);
                let outlook = open.then(|| self.outlook(seat, state, &journal, known)).flatten();
                break (if breaks { Then::Pieces } else { Then::Question }, outlook);
            }
            state = run.state;
            journal.clear();
            told = &[];
            same_beat = false;
        };
        Some(Foresight { events, then, catapults, outlook, unmanned, asked: presumed, apart })
    }

    /// Is somebody who was manned without anybody to fly the ship in this state, awake or to be woken?
    fn loses_all(&self, seat: Seat, then: &State) -> bool {
        let ship = &then.ships[seat];
        !analysis::has_humans(ship)
            && analysis::has_humans(&self.current().ships[seat])
            && gadgets::wakeable(ship, &self.content, then.players[seat].rules).is_empty()
    }

    /// Runs the beat that begins with this state as far as the journal has answers.
    fn run(&self, start: State, journal: &mut Journal) -> Run {
        let mut state = start;
        let mut log = EventLog::default();
        let mut zero = Zero;
        let mut replay = Replay::new(journal, &mut zero);
        replay.foresees = true;
        let done = phases::run(&mut Cx::replay(&mut state, &self.content, &mut replay, Some(&mut log))).is_ok();
        let (drew, pending) = (replay.drew, replay.pending.to_vec());
        let known = replay.before_draw.take().map_or(state, |before| *before);
        Run { state, known, events: log.events, pending, drew, done }
    }

    /// How the beat goes on for a seat, whatever the others do; `known` events of it are certain.
    fn outlook(&self, seat: Seat, start: State, journal: &Journal, known: usize) -> Option<Outlook> {
        let imagined = |others| self.imagined(seat, start, journal.clone(), known, others);
        Some(Outlook { least: imagined(Others::Least)?, most: imagined(Others::Most)? })
    }

    fn imagined(
        &self,
        seat: Seat,
        start: State,
        mut journal: Journal,
        known: usize,
        others: Others,
    ) -> Option<Vec<Event>> {
        loop {
            let run = self.run(start, &mut journal);
            let view = View::new(&run.state, &self.content, Some(seat));
            // What others lose then is their own affair.
            let is_judged = run.events.iter().any(|(_, event)| matches!(event, Event::Weakest { .. }));
            // In a parallel section, several are asked at once.
            let asked = run.pending.iter().find(|asked| asked.seat != seat || is_gain(asked.reason));
            if let Some(asked) = asked.filter(|_| !run.drew && !is_judged) {
                let answer = if asked.seat == seat { taken(view, asked) } else { guess(view, asked, others)? };
                journal.answers[asked.seat].push(answer);
                continue;
            }
            // What is asked of its giver before it is decided is theirs to answer; and nobody foresees dice.
            if (!run.done || run.drew) && !is_judged {
                return None;
            }
            let ours =
                run.events.into_iter().skip(known).map(|(_, event)| event).filter(|event| happens_to(event, seat));
            return Some(ours.collect());
        }
    }
}

/// Is what comes of such an answer decided later, and mostly by others?
fn is_open(reason: Reason) -> bool {
    matches!(reason, Reason::Land { .. } | Reason::PowerEngines { .. } | Reason::PowerCannons { against: None, .. })
}

/// Is somebody asked what of a gain they take, and where it goes?
fn is_gain(reason: Reason) -> bool {
    let aboard = matches!(reason, Reason::TakeAboard { .. } | Reason::PlaceHuman { .. } | Reason::StayAwake { .. });
    aboard || matches!(reason, Reason::PlaceBattery { .. } | Reason::LoadGoods)
}

/// The next block is stowed where it leaves most room for others; of all else as much is taken as there is room for.
fn taken(view: View<'_>, asked: &Decision) -> Answer {
    match &asked.shape {
        Shape::Cargo(menu) => stow::next_move(view.ship(asked.seat), view.content(), menu),
        shape => shape.legal().filter(|answer| *answer != Answer::Done).last().unwrap_or(Answer::Done),
    }
}

/// What somebody answers who does as little or as much as they can; `None` where nobody can tell which is which.
fn guess(view: View<'_>, asked: &Decision, others: Others) -> Option<Answer> {
    let most = others == Others::Most;
    let powered = |measure| {
        let (Shape::Set { from, .. } | Shape::Power { from, .. }) = asked.shape else { return None };
        let (ship, content) = (view.ship(asked.seat), view.content());
        // The best use of boosters is a search of its own, and not always found.
        if !boosters::useful(ship, content, measure, u32::MAX).is_empty() {
            return None;
        }
        let useful = boosters::most_useful(ship, content, view.seat_rules(asked.seat), measure);
        let useful = useful.into_iter().filter(|square| from.contains(*square));
        Some(if most { asked.shape.most(useful) } else { Answer::Set(Squares::NONE) })
    };
    match asked.reason {
        Reason::PowerEngines { .. } => powered(Measure::Engines),
        Reason::PowerCannons { .. } => powered(Measure::Cannons),
        Reason::Land { .. } => {
            if most {
                asked.shape.nth(0)
            } else {
                Some(Answer::Done)
            }
        }
        Reason::LoadGoods => Some(if most { taken(view, asked) } else { Answer::Done }),
        Reason::SwitchOn { .. } => powered(Measure::Crew),
        Reason::PayBattery | Reason::PayPower { .. } => asked.granted(view.ship(asked.seat), view.content()),
        _ => None,
    }
}

/// What a comparison or a landing does to somebody.
fn happens_to(event: &Event, whom: Seat) -> bool {
    match event {
        Event::Weakest { seat, .. }
        | Event::Moved { seat, .. }
        | Event::GoodLoaded { seat, .. }
        | Event::GoodLifted { seat, .. }
        | Event::GoodsShort { seat, .. }
        | Event::HumanGained { seat, .. }
        | Event::LeftFlight { seat, .. } => *seat == whom,
        _ => false,
    }
}
