//! Instructions wider than the hardware allows become several.
//!
//! An operand may span two registers, three sources and the extended unit have widths of their own. A piece works on its own
//! group of channels, on its own part of each operand. If a piece would overwrite what a later one reads, results go
//! through registers of their own.
//!
//! So does one whose first register of the destination is part of what the second one is made of: the hardware works on one
//! after the other.
//!
//! Regions whose rows would cross a register get rows of one element.
//!
//! Payloads are not split: the layout of a split payload would be another one. Their moves are, once they are moves.

use ir::diagnostic::Diagnostic;
use ir::pass::{Change, PassCx};

use super::eu_pass;
use crate::target::device::{Device, GRF_BYTES, Generation};
use crate::target::eu::{
    Base, Control, Dst, EuFunction, Extra, InstData, Op, OpFlags, PredMode, RegSrc, Region, Shape,
    Src, Stage, dst_places, is_hazardous, overlap, src_place,
};

eu_pass!(
    SIMD_LOWERING,
    Required,
    "eu-simd-lowering",
    "Splits instructions of more channels than the hardware works on at once.",
    "Any function; payloads are left to be lowered first." => split_all
);

fn split_all(
    func: &mut EuFunction,
    (): &mut (),
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let mut error = None;
    let count = func.rewrite(|func, _, inst| {
        let data = &func.insts[inst];
        let mut width = width(func.device, data);
        if is_hazardous(data) && width == data.control.exec {
            width /= 2;
        }
        if width >= data.control.exec || error.is_some() {
            return straightened(data).map(|data| vec![data]);
        }
        let data = data.clone();
        match split(func, &data, width) {
            Ok(pieces) => Some(pieces),
            Err(message) => {
                error = Some(message);
                None
            }
        }
    });
    if let Some(error) = error {
        return Err(error.in_function(&func.name));
    }
    cx.stat("instructions split", count);
    Ok(Change::when(count > 0))
}

/// The most channels that an instruction may have on a device, at most its own.
pub(crate) fn width(device: &Device, data: &InstData) -> u8 {
    let shape = data.op.desc().shape;
    if !shape.has_regions() {
        return data.control.exec;
    }
    let mut width = data.control.exec.min(match (shape, &data.extra) {
        (Shape::Math, Extra::Math(function)) if function.is_integer() => 8,
        (Shape::Math, _) if device.generation == Generation::Gen6 => 8,
        (Shape::Math, _) => 16,
        _ if device.generation < Generation::Gen7 => 16,
        _ => 32,
    });
    let mut fit = |step: u32, size: u32, offset: u32| {
        // From an odd place in a register on, even two registers hold less.
        let room = 2 * GRF_BYTES - offset % GRF_BYTES;
        while width > 1 && step * u32::from(width - 1) + size > room {
            width /= 2;
        }
    };
    if data.dst.base != Base::Null {
        let size = data.dst.ty.bytes();
        fit(size * u32::from(data.dst.stride), size, data.dst.offset);
    }
    for src in &data.srcs {
        if let Src::Reg(reg) = src
            && reg.base != Base::Null
            && !matches!(data.op, Op::Pln | Op::Line)
            && let Some(stride) = reg.region.stride(data.control.exec)
            && stride > 0
        {
            fit(reg.ty.bytes() * stride, reg.ty.bytes(), reg.offset);
        }
    }
    width
}

fn split(func: &mut EuFunction, data: &InstData, width: u8) -> Result<Vec<InstData>, Diagnostic> {
    let fail = |what: &str| Err(Diagnostic::unsupported(format!("splitting {what}")));
    if data.pred.is_some_and(|pred| pred.mode != PredMode::Normal) {
        return fail("an instruction whose predicate looks at several channels");
    }
    let by_accumulator = OpFlags::READS_ACC.union(OpFlags::WRITES_ACC);
    if data.op.desc().flags.intersects(by_accumulator) {
        return fail("an instruction that works by the accumulator");
    }
    if matches!(data.extra, Extra::Math(function) if function == crate::target::eu::MathFn::Idiv) {
        return fail("math.idiv, which has two results");
    }
    let count = data.control.exec / width;
    let mut pieces = Vec::new();
    for index in 0..count {
        let Some(piece) = piece(data, width, index) else {
            return fail("an instruction with a region that is not linear");
        };
        pieces.push(piece);
    }
    if !is_clobbered(func, &pieces) {
        return Ok(pieces);
    }
    Ok(through_registers(func, pieces))
}

