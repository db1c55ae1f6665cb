//! What is wrong with a scenario, or with what came of it, is said with its line.

use super::TABLE;
use trucker::scenario::check_text;

/// The fault of a text that is wrong in one place, without its file.
fn fault(text: &str) -> String {
    let mut faults = check_text("f", text).into_iter().filter_map(Result::err);
    let fault = faults.next().unwrap_or_else(|| panic!("no fault was found in:\n{text}"));
    assert_eq!(fault.file, "f");
    assert_eq!(faults.next(), None, "one fault a scenario");
    format!("{}: {}", fault.line, fault.what)
}

/// What did not go as expected in a text with one scenario, without the file.
fn failure(text: &str) -> String {
    let mut results = check_text("f", text);
    assert_eq!(results.len(), 1);
    let outcome = results.remove(0).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(!outcome.passed(), "this must fail:\n{text}");
    outcome.failures.join("\n")
}

#[test]
fn wrong_words_are_reported_with_their_line_and_what_is_allowed() {
    let cases = [
        ("levle II", "11: 'levle' is unknown here: allowed is rule, level, parts, board, holes, players, "),
        ("level V", "11: level 'V' is unknown: allowed is I, II, III, IV, learning, trek 1, trek 2, trek 3"),
        ("level trek 4", "11: flight of the trek '4' is wrong: allowed is a whole number from 1 to 3"),
        ("players", "11: 0 players: allowed are 1 to 5"),
        ("players a b c d e f", "11: 6 players: allowed are 1 to 5"),
        ("players a a", "11: 'a' cannot be a player: allowed are different names of letters"),
        ("pace fast", "11: pace 'fast' is unknown: allowed is real-time 90s, turn-by-turn 10, turn-by-turn no-limit"),
        ("pace real-time 10s", "11: a timer runs 30s to 300s"),
        ("aid none", "11: aid 'none' is unknown: allowed is assisted, tabletop"),
        ("position blue 3", "11: player 'blue' is unknown: allowed is red, green"),
        ("position red far", "11: 'far' is not a position: write a number such as 8, or 8+24 a lap on"),
        ("position red", "11: a position is missing"),
        ("title red emperor gold", "11: title 'emperor' is unknown: allowed is freight hauler, power trucker, "),
        ("gave-up red tired", "11: reason 'tired' is unknown: allowed is chose, no humans, no engines, lapped"),
        ("bank pink 3", "11: goods 'pink' is unknown: allowed is red, yellow, green, blue"),
        ("ship blue", "11: player 'blue' is unknown: allowed is red, green"),
        (
            "tile gun cannon 0030\nship red code s1-2-ePsAA",
            "12: characters 6 to 8: there is no tile number 252, the box has 251",
        ),
        (
            "ship red code s1-2C-eCACAM",
            "11: character 5: that is no ship board: allowed is 1, 2, 3, 1A, 1A1, 1A2, 1A3, 2A",
        ),
        ("change red\n13,7 start", "12: '13,7' is not a square: write column,row with both from 2 to 12 and no space"),
        (
            "change red\n7,6 t999",
            "12: tile 't999' is not one: kind 't999' is unknown: allowed is starting_cabin, cabin, ",
        ),
        (
            "change red\n7,6 cannon",
            "12: the sides of the tile, such as 3120 for front, right, rear and left, is missing",
        ),
        ("change red\n7,6 cannon 0034", "12: tile 'cannon' is not one: sides '0034' are wrong: allowed are 4 digits"),
        (
            "change red\n7,6 battery 9 0030",
            "12: what a battery holds '9' is wrong: allowed is a whole number from 1 to 7",
        ),
        ("change red\n7,6 cargo", "12: what a cargo holds is missing: allowed is a whole number from 1 to 3"),
        ("players none green", "11: 'none' cannot be a player: the names none, all, nothing are reserved"),
        ("bank red", "11: blocks is missing: allowed is a whole number from 0 to 99"),
        ("steps\nred: finish", "12: starting space is missing: allowed is a whole number from 1 to 2"),
        ("steps\nred: finish 6", "12: starting space '6' is wrong: allowed is a whole number from 1 to 5"),
        ("steps\nred:", "12: what the player does is missing: allowed is while building go, "),
        ("steps\n50s red: go\n3s red: draw t001", "13: this time is earlier than the step before it, which is at 50s"),
        ("steps\n1.5s red: go\nred: flip\n1.4s", "14: this time is earlier than the step before it, which is at 1.5s"),
        ("expect\nmistake red", "12: mistake is missing: allowed is off board, taken, not joined, "),
        ("expect\ncrew", "12: a player is missing: allowed is red, green"),
        ("expect\nplace red soon", "12: 'soon' is not a number: allowed is a whole number such as 2, or none"),
        ("payday\npayday", "12: this flight is paid already, with the line 'payday': before the next flight comes"),
        ("flight II-04\npayday", "12: this flight is paid already, with the line 'flight': before the next flight"),
        ("titles\npayday", "12: the titles of this flight are given out already, with the line 'titles': before"),
        ("change red\n7,7 humans 3", "12: humans '3' is wrong: allowed is a whole number from 0 to 2"),
        ("change red\n8,7 goods red", "12: goods cannot stand on this tile"),
        ("change red\n7,8 batteries 3", "12: batteries '3' is wrong: allowed is a whole number from 0 to 2"),
        ("change red\n6,7 cargo 2 0300 goods red\nexpect\nno-mistake red", "12: red goods need a special-cargo hold"),
        ("change red\n6,7 cargo 1 0300 goods blue blue", "12: this hold has 1 containers, one block goes into each"),
        ("change red\n7,7 sleepy", "12: tile 'sleepy' is not one"),
        ("change red\n6,6 empty", "12: 6,6 is empty already"),
        ("card picnic", "11: card 'picnic' is unknown: allowed is planets, abandoned ship, "),
        ("card", "11: a card is missing: allowed is its name, such as II-09, or a card written out"),
        ("card planets, days 2", "11: 'goods' is missing: add it after a comma, such as ', goods red blue'"),
        (
            "card pirates, strength 5, shots big front, credits 3, days 1",
            "11: size 'big' is unknown: allowed is light, heavy",
        ),
        (
            "card combat zone, luck loses 3 days",
            "11: what is compared 'luck' is unknown: allowed is crew, engines, cannons",
        ),
        ("card stardust, days 1", "11: 'days 1' does not belong on this card"),
        ("flight I-99", "11: card 'I-99' is unknown: a flight is a list of names such as II-09"),
        ("payday now", "11: 'now' is too much"),
        ("dice 3+7", "11: die '7' is wrong: allowed is a whole number from 1 to 6"),
        ("dice 13", "11: sum of two dice '13' is wrong: allowed is a whole number from 2 to 12"),
        (
            "answers\nred power 8,7",
            "12: 'red power 8,7' says nobody does anything: write a player (red, green), a colon",
        ),
        ("answers\nblue: yes", "12: player 'blue' is unknown: allowed is red, green"),
        ("answers\nred: dance", "12: 'dance' is nothing a player does: allowed is while building go, draw t001, "),
        ("answers\nred: yes no", "12: 'no' is too much on this line"),
        ("answers\nred: yes -> refused: bad mood", "12: reason 'bad mood' is unknown: allowed is off board, taken, "),
        ("answers\nred: yes -> great", "12: after '->' only 'refused: ' and a reason may follow"),
        ("steps\n5 red: go", "12: '5' is not a time: write seconds such as 90s or 1.5s"),
        ("steps\n1.2345s red: go", "12: '1.2345s' is not a time: write seconds such as 90s or 1.5s"),
        ("expect\nhappiness red 3", "12: 'happiness' cannot be expected: allowed is position, credits, "),
        ("expect\nposition red", "12: a number is missing"),
        ("expect\nstrength red cannons lots", "12: 'lots' is not a strength: write a number such as 4, 4½ or 4.5"),
        ("expect\nphase lunch", "12: phase 'lunch' is unknown: allowed is set up, building, "),
        (
            "expect\ntile red 7,6 spoon",
            "12: 'spoon' is no tile: allowed is gone, a tile such as t042, or a kind such as cannon",
        ),
        ("", "1: this scenario expects nothing: add a line 'expect' and what is expected"),
    ];
    for (line, expected) in cases {
        let got = fault(&format!("{TABLE}{line}\n"));
        assert!(got.starts_with(expected), "{line}\nexpected {expected}\ngot      {got}");
    }
}

