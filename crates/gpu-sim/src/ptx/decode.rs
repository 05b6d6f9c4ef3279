//! Turns a mnemonic and its operands into an [`Op`].
//!
//! One function per family of instructions. Each takes the modifiers that it knows out of [`Mods`] and in the
//! end insists that none is left, so that an unknown modifier is a diagnostic and never ignored.
//! Branches and calls need labels and are decoded by the parser.

use super::arith;
use super::inst::*;
use super::operand::{Cx, Mods, Operand, immediate};
use super::types::Ty;
use crate::fault::{Fault, Result};
use crate::float::{Approx, Format, Mode, NanRule, Round};
use crate::memory::Space;

type Ops<'o, 'a> = &'o [Operand<'a>];

fn wrong_operands(m: &Mods<'_>) -> Fault {
    Fault::input(format!("wrong number of operands for `{}`", m.base))
}

fn unsupported(m: &Mods<'_>) -> Fault {
    let rest: Vec<String> = m.rest().iter().map(|r| format!(".{r}")).collect();
    Fault::unsupported(format!("this form of `{}{}`", m.base, rest.concat()))
}

/// Checks the number of operands by destructuring.
macro_rules! operands {
    ($m:expr, $ops:expr, [$($name:ident),*]) => {
        let [$($name),*] = $ops else { return Err(wrong_operands(&$m)) };
    };
}

