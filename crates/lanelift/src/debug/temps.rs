//! `--save-temps`: what the stages of a compilation make, in files beside the output.
//!
//! A file is written as soon as its stage is done. So a run that fails later leaves the files of the stages before. Each stage
//! is compiled on its own, from the input; it is the same as in the run that makes the output, since the same input makes
//! the same code.

use crate::args::CompileArgs;
use crate::compile;
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::stages::{Language, with_module};
use driver::{Emit, Options, Target};
use ir::diagnostic::Diagnostic;
use ir::map::Map;
use ir::pass::{Change, Event, Observer, PassCx, UnitKind};
use ir::ssa::print::module_to_string;
use std::path::Path;

/// The text of each machine function after the last pass over it.
#[derive(Default)]
struct LastTexts(Map<String, String>);

impl Observer for LastTexts {
    fn after(&mut self, event: Event<'_>, _: Change) -> Result<(), Diagnostic> {
        if matches!(event.unit.kind(), UnitKind::Machine | UnitKind::Target) {
            let mut text = String::new();
            event.unit.dump(&mut text);
            self.0.insert(event.unit.name().to_owned(), text);
        }
        Ok(())
    }
}

/// Writes the files of an input. `base` is the output's path without its ending; the names of the files begin so, as in
/// `OUT-amdgcn-gfx1100.opt.ll`.
pub(crate) fn save(base: &Path, name: &str, text: &[u8], args: &CompileArgs) -> Outcome {
    let mut options = args.options()?;
    // Conditions on kernels are the run's own matter.
    options.deny.clear();
    options.warn.clear();
    let ending = if llvm_reader::is_bitcode(text) { "bc" } else { Language::of(text).ending() };
    let module = compile::read(name, text, &options)?;
    let target = options.target_of(&module)?;
    options.emit = Some(args.kind(target));
    let base = Base(base.as_os_str().to_string_lossy().into_owned() + &suffix(target, args));
    base.write(&format!("input.{ending}"), text)?;
    let mut linked = module.into_module();
    options.prepare(&mut linked)?;
    base.write("linked.ll", module_to_string(&linked).as_bytes())?;
    let stages = Stages { name, text, options: &options, target };
    let optimised = stages.optimised()?;
    base.write("opt.ll", optimised.as_bytes())?;
    stages.code(&optimised, &base)
}

/// The part of names that tells targets and processors from each other.
fn suffix(target: Target, args: &CompileArgs) -> String {
    let triple = target.default_triple();
    let architecture = triple.split('-').next().unwrap_or(triple);
    let processor = args.target.mcpu.iter().map(|cpu| format!("-{cpu}"));
    format!("-{architecture}{}", processor.collect::<String>())
}

/// The beginning of the names.
struct Base(String);

impl Base {
    fn write(&self, ending: &str, bytes: &[u8]) -> Outcome {
        files::write(Some(Path::new(&format!("{}.{ending}", self.0))), bytes)
    }
}

/// The input of the stages.
struct Stages<'a> {
    name: &'a str,
    text: &'a [u8],
    options: &'a Options,
    target: Target,
}

impl Stages<'_> {
    fn located(&self, error: Diagnostic) -> Failure {
        driver::located(error, self.name, self.text, self.options).into()
    }

    /// The LLVM IR after the passes over it.
    fn optimised(&self) -> Result<String, Failure> {
        let mut module = compile::read(self.name, self.text, self.options)?;
        driver::optimize(&mut module, self.options, &mut PassCx::new())
            .map_err(|error| self.located(error))?;
        Ok(module_to_string(&module))
    }

    /// Writes machine IR, assembly and the object.
    fn code(&self, optimised: &str, base: &Base) -> Outcome {
        let mut texts = LastTexts::default();
        let mut cx = PassCx::new();
        cx.observe(&mut texts);
        let mut module = compile::read(self.name, self.text, self.options)?;
        let compiled = driver::compile_with(&mut module, self.options, &mut cx)
            .map_err(|error| self.located(error))?;
        drop(cx);
        let functions: String = texts.0.values().map(String::as_str).collect();
        let machine = if self.target == Target::Intel { "eu" } else { "mir" };
        base.write(machine, with_module(optimised, &functions).as_bytes())?;
        if self.target != Target::Nvptx
            && self.options.emit != Some(Emit::Mir)
            && let Some(object) = compiled.into_form(Emit::Obj)?
        {
            base.write(Emit::Obj.ending(self.target), &object)?;
        }
        let module = compile::read(self.name, self.text, self.options)?;
        let assembly =
            driver::compile_module(module, self.options).map_err(|error| self.located(error))?.asm;
        if assembly.is_empty() {
            return Ok(());
        }
        base.write(Emit::Asm.ending(self.target), assembly.as_bytes())
    }
}
