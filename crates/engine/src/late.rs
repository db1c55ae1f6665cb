//! What later boxes added to a state, kept out of the digests of games that do not use it.

use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A value that counts for a digest only when it is in use: older games keep the digests they were saved with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Late<T>(pub T);

impl<T: Default + PartialEq> Late<T> {
    /// Is the value in use?
    pub fn is_unused(&self) -> bool {
        self.0 == T::default()
    }
}

impl<T: Default + PartialEq + Hash> Hash for Late<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.is_unused() {
            self.0.hash(state);
        }
    }
}

impl<T> Deref for Late<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Late<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}
