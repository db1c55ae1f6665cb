//! Reading TOML by key. A reader says what it wants, gets it or nothing, and goes on: the fault is in the report.

use crate::faults::{Report, listed, shown};
use std::fmt::Display;
use std::ops::{Range, RangeInclusive};
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use trucker_engine::named::Named;

/// Reads the text of the report as TOML, and its tables with `read`.
pub(crate) fn read_toml<T>(report: &Report, read: impl FnOnce(&mut Table) -> Option<T>) -> Option<T> {
    let text = without_broken_sections(report);
    let (document, _) = DeTable::parse_recoverable(&text);
    let mut table = Table::new(report, document.get_ref(), 0..0, "the file".to_owned());
    table.scattered = true;
    read(&mut table).filter(|_| !report.has_broken_sections())
}

/// The text with every section emptied that is not TOML. Each is reported once; the others can still be checked.
fn without_broken_sections(report: &Report) -> String {
    const MOST_PASSES: usize = 8;
    let sections = sections(report.text);
    let mut text = report.text.to_owned();
    for _ in 0..MOST_PASSES {
        let mut errors = Vec::new();
        for section in &sections {
            // Read on its own: a bracket left open must not spoil the sections behind it.
            if let Err(error) = DeTable::parse(&text[section.clone()]) {
                errors.push((section.start + error.span().map_or(0, |span| span.start), section, error));
            }
        }
        if errors.is_empty() {
            // Together they can still clash, as when a key is there twice.
            for error in DeTable::parse_recoverable(&text).1 {
                let at = error.span().map_or(0, |span| span.start);
                let behind = sections.partition_point(|section| section.start <= at);
                errors.push((at, &sections[behind.saturating_sub(1)], error));
            }
        }
        if errors.is_empty() {
            return text;
        }
        for (at, section, error) in errors {
            if !text[section.clone()].trim().is_empty() {
                let last = section.start + report.text[section.clone()].trim_end().len().saturating_sub(1);
                report.broken(at.min(last), format!("this is not TOML: {}", error.message()));
                text.replace_range(section.clone(), &blank(&text[section.clone()]));
            }
        }
    }
    blank(report.text)
}

/// The text cut before each line that opens a table, such as `[prices]` or `[[card]]`. There is at least one section.
fn sections(text: &str) -> Vec<Range<usize>> {
    let opens_table = |line: &str| {
        let name = line.strip_prefix('[').map(|rest| rest.strip_prefix('[').unwrap_or(rest));
        name.is_some_and(|name| name.starts_with(|first: char| first.is_ascii_alphabetic()))
    };
    let mut starts = vec![0];
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if at > 0 && opens_table(line) {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

/// As many bytes and lines with nothing on them.
fn blank(text: &str) -> String {
    text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
}

/// One table, whose values are handed out by key.
pub(crate) struct Table<'t> {
    pub(crate) report: &'t Report<'t>,
    /// Where it begins.
    pub(crate) span: Range<usize>,
    /// What messages call it.
    pub(crate) name: String,
    entries: &'t DeTable<'t>,
    asked: Vec<&'static str>,
    /// Is it made of several sections of the file, so that what it lacks may be in a broken one?
    scattered: bool,
    /// Is every key allowed?
    open: bool,
}

impl<'t> Table<'t> {
    fn new(report: &'t Report<'t>, entries: &'t DeTable<'t>, span: Range<usize>, name: String) -> Table<'t> {
        Table { report, span, name, entries, asked: Vec::new(), scattered: false, open: false }
    }

    /// The value of this key, which must be there.
    pub(crate) fn read<T>(&mut self, key: &'static str, read: impl FnOnce(Item<'t>) -> Option<T>) -> Option<T> {
        match self.item(key) {
            Some(item) => read(item),
            None => {
                if !self.scattered || !self.report.has_broken_sections() {
                    self.report.fault(self.span.clone(), format!("{} lacks {key}", self.name));
                }
                None
            }
        }
    }

    /// The value of this key, or what goes without saying.
    pub(crate) fn read_or<T>(
        &mut self,
        key: &'static str,
        usual: T,
        read: impl FnOnce(Item<'t>) -> Option<T>,
    ) -> Option<T> {
        self.item(key).map_or(Some(usual), read)
    }

    /// Is anything said for this key?
    pub(crate) fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    /// Reports every key that nobody asked for.
    pub(crate) fn refuse_others(&self) {
        if self.open {
            return;
        }
        for (key, _) in self.entries.iter().filter(|(key, _)| !self.asked.contains(&key.get_ref().as_ref())) {
            let allowed = listed(self.asked.iter().copied());
            let what = format!("{} has no key '{}': allowed is {allowed}", self.name, shown(key.get_ref()));
            self.report.fault(key.span(), what);
        }
    }

    /// Lets all other keys pass, because what belongs here is not known.
    pub(crate) fn allow_all(&mut self) {
        self.open = true;
    }

    fn item(&mut self, key: &'static str) -> Option<Item<'t>> {
        if !self.asked.contains(&key) {
            self.asked.push(key);
        }
        let value = self.entries.get(key)?;
        Some(Item { report: self.report, name: key, value })
    }
}

/// One value, with the key it was found under.
#[derive(Clone, Copy)]
pub(crate) struct Item<'t> {
    pub(crate) report: &'t Report<'t>,
    pub(crate) name: &'static str,
    value: &'t Spanned<DeValue<'t>>,
}

