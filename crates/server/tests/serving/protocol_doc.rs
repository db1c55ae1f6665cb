//! `docs/PROTOCOL.md` says what the server does: its examples are real messages, its tables list everything there is.

mod declared;

use declared::{Names, declarations};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;
use trucker_engine::building::Build;
use trucker_engine::decision::{Answer, Decision, Shape};
use trucker_engine::event::Event;
use trucker_engine::game::Action;
use trucker_engine::record::Record;
use trucker_server::Config;
use trucker_server::http::{FinishedGame, Invitation, JoinRequest, NewRoomRequest, QuickRequest, Replay, SeatGiven};
use trucker_server::protocol::{QuestionView, Refused, RoomChange, RoomSummary, StepCause, ToClient, ToServer};

fn page() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/PROTOCOL.md");
    std::fs::read_to_string(file).expect("the page is there")
}

fn all_well(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "docs/PROTOCOL.md:\n{}", wrong.join("\n"));
}

// Examples

/// A fenced block of JSON: its marker, such as `part Build`, and the values in it as they are written.
struct Example {
    line: usize,
    marker: String,
    values: Vec<String>,
}

fn examples(page: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut block: Option<(usize, String, String)> = None;
    for (number, line) in page.lines().enumerate() {
        match (&mut block, line.strip_prefix("```")) {
            (None, Some(info)) => block = Some((number + 1, info.to_owned(), String::new())),
            (None, None) => {}
            (Some((_, _, text)), None) => {
                text.push_str(line);
                text.push('\n');
            }
            (Some(_), Some(_)) => {
                let Some((line, info, text)) = block.take() else { continue };
                if let Some(marker) = info.strip_prefix("json") {
                    examples.push(Example { line, marker: marker.trim().to_owned(), values: values(line, &text) });
                }
            }
        }
    }
    examples
}

/// The JSON values of a block, each as it is written but without the spaces that are only there for reading.
fn values(line: usize, text: &str) -> Vec<String> {
    let mut values = Vec::new();
    let mut stream = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let mut begin = 0;
    while let Some(value) = stream.next() {
        value.unwrap_or_else(|wrong| panic!("docs/PROTOCOL.md, block in line {line}: {wrong}"));
        values.push(without_spaces(&text[begin..stream.byte_offset()]));
        begin = stream.byte_offset();
    }
    values
}

fn without_spaces(json: &str) -> String {
    let (mut in_text, mut escaped) = (false, false);
    let keep = |c: &char| {
        match (in_text, escaped, c) {
            (true, false, '\\') => escaped = true,
            (_, false, '"') => in_text = !in_text,
            _ => escaped = false,
        }
        in_text || !c.is_whitespace()
    };
    json.chars().filter(keep).collect()
}

