//! Both trackers against liveness computed slowly, point by point, on random functions that are not
//! in SSA form and have parts of tuples.

use std::collections::BTreeSet;

use arbtest::arbitrary::{Result, Unstructured};
use cranelift_entity::EntityRef;
use ir::machine::*;

use super::*;
use crate::toy::*;

const KINDS: &[KindDesc] = &[KindDesc { name: "S", files: 2 }, KindDesc { name: "V", files: 1 }];
const CLASSES: [RegClass; 4] = [V32, V64, S32, V16];

/// Lanes by register and number.
type Lanes = BTreeSet<(VReg, u32)>;

fn lanes_of(reg: VReg, lanes: LaneMask) -> impl Iterator<Item = (VReg, u32)> {
    (0..64).filter(move |bit| lanes.0 >> bit & 1 == 1).map(move |bit| (reg, bit))
}

/// An operand for a random register, perhaps a part of it, perhaps `undef`.
fn operand(u: &mut Unstructured<'_>, func: &MachineFunction, regs: &[VReg]) -> Result<RegOperand> {
    let reg = *u.choose(regs)?;
    let parts: &[SubReg] = match func.vreg_class(reg) {
        Some(V64) => &[SubReg::WHOLE, SUB0, SUB1],
        Some(V32 | S32) => &[SubReg::WHOLE, LO16, HI16],
        _ => &[SubReg::WHOLE],
    };
    let undef = if u.ratio(1, 6)? { RegFlags::UNDEF } else { RegFlags::NONE };
    Ok(RegOperand::new(reg).part(*u.choose(parts)?).with(undef))
}

/// A function of a few blocks; parts that are read may hold nothing on some paths, or on all.
fn random_function(u: &mut Unstructured<'_>) -> Result<MachineFunction> {
    let mut func = MachineFunction::new("f", FunctionKind::Kernel, &TARGET);
    func.properties = Properties::NONE;
    let mut regs = Vec::new();
    for _ in 0..u.int_in_range(1..=5)? {
        regs.push(func.new_vreg(*u.choose(&CLASSES)?));
    }
    let blocks: Vec<Block> = (0..u.int_in_range(1..=4)?).map(|_| func.add_block()).collect();
    // Something of each register is written before anything reads it.
    for &reg in &regs {
        let mut def = operand(u, &func, &[reg])?.with(RegFlags::DEF);
        def.flags.set(RegFlags::UNDEF, !def.sub.is_whole());
        let mut b = func.at_end(blocks[0]);
        b.build(OP).operand(def).finish();
    }
    for &block in &blocks {
        for _ in 0..u.int_in_range(0..=6)? {
            let mut operands: Vec<RegOperand> = Vec::new();
            for _ in 0..u.int_in_range(0..=2)? {
                let early = if u.ratio(1, 5)? { RegFlags::EARLY_CLOBBER } else { RegFlags::NONE };
                let def = operand(u, &func, &regs)?.with(RegFlags::DEF | early);
                // One instruction writes a register once.
                if operands.iter().all(|o| o.reg != def.reg) {
                    operands.push(def);
                }
            }
            for _ in 0..u.int_in_range(0..=3)? {
                operands.push(operand(u, &func, &regs)?);
            }
            let mut b = func.at_end(block);
            let mut inst = b.build(OP);
            for operand in operands {
                inst = inst.operand(operand);
            }
            inst.finish();
        }
        let target = *u.choose(&blocks)?;
        let reg = regs[0];
        let mut b = func.at_end(block);
        if Some(&block) == blocks.last() {
            b.build(RET).finish();
        } else if u.arbitrary()? {
            let unread = RegOperand::new(reg).with(RegFlags::UNDEF);
            b.build(BRANCH).operand(unread).block(target).finish();
        }
    }
    Ok(func)
}

/// The registers that are live before each instruction and at the ends of blocks, by iteration to a fixed point.
struct Naive {
    before: Vec<Lanes>,
    at_end: Vec<Lanes>,
}

