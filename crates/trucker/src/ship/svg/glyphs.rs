//! Colours, and the small drawings that tiles and tallies share, each centred on 0,0.
//!
//! Drawings name colours as `$ink`; [`paint`] puts the values in.

const PALETTE: &[(&str, &str)] = &[
    ("space", "#0b1120"),
    ("panel", "#121a2f"),
    ("line", "#2b3760"),
    ("square", "#46538a"),
    ("text", "#f4ead6"),
    ("text-2", "#bcc3d8"),
    ("text-3", "#929cbd"),
    ("harm", "#ff8d7a"),
    ("harm-ink", "#3a0a05"),
    ("enamel", "#f3e7cf"),
    ("enamel-lo", "#e3d2b0"),
    ("enamel-edge", "#b99f70"),
    ("enamel-hair", "#cdb88f"),
    ("ink", "#1d2542"),
    ("steel", "#8b93a8"),
    ("steel-lo", "#5c6580"),
    ("steel-hi", "#c6ccd9"),
    ("brass", "#dba544"),
    ("brass-hi", "#f6d48c"),
    ("night", "#161c33"),
    ("white", "#fffaf0"),
    ("engine", "#cf5a24"),
    ("engine-well", "#f8d9b4"),
    ("cannon", "#8f2f42"),
    ("cannon-well", "#efccc4"),
    ("battery", "#3c8052"),
    ("battery-well", "#d5e0b9"),
    ("shield", "#1b7f8a"),
    ("shield-well", "#c5e0db"),
    ("cargo", "#b67a2c"),
    ("cargo-well", "#eed9a8"),
    ("special", "#b8322f"),
    ("special-well", "#f2c5b6"),
    ("cabin", "#6d88a8"),
    ("cabin-well", "#d2dce4"),
    ("brown-well", "#e6d2b6"),
    ("purple-well", "#dfd0e4"),
    ("cyan-well", "#c9e6ea"),
    ("visor", "#2c4c8c"),
    ("flame", "#f07a2c"),
    ("flame-hi", "#ffd683"),
    ("p-red", "#e0525c"),
    ("p-yellow", "#ecd04a"),
    ("p-green", "#57b274"),
    ("p-blue", "#6a9cec"),
    ("g-red", "#dc3b3b"),
    ("g-yellow", "#f2c431"),
    ("g-green", "#4fae62"),
    ("g-blue", "#4b8fe2"),
];

/// Puts the values of colours in place of their names.
pub(super) fn paint(drawing: &str) -> String {
    let mut parts = drawing.split('$');
    let mut painted = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end =
            part.find(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')).unwrap_or(part.len());
        let value = PALETTE.iter().find(|(name, _)| *name == &part[..end]).map(|(_, value)| *value);
        debug_assert!(value.is_some(), "no colour is called {}", &part[..end]);
        painted.push_str(value.unwrap_or("#000"));
        painted.push_str(&part[end..]);
    }
    painted
}

/// Moves and scales a drawing.
pub(super) fn at(x: f64, y: f64, scale: f64, drawing: &str) -> String {
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{drawing}</g>"#)
}

/// The sign of what needs a battery.
pub(super) const BOLT: &str =
    r#"<path d="M2-11-8 2h6l-2 9L8-3H2z" fill="$brass-hi" stroke="$ink" stroke-width="2" stroke-linejoin="round"/>"#;

/// A human.
pub(super) const HUMAN: &str = r##"<path d="M-10 12C-10 4-6 2 0 2s10 2 10 10z" fill="$white" stroke="$ink" stroke-width="2" stroke-linejoin="round"/><circle cy="-4" r="8.6" fill="$white" stroke="$ink" stroke-width="2"/><rect x="-5.8" y="-8" width="11.6" height="8" rx="4" fill="$visor"/><path d="M-3.5-6h3" stroke="#cfe3ff" stroke-width="1.6" stroke-linecap="round"/>"##;

/// A brown alien.
pub(super) const BROWN: &str = r##"<path d="M-6-8-9-14M6-8l3-6" stroke="$ink" stroke-width="2.4" stroke-linecap="round"/><path d="M-13 12c-2-14 3-21 13-21s15 7 13 21z" fill="#b97d49" stroke="$ink" stroke-width="2" stroke-linejoin="round"/><circle cy="-1" r="5.4" fill="#fff7e6" stroke="$ink" stroke-width="1.6"/><circle cy="-.4" r="2.2" fill="$ink"/>"##;

/// A purple alien.
pub(super) const PURPLE: &str = r##"<path d="M-10 12C-11 2-11-5-9-15l6 6h6l6-6c2 10 2 17 1 27z" fill="#a673cf" stroke="$ink" stroke-width="2" stroke-linejoin="round"/><path d="M-6-2l4 2M6-2 2 0" stroke="$ink" stroke-width="2.4" stroke-linecap="round"/><path d="M-4 6h8" stroke="$ink" stroke-width="1.8" stroke-linecap="round"/>"##;

/// A cyan alien.
pub(super) const CYAN: &str = r##"<path d="M-9 13C-13 4-12-4-6-9q6-5 12 0c6 5 7 13 3 22z" fill="#4fb3c4" stroke="$ink" stroke-width="2" stroke-linejoin="round"/><path d="M-5-10-8-16M5-10 8-16" stroke="$ink" stroke-width="2" stroke-linecap="round"/><g fill="$ink"><circle cx="-4" cy="-1" r="2"/><circle cx="4" cy="-1" r="2"/></g><path d="M-4 6q4 3 8 0" fill="none" stroke="$ink" stroke-width="1.8" stroke-linecap="round"/>"##;

