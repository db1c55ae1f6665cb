//! Where a scenario begins to be played: by `trucker scenario`, and by people in rehearsals (`serve --test-scenario`).

use super::chance::{Rank, ranks, single_dice};
use super::expect::mistaken;
use super::parse::{self, Act, Item, Scenario};
use super::words::{MISTAKES, name};
use super::{Fault, read};
use crate::ship::marks::spell_sides;
use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;
use trucker_engine::building::alter;
use trucker_engine::card::{CardId, CardSet};
use trucker_engine::chance::Purpose;
use trucker_engine::content::Content;
use trucker_engine::setup::Titles;
use trucker_engine::ship::Ship;
use trucker_engine::ship::legal::Mistake;
use trucker_engine::squares::Square;
use trucker_engine::stage::Stage;
use trucker_engine::state::{Phase, State};
use trucker_engine::words::{ByPlace, Seat, Seats};

/// Where an act is played.
pub(super) struct Place<'a> {
    pub(super) content: &'a Content,
    pub(super) names: &'a [String],
    /// Has something been played before?
    pub(super) begun: bool,
    /// Which line speaks of a square of a ship.
    pub(super) line_of: &'a dyn Fn(Seat, Option<Square>) -> Option<usize>,
}

/// Why an act cannot be played, and the line to look at if it is not that of the act.
pub(super) struct Trouble {
    pub(super) line: Option<usize>,
    pub(super) what: String,
}

impl From<String> for Trouble {
    fn from(what: String) -> Trouble {
        Trouble { line: None, what }
    }
}

/// An act that can be played.
pub(super) struct Ready {
    pub(super) state: State,
    /// The phases it ends before.
    pub(super) hold: fn(Phase) -> bool,
    /// The cards to be revealed, if it is a flight.
    pub(super) cards: Option<VecDeque<Rank>>,
}

