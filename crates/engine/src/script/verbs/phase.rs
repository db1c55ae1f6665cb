//! Setting up, launching, revealing, ending: the verbs of the phases; and what rules look up most.

use crate::building::alter;
use crate::card::{CardId, CardSet};
use crate::content::{FlightBoard, ShipBoard};
use crate::event::{Event, Loss, Money};
use crate::modifiers;
use crate::rules::{Ruleset, SeatRules};
use crate::script::Cx;
use crate::setup::Roads;
use crate::ship::{Ship, analysis};
use crate::squares::{Square, Squares};
use crate::state::{Builder, Flight, Hand, HeldTitle, Origin, Phase, Pile, Tally, Yard};
use crate::tile::TileSet;
use crate::words::{BySeat, Credits, Days, Level, MAX_SEATS, Seat, Seats, Title, Turn};
use arrayvec::ArrayVec;

impl Cx<'_, '_> {
    /// A player's ship.
    pub fn ship(&self, seat: Seat) -> &Ship {
        &self.state.ships[seat]
    }

    /// What holds for one player.
    pub fn seat_rules(&self, seat: Seat) -> SeatRules {
        self.state.players[seat].rules
    }

    /// The flight board in use.
    pub fn flight_board(&self) -> &FlightBoard {
        self.state.rules.flight_board(self.content)
    }

    /// The ship board that a player builds on, as it is printed.
    pub fn ship_board(&self, seat: Seat) -> &ShipBoard {
        self.state.rules.ship_board(self.content, seat)
    }

    /// The squares that a player may build on.
    pub fn building_zone(&self, seat: Seat) -> Squares {
        alter::zone(self.state, self.content, seat)
    }

    /// Who is flying.
    pub fn flying(&self) -> Seats {
        self.state.flight.flying
    }

    /// Those still flying, the leader first.
    pub fn flight_order(&self) -> ArrayVec<Seat, MAX_SEATS> {
        self.state.flight_order()
    }

    /// The leader, while anyone flies.
    pub fn leader(&self) -> Option<Seat> {
        let state = &*self.state;
        state.flight.flying.iter().max_by_key(|seat| (state.players[*seat].position, std::cmp::Reverse(*seat)))
    }

    /// Whose ships look best, of these: a tie is good enough.
    pub fn best_looking(&self, among: Seats) -> Seats {
        let exposed = |seat: Seat| analysis::exposed_connectors(self.ship(seat));
        let fewest = among.iter().map(exposed).min();
        among.iter().filter(|seat| Some(exposed(*seat)) == fewest).collect()
    }

    /// Goes on to another phase.
    pub fn enter(&mut self, phase: Phase) {
        self.state.phase = phase;
    }

    /// Clears the table for a flight: empty boards, a full yard, a full bank, nobody flying.
    pub fn clear_table(&mut self, rules: Ruleset) {
        self.note_seen_tiles();
        let state = &mut *self.state;
        state.rules = rules;
        state.lost = TileSet::default();
        let boxes = state.round().boxes;
        state.bank = boxes.bank(self.content);
        state.yard = Yard::full(self.content.heap(boxes).without(state.pool.left_out));
        state.flight = Flight { removed: state.flight.removed, ..Flight::default() };
        state.ships = BySeat::default();
        for (seat, cabin) in state.seats().iter().zip(self.content.starting_cabins()) {
            let board = rules.ship_board(self.content, seat);
            state.ships[seat] = Ship::on(board.grid).among_cyan(boxes.have_cyan());
            if let Some(start) = board.start {
                state.ships[seat].put(self.content, start, cabin, Turn::NONE);
            }
            let player = &mut state.players[seat];
            player.lost = 0;
            player.position = Days(0);
            player.gave_up = None;
            player.place = None;
            player.shown = player.credits;
            let gold = |held: Option<HeldTitle>| held.filter(|held| held.gold).map(|held| held.title);
            player.rules = modifiers::with_titles(gold(player.title), gold(player.second_title));
            player.tally = Tally::default();
            player.insured = false;
            player.bets = BySeat::default();
        }
        self.emit(Event::FlightSetUp { number: self.state.flight_number });
    }

