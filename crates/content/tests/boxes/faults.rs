//! Every way a file can be wrong is told with its file, its line and what is allowed.

use trucker_content::{Texts, load, load_dir, parse_card, parse_tile};

/// The faults of the base box after one piece of one of its files was replaced.
fn faults(file: &str, old: &str, new: &str) -> String {
    let text = std::str::from_utf8(Texts::base().text(file)).unwrap();
    assert!(text.contains(old), "{file} has no {old}");
    let text = text.replacen(old, new, 1);
    told(Texts::base().with(file, text.as_bytes()))
}

fn told(base: Texts<'_>) -> String {
    load(&[base]).map_or_else(|faults| faults.to_string(), |_| "none".to_owned())
}

fn in_tiles(old: &str, new: &str) -> String {
    faults("tiles.csv", old, new)
}

fn in_cards(old: &str, new: &str) -> String {
    faults("cards.toml", old, new)
}

fn in_boards(old: &str, new: &str) -> String {
    faults("boards.toml", old, new)
}

/// The line of the first place this is written in a file of the base box.
fn line(text: &[u8], place: &str) -> usize {
    let text = std::str::from_utf8(text).unwrap();
    text[..text.find(place).unwrap()].matches('\n').count() + 1
}

#[track_caller]
fn assert_cards(old: &str, new: &str, what: &str) {
    assert_eq!(in_cards(old, new), format!("cards.toml:{}: {what}", line(Texts::base().text("cards.toml"), old)));
}

#[track_caller]
fn assert_boards(old: &str, new: &str, what: &str) {
    assert_eq!(in_boards(old, new), format!("boards.toml:{}: {what}", line(Texts::base().text("boards.toml"), old)));
}

#[test]
fn tile_fields() {
    let sides = "allowed are 4 digits for front, right, rear and left, leading zeros too: \
                 0 smooth, 1 one-pipe, 2 two-pipe, 3 universal, P plated";
    for (wrong, what) in [
        ("t001,battery,2,3124", format!("sides '3124' are wrong: {sides}")),
        ("t001,battery,2,312", format!("sides '312' are wrong: {sides}")),
        ("t001,battery,2,31200", format!("sides '31200' are wrong: {sides}")),
        ("t001,battery,2,", format!("sides '' are wrong: {sides}")),
        ("t001,battery,0,3120", "param '0' is wrong: a battery holds 1 to 7".to_owned()),
        ("t001,battery,8,3120", "param '8' is wrong: a battery holds 1 to 7".to_owned()),
        ("t001,battery,,3120", "param '' is wrong: a battery holds 1 to 7".to_owned()),
        ("t001,battery,99999999999,3120", "param '99999999999' is wrong: a battery holds 1 to 7".to_owned()),
        ("t001,cannon,2,3120", "param '2' is wrong: a cannon has none".to_owned()),
        ("t001,battery,2", "a line must have 4 fields, id,kind,param,sides, not 3".to_owned()),
        (
            "t0 1,battery,2,3120",
            "id 't0 1' is not a name: allowed are 1 to 32 letters from a to z, digits, - and _".to_owned(),
        ),
    ] {
        assert_eq!(in_tiles("t001,battery,2,3120", wrong), format!("tiles.csv:2: {what}"));
    }
    assert_eq!(
        in_tiles("t033,starting_cabin,blue", "t033,starting_cabin,pink"),
        "tiles.csv:34: param 'pink' is wrong: a starting_cabin is blue, green, red, yellow or nothing"
    );
}

#[test]
fn unknown_tile_kind() {
    let told = in_tiles("t001,battery,2", "t001,batery,2");
    assert!(told.starts_with("tiles.csv:2: kind 'batery' is unknown: allowed is starting_cabin, cabin, "), "{told}");
    assert!(told.ends_with("auto_defense or armory"), "{told}");
}

#[test]
fn tile_ids_are_unique() {
    assert_eq!(in_tiles("t003,", "t001,"), "tiles.csv:4: id 't001' is taken by the tile on line 2");
}

