//! Decoding of the copies of the asynchronous engine, and of operations on tensor maps.

use super::super::inst::*;
use super::super::operand::{Cx, Mods, Operand};
use super::super::types::Ty;
use super::memory::{elements, ignore_cache_operators, scope};
use super::{Ops, operands, unsupported, wrong_operands};
use crate::fault::{Fault, Result};
use crate::memory::Space;
use crate::tensor_map::Field;

/// Names of reductions.
const REDUCTIONS: [&str; 8] = ["add", "min", "max", "inc", "dec", "and", "or", "xor"];

/// `cp.async.bulk…` and `cp.reduce.async.bulk…`, without `cp`.
pub(super) fn decode(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    m.ignore(&["async", "bulk"]);
    if m.take("commit_group") {
        operands!(m, ops, []);
        return Ok(Op::BulkCommit);
    }
    if m.take("wait_group") {
        let read = m.take("read");
        let [Operand::Int(groups)] = ops else { return Err(wrong_operands(m)) };
        return Ok(Op::BulkWait { groups: *groups, read });
    }
    if m.take("prefetch") {
        // It only advises.
        m.ignore_where(|_| true);
        return Ok(Op::Nop);
    }
    let name = if m.take("reduce") { Some(reduction(m)?) } else { None };
    if m.take("tensor") {
        return tensor(cx, m, ops, name);
    }
    linear(cx, m, ops, name)
}