impl Place<'_> {
    /// Makes a state ready for an act.
    pub(super) fn ready(
        &self,
        act: &Act,
        mut state: State,
        spaces: Result<ByPlace<Option<Seat>>, String>,
    ) -> Result<Ready, Trouble> {
        if !self.begun && !matches!(act, Act::Between | Act::SetUp | Act::Building | Act::Launch) {
            self.check_ships(&state)?;
        }
        let mut cards = None;
        let hold: fn(Phase) -> bool = match act {
            Act::Card(card) => {
                if state.flight.flying.is_empty() {
                    return Err("nobody is flying any more".to_owned().into());
                }
                state.flight.revealed.insert(*card);
                // The rest of the deck stays unknown, but there is one: the flight goes on after this card.
                state.flight.deck = (0..self.content.cards.len().min(256)).map(|i| CardId(i as u8)).collect();
                state.flight.deck.remove(*card);
                state.flight.card = Some(*card);
                state.flight.stranded = Seats::NONE;
                for player in &mut state.players.0 {
                    player.tally = Default::default();
                }
                state.phase = Phase::Card(0);
                |phase| matches!(phase, Phase::Reveal | Phase::Payday)
            }
            Act::Flight { cards: flown, on_top, shuffled } => {
                let deck = flown.iter().copied().collect::<CardSet>().without(*on_top);
                let boxes = state.round().boxes;
                let level = self.content.of_level(deck, state.rules.level);
                let first = if level.is_empty() { deck } else { level };
                let rest = |card, known| {
                    let all = self.content.deck(self.content.card(card).level, boxes);
                    all.without(state.flight.removed).without(known)
                };
                cards = Some(if *shuffled { VecDeque::new() } else { ranks(flown, *on_top, first, rest) });
                state.flight.deck = deck;
                state.flight.revealed = CardSet::default();
                state.phase = Phase::Reveal;
                |phase| matches!(phase, Phase::Between)
            }
            Act::Between => {
                if state.round().last {
                    return Err("there is no flight after this one".to_owned().into());
                }
                state.phase = Phase::Between;
                |phase| matches!(phase, Phase::LateParts)
            }
            Act::SetUp => {
                // After a payday, whatever comes between two flights comes first.
                if state.phase != Phase::Between {
                    state.phase = Phase::SetUp;
                }
                |phase| matches!(phase, Phase::LateParts)
            }
            Act::Building => {
                state.flight.flying = Seats::NONE;
                // Where somebody works on the ground, some things are done before anybody builds.
                let teams = state.players.0.iter().any(|player| !player.team.is_empty());
                state.phase = if teams { Phase::BeforeBuilding } else { Phase::Building };
                |phase| matches!(phase, Phase::LateParts)
            }
            Act::Launch => {
                if !self.begun {
                    state.yard.set_spaces(spaces?);
                    state.yard.open = true;
                }
                if state.yard.finished() != state.seats() {
                    let building = state.seats().iter().filter(|seat| !state.yard.finished().contains(*seat));
                    let names: Vec<&str> = building.map(|seat| name(self.names, seat)).collect();
                    return Err(format!(
                        "not everybody has finished building: a step 'finish' is missing for {}",
                        names.join(", ")
                    )
                    .into());
                }
                state.flight.flying = Seats::NONE;
                state.phase = Phase::LateParts;
                |phase| matches!(phase, Phase::Reveal)
            }
            Act::Payday | Act::Titles => {
                let titles = state.round().titles;
                if titles == Titles::Won && state.players.0.iter().any(|player| player.title.is_some()) {
                    return Err("the titles of this flight have been given out already".to_owned().into());
                }
                if matches!(act, Act::Titles) {
                    if titles == Titles::None {
                        return Err("titles are scored in a trek: level trek 1, trek 2 or trek 3".to_owned().into());
                    }
                    state.phase = Phase::Titles;
                    |phase| matches!(phase, Phase::Sale)
                } else {
                    state.phase = Phase::Payday;
                    |phase| matches!(phase, Phase::Between)
                }
            }
        };
        Ok(Ready { state, hold, cards })
    }

    /// A component of a ship with its sides as they lie: `6,7 (cabin 2002: front, right, rear, left)`.
    fn as_it_lies(&self, ship: &Ship, square: Square) -> String {
        let Some(look) = ship.look(self.content, square) else { return square.to_string() };
        let sides = spell_sides(look.sides);
        let kind = trucker_content::kind_name(look.component).0.replace('_', "-");
        format!("{square} ({kind}, sides as they lie {sides})")
    }

    /// Ships that fly are legal; one that is not was mistyped.
    fn check_ships(&self, state: &State) -> Result<(), Trouble> {
        for seat in state.flight.flying.iter() {
            let (rules, content) = (&state.rules, self.content);
            let (board, start) = (alter::zone(state, content, seat), rules.start(content, seat));
            let wrong = |(_, kind): &&(String, Mistake)| !mistaken(&state.ships[seat], board, start, *kind).is_empty();
            if let Some((what, kind)) = MISTAKES.iter().find(wrong) {
                let ship = &state.ships[seat];
                let squares = mistaken(ship, board, start, *kind);
                let at: Vec<String> = squares.iter().map(|square| self.as_it_lies(ship, square)).collect();
                let who = name(self.names, seat);
                let what = format!("the ship of {who} cannot fly like this: {what} at {}", at.join(" and "));
                // The line written last is most likely the wrong one.
                let line = squares.iter().filter_map(|square| (self.line_of)(seat, Some(square))).max();
                return Err(Trouble { line, what });
            }
        }
        Ok(())
    }
}

