//! Integers that a device lacks: of 64 bits, and (gen12) products of 32 bits.
//!
//! A quadword stays where it is, as two doublewords side by side; what is computed of it is computed of its halves, eight
//! channels at a time. Carries and long products go through the accumulator, which belongs to an instruction and the ones
//! that follow it directly:
//!
//! | operation | instructions |
//! |---|---|
//! | moves, logic, selection by a predicate | each half by itself |
//! | sums | `addc`, the sum of the upper halves, and the carry |
//! | differences | the borrow is a comparison of the lower halves |
//! | products of 32 bits | `mul` by 16 bits if the factor is that small; else `mul` by the lower half into the accumulator, then `mach` |
//! | products of 32 bits in 64 | the same; `mach` that writes the accumulator gives the upper half |
//! | shifts | by a constant, the bits that cross the middle; else both variants and a selection |
//! | comparisons | of the lower halves first, then of the upper ones under the flag |
//! | from and to floats | through 32 bits and a power of two |
//!
//! It runs when payloads are moves already, so that copies of quadwords are propagated and coalesced as such.

use ir::diagnostic::Diagnostic;
use ir::pass::{Change, PassCx};

use super::eu_pass;
use super::simd::piece;
use crate::target::device::Generation;
use crate::target::eu::relocation::AddressPart;
use crate::target::eu::{
    Arf, Base, Cmod, Control, Dst, EuFunction, Extra, Flag, Imm, InstData, Op, OpFlags, Options,
    PredMode, Predicate, RegSrc, Region, Shape, Src, Type, VRegKind, dst_places, overlap,
    print_inst, src_place,
};

eu_pass!(
    LOWER_INTEGERS,
    Required,
    "eu-lower-integers",
    "Computes with 64-bit integers by halves, and products of 32 bits by parts, where the device has neither.",
    "A lowered function; other devices' functions stay as they are." => lower_all
);

fn lower_all(
    func: &mut EuFunction,
    (): &mut (),
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let device = func.device;
    if device.int64 || device.generation < Generation::Gen12p1 {
        return Ok(Change::Unchanged);
    }
    let mut error = None;
    let count = func.rewrite(|func, _, inst| {
        let data = &func.insts[inst];
        if error.is_some() || !is_concerned(data) {
            return None;
        }
        let data = data.clone();
        lower(func, &data)
            .map_err(|what| {
                let message = format!("{what} on {}: {}", device.name, print_inst(&data));
                error = Some(Diagnostic::unsupported(message));
            })
            .ok()
    });
    if let Some(error) = error {
        return Err(error.in_function(&func.name));
    }
    cx.stat("instructions of wide integers", count);
    Ok(Change::when(count > 0))
}

type Lowered<T = ()> = Result<T, &'static str>;

fn is_wide(ty: Type) -> bool {
    matches!(ty, Type::Q | Type::UQ)
}

/// Whether an instruction is one that the device lacks.
fn is_concerned(data: &InstData) -> bool {
    let shape = data.op.desc().shape;
    if !matches!(shape, Shape::Unary | Shape::Binary | Shape::Ternary) {
        return false;
    }
    let mut types = data.srcs.iter().map(Src::ty);
    is_wide(data.dst.ty) || types.any(is_wide) || is_long_product(data)
}

/// Whether an instruction multiplies doublewords.
fn is_long_product(data: &InstData) -> bool {
    data.op == Op::Mul && data.srcs.iter().all(|src| src.ty().bytes() >= 4 && !src.ty().is_float())
}

fn lower(func: &mut EuFunction, data: &InstData) -> Lowered<Vec<InstData>> {
    if data.saturate || data.cmod.is_some() && !matches!(data.op, Op::Cmp | Op::Sel) {
        return Err("saturation and conditions of 64-bit integers");
    }
    if data.pred.is_some_and(|pred| pred.mode != PredMode::Normal) {
        return Err("64-bit integers under a predicate of several channels");
    }
    let mut code = Code { func, control: data.control, out: Vec::new() };
    // Under a predicate, or over what is still read, the result goes to a place of its own first.
    let choice = data.op == Op::Sel;
    let apart = data.dst.base != Base::Null
        && (data.pred.is_some() && !choice || is_read_elsewhere(code.func, data));
    let mut whole = data.clone();
    if apart {
        let bytes = data.dst.ty.bytes() * u32::from(data.dst.stride) * u32::from(data.control.exec);
        whole.dst = Dst { base: code.func.add_grfs(bytes), offset: 0, ..data.dst };
        if !choice {
            (whole.pred, whole.flag) = (None, None);
        }
    }
    let mut copies = Vec::new();
    let width = data.control.exec.min(8);
    for index in 0..data.control.exec / width {
        let part = |data: &InstData| {
            if width == data.control.exec { Some(data.clone()) } else { piece(data, width, index) }
        };
        let own = part(&whole).ok_or("a region that is not linear")?;
        code.control = own.control;
        code.lower(&own)?;
        if apart {
            let target = part(data).ok_or("a region that is not linear")?;
            copies.push((own, target));
        }
    }
    for (from, to) in copies {
        code.control = to.control;
        let region = Region::strided(to.control.exec, from.dst.ty.bytes(), from.dst.stride);
        let src = Src::reg(from.dst.base, from.dst.ty, region).advanced(from.dst.offset);
        let first = code.out.len();
        code.lower_move(&to.dst, &src)?;
        if !choice {
            for copy in &mut code.out[first..] {
                (copy.pred, copy.flag) = (to.pred, to.flag);
            }
        }
    }
    Ok(code.out)
}

