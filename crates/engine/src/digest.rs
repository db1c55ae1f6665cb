//! Digests: a number that two equal states share and two different ones hardly ever do, the same on every machine.
//!
//! Each field counts under its name, and only if it is in use: otherwise than in a state where nothing has happened. So
//! a field that is added beside others changes the digest of no game that does not use it.

use std::hash::{Hash, Hasher};

/// Ends a list of fields or of places, so that none runs on into the next.
const END: u8 = 0xff;

/// Says which fields of a type count for its digest: first those that always do, then those that do when in use.
macro_rules! digested {
    ($type:ident { $($always:ident),* ; $($field:ident),* $(,)? }) => {
        impl std::hash::Hash for $type {
            fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
                // A field that is missing here is none that compiles.
                let $type { $($always,)* $($field,)* } = self;
                $($crate::digest::field(hasher, stringify!($always), $always);)*
                $($crate::digest::field_in_use(hasher, stringify!($field), $field);)*
                $crate::digest::end(hasher);
            }
        }
    };
}
pub(crate) use digested;

/// A field that always counts.
pub(crate) fn field<T: Hash, H: Hasher>(hasher: &mut H, name: &str, value: &T) {
    name.hash(hasher);
    value.hash(hasher);
}

/// A field that counts when it is in use.
pub(crate) fn field_in_use<T: Hash + Default + PartialEq, H: Hasher>(hasher: &mut H, name: &str, value: &T) {
    if *value != T::default() {
        field(hasher, name, value);
    }
}

/// No more fields.
pub(crate) fn end<H: Hasher>(hasher: &mut H) {
    hasher.write_u8(END);
}

/// What there is for each seat, place or level, as far as it is in use.
pub(crate) fn places<T: Hash + Default + PartialEq, H: Hasher>(hasher: &mut H, values: &[T]) {
    for (place, value) in (0u8..).zip(values) {
        if *value != T::default() {
            hasher.write_u8(place);
            value.hash(hasher);
        }
    }
    end(hasher);
}

/// The digest of a value.
pub(crate) fn of(value: &impl Hash) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
}

/// FNV-1a with every number written in little-endian order, so that digests can be stored.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    fn write_u16(&mut self, value: u16) {
        self.write(&value.to_le_bytes());
    }
    fn write_u32(&mut self, value: u32) {
        self.write(&value.to_le_bytes());
    }
    fn write_u64(&mut self, value: u64) {
        self.write(&value.to_le_bytes());
    }
    fn write_u128(&mut self, value: u128) {
        self.write(&value.to_le_bytes());
    }
    fn write_usize(&mut self, value: usize) {
        self.write(&(value as u64).to_le_bytes());
    }
    fn write_i16(&mut self, value: i16) {
        self.write(&value.to_le_bytes());
    }
    fn write_isize(&mut self, value: isize) {
        self.write(&(value as i64).to_le_bytes());
    }
}
