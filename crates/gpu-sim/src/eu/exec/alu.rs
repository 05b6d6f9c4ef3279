//! Arithmetic instructions, one channel at a time.

use super::operands::{self, Number};
use super::thread::Thread;
use crate::eu::inst::{Condition, Inst, Op, Operand, Type};
use crate::fault::{Fault, Result};
use crate::float::{self, Format, Mode, NanRule, Round};
use core::cmp::Ordering;

/// Results of one channel.
pub(super) struct Computed {
    /// The bits for the destination.
    pub(super) bits: u64,
    /// The bit for the flag.
    pub(super) flag: Option<bool>,
    /// Value for the accumulator.
    pub(super) wide: i128,
}

/// Whether an instruction works on floats, and in which format.
pub(super) fn execution_format(inst: &Inst) -> Option<Format> {
    let types = || inst.sources.iter().flatten().map(|s| s.ty);
    if !types().any(Type::is_float) {
        return None;
    }
    let dst = inst.dst.map(|d| d.ty).filter(|_| inst.op != Op::Mov);
    let widest = types().chain(dst).filter(|t| t.is_float()).map(Type::bytes).max();
    Some(match widest {
        Some(8) => Format::F64,
        Some(2) => Format::F16,
        _ => Format::F32,
    })
}

/// Computes a channel.
pub(super) fn compute(
    thread: &mut Thread,
    inst: &Inst,
    channel: usize,
    predicate: bool,
) -> Result<Computed> {
    let Some(dst) = inst.dst else {
        return Err(Fault::unsupported(format!("{:?} without a destination", inst.op)));
    };
    if let Some(bits) = plain_move(thread, inst, channel)? {
        let flag = inst.condition.map(|c| holds_for_bits(c, dst.ty, bits));
        let wide = dst.ty.int_type().value(bits);
        return Ok(Computed { bits, flag, wide });
    }
    let format = execution_format(inst);
    let number = match format {
        Some(format) => {
            let mut values = [0; 3];
            for (value, source) in values.iter_mut().zip(inst.sources.iter().flatten()) {
                *value = operands::float(thread, source, channel, format)?;
            }
            if matches!(inst.op, Op::Cmp | Op::Cmpn) {
                let order = float::compare(format, values[0], values[1], false);
                let met = compare_floats(inst, format, order, values[1]);
                return Ok(compared(dst.ty, met));
            }
            Number::Float(float_result(thread, inst, format, values, channel, predicate)?)
        }
        None => {
            let logic = matches!(inst.op, Op::And | Op::Or | Op::Xor | Op::Not | Op::Bfn);
            let mut values = [0; 3];
            for (value, source) in values.iter_mut().zip(inst.sources.iter().flatten()) {
                *value = operands::integer(thread, source, channel, logic)?;
            }
            if matches!(inst.op, Op::Cmp | Op::Cmpn) {
                let condition = inst.condition.unwrap_or(Condition::NotZero);
                return Ok(compared(dst.ty, meets(condition, values[0].cmp(&values[1]))));
            }
            integer_result(thread, inst, values, channel, predicate)?
        }
    };
    let exec = format.unwrap_or(Format::F32);
    let mut number = number;
    let wide = match number {
        // The accumulator gets the carry.
        Number::Int(value) if inst.op == Op::Addc => value >> 32,
        Number::Int(value) if inst.op == Op::Subb => i128::from(value < 0),
        Number::Int(value) => value,
        Number::Float(bits) => i128::from(bits as u32 as i32),
    };
    if inst.op == Op::Mach && inst.write_accumulator {
        // The accumulator has the whole product, the destination its upper half. (An instruction that does not write the
        // accumulator gives the lower half: `macl` of gen12.)
        number = Number::Int(wide >> 32);
    }
    let bits = operands::convert(thread, number, exec, dst.ty, inst.saturate);
    let flag = inst.condition.filter(|_| !matches!(inst.op, Op::Sel | Op::Csel)).map(|condition| {
        match number {
            Number::Int(value) => {
                // Zero is decided in the width of the result, the sign before it is cut off.
                let low = dst.ty.int_type().value(bits);
                match condition {
                    Condition::Zero | Condition::NotZero if !dst.ty.is_float() => {
                        meets(condition, low.cmp(&0))
                    }
                    Condition::Overflow => low != value,
                    _ => meets(condition, value.cmp(&0)),
                }
            }
            Number::Float(bits) => {
                let order = float::compare(exec, bits, 0, false);
                order.map_or(matches!(condition, Condition::NotZero | Condition::Unordered), |o| {
                    meets(condition, o)
                })
            }
        }
    });
    Ok(Computed { bits, flag, wide })
}

