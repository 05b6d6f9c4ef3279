//! The target's own passes over the SSA IR.

pub(crate) mod byval;
pub(crate) mod dot_products;
pub(crate) mod legalize;
pub(crate) mod reflect;
pub(crate) mod upgrade;

use ir::diagnostic::Diagnostic;
use ir::pass::{Change, Entry, Need, PassCx, PassInfo, counted, counted_in_body};
use ir::ssa::{DataLayout, Module};

/// The passes, in no order.
pub(crate) const PASSES: [PassInfo; 10] = [
    PassInfo {
        name: "nvptx-64-bit-pointers",
        about: "Replaces the data layout of the 32-bit machine by that of the 64-bit one.",
        contract: "Any module; first of all, since the layout says how wide pointers are.",
        need: Need::Required,
        entry: Entry::Module(|| Box::new(use_64_bit_pointers)),
    },
    PassInfo {
        name: "nvvm-upgrade",
        about: "Replaces NVIDIA's intrinsics of earlier LLVM versions by what stands for them today.",
        contract: "Any function.",
        need: Need::Required,
        entry: Entry::Function(|| counted_in_body("functions changed", upgrade::run)),
    },
    PassInfo {
        name: "nvvm-reflect",
        about: "Replaces calls of __nvvm_reflect, by which CUDA's device library asks for options of the compilation, by constants.",
        contract: "Any module; the branches on the constants are left to be folded.",
        need: Need::Required,
        entry: Entry::Module(|| Box::new(reflect::NvvmReflect::default())),
    },
    PassInfo {
        name: "nvptx-set-byval-param-align",
        about: "Raises the alignment of by-value parameters where all callers are known.",
        contract: "Any module.",
        need: Need::Optional,
        entry: Entry::Module(|| counted("modules changed", |module, ()| byval::align::run(module))),
    },
    PassInfo {
        name: "nvptx-lower-args",
        about: "Makes by-value parameters accesses of parameter space, and kernels' pointers global.",
        contract: "Any function; best after pointers were followed through locals.",
        need: Need::Required,
        entry: Entry::Function(|| Box::new(byval::LowerArgs)),
    },
    PassInfo {
        name: "nvptx-forward-param-copies",
        about: "Reads local copies of parameters and constants at their source.",
        contract: "Any function; best after nvptx-lower-args.",
        need: Need::Optional,
        entry: Entry::Function(|| counted("local copies read at their source", byval::copies::run)),
    },
    PassInfo {
        name: "nvptx-byval-arguments",
        about: "Stores what is put into a local structure straight into the argument that it becomes.",
        contract: "Any function; sroa afterwards removes the variables.",
        need: Need::Optional,
        entry: Entry::Function(|| {
            counted_in_body("variables stored where they are passed", byval::arguments::run)
        }),
    },
    PassInfo {
        name: "nvptx-param-lsr",
        about: "Steps a pointer through an array in a kernel's parameter instead of an index.",
        contract: "Any function; best after pointers know their address spaces.",
        need: Need::Optional,
        entry: Entry::Function(|| {
            counted("indices of parameters that became pointers", byval::param_lsr::run)
        }),
    },
    PassInfo {
        name: "nvptx-form-dot-products",
        about: "Turns sums of products of bytes into dot products of dwords.",
        contract: "Any function, after accesses are merged; what it makes superfluous is left to adce.",
        need: Need::Optional,
        entry: Entry::Function(|| counted_in_body("dot products formed", dot_products::run)),
    },
    PassInfo {
        name: "nvptx-atomic-expand",
        about: "Turns atomic operations that PTX lacks into loops of compare-and-exchange.",
        contract: "Any function; what remains has an instruction.",
        need: Need::Required,
        entry: Entry::Function(|| Box::new(legalize::AtomicExpand::default())),
    },
];

/// Modules written for the 32-bit machine can be compiled for the 64-bit one; then its layout holds.
fn use_64_bit_pointers(
    module: &mut Module,
    (): &mut (),
    _: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let is_64_bit = module.cx.data_layout().pointer(0).bits == 64;
    let Some(text) = llvm_reader::data_layout("nvptx64").filter(|_| !is_64_bit) else {
        return Ok(Change::Unchanged);
    };
    let layout = DataLayout::parse(text).map_err(Diagnostic::error)?;
    module.cx.set_data_layout(layout);
    Ok(Change::Changed)
}
