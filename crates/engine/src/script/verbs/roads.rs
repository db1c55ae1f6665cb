//! Rules of the road: drawing them, what follows from them, and keeping track of a card for those that look back.
//!
//! *Keep on Trucking*: *Rough Roads*, *Difficulty level*, *Rough road handicaps*.

use crate::card::CardSet;
use crate::chance::Purpose;
use crate::event::{Event, RollFor};
use crate::modifiers::{self, Modifier, Modifiers, Moments};
use crate::script::Cx;
use crate::setup::Roads;
use crate::ship::board;
use crate::squares::{Square, Squares};
use crate::state::Tally;
use crate::words::{Roll, Seat, Seats};

/// More rolls than anybody needs to hit a ship plan.
const MANY_ROLLS: u8 = 50;

impl Cx<'_, '_> {
    /// Keeps track of what happens on a card, in games that have rules which look back.
    #[inline]
    pub(super) fn note(&mut self, seat: Seat, what: impl FnOnce(&mut Tally)) {
        let bent = self.state.rules.moments != Moments::NONE || !self.seat_rules(seat).modifiers.is_empty();
        if bent || !self.state.setup.is_plain() {
            what(&mut self.state.players[seat].tally);
        }
    }

    /// A new card: nothing has happened on it yet.
    pub(super) fn clear_tallies(&mut self) {
        for player in &mut self.state.players.0 {
            player.tally = Tally::default();
        }
    }

    /// Draws the roads of a flight: some for everyone, and handicaps for those who need them, the same cards for all
    /// of these. None comes twice in a game before the deck is through.
    ///
    /// Ruling 56: of different handicaps, the lower one is the first so many of the cards.
    pub fn draw_roads(&mut self, roads: Roads) {
        let everyone = self.state.seats();
        for _ in 0..roads.everyone {
            self.draw_road(everyone, None);
        }
        let most = everyone.iter().map(|seat| roads.handicaps[seat]).max().unwrap_or(0);
        for card in 0..most {
            self.draw_road(everyone.iter().filter(|seat| roads.handicaps[*seat] > card).collect(), None);
        }
        self.resolve_rules();
    }

    /// Another card takes the place of one; it must not matter while building.
    #[cold]
    pub fn replace_road(&mut self, road: Modifier, seats: Seats) {
        for seat in seats.iter() {
            self.state.players[seat].rules.modifiers.remove(road);
        }
        self.draw_road(seats, Some(road));
        self.resolve_rules();
        if self.state.rules.extra_cards > 0 && self.state.flight.piles[0].len() < self.pile_size() {
            self.state.rules.late_cards = true;
            self.add_cards();
        }
    }

    /// Draws a card for these players, perhaps in place of another one after building; one that makes no sense for them
    /// is put back, and another drawn.
    #[cold]
    fn draw_road(&mut self, seats: Seats, instead: Option<Modifier>) {
        let for_all = seats == self.state.seats();
        let mut used = self.state.pool.roads;
        for seat in self.state.seats().iter() {
            used = used.or(self.state.players[seat].rules.modifiers);
        }
        let fits = |road: &crate::content::RoadCard| {
            (for_all || !road.for_all) && !instead.is_some_and(|old| road.building || road.modifier == old)
        };
        let mut deck: arrayvec::ArrayVec<Modifier, 32> = arrayvec::ArrayVec::new();
        for earlier in [used, self.roads_in_play()] {
            let free = self.content.roads.iter().filter(|road| fits(road) && !earlier.contains(road.modifier));
            deck = free.map(|road| road.modifier).take(32).collect();
            if !deck.is_empty() {
                break; // Ruling 43: when the deck is through, cards of earlier flights come back.
            }
        }
        if deck.is_empty() {
            return;
        }
        let road = deck[self.draw(Purpose::Cards, deck.len())];
        self.state.pool.roads.insert(road);
        for seat in seats.iter() {
            self.state.players[seat].rules.modifiers.insert(road);
        }
        if for_all {
            self.emit(Event::RoadDrawn { road, seat: None, instead });
        } else {
            seats.iter().for_each(|seat| self.emit(Event::RoadDrawn { road, seat: Some(seat), instead }));
        }
    }

    /// The cards that hold for somebody in this flight.
    fn roads_in_play(&self) -> Modifiers {
        let seats = self.state.seats();
        seats.iter().fold(Modifiers::NONE, |all, seat| all.or(self.state.players[seat].rules.modifiers))
    }

    /// Works out what holds for this flight by the cards, aliens and titles that bend its rules.
    pub fn resolve_rules(&mut self) {
        if self.state.rules.dead_column.is_none() && self.roads_in_play().need_a_column() {
            self.roll_dead_column();
        }
        let state = &mut *self.state;
        modifiers::resolve(&mut state.rules, &mut state.players.0);
        for seat in state.seats().iter() {
            let quirks = modifiers::quirks(state.players[seat].rules.modifiers, &state.rules);
            if state.ships[seat].quirks() != quirks {
                state.ships[seat] = state.ships[seat].with_quirks(self.content, quirks);
            }
        }
    }

    /// Rolls for the column in which nothing works, until it lies on the ship plan.
    #[cold]
    fn roll_dead_column(&mut self) {
        let mut column = Square::CENTRE.column();
        // Dice that never hit the plan are loaded; the middle is a fair end of it.
        for _ in 0..MANY_ROLLS {
            let dice = self.roll(Seat::FIRST, self.state.seats(), RollFor::Column);
            let board = self.ship_board(Seat::FIRST);
            let meant = board::column_of(board, dice);
            if !(Squares::column(meant) & board.squares).is_empty() {
                column = meant.number();
                break;
            }
        }
        if let Some(column) = Roll::from_number(column) {
            self.state.rules.dead_column = Some(column);
            self.emit(Event::ColumnDied { column });
        }
    }

    /// Somebody names the row and column in which misses hit a rival.
    pub fn name_result(&mut self, seat: Seat, by: Seat, roll: Roll) {
        self.state.players[seat].rules.named = Some(roll);
        self.emit(Event::ResultNamed { seat, by, roll });
    }

    /// A ship turns round.
    pub fn turn_round(&mut self, seat: Seat) {
        self.state.ships[seat].turn_round();
        self.emit(Event::ShipTurned { seat });
    }

    /// How many cards each pile has.
    fn pile_size(&self) -> usize {
        self.state.rules.cards_per_pile(self.content).0.into_iter().map(usize::from).sum()
    }

    /// One more card of the flight's level on each pile, after they have been read.
    #[cold]
    fn add_cards(&mut self) {
        let level = self.state.rules.level;
        let mut deck: CardSet = self.content.deck(level, self.state.round().boxes);
        deck = deck.without(self.state.flight.removed).without(self.state.flight.deck);
        for pile in 0..crate::state::PILES {
            if deck.is_empty() {
                break;
            }
            if let Some(card) = deck.nth(self.draw(Purpose::Cards, deck.len())) {
                deck.remove(card);
                self.state.flight.piles[pile].push(card);
                self.state.flight.deck.insert(card);
            }
        }
    }
}
