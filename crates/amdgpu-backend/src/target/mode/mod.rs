//! The mode register: its fields, its value at the entry, and instructions that read or write it.

pub(crate) mod effects;
pub(crate) mod entry;
pub(crate) mod fields;
pub(crate) mod float_mode;
pub(crate) mod requirements;