impl<'t> Item<'t> {
    /// Where it is written.
    pub(crate) fn span(&self) -> Range<usize> {
        self.value.span()
    }

    /// Reports that it is wrong, and is nothing.
    pub(crate) fn refuse<T>(&self, what: impl Display) -> Option<T> {
        self.report.fault(self.span(), format!("{} {what}", self.name));
        None
    }

    fn refuse_type<T>(&self, wanted: &str) -> Option<T> {
        let found = match self.value.get_ref() {
            DeValue::String(text) => format!("'{}'", shown(text)),
            DeValue::Integer(number) => shown(&number.to_string()),
            DeValue::Float(number) => shown(number.as_str()),
            DeValue::Boolean(flag) => flag.to_string(),
            DeValue::Datetime(date) => date.to_string(),
            DeValue::Array(_) => "a list".to_owned(),
            DeValue::Table(_) => "a table".to_owned(),
        };
        self.refuse(format_args!("must be {wanted}, not {found}"))
    }

    /// A whole number in this range.
    pub(crate) fn number<N>(&self, range: RangeInclusive<N>) -> Option<N>
    where
        N: TryFrom<i64> + PartialOrd + Display,
    {
        let integer = self.value.get_ref().as_integer();
        let number = integer.and_then(|digits| i64::from_str_radix(digits.as_str(), digits.radix()).ok());
        match number.and_then(|number| N::try_from(number).ok()).filter(|number| range.contains(number)) {
            Some(number) => Some(number),
            None => self.refuse_type(&format!("a whole number from {} to {}", range.start(), range.end())),
        }
    }

    /// Yes or no.
    pub(crate) fn flag(&self) -> Option<bool> {
        self.value.get_ref().as_bool().or_else(|| self.refuse_type("true or false"))
    }

