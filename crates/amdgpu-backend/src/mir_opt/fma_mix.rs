//! Mixed precision (`v_fma_mixlo_f16`, `v_fma_mixhi_f16`): a product in 32 bits that is only rounded to a half is computed and
//! rounded by one instruction. It reads halves that were widened for the product as they are, and writes one half of a register: so
//! that two of them need no instruction that packs them. A number that is rounded to a half above another one is such a product with one.
//!
//! The result is the same: the ISA documents define it as `f32_to_f16(fma(a, b, c))`, in which `fma` rounds to 32 bits.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{
    Block, Inst, InstFlags, MachineFunction, Opcode, Operand, Reg, RegFlags, RegOperand, VReg,
};
use smallvec::SmallVec;

use crate::mir_opt::d16::{Packing, packing};
use crate::mir_opt::facts::{Facts, whole};
use crate::mir_opt::machine_cse::writes_mode;
use crate::mir_opt::peephole_sdwa::is_vector;
use crate::target::Target;
use crate::target::classes::{Bank, Classes};
use crate::target::table::{self, modifier, op};

/// Joins products of a function in SSA form with their rounding.
pub(crate) fn run(func: &mut MachineFunction, _: &FlowGraph<Block>) {
    let generation = Target::of(func.target).generation;
    if table::real(generation, op::V_FMA_MIXLO_F16).is_none() {
        return;
    }
    if !func.all_insts().any(|inst| ROUNDING.contains(&func.opcode(inst))) {
        return;
    }
    // The sign of a zero, and that of what is rounded, count where rounding may be in one direction.
    if func.strict_fp || func.all_insts().any(|inst| writes_mode(func, inst)) {
        return;
    }
    let mut facts = Facts::of(func);
    let products: Vec<Product> =
        func.all_insts().filter_map(|inst| Product::of(func, &facts, inst)).collect();
    let widened = widened_only_here(func, &facts, &products);
    for product in products {
        product.write_lower_half(func, &mut facts, &widened);
    }
    for inst in func.inst_list() {
        write_upper_half(func, &facts, inst);
    }
}

/// A source with its modifiers.
#[derive(Clone, Copy)]
struct Source {
    operand: Operand,
    modifiers: i64,
}

const NEG: i64 = modifier::NEG as i64;
const ABS: i64 = modifier::ABS as i64;
/// 1.0 in 32 bits.
const ONE: i64 = 0x3f80_0000;

/// A product, or a sum of one, that is only rounded to a half.
struct Product {
    rounding: Inst,
    inst: Inst,
    sources: [Source; 3],
}

impl Product {
    /// The product that an instruction rounds, if nothing else reads it.
    fn of(func: &MachineFunction, facts: &Facts, rounding: Inst) -> Option<Self> {
        let (sign, value) = converted(func, rounding, ROUNDING)?;
        let inst = facts.def(value).filter(|_| sign & !NEG == 0)?;
        let alone = whole(value).is_some_and(|reg| facts.reads[reg] == 1);
        let in_block = func.inst_block(inst) == func.inst_block(rounding);
        // Both steps are in one mode then: the function's.
        let plain = |inst| !func.inst_flags(inst).intersects(InstFlags::OWN_MODE);
        if !alone || !in_block || !plain(inst) || !plain(rounding) {
            return None;
        }
        let source = |operand: &Operand, modifiers: i64| Source { operand: *operand, modifiers };
        // The sign of a product that is zero stays with a negative zero added.
        let nothing = Source { operand: Operand::Imm(0), modifiers: NEG };
        let mut sources = match (func.opcode(inst), explicit(func, inst)) {
            (
                op::V_MUL_F32_e64,
                [_, Operand::Imm(m), a, Operand::Imm(n), b, Operand::Imm(0), Operand::Imm(0)],
            ) => [source(a, *m), source(b, *n), nothing],
            (op::V_MUL_F32_e32, [_, a, b]) => [source(a, 0), source(b, 0), nothing],
            (
                op::V_FMA_F32_e64 | op::V_FMA_MIX_F32,
                [_, Operand::Imm(m), a, Operand::Imm(n), b, Operand::Imm(o), c, rest @ ..],
            ) if rest.iter().all(|&operand| operand == Operand::Imm(0)) => {
                [source(a, *m), source(b, *n), source(c, *o)]
            }
            _ => return None,
        };
        if sign & NEG != 0 {
            // Rounding to nearest is the same on both sides of zero; a sum that is zero has a sign of its own.
            if sources[2].operand != Operand::Imm(0) {
                return None;
            }
            sources[0].modifiers ^= NEG;
        }
        Some(Self { rounding, inst, sources })
    }