#[test]
fn tile_header() {
    assert_eq!(in_tiles("id,kind", "kind,id"), "tiles.csv:1: the first line must be id,kind,param,sides");
}

#[test]
fn starting_cabins_for_all() {
    assert_eq!(
        in_tiles("starting_cabin,red", "cabin,"),
        "tiles.csv:1: a box needs at least 4 tiles of kind starting_cabin, not 3"
    );
}

#[test]
fn too_many_tiles() {
    let more: String = (0..300).map(|i| format!("more-{i},cabin,,1111\n")).collect();
    assert_eq!(in_tiles("t001,", &format!("{more}t001,")), "tiles.csv:386: a box has at most 384 tiles");
}

#[test]
fn too_many_cards() {
    let card =
        |i| format!("[[card]]\nid = 'more-{i}'\nlevel = 1\nkind = 'stardust'\nsource = 'own'\nconfidence = 'low'\n");
    let more: String = (0..197).map(card).collect();
    let told = in_cards("[[card]]", &format!("{more}[[card]]"));
    assert!(told.ends_with("card must have 1 to 256 entries, not 257") && told.starts_with("cards.toml:"), "{told}");
}

#[test]
fn card_ids_are_unique() {
    let first = line(Texts::base().text("cards.toml"), "id = \"I-01\"");
    assert_cards("id = \"I-02\"", "id = \"I-01\"", &format!("id 'I-01' is taken by the card on line {first}"));
}

#[test]
fn card_figures() {
    assert_cards("strength = 6", "strength = -1", "strength must be a whole number from 0 to 99, not -1");
    assert_cards("strength = 6", "strength = 100", "strength must be a whole number from 0 to 99, not 100");
    assert_cards("strength = 6", "strength = 6.5", "strength must be a whole number from 0 to 99, not 6.5");
    assert_cards("strength = 6", "strength = '6'", "strength must be a whole number from 0 to 99, not '6'");
    let huge = "strength must be a whole number from 0 to 99, not 99999999999999999999";
    assert_cards("strength = 6", "strength = 99999999999999999999", huge);
    assert_cards("level = 1", "level = 5", "level must be a whole number from 1 to 4, not 5");
    assert_cards("learning = false", "learning = 0", "learning must be true or false, not 0");
    assert_cards("id = \"I-01\"", "id = 1", "id must be a text in quotes, not 1");
}

#[test]
fn card_words() {
    let colours = "allowed is red, yellow, green or blue";
    assert_cards("goods = [\"yellow\"", "goods = [\"pink\"", &format!("goods 'pink' is unknown: {colours}"));
    assert_cards(
        "shots = [{size=\"light\"",
        "shots = [{size=\"small\"",
        "size 'small' is unknown: allowed is light or heavy",
    );
    assert_cards(
        "meteors = [{size=\"large\"",
        "meteors = [{size=\"heavy\"",
        "size 'heavy' is unknown: allowed is small or large",
    );
    assert_cards(
        "meteors = [{size=\"large\", from=\"front\"}",
        "meteors = [{pair=true, size=\"large\", from=\"front\"}",
        "an entry of meteors has no key 'size': allowed is pair or from",
    );
    assert_cards(
        "shots = [{size=\"light\", from=\"front\"",
        "shots = [{size=\"light\", from=\"top\"",
        "from 'top' is unknown: allowed is front, right, rear or left",
    );
    assert_cards(
        "compare=\"crew\"",
        "compare=\"hats\"",
        "compare 'hats' is unknown: allowed is crew, engines or cannons",
    );
    assert_cards(
        "confidence = \"certain\"",
        "confidence = \"sure\"",
        "confidence 'sure' is unknown: allowed is certain, high, medium or low",
    );
    assert_cards(
        "source = \"2e-images\"",
        "source = \"hearsay\"",
        "source 'hearsay' is unknown: allowed is 2e-images, 2e-data, 1e, rulebook, reconstructed or own",
    );
    let told = in_cards("kind = \"slavers\"", "kind = \"picnic\"");
    assert!(
        told.starts_with("cards.toml:") && told.contains("kind 'picnic' is unknown: allowed is planets, "),
        "{told}"
    );
    assert_eq!(told.lines().count(), 1, "which figures an unknown kind has is not known");
}

