//! What a scenario expects, and whether it came true.

use super::choices::choices;
use super::lines::{Words, first_word};
use super::patterns::{check_event, check_question};
use super::table::{Table, position};
use super::words::{
    ALIENS, GAVE_UP, GOODS, MEMBERS, MENU, MISTAKES, PHASES, ROADS, SPECIALISTS, Said, TITLES, TURNS, goods_words,
    look_up, name, plain, shown, spell, squares_words, strength, tile_name,
};
use crate::ship::marks as ship_marks;
use trucker_engine::building::alter;
use trucker_engine::card::Measure;
use trucker_engine::content::Content;
use trucker_engine::decision::Decision;
use trucker_engine::menu;
use trucker_engine::modifiers::titles::score;
use trucker_engine::named::Named;
use trucker_engine::ship::joins::Held;
use trucker_engine::ship::legal::{Mistake, Mistakes};
use trucker_engine::ship::marks::Mark;
use trucker_engine::ship::{Ship, analysis, boosters, gadgets};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::state::State;
use trucker_engine::words::Seat;

/// The game at the moment an expectation is checked.
pub(super) struct Now<'a> {
    pub(super) state: &'a State,
    pub(super) content: &'a Content,
    pub(super) names: &'a [String],
    pub(super) asked: &'a [Decision],
}

type Getter = Box<dyn Fn(&Now) -> String>;

/// A value that is expected, and how to find out what it is.
pub(super) struct Fact {
    /// The expectation as it was written.
    pub(super) what: String,
    pub(super) expected: String,
    pub(super) got: Getter,
}

/// One thing that is expected.
pub(super) enum Check {
    /// Something has a value.
    Fact(Fact),
    /// Something happened, after what earlier lines expect.
    Event(String),
    /// Something happened exactly so often.
    Events(u16, String),
    /// Something did not happen.
    NoEvent(String),
    /// What no earlier line is about is as it was on the table; with the first words of those lines.
    NothingElse(Vec<String>),
    /// A player is asked this.
    Pending(Seat, String),
    /// Nobody is asked anything.
    NothingPending,
}

const EXPECTATIONS: &str = "position, credits, lost, flying, order, gave-up, place, tile, marks, components, crew, humans, \
    sleepers, specialist, team, roads, turned, left-out, face-down, batteries, holds, bank, exposed, strength, score, title, mistake, no-mistake, hand, reserve, face-up, space, timer, \
    phase, used, piles, deck, announced, menu, pending, choices, event, events, no-event, nothing-else";

/// Reads a line of expectations; most lines may be about several players.
pub(super) fn expectations(table: &mut Table, text: &str) -> Said<Vec<Check>> {
    let (key, rest) = first_word(text);
    let names = table.names.clone();
    let mut words = Words::new(rest, &names);
    let check = match key {
        "event" | "no-event" if rest.is_empty() => {
            return Err("what happened is missing, such as: event red rolled".to_owned());
        }
        "event" | "no-event" => {
            let event = words.rest().to_owned();
            check_event(&event, &table.content, &names)?;
            if key == "event" { Check::Event(event) } else { Check::NoEvent(event) }
        }
        "events" => {
            let count = words.number("how often", 0, 999)?;
            let event = words.rest().to_owned();
            if event.is_empty() {
                return Err("what happened is missing, such as: events 2 red lost human".to_owned());
            }
            check_event(&event, &table.content, &names)?;
            Check::Events(count, event)
        }
        "nothing-else" => Check::NothingElse(Vec::new()),
        "pending" if words.takes("none") => Check::NothingPending,
        "pending" => {
            let seat = words.seat()?;
            let question = words.rest().to_owned();
            check_question(&question, &table.content, &names)?;
            Check::Pending(seat, question)
        }
        "position" | "credits" | "lost" | "place" | "components" | "humans" | "sleepers" | "exposed" | "space"
        | "squares" => {
            let mut checks = Vec::new();
            loop {
                checks.push(Check::Fact(number_of_player(key, &mut words)?));
                if words.is_empty() {
                    return Ok(checks);
                }
            }
        }
        _ => Check::Fact(Fact { what: text.to_owned(), ..of_table(key, table, &mut words)? }),
    };
    words.end().map(|()| vec![check])
}

fn fact(expected: impl ToString, got: impl Fn(&Now) -> String + 'static) -> Fact {
    Fact { what: String::new(), expected: expected.to_string(), got: Box::new(got) }
}

