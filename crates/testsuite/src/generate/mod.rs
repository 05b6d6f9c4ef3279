//! A generator of valid kernels for differential testing.
//!
//! [`program`] turns [`Choices`] into LLVM IR text and a launch of it. Every program is free of
//! undefined behaviour and has one answer: indices are masked into bounds, divisors are odd and
//! positive, shift amounts lie below the width, float-to-int conversions saturate, a NaN's bits never
//! reach an integer, each thread writes its own slots, barriers and warp operations stand in uniform
//! control flow, and atomics are commutative with their results unused.

pub mod aliasing;
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
    /// LLVM IR text.
    pub text: String,
    /// Words of its launch description.
    pub launch: Vec<String>,
}

/// Target of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// `nvptx64-nvidia-cuda`.
    Nvptx,
    /// `amdgcn-amd-amdhsa`, a processor. The same choices make the same program for each but for the name.
    Amdgpu(&'static str),
    /// `spir64`, as clang has it for OpenCL C.
    Spir,
    /// The same for devices without doubles.
    SpirFloat,
}

impl Target {
    /// Threads of a block: of NVIDIA's one warp, so that warp operations see every lane; of AMD's one wave or two;
    /// of Intel's so many that the last thread of 16 is not full.
    fn block(self) -> u32 {
        match self {
            Self::Nvptx => 32,
            Self::Amdgpu(_) => 64,
            Self::Spir | Self::SpirFloat => 24,
        }
    }

    /// The reference to its functions' attributes.
    fn attributes(self) -> &'static str {
        match self {
            Self::Nvptx | Self::Spir | Self::SpirFloat => "",
            Self::Amdgpu(_) => " #0",
        }
    }

    /// Returns the calling convention that stands before the results of functions and of their calls.
    fn convention(self) -> &'static str {
        if self.is_spir() { "spir_func " } else { "" }
    }

    /// Whether it is SPIR, with doubles or without.
    fn is_spir(self) -> bool {
        matches!(self, Self::Spir | Self::SpirFloat)
    }

    /// A type that programs compute with here: floats in place of doubles where there are none.
    fn known(self, ty: Ty) -> Ty {
        if self == Self::SpirFloat && ty == Ty::Double { Ty::Float } else { ty }
    }

    /// Pointers to buffers of global memory that other targets reach by generic addresses.
    fn wide(self) -> &'static str {
        if self.is_spir() { "ptr addrspace(1)" } else { "ptr" }
    }
}

const GRID: u32 = 2;
/// Elements of every input buffer, a power of two.
const INPUT_LEN: u32 = 64;
/// Output slots of each thread, 8 bytes each.
const SLOTS: u32 = 8;

/// Makes the program for NVIDIA's GPUs that these choices stand for.
pub fn program(choices: &mut Choices) -> Program {
    program_for(Target::Nvptx, choices)
}

/// Makes the program that these choices stand for.
pub fn program_for(target: Target, choices: &mut Choices) -> Program {
    let mut text = String::from(match target {
        Target::Nvptx => NVPTX_HEAD,
        Target::Amdgpu(_) => AMDGPU_HEAD,
        Target::Spir | Target::SpirFloat => SPIR_HEAD,
    });
    for n in 0u32..16 {
        let _ = write!(
            text,
            "{}i32 {}",
            if n == 0 { "" } else { ", " },
            n.wrapping_mul(0x9e37_79b9) as i32
        );
    }
    let block = target.block();
    let _ = write!(
        text,
        "], align 4\n@tile = internal addrspace(3) global [{block} x i32] undef, align 4\n\n"
    );

    let mut signatures = Vec::new();
    for n in 0..choices.below(3) {
        let params: Vec<Ty> =
            (0..1 + choices.below(3)).map(|_| target.known(*choices.pick(Ty::SCALARS))).collect();
        let ret = target.known(*choices.pick(Ty::SCALARS));
        let by_value = choices.chance(1, 2);
        let signature = Signature { name: format!("f{n}"), params, ret, by_value };
        device_function(&mut text, choices, target, &signature, &signatures);
        signatures.push(signature);
    }
    kernel(&mut text, choices, target, &signatures);
    text.push_str(DECLARATIONS);
    match target {
        Target::Nvptx => text.push_str(NVPTX_DECLARATIONS),
        Target::Amdgpu(cpu) => {
            rich_declarations(&mut text);
            text.push_str(AMDGPU_DECLARATIONS);
            let _ = writeln!(text, "attributes #0 = {{ \"target-cpu\"=\"{cpu}\" }}");
        }
        Target::Spir | Target::SpirFloat => {
            rich_declarations(&mut text);
            text.push_str(SPIR_DECLARATIONS);
            if target == Target::SpirFloat {
                text.push_str(FLOAT_DECLARATIONS);
            }
        }
    }
    Program { text, launch: launch(target.block()) }
}

const NVPTX_HEAD: &str = "\
target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"
target triple = \"nvptx64-nvidia-cuda\"

%struct.P = type { [8 x i32], float, i64, [4 x i16], double, i8 }

