//! `lanelift opt`: passes on text, in and out. LLVM IR goes through passes on modules and functions, LLVM MIR through
//! passes on machine functions.

use crate::args::{OptArgs, TargetArgs};
use crate::compile::read;
use crate::failure::Failure;
#[cfg(feature = "amdgpu")]
use crate::machine;
use crate::observe::Observers;
use crate::{Outcome, files};
use driver::Target;
use ir::pass::{PassCx, PassInfo, Pipeline};

pub(crate) fn run(args: &OptArgs) -> Outcome {
    let registry = driver::registry();
    let infos = registry.parse_list(&args.passes)?;
    let (name, text) = files::read(args.input.as_deref())?;
    let mut observers = Observers::new(&args.observe, true, false);
    let mut cx = observers.context();
    args.target.set_options(&mut cx)?;
    let machine = llvm_reader::mir::is_mir(&text);
    let printed = transform(&infos, &name, &text, machine, &args.target, &mut cx)?;
    eprint!("{}", std::mem::take(&mut cx.printed));
    let statistics = std::mem::take(&mut cx.statistics);
    drop(cx);
    observers.finish(&statistics);
    files::write(args.output.as_deref(), printed.as_bytes())
}

/// Runs passes over what a text is, LLVM IR or machine functions; answers the text that comes out.
#[cfg_attr(
    not(feature = "amdgpu"),
    expect(unused_variables, reason = "only machine functions are for some processor")
)]
pub(crate) fn transform(
    infos: &[&PassInfo],
    name: &str,
    text: &[u8],
    is_machine: bool,
    target: &TargetArgs,
    cx: &mut PassCx<'_>,
) -> Result<String, Failure> {
    if is_machine {
        Target::Amdgpu.required()?;
        #[cfg(feature = "amdgpu")]
        return Ok(machine::run_passes(target, infos, name, text, cx)?);
    }
    let mut pipeline = Pipeline::from_infos(infos)?;
    let mut module = read(name, text)?;
    pipeline.run(&mut module, cx)?;
    Ok(ir::ssa::print::module_to_string(&module))
}
