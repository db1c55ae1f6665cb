//! What a simulation shows: a progress bar, a table, or JSON.

use super::batch::{Batch, Kind};
use super::ledger::Moments;
use super::tally::{Flights, Tally};
use crate::data;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};
use std::fmt::Write;
use std::io::IsTerminal;
use std::time::Duration;
use trucker_engine::state::{Aid, Pace};

/// A progress bar with speed and time left on stderr; nothing at all if that is no terminal that can draw one.
pub fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() || crate::output::is_dumb() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let look = "{bar:24} {percent:>3} %  {human_pos} of {human_len} games  {per_sec}  {eta} left  {wide_msg}";
    if let Ok(style) = ProgressStyle::with_template(look) {
        bar.set_style(style.progress_chars("━╸ ").with_key("per_sec", games_per_second));
    }
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

fn games_per_second(state: &indicatif::ProgressState, out: &mut dyn Write) {
    let speed = state.per_sec();
    let _ = if speed < 20.0 { write!(out, "{speed:.1}/s") } else { write!(out, "{}/s", grouped(speed as u64)) };
}

/// How each player's flight ended, with its name in the JSON and in the table.
pub fn endings(flights: &Flights) -> [(&'static str, &'static str, u64); 5] {
    [
        ("finished", "finished", flights.finished),
        ("chose", "chose to give up", flights.chose),
        ("no_humans", "no humans left", flights.no_humans),
        ("no_engines", "no engines", flights.no_engines),
        ("lapped", "lapped", flights.lapped),
    ]
}

/// What was flown.
pub fn level(batch: &Batch) -> &'static str {
    data::level(batch.setup().mode)
}

fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

/// All runs as one JSON object, with their sums.
pub fn all_json(flown: &[(Batch, Tally)], runs: Vec<Value>) -> String {
    let sum = |of: fn(&Tally) -> u64| flown.iter().map(|(_, tally)| of(tally)).sum::<u64>();
    let seconds: f64 = runs.iter().filter_map(|run| run["seconds"].as_f64()).sum();
    let games = sum(|tally| tally.games);
    data::line(
        "sim",
        json!({
            "games": games,
            "seconds": seconds,
            "games_per_second": games as f64 / seconds.max(f64::MIN_POSITIVE),
            "panics": sum(|tally| tally.panics),
            "stuck": sum(|tally| tally.stuck),
            "leaks": flown.iter().filter_map(|(_, tally)| tally.leaks).reduce(|sum, leaks| sum + leaks),
            "stopped": runs.iter().any(|run| run["stopped"] == true),
            "runs": runs,
        }),
    )
}

/// Everything about one run.
pub fn json(batch: &Batch, tally: &Tally, seconds: f64) -> Value {
    let setup = batch.setup();
    let (mean, deviation) = tally.mean_and_deviation();
    let total = tally.flights.total();
    let flights = endings(&tally.flights).map(|(key, _, count)| (key.to_string(), share(count, total).into()));
    json!({
        "games": tally.games,
        "seconds": seconds,
        "games_per_second": tally.games as f64 / seconds.max(f64::MIN_POSITIVE),
        "panics": tally.panics,
        "first_panic": tally.first_panic.as_ref().map(|(game, message)| json!({ "game": game, "message": message })),
        "stuck": tally.stuck,
        "first_stuck": tally.first_stuck,
        "leaks": tally.leaks,
        "first_leak": tally.first_leak.as_ref().map(|(game, message)| json!({ "game": game, "message": message })),
        "stopped": tally.games < batch.games,
        "digest": tally.digest.map(|digest| format!("{digest:016x}")),
        "workload": match batch.kind {
            Kind::R1(_) => "r1",
            Kind::Random(_) => "random",
            Kind::Bots(..) => "bots",
        },
        "level": level(batch),
        "players": setup.players,
        "pace": if matches!(setup.pace, Pace::RealTime { .. }) { "real-time" } else { "turn-by-turn" },
        "aid": if setup.aid == Aid::Assisted { "assisted" } else { "tabletop" },
        "seed": batch.seed,
        "first": batch.first,
        "credits": {
            "mean": mean,
            "deviation": deviation,
            "p10": tally.percentile(10),
            "p50": tally.percentile(50),
            "p90": tally.percentile(90),
        },
        "bots": tally.bots.iter().map(|(name, credits)| json!({
            "bot": name, "players": credits.count, "mean": credits.mean(), "ci95": credits.half(),
            "tiles": tally.tiles.get(name).map(Moments::mean),
        })).collect::<Vec<_>>(),
        "player_flights": total,
        "flights": flights.into_iter().collect::<serde_json::Map<_, _>>(),
    })
}

/// Everything about the run as a table for people.
pub fn table(batch: &Batch, tally: &Tally, seconds: f64) -> String {
    let (mean, deviation) = tally.mean_and_deviation();
    let speed = tally.games as f64 / seconds.max(f64::MIN_POSITIVE);
    let mut rows: Vec<(String, String)> = vec![
        ("level, players".into(), format!("{}, {}", level(batch), batch.setup().players)),
        ("games".into(), grouped(tally.games)),
        ("seconds".into(), format!("{seconds:.2}")),
        ("games per second".into(), grouped(speed as u64)),
        ("credits, mean ± deviation".into(), format!("{mean:.2} ± {deviation:.2}")),
    ];
    let percentiles = [10, 50, 90].map(|p| tally.percentile(p).to_string()).join(" / ");
    rows.push(("credits, p10 / p50 / p90".into(), percentiles));
    for (name, credits) in &tally.bots {
        rows.push((format!("credits of {name}"), format!("{:.2} ± {:.2}", credits.mean(), credits.half())));
    }
    for (name, tiles) in &tally.tiles {
        rows.push((format!("components built by {name}"), format!("{:.2} ± {:.2}", tiles.mean(), tiles.half())));
    }
    let total = tally.flights.total();
    for (_, name, count) in endings(&tally.flights) {
        rows.push((format!("flights: {name}"), format!("{:.2} %", 100.0 * share(count, total))));
    }
    if let Some(digest) = tally.digest {
        rows.push(("digest".into(), format!("{digest:016x}")));
    }
    rows.push(("panics".into(), grouped(tally.panics)));
    rows.push(("stuck".into(), grouped(tally.stuck)));
    if let Some(leaks) = tally.leaks {
        rows.push(("something lost or from nowhere".into(), grouped(leaks)));
    }

    let left = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let right = rows.iter().map(|(_, value)| value.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for (name, value) in rows {
        let _ = writeln!(text, "{name:<left$}  {value:>right$}");
    }
    if tally.games < batch.games {
        let _ = writeln!(text, "\nStopped before all {} games were flown.", grouped(batch.games));
    }
    if let Some((game, message)) = &tally.first_panic {
        let _ = writeln!(text, "\nGame {game} panicked: {message}\nAgain: add --first {game} --games 1.");
    }
    if let Some((game, leak)) = &tally.first_leak {
        let _ = writeln!(text, "\nIn game {game}: {leak}\nAgain: add --first {game} --games 1.");
    }
    if let Some(game) = tally.first_stuck {
        let _ = writeln!(text, "\nGame {game} got stuck. Again: add --first {game} --games 1.");
    }
    text
}

/// A number with its thousands set apart.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