/// The stage on which people can play a scenario: `FILE`, for the only one in it, or `FILE#TITLE`.
///
/// A card is played as a flight of this card and one more, so that everyone sees it turned up and flies on after it.
///
/// # Errors
/// If the file cannot be read or has a fault, has no such scenario, or if nothing in it can be played.
pub fn stage(which: &str) -> Result<Stage, String> {
    let (file, title) = which.split_once('#').map_or((which, None), |(file, title)| (file, Some(title.trim())));
    let text = read(Path::new(file), file).map_err(|fault| fault.to_string())?;
    let all = parse::scenarios(file, &text, trucker_content::all());
    let all: Vec<Scenario> = all.into_iter().collect::<Result<_, Fault>>().map_err(|fault| fault.to_string())?;
    let titles: Vec<String> = all.iter().map(|scenario| format!("{file}#{}", scenario.title)).collect();
    let mut called = all.into_iter().filter(|scenario| title.is_none_or(|title| title == scenario.title));
    let unclear = |what: &str| format!("{what} in {file}: name one of them\n{}", titles.join("\n"));
    let Some(scenario) = called.next() else { return Err(unclear("there is no scenario with this title")) };
    if called.next().is_some() {
        return Err(unclear("there are several scenarios"));
    }
    set(file, scenario)
}

/// Sets the stage for a scenario of a file.
fn set(file: &str, scenario: Scenario) -> Result<Stage, String> {
    let Scenario { line, table, state, dice, items, .. } = scenario;
    let wrong = |line: usize, what: String| Fault::new(file, line, what).to_string();
    let act = items.into_iter().find_map(|item| match item {
        Item::Act { line, act, .. } => Some((line, act)),
        Item::Step(_) | Item::Check(..) => None,
    });
    let (line, act) = act.ok_or_else(|| wrong(line, "nothing happens in this scenario".to_owned()))?;
    let act = match act {
        Act::Card(card) => Act::Flight {
            cards: with_another(card, &table.content, &state),
            on_top: CardSet::default(),
            shuffled: false,
        },
        Act::Payday | Act::Titles => {
            let what = "nobody could act before this: for a rehearsal, begin with a card or a flight";
            return Err(wrong(line, what.to_owned()));
        }
        other => other,
    };
    let line_of = |seat, square| table.line_of(seat, square);
    let place = Place { content: &table.content, names: &table.names, begun: false, line_of: &line_of };
    let ready = place
        .ready(&act, state, table.starting_spaces())
        .map_err(|trouble| wrong(trouble.line.unwrap_or(line), trouble.what))?;
    let mut draws: [Vec<u16>; trucker_engine::chance::PURPOSES] = Default::default();
    draws[Purpose::Dice as usize] = single_dice(&dice).map(|die| u16::from(die) - 1).collect();
    draws[Purpose::Cards as usize] = ready.cards.into_iter().flatten().filter_map(|(rank, _)| rank).collect();
    Ok(Stage { content: Arc::new(table.content), state: ready.state, draws })
}

