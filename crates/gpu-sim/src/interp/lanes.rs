//! Functions that apply to each lane by itself: the arithmetic intrinsics of LLVM and of targets.
//!
//! A [`LaneFn`] takes one scalar per argument and gives one. The name-to-function tables are in
//! [`super::generic`] and [`super::nvvm`].

use super::environment::{Environment, FloatMode, Flush, Rounding};
use super::fp;
use super::int;
use super::value::{Slot, mask, signed};
use super::wide::Wide;
use crate::fault::{Fault, Result};
use crate::float::{self, Approx, Format, IntType, Mode, NanRule, Round};
use crate::memory::Space;
use ir::ssa::{BinaryOp, Flags};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// A function of one lane on plain numbers.
pub(crate) type Native = fn(&[u64]) -> u64;

/// A function of one lane that rounds.
pub(crate) type RoundedNative = fn(Format, &[u64], Mode) -> u64;

/// A function of the host for which no exact definition exists; the result is rounded once from f64.
pub(crate) type HostFn = fn(f64, f64) -> f64;

/// Function of one lane.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LaneFn {
    Abs {
        width: u32,
    },
    /// `smin` … `umax`
    Extremum {
        width: u32,
        signed: bool,
        max: bool,
    },
    /// `scmp`, `ucmp`: the operands have `width` bits, the result `result` bits.
    ThreeWay {
        width: u32,
        signed: bool,
        result: u32,
    },
    BSwap {
        width: u32,
    },
    BitReverse {
        width: u32,
    },
    CtPop {
        width: u32,
    },
    /// Leading zeros; where the second argument is true, zero gives poison.
    CtLz {
        width: u32,
    },
    CtTz {
        width: u32,
    },
    /// `fshl` or `fshr`
    /// With `clamp`, amounts above the width are the width.
    FunnelShift {
        width: u32,
        left: bool,
        clamp: bool,
    },
    Saturating {
        op: BinaryOp,
        signed: bool,
        width: u32,
    },
    /// `smul.fix` …: the scale is the third argument
    MulFix {
        signed: bool,
        saturate: bool,
        width: u32,
    },
    DivFix {
        signed: bool,
        saturate: bool,
        width: u32,
    },
    /// High half of a product.
    MulHi {
        signed: bool,
        width: u32,
    },
    /// Product of the low 24 bits.
    Mul24 {
        signed: bool,
    },
    /// `|a - b| + c`
    Sad {
        signed: bool,
        width: u32,
    },
    /// Bytes of the first two chosen by the third; the mode is of `prmt`.
    Prmt(PrmtMode),
    /// `fns`: position of the n-th set bit.
    FindNthSet,
    /// `dp4a`, `dp2a`
    Dot {
        bytes: u32,
        signed_a: bool,
        signed_b: bool,
        high: bool,
    },
    FloatBinary {
        op: BinaryOp,
        format: Format,
        mode: Mode,
    },
    Fma {
        mode: FloatMode,
    },
    FmaRounded {
        format: Format,
        mode: Mode,
        relu: bool,
    },
    FNegate(Format),
    FAbs {
        format: Format,
        ftz: bool,
    },
    CopySign(Format),
    Sqrt {
        format: Format,
        mode: Mode,
    },
    /// `1 / x` with rounding
    Rcp {
        format: Format,
        mode: Mode,
    },
    Approx {
        function: Approx,
        format: Format,
        ftz: bool,
    },
    ApproxDiv {
        format: Format,
        ftz: bool,
    },
    FloatExtremum {
        format: Format,
        nan: NanRule,
        max: bool,
        ftz: bool,
        xor_sign_abs: bool,
    },
    Saturate {
        format: Format,
        ftz: bool,
    },
    Integral {
        format: Format,
        round: Round,
        ftz: bool,
    },
    /// Rounds to an integer of another width, out of range poison (`lrint`) or saturated; then NaN is `nan`.
    FloatToInt {
        format: Format,
        round: Round,
        ftz: bool,
        to: IntType,
        saturate: bool,
        nan: u64,
    },
    IntToFloat {
        from: IntType,
        format: Format,
        round: Round,
    },
    /// `relu`: negative results become zero; `finite`: infinite ones the largest number.
    FloatToFloat {
        from: Format,
        to: Format,
        mode: Mode,
        relu: bool,
        finite: bool,
    },
    Host {
        function: HostFn,
        format: Format,
    },
    /// Scaling by a power of two, the exponent an integer of this width.
    LdExp {
        format: Format,
        width: u32,
        round: Round,
    },
    PowI {
        format: Format,
        width: u32,
    },
    Canonicalize {
        format: Format,
        ftz: bool,
    },
    /// The classes to look for are the second argument.
    IsFpClass(Format),
    /// Between address spaces.
    /// `nulls`: AMD's, whose null of shared and local memory has all bits set.
    SpaceCast {
        from: Space,
        to: Space,
        bits: u32,
        nulls: bool,
    },
    /// A function of a target, on defined values.
    Native {
        f: Native,
        bits: u32,
    },
    /// One that rounds.
    Rounded {
        f: RoundedNative,
        format: Format,
        round: Round,
    },
    /// Whether a generic address is in a space.
    IsSpace(Space),
    /// `ptrmask`
    PtrMask,
    /// The first argument.
    Identity,
    /// Its low or high 32 bits.
    LowHalf,
    HighHalf,
    /// The first argument below the second.
    Join32,
}

