//! The tables: for each index the bits of the full form that it stands for.

use std::sync::OnceLock;

use crate::bits::{Run, get, put};

/// Entries of the indices of one kind.
pub(crate) struct Table {
    name: &'static str,
    /// Runs of the full form, from the highest bit of an entry on.
    places: Vec<Run>,
    entries: Vec<u64>,
}

impl Table {
    /// Writes what an index stands for.
    pub(crate) fn expand(&self, full: &mut u128, index: u64) {
        let mut entry = self.entries[index as usize % self.entries.len()];
        for &run in self.places.iter().rev() {
            put(full, run, entry);
            entry >>= run.0 - run.1 + 1;
        }
    }

    /// The index that stands for what an instruction has but for the bits `unused`, if there is one: of several the first.
    pub(crate) fn index(&self, full: u128, unused: u128) -> Option<u64> {
        let join = |bits: u128| {
            let join = |all: u64, &run: &Run| all << (run.0 - run.1 + 1) | get(bits, run);
            self.places.iter().fold(0, join)
        };
        let (entry, unused) = (join(full), join(unused));
        let at = self.entries.iter().position(|other| (other ^ entry) & !unused == 0)?;
        Some(at as u64)
    }
}

/// The table of a name.
///
/// # Panics
/// If there is none: the names are in this crate.
pub(crate) fn table(name: &str) -> &'static Table {
    tables().iter().find(|table| table.name == name).expect("a table of that name")
}

fn tables() -> &'static [Table] {
    static TABLES: OnceLock<Vec<Table>> = OnceLock::new();
    TABLES.get_or_init(|| {
        let mut tables: Vec<Table> = Vec::new();
        let number = |text: &str| text.parse::<u8>().expect("a bit's number");
        for line in include_str!("tables.txt").lines() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some((name, places)) = line.strip_prefix('[').and_then(|l| l.split_once(']')) {
                let places = places.split_whitespace().map(|run| {
                    let (high, low) = run.split_once(':').unwrap_or((run, run));
                    (number(high), number(low))
                });
                let places = places.collect();
                tables.push(Table { name, places, entries: Vec::new() });
            } else {
                let table = tables.last_mut().expect("a table before its entries");
                table.entries.push(u64::from_str_radix(line, 2).expect("binary digits"));
            }
        }
        tables
    })
}
