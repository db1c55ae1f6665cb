//! The arena's tables and its JSON.

use super::Contest;
use super::stats::{Estimate, Share};
use super::summary::Summary;
use crate::sim::report::grouped;
use serde_json::{Value, json};
use std::fmt::Write;

/// Rows of cells as aligned lines, the first column to the left, the others to the right.
pub fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (i, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let _ = if i == 0 { write!(line, "{cell:<width$}") } else { write!(line, "   {cell:>width$}") };
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// A row of words.
pub fn words(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|cell| (*cell).to_string()).collect()
}

/// A mean with its interval.
pub fn plus_minus(estimate: Estimate, digits: usize) -> String {
    format!("{:.digits$} ± {:.digits$}", estimate.mean, estimate.half)
}

/// A share with its interval, in hundredths.
pub fn percent(share: Share) -> String {
    format!("{:.1} % ({:.1}–{:.1})", 100.0 * share.value, 100.0 * share.low, 100.0 * share.high)
}

/// What the bots are called.
pub fn names(contest: &Contest) -> Vec<String> {
    contest.bots.iter().map(ToString::to_string).collect()
}

/// What was played, and how each bot did.
pub fn contest(contest: &Contest) -> String {
    let summary = &contest.summary;
    let mut rows = vec![words(&["bot", "credits", "matches won", "games won", "Elo", "days", "finished"])];
    for (name, standing) in names(contest).into_iter().zip(&summary.standings) {
        rows.push(vec![
            name,
            plus_minus(standing.credits, 2),
            percent(standing.matches_won),
            format!("{:.1} %", 100.0 * standing.games_won),
            plus_minus(standing.elo, 0),
            format!("{:.1}", standing.days),
            format!("{:.1} %", 100.0 * standing.finished),
        ]);
    }
    let (what, how_long) = heading(contest);
    let mut text = format!("{what}, {how_long}\n\n{}", table(&rows));
    if let [pair] = summary.pairs[..] {
        let (first, second) = if pair.ahead.mean < 0.0 { (1, 0) } else { (0, 1) };
        let ahead = Estimate { mean: pair.ahead.mean.abs(), ..pair.ahead };
        let names = names(contest);
        let _ = write!(text, "\n{} earns {} credits more than {}", names[first], plus_minus(ahead, 2), names[second]);
        if summary.standings[second].credits.mean > 0.5 {
            let _ = write!(text, ", {:.2} times as many", summary.ratio(first, second));
        }
        text.push_str(".\n");
    }
    text.push_str(&faults(contest));
    text
}

/// What was played, and how long it took.
pub fn heading(contest: &Contest) -> (String, String) {
    let stopped = if contest.stopped { ", stopped early" } else { "" };
    let level = match contest.level {
        "trek" => "Trek".to_owned(),
        "campaign" => "Campaign".to_owned(),
        "learning" => "Learning flight".to_owned(),
        level => format!("Level {level}"),
    };
    let with = if contest.parts.is_none() { String::new() } else { format!(" with {}", contest.parts) };
    let what = format!(
        "{level}{with}, {} players, {} duplicate matches ({} games), seed {}",
        contest.bots.len(),
        grouped(contest.summary.matches as u64),
        grouped(contest.summary.games as u64),
        contest.seed,
    );
    (what, format!("{:.1} s{stopped}", contest.seconds))
}

/// The first match that went wrong, if any.
pub fn faults(contest: &Contest) -> String {
    match contest.faults.first() {
        None => String::new(),
        Some(fault) => format!(
            "\n{} matches of {} could not be played to their end. Match {}: {}\n",
            contest.faults.len(),
            names(contest).join(" and "),
            fault.number,
            fault.message
        ),
    }
}

fn interval(estimate: Estimate) -> Value {
    json!({ "mean": estimate.mean, "ci95": estimate.half })
}

fn range(share: Share) -> Value {
    json!({ "share": share.value, "low": share.low, "high": share.high })
}

/// Everything about a contest.
pub fn contest_json(contest: &Contest) -> Value {
    let summary: &Summary = &contest.summary;
    let names = names(contest);
    let bots = names.iter().zip(&summary.standings).map(|(name, standing)| {
        json!({
            "bot": name,
            "credits": interval(standing.credits),
            "matches_won": range(standing.matches_won),
            "games_won": standing.games_won,
            "elo": interval(standing.elo),
            "days": standing.days,
            "finished": standing.finished,
        })
    });
    let pairs = summary.pairs.iter().map(|pair| {
        let (first, second) = pair.of;
        json!({
            "bots": [names[first], names[second]],
            "matches_won": range(pair.won),
            "ahead": interval(pair.ahead),
            "ratio": Some(summary.ratio(first, second)).filter(|ratio| ratio.is_finite()),
        })
    });
    json!({
        "level": contest.level,
        "parts": contest.parts.to_string(),
        "seed": contest.seed,
        "players": contest.bots.len(),
        "matches": summary.matches,
        "games": summary.games,
        "seconds": contest.seconds,
        "stopped": contest.stopped,
        "bots": bots.collect::<Vec<_>>(),
        "pairs": pairs.collect::<Vec<_>>(),
        "faults": contest.faults.len(),
        "first_fault": contest.faults.first().map(|fault| json!({ "match": fault.number, "message": fault.message })),
    })
}
