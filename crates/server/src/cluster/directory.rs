//! Who lives, and which room is where, as the bus has told us.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

/// Whoever has not been heard of for so long is dead, and whoever has not been heard by the bus for so long gives up its rooms.
pub const LEASE: Duration = Duration::from_secs(5);

/// What a server says of itself.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Info {
    /// The rules that it plays by.
    pub rules: u16,
    /// Is it about to stop?
    pub leaving: bool,
    /// Can it not reach the database? Then others that can are better off with its rooms.
    #[serde(default)]
    pub ailing: bool,
}

struct Node {
    info: Info,
    /// When we last heard of it, by our own clock: clocks of others are none of our business.
    seen: Instant,
}

/// Where a room is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The server that has it.
    pub node: String,
    /// The number of this entry among all of the bus; whoever wants to change it has to know it.
    pub revision: u64,
}

/// What is known.
#[derive(Default)]
pub struct Directory {
    nodes: HashMap<String, Node>,
    rooms: HashMap<String, Entry>,
    /// How many rooms each has.
    counts: HashMap<String, usize>,
    /// When we came, a server last went, or we could not hear them.
    changed: Option<Instant>,
}

impl Directory {
    /// A server was heard of.
    pub fn heard(&mut self, node: &str, info: Info) {
        self.nodes.insert(node.to_owned(), Node { info, seen: Instant::now() });
    }

    /// Something has happened that may have left rooms behind.
    pub fn changes(&mut self) {
        self.changed = Some(Instant::now());
    }

    /// Has it lately?
    #[must_use]
    pub fn changed_within(&self, time: Duration) -> bool {
        self.changed.is_some_and(|changed| changed.elapsed() < time)
    }

    /// A server has said goodbye.
    pub fn left(&mut self, node: &str) {
        if self.nodes.remove(node).is_some() {
            self.changes();
        }
    }

    /// We could hear nobody for a while: everyone gets the time to be heard again.
    pub fn listen_anew(&mut self) {
        self.nodes.values_mut().for_each(|node| node.seen = Instant::now());
        self.changes();
    }

    /// Forgets who has been dead for long.
    pub fn tidy(&mut self) {
        let before = self.nodes.len();
        self.nodes.retain(|_, node| node.seen.elapsed() < 10 * LEASE);
        if self.nodes.len() < before {
            self.changes();
        }
    }

    /// A room is here now.
    pub fn placed(&mut self, room: &str, entry: Entry) {
        self.gone(room);
        *self.counts.entry(entry.node.clone()).or_default() += 1;
        self.rooms.insert(room.to_owned(), entry);
    }

    /// A room is nowhere now.
    pub fn gone(&mut self, room: &str) {
        if let Some(old) = self.rooms.remove(room)
            && let Some(count) = self.counts.get_mut(&old.node)
        {
            *count = count.saturating_sub(1);
        }
    }

    /// Forgets where rooms are, as it is told anew.
    pub fn forget_rooms(&mut self) {
        self.rooms.clear();
        self.counts.clear();
    }

    /// Where a room is, or was when its server died.
    #[must_use]
    pub fn entry(&self, room: &str) -> Option<&Entry> {
        self.rooms.get(room)
    }

    /// Codes of all rooms.
    #[must_use]
    pub fn codes(&self) -> Vec<String> {
        self.rooms.keys().cloned().collect()
    }

    /// Does this server live?
    #[must_use]
    pub fn lives(&self, node: &str) -> bool {
        self.nodes.get(node).is_some_and(|node| node.seen.elapsed() < LEASE)
    }

    /// Servers that live, in no order.
    pub fn living(&self) -> impl Iterator<Item = &str> {
        self.nodes.iter().filter(|(_, node)| node.seen.elapsed() < LEASE).map(|(name, _)| name.as_str())
    }

    /// Servers that take rooms, for games of these rules if it matters.
    pub fn hosts(&self, rules: Option<u16>) -> impl Iterator<Item = &str> {
        let able = |info: &Info| !info.leaving && !info.ailing;
        let takes = move |node: &Node| able(&node.info) && rules.is_none_or(|rules| node.info.rules == rules);
        self.living().filter(move |name| self.nodes.get(*name).is_some_and(takes))
    }

    /// Do those that take rooms play by different rules?
    #[must_use]
    pub fn has_several_rules(&self) -> bool {
        let mut rules = self.hosts(None).filter_map(|name| Some(self.nodes.get(name)?.info.rules));
        rules.next().is_some_and(|first| rules.any(|other| other != first))
    }

    /// How many rooms a server has.
    #[must_use]
    pub fn count(&self, node: &str) -> usize {
        self.counts.get(node).copied().unwrap_or(0)
    }

    /// The server with the fewest rooms.
    #[must_use]
    pub fn emptiest(&self, rules: Option<u16>) -> Option<String> {
        // Of those that are alike anybody may be it, but not always the same one.
        let place = |node: &&str| (self.count(node), fastrand::u32(..));
        self.hosts(rules).min_by_key(place).map(str::to_owned)
    }