#[test]
fn a_table_that_cannot_be_is_a_fault_of_its_scenario() {
    let cases = [
        ("position red 27", "1: red and green stand on the same space of the flight board (24 a lap)"),
        ("change red\n6,7 t101 >\n5,7 t101 >", "1: tile t101 is there twice"),
        ("title red corridorist gold", "1: titles are held on the second and third flight of a trek"),
        ("in-play corridorist", "1: in-play needs level trek 1 and 2 different titles, one for each player"),
        ("space red 4", "1: starting space 4 is not free"),
        ("level trek 1\nplayers red", "1: a trek needs at least 2 players: nobody flies one alone"),
        (
            "level trek 2\ntitle red corridorist gold green corridorist silver",
            "1: red and green hold the title corridorist: each title is there once",
        ),
    ];
    for (line, expected) in cases {
        let got = fault(&format!("{TABLE}{line}\nexpect\ncrew red 2\n"));
        assert!(got.starts_with(expected), "{line}\nexpected {expected}\ngot      {got}");
    }
    assert!(fault("scenario A case\nexpect\nphase over\n").starts_with("1: say who plays"));
    assert!(fault("players red\n").starts_with("1: 'players red' stands before the first scenario"));
    assert!(fault("# nothing\n").starts_with("1: there is no scenario in this file"));
    assert!(fault("scenario\nplayers red\nexpect\ncrew red 0\n").starts_with("1: a scenario needs a title"));
}

