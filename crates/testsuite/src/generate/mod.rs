//! A generator of valid kernels for differential testing.
//!
//! [`program`] turns [`Choices`] into LLVM IR text and a launch of it. Every program is free of
//! undefined behaviour and has one answer: indices are masked into bounds, divisors are odd and
//! positive, shift amounts lie below the width, float-to-int conversions saturate, a NaN's bits never
//! reach an integer, each thread writes its own slots, barriers and warp operations stand in uniform
//! control flow, and atomics are commutative with their results unused.

mod body;
mod choices;
mod types;

pub use choices::{Choices, shrink};

use body::FunctionWriter;
use std::fmt::Write;
use types::{STRUCT_FIELDS, Ty};

/// A generated program.
#[derive(Clone, Debug)]
pub struct Program {
    /// LLVM IR text for `nvptx64-nvidia-cuda`.
    pub text: String,
    /// Words of its launch description.
    pub launch: Vec<String>,
}

/// Threads of a block: one warp, so that warp operations see every lane.
const BLOCK: u32 = 32;
const GRID: u32 = 2;
/// Elements of every input buffer, a power of two.
const INPUT_LEN: u32 = 64;
/// Output slots of each thread, 8 bytes each.
const SLOTS: u32 = 8;

/// Makes the program that these choices stand for.
pub fn program(choices: &mut Choices) -> Program {
    let mut text = String::from(
        "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
         target triple = \"nvptx64-nvidia-cuda\"\n\n\
         %struct.P = type { [8 x i32], float, i64, [4 x i16], double, i8 }\n\n\
         @table = internal unnamed_addr constant [16 x i32] [",
    );
    for n in 0u32..16 {
        let _ = write!(
            text,
            "{}i32 {}",
            if n == 0 { "" } else { ", " },
            n.wrapping_mul(0x9e37_79b9) as i32
        );
    }
    text.push_str("], align 4\n@tile = internal addrspace(3) global [32 x i32] undef, align 4\n\n");

    let mut signatures = Vec::new();
    for n in 0..choices.below(3) {
        let params: Vec<Ty> =
            (0..1 + choices.below(3)).map(|_| *choices.pick(Ty::SCALARS)).collect();
        let ret = *choices.pick(Ty::SCALARS);
        let by_value = choices.chance(1, 2);
        let signature = Signature { name: format!("f{n}"), params, ret, by_value };
        device_function(&mut text, choices, &signature, &signatures);
        signatures.push(signature);
    }
    kernel(&mut text, choices, &signatures);
    text.push_str(DECLARATIONS);
    Program { text, launch: launch() }
}

/// A device function that later ones may call.
pub(crate) struct Signature {
    name: String,
    params: Vec<Ty>,
    ret: Ty,
    by_value: bool,
}

fn device_function(
    text: &mut String,
    choices: &mut Choices,
    signature: &Signature,
    callees: &[Signature],
) {
    let mut params: Vec<String> =
        signature.params.iter().enumerate().map(|(n, ty)| format!("{} %a{n}", ty.name())).collect();
    if signature.by_value {
        params.push("ptr byval(%struct.P) align 8 %s".into());
    }
    let inline = *choices.pick(&["noinline", "", "alwaysinline"]);
    let _ = writeln!(
        text,
        "define internal {} @{}({}) {inline} {{",
        signature.ret.name(),
        signature.name,
        params.join(", ")
    );
    let mut writer = FunctionWriter::new(text, choices, callees, false);
    for (n, &ty) in signature.params.iter().enumerate() {
        writer.add_value(ty, format!("%a{n}"));
    }
    writer.by_value = signature.by_value.then(|| "%s".into());
    writer.statements(4, 2);
    let value = writer.value(signature.ret);
    writer.finish();
    let _ = writeln!(text, "  ret {} {value}\n}}\n", signature.ret.name());
}