    /// Rooms whose servers are dead.
    #[must_use]
    pub fn orphans(&self) -> Vec<String> {
        let dead = self.rooms.iter().filter(|(_, entry)| !self.lives(&entry.node));
        dead.map(|(room, _)| room.clone()).collect()
    }

    /// Rooms that are entered as this server's.
    #[must_use]
    pub fn rooms_of(&self, node: &str) -> Vec<String> {
        self.rooms.iter().filter(|(_, entry)| entry.node == node).map(|(room, _)| room.clone()).collect()
    }

    /// Whose turn it is to wake a room that nobody has: every server that lives works out the same one. A game is gone on with
    /// by its rules, if anybody has them.
    #[must_use]
    pub fn heir(&self, room: &str, rules: Option<u16>) -> Option<&str> {
        let weight = |node: &&str| {
            let mut hash = DefaultHasher::new();
            (room, node).hash(&mut hash);
            hash.finish()
        };
        self.hosts(rules).max_by_key(weight).or_else(|| self.hosts(None).max_by_key(weight))
    }

    /// How many rooms this server has too many, and who has room for them.
    #[must_use]
    pub fn surplus(&self, me: &str, rules: u16) -> Option<(usize, String)> {
        let hosts: Vec<&str> = self.hosts(Some(rules)).collect();
        let all: usize = hosts.iter().map(|node| self.count(node)).sum();
        let fair = all.div_ceil(hosts.len().max(1));
        let to = self.emptiest(Some(rules)).filter(|to| to != me)?;
        // A few more or less are no reason to disturb anybody.
        let most = (self.count(me).checked_sub(fair)?).min(fair.saturating_sub(self.count(&to)));
        (most > 2 + fair / 10).then_some((most, to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn directory(counts: &[(&str, usize)]) -> Directory {
        let mut directory = Directory::default();
        for (node, count) in counts {
            directory.heard(node, Info { rules: 1, leaving: false, ailing: false });
            for number in 0..*count {
                let entry = Entry { node: (*node).to_owned(), revision: 1 };
                directory.placed(&format!("{node}{number}"), entry);
            }
        }
        directory
    }

    #[test]
    fn rooms_go_where_fewest_are() {
        let mut directory = directory(&[("a", 3), ("b", 1), ("c", 2)]);
        assert_eq!(directory.emptiest(None).as_deref(), Some("b"));
        directory.heard("b", Info { rules: 1, leaving: true, ailing: false });
        assert_eq!(directory.emptiest(None).as_deref(), Some("c"), "nobody is sent to whoever leaves");
        directory.heard("c", Info { rules: 1, leaving: false, ailing: true });
        assert_eq!(directory.emptiest(None).as_deref(), Some("a"), "nor to whoever cannot store");
        directory.heard("c", Info { rules: 1, leaving: false, ailing: false });
        assert_eq!(directory.emptiest(Some(2)), None, "games go on by the rules they began with");
        directory.placed("a0", Entry { node: "c".to_owned(), revision: 2 });
        assert_eq!((directory.count("a"), directory.count("c")), (2, 3));
        directory.gone("a0");
        assert_eq!(directory.count("c"), 2);
    }

    #[test]
    fn every_orphan_has_one_heir() {
        let mut directory = directory(&[("a", 0), ("b", 0), ("dead", 300)]);
        directory.left("dead");
        let orphans = directory.orphans();
        let of = |heir: &str| orphans.iter().filter(|room| directory.heir(room, Some(1)) == Some(heir)).count();
        assert_eq!((orphans.len(), of("a") + of("b")), (300, 300));
        assert!(!directory.has_several_rules());
        assert!(of("a") > 100 && of("b") > 100, "shared {} to {}", of("a"), of("b"));
    }

    #[test]
    fn a_game_is_inherited_by_whoever_has_its_rules() {
        let mut directory = directory(&[("old", 0), ("dead", 100)]);
        directory.heard("new", Info { rules: 2, leaving: false, ailing: false });
        directory.left("dead");
        let heirs =
            |rules| directory.orphans().iter().filter(|room| directory.heir(room, rules) == Some("old")).count();
        assert_eq!((heirs(Some(1)), heirs(Some(2))), (100, 0));
        assert!(directory.has_several_rules());
        assert!((20..80).contains(&heirs(None)), "a lobby is anybody's");
        assert_eq!(heirs(Some(3)), heirs(None), "if nobody has them, anybody can say so");
    }

    #[test]
    fn only_a_real_surplus_is_moved() {
        assert_eq!(directory(&[("a", 90), ("b", 0), ("c", 0)]).surplus("a", 1).map(|(rooms, _)| rooms), Some(30));
        assert_eq!(directory(&[("a", 11), ("b", 9)]).surplus("a", 1), None);
        assert_eq!(directory(&[("a", 90)]).surplus("a", 1), None, "nobody else is there");
        assert_eq!(directory(&[("a", 90), ("b", 0)]).surplus("b", 1), None);
    }
}
