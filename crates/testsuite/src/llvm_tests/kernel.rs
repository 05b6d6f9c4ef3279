//! The kernel that calls a function with numbers from memory and stores its result.

use super::Case;
use crate::generate::{Choices, Target};
use crate::pipeline;
use crate::straight_line::head;
use ir::ssa::{CallConv, Global, Module, Type, sym};
use std::fmt::Write;

/// Threads, if no parameter is a pointer: one memory is for one thread.
const THREADS: u32 = 8;
/// Bytes of each thread's input, and of its output.
const BYTES: u64 = 1024;
/// Bytes of the memory of each pointer.
const MEMORY: u64 = 4096;
/// Pointers at most.
const POINTERS: u64 = 8;

/// A module with a kernel, and the launch.
pub(super) struct Made {
    pub(super) text: String,
    pub(super) launch: Vec<String>,
}

/// Words that make results depend on approximations, on what poison is taken for, or on facts that the inputs may break.
const INEXACT: [&str; 29] = [
    " fast ",
    " afn ",
    " arcp ",
    " contract ",
    " reassoc ",
    " nsz ",
    "llvm.sin",
    "llvm.cos",
    "llvm.tan",
    "llvm.exp.",
    "llvm.exp2.",
    "llvm.exp10.",
    "llvm.experimental.constrained.",
    "llvm.log",
    "llvm.pow",
    "llvm.sqrt",
    "llvm.fmuladd",
    "llvm.asin",
    "llvm.acos",
    "llvm.atan",
    "llvm.sinh",
    "llvm.cosh",
    "llvm.tanh",
    "fpmath",
    "asm ",
    "freeze",
    "range",
    " frem ",
    "nofpclass",
];

/// Adds a kernel to a case's module.
///
/// # Errors
/// The reason why the case is left out.
pub(super) fn wrap(case: &Case, target: Target, seed: u64) -> Result<Made, String> {
    if let Some(word) = INEXACT.iter().find(|word| case.text.contains(**word)) {
        return Err(format!("has '{}'", word.trim()));
    }
    if case.text.lines().any(looks_at_addresses) {
        return Err("looks at addresses".into());
    }
    let whole = format!("{}{}", head(target), case.text);
    let module = pipeline::read("llvm-test.ll", whole.as_bytes())
        .map_err(|e| format!("not read: {}", first_line(&e)))?;
    let plain = case.name.trim_matches('"');
    let global = module.cx.find_global(plain).ok_or("no such function")?;
    let mut w = Writer { module: &module, target, body: String::new(), at: 0, pointers: 0 };
    let call = w.call(global, &case.name)?;
    let threads = if w.pointers == 0 { THREADS } else { 1 };
    let text = format!("{whole}{}", w.kernel(&call));
    Ok(Made { text, launch: launch(seed, threads) })
}

/// Whether a line compares, converts or stores an address, which is another one on each machine.
fn looks_at_addresses(line: &str) -> bool {
    let line = line.split(';').next().unwrap_or("");
    let compares = line.contains(" icmp ") && (line.contains(" ptr ") || line.contains("x ptr"));
    compares
        || line.contains("ptrtoint")
        || line.contains(" store ptr")
        || line.contains("store <") && line.contains("x ptr")
}

fn first_line(message: &str) -> String {
    message.lines().next().unwrap_or("").chars().take(160).collect()
}

struct Writer<'a> {
    module: &'a Module,
    target: Target,
    body: String,
    /// Bytes of input that are taken.
    at: u64,
    pointers: u64,
}

