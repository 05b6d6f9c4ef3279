//! Random instructions: whatever the verifier accepts of an allocated function.

use intel_backend::target::device::{Device, Generation};
use intel_backend::target::eu::{
    Arf, Base, Block, Branch, Cmod, Control, Descriptor, Dst, EuFunction, Extra, Flag, Imm,
    InstData, MathFn, Op, OpFlags, Options, PredMode, Predicate, RegSrc, Region, Send, Shape, Src,
    Stage, Swsb, SyncFn, Token, Type, VRegKind, verify,
};

/// A small generator of numbers (xorshift).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub(crate) fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

const WORDS: &[Type] = &[Type::UW, Type::W, Type::UD, Type::D];

/// The types that operands of a row may have.
fn types(device: &Device, op: Op) -> Vec<Type> {
    let desc = op.desc();
    let list: &[Type] = match op {
        Op::Bfe
        | Op::Bfi2
        | Op::Bfi1
        | Op::Addc
        | Op::Subb
        | Op::Mach
        | Op::Ror
        | Op::Rol
        | Op::Dp4a => &[Type::UD, Type::D],
        Op::Bfrev | Op::Cbit | Op::Fbl | Op::Fbh | Op::Lzd => &[Type::UD],
        Op::Add3 | Op::Bfn => WORDS,
        Op::Pln | Op::Line | Op::Dp4 | Op::Dph | Op::Dp3 | Op::Dp2 | Op::Lrp => &[Type::F],
        Op::Avg => &[Type::UB, Type::B, Type::UW, Type::W, Type::UD, Type::D],
        _ if desc.is(OpFlags::FLOAT) => &[Type::F, Type::HF, Type::DF],
        _ if desc.is(OpFlags::INTEGER) => {
            &[Type::UB, Type::B, Type::UW, Type::W, Type::UD, Type::D, Type::UQ, Type::Q]
        }
        _ if desc.shape == Shape::Ternary => {
            &[Type::F, Type::D, Type::UD, Type::DF, Type::HF, Type::W, Type::UW]
        }
        _ => &Type::ALL[..11],
    };
    let has = |ty: Type| match ty {
        Type::UQ | Type::Q => device.int64,
        Type::DF => device.float64,
        Type::HF => device.half,
        _ => true,
    };
    list.iter().copied().filter(|&ty| has(ty)).collect()
}

/// An instruction of a row; `None` if what came out is not legal.
pub(crate) fn instruction(
    device: &'static Device,
    op: Op,
    random: &mut Random,
) -> Option<InstData> {
    let desc = op.desc();
    let exec = random.pick(&[1u8, 2, 4, 8, 8, 16, 16, 32]);
    let step = exec.max(4);
    let group = if step < 32 { step * random.below(32 / usize::from(step)) as u8 } else { 0 };
    let control = Control { exec, group, nomask: random.one_in(3) };
    let mut data = InstData::new(op, control, Dst::null(Type::UD), &[]);
    extra(device, &mut data, random);
    match desc.shape {
        Shape::Send | Shape::SplitSend => message(device, &mut data, random),
        Shape::Wait => {
            data.control = Control::all(1);
            data.srcs.push(Src::scalar(Base::Arf(Arf::Notification), Type::UD));
        }
        Shape::Sync => {
            data.control = Control::new(1);
            data.srcs.push(match data.extra {
                Extra::Sync(SyncFn::AllRd | SyncFn::AllWr) => {
                    Src::ud(random.next() as u32 & 0xffff)
                }
                _ => Src::null(Type::UD),
            });
        }
        Shape::Nop => data.control = Control::new(1),
        Shape::Branch => branch(&mut data, random),
        _ => operands(device, &mut data, random),
    }
    modifiers(device, &mut data, random);
    scoreboard(device, &mut data, random);
    legal(device, &data).then_some(data)
}

