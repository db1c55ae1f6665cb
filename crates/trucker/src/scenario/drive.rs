//! Plays a scenario through the engine and compares what happens with what is expected.

use super::chance::Scripted;
use super::events::event_words;
use super::expect::{Check, Now, mistaken};
use super::parse::{Act, Item, Scenario};
use super::steps::{Deed, Reply, Step};
use super::words::{MISTAKES, begins_with, name, reason_words, refusal_words, squares_words, tile_name};
use super::{Outcome, Told};
use std::sync::Arc;
use trucker_engine::card::CardSet;
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Reason};
use trucker_engine::event::Event;
use trucker_engine::game::{Action, Game};
use trucker_engine::refusal::Refusal;
use trucker_engine::ship::legal::Mistake;
use trucker_engine::state::{Mode, Phase, State};
use trucker_engine::words::{Seat, Seats};

/// Plays one scenario.
pub(super) fn drive(file: &str, scenario: Scenario) -> Outcome {
    let Scenario { title, line, table, state, dice, items } = scenario;
    let mut outcome =
        Outcome { title, line, failures: Vec::new(), told: Vec::new(), names: table.names.clone(), content: None };
    let content = Arc::new(table.content.clone());
    let spaces = table.starting_spaces();
    let mut drive = Drive {
        names: &table.names,
        content: content.clone(),
        rest: state,
        game: None,
        chance: Scripted::new(&dice),
        at: 0,
        told: Vec::new(),
        seen: 0,
        failures: Vec::new(),
        acted: false,
    };
    let mut expected_pending: Vec<(Seat, String)> = Vec::new();
    let last_step = items.iter().rposition(|item| matches!(item, Item::Step(_)));
    for (i, item) in items.iter().enumerate() {
        let done = match item {
            Item::Act { line, text, act } => {
                expected_pending.clear();
                drive.act(text, act, spaces.clone()).map_err(|what| (*line, what))
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
                    if let Err(what) = drive.check(check) {
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

    fn act(&mut self, text: &str, act: &Act, spaces: Result<[Option<Seat>; 4], String>) -> Done {
        self.fly_on()?;
        if !self.asked().is_empty() {
            return Err(format!("an answer is missing before this: {}", self.questions()));
        }
        self.told.push(Told::Step(text.to_owned()));
        let mut state = self.now();
        let begun = std::mem::replace(&mut self.acted, true);
        if !begun && !matches!(act, Act::SetUp | Act::Building | Act::Launch) {
            self.check_ships(&state)?;
        }
        let hold: fn(Phase) -> bool = match act {
            Act::Card(card) => {
                if state.flight.flying.is_empty() {
                    return Err("nobody is flying any more".to_owned());
                }
                state.flight.revealed.insert(*card);
                // The rest of the deck stays unknown, but there is one: the flight goes on after this card.
                state.flight.deck =
                    (0..self.content.cards.len().min(256)).map(|i| trucker_engine::card::CardId(i as u8)).collect();
                state.flight.deck.remove(*card);
                state.flight.card = Some(*card);
                state.flight.stranded = Seats::NONE;
                for player in &mut state.players.0 {
                    player.tally = Default::default();
                }
                state.phase = Phase::Card(0);
                |phase| matches!(phase, Phase::Reveal | Phase::Payday)
            }
            Act::Flight { cards, shuffled } => {
                let deck: CardSet = cards.iter().copied().collect();
                let level = deck.and(self.content.deck(state.rules.level, &state.setup));
                self.chance.cards = if *shuffled { Default::default() } else { cards.iter().copied().collect() };
                self.chance.deck = deck;
                self.chance.first = Some(if level.is_empty() { deck } else { level });
                state.flight.deck = deck;
                state.flight.revealed = CardSet::default();
                state.phase = Phase::Reveal;
                |phase| matches!(phase, Phase::SetUp)
            }
            Act::SetUp => {
                state.phase = Phase::SetUp;
                |phase| matches!(phase, Phase::LateParts)
            }
            Act::Building => {
                state.flight.flying = Seats::NONE;
                state.phase = Phase::Building;
                |phase| matches!(phase, Phase::LateParts)
            }
            Act::Launch => {
                if !begun {
                    state.yard.set_spaces(spaces?);
                    state.yard.open = true;
                }
                if state.yard.finished() != state.seats() {
                    let building = state.seats().iter().filter(|seat| !state.yard.finished().contains(*seat));
                    let names: Vec<&str> = building.map(|seat| name(self.names, seat)).collect();
                    return Err(format!(
                        "not everybody has finished building: a step 'finish' is missing for {}",
                        names.join(", ")
                    ));
                }
                state.flight.flying = Seats::NONE;
                state.phase = Phase::LateParts;
                |phase| matches!(phase, Phase::Reveal)
            }
            Act::Payday | Act::Titles => {
                let in_trek = state.setup.mode == Mode::Trek;
                let titles_held =
                    state.flight_number == 0 && state.players.0.iter().any(|player| player.title.is_some());
                if in_trek && titles_held {
                    return Err("the titles of this flight have been given out already".to_owned());
                }
                if matches!(act, Act::Titles) {
                    if !in_trek {
                        return Err("titles are scored in a trek: level trek 1, trek 2 or trek 3".to_owned());
                    }
                    state.phase = Phase::Titles;
                    |phase| matches!(phase, Phase::Sale)
                } else {
                    state.phase = Phase::Payday;
                    |phase| matches!(phase, Phase::SetUp)
                }
            }
        };
        let mut game = Game::from_state(state, self.content.clone());
        game.hold_before(hold);
        let events = game.resume(&mut self.chance);
        self.game = Some(game);
        self.tell(events)
    }

    /// Ships that fly are legal; one that is not was mistyped.
    fn check_ships(&self, state: &State) -> Done {
        let board = state.rules.ship_board(&self.content);
        for seat in state.flight.flying.iter() {
            let wrong = |(_, kind): &&(&str, Mistake)| {
                !mistaken(&state.ships[seat], board.squares, board.start, *kind).is_empty()
            };
            if let Some((what, kind)) = MISTAKES.iter().find(wrong) {
                let squares = squares_words(mistaken(&state.ships[seat], board.squares, board.start, *kind));
                return Err(format!(
                    "the ship of {} cannot fly like this: {what} at {squares}",
                    name(self.names, seat)
                ));
            }
        }
        Ok(())
    }

    /// Answers "fly on?" with yes for everybody who is asked.
    fn fly_on(&mut self) -> Done {
        loop {
            let asked = self.asked();
            let Some(decision) = asked.iter().find(|decision| decision.reason == Reason::FlyOn) else { return Ok(()) };
            self.submit(decision.seat, Action::Answer(Answer::Yes)).map_err(|refusal| refusal.to_string())??;
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
        let flies_on = matches!(deed, Deed::Reply(Reply::FlyOn(_) | Reply::Yes | Reply::No));
        if !(flies_on && self.asked().iter().any(|decision| decision.seat == seat && decision.reason == Reason::FlyOn))
        {
            self.fly_on()?;
        }
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
            Deed::GiveUp(announced) => Action::GiveUp(announced),
            Deed::Reply(reply) => {
                let asked = self.asked();
                match asked.iter().find(|decision| decision.seat == seat) {
                    None if !may_be_wrong => {
                        return Err(format!("{} is not asked anything: {}", name(self.names, seat), self.questions()));
                    }
                    Some(decision) if !may_be_wrong && !reply.is_about(&decision.reason) => {
                        return Err(format!("this does not answer the question: {}", self.questions()));
                    }
                    _ => Action::Answer(reply.answer()),
                }
            }
        })
    }

    fn check(&mut self, check: &Check) -> Done {
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
                    Ok(())
                }
                None => Err(format!("expected event '{words}', got {}", self.list_events())),
            },
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

    fn find_event(&self, from: usize, words: &str) -> Option<usize> {
        let is_it = |told: &Told| match told {
            Told::Event(event) => begins_with(&event_words(event, &self.content, self.names), words),
            Told::Step(_) => false,
        };
        (from..self.told.len()).find(|i| is_it(&self.told[*i]))
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
