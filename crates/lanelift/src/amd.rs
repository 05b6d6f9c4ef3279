//! Compiling for AMD GPUs: LLVM IR in; assembly, machine IR, a relocatable object or a linked code object out.

use crate::Failure;
use crate::args::{CompileArgs, Emit, TargetArgs};
use crate::compile::{Compiled, denormal_attributes, opt_level};
use crate::summary::{ArgumentSummary, KernelSummary, ModuleSummary, Registers};
use amdgpu_backend::object::Program;
use amdgpu_backend::pipeline::{self, Options};
use amdgpu_backend::{Processor, ir};
use ir::diagnostic::Diagnostic;
use ir::pass::PassCx;
use ir::ssa::Module;
use rmpv::Value;

/// Endings of outputs that say what to write.
const ENDINGS: [(&str, Emit); 5] = [
    ("hsaco", Emit::Hsaco),
    ("co", Emit::Hsaco),
    ("o", Emit::Obj),
    ("obj", Emit::Obj),
    ("mir", Emit::Mir),
];

/// Compiles a module.
pub(crate) fn compile(
    mut module: Module,
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let kind = args.kind(&ENDINGS, Emit::Asm);
    if kind == Emit::Bin {
        return Err(
            "--emit=bin: raw instructions are for Intel; --emit=hsaco writes a code object".into(),
        );
    }
    let mut options = options(&mut module, &args.target)?;
    options.text = kind == Emit::Asm;
    options.whole_program = kind == Emit::Hsaco;
    if kind == Emit::Mir {
        let output = Some(pipeline::machine_ir(module, &options, cx)?.into_bytes());
        let summary = ModuleSummary { target: "amdgcn".into(), ..ModuleSummary::default() };
        return Ok(Compiled { output, ending: "mir".into(), summary });
    }
    let program = pipeline::compile_with(module, &options, cx)?;
    let (output, ending) = match kind {
        Emit::Asm => (Some(program.assembly().into_bytes()), "s"),
        Emit::Obj => (Some(program.object().to_elf()), "o"),
        Emit::Hsaco => (Some(program.code_object(&[])?), "hsaco"),
        Emit::Mir | Emit::Bin | Emit::Null => (None, ""),
    };
    Ok(Compiled { output, ending: ending.into(), summary: summary(&program) })
}

/// What tools want to know: what the code object's metadata says of the kernels, and what follows from it.
fn summary(program: &Program) -> ModuleSummary {
    let kernels = entry(&program.metadata, "amdhsa.kernels").and_then(Value::as_array);
    let kernels = kernels.into_iter().flatten().map(|kernel| kernel_summary(program, kernel));
    ModuleSummary {
        target: "amdgcn".into(),
        processor: program.subtarget.processor_id(),
        kernels: kernels.collect(),
    }
}

/// A value of a map of the metadata.
fn entry<'a>(map: &'a Value, key: &str) -> Option<&'a Value> {
    map.as_map()?.iter().find(|(name, _)| name.as_str() == Some(key)).map(|(_, value)| value)
}

fn kernel_summary(program: &Program, kernel: &Value) -> KernelSummary {
    let number = |key: &str| entry(kernel, key).and_then(Value::as_u64);
    let text = |map: &Value, key: &str| entry(map, key).and_then(Value::as_str).map(str::to_owned);
    let name = text(kernel, ".name").unwrap_or_default();
    let arguments = entry(kernel, ".args").and_then(Value::as_array).into_iter().flatten();
    let mut parameter = 0..;
    let argument = |argument: &Value| ArgumentSummary {
        // Hidden arguments stand behind those of the program, which are the parameters in their order.
        parameter: Some(parameter.next().unwrap_or(0))
            .filter(|_| !text(argument, ".value_kind").is_some_and(|k| k.starts_with("hidden_"))),
        name: text(argument, ".name"),
        offset: entry(argument, ".offset").and_then(Value::as_u64).unwrap_or(0),
        size: entry(argument, ".size").and_then(Value::as_u64).unwrap_or(0),
        kind: text(argument, ".value_kind").unwrap_or_default(),
    };
    let function = program.functions.iter().find(|f| f.kernel.is_some() && f.name == name);
    let lds = number(".group_segment_fixed_size");
    let occupancy = function.and_then(|f| f.kernel.as_ref()).map(|descriptor| {
        let subtarget = &program.subtarget;
        let workgroup = number(".max_flat_workgroup_size").unwrap_or(1024) as u32;
        let by_lds = subtarget.waves_by_lds(lds.unwrap_or(0) as u32, workgroup);
        let by_sgprs = subtarget.waves_by_sgprs(descriptor.sgprs.1);
        u32::from(subtarget.waves_by_vgprs(descriptor.vgprs.max(1)).min(by_sgprs).min(by_lds))
    });
    KernelSummary {
        arguments: arguments.map(argument).collect(),
        argument_bytes: number(".kernarg_segment_size").unwrap_or(0),
        registers: Some(Registers {
            vector: number(".vgpr_count"),
            scalar: number(".sgpr_count"),
            accumulators: number(".agpr_count"),
            vector_spills: number(".vgpr_spill_count"),
            scalar_spills: number(".sgpr_spill_count"),
            ..Registers::default()
        }),
        lds_bytes: lds,
        scratch_bytes: number(".private_segment_fixed_size"),
        lanes: number(".wavefront_size").map(|n| n as u32),
        occupancy,
        code_bytes: function.map(|f| f.code.bytes.len() as u64),
        name,
    }
}

/// The linked code object of a module.
pub(crate) fn code_object(
    mut module: Module,
    target: &TargetArgs,
    cx: &mut PassCx<'_>,
) -> Result<Vec<u8>, Failure> {
    let options = Options { whole_program: true, ..options(&mut module, target)? };
    Ok(pipeline::compile_with(module, &options, cx)?.code_object(&[])?)
}

/// The backend's options from the command line.
fn options(module: &mut Module, target: &TargetArgs) -> Result<Options, Diagnostic> {
    denormal_attributes(module, &target.float)?;
    let cpu = target.mcpu.as_deref().map(Processor::by_name).transpose()?;
    Ok(Options {
        cpu,
        features: target.mattr.clone(),
        opt_level: opt_level(target)?,
        ..Options::default()
    })
}
