//! Functions that may be approximate (`afn`: `-cl-fast-relaxed-math`, `-cl-unsafe-math-optimizations`) become those of the extended unit.
//!
//! A call of `exp` that has the flag becomes one of `native_exp`, of the same type; so do others whose bounds OpenCL C gives up then (3.0,
//! section 7.4, "relaxed math"): the extended unit keeps the looser ones (for `sin` and `cos` an absolute error of 2^-11 within pi, for `log` of
//! 2^-21 about 1). Functions of doubles and half floats, and those that the unit has nothing for, stay as exact as they were.

use ir::opencl::demangle;
use ir::ssa::{
    FastMath, FuncBody, FunctionData, Global, GlobalData, GlobalKind, Inst, InstKind, Module,
};

/// Functions of one float that have a native form.
const FUNCTIONS: [&str; 9] = ["exp", "exp2", "exp10", "log", "log2", "log10", "sin", "cos", "tan"];

/// Replaces calls that may be approximate, and says how many.
pub(crate) fn approximate(module: &mut Module) -> u64 {
    let mut found: Vec<(FuncBody, Inst, String, Global)> = Vec::new();
    for (_, id) in module.definitions() {
        let body = &module.bodies[id];
        for inst in body.all_insts() {
            let InstKind::Call { callee, info, .. } = &body.insts[inst].kind else { continue };
            let Some(callee) = module.cx.direct_callee(*callee) else { continue };
            if body.calls[*info].fast_math.contains(FastMath::AFN)
                && module.cx.globals[callee].is_declaration()
                && let Some(name) = native(&module.cx.globals[callee].name)
            {
                found.push((id, inst, name, callee));
            }
        }
    }
    let count = found.len() as u64;
    for (id, inst, name, exact) in found {
        let cx = &mut module.cx;
        let native = cx.find_global(&name).unwrap_or_else(|| {
            let (ty, cc) = (cx.globals[exact].ty, cx.function(exact).map(|f| f.cc));
            let function = FunctionData { cc: cc.unwrap_or_default(), ..FunctionData::default() };
            cx.add_global(GlobalData::new(&name, ty, GlobalKind::Function(Box::new(function))))
        });
        let address = cx.global_address(native).into();
        if let InstKind::Call { callee, .. } = &mut module.bodies[id].insts[inst].kind {
            *callee = address;
        }
    }
    count
}

/// The name of a function's native form, mangled.
fn native(name: &str) -> Option<String> {
    let (base, params) = demangle(name)?;
    let vector = |end: &str| params.starts_with("Dv") && params.ends_with(end);
    let known = match base {
        // 2^(y * log2 x).
        "powr" => params == "ff" || vector("_fS_"),
        _ => FUNCTIONS.contains(&base) && (params == "f" || vector("_f")),
    };
    known.then(|| format!("_Z{}native_{base}{params}", base.len() + "native_".len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn native_forms_have_the_same_parameters() {
        assert_eq!(native("_Z3expf").as_deref(), Some("_Z10native_expf"));
        assert_eq!(native("_Z5log10Dv4_f").as_deref(), Some("_Z12native_log10Dv4_f"));
        assert_eq!(native("_Z4powrDv2_fS_").as_deref(), Some("_Z11native_powrDv2_fS_"));
        assert_eq!(native("_Z4powrff").as_deref(), Some("_Z11native_powrff"));
        assert_eq!(native("_Z3expd"), None);
        assert_eq!(native("_Z4powrdd"), None);
        assert_eq!(native("_Z4sinhf"), None);
    }

    #[test]
    fn only_calls_with_the_flag_are_replaced() {
        let text = "define spir_func float @f(float %x) {\n\
            \x20 %a = call afn float @_Z3sinf(float %x)\n\
            \x20 %b = call nnan float @_Z3sinf(float %a)\n\
            \x20 ret float %b\n}\ndeclare spir_func float @_Z3sinf(float)\n";
        let mut module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
        assert_eq!(approximate(&mut module), 1);
        let text = ir::ssa::print::module_to_string(&module);
        assert!(text.contains("call afn float @_Z10native_sinf(float %x)"), "{text}");
        assert!(text.contains("call nnan float @_Z3sinf(float %a)"), "{text}");
    }
}