/// Numbers that every player has.
fn number_of_player(key: &str, words: &mut Words) -> Said<Fact> {
    let seat = words.seat()?;
    let or_none = matches!(key, "place" | "space");
    let allowed = if or_none { "a whole number such as 2, or none" } else { "a whole number such as 2" };
    let word = words.take().ok_or_else(|| format!("a number is missing: allowed is {allowed}"))?;
    let expected = match position(word) {
        _ if or_none && word == "none" => word.to_owned(),
        Ok(number) => number.to_string(),
        Err(_) => return Err(format!("'{}' is not a number: allowed is {allowed}", shown(word))),
    };
    let what = format!("{key} {} {expected}", name(words.names(), seat));
    let key = key.to_owned();
    let fact = fact(expected, move |now| {
        let player = &now.state.players[seat];
        let ship = &now.state.ships[seat];
        match key.as_str() {
            "position" => player.position.0.to_string(),
            "credits" => player.credits.to_string(),
            "lost" => player.lost.to_string(),
            "place" => player.place.map_or("none".to_owned(), |place| (place + 1).to_string()),
            "components" => ship.occupied().len().to_string(),
            "humans" => analysis::humans(ship).to_string(),
            "sleepers" => gadgets::sleepers(ship, now.content).to_string(),
            "exposed" => analysis::exposed_connectors(ship).to_string(),
            "squares" => now.state.rules.building_zone(now.content, seat).len().to_string(),
            _ => {
                let space = now.state.yard.spaces().iter().position(|taken| *taken == Some(seat));
                space.map_or("none".to_owned(), |space| (space + 1).to_string())
            }
        }
    });
    Ok(Fact { what, ..fact })
}

