//! Judging weights by the credits they earn in mixed fields.

use super::tuner::{Generation, Judge, Run};
use crate::arena::play::{Entrant, Table, agreed, play_game};
use crate::arena::summary::Summary;
use crate::sim::share::{guarded, share};
use crate::sim::stop;
use fastrand::Rng;
use indicatif::ProgressBar;
use std::sync::atomic::{AtomicU64, Ordering};
use trucker_bots::weights::Weights;
use trucker_bots::{Profile, Tier};
use trucker_engine::content::Content;
use trucker_engine::state::Mode;

/// Judges by games against the champion, hand-made weights and past champions.
pub struct SelfPlay<'a> {
    /// What is in the box.
    pub content: &'a Content,
    /// Games of each candidate in a generation.
    pub games: u64,
    /// Threads that share the games.
    pub threads: usize,
    /// The last generation of this run.
    pub generations: u64,
    /// Shows how far it is.
    pub bar: ProgressBar,
    /// Games played since this was last looked at.
    pub played: AtomicU64,
    /// Games that panicked or got stuck.
    pub faults: AtomicU64,
}

/// One seed and field that every candidate meets from every seat.
struct Group {
    seed: u64,
    rivals: Vec<Weights>,
}

/// The profile that is tuned, playing by these weights.
pub fn entrant(weights: Weights) -> Entrant {
    Entrant { profile: Profile::new(Tier::Veteran), weights: Some(weights) }
}

impl SelfPlay<'_> {
    /// The groups of a generation: fields of two, three and four in turn, at least so many games; `None` if somebody
    /// asked to stop.
    fn groups(&self, run: &Run) -> Option<Vec<Group>> {
        let mut rng = Rng::with_seed(run.chance(2));
        let mut groups = Vec::new();
        let mut games = 0;
        while games < self.games {
            if stop::asked() {
                return None;
            }
            let rivals = 1 + groups.len() % 3;
            games += rivals as u64 + 1;
            let rivals = (0..rivals).map(|_| rival(run, &mut rng)).collect();
            groups.push(Group { seed: rng.u64(..), rivals });
        }
        Some(groups)
    }

    /// The credits of a candidate in all seats of a group; a game that panics or gets stuck earns it nothing.
    fn play(&self, run: &Run, group: &Group, candidate: &Weights) -> Option<(i64, u64)> {
        let seats = group.rivals.len() + 1;
        let mut credits = 0;
        for rotation in 0..seats {
            if stop::asked() {
                return None;
            }
            let mut seated: Vec<Entrant> = group.rivals.iter().copied().map(entrant).collect();
            seated.insert(0, entrant(*candidate));
            seated.rotate_right(rotation);
            let setup = agreed(seats, Mode::Flight(run.level), run.parts, group.seed);
            let scores = guarded(|| play_game(&seated, setup, group.seed, self.content));
            match scores {
                Ok(Some(scores)) => credits += i64::from(scores[rotation].credits),
                _ => _ = self.faults.fetch_add(1, Ordering::Relaxed),
            }
            self.played.fetch_add(1, Ordering::Relaxed);
            self.bar.inc(1);
        }
        Some((credits, seats as u64))
    }
}

/// Somebody to play against: the champion, hand-made weights, or a past champion.
fn rival(run: &Run, rng: &mut Rng) -> Weights {
    match rng.u8(..10) {
        0..4 => run.champion,
        4..7 => Weights::hand_made(run.level),
        _ => rng.choice(&run.past).copied().unwrap_or(run.champion),
    }
}

/// Games of a generation for each candidate, whole groups of two, three and four.
pub fn games_of_a_candidate(wanted: u64) -> u64 {
    let (rounds, rest) = (wanted / 9, wanted % 9);
    9 * rounds + [0, 2, 2, 5, 5, 5, 9, 9, 9][rest as usize]
}

impl Judge for SelfPlay<'_> {
    fn worth(&self, run: &Run, candidates: &[Weights]) -> Option<Vec<f64>> {
        let groups = self.groups(run)?;
        let jobs = groups.len() * candidates.len();
        let results = share(jobs as u64, self.threads, |job| {
            self.play(run, &groups[job as usize % groups.len()], &candidates[job as usize / groups.len()])
        });
        let mean = |of: &[(i64, u64)]| {
            let sums = of.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            sums.0 as f64 / sums.1 as f64
        };
        (results.len() == jobs).then(|| results.chunks(groups.len()).map(mean).collect())
    }

    fn challenge(&self, run: &Run, challenger: &Weights) -> Option<f64> {
        let entrants = vec![entrant(*challenger), entrant(run.champion)];
        let table = Table { mode: Mode::Flight(run.level), parts: run.parts, entrants, seed: run.chance(3) };
        let matches = self.games.max(50);
        let played = table.play(matches, self.threads, self.content, &|| {
            self.played.fetch_add(1, Ordering::Relaxed);
        });
        if (played.matches.len() + played.faults.len()) < matches as usize {
            return None;
        }
        let ahead = Summary::of(&played, 2).pairs[0].ahead;
        Some(if ahead.half > 0.0 { 1.96 * ahead.mean / ahead.half } else { 0.0 })
    }

    fn tell(&self, run: &Run, generation: &Generation) {
        let text = format!(
            "generation {} of {}: best {:.2}, mean {:.2}, sigma {:.3}{}",
            run.search.generation,
            self.generations,
            generation.best,
            generation.mean,
            generation.sigma,
            if generation.promoted { ", a new champion" } else { "" },
        );
        if self.bar.is_hidden() {
            eprintln!("{text}"); // Somebody reads a log instead of a bar.
        }
        self.bar.set_message(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trucker_engine::words::Level;

    #[test]
    fn groups_have_the_size_the_bar_expects() {
        for games in 1..40 {
            let bar = ProgressBar::hidden();
            let content = trucker_content::all();
            let (played, faults) = (AtomicU64::new(0), AtomicU64::new(0));
            let judge = SelfPlay { content, games, threads: 1, generations: 1, bar, played, faults };
            let groups = judge.groups(&Run::new(Level::II, 1, 0.5)).expect("nobody stops it");
            let total: usize = groups.iter().map(|group| group.rivals.len() + 1).sum();
            assert_eq!(total as u64, games_of_a_candidate(games), "{games}");
        }
    }
}
