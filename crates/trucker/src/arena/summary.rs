//! What matches say about their entrants.

use super::play::{Played, Score};
use super::stats::{Estimate, Results, Share, elo, estimate, share};

/// How one entrant did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Mean credits of a game; the interval is over matches.
    pub credits: Estimate,
    /// The share of matches won, by credits summed over the rotations; ties are shared.
    pub matches_won: Share,
    /// The share of games won; ties are shared.
    pub games_won: f64,
    /// The Elo number.
    pub elo: Estimate,
    /// Mean days of a flight.
    pub days: f64,
    /// The share of flights that were not given up.
    pub finished: f64,
}

/// How one entrant did against another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pair {
    /// The two, by their numbers.
    pub of: (usize, usize),
    /// The share of matches in which the first has more credits; a tie is half of one.
    pub won: Share,
    /// How many more credits the first earns in a game; the interval is over matches.
    pub ahead: Estimate,
}

/// What some matches say.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Matches that count.
    pub matches: usize,
    /// Games that count.
    pub games: usize,
    /// By entrant, in the order they were named.
    pub standings: Vec<Standing>,
    /// Everyone against everyone.
    pub pairs: Vec<Pair>,
    /// The results that Elo numbers come from.
    pub results: Results,
}

impl Summary {
    /// Looks at matches between so many entrants.
    pub fn of(played: &Played, entrants: usize) -> Summary {
        let matches = &played.matches;
        let games = matches.len() * entrants;
        let mut pairs = Vec::new();
        for first in 0..entrants {
            pairs.extend((first + 1..entrants).map(|second| (first, second)));
        }
        let row = |scores: &Vec<Score>| {
            pairs.iter().map(|(a, b)| duel(scores[*a].credits, scores[*b].credits)).collect::<Vec<f64>>()
        };
        let results = Results { rows: matches.iter().map(row).collect(), pairs };
        let numbers = elo(entrants, std::slice::from_ref(&results));
        let standing = |i: usize| {
            let sum = |of: fn(&Score) -> f64| matches.iter().map(|scores| of(&scores[i])).sum::<f64>();
            let flights = sum(|score| f64::from(score.flights)).max(1.0);
            Standing {
                credits: estimate(matches.iter().map(|scores| f64::from(scores[i].credits) / entrants as f64)),
                matches_won: share(matches.iter().map(|scores| win(scores, i)).sum(), matches.len()),
                games_won: sum(|score| score.won) / games.max(1) as f64,
                elo: numbers[i],
                days: sum(|score| f64::from(score.days)) / flights,
                finished: sum(|score| f64::from(score.finished)) / flights,
            }
        };
        let pair = |(k, (a, b)): (usize, &(usize, usize))| Pair {
            of: (*a, *b),
            won: share(results.rows.iter().map(|row| row[k]).sum(), matches.len()),
            ahead: estimate(
                matches.iter().map(|scores| f64::from(scores[*a].credits - scores[*b].credits) / entrants as f64),
            ),
        };
        Summary {
            matches: matches.len(),
            games,
            standings: (0..entrants).map(standing).collect(),
            pairs: results.pairs.iter().enumerate().map(pair).collect(),
            results,
        }
    }

    /// How many times the credits of the second the first earns on average: more than any number of times what is
    /// nothing or less.
    pub fn ratio(&self, first: usize, second: usize) -> f64 {
        let (mine, theirs) = (self.standings[first].credits.mean, self.standings[second].credits.mean);
        if mine > 0.0 && theirs <= 0.0 { f64::INFINITY } else { mine / theirs }
    }
}

/// What credits score against others: 1, ½ or 0.
fn duel(mine: i32, theirs: i32) -> f64 {
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}

/// The part of a match that one entrant has won.
fn win(scores: &[Score], entrant: usize) -> f64 {
    let best = scores.iter().map(|score| score.credits).max();
    let winners = scores.iter().filter(|score| Some(score.credits) == best).count();
    if Some(scores[entrant].credits) == best { 1.0 / winners as f64 } else { 0.0 }
}
