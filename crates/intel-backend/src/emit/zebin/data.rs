//! Variables of the program: their sections, and the places that hold their addresses.

use ir::diagnostic::Diagnostic;
use ir::elf::Section;
use ir::map::Map;
use object::elf::{SHF_ALLOC, SHF_WRITE, SHT_PROGBITS};

use super::elf::{self, AddressAt, Symbol, SymbolKind};
use crate::abi::kernel::{Kernel, Variable, VariableMemory};
use crate::target::eu::relocation::AddressPart;

/// Appends the variables of the kernels, and where the kernels have their addresses. The section of kernel `n` has number
/// `n + 1`.
///
/// # Errors
/// If two different variables have one name.
pub(super) fn add(
    kernels: &[(&Kernel, &[u8])],
    sections: &mut Vec<Section>,
    symbols: &mut Vec<Symbol>,
) -> Result<(), Diagnostic> {
    let mut variables: Map<&str, (&Variable, &Kernel)> = Map::default();
    for &(kernel, _) in kernels {
        for variable in &kernel.variables {
            let name = variable.name.as_str();
            if variables.entry(name).or_insert((variable, kernel)).0.bytes != variable.bytes {
                return Err(Diagnostic::error(format!("there are two variables '{name}'")));
            }
        }
    }
    let first_symbol = symbols.len();
    let symbol = |kernel: &Kernel, variable: u32| {
        let name = kernel.variables[variable as usize].name.as_str();
        first_symbol + variables.get_index_of(name).unwrap_or(0)
    };
    let mut relocations = Vec::new();
    for (n, &(kernel, _)) in kernels.iter().enumerate() {
        let places: Vec<AddressAt> = kernel
            .relocations
            .iter()
            .map(|r| AddressAt {
                offset: r.offset.into(),
                symbol: symbol(kernel, r.variable),
                addend: 0,
                part: r.part,
            })
            .collect();
        if !places.is_empty() {
            let of = format!(".text.{}", kernel.name);
            relocations.push(elf::relocations(&of, n + 1, &places, false));
        }
    }
    // Symbols stand in the order of the variables, whichever section they are in.
    let mut places: Vec<(usize, u64)> = vec![(0, 0); variables.len()];
    for (memory, name, flags) in [
        (VariableMemory::Constant, ".data.const", SHF_ALLOC),
        (VariableMemory::Global, ".data.global", SHF_ALLOC | SHF_WRITE),
        (VariableMemory::Strings, ".data.const.string", SHF_ALLOC),
    ] {
        let mut bytes: Vec<u8> = Vec::new();
        let mut addresses = Vec::new();
        for (n, (variable, kernel)) in variables.values().enumerate() {
            if variable.memory != memory {
                continue;
            }
            bytes.resize(bytes.len().next_multiple_of(variable.align.max(1) as usize), 0);
            let start = bytes.len() as u64;
            places[n] = (sections.len() + 1, start);
            bytes.extend_from_slice(&variable.bytes);
            addresses.extend(variable.addresses.iter().map(|&(offset, other, addend)| AddressAt {
                offset: start + offset,
                symbol: symbol(kernel, other),
                addend,
                part: AddressPart::Whole,
            }));
        }
        if !bytes.is_empty() {
            sections.push(elf::of_bytes(name, SHT_PROGBITS, flags, bytes));
            if !addresses.is_empty() {
                relocations.push(elf::relocations(name, sections.len(), &addresses, false));
            }
        }
    }
    for ((variable, _), (section, value)) in variables.values().zip(places) {
        let (name, size) = (variable.name.clone(), variable.bytes.len() as u64);
        symbols.push(Symbol { name, kind: SymbolKind::Variable, section, value, size });
    }
    sections.extend(relocations);
    Ok(())
}
