//! DWARF debug information of a compiled module, for the backends that write ELF files.
//!
//! A backend hands over what it has: the module's [`SourceMap`], and for each function its size and the place in the
//! source of each of its instructions ([`CodeLines`](ir::debug::CodeLines)). [`write()`] makes sections of it, with relocations where they hold
//! addresses of code and offsets of each other ([`DebugSection`]); how those are numbered and applied is the container's
//! matter. `gimli` does the encoding.
//!
//! Contents, by the compile unit's `emissionKind`:
//!
//! * always a line table ([`lines`]), and a unit with its functions, in which inlined calls nest ([`functions`]);
//! * for `FullDebug`, types ([`types`]), namespaces and classes ([`scopes`]), and the parameters and variables of functions
//!   and their blocks, with where their values are ([`variables`]).
//!
//! Version 5 of the format, or the one that the module's flag "Dwarf Version" asks for.

pub mod functions;
mod lines;
mod names;
mod scopes;
mod types;
mod unit;
mod variables;

use gimli::write::{
    Address, AttributeValue, Dwarf, EndianVec, Range, RangeList, RelocateWriter, Sections,
};
use gimli::{Encoding, Format, LittleEndian, SectionId, constants};
use ir::debug::{DebugRelocation, DebugSection, DebugTarget, Emission, SourceMap};
use ir::ssa::Context;

pub use functions::{Scope, ScopeKind};
use unit::UnitWriter;
pub use unit::{CompiledFunction, Machine};

/// The version of the format that a module asks for: 4, also where it asks for an older one, or 5.
pub fn version(cx: &Context) -> u16 {
    let flags = cx.metadata.find_named("llvm.module.flags").unwrap_or(&[]);
    for &flag in flags {
        if let &[_, Some(name), Some(value)] = cx.metadata.tuple(flag)
            && cx.metadata.string(name) == Some("Dwarf Version")
            && let Some(value) = cx.metadata.value(value).and_then(|c| cx.consts.as_uint(c))
        {
            return u16::try_from(value).unwrap_or(5).clamp(4, 5);
        }
    }
    5
}

/// The writer of one section.
#[derive(Clone, Debug)]
struct SectionWriter {
    bytes: EndianVec<LittleEndian>,
    relocations: Vec<gimli::write::Relocation>,
}

impl RelocateWriter for SectionWriter {
    type Writer = EndianVec<LittleEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.bytes
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.bytes
    }

    fn relocate(&mut self, relocation: gimli::write::Relocation) {
        self.relocations.push(relocation);
    }
}

/// The sections of a module's debug information; none if it asks for none. What no compile unit of the module lists is left
/// out.
///
/// # Errors
/// The sections exceed the limit of the format, 4 GiB.
pub fn write(
    map: &mut SourceMap<'_>,
    functions: &[CompiledFunction],
    machine: Machine,
) -> Result<Vec<DebugSection>, String> {
    let info = map.info();
    let encoding = Encoding {
        format: Format::Dwarf32,
        version: version(info.cx()).min(machine.newest_version),
        address_size: machine.address_size,
    };
    let mut dwarf = Dwarf::new();
    for unit in info.units().filter(|&unit| info.emission(unit) > Emission::Directives) {
        let own: Vec<(usize, &CompiledFunction)> = functions
            .iter()
            .enumerate()
            .filter(|(_, f)| {
                let subprogram = info.subprogram_of(f.global);
                subprogram.and_then(|subprogram| info.unit(subprogram)) == Some(unit)
            })
            .collect();
        if own.is_empty() {
            continue;
        }
        UnitWriter::new(&mut dwarf, map, unit, encoding, machine).write(&own);
    }
    if dwarf.units.count() == 0 {
        return Ok(Vec::new());
    }
    let empty = SectionWriter { bytes: EndianVec::new(LittleEndian), relocations: Vec::new() };
    let mut sections = Sections::new(empty);
    dwarf.write(&mut sections).map_err(|error| error.to_string())?;
    Ok(collect(sections))
}

/// The sections that are not empty.
fn collect(mut sections: Sections<SectionWriter>) -> Vec<DebugSection> {
    let mut found: Vec<(SectionId, SectionWriter)> = Vec::new();
    let taken = sections.for_each_mut(|id, writer| -> Result<(), ()> {
        if !writer.bytes.slice().is_empty() {
            found.push((id, writer.clone()));
        }
        Ok(())
    });
    debug_assert!(taken.is_ok(), "nothing fails");
    let number = |id: SectionId| found.iter().position(|(other, _)| *other == id);
    let relocation = |r: &gimli::write::Relocation| {
        let target = match r.target {
            gimli::write::RelocationTarget::Symbol(symbol) => DebugTarget::Function(symbol),
            gimli::write::RelocationTarget::Section(id) => DebugTarget::Section(number(id)?),
        };
        Some(DebugRelocation { offset: r.offset as u64, size: r.size, target, addend: r.addend })
    };
    let mut out = Vec::new();
    for (id, writer) in &found {
        let mut relocations: Vec<DebugRelocation> =
            writer.relocations.iter().filter_map(relocation).collect();
        relocations.sort_by_key(|r| r.offset);
        out.push(DebugSection {
            name: id.name(),
            data: writer.bytes.slice().to_vec(),
            relocations,
        });
    }
    out
}

impl UnitWriter<'_, '_, '_> {
    /// Writes the unit with its functions.
    fn write(mut self, functions: &[(usize, &CompiledFunction)]) {
        self.single = functions.len() == 1;
        for &(symbol, function) in functions {
            self.line_table(symbol, &function.lines);
            self.function(symbol, function);
        }
        self.finish_types();
        let root = self.unit.root();
        match functions {
            &[(symbol, function)] => self.set_ranges(root, symbol, &[(0, function.lines.size)]),
            several => {
                let list = several
                    .iter()
                    .map(|&(symbol, function)| Range::StartLength {
                        begin: Address::Symbol { symbol, addend: 0 },
                        length: function.lines.size,
                    })
                    .collect();
                let list = self.unit.ranges.add(RangeList(list));
                self.set(root, constants::DW_AT_ranges, AttributeValue::RangeListRef(list));
                // What ranges are relative to: nothing.
                let zero = AttributeValue::Address(Address::Constant(0));
                self.set(root, constants::DW_AT_low_pc, zero);
            }
        }
        self.dwarf.units.add(self.unit);
    }
}
