//! What `--json` prints: one object, which says what it is and which shape it has. `docs/DATA.md` describes the fields.

use serde_json::{Map, Value};
use trucker_engine::state::Mode;

/// Grows when a field of any object gets another name, type or meaning, or goes away; new fields may come at any time.
pub const SCHEMA: u32 = 1;

/// One object of this kind with these fields.
pub fn object(kind: &str, fields: Value) -> Value {
    let mut object = match fields {
        Value::Object(fields) => fields,
        other => Map::from_iter([("value".to_owned(), other)]),
    };
    object.insert("schema".to_owned(), SCHEMA.into());
    object.insert("kind".to_owned(), kind.into());
    Value::Object(object)
}

/// The same as text: one line.
pub fn line(kind: &str, fields: Value) -> String {
    format!("{}\n", object(kind, fields))
}

/// What is flown, as every object and table writes it: as the rulebook does.
pub fn level(mode: Mode) -> &'static str {
    match mode {
        Mode::Learning => "learning",
        Mode::Flight(level) => level.name(),
        Mode::Trek => "trek",
        Mode::Campaign(_) => "campaign",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_object_says_what_it_is() {
        assert_eq!(object("ship", json!({ "code": "x" })), json!({ "schema": SCHEMA, "kind": "ship", "code": "x" }));
        assert!(line("ship", json!({})).ends_with("}\n"));
    }
}
