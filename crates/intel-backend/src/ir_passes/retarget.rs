//! Modules that were compiled for NVIDIA (CUDA, Rust, Numba, Triton) in SPIR's terms, so that they can be compiled as they are.
//!
//! The interface to the machine differs, not the arithmetic:
//!
//! * intrinsics (`llvm.nvvm.…`) are functions of [`opencl_builtins`], written in terms of OpenCL's; what is not there stays as it is, and is
//!   refused by name;
//! * a kernel's generic pointers come from the host, which knows global memory only;
//! * local variables are private memory, whose addresses are cast to generic pointers; address spaces have the numbers that passes go by already;
//! * a warp has 32 threads: kernels of a module that asks for something about warps are compiled for sub-groups of 32.
//!
//! Shared memory whose size the launch says has no counterpart in OpenCL's interface, and is refused.

use ir::diagnostic::Diagnostic;
use ir::ssa::{
    Body, Builder, CastOp, Context, DataLayout, FuncBody, Global, InsertPoint, Inst, InstKind,
    MdData, Module, Type, Value, ValueMap, sym,
};

use crate::target::opencl::{GENERIC, GLOBAL, LOCAL, PRIVATE};

/// Threads of a warp.
const WARP: u64 = 32;

/// Prefixes, after `nvvm.`, of the names of intrinsics about warps.
const ABOUT_WARPS: [&str; 9] = [
    "shfl.",
    "vote.",
    "match.",
    "redux.",
    "bar.warp.",
    "read.ptx.sreg.lane",
    "read.ptx.sreg.warpid",
    "read.ptx.sreg.nwarpid",
    "read.ptx.sreg.warpsize",
];

/// Brings a module that was compiled for NVPTX into SPIR's terms. Whether it was one.
///
/// # Errors
/// Shared memory whose size is not known, and modules for GPUs that this cannot be done for.
pub(crate) fn retarget(module: &mut Module) -> Result<bool, Diagnostic> {
    match module.triple.split('-').next().unwrap_or_default() {
        "nvptx64" => {}
        other @ ("amdgcn" | "nvptx") => {
            let what = format!("a module that was compiled for {other}, on Intel");
            let note = "compile the source for spir64 or for nvptx64";
            return Err(Diagnostic::unsupported(what).with_note(note));
        }
        _ => return Ok(false),
    }
    module.triple = "spir64-unknown-unknown".into();
    let text = format!("{}-A{PRIVATE}", module.cx.data_layout().text());
    module.cx.set_data_layout(DataLayout::parse(&text).map_err(Diagnostic::error)?);
    check_shared_memory(&module.cx)?;
    let warps = rename_intrinsics(&mut module.cx);
    let functions: Vec<(Global, FuncBody)> = module.definitions().collect();
    for (function, id) in functions {
        let Module { cx, bodies, .. } = module;
        let body = &mut bodies[id];
        local_variables(body, cx);
        let data = cx.function(function);
        if data.is_some_and(|f| f.cc.is_kernel()) {
            host_pointers(function, body, cx);
            work_group_size(function, cx);
            if warps {
                attach(function, "intel_reqd_sub_group_size", &[WARP], cx);
            }
        }
    }
    Ok(true)
}

/// Refuses variables in shared memory that other modules define: their size comes with the launch.
fn check_shared_memory(cx: &Context) -> Result<(), Diagnostic> {
    let elsewhere = cx.globals.values().find(|data| {
        data.address_space == LOCAL && data.variable().is_some() && data.is_declaration()
    });
    let Some(data) = elsewhere else { return Ok(()) };
    let what = format!("shared memory whose size the launch says ('{}')", data.name);
    Err(Diagnostic::unsupported(what)
        .with_note("OpenCL's kernels get such memory as a parameter in address space 3"))
}

/// Renames intrinsics as in the library. Returns whether one of them is about warps.
fn rename_intrinsics(cx: &mut Context) -> bool {
    let known = |(global, name): (Global, &str)| {
        let name = name.strip_prefix("llvm.")?;
        (name.starts_with("nvvm.") && opencl_builtins::has(name)).then(|| (global, name.to_owned()))
    };
    let names = cx.globals.iter().map(|(global, data)| (global, &*data.name));
    let found: Vec<(Global, String)> = names.filter_map(known).collect();
    let mut warps = false;
    for (global, name) in found {
        let what = name.strip_prefix("nvvm.").unwrap_or_default();
        warps |= ABOUT_WARPS.iter().any(|begin| what.starts_with(begin));
        cx.rename_global(global, &name);
    }
    warps
}

/// Has local variables in private memory, and casts their addresses.
fn local_variables(body: &mut Body, cx: &mut Context) {
    let variables: Vec<Inst> = body
        .all_insts()
        .filter(|&inst| matches!(body.insts[inst].kind, InstKind::Alloca { .. }))
        .collect();
    let mut map = ValueMap::new();
    let mut casts = Vec::new();
    for inst in variables {
        let Some(address) = body.result(inst) else { continue };
        if body.locals[address].ty != Type::ptr(GENERIC) {
            continue;
        }
        body.locals[address].ty = Type::ptr(PRIVATE);
        casts.push((address, cast(body, cx, body.next_inst(inst), address.into())));
    }
    replace(body, &mut map, &casts);
}