/// Modes of `prmt`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PrmtMode {
    Index,
    Forward4,
    Backward4,
    Replicate8,
    EdgeLeft,
    EdgeRight,
    Replicate16,
}

impl LaneFn {
    /// Width of the result in bits, at most 64 where only that is supported.
    fn result_bits(&self) -> u32 {
        match *self {
            LaneFn::Abs { width }
            | LaneFn::Extremum { width, .. }
            | LaneFn::BSwap { width }
            | LaneFn::BitReverse { width }
            | LaneFn::CtPop { width }
            | LaneFn::CtLz { width }
            | LaneFn::CtTz { width }
            | LaneFn::FunnelShift { width, .. }
            | LaneFn::Saturating { width, .. }
            | LaneFn::MulFix { width, .. }
            | LaneFn::DivFix { width, .. }
            | LaneFn::MulHi { width, .. }
            | LaneFn::Sad { width, .. } => width,
            LaneFn::ThreeWay { result, .. } => result,
            LaneFn::FloatBinary { format, .. }
            | LaneFn::FmaRounded { format, .. }
            | LaneFn::FNegate(format)
            | LaneFn::FAbs { format, .. }
            | LaneFn::CopySign(format)
            | LaneFn::Sqrt { format, .. }
            | LaneFn::Rcp { format, .. }
            | LaneFn::Approx { format, .. }
            | LaneFn::ApproxDiv { format, .. }
            | LaneFn::FloatExtremum { format, .. }
            | LaneFn::Saturate { format, .. }
            | LaneFn::Integral { format, .. }
            | LaneFn::IntToFloat { format, .. }
            | LaneFn::FloatToFloat { to: format, .. }
            | LaneFn::Host { format, .. }
            | LaneFn::LdExp { format, .. }
            | LaneFn::Rounded { format, .. }
            | LaneFn::PowI { format, .. }
            | LaneFn::Canonicalize { format, .. } => format.bits(),
            LaneFn::Fma { mode } => mode.format.bits(),
            LaneFn::FloatToInt { to, .. } => to.bits,
            LaneFn::IsFpClass(_) | LaneFn::IsSpace(_) => 1,
            LaneFn::Identity | LaneFn::Join32 | LaneFn::PtrMask => 64,
            LaneFn::SpaceCast { bits, .. } | LaneFn::Native { bits, .. } => bits,
            LaneFn::Mul24 { .. }
            | LaneFn::Prmt(_)
            | LaneFn::FindNthSet
            | LaneFn::Dot { .. }
            | LaneFn::LowHalf
            | LaneFn::HighHalf => 32,
        }
    }

    /// The same with another rounding, where it has one.
    pub(crate) fn rounded(mut self, to: Round) -> LaneFn {
        match &mut self {
            LaneFn::FloatBinary { mode, .. }
            | LaneFn::FmaRounded { mode, .. }
            | LaneFn::Sqrt { mode, .. }
            | LaneFn::Rcp { mode, .. }
            | LaneFn::FloatToFloat { mode, .. } => mode.round = to,
            LaneFn::Integral { round, .. }
            | LaneFn::FloatToInt { round, .. }
            | LaneFn::IntToFloat { round, .. }
            | LaneFn::LdExp { round, .. }
            | LaneFn::Rounded { round, .. } => *round = to,
            LaneFn::Fma { mode } => {
                (mode.round, mode.flush) = (Rounding::Fixed(to), Flush::Never);
            }
            _ => {}
        }
        self
    }