/// Everything else.
fn of_table(key: &str, table: &mut Table, words: &mut Words) -> Said<Fact> {
    Ok(match key {
        "flying" | "order" => {
            let mut seats = Vec::new();
            while !words.takes("none") && !words.is_empty() {
                seats.push(words.seat()?);
            }
            let in_order = key == "order";
            if !in_order {
                seats.sort_unstable();
            }
            fact(named(&table.names, seats), move |now| {
                let mut flying: Vec<Seat> = now.state.flight_order().into_iter().collect();
                if !in_order {
                    flying.sort_unstable();
                }
                named(now.names, flying)
            })
        }
        "announced" => {
            let mut seats = Vec::new();
            while !words.takes("none") && !words.is_empty() {
                seats.push(words.seat()?);
            }
            seats.sort_unstable();
            fact(named(&table.names, seats), move |now| named(now.names, now.state.flight.announced.iter()))
        }
        "menu" => {
            let seat = words.seat()?;
            let mut items: Vec<&str> = Vec::new();
            while !words.takes("none") && !words.is_empty() {
                items.push(spell(&words.one_of("thing to do unasked", &MENU)?, &MENU));
            }
            let words_of = |items: Vec<&str>| if items.is_empty() { "none".to_owned() } else { items.join(" ") };
            fact(words_of(items), move |now| {
                words_of(menu::menu(now.state, seat).map(|item| spell(&item, &MENU)).collect())
            })
        }
        "gave-up" => {
            let seat = words.seat()?;
            let why = words.rest();
            let expected = if why == "no" { "no" } else { spell(&look_up("reason", why, &GAVE_UP)?, &GAVE_UP) };
            fact(expected, move |now| {
                now.state.players[seat].gave_up.map_or("no".to_owned(), |why| spell(&why, &GAVE_UP).to_owned())
            })
        }
        "tile" => tile(table, words)?,
        "marks" => marks(words)?,
        "crew" => crew(words)?,
        "batteries" => {
            let (seat, square) = (words.seat()?, words.square_if_any());
            let expected: u32 = words.number("batteries", 0, 999)?;
            fact(expected, move |now| {
                let ship = &now.state.ships[seat];
                square
                    .map_or_else(|| analysis::batteries(ship), |square| u32::from(ship.afoot(square).batteries()))
                    .to_string()
            })
        }
        "holds" => {
            let (seat, square) = (words.seat()?, words.square_if_any());
            let mut goods = trucker_engine::words::Goods::NONE;
            while !words.takes("nothing") && !words.is_empty() {
                let count = &mut goods[words.one_of("goods", &GOODS)?];
                *count = count.saturating_add(1);
            }
            fact(goods_words(goods), move |now| {
                let ship = &now.state.ships[seat];
                goods_words(square.map_or_else(|| analysis::goods(ship), |square| ship.aboard(square).goods()))
            })
        }
        "specialist" => {
            let seat = words.seat()?;
            let none = words.takes("none");
            let expected = if none { "none" } else { spell(&words.one_of("specialist", &SPECIALISTS)?, &SPECIALISTS) };
            fact(expected, move |now| {
                let modifiers = now.state.players[seat].rules.modifiers;
                let held = SPECIALISTS.iter().find(|(_, specialist)| modifiers.contains(*specialist));
                held.map_or("none", |(name, _)| name).to_owned()
            })
        }
        "team" => {
            let seat = words.seat()?;
            let mut expected = Vec::new();
            while !words.takes("none") && !words.is_empty() {
                expected.push(spell(&words.one_of("member", &MEMBERS)?, &MEMBERS));
            }
            fact(expected.join(", "), move |now| {
                let team = now.state.players[seat].team;
                team.iter().map(|hired| spell(&hired.member, &MEMBERS)).collect::<Vec<_>>().join(", ")
            })
        }
        "roads" => {
            let seat = words.seat()?;
            let mut expected = Vec::new();
            while !words.takes("none") && !words.is_empty() {
                expected.push(spell(&words.one_of("road", &ROADS)?, &ROADS));
            }
            expected.sort_unstable();
            fact(expected.join(", "), move |now| {
                let modifiers = now.state.players[seat].rules.modifiers;
                let mut held: Vec<&str> =
                    ROADS.iter().filter(|(_, road)| modifiers.contains(*road)).map(|(name, _)| name.as_str()).collect();
                held.sort_unstable();
                held.join(", ")
            })
        }
        "turned" => {
            let seat = words.seat()?;
            let expected = words.one_of("answer", &[("yes", "yes"), ("no", "no")])?;
            fact(expected, move |now| if now.state.ships[seat].is_turned() { "yes" } else { "no" }.to_owned())
        }
        "holes" => {
            let seat = words.seat()?;
            let expected = if words.takes("none") { Squares::NONE } else { words.squares()? };
            fact(squares_words(expected), move |now| {
                let rules = &now.state.rules;
                let printed = rules.ship_board(now.content, seat).squares;
                squares_words(printed.minus(rules.building_zone(now.content, seat)))
            })
        }
        "insured" => {
            let seat = words.seat()?;
            let expected = words.one_of("yes or no", &[("yes", true), ("no", false)])?;
            fact(expected, move |now| now.state.players[seat].insured.to_string())
        }
        "left-out" => {
            let expected: u16 = words.number("tiles", 0, 384)?;
            fact(expected, |now| now.state.pool.left_out.len().to_string())
        }
        "face-down" => {
            let expected: u16 = words.number("tiles", 0, 384)?;
            fact(expected, |now| now.state.yard.face_down.len().to_string())
        }
        "bank" => {
            let good = words.one_of("goods", &GOODS)?;
            let blocks: u8 = words.number("blocks", 0, 99)?;
            fact(blocks, move |now| now.state.bank[good].to_string())
        }
        "strength" => power(words)?,
        "score" => {
            let (seat, title) = (words.seat()?, words.one_of("title", &TITLES)?);
            let expected: u8 = words.number("score", 0, 200)?;
            fact(expected, move |now| score(&now.state.ships[seat], now.content, title).to_string())
        }
        "title" => title(words)?,
        "mistake" | "no-mistake" => mistake(key == "mistake", words)?,
        "hand" | "reserve" | "face-up" => in_yard(key, table, words)?,
        "timer" => {
            let space: u8 = words.number("timer space", 1, 9)?;
            fact(space, |now| (now.state.yard.timer_space + 1).to_string())
        }
        "phase" => {
            let expected = look_up("phase", words.rest(), &PHASES)?;
            fact(plain(expected.name()), |now| plain(now.state.phase.name()))
        }
        "used" => {
            let used = !words.takes("not");
            let word = words.word("a card")?;
            let card = table.content.card_named(word).ok_or_else(|| format!("card '{}' is unknown", shown(word)))?;
            let say = |used: bool| if used { "used" } else { "not used" };
            fact(say(used), move |now| say(now.state.flight.removed.contains(card)).to_owned())
        }
        "deck" => {
            let has = !words.takes("without");
            let word = words.word("a card")?;
            let card = table.content.card_named(word).ok_or_else(|| format!("card '{}' is unknown", shown(word)))?;
            let say = |has: bool| if has { "with it" } else { "without it" };
            fact(say(has), move |now| say(now.state.flight.deck.contains(card)).to_owned())
        }
        "piles" => {
            let expected = plain(words.rest());
            fact(expected, |now| {
                let levels = |pile: &trucker_engine::state::Pile| {
                    let mut levels: Vec<String> =
                        pile.iter().map(|card| now.content.card(card).level.to_string()).collect();
                    levels.sort();
                    levels.join(" ")
                };
                now.state.flight.piles.iter().map(levels).collect::<Vec<_>>().join(" / ").trim().replace("  ", " ")
            })
        }
        "choices" => {
            let seat = words.seat()?;
            let mut expected: Vec<&str> = words.rest().split_whitespace().collect();
            expected.sort_unstable();
            fact(expected.join(" "), move |now| choices(now, seat))
        }
        _ => return Err(format!("'{}' cannot be expected: allowed is {EXPECTATIONS}", shown(key))),
    })
}

