//! Puts halves together where they are computed (`amdgpu-pack-early`), not in a later block that reads the word.
//!
//! Two halves in a register each take twice the registers of the word that they become, for as long as they wait. Operands of matrix
//! products are such words: selection makes them in the block of the product, and their halves may have been loaded blocks before. A
//! word moves to its halves if all that reads these then does, or stands there, and if not more words than registers wait afterwards.

use ir::graph::{DomTree, FlowGraph, LoopForest};
use ir::machine::{
    Block, Inst, InstrFlags, MachineFunction, Opcode, Operand, OperandRef, RegOperand, SubReg,
    UseDef, VReg, generic,
};
use ir::map::Map;
use smallvec::SmallVec;

use crate::mir_opt::peephole_sdwa::is_vector;
use crate::target::table::{self, ExecUnit, op};

/// A register, or a part of one.
type Source = (VReg, SubReg);

/// An instruction that puts a word together.
struct Pack {
    inst: Inst,
    sources: SmallVec<[Source; 2]>,
    /// The block of the last source.
    to: Block,
    /// The selector, if it is a number in a scalar register.
    number: Option<i64>,
    /// A number that equal words share.
    kind: usize,
    stays: bool,
}

/// Moves words to their halves; `lanes` is the graph that lanes go along.
pub(crate) fn run(func: &mut MachineFunction, lanes: &FlowGraph<Block>) {
    if !func.all_insts().any(|inst| is_pack(func.opcode(inst))) {
        return;
    }
    let use_def = UseDef::new(func);
    let mut packs = find(func, lanes, &use_def);
    if packs.is_empty() {
        return;
    }
    keep_where_it_costs(func, &use_def, &mut packs);
    let mut places: Map<Inst, u32> = Map::default();
    for block in func.blocks() {
        places.extend(func.insts(block).zip(0..));
    }
    for pack in packs.iter().filter(|pack| !pack.stays) {
        move_up(func, &use_def, &places, pack);
    }
}

fn is_pack(opcode: Opcode) -> bool {
    matches!(opcode, op::V_PERM_B32_e64 | op::V_LSHL_OR_B32_e64 | op::V_ALIGNBIT_B32_e64)
}

/// Finds the words of which all sources come from blocks before.
fn find(func: &MachineFunction, lanes: &FlowGraph<Block>, use_def: &UseDef) -> Vec<Pack> {
    let dom = DomTree::new(lanes);
    let loops = LoopForest::new(lanes, &dom);
    let mut kinds: Map<(Opcode, SmallVec<[Operand; 4]>), usize> = Map::default();
    let mut packs = Vec::new();
    for block in func.blocks().filter(|&block| lanes.is_reachable(block)) {
        for inst in func.insts(block).filter(|&inst| is_pack(func.opcode(inst))) {
            let Some((sources, number)) = parts(func, use_def, inst) else { continue };
            let def_block = |&(reg, _): &Source| func.inst_block(use_def.def(reg)?);
            let blocks: Option<SmallVec<[Block; 2]>> = sources.iter().map(def_block).collect();
            let last = |a, b| if dom.dominates(a, b) { b } else { a };
            let Some(to) = blocks.and_then(|blocks| blocks.into_iter().reduce(last)) else {
                continue;
            };
            let inner = loops.innermost(to).is_none_or(|inner| loops.contains(inner, block));
            if to == block || !dom.dominates(to, block) || !inner {
                continue;
            }
            let operands = func.operands(inst)[1..].iter().map(|&operand| match operand {
                Operand::Reg(reg) if number.is_some() && !is_vector(func, reg) => {
                    Operand::Imm(number.unwrap_or_default())
                }
                Operand::Reg(reg) => RegOperand::new(reg.reg).part(reg.sub).into(),
                other => other,
            });
            let count = kinds.len();
            let kind = *kinds.entry((func.opcode(inst), operands.collect())).or_insert(count);
            packs.push(Pack { inst, sources, to, number, kind, stays: false });
        }
    }
    packs
}

