//! Tests of the whole: random functions at several pressure targets, each allocation proved by the
//! checker and by running both functions; the checker against broken allocations; text.

mod generate;
mod interpret;
mod large;
mod long_ranges;
mod mutate;
mod random;
mod texts;
