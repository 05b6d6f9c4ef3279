//! The rows that a mnemonic can mean.

use std::sync::OnceLock;

use ir::machine::Opcode;
use ir::map::Map;

use crate::target::table::{self, flag};
use crate::target::{Generation, Target};

/// The rows of a generation by what texts call them.
struct Index {
    /// By the mnemonic, as it is and without the suffix of the encoding.
    own: Map<&'static str, Vec<Opcode>>,
    /// By the names that other generations have for the same row.
    other: Map<&'static str, Vec<Opcode>>,
}

/// The suffixes of encodings.
const SUFFIXES: [&str; 5] = ["_e64_dpp", "_e32", "_e64", "_dpp", "_sdwa"];

/// A mnemonic without the suffix of the encoding.
fn base(mnemonic: &'static str) -> &'static str {
    SUFFIXES.iter().find_map(|s| mnemonic.strip_suffix(s)).unwrap_or(mnemonic)
}

impl Index {
    fn new(generation: Generation) -> Self {
        let mut index = Self { own: Map::default(), other: Map::default() };
        // A text means the row of a product whose result may be anywhere before the one whose result is in its summand's place.
        let in_place = |opcode: &Opcode| table::is(*opcode, flag::IN_PLACE);
        let first = table::opcodes().filter(|opcode| !in_place(opcode));
        for opcode in first.chain(table::opcodes().filter(in_place)) {
            let Some(real) = table::real(generation, opcode) else { continue };
            index.add(real.mnemonic, opcode, true);
            for other in Generation::ALL {
                if let Some(other) = table::real(other, opcode)
                    && other.mnemonic != real.mnemonic
                {
                    index.add(other.mnemonic, opcode, false);
                }
            }
        }
        index
    }

    fn add(&mut self, mnemonic: &'static str, opcode: Opcode, own: bool) {
        let map = if own { &mut self.own } else { &mut self.other };
        for name in [mnemonic, base(mnemonic)] {
            let rows = map.entry(name).or_default();
            if rows.last() != Some(&opcode) {
                rows.push(opcode);
            }
        }
    }

    fn of(generation: Generation) -> &'static Self {
        static ALL: [OnceLock<Index>; Generation::COUNT] =
            [const { OnceLock::new() }; Generation::COUNT];
        ALL[generation as usize].get_or_init(|| Self::new(generation))
    }
}

/// Returns the rows of a target that a mnemonic in lower case can mean, in the table's order.
pub(crate) fn rows(target: Target, mnemonic: &str) -> impl Iterator<Item = Opcode> {
    let index = Index::of(target.generation);
    let named = |name: &str| index.own.get(name).or_else(|| index.other.get(name));
    let (found, long) = match (named(mnemonic), mnemonic.strip_suffix("_e64")) {
        // Rows that have the long form only are called so without the suffix.
        (None, Some(base)) => (named(base), true),
        (found, _) => (found, false),
    };
    let suits = move |&opcode: &Opcode| {
        let name = table::desc(opcode).name;
        let other = if target.wave32 { "_w64" } else { "_w32" };
        let layout = || table::real(target.generation, opcode).map_or("", |r| r.layout.name);
        !(target.generation.has_wave32() && name.contains(other))
            && (!long || layout().starts_with("vop3"))
    };
    found.into_iter().flatten().copied().filter(suits)
}