#[test]
fn dice_and_answers_must_be_used_up_and_must_suffice() {
    let swarm = "card meteor swarm, meteors large front / small left\n";
    let cases = [
        (format!("{swarm}dice 2 2 7\nexpect\nlost red 0\n"), "f:1: dice are left over: 1+6"),
        (format!("{swarm}dice 2\nexpect\nlost red 0\n"), "f:11: two dice were rolled, but the scenario has none left"),
        (format!("{swarm}dice 8 2\nexpect\nlost red 0\n"), "f:1: an answer is missing at the end: asked is red (shoot 8,7 with battery)"),
        (
            format!("{swarm}dice 2 2\nanswers\nred: yes\nexpect\nlost red 0\n"),
            "f:14: red is not asked anything: nobody is asked anything now",
        ),
        (
            "card pirates, strength 9, shots heavy front, credits 1, days 1\nanswers\ngreen: power none\nexpect\nlost red 0\n".to_owned(),
            "f:13: green is not asked anything: asked is red (power cannons 0)",
        ),
        (
            "card pirates, strength 9, shots heavy front, credits 1, days 1\nanswers\nred: yes\nexpect\nlost red 0\n".to_owned(),
            "f:13: this does not answer the question: asked is red (power cannons 0)",
        ),
        (
            "card pirates, strength 9, shots heavy front, credits 1, days 1\ncard stardust\nexpect\nlost red 0\n".to_owned(),
            "f:12: an answer is missing before this: asked is red (power cannons 0)",
        ),
    ];
    for (rest, expected) in cases {
        let got = failure(&format!("{TABLE}{rest}"));
        assert!(got.starts_with(expected), "{rest}\nexpected {expected}\ngot      {got}");
    }
}

#[test]
fn what_is_not_as_expected_is_shown() {
    let cases = [
        ("card stardust\nexpect\nposition red 6", "f:13: expected position red 6, got 4"),
        (
            "card stardust\nexpect\nevent red won",
            "f:13: expected event 'red won', got green moved -4 to -1 · red moved -2 to 4",
        ),
        ("card stardust\nexpect\nno-event red moved", "f:13: expected no event 'red moved', got"),
        (
            "card stardust\nexpect\npending red land",
            "f:13: expected pending red land, but nobody is asked anything now",
        ),
        ("expect\nstrength red cannons 2", "f:12: expected strength red cannons 2, got 0"),
        ("expect\nmistake red pipes-differ 7,7", "f:12: expected mistake red pipes-differ 7,7, got nothing"),
        ("expect\ncrew red 7,7 purple", "f:12: expected crew red 7,7 purple, got 2"),
        (
            "building\nsteps\n0s red: go\n0s red: go -> refused: hand full\n",
            "f:14: expected refused: hand full, got refused: already building",
        ),
        ("building\nsteps\n0s red: go -> refused: hand full\n", "f:13: expected refused: hand full, but"),
        (
            "building\nsteps\n0s red: draw t001\nexpect\ncrew red 2",
            "f:13: '0s red: draw t001' was refused: nobody said go",
        ),
        (
            "change red\n9,9 cabin 0000\ncard stardust\nexpect\ncrew red 2",
            "f:12: the ship of red cannot fly like this: not joined at 9,9 (cabin, sides as they lie 0000)",
        ),
        (
            "change red\n6,7 cabin < 0100\n6,6 cabin > 2220\n7,6 cannon 0033\ncard stardust\nexpect\ncrew red 2",
            "f:13: the ship of red cannot fly like this: connector on smooth at 6,6 (cabin, sides as they lie 2220) and",
        ),
        (
            "card slavers, strength 9, takes 1, credits 1, days 1\nanswers\nred: power none\nexpect\n\
             event green lost human\nevent red lost human",
            "f:16: expected event 'red lost human' after what line 15 expects: it happened before that, got ",
        ),
        (
            "card slavers, strength 9, takes 1, credits 1, days 1\nanswers\nred: power none\nexpect\n\
             event red lost human\nevent red lost human",
            "f:16: expected event 'red lost human' once more: it happened, but it is what line 15 expects, got ",
        ),
        (
            "card slavers, strength 9, takes 1, credits 1, days 1\nanswers\nred: power none\nexpect\n\
             events 2 red lost human",
            "f:15: expected event 'red lost human' 2 times, it happened once",
        ),
        (
            "card slavers, strength 9, takes 1, credits 1, days 1\nanswers\nred: power none\nexpect\n\
             crew red 1\nnothing-else",
            "f:16: expected that nothing else has changed, but: crew green was 7,7 2, is 7,7 1",
        ),
        (
            "card slavers, strength 9, takes 1, credits 1, days 1\nanswers\nred: announce\nexpect\nannounced none",
            "f:15: expected announced none, got red",
        ),
        (
            "building\nsteps\n0s red: go\n1s green: finish 1\nlaunch\nexpect\ncrew red 2",
            "f:15: not everybody has finished building: a step 'finish' is missing for red",
        ),
        ("titles\nexpect\ncrew red 2", "f:11: titles are scored in a trek"),
        ("gave-up red chose green lapped\ncard stardust\nexpect\ncrew red 2", "f:12: nobody is flying any more"),
    ];
    for (rest, expected) in cases {
        let got = failure(&format!("{TABLE}{rest}\n"));
        assert!(got.starts_with(expected), "{rest}\nexpected {expected}\ngot      {got}");
    }
}