/// Decodes everything but branches and calls.
pub(super) fn decode(cx: &mut Cx<'_>, mnemonic: &str, ops: Ops<'_, '_>) -> Result<Op> {
    let mut m = Mods::new(mnemonic);
    let op = match m.base {
        "mov" => mov(cx, &mut m, ops)?,
        "add" | "sub" | "mul" | "div" | "rem" | "min" | "max" | "mul24" => binary(cx, &mut m, ops)?,
        "mad" | "fma" | "mad24" | "sad" => ternary(cx, &mut m, ops)?,
        "addc" | "subc" | "madc" => carry(cx, &mut m, ops, true)?,
        "neg" | "abs" | "not" | "cnot" | "popc" | "clz" | "brev" | "bfind" => {
            unary(cx, &mut m, ops)?
        }
        "and" | "or" | "xor" => logic(cx, &mut m, ops)?,
        "shl" | "shr" => {
            let ty = m.ty()?;
            operands!(m, ops, [d, a, b]);
            let f = arith::shift(m.base, ty).ok_or_else(|| unsupported(&m))?;
            Op::Bin { f, any: true, d: cx.dst(d, ty)?, a: cx.src(a, ty)?, b: shift_amount(cx, b)? }
        }
        "lop3" => lop3(cx, &mut m, ops)?,
        "shf" | "bfe" | "bfi" | "prmt" | "dp4a" | "dp2a" | "szext" | "bmsk" | "fns" => {
            bits(cx, &mut m, ops)?
        }
        "rcp" | "sqrt" | "rsqrt" | "sin" | "cos" | "lg2" | "ex2" | "tanh" => {
            float_unary(cx, &mut m, ops)?
        }
        "copysign" => {
            let ty = m.ty()?;
            operands!(m, ops, [d, a, b]);
            let f =
                ty.float().and_then(|(f, _)| arith::copysign(f)).ok_or_else(|| unsupported(&m))?;
            Op::Bin { f, any: false, d: cx.dst(d, ty)?, a: cx.src(a, ty)?, b: cx.src(b, ty)? }
        }
        "testp" => {
            let test =
                m.one_of(&["finite", "infinite", "number", "notanumber", "normal", "subnormal"]);
            let ty = m.ty()?;
            operands!(m, ops, [p, a]);
            let f = test
                .zip(ty.float())
                .and_then(|(t, (f, _))| arith::testp(t, f))
                .ok_or_else(|| unsupported(&m))?;
            let p = cx.pred_dst(p)?.ok_or_else(|| wrong_operands(&m))?;
            Op::Testp { f, p, a: cx.src(a, ty)? }
        }
        "setp" => setp(cx, &mut m, ops)?,
        "set" => set(cx, &mut m, ops)?,
        "selp" => {
            let ty = m.ty()?;
            operands!(m, ops, [d, a, b, p]);
            Op::Selp { d: cx.dst(d, ty)?, a: cx.src(a, ty)?, b: cx.src(b, ty)?, p: cx.pred(p)? }
        }
        "slct" => {
            let ftz = m.take("ftz");
            let (ty, sel) = (m.ty()?, m.ty()?);
            operands!(m, ops, [d, a, b, c]);
            let test = arith::slct_test(sel, ftz).ok_or_else(|| unsupported(&m))?;
            Op::Slct {
                test,
                d: cx.dst(d, ty)?,
                a: cx.src(a, ty)?,
                b: cx.src(b, ty)?,
                c: cx.src(c, sel)?,
            }
        }
        "cvt" => cvt(cx, &mut m, ops)?,
        "cvta" => {
            let to = m.take("to");
            let space = m.space();
            let ty = m.ty()?;
            operands!(m, ops, [d, a]);
            let (d, a) = (cx.dst(d, ty)?, cx.src(a, ty)?);
            let space = if space == Space::Param && !cx.in_entry { Space::Local } else { space };
            if to {
                Op::FromGeneric { space, d, a, bits: ty.bits() }
            } else {
                Op::ToGeneric { space, d, a }
            }
        }
        "isspacep" => {
            let space = m.space();
            operands!(m, ops, [p, a]);
            let p = cx.pred_dst(p)?.ok_or_else(|| wrong_operands(&m))?;
            Op::IsSpace { space, p, a: cx.src(a, Ty::B(64))? }
        }
        "ld" | "ldu" => load(cx, &mut m, ops)?,
        "st" => store(cx, &mut m, ops)?,
        "atom" | "red" => atomic(cx, &mut m, ops)?,
        "cp" => copy_async(cx, &mut m, ops)?,
        "mbarrier" => mbarrier(cx, &mut m, ops)?,
        "bar" | "barrier" => barrier(cx, &mut m, ops)?,
        "shfl" | "vote" | "match" | "redux" | "elect" => collective(cx, &mut m, ops)?,
        "activemask" => {
            m.take("b32");
            operands!(m, ops, [d]);
            Op::Activemask { d: cx.dst(d, Ty::B(32))? }
        }
        "wmma" | "mma" | "ldmatrix" | "stmatrix" | "movmatrix" => {
            return super::matrix::decode(cx, mnemonic, ops);
        }
        "alloca" => {
            let ty = m.ty()?;
            let (d, size, align) = match ops {
                [d, size] => (d, size, None),
                [d, size, align] => (d, size, Some(align)),
                _ => return Err(wrong_operands(&m)),
            };
            let align = match align {
                Some(a) => cx.src(a, ty)?,
                None => cx.constant(8),
            };
            Op::Alloca { d: cx.dst(d, ty)?, size: cx.src(size, ty)?, align }
        }
        "stacksave" => {
            let ty = m.ty()?;
            operands!(m, ops, [d]);
            Op::StackSave { d: cx.dst(d, ty)? }
        }
        "stackrestore" => {
            let ty = m.ty()?;
            operands!(m, ops, [a]);
            Op::StackRestore { a: cx.src(a, ty)? }
        }
        "mapa" => {
            // A cluster has one block, so every shared address is its own image.
            m.space();
            let ty = m.ty()?;
            operands!(m, ops, [d, a, _rank]);
            Op::Un { f: arith::copy(ty.bits()), d: cx.dst(d, ty)?, a: cx.src(a, ty)? }
        }
        "getctarank" => {
            m.space();
            m.ty()?;
            operands!(m, ops, [d, _a]);
            Op::Un { f: arith::copy(32), d: cx.dst(d, Ty::B(32))?, a: cx.constant(0) }
        }
        "createpolicy" => {
            m.ignore_where(|_| true);
            let d = ops.first().ok_or_else(|| wrong_operands(&m))?;
            Op::Un { f: arith::copy(64), d: cx.dst(d, Ty::B(64))?, a: cx.constant(0) }
        }
        "ret" => {
            m.take("uni");
            Op::Ret { function: cx.function }
        }
        "exit" => Op::Exit,
        "trap" | "brkpt" => Op::Trap,
        "nanosleep" => {
            m.ignore_where(|_| true);
            Op::Yield
        }
        // Memory is sequentially consistent here, and caches do not exist.
        "membar" | "fence" | "prefetch" | "prefetchu" | "discard" | "applypriority"
        | "griddepcontrol" | "pmevent" | "setmaxnreg" => {
            m.ignore_where(|_| true);
            Op::Nop
        }
        _ => return Err(Fault::unsupported(format!("instruction `{mnemonic}`"))),
    };
    m.finish()?;
    Ok(op)
}

