//! A card on the table, and ships made by hand to meet it.

use super::content;
use std::collections::VecDeque;
use trucker_engine::building::Build;
use trucker_engine::card::{Beat, Card, CardId, CardKind};
use trucker_engine::chance::{Chance, Draw, Purpose};
use trucker_engine::content::Content;
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::event::{Event, EventLog};
use trucker_engine::phases;
use trucker_engine::script::{Cx, Decider, Flow};
use trucker_engine::setup::Set;
use trucker_engine::ship::Ship;
use trucker_engine::squares::Square;
use trucker_engine::state::{Mode, Phase, Setup, State};
use trucker_engine::view::View;
use trucker_engine::words::{Days, Level, Seat, Seats, Turn};

/// A moment of a flight. Everyone has a starting cabin with two humans in the middle; seat 0 leads, the others follow.
pub struct Scene {
    pub content: Content,
    pub state: State,
}

impl Scene {
    /// A flight of level I with this card just turned up.
    pub fn new(players: u8, beats: Vec<Beat>) -> Scene {
        let mut content = (*content()).clone();
        let card = made_up(&mut content, Level::I, beats);
        let mut state = State::new(Setup::new(players, Mode::Flight(Level::I)));
        state.phase = Phase::Card(0);
        state.flight.card = Some(card);
        state.flight.revealed.insert(card);
        state.flight.flying = Seats::first(usize::from(players));
        state.bank = state.round().boxes.bank(&content);
        let mut scene = Scene { content, state };
        for seat in state.seats().iter() {
            scene.state.players[seat].position = Days(20 - 2 * seat.index() as i16);
            scene.state.ships[seat] = Ship::default();
            scene.put(seat, 7, 7, "cabin", "", "3333");
            scene.people(seat, 7, 7, 2);
        }
        scene
    }

    /// Puts a component on a ship, unturned.
    pub fn put(&mut self, seat: Seat, column: u8, row: u8, kind: &str, param: &str, sides: &str) {
        self.put_turned(seat, column, row, kind, param, sides, 0);
    }

    /// Puts a component on a ship, turned by so many quarters to the right; its sides are those of the unturned tile.
    #[expect(clippy::too_many_arguments, reason = "a tile is written out")]
    pub fn put_turned(
        &mut self,
        seat: Seat,
        column: u8,
        row: u8,
        kind: &str,
        param: &str,
        sides: &str,
        quarters: usize,
    ) {
        let name = format!("scene-{}", self.content.tiles.len());
        self.content.tiles.push(trucker_content::parse_tile(&name, kind, param, sides).expect("a tile"));
        let tile = self.content.tile_ids().last().expect("a tile");
        self.state.ships[seat].put(&self.content, at(column, row), tile, Turn::from_quarters(quarters));
    }

    /// Puts humans into a cabin.
    pub fn people(&mut self, seat: Seat, column: u8, row: u8, humans: u8) {
        let ship = &mut self.state.ships[seat];
        ship.set_aboard(at(column, row), ship.aboard(at(column, row)).with_humans(humans));
    }

    /// Puts battery tokens on a component.
    pub fn charge(&mut self, seat: Seat, column: u8, row: u8, tokens: u8) {
        let ship = &mut self.state.ships[seat];
        ship.set_aboard(at(column, row), ship.aboard(at(column, row)).with_batteries(tokens));
    }

    /// Plays the beat that the flight is at. Each roll is told by its sum.
    pub fn run(&mut self, rolls: &[u8], answer: impl FnMut(&Decision) -> Answer) -> Vec<Event> {
        self.act(rolls, answer, phases::run)
    }

    /// Lets something happen to those who fly.
    pub fn act(
        &mut self,
        rolls: &[u8],
        answer: impl FnMut(&Decision) -> Answer,
        what: impl FnOnce(&mut Cx<'_, '_>) -> Flow,
    ) -> Vec<Event> {
        let dice: Vec<u8> = rolls.iter().flat_map(|sum| [sum / 2, sum - sum / 2]).collect();
        self.act_by_dice(&dice, answer, what)
    }

    /// The same with every die told by itself.
    pub fn act_by_dice(
        &mut self,
        dice: &[u8],
        answer: impl FnMut(&Decision) -> Answer,
        what: impl FnOnce(&mut Cx<'_, '_>) -> Flow,
    ) -> Vec<Event> {
        let mut log = EventLog::default();
        let mut hands = Hands { dice: dice.iter().copied().collect(), answer };
        what(&mut Cx::inline(&mut self.state, &self.content, &mut hands, Some(&mut log))).expect("all is answered");
        assert!(hands.dice.is_empty(), "{} dice were not rolled", hands.dice.len());
        log.events.into_iter().map(|(_, event)| event).collect()
    }
}

/// A card that is in no box.
pub fn made_up(content: &mut Content, level: Level, beats: Vec<Beat>) -> CardId {
    let name = format!("made-up-{}", content.cards.len());
    content.cards.push(Card { name, kind: CardKind::MeteorSwarm, level, learning: false, set: Set::Base, beats });
    content.card_ids().last().expect("a card")
}

pub fn at(column: u8, row: u8) -> Square {
    Square::at(column, row).expect("a square")
}

/// Dice that are told what to show, and a player who answers for everyone.
struct Hands<A> {
    dice: VecDeque<u8>,
    answer: A,
}

impl<A> Chance for Hands<A> {
    fn draw(&mut self, draw: Draw) -> u16 {
        match draw.purpose {
            Purpose::Dice => u16::from(self.dice.pop_front().expect("a roll more than was foreseen") - 1),
            _ => 0,
        }
    }
}

impl<A: FnMut(&Decision) -> Answer> Decider for Hands<A> {
    fn decide(&mut self, _: View<'_>, decision: &Decision) -> Answer {
        (self.answer)(decision)
    }

    fn build(&mut self, _: View<'_>, seat: Seat) -> Build {
        panic!("{seat} does not build here")
    }
}