fn reduction(m: &mut Mods<'_>) -> Result<&'static str> {
    m.one_of(&REDUCTIONS).ok_or_else(|| unsupported(m))
}

/// Takes the operand of an mbarrier object, or notes that the copy is of a group.
fn completion<'o, 'a>(
    cx: &mut Cx<'_>,
    m: &mut Mods<'_>,
    ops: Ops<'o, 'a>,
) -> Result<(Option<Addr>, Ops<'o, 'a>)> {
    if m.take("mbarrier::complete_tx::bytes") {
        let [bar, rest @ ..] = ops else { return Err(wrong_operands(m)) };
        return Ok((Some(cx.addr(bar, Space::Shared)?), rest));
    }
    if m.take("bulk_group") { Ok((None, ops)) } else { Err(unsupported(m)) }
}

/// Takes the mask of blocks and the cache policy, which come in this order. Nothing may be left.
fn multicast(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Option<Src>> {
    let hinted = m.rest().iter().any(|x| x.ends_with("::cache_hint"));
    ignore_cache_operators(m);
    let (mask, rest) = match (m.take("multicast::cluster"), ops) {
        (false, rest) => (None, rest),
        (true, [mask, rest @ ..]) => (Some(cx.src(mask, Ty::B(16))?), rest),
        _ => return Err(wrong_operands(m)),
    };
    if rest.len() != usize::from(hinted) {
        return Err(wrong_operands(m));
    }
    Ok(mask)
}

fn linear(
    cx: &mut Cx<'_>,
    m: &mut Mods<'_>,
    ops: Ops<'_, '_>,
    name: Option<&'static str>,
) -> Result<Op> {
    let (to, from) = (m.space(), m.space());
    let ty = match name {
        Some(_) => Some(m.ty()?),
        None => None,
    };
    m.ignore(&["relaxed", "weak", "noftz", "gpu", "sys", "cta", "cluster"]);
    let [dst, src, size, rest @ ..] = ops else { return Err(wrong_operands(m)) };
    let (mbarrier, rest) = completion(cx, m, rest)?;
    // The mask of bytes is the last operand.
    let (mask, rest) = match (m.take("cp_mask"), rest) {
        (false, rest) => (None, rest),
        (true, [rest @ .., mask]) => (Some(cx.src(mask, Ty::B(16))?), rest),
        _ => return Err(wrong_operands(m)),
    };
    let multicast = multicast(cx, m, rest)?;
    let (to, from) = (cx.addr(dst, to)?, cx.addr(src, from)?);
    let kind = BulkKind::Linear { to, from, size: cx.src32(size)?, mask };
    let reduce = name.map(|name| BulkReduce { name, ty });
    Ok(Op::Bulk(Box::new(BulkCopy { kind, mbarrier, multicast, reduce })))
}

fn tensor(
    cx: &mut Cx<'_>,
    m: &mut Mods<'_>,
    ops: Ops<'_, '_>,
    name: Option<&'static str>,
) -> Result<Op> {
    let dimensions = match m.one_of(&["1d", "2d", "3d", "4d", "5d"]) {
        Some(text) => (text.as_bytes()[0] - b'0') as usize,
        None => return Err(unsupported(m)),
    };
    let (to, from) = (m.space(), m.space());
    let store = match (to, from) {
        (Space::Global, Space::Shared) => true,
        (Space::Shared, Space::Global) if name.is_none() => false,
        _ => return Err(unsupported(m)),
    };
    if m.rest().iter().any(|x| x.starts_with("im2col")) {
        return Err(Fault::unsupported("`.im2col` copies of tensors"));
    }
    let rows = m.one_of(&["tile::gather4", "tile::scatter4"]).is_some();
    m.ignore(&["tile", "cta_group::1", "cta_group::2"]);
    let [first, second, rest @ ..] = ops else { return Err(wrong_operands(m)) };
    let (map, shared) = if store { (first, second) } else { (second, first) };
    let Operand::Tensor(map, coordinates) = map else { return Err(wrong_operands(m)) };
    let (mbarrier, rest) = completion(cx, m, rest)?;
    let multicast = multicast(cx, m, rest)?;
    let coordinates = coordinates.iter().map(|c| cx.src32(c)).collect::<Result<_>>()?;
    let (map, shared) = (cx.addr(map, Space::Generic)?, cx.addr(shared, Space::Shared)?);
    let tensor = TensorCopy { store, dimensions, map, coordinates, shared, rows };
    let reduce = name.map(|name| BulkReduce { name, ty: None });
    let kind = BulkKind::Tensor(tensor);
    Ok(Op::Bulk(Box::new(BulkCopy { kind, mbarrier, multicast, reduce })))
}

/// `st.async` and `red.async`: values that go to shared memory of the cluster.
pub(super) fn of_values(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    m.take("async");
    let name = if m.base == "red" { Some(reduction(m)?) } else { None };
    ignore_cache_operators(m);
    m.ignore(&["weak", "relaxed", "release", "cta", "cluster"]);
    let space = m.space();
    if space != Space::Shared || !m.take("mbarrier::complete_tx::bytes") {
        return Err(unsupported(m));
    }
    let count = m.vector();
    let ty = m.ty()?;
    operands!(m, ops, [to, value, bar]);
    let srcs = elements(value, count)?.iter().map(|e| cx.src(e, ty)).collect::<Result<_>>()?;
    let kind = BulkKind::Values { to: cx.addr(to, space)?, size: ty.bytes(), srcs };
    let mbarrier = Some(cx.addr(bar, Space::Shared)?);
    let reduce = name.map(|name| BulkReduce { name, ty: Some(ty) });
    Ok(Op::Bulk(Box::new(BulkCopy { kind, mbarrier, multicast: None, reduce })))
}

/// `tensormap.replace` and `tensormap.cp_fenceproxy`.
pub(super) fn tensor_map(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    if m.take("cp_fenceproxy") {
        let (to, from) = (m.space(), m.space());
        m.ignore(&["tensormap::generic", "release", "sync", "aligned"]);
        let scope = scope(cx, m)?.ok_or_else(|| unsupported(m))?;
        operands!(m, ops, [dst, src, size]);
        if *size != Operand::Int(crate::tensor_map::MAP_BYTES as u64) {
            return Err(Fault::input("`tensormap.cp_fenceproxy` copies 128 bytes"));
        }
        let copy = CopyMap { to: cx.addr(dst, to)?, from: cx.addr(src, from)?, scope };
        let mask = Some(cx.constant(0xffff_ffff));
        return Ok(Op::Collective { mask, c: Collective::CopyMap(Box::new(copy)) });
    }
    if !m.take("replace") || !m.take("tile") {
        return Err(unsupported(m));
    }
    let name = m.rest().first().copied().unwrap_or("");
    let field = Field::from_name(name).ok_or_else(|| unsupported(m))?;
    m.take(name);
    let space = m.space();
    m.take("b1024");
    let ty = m.ty()?;
    let (addr, ordinal, value) = match ops {
        [addr, Operand::Int(ordinal), value] if field.has_ordinal() => (addr, *ordinal, value),
        [addr, value] if !field.has_ordinal() => (addr, 0, value),
        _ => return Err(wrong_operands(m)),
    };
    let place = field.place(usize::try_from(ordinal).unwrap_or(usize::MAX))?;
    if place.1 > ty.bytes() as usize || (place.1 == 8) != (ty.bits() == 64) {
        return Err(Fault::input(format!("`.{name}` with this type")));
    }
    let replace = ReplaceField { addr: cx.addr(addr, space)?, place, value: cx.src(value, ty)? };
    Ok(Op::ReplaceField(Box::new(replace)))
}
