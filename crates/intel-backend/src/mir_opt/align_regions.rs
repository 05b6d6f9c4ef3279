//! From gen12.5 on an instruction that has to do with floats finds each channel at the same place of its registers in all
//! operands: sources are as far apart as the destination's channels and begin at the same byte of a register, or are one
//! element for all. (Mesa's `brw_lower_regioning.cpp` has the rule for destinations that are floats; Intel's compiler was seen to keep
//! to it for sources, too, in all of some 2,300 instructions. `gpu_sim::eu` refuses what does not.)
//!
//! Other operands are moved as integers, which may lie anywhere; so is a result that is narrower than its operands.

use super::eu_pass;
use crate::target::device::Generation;
use crate::target::eu::alignment::{ChannelLayout, is_aligned};
use crate::target::eu::{Dst, EuFunction, InstData, RegSrc, Region, Src, Type};

eu_pass!(
    ALIGN_REGIONS,
    Required,
    "eu-align-regions",
    "Moves operands of floats to where the hardware takes them: in all registers at the same places (gen12.5).",
    "A lowered function in which nothing is too wide; nothing changes before gen12.5.",
    "instructions aligned" => align
);

fn align(func: &mut EuFunction) -> u64 {
    if func.device.generation < Generation::Gen12p5 {
        return 0;
    }
    func.rewrite(|func, _, inst| {
        let data = func.insts[inst].clone();
        (!is_aligned(func.device, &data)).then(|| aligned(func, data))
    })
}

/// The instruction with what has to be moved before and after.
fn aligned(func: &mut EuFunction, mut data: InstData) -> Vec<InstData> {
    let exec = data.control.exec;
    if data.is_plain_move() {
        let ty = data.dst.ty.as_bits();
        data.dst.ty = ty;
        if let Some(Src::Reg(reg)) = data.srcs.first_mut() {
            reg.ty = ty;
        }
        return vec![data];
    }
    let varies = |src: &&Src| !matches!(ChannelLayout::of_src(src, exec), Ok(None));
    let sizes =
        || data.srcs.iter().filter(varies).map(|src| src.ty().bytes()).chain([data.dst.ty.bytes()]);
    let (least, most) = (sizes().min().unwrap_or(4), sizes().max().unwrap_or(4));
    // A destination's elements may be up to four of their sizes apart.
    let fits = |layout: &ChannelLayout| layout.step >= most && layout.step <= 4 * least;
    let own = ChannelLayout::of_dst(&data.dst);
    let layout = own.filter(fits).unwrap_or(ChannelLayout { offset: 0, step: most });
    let bytes = layout.offset + layout.step * u32::from(exec);
    let place = |func: &mut EuFunction, ty: Type| Dst {
        base: func.add_grfs(bytes),
        offset: layout.offset,
        ty,
        stride: (layout.step / ty.bytes()) as u8,
    };
    let source = |place: Dst| {
        let region = Region::strided(exec, place.ty.bytes(), place.stride);
        let Dst { base, offset, ty, .. } = place;
        RegSrc { base, offset, ty, region, negate: false, abs: false }
    };
    let mut out = Vec::new();
    for index in 0..data.srcs.len() {
        let Src::Reg(reg) = data.srcs[index] else { continue };
        if matches!(ChannelLayout::of_src(&data.srcs[index], exec), Ok(None))
            || ChannelLayout::of_src(&data.srcs[index], exec) == Ok(Some(layout))
        {
            continue;
        }
        let ty = reg.ty.as_bits();
        let to = place(func, ty);
        let from = RegSrc { ty, negate: false, abs: false, ..reg };
        out.push(InstData::mov(data.control, to, Src::Reg(from)));
        let moved = source(Dst { ty: reg.ty, ..to });
        data.srcs[index] = Src::Reg(RegSrc { negate: reg.negate, abs: reg.abs, ..moved });
    }
    let dst = data.dst;
    if own.is_none_or(|own| own == layout) {
        out.push(data);
        return out;
    }
    let result = place(func, dst.ty);
    data.dst = result;
    let ty = dst.ty.as_bits();
    let from = source(Dst { ty, ..result });
    let mut mov = InstData::mov(data.control, Dst { ty, ..dst }, Src::Reg(from));
    // A channel that the predicate switches off keeps what it had.
    if data.is_partial() {
        (mov.pred, mov.flag) = (data.pred, data.flag);
    }
    out.push(data);
    out.push(mov);
    out
}