    /// Applies it to scalars of at most 64 bits.
    pub(crate) fn apply(&self, args: &[Slot]) -> Result<Slot> {
        if args.iter().any(|a| !a.is_defined()) {
            return Ok(self.apply_undef(args));
        }
        let x = |n: usize| args[n].bits;
        let bits = match *self {
            LaneFn::Fma { mode } => {
                return Ok(fp::fma(mode, Environment::DEFAULT, args[0], args[1], args[2]));
            }
            LaneFn::FmaRounded { format, mode, relu } => {
                let r = float::fma(format, x(0), x(1), x(2), mode);
                if relu && (r & format.sign_bit() != 0) && !format.is_nan(r) { 0 } else { r }
            }
            LaneFn::FloatBinary { op, format, mode } => match op {
                BinaryOp::FAdd => float::add(format, x(0), x(1), mode),
                BinaryOp::FSub => float::sub(format, x(0), x(1), mode),
                BinaryOp::FMul => float::mul(format, x(0), x(1), mode),
                _ => float::div(format, x(0), x(1), mode),
            },
            LaneFn::FNegate(f) => x(0) ^ f.sign_bit(),
            LaneFn::FAbs { format, ftz } => {
                (if ftz { format.flush(x(0)) } else { x(0) }) & !format.sign_bit()
            }
            LaneFn::CopySign(f) => float::copysign(f, x(0), x(1)),
            LaneFn::Sqrt { format, mode } => float::sqrt(format, x(0), mode),
            LaneFn::Rcp { format, mode } => float::div(format, format.one(), x(0), mode),
            LaneFn::Approx { function, format, ftz } => float::approx(function, format, x(0), ftz),
            LaneFn::ApproxDiv { format, ftz } => float::approx_div(format, x(0), x(1), ftz),
            LaneFn::FloatExtremum { format, nan, max, ftz, xor_sign_abs } => {
                let signals = [x(0), x(1)].iter().any(|&bits| format.is_signaling(bits));
                if nan == NanRule::NumberIfQuiet && signals {
                    return Ok(Slot::undef(format.bits()));
                }
                extremum(format, x(0), x(1), nan, max, ftz, xor_sign_abs)
            }
            LaneFn::Saturate { format, ftz } => {
                float::saturate(format, if ftz { format.flush(x(0)) } else { x(0) })
            }
            LaneFn::Integral { format, round, ftz } => {
                float::round_to_integral(format, x(0), round, ftz)
            }
            LaneFn::FloatToInt { format, round, ftz, to, saturate, nan } => {
                if saturate && format.is_nan(x(0)) {
                    return Ok(Slot::new(nan));
                }
                if !saturate && !fits(format, x(0), round, to) {
                    return Ok(Slot::POISON);
                }
                float::to_int(format, x(0), round, ftz, to)
            }
            LaneFn::IntToFloat { from, format, round } => {
                float::from_int(format, from.value(x(0)), round)
            }
            LaneFn::FloatToFloat { from, to, mode, relu, finite } => {
                let r = if finite {
                    float::narrow_finite(to, float::widen(from, x(0)), mode.round)
                } else {
                    float::convert(from, to, x(0), mode)
                };
                let negative = r & to.sign_bit() != 0 && !to.is_nan(r);
                if relu && negative { 0 } else { r }
            }
            LaneFn::Host { function, format } => {
                let y = if args.len() > 1 { float::widen(format, x(1)) } else { 0.0 };
                float::narrow(format, function(float::widen(format, x(0)), y), Round::NearestEven)
            }
            LaneFn::LdExp { format, width, round } => {
                float::amd::ldexp(format, x(0), signed(x(1), width), round)
            }
            LaneFn::PowI { format, width } => {
                let n = signed(x(1), width).clamp(i64::from(i32::MIN), i64::from(i32::MAX));
                let y = float::widen(format, x(0)).powi(n as i32);
                float::narrow(format, y, Round::NearestEven)
            }
            LaneFn::Canonicalize { format, ftz } => {
                let bits = if ftz { format.flush(x(0)) } else { x(0) };
                if format.is_nan(bits) { format.nan() } else { bits }
            }
            LaneFn::IsFpClass(format) => u64::from(class_of(format, x(0)) & x(1) != 0),
            LaneFn::Native { f, bits } => {
                let values: smallvec::SmallVec<[u64; 6]> = args.iter().map(|a| a.bits).collect();
                f(&values) & mask(bits)
            }
            LaneFn::Rounded { f, format, round } => {
                let values: smallvec::SmallVec<[u64; 6]> = args.iter().map(|a| a.bits).collect();
                f(format, &values, Mode { round, ..Mode::NEAREST })
            }
            LaneFn::SpaceCast { from, to, bits, nulls: true } if from != to => {
                let small = |s: Space| matches!(s, Space::Shared | Space::Local);
                if small(from) && x(0) == mask(32) {
                    0
                } else if small(to) && x(0) == 0 {
                    mask(32)
                } else {
                    to.from_generic(from.to_generic(x(0))) & mask(bits)
                }
            }
            LaneFn::SpaceCast { from, to, bits, .. } => {
                let generic = from.to_generic(x(0));
                (if to == from { x(0) } else { to.from_generic(generic) }) & mask(bits)
            }
            LaneFn::IsSpace(space) => u64::from(space.contains_generic(x(0))),
            LaneFn::PtrMask => x(0) & x(1),
            LaneFn::Identity => x(0),
            LaneFn::LowHalf => x(0) & mask(32),
            LaneFn::HighHalf => x(0) >> 32,
            LaneFn::Join32 => x(0) & mask(32) | x(1) << 32,
            _ => return self.apply_integer(args),
        };
        Ok(Slot::new(bits))
    }