/// Players by name.
fn named(names: &[String], seats: impl IntoIterator<Item = Seat>) -> String {
    seats.into_iter().map(|seat| name(names, seat)).collect::<Vec<_>>().join(" ")
}

/// `tile red 7,6 gone`, `tile red 7,6 t101 >`, `tile red 7,6 cannon`.
fn tile(table: &Table, words: &mut Words) -> Said<Fact> {
    let (seat, square) = (words.seat()?, words.square()?);
    let word = words.word("gone, a tile or a kind")?;
    let with_turn = words.peek().is_some();
    let turn = if with_turn { format!(" {}", spell(&words.one_of("turn", &TURNS)?, &TURNS)) } else { String::new() };
    let by_name = table.content.tile_named(word).is_some();
    let kind = word.replace('-', "_");
    let is_kind = ["", "1"].iter().any(|param| trucker_content::parse_tile("tile", &kind, param, "0000").is_ok());
    if !by_name && !is_kind && word != "gone" {
        return Err(format!(
            "'{}' is no tile: allowed is gone, a tile such as t042, or a kind such as cannon",
            shown(word)
        ));
    }
    Ok(fact(format!("{kind}{turn}"), move |now| {
        let ship = &now.state.ships[seat];
        // By its name it is the tile that was built, by its kind what it is now.
        let (what, turn) = match (ship.at(square), ship.look(now.content, square)) {
            (Some(placed), _) if by_name => (now.content.tile(placed.tile).name.replace('-', "_"), placed.turn),
            (_, Some(look)) => (trucker_content::kind_name(look.component).0.into_owned(), look.turn),
            _ => return "gone".to_owned(),
        };
        if with_turn { format!("{what} {}", spell(&turn, &TURNS)) } else { what }
    }))
}

/// `marks red 7,7 held 8,7, 8,8 swivel`: these marks and no others are on the ship, or `none`.
fn marks(words: &mut Words) -> Said<Fact> {
    let seat = words.seat()?;
    let mut expected = Vec::new();
    if !words.takes("none") {
        for text in words.rest().split(", ") {
            let (square, mark) = ship_marks::read(text)?;
            expected.push(mark.to_bits(square));
        }
    }
    expected.sort_unstable();
    let spell = |(square, mark)| ship_marks::spell(square, mark);
    let expected: Vec<String> = expected.into_iter().filter_map(Mark::from_bits).map(spell).collect();
    Ok(fact(expected.join(", "), move |now| ship_marks::spell_all(&now.state.ships[seat]).join(", ")))
}

/// `crew red 5` of the whole ship, `crew red 7,7 2`, `crew red 6,8 purple` or `crew red 6,8 purple+1` of a cabin.
fn crew(words: &mut Words) -> Said<Fact> {
    let (seat, square) = (words.seat()?, words.square_if_any());
    let word = words.word("a number or an alien")?;
    let is_alien = ALIENS.iter().any(|(name, _)| word.strip_suffix("+1").unwrap_or(word) == *name);
    if !is_alien && word.parse::<u8>().is_err() {
        return Err(format!("crew '{}' is wrong: allowed is a number, purple, brown or cyan", shown(word)));
    }
    Ok(fact(word, move |now| {
        let ship = &now.state.ships[seat];
        match square {
            None => analysis::crew(ship).to_string(),
            Some(square) => match (ship.aboard(square).alien(), ship.aboard(square).humans()) {
                (Some(alien), 0) => spell(&alien, &ALIENS).to_owned(),
                (Some(alien), humans) => format!("{}+{humans}", spell(&alien, &ALIENS)),
                (None, humans) => humans.to_string(),
            },
        }
    }))
}

