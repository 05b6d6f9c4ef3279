//! Debug information of a program: lines and variables of the functions' code, and what crate `dwarf` makes of them.
//!
//! Registers have the numbers of "DWARF Register Identifier" in LLVM's AMDGPUUsage; a vector register's is another one in a
//! wave of 64 lanes than in one of 32. Addresses of private memory are what a lane counts: a kernel's frame begins at 0,
//! another function's where s32 or s33 points, which count the bytes of all lanes where scratch is a buffer.
//!
//! Without the feature `dwarf` programs have the lines in their assembly only.

use ir::debug::{
    CodeLines, CodePlace, CodeVariable, DebugInfo, DebugSection, FrameAddress, FunctionPlaces,
    LocatedPart, LocatedValue, SourceMap, variable_ranges,
};
use ir::diagnostic::Diagnostic;
use ir::machine::{
    FrameSlot, FunctionKind, HeldPart, HeldValue, MachineFunction, PReg, VariableId,
};
use ir::map::Set;
use ir::ssa::{Context, Global, Md};

use crate::emit::layout::{CodeLayout, Item};
use crate::regalloc::ACCUMULATORS;
use crate::target::Target;
use crate::target::pseudos::is_note;
use crate::target::regs;

/// The lines of a program's functions, while it is put together.
#[derive(Debug)]
pub(crate) struct ProgramLines<'a> {
    /// The places in the source.
    pub map: SourceMap<'a>,
    functions: Vec<(Global, CodeLines, Vec<CodeVariable>)>,
}

impl<'a> ProgramLines<'a> {
    /// Those of a module, if it asks for any.
    pub(crate) fn of(cx: &'a Context) -> Option<Self> {
        let info = DebugInfo::of(cx)?;
        info.units().next()?;
        Some(Self { map: SourceMap::new(info), functions: Vec::new() })
    }

    /// Adds the next function. A function that the source does not have has no lines.
    pub(crate) fn add(
        &mut self,
        global: Global,
        func: &MachineFunction,
        layout: &CodeLayout,
        target: Target,
    ) {
        let mut lines = CodeLines { size: layout.size, ..CodeLines::default() };
        let places = FunctionPlaces::new(&mut self.map, &func.debug_locs);
        if let Some(declared) = self.map.declaration(global) {
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
        let variables = variables(func, &places, layout, target);
        self.functions.push((global, lines, variables));
    }

    /// The places, and the lines of the function that was added last.
    pub(crate) fn last(&self) -> Option<(&SourceMap<'a>, &CodeLines)> {
        self.functions.last().map(|(_, lines, _)| (&self.map, lines))
    }

    /// The sections.
    ///
    /// # Errors
    /// The format cannot hold the debug information.
    #[cfg(feature = "dwarf")]
    pub(crate) fn sections(&mut self) -> Result<Vec<DebugSection>, Diagnostic> {
        let functions: Vec<dwarf::CompiledFunction> = std::mem::take(&mut self.functions)
            .into_iter()
            .map(|(global, lines, variables)| dwarf::CompiledFunction { global, lines, variables })
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
    pub(crate) fn sections(&mut self) -> Result<Vec<DebugSection>, Diagnostic> {
        Ok(Vec::new())
    }
}

/// Returns the locations of a function's variables.
fn variables(
    func: &MachineFunction,
    places: &FunctionPlaces,
    layout: &CodeLayout,
    target: Target,
) -> Vec<CodeVariable> {
    let Some(variables) = func.variables.as_deref() else { return Vec::new() };
    let insts = func.all_insts();
    let insts = insts.filter(|&inst| !is_note(func, inst));
    let offsets = layout.items.iter().zip(&layout.offsets);
    let offsets = offsets.filter(|(item, _)| matches!(item, Item::Inst(_)));
    let code: Vec<CodePlace> =
        insts.zip(offsets).map(|(inst, (_, &offset))| CodePlace { inst, offset }).collect();
    let in_memory: Set<VariableId> = variables.in_frame.iter().map(|v| v.variable).collect();
    let mut ranges = variable_ranges(func, variables, &code, layout.size);
    let numbers = Numbers { func, target };
    variables
        .known
        .iter()
        .map(|(id, variable)| CodeVariable {
            node: Md::from_u32(variable.node),
            inlined_at: places.get(variable.inlined_at.expand()).location().into(),
            fragment: variable.fragment,
            in_memory: in_memory.contains(&id),
            ranges: ranges
                .swap_remove(&id)
                .unwrap_or_default()
                .into_iter()
                .filter_map(|(from, to, held)| Some((from, to, numbers.value(&held)?)))
                .collect(),
        })
        .collect()
}

/// The format's numbers for what holds values of a function.
struct Numbers<'f> {
    func: &'f MachineFunction,
    target: Target,
}

impl Numbers<'_> {
    /// A value; none if the format has no word for what holds it.
    fn value(&self, held: &HeldValue) -> Option<LocatedValue> {
        Some(LocatedValue {
            parts: held.parts.iter().map(|&part| self.part(part)).collect::<Option<_>>()?,
            bits: held.bits,
            expression: held.expression.map(Md::from_u32),
        })
    }

    fn part(&self, part: HeldPart) -> Option<LocatedPart> {
        Some(match part {
            HeldPart::Constant(bits) => LocatedPart::Constant(bits),
            HeldPart::Register(reg) => LocatedPart::Register(self.register(reg)?),
            HeldPart::Address(slot, offset) => LocatedPart::Address(self.address(slot, offset)?),
            HeldPart::Memory(slot, offset) => {
                let object = &self.func.frame.objects[slot];
                match object.offset {
                    // Such an object's offset is its first register's number.
                    Some(first) if object.stack == ACCUMULATORS => {
                        let number = u16::try_from(first + offset / 4).ok()?;
                        LocatedPart::Register(self.register(regs::agpr(number, 1))?)
                    }
                    _ => LocatedPart::Memory(self.address(slot, offset)?),
                }
            }
        })
    }

    /// The number of a register of 32 bits.
    fn register(&self, reg: PReg) -> Option<u16> {
        // Only of the lower half the format's number says where it begins.
        if !reg.first_unit().is_multiple_of(2) || reg.units() > 2 {
            return None;
        }
        let number = reg.first_unit() / 2;
        let wave32 = self.target.wave32;
        match reg.file() {
            regs::SGPR if number < 64 => Some(32 + number),
            regs::SGPR if number < 106 => Some(1088 + number - 64),
            regs::VGPR if number < 256 => Some(if wave32 { 1536 } else { 2560 } + number),
            regs::AGPR if number < 256 => Some(if wave32 { 2048 } else { 3072 } + number),
            _ => None,
        }
    }

    fn address(&self, slot: FrameSlot, offset: i64) -> Option<FrameAddress> {
        let object = self.func.variables.as_ref()?.placed.objects[slot]?;
        let base = match object.base {
            Some(base) => Some(self.register(base)?),
            None => None,
        };
        let all_lanes = base.is_some() && self.target.generation.scratch_is_buffer();
        let shift = if all_lanes { self.target.wave_size().trailing_zeros() as u8 } else { 0 };
        Some(FrameAddress { base, shift, offset: object.offset + offset })
    }
}
