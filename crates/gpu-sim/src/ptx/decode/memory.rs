//! Loads, stores, atomics, copies and mbarriers.

use super::super::inst::*;
use super::super::operand::{Cx, Mods, Operand};
use super::super::types::Ty;
use super::{Ops, operands, unsupported, wrong_operands};
use crate::fault::{Fault, Result};
use crate::memory::Space;

/// Cache operators, which only advise.
pub(super) fn ignore_cache_operators(m: &mut Mods<'_>) {
    m.ignore(&["ca", "cg", "cs", "lu", "cv", "wb", "wt", "unified", "noftz"]);
    m.ignore_where(|x| x.starts_with("L1::") || x.starts_with("L2::") || x.starts_with("level::"));
}

/// Takes a scope.
pub(super) fn scope(cx: &Cx<'_>, m: &mut Mods<'_>) -> Result<Option<Scope>> {
    Ok(Some(match m.one_of(&["cta", "cluster", "gpu", "sys"]) {
        None => return Ok(None),
        Some("cta") => Scope::Cta,
        Some("cluster") if cx.sm < 90 => {
            return Err(Fault::input("`.cluster` needs sm_90 or higher"));
        }
        Some("cluster") => Scope::Cluster,
        Some("gpu") => Scope::Gpu,
        Some(_) => Scope::Sys,
    }))
}

/// Takes the semantics of an access: ordering, scope, cache operators.
fn semantics(cx: &Cx<'_>, m: &mut Mods<'_>) -> Result<Sem> {
    ignore_cache_operators(m);
    let mut sem = Sem { nc: m.take("nc"), ..Sem::WEAK };
    let order = m.one_of(&["weak", "volatile", "mmio", "relaxed", "acquire", "release", "acq_rel"]);
    let scope = scope(cx, m)?;
    match order {
        Some("weak") => {}
        None if !matches!(m.base, "atom" | "red") => {
            if scope.is_some() {
                return Err(Fault::input(format!("a scope of a weak `{}`", m.base)));
            }
        }
        // "Has the same memory synchronization semantics as `.relaxed.sys`."
        Some("volatile") => sem.strong = Some(Scope::Sys),
        order => {
            if order.is_some() && cx.sm < 70 {
                return Err(Fault::input(format!("an ordering of `{}` needs sm_70", m.base)));
            }
            sem.strong = Some(scope.unwrap_or(Scope::Gpu));
            sem.acquire = matches!(order, Some("acquire" | "acq_rel"));
            sem.release = matches!(order, Some("release" | "acq_rel"));
        }
    }
    Ok(sem)
}

/// `fence` and `membar`.
pub(super) fn fence(cx: &Cx<'_>, m: &mut Mods<'_>) -> Result<Op> {
    if m.take("proxy") || m.rest().iter().any(|x| x.starts_with("proxy") || *x == "mbarrier_init") {
        if m.take("proxy::tensormap::generic") || m.take("tensormap::generic") {
            // The only one of a scope: it orders accesses of tensor maps as other fences do.
            let order = m.one_of(&["acquire", "release"]);
            let scope = scope(cx, m)?.ok_or_else(|| unsupported(m))?;
            let (acquire, release) = (order == Some("acquire"), order == Some("release"));
            return Ok(Op::Fence(Fence { sc: false, acquire, release, scope }));
        }
        // Other proxies are not simulated, and mbarrier objects are initialised at once.
        m.ignore_where(|_| true);
        return Ok(Op::Nop);
    }
    if m.base == "membar" {
        // From sm_70 on a synonym for `fence.sc`.
        let scope = match m.one_of(&["cta", "gl", "sys"]) {
            Some("cta") => Scope::Cta,
            Some("gl") => Scope::Gpu,
            Some(_) => Scope::Sys,
            None => return Err(unsupported(m)),
        };
        return Ok(Op::Fence(Fence { sc: true, acquire: true, release: true, scope }));
    }
    m.ignore_where(|x| x.starts_with("sync_restrict"));
    let order = m.one_of(&["sc", "acq_rel", "acquire", "release"]);
    let scope = scope(cx, m)?.ok_or_else(|| unsupported(m))?;
    Ok(Op::Fence(Fence {
        sc: order == Some("sc"),
        acquire: order != Some("release"),
        release: order != Some("acquire"),
        scope,
    }))
}

/// The registers of a vector or the single one.
pub(super) fn elements<'o, 'a>(op: &'o Operand<'a>, count: usize) -> Result<&'o [Operand<'a>]> {
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

pub(super) fn load(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let ops = strip_policy(m, ops, 2);
    let sem = semantics(cx, m)?;
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
        sem,
        size: ty.bytes(),
        signed: ty.is_signed(),
        dsts,
        srcs: Vec::new(),
    })))
}

pub(super) fn store(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let ops = strip_policy(m, ops, 2);
    let sem = semantics(cx, m)?;
    let space = m.space();
    let count = m.vector();
    let ty = m.ty()?;
    operands!(m, ops, [a, v]);
    // A call's parameters are written even in kernels: they are in the frame.
    let addr = cx.addr(a, space)?;
    let srcs = elements(v, count)?.iter().map(|e| cx.src_wide(e, ty)).collect::<Result<_>>()?;
    let (size, dsts) = (ty.bytes(), Vec::new());
    Ok(Op::Store(Box::new(MemOp { addr, sem, size, signed: false, dsts, srcs })))
}

pub(super) fn atomic(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    let is_red = m.base == "red";
    let usual = if is_red { 2 } else { 3 };
    let hinted = m.rest().iter().any(|x| x.ends_with("::cache_hint"));
    let sem = semantics(cx, m)?;
    let space = m.space();
    let name = m
        .one_of(&["and", "or", "xor", "cas", "exch", "add", "inc", "dec", "min", "max"])
        .ok_or_else(|| unsupported(m))?;
    let count = m.vector();
    let ty = m.ty()?;
    let op = AtomOp::of_name(name, ty);
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
        sem,
        size: ty.bytes(),
        dsts,
        srcs,
        new,
    })))
}

/// The `cp.async` family.
pub(super) fn copy_async(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    m.take("async");
    if m.take("commit_group") {
        return Ok(Op::CopyCommit);
    }
    if m.take("wait_all") {
        return Ok(Op::CopyWait { groups: 0 });
    }
    if m.take("wait_group") {
        let [Operand::Int(groups)] = ops else { return Err(wrong_operands(m)) };
        return Ok(Op::CopyWait { groups: *groups });
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
            ordered: true,
            addr,
            dst: None,
            pred: None,
            value: None,
        })));
    }
    ignore_cache_operators(m);
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
    let size = cx.src32(size)?;
    Ok(Op::Copy(Box::new(Copy { dst, src, size, read, ignore })))
}

pub(super) fn mbarrier(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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
    let ordered = !m.take("relaxed");
    m.ignore(&["acquire", "release"]);
    scope(cx, m)?;
    let space = m.space();
    m.take("b64");
    let b64 = Ty::B(64);
    if kind == "pending_count" {
        operands!(m, ops, [d, state]);
        let addr = Addr { base: cx.src(state, b64)?, offset: 0, space: Space::Shared };
        let dst = Some(cx.dst(d, Ty::B(32))?);
        let op = MbarrierOp::PendingCount;
        let (pred, value) = (None, None);
        return Ok(Op::Mbarrier(Box::new(Mbarrier { op, ordered, addr, dst, pred, value })));
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
    Ok(Op::Mbarrier(Box::new(Mbarrier { op, ordered, addr, dst, pred, value })))
}
