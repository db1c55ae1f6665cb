//! `nothing-else`: what no line of a scenario speaks of is as it was on the table.

use super::expect::Now;
use super::words::{ALIENS, GAVE_UP, GOODS, SPECIALISTS, TITLES, TURNS, name, spell, tile_name};
use crate::ship::marks::spell_all;
use trucker_engine::ship::gadgets;
use trucker_engine::state::HeldTitle;
use trucker_engine::words::Seat;

/// What can change about a player: the word for it, the expectations that speak of it, and what it is now.
type Aspect = (&'static str, &'static [&'static str], fn(&Now, Seat) -> String);

const OF_PLAYERS: [Aspect; 13] = [
    ("position", &["position", "order"], |now, seat| now.state.players[seat].position.0.to_string()),
    ("credits", &["credits"], |now, seat| now.state.players[seat].credits.to_string()),
    ("lost", &["lost"], |now, seat| now.state.players[seat].lost.to_string()),
    ("gave-up", &["gave-up", "flying"], |now, seat| {
        now.state.players[seat].gave_up.map_or("no", |why| spell(&why, &GAVE_UP)).to_owned()
    }),
    ("announced", &["announced"], |now, seat| yes(now.state.flight.announced.contains(seat))),
    ("tile", &["tile", "marks", "components"], tiles),
    ("crew", &["crew", "humans", "sleepers"], crew),
    ("batteries", &["batteries"], |now, seat| {
        on_squares(now, seat, |aboard| {
            Some(aboard.batteries()).filter(|count| *count > 0).map(|count| count.to_string())
        })
    }),
    ("holds", &["holds"], |now, seat| on_squares(now, seat, |aboard| Some(goods(aboard.goods().0)))),
    ("specialist", &["specialist"], |now, seat| {
        let modifiers = now.state.players[seat].rules.modifiers;
        let held = SPECIALISTS.iter().find(|(_, specialist)| modifiers.contains(*specialist));
        held.map_or("none", |(name, _)| name).to_owned()
    }),
    ("title", &["title"], |now, seat| {
        let player = &now.state.players[seat];
        let title =
            |held: HeldTitle| format!("{} {}", spell(&held.title, &TITLES), if held.gold { "gold" } else { "silver" });
        player.title.into_iter().chain(player.second_title).map(title).collect::<Vec<_>>().join(" ")
    }),
    ("turned", &["turned"], |now, seat| yes(now.state.ships[seat].is_turned())),
    ("reserve", &["reserve", "hand"], |now, seat| {
        let builder = &now.state.yard.builders[seat];
        let tiles = builder.reserve.iter().flatten().copied().chain(builder.hand.map(|hand| hand.tile));
        tiles.map(|tile| tile_name(now.content, tile)).collect::<Vec<_>>().join(" ")
    }),
];

fn yes(is_so: bool) -> String {
    if is_so { "yes" } else { "no" }.to_owned()
}

fn tiles(now: &Now, seat: Seat) -> String {
    let ship = &now.state.ships[seat];
    let tile = |(square, placed): (_, trucker_engine::ship::Placed)| {
        format!("{square} {} {}", tile_name(now.content, placed.tile), spell(&placed.turn, &TURNS))
    };
    ship.tiles().map(tile).chain(spell_all(ship)).collect::<Vec<_>>().join(", ")
}

fn crew(now: &Now, seat: Seat) -> String {
    let awake = on_squares(now, seat, |aboard| match (aboard.alien(), aboard.humans()) {
        (Some(alien), 0) => Some(spell(&alien, &ALIENS).to_owned()),
        (Some(alien), humans) => Some(format!("{}+{humans}", spell(&alien, &ALIENS))),
        (None, 0) => None,
        (None, humans) => Some(humans.to_string()),
    });
    let ship = &now.state.ships[seat];
    if !ship.quirks().awake {
        return awake; // Whoever is in a stasis chamber is asleep, and told of as humans.
    }
    let asleep = gadgets::sleeping(ship, now.content);
    let asleep = asleep.iter().map(|chamber| format!("{chamber} {} asleep", ship.asleep(chamber)));
    [awake].into_iter().chain(asleep).collect::<Vec<_>>().join(", ")
}

/// What stands where on a ship.
fn on_squares(now: &Now, seat: Seat, what: fn(trucker_engine::ship::Aboard) -> Option<String>) -> String {
    let ship = &now.state.ships[seat];
    let each = ship.occupied().iter().filter_map(|square| Some(format!("{square} {}", what(ship.afoot(square))?)));
    each.filter(|text| !text.ends_with(' ')).collect::<Vec<_>>().join(", ")
}

fn goods(counts: [u8; 4]) -> String {
    let blocks = GOODS.iter().flat_map(|(name, good)| std::iter::repeat_n(name.as_str(), counts[good.index()].into()));
    blocks.collect::<Vec<_>>().join(" ")
}

/// What has changed that none of these lines speaks of; they are given by their first two words.
pub(super) fn changes(before: &Now, now: &Now, mentioned: &[String]) -> Vec<String> {
    let mut changes = Vec::new();
    let mut compare = |what: String, was: String, is: String| {
        if was != is {
            let shown = |text: String| if text.is_empty() { "nothing".to_owned() } else { text };
            changes.push(format!("{what} was {}, is {}", shown(was), shown(is)));
        }
    };
    let spoken = |word: &str, of: &str| mentioned.iter().any(|line| *line == format!("{word} {of}"));
    let spoken_of_all = |word: &str| mentioned.iter().any(|line| line.split(' ').next() == Some(word));
    for seat in now.state.seats().iter() {
        let who = name(now.names, seat);
        for (word, lines, of) in OF_PLAYERS {
            let about_all = |line: &&str| matches!(*line, "order" | "flying" | "announced") && spoken_of_all(line);
            if !lines.iter().any(|line| spoken(line, who) || about_all(line)) {
                compare(format!("{word} {who}"), of(before, seat), of(now, seat));
            }
        }
    }
    // Whoever speaks of holds has said where blocks went.
    if !spoken_of_all("holds") {
        for (name, good) in GOODS.iter().filter(|(name, _)| !spoken("bank", name)) {
            compare(format!("bank {name}"), before.state.bank[*good].to_string(), now.state.bank[*good].to_string());
        }
    }
    changes
}
