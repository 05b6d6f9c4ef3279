//! Building kernels with [`ir::ssa::FunctionBuilder`]: what of a kernel is NVIDIA's own.
//!
//! ```
//! use nvptx_backend::ir::ssa::{BinaryOp, FunctionBuilder, Type};
//! use nvptx_backend::{Options, Sm, kernel_builder, compile};
//!
//! let mut module = kernel_builder::module("double.ll");
//! let params = [("data", kernel_builder::GLOBAL)];
//! let mut f = FunctionBuilder::new(&mut module, "double", kernel_builder::KERNEL, &params);
//! let (data, id) = (f.arg(0), kernel_builder::global_id(&mut f, 0));
//! let x = f.load_element(Type::I32, data, id);
//! let twice = f.shift(BinaryOp::Shl, x, 1);
//! f.store_element(twice, data, id);
//! f.finish();
//! let output = compile(module, &Options::new(Sm::new(90)))?;
//! assert!(output.ptx.contains(".entry double("));
//! # Ok::<(), nvptx_backend::ir::diagnostic::Diagnostic>(())
//! ```

use ir::ssa::{Builder, CallConv, DataLayout, Module, Type, Value};

/// The convention of kernels.
pub const KERNEL: CallConv = CallConv::PTX_KERNEL;
/// A pointer into memory that the host allocated.
pub const GLOBAL: Type = Type::ptr(1);
/// The triple of modules for this target.
pub const TRIPLE: &str = "nvptx64-nvidia-cuda";

/// An empty module for this target.
///
/// # Panics
/// Never: the data layout is a known one.
pub fn module(name: &str) -> Module {
    let mut module = Module::new(name);
    module.triple = TRIPLE.into();
    let text = llvm_reader::data_layout(TRIPLE).expect("a known target");
    module.cx.set_data_layout(DataLayout::parse(text).expect("a well-formed layout"));
    module
}

/// The number of the work-item in the grid in a dimension (0 is x), an `i32`: `ctaid * ntid + tid`.
///
/// # Panics
/// If there is no such dimension.
pub fn global_id(b: &mut Builder<'_>, dimension: usize) -> Value {
    let letter = ["x", "y", "z"][dimension];
    let [group, size, item] = ["ctaid", "ntid", "tid"].map(|register| {
        let name = format!("llvm.nvvm.read.ptx.sreg.{register}.{letter}");
        b.intrinsic(&name, Type::I32, &[])
    });
    let first = b.mul(group, size);
    b.add(first, item)
}