#[test]
fn impossible_tables_are_refused_at_the_line_that_says_so() {
    let fault = |rest: &str| {
        let result = check_text("f", &format!("{TABLE}{rest}\nexpect\ncrew red 2\n")).remove(0);
        result.map(|outcome| outcome.title).expect_err("this table is impossible").to_string()
    };
    let cases = [
        (
            "change red\n6,7 cabin 0300 alien brown",
            "f:12: the cabin at 6,7 of red is joined to no life-support-brown, ",
        ),
        (
            "change red\n6,7 cabin 3300 alien brown\n6,6 life-support-purple 0030",
            "f:12: the cabin at 6,7 of red is joined to no life-support-brown, ",
        ),
        (
            "change red\n6,7 cabin 3303 alien brown\n6,6 life-support-brown 0033\n5,7 cabin 3300 alien brown\n\
             5,6 life-support-brown 0330",
            "f:12: red has two brown aliens",
        ),
        ("bank blue 99", "f:1: the bank cannot have 99 blue goods: the box has 14"),
        (
            "change red\n7,6 cargo 3 0030 goods blue blue\nbank blue 13",
            "f:1: the bank cannot have 13 blue goods: 2 of 14 are aboard",
        ),
    ];
    for (rest, expected) in cases {
        let got = fault(rest);
        assert!(got.starts_with(expected), "{rest}\nexpected {expected}\ngot      {got}");
    }
}

#[test]
fn who_is_not_named_flies_on_before_this_card_only() {
    let flight = "flight II-04 I-05 I-06\nanswers\n";
    // Green is left out before the first card; what red says next is about the second one.
    let text = format!("{TABLE}{flight}red: fly on\nred: give up\nexpect\ngave-up red chose\nphase over\n");
    let outcome = check_text("f", &text).remove(0).expect("a scenario");
    assert!(outcome.passed(), "{:?}", outcome.failures);
    let revealed = outcome.explain().iter().position(|line| line.contains("gives up")).expect("red gave up");
    let cards = outcome.explain()[..revealed].iter().filter(|line| line.starts_with("The card is")).count();
    assert_eq!(cards, 1, "{:#?}", outcome.explain());
}