    fn apply_integer(&self, args: &[Slot]) -> Result<Slot> {
        let x = |n: usize| args[n].bits;
        let flag = |n: usize| args.get(n).is_some_and(|a| a.bits & 1 == 1);
        let bits = match *self {
            LaneFn::Abs { width } => {
                let v = signed(x(0), width);
                if flag(1) && v == signed(1 << (width - 1), width) {
                    return Ok(Slot::POISON);
                }
                v.unsigned_abs() & mask(width)
            }
            LaneFn::Extremum { width, signed: is_signed, max } => {
                let less =
                    if is_signed { signed(x(0), width) < signed(x(1), width) } else { x(0) < x(1) };
                if less == max { x(1) } else { x(0) }
            }
            LaneFn::ThreeWay { width, signed: is_signed, result } => {
                let order = if is_signed {
                    signed(x(0), width).cmp(&signed(x(1), width))
                } else {
                    x(0).cmp(&x(1))
                };
                three_way(order, result)
            }
            LaneFn::BSwap { width } => x(0).swap_bytes() >> (64 - width),
            LaneFn::BitReverse { width } => x(0).reverse_bits() >> (64 - width),
            LaneFn::CtPop { .. } => u64::from(x(0).count_ones()),
            LaneFn::CtLz { .. } | LaneFn::CtTz { .. } if x(0) == 0 && flag(1) => {
                return Ok(Slot::POISON);
            }
            LaneFn::CtLz { width } => u64::from(x(0).leading_zeros() - (64 - width)),
            LaneFn::CtTz { width } => u64::from(x(0).trailing_zeros().min(width)),
            LaneFn::FunnelShift { width, left, clamp } => {
                let limit = u64::from(width);
                let by = if clamp { x(2).min(limit) } else { x(2) % limit } as u32;
                let both = u128::from(x(0)) << width | u128::from(x(1));
                let shifted = if left { both << by >> width } else { both >> by };
                shifted as u64 & mask(width)
            }
            LaneFn::Saturating { op: BinaryOp::Shl, width, .. } if x(1) >= u64::from(width) => {
                return Ok(Slot::POISON);
            }
            LaneFn::Saturating { op, signed: is_signed, width } => {
                saturating(op, is_signed, width, x(0), x(1))
            }
            LaneFn::MulHi { signed: true, width } => {
                let p = i128::from(signed(x(0), width)) * i128::from(signed(x(1), width));
                (p >> width) as u64 & mask(width)
            }
            LaneFn::MulHi { signed: false, width } => {
                ((u128::from(x(0)) * u128::from(x(1))) >> width) as u64 & mask(width)
            }
            LaneFn::Mul24 { signed: true } => {
                (signed(x(0) & mask(24), 24).wrapping_mul(signed(x(1) & mask(24), 24))) as u64
                    & mask(32)
            }
            LaneFn::Mul24 { signed: false } => {
                (x(0) & mask(24)).wrapping_mul(x(1) & mask(24)) & mask(32)
            }
            LaneFn::Sad { signed: is_signed, width } => {
                let ty = IntType { bits: width, signed: is_signed };
                let difference = (ty.value(x(0)) - ty.value(x(1))).unsigned_abs() as u64;
                difference.wrapping_add(x(2)) & mask(width)
            }
            LaneFn::Prmt(mode) => prmt(mode, x(0), x(1), x(2)),
            LaneFn::FindNthSet => find_nth_set(x(0) as u32, x(1) as u32, x(2) as u32 as i32),
            LaneFn::Dot { bytes, signed_a, signed_b, high } => {
                dot(bytes, signed_a, signed_b, high, x(0), x(1), x(2))
            }
            LaneFn::MulFix { .. } | LaneFn::DivFix { .. } => return self.fixed_point(args),
            _ => unreachable!("a float function on integers"),
        };
        Ok(Slot::new(bits))
    }