fn legal(device: &'static Device, data: &InstData) -> bool {
    let mut func = EuFunction::new("t", device, 16);
    func.stage = Stage::Legal;
    func.add_vreg(VRegKind::Grf(1));
    let block = func.add_block();
    func.push(block, data.clone());
    verify(&func).is_ok()
}

fn extra(device: &Device, data: &mut InstData, random: &mut Random) {
    match data.op.desc().shape {
        Shape::Math => {
            let mut functions: Vec<MathFn> = MathFn::ALL.iter().map(|row| row.0).collect();
            // The macros have registers of their own.
            functions.retain(|f| !matches!(f, MathFn::Invm | MathFn::Rsqrtm));
            functions.retain(|f| f.exists_on(device.generation));
            data.extra = Extra::Math(random.pick(&functions));
        }
        Shape::Sync => data.extra = Extra::Sync(random.pick(SyncFn::ALL).0),
        Shape::Ternary if data.op == Op::Bfn => data.extra = Extra::Table(random.next() as u8),
        _ => {}
    }
}

fn branch(data: &mut InstData, random: &mut Random) {
    let block = Block::from_u32(0);
    let backward = matches!(data.op, Op::Goto | Op::Else) && random.one_in(2);
    data.extra = Extra::Branch(Branch { jip: block, uip: block, backward });
    data.control.nomask = false;
    if data.op == Op::Jmpi {
        data.control = Control::all(1);
    } else {
        data.control.exec = random.pick(&[8, 16]);
        data.control.group = 0;
    }
}

fn message(device: &Device, data: &mut InstData, random: &mut Random) {
    let gen12 = device.generation >= Generation::Gen12p1;
    let functions: &[u8] = match device.generation {
        Generation::Gen12p5 => &[2, 3, 5, 6, 10, 12, 14, 15],
        _ => &[2, 3, 5, 6, 7, 10, 12],
    };
    let grf = |random: &mut Random| Base::Grf(random.below(100) as u8);
    let mut send = Send::new(random.pick(functions), random.next() as u32 & 0x7ffff);
    send.mlen = 1 + random.below(8) as u8;
    send.rlen = random.below(9) as u8;
    send.header = random.one_in(2);
    data.control.exec = random.pick(&[8, 16]);
    data.control.group = 0;
    let ty = random.pick(&[Type::UD, Type::D, Type::F]);
    data.dst = if send.rlen == 0 { Dst::null(Type::UD) } else { Dst::new(grf(random), ty) };
    data.srcs.push(Src::packed(grf(random), Type::UD, 8));
    if data.op.desc().shape == Shape::SplitSend || gen12 {
        if random.one_in(3) && gen12 {
            data.srcs.push(Src::null(Type::UD));
        } else {
            send.ex_mlen = 1 + random.below(6) as u8;
            data.srcs.push(Src::packed(grf(random), Type::UD, 8));
        }
    }
    if random.one_in(6) {
        send.desc = Descriptor::Address(0);
    }
    let split = data.op.desc().shape == Shape::SplitSend;
    if random.one_in(5) && (gen12 || split) {
        // The function, the length and the end of the thread are in the register then.
        send.ex_desc = Descriptor::Address(2 * random.below(4) as u8);
        if split {
            send.sfid = 0;
            send.ex_mlen = 0;
        } else if device.generation == Generation::Gen12p1 {
            send.ex_mlen = 0;
        }
    } else if random.one_in(12) {
        send.eot = true;
        send.rlen = 0;
        data.dst = Dst::null(Type::UD);
        for src in &mut data.srcs {
            if let Src::Reg(reg) = src
                && reg.base != Base::Null
            {
                reg.base = Base::Grf(112 + random.below(8) as u8);
            }
        }
    }
    data.extra = Extra::Send(Box::new(send));
}

