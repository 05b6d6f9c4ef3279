//! Resources of the machine that a function uses.

use ir::machine::{FrameKind, MachineFunction, Operand, PReg};
use ir::map::Map;
use ir::ssa::{Context, Global};

use crate::abi::usage::ModuleUsage;
use crate::target::subtarget::{Setting, Subtarget};
use crate::target::table::op;
use crate::target::{Generation, regs};

/// Resources of a function: its own use, or after [`propagate`] the use of it and its callees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Resources {
    /// Vector registers: the highest number used plus one.
    pub vgprs: u16,
    /// Accumulators: the highest number used plus one.
    pub agprs: u16,
    /// Numbered scalar registers: the highest number used plus one.
    pub sgprs: u16,
    /// Whether VCC is used.
    pub uses_vcc: bool,
    /// Whether the `flat_scratch` register is used.
    pub uses_flat_scratch: bool,
    /// Bytes of scratch for each lane, the frames of what is called included.
    pub scratch: u32,
    /// Whether more scratch may be needed, by an amount that is not known.
    pub dynamic_stack: bool,
    /// Scalar registers that were spilled.
    pub sgpr_spills: u32,
    /// Vector registers that were spilled.
    pub vgpr_spills: u32,
    /// Vector registers that the prologue saves.
    pub saved_vgprs: u32,
}

impl Resources {
    /// Returns the number of scalar registers with the special ones that are numbered after the others.
    pub fn total_sgprs(&self, subtarget: &Subtarget) -> u16 {
        let vcc = if self.uses_vcc { 2 } else { 0 };
        let extra = match subtarget.generation() {
            Generation::Gfx1030 | Generation::Gfx1100 | Generation::Gfx1200 => vcc,
            _ if self.uses_flat_scratch || subtarget.architected_flat_scratch() => 6,
            _ if subtarget.processor.xnack && subtarget.xnack != Setting::Off => 4,
            _ => vcc,
        };
        self.sgprs + extra
    }

    /// Vector registers with accumulators, where they are one file.
    pub fn total_vgprs(&self, subtarget: &Subtarget) -> u16 {
        match (subtarget.unified_registers(), self.agprs) {
            (false, _) => self.vgprs.max(self.agprs),
            (true, 0) => self.vgprs,
            (true, agprs) => self.vgprs.next_multiple_of(4) + agprs,
        }
    }

    /// Adds the resources that a callee needs.
    fn include(&mut self, callee: &Self) {
        self.vgprs = self.vgprs.max(callee.vgprs);
        self.agprs = self.agprs.max(callee.agprs);
        self.sgprs = self.sgprs.max(callee.sgprs);
        self.uses_vcc |= callee.uses_vcc;
        self.uses_flat_scratch |= callee.uses_flat_scratch;
        self.dynamic_stack |= callee.dynamic_stack;
    }
}

/// Least resources of an unknown callee: the registers that the convention lets it use freely.
const UNKNOWN: Resources = Resources {
    vgprs: 32,
    agprs: 0,
    sgprs: 0,
    uses_vcc: true,
    uses_flat_scratch: true,
    scratch: 0,
    dynamic_stack: true,
    sgpr_spills: 0,
    vgpr_spills: 0,
    saved_vgprs: 0,
};

/// Largest resources of a function that another object defines.
const ELSEWHERE: Resources = Resources { vgprs: 256, agprs: 256, sgprs: 96, ..UNKNOWN };