    /// With an undefined operand: bit movements move the marks, all else is undefined.
    #[cold]
    fn apply_undef(&self, args: &[Slot]) -> Slot {
        let width = self.result_bits();
        if args.iter().any(|a| a.is_poison()) {
            return Slot::POISON;
        }
        let moved = |f: &dyn Fn(u64) -> u64| Slot::partial(f(args[0].bits), f(args[0].undef));
        match *self {
            LaneFn::Identity => args[0],
            LaneFn::BSwap { width } => moved(&|v| v.swap_bytes() >> (64 - width)),
            LaneFn::BitReverse { width } => moved(&|v| v.reverse_bits() >> (64 - width)),
            LaneFn::LowHalf => moved(&|v| v & mask(32)),
            LaneFn::HighHalf => moved(&|v| v >> 32),
            LaneFn::Join32 => Slot::partial(
                args[0].bits | args[1].bits << 32,
                args[0].undef | args[1].undef << 32,
            ),
            LaneFn::FNegate(f) => Slot::partial(args[0].bits ^ f.sign_bit(), args[0].undef),
            LaneFn::FunnelShift { .. } if args[2].is_defined() => {
                let part = |pick: fn(&Slot) -> u64| {
                    let parts = [Slot::new(pick(&args[0])), Slot::new(pick(&args[1])), args[2]];
                    self.apply_integer(&parts).map_or(0, |s| s.bits)
                };
                Slot::partial(part(|s| s.bits), part(|s| s.undef))
            }
            _ => Slot::undef(width),
        }
    }

    fn fixed_point(&self, args: &[Slot]) -> Result<Slot> {
        let (is_signed, saturate, width, divide) = match *self {
            LaneFn::MulFix { signed, saturate, width } => (signed, saturate, width, false),
            LaneFn::DivFix { signed, saturate, width } => (signed, saturate, width, true),
            _ => unreachable!("not a fixed-point function"),
        };
        let ty = IntType { bits: width, signed: is_signed };
        let (a, b) = (ty.value(args[0].bits), ty.value(args[1].bits));
        let scale = args[2].bits as u32;
        let exact = if divide {
            if b == 0 {
                return Err(int::division_by_zero());
            }
            // Rounded down.
            let (n, q, r) = (a << scale, (a << scale) / b, (a << scale) % b);
            if r != 0 && (n < 0) != (b < 0) { q - 1 } else { q }
        } else {
            (a * b) >> scale
        };
        let fits = exact >= ty.min() && exact <= ty.max();
        Ok(if fits {
            Slot::new(exact as u64 & ty.mask())
        } else if saturate {
            Slot::new(exact.clamp(ty.min(), ty.max()) as u64 & ty.mask())
        } else if divide {
            Slot::POISON
        } else {
            Slot::new(exact as u64 & ty.mask())
        })
    }