fn kernel(text: &mut String, choices: &mut Choices, callees: &[Signature]) {
    text.push_str(
        "define ptx_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %ints, ptr addrspace(1) %floats, \
         ptr %wide, ptr addrspace(1) %counters, ptr byval(%struct.P) align 8 %s, i32 %n, float %x) {\n\
         entry:\n\
         \x20 %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
         \x20 %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n\
         \x20 %dim = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n\
         \x20 %base = mul i32 %cta, %dim\n\
         \x20 %gid = add i32 %base, %tid\n",
    );
    let mut writer = FunctionWriter::new(text, choices, callees, true);
    for (ty, name) in [
        (Ty::I32, "%tid"),
        (Ty::I32, "%cta"),
        (Ty::I32, "%gid"),
        (Ty::I32, "%n"),
        (Ty::Float, "%x"),
    ] {
        writer.add_value(ty, name.into());
    }
    writer.by_value = Some("%s".into());
    writer.statements(8, 3);
    writer.store_results(SLOTS);
    writer.finish();
    text.push_str("  ret void\n}\n\n");
}

fn launch() -> Vec<String> {
    let threads = GRID * BLOCK;
    let slots = threads * SLOTS;
    let mut fields = Vec::new();
    for (n, (ty, count)) in STRUCT_FIELDS.iter().enumerate() {
        for i in 0..*count {
            fields.push(match *ty {
                Ty::Float => format!("f32:{}.5", n + 1),
                Ty::Double => format!("f64:-{}.25", n + 2),
                Ty::I64 => "i64:-81985529216486896".to_string(),
                ty => format!("{}:{}", ty.name(), 3 + i * 7),
            });
        }
    }
    let words = format!(
        "--kernel k --grid {GRID} --block {BLOCK} --arg out=buf:u64x{slots}:zeros \
         --arg ints=buf:i32x{INPUT_LEN}:random:11 --arg floats=buf:f32x{INPUT_LEN}:random:12:-8:8 \
         --arg wide=buf:i64x{INPUT_LEN}:random:13 --arg counters=buf:u32x8:zeros --arg {{{}}} --arg i32:5 --arg f32:1.25",
        fields.join(";")
    );
    words.split(' ').filter(|w| !w.is_empty()).map(String::from).collect()
}

const DECLARATIONS: &str = "\
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
declare float @llvm.fma.f32(float, float, float)
declare double @llvm.fma.f64(double, double, double)
declare half @llvm.fma.f16(half, half, half)
declare float @llvm.fabs.f32(float)
declare double @llvm.fabs.f64(double)
declare half @llvm.fabs.f16(half)
declare float @llvm.floor.f32(float)
declare double @llvm.floor.f64(double)
declare float @llvm.trunc.f32(float)
declare double @llvm.trunc.f64(double)
declare i8 @llvm.smax.i8(i8, i8)
declare i16 @llvm.smax.i16(i16, i16)
declare i32 @llvm.smax.i32(i32, i32)
declare i64 @llvm.smax.i64(i64, i64)
declare i128 @llvm.smax.i128(i128, i128)
declare i8 @llvm.umin.i8(i8, i8)
declare i16 @llvm.umin.i16(i16, i16)
declare i32 @llvm.umin.i32(i32, i32)
declare i64 @llvm.umin.i64(i64, i64)
declare i128 @llvm.umin.i128(i128, i128)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i128 @llvm.uadd.sat.i128(i128, i128)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare i128 @llvm.ssub.sat.i128(i128, i128)
declare i8 @llvm.ctpop.i8(i8)
declare i16 @llvm.ctpop.i16(i16)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctpop.i64(i64)
declare i128 @llvm.ctpop.i128(i128)
declare i8 @llvm.bitreverse.i8(i8)
declare i16 @llvm.bitreverse.i16(i16)
declare i32 @llvm.bitreverse.i32(i32)
declare i64 @llvm.bitreverse.i64(i64)
declare i128 @llvm.bitreverse.i128(i128)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i128 @llvm.ctlz.i128(i128, i1)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i16 @llvm.fshl.i16(i16, i16, i16)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare i32 @llvm.fptoui.sat.i32.f64(double)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
";
