//! Properties of a target for the interpreter: its address spaces and its intrinsics.

use crate::elements::Numbering;
use crate::memory::Space;
use ir::ssa::{Module, sym};

/// A target by the module's triple.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// `nvptx64`
    Nvptx,
    /// `amdgcn`
    Amdgpu,
    /// `spir64`, and modules without a triple
    Spir,
}

impl Target {
    /// The target of a triple.
    pub(crate) fn of_triple(triple: &str) -> Target {
        if triple.starts_with("nvptx") {
            Target::Nvptx
        } else if ir::ssa::triple::architecture(triple) == "amdgcn" {
            Target::Amdgpu
        } else {
            Target::Spir
        }
    }

    /// Returns the memory of an address space of the IR.
    pub(crate) fn space(self, number: u32) -> Option<Space> {
        Some(match (self, number) {
            (Target::Nvptx | Target::Amdgpu, 0) | (Target::Spir, 4) => Space::Generic,
            (_, 1) => Space::Global,
            (_, 3) => Space::Shared,
            (Target::Nvptx, 4) | (Target::Spir, 2) => Space::Const,
            // Constant memory of AMD GPUs is ordinary memory.
            (Target::Amdgpu, 4) => Space::Global,
            (Target::Nvptx | Target::Amdgpu, 5) | (Target::Spir, 0) => Space::Local,
            // Shared memory of a cluster: clusters have one block here.
            (Target::Nvptx, 7) => Space::Shared,
            (Target::Nvptx, 101) => Space::Param,
            _ => return None,
        })
    }

    /// Whether floats of 8 bits of AMD's intrinsics are of the formats without negative zero: gfx942's.
    pub(crate) fn unsigned_zero(self, module: &Module) -> bool {
        let attrs = &module.cx.attrs;
        let mut functions = module.definitions().filter_map(|(g, _)| module.cx.function(g));
        self == Target::Amdgpu
            && functions.any(|f| {
                attrs.string(f.attrs, sym::TARGET_CPU).is_some_and(|cpu| cpu.starts_with("gfx94"))
            })
    }

    /// The numbers of the formats of buffers' elements on the module's processor.
    pub(crate) fn numbering(self, module: &Module) -> Option<Numbering> {
        if self != Target::Amdgpu {
            return None;
        }
        let attrs = &module.cx.attrs;
        let mut functions = module.definitions().filter_map(|(g, _)| module.cx.function(g));
        let cpu = functions.find_map(|f| attrs.string(f.attrs, sym::TARGET_CPU))?;
        Some(match cpu {
            _ if cpu.starts_with("gfx9") => Numbering::Gfx9,
            _ if cpu.starts_with("gfx10") => Numbering::Gfx10,
            _ => Numbering::Gfx11,
        })
    }

    /// Threads that execute warp operations together.
    pub(crate) fn warp_size(self, module: &Module) -> u32 {
        match self {
            Target::Nvptx => return 32,
            // Sub-groups of OpenCL: what Intel's devices have where a kernel asks for no other.
            Target::Spir => return 16,
            Target::Amdgpu => {}
        }
        let attrs = &module.cx.attrs;
        for (global, _) in module.definitions() {
            let Some(function) = module.cx.function(global) else { continue };
            let features = attrs.string(function.attrs, sym::TARGET_FEATURES).unwrap_or("");
            if features.contains("+wavefrontsize64") {
                return 64;
            }
            if features.contains("+wavefrontsize32") {
                return 32;
            }
            if let Some(cpu) = attrs.string(function.attrs, sym::TARGET_CPU) {
                return if cpu.starts_with("gfx1") { 32 } else { 64 };
            }
        }
        64
    }
}