    /// Tiles are taken out of the game before its first flight. Nobody sees which.
    pub fn leave_out(&mut self, tiles: TileSet) {
        self.state.pool.left_out = tiles;
        self.emit(Event::TilesLeftOut { tiles: tiles.len() as u16 });
    }

    /// Whatever somebody turned over in the flight that has ended is not among the tiles left out.
    fn note_seen_tiles(&mut self) {
        let state = &mut *self.state;
        let ended = state.flight_number.checked_sub(1).and_then(|number| state.setup.round(number));
        let Some(ended) = ended.filter(|_| !state.pool.left_out.is_empty()) else { return };
        let mut hidden = state.pool.left_out.union(state.yard.face_down);
        for seat in state.seats().iter() {
            if let Some(Hand { tile, origin: Origin::FaceDown }) = state.yard.builders[seat].hand {
                hidden.insert(tile);
            }
        }
        state.pool.seen = state.pool.seen.union(self.content.heap(ended.boxes).without(hidden));
    }

    /// Lays the piles of adventure cards out.
    pub fn lay_piles(&mut self, piles: [Pile; crate::state::PILES]) {
        self.state.flight.piles = piles;
        for pile in piles {
            for card in pile.iter() {
                self.state.flight.deck.insert(card);
            }
        }
    }

    /// Cards of earlier flights come back.
    pub fn bring_back(&mut self, cards: CardSet) {
        let removed = &mut self.state.flight.removed;
        *removed = removed.without(cards);
    }

    /// Makes the deck of the learning flight.
    pub fn lay_deck(&mut self, deck: CardSet) {
        self.state.flight.deck = deck;
    }

    /// Puts a title next to the flight board.
    pub fn lay_title(&mut self, place: usize, title: Title) {
        self.state.titles[place] = Some(title);
        self.emit(Event::TitleDrawn { title });
    }

    /// Notes whether somebody takes an illegal ship back to mend it. It is offered once (learning flight).
    pub fn offer_to_mend(&mut self, seat: Seat, taken: bool) {
        self.state.yard.mended.insert(seat);
        if taken {
            self.state.yard.mending.insert(seat);
            self.emit(Event::Rebuilding { seat });
        }
    }

    /// Reopens the yard for those who mend; everyone behind them moves up.
    pub fn reopen_yard(&mut self) {
        let yard = &mut self.state.yard;
        let waiting: ArrayVec<Seat, MAX_SEATS> =
            yard.spaces().iter().flatten().copied().filter(|seat| !yard.mending.contains(*seat)).collect();
        yard.set_spaces(waiting.into_iter().map(Some).collect());
        for seat in yard.mending.iter() {
            yard.builders[seat] = Builder::default();
        }
        yard.turn = yard.mending.iter().next().unwrap_or(yard.turn);
        yard.gripped = false;
        self.state.phase = Phase::Building;
    }

    /// Adds a component from the reserve after building.
    pub fn add_late(&mut self, seat: Seat, slot: usize, square: Square, turn: Turn) {
        if let Some(tile) = self.state.yard.builders[seat].reserve[slot].take() {
            if alter::freedoms(self.state, seat).is_none() {
                self.state.ships[seat].put(self.content, square, tile, turn);
                self.emit(Event::TilePlaced { seat, tile, square, turn });
            } else {
                self.add_freely(seat, tile, square, turn);
            }
        }
    }

    /// Pays for a component that could not be added late; it goes back to the heap.
    pub fn forfeit_late(&mut self, seat: Seat, slot: usize) {
        if let Some(tile) = self.state.yard.builders[seat].reserve[slot].take() {
            self.state.yard.face_up.insert(tile);
            let sides = Credits(i16::from(self.content.tile(tile).pipes.connectors()));
            self.pay(seat, -sides, Money::LatePart(tile));
            self.emit(Event::TileReturned { seat, tile });
        }
    }