fn operands(device: &Device, data: &mut InstData, random: &mut Random) {
    let mut types = types(device, data.op);
    let count = match &data.extra {
        Extra::Math(function) => {
            types = if function.is_integer() { vec![Type::UD, Type::D] } else { vec![Type::F] };
            function.sources()
        }
        _ => data.op.desc().sources().map_or(0, |range| *range.end()),
    };
    // Mixed types for moves, mostly one type for the rest.
    let own = random.pick(&types);
    let mixed = data.op == Op::Mov
        || random.one_in(4) && !matches!(data.op.desc().shape, Shape::Math | Shape::Ternary);
    let ty = |random: &mut Random| if mixed { random.pick(&types) } else { own };
    let dst_ty = ty(random);
    let exec = data.control.exec;
    let ternary = data.op.desc().shape == Shape::Ternary;
    let stride =
        if ternary { random.pick(&[1u8, 1, 1, 2]) } else { random.pick(&[1u8, 1, 1, 2, 4]) };
    data.dst = Dst {
        stride,
        offset: offset(dst_ty, exec, random),
        ..Dst::new(Base::Grf(random.below(120) as u8), dst_ty)
    };
    if !ternary && random.one_in(8) {
        let null = random.one_in(2) || !matches!(dst_ty, Type::D | Type::F | Type::UD);
        data.dst.base = if null { Base::Null } else { Base::Arf(Arf::Accumulator(0)) };
        data.dst.offset = 0;
        data.dst.stride = 1;
    }
    for index in 0..count {
        let ty = ty(random);
        let last = index + 1 == count;
        if last && !ternary && random.one_in(4) && !matches!(data.op, Op::Pln | Op::Line) {
            data.srcs.push(Src::Imm(constant(ty, random)));
            continue;
        }
        let wide = ternary && device.generation >= Generation::Gen12p1 && index != 1;
        if wide && random.one_in(5) && ty.bytes() == 2 {
            data.srcs.push(Src::Imm(constant(ty, random)));
            continue;
        }
        data.srcs.push(Src::Reg(register(data, ty, ternary, device, random)));
    }
}

fn offset(ty: Type, exec: u8, random: &mut Random) -> u32 {
    if random.one_in(2) {
        return 0;
    }
    let size = ty.bytes() * u32::from(exec);
    let step = if size >= 32 { 32 } else { size };
    random.below(32 / step as usize) as u32 * step
}

fn register(
    data: &InstData,
    ty: Type,
    ternary: bool,
    device: &Device,
    random: &mut Random,
) -> RegSrc {
    let exec = data.control.exec;
    let base = Base::Grf(random.below(120) as u8);
    let region = match random.below(4) {
        0 => Region::SCALAR,
        1 if !ternary => Region::strided(exec, ty.bytes(), random.pick(&[2, 4])),
        2 if !ternary && exec > 1 => Region::new(1, 1, 0),
        3 if !ternary && exec >= 4 => Region::new(random.pick(&[0, 2, 4, 8]), 4, 1),
        _ => Region::packed(exec, ty.bytes()),
    };
    let scalar = region == Region::SCALAR;
    let align16 = ternary && device.align16_ternary;
    let offset = if scalar && align16 {
        4 * random.below(8) as u32
    } else if scalar {
        ty.bytes() * random.below(32 / ty.bytes() as usize) as u32
    } else {
        0
    };
    let mods = data.op.desc().is(OpFlags::SRC_MODS);
    let logic = data.op.desc().is(OpFlags::LOGIC);
    RegSrc {
        base,
        offset,
        ty,
        region,
        negate: mods && random.one_in(4),
        abs: mods && !logic && random.one_in(5),
    }
}

