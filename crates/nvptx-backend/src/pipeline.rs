//! The backend's passes and the order in which they run.

use crate::options::Options;
use ir::pass::{Entry, PassInfo, PassRegistry, StepInfo, UnitKind};

/// Adds the backend's own passes.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add_all([
        PassInfo {
            name: "nvvm-upgrade",
            about: "Replaces NVIDIA's intrinsics of earlier LLVM versions by what stands for them today.",
            contract: "Any function.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::upgrade::NvvmUpgrade)),
        },
        PassInfo {
            name: "nvvm-reflect",
            about: "Answers how the code is compiled, which CUDA's device library asks by __nvvm_reflect.",
            contract: "Any module; the branches on the answers are left to be folded.",
            entry: Entry::Module(|| Box::new(crate::ir_passes::reflect::NvvmReflect::default())),
        },
        PassInfo {
            name: "nvptx-set-byval-param-align",
            about: "Raises the alignment of by-value parameters where all callers are known.",
            contract: "Any module.",
            entry: Entry::Module(|| Box::new(crate::ir_passes::byval::SetByValParamAlign)),
        },
        PassInfo {
            name: "nvptx-lower-args",
            about: "Makes by-value parameters accesses of parameter space, and kernels' pointers global.",
            contract: "Any function; best after pointers were followed through locals.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::byval::LowerArgs)),
        },
        PassInfo {
            name: "nvptx-forward-param-copies",
            about: "Reads local copies of parameters and constants at their source.",
            contract: "Any function; best after nvptx-lower-args.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::byval::ForwardParamCopies)),
        },
        PassInfo {
            name: "nvptx-byval-arguments",
            about: "Stores what is put into a local structure straight into the argument that it becomes.",
            contract: "Any function; sroa afterwards removes the variables.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::byval::ByValArguments)),
        },
        PassInfo {
            name: "nvptx-walk-params",
            about: "Steps a pointer through an array in a kernel's parameter instead of an index.",
            contract: "Any function; best after pointers know their address spaces.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::byval::WalkParams)),
        },
        PassInfo {
            name: "nvptx-atomic-expand",
            about: "Turns atomic operations that PTX lacks into loops of compare-and-exchange.",
            contract: "Any function; what remains has an instruction.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::legalize::AtomicExpand::default())),
        },
        crate::mir_opt::remat::Remat::INFO,
    ]);
    registry.add_steps([StepInfo {
        name: crate::SELECTION,
        about: "Selects instructions of PTX.",
        kind: UnitKind::Machine,
    }]);
}

/// All passes that the NVIDIA pipeline may use.
pub fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transform::register_passes(&mut registry);
    register_passes(&mut registry);
    registry
}

/// The names of the passes that run, in order.
pub fn pipeline(options: &Options) -> Vec<&'static str> {
    let mut names = Vec::new();
    if options.opt_level == 0 {
        names.extend([
            "nvvm-upgrade",
            "nvvm-reflect",
            "scalarize-masked-mem-intrin",
            "nvptx-lower-args",
            "pre-isel-intrinsic-lowering",
            "lower-mem-intrinsics",
            "expand-large-operations",
            "expand-large-div-rem",
            "nvptx-atomic-expand",
        ]);
        return names;
    }
    names.extend([
        "nvvm-upgrade",
        "nvvm-reflect",
        "scalarize-masked-mem-intrin",
        "small-arrays",
        "optimise",
        "pre-isel-intrinsic-lowering",
        "nvptx-set-byval-param-align",
        "nvptx-lower-args",
        "nvptx-forward-param-copies",
        "infer-address-spaces",
        "lower-mem-intrinsics",
        "nvptx-byval-arguments",
        "sroa",
        "expand-large-operations",
        "expand-large-div-rem",
        "div-rem-by-constant",
        "share-reciprocals",
        "nvptx-atomic-expand",
        "separate-const-offset-from-gep",
        "early-cse",
        "nvptx-walk-params",
        "load-store-vectorizer",
        "simplifycfg",
        "loop-reduce",
        "sink",
        "adce",
    ]);
    names
}
