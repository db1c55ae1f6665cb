//! Drawings of what makes a ship differ from its tiles.

use trucker_engine::ship::marks::Bond;

/// A cap on the connector of the front edge; turned for the other sides.
pub(super) fn cap(quarters: usize) -> String {
    format!(
        r#"<g transform="rotate({} 50 50)"><rect x="20" y="1" width="60" height="9" rx="4.5" fill="$text-2" stroke="$ink" stroke-width="2.2"/></g>"#,
        90 * quarters
    )
}

/// A joint between the middles of two tiles: a pipe with a collar across their edge, or waves from one to the other.
pub(super) fn joint((x, y): (f64, f64), (to_x, to_y): (f64, f64), bond: Bond) -> String {
    match bond {
        Bond::Held => {
            // Neighbours round the edge of a ring are drawn far apart: a stub at the edge of either.
            let (across, down) = ((to_x - x).clamp(-100.0, 100.0), (to_y - y).clamp(-100.0, 100.0));
            let round = (to_x - x).abs() > 100.0;
            let across = if round { -across } else { across };
            let stub = |x: f64, y: f64, across: f64, down: f64| {
                format!(
                    r#"<path d="M{} {}L{} {}" stroke="$ink" stroke-width="15" stroke-linecap="round"/><path d="M{} {}L{} {}" stroke="$brass-hi" stroke-width="9" stroke-linecap="round"/>"#,
                    x + across * 0.32,
                    y + down * 0.32,
                    x + across * 0.5,
                    y + down * 0.5,
                    x + across * 0.32,
                    y + down * 0.32,
                    x + across * 0.5,
                    y + down * 0.5
                )
            };
            stub(x, y, across, down) + &stub(to_x, to_y, -across, -down)
        }
        // A crack across the edge between the two.
        Bond::Loosened => {
            let (mid_x, mid_y) = (f64::midpoint(x, to_x), f64::midpoint(y, to_y));
            let (along_x, along_y) = ((to_y - y) * 0.3, (to_x - x) * 0.3);
            format!(
                r#"<path d="M{} {}L{} {}L{} {}L{} {}" fill="none" stroke="$danger" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>"#,
                mid_x - along_x,
                mid_y - along_y,
                mid_x - along_x / 3.0 + along_y / 4.0,
                mid_y - along_y / 3.0 + along_x / 4.0,
                mid_x + along_x / 3.0 - along_y / 4.0,
                mid_y + along_y / 3.0 - along_x / 4.0,
                mid_x + along_x,
                mid_y + along_y
            )
        }
        Bond::Joined => format!(
            r#"<path d="M{x} {y}L{to_x} {to_y}" stroke="$w-shield" stroke-width="5" stroke-dasharray="2 11" stroke-linecap="round"/><circle cx="{x}" cy="{y}" r="9" fill="none" stroke="$w-shield" stroke-width="3.4"/><circle cx="{to_x}" cy="{to_y}" r="9" fill="none" stroke="$w-shield" stroke-width="3.4"/>"#
        ),
    }
}
