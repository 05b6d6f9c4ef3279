//! AMD's intrinsics (`llvm.amdgcn.*`): from the name to what the interpreter does.

use super::builtin::{BarrierCall, Call, LaunchAddress, Register};
use super::code::{LaneArg, Op, Operand};
use super::constrained;
use super::decoder::{Decoder, stem};
use super::environment::{Flush, Governed};
use super::lanes::{LaneFn, Native, RoundedNative};
use super::shape::Scalar;
use super::warp_ops::{Reduction, Vote, WarpCall, WarpOp, WaveOp};
use crate::amd::arithmetic as amd_int;
use crate::amd::matrix::{Flags, Product, Variant};
use crate::fault::{Fault, Result};
use crate::float::{self, Format, Mode, NanRule, Round, amd, narrow, widen};
use crate::memory::Space;
use ir::ssa::{RmwOp, Type, Value};

const H: Format = Format::F16;
const S: Format = Format::F32;
const D: Format = Format::F64;

/// Decodes a call of `@llvm.amdgcn.…`. False where it is not known.
pub(crate) fn lower(
    d: &mut Decoder<'_, '_>,
    name: &str,
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<bool> {
    let Some(name) = name.strip_prefix("llvm.amdgcn.") else { return Ok(false) };
    if let Some(register) = register(d, name) {
        d.builtin(Call::Register(register), &[], dst)?;
        return Ok(true);
    }
    if is_quiet(name) {
        d.push(Op::Fence);
        return Ok(true);
    }
    match name {
        "s.barrier" | "s.barrier.wait" => {
            let call = BarrierCall { id: Some(0), counted: false, arrive: false, reduction: None };
            d.builtin(Call::Barrier(call), &[], dst)?;
            return Ok(true);
        }
        // `atomicrmw` of earlier versions; order and scope, which follow, make no difference here.
        _ if name.starts_with("atomic.inc.") || name.starts_with("atomic.dec.") => {
            let up = name.starts_with("atomic.inc.");
            let op = if up { RmwOp::UIncWrap } else { RmwOp::UDecWrap };
            d.atomic(op, ret, args[0], args[1], dst)?;
            return Ok(true);
        }
        "s.getreg" | "s.setreg" => {
            return constrained::hardware_register(d, name == "s.setreg", args, dst);
        }
        _ if super::buffers::lower(d, name, args, ret, dst)? => return Ok(true),
        _ if super::lds_loads::lower(d, name, args, dst)? => return Ok(true),
        _ if super::small_floats::lower(d, name, args, ret, dst)? => return Ok(true),
        "endpgm" => {
            d.builtin(Call::Exit, &[], dst)?;
            return Ok(true);
        }
        "mbcnt.lo" | "mbcnt.hi" => {
            let lane = d.temporary(1);
            d.builtin(Call::Register(Register::LaneId), &[], lane)?;
            let f: Native = if name == "mbcnt.lo" { mbcnt_lo } else { mbcnt_hi };
            let mut list = scalars(d, args)?;
            list.push(LaneArg { value: Operand(lane), words: 1, step: 0 });
            d.lanes_list(LaneFn::Native { f, bits: 32 }, 1, 1, list, dst);
            return Ok(true);
        }
        "is.shared" | "is.private" => {
            let space = if name == "is.shared" { Space::Shared } else { Space::Local };
            d.lanes_op(LaneFn::IsSpace(space), 1, 1, args, dst)?;
            return Ok(true);
        }
        _ => {}
    }
    if name.starts_with("div.scale") {
        return div_scale(d, args, dst).map(|()| true);
    }
    if let Some(row) = name.strip_prefix("permlane").and_then(|n| n.strip_suffix(".swap")) {
        let row = if row == "16" { 16 } else { 32 };
        let flag = |n: usize| {
            let value = args.get(n).and_then(|v| v.constant()).and_then(|c| d.cx.consts.as_uint(c));
            value.is_some_and(|v| v != 0)
        };
        let op = WaveOp::SwapRows { row, fetch: flag(2), bound: flag(3) };
        let call = WarpCall { op: WarpOp::Wave(op, d.program.warp_size), mask: None };
        d.builtin(Call::Warp(call), &args[..2], dst)?;
        return Ok(true);
    }
    if let Some(rest) = name.strip_prefix("ds.read.tr") {
        let bits = rest.split('.').next().and_then(|bits| bits.parse().ok());
        let Some(bits @ (4 | 6 | 8 | 16)) = bits else { return Ok(false) };
        return super::lds_loads::transposed(d, bits, args, ret, dst).map(|()| true);
    }
    if ["mfma.", "wmma.", "smfmac.", "swmmac."].iter().any(|kind| name.starts_with(kind)) {
        return matrix(d, name, args, dst);
    }
    if let Some((op, picked)) = wave(d, name, args)? {
        let slots = d.shape(ret)?.slots;
        if slots > 1 {
            return Ok(false);
        }
        let size = d.program.warp_size;
        let op = match op {
            Wave::Ballot => WarpOp::Vote(Vote::Ballot),
            Wave::Op(op) => WarpOp::Wave(op, size),
        };
        d.builtin(Call::Warp(WarpCall { op, mask: None }), &picked, dst)?;
        return Ok(true);
    }
    let Ok((scalar, lanes)) = d.lanes_of(ret) else { return Ok(false) };
    if name == "mqsad.u32.u8" {
        const SUMS: [Native; 4] = [
            |x| amd_int::masked_sum(x[0], x[1], x[2], 0),
            |x| amd_int::masked_sum(x[0], x[1], x[2], 1),
            |x| amd_int::masked_sum(x[0], x[1], x[2], 2),
            |x| amd_int::masked_sum(x[0], x[1], x[2], 3),
        ];
        let list = scalars(d, args)?;
        for (f, n) in SUMS.into_iter().zip(0..) {
            let mut list = list.clone();
            list[2].value = list[2].value.at(n);
            d.lanes_list(LaneFn::Native { f, bits: 32 }, 1, 1, list, dst + n);
        }
        return Ok(true);
    }
    // Results of two halves in one vector are computed whole and then split.
    if let Some(f) = packed(name) {
        let whole = d.temporary(1);
        let list = scalars(d, args)?;
        d.lanes_list(LaneFn::Native { f, bits: 32 }, 1, 1, list, whole);
        let operands = Some((S, 2)).filter(|_| name == "cvt.pkrtz");
        d.govern(Some(Governed { round: None, flush: Flush::Program, operands, result: None }));
        let halves = Some(H).filter(|_| name == "cvt.pkrtz");
        for half in 0..2 {
            let arg = LaneArg { value: Operand(whole), words: 1, step: 0 };
            let f: Native = if half == 0 { |x| x[0] & 0xffff } else { |x| x[0] >> 16 & 0xffff };
            d.lanes_list(LaneFn::Native { f, bits: 16 }, 1, 1, vec![arg], dst + half);
            let flush = Flush::Program;
            d.govern(Some(Governed { round: None, flush, operands: None, result: halves }));
        }
        return Ok(true);
    }
    if let Some((f, width)) = dot(name) {
        // Vectors of two are put together into a register first.
        let mut list = Vec::new();
        for &arg in args {
            let (_, lanes) = d.lanes_of(d.ty(arg))?;
            let value = d.operand(arg)?;
            if lanes == 2 {
                let whole = d.temporary(1);
                let join: Native = |x| x[0] & 0xffff | (x[1] & 0xffff) << 16;
                let parts = [value, value.at(1)].map(|value| LaneArg { value, words: 1, step: 0 });
                d.lanes_list(LaneFn::Native { f: join, bits: 32 }, 1, 1, parts.into(), whole);
                list.push(LaneArg { value: Operand(whole), words: 1, step: 0 });
            } else {
                list.push(LaneArg { value, words: 1, step: 0 });
            }
        }
        d.lanes_list(LaneFn::Native { f, bits: width }, 1, 1, list, dst);
        return Ok(true);
    }
    let format = match scalar {
        Scalar::Float(f) => Some(f),
        _ => None,
    };
    let of = |d: &Decoder<'_, '_>, n: usize| -> Option<Format> {
        match d.lanes_of(d.ty(*args.get(n)?)).ok()?.0 {
            Scalar::Float(f) => Some(f),
            _ => None,
        }
    };
    let base = name.split('.').next().unwrap_or(name);
    let stem = stem(name);
    let first = of(d, 0);
    let floats = (0..args.len()).take_while(|&n| of(d, n).is_some()).count();
    let by_mode = |format, round| Governed {
        round,
        flush: Flush::Program,
        operands: Some((format, floats)),
        result: Some(format),
    };
    // Conversions round by what they convert.
    if let (Some(f), Some(format)) = (rounded(stem), format.or(first)) {
        let function = LaneFn::Rounded { f, format, round: Round::NearestEven };
        d.lanes_op(function, lanes, scalar.words(), args, dst)?;
        let round = d.rounding_of(format);
        let result = scalar == Scalar::Float(format);
        let governed = by_mode(format, Some(round));
        d.govern(Some(Governed { result: governed.result.filter(|_| result), ..governed }));
        return Ok(true);
    }
    let Some(f) = function(stem, base, format, first) else { return Ok(false) };
    d.lanes_op(LaneFn::Native { f, bits: scalar.bits() }, lanes, scalar.words(), args, dst)?;
    let governed = match (format, first) {
        (Some(format), _) if flushes_by_mode(stem, base, format) => Some(by_mode(format, None)),
        (None, Some(first)) if stem == "frexp.exp" => {
            Some(Governed { result: None, ..by_mode(first, None) })
        }
        _ => None,
    };
    d.govern(governed);
    Ok(true)
}

fn scalars(d: &mut Decoder<'_, '_>, args: &[Value]) -> Result<Vec<LaneArg>> {
    args.iter().map(|&a| Ok(LaneArg { value: d.operand(a)?, words: 1, step: 0 })).collect()
}

fn register(d: &Decoder<'_, '_>, name: &str) -> Option<Register> {
    let axis = |suffix: &str| match suffix {
        "x" => Some(0),
        "y" => Some(1),
        "z" => Some(2),
        _ => None,
    };
    if let Some((base, suffix)) = name.rsplit_once('.')
        && let Some(n) = axis(suffix)
    {
        match base {
            "workitem.id" => return Some(Register::ThreadId(n)),
            "workgroup.id" => return Some(Register::BlockId(n)),
            "workgroup.size" => return Some(Register::BlockDim(n)),
            "cluster.id" => return Some(Register::BlockId(n)),
            _ => {}
        }
    }
    Some(match name {
        "implicitarg.ptr" => Register::Launch(LaunchAddress::Implicit),
        "kernarg.segment.ptr" => Register::Launch(LaunchAddress::Arguments),
        "dispatch.ptr" => Register::Launch(LaunchAddress::Packet),
        "queue.ptr" => Register::Launch(LaunchAddress::Queue),
        "dispatch.id" => Register::Value(1),
        "wave.id" => Register::WarpId,
        "wavefrontsize" => Register::Value(u64::from(d.program.warp_size)),
        "s.memtime" | "s.memrealtime" => Register::Clock64,
        "groupstaticsize" => Register::TotalSharedSize,
        "lds.kernel.id" => Register::Value(0),
        _ => return None,
    })
}

/// Of no effect on what a program computes.
fn is_quiet(name: &str) -> bool {
    const NAMES: [&str; 18] = [
        "wave.barrier",
        "sched.barrier",
        "sched.group.barrier",
        "iglp.opt",
        "s.waitcnt",
        "s.sleep",
        "s.sleep.var",
        "s.setprio",
        "s.nop",
        "s.icache.inv",
        "s.incperflevel",
        "s.decperflevel",
        "s.sendmsg",
        "s.barrier.signal",
        "s.wait.event.export.ready",
        "fence",
        "asyncmark",
        "wait.asyncmark",
    ];
    NAMES.contains(&name) || name.starts_with("s.dcache") || name.starts_with("s.prefetch")
}

enum Wave {
    Ballot,
    Op(WaveOp),
}

/// Operations among the threads of a wave, with the arguments that are values.
fn wave(d: &Decoder<'_, '_>, name: &str, args: &[Value]) -> Result<Option<(Wave, Vec<Value>)>> {
    let constant = |n: usize| -> Result<u32> {
        let value = args.get(n).and_then(|v| v.constant()).and_then(|c| d.cx.consts.as_uint(c));
        value
            .map(|v| v as u32)
            .ok_or_else(|| Fault::input(format!("argument {n} of {name} must be a constant")))
    };
    let (op, count) = match stem(name) {
        "readfirstlane" => (WaveOp::ReadFirst, 1),
        "readlane" => (WaveOp::ReadLane, 2),
        "writelane" => (WaveOp::WriteLane, 3),
        "ds.bpermute" => (WaveOp::BackwardPermute, 2),
        "ds.permute" => (WaveOp::Permute, 2),
        "ds.swizzle" => (WaveOp::Swizzle(constant(1)?), 1),
        "update.dpp" => {
            let bound = constant(5)? != 0;
            (
                WaveOp::Dpp {
                    control: constant(2)?,
                    rows: constant(3)?,
                    banks: constant(4)?,
                    bound,
                },
                2,
            )
        }
        "mov.dpp" => {
            let bound = constant(4)? != 0;
            let op = WaveOp::Dpp {
                control: constant(1)?,
                rows: constant(2)?,
                banks: constant(3)?,
                bound,
            };
            let value = args.first().copied().ok_or_else(|| Fault::input("mov.dpp of nothing"))?;
            return Ok(Some((Wave::Op(op), vec![value, value])));
        }
        "mov.dpp8" => (WaveOp::Dpp8(constant(1)?), 1),
        "permlane16" | "permlanex16" => {
            let across = name.starts_with("permlanex16");
            (WaveOp::PermLane16 { across, fetch: constant(4)? != 0, bound: constant(5)? != 0 }, 4)
        }
        "permlane16.var" | "permlanex16.var" => {
            let across = name.starts_with("permlanex16");
            (WaveOp::PermLaneVar { across, bound: constant(4)? != 0 }, 3)
        }
        "wave.shuffle" => (WaveOp::Shuffle, 2),
        "permlane64" => (WaveOp::PermLane64, 1),
        stem if let Some(rest) = stem.strip_prefix("wave.reduce.") => {
            let Some(&value) = args.first() else { return Ok(None) };
            let (scalar, _) = d.lanes_of(d.ty(value))?;
            let Some(reduction) = Reduction::named(rest, scalar) else { return Ok(None) };
            (WaveOp::Reduce(reduction), 1)
        }
        "ballot" => return Ok(Some((Wave::Ballot, args.to_vec()))),
        _ => return Ok(None),
    };
    Ok(Some((Wave::Op(op), args.iter().take(count).copied().collect())))
}

/// The arguments of a product that are values: factors and summand, then the index or scales.
type ProductPlaces = ([usize; 3], &'static [usize]);

/// Decodes a product of matrices: factors, summand, and flags that are constants.
fn matrix(d: &mut Decoder<'_, '_>, name: &str, args: &[Value], dst: u32) -> Result<bool> {
    let lanes = d.program.warp_size as usize;
    let cdna = name.starts_with("mfma.") || name.starts_with("smfmac.");
    let is_zero = |n: usize| {
        args.get(n).and_then(|v| v.constant()).and_then(|c| d.cx.consts.as_uint(c)) == Some(0)
    };
    let open = name.starts_with("mfma.scale.");
    // All zeros say that there are no scales.
    let scaled = open && !(5..9).all(is_zero);
    let integers = name.contains(".iu");
    let places: ProductPlaces = match name.split('.').next() {
        _ if scaled => ([0, 1, 2], &[6, 8]),
        Some("mfma") => ([0, 1, 2], &[]),
        Some("smfmac") => ([0, 1, 2], &[3]),
        Some("wmma") if integers => ([1, 3, 4], &[]),
        Some("swmmac") if integers => ([1, 3, 4], &[5]),
        Some("swmmac") => ([0, 1, 2], &[3]),
        _ => ([0, 1, 2], &[]),
    };
    let number = |d: &Decoder<'_, '_>, n: usize| -> Result<u8> {
        let value = args.get(n).and_then(|v| v.constant()).and_then(|c| d.cx.consts.as_uint(c));
        value
            .map(|v| v as u8)
            .ok_or_else(|| Fault::input(format!("argument {n} of {name} must be a constant")))
    };
    let (matrices, more) = places;
    let mut operands: Vec<Operand> = Vec::new();
    let mut sizes = [(0, 0); 3];
    for (size, &n) in sizes.iter_mut().zip(&matrices) {
        let (scalar, lanes) = d.lanes_of(d.ty(args[n]))?;
        let value = d.operand(args[n])?;
        operands.extend((0..lanes).map(|lane| value.at(lane)));
        *size = (lanes as u8, scalar.bits() as u8);
    }
    for &n in more {
        operands.push(d.operand(args[n])?);
    }
    // RDNA 3 has all of K in each lane: 16 elements.
    let bits = u32::from(sizes[0].0) * u32::from(sizes[0].1);
    let depth = match name {
        _ if name.contains("iu4") => 16 * 4,
        _ if name.contains("iu8") => 16 * 8,
        _ => 256,
    };
    let blocked = bits < depth || name.starts_with("swmmac") || name.contains("p8");
    let blocked = blocked || name.contains("f8") || name.contains("x32.iu4");
    let variant = Variant { blocked, unsigned_zero: d.program.unsigned_zero };
    let Some(mut product) = Product::named(name, lanes, variant) else { return Ok(false) };
    let mut flags = Flags { signed: [true; 2], ..Flags::default() };
    if open {
        let Some(formed) = product.of_formats([number(d, 3)?, number(d, 4)?]) else {
            return Ok(false);
        };
        (product, flags.bytes) = (formed, [number(d, 5)? & 3, number(d, 7)? & 3]);
    } else if name.starts_with("mfma.") {
        for n in 3..6 {
            if number(d, n)? != 0 {
                return Ok(false);
            }
        }
    } else if cdna {
        flags.set = if number(d, 4)? == 0 { number(d, 5)? } else { 0 };
    } else if integers {
        let clamp = if product.is_sparse() { 6 } else { 5 };
        flags.signed = [number(d, 0)? & 1 != 0, number(d, 2)? & 1 != 0];
        flags.clamp = number(d, clamp)? & 1 != 0;
    } else if !product.is_sparse() {
        flags.high = args.len() > 3 && number(d, 3)? & 1 != 0;
    }
    for (factor, &(count, bits)) in sizes[..2].iter().enumerate() {
        let has = usize::from(count) * usize::from(bits);
        let takes = 32 * product.factor_dwords(factor);
        if has > takes && !open || has < takes && takes > 32 {
            return Ok(false);
        }
    }
    let op = WaveOp::Matrix { product, flags, sizes, scaled };
    let call = WarpCall { op: WarpOp::Wave(op, lanes as u32), mask: None };
    d.builtin_operands(Call::Warp(call), operands, dst)?;
    Ok(true)
}

fn div_scale(d: &mut Decoder<'_, '_>, args: &[Value], dst: u32) -> Result<()> {
    let (format, _) = d.float_of(d.ty(args[0]))?;
    let (value, flag): (Native, Native) = if format == D {
        (
            |x| amd::div_scale(D, if x[2] & 1 == 1 { x[0] } else { x[1] }, x[1], x[0]).0,
            |x| amd::div_scale(D, if x[2] & 1 == 1 { x[0] } else { x[1] }, x[1], x[0]).1.into(),
        )
    } else {
        (
            |x| amd::div_scale(S, if x[2] & 1 == 1 { x[0] } else { x[1] }, x[1], x[0]).0,
            |x| amd::div_scale(S, if x[2] & 1 == 1 { x[0] } else { x[1] }, x[1], x[0]).1.into(),
        )
    };
    let list = scalars(d, args)?;
    let operands = Some((format, 2));
    let governed = |result| Some(Governed { round: None, flush: Flush::Program, operands, result });
    d.lanes_list(LaneFn::Native { f: value, bits: format.bits() }, 1, 1, list.clone(), dst);
    d.govern(governed(Some(format)));
    d.lanes_list(LaneFn::Native { f: flag, bits: 1 }, 1, 1, list, dst + 1);
    d.govern(governed(None));
    Ok(())
}

fn mbcnt_lo(x: &[u64]) -> u64 {
    let below = if x[2] >= 32 { 0xffff_ffff } else { (1 << x[2]) - 1 };
    (u64::from((x[0] & below).count_ones()) + x[1]) & 0xffff_ffff
}

fn mbcnt_hi(x: &[u64]) -> u64 {
    let below = if x[2] < 32 { 0 } else { (1u64 << (x[2] - 32)) - 1 };
    (u64::from((x[0] & below).count_ones()) + x[1]) & 0xffff_ffff
}

/// Functions whose two results of 16 bits are a vector.
fn packed(name: &str) -> Option<Native> {
    Some(match name {
        "cvt.pkrtz" => |x| {
            let half = |v| narrow(H, widen(S, v), Round::TowardZero);
            half(x[0]) | half(x[1]) << 16
        },
        "cvt.pk.u16" => |x| x[0].min(0xffff) | x[1].min(0xffff) << 16,
        "cvt.pk.i16" => |x| {
            let clamp = |v: u64| i64::from(v as u32 as i32).clamp(-0x8000, 0x7fff) as u64 & 0xffff;
            clamp(x[0]) | clamp(x[1]) << 16
        },
        "cvt.pknorm.i16" => |x| norm(x[0], 32767.0, -1.0) | norm(x[1], 32767.0, -1.0) << 16,
        "cvt.pknorm.u16" => |x| norm(x[0], 65535.0, 0.0) | norm(x[1], 65535.0, 0.0) << 16,
        _ => return None,
    })
}

fn norm(v: u64, scale: f64, low: f64) -> u64 {
    let x = widen(S, v);
    let x = if x.is_nan() { 0.0 } else { x.clamp(low, 1.0) };
    (x * scale).round_ties_even() as i64 as u64 & 0xffff
}

/// Dot products; the result's width.
fn dot(name: &str) -> Option<(Native, u32)> {
    let integer: Native = match name {
        "sdot2" => |x| amd_int::dot(x[0], x[1], x[2], 16, [true; 2], x[3] & 1 == 1),
        "udot2" => |x| amd_int::dot(x[0], x[1], x[2], 16, [false; 2], x[3] & 1 == 1),
        "sdot4" => |x| amd_int::dot(x[0], x[1], x[2], 8, [true; 2], x[3] & 1 == 1),
        "udot4" => |x| amd_int::dot(x[0], x[1], x[2], 8, [false; 2], x[3] & 1 == 1),
        "sdot8" => |x| amd_int::dot(x[0], x[1], x[2], 4, [true; 2], x[3] & 1 == 1),
        "udot8" => |x| amd_int::dot(x[0], x[1], x[2], 4, [false; 2], x[3] & 1 == 1),
        "sudot4" => {
            |x| amd_int::dot(x[1], x[3], x[4], 8, [x[0] & 1 == 1, x[2] & 1 == 1], x[5] & 1 == 1)
        }
        "sudot8" => {
            |x| amd_int::dot(x[1], x[3], x[4], 4, [x[0] & 1 == 1, x[2] & 1 == 1], x[5] & 1 == 1)
        }
        "fdot2" => |x| {
            let sum = amd_int::dot_floats(H, x[0], x[1], x[2]);
            if x[3] & 1 == 1 { float::saturate(S, sum) } else { sum }
        },
        "fdot2.f16.f16" => return Some((|x| amd_int::dot_halves(H, x[0], x[1], x[2]), 16)),
        "fdot2.bf16.bf16" => {
            return Some((|x| amd_int::dot_halves(Format::Bf16, x[0], x[1], x[2]), 16));
        }
        "fdot2.f32.bf16" => |x| {
            let sum = amd_int::dot_floats(Format::Bf16, x[0], x[1], x[2]);
            if x[3] & 1 == 1 { float::saturate(S, sum) } else { sum }
        },
        _ => return None,
    };
    Some((integer, 32))
}

/// Functions of floats: a row for each format.
macro_rules! by_format {
    ($format:expr, $x:ident, $f:ident => $body:expr) => {
        match $format {
            H => |$x: &[u64]| {
                const $f: Format = H;
                $body
            },
            S => |$x: &[u64]| {
                const $f: Format = S;
                $body
            },
            D => |$x: &[u64]| {
                const $f: Format = D;
                $body
            },
            _ => return None,
        }
    };
}

fn bfe(value: u64, offset: u64, width: u64, signed: bool) -> u64 {
    let (offset, width) = (offset & 31, (width & 31) as u32);
    if width == 0 {
        return 0;
    }
    if signed {
        let v = i64::from(value as u32 as i32) >> offset;
        ((v << (64 - width)) >> (64 - width)) as u64 & 0xffff_ffff
    } else {
        (value & 0xffff_ffff) >> offset & ((1 << width) - 1)
    }
}

/// A function of floats that rounds as MODE says, by name.
fn rounded(stem: &str) -> Option<RoundedNative> {
    Some(match stem {
        "fract" => |f, x, mode| amd::fract(f, x[0], mode),
        "div.fixup" => |f, x, mode| amd::div_fixup(f, x[0], x[1], x[2], mode),
        "div.fmas" => |f, x, mode| amd::div_fmas(f, x[0], x[1], x[2], x[3] & 1 == 1, mode),
        "ldexp" => |f, x, mode| amd::ldexp(f, x[0], i64::from(x[1] as u32 as i32), mode.round),
        "cvt.pk.u8" => |_, x, mode| {
            let shift = 8 * (x[1] & 3);
            let to = float::IntType { bits: 8, signed: false };
            let byte = float::to_int(S, x[0], mode.round, false, to);
            x[2] & !(0xff << shift) | byte << shift
        },
        "fmad.ftz" => |f, x, mode| {
            let mode = Mode { ftz: true, ..mode };
            float::add(f, float::mul(f, x[0], x[1], mode), x[2], mode)
        },
        "fdiv.fast" => |f, x, mode| {
            let large = widen(f, x[1]).abs() > 2f64.powi(96);
            let scale = narrow(f, if large { 2f64.powi(-32) } else { 1.0 }, Round::NearestEven);
            let reciprocal = amd::rcp(f, float::mul(f, x[1], scale, mode));
            float::mul(f, scale, float::mul(f, x[0], reciprocal, mode), mode)
        },
        "fmul.legacy" => |f, x, mode| {
            if f.is_zero(x[0]) || f.is_zero(x[1]) { 0 } else { float::mul(f, x[0], x[1], mode) }
        },
        "fma.legacy" => |f, x, mode| {
            if f.is_zero(x[0]) || f.is_zero(x[1]) {
                float::add(f, 0, x[2], mode)
            } else {
                float::fma(f, x[0], x[1], x[2], mode)
            }
        },
        _ => return None,
    })
}

/// Whether MODE says what a function of floats does with subnormals. (Those of `float` that the tables compute flush
/// always, those of `double` never.)
fn flushes_by_mode(stem: &str, base: &str, format: Format) -> bool {
    match stem {
        "fmed3" => true,
        "sin" => format != D,
        "rcp" | "rcp.legacy" | "rsq" | "rsq.legacy" | "sqrt" | "cos" | "exp2" | "log" => {
            format == H
        }
        "frexp.mant" => true,
        _ => base == "fmin3",
    }
}

/// A function of scalars, by name, format of the result and of the first argument.
fn function(stem: &str, base: &str, ret: Option<Format>, first: Option<Format>) -> Option<Native> {
    let f: Native = match stem {
        "rcp" | "rcp.legacy" => by_format!(ret?, x, F => amd::rcp(F, x[0])),
        "rsq" | "rsq.legacy" => by_format!(ret?, x, F => amd::rsq(F, x[0])),
        "sqrt" => by_format!(ret?, x, F => amd::root(F, x[0])),
        "sin" => by_format!(ret?, x, F => amd::sin_turns(F, x[0])),
        "cos" => by_format!(ret?, x, F => amd::cos_turns(F, x[0])),
        "exp2" => by_format!(ret?, x, F => amd::exp2(F, x[0])),
        "log" | "log.legacy" => by_format!(ret?, x, F => amd::log2(F, x[0])),
        "frexp.mant" => by_format!(ret?, x, F => amd::frexp_mantissa(F, x[0])),
        "frexp.exp" => {
            by_format!(first?, x, F => amd::frexp_exponent(F, x[0]) as u64 & 0xffff_ffff)
        }
        "fmed3" => by_format!(ret?, x, F => amd::med3(F, x[0], x[1], x[2])),
        "class" => {
            by_format!(first?, x, F => u64::from(u64::from(amd::class(F, x[0])) & x[1] != 0))
        }
        "trig.preop" => |x| amd::trig_preop(x[0], x[1]),
        "ubfe" => |x| bfe(x[0], x[1], x[2], false),
        "sbfe" => |x| bfe(x[0], x[1], x[2], true),
        "perm" => |x| amd_int::perm(x[0], x[1], x[2]),
        "alignbyte" => |x| (x[0] << 32 | x[1]) >> (8 * (x[2] & 3)) & 0xffff_ffff,
        "alignbit" => |x| (x[0] << 32 | x[1]) >> (x[2] & 31) & 0xffff_ffff,
        "sad.u8" => |x| amd_int::sad8(x[0], x[1], false).wrapping_add(x[2]) & 0xffff_ffff,
        "msad.u8" => |x| amd_int::sad8(x[0], x[1], true).wrapping_add(x[2]) & 0xffff_ffff,
        "sad.hi.u8" => {
            |x| (amd_int::sad8(x[0], x[1], false) << 16).wrapping_add(x[2]) & 0xffff_ffff
        }
        "sad.u16" => |x| {
            let part = |n: u32| (x[0] >> n & 0xffff).abs_diff(x[1] >> n & 0xffff);
            (part(0) + part(16) + x[2]) & 0xffff_ffff
        },
        "lerp" => |x| {
            (0..4).fold(0, |out, i| {
                let byte = |v: u64| v >> (8 * i) & 0xff;
                out | (byte(x[0]) + byte(x[1]) + (byte(x[2]) & 1)) >> 1 << (8 * i)
            })
        },
        "sffbh" => |x| {
            let v = x[0] as u32;
            let v = if (v as i32) < 0 { !v } else { v };
            if v == 0 { 0xffff_ffff } else { u64::from(v.leading_zeros()) }
        },
        "prng.b32" => |x| amd_int::next_random(x[0]),
        "bitop3" => |x| amd_int::bit_table(x[0], x[1], x[2], x[3] as u8),
        "ashr.pk" => |x| amd_int::shifted_pair(x[0], x[1], x[2], -0x80..=0x7f),
        "ashr.pk.u8" => |x| amd_int::shifted_pair(x[0], x[1], x[2], 0..=0xff),
        "mul.u24" => |x| (x[0] & 0xff_ffff) * (x[1] & 0xff_ffff),
        "mul.i24" => |x| (s24(x[0]) * s24(x[1])) as u64,
        "mulhi.u24" => |x| ((x[0] & 0xff_ffff) * (x[1] & 0xff_ffff)) >> 32,
        "mulhi.i24" => |x| ((s24(x[0]) * s24(x[1])) >> 32) as u64,
        _ if base == "fmin3" => by_format!(ret?, x, F => {
            float::min(F, float::min(F, x[0], x[1], NanRule::Number, false), x[2], NanRule::Number, false)
        }),
        // What a lane of another program sees of registers that it does not own.
        "set.inactive"
        | "set.inactive.chain.arg"
        | "wqm"
        | "wwm"
        | "strict.wwm"
        | "strict.wqm"
        | "softwqm" => |x| x[0],
        "live.mask" | "ps.live" => |_| 1,
        "s.bitreplicate" => |x| (0..32).fold(0, |m, n| m | ((x[0] >> n & 1) * 3) << (2 * n)),
        "s.wqm" => |x| {
            (0..16).fold(0, |m, n| m | if x[0] >> (4 * n) & 15 == 0 { 0 } else { 15 << (4 * n) })
        },
        "s.quadmask" => |x| (0..16).fold(0, |m, n| m | u64::from(x[0] >> (4 * n) & 15 != 0) << n),
        "mqsad.pk.u16.u8" => |x| amd_int::sad_window(x[0], x[1], x[2], true),
        "qsad.pk.u16.u8" => |x| amd_int::sad_window(x[0], x[1], x[2], false),
        "rsq.clamp" => by_format!(ret?, x, F => {
            let root = amd::rsq(F, x[0]);
            // The least of a NaN and a number is the number.
            let root = if F.is_nan(root) { narrow(F, f64::INFINITY, Round::NearestEven) } else { root };
            if F.is_infinite(root) { root - 1 } else { root }
        }),
        _ => return None,
    };
    Some(f)
}

fn s24(v: u64) -> i64 {
    ((v << 40) as i64) >> 40
}
