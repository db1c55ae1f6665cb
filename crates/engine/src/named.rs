//! Names of things, written once: content files, messages, scenarios, sentences and the page all spell a variant as
//! it is declared, in lower case with underscores.

use strum::VariantArray;
pub use strum::{IntoEnumIterator, VariantNames};

/// Something with a name, such as `abandoned_ship`: the same in files, on the wire and in the ids of sentences.
pub trait Named {
    /// What it is called. What it carries besides is not part of its name.
    fn name(&self) -> &'static str;
}

impl<T> Named for T
where
    for<'a> &'a T: Into<&'static str>,
{
    fn name(&self) -> &'static str {
        self.into()
    }
}

/// All values of a type that is a list of names, in their order.
pub(crate) const fn all<T: VariantArray + Copy, const COUNT: usize>() -> [T; COUNT] {
    match T::VARIANTS.first_chunk() {
        Some(all) => *all,
        None => panic!("as many as are counted"),
    }
}

/// Gives a type that is a list of names its `ALL`: the names are spelt where it is declared and nowhere else.
macro_rules! listed {
    ($($(#[$about:meta])* $list:ident),* $(,)?) => {
        $(impl $list {
            $(#[$about])*
            pub const ALL: [$list; <$list as strum::EnumCount>::COUNT] = $crate::named::all();
        })*
    };
}
pub(crate) use listed;
