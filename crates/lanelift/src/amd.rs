//! Compiling for AMD GPUs: LLVM IR in; assembly, machine IR, a relocatable object or a linked code object out.

use crate::Failure;
use crate::args::{CompileArgs, Emit, TargetArgs};
use crate::compile::{Compiled, denormal_attributes, opt_level};
use crate::summary::ModuleSummary;
use amdgpu_backend::object::Program;
use amdgpu_backend::pipeline::{self, Options};
use amdgpu_backend::{Processor, ir};
use ir::diagnostic::Diagnostic;
use ir::pass::PassCx;
use ir::ssa::Module;

/// Endings of outputs that say what to write.
pub(crate) const ENDINGS: [(&str, Emit); 5] = [
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
    emit(&program, kind)
}

/// What is to be written of a program.
pub(crate) fn emit(program: &Program, kind: Emit) -> Result<Compiled, Failure> {
    let summary = ModuleSummary::of("amdgcn", &program.subtarget.processor_id(), program.kernels());
    let (output, ending) = match kind {
        Emit::Asm => (Some(program.assembly().into_bytes()), "s"),
        Emit::Obj => (Some(program.object().to_elf()), "o"),
        Emit::Hsaco => (Some(program.code_object(&[])?), "hsaco"),
        Emit::Mir | Emit::Bin | Emit::Null => (None, ""),
    };
    Ok(Compiled { output, ending: ending.into(), summary })
}

/// The linked code object of a module.
pub(crate) fn code_object(
    mut module: Module,
    target: &TargetArgs,
    cx: &mut PassCx<'_>,
) -> Result<Vec<u8>, Failure> {
    let options = options(&mut module, target)?.for_whole_program();
    Ok(pipeline::compile_with(module, &options, cx)?.code_object(&[])?)
}

/// The backend's options from the command line.
pub(crate) fn options(module: &mut Module, target: &TargetArgs) -> Result<Options, Diagnostic> {
    denormal_attributes(module, &target.float)?;
    let cpu = target.mcpu.as_deref().map(Processor::by_name).transpose()?;
    let mut options = Options::of_module().with_opt_level(opt_level(target)?);
    options.cpu = cpu;
    options.features.clone_from(&target.mattr);
    Ok(options)
}
