//! `nvvm-reflect`: evaluates `__nvvm_reflect("…")`, by which CUDA's device library asks how it is
//! compiled.
//!
//! `"__CUDA_ARCH"` is the architecture's number times ten, `"__CUDA_FTZ"` the module flag
//! `nvvm-reflect-ftz`. Any other name evaluates to 0, as LLVM does, which the library takes for
//! "not so". The name is the initialiser of a constant global, seen through casts of its address.

use crate::options::Options;
use crate::target::sm::Sm;
use ir::diagnostic::Diagnostic;
use ir::pass::{Change, Pass, PassCx};
use ir::ssa::{Body, CastOp, Const, ConstData, ConstExpr, Context, Inst, InstKind, Module, Value};

/// The pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NvvmReflect {
    sm: Sm,
}

impl NvvmReflect {
    /// The pass for a GPU.
    pub(crate) fn new(sm: Sm) -> NvvmReflect {
        NvvmReflect { sm }
    }
}

impl Default for NvvmReflect {
    fn default() -> Self {
        NvvmReflect::new(Options::default().sm)
    }
}

impl Pass<Module> for NvvmReflect {
    fn run(
        &mut self,
        module: &mut Module,
        (): &mut (),
        _: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        run(module, self.sm.number).map(Change::when)
    }
}

/// Runs the pass. True if there was something to answer.
///
/// # Errors
/// The name in a call is no constant string.
pub(crate) fn run(module: &mut Module, sm: u32) -> Result<bool, Diagnostic> {
    if !module.cx.globals.values().any(|g| is_question(&g.name)) {
        return Ok(false);
    }
    let ftz = module_flag(&module.cx, "nvvm-reflect-ftz").unwrap_or(0);
    let Module { cx, bodies, .. } = module;
    let mut changed = false;
    for body in bodies.values_mut() {
        changed |= answer_in(body, cx, sm, ftz)?;
    }
    Ok(changed)
}

/// Whether a function of this name asks.
fn is_question(name: &str) -> bool {
    matches!(name, "__nvvm_reflect" | "__nvvm_reflect_ocl" | "llvm.nvvm.reflect")
        || name.starts_with("llvm.nvvm.reflect.")
}

fn answer_in(body: &mut Body, cx: &mut Context, sm: u32, ftz: i128) -> Result<bool, Diagnostic> {
    let mut found: Vec<(Inst, i128)> = Vec::new();
    for inst in body.all_insts() {
        let InstKind::Call { callee, args, .. } = &body.insts[inst].kind else { continue };
        let Some(global) = cx.direct_callee(*callee) else { continue };
        if !is_question(&cx.globals[global].name) {
            continue;
        }
        let text = body.list(*args).first().and_then(|&v| string_at(cx, body, v));
        let text = text.ok_or_else(|| {
            Diagnostic::error("the argument of '__nvvm_reflect' must be a constant string")
        })?;
        let value = match &text[..] {
            b"__CUDA_ARCH" => i128::from(sm * 10),
            b"__CUDA_FTZ" => ftz,
            _ => 0,
        };
        found.push((inst, value));
    }
    let count = body.replace_insts(cx, found, |b, inst, value| {
        let ty = b.body.locals[b.body.result(inst)?].ty;
        Some(b.int(ty, value as u128))
    });
    Ok(count > 0)
}

/// The string that a pointer points to, without its NUL.
fn string_at(cx: &Context, body: &Body, pointer: Value) -> Option<Vec<u8>> {
    let mut pointer = pointer;
    while let Some(InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, value, .. }) =
        body.def_kind(pointer)
    {
        pointer = *value;
    }
    let mut c: Const = pointer.constant()?;
    loop {
        match &cx.consts[c] {
            ConstData::Expr { expr: ConstExpr::Cast { value, .. }, .. } => c = *value,
            ConstData::Expr { expr: ConstExpr::Gep { operands, .. }, .. } => {
                if operands[1..].iter().any(|&i| !cx.consts.is_zero(i)) {
                    return None;
                }
                c = operands[0];
            }
            _ => break,
        }
    }
    let variable = cx.globals[cx.consts.as_global(c)?].variable()?;
    match &cx.consts[variable.initializer?] {
        ConstData::Bytes { data, .. } => {
            let end = data.iter().position(|&b| b == 0).unwrap_or(data.len());
            Some(data[..end].to_vec())
        }
        ConstData::Zero(_) => Some(Vec::new()),
        ConstData::Aggregate { elems, .. } => {
            let bytes = elems.iter().map(|&e| cx.consts.as_uint(e).map(|n| n as u8));
            bytes.take_while(|b| *b != Some(0)).collect()
        }
        _ => None,
    }
}

/// The value of an integer module flag.
pub(crate) fn module_flag(cx: &Context, name: &str) -> Option<i128> {
    let md = &cx.metadata;
    md.find_named("llvm.module.flags")?.iter().find_map(|&flag| {
        let [_, Some(key), Some(value)] = *md.tuple(flag) else { return None };
        (md.string(key) == Some(name)).then(|| cx.consts.as_int(md.value(value)?)).flatten()
    })
}

#[cfg(test)]
mod tests {
    use crate::{Options, Sm, compile, llvm_reader};

    fn returned(question: &str, flags: &str) -> String {
        let len = question.len() + 1;
        let text = format!(
            "target triple = \"nvptx64-nvidia-cuda\"\n\
             @q = private unnamed_addr addrspace(1) constant [{len} x i8] c\"{question}\\00\"\n\
             declare i32 @__nvvm_reflect(ptr)\n\
             define i32 @f() {{\n\
             %r = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @q to ptr))\n\
             ret i32 %r\n}}\n{flags}"
        );
        let module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
        compile(module, &Options::new(Sm::parse("sm_90a").unwrap())).unwrap().ptx
    }

    #[test]
    fn answers() {
        assert!(returned("__CUDA_ARCH", "").contains(", 900;"));
        assert!(returned("__CUDA_FTZ", "").contains(", 0;"));
        let flags = "!llvm.module.flags = !{!0}\n!0 = !{i32 4, !\"nvvm-reflect-ftz\", i32 1}\n";
        assert!(returned("__CUDA_FTZ", flags).contains(", 1;"));
        assert!(returned("__CUDA_PREC_DIV", flags).contains(", 0;"));
    }
}