    /// Applies it to integers of more than 64 bits; `args` are one slice of slots each.
    pub(crate) fn apply_wide(&self, args: &[&[Slot]], out: &mut [Slot]) -> Result<()> {
        if args.iter().flat_map(|a| a.iter()).any(|s| s.is_poison()) {
            out.fill(Slot::POISON);
            return Ok(());
        }
        if args.iter().flat_map(|a| a.iter()).any(|s| !s.is_defined()) {
            int::fill_undef(self.result_bits().max((out.len() as u32 - 1) * 64 + 1), out);
            return Ok(());
        }
        let flag = |n: usize| args.get(n).is_some_and(|a| a[0].bits & 1 == 1);
        let wide = |n: usize, width: u32| Wide::from_slots(width, args[n]);
        let count = |width, n: u32| Wide::from_u64(width, u64::from(n));
        let result = match *self {
            LaneFn::Abs { width } => {
                let v = wide(0, width);
                if flag(1) && v == Wide::signed_min(width) {
                    out.fill(Slot::POISON);
                    return Ok(());
                }
                v.abs()
            }
            LaneFn::Extremum { width, signed, max } => {
                let (a, b) = (wide(0, width), wide(1, width));
                let order = if signed { a.scmp(&b) } else { a.ucmp(&b) };
                if order.is_lt() == max { b } else { a }
            }
            LaneFn::ThreeWay { width, signed, result } => {
                let (a, b) = (wide(0, width), wide(1, width));
                let order = if signed { a.scmp(&b) } else { a.ucmp(&b) };
                match order {
                    Ordering::Less => Wide::zero(result).not(),
                    Ordering::Equal => Wide::zero(result),
                    Ordering::Greater => Wide::from_u64(result, 1),
                }
            }
            LaneFn::FloatToInt { format, round, ftz, to, saturate, .. } => {
                let x = float::round_to_integral(format, args[0][0].bits, round, ftz);
                match float_to_int_wide(format, x, to, saturate) {
                    Some(number) => number,
                    None => {
                        out.fill(Slot::POISON);
                        return Ok(());
                    }
                }
            }
            LaneFn::BSwap { width } => wide(0, width).bytes_reversed(),
            LaneFn::BitReverse { width } => wide(0, width).reversed(),
            LaneFn::CtPop { width } => count(width, wide(0, width).count_ones()),
            LaneFn::CtLz { width } | LaneFn::CtTz { width } => {
                let v = wide(0, width);
                if v.is_zero() && flag(1) {
                    out.fill(Slot::POISON);
                    return Ok(());
                }
                let leading = matches!(self, LaneFn::CtLz { .. });
                count(width, if leading { v.leading_zeros() } else { v.trailing_zeros() })
            }
            LaneFn::FunnelShift { width, left, .. } => {
                let by = wide(2, width).udivrem(&count(width, width)).1.low() as u32;
                let (a, b) = (wide(0, width), wide(1, width));
                match (left, by) {
                    (true, 0) => a,
                    (false, 0) => b,
                    (true, _) => a.shl(by).or(&b.lshr(width - by)),
                    (false, _) => b.lshr(by).or(&a.shl(width - by)),
                }
            }
            LaneFn::Saturating { op: BinaryOp::Shl, width, .. }
                if wide(1, width).ucmp(&count(width, width)).is_ge() =>
            {
                out.fill(Slot::POISON);
                return Ok(());
            }
            LaneFn::Saturating { op, signed, width } => {
                saturating_wide(op, signed, width, &wide(0, width), &wide(1, width))
            }
            LaneFn::Identity => {
                out.copy_from_slice(args[0]);
                return Ok(());
            }
            _ => return Err(Fault::unsupported("this intrinsic on integers of more than 64 bits")),
        };
        result.to_slots(out);
        Ok(())
    }
}

/// An integral float as a large integer; where it is beyond that, the nearest limit, or none.
fn float_to_int_wide(format: Format, bits: u64, to: IntType, saturate: bool) -> Option<Wide> {
    let x = float::widen(format, bits);
    if let Some(number) = super::cast::float_to_wide(x, to.bits, to.signed) {
        return Some(number);
    }
    let ones = Wide::zero(to.bits).not();
    let limits = match to.signed {
        true => (Wide::signed_min(to.bits), Wide::signed_min(to.bits).not()),
        false => (Wide::zero(to.bits), ones),
    };
    saturate.then(|| match x {
        x if x.is_nan() => Wide::zero(to.bits),
        x if x < 0.0 => limits.0,
        _ => limits.1,
    })
}