#[test]
fn events_and_questions_that_cannot_be_are_faults_even_if_they_are_not_expected() {
    let cases = [
        ("no-event red gainde", "'gainde' is unknown after 'red': allowed is drew, took, raided, "),
        (
            "no-event purple won",
            "'purple' is unknown: allowed is flight, payday, title, building, sand, time, card, tiles, red, green",
        ),
        ("no-event red gained 8 fro finish", "'fro' is unknown after 'red gained 8': allowed is for"),
        (
            "no-event red gained 8 for luck",
            "'luck' is unknown after 'red gained 8 for': allowed is card, finish, looks, ",
        ),
        (
            "no-event red gained 8 for finish 6",
            "'6' is unknown after 'red gained 8 for finish': allowed is a whole number",
        ),
        (
            "no-event red gained much",
            "'much' is unknown after 'red gained': allowed is a whole number from 1 to 9999, human, battery",
        ),
        ("no-event red won again", "'again' is too much after 'red won'"),
        ("no-event red moved 2", "'2' is unknown after 'red moved': allowed is days with their sign such as +3 or -2"),
        (
            "no-event red declared cannons 4.5",
            "'4.5' is unknown after 'red declared cannons': allowed is a strength such",
        ),
        ("no-event red left no-wings", "'wings' is unknown after 'red left no': allowed is humans, engines"),
        (
            "no-event red lost tile 7,6 gone",
            "'gone' is unknown after 'red lost tile 7,6': allowed is destroyed, fell off, ",
        ),
        ("no-event red lost good pink", "'pink' is unknown after 'red lost good': allowed is red, yellow, green, blue"),
        ("no-event red lost human 7,13", "'7,13' is unknown after 'red lost human': allowed is a square such as 7,8"),
        ("no-event red rolled 7", "'7' is unknown after 'red rolled': allowed is two dice such as 3+4"),
        ("no-event red drew t999", "'t999' is unknown after 'red drew': allowed is a tile such as t042"),
        ("no-event card II-99", "'II-99' is unknown after 'card': allowed is a card such as II-09"),
        ("no-event red left behind blue red", "'red' is unknown after 'red left behind blue': allowed is red, yellow"),
        (
            "no-event red mistake pipes-differ 7,7 7,6",
            "'7,6' is unknown after 'red mistake pipes differ 7,7': allowed is",
        ),
        ("event time over", "'over' is unknown after 'time': allowed is up"),
        (
            "event red hit by small meteor top",
            "'top' is unknown after 'red hit by small meteor': allowed is front, right",
        ),
        ("pending red", "the question is missing: allowed is fly on, land, board ship, "),
        ("pending red dance", "'dance' is unknown: allowed is fly, land, board, "),
        ("pending red shoot 7,6 twice", "'twice' is unknown after 'shoot 7,6': allowed is free, with"),
        ("pending red land 2", "'2' is too much after 'land'"),
        ("pending purple land", "player 'purple' is unknown: allowed is red, green"),
    ];
    for (line, expected) in cases {
        let got = fault(&format!("{TABLE}card stardust\nexpect\n{line}\n"));
        assert!(got.starts_with(&format!("13: {expected}")), "{line}\nexpected {expected}\ngot      {got}");
    }
    // Words may be left off the end, and hyphens are spaces.
    let fine = [
        "red gained",
        "red left no",
        "red left no-humans",
        "red took title",
        "red took title power-trucker",
        "green lost purple alien 6,7",
        "red mistake pipes-differ 7,6 7,7",
        "red left behind red blue blue",
        "card",
        "flight 1 set-up",
    ];
    for event in fine {
        let results = check_text("f", &format!("{TABLE}card stardust\nexpect\nno-event {event}\n"));
        assert!(
            results.iter().all(|result| result.as_ref().is_ok_and(|outcome| outcome.passed())),
            "{event}: {results:?}"
        );
    }
}

#[test]
fn what_fails_while_a_question_is_open_names_the_question() {
    let planets = format!("{TABLE}card planets, days 2, goods blue / green\n");
    let cases = [
        ("expect\nposition red 4", "f:13: expected position red 4, got 6; asked is red (land)"),
        (
            "expect\nevent red landed 1",
            "f:13: expected event 'red landed 1', got no further event; asked is red (land)",
        ),
        ("expect\nposition red 4\npending red land", "f:13: expected position red 4, got 6; asked is red (land)"),
        ("expect\npending red take reward", "f:13: expected pending red take reward, but asked is red (land)"),
        (
            "answers\nred: planet 3 -> refused: not flying",
            "f:13: expected refused: not flying, got refused: not an answer; asked is red (land)",
        ),
    ];
    for (rest, expected) in cases {
        assert_eq!(failure(&format!("{planets}{rest}\n")), expected, "{rest}");
    }
}

#[test]
fn nobody_has_a_place_or_a_space_before_it_is_taken() {
    let text =
        format!("{TABLE}expect\nplace red none green none\nspace red none\npayday\nexpect\nplace red 1 green 2\n");
    let results = check_text("f", &text);
    assert!(results.iter().all(|result| result.as_ref().is_ok_and(|outcome| outcome.passed())), "{results:?}");
}
