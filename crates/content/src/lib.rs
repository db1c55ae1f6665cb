//! The boxes as data.