fn three_way(order: Ordering, width: u32) -> u64 {
    match order {
        Ordering::Less => mask(width),
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    }
}

fn saturating(op: BinaryOp, is_signed: bool, width: u32, a: u64, b: u64) -> u64 {
    let ty = IntType { bits: width, signed: is_signed };
    if op == BinaryOp::Shl {
        let shifted = a << b & ty.mask();
        let back = if is_signed { signed(shifted, width) >> b } else { (shifted >> b) as i64 };
        return if back as u64 & ty.mask() == a {
            shifted
        } else if is_signed && ty.value(a) < 0 {
            ty.min() as u64 & ty.mask()
        } else {
            ty.max() as u64
        };
    }
    let exact = match op {
        BinaryOp::Add => ty.value(a) + ty.value(b),
        _ => ty.value(a) - ty.value(b),
    };
    exact.clamp(ty.min(), ty.max()) as u64 & ty.mask()
}

fn saturating_wide(op: BinaryOp, is_signed: bool, width: u32, a: &Wide, b: &Wide) -> Wide {
    let (result, overflow) = if op == BinaryOp::Shl {
        let by = b.to_u64().unwrap_or(u64::MAX).min(u64::from(width)) as u32;
        let r = a.shl(by);
        let back = if is_signed { r.ashr(by) } else { r.lshr(by) };
        let lost = back != *a;
        (r, lost)
    } else {
        let (r, unsigned, signed) = int::overflowing_wide(op, a, b, width);
        (r, if is_signed { signed } else { unsigned })
    };
    if !overflow {
        return result;
    }
    let min = Wide::signed_min(width);
    match (is_signed, op) {
        // The true result of a signed overflow has the sign of the first operand.
        (true, _) => {
            if a.is_negative() {
                min
            } else {
                min.not()
            }
        }
        (false, BinaryOp::Sub) => Wide::zero(width),
        (false, _) => Wide::zero(width).not(),
    }
}

fn extremum(
    f: Format,
    a: u64,
    b: u64,
    nan: NanRule,
    max: bool,
    ftz: bool,
    xor_sign_abs: bool,
) -> u64 {
    let pick = if max { float::max } else { float::min };
    if !xor_sign_abs {
        return pick(f, a, b, nan, ftz);
    }
    let sign = (a ^ b) & f.sign_bit();
    let result = pick(f, a & !f.sign_bit(), b & !f.sign_bit(), nan, ftz);
    if f.is_nan(result) { result } else { result | sign }
}

fn fits(f: Format, bits: u64, round: Round, to: IntType) -> bool {
    let x = float::widen(f, float::round_to_integral(f, bits, round, false));
    !x.is_nan() && x >= to.min() as f64 && x < (to.max() as f64 + 1.0).max(2.0)
}

/// The class of a float as a bit of LLVM's `is.fpclass` mask.
fn class_of(f: Format, bits: u64) -> u64 {
    let negative = bits & f.sign_bit() != 0;
    if f.is_nan(bits) {
        if f.is_signaling(bits) { 1 } else { 2 }
    } else if f.is_infinite(bits) {
        if negative { 4 } else { 512 }
    } else if f.is_zero(bits) {
        if negative { 32 } else { 64 }
    } else if f.is_subnormal(bits) {
        if negative { 16 } else { 128 }
    } else if negative {
        8
    } else {
        256
    }
}

fn prmt(mode: PrmtMode, a: u64, b: u64, selector: u64) -> u64 {
    let bytes = (a & mask(32)) | (b & mask(32)) << 32;
    let byte = |n: u64| bytes >> (8 * (n & 7)) & 0xff;
    let s = selector & 3;
    let picked: [u64; 4] = match mode {
        PrmtMode::Index => std::array::from_fn(|i| {
            let control = selector >> (4 * i) & 0xf;
            let value = byte(control & 7);
            if control & 8 == 0 {
                value
            } else if value & 0x80 != 0 {
                0xff
            } else {
                0
            }
        }),
        PrmtMode::Forward4 => std::array::from_fn(|i| byte(s + i as u64)),
        PrmtMode::Backward4 => std::array::from_fn(|i| byte((s + 8 - i as u64) & 7)),
        PrmtMode::Replicate8 => [byte(s); 4],
        PrmtMode::EdgeLeft => std::array::from_fn(|i| byte(s.max(i as u64))),
        PrmtMode::EdgeRight => std::array::from_fn(|i| byte(s.min(i as u64))),
        PrmtMode::Replicate16 => {
            let half = 2 * (s & 1);
            [byte(half), byte(half + 1), byte(half), byte(half + 1)]
        }
    };
    picked.iter().rev().fold(0, |v, &b| v << 8 | b)
}

