//! Players in the same process build through a shorter way, which keeps between steps what surrounds their ships. It has
//! to be the same game: whatever they do is done once more by the reducer alone, and what may be done, what is told and
//! what comes of it must agree.

use crate::common::{AnyLegal, content, for_every_table};
use std::collections::BTreeSet;
use trucker_engine::building::{self, Build, alter};
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::event::{Event, EventLog};
use trucker_engine::game::{Game, build_out};
use trucker_engine::named::Named;
use trucker_engine::script::Decider;
use trucker_engine::ship::joins::Held;
use trucker_engine::ship::leeway::Freedoms;
use trucker_engine::ship::legal::Mistakes;
use trucker_engine::ship::marks::Bond;
use trucker_engine::state::{Aid, Phase, State};
use trucker_engine::view::View;
use trucker_engine::words::Seat;

/// Milliseconds that every step takes.
const STEP: u32 = 500;

/// Does anything that is legal, and does it in another yard as well, where nothing is kept between steps.
struct Twin {
    player: AnyLegal,
    state: State,
    told: Vec<Event>,
    /// Is a tile put down in the step in which it was drawn?
    at_once: bool,
    /// Tiles put on a ship so far.
    placed: u32,
    /// Tiles put down in the step in which they were drawn.
    together: u32,
}

impl Twin {
    /// The next step of a seat, after so many milliseconds.
    fn step(&mut self, view: View<'_>, seat: Seat, after: u32) -> Build {
        let content = content();
        assert_eq!(view.spots(), building::spots(&self.state, &content, seat), "where the tile in hand may go");
        let action = self.player.build(view, seat);
        self.placed += u32::from(matches!(action, Build::Place(..)));
        let mut told = Vec::new();
        let at = self.state.now + after;
        building::pass_time(&mut self.state, &content, at, &mut |event| told.push(event));
        let _ = building::apply(&mut self.state, &content, seat, action, &mut self.player.seed, &mut |event| {
            told.push(event);
        });
        self.told.extend(told);
        self.look_over(seat);
        action
    }
}

impl Twin {
    /// Whoever is helped makes no mistake, whatever the support team allows.
    fn look_over(&self, seat: Seat) {
        let (state, content) = (&self.state, content());
        let (freedoms, ship) = (state.players[seat].rules.freedoms, &state.ships[seat]);
        if freedoms.is_none() || state.setup.aid == Aid::Tabletop {
            return;
        }
        let mistakes = Mistakes::of(ship, alter::zone(state, &content, seat));
        assert_eq!(mistakes.iter().next(), None, "{freedoms:?} {ship:?}");
        let most = if freedoms.two_pieces { 2 } else { 1 };
        assert!(Held::of(ship).pieces(ship.occupied()).count() <= most, "{freedoms:?} {ship:?}");
        assert!(ship.marks().joints(Bond::Held).count() <= usize::from(freedoms.welds + freedoms.pipes));
        assert!(alter::deliveries(ship).count() <= usize::from(freedoms.deliveries));
    }
}

impl Chance for Twin {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.player.draw(draw)
    }
}

impl Decider for Twin {
    fn decide(&mut self, _: View<'_>, _: &Decision) -> Answer {
        unreachable!("nobody asks while building")
    }

    fn build(&mut self, view: View<'_>, seat: Seat) -> Build {
        self.step(view, seat, STEP)
    }

    fn puts_down_at_once(&self) -> bool {
        self.at_once
    }

    fn put_down(&mut self, view: View<'_>, seat: Seat) -> Build {
        self.together += 1;
        self.step(view, seat, 0)
    }
}

#[test]
fn building_in_the_same_process_is_building_step_by_step() {
    build_beside_a_twin(false, |_| Freedoms::default());
}

#[test]
fn drawing_and_putting_down_in_one_step_is_doing_both_one_after_the_other() {
    build_beside_a_twin(true, |_| Freedoms::default());
}

#[test]
fn a_support_team_bends_rules_and_breaks_none() {
    // Every combination of what people on the ground allow.
    build_beside_a_twin(false, |number| Freedoms {
        outside: number & 1 != 0,
        two_pieces: number & 2 != 0,
        hemmed: number & 4 != 0,
        welds: if number & 8 != 0 { 2 } else { 0 },
        pipes: if number & 16 != 0 { 2 } else { 0 },
        universals: u8::from(number & 32 != 0),
        deliveries: if number & 64 != 0 { 2 } else { 0 },
    });
}

fn build_beside_a_twin(at_once: bool, freedoms: impl Fn(u64) -> Freedoms) {
    let mut placed = [0; 2];
    let mut together = 0;
    let mut marked = BTreeSet::new();
    for_every_table(30, |setup, number| {
        let content = content();
        let mut player = AnyLegal::new(number);
        let (game, _) = Game::new(setup, content.clone(), &mut player.seed).expect("a possible setup");
        let mut state = *game.state();
        for seat in state.seats().iter() {
            let rules = &mut state.players[seat].rules;
            rules.freedoms = freedoms(number.wrapping_mul(0x9e37_79b9) >> (3 * seat.index()));
            // Whoever adds something after having finished does so by the usual rules, whatever was allowed before.
            rules.adds_late = !rules.freedoms.is_none() && number.is_multiple_of(2);
        }
        let mut twin = Twin { player, state, told: Vec::new(), at_once, placed: 0, together: 0 };
        let mut log = EventLog::default();
        assert!(build_out(&mut state, &content, &mut twin, 2_000, Some(&mut log)), "building ends");
        assert_ne!(state.phase, Phase::Building);
        assert_eq!(state, twin.state);
        let told: Vec<Event> = log.events.into_iter().map(|(_, event)| event).collect();
        assert_eq!(told, twin.told);
        marked.extend(told.iter().filter_map(|event| match event {
            Event::Marked { how, .. } => Some(how.name()),
            _ => None,
        }));
        placed[usize::from(setup.aid == Aid::Tabletop)] += twin.placed;
        together += twin.together;
    });
    assert!(placed.iter().all(|tiles| *tiles > 1_000), "ships were built with and without aid: {placed:?}");
    let bent = !(0..128).all(|number| freedoms(number).is_none());
    let all = ["became", "cleared", "hemmed", "parted", "piped", "restored", "universal", "welded"];
    assert_eq!(marked.into_iter().collect::<Vec<_>>(), if bent { all.to_vec() } else { Vec::new() });
    assert_eq!(together > 1_000, at_once, "{together} tiles were put down in the step in which they were drawn");
}
