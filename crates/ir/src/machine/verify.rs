//! The verifier of machine functions. It checks:
//!
//! 1. the layout: there is an entry block, terminators end blocks and nothing follows them, phis
//!    begin blocks, control does not fall out of the last block;
//! 2. references: blocks are in the layout; frame objects, constants, jump tables, memory
//!    accesses and registers exist;
//! 3. operands against the row: number, form, def or use, register class (with the part), ties,
//!    implicit registers;
//! 4. SSA form, if the function has it: one whole def for each register, which dominates every
//!    use; phis name each predecessor once;
//! 5. the conditions of the other [`Properties`]; past SSA form, no register is read that some path
//!    from the entry has not written.
//!
//! All violations are reported, up to a limit, each with the instruction's text.

use cranelift_entity::EntityRef;

use super::data::{Inst, Properties, VRegKind};
use super::desc::{Forms, InstrDesc, InstrFlags, OperandDesc, generic};
use super::function::MachineFunction;
use super::liveness::Liveness;
use super::operand::{Block, Operand, RegOperand};
use super::reg::{RegClass, VReg};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::graph::{DomTree, FlowGraph};

/// Checks a machine function.
///
/// # Errors
/// All violations, up to a limit.
pub fn verify(func: &MachineFunction) -> Result<(), Diagnostics> {
    let mut checker = Checker { func, found: Diagnostics::new() };
    checker.layout();
    for block in func.blocks() {
        for inst in func.insts(block) {
            checker.inst(block, inst);
        }
    }
    // The rest reads blocks and registers that must exist.
    if checker.found.is_empty() && func.entry_block().is_some() {
        let graph = FlowGraph::new(func);
        checker.phis(&graph);
        if func.is_ssa() {
            checker.ssa(&graph);
        } else {
            checker.written_before_read(&graph);
        }
    }
    checker.found.into_result(())
}

/// More violations than this say nothing new.
const LIMIT: usize = 40;

struct Checker<'f> {
    func: &'f MachineFunction,
    found: Diagnostics,
}