/// Whether a destination overlaps a source with another layout: halves and pieces would overwrite what others
/// read.
fn is_read_elsewhere(func: &EuFunction, data: &InstData) -> bool {
    let written = dst_places(func, data);
    data.srcs.iter().enumerate().any(|(index, src)| {
        let Src::Reg(reg) = src else { return false };
        let Some(place) = src_place(func, data, index) else { return false };
        let stride = if data.control.exec == 1 { 0 } else { u32::from(data.dst.stride) };
        let same = reg.offset == data.dst.offset
            && reg.ty.bytes() == data.dst.ty.bytes()
            && reg.region.stride(data.control.exec) == Some(stride);
        // A shift reads its operands to the end.
        let plain = !matches!(data.op, Op::Shl | Op::Shr | Op::Asr);
        overlap(&written, &[place]) && !(same && plain)
    })
}

/// A quadword as its halves, without modifiers.
type Halves = [Src; 2];

/// Code that replaces an instruction.
struct Code<'a> {
    func: &'a mut EuFunction,
    control: Control,
    out: Vec<InstData>,
}

/// The half of a quadword in memory order.
fn half(reg: &RegSrc, high: bool, exec: u8) -> RegSrc {
    let region = match reg.region.stride(exec) {
        Some(0) => Region::SCALAR,
        Some(stride @ 1..=2) => Region::strided(exec, 4, 2 * stride as u8),
        _ => Region::new(2 * reg.region.vstride, reg.region.width, 2 * reg.region.hstride),
    };
    RegSrc {
        ty: Type::UD,
        offset: reg.offset + 4 * u32::from(high),
        region,
        negate: false,
        abs: false,
        ..*reg
    }
}

/// The half of a destination.
fn dst_half(dst: &Dst, high: bool, exec: u8) -> Dst {
    let stride = if exec == 1 { 1 } else { 2 * dst.stride };
    Dst { ty: Type::UD, offset: dst.offset + 4 * u32::from(high), stride, ..*dst }
}

fn with_type(src: Src, ty: Type) -> Src {
    match src {
        Src::Reg(reg) => Src::Reg(RegSrc { ty, ..reg }),
        Src::Imm(imm) => Src::Imm(Imm { ty, ..imm }),
    }
}

fn negated(src: Src) -> Src {
    match src {
        Src::Reg(reg) => Src::Reg(RegSrc { negate: !reg.negate, ..reg }),
        Src::Imm(imm) => Src::imm(imm.ty, u64::from((imm.bits as u32).wrapping_neg())),
    }
}

fn is_imm(src: &Src, bits: u64) -> bool {
    matches!(src, Src::Imm(imm) if imm.bits == bits)
}

const ACC: Base = Base::Arf(Arf::Accumulator(0));
/// Ones in all bits of a half.
const ONES: u64 = 0xffff_ffff;

