//! Vector registers of code that runs in lanes that are not active.
//!
//! Values of different lanes are allocated along the graph that lanes follow: where lanes part, the same register may hold a
//! value of the lanes that wait and another of those that run. Code between `ENTER_STRICT_WWM` and `EXIT_STRICT_WWM` writes its
//! results in all lanes. So its results get registers of their own before anything else is allocated, and those are kept from
//! everything else in the function.
//!
//! Values of other code that it reads are copied before it, and its results that other code reads after it: each of its vector
//! operands is then one of these registers, and nothing is ever spilled between.

use ir::diagnostic::Diagnostic;
use ir::machine::{
    Block, Builder, FunctionKind, Inst, MachineFunction, Opcode, Operand, PReg, Position, Reg,
    RegFlags, RegOperand, SubReg, VReg, generic,
};
use ir::map::Map;

use crate::target::Target;
use crate::target::regs::{self, vgpr};
use crate::target::table::op;

/// Vector registers that such code may take.
const MOST: u32 = 96;

/// Registers with inputs at the start of a kernel.
const INPUTS: u32 = 3;

fn enters(opcode: Opcode) -> bool {
    matches!(opcode, op::ENTER_STRICT_WWM | op::ENTER_STRICT_WQM)
}

fn exits(opcode: Opcode) -> bool {
    matches!(opcode, op::EXIT_STRICT_WWM | op::EXIT_STRICT_WQM)
}

/// Whether code that runs in lanes that are not active begins or ends at an instruction.
pub(crate) fn is_boundary(opcode: Opcode) -> bool {
    enters(opcode) || exits(opcode)
}

/// Whether a function has code that runs in lanes that are not active.
pub(crate) fn has_stretches(func: &MachineFunction) -> bool {
    func.all_insts().any(|inst| enters(func.opcode(inst)))
}

/// The vector registers that such code writes; sorted.
pub(crate) fn registers(func: &MachineFunction) -> Vec<PReg> {
    let mut found = Vec::new();
    for stretch in stretches(func) {
        for &inst in &stretch.insts {
            found.extend(func.defs(inst).filter_map(|def| def.reg.as_physical()));
        }
        // Copies of what it reads.
        let mut before = func.prev_inst(stretch.enter);
        while let Some(inst) = before.filter(|&inst| func.opcode(inst) == generic::COPY) {
            found.extend(func.defs(inst).filter_map(|def| def.reg.as_physical()));
            before = func.prev_inst(inst);
        }
    }
    found.retain(|reg| reg.file() == regs::VGPR);
    found.sort_unstable();
    found.dedup();
    found
}

/// Code between an instruction that changes EXEC and the one that restores it.
struct Stretch {
    block: Block,
    enter: Inst,
    exit: Inst,
    insts: Vec<Inst>,
}

fn stretches(func: &MachineFunction) -> Vec<Stretch> {
    let mut found: Vec<Stretch> = Vec::new();
    for block in func.blocks() {
        let mut open: Option<(Inst, Vec<Inst>)> = None;
        for inst in func.insts(block) {
            let opcode = func.opcode(inst);
            if enters(opcode) {
                open = Some((inst, Vec::new()));
            } else if exits(opcode) {
                if let Some((enter, insts)) = open.take() {
                    found.push(Stretch { block, enter, exit: inst, insts });
                }
            } else if let Some((_, insts)) = &mut open {
                insts.push(inst);
            }
        }
    }
    found
}

/// A register that such code has a value in.
struct Held {
    /// Positions in a block from the first to the last.
    span: Span,
    units: u8,
    place: Option<PReg>,
}

/// Positions at which a register is taken.
#[derive(Clone, Copy)]
enum Span {
    Block(Block, u32, u32),
    Function,
}

impl Span {
    fn meets(self, other: Self) -> bool {
        match (self, other) {
            (Self::Block(a, first, last), Self::Block(b, from, to)) => {
                a == b && first <= to && from <= last
            }
            _ => true,
        }
    }
}

/// A value of such code: one that it computes, or one that a stretch reads of other code.
type Key = (VReg, Option<Inst>);