/// The channels `index * width` and on.
pub(super) fn piece(data: &InstData, width: u8, index: u8) -> Option<InstData> {
    let first = width * index;
    let mut piece = data.clone();
    piece.control =
        Control { exec: width, group: data.control.group + first, nomask: data.control.nomask };
    // A group is a multiple of the width; what is narrower than four channels has no group of its own.
    if !piece.control.group.is_multiple_of(width.max(4)) {
        return None;
    }
    if data.dst.base != Base::Null {
        let step = data.dst.ty.bytes() * u32::from(data.dst.stride);
        piece.dst = dst_part(data.dst, u32::from(first) * step, u32::from(width) * step);
    }
    for src in &mut piece.srcs {
        let Src::Reg(reg) = *src else { continue };
        if reg.base == Base::Null {
            continue;
        }
        let stride = reg.region.stride(data.control.exec)?;
        let region = Region::strided(width, reg.ty.bytes(), u8::try_from(stride).ok()?);
        let offset = reg.offset + u32::from(first) * stride * reg.ty.bytes();
        *src = Src::Reg(RegSrc { offset, region, ..reg });
    }
    Some(straightened(&piece).unwrap_or(piece))
}

/// The instruction with rows of one element where rows of a linear region would cross a register; `None` if none does.
fn straightened(data: &InstData) -> Option<InstData> {
    if !data.op.desc().shape.has_regions() {
        return None;
    }
    let exec = data.control.exec;
    let crosses = |reg: &RegSrc| {
        let size = reg.ty.bytes();
        let region = reg.region;
        (0..u32::from(exec / region.width.max(1))).any(|row| {
            let first = reg.offset + row * u32::from(region.vstride) * size;
            let last = first
                + u32::from(region.width.max(1) - 1) * u32::from(region.hstride) * size
                + size
                - 1;
            first / GRF_BYTES != last / GRF_BYTES
        })
    };
    let mut changed = None;
    for (index, src) in data.srcs.iter().enumerate() {
        if let Src::Reg(reg) = src
            && reg.base != Base::Null
            && crosses(reg)
            && let Some(stride @ 1..=32) = reg.region.stride(exec)
        {
            let data: &mut InstData = changed.get_or_insert_with(|| data.clone());
            let region = Region::new(stride as u8, 1, 0);
            data.srcs[index] = Src::Reg(RegSrc { region, ..*reg });
        }
    }
    changed
}

/// Returns a part of a destination. The second register of one with COMPR4 is four further on; one register has no
/// halves.
fn dst_part(dst: Dst, at: u32, bytes: u32) -> Dst {
    let Base::Mrf { number, compr4: true } = dst.base else { return dst.advanced(at) };
    let base = Base::Mrf { number, compr4: bytes > GRF_BYTES };
    let far = at / GRF_BYTES * 3 * GRF_BYTES;
    Dst { base, ..dst.advanced(at + far) }
}

/// Whether a piece writes what a later one reads.
fn is_clobbered(func: &EuFunction, pieces: &[InstData]) -> bool {
    pieces.iter().enumerate().any(|(at, piece)| {
        let written = dst_places(func, piece);
        pieces[at + 1..].iter().any(|later| {
            (0..later.srcs.len())
                .any(|i| src_place(func, later, i).is_some_and(|p| overlap(&written, &[p])))
        })
    })
}

/// Results go to new registers first, and from there to their places.
fn through_registers(func: &mut EuFunction, pieces: Vec<InstData>) -> Vec<InstData> {
    let mut moves = Vec::new();
    let mut out = Vec::new();
    for mut piece in pieces {
        let dst = piece.dst;
        let bytes = dst.ty.bytes() * u32::from(dst.stride) * u32::from(piece.control.exec);
        let base = func.add_grfs(bytes);
        piece.dst = Dst { base, offset: 0, ..dst };
        let region = Region::strided(piece.control.exec, dst.ty.bytes(), dst.stride);
        let mut mov = InstData::mov(piece.control, dst, Src::reg(base, dst.ty, region));
        // A channel that the predicate switches off keeps what it had.
        if piece.is_partial() {
            (mov.pred, mov.flag) = (piece.pred, piece.flag);
        }
        out.push(piece);
        moves.push(mov);
    }
    out.extend(moves);
    out
}

eu_pass!(
    LEGAL,
    Required,
    "eu-legal",
    "States that every instruction is one that the hardware has; the verifier checks it from here on.",
    "A lowered function in which nothing is too wide.",
    "functions changed" => |func: &mut EuFunction| {
        let before = func.stage;
        func.stage = before.max(Stage::Legal);
        u64::from(func.stage != before)
    }
);
