//! `printf` of OpenCL C on NVIDIA's GPUs: CUDA's `vprintf`, which takes the arguments in memory (CUDA C++ programming guide, "Formatted
//! output"), each at its natural alignment, floats as doubles.
//!
//! Each kind of call becomes a function with as many arguments, to be inlined. Its result is OpenCL's: 0, or -1 if it fails.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ir::diagnostic::Diagnostic;
use ir::ssa::{Body, Builder, Context, FuncBody, InsertPoint, Inst, InstKind, Module};
use ir::ssa::{Type, Value, ValueMap};

/// Makes the calls of a `printf` that the module only declares calls of `vprintf`.
///
/// # Errors
/// Vectors among the arguments, and other values that `vprintf` does not take.
pub(crate) fn lower(module: &mut Module) -> Result<(), Diagnostic> {
    let Some(printf) = module.cx.find_global("printf") else { return Ok(()) };
    if !module.cx.globals[printf].is_declaration() {
        return Ok(());
    }
    let mut functions: BTreeMap<String, usize> = BTreeMap::new();
    let mut text = String::new();
    let mut calls: Vec<(FuncBody, Vec<(Inst, usize)>)> = Vec::new();
    for (function, id) in module.definitions() {
        let body = &module.bodies[id];
        let mut found = Vec::new();
        for inst in body.all_insts() {
            let InstKind::Call { callee, args, .. } = &body.insts[inst].kind else { continue };
            if module.cx.direct_callee(*callee) != Some(printf) {
                continue;
            }
            let types = argument_types(&module.cx, body, body.list(*args));
            let types =
                types.map_err(|error| error.in_function(&module.cx.globals[function].name))?;
            let next = functions.len();
            let number = *functions.entry(types.join(", ")).or_insert(next);
            if number == next {
                text += &definition(next, &types);
            }
            found.push((inst, number));
        }
        if !found.is_empty() {
            calls.push((id, found));
        }
    }
    if calls.is_empty() {
        return Ok(());
    }
    if module.cx.find_global("vprintf").is_none() {
        text += "declare i32 @vprintf(ptr, ptr)\n";
    }
    let whole = std::mem::replace(module, Module::new(""));
    *module = llvm_reader::parse_onto(whole, "printf.ll", text.as_bytes())?;
    for (id, found) in calls {
        let body = &mut module.bodies[id];
        let mut replaced = ValueMap::new();
        for (inst, number) in found {
            let Some(function) = module.cx.find_global(&name(number)) else { continue };
            let InstKind::Call { args, .. } = &body.insts[inst].kind else { continue };
            let args = body.list(*args).to_vec();
            let mut b = Builder::new(body, &mut module.cx, InsertPoint::Before(inst));
            let new = b.call(function, &args);
            if let (Some(old), Some(new)) = (body.result(inst), body.result(new)) {
                replaced[old] = Some(Value::from(new)).into();
            }
            body.remove_inst(inst);
        }
        body.rewrite(&replaced);
    }
    Ok(())
}

fn name(number: usize) -> String {
    format!("lanelift.vprintf.{number}")
}

/// LLVM's names of the types of a call's arguments.
fn argument_types(cx: &Context, body: &Body, args: &[Value]) -> Result<Vec<String>, Diagnostic> {
    let known = |&value: &Value| {
        let ty = body.value_type(value, cx);
        let shown = cx.types.display(ty).to_string();
        let fits = match ty.int_width() {
            Some(bits) => bits <= 64,
            None => ty.is_ptr() || matches!(ty, Type::FLOAT | Type::DOUBLE | Type::HALF),
        };
        if fits {
            return Ok(shown);
        }
        let what = format!("'printf' of a value of type '{shown}' on NVIDIA's GPUs");
        Err(Diagnostic::unsupported(what).with_note("print the components one by one"))
    };
    args.iter().map(known).collect()
}

/// The function for arguments of some types, of which the first is the format's.
fn definition(number: usize, types: &[String]) -> String {
    let params: Vec<String> =
        types.iter().enumerate().map(|(n, ty)| format!("{ty} %p{n}")).collect();
    let (mut steps, mut stores, mut members) = (String::new(), String::new(), Vec::new());
    for (n, ty) in types.iter().enumerate() {
        let (to, cast) = widened(ty);
        let value = if cast.is_empty() { format!("%p{n}") } else { format!("%w{n}") };
        if !cast.is_empty() {
            let _ = writeln!(steps, "  %w{n} = {cast} {ty} %p{n} to {to}");
        }
        if n > 0 {
            let _ = writeln!(
                stores,
                "  %a{n} = getelementptr %members, ptr %args, i32 0, i32 {}",
                n - 1
            );
            let _ = writeln!(stores, "  store {to} {value}, ptr %a{n}");
            members.push(to);
        }
    }
    let stores = stores.replace("%members", &format!("{{ {} }}", members.join(", ")));
    let format = if widened(&types[0]).1.is_empty() { "%p0" } else { "%w0" };
    let (args, setup) = match members.is_empty() {
        true => ("null", String::new()),
        false => ("%args", format!("  %args = alloca {{ {} }}, align 8\n", members.join(", "))),
    };
    format!(
        "define internal i32 @{}({}) alwaysinline {{\n{setup}{steps}{stores}  \
         %r = call i32 @vprintf(ptr {format}, ptr {args})\n  \
         %fails = icmp slt i32 %r, 0\n  %s = sext i1 %fails to i32\n  ret i32 %s\n}}\n",
        name(number),
        params.join(", "),
    )
}

/// The type that an argument has in memory, and the cast to it, if one is needed.
fn widened(ty: &str) -> (String, &'static str) {
    match ty {
        "i32" | "i64" | "double" | "ptr" => (ty.to_owned(), ""),
        "float" | "half" => ("double".into(), "fpext"),
        _ if ty.starts_with("ptr") => ("ptr".into(), "addrspacecast"),
        _ => {
            let bits: u32 = ty.trim_start_matches('i').parse().unwrap_or(64);
            (if bits < 32 { "i32" } else { "i64" }.into(), "sext")
        }
    }
}
