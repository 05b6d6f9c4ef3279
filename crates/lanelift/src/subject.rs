//! A kernel with a launch, for the commands that look for mistakes of the compiler.

use crate::args::{ConditionArgs, LaunchArgs, TargetArgs};
use crate::run::{Code, compiled, interpreter, launch, ptx_options};
use crate::{Failure as CommandFailure, compile, files};
use bisect::{Failure, Subject};
use driver::Options;
use gpu_sim::binary::{Binary, Conditions};
use gpu_sim::interp;
use gpu_sim::launch::{Launch, Outcome};
use ir::diagnostic::Diagnostic;
use ir::pass::PassCx;
use ir::ssa::{Module, Verified};
use std::path::Path;

/// A module's text, a launch of one of its kernels, and a target.
#[derive(Clone)]
pub(crate) struct Program {
    pub(crate) name: String,
    pub(crate) text: Vec<u8>,
    pub(crate) options: Options,
    launch: Launch,
    conditions: Conditions,
}

impl Program {
    /// Reads a file and checks that it is a module.
    ///
    /// # Errors
    /// The file cannot be read, or is no module; the launch or the target is malformed.
    pub(crate) fn read(
        input: &Path,
        launch_args: &LaunchArgs,
        conditions: &ConditionArgs,
        target: &TargetArgs,
    ) -> Result<Self, CommandFailure> {
        let launch = launch(launch_args)?;
        let (name, text) = files::read(Some(input))?;
        let options = target.options()?;
        compile::read(&name, &text, &options)?;
        Ok(Self { name, text, options, launch, conditions: conditions.conditions() })
    }

    /// The same with another text.
    pub(crate) fn with_text(&self, text: String) -> Self {
        Self { text: text.into_bytes(), ..self.clone() }
    }

    /// Reads the module; its instructions know their lines if it is a text.
    fn input(&self) -> Result<Verified, Diagnostic> {
        read_with_lines(&self.name, &self.text, &self.options)
    }

    /// Runs compiled code.
    fn simulate(&self, code: &Code, instructions: u64) -> gpu_sim::Result<Outcome> {
        let conditions = Conditions { instructions: Some(instructions), ..self.conditions };
        match code {
            Code::Binary(bytes) => Binary::parse(bytes)?.run(&self.launch, conditions, None),
            Code::Ptx(text) => {
                gpu_sim::ptx::Module::parse(text)?.run(&self.launch, &ptx_options(conditions))
            }
        }
    }
}

impl Subject for Program {
    fn launch(&self) -> &Launch {
        &self.launch
    }

    fn module(&self, cx: &mut PassCx<'_>) -> Result<Module, Diagnostic> {
        let mut module = self.input()?;
        driver::optimize(&mut module, &self.options, cx)?;
        Ok(module.into_module())
    }

    fn prepare(&self, module: &mut Module) -> Result<(), Diagnostic> {
        driver::link_for_interpreter(module, self.options.link_builtins)
    }

    fn options(&self, module: &Module) -> interp::Options {
        interpreter(module, &self.launch, &self.options).unwrap_or_default()
    }

    fn run_code(&self, cx: &mut PassCx<'_>, instructions: u64) -> Result<Outcome, Failure> {
        let refused = |error: Diagnostic| Failure::Compile(error.message.clone());
        let mut module = self.input().map_err(refused)?;
        let code = compiled(&mut module, &self.options, cx).map_err(refused)?;
        self.simulate(&code, instructions).map_err(|fault| Failure::Run(fault.to_string()))
    }
}

/// Reads a module; its instructions know their lines if it is a text.
pub(crate) fn read_with_lines(
    name: &str,
    text: &[u8],
    options: &Options,
) -> Result<Verified, Diagnostic> {
    if llvm_reader::is_bitcode(text) {
        return driver::read(name, text, options);
    }
    let module = llvm_reader::parse_with_origins_for(name, text, options.target_choice())?;
    driver::verify_text(module, name, text).map_err(|mistakes| {
        let first = mistakes.into_iter().find(Diagnostic::is_error);
        first.unwrap_or_else(|| Diagnostic::error("the module is malformed"))
    })
}
