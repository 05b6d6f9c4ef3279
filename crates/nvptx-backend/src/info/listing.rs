//! The text of functions, line by line, for reports.

use ir::listing::{LineKind, LinePlace, Listing, ListingBuilder};
use ir::machine::MachineFunction;
use ir::remarks::Remarks;
use ir::ssa::{Global, Module};

use super::remarks;
use crate::abi::module_env::ModuleEnv;
use crate::emit::Mark;
use crate::options::Options;

/// A function whose text is listed.
pub(crate) struct Listed {
    pub(crate) global: Global,
    pub(crate) func: MachineFunction,
    pub(crate) marks: Vec<Mark>,
    /// Its registers' numbers in the text.
    pub(crate) numbers: Vec<u32>,
}

/// The lines of the functions, whose text begins at `start` in the whole.
pub(crate) fn listing(
    module: &Module,
    options: &Options,
    env: &ModuleEnv,
    ptx: &str,
    start: usize,
    functions: &[Listed],
) -> (Listing, Vec<Remarks>) {
    let mut listing = ListingBuilder::new(&module.cx, options.sm.to_string(), &*module.file_name);
    // The place up to which lines are counted, and the line there.
    let (mut at, mut line) = (0, 1);
    let mut found = Vec::new();
    for Listed { global, func, marks, numbers } in functions {
        let mut lines = Vec::new();
        listing.function(*global, env.name(*global), env.is_kernel(*global), &func.debug_locs);
        for pair in marks.windows(2) {
            let (from, to) = (start + pair[0].start, start + pair[1].start);
            line += ptx[at..from].bytes().filter(|&b| b == b'\n').count() as u32;
            at = from;
            if pair[0].kind == LineKind::Instruction {
                lines.push(ptx[from..to].lines().count() as u32);
            }
            for (n, text) in ptx[from..to].lines().enumerate() {
                let place = LinePlace::Line(line + n as u32);
                listing.line(text, pair[0].kind, place, pair[0].loc);
            }
        }
        found.push(remarks::of(env.name(*global), options.sm, func, numbers, &lines));
    }
    (listing.finish(), found)
}