/// Adds to each function's own resources those of what it calls. `own` has the functions' own frames as scratch.
///
/// A caller's scratch is its frame and the largest of its callees' together. In a cycle of calls, and below an unknown
/// callee, it has no bound; an unknown callee may be any function of the module that can be reached from outside, so
/// the registers of all those are counted.
pub fn propagate(
    cx: &Context,
    usage: &ModuleUsage,
    own: &Map<Global, Resources>,
) -> Map<Global, Resources> {
    let mut total: Map<Global, Resources> = Map::default();
    let mut unknown = UNKNOWN;
    for reached in usage.under_unknown(cx) {
        if let Some(resources) = own.get(&reached) {
            unknown.include(resources);
        }
    }
    for group in &usage.bottom_up {
        let mut all = Resources::default();
        let mut below = 0;
        let mut cyclic = false;
        for &member in group {
            let of_member = usage.of_function(member);
            if let Some(resources) = own.get(&member) {
                all.include(resources);
            }
            if of_member.calls_unknown {
                all.include(&unknown);
            }
            // Another object's function may use whatever there is. (LLVM counts 41, and what this module has.)
            if of_member.callees.iter().any(|&c| cx.function(c).is_some_and(|f| f.body.is_none())) {
                all.include(&ELSEWHERE);
            }
            cyclic |= of_member.recursive;
            for callee in of_member.callees.iter().filter(|c| !group.contains(c)) {
                if let Some(resources) = total.get(callee) {
                    all.include(resources);
                    below = resources.scratch.max(below);
                }
            }
        }
        all.dynamic_stack |= cyclic;
        let frames: u32 =
            group.iter().filter_map(|m| own.get(m)).map(|r| r.scratch).fold(0, u32::saturating_add);
        for &member in group {
            let mut resources = own.get(&member).copied().unwrap_or_default();
            resources.include(&all);
            resources.scratch = frames.saturating_add(below);
            total.insert(member, resources);
        }
    }
    total
}

/// Returns the resources that a finished function uses itself.
pub fn resources(func: &MachineFunction) -> Resources {
    let mut found = Resources {
        scratch: u32::try_from(func.frame.size).unwrap_or(u32::MAX),
        ..Resources::default()
    };
    let mut note = |reg: PReg| {
        let end = reg.end_unit().div_ceil(2);
        match reg.file() {
            regs::VGPR => found.vgprs = found.vgprs.max(end),
            regs::AGPR => found.agprs = found.agprs.max(end),
            regs::SGPR => found.sgprs = found.sgprs.max(end),
            regs::SPECIAL => {
                found.uses_vcc |= reg.overlaps(regs::VCC);
                found.uses_flat_scratch |= reg.overlaps(regs::FLAT_SCR);
            }
            _ => {}
        }
    };
    for inst in func.all_insts() {
        for operand in func.operands(inst) {
            if let Operand::Reg(operand) = operand
                && let Some(reg) = operand.reg.as_physical()
            {
                note(reg);
            }
        }
        if func.opcode(inst) == op::S_SWAPPC_B64 {
            note(regs::sgpr(32, 1));
        }
    }
    for object in func.frame.objects.values().filter(|o| o.kind == FrameKind::Spill && !o.dead) {
        let registers = u32::try_from(object.size.div_ceil(4)).unwrap_or(u32::MAX);
        if [crate::regalloc::LANES, crate::regalloc::THROUGH_LANES].contains(&object.stack) {
            found.sgpr_spills += registers;
        } else if object.stack == crate::frame_lowering::layout::SAVED {
            found.saved_vgprs += registers;
        } else {
            found.vgpr_spills += registers;
        }
    }
    found.dynamic_stack = func.frame.has_variable_objects();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callers_need_what_callees_need() {
        let text = "target triple = \"amdgcn-amd-amdhsa\"\n\
            declare void @ext()\n\
            define internal void @leaf() {\n  ret void\n}\n\
            define internal void @mid() {\n  call void @leaf()\n  ret void\n}\n\
            define internal void @loop() {\n  call void @loop()\n  ret void\n}\n\
            define amdgpu_kernel void @a() {\n  call void @mid()\n  ret void\n}\n\
            define amdgpu_kernel void @b() {\n  call void @loop()\n  ret void\n}\n\
            define amdgpu_kernel void @c() {\n  call void @ext()\n  ret void\n}\n";
        let module = llvm_reader::parse("t.ll", text.as_bytes()).expect("a module");
        let global = |name| module.cx.find_global(name).expect("a function");
        let own: Map<Global, Resources> =
            [("leaf", 40, 16), ("mid", 10, 32), ("loop", 7, 8), ("a", 5, 0)]
                .into_iter()
                .map(|(name, vgprs, scratch)| {
                    (global(name), Resources { vgprs, scratch, ..Resources::default() })
                })
                .collect();
        let total = propagate(&module.cx, &ModuleUsage::of(&module), &own);
        let of = |name| {
            let r = &total[&global(name)];
            (r.vgprs, r.scratch, r.dynamic_stack)
        };
        assert_eq!(of("a"), (40, 48, false));
        assert_eq!(of("b"), (7, 8, true));
        assert_eq!(of("c"), (256, 0, true));
    }
}
