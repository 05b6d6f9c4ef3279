//! Random legal operands for a row of the tables.

use amdgpu_backend::constants;
use amdgpu_backend::encode::encode;
use amdgpu_backend::regs::{self, AGPR, SGPR, TTMP, VGPR};
use amdgpu_backend::table::{self, Constant, Field, modifier};
use amdgpu_backend::{Generation, Target};
use ir::machine::{InstrFlags, Opcode, Operand, PReg, RegClassDesc};

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
    let vector = layout.starts_with('v');
    let mut operands: Vec<Operand> = Vec::new();
    // A vector instruction reads one scalar value at most (gfx10: two; one always does).
    let masks = desc.operands.iter().filter(|o| !o.is_def && o.tied.is_none());
    let masks = masks.filter_map(|o| o.class).map(|c| target.info().class(c));
    let reads_mask = masks.into_iter().any(|c| c.files & 7 == 2);
    let implied = desc.implicit_uses.contains(&regs::VCC) || reads_mask;
    // A literal that is always there is a scalar value too.
    let fixed_literal = table::shape(opcode)
        .iter()
        .any(|s| matches!(s.1, Constant::K16 | Constant::K32 | Constant::K64));
    let mut scalars = u32::from(vector && (implied || fixed_literal));
    let mut literals = u32::from(fixed_literal);
    // The assembler does not read signs before literals of 64 bits.
    let signs = table::shape(opcode).iter().any(|s| s.0 == Field::Src0Modifiers);
    for (i, (slot, operand)) in table::shape(opcode).iter().zip(desc.operands).enumerate() {
        let &(field, kind, mask) = slot;
        if let Some(tied) = operand.tied {
            operands.push(*operands.get(usize::from(tied))?);
            continue;
        }
        let Some(class) = operand.class else {
            operands.push(Operand::Imm(immediate(target, opcode, field, kind, mask, random)));
            continue;
        };
        let class = target.info().class(class);
        let constant = !operand.is_def && !matches!(kind, Constant::None | Constant::Block);
        if constant && random.one_in(4) && !layout.contains("_dpp") && !layout.contains("_sdwa") {
            let literal = constants::takes_literal(kind)
                && literals == 0
                && scalars == 0
                && !(signs && matches!(kind, Constant::F64 | Constant::I64));
            let value = if literal && random.one_in(2) {
                literals += 1;
                scalars += u32::from(vector);
                literal_value(kind, random)
            } else {
                let codes = 81 + 9;
                let code = random.below(codes) as u16;
                let code = if code < 81 { 128 + code } else { 240 + code - 81 };
                constants::inline_value(kind, code).unwrap_or(1)
            };
            operands.push(Operand::Imm(value));
            continue;
        }
        // Waits of gfx10 take the null register only.
        if real.mnemonic.starts_with("s_waitcnt_") {
            operands.push(regs::SGPR_NULL.into());
            continue;
        }
        // The scalar and vector halves of what dual instructions read lie in different banks.
        let bank = match field {
            Field::Src0X | Field::Vsrc1X => Some(0),
            Field::Src0Y | Field::Vsrc1Y => Some(1),
            Field::VdstX => Some(2),
            Field::VdstY => Some(3),
            _ => None,
        };
        let earlier = operands.iter().zip(desc.operands).filter(|(_, d)| !d.is_def);
        let earlier = earlier.filter_map(|(o, _)| o.as_reg()?.reg.as_physical());
        let scalar = |r: &PReg| r.file() != VGPR && r.file() != AGPR;
        let earlier = earlier.filter(|r| scalar(r) && r.units() == class.units).last();
        if let Some(same) = earlier.filter(|_| vector && !operand.is_def && class.files & 7 == 2) {
            // A second scalar must be the same one.
            operands.push(same.into());
            continue;
        }
        // gfx11 permutes vector registers only.
        let scalar_fits = !(layout.starts_with("vop3") && layout.contains("_dpp"))
            || target.generation == Generation::Gfx1200
            || class.files & 1 == 0;
        let scalar_ok =
            !vector || operand.is_def || class.files & 5 == 0 || scalars == 0 && scalar_fits;
        let reg = register(target, class, scalar_ok && bank.is_none(), bank, random)?;
        let scalar = reg.file() != VGPR && reg.file() != AGPR;
        if vector && !operand.is_def && scalar {
            scalars += 1;
        }
        // Data and result are both accumulators or both not.
        let shared = matches!(layout, "ds" | "flat" | "mubuf");
        let others =
            operands.iter().filter_map(Operand::as_reg).filter_map(|r| r.reg.as_physical());
        if shared
            && matches!(field, Field::Vdst | Field::Vdata | Field::Data0 | Field::Data1)
            && i > 0
        {
            let first = others.into_iter().next();
            let data = table::shape(opcode)[0].0;
            let same = first.is_none_or(|f| (f.file() == AGPR) == (reg.file() == AGPR));
            if matches!(data, Field::Vdst | Field::Vdata | Field::Data0) && !same {
                return None;
            }
        }
        operands.push(reg.into());
    }
    // A matrix may be added in place, but not shifted.
    let regs: Vec<PReg> =
        operands.iter().filter_map(Operand::as_reg).filter_map(|r| r.reg.as_physical()).collect();
    let shifted = |reg: &PReg| *reg != regs[0] && reg.overlaps(regs[0]);
    let matrix = real.mnemonic.contains("mfma") || real.mnemonic.contains("mmac");
    if matrix && regs.iter().any(shifted) {
        return None;
    }
    Some(operands)
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
            if generation != Generation::Gfx900 {
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
        Field::Vsrc | Field::Src1 => random.below(3) as i64,
        Field::Sdst => any & 31,
        _ if kind == Constant::K16 => any & 0xffff,
        Field::Cpol => policy(target, opcode, any, random),
        Field::Gds => 0,
        Field::Offset => offset(target, opcode, any),
        Field::Attr => random.below(33) as i64,
        _ if real.mnemonic.starts_with("s_set_gpr_idx") => any & 15,
        Field::Simm16 if real.layout.name == "sopk" && real.mnemonic.contains("reg") => {
            // A field of a hardware register: any but the id of none.
            any & 0xffff
        }
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
fn policy(target: Target, opcode: Opcode, any: i64, random: &mut Random) -> i64 {
    let desc = table::desc(opcode);
    let atomic = desc.name.contains("ATOMIC");
    let scalar = desc.name.starts_with("S_");
    let bits = match target.generation {
        Generation::Gfx900 => 3,
        Generation::Gfx90a | Generation::Gfx942 => 0b1_0011,
        Generation::Gfx1030 | Generation::Gfx1100 => 7,
        Generation::Gfx1200 if scalar => 0b1_1011,
        Generation::Gfx1200 => 0b1_1111,
    };
    let bits = match target.generation {
        Generation::Gfx900 | Generation::Gfx90a | Generation::Gfx942 if scalar => 1,
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
        && !(desc.is(InstrFlags::MAY_STORE) && !desc.is(InstrFlags::MAY_LOAD))
    {
        value &= !4;
    }
    let _ = random;
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
    if name.starts_with("BUFFER_") {
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
