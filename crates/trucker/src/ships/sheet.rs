//! Many ships on one sheet.

use super::Built;
use crate::ship::report::Report;
use crate::ship::svg;
use std::fmt::Write;
use trucker_engine::content::Content;

/// Ships side by side in a picture.
const COLUMNS: usize = 4;

fn draw(built: &Built, content: &Content) -> String {
    svg::draw(&Report::of(built.ship, content, built.board, None, 0))
}

/// Who built a ship, and when.
fn caption(built: &Built) -> String {
    format!("{}, game {}, seat {}", built.bot, built.game, built.seat.index() + 1)
}

/// A page with a figure for each ship.
pub(super) fn page(ships: &[Built], content: &Content) -> String {
    let mut out = String::from(
        r#"<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ships</title><style>body{margin:0;padding:24px;background:#0b1020;color:#e8e4d8;font:15px/1.4 system-ui,sans-serif;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,420px),1fr));gap:24px}figure{margin:0}svg{width:100%;height:auto;display:block;border-radius:12px}figcaption{margin-top:6px}code{overflow-wrap:anywhere;opacity:.8;font-size:12px}</style></head><body>"#,
    );
    for built in ships {
        let (picture, code) = (draw(built, content), built.code(content));
        let _ =
            write!(out, "<figure>{picture}<figcaption>{}<br><code>{code}</code></figcaption></figure>", caption(built));
    }
    out + "</body></html>\n"
}

/// One picture of all ships.
pub(super) fn picture(ships: &[Built], content: &Content) -> String {
    let pictures: Vec<String> = ships.iter().map(|built| draw(built, content)).collect();
    let most = |name: &str| pictures.iter().filter_map(|picture| size(picture, name)).max().unwrap_or(0);
    let (wide, high) = (most("width"), most("height") + 40);
    let columns = COLUMNS.min(ships.len().max(1));
    let (width, height) = (wide * columns as u32, high * ships.len().div_ceil(columns) as u32);
    let mut out = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"><rect width="{width}" height="{height}" fill="#0b1020"/>"##
    );
    for (number, (built, picture)) in ships.iter().zip(&pictures).enumerate() {
        let (x, y) = (wide * (number % columns) as u32, high * (number / columns) as u32);
        let _ = write!(
            out,
            r##"<g transform="translate({x} {y})">{picture}<text x="24" y="{}" fill="#e8e4d8" font-family="sans-serif" font-size="18">{}</text></g>"##,
            high - 12,
            caption(built)
        );
    }
    out + "</svg>\n"
}

/// The width or height that a picture begins with.
fn size(picture: &str, name: &str) -> Option<u32> {
    let (_, rest) = picture.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()?.parse().ok()
}