    /// Components still in reserve count as lost, but for those who keep theirs: these go back to the heap.
    pub fn lose_reserve(&mut self, seat: Seat) {
        let reserve = std::mem::take(&mut self.state.yard.builders[seat].reserve);
        let kept = self.state.players[seat].rules.keeps_reserve;
        for tile in reserve.into_iter().flatten() {
            if kept {
                self.state.yard.face_up.insert(tile);
                self.emit(Event::TileReturned { seat, tile });
                continue;
            }
            let fine = self.count_lost(seat, tile, self.content.tile(tile).component);
            self.emit(Event::TileLost {
                seat,
                tile,
                square: None,
                loss: Loss::NotAdded,
                cause: self.cause,
                blow: None,
                was: None,
                fine,
            });
        }
    }

    /// Everyone's rocket stands on its starting space.
    pub fn line_up(&mut self) {
        let start = &self.state.rules.flight_board(self.content).start;
        for (seat, position) in self.state.yard.spaces().into_iter().zip(start) {
            if let Some(seat) = seat {
                self.state.players[seat].position = *position;
                self.state.flight.flying.insert(seat);
                self.emit(Event::ShipLaunched { seat, position: *position });
            }
        }
    }

    /// Those who fly now will see the next card, unless something before it stops them.
    pub fn settle_who_flies_on(&mut self) {
        self.state.flight.flies_on = true;
    }

    /// Lays so many cards of a deck on top of those to come, or as many as it has left.
    pub fn put_on_top(&mut self, deck: Level, cards: u8) {
        let there = self.state.rest_of(deck, self.content).len();
        let on_top = &mut self.state.flight.on_top[deck];
        let cards = usize::from(cards).min(there.saturating_sub(usize::from(*on_top))) as u8;
        if cards > 0 {
            *on_top += cards;
            self.emit(Event::CardsAdded { deck, cards });
        }
    }

    /// Turns the uppermost card up.
    pub fn reveal(&mut self, card: CardId) {
        let flight = &mut self.state.flight;
        match flight.uppermost() {
            Some(level) => flight.on_top[level] -= 1,
            None => flight.deck.remove(card),
        }
        flight.revealed.insert(card);
        flight.card = Some(card);
        flight.stranded = Seats::NONE;
        flight.flies_on = false;
        self.clear_tallies();
        self.emit(Event::CardRevealed { card });
    }

    /// Puts the resolved card away.
    pub fn put_card_away(&mut self) {
        self.state.flight.card = None;
        self.state.flight.stranded = Seats::NONE;
    }

    /// Notes the place a player finished in, and pays for it. It is told, too, where there is nothing to pay.
    pub fn finish(&mut self, seat: Seat, place: u8, reward: Credits) {
        self.state.players[seat].place = Some(place);
        self.state.players[seat].credits += reward;
        self.emit(Event::Paid { seat, credits: reward, why: Money::Finish(place), each: None });
    }

    /// Gives a title tile to a player, silver side up.
    pub fn take_title(&mut self, seat: Seat, title: Title) {
        let player = &mut self.state.players[seat];
        let held = Some(HeldTitle { title, gold: false });
        if player.title.is_none() {
            player.title = held;
        } else {
            player.second_title = held;
        }
        self.emit(Event::TitleTaken { seat, title });
    }

    /// Flips a defended title to its gold side.
    pub fn flip_title(&mut self, seat: Seat, title: Title) {
        let player = &mut self.state.players[seat];
        for held in player.title.iter_mut().chain(player.second_title.iter_mut()) {
            held.gold |= held.title == title;
        }
    }

    /// Ends the flight: credits are shown, the cards of this flight leave the game, and teams have one behind them.
    pub fn end_flight(&mut self) {
        let flight = &mut self.state.flight;
        flight.removed = flight.removed.union(flight.deck).union(flight.revealed);
        for seat in self.state.seats().iter() {
            self.state.players[seat].shown = self.state.players[seat].credits;
            self.state.players[seat].team.season();
        }
        self.emit(Event::FlightEnded { number: self.state.flight_number });
    }

    /// Notes what was agreed on for the next flight, if it is not what was planned for it.
    pub fn agree_on_roads(&mut self, roads: Roads) {
        let planned = self.state.setup.round(self.state.flight_number + 1).map(|round| round.roads);
        self.state.anew = Some(roads).filter(|_| planned != Some(roads));
    }

    /// Counts on to the next flight of the game.
    pub fn next_flight(&mut self) {
        self.state.flight_number += 1;
    }
}
