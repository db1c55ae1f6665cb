//! The sets of components that there is power for, counted and numbered.
//!
//! Components that the same panels can power are alike: how many of each sort are chosen says whether the power will
//! do, and then any so many of them will.

use super::answers::{choose, nth_subset};
use crate::ship::MAX_COMPONENTS;
use crate::ship::power::{MAX_PANELS, Panels};
use crate::squares::{Square, Squares};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// There are never more sorts than components: at the worst, each is one of its own.
const MAX_SORTS: usize = MAX_COMPONENTS;

/// How many of some components may be chosen: so much of a set of components can be told without what powers them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// Of these.
    pub of: Squares,
    /// At most so many.
    pub most: u8,
}

/// The limits within which there is power for a set: of what only some of the panels can power, no more than there are
/// tokens and those panels (Hall's theorem). Limits that nothing can reach are left out.
pub(super) fn limits(from: Squares, tokens: u8, panels: &Panels) -> Vec<Limit> {
    let all: ArrayVec<Square, MAX_PANELS> = panels.squares().iter().collect();
    let mut limits: Vec<Limit> = Vec::new();
    for some in 0..1_u16 << all.len() {
        let these: Squares =
            all.iter().enumerate().filter(|(n, _)| some >> n & 1 != 0).map(|(_, panel)| *panel).collect();
        let of: Squares = from.iter().filter(|square| panels.feeding(*square).minus(these).is_empty()).collect();
        let most = tokens.saturating_add(these.len() as u8);
        match limits.iter_mut().find(|limit| limit.of == of) {
            Some(limit) => limit.most = limit.most.min(most),
            None if of.len() > usize::from(most) => limits.push(Limit { of, most }),
            None => {}
        }
    }
    limits
}

type Sorts = ArrayVec<Squares, MAX_SORTS>;

/// How many such sets there are.
pub(super) fn count(from: Squares, tokens: u8, panels: &Panels) -> usize {
    let mut count = 0;
    each(from, tokens, panels, |sorts, sizes| {
        count += ways(sorts, sizes);
        true
    });
    count
}

/// The set with this number, counted from 0.
pub(super) fn nth(from: Squares, tokens: u8, panels: &Panels, mut n: usize) -> Option<Squares> {
    let mut found = None;
    each(from, tokens, panels, |sorts, sizes| {
        let here = ways(sorts, sizes);
        if n >= here {
            n -= here;
            return true;
        }
        let mut set = Squares::NONE;
        for (sort, size) in sorts.iter().zip(sizes) {
            let ways = choose(sort.len(), *size);
            set |= nth_subset(*sort, *size, n % ways);
            n /= ways;
        }
        found = Some(set);
        false
    });
    found
}

/// How many sets have so many of each sort.
fn ways(sorts: &[Squares], sizes: &[usize]) -> usize {
    sorts.iter().zip(sizes).map(|(sort, size)| choose(sort.len(), *size)).product()
}

/// The components by the panels that can power them.
fn sorts(from: Squares, panels: &Panels) -> Sorts {
    let mut sorts = Sorts::new();
    for component in from {
        let feeding = panels.feeding(component);
        let is_alike = |sort: &Squares| sort.first().is_some_and(|first| panels.feeding(first) == feeding);
        match sorts.iter().position(is_alike) {
            Some(sort) => sorts[sort].insert(component),
            None if !sorts.is_full() => sorts.push(Squares::of(component)),
            None => {}
        }
    }
    sorts
}

/// Goes through all numbers of each sort that there is power for, none of any first, until it is told to stop.
fn each(from: Squares, tokens: u8, panels: &Panels, mut go_on: impl FnMut(&[Squares], &[usize]) -> bool) {
    let sorts = sorts(from, panels);
    let mut sizes: ArrayVec<usize, MAX_SORTS> = sorts.iter().map(|_| 0).collect();
    let suffice = |sizes: &[usize]| {
        let some =
            sorts.iter().zip(sizes).fold(Squares::NONE, |all, (sort, size)| all | sort.iter().take(*size).collect());
        panels.suffice(some, u32::from(tokens))
    };
    loop {
        if !go_on(&sorts, &sizes) {
            return;
        }
        // One more of the first sort that there is power for, and none of those before it.
        let more = (0..sizes.len()).find(|sort| {
            sizes[*sort] += 1;
            let possible = sizes[*sort] <= sorts[*sort].len() && suffice(&sizes);
            if !possible {
                sizes[*sort] = 0;
            }
            possible
        });
        if more.is_none() {
            return;
        }
    }
}
