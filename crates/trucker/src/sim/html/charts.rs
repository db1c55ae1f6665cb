//! Charts as inline SVG, 340 units wide, so that their text has its natural size on a phone and in three columns.

use std::fmt::Write;

/// The width of every chart.
pub const WIDTH: f64 = 340.0;

/// Text that is safe inside tags and attributes.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A chart of this height around some marks.
fn svg(height: f64, about: &str, marks: &str) -> String {
    let about = escape(about);
    format!("<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{about}\">{marks}</svg>\n")
}

fn text(out: &mut String, (x, y): (f64, f64), anchor: &str, class: &str, content: &str) {
    let content = escape(content);
    let _ = write!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" class=\"{class}\">{content}</text>");
}

fn rect(out: &mut String, (x, y, width, height): (f64, f64, f64, f64), fill: &str, title: &str) {
    let title = escape(title);
    let _ = write!(
        out,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{height:.1}\" rx=\"2\" style=\"fill:var(--{fill})\">\
         <title>{title}</title></rect>",
        width.max(0.0)
    );
}

fn line(out: &mut String, (x1, y1): (f64, f64), (x2, y2): (f64, f64), class: &str) {
    let _ = write!(out, "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" class=\"{class}\"/>");
}

/// Round numbers that cover a range in about so many steps.
pub fn ticks(low: f64, high: f64, about: usize) -> Vec<f64> {
    let raw = ((high - low) / about.max(1) as f64).max(1e-9);
    let power = 10f64.powf(raw.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|part| part * power).find(|step| *step >= raw).unwrap_or(power);
    let first = (low / step).ceil() as i64;
    let last = (high / step + 1e-9).floor() as i64;
    (first..=last).map(|i| i as f64 * step).collect()
}

/// A number with one digit after the point where that says something.
pub fn short(value: f64) -> String {
    let text = fixed(value, if value.abs() >= 10.0 { 0 } else { 1 });
    text.strip_suffix(".0").map(str::to_string).unwrap_or(text)
}

/// A number with so many digits and a true minus sign; never minus nothing.
pub fn fixed(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    let nothing = text.chars().all(|sign| matches!(sign, '-' | '0' | '.'));
    if nothing { text.replace('-', "") } else { text.replace('-', "−") }
}

/// A vertical grid with numbers below, between two places.
fn grid(out: &mut String, (low, high): (f64, f64), (left, right): (f64, f64), (top, bottom): (f64, f64)) {
    for tick in ticks(low, high, 5) {
        let x = left + (tick - low) / (high - low) * (right - left);
        line(out, (x, top), (x, bottom), "grid");
        text(out, (x, bottom + 13.0), "middle", "soft", &short(tick));
    }
}

/// A distribution of whole numbers.
pub struct Ridge {
    /// Whose.
    pub name: String,
    /// Its colour.
    pub colour: String,
    /// Values with how often they came.
    pub values: Vec<(i16, u64)>,
    /// Written beside the name.
    pub note: String,
}