    /// Replaces both steps by the one that writes the lower half of a register. `widened` are the conversions of halves that
    /// nothing else reads.
    fn write_lower_half(
        self,
        func: &mut MachineFunction,
        facts: &mut Facts,
        widened: &SecondaryMap<VReg, bool>,
    ) {
        let Self { rounding, inst, sources } = self;
        let Operand::Reg(result) = *func.operand(rounding, 0) else { return };
        let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
        operands.push(result.into());
        let mut scalars: SmallVec<[Operand; 3]> = SmallVec::new();
        let mut constants: SmallVec<[usize; 3]> = SmallVec::new();
        for (n, source) in sources.into_iter().enumerate() {
            let source = half(func, facts, source, widened).unwrap_or(source);
            operands.extend([Operand::Imm(source.modifiers), source.operand]);
            match source.operand {
                Operand::Imm(0) => continue,
                Operand::Reg(reg) if is_vector(func, reg) => continue,
                Operand::Imm(_) => constants.push(2 * n + 2),
                _ => {}
            }
            if !scalars.contains(&source.operand) {
                scalars.push(source.operand);
            }
        }
        let target = Target::of(func.target);
        let Some(scalar) = Classes::of(target).tuple(Bank::S, 1) else { return };
        if scalars.len() > if target.generation.is_gfx9() { 1 } else { 2 } {
            return;
        }
        log::debug!(
            target: "amdgpu-fma-mix",
            "joins `{}` with its rounding",
            func.inst_text_alone(inst)
        );
        // A constant in the instruction would be a half to the processor.
        for at in constants {
            let value = operands[at];
            let reg = func.new_vreg(scalar);
            func.before(inst).build(op::S_MOV_B32).def(reg).operands(&[value]).finish();
            operands[at] = RegOperand::new(reg).into();
        }
        let old = RegOperand::new(result.reg).with(RegFlags::UNDEF).tied_to(Some(0));
        let made = mixed(func, rounding, op::V_FMA_MIXLO_F16, operands, old);
        func.remove_inst(rounding);
        func.remove_inst(inst);
        if let Some(reg) = result.reg.as_virtual() {
            facts.defs[reg] = Some(made);
        }
    }
}

/// The explicit operands of an instruction.
fn explicit(func: &MachineFunction, inst: Inst) -> &[Operand] {
    if func.opcode(inst).is_generic() {
        return &[];
    }
    table::explicit(func.opcode(inst), func.operands(inst))
}

/// Puts a product before an instruction. `operands` are the result and the sources with their modifiers; `old` is the register
/// whose other half stays.
fn mixed(
    func: &mut MachineFunction,
    before: Inst,
    opcode: Opcode,
    mut operands: SmallVec<[Operand; 16]>,
    old: RegOperand,
) -> Inst {
    // No clamping.
    operands.extend([Operand::Imm(0), old.into()]);
    let fields = table::shape(opcode).len();
    operands.resize(fields, Operand::Imm(0));
    let loc = func.inst_loc(before);
    func.before(before).with_loc(loc).build(opcode).operands(&operands).finish()
}

/// The conversion of a half that a source is, and the half.
fn conversion(func: &MachineFunction, facts: &Facts, source: Source) -> Option<(VReg, Source)> {
    let reg = whole(source.operand)?;
    let def = facts.defs[reg]?;
    let (signs, operand) = converted(func, def, WIDENING)?;
    if func.inst_flags(def).intersects(InstFlags::OWN_MODE) || operand.as_reg().is_none() {
        return None;
    }
    // A sign of the half is under the absolute value of the source.
    let signs = if source.modifiers & ABS != 0 { 0 } else { signs };
    let modifiers = i64::from(modifier::OP_SEL_HI) | (source.modifiers ^ signs & NEG) | signs & ABS;
    Some((reg, Source { operand, modifiers }))
}

