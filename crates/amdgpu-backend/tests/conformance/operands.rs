//! Random legal operands for a row of the tables.

use amdgpu_backend::target::asm::encode::encode;
use amdgpu_backend::target::constants;
use amdgpu_backend::target::regs::{self, AGPR, SGPR, TTMP, VGPR};
use amdgpu_backend::target::table::{self, Constant, Field, flag, modifier, op};
use amdgpu_backend::{Generation, Target};
use ir::machine::{InstrFlags, Opcode, Operand, OperandDesc, PReg, RegClassDesc};

/// A small generator of random numbers: the same cases on every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit.max(1)
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
}

/// Operands that the row can have on the target, or nothing if none are found in many tries.
pub(crate) fn random(target: Target, opcode: Opcode, random: &mut Random) -> Option<Vec<Operand>> {
    (0..60).find_map(|_| {
        let operands = attempt(target, opcode, random)?;
        encode(target.generation, opcode, &operands).ok().map(|_| operands)
    })
}

fn attempt(target: Target, opcode: Opcode, random: &mut Random) -> Option<Vec<Operand>> {
    let desc = table::desc(opcode);
    let real = table::real(target.generation, opcode)?;
    let layout = real.layout.name;
    let shape = table::shape(opcode);
    let vector = layout.starts_with('v');
    let extended = layout.contains("_dpp") || layout.contains("_sdwa");
    let scalar_only = |class: &RegClassDesc| class.files & 7 == 2;
    let class_of = |operand: &OperandDesc| operand.class.map(|c| target.info().class(c));
    // A vector instruction reads one scalar value at most (from gfx10 on two; one is always right): the mask that is
    // implied or an operand, a literal that is always there, or one of the others.
    let mut uses = desc.operands.iter().filter(|o| !o.is_def && o.tied.is_none());
    let reads_mask = uses.any(|o| class_of(o).is_some_and(scalar_only));
    let has_literal =
        shape.iter().any(|s| matches!(s.1, Constant::K16 | Constant::K32 | Constant::K64));
    let implied = reads_mask || has_literal || desc.implicit_uses.contains(&regs::VCC);
    let mut scalar_read = vector && implied;
    let mut literal_read = has_literal;
    // The assembler does not read signs before literals of 64 bits.
    let signs = shape.iter().any(|s| s.0 == Field::Src0Modifiers);

    let mut operands: Vec<Operand> = Vec::new();
    for (&(field, kind, mask), operand) in shape.iter().zip(desc.operands) {
        if let Some(tied) = operand.tied {
            operands.push(*operands.get(usize::from(tied))?);
            continue;
        }
        let Some(class) = class_of(operand) else {
            operands.push(Operand::Imm(immediate(target, opcode, field, kind, mask, random)));
            continue;
        };
        // gfx908's matrix unit takes no constants as sums and no scalar registers.
        let limited = target.generation.sums_in_accumulators()
            && (table::is(opcode, flag::MFMA) || opcode == op::V_ACCVGPR_WRITE_B32_e64);
        let constant_sum = limited && field == Field::Src2;
        let constant =
            !operand.is_def && !constant_sum && !matches!(kind, Constant::None | Constant::Block);
        if constant && !extended && random.one_in(4) {
            let unread = signs && matches!(kind, Constant::F64 | Constant::I64);
            let taken = literal_read || scalar_read || unread;
            let literal = constants::takes_literal(kind) && !taken;
            let value = if literal && random.one_in(2) {
                literal_read = true;
                scalar_read |= vector;
                literal_value(kind, random)
            } else {
                inline_value(kind, random)
            };
            operands.push(Operand::Imm(value));
            continue;
        }
        // Waits of gfx10 take the null register only.
        if real.mnemonic.starts_with("s_waitcnt_") {
            operands.push(regs::SGPR_NULL.into());
            continue;
        }
        // A second operand that must be scalar must be the same one.
        let mut earlier = operands.iter().zip(desc.operands).filter(|(_, d)| !d.is_def);
        let earlier = earlier.rfind(|(o, _)| {
            let reg = o.as_reg().and_then(|o| o.reg.as_physical());
            reg.is_some_and(|r| is_scalar(r) && r.units() == class.units)
        });
        if let Some((same, _)) = earlier
            && vector
            && !operand.is_def
            && scalar_only(class)
        {
            operands.push(*same);
            continue;
        }
        // The sources and results of the two halves of a dual instruction lie in different banks.
        let bank = match field {
            Field::Src0X | Field::Vsrc1X => Some(0),
            Field::Src0Y | Field::Vsrc1Y => Some(1),
            Field::VdstX => Some(2),
            Field::VdstY => Some(3),
            _ => None,
        };
        // gfx11 permutes vector registers only.
        let permuted = layout.starts_with("vop3") && layout.contains("_dpp");
        let mixed = class.files & 1 == 1 && permuted && target.generation != Generation::Gfx1200;
        let free = !vector || operand.is_def || class.files & 5 == 0;
        let scalar = bank.is_none() && !limited && (free || !scalar_read && !mixed);
        let reg = register(target, class, scalar, bank, random)?;
        scalar_read |= vector && !operand.is_def && is_scalar(reg);
        operands.push(reg.into());
    }
    is_consistent(opcode, layout, real.mnemonic, &operands).then_some(operands)
}

