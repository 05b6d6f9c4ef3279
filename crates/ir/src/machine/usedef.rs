//! Writes and reads of virtual registers: built in two sweeps over the function, kept in
//! runs. Any change of operands makes it stale.

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;

use super::data::Inst;
use super::desc::InstrFlags;
use super::function::MachineFunction;
use super::operand::RegOperand;
use super::reg::VReg;
use crate::graph::Adjacency;

/// An operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OperandRef {
    /// The instruction.
    pub inst: Inst,
    /// The operand's index.
    pub operand: u16,
}

/// The defs and uses of every virtual register. Debug instructions' uses are apart: they must not
/// change what is done.
#[derive(Clone, Debug)]
pub struct UseDef {
    defs: Adjacency<VReg, OperandRef>,
    uses: Adjacency<VReg, OperandRef>,
    debug_uses: Adjacency<VReg, OperandRef>,
}

impl UseDef {
    /// Reads a function.
    pub fn new(func: &MachineFunction) -> Self {
        let (mut defs, mut uses, mut debug_uses) = (Vec::new(), Vec::new(), Vec::new());
        for inst in func.all_insts() {
            let debug = func.desc(inst).is(InstrFlags::DEBUG);
            for (index, operand) in func.reg_operands(inst) {
                let Some(reg) = operand.reg.as_virtual() else { continue };
                let entry = (reg, OperandRef { inst, operand: index as u16 });
                match (operand.is_def(), debug) {
                    (true, _) => defs.push(entry),
                    (false, false) => uses.push(entry),
                    (false, true) => debug_uses.push(entry),
                }
            }
        }
        let vregs = func.num_vregs();
        Self {
            defs: Adjacency::from_edges(vregs, defs.into_iter()),
            uses: Adjacency::from_edges(vregs, uses.into_iter()),
            debug_uses: Adjacency::from_edges(vregs, debug_uses.into_iter()),
        }
    }

    /// The places that write a register, in layout order.
    pub fn defs(&self, reg: VReg) -> &[OperandRef] {
        self.defs.of(reg)
    }

    /// The instruction that defines a register, if there is exactly one.
    pub fn def(&self, reg: VReg) -> Option<Inst> {
        match self.defs.of(reg) {
            [only] => Some(only.inst),
            _ => None,
        }
    }

    /// The places that read a register, in layout order.
    pub fn uses(&self, reg: VReg) -> &[OperandRef] {
        self.uses.of(reg)
    }

    /// The places where debug information reads a register.
    pub fn debug_uses(&self, reg: VReg) -> &[OperandRef] {
        self.debug_uses.of(reg)
    }

    /// Whether a register is read at exactly one place.
    pub fn has_one_use(&self, reg: VReg) -> bool {
        self.uses.of(reg).len() == 1
    }
}

impl MachineFunction {
    /// The register operand at a place.
    pub fn reg_at(&self, place: OperandRef) -> Option<&RegOperand> {
        self.operand(place.inst, usize::from(place.operand)).as_reg()
    }

    /// For functions in SSA form: the defining instruction of every virtual register.
    pub fn ssa_defs(&self) -> Vec<PackedOption<Inst>> {
        let mut defs = vec![None.into(); self.num_vregs()];
        for inst in self.all_insts() {
            for def in self.defs(inst) {
                if let Some(reg) = def.reg.as_virtual() {
                    defs[reg.index()] = inst.into();
                }
            }
        }
        defs
    }
}
