//! Runs toy functions, before allocation or after: the values that they read are the trace.
//!
//! Every value is a hash of its origin. A value that was never written is unknown and compares equal to anything; a
//! branch on it ends the run.

use ir::machine::*;

use crate::toy::*;

/// Values that an instruction read, lane by lane.
pub(super) type Trace = Vec<(Inst, Vec<Option<u64>>)>;

fn mix(seed: u64, values: &[u64]) -> u64 {
    values.iter().fold(seed ^ 0x51_7C_C1_B7, |hash, &value| {
        let mixed = (hash ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ mixed >> 29
    })
}

struct Machine<'f> {
    func: &'f MachineFunction,
    vregs: Vec<Vec<Option<u64>>>,
    units: [Vec<Option<u64>>; 3],
    slots: Vec<Vec<Option<u64>>>,
    clock: u64,
}

/// Runs a function for some steps. Instructions of numbers from `added` on are not traced.
pub(super) fn run(func: &MachineFunction, added: usize, seed: u64, steps: usize) -> Trace {
    let units = |file: u64, count: u64| -> Vec<Option<u64>> {
        (0..count).map(|unit| Some(mix(seed, &[file, unit]))).collect()
    };
    let mut machine = Machine {
        func,
        vregs: vec![vec![None; 16]; func.num_vregs()],
        units: [units(0, 64), units(1, 64), units(2, 4)],
        slots: vec![vec![None; 64]; func.frame.objects.len()],
        clock: seed,
    };
    let mut trace = Trace::new();
    let Some(mut block) = func.entry_block() else { return trace };
    let mut from: Option<Block> = None;
    let mut blocks = 0;
    'blocks: while trace.len() < steps && blocks < 4 * steps {
        blocks += 1;
        machine.phis(block, from);
        let mut next = None;
        for inst in func.insts(block) {
            match machine.step(inst, added, seed, &mut trace) {
                Flow::On => {}
                Flow::To(target) => {
                    next = Some(target);
                    break;
                }
                Flow::End => break 'blocks,
            }
        }
        from = Some(block);
        block = match next.or_else(|| func.next_block(block)) {
            Some(next) => next,
            None => break,
        };
    }
    trace.truncate(steps);
    trace
}

enum Flow {
    On,
    To(Block),
    End,
}