#[test]
fn card_lists() {
    let at = line(Texts::base().text("cards.toml"), "planets = [");
    let told = in_cards("planets = [[\"red\"", "planets = [[], [\"red\"");
    assert_eq!(told, format!("cards.toml:{at}: planets must have 1 to 16 entries, not 0"));
    let told = in_cards("planets = [", &format!("planets = [{}", "[\"red\"], ".repeat(8)));
    assert_eq!(told, format!("cards.toml:{at}: planets must have 1 to 8 entries, not 12"));
    let told = in_cards("planets = [", "planets = 3 # [");
    assert_eq!(told, format!("cards.toml:{at}: planets must be a list, not 3"));
    let at = line(Texts::base().text("cards.toml"), "lines = [");
    let told = in_cards("  {compare=\"crew\", penalty={days=3}},\n", "");
    assert_eq!(told, format!("cards.toml:{at}: lines must have 3 entries, not 2"));
    assert_cards(
        "penalty={days=3}",
        "penalty={days=3, crew=1}",
        "penalty must be one of days, crew, goods or shots, not 2 of them",
    );
    assert_cards("penalty={days=3}", "penalty={}", "penalty must be one of days, crew, goods or shots, not 0 of them");
}

#[test]
fn keys_that_lack_and_keys_too_many() {
    let card = line(Texts::base().text("cards.toml"), "[[card]]");
    assert_eq!(in_cards("strength = 6\n", ""), format!("cards.toml:{card}: card I-01 lacks strength"));
    assert_eq!(in_cards("source = \"2e-images\"\n", ""), format!("cards.toml:{card}: card I-01 lacks source"));
    let allowed = "id, level, learning, source, confidence, note, kind, crew_lost, credits, strength or days";
    let at = line(Texts::base().text("cards.toml"), "strength = 6");
    let told = in_cards("strength = 6", "strenght = 6\nstrength = 6");
    assert_eq!(told, format!("cards.toml:{at}: card I-01 has no key 'strenght': allowed is {allowed}"));
    assert_boards(
        "[prices]",
        "[extra]\n[prices]",
        "the file has no key 'extra': allowed is ship_board, flight_board, prices, supply or goods",
    );
}

#[test]
fn boards_of_every_level() {
    let at = line(Texts::base().text("boards.toml"), "[ship_board.III]");
    let first = line(Texts::base().text("boards.toml"), "[ship_board.I]");
    assert_eq!(
        in_boards("[ship_board.III]", "[ship_board.IV]"),
        format!(
            "boards.toml:{first}: ship_board lacks III\nboards.toml:{at}: ship_board has no key 'IV': allowed is I, II or III"
        )
    );
    let told = in_boards("[flight_board.learning]", "[flight_board.lesson]");
    assert!(told.contains("flight_board lacks learning"), "{told}");
    let at = line(Texts::base().text("boards.toml"), "[ship_board.II]");
    assert_eq!(
        in_boards("[ship_board.II]", "[ship_board.I]"),
        format!("boards.toml:{at}: this is not TOML: duplicate key")
    );
}

#[test]
fn grids() {
    assert_boards("\"...#...\"", "\"...x...\"", "grid row '...x...' is wrong: allowed is '#', '.' and 1 to 6");
    assert_boards("\"..###..\"", "\"..###.\"", "grid row '..###.' has 6 squares, the first has 7");
    let at = line(Texts::base().text("boards.toml"), "grid = [");
    let rows = "\n  \"...#...\",\n  \"..###..\",\n  \".#####.\",\n  \".#####.\",\n  \".##.##.\",\n";
    assert_eq!(in_boards(rows, ""), format!("boards.toml:{at}: grid must have 1 to 11 entries, not 0"));
    let told = in_boards(rows, "\"...\"");
    assert_eq!(told, format!("boards.toml:{at}: grid is empty: at least one '#' is needed"));
    assert_eq!(
        in_boards("first_column = 4", "first_column = 8").lines().next().unwrap(),
        format!("boards.toml:{}: grid leaves the board with a square in column 13, row 7: the last is 12", at + 3)
    );
    assert_boards("first_row = 5", "first_row = 1", "first_row must be a whole number from 2 to 12, not 1");
}