/// `strength red cannons 4½`, `strength red engines 5 with 7,9 8,9`, `strength red cannons 6 with all`.
fn power(words: &mut Words) -> Said<Fact> {
    let seat = words.seat()?;
    let measure = words.one_of("strength", &[("engines", Measure::Engines), ("cannons", Measure::Cannons)])?;
    let expected = strength(words.word("a strength")?)?;
    let powered = match words.takes("with") {
        false => Squares::NONE,
        true if words.takes("all") => Squares::ALL,
        true => words.squares()?,
    };
    Ok(fact(expected, move |now| {
        let ship = &now.state.ships[seat];
        match measure {
            Measure::Cannons | Measure::Engines => {
                let rules = now.state.players[seat].rules;
                boosters::strength(ship, now.content, rules, measure, powered).to_string()
            }
            Measure::Crew => analysis::crew(ship).to_string(),
        }
    }))
}

/// `title red corridorist gold`, `title red none`.
fn title(words: &mut Words) -> Said<Fact> {
    let seat = words.seat()?;
    let expected = if words.takes("none") {
        "none".to_owned()
    } else {
        let mut titles = Vec::new();
        while !words.is_empty() {
            let title = words.one_of("title", &TITLES)?;
            let side = words.one_of("side of the title", &[("silver", "silver"), ("gold", "gold")])?;
            titles.push(format!("{} {side}", spell(&title, &TITLES)));
        }
        titles.join(" ")
    };
    Ok(fact(expected, move |now| {
        let player = &now.state.players[seat];
        let side = |gold: bool| if gold { "gold" } else { "silver" };
        let held = player.title.into_iter().chain(player.second_title);
        let titles: Vec<String> =
            held.map(|held| format!("{} {}", spell(&held.title, &TITLES), side(held.gold))).collect();
        if titles.is_empty() { "none".to_owned() } else { titles.join(" ") }
    }))
}

/// `mistake red pipes-differ 7,6 8,6`: these components and no others have a part in such a mistake.
fn mistake(some: bool, words: &mut Words) -> Said<Fact> {
    let seat = words.seat()?;
    let outline = move |now: &Now| {
        let rules = &now.state.rules;
        (alter::zone(now.state, now.content, seat), rules.start(now.content, seat))
    };
    if !some {
        return Ok(fact("", move |now| {
            let (ship, (board, start)) = (&now.state.ships[seat], outline(now));
            let found = MISTAKES.iter().filter(|(_, kind)| !mistaken(ship, board, start, *kind).is_empty());
            found.map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ")
        }));
    }
    let kind = words.one_of("mistake", &MISTAKES)?;
    let expected = words.squares()?;
    Ok(fact(squares_words(expected), move |now| {
        let (board, start) = outline(now);
        squares_words(mistaken(&now.state.ships[seat], board, start, kind))
    }))
}

/// The components that have a part in such a mistake.
pub(super) fn mistaken(ship: &Ship, board: Squares, start: Option<Square>, kind: Mistake) -> Squares {
    if kind == Mistake::NotJoined {
        let Some(start) = start.filter(|start| ship.occupied().contains(*start)) else {
            return Squares::NONE; // Any piece may be the ship then.
        };
        return ship.occupied() & !Held::of(ship).reach(Squares::of(start));
    }
    let found = Mistakes::of(ship, board).by_kind().into_iter().find(|(mistake, _)| *mistake == kind);
    found.map_or(Squares::NONE, |(_, squares)| squares)
}

/// `hand red t010`, `reserve red t010 t011`, `face-up t010`; each may be `nothing`.
fn in_yard(key: &str, table: &Table, words: &mut Words) -> Said<Fact> {
    let seat = if key == "face-up" { None } else { Some(words.seat()?) };
    let mut tiles = Vec::new();
    while !words.takes("nothing") && !words.is_empty() {
        let word = words.word("a tile")?;
        if table.content.tile_named(word).is_none() {
            return Err(format!(
                "tile '{}' is unknown: allowed is t042, or a name that a 'tile' line gave",
                shown(word)
            ));
        }
        tiles.push(word.to_owned());
    }
    let in_hand = key == "hand";
    Ok(fact(tiles.join(" "), move |now| {
        let yard = &now.state.yard;
        let tiles: Vec<&str> = match seat {
            None => yard.face_up.iter().map(|tile| tile_name(now.content, tile)).collect(),
            Some(seat) if in_hand => {
                yard.builders[seat].hand.iter().map(|hand| tile_name(now.content, hand.tile)).collect()
            }
            Some(seat) => {
                yard.builders[seat].reserve.iter().flatten().map(|tile| tile_name(now.content, *tile)).collect()
            }
        };
        tiles.join(" ")
    }))
}
