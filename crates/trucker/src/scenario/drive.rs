//! Plays a scenario through the engine and compares what happens with what is expected.

use super::chance::Scripted;
use super::events::event_words;
use super::expect::{Check, Now};
use super::parse::{Act, Item, Scenario};
use super::stage::{Place, Ready, Trouble};
use super::steps::{Deed, Reply, Step};
use super::table::Table;
use super::unchanged;
use super::words::{begins_with, name, reason_words, refusal_words, tile_name};
use super::{Outcome, Told};
use std::sync::Arc;
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Decision, Reason, Shape};
use trucker_engine::event::Event;
use trucker_engine::game::{Action, Game};
use trucker_engine::refusal::Refusal;
use trucker_engine::squares::Squares;
use trucker_engine::state::State;
use trucker_engine::words::{ByPlace, Seat};

/// Plays one scenario.
pub(super) fn drive(file: &str, scenario: Scenario) -> Outcome {
    let Scenario { title, line, table, state, dice, items } = scenario;
    let mut outcome =
        Outcome { title, line, failures: Vec::new(), told: Vec::new(), names: table.names.clone(), content: None };
    let content = Arc::new(table.content.clone());
    let spaces = table.starting_spaces();
    let mut drive = Drive {
        table: &table,
        names: &table.names,
        content: content.clone(),
        rest: state,
        game: None,
        chance: Scripted::new(&dice),
        at: 0,
        told: Vec::new(),
        seen: 0,
        matched: Vec::new(),
        failures: Vec::new(),
        acted: false,
    };
    let mut expected_pending: Vec<(Seat, String)> = Vec::new();
    let last_step = items.iter().rposition(|item| matches!(item, Item::Step(_)));
    for (i, item) in items.iter().enumerate() {
        let done = match item {
            Item::Act { line, text, act } => {
                expected_pending.clear();
                drive.act(text, act, spaces.clone()).map_err(|trouble| (trouble.line.unwrap_or(*line), trouble.what))
            }
            Item::Step(step) => {
                expected_pending.clear();
                drive.step(step).map_err(|what| (step.line, what))
            }
            Item::Check(line, check) => {
                let waits = items[i..].iter().any(
                    |item| matches!(item, Item::Check(_, Check::Pending(_, words)) if begins_with("fly on", words)),
                );
                let flown = if last_step.is_none_or(|last| last < i) && !waits { drive.fly_on() } else { Ok(()) };
                if let Check::Pending(seat, words) = check {
                    expected_pending.push((*seat, words.clone()));
                }
                flown.map_err(|what| (*line, what)).map(|()| {
                    if let Err(what) = drive.check(*line, check) {
                        // The question that is open is often the reason why something has not happened yet.
                        let is_said = matches!(check, Check::Pending(..) | Check::NothingPending);
                        let what = if is_said { what } else { drive.with_questions(what) };
                        drive.failures.push((*line, what));
                    }
                })
            }
        };
        if let Err((line, what)) = done {
            drive.failures.push((line, what));
            break;
        }
    }
    if drive.failures.is_empty() {
        drive.end(line, &expected_pending);
    }
    outcome.failures = drive.failures.iter().map(|(line, what)| format!("{file}:{line}: {what}")).collect();
    outcome.told = drive.told;
    outcome.content = Some(content);
    outcome
}

struct Drive<'a> {
    table: &'a Table,
    names: &'a [String],
    content: Arc<Content>,
    /// The state before the first act.
    rest: State,
    game: Option<Game>,
    chance: Scripted,
    at: u32,
    told: Vec<Told>,
    /// How many things told have been matched by expected events.
    seen: usize,
    /// What was matched, and by which line.
    matched: Vec<(usize, usize)>,
    failures: Vec<(usize, String)>,
    acted: bool,
}

type Done = Result<(), String>;

