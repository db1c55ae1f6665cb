//! What can be wrong with a content file, and the list it is collected in.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::ops::Range;

/// One thing that is wrong with a content file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct Fault {
    /// The file, as the loader was told of it.
    pub file: String,
    /// The line, from 1. What the whole file lacks, or that it cannot be read, is said of line 1.
    pub line: usize,
    /// What is wrong and what is allowed, in lower case without a full stop.
    pub what: String,
}

/// Everything that is wrong with the files of a box: at least one fault, file by file, in the order of the lines.
///
/// As text it is one fault a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Faults(Vec<Fault>);

impl Faults {
    pub(crate) fn new(faults: Vec<Fault>) -> Faults {
        debug_assert!(!faults.is_empty(), "a file was refused without a fault");
        Faults(faults)
    }

    /// The faults, one after the other.
    pub fn iter(&self) -> std::slice::Iter<'_, Fault> {
        self.0.iter()
    }

    /// The faults as a slice.
    pub fn as_slice(&self) -> &[Fault] {
        &self.0
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            let end_of_last = if i == 0 { "" } else { "\n" };
            write!(f, "{end_of_last}{fault}")?;
        }
        Ok(())
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = std::slice::Iter<'a, Fault>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Faults {
    type Item = Fault;
    type IntoIter = std::vec::IntoIter<Fault>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// The faults found so far in one file. Readers share it and go on reading after a fault.
pub(crate) struct Report<'a> {
    file: &'a str,
    /// The text of the file, without a byte order mark.
    pub(crate) text: &'a str,
    line_ends: Vec<usize>,
    faults: RefCell<Vec<Fault>>,
    has_broken_sections: Cell<bool>,
}

impl<'a> Report<'a> {
    /// A report on this file without a fault yet, or the fault that it is not text.
    pub(crate) fn new(file: &'a str, bytes: &'a [u8]) -> Result<Report<'a>, Fault> {
        let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
        let line_ends = (0..bytes.len()).filter(|i| bytes[*i] == b'\n').collect();
        let faults = RefCell::new(Vec::new());
        let mut report = Report { file, text: "", line_ends, faults, has_broken_sections: Cell::new(false) };
        match std::str::from_utf8(bytes) {
            Ok(text) => {
                report.text = text;
                Ok(report)
            }
            Err(error) => {
                let line = report.line(error.valid_up_to());
                Err(Fault { file: file.to_owned(), line, what: "this is not text: files are UTF-8".to_owned() })
            }
        }
    }

    /// The line of a byte of the text, from 1.
    pub(crate) fn line(&self, offset: usize) -> usize {
        self.line_ends.partition_point(|end| *end < offset) + 1
    }

    /// This place, and the section of the file it is in, cannot be read at all.
    pub(crate) fn broken(&self, offset: usize, what: String) {
        self.has_broken_sections.set(true);
        self.fault_on(self.line(offset), what);
    }

    /// Is there a part of the file that could not be read at all?
    pub(crate) fn has_broken_sections(&self) -> bool {
        self.has_broken_sections.get()
    }

    /// What is written here is wrong.
    pub(crate) fn fault(&self, span: Range<usize>, what: String) {
        self.fault_on(self.line(span.start), what);
    }

    /// What is written on this line is wrong.
    pub(crate) fn fault_on(&self, line: usize, what: String) {
        self.faults.borrow_mut().push(Fault { file: self.file.to_owned(), line, what });
    }

    /// What was found, in the order of the lines.
    pub(crate) fn into_faults(self) -> Vec<Fault> {
        let mut faults = self.faults.into_inner();
        faults.sort_by_key(|fault| fault.line);
        faults
    }
}

/// Text from a file as a message shows it: on one line and not endless.
pub(crate) fn shown(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut start: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() {
        start.push('…');
    }
    start
}

/// Words as a message lists them: `a, b or c`.
pub(crate) fn listed<W: AsRef<str>>(words: impl IntoIterator<Item = W>) -> String {
    let words: Vec<W> = words.into_iter().collect();
    let words: Vec<&str> = words.iter().map(W::as_ref).collect();
    match words.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => "nothing".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_from_one() {
        let report = Report::new("file", b"ab\n\nc").unwrap();
        assert_eq!([0, 2, 3, 4, 5, 99].map(|offset| report.line(offset)), [1, 1, 2, 3, 3, 3]);
    }

    #[test]
    fn faults_come_in_the_order_of_lines() {
        let report = Report::new("file", b"a\nb\n").unwrap();
        report.fault_on(2, "later".to_owned());
        report.fault(0..1, "sooner".to_owned());
        assert_eq!(Faults::new(report.into_faults()).to_string(), "file:1: sooner\nfile:2: later");
    }

    #[test]
    fn messages_stay_on_one_line() {
        assert_eq!(shown("a\nb"), "a\\nb");
        assert_eq!(shown(&"x".repeat(41)), format!("{}…", "x".repeat(40)));
    }

    #[test]
    fn lists_of_words() {
        assert_eq!(listed::<&str>([]), "nothing");
        assert_eq!(listed(["a"]), "a");
        assert_eq!(listed(["a", "b", "c"]), "a, b or c");
    }
}
