//! Instructions of finished functions: their numbers and their texts.

use cranelift_entity::SecondaryMap;
use ir::machine::{Inst, MachineFunction};

use crate::target::asm::print::print;
use crate::target::pseudos::is_note;
use crate::target::{regs, table};

/// The instructions that a finished function's code has, numbered in order.
pub(crate) struct Numbers {
    pub(crate) order: Vec<Inst>,
    of: SecondaryMap<Inst, Option<u32>>,
}

impl Numbers {
    pub(crate) fn new(func: &MachineFunction) -> Self {
        let insts = func.all_insts();
        let order: Vec<Inst> = insts.filter(|&inst| !is_note(func, inst)).collect();
        let mut of = SecondaryMap::new();
        for (number, &inst) in (0..).zip(&order) {
            of[inst] = Some(number);
        }
        Self { order, of }
    }

    pub(crate) fn get(&self, inst: Inst) -> Option<u32> {
        self.of.get(inst).copied().flatten()
    }

    pub(crate) fn all(&self, insts: impl IntoIterator<Item = Inst>) -> Vec<u32> {
        let mut found: Vec<u32> = insts.into_iter().filter_map(|inst| self.get(inst)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// An instruction as assembly, without its label or symbol.
pub(crate) fn text_of(func: &MachineFunction, inst: Inst) -> String {
    let mut out = String::new();
    let operands = table::explicit(func.opcode(inst), func.operands(inst));
    print(&mut out, crate::target::Target::of(func.target), func.opcode(inst), operands);
    out.trim().to_owned()
}

/// A register's name in assembly.
pub(crate) fn register_name(reg: ir::machine::PReg) -> String {
    let prefix = match reg.file() {
        regs::VGPR => "v",
        regs::AGPR => "a",
        regs::SGPR => "s",
        _ => return "a special register".into(),
    };
    let (first, last) = (reg.first_unit() / 2, reg.end_unit().div_ceil(2) - 1);
    if first == last { format!("{prefix}{first}") } else { format!("{prefix}[{first}:{last}]") }
}
