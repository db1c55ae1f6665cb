//! Base rulebook, *Setup*, *The adventure deck*, *The first flight*, *The second flight*, *The third flight*.

use super::{boards, team};
use crate::card::CardSet;
use crate::chance::Purpose;
use crate::modifiers::Window;
use crate::rules::Ruleset;
use crate::script::{Cx, Flow};
use crate::setup::Titles;
use crate::state::{PILES, Phase, Pile};
use crate::tile::TileSet;
use crate::words::Level;

/// Sets a flight up: titles before the one in which they are won, empty boards, a full yard, piles of cards.
pub fn set_up(cx: &mut Cx<'_, '_>) -> Flow {
    let round = cx.state().round();
    if round.is_first() && cx.state().hires_first() && team::deal(cx) {
        cx.enter(Phase::Team(0));
        return Ok(());
    }
    if round.titles == Titles::Won {
        draw_titles(cx);
    }
    if round.is_first() {
        leave_tiles_out(cx);
    }
    let mut rules = Ruleset::new(round.level, round.learning);
    let laid = boards::choose(cx, &mut rules, round.ship_board(cx.content));
    cx.clear_table(rules);
    laid.tell(cx);
    cx.assemble_teams();
    cx.draw_roads(round.roads);
    if round.learning {
        cx.lay_deck(cx.content.learning_deck());
    } else {
        make_piles(cx);
        cx.read_ahead();
    }
    cx.enter(if cx.acts_before_building() { Phase::BeforeBuilding } else { Phase::Building });
    Ok(())
}

/// *Another Big Expansion*, *Support Team*: what is done before anybody builds.
pub fn before_building(cx: &mut Cx<'_, '_>) -> Flow {
    cx.use_abilities(Window::BeforeBuilding)?;
    cx.enter(Phase::Building);
    Ok(())
}

/// *Keep on Trucking*, *New technology*: a share of the tiles is taken out at random, once for a whole trek.
fn leave_tiles_out(cx: &mut Cx<'_, '_>) {
    let count = cx.state().setup.tiles_left_out(cx.content);
    if count == 0 {
        return;
    }
    let mut heap = cx.content.heap(cx.state().setup.boxes());
    let mut left_out = TileSet::default();
    for _ in 0..count {
        if let Some(tile) = heap.nth(cx.draw(Purpose::Tiles, heap.len())) {
            heap.remove(tile);
            left_out.insert(tile);
        }
    }
    cx.leave_out(left_out);
}

/// One title for each player, or two: those that were agreed on, and others drawn at random.
fn draw_titles(cx: &mut Cx<'_, '_>) {
    let mut certain = cx.state().setup.certain_titles();
    let mut box_of_titles = cx.state().setup.titles();
    box_of_titles.retain(|title| !certain.contains(title));
    for place in 0..cx.state().setup.title_count() {
        let from = if certain.is_empty() { &mut box_of_titles } else { &mut certain };
        let title = from.swap_remove(cx.draw(Purpose::Titles, from.len()));
        cx.lay_title(place, title);
    }
}

/// Four piles of the composition printed on the flight board, from cards that have not left the game.
fn make_piles(cx: &mut Cx<'_, '_>) {
    let mut piles = [Pile::default(); PILES];
    let boxes = cx.state().round().boxes;
    let cards = cx.state().rules.cards_per_pile(cx.content);
    for level in Level::ALL.into_iter().filter(|level| cards[*level] > 0) {
        let all = cx.content.deck(level, boxes);
        if all.without(cx.state().flight.removed).len() < usize::from(cards[level]) * PILES + boxes.spare_cards() {
            // Ruling 75: a deck that is too short gets its old cards back.
            cx.bring_back(all);
        }
        let mut deck = all.without(cx.state().flight.removed);
        for pile in &mut piles {
            for _ in 0..cards[level] {
                if let Some(card) = draw_card(cx, &mut deck) {
                    pile.push(card);
                }
            }
        }
    }
    cx.lay_piles(piles);
}

/// Draws a card at random.
pub(super) fn draw_card(cx: &mut Cx<'_, '_>, deck: &mut CardSet) -> Option<crate::card::CardId> {
    if deck.is_empty() {
        return None;
    }
    let card = deck.nth(cx.draw(Purpose::Cards, deck.len()))?;
    deck.remove(card);
    Some(card)
}