fn find_nth_set(bits: u32, base: u32, offset: i32) -> u64 {
    if base > 31 {
        return u64::from(u32::MAX);
    }
    let base = base as i32;
    let set = |n: i32| bits >> n & 1 == 1;
    let mut left = offset.unsigned_abs();
    if offset == 0 {
        return if set(base) { base as u64 } else { u64::from(u32::MAX) };
    }
    let mut at = base;
    while (0..32).contains(&at) {
        if set(at) {
            left -= 1;
            if left == 0 {
                return at as u64;
            }
        }
        at += offset.signum();
    }
    u64::from(u32::MAX)
}

fn dot(bytes: u32, signed_a: bool, signed_b: bool, high: bool, a: u64, b: u64, c: u64) -> u64 {
    let extend = |v: u64, width: u32, s: bool| {
        if s { signed(v & mask(width), width) } else { (v & mask(width)) as i64 }
    };
    let mut sum = signed(c & mask(32), 32);
    for i in 0..bytes {
        let (wa, shift_b) =
            if bytes == 4 { (8, 8 * i) } else { (16, 8 * i + if high { 16 } else { 0 }) };
        let p = extend(a >> (wa * i), wa, signed_a) * extend(b >> shift_b, 8, signed_b);
        sum = sum.wrapping_add(p);
    }
    sum as u64 & mask(32)
}

/// `sadd.with.overflow` and so on: the result's slots and whether it overflows.
pub(crate) fn with_overflow(
    op: BinaryOp,
    is_signed: bool,
    width: u32,
    a: &[Slot],
    b: &[Slot],
    out: &mut [Slot],
) -> Slot {
    if a.iter().chain(b).any(|s| !s.is_defined()) {
        if a.iter().chain(b).any(|s| s.is_poison()) {
            out.fill(Slot::POISON);
            return Slot::POISON;
        }
        int::fill_undef(width, out);
        return Slot::undef(1);
    }
    if width <= 64 {
        let r = int::overflowing(op, width, a[0].bits, b[0].bits);
        out[0] = Slot::new(r.bits);
        return Slot::bool(if is_signed { r.signed } else { r.unsigned });
    }
    let (x, y) = (Wide::from_slots(width, a), Wide::from_slots(width, b));
    let (r, unsigned, signed) = int::overflowing_wide(op, &x, &y, width);
    r.to_slots(out);
    Slot::bool(if is_signed { signed } else { unsigned })
}

/// Folds the lanes of a vector: the step of `vector.reduce.*`.
pub(crate) fn fold(step: &Fold, environment: Environment, a: Slot, b: Slot) -> Result<Slot> {
    match *step {
        Fold::Int { op, width } => int::binary(op, Flags::NONE, width, a, b),
        Fold::Float { op, mode } => Ok(fp::binary(op, mode, environment, a, b)),
        Fold::Lane(function) => function.apply(&[a, b]),
    }
}

/// The same for lanes of more than 64 bits; the result is in `a`.
pub(crate) fn fold_wide(step: &Fold, a: &mut [Slot], b: &[Slot]) -> Result<()> {
    let mut out: SmallVec<[Slot; 16]> = SmallVec::from_elem(Slot::ZERO, a.len());
    match *step {
        Fold::Int { op, width } => int::binary_wide_slots(op, Flags::NONE, width, a, b, &mut out)?,
        Fold::Float { .. } => return Err(Fault::input("a float of more than 64 bits")),
        Fold::Lane(function) => function.apply_wide(&[a, b], &mut out)?,
    }
    a.copy_from_slice(&out);
    Ok(())
}

/// Operation that reduces a vector.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fold {
    Int { op: BinaryOp, width: u32 },
    Float { op: BinaryOp, mode: FloatMode },
    Lane(LaneFn),
}