#[test]
fn starting_cabin_square() {
    let told = "start 4,5 is not in the grid: the starting cabin needs a '#' there";
    assert_boards("start = {column = 7, row = 7}", "start = {column = 4, row = 5}", told);
    let told = "column must be a whole number from 2 to 12, not 13";
    assert_boards("start = {column = 7, row = 7}", "start = {column = 13, row = 7}", told);
}

#[test]
fn flight_board_figures() {
    assert_boards("spaces = 18", "spaces = 0", "spaces must be a whole number from 4 to 99, not 0");
    assert_boards("reserve = 2", "ring = 1\nreserve = 2", "ring must be true or false, not 1");
    assert_boards("start = [4, 2, 1, 0]", "start = [18, 2, 1, 0]", "start must be a whole number from 0 to 17, not 18");
    assert_boards("start = [4, 2, 1, 0]", "start = [4, 2, 1]", "start must have 4 to 5 entries, not 3");
    let falling = "start must fall from number to number and end with 0, such as [4, 2, 1, 0]";
    assert_boards("start = [4, 2, 1, 0]", "start = [4, 4, 1, 0]", falling);
    assert_boards("start = [4, 2, 1, 0]", "start = [4, 3, 2, 1]", falling);
    assert_boards("timer_spaces = 0", "timer_spaces = 10", "timer_spaces must be a whole number from 0 to 9, not 10");
    assert_boards(
        "{I = 1, II = 2, III = 0}",
        "{I = 4, II = 2, III = 0}",
        "cards_per_pile has 6 cards: a pile has at most 5",
    );
    assert_boards(
        "{I = 1, II = 2, III = 0}",
        "{I = 1, II = 6, III = 0}",
        "II must be a whole number from 0 to 5, not 6",
    );
    assert_boards("reserve = 2", "reserve = 3", "reserve must be a whole number from 0 to 2, not 3");
    assert_boards("{I = 1, II = 2, III = 0}", "{I = 1, II = 2}", "cards_per_pile lacks III");
}

#[test]
fn decks_for_the_piles() {
    let cards = String::from_utf8(Texts::base().text("cards.toml").to_vec()).unwrap().replace("level = 3", "level = 2");
    let at = line(Texts::base().text("boards.toml"), "{I = 1, II = 1, III = 2}");
    let told = told(Texts::base().with("cards.toml", cards.as_bytes()));
    assert_eq!(told, format!("boards.toml:{at}: III = 2 takes 8 cards for 4 piles: deck III has 0"));
}

#[test]
fn supply_figures() {
    assert_boards("astronauts = 42", "astronauts = 300", "astronauts must be a whole number from 0 to 99, not 300");
    assert_boards(
        "lost_component = 1",
        "lost_component = -1",
        "lost_component must be a whole number from 0 to 99, not -1",
    );
    assert_boards("yellow = 17", "yellow = 1000", "yellow must be a whole number from 0 to 99, not 1000");
    let allowed = "red, yellow, green, blue, source, confidence or note";
    let at = line(Texts::base().text("boards.toml"), "blue = 14") + 1;
    let told = in_boards("blue = 14", "blue = 14\npink = 1");
    assert_eq!(told, format!("boards.toml:{at}: goods has no key 'pink': allowed is {allowed}"));
}

#[test]
fn a_learning_flight_needs_cards() {
    let cards = String::from_utf8(Texts::base().text("cards.toml").to_vec())
        .unwrap()
        .replace("learning = true\nkind", "learning = false\nkind");
    let told = told(Texts::base().with("cards.toml", cards.as_bytes()));
    assert_eq!(told, "cards.toml:1: no card is marked learning = true: the learning flight needs some");
}