/// Distributions above each other on one scale.
pub fn ridges(rows: &[Ridge], about: &str) -> String {
    let (left, right, height) = (4.0, WIDTH - 4.0, 58.0);
    let quantile = |row: &Ridge, share: f64| {
        let all: u64 = row.values.iter().map(|(_, n)| n).sum();
        let mut seen = 0;
        let found = row.values.iter().find(|(_, n)| {
            seen += n;
            seen as f64 >= share * all as f64
        });
        f64::from(found.or(row.values.last()).map_or(0, |(value, _)| *value))
    };
    let low = rows.iter().map(|row| quantile(row, 0.005)).fold(0.0, f64::min) - 1.0;
    let high = rows.iter().map(|row| quantile(row, 0.995)).fold(5.0, f64::max) + 1.0;
    let bin = ((high - low) / 44.0).ceil().max(1.0);
    let bins = ((high - low) / bin).ceil() as usize + 1;
    let x = |value: f64| left + (value - low) / (high - low) * (right - left);
    let bottom = rows.len() as f64 * height + 2.0;
    let mut out = String::new();
    grid(&mut out, (low, high), (left, right), (4.0, bottom));
    let shares = |row: &Ridge| {
        let all = row.values.iter().map(|(_, n)| n).sum::<u64>().max(1) as f64;
        let mut shares = vec![0.0; bins];
        for (value, n) in &row.values {
            let place = ((f64::from(*value) - low) / bin).floor();
            if place >= 0.0 && place < bins as f64 {
                shares[place as usize] += *n as f64 / all;
            }
        }
        shares
    };
    for (i, row) in rows.iter().enumerate() {
        let base = (i + 1) as f64 * height;
        let top = shares(row).into_iter().fold(1e-9, f64::max);
        let mut path = format!("M{:.1} {base:.1}", x(low));
        for (k, share) in shares(row).into_iter().enumerate() {
            let y = base - share / top * (height - 22.0);
            let (from, to) = (x(low + bin * k as f64), x((low + bin * (k + 1) as f64).min(high)));
            if from <= right {
                let _ = write!(path, "L{from:.1} {y:.1}L{to:.1} {y:.1}");
            }
        }
        let _ = write!(path, "L{:.1} {base:.1}Z", right);
        let (p10, p50, p90) = (quantile(row, 0.1), quantile(row, 0.5), quantile(row, 0.9));
        let title = format!("{}: {}; a tenth has {p10} or less, half {p50}, nine tenths {p90}", row.name, row.note);
        let colour = &row.colour;
        let _ = write!(
            out,
            "<path d=\"{path}\" class=\"area\" style=\"fill:var(--{colour});stroke:var(--{colour})\"><title>{}</title></path>",
            escape(&title)
        );
        line(&mut out, (x(p10), base), (x(p90), base), "whisker");
        let _ = write!(
            out,
            "<circle cx=\"{:.1}\" cy=\"{base:.1}\" r=\"3.6\" style=\"fill:var(--{colour})\" class=\"whisker\"><title>{}</title></circle>",
            x(p50),
            escape(&title)
        );
        text(&mut out, (left, base - height + 15.0), "start", "bold", &row.name);
        text(&mut out, (right, base - height + 15.0), "end", "soft", &row.note);
    }
    svg(bottom + 18.0, about, &out)
}