impl Naive {
    fn new(func: &MachineFunction) -> Self {
        let points = func.all_insts().map(|i| i.index() + 1).max();
        let mut held: Vec<Lanes> = vec![Lanes::new(); func.num_blocks()];
        let through = |mut lanes: Lanes, block: Block, stop: Option<Inst>| {
            for inst in func.insts(block).take_while(|&i| Some(i) != stop) {
                for def in func.defs(inst) {
                    let reg = def.reg.as_virtual().unwrap();
                    for lane in lanes_of(reg, killed_lanes(func, reg, def)) {
                        lanes.remove(&lane);
                    }
                    lanes.extend(lanes_of(reg, def_lanes(func, reg, def)));
                }
            }
            lanes
        };
        // What may have been written, forwards.
        loop {
            let mut changed = false;
            for block in func.blocks() {
                let out = through(held[block.index()].clone(), block, None);
                for &next in &func.successors(block) {
                    let before = held[next.index()].len();
                    held[next.index()].extend(out.iter().copied());
                    changed |= held[next.index()].len() != before;
                }
            }
            if !changed {
                break;
            }
        }
        // What is read later, backwards.
        let mut this = Self {
            before: vec![Lanes::new(); points.unwrap_or(0)],
            at_end: vec![Lanes::new(); func.num_blocks()],
        };
        let mut begins: Vec<Lanes> = vec![Lanes::new(); func.num_blocks()];
        loop {
            let old = begins.clone();
            for block in func.blocks() {
                let end: Lanes = func
                    .successors(block)
                    .iter()
                    .flat_map(|s| begins[s.index()].iter().copied())
                    .collect();
                let written = through(held[block.index()].clone(), block, None);
                this.at_end[block.index()] = end.intersection(&written).copied().collect();
                let mut live = end;
                for inst in func.insts_rev(block) {
                    for def in func.defs(inst) {
                        let reg = def.reg.as_virtual().unwrap();
                        for lane in lanes_of(reg, killed_lanes(func, reg, def)) {
                            live.remove(&lane);
                        }
                    }
                    let holds = through(held[block.index()].clone(), block, Some(inst));
                    for (_, read) in func.reg_operands(inst) {
                        if !read.is_def() && read.reads() {
                            let reg = read.reg.as_virtual().unwrap();
                            live.extend(lanes_of(reg, def_lanes(func, reg, read)));
                        }
                    }
                    let really = live.intersection(&holds).copied().collect();
                    this.before[inst.index()] = really;
                }
                begins[block.index()] = live;
            }
            if old == begins {
                break;
            }
        }
        this
    }
}

fn counts(func: &MachineFunction, model: &PressureModel, lanes: &Lanes) -> RegPressure {
    let mut sum = RegPressure::NONE;
    for reg in lanes.iter().map(|l| l.0).collect::<BTreeSet<_>>() {
        let mask = lanes.iter().filter(|l| l.0 == reg).fold(0, |mask, l| mask | 1 << l.1);
        model.change_reg(func, &mut sum, reg, LaneMask::NONE, LaneMask(mask));
    }
    sum
}

fn as_set(list: &[LiveLanes]) -> Lanes {
    list.iter().flat_map(|l| lanes_of(l.reg, l.lanes)).collect()
}

#[test]
fn trackers_see_what_is_live() {
    arbtest::arbtest(|u| {
        let func = random_function(u)?;
        let naive = Naive::new(&func);
        let model = PressureModel::new(&TARGET, KINDS);
        let liveness = LaneLiveness::new(&func);
        for block in func.blocks() {
            let end = &naive.at_end[block.index()];
            assert_eq!(&as_set(liveness.live_out(block)), end, "live out of {block} in\n{func}");
            let mut up = UpwardTracker::at_end(&func, &model, &liveness, block);
            assert_eq!(up.pressure(), counts(&func, &model, end));
            for inst in func.insts_rev(block) {
                let behind = up.pressure();
                let at = up.recede(inst);
                let live = &naive.before[inst.index()];
                let what = || format!("before '{}' in\n{func}", func.inst_text(inst));
                assert_eq!(&as_set(&up.live().to_list()), live, "{}", what());
                assert_eq!(up.pressure(), counts(&func, &model, live), "{}", what());
                assert_eq!(at, at.max(up.pressure()).max(behind), "{}", what());
            }
            let mut down = DownwardTracker::new(&func, &model, &liveness, block);
            while let Some(inst) = down.next() {
                let before = down.advance_before_next();
                let live = &naive.before[inst.index()];
                assert_eq!(before, counts(&func, &model, live), "down, {}", func.inst_text(inst));
                assert_eq!(&as_set(&down.live().to_list()), live, "down\n{func}");
                down.advance_to_next();
            }
            down.advance_before_next();
            assert_eq!(&as_set(&down.live().to_list()), end, "down at the end of {block}\n{func}");
            let live_in = liveness.live_in(block);
            let through = live_through(&func, func.insts(block), live_in, liveness.live_out(block));
            let through = as_set(&through);
            for inst in func.insts(block) {
                assert!(through.is_subset(&naive.before[inst.index()]), "live through\n{func}");
            }
        }
        Ok(())
    });
}
