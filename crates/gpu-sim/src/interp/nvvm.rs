//! NVIDIA's intrinsics (`llvm.nvvm.*`): from the name to what the interpreter does.
//!
//! The names are regular: an operation and modifiers between dots. Each function below knows one family and
//! says no to names that are not of it.

use super::builtin::{BarrierCall, BarrierReduction, Call, LaneMask, Register};
use super::cluster::ClusterRegister;
use super::code::{LaneArg, Op};
use super::decoder::Decoder;
use super::lanes::{LaneFn, PrmtMode};
use super::shape::Scalar;
use super::warp_ops::{Redux, ShuffleMode, Vote, WarpCall, WarpOp};
use crate::fault::{Fault, Result};
use crate::float::{Approx, Format, IntType, Mode, NanRule, Round};
use crate::memory::Space;
use ir::ssa::{BinaryOp, RmwOp, Type, Value};

/// Decodes a call of `@llvm.nvvm.…`. False where it is not known.
pub(crate) fn lower(
    d: &mut Decoder<'_, '_>,
    name: &str,
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<bool> {
    let Some(name) = name.strip_prefix("llvm.nvvm.") else { return Ok(false) };
    let parts: Vec<&str> = name.split('.').collect();
    if let Some(register) = register(name) {
        d.builtin(Call::Register(register), &[], dst)?;
        return Ok(true);
    }
    if let Some(call) = barrier(name)? {
        d.builtin(Call::Barrier(call), args, dst)?;
        return Ok(true);
    }
    if let Some(rest) = name.strip_prefix("barrier.cluster.") {
        let wait = rest.starts_with("wait");
        if !wait && !rest.starts_with("arrive") {
            return Ok(false);
        }
        d.builtin(Call::ClusterBarrier { wait }, args, dst)?;
        return Ok(true);
    }
    if let Some((call, order)) = warp(&parts) {
        let picked: Vec<Value> = order.iter().filter_map(|&n| args.get(n).copied()).collect();
        if picked.len() != order.len() {
            return Err(Fault::input("a warp intrinsic with too few arguments"));
        }
        d.builtin(Call::Warp(call), &picked, dst)?;
        return Ok(true);
    }
    if memory(d, &parts, args, ret, dst)? {
        return Ok(true);
    }
    let arithmetic = integer(&parts).or_else(|| float(d, &parts, ret));
    if let Some((function, order)) = arithmetic {
        if let Some(order) = order {
            let picked: Vec<Value> = order.iter().filter_map(|&n| args.get(n).copied()).collect();
            return lanes(d, function, &picked, ret, dst).map(|()| true);
        }
        return lanes(d, function, args, ret, dst).map(|()| true);
    }
    if let ["idp2a", a, b] = parts[..] {
        let high = args.get(2).and_then(|v| v.constant()).and_then(|c| d.cx.consts.as_uint(c));
        let (signed_a, signed_b) = (a == "s", b == "s");
        let f = LaneFn::Dot { bytes: 2, signed_a, signed_b, high: high == Some(1) };
        let picked: Vec<Value> = [0, 1, 3].iter().filter_map(|&n| args.get(n).copied()).collect();
        return lanes(d, f, &picked, ret, dst).map(|()| true);
    }
    if super::bulk::lower(d, name, args)? {
        return Ok(true);
    }
    if super::by_text::lower(d, &parts, args, ret, dst)? {
        return Ok(true);
    }
    if conversion_to_vector(d, &parts, args, dst)? {
        return Ok(true);
    }
    // Of no effect on the result of a program that is run to its end.
    let quiet = [
        "membar",
        "fence",
        "nanosleep",
        "setmaxnreg",
        "griddepcontrol",
        "prefetch",
        "prefetchu",
        "applypriority",
        "discard",
        "compiler",
        // What these order or await is done in the order of the program.
        "wgmma",
        "tcgen05",
    ];
    if quiet.contains(&parts[0])
        || name.starts_with("cp.async.commit")
        || name.starts_with("cp.async.wait")
    {
        d.push(Op::Fence);
        return Ok(true);
    }
    match name {
        "is_explicit_cluster" => {
            let register = Register::Cluster(ClusterRegister::Explicit);
            d.builtin(Call::Register(register), &[], dst)?;
        }
        "exit" => d.builtin(Call::Exit, &[], dst)?,
        "reflect" => d.builtin(Call::Register(Register::Value(0)), &[], dst)?,
        _ if parts[0] == "move" || name.starts_with("internal.addrspace.wrap") => {
            copy_pointer(d, args, ret, dst)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn lanes(d: &mut Decoder<'_, '_>, f: LaneFn, args: &[Value], ret: Type, dst: u32) -> Result<()> {
    let (scalar, lanes) = d.lanes_of(ret)?;
    // Some old declarations hold two halves in an `i32`.
    if let (
        LaneFn::FloatExtremum { format, .. } | LaneFn::FmaRounded { format, .. },
        Scalar::Int(32),
    ) = (f, scalar)
        && format.bits() == 16
    {
        return Err(Fault::unsupported("packed 16-bit floats in an i32"));
    }
    d.lanes_op(f, lanes, scalar.words(), args, dst)
}

fn copy_pointer(d: &mut Decoder<'_, '_>, args: &[Value], ret: Type, dst: u32) -> Result<()> {
    let (to, count) = d.lanes_of(ret)?;
    let (from, _) = d.lanes_of(d.ty(args[0]))?;
    if let (Scalar::Ptr { space: a, .. }, Scalar::Ptr { space: b, .. }) = (from, to)
        && a != b
    {
        let function = d.program.space_cast(from, to)?;
        return d.lanes_op(function, count, 1, args, dst);
    }
    let (src, slots) = (d.operand(args[0])?, d.shape(ret)?.slots);
    d.push(Op::Copy { dst, src, slots });
    Ok(())
}

fn register(name: &str) -> Option<Register> {
    let name = name.strip_prefix("read.ptx.sreg.")?;
    let dimension = |suffix: &str| match suffix {
        "x" => Some(0),
        "y" => Some(1),
        "z" => Some(2),
        _ => None,
    };
    if let Some((base, suffix)) = name.rsplit_once('.') {
        if suffix == "w" {
            return Some(Register::Value(0));
        }
        let d = dimension(suffix);
        match (base, d) {
            ("tid", Some(d)) => return Some(Register::ThreadId(d)),
            ("ntid", Some(d)) => return Some(Register::BlockDim(d)),
            ("ctaid", Some(d)) => return Some(Register::BlockId(d)),
            ("nctaid", Some(d)) => return Some(Register::GridDim(d)),
            ("clusterid", Some(d)) => return Some(Register::Cluster(ClusterRegister::Id(d))),
            ("nclusterid", Some(d)) => return Some(Register::Cluster(ClusterRegister::Count(d))),
            ("cluster.ctaid", Some(d)) => {
                return Some(Register::Cluster(ClusterRegister::Place(d)));
            }
            ("cluster.nctaid", Some(d)) => {
                return Some(Register::Cluster(ClusterRegister::Size(d)));
            }
            _ => {}
        }
    }
    Some(match name {
        "laneid" => Register::LaneId,
        "warpid" => Register::WarpId,
        "nwarpid" => Register::WarpCount,
        "warpsize" => Register::WarpSize,
        "lanemask.eq" => Register::LaneMask(LaneMask::Eq),
        "lanemask.lt" => Register::LaneMask(LaneMask::Lt),
        "lanemask.le" => Register::LaneMask(LaneMask::Le),
        "lanemask.gt" => Register::LaneMask(LaneMask::Gt),
        "lanemask.ge" => Register::LaneMask(LaneMask::Ge),
        "clock" | "clock.hi" | "globaltimer.lo" => Register::Clock,
        "clock64" | "globaltimer" => Register::Clock64,
        "dynamic.smem.size" | "dynamic_smem_size" => Register::DynamicSharedSize,
        "total.smem.size" | "total_smem_size" | "aggr.smem.size" => Register::TotalSharedSize,
        "aggr_smem_size" => Register::TotalSharedSize,
        "cluster.nctarank" => Register::Cluster(ClusterRegister::Blocks),
        "cluster.ctarank" => Register::Cluster(ClusterRegister::Rank),
        "is_explicit_cluster" => Register::Cluster(ClusterRegister::Explicit),
        "nsmid" => Register::Value(1),
        "smid" | "gridid" => Register::Value(0),
        _ if name.starts_with("pm") || name.starts_with("envreg") => Register::Value(0),
        _ => return None,
    })
}

/// A barrier's parts; they say which arguments it has.
fn barrier(name: &str) -> Result<Option<BarrierCall>> {
    let plain = |id, counted| BarrierCall { id, counted, arrive: false, reduction: None };
    let reduce = |reduction| BarrierCall {
        id: Some(0),
        counted: false,
        arrive: false,
        reduction: Some(reduction),
    };
    let named = |text: &str| match text {
        "popc" => Some(BarrierReduction::Count),
        "and" => Some(BarrierReduction::And),
        "or" => Some(BarrierReduction::Or),
        _ => None,
    };
    Ok(Some(match name {
        "barrier0" | "syncthreads" => plain(Some(0), false),
        "barrier.n" | "barrier.sync" | "bar.sync" => plain(None, false),
        "barrier" | "barrier.sync.cnt" => plain(None, true),
        _ => {
            if let Some(kind) = name.strip_prefix("barrier0.").and_then(named) {
                return Ok(Some(reduce(kind)));
            }
            let Some(rest) = name.strip_prefix("barrier.cta.") else { return Ok(None) };
            let counted = rest.ends_with(".count");
            let arrive = rest.starts_with("arrive");
            let reduction = match rest.strip_prefix("red.") {
                Some(rest) => {
                    let kind = rest.split('.').next().and_then(named);
                    Some(kind.ok_or_else(|| Fault::input("an unknown reduction"))?)
                }
                None if arrive || rest.starts_with("sync") => None,
                None => return Ok(None),
            };
            BarrierCall { id: None, counted, arrive, reduction }
        }
    }))
}

/// A warp operation and the order of its arguments: mask first where there is one, then values.
fn warp(parts: &[&str]) -> Option<(WarpCall, Vec<usize>)> {
    let synced = |op, order: &[usize]| Some((WarpCall { op, mask: Some(0) }, order.to_vec()));
    let loose = |op, order: &[usize]| Some((WarpCall { op, mask: None }, order.to_vec()));
    match parts {
        ["bar", "warp", "sync"] => synced(WarpOp::Sync, &[0]),
        ["activemask"] => loose(WarpOp::ActiveMask, &[]),
        ["elect", "sync"] => synced(WarpOp::Elect, &[0]),
        ["shfl", rest @ ..] => {
            let (sync, rest) = match rest {
                ["sync", rest @ ..] => (true, rest),
                _ => (false, rest),
            };
            let [mode, ty] = rest else { return None };
            let mode = match *mode {
                "up" => ShuffleMode::Up,
                "down" => ShuffleMode::Down,
                "bfly" => ShuffleMode::Butterfly,
                "idx" => ShuffleMode::Index,
                _ => return None,
            };
            let predicate = match *ty {
                "i32" | "f32" => false,
                "i32p" | "f32p" => true,
                _ => return None,
            };
            let op = WarpOp::Shuffle { mode, predicate };
            if sync { synced(op, &[0, 1, 2, 3]) } else { loose(op, &[0, 1, 2]) }
        }
        ["vote", rest @ ..] => {
            let vote = match *rest.first()? {
                "all" => Vote::All,
                "any" => Vote::Any,
                "uni" => Vote::Uniform,
                "ballot" => Vote::Ballot,
                _ => return None,
            };
            let op = WarpOp::Vote(vote);
            if rest.get(1) == Some(&"sync") { synced(op, &[0, 1]) } else { loose(op, &[0]) }
        }
        ["match", kind, "sync", ty] => {
            let width = if ty.starts_with("i64") { 64 } else { 32 };
            match *kind {
                "any" => synced(WarpOp::Match { all: false, width }, &[0, 1]),
                "all" => synced(WarpOp::Match { all: true, width }, &[0, 1]),
                _ => None,
            }
        }
        ["redux", "sync", kind, rest @ ..] => {
            let (abs, nan) = (rest.contains(&"abs"), rest.contains(&"NaN"));
            let redux = match *kind {
                "add" => Redux::Add,
                "and" => Redux::And,
                "or" => Redux::Or,
                "xor" => Redux::Xor,
                "min" => Redux::Min,
                "max" => Redux::Max,
                "umin" => Redux::UMin,
                "umax" => Redux::UMax,
                "fmin" => Redux::FMin { abs, nan },
                "fmax" => Redux::FMax { abs, nan },
                _ => return None,
            };
            // The value comes before the mask here.
            synced(WarpOp::Reduce(redux), &[1, 0])
        }
        _ => None,
    }
}

/// Loads, atomics, conversions of pointers, asynchronous copies.
fn memory(
    d: &mut Decoder<'_, '_>,
    parts: &[&str],
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<bool> {
    match parts {
        ["ldg" | "ldu", "global", ..] => {
            // `ptr, align`
            let align = args.get(1).and_then(|v| v.constant());
            let align = align.and_then(|c| d.cx.consts.as_uint(c)).unwrap_or(1) as u64;
            d.load(ret, args[0], align.max(1).next_power_of_two(), false, dst)?;
        }
        ["isspacep", rest @ ..] => {
            let space = match rest {
                ["global"] => Space::Global,
                // Of the block itself: by text.
                ["shared"] => return Ok(false),
                ["shared", "cluster"] => Space::Shared,
                ["local"] => Space::Local,
                ["const"] => Space::Const,
                ["param"] => Space::Param,
                _ => return Ok(false),
            };
            lanes(d, LaneFn::IsSpace(space), args, ret, dst)?;
        }
        ["ptr", ..] => copy_pointer(d, &args[..1], ret, dst)?,
        ["atomic", kind, rest @ ..] => {
            let ty = d.ty(args[1]);
            let op = match (*kind, rest.first().copied().unwrap_or("")) {
                ("load", "inc") => RmwOp::UIncWrap,
                ("load", "dec") => RmwOp::UDecWrap,
                ("load", "add") if ty.is_float() => RmwOp::FAdd,
                ("add", _) if ty.is_float() => RmwOp::FAdd,
                ("add", _) => RmwOp::Add,
                ("exch", _) => RmwOp::Xchg,
                ("max", _) => RmwOp::Max,
                ("min", _) => RmwOp::Min,
                ("and", _) => RmwOp::And,
                ("or", _) => RmwOp::Or,
                ("xor", _) => RmwOp::Xor,
                ("inc", _) => RmwOp::UIncWrap,
                ("dec", _) => RmwOp::UDecWrap,
                ("cas", _) => {
                    d.atomic_exchange_if(ty, args, dst)?;
                    return Ok(true);
                }
                _ => return Ok(false),
            };
            d.atomic(op, ty, args[0], args[1], dst)?;
        }
        ["cp", "async", "ca" | "cg", "shared", "global", bytes, rest @ ..] => {
            let Ok(bytes) = bytes.parse() else { return Ok(false) };
            let partial = rest.first() == Some(&"s");
            d.builtin(Call::CpAsync { bytes, partial }, args, dst)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Arguments by number, where not all are taken in order.
type Order = Option<Vec<usize>>;

/// Integer arithmetic.
fn integer(parts: &[&str]) -> Option<(LaneFn, Order)> {
    let int = |suffix: &str| match suffix {
        "s" => Some((true, 16)),
        "us" => Some((false, 16)),
        "i" => Some((true, 32)),
        "ui" => Some((false, 32)),
        "ll" => Some((true, 64)),
        "ull" => Some((false, 64)),
        _ => None,
    };
    let f = match parts {
        ["mulhi", suffix] => {
            let (signed, width) = int(suffix)?;
            LaneFn::MulHi { signed, width }
        }
        ["mul24", suffix] => LaneFn::Mul24 { signed: int(suffix)?.0 },
        ["sad", suffix] => {
            let (signed, width) = int(suffix)?;
            LaneFn::Sad { signed, width }
        }
        ["min" | "max", suffix] => {
            let (signed, width) = int(suffix)?;
            LaneFn::Extremum { width, signed, max: parts[0] == "max" }
        }
        ["abs", "i"] => LaneFn::Abs { width: 32 },
        ["abs", "ll"] => LaneFn::Abs { width: 64 },
        ["brev32"] => LaneFn::BitReverse { width: 32 },
        ["brev64"] => LaneFn::BitReverse { width: 64 },
        ["popc", "i"] => LaneFn::CtPop { width: 32 },
        ["popc", "ll"] => LaneFn::CtPop { width: 64 },
        ["clz", "i"] => LaneFn::CtLz { width: 32 },
        ["clz", "ll"] => LaneFn::CtLz { width: 64 },
        ["fns"] => LaneFn::FindNthSet,
        ["fshl", "clamp", "i32"] => LaneFn::FunnelShift { width: 32, left: true, clamp: true },
        ["fshr", "clamp", "i32"] => LaneFn::FunnelShift { width: 32, left: false, clamp: true },
        ["prmt"] => LaneFn::Prmt(PrmtMode::Index),
        ["prmt", mode] => {
            let mode = match *mode {
                "f4e" => PrmtMode::Forward4,
                "b4e" => PrmtMode::Backward4,
                "rc8" => PrmtMode::Replicate8,
                "ecl" => PrmtMode::EdgeLeft,
                "ecr" => PrmtMode::EdgeRight,
                "rc16" => PrmtMode::Replicate16,
                _ => return None,
            };
            // Only the first two forms read a second word.
            let both = matches!(mode, PrmtMode::Forward4 | PrmtMode::Backward4);
            let order = if both { vec![0, 1, 2] } else { vec![0, 0, 1] };
            return Some((LaneFn::Prmt(mode), Some(order)));
        }
        ["idp4a", a, b] => {
            let (signed_a, signed_b) = (*a == "s", *b == "s");
            LaneFn::Dot { bytes: 4, signed_a, signed_b, high: false }
        }
        ["lohi", "i2d"] => LaneFn::Join32,
        ["d2i", "lo"] => LaneFn::LowHalf,
        ["d2i", "hi"] => LaneFn::HighHalf,
        ["bitcast", _] => LaneFn::Identity,
        _ => return None,
    };
    Some((f, None))
}

fn rounding(text: &str) -> Option<Round> {
    Some(match text {
        "rn" => Round::NearestEven,
        "rz" => Round::TowardZero,
        "rm" => Round::Down,
        "rp" => Round::Up,
        "rna" => Round::NearestAway,
        _ => return None,
    })
}

/// The format that a name's last part means.
fn format(text: &str) -> Option<Format> {
    Some(match text {
        "f" | "f32" => Format::F32,
        "d" | "f64" => Format::F64,
        "f16" | "f16x2" | "v2f16" => Format::F16,
        "bf16" | "bf16x2" | "v2bf16" => Format::Bf16,
        _ => return None,
    })
}

/// Float arithmetic and conversions.
fn float(d: &Decoder<'_, '_>, parts: &[&str], ret: Type) -> Option<(LaneFn, Order)> {
    let has = |word: &str| parts.contains(&word);
    let ftz = has("ftz");
    let round = parts.iter().find_map(|p| rounding(p)).unwrap_or_default();
    let mode = Mode { round, ftz, sat: has("sat") };
    let plain = |f| Some((f, None));
    if let Some(found) = conversion(parts, mode) {
        return plain(found);
    }
    // Some names end without the format: the result has it.
    let named = parts.last().and_then(|p| format(p));
    let format = named.or_else(|| d.float_of(ret).ok().map(|f| f.0))?;
    let approx = |function| plain(LaneFn::Approx { function, format, ftz });
    let integral = |round| plain(LaneFn::Integral { format, round, ftz });
    let binary = |op| plain(LaneFn::FloatBinary { op, format, mode });
    match parts[0] {
        "add" => binary(BinaryOp::FAdd),
        "sub" => binary(BinaryOp::FSub),
        "mul" => binary(BinaryOp::FMul),
        "div" if has("approx") || has("full") => plain(LaneFn::ApproxDiv { format, ftz }),
        "div" => binary(BinaryOp::FDiv),
        "fma" if has("oob") => None,
        "fma" => plain(LaneFn::FmaRounded { format, mode, relu: has("relu") }),
        "rcp" if has("approx") => approx(Approx::Rcp),
        "rcp" => plain(LaneFn::Rcp { format, mode }),
        "sqrt" if has("approx") => approx(Approx::Sqrt),
        "sqrt" => plain(LaneFn::Sqrt {
            format,
            mode: Mode { ftz: ftz || (parts.len() == 2 && d.ftz_for(format)), ..mode },
        }),
        "rsqrt" => approx(Approx::Rsqrt),
        "ex2" => approx(Approx::Ex2),
        "lg2" => approx(Approx::Lg2),
        "sin" => approx(Approx::Sin),
        "cos" => approx(Approx::Cos),
        "tanh" => approx(Approx::Tanh),
        "saturate" => plain(LaneFn::Saturate { format, ftz }),
        "fabs" | "abs" => plain(LaneFn::FAbs { format, ftz }),
        "neg" | "fneg" => plain(LaneFn::FNegate(format)),
        "ceil" => integral(Round::Up),
        "floor" => integral(Round::Down),
        "trunc" => integral(Round::TowardZero),
        "round" => integral(Round::NearestEven),
        "fmin" | "fmax" => {
            let nan = if has("nan") { NanRule::Propagate } else { NanRule::Number };
            let (max, xor_sign_abs) = (parts[0] == "fmax", has("xorsign"));
            plain(LaneFn::FloatExtremum { format, nan, max, ftz, xor_sign_abs })
        }
        _ => None,
    }
}

/// `f2i.rn.ftz`, `ull2d.rz`, `d2f.rn` and so on.
fn conversion(parts: &[&str], mode: Mode) -> Option<LaneFn> {
    let (from, to) = parts[0].split_once('2')?;
    let int = |text: &str| {
        Some(match text {
            "i" => IntType { bits: 32, signed: true },
            "ui" => IntType { bits: 32, signed: false },
            "ll" => IntType { bits: 64, signed: true },
            "ull" => IntType { bits: 64, signed: false },
            _ => return None,
        })
    };
    let float = |text: &str| {
        Some(match text {
            "f" => Format::F32,
            "d" => Format::F64,
            "h" | "f16" => Format::F16,
            "bf16" | "bf" | "bh" => Format::Bf16,
            "tf32" => Format::Tf32,
            _ => return None,
        })
    };
    if parts.len() > 1 && matches!(parts[1], "lo" | "hi" | "i2d") {
        return None;
    }
    match (float(from), int(from), float(to), int(to)) {
        (Some(format), _, _, Some(to)) => {
            let (round, ftz) = (mode.round, mode.ftz);
            // PTX ISA, `cvt`: zero only where neither side has 64 bits.
            let nan = if format == Format::F64 || to.bits == 64 { 1 << (to.bits - 1) } else { 0 };
            Some(LaneFn::FloatToInt { format, round, ftz, to, saturate: true, nan })
        }
        (_, Some(from), Some(format), _) => {
            Some(LaneFn::IntToFloat { from, format, round: mode.round })
        }
        (Some(from), _, Some(to), _) => {
            let (relu, finite) = (parts.contains(&"relu"), parts.contains(&"satfinite"));
            Some(LaneFn::FloatToFloat { from, to, mode, relu, finite })
        }
        _ => None,
    }
}

/// `ff2f16x2` and `ff2bf16x2`: two floats into a vector, the second into the lower lane.
fn conversion_to_vector(
    d: &mut Decoder<'_, '_>,
    parts: &[&str],
    args: &[Value],
    dst: u32,
) -> Result<bool> {
    let to = match parts[0] {
        "ff2f16x2" => Format::F16,
        "ff2bf16x2" => Format::Bf16,
        _ => return Ok(false),
    };
    let Some(round) = parts.iter().find_map(|p| rounding(p)) else { return Ok(false) };
    let mode = Mode { round, ..Mode::NEAREST };
    for (lane, &arg) in args[..2].iter().rev().enumerate() {
        let value = d.operand(arg)?;
        let at = dst + lane as u32;
        let convert = LaneFn::FloatToFloat {
            from: Format::F32,
            to,
            mode,
            relu: parts.contains(&"relu"),
            finite: parts.contains(&"satfinite"),
        };
        d.lanes_list(convert, 1, 1, vec![LaneArg { value, words: 1, step: 0 }], at);
    }
    Ok(true)
}
