//! Decoding of `tcgen05`: tensor memory and its products.

use super::super::inst::*;
use super::super::operand::{Cx, Mods, Operand};
use super::super::types::Ty;
use super::{Ops, operands, unsupported, wrong_operands};
use crate::fault::Result;
use crate::memory::Space;

pub(super) fn decode(cx: &mut Cx<'_>, mnemonic: &str, ops: Ops<'_, '_>) -> Result<Op> {
    let mut m = Mods::new(mnemonic);
    let kind = m.one_of(&[
        "alloc",
        "dealloc",
        "relinquish_alloc_permit",
        "ld",
        "st",
        "wait::ld",
        "wait::st",
        "mma",
        "commit",
        "fence::before_thread_sync",
        "fence::after_thread_sync",
    ]);
    let Some(kind) = kind else { return Err(unsupported(&m)) };
    m.take("cta_group::1");
    let op = match kind {
        "mma" => Op::TensorProduct(Box::new(product(cx, &mut m, ops)?)),
        "commit" => commit(cx, &mut m, ops)?,
        "fence::before_thread_sync" | "fence::after_thread_sync" => Op::Nop,
        _ => {
            m.ignore(&["sync", "aligned"]);
            let op = of_warp(cx, &mut m, ops, kind)?;
            let mask = Some(cx.constant(0xffff_ffff));
            let op = MatrixOp::TensorMemory(op);
            Op::Collective { mask, c: Collective::Matrix(Box::new(op)) }
        }
    };
    m.finish()?;
    Ok(op)
}

fn of_warp(
    cx: &mut Cx<'_>,
    m: &mut Mods<'_>,
    ops: Ops<'_, '_>,
    kind: &str,
) -> Result<TensorMemoryOp> {
    let b32 = Ty::B(32);
    Ok(match kind {
        "alloc" => {
            let space = m.space();
            m.take("b32");
            operands!(m, ops, [to, columns]);
            TensorMemoryOp::Allocate { to: cx.addr(to, space)?, columns: cx.src32(columns)? }
        }
        "dealloc" => {
            m.take("b32");
            operands!(m, ops, [address, columns]);
            TensorMemoryOp::Free { address: cx.src32(address)?, columns: cx.src32(columns)? }
        }
        "ld" | "st" => {
            let halves = match m.one_of(&["32x32b", "16x32bx2"]) {
                Some(shape) => shape == "16x32bx2",
                None => return Err(unsupported(m)),
            };
            let count = m.rest().iter().find_map(|x| x.strip_prefix('x')?.parse::<usize>().ok());
            let count = count.ok_or_else(|| unsupported(m))?;
            m.take(&format!("x{count}"));
            if m.ty()? != b32 {
                return Err(unsupported(m));
            }
            let (list, address, second) = match (kind, halves, ops) {
                ("ld", false, [list, address]) | ("st", false, [address, list]) => {
                    (list, address, None)
                }
                ("ld", true, [list, address, Operand::Int(second)])
                | ("st", true, [address, Operand::Int(second), list]) => {
                    (list, address, Some(*second as u32))
                }
                _ => return Err(wrong_operands(m)),
            };
            let list = match list {
                Operand::Vector(list) => &list[..],
                one => std::slice::from_ref(one),
            };
            if list.len() != count {
                return Err(wrong_operands(m));
            }
            let address = cx.addr(address, Space::Shared)?;
            if kind == "ld" {
                let dsts = list.iter().map(|o| cx.dst(o, b32)).collect::<Result<_>>()?;
                TensorMemoryOp::Load { address, second, dsts }
            } else {
                let srcs = list.iter().map(|o| cx.src(o, b32)).collect::<Result<_>>()?;
                TensorMemoryOp::Store { address, second, srcs }
            }
        }
        _ => TensorMemoryOp::Nothing,
    })
}

const KINDS: [(&str, TensorKind); 7] = [
    ("kind::f16", TensorKind::F16),
    ("kind::tf32", TensorKind::Tf32),
    ("kind::f8f6f4", TensorKind::F8f6f4),
    ("kind::i8", TensorKind::I8),
    ("kind::mxf8f6f4", TensorKind::Mx8),
    ("kind::mxf4", TensorKind::Mx4),
    ("kind::mxf4nvf4", TensorKind::Mx4),
];

fn product(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<TensorProduct> {
    let found = KINDS.into_iter().find(|(name, _)| m.take(name));
    let (_, kind) = found.ok_or_else(|| unsupported(m))?;
    let (ops, scales) = if m.take("block_scale") {
        let block = block(m, kind)?;
        operands!(m, ops, [d, a, b, descriptor, of_a, of_b, accumulate]);
        let (of_a, of_b) = (cx.addr(of_a, Space::Shared)?, cx.addr(of_b, Space::Shared)?);
        ([d, a, b, descriptor, accumulate], Some(BlockScales { a: of_a, b: of_b, block }))
    } else {
        operands!(m, ops, [d, a, b, descriptor, accumulate]);
        ([d, a, b, descriptor, accumulate], None)
    };
    if scales.is_some() != matches!(kind, TensorKind::Mx8 | TensorKind::Mx4) {
        return Err(unsupported(m));
    }
    let [d, a, b, descriptor, accumulate] = ops;
    let a = match a {
        Operand::Memory(..) => TensorFactor::Tensor(cx.addr(a, Space::Shared)?),
        _ => TensorFactor::Shared(cx.src(a, Ty::B(64))?),
    };
    Ok(TensorProduct {
        kind,
        d: cx.addr(d, Space::Shared)?,
        a,
        b: cx.src(b, Ty::B(64))?,
        instruction_descriptor: cx.src32(descriptor)?,
        scales,
        accumulate: cx.pred(accumulate)?,
    })
}

/// Elements that have one scale ("Valid combinations of scale_vectorsize with types and MMA-Kind").
fn block(m: &mut Mods<'_>, kind: TensorKind) -> Result<u32> {
    let names = ["scale_vec::1X", "scale_vec::2X", "scale_vec::4X", "block16", "block32"];
    match (m.one_of(&names), kind) {
        (Some("scale_vec::1X" | "block32") | None, TensorKind::Mx8) => Ok(32),
        (Some("scale_vec::2X" | "block32") | None, TensorKind::Mx4) => Ok(32),
        (Some("scale_vec::4X" | "block16"), TensorKind::Mx4) => Ok(16),
        _ => Err(unsupported(m)),
    }
}

/// Products are done when they are issued, so the arrival that they bring about happens at once.
fn commit(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    m.take("mbarrier::arrive::one");
    let space = m.space();
    m.take("b64");
    operands!(m, ops, [mbarrier]);
    let addr = match mbarrier {
        Operand::Memory(..) => cx.addr(mbarrier, space)?,
        _ => return Err(wrong_operands(m)),
    };
    let op = MbarrierOp::Arrive { drop: false, expect: false };
    let (dst, pred, value) = (None, None, None);
    Ok(Op::Mbarrier(Box::new(Mbarrier { op, ordered: true, addr, dst, pred, value })))
}
