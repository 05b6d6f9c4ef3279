//! Parts of scalar loads, and preloaded arguments, as loads of their own while values are chosen that are computed again.
//!
//! Parts of a wide load that are only needed later would be spilled and read back with the rest. A part of memory that
//! never changes can also be loaded again where it is read. Loads that stay where the wide load is are parts of it again in
//! the end.

use ir::machine::{
    Inst, InstrFlags, LaneMask, LowType, MachineFunction, MachineMemOperand, MemFlags, Operand,
    PReg, Reg, RegClass, RegOperand, SubReg, UseDef, VReg, generic,
};

use crate::abi::KernelAbi;
use crate::target::Target;
use crate::target::classes::{Bank, Classes};
use crate::target::regs;
use crate::target::scalar_loads::{SCALAR_LOADS, scalar_load};
use crate::target::table::{self, ExecUnit};

/// Loads of fewer dwords stay whole.
const WIDE: u32 = 4;

/// Bytes from an address that a load reaches on every generation, by an offset in itself.
const REACH: i64 = 1024;

/// Kernel arguments that are in scalar registers from the start.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arguments {
    /// The register with the address of the kernarg segment.
    segment: PReg,
    /// The number of the register that holds its first dword.
    first: u16,
    /// Dwords in registers.
    dwords: u16,
}

impl Arguments {
    /// Returns a kernel's.
    pub(crate) fn of(abi: &KernelAbi) -> Option<Self> {
        let segment = abi.scalars.kernarg_segment_ptr.filter(|_| abi.preload_dwords > 0)?;
        Some(Self { segment, first: abi.preload_first, dwords: abi.preload_dwords })
    }

    /// The offset in the kernarg segment of the argument that a register has.
    fn offset(self, reg: PReg) -> Option<i64> {
        let from = (reg.first_unit() / 2).checked_sub(self.first)?;
        let inside = reg.file() == regs::SGPR && from + u16::from(reg.units()) / 2 <= self.dwords;
        inside.then_some(i64::from(from) * 4)
    }
}

/// Memory that can be read at any time, and never changes.
const REPEATABLE: MemFlags = MemFlags::INVARIANT.union(MemFlags::DEREFERENCEABLE);

/// Whether a scalar load reads the same wherever it stands after the def of its address.
pub(crate) fn is_repeatable(func: &MachineFunction, inst: Inst) -> bool {
    let mut accesses = func.inst_mem_ops(inst).iter().map(|&access| &func.mem_ops[access]);
    table::unit(func.opcode(inst)) == ExecUnit::ScalarMemory
        && func.desc(inst).is(InstrFlags::MAY_LOAD)
        && accesses.len() == 1
        && accesses.all(|access| access.flags.contains(REPEATABLE) && !access.is_ordered())
}

/// A load of a part, and the copy that it stands for.
struct Part {
    load: Inst,
    reg: VReg,
    whole: RegOperand,
}

/// The parts of a function's loads.
pub(crate) struct Parts {
    loads: Vec<Part>,
    /// Wide loads that are read by parts.
    wide: Vec<Inst>,
}

impl Parts {
    /// Moves each part of a wide load that is read to a register of its own, and loads it there if that can be done at any
    /// place. Allocation puts copies of parts where the load has them.
    pub(crate) fn split(func: &mut MachineFunction, arguments: Option<Arguments>) -> Self {
        let mut this = Self { loads: Vec::new(), wide: Vec::new() };
        let use_def = UseDef::new(func);
        for load in func.inst_list() {
            this.split_load(func, &use_def, load);
        }
        if let Some(arguments) = arguments {
            this.load_arguments(func, arguments);
        }
        this
    }

    /// Makes copies of the loads that are where they were put, and removes wide loads that nothing reads then. Returns
    /// whether there is a part of a wide load.
    pub(crate) fn join(self, func: &mut MachineFunction) -> bool {
        for Part { load, reg, whole } in self.loads {
            if func.inst_block(load).is_some() {
                func.before(load).build(generic::COPY).def(reg).operand(whole).finish();
                func.remove_inst(load);
            }
        }
        let use_def = UseDef::new(func);
        for &load in &self.wide {
            if func.def_vreg(load).is_some_and(|reg| use_def.uses(reg).is_empty()) {
                func.remove_inst(load);
            }
        }
        !self.wide.is_empty()
    }

