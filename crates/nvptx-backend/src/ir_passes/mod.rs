//! The target's own passes over the SSA IR.

pub(crate) mod byval;
pub(crate) mod legalize;
pub(crate) mod reflect;
pub(crate) mod upgrade;

use ir::pass::{Entry, PassInfo, counted, counted_in_body};

/// The passes, in no order.
pub(crate) const PASSES: [PassInfo; 8] = [
    PassInfo {
        name: "nvvm-upgrade",
        about: "Replaces NVIDIA's intrinsics of earlier LLVM versions by what stands for them today.",
        contract: "Any function.",
        entry: Entry::Function(|| counted_in_body("functions changed", upgrade::run)),
    },
    PassInfo {
        name: "nvvm-reflect",
        about: "Replaces calls of __nvvm_reflect, by which CUDA's device library asks for options of the compilation, by constants.",
        contract: "Any module; the branches on the constants are left to be folded.",
        entry: Entry::Module(|| Box::new(reflect::NvvmReflect::default())),
    },
    PassInfo {
        name: "nvptx-set-byval-param-align",
        about: "Raises the alignment of by-value parameters where all callers are known.",
        contract: "Any module.",
        entry: Entry::Module(|| counted("modules changed", |module, ()| byval::align::run(module))),
    },
    PassInfo {
        name: "nvptx-lower-args",
        about: "Makes by-value parameters accesses of parameter space, and kernels' pointers global.",
        contract: "Any function; best after pointers were followed through locals.",
        entry: Entry::Function(|| Box::new(byval::LowerArgs)),
    },
    PassInfo {
        name: "nvptx-forward-param-copies",
        about: "Reads local copies of parameters and constants at their source.",
        contract: "Any function; best after nvptx-lower-args.",
        entry: Entry::Function(|| counted("local copies read at their source", byval::copies::run)),
    },
    PassInfo {
        name: "nvptx-byval-arguments",
        about: "Stores what is put into a local structure straight into the argument that it becomes.",
        contract: "Any function; sroa afterwards removes the variables.",
        entry: Entry::Function(|| {
            counted_in_body("variables stored where they are passed", byval::arguments::run)
        }),
    },
    PassInfo {
        name: "nvptx-walk-params",
        about: "Steps a pointer through an array in a kernel's parameter instead of an index.",
        contract: "Any function; best after pointers know their address spaces.",
        entry: Entry::Function(|| {
            counted("indices of parameters that became pointers", byval::param_lsr::run)
        }),
    },
    PassInfo {
        name: "nvptx-atomic-expand",
        about: "Turns atomic operations that PTX lacks into loops of compare-and-exchange.",
        contract: "Any function; what remains has an instruction.",
        entry: Entry::Function(|| Box::new(legalize::AtomicExpand::default())),
    },
];