impl Drive<'_> {
    /// The state as it is now.
    fn now(&self) -> State {
        match &self.game {
            None => self.rest,
            Some(game) if game.asked().is_empty() => *game.state(),
            Some(game) => game.current(),
        }
    }

    fn asked(&self) -> Vec<trucker_engine::decision::Decision> {
        self.game.as_ref().map_or_else(Vec::new, |game| game.asked().to_vec())
    }

    /// What is asked, as a message says it.
    fn questions(&self) -> String {
        let asked = self.asked();
        let each = asked.iter().map(|decision| {
            format!("{} ({})", name(self.names, decision.seat), reason_words(&decision.reason, &self.content))
        });
        let all = each.collect::<Vec<_>>().join(", ");
        if all.is_empty() { "nobody is asked anything now".to_owned() } else { format!("asked is {all}") }
    }

    /// A message, and what is asked if anything is.
    fn with_questions(&self, what: String) -> String {
        if self.asked().is_empty() { what } else { format!("{what}; {}", self.questions()) }
    }

    fn tell(&mut self, events: Vec<Event>) -> Done {
        self.told.extend(events.into_iter().map(Told::Event));
        match self.chance.missing.take() {
            None => Ok(()),
            Some(what) => Err(format!("{what}; {}", self.questions())),
        }
    }

    fn act(&mut self, text: &str, act: &Act, spaces: Result<ByPlace<Option<Seat>>, String>) -> Result<(), Trouble> {
        self.fly_on()?;
        if !self.asked().is_empty() {
            return Err(format!("an answer is missing before this: {}", self.questions()).into());
        }
        self.told.push(Told::Step(text.to_owned()));
        let begun = std::mem::replace(&mut self.acted, true);
        let line_of = |seat, square| self.table.line_of(seat, square);
        let table = Place { content: &self.content, names: self.names, begun, line_of: &line_of };
        let Ready { state, hold, cards } = table.ready(act, self.now(), spaces)?;
        if let Some(cards) = cards {
            self.chance.cards = cards;
        }
        let mut game = Game::from_state(state, self.content.clone());
        game.hold_before(hold);
        let events = game.resume(&mut self.chance);
        self.game = Some(game);
        Ok(self.tell(events)?)
    }

    /// Who is asked whether to fly on.
    fn asked_to_fly_on(&self) -> Vec<Seat> {
        let asked = self.asked();
        asked.iter().filter(|decision| decision.reason == Reason::FlyOn).map(|decision| decision.seat).collect()
    }

    /// Answers "fly on?" with yes for everybody who is asked before this card.
    fn fly_on_once(&mut self) -> Done {
        for seat in self.asked_to_fly_on() {
            self.submit(seat, Action::Answer(Answer::Yes)).map_err(|refusal| refusal.to_string())??;
        }
        Ok(())
    }

    /// The same before every card, until something else is asked.
    fn fly_on(&mut self) -> Done {
        while !self.asked_to_fly_on().is_empty() {
            self.fly_on_once()?;
        }
        Ok(())
    }

    /// Lets those fly on of whom nothing is said, as far as a player's next line needs it: who speaks of flying on
    /// speaks of the next card that they are asked about, who answers anything else of the next other question.
    fn fly_on_for(&mut self, seat: Seat, deed: Deed) -> Done {
        let is_asked = self.asked_to_fly_on().contains(&seat);
        match deed {
            Deed::Reply(Reply::FlyOn(_) | Reply::Yes | Reply::No) if is_asked => Ok(()),
            Deed::Reply(Reply::FlyOn(_)) | Deed::Menu(_) => self.fly_on_once(),
            _ => self.fly_on(),
        }
    }

    fn submit(&mut self, seat: Seat, action: Action) -> Result<Done, Refusal> {
        let Some(game) = &mut self.game else { return Err(Refusal::NotAsked) };
        let events = game.submit(seat, action, self.at, &mut self.chance)?;
        Ok(self.tell(events))
    }

    fn step(&mut self, step: &Step) -> Done {
        self.at = self.at.max(step.at.unwrap_or(self.at));
        let Some((seat, deed)) = step.who else {
            self.told.push(Told::Step(step.text.clone()));
            let events = self.game.as_mut().map_or_else(Vec::new, |game| game.tick(self.at));
            return self.tell(events);
        };
        if self.game.is_none() {
            return Err(
                "nothing happens yet: name a card, building, launch, payday, titles or a flight first".to_owned()
            );
        }
        self.fly_on_for(seat, deed)?;
        self.told.push(Told::Step(step.text.clone()));
        let action = self.action(seat, deed, step.refused.is_some())?;
        match (self.submit(seat, action), step.refused) {
            (Ok(done), None) => done,
            (Err(refusal), Some(expected)) if refusal == expected => Ok(()),
            (Err(refusal), Some(expected)) => {
                let (expected, got) = (refusal_words(expected), refusal_words(refusal));
                Err(self.with_questions(format!("expected refused: {expected}, got refused: {got}")))
            }
            (Err(refusal), None) => {
                Err(format!("'{}' was refused: {}; {}", step.text, refusal_words(refusal), self.questions()))
            }
            (Ok(_), Some(expected)) => {
                let expected = refusal_words(expected);
                Err(self.with_questions(format!("expected refused: {expected}, but '{}' was allowed", step.text)))
            }
        }
    }

    fn action(&mut self, seat: Seat, deed: Deed, may_be_wrong: bool) -> Result<Action, String> {
        Ok(match deed {
            Deed::Draw(tile) => {
                let face_down = self.now().yard.face_down;
                let rank = face_down.iter().position(|other| other == tile);
                if rank.is_none() && !may_be_wrong {
                    return Err(format!("{} does not lie face down", tile_name(&self.content, tile)));
                }
                self.chance.tile = rank.map(|rank| rank as u16);
                Action::Build(trucker_engine::building::Build::Draw)
            }
            Deed::Build(build) => Action::Build(build),
            Deed::Menu(item) => Action::Menu(item),
            Deed::Reply(reply) => {
                let asked = self.asked();
                match asked.iter().find(|decision| decision.seat == seat) {
                    None if !may_be_wrong => {
                        return Err(format!("{} is not asked anything: {}", name(self.names, seat), self.questions()));
                    }
                    Some(decision) if !may_be_wrong && !reply.is_about(&decision.reason) => {
                        return Err(format!("this does not answer the question: {}", self.questions()));
                    }
                    Some(Decision { shape: Shape::Square { .. }, .. }) => Action::Answer(reply.one_square()),
                    // None of the squares that may be chosen.
                    Some(Decision { shape: Shape::Set { .. }, .. }) if matches!(reply, Reply::Pass) => {
                        Action::Answer(Answer::Set(Squares::NONE))
                    }
                    Some(decision) => Action::Answer(reply.meant(&decision.reason)),
                    None => Action::Answer(reply.answer()),
                }
            }
        })
    }

    fn check(&mut self, line: usize, check: &Check) -> Done {
        let asked = self.asked();
        match check {
            Check::Fact(fact) => {
                let state = self.now();
                let now = Now { state: &state, content: &self.content, names: self.names, asked: &asked };
                let got = (fact.got)(&now);
                let shown = if got.is_empty() { "nothing" } else { &got };
                if got == fact.expected { Ok(()) } else { Err(format!("expected {}, got {shown}", fact.what)) }
            }
            Check::Event(words) => match self.find_event(self.seen, words) {
                Some(at) => {
                    self.seen = at + 1;
                    self.matched.push((at, line));
                    Ok(())
                }
                None => {
                    let hint = self.earlier(words).unwrap_or_default();
                    Err(format!("expected event '{words}'{hint}, got {}", self.list_events()))
                }
            },
            Check::Events(count, words) => {
                let found = (0..self.told.len()).filter(|at| self.is_event(*at, words)).count();
                if found == usize::from(*count) {
                    Ok(())
                } else {
                    let times = |count: usize| if count == 1 { "once".to_owned() } else { format!("{count} times") };
                    let (expected, found) = (times(usize::from(*count)), times(found));
                    Err(format!("expected event '{words}' {expected}, it happened {found}"))
                }
            }
            Check::NothingElse(mentioned) => {
                let state = self.now();
                let before = Now { state: &self.rest, content: &self.content, names: self.names, asked: &[] };
                let now = Now { state: &state, content: &self.content, names: self.names, asked: &asked };
                let changes = unchanged::changes(&before, &now, mentioned);
                if changes.is_empty() {
                    Ok(())
                } else {
                    Err(format!("expected that nothing else has changed, but: {}", changes.join("; ")))
                }
            }
            Check::NoEvent(words) => match self.find_event(0, words) {
                None => Ok(()),
                Some(_) => Err(format!("expected no event '{words}', got {}", self.list_events())),
            },
            Check::Pending(seat, words) => {
                let decision = asked.iter().find(|decision| decision.seat == *seat);
                let is_it =
                    decision.is_some_and(|decision| begins_with(&reason_words(&decision.reason, &self.content), words));
                if is_it {
                    Ok(())
                } else {
                    Err(format!("expected pending {} {words}, but {}", name(self.names, *seat), self.questions()))
                }
            }
            Check::NothingPending if asked.is_empty() => Ok(()),
            Check::NothingPending => Err(format!("expected pending none, but {}", self.questions())),
        }
    }

    fn is_event(&self, at: usize, words: &str) -> bool {
        match &self.told[at] {
            Told::Event(event) => begins_with(&event_words(event, &self.content, self.names), words),
            Told::Step(_) => false,
        }
    }

    fn find_event(&self, from: usize, words: &str) -> Option<usize> {
        (from..self.told.len()).find(|at| self.is_event(*at, words))
    }

    /// Where an event happened that is expected too late, if it did.
    fn earlier(&self, words: &str) -> Option<String> {
        let at = (0..self.seen).rev().find(|at| self.is_event(*at, words))?;
        let (found, line) = self.matched.iter().find(|(found, _)| *found >= at)?;
        Some(if *found == at {
            format!(" once more: it happened, but it is what line {line} expects")
        } else {
            format!(" after what line {line} expects: it happened before that")
        })
    }

    fn list_events(&self) -> String {
        let events = self.told[self.seen.min(self.told.len())..].iter().filter_map(|told| match told {
            Told::Event(event) => Some(event_words(event, &self.content, self.names)),
            Told::Step(_) => None,
        });
        let list: Vec<String> = events.collect();
        if list.is_empty() { "no further event".to_owned() } else { list.join(" · ") }
    }

    /// Nothing may be left over or missing.
    fn end(&mut self, line: usize, expected: &[(Seat, String)]) {
        let unexpected = self.asked().iter().any(|decision| !expected.iter().any(|(seat, _)| *seat == decision.seat));
        if unexpected {
            self.failures.push((line, format!("an answer is missing at the end: {}", self.questions())));
        }
        let dice = self.chance.left_over();
        if !dice.is_empty() {
            self.failures.push((line, format!("dice are left over: {}", dice.join(" "))));
        }
    }
}