/// Assigns registers of their own to the values of code that runs in lanes that are not active.
///
/// # Errors
/// There are too many.
pub(crate) fn assign(func: &mut MachineFunction) -> Result<(), Diagnostic> {
    let found = stretches(func);
    if found.is_empty() {
        return Ok(());
    }
    debug_assert_eq!(func.kind, FunctionKind::Kernel, "{}", func.name);
    Assigner::new(func, found).run()
}

struct Assigner<'a> {
    func: &'a mut MachineFunction,
    stretches: Vec<Stretch>,
    /// The stretch of each instruction, by its number.
    inside: Map<Inst, usize>,
    /// The stretch that computes a register.
    computed: Map<VReg, usize>,
    position: Map<Inst, u32>,
    held: Map<Key, Held>,
    /// In the order in which they were found.
    keys: Vec<Key>,
}

impl<'a> Assigner<'a> {
    fn new(func: &'a mut MachineFunction, stretches: Vec<Stretch>) -> Self {
        let (mut inside, mut computed) = (Map::default(), Map::default());
        for (n, stretch) in stretches.iter().enumerate() {
            for &inst in &stretch.insts {
                inside.insert(inst, n);
                for reg in func.defs(inst).filter_map(|def| def.reg.as_virtual()) {
                    if is_vector(func, reg) {
                        computed.insert(reg, n);
                    }
                }
            }
        }
        let mut position = Map::default();
        for (n, inst) in func.all_insts().enumerate() {
            position.insert(inst, n as u32);
        }
        let (held, keys) = (Map::default(), Vec::new());
        Self { func, stretches, inside, computed, position, held, keys }
    }

    fn run(mut self) -> Result<(), Diagnostic> {
        self.hoist_first_lanes();
        self.copy_results();
        self.find_spans();
        self.choose_places()?;
        self.rewrite();
        Ok(())
    }

    /// The first active lane of a value of other code is read before a stretch: there the first lane may be another.
    fn hoist_first_lanes(&mut self) {
        for stretch in &mut self.stretches {
            let (func, computed, enter) = (&mut *self.func, &self.computed, stretch.enter);
            let block = stretch.block;
            stretch.insts.retain(|&inst| {
                let other = func.opcode(inst) == op::V_READFIRSTLANE_B32
                    && func
                        .uses(inst)
                        .filter_map(|used| used.reg.as_virtual())
                        .any(|reg| is_vector(func, reg) && !computed.contains_key(&reg));
                if other {
                    let (opcode, operands) = (func.opcode(inst), func.operands(inst).to_vec());
                    let copied = func.create_inst(opcode, &operands);
                    func.set_inst_loc(copied, func.inst_loc(inst));
                    func.insert_inst(copied, block, Some(enter));
                    func.remove_inst(inst);
                    self.inside.swap_remove(&inst);
                }
                !other
            });
        }
    }

    /// Copies what other code reads after the stretch.
    fn copy_results(&mut self) {
        let mut copies: Map<VReg, VReg> = Map::default();
        for inst in self.func.inst_list() {
            if self.inside.contains_key(&inst) {
                continue;
            }
            for n in 0..self.func.operands(inst).len() {
                let Operand::Reg(mut used) = *self.func.operand(inst, n) else { continue };
                let Some(reg) = used.reg.as_virtual().filter(|_| !used.is_def()) else { continue };
                let Some(&stretch) = self.computed.get(&reg) else { continue };
                let copy = *copies.entry(reg).or_insert_with(|| {
                    let class = self.func.vreg_class(reg).expect("a class");
                    let copy = self.func.new_vreg(class);
                    let exit = self.stretches[stretch].exit;
                    let mut b = self.func.after(exit);
                    let inst = b.copy(Reg::virtual_reg(copy), Reg::virtual_reg(reg));
                    self.position.insert(inst, self.position[&exit]);
                    copy
                });
                if self.func.opcode(inst) == generic::COPY && self.func.def_vreg(inst) == Some(copy)
                {
                    continue;
                }
                used.reg = Reg::virtual_reg(copy);
                self.func.set_operand(inst, n, used);
            }
        }
        self.func.rename_variables(|reg, sub| copies.get(&reg).map(|&copy| (copy, sub)));
        for (&reg, _) in &copies {
            let stretch = self.computed[&reg];
            let (block, exit) = (self.stretches[stretch].block, self.stretches[stretch].exit);
            let at = self.position[&exit];
            self.hold((reg, None), Span::Block(block, at, at));
        }
    }