/// The half that a source is the widened value of, in the register where it lies.
fn half(
    func: &MachineFunction,
    facts: &Facts,
    source: Source,
    widened: &SecondaryMap<VReg, bool>,
) -> Option<Source> {
    let (_, half) = conversion(func, facts, source).filter(|&(reg, _)| widened[reg])?;
    Some(match facts.shifted_down(func, half.operand) {
        Some(word) => {
            Source { operand: word.into(), modifiers: half.modifiers | i64::from(modifier::OP_SEL) }
        }
        None => half,
    })
}

/// The results of conversions of halves that only products read which are joined with their rounding.
fn widened_only_here(
    func: &MachineFunction,
    facts: &Facts,
    products: &[Product],
) -> SecondaryMap<VReg, bool> {
    let mut reads: SecondaryMap<VReg, u32> = SecondaryMap::new();
    for source in products.iter().flat_map(|product| product.sources) {
        if let Some((reg, _)) = conversion(func, facts, source) {
            reads[reg] += 1;
        }
    }
    let mut all = SecondaryMap::new();
    for (reg, &count) in reads.iter().filter(|&(_, &count)| count > 0) {
        all[reg] = count == facts.reads[reg];
    }
    all
}

/// Lets a product, or the rounding of a number, write the upper half of the register in whose lower half another half is, instead of
/// a packing of both.
fn write_upper_half(func: &mut MachineFunction, facts: &Facts, inst: Inst) {
    let Some(Packing { low, high }) = packing(func, facts, inst) else { return };
    let Some(def) = facts.defs[high] else { return };
    let low = RegOperand::new(Reg::virtual_reg(low));
    if !is_vector(func, low) || func.inst_block(def) != func.inst_block(inst) {
        return;
    }
    let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
    operands.push(*func.operand(inst, 0));
    if func.opcode(def) == op::V_FMA_MIXLO_F16 {
        operands.extend(explicit(func, def)[1..7].iter().copied());
    } else {
        let Some((signs, Operand::Reg(number))) = converted(func, def, ROUNDING) else { return };
        let scalar = Classes::of(Target::of(func.target)).tuple(Bank::S, 1);
        let Some(scalar) = scalar.filter(|_| is_vector(func, number)) else { return };
        if func.inst_flags(def).intersects(InstFlags::OWN_MODE) {
            return;
        }
        // The number times one, less zero.
        let one = func.new_vreg(scalar);
        func.before(inst).build(op::S_MOV_B32).def(one).operands(&[Operand::Imm(ONE)]).finish();
        operands.extend([Operand::Imm(signs), number.into()]);
        operands.extend([Operand::Imm(0), RegOperand::new(one).into()]);
        operands.extend([Operand::Imm(NEG), Operand::Imm(0)]);
    }
    mixed(func, inst, op::V_FMA_MIXHI_F16, operands, low.tied_to(Some(0)));
    func.remove_inst(def);
    func.remove_inst(inst);
}

/// Conversions of halves to 32 bits.
const WIDENING: [Opcode; 4] = [
    op::V_CVT_F32_F16_e64,
    op::V_CVT_F32_F16_fake16_e64,
    op::V_CVT_F32_F16_e32,
    op::V_CVT_F32_F16_fake16_e32,
];

/// Roundings of 32 bits to halves.
const ROUNDING: [Opcode; 4] = [
    op::V_CVT_F16_F32_e64,
    op::V_CVT_F16_F32_fake16_e64,
    op::V_CVT_F16_F32_e32,
    op::V_CVT_F16_F32_fake16_e32,
];

/// The signs and the number that one of these conversions is of, if its result is not changed besides.
fn converted(
    func: &MachineFunction,
    inst: Inst,
    conversions: [Opcode; 4],
) -> Option<(i64, Operand)> {
    if !conversions.contains(&func.opcode(inst)) {
        return None;
    }
    match *explicit(func, inst) {
        [_, number] => Some((0, number)),
        [_, Operand::Imm(signs), number, Operand::Imm(0), Operand::Imm(0)] => Some((signs, number)),
        _ => None,
    }
}
