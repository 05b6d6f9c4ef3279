//! Functions that CUDA and C programs expect to exist: declared in the module, known by name.

use super::builtin::{Call, PrintfArg, Register};
use super::decoder::Decoder;
use super::shape::Scalar;
use crate::fault::Result;
use ir::ssa::{Type, Value};

/// Decodes a call of a declared function. False where the name is not known.
pub(crate) fn lower(
    d: &mut Decoder<'_, '_>,
    name: &str,
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<bool> {
    let slots = d.shape(ret)?.slots;
    let generic = |d: &Decoder<'_, '_>, n: usize| d.pointer_space(args[n]);
    let call = match (name, args.len()) {
        ("vprintf", 2) => Call::VPrintf,
        ("printf", n) if n > 0 => {
            let mut list = Vec::new();
            for &arg in &args[1..] {
                let (scalar, lanes) = d.lanes_of(d.ty(arg))?;
                let is_float = matches!(scalar, Scalar::Float(_));
                if lanes != 1 || scalar.bits() > 64 {
                    return Ok(false);
                }
                let pointer = d.ty(arg).address_space().is_some();
                let space = if pointer { Some(d.pointer_space(arg)?) } else { None };
                list.push(PrintfArg { bytes: scalar.bits() / 8, is_float, space });
            }
            Call::Printf { space: generic(d, 0)?, args: list.into() }
        }
        // The room that AMD's `printf` writes to; the formats are in the module's metadata, and nothing is printed here.
        ("malloc" | "__printf_alloc", 1) => Call::Malloc,
        ("free", 1) => Call::Free,
        ("__assertfail", 5) => Call::AssertFail,
        ("abort", 0) => Call::Trap,
        ("__nvvm_reflect" | "__nvvm_reflect_ocl", 1) => {
            let value = reflect(d, args[0]);
            Call::Register(Register::Value(value))
        }
        ("memcpy" | "memmove", 3) => {
            let (to, from) = (generic(d, 0)?, generic(d, 1)?);
            Call::Copy { to, from, overlap: name == "memmove", result: slots > 0 }
        }
        ("memset", 3) => Call::Fill { to: generic(d, 0)?, result: slots > 0 },
        _ => return Ok(false),
    };
    let args = if matches!(call, Call::Register(_)) { &[] } else { args };
    d.builtin(call, args, dst)?;
    Ok(true)
}

/// The answer of `__nvvm_reflect` to the string that its argument points to: the architecture from the
/// options, everything else as clang sets it by default.
fn reflect(d: &Decoder<'_, '_>, argument: Value) -> u64 {
    use ir::ssa::{ConstData, ConstExpr};
    let mut c = argument.constant();
    for _ in 0..8 {
        let Some(current) = c else { break };
        match &d.cx.consts[current] {
            ConstData::Expr { expr: ConstExpr::Cast { value, .. }, .. } => c = Some(*value),
            ConstData::Expr { expr: ConstExpr::Gep { operands, .. }, .. } => c = Some(operands[0]),
            ConstData::Global { global, .. } => {
                c = d.cx.globals[*global].variable().and_then(|v| v.initializer);
            }
            ConstData::Bytes { data, .. } => {
                let text = data.strip_suffix(b"\0").unwrap_or(data);
                return match text {
                    b"__CUDA_ARCH" => u64::from(d.program.options.cuda_arch),
                    b"__CUDA_FTZ" => u64::from(d.ftz),
                    b"__CUDA_PREC_DIV" | b"__CUDA_PREC_SQRT" => 1,
                    _ => 0,
                };
            }
            _ => break,
        }
    }
    0
}