/// A move that changes no bit.
fn plain_move(thread: &mut Thread, inst: &Inst, channel: usize) -> Result<Option<u64>> {
    let (Op::Mov, Some(source), Some(dst)) = (inst.op, inst.sources[0], inst.dst) else {
        return Ok(None);
    };
    let plain = match source.value {
        crate::eu::inst::Value::Register(s) => !s.negate && !s.absolute,
        crate::eu::inst::Value::Immediate(_) => true,
    };
    let same = source.ty == dst.ty && !inst.saturate && plain;
    if same { operands::bits(thread, &source, channel).map(Some) } else { Ok(None) }
}

fn holds_for_bits(condition: Condition, ty: Type, bits: u64) -> bool {
    if ty.is_float() {
        let order = float::compare(ty.format(), bits, 0, false);
        return order.map_or(matches!(condition, Condition::NotZero | Condition::Unordered), |o| {
            meets(condition, o)
        });
    }
    meets(condition, ty.int_type().value(bits).cmp(&0))
}

/// The result of a comparison: all ones or zeros, and the flag.
fn compared(ty: Type, met: bool) -> Computed {
    let ones = u64::MAX >> (64 - 8 * ty.bytes());
    Computed { bits: if met { ones } else { 0 }, flag: Some(met), wide: -i128::from(met) }
}

fn meets(condition: Condition, order: Ordering) -> bool {
    match condition {
        Condition::Zero => order == Ordering::Equal,
        Condition::NotZero => order != Ordering::Equal,
        Condition::Greater => order == Ordering::Greater,
        Condition::GreaterEqual => order != Ordering::Less,
        Condition::Less => order == Ordering::Less,
        Condition::LessEqual => order != Ordering::Greater,
        Condition::Overflow | Condition::Unordered => false,
    }
}

fn compare_floats(inst: &Inst, format: Format, order: Option<Ordering>, second: u64) -> bool {
    let condition = inst.condition.unwrap_or(Condition::NotZero);
    match order {
        Some(order) => meets(condition, order),
        None if inst.op == Op::Cmpn && format.is_nan(second) => true,
        None => matches!(condition, Condition::NotZero | Condition::Unordered),
    }
}

fn unsupported(inst: &Inst) -> Fault {
    let types: Vec<Type> = inst.sources.iter().flatten().map(|s: &Operand| s.ty).collect();
    Fault::unsupported(format!("{:?} of {types:?}", inst.op))
}

fn float_result(
    thread: &mut Thread,
    inst: &Inst,
    f: Format,
    [a, b, c]: [u64; 3],
    channel: usize,
    predicate: bool,
) -> Result<u64> {
    let mode = Mode { round: thread.rounding(), ftz: thread.flushes(f.bits()), sat: false };
    let round = |direction| float::round_to_integral(f, a, direction, mode.ftz);
    Ok(match inst.op {
        Op::Mov => a,
        Op::Add => float::add(f, a, b, mode),
        Op::Mul => float::mul(f, a, b, mode),
        Op::Mad => float::fma(f, b, c, a, mode),
        Op::Mac => {
            let accumulator = thread.wide[channel] as u32;
            float::fma(f, a, b, u64::from(accumulator), mode)
        }
        // `a * b + (1 - a) * c`
        Op::Lrp => {
            let rest = float::sub(f, f.one(), a, mode);
            float::fma(f, a, b, float::mul(f, rest, c, mode), mode)
        }
        Op::Frc => {
            let down = round(Round::Down);
            float::sub(f, a, down, mode)
        }
        Op::Rndu => round(Round::Up),
        Op::Rndd => round(Round::Down),
        Op::Rnde => round(Round::NearestEven),
        Op::Rndz => round(Round::TowardZero),
        Op::Sel => match inst.condition {
            None => {
                if predicate {
                    a
                } else {
                    b
                }
            }
            Some(Condition::Less | Condition::LessEqual) => {
                float::min(f, a, b, NanRule::Number, mode.ftz)
            }
            Some(Condition::Greater | Condition::GreaterEqual) => {
                float::max(f, a, b, NanRule::Number, mode.ftz)
            }
            Some(condition) => {
                let order = float::compare(f, a, b, mode.ftz);
                if order.is_some_and(|o| meets(condition, o)) { a } else { b }
            }
        },
        Op::Csel => {
            let order = float::compare(f, c, 0, mode.ftz);
            let condition = inst.condition.unwrap_or(Condition::NotZero);
            if order.is_some_and(|o| meets(condition, o)) { a } else { b }
        }
        Op::Math => math(inst, f, a, b, mode)?,
        _ => return Err(unsupported(inst)),
    })
}