impl Checker<'_> {
    #[cold]
    fn report(&mut self, block: Block, inst: Option<Inst>, what: &str) {
        if self.found.len() >= LIMIT {
            return;
        }
        let mut diagnostic = Diagnostic::error(what);
        if let Some(inst) = inst {
            let text = self.func.inst_text(inst);
            diagnostic = diagnostic.with_note(format!("in %bb.{}: {text}", block.index()));
        } else {
            diagnostic = diagnostic.with_note(format!("in %bb.{}", block.index()));
        }
        self.found.push(diagnostic.in_function(&self.func.name));
    }

    fn layout(&mut self) {
        let func = self.func;
        if func.entry_block().is_none() {
            self.found.push(Diagnostic::error("no blocks").in_function(&func.name));
            return;
        }
        for block in func.blocks() {
            let mut past_phis = false;
            let mut past_terminator = false;
            for inst in func.insts(block) {
                let desc = func.desc(inst);
                if func.inst_block(inst) != Some(block) {
                    self.report(block, Some(inst), "instruction is linked into another block");
                }
                if desc.is(InstrFlags::DEBUG) {
                    continue;
                }
                if func.opcode(inst) == generic::PHI {
                    if past_phis {
                        self.report(block, Some(inst), "phi behind other instructions");
                    }
                } else {
                    past_phis = true;
                }
                if past_terminator && !desc.is_terminator() {
                    self.report(block, Some(inst), "instruction behind a terminator");
                }
                past_terminator |= desc.is_terminator();
            }
        }
        if let Some(last) = func.last_block()
            && func.first_terminator(last).is_none()
            && !func.block(last).flags.contains(super::BlockFlags::NO_FALLTHROUGH)
        {
            self.report(last, None, "control falls out of the last block");
        }
    }

    fn inst(&mut self, block: Block, inst: Inst) {
        let func = self.func;
        let desc = func.desc(inst);
        let operands = func.operands(inst);
        for operand in operands {
            if let Some(what) = self.missing(operand) {
                self.report(block, Some(inst), what);
                return;
            }
        }
        let explicit = operands
            .iter()
            .position(|o| o.as_reg().is_some_and(|r| r.is_implicit()))
            .unwrap_or(operands.len());
        if explicit < desc.operands.len() {
            let what = format!("{} operands where {} are needed", explicit, desc.operands.len());
            self.report(block, Some(inst), &what);
            return;
        }
        // A call also names what it preserves.
        let masks = operands[..explicit].iter().rev();
        let masks =
            masks.take_while(|o| desc.is(InstrFlags::CALL) && form_of(o) == Forms::REG_MASK);
        if explicit - masks.count() > desc.operands.len() && !desc.is(InstrFlags::VARIADIC) {
            let what = format!("{} operands where only {} are", explicit, desc.operands.len());
            self.report(block, Some(inst), &what);
        }
        if operands[explicit..].iter().any(|o| !o.as_reg().is_some_and(|r| r.is_implicit())) {
            self.report(block, Some(inst), "explicit operand behind implicit ones");
        }
        for (index, (operand, row)) in operands.iter().zip(desc.operands).enumerate() {
            if let Some(what) = self.mismatch(inst, operand, row) {
                self.report(block, Some(inst), &format!("operand {index}: {what}"));
            }
        }
        for (_, reg) in func.reg_operands(inst) {
            if let Some(what) = self.bad_register(reg) {
                self.report(block, Some(inst), &what);
            }
        }
        self.implicit_registers(block, inst, desc);
        for &mem in func.inst_mem_ops(inst) {
            let Some(mem) = func.mem_ops.get(mem) else {
                self.report(block, Some(inst), "unknown memory access");
                continue;
            };
            // A bundle's head has those of its instructions.
            let is_bundle = func.opcode(inst) == generic::BUNDLE;
            if mem.is_load() && !desc.is(InstrFlags::MAY_LOAD) && !is_bundle {
                self.report(block, Some(inst), "load of memory by an instruction that never loads");
            }
            if mem.is_store() && !desc.is(InstrFlags::MAY_STORE) && !is_bundle {
                self.report(block, Some(inst), "store by an instruction that never stores");
            }
            if !mem.base_align.is_power_of_two() {
                self.report(block, Some(inst), "alignment that is no power of two");
            }
        }
        if func.opcode(inst) == generic::COPY {
            self.copy(block, inst);
        }
    }

    /// Returns a description of an operand's target that the function does not have.
    fn missing(&self, operand: &Operand) -> Option<&'static str> {
        let func = self.func;
        let sub_regs = func.target.sub_regs.len();
        match *operand {
            Operand::Reg(reg) => {
                let unknown = |v: VReg| v.index() >= func.num_vregs();
                if reg.reg.as_virtual().is_some_and(unknown) {
                    return Some("unknown virtual register");
                }
                let files = func.target.reg_files.len();
                if reg.reg.as_physical().is_some_and(|p| usize::from(p.file().0) >= files) {
                    return Some("unknown register file");
                }
                (usize::from(reg.sub.0) >= sub_regs).then_some("unknown sub-register index")
            }
            Operand::Block(block) => {
                (!func.is_block_in_layout(block)).then_some("block that is not in the layout")
            }
            Operand::Frame { slot, .. } => {
                let live = func.frame.objects.get(slot).is_some_and(|o| !o.dead);
                (!live).then_some("unknown frame object")
            }
            Operand::Const { entry, .. } => {
                func.constants.get(entry).is_none().then_some("unknown constant")
            }
            Operand::JumpTable(table) => match func.jump_tables.get(table) {
                None => Some("unknown jump table"),
                Some(targets) => {
                    let bad = targets.iter().any(|&target| !func.is_block_in_layout(target));
                    bad.then_some("jump table with a block that is not in the layout")
                }
            },
            Operand::Symbol { symbol, .. } | Operand::Intrinsic(symbol) => {
                func.symbols.get(symbol).is_none().then_some("unknown symbol")
            }
            Operand::RegMask(mask) => {
                let known = func.target.reg_masks.len() + func.reg_masks.len();
                (mask.index() >= known).then_some("unknown register mask")
            }
            Operand::SubReg(sub) => {
                (usize::from(sub.0) >= sub_regs).then_some("unknown sub-register index")
            }
            Operand::Imm(_)
            | Operand::TypedImm { .. }
            | Operand::FpImm { .. }
            | Operand::Metadata(_)
            | Operand::Cond(_)
            | Operand::Target { .. } => None,
        }
    }

    /// Returns the difference between an operand and the requirements of its row.
    fn mismatch(&self, inst: Inst, operand: &Operand, row: &OperandDesc) -> Option<String> {
        let form = form_of(operand);
        if !row.forms.contains(form) {
            return Some(format!("{form:?} where only {:?} may be", row.forms));
        }
        let Operand::Reg(reg) = operand else { return None };
        if reg.is_def() != row.is_def {
            let (is, must) = if row.is_def { ("a use", "a def") } else { ("a def", "a use") };
            return Some(format!("{is} where {must} must be"));
        }
        if let Some(def) = row.tied {
            if reg.tied() != Some(usize::from(def)) {
                return Some(format!("is not tied to operand {def}"));
            }
            let other = self.func.operand(inst, usize::from(def)).as_reg();
            let rewritten = self.func.properties.contains(Properties::TIED_OPS_REWRITTEN);
            if rewritten && other.is_none_or(|other| (other.reg, other.sub) != (reg.reg, reg.sub)) {
                return Some(format!("is another register than tied operand {def}"));
            }
        }
        self.class_mismatch(reg, row.class?)
    }

    /// Returns the difference between a register and the class that its row requires.
    fn class_mismatch(&self, reg: &RegOperand, wanted: RegClass) -> Option<String> {
        let target = self.func.target;
        let want = target.class(wanted);
        if let Some(preg) = reg.reg.as_physical() {
            let fits = target.class_contains(wanted, preg);
            return (!fits)
                .then(|| format!("${} is not in class {}", target.reg_name(preg), want.name));
        }
        let vreg = reg.reg.as_virtual()?;
        let VRegKind::Class(class) = self.func.vreg(vreg).kind else {
            return None;
        };
        let fits = if reg.sub.is_whole() {
            target.is_subclass(class, wanted)
        } else {
            // A part of a wider register: right if it is as wide as the class and its file fits.
            let (have, part) = (target.class(class), target.sub_reg(reg.sub));
            part.units == want.units && have.files & !want.files == 0
        };
        (!fits).then(|| format!("class {} where {} must be", target.class(class).name, want.name))
    }

    /// Returns the problem of a register operand by itself.
    fn bad_register(&self, reg: &RegOperand) -> Option<String> {
        let (func, target) = (self.func, self.func.target);
        let vreg = match reg.reg.as_virtual() {
            Some(vreg) => vreg,
            None if !reg.sub.is_whole() => return Some("part of a physical register".to_owned()),
            None => return None,
        };
        if func.properties.contains(Properties::NO_VREGS) {
            return Some(format!("virtual register {vreg} in a function without any"));
        }
        match func.vreg(vreg).kind {
            VRegKind::Class(class) if usize::from(class.0) >= target.reg_classes.len() => {
                Some(format!("unknown class of {vreg}"))
            }
            VRegKind::Class(class) if !reg.sub.is_whole() => {
                let (have, part) = (target.class(class), target.sub_reg(reg.sub));
                (part.offset + part.units > have.units)
                    .then(|| format!("{vreg} of class {} has no part {}", have.name, part.name))
            }
            VRegKind::Bank(bank) if usize::from(bank.0) >= target.reg_banks.len() => {
                Some(format!("unknown bank of {vreg}"))
            }
            VRegKind::Generic if func.properties.contains(Properties::REG_BANK_SELECTED) => {
                Some(format!("{vreg} has no bank"))
            }
            VRegKind::Generic | VRegKind::Bank(_)
                if func.properties.contains(Properties::SELECTED) =>
            {
                Some(format!("{vreg} has no class"))
            }
            _ => None,
        }
    }

    /// Checks that the operands have the registers that the row reads and writes implicitly.
    fn implicit_registers(&mut self, block: Block, inst: Inst, desc: &InstrDesc) {
        let func = self.func;
        for (regs, is_def) in [(desc.implicit_defs, true), (desc.implicit_uses, false)] {
            for &wanted in regs {
                let wanted = func.target.implicit(wanted);
                let there = func.reg_operands(inst).any(|(_, reg)| {
                    reg.is_def() == is_def
                        && reg.reg.as_physical().is_some_and(|p| p.contains(wanted))
                });
                if !there {
                    let kind = if is_def { "implicit-def" } else { "implicit" };
                    let name = func.target.reg_name(wanted);
                    self.report(block, Some(inst), &format!("missing '{kind} ${name}'"));
                }
            }
        }
    }

    /// A copy's two sides are equally wide.
    fn copy(&mut self, block: Block, inst: Inst) {
        let func = self.func;
        let width = |operand: &Operand| {
            let reg = operand.as_reg()?;
            if let Some(preg) = reg.reg.as_physical() {
                return Some(preg.units());
            }
            let VRegKind::Class(class) = func.vreg(reg.reg.as_virtual()?).kind else {
                return None;
            };
            let sub = reg.sub;
            let whole = func.target.class(class).units;
            Some(if sub.is_whole() { whole } else { func.target.sub_reg(sub).units })
        };
        if let [to, from, ..] = func.operands(inst)
            && let (Some(to), Some(from)) = (width(to), width(from))
            && to != from
        {
            self.report(block, Some(inst), &format!("copy of {from} units to {to}"));
        }
    }

    fn phis(&mut self, graph: &FlowGraph<Block>) {
        let func = self.func;
        let mut expected: Vec<Block> = Vec::new();
        let mut named: Vec<Block> = Vec::new();
        for block in func.blocks() {
            let mut first = true;
            for inst in func.insts(block) {
                if func.desc(inst).is(InstrFlags::DEBUG) {
                    continue;
                }
                if func.opcode(inst) != generic::PHI {
                    break;
                }
                if func.properties.contains(Properties::NO_PHIS) {
                    self.report(block, Some(inst), "phi in a function without any");
                }
                if first {
                    first = false;
                    expected.clear();
                    expected.extend_from_slice(graph.predecessors(block));
                    expected.sort_unstable();
                    expected.dedup();
                }
                let rest = &func.operands(inst)[1..];
                named.clear();
                named.extend(rest.chunks(2).filter_map(|pair| match pair {
                    [Operand::Reg(value), Operand::Block(from)] if !value.is_def() => Some(*from),
                    _ => None,
                }));
                if named.len() * 2 != rest.len() {
                    self.report(block, Some(inst), "phi of other than registers and blocks");
                    continue;
                }
                named.sort_unstable();
                if named != expected {
                    let what = format!("phi from {named:?} where {expected:?} come in");
                    self.report(block, Some(inst), &what);
                }
            }
        }
    }

    fn ssa(&mut self, graph: &FlowGraph<Block>) {
        let func = self.func;
        let dom = DomTree::new(graph);
        // The order of instructions in their blocks.
        let mut order = vec![0u32; func.num_insts()];
        let mut defs: Vec<Option<(Block, Inst)>> = vec![None; func.num_vregs()];
        for block in func.blocks() {
            for (place, inst) in func.insts(block).enumerate() {
                order[inst.index()] = place as u32;
                for def in func.defs(inst) {
                    let Some(reg) = def.reg.as_virtual() else { continue };
                    if !def.sub.is_whole() {
                        self.report(block, Some(inst), "def of a part in SSA form");
                    }
                    if defs[reg.index()].replace((block, inst)).is_some() {
                        self.report(block, Some(inst), &format!("second def of {reg}"));
                    }
                }
            }
        }
        for block in func.blocks().filter(|&block| graph.is_reachable(block)) {
            for inst in func.insts(block) {
                if func.desc(inst).is(InstrFlags::DEBUG) {
                    continue;
                }
                let is_phi = func.opcode(inst) == generic::PHI;
                for (index, reg) in func.reg_operands(inst) {
                    let Some(vreg) = reg.reg.as_virtual() else { continue };
                    if reg.is_def() || !reg.reads() {
                        continue;
                    }
                    let Some((def_block, def)) = defs[vreg.index()] else {
                        self.report(block, Some(inst), &format!("{vreg} has no def"));
                        continue;
                    };
                    let reaches = if is_phi {
                        match func.operands(inst).get(index + 1) {
                            Some(Operand::Block(from)) => dom.dominates(def_block, *from),
                            _ => true,
                        }
                    } else if def_block == block {
                        order[def.index()] < order[inst.index()]
                    } else {
                        dom.dominates(def_block, block)
                    };
                    if !reaches {
                        let what = format!("the def of {vreg} does not dominate its use");
                        self.report(block, Some(inst), &what);
                    }
                }
            }
        }
    }

    fn written_before_read(&mut self, graph: &FlowGraph<Block>) {
        let func = self.func;
        if func.num_vregs() == 0 {
            return;
        }
        let Some(entry) = func.entry_block() else { return };
        let liveness = Liveness::with_graph(func, graph);
        for reg in liveness.live_in(entry) {
            self.report(entry, None, &format!("{reg} may be read before it is written"));
        }
    }
}

/// The form of an operand.
fn form_of(operand: &Operand) -> Forms {
    match operand {
        Operand::Reg(_) => Forms::REG,
        Operand::Imm(_) | Operand::TypedImm { .. } => Forms::IMM,
        Operand::FpImm { .. } => Forms::FP_IMM,
        Operand::Block(_) => Forms::BLOCK,
        Operand::Frame { .. } => Forms::FRAME,
        Operand::Const { .. } => Forms::CONST,
        Operand::JumpTable(_) => Forms::JUMP_TABLE,
        Operand::Symbol { .. } => Forms::SYMBOL,
        Operand::RegMask(_) => Forms::REG_MASK,
        Operand::Metadata(_) => Forms::METADATA,
        Operand::Cond(_) => Forms::COND,
        Operand::SubReg(_) => Forms::SUB_REG,
        Operand::Intrinsic(_) => Forms::INTRINSIC,
        Operand::Target { .. } => Forms::TARGET,
    }
}