    /// Any text.
    pub(crate) fn text(&self) -> Option<&'t str> {
        self.value.get_ref().as_str().or_else(|| self.refuse_type("a text in quotes"))
    }

    /// Any text; nothing and no fault when it is something else.
    pub(crate) fn peek_text(&self) -> Option<&'t str> {
        self.value.get_ref().as_str()
    }

    /// Is it a table?
    pub(crate) fn is_table(&self) -> bool {
        self.value.get_ref().as_table().is_some()
    }

    /// A name that files and messages can use.
    pub(crate) fn name(&self) -> Option<&'t str> {
        let text = self.text()?;
        if is_name(text) { Some(text) } else { self.refuse(format_args!("'{}' is not a name: {NAMES}", shown(text))) }
    }

    /// One of these words, and what it stands for.
    pub(crate) fn word<T: Clone>(&self, words: &[(&str, T)]) -> Option<T> {
        let text = self.text()?;
        let meant = words.iter().find(|(word, _)| *word == text).map(|(_, meaning)| meaning.clone());
        meant.or_else(|| {
            let allowed = listed(words.iter().map(|(word, _)| *word));
            self.refuse(format_args!("'{}' is unknown: allowed is {allowed}", shown(text)))
        })
    }

    /// A list with a number of entries in this range, each read by `read`.
    pub(crate) fn list<T>(
        &self,
        entries: RangeInclusive<usize>,
        mut read: impl FnMut(Item<'t>) -> Option<T>,
    ) -> Option<Vec<T>> {
        let Some(array) = self.value.get_ref().as_array() else {
            return self.refuse_type("a list");
        };
        let fits = entries.contains(&array.len());
        if !fits {
            let (least, most, found) = (entries.start(), entries.end(), array.len());
            let wanted = if least == most { least.to_string() } else { format!("{least} to {most}") };
            let what = format!("{} must have {wanted} entries, not {found}", self.name);
            self.report.fault(self.span(), what);
        }
        // Reads all of them, also after one that is faulty.
        let values: Vec<Option<T>> = array.iter().map(|value| read(Item { value, ..*self })).collect();
        values.into_iter().collect::<Option<Vec<T>>>().filter(|_| fits)
    }

    /// A list of exactly so many entries.
    pub(crate) fn exactly<const N: usize, T>(&self, read: impl FnMut(Item<'t>) -> Option<T>) -> Option<[T; N]> {
        self.list(N..=N, read)?.try_into().ok()
    }

    /// A table, read by `read`; keys it does not ask for are faults.
    pub(crate) fn table<T>(
        &self,
        name: impl Into<String>,
        read: impl FnOnce(&mut Table<'t>) -> Option<T>,
    ) -> Option<T> {
        let Some(entries) = self.value.get_ref().as_table() else {
            return self.refuse_type("a table");
        };
        let mut table = Table::new(self.report, entries, self.span(), name.into());
        let value = read(&mut table);
        table.refuse_others();
        value
    }

    /// A table whose values are sections of the file, under the key they are found with.
    pub(crate) fn sections<T>(&self, read: impl FnOnce(&mut Table<'t>) -> Option<T>) -> Option<T> {
        self.table(self.name, |table| {
            table.scattered = true;
            read(table)
        })
    }
}

/// Words for [`Item::word`]: these things by their names.
pub(crate) fn named<T: Named, const COUNT: usize>(things: [T; COUNT]) -> [(&'static str, T); COUNT] {
    things.map(|thing| (thing.name(), thing))
}

/// What [`is_name`] allows.
pub(crate) const NAMES: &str = "allowed are 1 to 32 letters from a to z, digits, - and _";

/// Can this be the name of a tile or a card?
pub(crate) fn is_name(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// Where the figures of a table come from and how sure they are: for the people who read the file.
pub(crate) fn provenance(table: &mut Table) -> Option<()> {
    let source = table.read("source", source);
    let confidence = table.read("confidence", confidence);
    let note = table.read_or("note", (), |note| note.text().map(drop));
    source.and(confidence).and(note)
}

/// The same, where it need not be said.
pub(crate) fn optional_provenance(table: &mut Table) -> Option<()> {
    let source = table.read_or("source", (), source);
    let confidence = table.read_or("confidence", (), confidence);
    let note = table.read_or("note", (), |note| note.text().map(drop));
    source.and(confidence).and(note)
}

/// Where figures can come from.
pub(crate) const SOURCES: [&str; 6] = ["2e-images", "2e-data", "1e", "rulebook", "reconstructed", "own"];
/// How sure they can be.
pub(crate) const CONFIDENCES: [&str; 4] = ["certain", "high", "medium", "low"];

fn source(item: Item) -> Option<()> {
    item.word(&SOURCES.map(|word| (word, ())))
}

fn confidence(item: Item) -> Option<()> {
    item.word(&CONFIDENCES.map(|word| (word, ())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_cover_the_text() {
        let text = "a = 1\n[b]\nc = [\n[\"x\"],\n]\n[[d]]\n";
        assert_eq!(sections(text), [0..6, 6..25, 25..31]);
        let whole = |text: &str| sections(text) == std::slice::from_ref(&(0..text.len()));
        assert!(whole("") && whole("[a]\n") && whole("a = 1"));
    }

    #[test]
    fn blank_keeps_bytes_and_lines() {
        assert_eq!(blank("aé\r\nb"), "    \n ");
    }
}