    fn split_load(&mut self, func: &mut MachineFunction, use_def: &UseDef, load: Inst) {
        let wide = |reg: &VReg| {
            let class = func.vreg_class(*reg).map(|class| func.target.class(class));
            class.is_some_and(|c| c.files == 1 << regs::SGPR.0 && u32::from(c.units) >= 2 * WIDE)
        };
        if !func.desc(load).is(InstrFlags::MAY_LOAD) {
            return;
        }
        let Some(reg) = func.def_vreg(load).filter(wide) else { return };
        let Some(parts) = separate_parts(func, use_def, reg) else { return };
        for (sub, class) in parts {
            let part = func.new_vreg(class);
            let whole = RegOperand::new(reg).part(sub);
            match narrow_load(func, load, sub, part) {
                Some(load) => self.loads.push(Part { load, reg: part, whole }),
                None => {
                    func.after(load).build(generic::COPY).def(part).operand(whole).finish();
                }
            }
            for place in use_def.uses(reg) {
                let operand = &mut func.operands_mut(place.inst)[usize::from(place.operand)];
                if let Operand::Reg(operand) = operand
                    && operand.sub == sub
                {
                    operand.reg = Reg::virtual_reg(part);
                    operand.sub = SubReg::WHOLE;
                }
            }
        }
        self.wide.push(load);
    }

    /// Loads arguments in place of copies from their registers. A kernel that does not need the segment's address otherwise
    /// does not have it.
    fn load_arguments(&mut self, func: &mut MachineFunction, arguments: Arguments) {
        let Some(entry) = func.entry_block() else { return };
        let copies = func.insts(entry).take_while(|&inst| func.opcode(inst) == generic::COPY);
        let source = |inst: Inst| Some((inst, func.uses(inst).next()?.reg.as_physical()?));
        let copies: Vec<(Inst, PReg)> = copies.filter_map(source).collect();
        let Some(at) = copies.iter().position(|copy| copy.1 == arguments.segment) else { return };
        let Some(segment) = func.def_vreg(copies[at].0) else { return };
        for (n, &(copy, from)) in copies.iter().enumerate() {
            let Some(offset) = arguments.offset(from) else { continue };
            let dwords = u16::from(from.units()) / 2;
            let (Some(opcode), Some(reg)) = (scalar_load(dwords), func.def_vreg(copy)) else {
                continue;
            };
            let after = if n < at { copies[at].0 } else { copy };
            let memory = MachineMemOperand::load(u64::from(dwords) * 4);
            let memory = memory.in_space(4).aligned(4).with(REPEATABLE);
            func.remove_inst(copy);
            let mut at = func.after(after);
            let load = at.build(opcode).def(reg).reg(segment).imm(offset).imm(0).finish();
            func.add_mem_op(load, memory);
            self.loads.push(Part { load, reg, whole: RegOperand::new(from) });
        }
    }
}

/// Puts a load of a part of what a load reads after it, if it may stand anywhere.
fn narrow_load(func: &mut MachineFunction, load: Inst, sub: SubReg, to: VReg) -> Option<Inst> {
    let known = SCALAR_LOADS.iter().any(|&(_, opcode)| opcode == func.opcode(load));
    if !known || !is_repeatable(func, load) {
        return None;
    }
    let desc = func.target.sub_reg(sub);
    let (first, dwords) = (i64::from(desc.offset / 2), u16::from(desc.units / 2));
    let &[_, base, Operand::Imm(offset), policy] = func.operands(load) else { return None };
    let at = offset + first * 4;
    let opcode = scalar_load(dwords).filter(|_| (0..REACH).contains(&at) && at % 4 == 0)?;
    let mut memory = func.mem_ops[*func.inst_mem_ops(load).first()?].clone();
    memory.offset += first * 4;
    memory.size = Some(u64::from(dwords) * 4);
    memory.ty = LowType::NONE;
    let mut after = func.after(load);
    let narrow = after.build(opcode).def(to).operand(base).imm(at).operand(policy).finish();
    func.add_mem_op(narrow, memory);
    let location = func.inst_loc(load);
    func.set_inst_loc(narrow, location);
    Some(narrow)
}

/// Returns the parts by which a register is read, with the classes of their width, if no two of them overlap and there
/// are several.
fn separate_parts(
    func: &MachineFunction,
    use_def: &UseDef,
    reg: VReg,
) -> Option<Vec<(SubReg, RegClass)>> {
    let classes = Classes::of(Target::of(func.target));
    let mut parts = Vec::new();
    let mut covered = LaneMask::NONE;
    for place in use_def.uses(reg) {
        let Operand::Reg(operand) = func.operands(place.inst)[usize::from(place.operand)] else {
            return None;
        };
        if operand.sub.is_whole() {
            return None;
        }
        if parts.iter().any(|&(sub, _)| sub == operand.sub) {
            continue;
        }
        let desc = func.target.sub_reg(operand.sub);
        if !desc.units.is_multiple_of(2) || !covered.intersection(desc.lanes()).is_empty() {
            return None;
        }
        covered = covered.union(desc.lanes());
        parts.push((operand.sub, classes.tuple(Bank::S, usize::from(desc.units / 2))?));
    }
    (parts.len() > 1).then_some(parts)
}