/// The extended functions. Their tables are not published: they are computed exactly and rounded once.
fn math(inst: &Inst, f: Format, a: u64, b: u64, mode: Mode) -> Result<u64> {
    let x = float::widen(f, if mode.ftz { f.flush(a) } else { a });
    let y = float::widen(f, if mode.ftz { f.flush(b) } else { b });
    let value = match inst.function {
        1 => 1.0 / x,
        2 => libm::log2(x),
        3 => libm::exp2(x),
        4 => x.sqrt(),
        5 => 1.0 / x.sqrt(),
        6 => libm::sin(x),
        7 => libm::cos(x),
        9 => return Ok(float::div(f, a, b, mode)),
        10 => libm::pow(x.abs(), y),
        n => return Err(Fault::unsupported(format!("math function {n} of floats"))),
    };
    let bits = float::narrow(f, value, mode.round);
    Ok(if mode.ftz { f.flush(bits) } else { bits })
}

/// Bits in which an integer instruction works: 64 if an operand has them, else 32.
fn width(inst: &Inst, sources: usize) -> u32 {
    let types =
        inst.sources.iter().take(sources).flatten().map(|s| s.ty).chain(inst.dst.map(|d| d.ty));
    if types.map(Type::bytes).any(|bytes| bytes == 8) { 64 } else { 32 }
}