impl Machine<'_> {
    fn read(&self, op: &RegOperand) -> Vec<Option<u64>> {
        let all: Vec<Option<u64>> = match (op.reg.as_virtual(), op.reg.as_physical()) {
            (Some(reg), _) => {
                let class = self.func.vreg_class(reg).unwrap();
                let units = usize::from(TARGET.class(class).units);
                self.vregs[reg.as_u32() as usize][..units].to_vec()
            }
            (_, Some(reg)) => {
                let file = &self.units[usize::from(reg.file().0)];
                file[usize::from(reg.first_unit())..usize::from(reg.end_unit())].to_vec()
            }
            _ => vec![],
        };
        if op.flags.contains(RegFlags::UNDEF) {
            return vec![None; all.len()];
        }
        if op.sub.is_whole() {
            return all;
        }
        let sub = TARGET.sub_reg(op.sub);
        all[usize::from(sub.offset)..usize::from(sub.offset + sub.units)].to_vec()
    }

    fn write(&mut self, op: &RegOperand, values: &[Option<u64>]) {
        if let Some(reg) = op.reg.as_virtual() {
            self.vregs[reg.as_u32() as usize][..values.len()].copy_from_slice(values);
        } else if let Some(reg) = op.reg.as_physical() {
            let first = usize::from(reg.first_unit());
            self.units[usize::from(reg.file().0)][first..first + values.len()]
                .copy_from_slice(values);
        }
    }

    fn width(&self, op: &RegOperand) -> usize {
        match (op.reg.as_virtual(), op.reg.as_physical()) {
            (Some(reg), _) => usize::from(TARGET.class(self.func.vreg_class(reg).unwrap()).units),
            (_, Some(reg)) => usize::from(reg.units()),
            _ => 0,
        }
    }

    fn phis(&mut self, block: Block, from: Option<Block>) {
        let mut values: Vec<(RegOperand, Vec<Option<u64>>)> = Vec::new();
        for inst in self.func.insts(block) {
            if self.func.opcode(inst) != generic::PHI {
                break;
            }
            let operands = self.func.operands(inst);
            let def = *operands[0].as_reg().unwrap();
            for pair in operands[1..].chunks_exact(2) {
                if pair[1].as_block() == from {
                    values.push((def, self.read(pair[0].as_reg().unwrap())));
                }
            }
        }
        for (def, value) in values {
            self.write(&def, &value);
        }
    }

    fn step(&mut self, inst: Inst, added: usize, seed: u64, trace: &mut Trace) -> Flow {
        let func = self.func;
        let opcode = func.opcode(inst);
        let operands = func.operands(inst);
        let reg = |index: usize| *operands[index].as_reg().unwrap();
        let slot = |index: usize| match operands[index] {
            Operand::Frame { slot, offset } => (slot.as_u32() as usize, (offset / 4) as usize),
            _ => unreachable!(),
        };
        match opcode {
            generic::PHI => return Flow::On,
            generic::IMPLICIT_DEF => {
                // After allocation the register holds whatever it held.
                if reg(0).reg.is_virtual() {
                    self.write(&reg(0), &[None; 16][..self.width(&reg(0))]);
                }
                return Flow::On;
            }
            generic::COPY => {
                let values = self.read(&reg(1));
                self.write(&reg(0), &values);
                return Flow::On;
            }
            generic::REG_SEQUENCE => {
                let mut all = vec![None; self.width(&reg(0))];
                for pair in operands[1..].chunks_exact(2) {
                    let Operand::SubReg(sub) = pair[1] else { unreachable!() };
                    let values = self.read(pair[0].as_reg().unwrap());
                    let first = usize::from(TARGET.sub_reg(sub).offset);
                    all[first..first + values.len()].copy_from_slice(&values);
                }
                self.write(&reg(0), &all);
                return Flow::On;
            }
            generic::INSERT_SUBREG => {
                let mut all = self.read(&reg(1));
                let part = self.read(&reg(2));
                let Operand::SubReg(sub) = operands[3] else { unreachable!() };
                let first = usize::from(TARGET.sub_reg(sub).offset);
                all[first..first + part.len()].copy_from_slice(&part);
                self.write(&reg(0), &all);
                return Flow::On;
            }
            generic::EXTRACT_SUBREG => {
                let all = self.read(&reg(1));
                let Operand::SubReg(sub) = operands[2] else { unreachable!() };
                let row = TARGET.sub_reg(sub);
                let first = usize::from(row.offset);
                self.write(&reg(0), &all[first..first + usize::from(row.units)]);
                return Flow::On;
            }
            SPILL => {
                let values = self.read(&reg(0));
                let (slot, first) = slot(1);
                self.slots[slot][first..first + values.len()].copy_from_slice(&values);
                return Flow::On;
            }
            RELOAD => {
                let (slot, first) = slot(1);
                let values = self.slots[slot][first..first + self.width(&reg(0))].to_vec();
                self.write(&reg(0), &values);
                return Flow::On;
            }
            SWAP => {
                let (a, b) = (self.read(&reg(2)), self.read(&reg(3)));
                self.write(&reg(0), &a);
                self.write(&reg(1), &b);
                return Flow::On;
            }
            generic::DBG_VALUE => return Flow::On,
            JUMP => return Flow::To(operands[0].as_block().unwrap()),
            _ => {}
        }
        let uses: Vec<Option<u64>> = func.uses(inst).flat_map(|used| self.read(used)).collect();
        if inst.as_u32() as usize >= added && opcode != CONST {
            return Flow::End;
        }
        if matches!(opcode, USE | CALL | RET | BRANCH | SWITCH) {
            trace.push((inst, uses.clone()));
        }
        let imm = operands.iter().find_map(Operand::as_imm).unwrap_or(0) as u64;
        let known: Option<Vec<u64>> = uses.iter().copied().collect();
        if matches!(opcode, DEF | LOAD | CALL) {
            self.clock += 1;
        }
        if opcode == CALL {
            let Operand::RegMask(mask) = operands[0] else { unreachable!() };
            let mask = func.reg_mask(mask);
            for (file, units) in self.units.iter_mut().enumerate() {
                for (unit, value) in units.iter_mut().enumerate() {
                    let reg = PReg::new(RegFile(file as u8), unit as u16, 1);
                    if !mask.preserves(reg) {
                        *value = Some(mix(self.clock, &[7, unit as u64]));
                    }
                }
            }
        }
        for def in func.defs(inst) {
            let values: Vec<Option<u64>> = (0..self.width(def))
                .map(|lane| {
                    let lane = lane as u64;
                    match opcode {
                        DEF | LOAD | CALL => Some(mix(self.clock, &[imm, lane])),
                        CONST => Some(mix(seed, &[imm, lane, 3])),
                        _ => known.as_ref().map(|k| mix(mix(lane, &[opcode.0.into()]), k)),
                    }
                })
                .collect();
            self.write(def, &values);
        }
        match opcode {
            RET => Flow::End,
            SWITCH => match (uses[0], operands[1]) {
                (Some(value), Operand::JumpTable(table)) => {
                    let targets = &func.jump_tables[table];
                    Flow::To(targets[value as usize % targets.len()])
                }
                _ => Flow::End,
            },
            BRANCH => match uses[0] {
                None => Flow::End,
                Some(value) if value & 8 != 0 => Flow::To(operands[1].as_block().unwrap()),
                Some(_) => Flow::On,
            },
            _ => Flow::On,
        }
    }
}

/// Whether the second trace shows what the first does, wherever that is known.
pub(super) fn agrees(original: &Trace, finished: &Trace) -> bool {
    finished.len() >= original.len()
        && original.iter().zip(finished).all(|(a, b)| {
            a.0 == b.0
                && a.1.len() == b.1.len()
                && a.1.iter().zip(&b.1).all(|(x, y)| x.is_none() || x == y)
        })
}