/// Goods, most valuable first: the corners are the price.
pub(super) const GOODS: [&str; 4] = [
    r##"<path d="M0-11.5 11.5 0 0 11.5-11.5 0z" fill="$g-red" stroke="#fff3df" stroke-width="1.7" stroke-linejoin="round"/><path d="M0-6.6 6.6 0" stroke="#fff3df" stroke-opacity=".5" stroke-width="1.6"/>"##,
    r##"<path d="M0-10.5 11 8.8H-11z" fill="$g-yellow" stroke="#fff3df" stroke-width="1.7" stroke-linejoin="round"/>"##,
    r##"<path d="M-11 0C-6-9.5 6-9.5 11 0 6 9.5-6 9.5-11 0z" fill="$g-green" stroke="#fff3df" stroke-width="1.7" stroke-linejoin="round"/><path d="M-5 0H5" stroke="#fff3df" stroke-opacity=".55" stroke-width="1.4"/>"##,
    r##"<path d="M0-12C4-6 9-2.5 9 2.5a9 8.7 0 0 1-18 0C-9-2.5-4-6 0-12z" fill="$g-blue" stroke="#fff3df" stroke-width="1.7" stroke-linejoin="round"/>"##,
];

/// The players in the order of the starting cabins in the box, each with the drawing of its emblem.
pub(super) const PLAYERS: [(&str, &str); 4] = [
    ("blue", r#"<path d="M3.4-9.4A9.6 9.6 0 1 0 9.2 5 8.2 8.2 0 0 1 3.4-9.4z" fill="$p-blue"/>"#),
    (
        "green",
        r#"<circle r="5.8" fill="$p-green"/><path d="M-10.4 3.2C-6.5 6.2 7.5 0 10.4-4.2" fill="none" stroke="$p-green" stroke-width="2.3" stroke-linecap="round"/>"#,
    ),
    ("red", r#"<path d="M0-10 2.6-3.4 9.6-3 4.2 1.5 6 8.4 0 4.6-6 8.4-4.2 1.5-9.6-3-2.6-3.4z" fill="$p-red"/>"#),
    (
        "yellow",
        r#"<circle r="4.8" fill="$p-yellow"/><path d="M0-9.4v1.6M0 7.8v1.6M-9.4 0h1.6M7.8 0h1.6M-6.6-6.6l1 1M5.6 5.6l1 1M-6.6 6.6l1-1M5.6-5.6l1-1" stroke="$p-yellow" stroke-width="2.3" stroke-linecap="round"/>"#,
    ),
];

/// Signs for the tally, drawn with lines on 24 × 24.
pub(super) const ICONS: [&str; 7] = [
    r#"<path d="M9 3h6v5l3.2 8H5.8L9 8z"/><path d="M9 19.5v1.2M12 19.5v2.6M15 19.5v1.2"/>"#,
    r#"<path d="M10.2 3h3.6l1.7 14a3.5 3.5 0 0 1-7 0zM8.8 3h6.4"/><circle cx="4.8" cy="15.5" r="2.6"/><circle cx="19.2" cy="15.5" r="2.6"/><path d="M7.4 15.5h1M15.6 15.5h1"/>"#,
    r#"<circle cx="12" cy="8.5" r="5"/><path d="M9 8h6M4 21c0-4.6 3.2-6.3 8-6.3s8 1.7 8 6.3"/>"#,
    r#"<rect x="6.5" y="5" width="11" height="16" rx="2.6"/><path d="M10 2.6h4M13 8.4l-3.2 4.4h4.4L11 17.2"/>"#,
    r#"<rect x="3.5" y="12" width="8" height="8" rx="1.2"/><rect x="12.5" y="12" width="8" height="8" rx="1.2"/><rect x="8" y="3" width="8" height="8" rx="1.2"/>"#,
    r#"<path d="M3 8.2h9M3 15.8h9M12 5.2v13.6"/><path d="M15.5 8.2h1.6M15.5 15.8h1.6M19.8 8.2H21M19.8 15.8H21"/>"#,
    r#"<path d="M4 5h9a6 6 0 0 1 6 6v9"/><path d="M4 10.5h6.2a3.3 3.3 0 0 1 3.3 3.3V20"/>"#,
];

/// What is defined once at the beginning of a picture: gradients, and the patterns of the players.
pub(super) const DEFS: &str = r##"<linearGradient id="tk-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d1428"/><stop offset=".6" stop-color="#080d1a"/><stop offset="1" stop-color="#0a0f1d"/></linearGradient><radialGradient id="tk-dusk" cx=".8" cy="-.05" r=".8"><stop offset="0" stop-color="#404e96" stop-opacity=".34"/><stop offset="1" stop-color="#404e96" stop-opacity="0"/></radialGradient><linearGradient id="tk-enamel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffaf0" stop-opacity=".9"/><stop offset=".45" stop-color="#f3e7cf" stop-opacity="0"/><stop offset="1" stop-color="#c9ad78" stop-opacity=".42"/></linearGradient><pattern id="tk-red" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="4" height="9" fill="#2b0508" fill-opacity=".34"/></pattern><pattern id="tk-yellow" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="4.5" cy="4.5" r="2" fill="#2b2403" fill-opacity=".5"/></pattern><pattern id="tk-green" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="3.6" fill="#05230f" fill-opacity=".36"/></pattern><pattern id="tk-blue" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0h5v5H0zM5 5h5v5H5z" fill="#051a3d" fill-opacity=".36"/></pattern>"##;
