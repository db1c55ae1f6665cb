//! What a decision of a bot costs: whole two-player games of level II, divided by the steps and answers in them.

use divan::{Bencher, counter::ItemsCount};
use trucker_bots::{Field, Profile, Tier};
use trucker_engine::building::Build;
use trucker_engine::chance::{Chance, Draw};
use trucker_engine::decision::{Answer, Decision};
use trucker_engine::game::play_out;
use trucker_engine::script::Decider;
use trucker_engine::state::{Mode, Setup, State};
use trucker_engine::view::View;
use trucker_engine::words::{Level, Seat};

fn main() {
    divan::main();
}

/// A table that counts how often its bots are asked.
struct Counted {
    field: Field,
    asked: u64,
}

impl Chance for Counted {
    fn draw(&mut self, draw: Draw) -> u16 {
        self.field.draw(draw)
    }
}

impl Decider for Counted {
    fn decide(&mut self, view: View<'_>, decision: &Decision) -> Answer {
        self.asked += 1;
        self.field.decide(view, decision)
    }

    fn build(&mut self, view: View<'_>, seat: Seat) -> Build {
        self.asked += 1;
        self.field.build(view, seat)
    }

    fn imagines(&self) -> bool {
        self.field.imagines()
    }
}

/// Plays so many games and tells how many decisions they took.
fn play(tier: Tier, games: u64) -> u64 {
    let profiles = [Profile::new(tier); 2];
    let mut asked = 0;
    for seed in 0..games {
        let mut table = Counted { field: Field::new(&profiles, seed), asked: 0 };
        let mut state = State::new(Setup::new(2, Mode::Flight(Level::II)));
        assert!(play_out(&mut state, trucker_content::base(), &mut table, 5_000, None));
        asked += table.asked;
    }
    asked
}

#[divan::bench(args = [Tier::Random, Tier::Rookie, Tier::Trucker, Tier::Veteran], sample_count = 20)]
fn decision(bencher: Bencher, tier: Tier) {
    let decisions = play(tier, 20);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(tier, 20));
}

#[divan::bench(sample_count = 5)]
fn decision_of_an_expert(bencher: Bencher) {
    let decisions = play(Tier::Expert, 5);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(Tier::Expert, 5));
}
