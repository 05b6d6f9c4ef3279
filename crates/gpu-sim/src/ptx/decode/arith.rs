//! Moves, arithmetic, comparisons, conversions.

use super::super::inst::*;
use super::super::operand::{Cx, Mods, Operand, immediate};
use super::super::types::Ty;
use super::super::{arith, convert};
use super::{Ops, operands, unsupported, wrong_operands};
use crate::fault::{Fault, Result};
use crate::float::{Approx, Format, Mode, NanRule, Round};

/// Shift amounts are 32 bits whatever the type; LLVM and hand-written code also use wider constants.
pub(super) fn shift_amount(cx: &mut Cx<'_>, op: &Operand<'_>) -> Result<Src> {
    cx.src(op, Ty::B(32))
}

pub(super) fn mov(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    m.ignore(&["v2", "v4"]);
    let ty = m.ty()?;
    operands!(m, ops, [d, a]);
    if ty == Ty::Pred {
        let d = cx.pred_dst(d)?.ok_or_else(|| wrong_operands(m))?;
        return Ok(Op::PredMov { d, a: cx.pred(a)? });
    }
    match (d, a) {
        (Operand::Vector(parts), _) => {
            let per = part_bits(parts, ty)?;
            let dsts =
                parts.iter().map(|p| cx.dst_or_sink(p, Ty::B(per))).collect::<Result<_>>()?;
            Ok(Op::Unpack { part_bits: per, parts: dsts, a: cx.src(a, ty)? })
        }
        (_, Operand::Vector(parts)) => {
            let per = part_bits(parts, ty)?;
            let parts = parts.iter().map(|p| cx.src(p, Ty::B(per))).collect::<Result<_>>()?;
            Ok(Op::Pack { d: cx.dst(d, ty)?, part_bits: per, parts })
        }
        _ if ty.bits() == 128 => {
            let (d, a) = (cx.dst(d, ty)?, cx.src(a, ty)?);
            let high = match (a.kind(), ops) {
                (SrcKind::Reg(row), _) => Src::reg(row + 1),
                _ => cx.constant(0),
            };
            Ok(Op::Mov128 { d, a: [a, high] })
        }
        _ => Ok(Op::Mov { d: cx.dst(d, ty)?, a: cx.src(a, ty)? }),
    }
}

