//! Facts about intrinsics of the target: results, effects, and the lanes that they differ between.

use ir::ssa::buffer_intrinsics::BufferCall;
use ir::ssa::{Context, Intrinsic, Value};
use transform::divergent::uniformity::Origin;

use crate::target::matrix::Product;
use ir::ssa::buffer_intrinsics::LdsLoad;

/// The name of one of AMD's intrinsics, with the suffix of types; none for other functions.
pub(crate) fn name(cx: &Context, callee: Value) -> Option<&str> {
    let global = cx.direct_callee(callee)?;
    cx.globals[global].name.strip_prefix("llvm.amdgcn.")
}

/// Whether a name is that of an intrinsic, whatever types it is for.
pub(crate) fn is(name: &str, base: &str) -> bool {
    name.strip_prefix(base).is_some_and(|rest| {
        rest.is_empty()
            || rest.starts_with('.') && {
                let suffix = rest[1..].split('.').next().unwrap_or("");
                let digits = suffix.trim_start_matches(|c: char| c.is_ascii_alphabetic());
                !digits.is_empty()
                    && digits.chars().all(|c| c.is_ascii_digit() || matches!(c, 'b' | 'f' | 'i'))
            }
    })
}

pub(crate) fn is_any(name: &str, bases: &[&str]) -> bool {
    bases.iter().any(|b| is(name, b))
}

/// The same for all lanes whatever the operands are, besides [`SCALAR`].
pub(crate) const UNIFORM: &[&str] =
    &["implicit.buffer.ptr", "if.break", "s.get.waveid.in.workgroup"];

/// Different for each lane whatever the operands are.
pub(crate) const DIVERGENT: &[&str] = &[
    "workitem.id.x",
    "workitem.id.y",
    "workitem.id.z",
    "mbcnt.lo",
    "mbcnt.hi",
    "ds.swizzle",
    "ds.permute",
    "ds.bpermute",
    "ds.bpermute.fi.b32",
    "global.load.tr.b128",
    "global.load.tr.b64",
    "inverse.ballot",
    "mov.dpp",
    "update.dpp",
    "mov.dpp8",
    "permlane16",
    "permlanex16",
    "permlane16.var",
    "permlanex16.var",
    "permlane64",
    "permlane16.swap",
    "permlane32.swap",
    "ds.read.tr4.b64",
    "ds.read.tr6.b96",
    "ds.read.tr8.b64",
    "ds.read.tr16.b64",
    "ds.fadd",
    "ds.fmin",
    "ds.fmax",
    "global.atomic.fadd",
    "flat.atomic.fadd",
    "ds.append",
    "ds.consume",
    "ds.bvh.stack.rtn",
    "ds.bvh.stack.push4.pop1.rtn",
    "ds.bvh.stack.push8.pop1.rtn",
    "ds.bvh.stack.push8.pop2.rtn",
    "wqm.vote",
    "writelane",
    "set.inactive",
    "set.inactive.chain.arg",
    "interp.p1",
    "interp.p2",
    "interp.mov",
    "interp.inreg.p10",
    "interp.inreg.p2",
    "interp.p10.rtz",
    "interp.p2.rtz",
    "lds.param.load",
];

/// The same for all lanes whatever the operands are, and in scalar registers.
pub(crate) const SCALAR: &[&str] = &[
    "workgroup.id.x",
    "workgroup.id.y",
    "workgroup.id.z",
    "dispatch.ptr",
    "queue.ptr",
    "dispatch.id",
    "implicitarg.ptr",
    "kernarg.segment.ptr",
    "groupstaticsize",
    "wave.id",
    "wavefrontsize",
    "readfirstlane",
    "readlane",
    "ballot",
    "s.memtime",
    "s.memrealtime",
    "s.getpc",
    "s.getreg",
    "s.bitreplicate",
    "s.wqm",
    "s.quadmask",
    "s.sendmsg.rtn",
    "s.get.barrier.state",
    "s.get.named.barrier.state",
    "s.barrier.signal.isfirst",
    "icmp",
    "fcmp",
];