#[test]
fn what_is_not_toml() {
    let at = line(Texts::base().text("cards.toml"), "strength = 6");
    let told = in_cards("strength = 6", "strength 6");
    assert_eq!(told, format!("cards.toml:{at}: this is not TOML: key with no value, expected `=`"));
    assert!(in_cards("[[card]]", "[[[[card").starts_with("cards.toml:25: this is not TOML: "));
}

#[test]
fn a_broken_section_is_told_once_and_hides_no_other() {
    let other = line(Texts::base().text("cards.toml"), "strength = 4");
    for (whole, broken) in [
        ("strength = 6", "strength 6"),
        ("strength = 6", "strength = "),
        ("strength = 6", "strength = [6"),
        ("strength = 6", "strength = \"\"\"6"),
        ("[[card]]\nid = \"I-01\"", "[[card]\nid = \"I-01\""),
        ("id = \"I-01\"", "id = \"I-01"),
        ("id = \"I-01\"", "id = 1\nid = 2"),
    ] {
        let told = in_cards_twice((whole, broken), ("strength = 4", "strength = 400"));
        let [first, second] = told.lines().collect::<Vec<_>>()[..] else { panic!("{broken}: two faults, not {told}") };
        assert!(first.contains("this is not TOML"), "{broken}: {told}");
        let line = other + broken.matches('\n').count() - whole.matches('\n').count();
        assert_eq!(second, format!("cards.toml:{line}: strength must be a whole number from 0 to 99, not 400"));
    }
}

fn in_cards_twice(first: (&str, &str), second: (&str, &str)) -> String {
    let cards = String::from_utf8(Texts::base().text("cards.toml").to_vec()).unwrap();
    let cards = cards.replacen(first.0, first.1, 1).replacen(second.0, second.1, 1);
    told(Texts::base().with("cards.toml", cards.as_bytes()))
}

#[test]
fn what_is_not_text() {
    let told = told(Texts::base().with("cards.toml", b"# fine\n\xff\xfe"));
    assert_eq!(told, "cards.toml:2: this is not text: files are UTF-8");
}

#[test]
fn all_faults_at_once() {
    let base = Texts::base().with("tiles.csv", b"id,kind,param,sides\nx,y,,z\n");
    let base = base.with("cards.toml", b"card = 1\nmore = 2\n").with("boards.toml", b"");
    let faults = load(&[base]).unwrap_err();
    let places: Vec<(&str, usize)> = faults.iter().map(|fault| (fault.file.as_str(), fault.line)).collect();
    let boards = ("boards.toml", 1);
    assert_eq!(
        places,
        [
            ("tiles.csv", 2),
            ("tiles.csv", 2),
            ("cards.toml", 1),
            ("cards.toml", 2),
            boards,
            boards,
            boards,
            boards,
            boards
        ]
    );
    let told = in_cards("strength = 6\ncrew_lost = 3", "strength = 600\ncrew_lost = 300");
    assert_eq!(told.lines().count(), 2, "{told}");
}

#[test]
fn line_ends_and_marks_of_other_editors() {
    let dos =
        |text: &[u8]| format!("\u{feff}{}", std::str::from_utf8(text).unwrap().replace('\n', "\r\n")).into_bytes();
    let printed: Vec<_> = Texts::base().files().map(|(file, text)| (file, dos(text))).collect();
    let read = load(&[printed.iter().fold(Texts::base(), |texts, (file, text)| texts.with(file, text))]);
    assert_eq!(read.as_ref(), Ok(trucker_content::base()));
}

#[test]
fn directories() {
    let base = concat!(env!("CARGO_MANIFEST_DIR"), "/base");
    assert_eq!(load_dir(base).as_ref(), Ok(trucker_content::base()));
    let told = load_dir("/no/such/box").unwrap_err();
    assert_eq!(told.as_slice().len(), 3);
    assert!(told.to_string().starts_with("/no/such/box/tiles.csv:1: cannot be read: "), "{told}");
}

