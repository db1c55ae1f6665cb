//! Several contests at once: each bot against the one below, or everyone against everyone.

use super::show::{contest_json, faults, heading, percent, plus_minus, table, words};
use super::stats::{Estimate, Results, elo};
use super::{Args, Contest};
use crate::{FAILED, SUCCESS};
use serde_json::{Value, json};
use trucker_bots::{Profile, Tier};

/// The share of matches that a tier has to win against the one below.
pub const MARGIN: f64 = 0.7;

/// How many times the rookie's credits the expert has to earn.
pub const RATIO: f64 = 2.0;

/// Which two of the bots meet.
fn pairings(bots: usize, all: bool) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for upper in 1..bots {
        pairs.extend((if all { 0 } else { upper - 1 }..upper).map(|lower| (upper, lower)));
    }
    pairs
}

/// What several contests between some bots say together.
struct Climb {
    bots: Vec<Profile>,
    contests: Vec<((usize, usize), Contest)>,
    /// The expert against the rookie, for what they earn.
    span: Option<Contest>,
    /// How many pairs were to meet, if somebody asked to stop before all had.
    unfinished: Option<usize>,
}

/// Plays and prints; fails if a margin is not met, or may not be since the ladder is not finished.
pub fn run(args: &Args) -> (String, u8) {
    let bots = if args.bots.is_empty() { Tier::ALL.map(Profile::new).to_vec() } else { args.bots.clone() };
    let mut pairs = pairings(bots.len(), args.all_pairs);
    let place = |tier| bots.iter().position(|bot| *bot == Profile::new(tier));
    let ends = place(Tier::Expert).zip(place(Tier::Rookie)).filter(|_| args.ladder);
    let extra = ends.filter(|ends| !pairs.contains(ends));
    pairs.extend(extra);
    let bar = args.bar(pairs.len() as u64);
    let mut contests: Vec<((usize, usize), Contest)> = Vec::new();
    let (wanted, mut unfinished) = (pairs.len(), None);
    for (upper, lower) in pairs {
        bar.set_message(format!("{} v {}", bots[upper], bots[lower]));
        let contest = args.contest(&[bots[upper], bots[lower]], &bar);
        let stopped = contest.stopped;
        if contest.summary.matches > 0 || !contest.faults.is_empty() {
            contests.push(((upper, lower), contest));
        }
        if stopped {
            unfinished = Some(wanted);
            break;
        }
    }
    bar.finish_and_clear();
    let found = contests.iter().position(|(pair, _)| Some(*pair) == ends);
    let span = match found {
        Some(i) if extra.is_some() => Some(contests.remove(i).1),
        Some(i) => Some(contests[i].1.clone()),
        None => None,
    };
    let climb = Climb { bots, contests, span, unfinished };
    let fine = climb.faultless() && (!args.ladder || climb.margins_met());
    let text =
        if args.json { crate::data::line("arena-pairs", climb.json(args.ladder)) } else { climb.table(args.ladder) };
    (text, if fine { SUCCESS } else { FAILED })
}

impl Climb {
    fn faultless(&self) -> bool {
        self.contests.iter().map(|(_, contest)| contest).chain(&self.span).all(|contest| contest.faults.is_empty())
    }

    fn margins_met(&self) -> bool {
        self.unfinished.is_none()
            && self.contests.iter().all(|(_, contest)| won(contest) >= MARGIN)
            && self.span.as_ref().is_none_or(|contest| contest.summary.ratio(0, 1) >= RATIO)
    }

