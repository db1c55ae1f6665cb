//! Something of every kind, made from its name alone: whatever field is missed is tried with values of all sorts until
//! one is taken. So a new event or question is among the samples without a word from anybody.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use trucker_engine::card::{Hoard, Measure, ProjectileKind};
use trucker_engine::event::{Loss, Marking, Money};
use trucker_engine::modifiers::{About, Marker, Modifier, Part, Window};
use trucker_engine::named::{Named, VariantNames};
use trucker_engine::ship::legal::Mistake;
use trucker_engine::state::GaveUp;
use trucker_engine::team::Member;
use trucker_engine::words::{Alien, Good, Side, Title};

/// Fields that are written only where they say something, and that nothing needs.
const UNSEEN: [&str; 12] =
    ["also", "free", "goods", "instead", "nth", "purpose", "roll", "second", "shots", "stations", "sum", "was"];

/// One value of each of these names, and others that differ from it in one field, or in several that are yes or no.
pub fn of<T: DeserializeOwned + Serialize>(names: &[&str]) -> Vec<T> {
    let money = made::<Money>(Money::VARIANTS, &plain());
    let nested =
        made::<Marking>(Marking::VARIANTS, &plain()).into_iter().chain(made::<About>(About::VARIANTS, &plain()));
    let values: Vec<Value> = plain().into_iter().chain(money).chain(nested).collect();
    let made = made::<T>(names, &values);
    made.into_iter().map(|value| serde_json::from_value(value).expect("it was read before")).collect()
}

fn made<T: DeserializeOwned + Serialize>(names: &[&str], values: &[Value]) -> Vec<Value> {
    let firsts: Vec<Value> = names.iter().map(|name| first::<T>(name, values)).collect();
    // What one may leave out, others need: so are fields found that are nowhere to be seen.
    let seen = firsts.iter().filter_map(Value::as_object).flatten().map(|(name, _)| &**name);
    let fields: BTreeSet<&str> = seen.chain(UNSEEN).collect();
    firsts.iter().flat_map(|first| variations::<T>(first, &fields, values)).collect()
}

/// Values of all sorts; of each sort the most telling first.
fn plain() -> Vec<Value> {
    let mut values =
        vec![json!("7,7"), json!(["7,7", "7,8"]), json!([1, 2, 3, 5]), json!([3, 4]), json!(true), json!("II")];
    values.push(json!([{ "from": "front", "line": 7 }]));
    values.push(json!({ "credits": 4, "goods": [1, 0, 2, 0], "batteries": 2, "crew": 3, "days": 1 }));
    values.push(json!({ "number": 2, "of": 3 }));
    values.extend([json!(3), json!(1), json!(2), json!(5), json!(-3), json!(0), json!(false), Value::Null]);
    fn names<T: Named>(things: &[T]) -> impl Iterator<Item = Value> {
        things.iter().map(|thing| json!(thing.name()))
    }
    values.extend(names(&Good::ALL).chain(names(&Alien::ALL)).chain(names(&Side::ALL)).chain(names(&Title::ALL)));
    values.extend(names(&Modifier::ALL).chain(names(&Hoard::ALL)).chain(names(&Measure::ALL)));
    values.extend([json!("armed_crew"), json!("auto_defense"), json!("eaten")]);
    values.extend(names(&Loss::ALL).chain(names(&GaveUp::ALL)).chain(names(&Mistake::ALL)));
    values.extend(names(&Member::ALL).chain(names(&Window::ALL)).chain(names(&Part::ALL)).chain(names(&Marker::ALL)));
    values.extend([json!(["welder", "plumber"]), json!(["welder_b", "plumber_a"]), json!({ "type": "cannon" })]);
    for kind in ProjectileKind::ALL {
        values.extend(Side::ALL.map(|from| json!({ "kind": kind.name(), "from": from.name() })));
    }
    values
}

/// The first that can be made of a name.
fn first<T: DeserializeOwned + Serialize>(name: &str, values: &[Value]) -> Value {
    let mut fields = Map::from_iter([("type".to_owned(), json!(name))]);
    while let Err(missing) = read::<T>(&fields) {
        let field = missing.unwrap_or_else(|why| panic!("{name}: {why}"));
        let fits = values.iter().any(|value| {
            fields.insert(field.clone(), value.clone());
            read::<T>(&fields).map_or_else(|why| why.is_ok_and(|next| !lacks_itself::<T>(&fields, &next)), |_| true)
        });
        assert!(fits, "{name}: no value fits {field}");
    }
    read::<T>(&fields).expect("all fields are there")
}

/// Is it one of the values, and not the whole, that lacks this field? Then the whole having it changes nothing.
fn lacks_itself<T: DeserializeOwned + Serialize>(fields: &Map<String, Value>, field: &str) -> bool {
    let mut with = fields.clone();
    with.insert(field.to_owned(), Value::Null);
    field == "type" || read::<T>(&with) == Err(Ok(field.to_owned()))
}

/// The value that these fields make, as it is written; otherwise the field that it lacks, or what else is wrong.
fn read<T: DeserializeOwned + Serialize>(fields: &Map<String, Value>) -> Result<Value, Result<String, String>> {
    match serde_json::from_value::<T>(Value::Object(fields.clone())) {
        Ok(value) => Ok(serde_json::to_value(&value).expect("it can be written")),
        Err(error) => {
            let error = error.to_string();
            let field = error.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
            Err(field.map(str::to_owned).ok_or_else(|| error.clone()))
        }
    }
}

/// It and those that differ from it.
fn variations<T: DeserializeOwned + Serialize>(base: &Value, fields: &BTreeSet<&str>, values: &[Value]) -> Vec<Value> {
    let with = |old: &Value, field: &str, value: &Value| {
        let mut other = old.as_object().cloned().unwrap_or_default();
        other.insert(field.to_owned(), value.clone());
        read::<T>(&other).ok()
    };
    // A field that may hold anything is none of its own.
    let has = |field: &str| with(base, field, &json!({ "?": "?" })).is_none();
    let mut all = vec![base.clone()];
    for field in fields.iter().filter(|field| **field != "type" && has(field)) {
        for old in all.clone() {
            let absent = old.get(*field).is_none_or(Value::is_null);
            // What is yes or no, there or not, can change the sense of everything else.
            let there = values.iter().find(|value| !value.is_null() && with(&old, field, value).is_some());
            let decides = |value: &Value| value.is_boolean() || value.is_null() || (absent && Some(value) == there);
            for value in values.iter().filter(|value| old == *base || decides(value)) {
                if let Some(other) = with(&old, field, value)
                    && !all.contains(&other)
                {
                    all.push(other);
                }
            }
        }
    }
    all
}