impl Writer<'_> {
    fn call(&mut self, global: Global, name: &str) -> Result<String, String> {
        let cx = &self.module.cx;
        let data = &cx.globals[global];
        let function = data.function().ok_or("no function")?;
        if function.body.is_none() {
            return Err("no body".into());
        }
        let (result, params, varargs) = cx.types.signature(data.ty).ok_or("no signature")?;
        if varargs || function.cc != CallConv::C {
            return Err("a calling convention".into());
        }
        let (params, mut args) = (params.to_vec(), Vec::new());
        for (n, &ty) in params.iter().enumerate() {
            let passed = function.param_attrs(n);
            if [sym::BYVAL, sym::SRET, sym::BYREF, sym::INALLOCA]
                .iter()
                .any(|&k| cx.attrs.has(passed, k))
            {
                return Err("memory by value".into());
            }
            let value = if ty.is_ptr() { self.pointer(ty)? } else { self.number(ty)? };
            args.push(format!("{} {value}", cx.types.display(ty)));
        }
        let call = format!("call {} @{name}({})", cx.types.display(result), args.join(", "));
        if result.is_void() {
            return Ok(format!("  {call}\n"));
        }
        self.storable(result)?;
        let ordered = self.ordered(result)?;
        let ty = cx.types.display(result);
        Ok(format!(
            "  %r = {call}\n{ordered}  store {ty} %kept, ptr addrspace(1) %own.out, align 16\n"
        ))
    }

    /// Text that makes `%kept` of `%r`: a NaN's bits are not one answer.
    fn ordered(&self, ty: Type) -> Result<String, String> {
        let cx = &self.module.cx;
        let text = cx.types.display(ty);
        if cx.types.scalar(ty).is_float() {
            return Ok(format!(
                "  %nan = fcmp uno {text} %r, %r\n  %kept = select {} %nan, {text} zeroinitializer, {text} %r\n",
                match cx.types.vector_parts(ty) {
                    Some((_, lanes)) => format!("<{lanes} x i1>"),
                    None => "i1".to_owned(),
                }
            ));
        }
        if has_float(self.module, ty) {
            return Err("floats in an aggregate".into());
        }
        if cx.types.is_aggregate(ty) {
            return Ok(format!("  %kept = select i1 true, {text} %r, {text} %r\n"));
        }
        Ok(format!("  %kept = add {text} %r, zeroinitializer\n"))
    }

    fn storable(&self, ty: Type) -> Result<(), String> {
        let cx = &self.module.cx;
        let scalar = cx.types.scalar(ty);
        let plain = scalar.is_int() || scalar.is_float() || cx.types.is_aggregate(ty);
        if !plain || cx.store_size(ty) > 512 || has_pointer(self.module, ty) {
            return Err(format!("a value of {}", cx.types.display(ty)));
        }
        Ok(())
    }

    /// A parameter that is a number, from the thread's input.
    fn number(&mut self, ty: Type) -> Result<String, String> {
        self.storable(ty)?;
        let cx = &self.module.cx;
        let n = self.at;
        self.at += cx.store_size(ty).next_multiple_of(8);
        if self.at > BYTES {
            return Err("too many parameters".into());
        }
        let text = cx.types.display(ty);
        let bits = cx.bits(ty);
        let _ =
            writeln!(self.body, "  %in{n} = getelementptr i8, ptr addrspace(1) %own.in, i32 {n}");
        if bits.is_multiple_of(8) {
            let _ = writeln!(self.body, "  %a{n} = load {text}, ptr addrspace(1) %in{n}, align 1");
        } else if cx.types.is_aggregate(ty) {
            return Err("numbers between bytes in an aggregate".into());
        } else {
            // A load takes the bits between a number and its last byte's end for zeros.
            let whole = bits.next_multiple_of(8);
            let _ = writeln!(
                self.body,
                "  %w{n} = load i{whole}, ptr addrspace(1) %in{n}, align 1\n\
                 \x20 %n{n} = trunc i{whole} %w{n} to i{bits}\n\
                 \x20 %a{n} = bitcast i{bits} %n{n} to {text}"
            );
        }
        Ok(format!("%a{n}"))
    }

    /// A parameter that is a pointer: memory of its own.
    fn pointer(&mut self, ty: Type) -> Result<String, String> {
        let n = self.pointers;
        self.pointers += 1;
        if self.pointers > POINTERS {
            return Err("too many pointers".into());
        }
        // In the middle: functions go back, too.
        let at = n * MEMORY + MEMORY / 2;
        let _ = writeln!(self.body, "  %g{n} = getelementptr i8, ptr addrspace(1) %mem, i32 {at}");
        match ty.address_space() {
            Some(1) => Ok(format!("%g{n}")),
            Some(0) => {
                let _ =
                    writeln!(self.body, "  %p{n} = addrspacecast ptr addrspace(1) %g{n} to ptr");
                Ok(format!("%p{n}"))
            }
            _ => Err("a pointer to another space".into()),
        }
    }

    fn kernel(&self, call: &str) -> String {
        let (convention, tid) = match self.target {
            Target::Nvptx => ("ptx_kernel", "%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()"),
            Target::Amdgpu(_) => ("amdgpu_kernel", "%tid = call i32 @llvm.amdgcn.workitem.id.x()"),
            Target::Spir | Target::SpirFloat => (
                "spir_kernel",
                "%tid64 = call spir_func i64 @_Z12get_local_idj(i32 0)\n  %tid = trunc i64 %tid64 to i32",
            ),
        };
        let callee = tid.split(['@', '(']).nth(1).unwrap_or("");
        let mut out = String::new();
        if self.module.cx.find_global(callee).is_none() {
            let declaration = tid.lines().next().unwrap_or("").replace("%tid64 = call", "declare");
            let declaration = declaration.replace("%tid = call", "declare").replace("i32 0", "i32");
            let _ = writeln!(out, "{}", declaration.trim());
        }
        let attributes = if let Target::Amdgpu(cpu) = self.target {
            format!(" \"target-cpu\"=\"{cpu}\"")
        } else {
            String::new()
        };
        let _ = write!(
            out,
            "define {convention} void @kernel_of_test(ptr addrspace(1) %in, ptr addrspace(1) %mem, ptr addrspace(1) %out){attributes} {{\n\
             \x20 {tid}\n  %at = mul i32 %tid, {BYTES}\n\
             \x20 %own.in = getelementptr i8, ptr addrspace(1) %in, i32 %at\n\
             \x20 %own.out = getelementptr i8, ptr addrspace(1) %out, i32 %at\n{}{call}  ret void\n}}\n",
            self.body
        );
        out
    }
}

