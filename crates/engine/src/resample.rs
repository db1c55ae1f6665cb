//! Another world that a viewer cannot tell from the real one, for search.

use crate::card::{CardId, CardSet};
use crate::chance::{Chance, Draw, Purpose};
use crate::content::Content;
use crate::state::{Hand, Origin, PILES, Phase, Pile, State};
use crate::team::Members;
use crate::tile::TileSet;
use crate::view::View;
use crate::words::{Level, Seat};

impl State {
    /// The same game with everything this viewer cannot know drawn anew.
    ///
    /// Face-down tiles and tiles others hold hidden are mixed; cards in unread piles are exchanged for others that
    /// might be there; hidden credits become what was last shown.
    pub fn resample(&self, content: &Content, viewer: Option<Seat>, chance: &mut dyn Chance) -> State {
        let mut world = *self;
        world.resample_credits(content, viewer);
        world.resample_tiles(content, viewer, chance);
        world.resample_members(viewer, chance);
        if !self.round().learning {
            world.resample_cards(content, viewer, chance);
        }
        world
    }

    fn resample_credits(&mut self, content: &Content, viewer: Option<Seat>) {
        let view = View::new(self, content, viewer);
        let hidden: crate::words::Seats = self.seats().iter().filter(|seat| !view.knows_credits(*seat)).collect();
        for seat in hidden.iter() {
            self.players[seat].credits = self.players[seat].shown;
        }
    }

    /// Whom others have been dealt is anybody who works for nobody, and whom the viewer has not been dealt.
    fn resample_members(&mut self, viewer: Option<Seat>, chance: &mut dyn Chance) {
        let mut free = self.free_members().without(self.draft.open);
        free = viewer.map_or(free, |seat| free.without(self.draft.dealt[seat]));
        for seat in self.seats().iter().filter(|seat| viewer != Some(*seat)) {
            let cards = self.draft.dealt[seat].len();
            self.draft.dealt[seat] = Members::NONE;
            for _ in 0..cards {
                if let Some(member) = free.nth(pick(chance, Purpose::Titles, free.len())) {
                    free.remove(member);
                    self.draft.dealt[seat].insert(member);
                }
            }
        }
    }

    fn resample_tiles(&mut self, content: &Content, viewer: Option<Seat>, chance: &mut dyn Chance) {
        let mut unseen: TileSet = View::new(self, content, viewer).unseen_tiles();
        if !self.pool.left_out.is_empty() {
            // Any of them may be out of the game, unless it was seen in an earlier flight; and so may those that this
            // flight is not flown with.
            let elsewhere = self.tiles_elsewhere(content);
            let here = self.pool.left_out.without(elsewhere).len();
            let mut left_out = TileSet::default();
            for (tiles, count) in [(unseen, here), (elsewhere, self.pool.left_out.len() - here)] {
                let mut possible = tiles.without(self.pool.seen);
                for _ in 0..count {
                    if let Some(tile) = possible.nth(pick(chance, Purpose::Tiles, possible.len())) {
                        possible.remove(tile);
                        left_out.insert(tile);
                    }
                }
            }
            unseen = unseen.without(left_out);
            self.pool.left_out = left_out;
        }
        for seat in self.seats().iter().filter(|seat| viewer != Some(*seat)) {
            if let Some(Hand { origin: Origin::FaceDown, tile }) = &mut self.yard.builders[seat].hand
                && let Some(other) = unseen.nth(pick(chance, Purpose::Tiles, unseen.len()))
            {
                *tile = other;
                unseen.remove(other);
            }
        }
        self.yard.face_down = unseen;
    }

    fn resample_cards(&mut self, content: &Content, viewer: Option<Seat>, chance: &mut dyn Chance) {
        if matches!(self.phase, Phase::Between | Phase::Team(_) | Phase::SetUp | Phase::Over) {
            return; // The cards of the last flight have left the game, face up; the next ones are not dealt yet.
        }
        let view = View::new(self, content, viewer);
        let read: [bool; PILES] = std::array::from_fn(|pile| view.pile(pile).is_some());
        let revealed = self.flight.revealed;
        // What was read of a pile; cards may have been added to it since.
        let readable = self.rules.readable_cards(content);
        let seen = |piles: &[Pile; PILES], pile: usize| -> CardSet { piles[pile].iter().take(readable).collect() };
        let read_cards = (0..PILES)
            .filter(|pile| read[*pile])
            .fold(CardSet::default(), |all, pile| all.union(seen(&self.flight.piles, pile)));
        let known = revealed.union(read_cards);
        // What was revealed and lies in no pile was laid on top.
        let piled = self.flight.piles.iter().fold(CardSet::default(), |all, pile| all.union(pile.iter().collect()));
        let boxes = self.round().boxes;
        let per_pile = self.rules.cards_per_pile(content);
        let mut deck = CardSet::default();
        for level in Level::ALL {
            // Cards of this level that could lie in an unread pile.
            let mut possible = content.deck(level, boxes).without(self.flight.removed).without(known);
            // Cards that were revealed lay in one of the unread piles unless a read one had them.
            let mut surfaced = revealed.without(read_cards).and(piled).and(content.deck(level, boxes));
            let added = if self.rules.late_cards && level == self.rules.level { self.rules.extra_cards } else { 0 };
            let unknown: [usize; PILES] =
                std::array::from_fn(|pile| usize::from(if read[pile] { added } else { per_pile[level] }));
            let places: usize = unknown.iter().sum();
            let mut dealt: Vec<CardId> = Vec::with_capacity(places);
            for left in (1..=places).rev() {
                // A surfaced card must lie somewhere: deal those among the places at random.
                let take_surfaced = pick(chance, Purpose::Cards, left) < surfaced.len();
                let from = if take_surfaced { &mut surfaced } else { &mut possible };
                if let Some(card) = from.nth(pick(chance, Purpose::Cards, from.len())) {
                    from.remove(card);
                    dealt.push(card);
                }
            }
            let mut dealt = dealt.into_iter();
            for pile in (0..PILES).filter(|pile| unknown[*pile] > 0) {
                let keeps = |at: usize, card: CardId| {
                    if read[pile] { at < readable } else { content.card(card).level != level }
                };
                let mut kept = Pile::default();
                for (_, card) in self.flight.piles[pile].iter().enumerate().filter(|(at, card)| keeps(*at, *card)) {
                    kept.push(card);
                }
                for card in dealt.by_ref().take(unknown[pile]) {
                    kept.push(card);
                }
                self.flight.piles[pile] = kept;
            }
        }
        for pile in &self.flight.piles {
            deck = deck.union(pile.iter().collect());
        }
        self.flight.deck = deck.without(revealed);
    }
}

/// A random number below `sides`; searches use a generator of their own, so the index is not kept.
fn pick(chance: &mut dyn Chance, purpose: Purpose, sides: usize) -> usize {
    if sides < 2 {
        return 0;
    }
    usize::from(chance.draw(Draw { purpose, index: 0, sides: sides as u16 })).min(sides - 1)
}