fn integer_result(
    thread: &mut Thread,
    inst: &Inst,
    [a, b, c]: [i128; 3],
    channel: usize,
    predicate: bool,
) -> Result<Number> {
    // The least bits, without sign.
    let low = |value: i128, width: u32| (value as u128 & (u128::MAX >> (128 - width))) as i128;
    let source_bits = |n: usize| inst.sources[n].map_or(32, |s| s.ty.bytes() * 8);
    let own = source_bits(0).max(32);
    Ok(Number::Int(match inst.op {
        Op::Mov => a,
        Op::Add => a + b,
        Op::Add3 => a + b + c,
        Op::Bfn => boolean(inst.function, [a, b, c]),
        Op::Addc => low(a, 32) + low(b, 32),
        Op::Subb => low(a, 32) - low(b, 32),
        Op::Mul => a.wrapping_mul(b),
        Op::Mad => b.wrapping_mul(c).wrapping_add(a),
        Op::Mac => thread.wide[channel].wrapping_add(a.wrapping_mul(b)),
        Op::Mach => {
            // The accumulator has the product with the lower half of the second source.
            thread.wide[channel].wrapping_add(a.wrapping_mul(b >> 16) << 16)
        }
        Op::Avg => (a + b + 1) >> 1,
        Op::Not => !a,
        Op::And => a & b,
        Op::Or => a | b,
        Op::Xor => a ^ b,
        Op::Shl => a << (b & i128::from(width(inst, 1) - 1)),
        Op::Shr => low(a, own) >> (b & i128::from(width(inst, 1) - 1)),
        Op::Asr => a >> (b & i128::from(width(inst, 1) - 1)),
        Op::Rol | Op::Ror => {
            let width = source_bits(0);
            let count = (b & i128::from(width - 1)) as u32;
            let count = if inst.op == Op::Rol { count } else { width - count };
            let value = low(a, width);
            low(value << count | value >> (width - count).min(127), width)
        }
        Op::Sel => match inst.condition {
            None => {
                if predicate {
                    a
                } else {
                    b
                }
            }
            Some(condition) => {
                if meets(condition, a.cmp(&b)) {
                    a
                } else {
                    b
                }
            }
        },
        Op::Csel => {
            let condition = inst.condition.unwrap_or(Condition::NotZero);
            if meets(condition, c.cmp(&0)) { a } else { b }
        }
        Op::Lzd => i128::from((low(a, 32) as u32).leading_zeros()),
        Op::Fbl => first_bit((low(a, 32) as u32).trailing_zeros()),
        Op::Fbh => {
            let value = low(a, 32) as u32;
            let signed = inst.sources[0].is_some_and(|s| s.ty.is_signed());
            first_bit(if signed && value >> 31 == 1 {
                (!value).leading_zeros()
            } else {
                value.leading_zeros()
            })
        }
        Op::Cbit => i128::from((low(a, source_bits(0)) as u64).count_ones()),
        Op::Bfrev => i128::from((low(a, 32) as u32).reverse_bits()),
        // Width, offset, value.
        Op::Bfe => {
            let (width, offset) = ((a & 31) as u32, (b & 31) as u32);
            let signed = inst.sources[2].is_some_and(|s| s.ty.is_signed());
            field(low(c, 32) as u32, width, offset, signed)
        }
        Op::Bfi1 => {
            let (width, offset) = ((a & 31) as u32, (b & 31) as u32);
            i128::from(((1u32 << width) - 1) << offset)
        }
        Op::Bfi2 => {
            let mask = low(a, 32) as u32;
            let place = if mask == 0 { 0 } else { mask.trailing_zeros() };
            i128::from((low(b, 32) as u32) << place & mask | low(c, 32) as u32 & !mask)
        }
        Op::Dp4a => dot(inst, a, low(b, 32) as u32, low(c, 32) as u32),
        Op::Math => {
            if b == 0 {
                return divided_by_zero(thread);
            }
            match inst.function {
                12 => a / b,
                13 => a % b,
                n => return Err(Fault::unsupported(format!("math function {n} of integers"))),
            }
        }
        _ => return Err(unsupported(inst)),
    }))
}

/// The result of a division of integers by zero. The machine does not trap; no program may use the result. Without active
/// channels an instruction that ignores the mask is not the program's: the thread only follows its fused partner.
fn divided_by_zero(thread: &Thread) -> Result<Number> {
    if thread.active == 0 {
        return Ok(Number::Int(-1));
    }
    Err(Fault::undefined("division of integers by zero"))
}

/// A bit's number, all ones where there is none.
fn first_bit(number: u32) -> i128 {
    if number == 32 { -1 } else { i128::from(number) }
}

fn field(value: u32, width: u32, offset: u32, signed: bool) -> i128 {
    if width == 0 {
        return 0;
    }
    // A field that ends beyond the value has what is there.
    let moved = value << (32 - (width + offset).min(32));
    let by = 32 - width.min(32 - offset.min(31));
    if signed { i128::from(moved as i32 >> by) } else { i128::from(moved >> by) }
}

/// A function of each bit of three numbers: its result for the bits `a`, `b` and `c` is bit `a + 2 * b + 4 * c` of the table.
fn boolean(table: u8, numbers: [i128; 3]) -> i128 {
    (0..8).filter(|n| table >> n & 1 == 1).fold(0, |all, n| {
        let term = |i: usize| if n >> i & 1 == 1 { numbers[i] } else { !numbers[i] };
        all | term(0) & term(1) & term(2)
    })
}

/// The sum of the products of four bytes.
fn dot(inst: &Inst, start: i128, a: u32, b: u32) -> i128 {
    let signed = |n: usize| inst.sources[n].is_some_and(|s| s.ty.is_signed());
    let byte = |value: u32, n: u32, signed: bool| {
        let byte = (value >> (8 * n)) as u8;
        if signed { i128::from(byte as i8) } else { i128::from(byte) }
    };
    (0..4).map(|n| byte(a, n, signed(1)) * byte(b, n, signed(2))).sum::<i128>() + start
}
