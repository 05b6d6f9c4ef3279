//! Barriers and operations of several lanes.

use super::super::inst::*;
use super::super::operand::{Cx, Mods, Operand};
use super::super::types::Ty;
use super::{Ops, operands, unsupported, wrong_operands};
use crate::fault::Result;
use crate::float::{Format, NanRule};

pub(super) fn barrier(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
    if m.take("cluster") {
        m.ignore(&["aligned", "release", "acquire"]);
        let relaxed = m.take("relaxed");
        operands!(m, ops, []);
        return match m.one_of(&["arrive", "wait"]) {
            Some("arrive") => Ok(Op::ClusterArrive { relaxed }),
            Some(_) => Ok(Op::ClusterWait),
            None => Err(unsupported(m)),
        };
    }
    if m.take("warp") {
        m.take("sync");
        operands!(m, ops, [mask]);
        return Ok(Op::Collective { mask: Some(cx.src32(mask)?), c: Collective::Barrier });
    }
    let aligned = m.base == "bar" || m.take("aligned");
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
        return Ok(Op::Bar(Box::new(Bar {
            id: cx.src32(id)?,
            count,
            arrive: false,
            aligned,
            red,
        })));
    }
    let arrive = m.take("arrive");
    m.take("sync");
    let (id, count) = match ops {
        [id] => (cx.src32(id)?, None),
        [id, count] => (cx.src32(id)?, Some(cx.src32(count)?)),
        _ => return Err(wrong_operands(m)),
    };
    Ok(Op::Bar(Box::new(Bar { id, count, arrive, aligned, red: None })))
}

pub(super) fn collective(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: Ops<'_, '_>) -> Result<Op> {
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