fn is_scalar(reg: PReg) -> bool {
    reg.file() != VGPR && reg.file() != AGPR
}

/// Whether operands meet the conditions that they set for each other.
fn is_consistent(opcode: Opcode, layout: &str, mnemonic: &str, operands: &[Operand]) -> bool {
    let fields = table::shape(opcode).iter().map(|s| s.0);
    let physical = |operand: &Operand| operand.as_reg()?.reg.as_physical();
    let regs: Vec<(Field, PReg)> =
        fields.zip(operands).filter_map(|(f, o)| Some((f, physical(o)?))).collect();
    // The data of memory accesses are all accumulators, or none is.
    let data = |field| {
        matches!(field, Field::Vdst | Field::Vdata | Field::Data0 | Field::Data1)
            && matches!(layout, "ds" | "flat" | "mubuf")
    };
    let mut data = regs.iter().filter(|r| data(r.0)).map(|r| r.1.file() == AGPR);
    let first = data.next();
    // A matrix may be added in place, but not shifted.
    let matrix = mnemonic.contains("mfma") || mnemonic.contains("mmac");
    let shifted = |reg: PReg| reg != regs[0].1 && reg.overlaps(regs[0].1);
    data.all(|file| Some(file) == first) && !(matrix && regs.iter().any(|r| shifted(r.1)))
}

/// A constant that has a number of its own.
fn inline_value(kind: Constant, random: &mut Random) -> i64 {
    let code = random.below(90) as u16;
    let code = if code < 81 { 128 + code } else { 240 + code - 81 };
    constants::inline_value(kind, code).unwrap_or(1)
}

fn literal_value(kind: Constant, random: &mut Random) -> i64 {
    let bits = random.next() as u32 | 0x0100_0000;
    match kind {
        Constant::I16 | Constant::F16 | Constant::Bf16 => i64::from(bits & 0x7fff | 0x1234),
        Constant::F64 => i64::from(bits) << 32,
        Constant::I64 => i64::from(bits & 0x7fff_ffff),
        _ => i64::from(bits),
    }
}

fn register(
    target: Target,
    class: &RegClassDesc,
    scalar: bool,
    bank: Option<u16>,
    random: &mut Random,
) -> Option<PReg> {
    let has = |file: ir::machine::RegFile| class.files >> file.0 & 1 == 1;
    let mut files = Vec::new();
    if has(VGPR) {
        files.extend([VGPR, VGPR, VGPR]);
    }
    if has(AGPR) && target.generation.aligned_tuples() {
        files.push(AGPR);
    }
    if has(AGPR) && !has(VGPR) {
        files.push(AGPR);
    }
    if has(SGPR) && (scalar || files.is_empty()) {
        files.extend([SGPR, SGPR]);
        if has(TTMP) && class.units <= 4 {
            files.push(TTMP);
        }
    }
    if !class.members.is_empty() && (scalar || files.is_empty()) && random.one_in(5) {
        let index = random.below(class.members.len() as u64) as usize;
        // Only few instructions can read LDS directly; and the null register as base is no base.
        let member = class.members[index];
        let never = [regs::LDS_DIRECT, regs::SGPR_NULL, regs::SGPR_NULL64];
        return (!never.contains(&member)).then_some(member);
    }
    if files.is_empty() {
        return class.members.first().copied();
    }
    let file = files[random.below(files.len() as u64) as usize];
    let count: u16 = match file {
        SGPR if target.generation.is_gfx9() => 102,
        SGPR => 106,
        TTMP => 16,
        _ if class.limit != 0 => class.limit / 2,
        _ => 256,
    };
    let half = class.units == 1;
    let units = if half && matches!(file, SGPR | TTMP) { 2 } else { class.units };
    let regs = u16::from(units).div_ceil(2);
    let step = match file {
        SGPR | TTMP if regs >= 3 => 4,
        SGPR | TTMP if regs >= 2 => 2,
        _ if target.generation.aligned_tuples() && regs > 1 => 2,
        _ => u16::from(class.align / 2).max(1),
    };
    let places = (count.checked_sub(regs)?) / step + 1;
    let mut first = random.below(u64::from(places)) as u16 * step;
    if let Some(bank) = bank {
        first = first / 4 * 4 + bank;
    }
    let high = u16::from(units == 1 && random.one_in(2));
    Some(PReg::new(file, first * 2 + high, units))
}

