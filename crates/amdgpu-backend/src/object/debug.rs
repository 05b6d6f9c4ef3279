//! Debug information of a program: lines of the functions' code, and what crate `dwarf` makes of them.
//!
//! Without the feature `dwarf` programs have the lines in their assembly only.

use ir::debug::{CodeLines, DebugInfo, DebugSection, FunctionPlaces, SourceMap};
use ir::diagnostic::Diagnostic;
use ir::machine::{FunctionKind, MachineFunction};
use ir::ssa::{Context, Global};

use crate::emit::layout::{Item, Layout};

/// The lines of a program's functions, while it is put together.
#[derive(Debug)]
pub(crate) struct ProgramLines<'a> {
    /// The places in the source.
    pub map: SourceMap<'a>,
    functions: Vec<(Global, CodeLines)>,
}

impl<'a> ProgramLines<'a> {
    /// Those of a module, if it asks for any.
    pub(crate) fn of(cx: &'a Context) -> Option<Self> {
        let info = DebugInfo::of(cx)?;
        info.units().next()?;
        Some(Self { map: SourceMap::new(info), functions: Vec::new() })
    }

    /// Adds the next function. A function that the source does not have has no lines.
    pub(crate) fn add(&mut self, global: Global, func: &MachineFunction, layout: &Layout) {
        let mut lines = CodeLines { size: layout.size, ..CodeLines::default() };
        if let Some(declared) = self.map.declaration(global) {
            let places = FunctionPlaces::new(&mut self.map, &func.debug_locs);
            // What comes before the first place belongs to the function as such, and so does a called function's wait for what
            // its caller left.
            lines.add(0, Some(declared), true);
            let called = func.kind == FunctionKind::Device;
            let mut begins = false;
            for (item, &offset) in layout.items.iter().zip(&layout.offsets) {
                match item {
                    Item::Label(_) => begins |= offset != 0,
                    Item::Align(_) => {}
                    Item::Inst(_) if called && offset == 0 => {}
                    Item::Inst(inst) => {
                        lines.add(offset, places.get(inst.loc).location(), begins);
                        begins = false;
                    }
                }
            }
        }
        self.functions.push((global, lines));
    }

    /// The places, and the lines of the function that was added last.
    pub(crate) fn last(&self) -> Option<(&SourceMap<'a>, &CodeLines)> {
        self.functions.last().map(|(_, lines)| (&self.map, lines))
    }

    /// The sections.
    ///
    /// # Errors
    /// What the format cannot hold.
    #[cfg(feature = "dwarf")]
    pub(crate) fn sections(&mut self) -> Result<Vec<DebugSection>, Diagnostic> {
        let functions: Vec<dwarf::Function> = std::mem::take(&mut self.functions)
            .into_iter()
            .map(|(global, lines)| dwarf::Function { global, lines })
            .collect();
        let machine = dwarf::Machine { address_size: 8, instruction_unit: 4, newest_version: 5 };
        dwarf::write(&mut self.map, &functions, machine)
            .map_err(|error| Diagnostic::error(format!("debug information: {error}")))
    }

    /// The sections: none without the feature `dwarf`.
    ///
    /// # Errors
    /// None.
    #[cfg(not(feature = "dwarf"))]
    pub fn sections(&mut self) -> Result<Vec<DebugSection>, Diagnostic> {
        Ok(Vec::new())
    }
}