fn part_bits(parts: &[Operand<'_>], ty: Ty) -> Result<u32> {
    let count = parts.len() as u32;
    if !matches!(count, 2 | 4 | 8) || ty.bits() / count < 8 {
        return Err(Fault::input("vector of the wrong length"));
    }
    Ok(ty.bits() / count)
}

/// The parts of a float instruction's modifiers.
fn float_mode(m: &mut Mods<'_>, format: Format, lanes: u32) -> FloatMode {
    let round = m.round().unwrap_or_default();
    let (ftz, sat, relu) = (m.take("ftz"), m.take("sat"), m.take("relu"));
    FloatMode { format, mode: Mode { round, ftz, sat }, lanes, relu, narrow: None, xorsign: false }
}

impl FloatMode {
    /// Plain arithmetic that the host does by itself.
    fn is_simple(&self) -> bool {
        self.lanes == 1 && self.mode.round == Round::NearestEven && !self.mode.sat && !self.relu
    }
}

pub(super) fn binary(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    if m.take("cc") {
        return carry_with(cx, m, ops, false, true);
    }
    let half = m.one_of(&["lo", "hi", "wide"]);
    let approx = m.one_of(&["approx", "full"]);
    let (nan, xorsign, abs) = (m.take("NaN"), m.take("xorsign"), m.take("abs"));
    let flags_at_type = FloatFlags { approx: approx.is_some(), nan, xorsign: xorsign && abs };
    // The modifiers of floats stand before the type, so the type decides how to read them.
    let has_relu = m.take("relu");
    let ftz = m.take("ftz");
    let sat = m.take("sat");
    let round = m.round();
    let ty = m.ty()?;
    if let Some((format, lanes)) = ty.float() {
        let mode = Mode { round: round.unwrap_or_default(), ftz, sat };
        let fm = FloatMode {
            format,
            mode,
            lanes,
            relu: has_relu,
            narrow: None,
            xorsign: flags_at_type.xorsign,
        };
        return float_binary(cx, m, ops, ty, fm, &flags_at_type);
    }
    let name = match (half, sat, has_relu) {
        (Some(h), false, false) => format!("{}.{h}", m.base),
        (None, true, false) => format!("{}.sat", m.base),
        (None, false, true) => format!("{}.relu", m.base),
        (None, false, false) => m.base.to_owned(),
        _ => return Err(unsupported(m)),
    };
    let f = arith::int_binary(&name, ty).ok_or_else(|| unsupported(m))?;
    operands!(m, ops, [d, a, b]);
    let result = if half == Some("wide") { Ty::U(2 * ty.bits()) } else { ty };
    Ok(Op::Bin { f, any: false, d: cx.dst(d, result)?, a: cx.src(a, ty)?, b: cx.src(b, ty)? })
}

struct FloatFlags {
    approx: bool,
    nan: bool,
    xorsign: bool,
}

fn float_binary(
    cx: &mut Cx<'_>,
    m: &mut Mods<'_>,
    ops: Ops<'_, '_>,
    ty: Ty,
    fm: FloatMode,
    flags: &FloatFlags,
) -> Result<Op> {
    let nan = if flags.nan { NanRule::Propagate } else { NanRule::Number };
    let op = match m.base {
        "add" => FloatOp::Add,
        "sub" => FloatOp::Sub,
        "mul" => FloatOp::Mul,
        "div" if flags.approx => FloatOp::DivApprox,
        "div" => FloatOp::Div,
        "min" => FloatOp::Min(nan),
        "max" => FloatOp::Max(nan),
        _ => return Err(unsupported(m)),
    };
    // Mixed precision: `add.f32.bf16 d, a, c` widens `a` first.
    let narrow_ty = m.ty_opt();
    if let Some(narrow_ty) = narrow_ty {
        operands!(m, ops, [d, a, b]);
        let narrow = mixed(m, ty, narrow_ty)?;
        let (d, a, b) = (cx.dst(d, ty)?, cx.src(a, narrow_ty)?, cx.src(b, ty)?);
        return Ok(Op::Float2 { op, m: FloatMode { narrow: Some(narrow), ..fm }, d, a, b });
    }
    match ops {
        [d, a, b] => {
            let (d, a, b) = (cx.dst(d, ty)?, cx.src(a, ty)?, cx.src(b, ty)?);
            let fast = match op {
                FloatOp::Add | FloatOp::Sub | FloatOp::Mul | FloatOp::Div if fm.is_simple() => {
                    arith::float_binary(m.base, fm.format, fm.mode.ftz)
                }
                _ => None,
            };
            Ok(match fast {
                Some(f) => Op::Bin { f, any: false, d, a, b },
                None => Op::Float2 { op, m: fm, d, a, b },
            })
        }
        [d, a, b, c] if matches!(op, FloatOp::Min(_) | FloatOp::Max(_)) => Ok(Op::Float3 {
            op,
            m: fm,
            d: cx.dst(d, ty)?,
            a: cx.src(a, ty)?,
            b: cx.src(b, ty)?,
            c: cx.src(c, ty)?,
        }),
        _ => Err(wrong_operands(m)),
    }
}

/// The narrow format of a mixed-precision operation on f32.
fn mixed(m: &Mods<'_>, ty: Ty, narrow: Ty) -> Result<Format> {
    match (ty, narrow) {
        (Ty::F(Format::F32), Ty::F(f @ (Format::F16 | Format::Bf16)))
            if matches!(m.base, "add" | "sub" | "fma") =>
        {
            Ok(f)
        }
        _ => Err(unsupported(m)),
    }
}

pub(super) fn ternary(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    if m.take("cc") {
        return carry_with(cx, m, ops, false, true);
    }
    let half = m.one_of(&["lo", "hi", "wide"]);
    if half.is_none() && m.base != "sad" && m.base != "mad24" {
        let mut fm = float_mode(m, Format::F32, 1);
        let ty = m.ty()?;
        let (format, lanes) = ty.float().ok_or_else(|| unsupported(m))?;
        (fm.format, fm.lanes) = (format, lanes);
        operands!(m, ops, [d, a, b, c]);
        if let Some(narrow_ty) = m.ty_opt() {
            fm.narrow = Some(mixed(m, ty, narrow_ty)?);
            let (d, a, b) = (cx.dst(d, ty)?, cx.src(a, narrow_ty)?, cx.src(b, narrow_ty)?);
            return Ok(Op::Float3 { op: FloatOp::Fma, m: fm, d, a, b, c: cx.src(c, ty)? });
        }
        let (d, a, b, c) = (cx.dst(d, ty)?, cx.src(a, ty)?, cx.src(b, ty)?, cx.src(c, ty)?);
        let fast = if fm.is_simple() { arith::float_fma(format, fm.mode.ftz) } else { None };
        return Ok(match fast {
            Some(f) => Op::Ter { f, any: false, d, a, b, c },
            None => Op::Float3 { op: FloatOp::Fma, m: fm, d, a, b, c },
        });
    }
    let sat = if m.take("sat") { ".sat" } else { "" };
    let ty = m.ty()?;
    let name = match half {
        Some(h) => format!("{}.{h}{sat}", m.base),
        None => m.base.to_owned(),
    };
    let f = arith::int_ternary(&name, ty).ok_or_else(|| unsupported(m))?;
    operands!(m, ops, [d, a, b, c]);
    let result = if half == Some("wide") { Ty::U(2 * ty.bits()) } else { ty };
    three_sources(cx, (f, false), [d, a, b, c], [result, ty, ty, result])
}

/// An operation with three sources: its function, with whether operands may be undefined, its operands, and their types.
fn three_sources(
    cx: &mut Cx<'_>,
    (f, any): (TerFn, bool),
    [d, a, b, c]: [&Operand<'_>; 4],
    [result, x, y, z]: [Ty; 4],
) -> Result<Op> {
    let (d, a, b, c) = (cx.dst(d, result)?, cx.src(a, x)?, cx.src(b, y)?, cx.src(c, z)?);
    Ok(Op::Ter { f, any, d, a, b, c })
}

pub(super) fn carry(
    cx: &mut Cx<'_>,
    m: &mut Mods<'_>,
    ops: Ops<'_, '_>,
    carry_in: bool,
) -> Result<Op> {
    let carry_out = m.take("cc");
    carry_with(cx, m, ops, carry_in, carry_out)
}

fn carry_with(
    cx: &mut Cx<'_>,
    m: &mut Mods<'_>,
    ops: Ops<'_, '_>,
    carry_in: bool,
    carry_out: bool,
) -> Result<Op> {
    let half = m.one_of(&["lo", "hi"]);
    let ty = m.ty()?;
    let bits = ty.bits();
    if ty.int().is_none() || !matches!(bits, 32 | 64) {
        return Err(unsupported(m));
    }
    match (m.base, half) {
        ("add" | "addc" | "sub" | "subc", None) => {
            operands!(m, ops, [d, a, b]);
            let subtract = m.base.starts_with("sub");
            let (d, a, b) = (cx.dst(d, ty)?, cx.src(a, ty)?, cx.src(b, ty)?);
            Ok(Op::AddCarry { bits, subtract, carry_in, carry_out, d, a, b })
        }
        ("mad" | "madc", Some(half)) => {
            operands!(m, ops, [d, a, b, c]);
            let (d, a, b, c) = (cx.dst(d, ty)?, cx.src(a, ty)?, cx.src(b, ty)?, cx.src(c, ty)?);
            Ok(Op::MadCarry {
                bits,
                signed: ty.is_signed(),
                high: half == "hi",
                carry_in,
                carry_out,
                d,
                a,
                b,
                c,
            })
        }
        _ => Err(unsupported(m)),
    }
}

pub(super) fn unary(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let ftz = m.take("ftz");
    let shiftamt = m.take("shiftamt");
    let ty = m.ty()?;
    operands!(m, ops, [d, a]);
    if ty == Ty::Pred && m.base == "not" {
        let d = cx.pred_dst(d)?.ok_or_else(|| wrong_operands(m))?;
        let a = match cx.pred(a)? {
            PSrc::Reg { index, negated } => PSrc::Reg { index, negated: !negated },
            PSrc::Const(v) => PSrc::Const(!v),
        };
        return Ok(Op::PredMov { d, a });
    }
    let f = match ty.float() {
        Some(_) => arith::float_sign(m.base, ty, ftz),
        None if shiftamt => arith::int_unary("bfind.shiftamt", ty),
        None => arith::int_unary(m.base, ty),
    };
    let f = f.ok_or_else(|| unsupported(m))?;
    let result = if matches!(m.base, "popc" | "clz" | "bfind") { Ty::U(32) } else { ty };
    Ok(Op::Un { f, d: cx.dst(d, result)?, a: cx.src(a, ty)? })
}

pub(super) fn logic(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let ty = m.ty()?;
    operands!(m, ops, [d, a, b]);
    if ty == Ty::Pred {
        let op = match m.base {
            "and" => BoolOp::And,
            "or" => BoolOp::Or,
            _ => BoolOp::Xor,
        };
        let d = cx.pred_dst(d)?.ok_or_else(|| wrong_operands(m))?;
        return Ok(Op::PredBin { op, d, a: cx.pred(a)?, b: cx.pred(b)? });
    }
    let f = arith::logic_binary(m.base).ok_or_else(|| unsupported(m))?;
    Ok(Op::Bin { f, any: true, d: cx.dst(d, ty)?, a: cx.src(a, ty)?, b: cx.src(b, ty)? })
}

/// `lop3`: the table is turned into the sum of products at run time, a bit at a time for all bits.
pub(super) fn lop3(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let ty = m.ty()?;
    operands!(m, ops, [d, a, b, c, table]);
    if ty != Ty::B(32) {
        return Err(unsupported(m));
    }
    let table = immediate(table, Ty::B(32))? as u8;
    let (d, a, b, c) = (cx.dst(d, ty)?, cx.src(a, ty)?, cx.src(b, ty)?, cx.src(c, ty)?);
    Ok(Op::Lop3 { table, d, a, b, c })
}

pub(super) fn bits(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let b32 = Ty::B(32);
    match m.base {
        "shf" => {
            let (dir, how) = (m.one_of(&["l", "r"]), m.one_of(&["wrap", "clamp"]));
            let ty = m.ty()?;
            let (Some(dir), Some(how), Ty::B(32)) = (dir, how, ty) else {
                return Err(unsupported(m));
            };
            let f = arith::int_ternary(&format!("shf.{dir}.{how}"), ty)
                .ok_or_else(|| unsupported(m))?;
            operands!(m, ops, [d, a, b, c]);
            three_sources(cx, (f, true), [d, a, b, c], [ty, ty, ty, Ty::B(32)])
        }
        "bfe" => {
            let ty = m.ty()?;
            let f = arith::int_ternary("bfe", ty).ok_or_else(|| unsupported(m))?;
            operands!(m, ops, [d, a, b, c]);
            three_sources(cx, (f, true), [d, a, b, c], [ty, ty, Ty::B(32), Ty::B(32)])
        }
        "bfi" => {
            let ty = m.ty()?;
            operands!(m, ops, [d, a, b, pos, len]);
            let (d, a, b) = (cx.dst(d, ty)?, cx.src(a, ty)?, cx.src(b, ty)?);
            Ok(Op::Bfi { bits: ty.bits(), d, a, b, pos: cx.src32(pos)?, len: cx.src32(len)? })
        }
        "prmt" => {
            m.take("b32");
            let mode = m.one_of(&["f4e", "b4e", "rc8", "ecl", "ecr", "rc16"]).unwrap_or("");
            let f = arith::prmt(mode).ok_or_else(|| unsupported(m))?;
            operands!(m, ops, [d, a, b, c]);
            three_sources(cx, (f, true), [d, a, b, c], [b32, b32, b32, Ty::B(32)])
        }
        "dp4a" | "dp2a" => {
            let half = m.one_of(&["lo", "hi"]);
            let (at, bt) = (m.ty()?, m.ty()?);
            let sign = |t: Ty| if t.is_signed() { "s" } else { "u" };
            let half = half.map_or(String::new(), |h| format!(".{h}"));
            let name = format!("{}{half}.{}.{}", m.base, sign(at), sign(bt));
            let f = arith::int_ternary(&name, b32).ok_or_else(|| unsupported(m))?;
            operands!(m, ops, [d, a, b, c]);
            three_sources(cx, (f, true), [d, a, b, c], [b32, b32, b32, b32])
        }
        "fns" => {
            m.take("b32");
            let f = arith::int_ternary("fns", b32).ok_or_else(|| unsupported(m))?;
            operands!(m, ops, [d, a, b, c]);
            three_sources(cx, (f, true), [d, a, b, c], [b32, b32, b32, b32])
        }
        _ => {
            let how = m.one_of(&["wrap", "clamp"]).ok_or_else(|| unsupported(m))?;
            let ty = m.ty()?;
            let name = match m.base {
                "szext" => format!("szext.{how}.{}", if ty.is_signed() { "s" } else { "u" }),
                _ => format!("bmsk.{how}"),
            };
            let f = arith::mask_ops(&name).ok_or_else(|| unsupported(m))?;
            operands!(m, ops, [d, a, b]);
            Ok(Op::Bin { f, any: true, d: cx.dst(d, b32)?, a: cx.src(a, b32)?, b: cx.src(b, b32)? })
        }
    }
}

pub(super) fn float_unary(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let approx = m.take("approx");
    let mut fm = float_mode(m, Format::F32, 1);
    let ty = m.ty()?;
    let (format, lanes) = ty.float().ok_or_else(|| unsupported(m))?;
    (fm.format, fm.lanes) = (format, lanes);
    let op = match (m.base, approx) {
        ("rcp", false) => FloatOp::Rcp,
        ("sqrt", false) => FloatOp::Sqrt,
        ("rcp", true) => FloatOp::Approx(Approx::Rcp),
        ("sqrt", true) => FloatOp::Approx(Approx::Sqrt),
        ("rsqrt", true) => FloatOp::Approx(Approx::Rsqrt),
        ("sin", true) => FloatOp::Approx(Approx::Sin),
        ("cos", true) => FloatOp::Approx(Approx::Cos),
        ("lg2", true) => FloatOp::Approx(Approx::Lg2),
        ("ex2", true) => FloatOp::Approx(Approx::Ex2),
        ("tanh", true) => FloatOp::Approx(Approx::Tanh),
        _ => return Err(unsupported(m)),
    };
    operands!(m, ops, [d, a]);
    Ok(Op::Float1 { op, m: fm, d: cx.dst(d, ty)?, a: cx.src(a, ty)? })
}

const COMPARISONS: [&str; 18] = [
    "eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs", "equ", "neu", "ltu", "leu", "gtu",
    "geu", "num", "nan",
];

fn comparison(m: &mut Mods<'_>) -> Result<&'static str> {
    m.one_of(&COMPARISONS).ok_or_else(|| unsupported(m))
}

fn combination(m: &mut Mods<'_>) -> Option<BoolOp> {
    Some(match m.one_of(&["and", "or", "xor"])? {
        "and" => BoolOp::And,
        "or" => BoolOp::Or,
        _ => BoolOp::Xor,
    })
}

fn compare_fn(m: &Mods<'_>, cmp: &str, ty: Ty, ftz: bool, hi: bool) -> Result<CmpFn> {
    let f = match ty.float() {
        Some((format, _)) => arith::float_compare(cmp, format, ftz, hi),
        None => arith::int_compare(cmp, ty),
    };
    f.ok_or_else(|| unsupported(m))
}

fn combine_operand(
    cx: &Cx<'_>,
    op: Option<BoolOp>,
    operand: Option<&Operand<'_>>,
) -> Result<Option<(BoolOp, PSrc)>> {
    match (op, operand) {
        (Some(op), Some(p)) => Ok(Some((op, cx.pred(p)?))),
        (None, None) => Ok(None),
        _ => Err(Fault::input("the combining predicate does not fit the mnemonic")),
    }
}

pub(super) fn setp(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let cmp = comparison(m)?;
    let bool_op = combination(m);
    let ftz = m.take("ftz");
    let ty = m.ty()?;
    let (d, a, b, c) = match ops {
        [d, a, b] => (d, a, b, None),
        [d, a, b, c] => (d, a, b, Some(c)),
        _ => return Err(wrong_operands(m)),
    };
    let (p, q) = match d {
        Operand::Pair(p, q) => (cx.pred_dst(p)?, cx.pred_dst(q)?),
        _ => (cx.pred_dst(d)?, None),
    };
    let combine = combine_operand(cx, bool_op, c)?;
    let (a, b) = (cx.src(a, ty)?, cx.src(b, ty)?);
    if let Ty::Fx2(_) = ty {
        let (lo, hi) = (compare_fn(m, cmp, ty, ftz, false)?, compare_fn(m, cmp, ty, ftz, true)?);
        return Ok(Op::SetpHalves { lo, hi, p, q, a, b, combine });
    }
    Ok(Op::Setp { f: compare_fn(m, cmp, ty, ftz, false)?, p, q, a, b, combine })
}

pub(super) fn set(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let cmp = comparison(m)?;
    let bool_op = combination(m);
    let ftz = m.take("ftz");
    let (dty, ty) = (m.ty()?, m.ty()?);
    let (d, a, b, c) = match ops {
        [d, a, b] => (d, a, b, None),
        [d, a, b, c] => (d, a, b, Some(c)),
        _ => return Err(wrong_operands(m)),
    };
    let combine = combine_operand(cx, bool_op, c)?;
    let (a, b) = (cx.src(a, ty)?, cx.src(b, ty)?);
    let d = cx.dst(d, if let (Ty::Fx2(_), _) = (ty, dty) { Ty::B(32) } else { dty })?;
    if let Ty::Fx2(_) = ty {
        let (lo, hi) = (compare_fn(m, cmp, ty, ftz, false)?, compare_fn(m, cmp, ty, ftz, true)?);
        let one = match dty {
            Ty::Fx2(f) | Ty::F(f) => f.one(),
            _ => 0xffff,
        };
        return Ok(Op::SetHalves { lo, hi, one: [one, one << 16], d, a, b, combine });
    }
    let one = match dty {
        Ty::F(f) => f.one(),
        Ty::U(32) | Ty::S(32) | Ty::B(32) => 0xffff_ffff,
        Ty::U(16) | Ty::S(16) | Ty::B(16) => 0xffff,
        _ => return Err(unsupported(m)),
    };
    Ok(Op::Set { f: compare_fn(m, cmp, ty, ftz, false)?, one, d, a, b, combine })
}

pub(super) fn cvt(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    if m.take("pack") {
        m.take("sat");
        let (to, from) = (m.ty()?, m.ty()?);
        let third = m.ty_opt();
        let to = to.int().filter(|_| from == Ty::S(32)).ok_or_else(|| unsupported(m))?;
        let b32 = Ty::B(32);
        let (d, a, b, c) = match (ops, third) {
            ([d, a, b], None) => (d, a, b, cx.constant(0)),
            ([d, a, b, c], Some(_)) => (d, a, b, cx.src(c, b32)?),
            _ => return Err(wrong_operands(m)),
        };
        return Ok(Op::CvtPack {
            to,
            d: cx.dst(d, b32)?,
            a: cx.src(a, b32)?,
            b: cx.src(b, b32)?,
            c,
        });
    }
    let integral = m.round_integral();
    let round = m.round();
    let (ftz, sat, relu, satfinite) =
        (m.take("ftz"), m.take("sat"), m.take("relu"), m.take("satfinite"));
    let (to, from) = (m.ty()?, m.ty()?);
    let mode = Mode { round: round.unwrap_or_default(), ftz, sat };
    match (to, from) {
        (Ty::Fx2(tf), Ty::F(ff)) => {
            operands!(m, ops, [d, a, b]);
            let out_bits = tf.bits();
            let cvt = Cvt::FloatToFloat { from: ff, to: tf, mode, relu, satfinite };
            let (d, a, b) = (cx.dst(d, Ty::B(2 * out_bits))?, cx.src(a, from)?, cx.src(b, from)?);
            Ok(Op::ConvertPair { cvt, out_bits, d, a, b })
        }
        (Ty::Fx2(tf), Ty::Fx2(ff)) => {
            operands!(m, ops, [d, a]);
            let (d, a) = (cx.dst(d, Ty::B(to.bits()))?, cx.src(a, Ty::B(from.bits()))?);
            Ok(Op::ConvertUnpack { from: ff, to: tf, relu, satfinite, d, a })
        }
        _ => {
            operands!(m, ops, [d, a]);
            let cvt = match (to.int(), from.int(), to, from) {
                (Some(to), Some(from), ..) => Cvt::IntToInt { from, to, sat },
                (None, Some(from), Ty::F(to), _) => Cvt::IntToFloat { from, to, mode },
                (Some(to), None, _, Ty::F(from)) => {
                    Cvt::FloatToInt { from, to, round: integral.unwrap_or(Round::TowardZero), ftz }
                }
                (None, None, Ty::F(to), Ty::F(from)) => match integral {
                    Some(round) if to == from => Cvt::Integral { format: to, round, mode },
                    Some(_) => return Err(unsupported(m)),
                    None => Cvt::FloatToFloat { from, to, mode, relu, satfinite },
                },
                _ => return Err(unsupported(m)),
            };
            let (dst, a) = (cx.dst_wide(d, to)?, cx.src_wide(a, from)?);
            Ok(match convert::fast(&cvt, dst.bits) {
                Some(f) => Op::Un { f, d: dst.row, a },
                None => Op::Convert { cvt, d: dst, a },
            })
        }
    }
}