fn constant(ty: Type, random: &mut Random) -> Imm {
    let ty = match ty {
        Type::B | Type::W => random.pick(&[Type::W, Type::V]),
        Type::UB | Type::UW => random.pick(&[Type::UW, Type::UV]),
        Type::F if random.one_in(4) => Type::VF,
        ty => ty,
    };
    let width = if ty.is_vector_imm() { 32 } else { ty.bytes() * 8 };
    let mut bits = random.next() << 20 ^ random.next();
    if random.one_in(2) {
        bits = match ty {
            Type::F => u64::from((random.below(200) as f32 * 0.25 - 10.0).to_bits()),
            Type::DF => (random.below(200) as f64 * 0.25 - 10.0).to_bits(),
            _ => random.below(100) as u64,
        };
    }
    // NaNs lose their payload in text.
    let nan = match ty {
        Type::F => f32::from_bits(bits as u32).is_nan(),
        Type::DF => f64::from_bits(bits).is_nan(),
        Type::HF => bits & 0x7c00 == 0x7c00,
        _ => false,
    };
    if nan {
        bits = 0;
    }
    Imm { ty, bits: bits & (u64::MAX >> (64 - width)) }
}

fn modifiers(device: &Device, data: &mut InstData, random: &mut Random) {
    let desc = data.op.desc();
    let flag = Flag::Physical { reg: random.below(2) as u8, sub: random.below(2) as u8 };
    let plain = matches!(desc.shape, Shape::Wait | Shape::Sync | Shape::Nop);
    let needs = matches!(data.op, Op::Cmp | Op::Cmpn | Op::Csel);
    let branch_takes = !matches!(data.op, Op::Else | Op::Endif | Op::Join);
    let conditional = desc.is(OpFlags::CMOD) && (needs || random.one_in(4));
    if conditional {
        let conditions = &Cmod::ALL[..6];
        data.cmod = Some(random.pick(conditions).0);
    } else if !plain && branch_takes && (matches!(data.op, Op::Sel | Op::Goto) || random.one_in(4))
    {
        let modes = if desc.shape == Shape::Branch { 1 } else { PredMode::ALL.len() };
        let mode = random.pick(&PredMode::ALL[..modes]).0;
        data.pred = Some(Predicate { mode, inverse: random.one_in(2) });
    }
    if data.reads_flag() || data.writes_flag() {
        data.flag = Some(flag);
    }
    data.saturate = desc.is(OpFlags::SATURATE) && random.one_in(4);
    let old = device.generation < Generation::Gen12p1;
    let arithmetic = !plain && !data.op.is_send() && desc.shape != Shape::Branch;
    let mut option = |option, chance: usize| {
        if random.one_in(chance) {
            data.options = data.options.union(option);
        }
    };
    if arithmetic && desc.shape != Shape::Math {
        option(Options::ACC_WR, 8);
    }
    if arithmetic && old {
        option(Options::NO_DD_CHK, 10);
        option(Options::NO_DD_CLR, 10);
        option(Options::SWITCH, 10);
    } else if arithmetic {
        option(Options::ATOMIC, 10);
    }
}

fn scoreboard(device: &Device, data: &mut InstData, random: &mut Random) {
    if !device.scoreboard || data.op == Op::Nop || data.branch().is_some() {
        return;
    }
    let newer = device.generation >= Generation::Gen12p5;
    let unordered = data.op.is_send() || data.op == Op::Math;
    let id = random.below(16) as u8;
    let distance = 1 + random.below(7) as u8;
    data.swsb = match random.below(4) {
        0 => Swsb {
            distance: Some((if newer { 1 + random.below(4) as u8 } else { 0 }, distance)),
            token: None,
        },
        1 => {
            let kinds = [Token::Dst, Token::Src, Token::Set];
            let kind = random.pick(&kinds[..if unordered { 3 } else { 2 }]);
            Swsb { distance: None, token: Some((kind, id)) }
        }
        2 if data.op.desc().shape != Shape::Sync => {
            let kind = if unordered { Token::Set } else { Token::Dst };
            let pipe = u8::from(newer && data.op.is_send());
            Swsb { distance: Some((pipe, distance)), token: Some((kind, id)) }
        }
        _ => Swsb::default(),
    };
}
