//! Turns a mnemonic and its operands into an [`Op`].
//!
//! One function per family of instructions. Each takes the modifiers that it knows out of [`Mods`] and in the
//! end insists that none is left, so that an unknown modifier is a diagnostic and never ignored.
//! Branches and calls need labels and are decoded by the parser.

mod arith;
mod bulk;
mod matrix;
mod memory;
mod sync;
mod tcgen05;

use super::arith as rows;
use super::inst::*;
use super::operand::{Cx, Mods, Operand};
use super::types::Ty;
use crate::fault::{Fault, Result};
use crate::memory::Space;
use arith::*;
use memory::*;
use sync::*;

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
use operands;

/// An address as a value: in a register, or that of a variable.
fn address_value(cx: &mut Cx<'_>, op: &Operand<'_>, ty: Ty) -> Result<Src> {
    // `mapa.shared::cluster.u64` may take a variable's address from a register of 64 bits.
    match op {
        Operand::Reg { row, bits: 32 | 64 } => Ok(Src::reg(*row)),
        _ => cx.src(op, ty),
    }
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
            let f = rows::shift(m.base, ty).ok_or_else(|| unsupported(&m))?;
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
                ty.float().and_then(|(f, _)| rows::copysign(f)).ok_or_else(|| unsupported(&m))?;
            Op::Bin { f, any: false, d: cx.dst(d, ty)?, a: cx.src(a, ty)?, b: cx.src(b, ty)? }
        }
        "testp" => {
            let test =
                m.one_of(&["finite", "infinite", "number", "notanumber", "normal", "subnormal"]);
            let ty = m.ty()?;
            operands!(m, ops, [p, a]);
            let f = test
                .zip(ty.float())
                .and_then(|(t, (f, _))| rows::testp(t, f))
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
            let test = rows::slct_test(sel, ftz).ok_or_else(|| unsupported(&m))?;
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
            let own = !m.rest().contains(&"shared::cluster");
            let space = m.space();
            operands!(m, ops, [p, a]);
            let p = cx.pred_dst(p)?.ok_or_else(|| wrong_operands(&m))?;
            Op::IsSpace { space, own, p, a: cx.src(a, Ty::B(64))? }
        }
        "ld" | "ldu" => load(cx, &mut m, ops)?,
        "st" | "red" if m.rest().contains(&"async") => bulk::of_values(cx, &mut m, ops)?,
        "st" => store(cx, &mut m, ops)?,
        "atom" | "red" => atomic(cx, &mut m, ops)?,
        "cp" if m.rest().contains(&"bulk") => bulk::decode(cx, &mut m, ops)?,
        "cp" => copy_async(cx, &mut m, ops)?,
        "tensormap" => bulk::tensor_map(cx, &mut m, ops)?,
        "mbarrier" => mbarrier(cx, &mut m, ops)?,
        "bar" | "barrier" => barrier(cx, &mut m, ops)?,
        "shfl" | "vote" | "match" | "redux" | "elect" => collective(cx, &mut m, ops)?,
        "activemask" => {
            m.take("b32");
            operands!(m, ops, [d]);
            Op::Activemask { d: cx.dst(d, Ty::B(32))? }
        }
        "wmma" | "mma" | "wgmma" | "ldmatrix" | "stmatrix" | "movmatrix" => {
            return matrix::decode(cx, mnemonic, ops);
        }
        "tcgen05" => return tcgen05::decode(cx, mnemonic, ops),
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
            let generic = m.space() == Space::Generic;
            let ty = m.ty()?;
            operands!(m, ops, [d, a, rank]);
            let (d, a, rank) = (cx.dst(d, ty)?, address_value(cx, a, ty)?, cx.src32(rank)?);
            Op::MapAddress(MapAddress { d, a, rank, generic })
        }
        "getctarank" => {
            let generic = m.space() == Space::Generic;
            let ty = m.ty()?;
            operands!(m, ops, [d, a]);
            let (d, a, rank) = (cx.dst(d, Ty::B(32))?, address_value(cx, a, ty)?, cx.constant(0));
            Op::RankOfAddress(MapAddress { d, a, rank, generic })
        }
        "createpolicy" => {
            m.ignore_where(|_| true);
            let d = ops.first().ok_or_else(|| wrong_operands(&m))?;
            Op::Un { f: rows::copy(64), d: cx.dst(d, Ty::B(64))?, a: cx.constant(0) }
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
        "membar" | "fence" => fence(cx, &mut m)?,
        "prefetch" | "prefetchu" | "discard" | "applypriority" | "griddepcontrol" | "pmevent"
        | "setmaxnreg" => {
            m.ignore_where(|_| true);
            Op::Nop
        }
        _ => return Err(Fault::unsupported(format!("instruction `{mnemonic}`"))),
    };
    m.finish()?;
    Ok(op)
}