/// Those that do something, or must not be moved.
pub(crate) const EFFECTS: &[&str] = &[
    "s.barrier",
    "s.barrier.signal",
    "s.barrier.signal.isfirst",
    "s.barrier.signal.var",
    "s.barrier.init",
    "s.barrier.join",
    "s.barrier.leave",
    "s.barrier.wait",
    "s.get.barrier.state",
    "s.get.named.barrier.state",
    "wave.barrier",
    "s.sleep",
    "s.sleep.var",
    "s.sendmsg",
    "s.sendmsg.rtn",
    "s.sendmsghalt",
    "s.waitcnt",
    "s.wait.loadcnt",
    "s.wait.storecnt",
    "s.wait.samplecnt",
    "s.wait.bvhcnt",
    "s.wait.dscnt",
    "s.wait.kmcnt",
    "s.wait.expcnt",
    "s.ttracedata",
    "s.ttracedata.imm",
    "sched.barrier",
    "sched.group.barrier",
    "iglp.opt",
    "s.setprio",
    "s.setreg",
    "s.dcache.inv",
    "s.dcache.wb",
    "s.icache.inv",
    "endpgm",
    "s.sethalt",
    "s.trap",
    "s.decperflevel",
    "s.incperflevel",
    "s.nop",
    "init.exec",
    "ds.gws.init",
    "ds.gws.barrier",
    "ds.gws.sema.br",
    "ds.gws.sema.p",
    "ds.gws.sema.v",
    "ds.gws.sema.release.all",
    "s.memtime",
    "s.memrealtime",
    "buffer.wbinvl1",
    "buffer.wbinvl1.vol",
    "s.dcache.inv.vol",
    "s.dcache.wb.vol",
    "fence",
    "s.wait.event.export.ready",
    "s.prefetch.data",
    "s.buffer.prefetch.data",
];

/// Whether an intrinsic may write memory.
pub(crate) fn writes(name: &str) -> bool {
    const LOCAL: &[&str] = &["ds.fadd", "ds.fmin", "ds.fmax", "ds.append", "ds.consume"];
    if name.starts_with("ds.bvh.stack.") {
        return true;
    }
    name.contains("atomic")
        || name.contains("store")
        || LdsLoad::of(name).is_some()
        || is_any(name, LOCAL)
}

pub(crate) fn origin(cx: &Context, callee: Value) -> Origin {
    match cx.intrinsic_of(callee) {
        Intrinsic::Target => {
            let name = name(cx, callee).unwrap_or("");
            let matrix = Product::of(name).is_some();
            if is_any(name, SCALAR) || is_any(name, UNIFORM) {
                Origin::Uniform
            } else if matrix
                || is_any(name, DIVERGENT)
                || BufferCall::of(name).is_some_and(BufferCall::is_atomic)
            {
                Origin::Divergent
            } else {
                Origin::Operands
            }
        }
        Intrinsic::None => Origin::Divergent,
        Intrinsic::ReadCycleCounter
        | Intrinsic::ReadSteadyCounter
        | Intrinsic::ReadRegister
        | Intrinsic::ReadVolatileRegister => Origin::Uniform,
        _ => Origin::Operands,
    }
}

/// Whether an intrinsic's result is in scalar registers wherever its operands are.
pub(crate) fn is_uniform_anyway(cx: &Context, callee: Value) -> bool {
    origin(cx, callee) == Origin::Uniform
}

/// In scalar registers where all operands are.
const SCALAR_OF_SCALARS: &[&str] = &["make.buffer.rsrc", "s.buffer.load"];

/// Whether an intrinsic's result can be in scalar registers.
pub(crate) fn is_scalar(cx: &Context, callee: Value) -> bool {
    name(cx, callee).is_some_and(|name| is_any(name, SCALAR) || is_any(name, SCALAR_OF_SCALARS))
}
