//! What a viewer may know, and nothing more. Bots and clients are built on this, so no bot can peek.

use crate::building::{self, supplies::Stock};
use crate::card::{CardId, CardSet};
use crate::chance::Chance;
use crate::content::{Content, FlightBoard, ShipBoard};
use crate::fines;
use crate::imagine::World;
use crate::menu::{self, MenuItem};
use crate::modifiers::{self, Modifier, Modifiers, specialists};
use crate::plan::Plan;
use crate::refusal::Refusal;
use crate::rules::{Ruleset, SeatRules};
use crate::script::Past;
use crate::setup::Round;
use crate::ship::leeway::Leeway;
use crate::ship::legal::Surroundings;
use crate::ship::power::Panels;
use crate::ship::{MAX_COMPONENTS, Ship, analysis};
use crate::squares::{Square, Squares};
use crate::state::{Deals, GaveUp, Hand, HeldTitle, Origin, PILES, Phase, Setup, State};
use crate::team::{Members, Team};
use crate::tile::{TileId, TileSet};
use crate::words::{ByLevel, ByPlace, BySeat, Credits, Days, Goods, Roll, Seat, Seats, Title, Turn};
use arrayvec::ArrayVec;

/// The game as one viewer sees it. `None` is a spectator.
#[derive(Clone, Copy)]
pub struct View<'a> {
    state: &'a State,
    content: &'a Content,
    viewer: Option<Seat>,
    past: Option<&'a Past>,
    /// Where the viewer's tile in hand may go, if somebody has looked already.
    spots: Option<&'a [Squares; 4]>,
}

/// What is known of a tile in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HandView {
    /// The tile is known.
    Known(Hand),
    /// It was drawn face down by somebody else.
    Hidden,
}