/// Has a kernel's generic pointers come as pointers to global memory, and structures by value as private memory.
fn host_pointers(function: Global, body: &mut Body, cx: &mut Context) {
    let entry = body.entry();
    let first = body.first_inst(entry);
    let mut map = ValueMap::new();
    let mut casts = Vec::new();
    let params = body.block_params(entry).to_vec();
    for (n, &param) in params.iter().enumerate() {
        if body.locals[param].ty != Type::ptr(GENERIC) {
            continue;
        }
        let attrs = cx.function(function).map(|f| f.param_attrs(n)).unwrap_or_default();
        let space = if cx.attrs.has(attrs, sym::BYVAL) { PRIVATE } else { GLOBAL };
        body.locals[param].ty = Type::ptr(space);
        casts.push((param, cast(body, cx, first, param.into())));
    }
    replace(body, &mut map, &casts);
    let types: Vec<Type> = params.iter().map(|&param| body.locals[param].ty).collect();
    cx.globals[function].ty = cx.types.function(Type::VOID, &types, false);
}

/// A generic pointer to where another one points, in front of an instruction.
fn cast(body: &mut Body, cx: &mut Context, before: Option<Inst>, pointer: Value) -> Value {
    let before = before.expect("a block ends with a terminator");
    Builder::new(body, cx, InsertPoint::Before(before)).cast(
        CastOp::AddrSpaceCast,
        pointer,
        Type::ptr(GENERIC),
    )
}

/// Has everything but the casts use these.
fn replace(body: &mut Body, map: &mut ValueMap, casts: &[(ir::ssa::Local, Value)]) {
    if casts.is_empty() {
        return;
    }
    for &(address, generic) in casts {
        map[address] = Some(generic).into();
    }
    body.rewrite(map);
    for &(address, generic) in casts {
        let inst = body.def_inst(generic);
        if let Some(inst) = inst
            && let InstKind::Cast { value, .. } = &mut body.insts[inst].kind
        {
            *value = address.into();
        }
    }
}

/// The only size of work-groups that a kernel has, as SPIR says it.
fn work_group_size(kernel: Global, cx: &mut Context) {
    let attrs = cx.function(kernel).map(|f| f.attrs).unwrap_or_default();
    let Some(text) = cx.attrs.string(attrs, sym::NVVM_REQNTID) else { return };
    let mut size: Vec<u64> = text.split(',').filter_map(|n| n.trim().parse().ok()).collect();
    size.resize(3, 1);
    attach(kernel, "reqd_work_group_size", &size, cx);
}

/// Attaches a list of numbers to a function, if it has none of that name.
fn attach(function: Global, name: &str, numbers: &[u64], cx: &mut Context) {
    let kind = cx.symbols.intern(name);
    let list = cx.globals[function].metadata;
    if cx.md_attachment(list, kind).is_some() {
        return;
    }
    let number = |cx: &mut Context, number: u64| {
        let value = cx.consts.int(Type::int(32), number.into());
        Some(cx.metadata.add(MdData::Value(value)))
    };
    let elems = numbers.iter().map(|&n| number(cx, n)).collect();
    let md = cx.metadata.add(MdData::Tuple { distinct: false, elems });
    let mut all = cx.metadata.attachments(list).to_vec();
    all.push((kind, md));
    cx.globals[function].metadata = cx.metadata.attach(&all);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kernel_of_cuda_in_spirs_terms() {
        let text = "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
            target triple = \"nvptx64-nvidia-cuda\"\n\
            define ptx_kernel void @k(ptr %p, ptr byval({ i32 }) %s) #0 {\n\
            \x20 %a = alloca i32\n\
            \x20 %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
            \x20 %x = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)\n\
            \x20 store i32 %x, ptr %a\n\
            \x20 store ptr %a, ptr %p\n\
            \x20 ret void\n}\n\
            declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
            declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)\n\
            attributes #0 = { \"nvvm.reqntid\"=\"64\" }\n";
        let mut module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
        assert!(retarget(&mut module).unwrap());
        ir::ssa::verify::verify(&module).into_result(()).unwrap();
        let text = ir::ssa::print::module_to_string(&module);
        for line in [
            "define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(5) byval({ i32 }) %s)",
            "%a = alloca i32, align 4, addrspace(5)",
            "call i32 @nvvm.read.ptx.sreg.tid.x()",
            "!intel_reqd_sub_group_size",
            "!reqd_work_group_size",
        ] {
            assert!(text.contains(line), "{line}: {text}");
        }
    }

    #[test]
    fn shared_memory_of_the_launch_is_refused() {
        let text = "target triple = \"nvptx64-nvidia-cuda\"\n\
            @dyn = external addrspace(3) global [0 x float]\n";
        let mut module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
        let error = retarget(&mut module).unwrap_err().to_string();
        assert!(error.contains("'dyn'"), "{error}");
    }
}