impl Code<'_> {
    fn push(&mut self, op: Op, dst: Dst, srcs: &[Src]) -> &mut InstData {
        let mut data = InstData::new(op, self.control, dst, srcs);
        // A constant comes last, and there is only one.
        if let [Src::Imm(_), second] = *srcs {
            if matches!(second, Src::Reg(_)) && op.desc().is(OpFlags::COMMUTES) {
                data.srcs.swap(0, 1);
            } else {
                data.srcs[0] = self.in_register(srcs[0]);
            }
        }
        self.out.push(data);
        self.out.last_mut().expect("just pushed")
    }

    /// A new doubleword for each channel.
    fn dword(&mut self, ty: Type) -> Dst {
        let base = self.func.add_grfs(4 * u32::from(self.control.exec));
        Dst::new(base, ty)
    }

    /// Returns a source that reads a destination of packed doublewords.
    fn read(&self, dst: &Dst) -> Src {
        let region = Region::strided(self.control.exec, 4, dst.stride);
        Src::reg(dst.base, dst.ty, region).advanced(dst.offset)
    }

    /// A result in a new place.
    fn make(&mut self, op: Op, ty: Type, srcs: &[Src]) -> Src {
        let dst = self.dword(ty);
        self.push(op, dst, srcs);
        self.read(&dst)
    }

    fn in_register(&mut self, src: Src) -> Src {
        match src {
            Src::Reg(reg) if !reg.negate && !reg.abs => src,
            _ => self.make(Op::Mov, src.ty(), &[src]),
        }
    }

    fn flag(&mut self) -> Flag {
        let bits = if self.control.group + self.control.exec > 16 { 32 } else { 16 };
        Flag::Virtual(self.func.add_vreg(VRegKind::Flag(bits)))
    }

    /// A comparison of doublewords into a flag, under the flag itself if asked for.
    fn compare(&mut self, cmod: Cmod, ty: Type, args: Halves, flag: Flag, under: Option<bool>) {
        let [a, b] = args.map(|src| with_type(src, ty));
        let data = self.push(Op::Cmp, Dst::null(ty), &[a, b]);
        (data.cmod, data.flag) = (Some(cmod), Some(flag));
        data.pred = under.map(|inverse| Predicate { mode: PredMode::Normal, inverse });
    }

    /// A comparison as a doubleword, 0 or -1.
    fn truth(&mut self, cmod: Cmod, args: Halves) -> Src {
        let flag = self.flag();
        let dst = self.dword(Type::D);
        let data = self.push(Op::Cmp, dst, &args);
        (data.cmod, data.flag) = (Some(cmod), Some(flag));
        self.read(&dst)
    }

    fn lower(&mut self, data: &InstData) -> Lowered {
        let dst = &data.dst;
        match (data.op, &data.srcs[..]) {
            (Op::Mov, [_]) if matches!(data.extra, Extra::Address(..)) => self.address(data),
            (Op::Mov, [src]) => self.lower_move(dst, src),
            (Op::Mul, [a, b]) => self.lower_product(dst, *a, *b),
            (Op::Cmp, [a, b]) => self.lower_comparison(data, [*a, *b]),
            (Op::Not | Op::And | Op::Or | Op::Xor, srcs) => {
                let mut halves = [[Src::ud(0); 2]; 2];
                for (halves, src) in halves.iter_mut().zip(srcs) {
                    *halves = self.bits(src);
                }
                self.write_halves(dst, |code, at, dst| {
                    let list = [halves[0][at], halves[1][at]];
                    code.push(data.op, dst, &list[..srcs.len()]);
                })
            }
            (Op::Add, [a, b]) => {
                let (a, b) = if negates(a) && !negates(b) { (b, a) } else { (a, b) };
                let subtracts = negates(b);
                let a = self.halves(a)?;
                let b = match (subtracts, b) {
                    (true, Src::Reg(reg)) => {
                        self.halves(&Src::Reg(RegSrc { negate: false, ..*reg }))?
                    }
                    _ => self.halves(b)?,
                };
                if subtracts { self.difference(dst, a, b) } else { self.sum(dst, a, b) }
            }
            (Op::Shl | Op::Shr | Op::Asr, [value, amount]) => {
                let value = self.halves(value)?;
                let shifted = match amount {
                    Src::Imm(imm) => self.shift_by(data.op, value, imm.bits as u32 & 63),
                    Src::Reg(_) => self.shift(data.op, value, *amount),
                };
                self.store(dst, shifted)
            }
            (Op::Sel, [a, b]) => {
                let own = [self.halves(a)?, self.halves(b)?];
                let (flag, pred) = match (data.cmod, data.pred) {
                    (Some(cmod), _) => {
                        let flag = self.flag();
                        self.compare_halves(cmod, a.ty().is_signed(), own, flag);
                        (Some(flag), Some(Predicate { mode: PredMode::Normal, inverse: false }))
                    }
                    (None, pred) => (data.flag, pred),
                };
                self.write_halves(dst, |code, at, dst| {
                    let data = code.push(Op::Sel, dst, &[own[0][at], own[1][at]]);
                    (data.flag, data.pred) = (flag, pred);
                })
            }
            _ => Err("an instruction of 64-bit integers"),
        }
    }

    /// Writes both halves of a destination.
    fn write_halves(&mut self, dst: &Dst, mut f: impl FnMut(&mut Self, usize, Dst)) -> Lowered {
        if dst.ty.bytes() != 8 {
            return Err("a narrow result of 64-bit integers");
        }
        for at in 0..2 {
            f(self, at, dst_half(dst, at == 1, self.control.exec));
        }
        Ok(())
    }

    fn store(&mut self, dst: &Dst, value: Halves) -> Lowered {
        self.write_halves(dst, |code, at, dst| {
            code.push(Op::Mov, dst, &[value[at]]);
        })
    }

    /// The halves of an address that is known when the program is loaded.
    fn address(&mut self, data: &InstData) -> Lowered {
        let Extra::Address(variable, AddressPart::Whole) = data.extra else {
            return Err("a part of an address");
        };
        self.write_halves(&data.dst, |code, at, dst| {
            let part = if at == 0 { AddressPart::Low } else { AddressPart::High };
            code.push(Op::Mov, dst, &[Src::ud(0)]).extra = Extra::Address(variable, part);
        })
    }

    /// The halves of an operand as its bits; what logic instructions invert stays inverted.
    fn bits(&mut self, src: &Src) -> Halves {
        match src {
            Src::Reg(reg) if is_wide(reg.ty) => [false, true].map(|high| {
                let own = half(reg, high, self.control.exec);
                Src::Reg(RegSrc { negate: reg.negate, ..own })
            }),
            Src::Reg(reg) if reg.negate => {
                let plain = Src::Reg(RegSrc { negate: false, ..*reg });
                self.extended(&plain).map(|half| self.make(Op::Not, Type::UD, &[half]))
            }
            _ => self.extended(src),
        }
    }

    /// The halves of an operand without modifiers, which is extended if it is narrower.
    fn extended(&mut self, src: &Src) -> Halves {
        match src {
            Src::Imm(imm) => {
                let unused = 64 - imm.ty.bytes() * 8;
                let bits = if imm.ty.is_signed() {
                    ((imm.bits << unused) as i64 >> unused) as u64
                } else {
                    imm.bits
                };
                [Src::ud(bits as u32), Src::ud((bits >> 32) as u32)]
            }
            Src::Reg(reg) if is_wide(reg.ty) => {
                [false, true].map(|high| Src::Reg(half(reg, high, self.control.exec)))
            }
            Src::Reg(reg) => {
                let low = if reg.ty.bytes() == 4 {
                    *src
                } else {
                    let ty = if reg.ty.is_signed() { Type::D } else { Type::UD };
                    self.make(Op::Mov, ty, &[*src])
                };
                let high = if reg.ty.is_signed() { self.signs(low) } else { Src::ud(0) };
                [with_type(low, Type::UD), high]
            }
        }
    }

    /// The sign of a doubleword in all bits.
    fn signs(&mut self, src: Src) -> Src {
        let sign = self.make(Op::Asr, Type::D, &[with_type(src, Type::D), Src::ud(31)]);
        with_type(sign, Type::UD)
    }

    /// The halves of a number, which has no modifiers any more.
    fn halves(&mut self, src: &Src) -> Lowered<Halves> {
        let Src::Reg(reg) = src else { return Ok(self.extended(src)) };
        let mut value = self.extended(&Src::Reg(RegSrc { negate: false, abs: false, ..*reg }));
        if reg.abs && reg.ty.is_signed() {
            let sign = self.signs(value[1]);
            value = self.negate_by(value, sign);
        }
        if reg.negate {
            value = self.negate_by(value, Src::ud(ONES as u32));
        }
        Ok(value)
    }

    /// A number, negated where a sign is -1 and not 0.
    fn negate_by(&mut self, value: Halves, sign: Src) -> Halves {
        let flipped = value.map(|half| self.make(Op::Xor, Type::UD, &[half, sign]));
        let place = self.quadword();
        // The difference of such halves always has a place.
        let _ = self.difference(&place, flipped, [sign, sign]);
        self.parts(&place)
    }

    fn quadword(&mut self) -> Dst {
        let base = self.func.add_grfs(8 * u32::from(self.control.exec));
        Dst::new(base, Type::UQ)
    }

    fn parts(&self, dst: &Dst) -> Halves {
        [false, true].map(|high| {
            let half = dst_half(dst, high, self.control.exec);
            let region = Region::strided(self.control.exec, 4, half.stride);
            Src::reg(half.base, Type::UD, region).advanced(half.offset)
        })
    }

    fn lower_move(&mut self, dst: &Dst, src: &Src) -> Lowered {
        if dst.ty.is_float() {
            return self.make_float(dst, src);
        }
        if src.ty().is_float() {
            return self.take_float(dst, src);
        }
        let value = self.halves(src)?;
        if is_wide(dst.ty) {
            return self.store(dst, value);
        }
        // Narrower than the doubleword it is a part of it.
        let low = match (value[0], dst.ty.bytes()) {
            (Src::Reg(reg), size @ 1..=2) => {
                let ty = if size == 1 { Type::UB } else { Type::UW };
                let scale = (4 / size) as u8;
                let Region { vstride, width, hstride } = reg.region;
                let region = if hstride * scale <= 4 && vstride <= 32 / scale {
                    Region::new(vstride * scale, width, hstride * scale)
                } else {
                    let packed = self.in_packed(value[0]);
                    let Src::Reg(reg) = packed else { return Err("a constant") };
                    self.push(Op::Mov, *dst, &[part_of(reg, ty, scale)]);
                    return Ok(());
                };
                Src::Reg(RegSrc { ty, region, ..reg })
            }
            (Src::Imm(imm), 1..=2) => Src::imm(Type::UW, imm.bits & 0xffff),
            (low, _) => with_type(low, dst.ty),
        };
        self.push(Op::Mov, *dst, &[low]);
        Ok(())
    }

    fn in_packed(&mut self, src: Src) -> Src {
        self.make(Op::Mov, Type::UD, &[src])
    }

    /// A sum, with the carry in the accumulator.
    fn sum(&mut self, dst: &Dst, a: Halves, b: Halves) -> Lowered {
        let (a, b) = if matches!(a[0], Src::Imm(_)) { (b, a) } else { (a, b) };
        let [low, high] = [false, true].map(|high| dst_half(dst, high, self.control.exec));
        if !is_wide(dst.ty) {
            let narrow = |src| with_type(src, dst.ty);
            if dst.ty.bytes() != 4 || dst.ty.is_float() {
                return Err("a narrow result of 64-bit integers");
            }
            self.push(Op::Add, *dst, &[narrow(a[0]), narrow(b[0])]);
            return Ok(());
        }
        if is_imm(&b[0], 0) {
            self.push(Op::Mov, low, &[a[0]]);
            self.push(Op::Add, high, &[a[1], b[1]]);
            return Ok(());
        }
        let first = self.in_register(a[0]);
        self.push(Op::Addc, low, &[first, b[0]]).options = Options::ACC_WR;
        let region = Region::packed(self.control.exec, 4);
        let carry = Src::reg(ACC, Type::UD, region);
        let upper = match (is_imm(&a[1], 0), is_imm(&b[1], 0)) {
            (true, true) => {
                self.push(Op::Mov, high, &[carry]);
                return Ok(());
            }
            (true, false) => b[1],
            (false, true) => a[1],
            (false, false) => self.make(Op::Add, Type::UD, &[a[1], b[1]]),
        };
        self.push(Op::Add, high, &[carry, upper]);
        Ok(())
    }

    /// A difference; the borrow is -1 where the lower half is smaller.
    fn difference(&mut self, dst: &Dst, a: Halves, b: Halves) -> Lowered {
        if !is_wide(dst.ty) {
            if dst.ty.bytes() != 4 || dst.ty.is_float() {
                return Err("a narrow result of 64-bit integers");
            }
            let first = with_type(a[0], dst.ty);
            self.push(Op::Add, *dst, &[first, negated(with_type(b[0], dst.ty))]);
            return Ok(());
        }
        let [low, high] = [false, true].map(|high| dst_half(dst, high, self.control.exec));
        let borrow = self.truth(Cmod::Lt, [a[0], b[0]]);
        let upper = if is_imm(&b[1], 0) {
            a[1]
        } else {
            self.make(Op::Add, Type::UD, &[a[1], negated(b[1])])
        };
        self.push(Op::Add, low, &[a[0], negated(b[0])]);
        self.push(Op::Add, high, &[with_type(borrow, Type::UD), upper]);
        Ok(())
    }

    /// A product of numbers of 32 bits, in 32 or in 64.
    fn lower_product(&mut self, dst: &Dst, a: Src, b: Src) -> Lowered {
        let (a, b) = if matches!(a, Src::Imm(_)) { (b, a) } else { (a, b) };
        if is_wide(a.ty()) || is_wide(b.ty()) || !matches!(dst.ty.bytes(), 4 | 8) {
            return Err("products of 64-bit integers");
        }
        // Bytes and words need no parts.
        let wide = |code: &mut Self, src: Src| {
            if src.ty().bytes() < 4 {
                let ty = if src.ty().is_signed() { Type::D } else { Type::UD };
                code.make(Op::Mov, ty, &[src])
            } else {
                src
            }
        };
        let [a, b] = [a, b].map(|src| wide(self, src));
        let a = self.in_register(a);
        if dst.ty.bytes() == 4 {
            if let Some(small) = word(&b) {
                self.push(Op::Mul, *dst, &[a, small]);
                return Ok(());
            }
            let b = if matches!(b, Src::Imm(_)) { b } else { self.in_register(b) };
            self.begin_product(a, b, dst.ty);
            let data = InstData::new(Op::Mach, self.control, *dst, &[a, b]);
            self.out.push(data);
            return Ok(());
        }
        let b = if matches!(b, Src::Imm(_)) { b } else { self.in_register(b) };
        if let Src::Imm(imm) = b
            && imm.bits.is_power_of_two()
            && imm.bits < 1 << 31
        {
            return self.scaled(dst, a, imm.bits.trailing_zeros());
        }
        // A constant that is not negative has either sign.
        let fits = |src: &Src| matches!(src, Src::Imm(imm) if imm.bits < 1 << 31);
        let ty = match (a.ty().is_signed(), b.ty().is_signed()) {
            (false, true) if fits(&b) => Type::UD,
            (true, false) if fits(&b) => Type::D,
            (x, y) if x == y => a.ty(),
            _ => return self.mixed_product(dst, a, b),
        };
        let [low, high] = [false, true].map(|high| dst_half(dst, high, self.control.exec));
        let upper = self.long_product(ty, a, b, low);
        self.push(Op::Mov, high, &[upper]);
        Ok(())
    }

    /// A number of 32 bits times a power of two, in 64.
    fn scaled(&mut self, dst: &Dst, a: Src, amount: u32) -> Lowered {
        let [low, high] = [false, true].map(|high| dst_half(dst, high, self.control.exec));
        let signed = a.ty().is_signed();
        match (signed, amount) {
            (false, 0) => self.push(Op::Mov, high, &[Src::ud(0)]),
            (true, 0) => self.push(Op::Asr, Dst { ty: Type::D, ..high }, &[a, Src::ud(31)]),
            (true, _) => {
                self.push(Op::Asr, Dst { ty: Type::D, ..high }, &[a, Src::ud(32 - amount)])
            }
            (false, _) => self.push(Op::Shr, high, &[a, Src::ud(32 - amount)]),
        };
        if amount == 0 {
            self.push(Op::Mov, low, &[with_type(a, Type::UD)]);
        } else {
            self.push(Op::Shl, low, &[with_type(a, Type::UD), Src::ud(amount)]);
        }
        Ok(())
    }

    /// A number with a sign times one without: the product of both without, and less the other one where the first is negative.
    fn mixed_product(&mut self, dst: &Dst, a: Src, b: Src) -> Lowered {
        let (signed, other) = if a.ty().is_signed() { (a, b) } else { (b, a) };
        let [low, high] = [false, true].map(|high| dst_half(dst, high, self.control.exec));
        let signed = self.in_register(signed);
        let upper = self.long_product(Type::UD, signed, other, low);
        let sign = self.signs(signed);
        let excess = self.make(Op::And, Type::UD, &[sign, with_type(other, Type::UD)]);
        self.push(Op::Add, high, &[upper, negated(excess)]);
        Ok(())
    }

    /// A product in 64 bits: the lower half in its place, and the upper one.
    fn long_product(&mut self, ty: Type, a: Src, b: Src, low: Dst) -> Src {
        let [a, b] = [a, b].map(|src| with_type(src, ty));
        self.begin_product(a, b, ty);
        let upper = self.dword(ty);
        let mut data = InstData::new(Op::Mach, self.control, upper, &[a, b]);
        data.options = Options::ACC_WR;
        self.out.push(data);
        let acc = Src::reg(ACC, Type::UD, Region::packed(self.control.exec, 4));
        self.push(Op::Mov, low, &[acc]);
        with_type(self.read(&upper), Type::UD)
    }

    /// The product with the lower half of the second factor, in the accumulator.
    fn begin_product(&mut self, a: Src, b: Src, ty: Type) {
        let low = match b {
            Src::Imm(imm) => Src::imm(Type::UW, imm.bits & 0xffff),
            Src::Reg(reg) => part_of(reg, Type::UW, 2),
        };
        let data = InstData::new(Op::Mul, self.control, Dst::new(ACC, ty), &[a, low]);
        self.out.push(data);
    }

    /// A shift by a constant below 64.
    fn shift_by(&mut self, op: Op, [low, high]: Halves, amount: u32) -> Halves {
        let by = |n: u32| Src::ud(n);
        if amount == 0 {
            return [low, high];
        }
        let left = op == Op::Shl;
        let (near, far) = if left { (low, high) } else { (high, low) };
        let fill = |code: &mut Self| if op == Op::Asr { code.signs(high) } else { Src::ud(0) };
        let own = |code: &mut Self, op: Op, src: Src, n: u32| {
            if n == 0 {
                return src;
            }
            let ty = if op == Op::Asr { Type::D } else { Type::UD };
            let made = code.make(op, ty, &[with_type(src, ty), by(n)]);
            with_type(made, Type::UD)
        };
        let (near, far) = if amount >= 32 {
            (fill(self), own(self, op, near, amount - 32))
        } else {
            let (logical, back) = if left { (Op::Shl, Op::Shr) } else { (Op::Shr, Op::Shl) };
            let crossing = own(self, back, near, 32 - amount);
            let rest = own(self, logical, far, amount);
            let far = self.make(Op::Or, Type::UD, &[rest, crossing]);
            (own(self, op, near, amount), far)
        };
        if left { [near, far] } else { [far, near] }
    }

    /// A shift by a number of each channel: both below and from 32 on, and one of the two.
    fn shift(&mut self, op: Op, [low, high]: Halves, amount: Src) -> Halves {
        let amount = match amount {
            Src::Reg(reg) if is_wide(reg.ty) => Src::Reg(half(&reg, false, self.control.exec)),
            Src::Reg(reg) if reg.ty.bytes() < 4 => self.make(Op::Mov, Type::UD, &[amount]),
            _ => amount,
        };
        let amount = with_type(amount, Type::UD);
        let left = op == Op::Shl;
        let (near, far) = if left { (low, high) } else { (high, low) };
        let (logical, back) = if left { (Op::Shl, Op::Shr) } else { (Op::Shr, Op::Shl) };
        let own = if op == Op::Asr { Type::D } else { Type::UD };
        // Amounts count modulo 32. Bits that cross the middle move by 32 less the amount: by one, then by 31 less
        // it.
        let near = self.in_register(near);
        let far = self.in_register(far);
        let moved = self.make(op, own, &[with_type(near, own), amount]);
        let moved = with_type(moved, Type::UD);
        let rest = self.make(logical, Type::UD, &[far, amount]);
        let one = self.make(back, Type::UD, &[near, Src::ud(1)]);
        let inverse = self.make(Op::Not, Type::UD, &[amount]);
        let inverse = self.make(Op::And, Type::UD, &[inverse, Src::ud(31)]);
        let crossing = self.make(back, Type::UD, &[one, inverse]);
        let joined = self.make(Op::Or, Type::UD, &[rest, crossing]);
        let fill = if op == Op::Asr { self.signs(high) } else { Src::ud(0) };
        let bit = self.make(Op::And, Type::UD, &[amount, Src::ud(32)]);
        let flag = self.flag();
        self.compare(Cmod::Eq, Type::UD, [bit, Src::ud(0)], flag, None);
        let mut choose = |then: Src, otherwise: Src| {
            let dst = self.dword(Type::UD);
            let data = self.push(Op::Sel, dst, &[then, otherwise]);
            data.flag = Some(flag);
            data.pred = Some(Predicate { mode: PredMode::Normal, inverse: false });
            self.read(&dst)
        };
        let near = choose(moved, fill);
        let far = choose(joined, moved);
        if left { [near, far] } else { [far, near] }
    }

    fn lower_comparison(&mut self, data: &InstData, args: [Src; 2]) -> Lowered {
        let (Some(cmod), Some(flag), None) = (data.cmod, data.flag, data.pred) else {
            return Err("a comparison of 64-bit integers under a predicate");
        };
        if data.dst.base != Base::Null {
            return Err("a comparison of 64-bit integers with a destination");
        }
        let signed = args.iter().any(|src| src.ty() == Type::Q);
        let halves = [self.halves(&args[0])?, self.halves(&args[1])?];
        self.compare_halves(cmod, signed, halves, flag);
        Ok(())
    }

    /// A comparison of quadwords: what the lower halves say where the upper ones are equal.
    fn compare_halves(&mut self, cmod: Cmod, signed: bool, args: [Halves; 2], flag: Flag) {
        let [a, b] = args;
        let low = [self.in_register(a[0]), b[0]];
        let high = [self.in_register(a[1]), b[1]];
        let ty = if signed { Type::D } else { Type::UD };
        match cmod {
            Cmod::Eq => {
                self.compare(Cmod::Eq, Type::UD, low, flag, None);
                self.compare(Cmod::Eq, Type::UD, high, flag, Some(false));
            }
            Cmod::Ne => {
                self.compare(Cmod::Ne, Type::UD, low, flag, None);
                self.compare(Cmod::Ne, Type::UD, high, flag, Some(true));
            }
            _ => {
                let strict = match cmod {
                    Cmod::Ge | Cmod::Gt => Cmod::Gt,
                    _ => Cmod::Lt,
                };
                self.compare(cmod, Type::UD, low, flag, None);
                // If the comparison of the lower halves holds, that of the upper halves must not be the opposite;
                // else the upper halves decide.
                let weak = if strict == Cmod::Gt { Cmod::Ge } else { Cmod::Le };
                self.compare(weak, ty, high, flag, Some(false));
                self.compare(strict, ty, high, flag, Some(true));
            }
        }
    }

    /// A quadword as the nearest float: its upper 32 bits from its first one on, with a last bit for what is below, which is
    /// more than a float has; times a power of two.
    fn make_float(&mut self, dst: &Dst, src: &Src) -> Lowered {
        if dst.ty != Type::F {
            return Err("64-bit integers as floats of this type");
        }
        let mut value = self.halves(src)?;
        let sign = src.ty().is_signed().then(|| self.signs(value[1]));
        if let Some(sign) = sign {
            value = self.negate_by(value, sign);
        }
        let zeros = self.make(Op::Lzd, Type::UD, &[value[1]]);
        let [below, above] = self.shift(Op::Shl, value, zeros);
        let rest = self.truth(Cmod::Ne, [below, Src::ud(0)]);
        let rest = self.make(Op::And, Type::UD, &[with_type(rest, Type::UD), Src::ud(1)]);
        let bits = self.make(Op::Or, Type::UD, &[above, rest]);
        let float = self.make(Op::Mov, Type::F, &[bits]);
        let zeros = negated(with_type(zeros, Type::D));
        let exponent = self.make(Op::Add, Type::D, &[zeros, Src::imm(Type::D, 159)]);
        let power = self.make(Op::Shl, Type::D, &[exponent, Src::ud(23)]);
        let Some(sign) = sign else {
            self.push(Op::Mul, *dst, &[float, with_type(power, Type::F)]);
            return Ok(());
        };
        let float = self.make(Op::Mul, Type::F, &[float, with_type(power, Type::F)]);
        let sign = self.make(Op::And, Type::UD, &[sign, Src::ud(1 << 31)]);
        self.push(Op::Or, Dst { ty: Type::UD, ..*dst }, &[with_type(float, Type::UD), sign]);
        Ok(())
    }

    /// A float as a quadword, towards zero: how often 2^32 is in it, and what is left.
    fn take_float(&mut self, dst: &Dst, src: &Src) -> Lowered {
        if src.ty() != Type::F {
            return Err("floats of this type as 64-bit integers");
        }
        let signed = dst.ty.is_signed();
        let float = self.make(Op::Mov, Type::F, &[*src]);
        let number = match float {
            Src::Reg(reg) if signed => {
                self.make(Op::Mov, Type::F, &[Src::Reg(RegSrc { abs: true, ..reg })])
            }
            other => other,
        };
        let scaled = self.make(Op::Mul, Type::F, &[number, Src::f32(1.0 / 4_294_967_296.0)]);
        let times = self.make(Op::Rndz, Type::F, &[scaled]);
        let scale = self.make(Op::Mov, Type::F, &[Src::f32(-4_294_967_296.0)]);
        let rest = self.make(Op::Mad, Type::F, &[number, times, scale]);
        let high = self.make(Op::Mov, Type::UD, &[times]);
        let low = self.make(Op::Mov, Type::UD, &[rest]);
        let mut value = [low, high];
        if signed {
            let sign = self.signs(float);
            value = self.negate_by(value, sign);
        }
        self.store(dst, value)
    }
}

/// Whether an operand is negated.
fn negates(src: &Src) -> bool {
    matches!(src, Src::Reg(reg) if reg.negate)
}

/// A part at the beginning of each doubleword.
fn part_of(reg: RegSrc, ty: Type, scale: u8) -> Src {
    let Region { vstride, width, hstride } = reg.region;
    let region = if hstride * scale > 4 {
        // A horizontal stride has up to four elements; rows of one element have none.
        Region::new(hstride * scale, 1, 0)
    } else {
        Region::new(vstride.saturating_mul(scale).min(32), width, hstride * scale)
    };
    Src::Reg(RegSrc { ty, region, ..reg })
}

/// A constant factor as one of 16 bits.
fn word(src: &Src) -> Option<Src> {
    let Src::Imm(imm) = src else { return None };
    let value = imm.bits as u32 as i32;
    if let Ok(small) = i16::try_from(value) {
        return Some(Src::imm(Type::W, u64::from(small as u16)));
    }
    u16::try_from(value).ok().map(|small| Src::imm(Type::UW, small.into()))
}