    /// Notes that a value is in a register over a span.
    fn hold(&mut self, key: Key, span: Span) {
        let class = self.func.vreg_class(key.0).expect("a class");
        let units = self.func.target.class(class).units;
        let units = units.next_multiple_of(2);
        if let Some(held) = self.held.get_mut(&key) {
            held.span = match (held.span, span) {
                (Span::Block(a, first, last), Span::Block(b, from, to)) if a == b => {
                    Span::Block(a, first.min(from), last.max(to))
                }
                _ => Span::Function,
            };
            return;
        }
        self.held.insert(key, Held { span, units, place: None });
        self.keys.push(key);
    }

    /// The key of a register that code of a stretch names.
    fn key(&self, reg: VReg, stretch: usize) -> Key {
        match self.computed.contains_key(&reg) {
            true => (reg, None),
            false => (reg, Some(self.stretches[stretch].enter)),
        }
    }

    fn find_spans(&mut self) {
        for n in 0..self.stretches.len() {
            let (block, enter) = (self.stretches[n].block, self.stretches[n].enter);
            for inst in self.stretches[n].insts.clone() {
                let at = self.position[&inst];
                let named: Vec<VReg> = self
                    .func
                    .reg_operands(inst)
                    .filter(|(_, operand)| !operand.flags.contains(RegFlags::UNDEF))
                    .filter_map(|(_, operand)| operand.reg.as_virtual())
                    .filter(|&reg| is_vector(self.func, reg))
                    .collect();
                for reg in named {
                    let key = self.key(reg, n);
                    self.hold(key, Span::Block(block, at, at));
                    if key.1.is_some() {
                        let at = self.position[&enter];
                        self.hold(key, Span::Block(block, at, at));
                    }
                }
            }
        }
    }

    /// Takes for each value the lowest registers that no other value has at the same time, and that the function does not name.
    fn choose_places(&mut self) -> Result<(), Diagnostic> {
        let aligned = Target::of(self.func.target).generation.aligned_tuples();
        let mut named = vec![false; 512];
        named[..INPUTS as usize].fill(true);
        for inst in self.func.all_insts() {
            for (_, operand) in self.func.reg_operands(inst) {
                let Some(reg) = operand.reg.as_physical().filter(|r| r.file() == regs::VGPR) else {
                    continue;
                };
                let (from, to) = (reg.first_unit() / 2, reg.end_unit().div_ceil(2));
                (from..to).for_each(|n| named[usize::from(n).min(511)] = true);
            }
        }
        let mut done: Vec<(Span, PReg)> = Vec::new();
        for key in self.keys.clone() {
            let (span, units) = (self.held[&key].span, self.held[&key].units);
            let count = u16::from(units / 2);
            let step = if count > 1 && aligned { 2 } else { 1 };
            let place = (0..MOST as u16).step_by(step).find_map(|first| {
                let place = vgpr(first, count as u8);
                let free = (first..first + count).all(|n| !named[usize::from(n)])
                    && done.iter().all(|(other, reg)| !reg.overlaps(place) || !other.meets(span));
                (free && first + count <= MOST as u16).then_some(place)
            });
            let Some(place) = place else {
                let message = "so many values in whole wave mode";
                return Err(Diagnostic::unsupported(message).in_function(&self.func.name));
            };
            done.push((span, place));
            self.held.get_mut(&key).expect("a value").place = Some(place);
        }
        Ok(())
    }

    /// The part of a value's register that an operand names.
    fn place(&self, key: Key, sub: SubReg) -> Option<PReg> {
        let place = self.held.get(&key)?.place?;
        if sub.is_whole() {
            let class = self.func.vreg_class(key.0)?;
            return place.part(0, self.func.target.class(class).units);
        }
        let part = self.func.target.sub_reg(sub);
        place.part(u16::from(part.offset), part.units)
    }

