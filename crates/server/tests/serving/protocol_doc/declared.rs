//! What there is on the wire, read off the TypeScript declarations: they name everything without a list kept by hand.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use trucker_engine::record::Record;
use trucker_server::catalogue::Catalogue;
use trucker_server::http::{FinishedGame, Invitation, JoinRequest, NewRoomRequest, QuickRequest, Replay, SeatGiven};
use trucker_server::protocol::{RoomSummary, ToClient, ToServer};
use ts_rs::{TS, TypeVisitor};

/// The names that a type has, and the fields of each if it has any.
pub type Names = BTreeMap<String, BTreeSet<String>>;

struct Visitor {
    config: ts_rs::Config,
    seen: HashSet<TypeId>,
    types: BTreeMap<String, Names>,
}

impl TypeVisitor for Visitor {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some()
            && let Some(names) = names(&T::inline(&self.config))
        {
            self.types.insert(T::ident(&self.config), names);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Every type that crosses the wire: the fields of structs; the variants of enums with their fields.
pub fn declarations() -> BTreeMap<String, Names> {
    let config = ts_rs::Config::new().with_large_int("number");
    let mut visitor = Visitor { config, seen: HashSet::new(), types: BTreeMap::new() };
    visitor.visit::<ToServer>();
    visitor.visit::<ToClient>();
    visitor.visit::<RoomSummary>();
    visitor.visit::<Catalogue>();
    visitor.visit::<Record>();
    visitor.visit::<NewRoomRequest>();
    visitor.visit::<JoinRequest>();
    visitor.visit::<QuickRequest>();
    visitor.visit::<SeatGiven>();
    visitor.visit::<Invitation>();
    visitor.visit::<FinishedGame>();
    visitor.visit::<Replay>();
    visitor.types
}

/// What a TypeScript type has; `None` for numbers, texts and lists, which have no names.
fn names(typescript: &str) -> Option<Names> {
    let mut text = typescript.to_owned();
    while let (Some(begin), Some(end)) = (text.find("/**"), text.find("*/")) {
        text.replace_range(begin..end + 2, "");
    }
    let mut names = Names::new();
    for part in split(&text, '|') {
        if let Some(word) = word(part) {
            names.insert(word, BTreeSet::new());
            continue;
        }
        // What comes of another type, as in {"type":"enemy"} & Enemy, is told with that one.
        let fields = fields(split(part, '&')[0])?;
        match fields.first().and_then(|(key, value)| Some((word(key)?, *value))) {
            // A tag beside one thing without a name: {"type":"take", "value": TileId}; or beside the fields: {"type":"ping", t: number}.
            Some((_, value)) => {
                let rest = match fields[1..] {
                    [(r#""value""#, value)] => self::fields(value).unwrap_or_default(),
                    ref rest => rest.to_vec(),
                };
                names.insert(word(value)?, rest.into_iter().map(|(key, _)| key.to_owned()).collect());
            }
            None => names.extend(fields.into_iter().map(|(key, _)| (key.to_owned(), BTreeSet::new()))),
        }
    }
    Some(names)
}

/// A word in quotation marks.
fn word(text: &str) -> Option<String> {
    text.strip_prefix('"')?.strip_suffix('"').map(str::to_owned)
}

/// The fields of an object type.
fn fields(text: &str) -> Option<Vec<(&str, &str)>> {
    let inside = text.strip_prefix('{')?.strip_suffix('}')?;
    let field = |part| {
        let (key, value): (&str, &str) = str::split_once(part, ':')?;
        Some((key.trim_end_matches('?'), value.trim()))
    };
    Some(split(inside, ',').into_iter().filter_map(field).collect())
}

/// Splits a type where the separator stands outside all brackets.
fn split(text: &str, separator: char) -> Vec<&str> {
    let (mut depth, mut begin, mut parts) = (0, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '{' | '[' | '(' | '<' => depth += 1,
            '}' | ']' | ')' | '>' => depth -= 1,
            _ if c == separator && depth == 0 => {
                parts.push(text[begin..at].trim());
                begin = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[begin..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}
