//! Building kernels with [`ir::ssa::FunctionBuilder`]: what of a kernel is OpenCL's, as Intel's backend takes it.
//!
//! ```
//! use intel_backend::ir::ssa::{BinaryOp, FunctionBuilder, Type};
//! use intel_backend::{Device, Options, kernel_builder, compile};
//!
//! let mut module = kernel_builder::module("double.ll");
//! let params = [("data", kernel_builder::GLOBAL)];
//! let mut f = FunctionBuilder::new(&mut module, "double", kernel_builder::KERNEL, &params);
//! let (data, id) = (f.arg(0), kernel_builder::global_id(&mut f, 0));
//! let x = f.load_element(Type::I32, data, id);
//! let twice = f.shift(BinaryOp::Shl, x, 1);
//! f.store_element(twice, data, id);
//! f.finish();
//! let output = compile(module, &Options::new(Device::by_name("tgl")?))?;
//! assert_eq!(&output.zebin()?[..4], b"\x7fELF");
//! # Ok::<(), intel_backend::ir::diagnostic::Diagnostic>(())
//! ```

use ir::ssa::{Builder, CallConv, DataLayout, Module, Type, Value};

/// The convention of kernels.
pub const KERNEL: CallConv = CallConv::SPIR_KERNEL;
/// A pointer into memory that the host allocated.
pub const GLOBAL: Type = Type::ptr(1);
/// The triple of modules for this target.
pub const TRIPLE: &str = "spir64-unknown-unknown";

/// An empty module for this target.
///
/// # Panics
/// Never: the data layout is a known one.
pub fn module(name: &str) -> Module {
    let mut module = Module::new(name);
    module.triple = TRIPLE.into();
    // clang's layout for spir64 is that of SPIR-V.
    let text = llvm_reader::data_layout("spirv64").expect("a known target");
    module.cx.set_data_layout(DataLayout::parse(text).expect("a well-formed layout"));
    module
}

/// The number of the work-item in the grid in a dimension (0 is x), an `i32`: OpenCL's `get_global_id`.
pub fn global_id(b: &mut Builder<'_>, dimension: usize) -> Value {
    let dimension = b.int(Type::I32, dimension as u128);
    let id = b.intrinsic("_Z13get_global_idj", Type::I64, &[dimension]);
    b.zext_or_trunc(id, Type::I32)
}