#[test]
fn cards_written_out() {
    let card = parse_card("id = 'mine'\nlevel = 3\nkind = 'stardust'").unwrap();
    assert_eq!((card.name.as_str(), card.level, card.learning), ("mine", trucker_engine::words::Level::III, false));
    assert_eq!(parse_card("kind = 'stardust'").unwrap().name, "card");
    let told = parse_card("kind = 'planets'\ndays = 1\nnights = 2").unwrap_err().to_string();
    let allowed = "id, level, learning, source, confidence, note, kind, planets or days";
    assert_eq!(
        told,
        format!("card:1: the card lacks planets\ncard:3: the card has no key 'nights': allowed is {allowed}")
    );
    assert_eq!(parse_card("kind = 'sabotage").unwrap_err().as_slice().len(), 1);
}

#[test]
fn tiles_written_out() {
    assert!(parse_tile("mine", "shield", "", "0123").is_ok());
    let told = parse_tile("mine", "cargo", "9", "x").unwrap_err();
    assert!(told.starts_with("param '9' is wrong: a cargo holds 1 to 3; sides 'x' are wrong: "), "{told}");
}

/// What is wrong with a card that is written out, or the card.
fn written(text: &str) -> String {
    parse_card(text).map_or_else(|faults| faults.to_string(), |card| format!("{:?}", card.beats))
}

#[test]
fn lists_of_penalties_and_offers() {
    let pirates = "kind = 'pirates'\nstrength = 12\ndays = 3\n";
    let list = "penalties = [{shots=[{size='light', from='front'}]}, {crew_lost=2}, {goods_lost=1}, {days_lost=1}]\n";
    let told = written(&format!("{pirates}{list}credits = 12\ngoods = ['red', 'red']"));
    assert!(told.contains("Crew(2), Goods(1), Days(Days(1))]"), "{told}");
    assert!(told.contains("credits: Credits(12), goods: Goods([2, 0, 0, 0])"), "{told}");
    let alone = written(&format!("{pirates}{list}goods = ['blue']"));
    assert!(alone.contains("credits: Credits(0), goods: Goods([0, 0, 0, 1])"), "{alone}");
    for (rest, what) in [
        (list.to_owned(), "card:1: the card lacks credits"),
        (format!("{list}credits = 1\nshots = []"), "card:6: the card has no key 'shots': allowed is"),
        ("penalties = []\ncredits = 1".to_owned(), "card:4: penalties must have 1 to 4 entries, not 0"),
        (
            "penalties = [{crew=2}]\ncredits = 1".to_owned(),
            "card:4: penalties must be one of days_lost, crew_lost, goods_lost or shots, not 0 of them",
        ),
    ] {
        let told = written(&format!("{pirates}{rest}"));
        assert!(told.contains(what), "{what}\n{told}");
    }
    let zone = |second: &str| {
        let line = "{compare='crew', penalty={days=1}}";
        written(&format!("kind = 'combat_zone'\nlines = [{line}, {{compare='engines', {second}}}, {line}]"))
    };
    assert!(zone("penalties=[{crew=1}, {days=2}]").contains("[Crew(1), Days(Days(2))]"));
    assert!(zone("penalties=[{crew_lost=1}]").contains("penalties must be one of days, crew, goods or shots"));
    let planets = |planet: &str| written(&format!("kind = 'planets'\ndays = 1\nplanets = [['red'], {planet}]"));
    assert!(planets("{crew=3}").contains("goods: Goods([0, 0, 0, 0]), batteries: 0, crew: 3"));
    assert!(planets("{goods=['blue'], crew=1}").contains("goods: Goods([0, 0, 0, 1]), batteries: 0, crew: 1"));
    assert!(planets("{}").contains("card:3: planets are empty: a planet offers something"));
    assert!(planets("{hats=1}").contains("a planet has no key 'hats': allowed is goods or crew"));
    let pair = written("kind = 'meteor_swarm'\nmeteors = [{pair=true, from='left'}, {size='small', from='front'}]");
    assert!(
        pair.contains("kinds: [LargeMeteor, SmallMeteor] }, Volley { from: Front, kinds: [SmallMeteor] }"),
        "{pair}"
    );
}