/// Shift amounts are 32 bits whatever the type; LLVM and hand-written code also use wider constants.
fn shift_amount(cx: &mut Cx<'_>, op: &Operand<'_>) -> Result<Src> {
    cx.src(op, Ty::B(32))
}

fn mov(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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
    FloatMode { format, mode: Mode { round, ftz, sat }, lanes, relu, xorsign: false }
}

impl FloatMode {
    /// Plain arithmetic that the host does by itself.
    fn is_simple(&self) -> bool {
        self.lanes == 1 && self.mode.round == Round::NearestEven && !self.mode.sat && !self.relu
    }
}

fn binary(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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
        let fm = FloatMode { format, mode, lanes, relu: has_relu, xorsign: flags_at_type.xorsign };
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
    if let Some(narrow) = m.ty_opt() {
        return Err(Fault::unsupported(format!(
            "mixed precision `{}` with {} bits",
            m.base,
            narrow.bits()
        )));
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

fn ternary(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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
    Ok(Op::Ter {
        f,
        any: false,
        d: cx.dst(d, result)?,
        a: cx.src(a, ty)?,
        b: cx.src(b, ty)?,
        c: cx.src(c, result)?,
    })
}

fn carry(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>, carry_in: bool) -> Result<Op> {
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

fn unary(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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

fn logic(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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
fn lop3(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let ty = m.ty()?;
    operands!(m, ops, [d, a, b, c, table]);
    if ty != Ty::B(32) {
        return Err(unsupported(m));
    }
    let table = immediate(table, Ty::B(32))? as u8;
    let (d, a, b, c) = (cx.dst(d, ty)?, cx.src(a, ty)?, cx.src(b, ty)?, cx.src(c, ty)?);
    Ok(Op::Lop3 { table, d, a, b, c })
}

fn bits(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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
            Ok(Op::Ter {
                f,
                any: true,
                d: cx.dst(d, ty)?,
                a: cx.src(a, ty)?,
                b: cx.src(b, ty)?,
                c: cx.src32(c)?,
            })
        }
        "bfe" => {
            let ty = m.ty()?;
            let f = arith::int_ternary("bfe", ty).ok_or_else(|| unsupported(m))?;
            operands!(m, ops, [d, a, b, c]);
            Ok(Op::Ter {
                f,
                any: true,
                d: cx.dst(d, ty)?,
                a: cx.src(a, ty)?,
                b: cx.src32(b)?,
                c: cx.src32(c)?,
            })
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
            Ok(Op::Ter {
                f,
                any: true,
                d: cx.dst(d, b32)?,
                a: cx.src(a, b32)?,
                b: cx.src(b, b32)?,
                c: cx.src32(c)?,
            })
        }
        "dp4a" | "dp2a" => {
            let half = m.one_of(&["lo", "hi"]);
            let (at, bt) = (m.ty()?, m.ty()?);
            let sign = |t: Ty| if t.is_signed() { "s" } else { "u" };
            let half = half.map_or(String::new(), |h| format!(".{h}"));
            let name = format!("{}{half}.{}.{}", m.base, sign(at), sign(bt));
            let f = arith::int_ternary(&name, b32).ok_or_else(|| unsupported(m))?;
            operands!(m, ops, [d, a, b, c]);
            Ok(Op::Ter {
                f,
                any: true,
                d: cx.dst(d, b32)?,
                a: cx.src(a, b32)?,
                b: cx.src(b, b32)?,
                c: cx.src(c, b32)?,
            })
        }
        "fns" => {
            m.take("b32");
            let f = arith::int_ternary("fns", b32).ok_or_else(|| unsupported(m))?;
            operands!(m, ops, [d, a, b, c]);
            Ok(Op::Ter {
                f,
                any: true,
                d: cx.dst(d, b32)?,
                a: cx.src(a, b32)?,
                b: cx.src(b, b32)?,
                c: cx.src(c, b32)?,
            })
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

fn float_unary(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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

fn setp(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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

fn set(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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

fn cvt(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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
            Ok(match super::convert::fast(&cvt, dst.bits) {
                Some(f) => Op::Un { f, d: dst.row, a },
                None => Op::Convert { cvt, d: dst, a },
            })
        }
    }
}

/// Qualifiers of memory accesses that make no difference in a simulator without caches.
fn ignore_memory_qualifiers(m: &mut Mods<'_>) {
    m.ignore(&[
        "volatile", "relaxed", "acquire", "release", "acq_rel", "sc", "weak", "mmio", "cta",
        "cluster", "gpu", "sys", "ca", "cg", "cs", "lu", "cv", "wb", "wt", "nc", "unified",
        "noftz",
    ]);
    m.ignore_where(|x| x.starts_with("L1::") || x.starts_with("L2::") || x.starts_with("level::"));
}

/// The registers of a vector or the single one.
fn elements<'o, 'a>(op: &'o Operand<'a>, count: usize) -> Result<&'o [Operand<'a>]> {
    let list = match op {
        Operand::Vector(list) => list.as_slice(),
        single => std::slice::from_ref(single),
    };
    if list.len() == count { Ok(list) } else { Err(Fault::input("vector of the wrong length")) }
}

/// Cache policies follow the address; they have no effect.
fn strip_policy<'o, 'a>(m: &mut Mods<'_>, ops: Ops<'o, 'a>, usual: usize) -> Ops<'o, 'a> {
    let hinted = m.rest().iter().any(|x| x.ends_with("::cache_hint"));
    if hinted && ops.len() == usual + 1 { &ops[..usual] } else { ops }
}

fn load(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let ops = strip_policy(m, ops, 2);
    ignore_memory_qualifiers(m);
    let space = m.space();
    let count = m.vector();
    let ty = m.ty()?;
    operands!(m, ops, [d, a]);
    let addr = cx.addr(a, space)?;
    let mut dsts = Vec::with_capacity(count);
    for e in elements(d, count)? {
        if *e == Operand::Sink {
            dsts.push(None);
        } else {
            dsts.push(Some(cx.dst_wide(e, ty)?));
        }
    }
    Ok(Op::Load(Box::new(MemOp {
        addr,
        size: ty.bytes(),
        signed: ty.is_signed(),
        dsts,
        srcs: Vec::new(),
    })))
}

fn store(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    if m.take("async") || m.take("bulk") {
        return Err(Fault::unsupported("asynchronous stores"));
    }
    let ops = strip_policy(m, ops, 2);
    ignore_memory_qualifiers(m);
    let space = m.space();
    let count = m.vector();
    let ty = m.ty()?;
    operands!(m, ops, [a, v]);
    // A call's parameters are written even in kernels: they are in the frame.
    let addr = cx.addr(a, space)?;
    let srcs = elements(v, count)?.iter().map(|e| cx.src_wide(e, ty)).collect::<Result<_>>()?;
    Ok(Op::Store(Box::new(MemOp { addr, size: ty.bytes(), signed: false, dsts: Vec::new(), srcs })))
}

fn atomic(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    if m.take("async") {
        return Err(Fault::unsupported("`red.async`"));
    }
    let is_red = m.base == "red";
    let usual = if is_red { 2 } else { 3 };
    let hinted = m.rest().iter().any(|x| x.ends_with("::cache_hint"));
    ignore_memory_qualifiers(m);
    let space = m.space();
    let name = m
        .one_of(&["and", "or", "xor", "cas", "exch", "add", "inc", "dec", "min", "max"])
        .ok_or_else(|| unsupported(m))?;
    let count = m.vector();
    let ty = m.ty()?;
    let op = match (name, ty) {
        ("and", _) => AtomOp::And,
        ("or", _) => AtomOp::Or,
        ("xor", _) => AtomOp::Xor,
        ("exch", _) => AtomOp::Exch,
        ("cas", _) => AtomOp::Cas,
        ("add", Ty::F(f)) => AtomOp::FAdd(f, 1),
        ("add", Ty::Fx2(f)) => AtomOp::FAdd(f, 2),
        ("add", _) => AtomOp::Add,
        ("inc", _) => AtomOp::Inc,
        ("dec", _) => AtomOp::Dec,
        ("min", Ty::F(f)) => AtomOp::FMin(f, 1),
        ("min", Ty::Fx2(f)) => AtomOp::FMin(f, 2),
        ("max", Ty::F(f)) => AtomOp::FMax(f, 1),
        ("max", Ty::Fx2(f)) => AtomOp::FMax(f, 2),
        ("min", Ty::S(_)) => AtomOp::MinS,
        ("min", _) => AtomOp::MinU,
        ("max", Ty::S(_)) => AtomOp::MaxS,
        _ => AtomOp::MaxU,
    };
    let usual = if op == AtomOp::Cas { usual + 1 } else { usual };
    let ops = if hinted && ops.len() == usual + 1 { &ops[..usual] } else { ops };
    let (d, rest) = if is_red { (None, ops) } else { (ops.first(), ops.get(1..).unwrap_or(&[])) };
    let (a, b, new) = match rest {
        [a, b] if op != AtomOp::Cas => (a, b, None),
        [a, b, c] if op == AtomOp::Cas => (a, b, Some(c)),
        _ => return Err(wrong_operands(m)),
    };
    if ty.bits() == 128 && !matches!(op, AtomOp::Cas | AtomOp::Exch) {
        return Err(unsupported(m));
    }
    let mut dsts = Vec::new();
    if let Some(d) = d.filter(|d| **d != Operand::Sink) {
        for e in elements(d, count)? {
            dsts.push(cx.dst_or_sink(e, ty)?.map(|row| Dst { row, bits: ty.bits() }));
        }
    }
    let srcs = elements(b, count)?.iter().map(|e| cx.src(e, ty)).collect::<Result<_>>()?;
    let new = new.map(|c| cx.src(c, ty)).transpose()?;
    Ok(Op::Atomic(Box::new(Atom {
        op,
        addr: cx.addr(a, space)?,
        size: ty.bytes(),
        dsts,
        srcs,
        new,
    })))
}

/// The `cp.async` family. Copies happen at once, which is one of the orders that the real ones allow.
fn copy_async(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    if m.take("reduce") {
        return Err(Fault::unsupported("`cp.reduce.async`"));
    }
    m.take("async");
    if m.take("wait_group") || m.take("wait_all") || m.take("commit_group") {
        m.ignore(&["bulk", "read"]);
        return Ok(Op::Nop);
    }
    if m.take("mbarrier") {
        m.take("arrive");
        let noinc = m.take("noinc");
        let space = m.space();
        m.take("b64");
        operands!(m, ops, [a]);
        let addr = cx.addr(a, space)?;
        let op = MbarrierOp::AsyncArrive { noinc };
        return Ok(Op::Mbarrier(Box::new(Mbarrier {
            op,
            addr,
            dst: None,
            pred: None,
            value: None,
        })));
    }
    if m.take("bulk") {
        if m.rest().iter().any(|x| *x == "tensor" || x.starts_with("multicast")) {
            return Err(Fault::unsupported("tensor copies"));
        }
        if m.take("prefetch") {
            m.ignore_where(|_| true);
            return Ok(Op::Nop);
        }
        let (to, from) = (m.space(), m.space());
        let by_mbarrier = m.take("mbarrier::complete_tx::bytes");
        m.take("bulk_group");
        ignore_memory_qualifiers(m);
        let (dst, src, size, bar) = match ops {
            [dst, src, size, bar, ..] if by_mbarrier => (dst, src, size, Some(bar)),
            [dst, src, size, ..] if !by_mbarrier => (dst, src, size, None),
            _ => return Err(wrong_operands(m)),
        };
        let mbarrier = bar.map(|b| cx.addr(b, Space::Shared)).transpose()?;
        let (dst, src) = (cx.addr(dst, to)?, cx.addr(src, from)?);
        return Ok(Op::Copy(Box::new(Copy {
            dst,
            src,
            size: cx.src32(size)?,
            read: None,
            ignore: None,
            mbarrier,
        })));
    }
    ignore_memory_qualifiers(m);
    let (to, from) = (m.space(), m.space());
    let (dst, src, size, extra) = match ops {
        [dst, src, size] => (dst, src, size, None),
        [dst, src, size, extra, ..] => (dst, src, size, Some(extra)),
        _ => return Err(wrong_operands(m)),
    };
    let (mut read, mut ignore) = (None, None);
    match extra {
        Some(p @ Operand::Pred { .. }) => ignore = Some(cx.pred(p)?),
        Some(r) => read = Some(cx.src32(r)?),
        None => {}
    }
    let (dst, src) = (cx.addr(dst, to)?, cx.addr(src, from)?);
    Ok(Op::Copy(Box::new(Copy { dst, src, size: cx.src32(size)?, read, ignore, mbarrier: None })))
}

fn mbarrier(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let kind = m
        .one_of(&[
            "init",
            "inval",
            "arrive",
            "arrive_drop",
            "expect_tx",
            "complete_tx",
            "test_wait",
            "try_wait",
            "pending_count",
        ])
        .ok_or_else(|| unsupported(m))?;
    let expect = m.take("expect_tx");
    let parity = m.take("parity");
    m.take("noComplete");
    ignore_memory_qualifiers(m);
    let space = m.space();
    m.take("b64");
    let b64 = Ty::B(64);
    if kind == "pending_count" {
        operands!(m, ops, [d, state]);
        let addr = Addr { base: cx.src(state, b64)?, offset: 0, space: Space::Shared };
        let dst = Some(cx.dst(d, Ty::B(32))?);
        let op = MbarrierOp::PendingCount;
        return Ok(Op::Mbarrier(Box::new(Mbarrier { op, addr, dst, pred: None, value: None })));
    }
    let (op, result, rest): (MbarrierOp, Option<&Operand<'_>>, Ops<'_, '_>) = match (kind, ops) {
        ("init", rest) => (MbarrierOp::Init, None, rest),
        ("inval", rest) => (MbarrierOp::Inval, None, rest),
        ("expect_tx", rest) => (MbarrierOp::ExpectTx, None, rest),
        ("complete_tx", rest) => (MbarrierOp::CompleteTx, None, rest),
        ("arrive" | "arrive_drop", [d, rest @ ..]) if !matches!(d, Operand::Memory(..)) => {
            (MbarrierOp::Arrive { drop: kind == "arrive_drop", expect }, Some(d), rest)
        }
        ("arrive" | "arrive_drop", rest) => {
            (MbarrierOp::Arrive { drop: kind == "arrive_drop", expect }, None, rest)
        }
        (_, [d, rest @ ..]) => {
            (MbarrierOp::TestWait { parity, block: kind == "try_wait" }, Some(d), rest)
        }
        _ => return Err(wrong_operands(m)),
    };
    let (a, value) = match rest {
        [a] => (a, None),
        [a, v, ..] => (a, Some(v)),
        _ => return Err(wrong_operands(m)),
    };
    let addr = cx.addr(a, space)?;
    let (mut dst, mut pred) = (None, None);
    match (op, result) {
        (MbarrierOp::TestWait { .. }, Some(p)) => pred = cx.pred_dst(p)?,
        (_, Some(d)) => dst = cx.dst_or_sink(d, b64)?,
        _ => {}
    }
    let value_ty =
        if matches!(op, MbarrierOp::TestWait { parity: false, .. }) { b64 } else { Ty::B(32) };
    let value = value.map(|v| cx.src(v, value_ty)).transpose()?;
    Ok(Op::Mbarrier(Box::new(Mbarrier { op, addr, dst, pred, value })))
}

fn barrier(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    if m.take("cluster") {
        // One block per cluster: arriving does nothing, waiting is a block barrier of its own.
        m.ignore(&["aligned", "relaxed", "release", "acquire"]);
        if m.take("arrive") {
            return Ok(Op::Nop);
        }
        m.take("wait");
        let id = cx.constant(super::CLUSTER_BARRIER);
        return Ok(Op::Bar(Box::new(Bar { id, count: None, arrive: false, red: None })));
    }
    if m.take("warp") {
        m.take("sync");
        operands!(m, ops, [mask]);
        return Ok(Op::Collective { mask: Some(cx.src32(mask)?), c: Collective::Barrier });
    }
    m.ignore(&["cta", "aligned", "all"]);
    if m.take("red") {
        let kind = match m.one_of(&["popc", "and", "or"]) {
            Some("popc") => BarRed::Popc,
            Some("and") => BarRed::And,
            Some(_) => BarRed::Or,
            None => return Err(unsupported(m)),
        };
        m.ty()?;
        let (d, id, count, p) = match ops {
            [d, id, p] => (d, id, None, p),
            [d, id, count, p] => (d, id, Some(count), p),
            _ => return Err(wrong_operands(m)),
        };
        let (mut dst, mut pred) = (None, None);
        if kind == BarRed::Popc {
            dst = cx.dst_or_sink(d, Ty::B(32))?;
        } else {
            pred = cx.pred_dst(d)?;
        }
        let count = count.map(|c| cx.src32(c)).transpose()?;
        let red = Some(BarReduce { op: kind, dst, pred, value: cx.pred(p)? });
        return Ok(Op::Bar(Box::new(Bar { id: cx.src32(id)?, count, arrive: false, red })));
    }
    let arrive = m.take("arrive");
    m.take("sync");
    let (id, count) = match ops {
        [id] => (cx.src32(id)?, None),
        [id, count] => (cx.src32(id)?, Some(cx.src32(count)?)),
        _ => return Err(wrong_operands(m)),
    };
    Ok(Op::Bar(Box::new(Bar { id, count, arrive, red: None })))
}

fn collective(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let b32 = Ty::B(32);
    let sync = m.take("sync");
    // The member mask is the last operand of the synchronising forms.
    let (ops, mask) = match (sync, ops.split_last()) {
        (true, Some((mask, rest))) => (rest, Some(cx.src32(mask)?)),
        (false, _) => (ops, None),
        _ => return Err(wrong_operands(m)),
    };
    // `d|p` of the first operand.
    let split = |cx: &Cx<'_>, d: &Operand<'_>, ty: Ty| -> Result<(Option<u32>, Option<u32>)> {
        match d {
            Operand::Pair(d, p) => Ok((cx.dst_or_sink(d, ty)?, cx.pred_dst(p)?)),
            d => Ok((cx.dst_or_sink(d, ty)?, None)),
        }
    };
    let c = match m.base {
        "shfl" => {
            let mode = match m.one_of(&["up", "down", "bfly", "idx"]) {
                Some("up") => ShflMode::Up,
                Some("down") => ShflMode::Down,
                Some("bfly") => ShflMode::Bfly,
                Some(_) => ShflMode::Idx,
                None => return Err(unsupported(m)),
            };
            m.ty()?;
            operands!(m, ops, [d, a, b, c]);
            let (dst, pred) = split(cx, d, b32)?;
            let (value, lane, clamp) = (cx.src(a, b32)?, cx.src32(b)?, cx.src32(c)?);
            Collective::Shfl { mode, dst, pred, value, lane, clamp }
        }
        "vote" => {
            let mode = match m.one_of(&["all", "any", "uni", "ballot"]) {
                Some("all") => VoteMode::All,
                Some("any") => VoteMode::Any,
                Some("uni") => VoteMode::Uni,
                Some(_) => VoteMode::Ballot,
                None => return Err(unsupported(m)),
            };
            m.ty()?;
            operands!(m, ops, [d, p]);
            let value = cx.pred(p)?;
            if mode == VoteMode::Ballot {
                Collective::Vote { mode, dst: cx.dst_or_sink(d, b32)?, pred: None, value }
            } else {
                Collective::Vote { mode, dst: None, pred: cx.pred_dst(d)?, value }
            }
        }
        "match" => {
            let all = m.take("all");
            m.take("any");
            let ty = m.ty()?;
            operands!(m, ops, [d, a]);
            let value = cx.src(a, ty)?;
            let (dst, pred) = split(cx, d, b32)?;
            if all {
                Collective::MatchAll { dst, pred, value }
            } else {
                Collective::MatchAny { dst, value }
            }
        }
        "redux" => {
            let name = m
                .one_of(&["add", "min", "max", "and", "or", "xor"])
                .ok_or_else(|| unsupported(m))?;
            let (abs, nan) = (m.take("abs"), m.take("NaN"));
            let nan = if nan { NanRule::Propagate } else { NanRule::Number };
            let ty = m.ty()?;
            let op = match (name, ty) {
                ("min", Ty::F(Format::F32)) => ReduxOp::FMin { nan, abs },
                ("max", Ty::F(Format::F32)) => ReduxOp::FMax { nan, abs },
                (_, Ty::F(_)) => return Err(unsupported(m)),
                ("add", _) => ReduxOp::Add,
                ("and", _) => ReduxOp::And,
                ("or", _) => ReduxOp::Or,
                ("xor", _) => ReduxOp::Xor,
                ("min", Ty::S(_)) => ReduxOp::MinS,
                ("min", _) => ReduxOp::MinU,
                (_, Ty::S(_)) => ReduxOp::MaxS,
                _ => ReduxOp::MaxU,
            };
            operands!(m, ops, [d, a]);
            Collective::Redux { op, dst: cx.dst_or_sink(d, b32)?, value: cx.src(a, b32)? }
        }
        _ => {
            operands!(m, ops, [d]);
            let (dst, pred) = split(cx, d, b32)?;
            Collective::Elect { dst, pred }
        }
    };
    Ok(Op::Collective { mask, c })
}