fn immediate(
    target: Target,
    opcode: Opcode,
    field: Field,
    kind: Constant,
    mask: u8,
    random: &mut Random,
) -> i64 {
    let generation = target.generation;
    let desc = table::desc(opcode);
    let Some(real) = table::real(generation, opcode) else { return 0 };
    let Some(pieces) = real.layout.field(field) else { return 0 };
    let all = pieces.iter().fold(0u64, |m, &(bit, _, len)| m | ((1 << len) - 1) << bit);
    let any = (random.next() & all) as i64;
    if !matches!(
        kind,
        Constant::None | Constant::Block | Constant::K16 | Constant::K32 | Constant::K64
    ) {
        return constants::inline_value(kind, 128 + random.below(60) as u16).unwrap_or(0);
    }
    match field {
        Field::DppCtrl => {
            let mut kinds =
                vec![random.below(256), 0x101 + random.below(15), 0x111 + random.below(15)];
            kinds.extend([0x121 + random.below(15), 0x140, 0x141]);
            if generation.is_gfx9() {
                kinds.extend([0x130, 0x134, 0x138, 0x13c, 0x142, 0x143]);
            }
            if !generation.is_gfx900() {
                kinds.push(0x150 + random.below(16));
            }
            if !generation.is_gfx9() {
                kinds.push(0x160 + random.below(16));
            }
            let wide = desc.operands.iter().filter_map(|o| o.class);
            let wide =
                wide.map(|c| target.info().class(c)).any(|c| c.units > 2 && c.files & 1 == 1);
            if wide && generation.aligned_tuples() {
                // Pairs can only be broadcast.
                return 0x150 + random.below(16) as i64;
            }
            kinds[random.below(kinds.len() as u64) as usize] as i64
        }
        Field::Fi if real.layout.name.ends_with("dpp8") => 0xe9 + random.below(2) as i64,
        Field::DstSel | Field::Src0Sel | Field::Src1Sel => random.below(7) as i64,
        Field::DstUnused => random.below(3) as i64,
        Field::Omod => {
            if random.one_in(2) {
                0
            } else {
                any
            }
        }
        Field::IndexKey => any & 1,
        // The format of a factor: 8, 6 or 4 bits, as its registers are.
        Field::Cbsz | Field::Blgp if real.mnemonic.ends_with("f8f6f4") => {
            let factor = if field == Field::Cbsz { Field::Src0 } else { Field::Src1 };
            let at = table::shape(opcode).iter().position(|slot| slot.0 == factor);
            let class = at.and_then(|at| desc.operands[at].class);
            match class.map(|class| target.info().class(class).units) {
                Some(16) => any & 1,
                Some(12) => 2 | any & 1,
                _ => 4,
            }
        }
        Field::Vsrc | Field::Src1 => random.below(3) as i64,
        Field::Sdst => any & 31,
        _ if kind == Constant::K16 => any & 0xffff,
        Field::Cpol => policy(target, opcode, any),
        Field::Gds => 0,
        Field::Format => any & 127,
        Field::Offset => offset(target, opcode, any),
        Field::Attr => random.below(33) as i64,
        _ if real.mnemonic.starts_with("s_set_gpr_idx") => any & 15,
        // Values that are the same whether they are taken as signed or not.
        Field::Simm16 if real.layout.name.starts_with("sopk") => any & 0x7fff,
        // Small numbers are written otherwise.
        Field::Simm16 if random.one_in(2) => any & 31,
        Field::Src0Modifiers | Field::Src1Modifiers | Field::Src2Modifiers => {
            let mut bits = random.next() as u8 & mask;
            let source = match field {
                Field::Src0Modifiers => Field::Src0,
                Field::Src1Modifiers => Field::Src1,
                _ => Field::Src2,
            };
            let half = |field| {
                let slots = table::shape(opcode).iter().zip(desc.operands);
                slots.filter(|(slot, _)| slot.0 == field).any(|(_, operand)| {
                    operand.class.is_some_and(|c| target.info().class(c).units == 1)
                })
            };
            // Halves are chosen by the registers.
            let halves = [Field::Src0, Field::Src1, Field::Src2, Field::Vdst].into_iter().any(half);
            if halves {
                bits &= !(modifier::OP_SEL | modifier::OP_SEL_HI);
            }
            let permutes = real.mnemonic.starts_with("v_permlane");
            if permutes {
                bits &= if source == Field::Src2 { 0 } else { modifier::OP_SEL };
            }
            // Dot products take whole registers.
            if real.layout.name.starts_with("vop3p") && real.mnemonic.starts_with("v_dot") {
                bits = bits & !modifier::OP_SEL | mask & modifier::OP_SEL_HI;
            }
            i64::from(bits)
        }
        _ => any,
    }
}