fn fields(module: &Module, ty: Type) -> Vec<Type> {
    let types = &module.cx.types;
    let count = types.element_count(ty).unwrap_or(0).min(64);
    (0..count).filter_map(|n| types.element(ty, n)).collect()
}

fn has_float(module: &Module, ty: Type) -> bool {
    module.cx.types.scalar(ty).is_float()
        || fields(module, ty).into_iter().any(|field| has_float(module, field))
}

fn has_pointer(module: &Module, ty: Type) -> bool {
    module.cx.types.scalar(ty).is_ptr()
        || fields(module, ty).into_iter().any(|field| has_pointer(module, field))
}

/// Inputs at the edges of their ranges among random and small ones.
fn launch(seed: u64, threads: u32) -> Vec<String> {
    let mut choices = Choices::from_seed(seed);
    let words = BYTES / 8 * u64::from(threads);
    let mut value = |_| -> String {
        let random = u64::from(choices.below(u32::MAX)) << 32 | u64::from(choices.below(u32::MAX));
        match choices.below(14) {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << 63,
            3 => u64::MAX >> 1,
            4 | 5 => random & 0xf,
            6 => random & 0x3f,
            7 => random | !0xff,
            8 => 0x3f80_0000_4000_3c00,
            9 => 0x8000_0000_7fff_ffff,
            _ => random,
        }
        .to_string()
    };
    let values: Vec<String> = (0..words).map(&mut value).collect();
    let (memory, bytes) = (MEMORY * POINTERS, BYTES * u64::from(threads));
    format!(
        "--kernel kernel_of_test --grid 1 --block {threads} --arg in=buf:u64x{words}:values:{} \
         --arg mem=buf:u8x{memory}:random:{seed} --arg out=buf:u8x{bytes}:zeros",
        values.join(",")
    )
    .split(' ')
    .map(String::from)
    .collect()
}
