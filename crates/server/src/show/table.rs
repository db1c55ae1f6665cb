//! What lies on the table for everyone to see, but for the ships.

use super::Moment;
use crate::protocol::{Chosen, FlightView, HaltView, HandShown, RoundView, SeatView, TimerView, Waiting, YardView};
use trucker_engine::game::Progress;
use trucker_engine::modifiers::titles;
use trucker_engine::setup::Round;
use trucker_engine::state::{FORECAST, Pace, Phase};
use trucker_engine::tile::Component;
use trucker_engine::view::{HandView, View};
use trucker_engine::words::{Alien, ByLevel, Seat};

/// The flight and its cards.
pub(super) fn flight(view: View<'_>, progress: &Progress) -> FlightView {
    let chosen = |seat: Seat| Some(Chosen { seat, option: progress.chosen[seat]? });
    FlightView {
        mode: view.setup().mode,
        level: view.rules().level,
        ship_board: view.rules().common_board() as u8,
        number: view.flight_number(),
        phase: view.phase(),
        card: view.card(),
        revealed: view.revealed().iter().collect(),
        removed: view.removed().iter().collect(),
        to_come: ByLevel(view.to_come_by_level().0.map(|cards| cards as u8)),
        order: view.flight_order().collect(),
        announced: view.announced().iter().collect(),
        titles: view.titles().collect(),
        bank: view.bank(),
        roads: view.common_roads().iter().collect(),
        hole_dice: view.rules().holes,
        mixed: mixed(view),
        takers: Some(view.setup().takers()).filter(|takers| *takers > 1),
        dead_column: view.dead_column(),
        victims: view.rules().victims,
        rounds: view.setup().rounds().map(|round| self::round(view, round)).collect(),
        now: progress.now,
        chosen: view.seats().iter().filter_map(chosen).collect(),
    }
}

/// What mixed life support is for where it is in play, if that is not what is printed on it.
fn mixed(view: View<'_>) -> Option<[Alien; 2]> {
    let boxes = view.setup().boxes();
    let other = boxes.abe_technology && !boxes.have_cyan();
    let colours = view.ship(Seat::FIRST).mixes(Component::MixedLifeSupport(Alien::Purple));
    colours.try_into().ok().filter(|_| other)
}

fn round(view: View<'_>, round: Round) -> RoundView {
    RoundView { level: round.level, ship_board: round.ship_board(view.content()) as u8 }
}

/// The yard. The timer and turns mean something only while ships are built.
pub(super) fn yard(view: View<'_>) -> YardView {
    let building = view.phase() == Phase::Building;
    let by_turns = matches!(view.setup().pace, Pace::TurnByTurn { .. });
    let timer = view.timer().filter(|_| building);
    let players = view.seats().len();
    // One pile more if somebody may read it.
    let piles = view.seats().iter().map(|seat| view.seat_rules(seat).piles()).max().unwrap_or(FORECAST);
    let reader = |pile: usize| view.seats().iter().find(|seat| view.looking(*seat).map(usize::from) == Some(pile));
    YardView {
        open: view.yard_is_open(),
        face_down: view.face_down() as u16,
        face_up: view.face_up().iter().collect(),
        timer: timer.map(|(space, runs_out)| TimerView { space, spaces: view.flight_board().timer_spaces, runs_out }),
        time_up: view.time_is_up(),
        turn: (building && by_turns).then(|| view.turn()),
        spaces: view.starting_spaces().into_iter().take(players).collect(),
        mending: view.mending().iter().collect(),
        readers: (0..piles).map(reader).collect(),
        halt: view.halted_by().filter(|_| building).map(|by| halt(view, by)),
    }
}

/// Who has the others stop building, and for how long.
fn halt(view: View<'_>, by: Seat) -> HaltView {
    let missed = view.seats().iter().map(|seat| view.turns_missed(seat)).collect();
    HaltView { by, until: view.halted_until(), missed }
}

/// A player's things beside the ship.
pub(super) fn seat(view: View<'_>, seat: Seat) -> SeatView {
    let hand = match view.hand(seat) {
        None => HandShown::Empty,
        Some(HandView::Hidden) => HandShown::Hidden,
        Some(HandView::Known(hand)) => HandShown::Tile(hand.tile),
    };
    SeatView {
        hand,
        reserve: view.reserve(seat).into_iter().take(reserve_places(view, seat)).collect(),
        turns_left: view.turns_left(seat),
        flying: view.flying().contains(seat),
        position: view.position(seat),
        credits: view.credits(seat),
        credits_exact: view.knows_credits(seat),
        lost: view.lost(seat),
        insured: view.insured(seat),
        gave_up: view.gave_up(seat),
        place: view.place(seat),
        title: view.title(seat),
        handicap: view.seat_rules(seat).handicap,
        second_title: view.second_title(seat),
        second_handicap: view.seat_rules(seat).second,
        scores: view.titles().map(|title| titles::score(view.ship(seat), view.content(), title)).collect(),
        roads: view.roads(seat).iter().collect(),
        specialist: view.specialist(seat),
        named_result: view.named_result(seat),
        team: view.team(seat).iter().collect(),
        spent: view.spent(seat).iter().collect(),
        bets: view.bets(seat).map(|bets| view.seats().iter().map(|rival| bets[rival]).collect()).unwrap_or_default(),
    }
}

/// How many components a player may keep in this flight.
pub(super) fn reserve_places(view: View<'_>, seat: Seat) -> usize {
    view.reserve_places(seat)
}

/// Who is being waited for, and until when.
pub(super) fn waiting(moment: &Moment<'_>) -> Vec<Waiting> {
    let seats = moment.game.waiting_for();
    seats.iter().map(|seat| Waiting { seat, deadline: moment.deadlines[seat] }).collect()
}