/// One bar made of parts.
pub struct Bar {
    /// What it is about.
    pub label: String,
    /// Lengths, colours and what is told on hovering.
    pub parts: Vec<(f64, &'static str, String)>,
    /// Written at its end.
    pub note: String,
}

/// Bars to the right, their labels before them.
pub fn bars(rows: &[Bar], full: Option<f64>, about: &str) -> String {
    let (left, right, height) = (132.0, WIDTH - 46.0, 20.0);
    let longest = rows.iter().map(|row| row.parts.iter().map(|part| part.0).sum::<f64>()).fold(0.0, f64::max);
    let full = full.unwrap_or(longest).max(1e-9);
    let mut out = String::new();
    for (i, row) in rows.iter().enumerate() {
        let y = i as f64 * height + 3.0;
        text(&mut out, (left - 7.0, y + 11.0), "end", "", &row.label);
        let mut x = left;
        for (length, colour, title) in &row.parts {
            let width = length / full * (right - left);
            if width > 0.05 {
                rect(&mut out, (x, y, width, height - 6.0), colour, title);
            }
            x += width;
        }
        text(&mut out, (x + 5.0, y + 11.0), "start", "soft", &row.note);
    }
    svg(rows.len() as f64 * height + 4.0, about, &out)
}

/// One bar to each side.
pub struct Balance {
    /// What it is about.
    pub label: String,
    /// To the left: damage, told on hovering.
    pub damage: (f64, String),
    /// To the right, or to the left if it is a loss: profit, told on hovering.
    pub profit: (f64, String),
}

/// Bars to both sides of a line: profit above, damage below.
pub fn balances(rows: &[Balance], about: &str) -> String {
    let (left, right, height) = (118.0, WIDTH - 12.0, 28.0);
    let low = rows.iter().map(|row| row.profit.0.min(-row.damage.0)).fold(-0.2, f64::min);
    let high = rows.iter().map(|row| row.profit.0.max(0.0)).fold(0.2, f64::max);
    let pad = (high - low) * 0.2; // Room for the numbers.
    let (low, high) = (low - pad, high + pad);
    let x = |value: f64| left + (value - low) / (high - low) * (right - left);
    let bottom = rows.len() as f64 * height + 2.0;
    let mut out = String::new();
    grid(&mut out, (low, high), (left, right), (0.0, bottom));
    for (i, row) in rows.iter().enumerate() {
        let y = i as f64 * height + 4.0;
        text(&mut out, (left - 7.0, y + 14.0), "end", "", &row.label);
        for (value, (y, fill), title) in
            [(row.profit.0, (y, "good"), &row.profit.1), (-row.damage.0, (y + 10.0, "bad"), &row.damage.1)]
        {
            let (from, to) = (x(value.min(0.0)), x(value.max(0.0)));
            rect(&mut out, (from, y, (to - from).max(0.8), 9.0), fill, title);
            let (end, anchor) = if value < 0.0 { (from - 4.0, "end") } else { (to + 4.0, "start") };
            if value.abs() >= 0.05 {
                text(&mut out, (end, y + 8.5), anchor, "soft", &fixed(value, 1));
            }
        }
    }
    line(&mut out, (x(0.0), 0.0), (x(0.0), bottom), "axis");
    svg(bottom + 18.0, about, &out)
}

/// Two numbers to compare.
pub struct Dumbbell {
    /// What it is about.
    pub label: String,
    /// The number of the winners.
    pub winning: f64,
    /// The number of the others.
    pub other: f64,
}

/// Pairs of dots on one scale.
pub fn dumbbells(rows: &[Dumbbell], about: &str) -> String {
    let (left, right, height) = (132.0, WIDTH - 12.0, 20.0);
    let high = rows.iter().map(|row| row.winning.max(row.other)).fold(0.5, f64::max) * 1.04;
    let x = |value: f64| left + value / high * (right - left);
    let bottom = rows.len() as f64 * height + 2.0;
    let mut out = String::new();
    grid(&mut out, (0.0, high), (left, right), (0.0, bottom));
    for (i, row) in rows.iter().enumerate() {
        let y = i as f64 * height + 11.0;
        text(&mut out, (left - 9.0, y + 4.0), "end", "", &row.label);
        line(&mut out, (x(row.other), y), (x(row.winning), y), "link");
        for (value, colour, who) in [(row.other, "other", "other ships"), (row.winning, "win", "winning ships")] {
            let _ = write!(
                out,
                "<circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\" style=\"fill:var(--{colour})\"><title>{}: {value:.2} on {who}</title></circle>",
                x(value),
                escape(&row.label)
            );
        }
    }
    svg(bottom + 18.0, about, &out)
}

/// A mean with its interval.
pub struct Column {
    /// What it is about.
    pub label: String,
    /// The mean.
    pub value: f64,
    /// Half the width of its interval.
    pub half: f64,
    /// Told on hovering.
    pub title: String,
}

/// Columns up and down from a line, with whiskers for their intervals.
pub fn columns(rows: &[Column], about: &str) -> String {
    let (left, right, top, bottom) = (34.0, WIDTH - 4.0, 8.0, 168.0);
    let low = rows.iter().map(|row| row.value - row.half).fold(-0.5, f64::min) * 1.12;
    let high = rows.iter().map(|row| row.value + row.half).fold(0.5, f64::max) * 1.12;
    let y = |value: f64| bottom - (value - low) / (high - low) * (bottom - top);
    let mut out = String::new();
    for tick in ticks(low, high, 5) {
        line(&mut out, (left, y(tick)), (right, y(tick)), if tick == 0.0 { "axis" } else { "grid" });
        let sign = if tick > 0.0 { "+" } else { "" };
        text(&mut out, (left - 5.0, y(tick) + 4.0), "end", "soft", &format!("{sign}{}", short(tick)));
    }
    let room = (right - left) / rows.len().max(1) as f64;
    for (i, row) in rows.iter().enumerate() {
        let middle = left + (i as f64 + 0.5) * room;
        let (upper, lower) = (y(row.value.max(0.0)), y(row.value.min(0.0)));
        let fill = if row.value < 0.0 { "bad" } else { "good" };
        let width = (room * 0.6).min(46.0);
        rect(&mut out, (middle - width / 2.0, upper, width, (lower - upper).max(0.8)), fill, &row.title);
        line(&mut out, (middle, y(row.value - row.half)), (middle, y(row.value + row.half)), "whisker");
        text(&mut out, (middle, bottom + 15.0), "middle", "", &row.label);
    }
    svg(bottom + 20.0, about, &out)
}

/// A component tile in small, with how often it was used.
pub struct Used {
    /// A sign for the component.
    pub sign: String,
    /// Pipes on each side, clockwise from the front: 0 to 3.
    pub pipes: [usize; 4],
    /// What it is.
    pub label: String,
    /// The share of winning ships that have it.
    pub winning: f64,
    /// The share of other ships that have it.
    pub other: f64,
}

/// Tiles with two bars each.
pub fn tiles(rows: &[Used], about: &str) -> String {
    let (left, right, height) = (166.0, WIDTH - 42.0, 36.0);
    let full = rows.iter().map(|row| row.winning.max(row.other)).fold(1e-9, f64::max);
    let mut out = String::new();
    for (i, row) in rows.iter().enumerate() {
        let y = i as f64 * height + 3.0;
        let _ = write!(out, "<rect x=\"1\" y=\"{y:.1}\" width=\"30\" height=\"30\" rx=\"4\" class=\"tile\"/>");
        let (cx, cy) = (16.0, y + 15.0);
        for (side, pipes) in row.pipes.iter().enumerate() {
            for k in 0..*pipes {
                let shift = (k as f64 - (*pipes as f64 - 1.0) / 2.0) * 5.0;
                let (dx, dy) = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)][side];
                let at = |reach: f64| (cx + dx * reach + dy * shift, cy + dy * reach + dx * shift);
                line(&mut out, at(10.5), at(15.0), "pipe");
            }
        }
        text(&mut out, (cx, cy + 3.3), "middle", "sign", &row.sign);
        text(&mut out, (39.0, y + 19.0), "start", "", &row.label);
        for (value, y, fill, who) in [(row.winning, y + 4.0, "win", "winning"), (row.other, y + 16.0, "other", "other")]
        {
            let width = value / full * (right - left);
            let share = format!("{:.1} %", 100.0 * value);
            rect(&mut out, (left, y, width, 10.0), fill, &format!("{}: on {share} of {who} ships", row.label));
            text(&mut out, (left + width + 4.0, y + 9.0), "start", "soft", &share);
        }
    }
    svg(rows.len() as f64 * height + 2.0, about, &out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_cover_the_range() {
        assert_eq!(ticks(-12.0, 31.0, 5), [-10.0, 0.0, 10.0, 20.0, 30.0]);
        assert_eq!(ticks(0.0, 1.0, 5), [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]);
        assert!(ticks(3.0, 3.0, 5).len() <= 1);
    }

    #[test]
    fn numbers_read_well() {
        assert_eq!([short(0.0), short(-0.04), short(-1.26), short(4.0), short(12.4)], ["0", "0", "−1.3", "4", "12"]);
        assert_eq!([fixed(-0.001, 2), fixed(-2.5, 2)], ["0.00", "−2.50"]);
        assert_eq!(escape("a<b & \"c\""), "a&lt;b &amp; &quot;c&quot;");
    }

    #[test]
    fn charts_of_nothing_are_still_charts() {
        let none = [
            ridges(&[], ""),
            bars(&[], None, ""),
            balances(&[], ""),
            dumbbells(&[], ""),
            columns(&[], ""),
            tiles(&[], ""),
        ];
        for chart in none {
            assert!(chart.starts_with("<svg") && !chart.contains("NaN") && !chart.contains("inf"), "{chart}");
        }
    }
}
