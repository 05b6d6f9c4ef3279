//! Building kernels with [`ir::ssa::FunctionBuilder`]: what of a kernel is AMD's own.
//!
//! ```
//! use amdgpu_backend::ir::ssa::{BinaryOp, FunctionBuilder, Type};
//! use amdgpu_backend::{Options, Processor, kernel_builder, compile};
//!
//! let mut module = kernel_builder::module("double.ll");
//! let params = [("data", kernel_builder::GLOBAL)];
//! let mut f = FunctionBuilder::new(&mut module, "double", kernel_builder::KERNEL, &params);
//! let (data, id) = (f.arg(0), kernel_builder::global_id(&mut f, 0));
//! let x = f.load_element(Type::I32, data, id);
//! let twice = f.shift(BinaryOp::Shl, x, 1);
//! f.store_element(twice, data, id);
//! f.finish();
//! let program = compile(module, &Options::new(Processor::by_name("gfx1100")?))?;
//! assert_eq!(&program.code_object(&[])?[..4], b"\x7fELF");
//! # Ok::<(), amdgpu_backend::ir::diagnostic::Diagnostic>(())
//! ```

use ir::ssa::{Builder, CallConv, DataLayout, Flags, Module, Type, Value};

/// The convention of kernels.
pub const KERNEL: CallConv = CallConv::AMDGPU_KERNEL;
/// A pointer into memory that the host allocated.
pub const GLOBAL: Type = Type::ptr(1);
/// The triple of modules for this target.
pub const TRIPLE: &str = "amdgcn-amd-amdhsa";

/// Offset in the hidden arguments of the work-group's size in the first dimension, of 16 bits, in code objects from
/// version 5 on.
const HIDDEN_GROUP_SIZE: i64 = 12;

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

/// The number of the work-item in the grid in a dimension (0 is x), an `i32`: the work-group's number times its size, which is a
/// hidden argument, and the work-item's number in it.
///
/// # Panics
/// If there is no such dimension.
pub fn global_id(b: &mut Builder<'_>, dimension: usize) -> Value {
    let letter = ["x", "y", "z"][dimension];
    let mut call = |name: &str, ty| b.intrinsic(name, ty, &[]);
    let group = call(&format!("llvm.amdgcn.workgroup.id.{letter}"), Type::I32);
    let item = call(&format!("llvm.amdgcn.workitem.id.{letter}"), Type::I32);
    let hidden = call("llvm.amdgcn.implicitarg.ptr", Type::ptr(4));
    let address = b.byte_offset(hidden, HIDDEN_GROUP_SIZE + 2 * dimension as i64, Flags::NONE);
    let size = b.load(Type::I16, address, b.cx.abi_align(Type::I16));
    let size = b.zext_or_trunc(size, Type::I32);
    let first = b.mul(group, size);
    b.add(first, item)
}