/// A cache policy: of atomics, the first bit says whether the old value is returned.
fn policy(target: Target, opcode: Opcode, any: i64) -> i64 {
    let desc = table::desc(opcode);
    let atomic = desc.name.contains("ATOMIC");
    let scalar = desc.name.starts_with("S_");
    let bits = match target.generation {
        Generation::Gfx900 | Generation::Gfx906 | Generation::Gfx908 => 3,
        Generation::Gfx90a | Generation::Gfx942 | Generation::Gfx950 => 0b1_0011,
        Generation::Gfx1030 | Generation::Gfx1100 => 7,
        Generation::Gfx1200 if scalar => 0b1_1011,
        Generation::Gfx1200 => 0b1_1111,
    };
    let bits = match target.generation {
        generation if generation.is_gfx9() && scalar => 1,
        // Of atomics, only the first two are encoded.
        Generation::Gfx90a | Generation::Gfx1030 if atomic => 3,
        _ => bits,
    };
    let bits = match desc.name {
        "BUFFER_INV" => 0b1_0001,
        "BUFFER_WBL2" if target.generation == Generation::Gfx90a => 0,
        "BUFFER_WBL2" => 0b1_0001,
        // The assembler loses a bit of these.
        _ if atomic && desc.name.contains("_F64") => bits & 0xf,
        _ => bits,
    };
    let mut value = any & bits;
    let returns = desc.name.contains("_RTN");
    if atomic {
        value = value & !1 | i64::from(returns);
        if target.generation == Generation::Gfx1200 && (value & 4 != 0 || value & 3 == 3) {
            value &= !7;
            value |= i64::from(returns);
        }
    } else if target.generation == Generation::Gfx1200
        && value & 7 == 7
        && (desc.is(InstrFlags::MAY_LOAD) || !desc.is(InstrFlags::MAY_STORE))
    {
        value &= !4;
    }
    value
}

fn offset(target: Target, opcode: Opcode, any: i64) -> i64 {
    let desc = table::desc(opcode);
    let generation = target.generation;
    let signed = |bits: u32| (any << (64 - bits)) >> (64 - bits);
    let name = desc.name;
    if name.starts_with("DS_") {
        return any & 0xffff;
    }
    if name.starts_with("S_") {
        return match generation {
            Generation::Gfx1200 if name.contains("BUFFER") => any & 0x7f_ffff,
            Generation::Gfx1200 => signed(24),
            _ if name.contains("BUFFER") => any & 0xf_ffff,
            _ => signed(21),
        };
    }
    if table::unit(opcode) == table::ExecUnit::Buffer {
        return if generation == Generation::Gfx1200 { any & 0x7f_ffff } else { any & 0xfff };
    }
    match generation {
        Generation::Gfx1200 => signed(24),
        _ if name.starts_with("FLAT_") && generation == Generation::Gfx1030 => any & 0x7ff,
        _ if name.starts_with("FLAT_") => any & 0xfff,
        Generation::Gfx1030 => signed(12),
        _ => signed(13),
    }
}