/// Returns the vector registers of a word, and the number that its scalar operand is.
fn parts(
    func: &MachineFunction,
    use_def: &UseDef,
    inst: Inst,
) -> Option<(SmallVec<[Source; 2]>, Option<i64>)> {
    let (mut sources, mut number): (SmallVec<[Source; 2]>, _) = (SmallVec::new(), None);
    for operand in &func.operands(inst)[1..func.desc(inst).operands.len()] {
        let Operand::Reg(reg) = *operand else { continue };
        let register = reg.reg.as_virtual().filter(|_| reg.reads())?;
        let def = use_def.def(register)?;
        if !is_vector(func, reg) {
            let constant = func.opcode(def) == op::S_MOV_B32 && number.is_none();
            number = Some(func.operand(def, 1).as_imm().filter(|_| constant)?);
            continue;
        }
        // After a load from far away there would be a wait.
        let unit = table::unit(func.opcode(def));
        if func.desc(def).is(InstrFlags::MAY_LOAD) && unit != ExecUnit::Lds {
            return None;
        }
        if !sources.contains(&(register, reg.sub)) {
            sources.push((register, reg.sub));
        }
    }
    (!sources.is_empty()).then_some((sources, number))
}

/// Finds the words whose move would take more registers.
fn keep_where_it_costs(func: &MachineFunction, use_def: &UseDef, packs: &mut [Pack]) {
    let mut readers: Map<Source, SmallVec<[usize; 4]>> = Map::default();
    let mut of_inst: Map<Inst, usize> = Map::default();
    for (n, pack) in packs.iter().enumerate() {
        of_inst.insert(pack.inst, n);
        for &source in &pack.sources {
            readers.entry(source).or_default().push(n);
        }
    }
    // Each register goes; it counts for the different words that are made of it in equal parts.
    const WHOLE: usize = 60;
    let share = |source: &Source| {
        let mut kinds: SmallVec<[usize; 4]> =
            readers[source].iter().map(|&n| packs[n].kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        WHOLE / kinds.len()
    };
    let meet = |reg: VReg, a: SubReg, b: SubReg| {
        func.vreg_class(reg).is_none_or(|class| {
            let [a, b] = [a, b].map(|sub| func.target.lanes(class, sub));
            !a.intersection(b).is_empty()
        })
    };
    let wins = |pack: &Pack| pack.sources.iter().map(share).sum::<usize>() >= WHOLE;
    let is_free = |pack: &Pack| {
        pack.sources.iter().all(|&(reg, sub)| {
            let elsewhere = |place: &OperandRef| !of_inst.contains_key(&place.inst);
            let mut others = use_def.uses(reg).iter().filter(|place| elsewhere(place));
            others.all(|place| {
                let at_phi = func.opcode(place.inst) == generic::PHI;
                let here = func.inst_block(place.inst) == Some(pack.to) && !at_phi;
                let operand = func.operand(place.inst, usize::from(place.operand)).as_reg();
                here || operand.is_some_and(|read| !meet(reg, read.sub, sub))
            })
        })
    };
    let mut work: Vec<usize> =
        (0..packs.len()).filter(|&n| !wins(&packs[n]) || !is_free(&packs[n])).collect();
    while let Some(n) = work.pop() {
        if std::mem::replace(&mut packs[n].stays, true) {
            continue;
        }
        for source in packs[n].sources.clone() {
            work.extend(readers[&source].iter().copied().filter(|&other| !packs[other].stays));
        }
    }
}

/// Moves a word to its last source.
fn move_up(func: &mut MachineFunction, use_def: &UseDef, places: &Map<Inst, u32>, pack: &Pack) {
    let defs = pack.sources.iter().filter_map(|&(reg, _)| use_def.def(reg));
    let here = defs.filter(|&def| func.inst_block(def) == Some(pack.to));
    let Some(last) = here.max_by_key(|def| places.get(def).copied()) else { return };
    let mut before = func.next_inst(last);
    while before.is_some_and(|inst| func.opcode(inst) == generic::PHI) {
        before = before.and_then(|inst| func.next_inst(inst));
    }
    log::debug!(
        target: "amdgpu-pack-early",
        "moves `{}` up to {}, where its halves are computed",
        func.inst_text_alone(pack.inst),
        pack.to
    );
    func.remove_inst(pack.inst);
    func.insert_inst(pack.inst, pack.to, before);
    if let Some(number) = pack.number {
        let scalar = |o: &Operand| {
            o.as_reg().is_some_and(|reg| !reg.is_implicit() && !is_vector(func, *reg))
        };
        let Some(at) = func.operands(pack.inst).iter().position(scalar) else { return };
        let class = func.operand(pack.inst, at).as_reg().and_then(|reg| reg.reg.as_virtual());
        let Some(class) = class.and_then(|reg| func.vreg_class(reg)) else { return };
        let selector = func.new_vreg(class);
        let mut builder = func.before(pack.inst);
        builder.build(op::S_MOV_B32).def(selector).operand(Operand::Imm(number)).finish();
        func.set_operand(pack.inst, at, RegOperand::new(selector));
    }
}
