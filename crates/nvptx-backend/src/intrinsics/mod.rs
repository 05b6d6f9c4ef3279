//! NVIDIA's intrinsics, `llvm.nvvm.*`.

use crate::isel::{Isel, Lowered, Piece};
use crate::table::{B32, Op};
use ir::ssa::{Inst, Value};

/// Selects a call of `name`; the answer is whether the name is known.
///
/// # Errors
/// Where the arguments or the GPU do not allow it.
pub fn lower(isel: &mut Isel<'_>, inst: Inst, name: &str, args: &[Value]) -> Lowered<bool> {
    let Some(rest) = name.strip_prefix("llvm.nvvm.") else { return Ok(false) };
    if let Some(register) = rest.strip_prefix("read.ptx.sreg.") {
        return special_register(isel, inst, register);
    }
    if rest.starts_with("internal.addrspace.wrap") {
        let Some(n) = isel.wrapped_param(inst) else { return Ok(false) };
        let dst = isel.dst(inst)?;
        isel.param_address(dst, n);
        return Ok(true);
    }
    match rest {
        "barrier0" | "barrier.cta.sync.aligned.all" | "barrier.cta.sync.all" | "barrier.sync" => {
            barrier(isel, rest, args)?;
        }
        "membar.cta" => isel.emit(Op::MembarCta, &[], &[]),
        "membar.gl" => isel.emit(Op::MembarGl, &[], &[]),
        "membar.sys" => isel.emit(Op::MembarSys, &[], &[]),
        _ if rest.starts_with("shfl.sync.") => return shuffle(isel, inst, rest, args),
        _ => return Ok(false),
    }
    Ok(true)
}

fn special_register(isel: &mut Isel<'_>, inst: Inst, name: &str) -> Lowered<bool> {
    let wide = matches!(name, "clock64" | "globaltimer" | "gridid");
    let known = [
        "tid",
        "ntid",
        "ctaid",
        "nctaid",
        "laneid",
        "warpid",
        "nwarpid",
        "smid",
        "nsmid",
        "gridid",
        "clock",
        "clock64",
        "globaltimer",
        "lanemask",
        "warpsize",
        "cluster",
        "clusterid",
        "nclusterid",
        "pm0",
        "pm1",
        "pm2",
        "pm3",
        "envreg0",
        "dynamic",
        "total",
        "aggr",
    ];
    let base = name.split(['.', '_']).next().unwrap_or(name);
    if !known.contains(&base) && !base.starts_with("envreg") {
        return Ok(false);
    }
    if name == "warpsize" {
        let dst = isel.dst(inst)?;
        let symbol = isel.text_symbol("WARP_SZ");
        isel.emit(Op::MovB32, &[dst], &[Piece::Symbol(symbol, 0)]);
        return Ok(true);
    }
    let text = match name.strip_prefix("lanemask.") {
        Some(which) => format!("%lanemask_{which}"),
        None => format!("%{}", name.replace("cluster.", "cluster_")),
    };
    isel.special_register(inst, &text, if wide { Op::MovB64 } else { Op::MovB32 })?;
    Ok(true)
}

fn barrier(isel: &mut Isel<'_>, name: &str, args: &[Value]) -> Lowered {
    let id = match args.first() {
        Some(&v) => isel.piece(v)?,
        None => Piece::Imm(0),
    };
    let text = match name {
        "barrier0" | "barrier.cta.sync.aligned.all" => "bar.sync \t$0;",
        _ => "barrier.sync \t$0;",
    };
    isel.emit_template(text, &[], &[id]);
    Ok(())
}

fn shuffle(isel: &mut Isel<'_>, inst: Inst, name: &str, args: &[Value]) -> Lowered<bool> {
    let mode = name.trim_start_matches("shfl.sync.");
    let with_predicate = mode.ends_with('p');
    let mode = match mode.split('.').next() {
        Some(m @ ("down" | "up" | "bfly" | "idx")) => m,
        _ => return Ok(false),
    };
    let mut sources = Vec::with_capacity(4);
    for &arg in args {
        let piece = isel.piece(arg)?;
        sources.push(isel.source(piece, B32));
    }
    let [mask, value, lane, clamp] = sources[..] else { return Ok(false) };
    let value = isel.reg(value, B32);
    let dsts = isel.dsts(inst)?;
    let (text, dsts) = if with_predicate {
        (format!("shfl.sync.{mode}.b32 \t$0|$1, $2, $3, $4, $5;"), &dsts[..2])
    } else {
        (format!("shfl.sync.{mode}.b32 \t$0, $1, $2, $3, $4;"), &dsts[..1])
    };
    isel.emit_template(&text, dsts, &[value, lane, clamp, mask]);
    Ok(true)
}