    fn rewrite(&mut self) {
        for n in 0..self.stretches.len() {
            // What it reads of other code.
            let enter = self.stretches[n].enter;
            let copied: Vec<Key> =
                self.keys.iter().copied().filter(|key| key.1 == Some(enter)).collect();
            for key in copied {
                let to = self.place(key, SubReg::WHOLE).expect("a place");
                let mut b = self.func.before(enter);
                b.copy(to, Reg::virtual_reg(key.0));
            }
            for inst in self.stretches[n].insts.clone() {
                self.rewrite_inst(n, inst);
            }
        }
        // Copies of results.
        for inst in self.func.inst_list() {
            if self.func.opcode(inst) != generic::COPY || self.inside.contains_key(&inst) {
                continue;
            }
            let Operand::Reg(from) = *self.func.operand(inst, 1) else { continue };
            if let Some(reg) = from.reg.as_virtual()
                && self.computed.contains_key(&reg)
                && let Some(place) = self.place((reg, None), from.sub)
            {
                self.func.set_operand(inst, 1, RegOperand::new(place));
            }
        }
    }

    fn rewrite_inst(&mut self, stretch: usize, inst: Inst) {
        let desc = self.func.desc(inst);
        let block = self.stretches[stretch].block;
        if self.func.opcode(inst) == generic::REG_SEQUENCE
            && self.func.def_vreg(inst).is_some_and(|tuple| is_vector(self.func, tuple))
        {
            return self.rewrite_sequence(stretch, inst);
        }
        for n in 0..self.func.operands(inst).len() {
            let Operand::Reg(operand) = *self.func.operand(inst, n) else { continue };
            let Some(reg) = operand.reg.as_virtual().filter(|&r| is_vector(self.func, r)) else {
                continue;
            };
            let tied = desc.operands.get(n).and_then(|row| row.tied);
            let own = self.place(self.key(reg, stretch), operand.sub);
            let place = match (tied, own) {
                // The result's register: defs come first, so it is known.
                (Some(def), own) if !operand.is_def() => {
                    let Operand::Reg(result) = *self.func.operand(inst, usize::from(def)) else {
                        continue;
                    };
                    let Some(to) = result.reg.as_physical() else { continue };
                    if let Some(own) = own.filter(|_| operand.reads()) {
                        let position = Position { block, before: Some(inst) };
                        let mut b = Builder::new(self.func, position);
                        let copy = b.copy(to, own);
                        self.inside.insert(copy, stretch);
                    }
                    Some(to)
                }
                (_, own) => own,
            };
            // A value that is never read, or any.
            let place = place.unwrap_or_else(|| self.any_place(reg, operand.sub));
            let flags = operand.flags;
            let new = RegOperand::new(place).with(flags).tied_to(operand.tied());
            self.func.set_operand(inst, n, new);
        }
    }

    /// A register for an operand whose value does not matter.
    fn any_place(&self, reg: VReg, sub: SubReg) -> PReg {
        let class = self.func.vreg_class(reg).expect("a class");
        let units = match sub.is_whole() {
            true => self.func.target.class(class).units,
            false => self.func.target.sub_reg(sub).units,
        };
        let first = self.held.values().filter_map(|held| held.place).find(|p| p.units() >= units);
        first.and_then(|place| place.part(0, units)).unwrap_or_else(|| vgpr(0, units.div_ceil(2)))
    }

    /// Copies the parts of a tuple to their places.
    fn rewrite_sequence(&mut self, stretch: usize, inst: Inst) {
        let operands = self.func.operands(inst).to_vec();
        let Some(&Operand::Reg(result)) = operands.first() else { return };
        let Some(tuple) = result.reg.as_virtual() else { return };
        for pair in operands[1..].chunks(2) {
            let &[Operand::Reg(from), Operand::SubReg(sub)] = pair else { continue };
            let Some(to) = self.place((tuple, None), sub) else { continue };
            let from = match from.reg.as_virtual() {
                Some(reg) if is_vector(self.func, reg) => {
                    match self.place(self.key(reg, stretch), from.sub) {
                        Some(place) => RegOperand::new(place),
                        None => continue,
                    }
                }
                _ => from,
            };
            let mut b = self.func.before(inst);
            let copy = b
                .build(generic::COPY)
                .operands(&[RegOperand::def(to).into(), from.into()])
                .finish();
            self.inside.insert(copy, stretch);
        }
        self.func.remove_inst(inst);
    }
}

fn is_vector(func: &MachineFunction, reg: VReg) -> bool {
    func.vreg_class(reg).is_some_and(|class| super::is_vector(func, class))
}