/// A card, and one that can come after it: the first card of a flight is of its level if there is one.
fn with_another(card: CardId, content: &Content, state: &State) -> Vec<CardId> {
    let level = content.deck(state.rules.level, state.round().boxes);
    let suits = |other: &CardId| *other != card && level.contains(*other) == level.contains(card);
    let other = (0..content.cards.len().min(256)).map(|i| CardId(i as u8)).find(suits);
    [card].into_iter().chain(other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::files;
    use trucker_bots::defaults::default_answer;
    use trucker_engine::chance::Seed;
    use trucker_engine::decision::{Answer, Reason};
    use trucker_engine::event::Event;
    use trucker_engine::game::Action;
    use trucker_engine::record::Table;
    use trucker_engine::squares::{Square, Squares};

    /// Every scenario of the project is a stage, but those in which nobody could act before what they show.
    #[test]
    fn all_scenarios_can_be_played() {
        let (mut staged, mut others) = (0, 0);
        for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")).expect("scenarios") {
            let file = path.display().to_string();
            let text = read(&path, &file).expect("a text");
            for scenario in parse::scenarios(&file, &text, trucker_content::all()) {
                match set(&file, scenario.expect("a scenario")) {
                    Ok(_) => staged += 1,
                    Err(why) => {
                        assert!(why.contains("begin with a card") || why.contains("nothing happens"), "{why}");
                        others += 1;
                    }
                }
            }
        }
        assert!(staged > 3 * others, "{staged} of {}", staged + others);
    }

    /// What is offered first in a comparison: a battery if it saves from being the weakest, none if it does not.
    #[test]
    fn nobody_is_advised_to_be_the_weakest() {
        let ships = "level II\nplayers red green blue\nposition red 6 green 3 blue 2\n\
            ship red\n 7,7 start humans 2\n 6,7 double-engine 0300\n 8,7 battery 2 0003 batteries 2\n\
            ship green\n 7,7 start humans 2\n 7,8 engine 3000\n\
            ship blue\n 7,7 start humans 2\n 7,8 engine 3000\n 6,7 engine 0300\n 8,7 engine 0003\n";
        let advice = |more: &str| {
            let text = format!(
                "scenario Red declares first\n{ships}{more}card combat zone, engines loses 1 crew\n\
                 expect\n pending red power engines\n"
            );
            let scenario = parse::scenarios("here", &text, trucker_content::all()).into_iter().next();
            let stage = set("here", scenario.expect("one").expect("a scenario")).expect("a stage");
            let (mut table, _) = Table::rehearse(Arc::new(stage), Seed::from_number(1));
            loop {
                let decision = table.game().asked().iter().min_by_key(|decision| decision.seat.index()).copied();
                let decision = decision.expect("a question");
                if decision.reason != Reason::FlyOn {
                    assert_eq!(decision.seat.index(), 0);
                    return table.game().view(Some(decision.seat), |view| default_answer(view, &decision));
                }
                table.submit(decision.seat, Action::Answer(Answer::Yes), 0).expect("flies on");
            }
        };
        let with = Answer::Set([Square::at(6, 7).expect("a square")].into_iter().collect());
        let none = Answer::Set(Squares::NONE);
        assert_eq!(advice(""), with, "2 against 1 and 3");
        assert_eq!(advice("change green\n 6,7 engine 0300\n 8,7 engine 0003\n"), none, "2 against 3 and 3");
        assert_eq!(advice("change green\n 6,7 engine 0300\n"), none, "2 against 2 and 3, and red is ahead");
        // There all but the strongest suffer: it is not enough to be stronger than somebody.
        let fate = "road remorseless-fate\n";
        assert_eq!(advice(fate), none, "2 against 1 and 3");
        assert_eq!(advice(&format!("{fate}change blue\n 6,7 empty\n 8,7 empty\n")), with, "2 against 1 and 1");
    }

    /// Where it is foreseen what an answer leads to, the panel is used that could serve the fewest others (Ruling 93).
    #[test]
    fn what_is_foreseen_uses_the_panel_that_is_missed_least() {
        let text = "scenario Two panels at one shield\nlevel II\nplayers red\nposition red 6\n\
            ship red\n 7,7 start humans 2\n 7,6 structural 1030\n 8,7 solar-panel 3033\n 8,6 double-cannon 0030\n\
            8,8 shield 3030\n 8,9 solar-panel 3000\n 6,7 battery 2 0300 batteries 1\n\
            card meteor swarm, meteors small front\ndice 7\nexpect\n pending red raise shield\n";
        let scenario = parse::scenarios("here", text, trucker_content::all()).into_iter().next();
        let stage = set("here", scenario.expect("one").expect("a scenario")).expect("a stage");
        let (mut table, _) = Table::rehearse(Arc::new(stage), Seed::from_number(1));
        table.submit(Seat::FIRST, Action::Answer(Answer::Yes), 0).expect("flies on");
        let asked = table.game().asked().iter().map(|asked| asked.reason).collect::<Vec<_>>();
        assert!(matches!(asked[..], [Reason::RaiseShield { .. }]), "{asked:?}");
        let ahead = table.game().foresee(Seat::FIRST, Answer::Yes).expect("an answer");
        let farther = Square::at(8, 9).expect("a square");
        assert!(ahead.events.contains(&Event::PanelUsed { seat: Seat::FIRST, square: farther }), "{:?}", ahead.events);
    }
}
