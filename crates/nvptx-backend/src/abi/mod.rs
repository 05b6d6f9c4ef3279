//! Calling convention: the `.param` variables of a signature.
//!
//! This is LLVM's convention for PTX, so that separately compiled code fits: integers of up to 32 bits
//! take a `.b32` (kernels: their own width), up to 64 a `.b64`; `float`, `double` and pointers are
//! scalars; 16-bit floats, wider integers, vectors, arrays, structs and by-value pointees are byte
//! arrays with the type's alignment. Functions without callers in other modules get 16.

pub(crate) mod module_env;

use ir::ssa::{AttrSet, Context, FloatKind, Type, TypeKind, sym};

/// A `.param` variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Param {
    /// A scalar of 8, 16, 32 or 64 bits.
    Scalar {
        /// Its width
        bits: u32,
        /// Whether it is a float, for kernels' declarations
        float: bool,
    },
    /// An array of bytes.
    Bytes {
        /// Its size
        size: u64,
        /// Alignment
        align: u64,
    },
}

impl Param {
    /// Returns an array of bytes, aligned as PTX allows.
    fn bytes(size: u64, align: u64) -> Param {
        Param::Bytes { size, align: align.min(LARGEST_ALIGN) }
    }

    /// Whether there is nothing to be passed: PTX has no variables of no bytes.
    pub(crate) fn is_empty(self) -> bool {
        matches!(self, Param::Bytes { size: 0, .. })
    }

    /// Alignment of the variable.
    pub(crate) fn align(self) -> u64 {
        match self {
            Param::Scalar { bits, .. } => u64::from(bits / 8),
            Param::Bytes { align, .. } => align,
        }
    }
}

/// The largest alignment of a `.param` variable.
const LARGEST_ALIGN: u64 = 128;

/// The alignment that functions which are called only from here give their parameters.
const LOCAL_ALIGN: u64 = 16;

/// Returns the parameter for a value of `ty`, None if it has no bytes; `local`: all callers are
/// known.
pub(crate) fn value(cx: &Context, ty: Type, attrs: AttrSet, local: bool) -> Option<Param> {
    let bytes = || {
        let size = cx.alloc_size(ty);
        let mut align = cx.abi_align(ty).bytes();
        if let Some(wanted) = cx.attrs.int(attrs, sym::ALIGNSTACK).filter(|a| a.is_power_of_two()) {
            align = align.max(wanted);
        }
        if local {
            align = align.max(LOCAL_ALIGN);
        }
        Some(Param::bytes(size, align))
    };
    match cx.types.kind(ty) {
        TypeKind::Void => None,
        TypeKind::Int(bits @ 1..=64) => {
            Some(Param::Scalar { bits: if bits > 32 { 64 } else { 32 }, float: false })
        }
        TypeKind::Float(FloatKind::Float) => Some(Param::Scalar { bits: 32, float: true }),
        TypeKind::Float(FloatKind::Double) => Some(Param::Scalar { bits: 64, float: true }),
        TypeKind::Ptr(space) => {
            Some(Param::Scalar { bits: cx.data_layout().pointer(space).bits, float: false })
        }
        _ => bytes(),
    }
}

/// Returns the parameter for the pointee of a by-value pointer.
pub(crate) fn by_value(cx: &Context, pointee: Type, attrs: AttrSet, local: bool) -> Param {
    let said = |key| cx.attrs.int(attrs, key).filter(|a| a.is_power_of_two()).unwrap_or(1);
    let wanted = said(sym::ALIGN).max(said(sym::ALIGNSTACK));
    let mut align = cx.abi_align(pointee).bytes().max(wanted);
    if local {
        align = align.max(LOCAL_ALIGN);
    }
    Param::bytes(cx.alloc_size(pointee), align)
}

/// A parameter of a kernel: like that of a function, but small integers keep their width.
pub(crate) fn kernel_value(cx: &Context, ty: Type, attrs: AttrSet) -> Option<Param> {
    match cx.types.kind(ty) {
        TypeKind::Int(bits @ 1..=32) => {
            Some(Param::Scalar { bits: bits.next_power_of_two().max(8), float: false })
        }
        _ => value(cx, ty, attrs, false),
    }
}

/// The signature of a function or call: result and parameters, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Signature {
    /// The result.
    pub ret: Option<Param>,
    /// The parameters; the last is the address of the variable arguments if the function is
    /// variadic.
    pub params: Vec<Param>,
    /// Whether there may be variable arguments.
    pub varargs: bool,
}

/// The signature of a function type with attributes.
pub(crate) fn signature(
    cx: &Context,
    ty: Type,
    ret_attrs: AttrSet,
    param_attrs: impl Fn(usize) -> AttrSet,
    kernel: bool,
    local: bool,
) -> Signature {
    let Some((ret, params, varargs)) = cx.types.signature(ty) else { return Signature::default() };
    let mut list: Vec<Param> = Vec::with_capacity(params.len() + 1);
    for (n, &param) in params.iter().enumerate() {
        let attrs = param_attrs(n);
        if let Some(pointee) = cx.attrs.ty(attrs, sym::BYVAL) {
            list.push(by_value(cx, pointee, attrs, local && !kernel));
            continue;
        }
        let passed =
            if kernel { kernel_value(cx, param, attrs) } else { value(cx, param, attrs, local) };
        list.push(passed.unwrap_or(Param::Bytes { size: 0, align: 1 }));
    }
    if varargs {
        list.push(Param::Scalar { bits: 64, float: false });
    }
    Signature { ret: value(cx, ret, ret_attrs, local), params: list, varargs }
}