/// Reads an example with the real type and writes it again: it has to be the same, byte for byte.
fn same<T: DeserializeOwned + Serialize>(json: &str) -> Result<(), String> {
    let read: T = serde_json::from_str(json).map_err(|wrong| wrong.to_string())?;
    let written = serde_json::to_string(&read).map_err(|wrong| wrong.to_string())?;
    if written == json { Ok(()) } else { Err(format!("the server would write {written}")) }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RefusedBody {
    refusal: Refused,
}

/// Says what is wrong with an example.
type Check = fn(&str) -> Result<(), String>;

/// How the examples with a marker are checked.
fn check_of(marker: &str) -> Option<Check> {
    Some(match marker {
        "to-server" => same::<ToServer>,
        "to-client" => same::<ToClient>,
        "request QuickRequest" => same::<QuickRequest>,
        "request NewRoomRequest" => same::<NewRoomRequest>,
        "request JoinRequest" => same::<JoinRequest>,
        "response SeatGiven" => same::<SeatGiven>,
        "response Invitation" => same::<Invitation>,
        "response RoomSummary" => same::<RoomSummary>,
        "response FinishedGame" => same::<FinishedGame>,
        "response Record" => same::<Record>,
        "response Replay" => same::<Replay>,
        "response RefusedBody" => same::<RefusedBody>,
        "part Action" => same::<Action>,
        "part Answer" => same::<Answer>,
        "part Build" => same::<Build>,
        "part StepCause" => same::<StepCause>,
        "part Decision" => same::<Decision>,
        "part Event" => same::<Event>,
        "part QuestionView" => same::<QuestionView>,
        "part Refused" => same::<Refused>,
        "part RoomChange" => same::<RoomChange>,
        "part Shape" => same::<Shape>,
        _ => return None,
    })
}

#[test]
fn every_example_is_a_real_message() {
    let mut wrong = Vec::new();
    for Example { line, marker, values } in examples(&page()) {
        if matches!(marker.as_str(), "response Health" | "excerpt Catalogue") {
            continue; // These are compared with a server that runs.
        }
        let Some(check) = check_of(&marker) else {
            wrong.push(format!("line {line}: nobody knows what '{marker}' is"));
            continue;
        };
        for value in values {
            wrong.extend(check(&value).err().map(|why| format!("line {line}: {value}\n  {why}")));
        }
    }
    all_well(wrong);
}

/// The name of a value's variant on the wire.
fn variant_of(json: &str) -> String {
    match serde_json::from_str(json).expect("checked before") {
        Value::String(name) => name,
        Value::Object(map) => {
            let tag = ["type", "do", "code"].into_iter().find_map(|tag| map.get(tag)?.as_str());
            tag.or(map.keys().next().map(String::as_str)).unwrap_or_default().to_owned()
        }
        other => panic!("{other} has no name"),
    }
}

#[test]
fn every_message_has_an_example() {
    let types = declarations();
    let mut shown: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for Example { marker, values, .. } in examples(&page()) {
        shown.entry(marker).or_default().extend(values.iter().map(|value| variant_of(value)));
    }
    let mut wrong = Vec::new();
    for (marker, name) in [
        ("to-server", "ToServer"),
        ("to-client", "ToClient"),
        ("part RoomChange", "RoomChange"),
        ("part Build", "Build"),
        ("part Answer", "Answer"),
        ("part Action", "Action"),
        ("part Shape", "Shape"),
        ("part StepCause", "StepCause"),
    ] {
        let shown = shown.remove(marker).unwrap_or_default();
        let missing = types[name].keys().filter(|variant| !shown.contains(*variant));
        wrong.extend(missing.map(|variant| format!("no '{marker}' example shows {variant}")));
    }
    all_well(wrong);
}

// Tables

/// A table: its headings and its rows, cell by cell.
type Table = (Vec<String>, Vec<Vec<String>>);

fn tables(page: &str) -> Vec<Table> {
    let mut tables: Vec<Table> = Vec::new();
    let mut before = "";
    for line in page.lines() {
        if line.starts_with("| ") && !line.starts_with("| ---") {
            let cells = line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
            match tables.last_mut() {
                Some((_, rows)) if before.starts_with('|') => rows.push(cells),
                _ => tables.push((cells, Vec::new())),
            }
        }
        before = line;
    }
    tables
}

/// The names in a cell: those that are both bold and code.
fn bold(cell: &str) -> Vec<String> {
    cell.split("**`").skip(1).filter_map(|part| Some(part.split_once("`**")?.0.to_owned())).collect()
}

/// Everything in a cell that is code.
fn codes(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// What the page says about every type, and for which of them it tells fields.
fn documented(page: &str) -> BTreeMap<String, (Names, bool)> {
    let mut types = BTreeMap::new();
    let plain = |names: Vec<String>| names.into_iter().map(|name| (name, BTreeSet::new())).collect::<Names>();
    for (head, rows) in tables(page) {
        let cell = |row: &[String], i: usize| row.get(i).cloned().unwrap_or_default();
        if matches!(head[0].as_str(), "part" | "words") {
            for row in rows {
                let Some(name) = codes(&row[0]).into_iter().next() else { continue };
                let names = if head[0] == "part" { bold(&row[1]) } else { codes(&row[1]) };
                types.insert(name, (plain(names), false));
            }
        } else if let Some(name) = codes(&head[0]).into_iter().next() {
            let names = match head[1].as_str() {
                "values" => plain(rows.iter().flat_map(|row| bold(&cell(row, 1))).collect()),
                "fields" => rows
                    .iter()
                    .map(|row| (codes(&row[0]).concat(), codes(&cell(row, 1)).into_iter().collect()))
                    .collect(),
                _ => plain(rows.iter().map(|row| codes(&row[0]).concat()).collect()),
            };
            types.insert(name, (names, head[1] == "fields"));
        }
    }
    types
}

#[test]
fn the_tables_list_everything_there_is() {
    let said = documented(&page());
    let mut wrong = Vec::new();
    for (name, declared) in declarations() {
        let Some((told, with_fields)) = said.get(&name) else {
            wrong.push(format!("{name} is missing: {:?}", declared.keys().collect::<Vec<_>>()));
            continue;
        };
        let missing = declared.keys().filter(|key| !told.contains_key(*key));
        wrong.extend(missing.map(|key| format!("{name}: {key} is missing")));
        let invented = told.keys().filter(|key| !declared.contains_key(*key));
        wrong.extend(invented.map(|key| format!("{name}: there is no {key}")));
        for (key, fields) in &declared {
            let differ = *with_fields && told.get(key).is_some_and(|told| told != fields);
            let untold = !with_fields && !fields.is_empty();
            if differ || untold {
                wrong.push(format!("{name}: {key} has the fields {fields:?}, the page says {:?}", told.get(key)));
            }
        }
    }
    all_well(wrong);
}

// A server that runs

fn get(address: SocketAddr, path: &str) -> Value {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a time-out");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").expect("it can be asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    let (_, body) = answer.split_once("\r\n\r\n").expect("an answer with a body");
    serde_json::from_str(body).expect("JSON")
}

/// Is everything in the excerpt to be found in the whole? Of lists, some members are enough.
fn is_part(excerpt: &Value, whole: &Value) -> bool {
    match (excerpt, whole) {
        (Value::Object(excerpt), Value::Object(whole)) => {
            excerpt.iter().all(|(key, value)| whole.get(key).is_some_and(|found| is_part(value, found)))
        }
        (Value::Array(excerpt), Value::Array(whole)) => {
            excerpt.iter().all(|value| whole.iter().any(|found| is_part(value, found)))
        }
        _ => excerpt == whole,
    }
}

#[test]
fn the_endpoints_are_those_of_a_server_that_runs() {
    let page = page();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config::local(folder.path().join("t.db"));
    let running = runtime.block_on(trucker_server::start(config)).expect("it starts");
    let mut wrong = Vec::new();

    let endpoints = tables(&page).into_iter().find(|(head, _)| head[0] == "request").expect("a table of requests").1;
    let told: BTreeSet<String> = endpoints.iter().flat_map(|row| codes(&row[0])).collect();
    let description = get(running.address, "/api/openapi.json");
    let mut there: BTreeSet<String> = ["GET /ws", "GET /api/openapi.json"].map(String::from).into();
    for (path, methods) in description["paths"].as_object().expect("paths") {
        let methods = methods.as_object().expect("methods").keys();
        there.extend(methods.map(|method| format!("{} {path}", method.to_uppercase())));
    }
    wrong.extend(there.difference(&told).map(|missing| format!("the request {missing} is missing")));
    wrong.extend(told.difference(&there).map(|invented| format!("there is no request {invented}")));

    let examples = examples(&page);
    let is_shown = |name: &str| examples.iter().any(|example| example.marker.split(' ').nth(1) == Some(name));
    let named = endpoints.iter().flat_map(|row| row[1..].iter().flat_map(|cell| codes(cell)));
    wrong.extend(named.filter(|name| !is_shown(name)).map(|name| format!("no example shows {name}")));

    let mut compare = |marker: &str, fits: &dyn Fn(&Value) -> bool| {
        let shown = examples.iter().filter(|example| example.marker == marker).flat_map(|example| &example.values);
        let values: Vec<Value> = shown.map(|value| serde_json::from_str(value).expect("checked before")).collect();
        if values.is_empty() || !values.iter().all(fits) {
            wrong.push(format!("the server answers otherwise than '{marker}' says"));
        }
    };
    let keys = |value: &Value| value.as_object().map(|map| map.keys().cloned().collect::<Vec<_>>());
    let health = get(running.address, "/healthz");
    compare("response Health", &|value| keys(value) == keys(&health));
    let content = get(running.address, "/api/content");
    compare("excerpt Catalogue", &|value| is_part(value, &content));
    let refused = get(running.address, "/api/rooms/AAAAAA");
    compare("response RefusedBody", &|value| *value == refused);
    runtime.block_on(running.stop());
    all_well(wrong);
}