impl<'a> View<'a> {
    /// What this viewer may know of a game.
    pub fn new(state: &'a State, content: &'a Content, viewer: Option<Seat>) -> View<'a> {
        View { state, content, viewer, past: None, spots: None }
    }

    pub(crate) fn with_past(mut self, past: Option<&'a Past>) -> View<'a> {
        self.past = past;
        self
    }

    pub(crate) fn with_spots(mut self, spots: Option<&'a [Squares; 4]>) -> View<'a> {
        self.spots = spots;
        self
    }

    /// The game with everything that the viewer cannot know drawn anew: while building, a world to fly in.
    pub fn resample(&self, chance: &mut dyn Chance) -> State {
        self.state.resample(self.content, self.viewer, chance)
    }

    /// Another way the game may be and go on, as far as the viewer can know: everything hidden is drawn anew.
    ///
    /// `None` if the start of the beat was not kept ([`Decider::imagines`](crate::script::Decider::imagines)).
    pub fn imagine(&self, chance: &mut dyn Chance) -> Option<World> {
        let past = self.past?;
        let state = past.base.resample(self.content, self.viewer, chance);
        let mut journal = past.journal.clone();
        if let Some(before) = past.section {
            journal.hide_answers(before, self.viewer);
        }
        Some(World { state, journal })
    }

    /// Who is looking.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// What is in the box.
    pub fn content(&self) -> &'a Content {
        self.content
    }

    /// What was agreed.
    pub fn setup(&self) -> Setup {
        self.state.setup
    }

    /// What holds for this flight.
    pub fn rules(&self) -> Ruleset {
        self.state.rules
    }

    /// What the game is doing.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The clock, as of the latest input.
    pub fn now(&self) -> u32 {
        self.state.now
    }

    /// Which flight of the game this is, from 0.
    pub fn flight_number(&self) -> u8 {
        self.state.flight_number
    }

    /// The round that the game is in.
    pub fn round(&self) -> Round {
        self.state.round()
    }

    /// Everyone at the table.
    pub fn seats(&self) -> Seats {
        self.state.seats()
    }

    /// Anybody's ship: ships are open.
    pub fn ship(&self, seat: Seat) -> &'a Ship {
        &self.state.ships[seat]
    }

    /// The squares that a player may build on.
    #[inline]
    pub fn board(&self, seat: Seat) -> Squares {
        building::alter::zone(self.state, self.content, seat)
    }

    /// What is left of what somebody's support team allows, for the ship as it is; `None` if it never allowed anything.
    pub fn leeway(&self, seat: Seat) -> Option<Leeway> {
        building::alter::leeway(self.state, self.content, seat)
    }

    /// The ship board that a player builds on, as it is printed: where rolls land.
    pub fn ship_board(&self, seat: Seat) -> &'a ShipBoard {
        self.state.rules.ship_board(self.content, seat)
    }

    /// The flight board.
    pub fn flight_board(&self) -> &'a FlightBoard {
        self.state.rules.flight_board(self.content)
    }

    /// Goods in the bank.
    pub fn bank(&self) -> Goods {
        self.state.bank
    }

    // Players.

    /// Credits: the viewer's own, and everybody's when they are open; otherwise what was last shown.
    pub fn credits(&self, seat: Seat) -> Credits {
        let player = &self.state.players[seat];
        if self.knows_credits(seat) { player.credits } else { player.shown }
    }

    /// Does the viewer know this player's credits exactly?
    pub fn knows_credits(&self, seat: Seat) -> bool {
        self.viewer == Some(seat) || self.state.setup.open_credits || self.state.phase == Phase::Over
    }

    /// Components lost along the way.
    pub fn lost(&self, seat: Seat) -> u8 {
        self.state.players[seat].lost
    }

    /// Is a player's ship insured in this flight?
    pub fn insured(&self, seat: Seat) -> bool {
        self.state.players[seat].insured
    }

    /// Where a rocket is, laps included.
    pub fn position(&self, seat: Seat) -> Days {
        self.state.players[seat].position
    }

    /// Why a player left the flight.
    pub fn gave_up(&self, seat: Seat) -> Option<GaveUp> {
        self.state.players[seat].gave_up
    }

    /// The place a player finished in, from 0.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        self.state.players[seat].place
    }

    /// Components in a player's reserve that count as lost if their building ends as it is.
    pub fn forfeits(&self, seat: Seat) -> usize {
        building::forfeits(self.state, seat)
    }

    /// What those cost at the payday.
    pub fn forfeit(&self, seat: Seat) -> Credits {
        fines::of_reserve(self.state, self.content, seat)
    }

    /// What holds for one player.
    pub fn seat_rules(&self, seat: Seat) -> SeatRules {
        self.state.players[seat].rules
    }

    /// Who works for a player: teams lie open.
    pub fn team(&self, seat: Seat) -> Team {
        self.state.players[seat].team
    }

    /// Abilities that a player has used in this flight.
    pub fn spent(&self, seat: Seat) -> Modifiers {
        self.state.players[seat].spent()
    }

    /// How a player has bet others to finish: in which place, from 0, or not at all. `None` if there was no bet.
    pub fn bets(&self, seat: Seat) -> Option<BySeat<Option<u8>>> {
        let player = &self.state.players[seat];
        modifiers::team::has_bet(player.spent()).then(|| BySeat(player.bets.0.map(|place| place.checked_sub(1))))
    }

    /// What this flight pays otherwise than it says on the boards.
    pub fn deals(&self) -> Deals {
        self.state.flight.deals
    }

    /// Members whom the viewer has been dealt to choose from.
    pub fn dealt(&self) -> Members {
        self.viewer.map_or(Members::NONE, |seat| self.state.draft.dealt[seat])
    }

    /// How many members a player has been dealt to choose from.
    pub fn cards_dealt(&self, seat: Seat) -> usize {
        self.state.draft.dealt[seat].len()
    }

    /// Members who lie open for all to choose from.
    pub fn open_members(&self) -> Members {
        self.state.draft.open
    }

    /// Members who are out of the game.
    pub fn gone_members(&self) -> Members {
        self.state.draft.gone
    }

    /// The title a player holds.
    pub fn title(&self, seat: Seat) -> Option<HeldTitle> {
        self.state.players[seat].title
    }

    /// The second title a player holds, when two play for four.
    pub fn second_title(&self, seat: Seat) -> Option<HeldTitle> {
        self.state.players[seat].second_title
    }

    /// Rules of the road that hold for a player in this flight.
    pub fn roads(&self, seat: Seat) -> Modifiers {
        self.state.players[seat].rules.modifiers.roads()
    }

    /// Rules of the road that hold for everyone in this flight.
    pub fn common_roads(&self) -> Modifiers {
        let mut seats = self.seats().iter().map(|seat| self.roads(seat));
        let first = seats.next().unwrap_or(Modifiers::NONE);
        seats.fold(first, Modifiers::and)
    }

    /// The column in which nothing works, for those whom it concerns.
    pub fn dead_column(&self) -> Option<Roll> {
        self.state.rules.dead_column
    }

    /// The row and column in which misses hit a player's ship.
    pub fn named_result(&self, seat: Seat) -> Option<Roll> {
        self.state.players[seat].rules.named
    }

    /// The titles of this trek.
    pub fn titles(&self) -> impl Iterator<Item = Title> + 'a {
        self.state.titles.iter().flatten().copied()
    }

    // Building.

    /// How many tiles lie face down.
    pub fn face_down(&self) -> usize {
        self.state.yard.face_down.len()
    }

    /// The tiles that the viewer cannot tell apart: those face down, those others drew and have not shown, and those
    /// taken out of the game; but see [`View::known_tiles`].
    pub fn unseen_tiles(&self) -> TileSet {
        let left_out = self.state.pool.left_out;
        let mut unseen = self.state.yard.face_down;
        if !left_out.is_empty() {
            unseen = unseen.union(left_out.without(self.state.tiles_elsewhere(self.content)));
        }
        for seat in self.seats().iter() {
            if self.viewer != Some(seat)
                && let Some(Hand { tile, origin: Origin::FaceDown }) = self.state.yard.builders[seat].hand
            {
                unseen.insert(tile);
            }
        }
        unseen
    }

    /// Tiles that were seen in earlier flights: none of them was taken out of the game.
    pub fn known_tiles(&self) -> TileSet {
        self.state.pool.seen
    }

    /// How many tiles were taken out of the game.
    pub fn left_out(&self) -> usize {
        self.state.pool.left_out.len()
    }

    /// The specialist aboard a ship.
    pub fn specialist(&self, seat: Seat) -> Option<Modifier> {
        let modifiers = self.seat_rules(seat).modifiers;
        Modifier::SPECIALISTS.into_iter().find(|specialist| modifiers.contains(*specialist))
    }

    /// How often this player can power something now, without panels.
    pub fn power_left(&self, seat: Seat) -> u32 {
        let tokens = analysis::batteries(self.ship(seat));
        specialists::uses(self.seat_rules(seat), &self.state.players[seat].tally, tokens)
    }

    /// A player's panels that have not been used on this card and can power some of these components.
    #[inline]
    pub fn panels(&self, seat: Seat, components: Squares) -> Panels {
        Panels::of(self.ship(seat), self.content, components, self.busy(seat))
    }

    /// Of these components, each that a player can power now along with those before it.
    pub fn affordable(
        &self,
        seat: Seat,
        components: impl IntoIterator<Item = Square>,
    ) -> ArrayVec<Square, MAX_COMPONENTS> {
        self.panels(seat, Squares::ALL).most(components, self.power_left(seat))
    }

    /// How many tokens it takes a player to power these components, if panels give what they can.
    pub fn tokens_for(&self, seat: Seat, components: Squares) -> usize {
        components.len() - self.panels(seat, components).serve(components)
    }

    /// A player's panels that have been used on this card, and crubot stations that are switched on.
    pub fn busy(&self, seat: Seat) -> Squares {
        self.state.players[seat].tally.busy
    }

    /// The tiles that lie face up.
    pub fn face_up(&self) -> TileSet {
        self.state.yard.face_up
    }

    /// What a player has in hand.
    pub fn hand(&self, seat: Seat) -> Option<HandView> {
        let hand = self.state.yard.builders[seat].hand?;
        let hidden = hand.origin == Origin::FaceDown && self.viewer != Some(seat);
        Some(if hidden { HandView::Hidden } else { HandView::Known(hand) })
    }

    /// A player's reserve.
    pub fn reserve(&self, seat: Seat) -> [Option<TileId>; crate::state::MAX_RESERVE] {
        self.state.yard.builders[seat].reserve.0
    }

    /// How many components a player may keep in reserve in this flight.
    pub fn reserve_places(&self, seat: Seat) -> usize {
        self.state.rules.reserve(self.ship_board(seat).reserve, &self.state.players[seat].rules)
    }

    /// What a player means to build where: markers lie open.
    pub fn plan(&self, seat: Seat) -> Plan {
        self.state.players[seat].plan
    }

    /// How many components a player may still add after having finished.
    pub fn extra(&self, seat: Seat) -> u8 {
        self.state.yard.builders[seat].extra
    }

    /// Who has all others stop building now.
    pub fn halted_by(&self) -> Option<Seat> {
        let yard = &self.state.yard;
        let still = yard.halted_until > 0 || self.seats().iter().any(|seat| yard.builders[seat].missed > 0);
        yard.halted_by.filter(|_| still)
    }

    /// Until when they have to stop, on the clock of the game, in real time.
    pub fn halted_until(&self) -> Option<u32> {
        Some(self.state.yard.halted_until).filter(|until| *until > 0)
    }

    /// Turn by turn: how many turns a player still misses.
    pub fn turns_missed(&self, seat: Seat) -> u8 {
        self.state.yard.builders[seat].missed
    }

    /// Has a player a tile that may still be taken up again, and where does it lie (`None`: in the reserve)?
    pub fn loose(&self, seat: Seat) -> Option<Option<crate::squares::Square>> {
        self.state.yard.builders[seat].loose.map(|loose| loose.square)
    }

    /// Turns a player has left, when turns are counted.
    pub fn turns_left(&self, seat: Seat) -> Option<u8> {
        self.state.yard.builders[seat].turns_left
    }

    /// The pile somebody is reading.
    pub fn looking(&self, seat: Seat) -> Option<u8> {
        self.state.yard.builders[seat].looking
    }

    /// Has somebody said "go"?
    pub fn yard_is_open(&self) -> bool {
        self.state.yard.open
    }

    /// Has time run out on the last space of the timer?
    pub fn time_is_up(&self) -> bool {
        self.state.yard.time_up
    }

    /// Where the sand timer stands, from 0, and when its sand runs out.
    pub fn timer(&self) -> Option<(u8, u32)> {
        building::sand_runs_out(self.state, self.content).map(|at| (self.state.yard.timer_space, at))
    }

    /// Whose turn it is, turn by turn.
    pub fn turn(&self) -> Seat {
        self.state.yard.turn
    }

    /// Who has taken which starting space.
    pub fn starting_spaces(&self) -> ByPlace<Option<Seat>> {
        self.state.yard.spaces()
    }

    /// Who mends an illegal ship.
    pub fn mending(&self) -> Seats {
        self.state.yard.mending
    }

    /// The starting spaces that may be taken, a bit each.
    pub fn open_spaces(&self) -> u16 {
        building::open_spaces(self.state)
    }

    /// Where the viewer's tile in hand may go, by turn.
    #[inline]
    pub fn spots(&self) -> [Squares; 4] {
        match (self.spots, self.viewer) {
            (Some(known), _) => *known,
            (None, Some(seat)) => building::spots(self.state, self.content, seat),
            (None, None) => [Squares::NONE; 4],
        }
    }

    /// Looks around a ship, to try one tile after the other in each turn. As long as the ship stays as it is, once will
    /// do.
    #[inline]
    pub fn look_around(&self, seat: Seat, around: &mut Surroundings) {
        around.look_with(&self.state.ships[seat], self.board(seat), self.leeway(seat));
    }

    /// Would this building step be accepted from the viewer now?
    pub fn may_build(&self, action: building::Build) -> bool {
        self.check_build(action).is_ok()
    }

    /// Why a building step would not be accepted from the viewer now.
    ///
    /// # Errors
    /// The [`Refusal`] that the step would meet.
    pub fn check_build(&self, action: building::Build) -> Result<(), Refusal> {
        let seat = self.viewer.ok_or(Refusal::NoSuchSeat)?;
        building::check(self.state, self.content, seat, action)
    }

    /// What the viewer's support team allows while a ship is built, and how much of it is left.
    pub fn supplies(&self) -> Vec<Stock> {
        self.viewer.map(|seat| building::supplies::supplies(self.state, self.content, seat)).unwrap_or_default()
    }

    /// The abilities that a tile would use where it fits on the viewer's ship, and how many times.
    pub fn uses(&self, tile: TileId, square: Square, turn: Turn) -> Vec<(Modifier, u8)> {
        let used = |seat| building::supplies::uses(self.state, self.content, seat, (tile, square, turn));
        self.viewer.map(used).unwrap_or_default()
    }

    /// Steps of the viewer's support team that may be taken now.
    pub fn tools(&self) -> Vec<building::Build> {
        self.viewer.map(|seat| building::tools::tools(self.state, self.content, seat)).unwrap_or_default()
    }

    /// Every building step that the viewer may take now.
    pub fn legal_builds(&self) -> Vec<building::Build> {
        self.viewer.map(|seat| building::legal(self.state, self.content, seat)).unwrap_or_default()
    }

    // Flight.

    /// Who is flying.
    pub fn flying(&self) -> Seats {
        self.state.flight.flying
    }

    /// Those still flying, the leader first.
    pub fn flight_order(&self) -> impl Iterator<Item = Seat> {
        self.state.flight_order().into_iter()
    }

    /// Who has announced to give up.
    pub fn announced(&self) -> Seats {
        self.state.flight.announced
    }

    /// What the viewer may do without being asked.
    pub fn menu(&self) -> impl Iterator<Item = MenuItem> + 'a {
        let state = self.state;
        self.viewer.into_iter().flat_map(move |seat| menu::menu(state, seat))
    }

    /// The card being resolved.
    pub fn card(&self) -> Option<CardId> {
        self.state.flight.card
    }

    /// Cards seen in this flight so far.
    pub fn revealed(&self) -> CardSet {
        self.state.flight.revealed
    }

    /// Cards that left the game in earlier flights: all cards of those flights, for a trek goes through its boxes.
    pub fn removed(&self) -> CardSet {
        self.state.flight.removed
    }

    /// How many cards are still to come.
    pub fn cards_to_come(&self) -> usize {
        self.state.flight.to_come()
    }

    /// The cards of a pile, if the viewer has read it; once read, it is remembered.
    pub fn pile(&self, pile: usize) -> Option<CardSet> {
        let seat = self.viewer?;
        let read = pile < PILES && self.state.yard.builders[seat].peeked >> pile & 1 != 0;
        let readable = self.state.rules.readable_cards(self.content);
        read.then(|| self.state.flight.piles[pile].iter().take(readable).collect())
    }

    /// Cards the viewer knows to be still to come.
    pub fn known_to_come(&self) -> CardSet {
        let mut known = CardSet::default();
        if self.state.round().learning {
            known = self.content.learning_deck(); // Everyone knows the eight cards.
        }
        for pile in 0..PILES {
            known = known.union(self.pile(pile).unwrap_or_default());
        }
        known.and(self.state.flight.deck)
    }

    /// How many cards of each deck are still to come; the piles' make-up is printed on the board, and whatever is laid
    /// on top is told.
    pub fn to_come_by_level(&self) -> ByLevel<usize> {
        let (flight, boxes) = (&self.state.flight, self.round().boxes);
        ByLevel::each(|level| {
            flight.deck.and(self.content.deck(level, boxes)).len() + usize::from(flight.on_top[level])
        })
    }
}
