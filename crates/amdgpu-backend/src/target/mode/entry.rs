//! MODE at a function's entry: what the kernel descriptor sets and what functions expect of their callers.
//!
//! MIR says it in `machineFunctionInfo: mode:`, in LLVM's words; without that it is LLVM's default.

use ir::machine::{FunctionKind, MachineFunction, TargetText};
use ir::ssa::{Module, sym};

use super::fields::{DENORM_16_64, DENORM_32, DX10_CLAMP, Field, IEEE, ModeState, abi_bits};
use crate::target::Generation;
use crate::target::mode::float_mode::FloatMode;

/// The key in `machineFunctionInfo` and what it means when it is true: a bit of a field.
const KEYS: [(&str, Field, u32); 6] = [
    ("ieee", IEEE, 1),
    ("dx10-clamp", DX10_CLAMP, 1),
    ("fp32-input-denormals", DENORM_32, 1),
    ("fp32-output-denormals", DENORM_32, 2),
    ("fp64-fp16-input-denormals", DENORM_16_64, 1),
    ("fp64-fp16-output-denormals", DENORM_16_64, 2),
];

/// MODE at the entry, by what the function says of itself. Rounding is to nearest.
pub(crate) fn default_mode(func: &MachineFunction, generation: Generation) -> ModeState {
    let text = func.target_data.as_ref().and_then(|d| d.as_any().downcast_ref::<TargetText>());
    let mut bits = 0;
    for (key, field, value) in KEYS {
        if text.and_then(|t| t.field(key)) != Some("false") {
            bits |= value << field.offset;
        }
    }
    ModeState::new(abi_bits(generation), bits)
}

/// Writes a function's mode to what its text says of it, where it is not the default.
pub(crate) fn note(func: &mut MachineFunction, mode: FloatMode) {
    let default = TargetText::default();
    let old = func.target_data.as_ref().and_then(|d| d.as_any().downcast_ref::<TargetText>());
    let mut lines = old.unwrap_or(&default).lines.clone();
    let bits = u32::from(mode.bits())
        | u32::from(mode.ieee) << IEEE.offset
        | u32::from(mode.dx10_clamp) << DX10_CLAMP.offset;
    let off = KEYS.iter().filter(|(_, field, value)| bits >> field.offset & value == 0);
    let fields: String = off.map(|(key, ..)| format!("    {key}: false\n")).collect();
    if fields.is_empty() || lines.lines().any(|l| l.trim() == "mode:") {
        return;
    }
    if lines.is_empty() && func.kind == FunctionKind::Kernel {
        lines.push_str("  isEntryFunction: true\n");
    }
    lines.push_str("  mode:\n");
    lines.push_str(&fields);
    func.target_data = Some(Box::new(TargetText { lines }));
}

/// Takes over what the IR says of a machine function that was read from text: whether it is a kernel and has `strictfp`,
/// and its mode.
pub(crate) fn attach_ir(func: &mut MachineFunction, module: &Module) {
    let Some(global) = module.cx.find_global(&func.name) else { return };
    let Some(function) = module.cx.function(global) else { return };
    if function.cc.is_kernel() {
        func.kind = FunctionKind::Kernel;
    }
    func.strict_fp = module.cx.attrs.has(function.attrs, sym::STRICTFP);
    note(func, FloatMode::of_function(&module.cx, function.attrs));
}