@table = internal unnamed_addr constant [16 x i32] [";

const AMDGPU_HEAD: &str = "\
target datalayout = \"e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9\"
target triple = \"amdgcn-amd-amdhsa\"

%struct.P = type { [8 x i32], float, i64, [4 x i16], double, i8 }

@table = internal unnamed_addr addrspace(4) constant [16 x i32] [";

const SPIR_HEAD: &str = "\
target datalayout = \"e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1\"
target triple = \"spir64\"

%struct.P = type { [8 x i32], float, i64, [4 x i16], double, i8 }

@table = internal unnamed_addr addrspace(2) constant [16 x i32] [";

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
    target: Target,
    signature: &Signature,
    callees: &[Signature],
) {
    let mut params: Vec<String> =
        signature.params.iter().enumerate().map(|(n, ty)| format!("{} %a{n}", ty.name())).collect();
    if signature.by_value {
        params.push(match target {
            Target::Nvptx | Target::Spir | Target::SpirFloat => {
                "ptr byval(%struct.P) align 8 %s".into()
            }
            Target::Amdgpu(_) => "ptr addrspace(5) byval(%struct.P) align 8 %s.p".into(),
        });
    }
    let inline = *choices.pick(&["noinline", "", "alwaysinline"]);
    let _ = writeln!(
        text,
        "define internal {}{} @{}({}) {inline}{} {{",
        target.convention(),
        signature.ret.name(),
        signature.name,
        params.join(", "),
        target.attributes()
    );
    let mut writer = FunctionWriter::new(text, choices, callees, target, false);
    if signature.by_value && matches!(target, Target::Amdgpu(_)) {
        writer.line("%s = addrspacecast ptr addrspace(5) %s.p to ptr");
    }
    for (n, &ty) in signature.params.iter().enumerate() {
        writer.add_value(ty, format!("%a{n}"));
    }
    writer.by_value = signature.by_value.then(|| "%s".into());
    writer.statements(4, 2);
    let value = writer.value(signature.ret);
    writer.finish();
    let _ = writeln!(text, "  ret {} {value}\n}}\n", signature.ret.name());
}

fn kernel(text: &mut String, choices: &mut Choices, target: Target, callees: &[Signature]) {
    let (convention, structure, number) = match target {
        Target::Nvptx => (
            "ptx_kernel",
            "ptr byval(%struct.P) align 8 %s",
            [
                "call i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
                "call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()",
                "call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()",
            ],
        ),
        Target::Amdgpu(_) => (
            "amdgpu_kernel",
            "ptr addrspace(4) byref(%struct.P) align 8 %s.k",
            [
                "call i32 @llvm.amdgcn.workitem.id.x()",
                "call i32 @llvm.amdgcn.workgroup.id.x()",
                "freeze i32 64",
            ],
        ),
        Target::Spir | Target::SpirFloat => (
            "spir_kernel",
            "ptr byval(%struct.P) align 8 %s",
            ["trunc i64 %tid64 to i32", "trunc i64 %cta64 to i32", "trunc i64 %dim64 to i32"],
        ),
    };
    let _ = write!(
        text,
        "define {convention} void @k(ptr addrspace(1) %out, ptr addrspace(1) %ints, ptr addrspace(1) %floats, \
         {} %wide, ptr addrspace(1) %counters, {structure}, i32 %n, float %x){} {{\n\
         entry:\n\
         {}\
         \x20 %tid = {}\n\
         \x20 %cta = {}\n\
         \x20 %dim = {}\n\
         \x20 %base = mul i32 %cta, %dim\n\
         \x20 %gid = add i32 %base, %tid\n",
        target.wide(),
        target.attributes(),
        if target.is_spir() { SPIR_NUMBERS } else { "" },
        number[0],
        number[1],
        number[2],
    );
    let mut writer = FunctionWriter::new(text, choices, callees, target, true);
    if matches!(target, Target::Amdgpu(_)) {
        writer.alloca_named("%s", "%struct.P", 8);
        writer.line(
            "call void @llvm.memcpy.p0.p4.i64(ptr %s, ptr addrspace(4) %s.k, i64 72, i1 false)",
        );
    }
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

fn launch(block: u32) -> Vec<String> {
    let threads = GRID * block;
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
        "--kernel k --grid {GRID} --block {block} --arg out=buf:u64x{slots}:zeros \
         --arg ints=buf:i32x{INPUT_LEN}:random:11 --arg floats=buf:f32x{INPUT_LEN}:random:12:-8:8 \
         --arg wide=buf:i64x{INPUT_LEN}:random:13 --arg counters=buf:u32x8:zeros --arg {{{}}} --arg i32:5 --arg f32:1.25",
        fields.join(";")
    );
    words.split(' ').filter(|w| !w.is_empty()).map(String::from).collect()
}

/// Numbers of the work-item in 64 bits, as OpenCL has them.
const SPIR_NUMBERS: &str = "  %tid64 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %cta64 = call spir_func i64 @_Z12get_group_idj(i32 0)
  %dim64 = call spir_func i64 @_Z14get_local_sizej(i32 0)
";

/// Writes the declarations that programs for all targets but NVIDIA need besides.
fn rich_declarations(text: &mut String) {
    for t in ["i8", "i16", "i32", "i64", "i128"] {
        for name in ["smin", "umax", "usub.sat", "sadd.sat"] {
            let _ = writeln!(text, "declare {t} @llvm.{name}.{t}({t}, {t})");
        }
        for name in ["cttz", "abs"] {
            let _ = writeln!(text, "declare {t} @llvm.{name}.{t}({t}, i1)");
        }
        let _ = writeln!(text, "declare {t} @llvm.fshr.{t}({t}, {t}, {t})");
    }
    let t = "<2 x i16>";
    for name in ["smax", "umin", "uadd.sat", "ssub.sat"] {
        let _ = writeln!(text, "declare {t} @llvm.{name}.v2i16({t}, {t})");
    }
}

const AMDGPU_DECLARATIONS: &str = "\
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg)
declare void @llvm.memcpy.p0.p4.i64(ptr, ptr addrspace(4), i64, i1)
";

/// Declarations for programs without doubles, in place of the conversions of doubles.
const FLOAT_DECLARATIONS: &str = "\
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i32 @llvm.fptoui.sat.i32.f32(float)
";

const SPIR_DECLARATIONS: &str = "\
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)
";

const NVPTX_DECLARATIONS: &str = "\
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
";

const DECLARATIONS: &str = "\
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