    /// Elo numbers over all contests; none for a bot that has met nobody.
    fn elo(&self) -> Vec<Option<Estimate>> {
        let played: Vec<_> = self.contests.iter().filter(|(_, contest)| contest.summary.matches > 0).collect();
        let met = |bot: &usize| played.iter().any(|((upper, lower), _)| upper == bot || lower == bot);
        let known: Vec<usize> = (0..self.bots.len()).filter(met).collect();
        let place = |bot: usize| known.partition_point(|other| *other < bot);
        let result = |((upper, lower), contest): &&((usize, usize), Contest)| Results {
            pairs: vec![(place(*upper), place(*lower))],
            rows: contest.summary.results.rows.clone(),
        };
        let numbers = elo(known.len(), &played.iter().map(result).collect::<Vec<_>>());
        (0..self.bots.len()).map(|bot| met(&bot).then(|| numbers[place(bot)])).collect()
    }

    fn table(&self, ladder: bool) -> String {
        let mut rows = vec![words(&["match", "matches won", "credits", "against", "ahead by", "seconds"])];
        if ladder {
            rows[0].push(format!("{:.0} %", 100.0 * MARGIN));
        }
        for (_, contest) in &self.contests {
            let summary = &contest.summary;
            let mut row = vec![
                format!("{} v {}", contest.bots[0], contest.bots[1]),
                percent(summary.pairs[0].won),
                format!("{:.2}", summary.standings[0].credits.mean),
                format!("{:.2}", summary.standings[1].credits.mean),
                plus_minus(summary.pairs[0].ahead, 2),
                format!("{:.1}", contest.seconds),
            ];
            if ladder {
                let met = if won(contest) >= MARGIN { "met" } else { "missed" };
                row.push((if contest.stopped { "unfinished" } else { met }).into());
            }
            rows.push(row);
        }
        let mut text = String::new();
        if let Some((_, contest)) = self.contests.first() {
            let (what, _) = heading(contest);
            text += &format!("Each pair: {what}\n\n");
        }
        text += &table(&rows);
        let mut standings = vec![words(&["bot", "Elo"])];
        for (bot, number) in self.bots.iter().zip(self.elo()) {
            standings.push(vec![bot.to_string(), number.map_or_else(|| "-".into(), |number| plus_minus(number, 0))]);
        }
        text += &format!("\n{}", table(&standings));
        if let Some(span) = &self.span {
            let ratio = span.summary.ratio(0, 1);
            let times = if ratio.is_finite() { format!("{ratio:.2} times as many") } else { "more by far".into() };
            text += &format!(
                "\n{} earns {:.2} credits, {} {:.2}: {times} ({RATIO:.0} times wanted: {}).\n",
                span.bots[0],
                span.summary.standings[0].credits.mean,
                span.bots[1],
                span.summary.standings[1].credits.mean,
                if span.stopped {
                    "unfinished"
                } else if ratio >= RATIO {
                    "met"
                } else {
                    "missed"
                },
            );
        }
        for (_, contest) in &self.contests {
            text += &faults(contest);
        }
        if let Some(wanted) = self.unfinished {
            let what = if ladder { "The ladder is unfinished" } else { "Not all pairs have met" };
            let done = self.contests.iter().map(|(_, contest)| contest).filter(|contest| !contest.stopped).count();
            text += &format!("\n{what}: stopped after {done} of {wanted} pairs.\n");
        }
        text
    }

    fn json(&self, ladder: bool) -> Value {
        let contests = self.contests.iter().map(|(_, contest)| {
            let mut object = contest_json(contest);
            if ladder {
                object["margin"] = MARGIN.into();
                object["met"] = (!contest.stopped).then(|| won(contest) >= MARGIN).into();
            }
            object
        });
        let elo = self.bots.iter().zip(self.elo());
        json!({
            "contests": contests.collect::<Vec<_>>(),
            "elo": elo.map(|(bot, number)| json!({
                "bot": bot.to_string(), "mean": number.map(|number| number.mean), "ci95": number.map(|number| number.half),
            })).collect::<Vec<_>>(),
            "stopped": self.unfinished.is_some(),
            "span": self.span.as_ref().map(contest_json),
            "all_met": ladder.then(|| self.margins_met()),
        })
    }
}

/// The share of matches that the first bot has won.
fn won(contest: &Contest) -> f64 {
    contest.summary.pairs[0].won.value
}
