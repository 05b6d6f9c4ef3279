//! The machine's instructions as bytes and as assembly text, in both directions.

pub(crate) mod blocks;
pub(crate) mod constraints;
pub mod decode;
pub mod encode;
pub(crate) mod formats;
pub mod parser;
pub(crate) mod parts;
pub mod print;
pub(crate) mod syntax;
pub(crate) mod template;
