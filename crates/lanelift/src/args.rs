//! The command line. Flags that `llc` has are spelled as `llc` spells them; one dash or two.

use crate::cache::CacheArgs;
use crate::debug::DebugArgs;
use crate::debug::changes::Style;
use crate::depfile::DepArgs;
use crate::limits::LimitArgs;
use crate::remarks::RemarkArgs;
use crate::session::BatchArgs;
use crate::stages::StageArgs;
use crate::terminal::ColorChoice;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use driver::{Contract, Emit, LinkBuiltins, ModePlacement, Options, Target, Word};
use ir::diagnostic::Diagnostic;
use std::path::PathBuf;

/// Compiles LLVM IR to GPU code; runs single passes; runs kernels.
#[derive(Parser, Debug)]
#[command(
    name = "lanelift",
    version,
    disable_version_flag = true,
    args_conflicts_with_subcommands = true,
    after_help = "Examples:\n  lanelift kernel.ll -mcpu=sm_90 -o kernel.ptx\n  \
                  lanelift kernel.ll -mcpu=gfx1100 -o kernel.hsaco\n  \
                  lanelift kernel.ll --target=intel -mcpu=skl -o kernel.zebin\n  \
                  lanelift run kernel.ll --kernel saxpy --grid 4 --block 256 --arg y=buf:f32x1024:iota ...\n  \
                  lanelift opt --passes=sroa,early-cse kernel.ll\n\n\
                  LANELIFT_LOG=PASS=debug or RUST_LOG=PASS=debug in the environment logs the decisions of a pass."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// Colour of messages
    #[arg(long, value_name = "MODE", value_enum, default_value_t, global = true)]
    pub(crate) color: ColorChoice,
    #[command(flatten)]
    pub(crate) compile: CompileArgs,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Runs passes on LLVM IR text and prints the result.
    Opt(Box<OptArgs>),
    /// Runs a kernel and prints its buffers.
    Run(Box<RunArgs>),
    /// Finds the pass that changes what a kernel computes.
    Bisect(Box<BisectArgs>),
    /// Makes a module smaller that is compiled wrongly, or not at all.
    Reduce(Box<ReduceArgs>),
    /// Looks for races, missing waits, undefined values and other mistakes of a kernel.
    Check(Box<CheckArgs>),
    /// Links relocatable objects for AMD GPUs into a code object.
    Link(LinkArgs),
    /// Prints what a shell needs to complete words of the command line.
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Prints a page of the manual, or writes all of them to a folder.
    Man(ManArgs),
    /// Serves the explorer to a browser on this machine: an editor, and what becomes of its text.
    #[cfg(feature = "explorer")]
    Serve(ServeArgs),
}

/// Target of the compilation.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct TargetArgs {
    /// Processor: sm_20 … sm_121, gfx900 … gfx1201, bdw, skl, tgl, …; help lists them [default: from the module, else sm_75; skl]
    #[arg(long, value_name = "CPU")]
    pub(crate) mcpu: Option<String>,
    /// Target triple, instead of the module's
    #[arg(long, value_name = "TRIPLE")]
    pub(crate) mtriple: Option<String>,
    /// Architecture: nvptx64, amdgcn, intel
    #[arg(long, value_name = "ARCH", visible_alias = "target")]
    pub(crate) march: Option<String>,
    /// Features: +ptx78 chooses the PTX version, +wavefrontsize64 the wave size; help lists them
    #[arg(long, value_name = "+A,-B", value_delimiter = ',', allow_hyphen_values = true)]
    pub(crate) mattr: Vec<String>,
    /// Optimisation level, 0 to 3
    #[arg(short = 'O', value_name = "LEVEL", default_value = "3")]
    pub(crate) opt_level: String,
    #[command(flatten)]
    pub(crate) float: FloatArgs,
    /// Bodies for the built-in functions of OpenCL C, libdevice, ocml and ockl that the module declares (AMD, NVIDIA) [default: auto]
    #[arg(long, value_name = "WHEN", value_parser = word::<LinkBuiltins>(), num_args = 0..=1, require_equals = true, default_missing_value = "yes")]
    pub(crate) link_builtins: Option<LinkBuiltins>,
    /// Placement of writes of MODE: the fewest on every path, or as LLVM places them (AMD) [default:
    /// sparse]
    #[arg(long, value_name = "MODE", value_parser = word::<ModePlacement>())]
    pub(crate) mode_placement: Option<ModePlacement>,
    /// amdgpu-print-rp measures from the start down
    #[arg(long)]
    pub(crate) amdgpu_print_rp_downward: bool,
    /// Version of code objects, where the module's flag does not say it: 5, 6 (AMD) [default: 6]
    #[arg(long, value_name = "5|6")]
    pub(crate) amdhsa_code_object_version: Option<u8>,
    /// Strategy of scheduling (AMD): latency, minreg, max-occupancy, ilp, exact, source, or one of LLVM's names
    #[arg(long, value_name = "STRATEGY", visible_aliases = ["misched", "amdgpu-sched-strategy"], value_parser = strategy)]
    pub(crate) sched: Option<&'static str>,
}

impl TargetArgs {
    /// The same for the driver, which knows all of it.
    ///
    /// # Errors
    /// A level, or an architecture, that there is not.
    pub(crate) fn options(&self) -> Result<Options, Diagnostic> {
        let mut options = Options::new();
        options.target = self.march.as_deref().map(Target::by_name).transpose()?;
        options.triple.clone_from(&self.mtriple);
        options.otherwise = Some(Target::Nvptx);
        options.cpu.clone_from(&self.mcpu);
        options.features.clone_from(&self.mattr);
        options.opt_level = driver::opt_level(&self.opt_level).ok_or_else(|| {
            Diagnostic::error(format!("-O{}: the levels are 0 to 3", self.opt_level))
        })?;
        options.link_builtins = self.link_builtins.unwrap_or(options.link_builtins);
        options.mode_placement = self.mode_placement;
        options.sched = self.sched;
        options.code_object_version = self.amdhsa_code_object_version;
        self.float.set(&mut options.float);
        Ok(options)
    }

    /// Tells passes the options that are theirs.
    ///
    /// # Errors
    /// As [`TargetArgs::options`].
    pub(crate) fn set_options(&self, cx: &mut ir::pass::PassCx<'_>) -> Result<(), Diagnostic> {
        self.options()?.set_pass_options(cx);
        #[cfg(feature = "amdgpu")]
        if self.amdgpu_print_rp_downward {
            cx.set_option(driver::amdgpu_backend::info::print_rp::DOWNWARD_OPTION, "true");
        }
        Ok(())
    }
}

/// A strategy of scheduling by its name.
fn strategy(name: &str) -> Result<&'static str, String> {
    driver::strategy(name)
        .map_err(|error| format!("{} ({})", error.message, error.notes.join("; ")))
}

/// Parses a choice by its word; the words are known to help and to shells.
fn word<T: Word + Send + Sync>() -> impl TypedValueParser<Value = T> {
    let values = T::ALL.iter().map(|choice| {
        PossibleValue::new(choice.name()).help(choice.about()).aliases(choice.aliases())
    });
    PossibleValuesParser::new(values)
        .try_map(|text| T::by_name(&text).ok_or_else(|| format!("there is no '{text}'")))
}

/// Float semantics; `llc`'s options.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct FloatArgs {
    /// Fusing of float operations: what the flags allow and llvm.fmuladd (on), the flags alone (off), all (fast)
    #[arg(long, value_name = "MODE", value_parser = word::<Contract>(), help_heading = "Floats")]
    pub(crate) fp_contract: Option<Contract>,
    /// Denormals, of functions that do not say: ieee, preserve-sign
    #[arg(long, value_name = "MODE", help_heading = "Floats")]
    pub(crate) denormal_fp_math: Option<String>,
    /// Denormals of float, of functions that do not say: ieee, preserve-sign
    #[arg(long, value_name = "MODE", help_heading = "Floats")]
    pub(crate) denormal_fp_math_f32: Option<String>,
    /// Fusing: 0 where the flags allow it, 1 or 2 everywhere
    #[arg(long, value_name = "0-2", value_parser = clap::value_parser!(u8).range(0..=2), help_heading = "Floats")]
    pub(crate) nvptx_fma_level: Option<u8>,
    /// Division of float: 0 approximate, 1 full-range, 2 correctly rounded, 3 so even for denormals
    #[arg(long, value_name = "0-3", value_parser = clap::value_parser!(u8).range(0..=3), help_heading = "Floats")]
    pub(crate) nvptx_prec_divf32: Option<u8>,
    /// Square roots of float: approximate (0) or correctly rounded (1)
    #[arg(long, value_name = "0|1", num_args = 0..=1, default_missing_value = "1", require_equals = true,
          value_parser = switch, help_heading = "Floats")]
    pub(crate) nvptx_prec_sqrtf32: Option<bool>,
}

impl FloatArgs {
    /// Says the same to the driver.
    fn set(&self, options: &mut driver::FloatOptions) {
        options.fp_contract = self.fp_contract;
        options.denormal_fp_math.clone_from(&self.denormal_fp_math);
        options.denormal_fp_math_f32.clone_from(&self.denormal_fp_math_f32);
        options.nvptx_fma_level = self.nvptx_fma_level;
        options.nvptx_prec_divf32 = self.nvptx_prec_divf32;
        options.nvptx_prec_sqrtf32 = self.nvptx_prec_sqrtf32;
    }
}

/// A boolean as `llc` takes it.
fn switch(text: &str) -> Result<bool, String> {
    driver::switch(text).ok_or_else(|| "0 or 1 (false or true)".into())
}

/// Output about the passes.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct ObserveArgs {
    /// Print the IR before these passes
    #[arg(long, value_name = "PASS", value_delimiter = ',', help_heading = "Inspection")]
    pub(crate) print_before: Vec<String>,
    /// Print the IR after these passes
    #[arg(long, value_name = "PASS", value_delimiter = ',', help_heading = "Inspection")]
    pub(crate) print_after: Vec<String>,
    /// Print the IR before every pass
    #[arg(long, help_heading = "Inspection")]
    pub(crate) print_before_all: bool,
    /// Print the IR after every pass
    #[arg(long, help_heading = "Inspection")]
    pub(crate) print_after_all: bool,
    /// Print the IR after every pass that changed it, and say of the others that they did not; or the lines that differ
    #[arg(long, value_name = "STYLE", value_enum, num_args = 0..=1, require_equals = true,
          default_missing_value = "verbose", help_heading = "Inspection")]
    pub(crate) print_changed: Option<Style>,
    /// Print the whole module for passes on a function of it
    #[arg(long, help_heading = "Inspection")]
    pub(crate) print_module_scope: bool,
    /// Print the logs of these passes
    #[arg(long, value_name = "PASS", value_delimiter = ',', help_heading = "Inspection")]
    pub(crate) debug_only: Vec<String>,
    /// Print only these functions
    #[arg(long, value_name = "NAME", value_delimiter = ',', help_heading = "Inspection")]
    pub(crate) filter_print_funcs: Vec<String>,
    /// Print a table of the time that each pass took
    #[arg(long, help_heading = "Inspection")]
    pub(crate) time_passes: bool,
    /// Print what the passes counted
    #[arg(long, help_heading = "Inspection")]
    pub(crate) stats: bool,
    /// Print what the passes counted as JSON
    #[arg(long, help_heading = "Inspection")]
    pub(crate) stats_json: bool,
    /// Run optional passes only up to the Nth execution (a pass on a unit), and print all of them; -1 runs all
    #[arg(long, value_name = "N", allow_negative_numbers = true, help_heading = "Inspection")]
    pub(crate) opt_bisect_limit: Option<i64>,
    /// Verify the IR after every pass
    #[arg(long, alias = "verify-machineinstrs", help_heading = "Inspection")]
    pub(crate) verify_each: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum FileType {
    /// Assembly text (PTX for NVIDIA)
    Asm,
    /// A relocatable object file (AMD), a zebin (Intel)
    Obj,
    /// No output
    Null,
}

#[derive(Args, PartialEq, Eq, Debug)]
pub(crate) struct CompileArgs {
    /// LLVM IR, text or bitcode; `-` or nothing for standard input; `@FILE` for the words in a file
    #[arg(value_name = "INPUT")]
    pub(crate) inputs: Vec<PathBuf>,
    /// Output file, `-` for standard output [default: the input's name with the target's ending]
    #[arg(short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Kind of output, as llc has it [default: by the output's ending, else asm]
    #[arg(long, value_enum)]
    pub(crate) filetype: Option<FileType>,
    /// Kind of output [default: by the output's ending (.hsaco, .co, .o, .mir; .asm, .bin), else asm (Intel:
    /// obj)]
    #[arg(long, value_name = "EMIT", value_parser = word::<Emit>(), conflicts_with = "filetype")]
    pub(crate) emit: Option<Emit>,
    /// Compile only these kernels, and what they use
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(crate) kernel: Vec<String>,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
    #[command(flatten)]
    pub(crate) observe: ObserveArgs,
    /// Write a page of HTML: source, LLVM IR and machine code side by side, pressure, live ranges, waits, spills, scheduling
    #[arg(long, value_name = "FILE", help_heading = "Inspection")]
    pub(crate) report: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    #[command(flatten)]
    pub(crate) remarks: RemarkArgs,
    #[command(flatten)]
    pub(crate) stages: StageArgs,
    #[command(flatten)]
    pub(crate) debug: DebugArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    #[command(flatten)]
    pub(crate) dep: DepArgs,
    #[command(flatten)]
    pub(crate) cache: CacheArgs,
    /// Write diagnostics and a summary of each module as JSON, to standard output or a file
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "-",
          help_heading = "Build systems")]
    pub(crate) json: Option<PathBuf>,
    /// List the passes
    #[arg(long)]
    pub(crate) list_passes: bool,
    /// Print the version and the targets
    #[arg(short = 'V', long)]
    pub(crate) version: bool,
}

impl CompileArgs {
    /// Whether nothing but the output and its summary is wanted: nothing that is seen only while compiling.
    pub(crate) fn is_plain(&self) -> bool {
        self.observe == ObserveArgs::default()
            && self.debug.is_plain()
            && self.report.is_none()
            && !self.stages.is_part()
            && !self.remarks.any()
    }

    /// Kind of output for a target: given by name, else by the output's ending, else as `llc` has it, but Intel's
    /// zebins.
    pub(crate) fn kind(&self, target: Target) -> Emit {
        match (self.emit, self.filetype) {
            (Some(emit), _) => emit,
            (None, Some(FileType::Asm)) => Emit::Asm,
            (None, Some(FileType::Obj)) => Emit::Obj,
            (None, Some(FileType::Null)) => Emit::Null,
            (None, None) => {
                let output = self.output.as_deref().and_then(|path| path.extension());
                let mut endings = target.endings().iter();
                let known = endings.find(|(ending, _)| output.is_some_and(|e| e == *ending));
                let otherwise = if target == Target::Intel { Emit::Obj } else { Emit::Asm };
                known.map_or(otherwise, |&(_, emit)| emit)
            }
        }
    }

    /// Options of the compilation, for the driver. The kind of output is set when the target is
    /// known.
    ///
    /// # Errors
    /// As [`TargetArgs::options`].
    pub(crate) fn options(&self) -> Result<Options, Diagnostic> {
        let mut options = self.target.options()?;
        options.kernels.clone_from(&self.kernel);
        options.opt_bisect_limit = self.observe.opt_bisect_limit;
        options.max_compile_time = self.debug.max_compile_time;
        options.show_mc_encoding = self.debug.show_mc_encoding;
        self.limits.set(&mut options);
        options.listing = self.remarks.any();
        Ok(options)
    }
}

/// The explorer.
#[cfg(feature = "explorer")]
#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// Port of the loopback address; 0 for one that is free
    #[arg(long, value_name = "N", default_value = "8787")]
    pub(crate) port: u16,
}

#[derive(Args, Debug)]
pub(crate) struct ManArgs {
    /// The page of this subcommand
    pub(crate) subcommand: Option<String>,
    /// Write all pages to this folder
    #[arg(long, value_name = "DIR", conflicts_with = "subcommand")]
    pub(crate) out_dir: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct LinkArgs {
    /// Relocatable objects
    #[arg(required = true)]
    pub(crate) inputs: Vec<PathBuf>,
    /// Output file, `-` for standard output
    #[arg(short, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// Leave names undefined that no object defines
    #[arg(long)]
    pub(crate) allow_undefined: bool,
}

#[cfg(feature = "explorer")]
impl CompileArgs {
    /// The same, if it says only what to compile for, and which kernels: files and what is printed are not for those who give the
    /// words by a browser.
    pub(crate) fn for_page(self) -> Result<Self, String> {
        let nothing = Cli::try_parse_from(["lanelift"]).map_err(|error| error.to_string())?;
        let (target, kernel) = (self.target.clone(), self.kernel.clone());
        if self != (Self { target, kernel, ..nothing.compile }) {
            return Err("Here are only options that say what to compile for, and --kernel.".into());
        }
        Ok(self)
    }
}

#[derive(Args, Debug)]
pub(crate) struct OptArgs {
    /// LLVM IR, text or bitcode, LLVM MIR, or text of Intel's EU IR; `-` or nothing for standard input
    pub(crate) input: Option<PathBuf>,
    /// Output file [default: standard output]
    #[arg(short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Passes in order, separated by commas
    #[arg(long, value_name = "LIST")]
    pub(crate) passes: String,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
    #[command(flatten)]
    pub(crate) observe: ObserveArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Device {
    /// The reference interpreter of LLVM IR
    Interp,
    /// The simulator of emitted code
    Sim,
    /// The GPU, through the CUDA driver
    #[cfg(feature = "nvptx")]
    Cuda,
}

/// A launch of a kernel.
#[derive(Args, Clone, Debug)]
pub(crate) struct LaunchArgs {
    /// Kernel to launch
    #[arg(long)]
    pub(crate) kernel: Option<String>,
    /// Blocks of the grid: `X[,Y[,Z]]`
    #[arg(long, default_value = "1")]
    pub(crate) grid: String,
    /// Threads of a block: `X[,Y[,Z]]`
    #[arg(long, default_value = "32")]
    pub(crate) block: String,
    /// NVIDIA: blocks of a cluster: `X[,Y[,Z]]`, where the kernel does not say it
    #[arg(long, default_value = "1")]
    pub(crate) cluster: String,
    /// Bytes of dynamic shared memory
    #[arg(long, default_value = "0")]
    pub(crate) shared: String,
    /// One argument of the kernel; repeat in order
    ///
    /// TYPE:VALUE, a number (i32:7, f32:0.5, u8:0xff); {A;B;…}, a structure of arguments by value; bytes:HEX, the bytes of one;
    /// null; local:BYTES, local memory of OpenCL; buf:TYPExCOUNT:CONTENTS, a pointer to a buffer, or NAME=buf:…, one that is printed
    /// at the end. CONTENTS are zeros, fill:VALUE, iota, iota:FIRST:STEP, random:SEED, random:SEED:LOW:HIGH or values:A,B,…. Images
    /// and samplers of OpenCL: docs/command.md
    #[arg(long = "arg", value_name = "ARG", allow_hyphen_values = true)]
    pub(crate) args: Vec<String>,
    /// Relative difference of floats that --compare accepts
    #[arg(long, value_name = "REL")]
    pub(crate) tolerance: Option<String>,
    /// Take kernel, grid, block and arguments from the `run:` comment of this file
    #[arg(long, value_name = "FILE", conflicts_with = "kernel")]
    pub(crate) launch_from: Option<PathBuf>,
}

/// Conditions that a simulator runs under.
#[derive(Args, Clone, Debug)]
pub(crate) struct ConditionArgs {
    /// Memory's results reach the registers of simulated AMD code as late as its waits allow
    #[arg(long)]
    pub(crate) delay: bool,
    /// Simulated AMD code or PTX runs on the worst machine that the manuals allow: weak memory, any schedule, hazards
    #[arg(long)]
    pub(crate) hostile: bool,
    /// The seed of that machine's choices
    #[arg(long, value_name = "N", default_value = "0", requires = "hostile")]
    pub(crate) seed: u64,
    /// GPUs over which that machine spreads the blocks
    #[arg(long, value_name = "N", default_value = "1", requires = "hostile")]
    pub(crate) devices: u32,
}

impl ConditionArgs {
    /// The same for the simulator.
    pub(crate) fn conditions(&self) -> gpu_sim::binary::Conditions {
        let hostile = self.hostile.then_some(self.seed);
        gpu_sim::binary::Conditions {
            delay: self.delay,
            hostile,
            devices: self.devices,
            races: false,
            instructions: None,
        }
    }
}

#[derive(Args, Debug)]
#[command(after_help = ARGUMENTS_HELP)]
pub(crate) struct RunArgs {
    /// LLVM IR, text or bitcode (or PTX or a linked AMD code object, for `sim`; PTX for `cuda`); `-` for standard input
    pub(crate) input: PathBuf,
    #[command(flatten)]
    pub(crate) launch: LaunchArgs,
    /// Device to run on
    #[arg(long, value_enum, default_value = "sim")]
    pub(crate) device: Device,
    /// Run on a second device too, and report the first difference
    #[arg(long, value_enum, value_name = "DEVICE")]
    pub(crate) compare: Option<Device>,
    /// The interpreter reports data races between the threads of a block
    #[arg(long)]
    pub(crate) check_races: bool,
    /// The simulator of AMD code prints every executed instruction and the registers that it changed
    #[arg(long)]
    pub(crate) trace: bool,
    #[command(flatten)]
    pub(crate) conditions: ConditionArgs,
    /// Elements of each buffer to print
    #[arg(long, value_name = "N", default_value = "8")]
    pub(crate) print: usize,
    /// Write a buffer's final bytes to a file
    #[arg(long, value_name = "NAME=FILE")]
    pub(crate) write: Vec<String>,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
}

/// The search for the pass that changes what a kernel computes.
#[derive(Args, Debug)]
#[command(after_help = ARGUMENTS_HELP)]
pub(crate) struct BisectArgs {
    /// LLVM IR, text or bitcode; `-` for standard input
    pub(crate) input: PathBuf,
    #[command(flatten)]
    pub(crate) launch: LaunchArgs,
    #[command(flatten)]
    pub(crate) conditions: ConditionArgs,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
}

/// The search for mistakes of a kernel.
#[derive(Args, Debug)]
#[command(after_help = ARGUMENTS_HELP)]
pub(crate) struct CheckArgs {
    /// LLVM IR, text or bitcode; PTX; an AMD code object or relocatable object; an Intel zebin; `-` for standard input
    pub(crate) input: PathBuf,
    #[command(flatten)]
    pub(crate) launch: LaunchArgs,
    /// Launches that are made up where no argument is stated; hostile machines of a launch that is stated
    #[arg(long, value_name = "N", default_value = "8", value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub(crate) launches: u64,
    /// The seed of what is made up, and of the choices of the simulated machines
    #[arg(long, value_name = "N", default_value = "0")]
    pub(crate) seed: u64,
    /// Instructions after which a run is ended
    #[arg(long, value_name = "N", default_value = "50000000")]
    pub(crate) max_instructions: u64,
    /// Write the mistakes as JSON, to standard output or a file
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "-")]
    pub(crate) json: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
}

/// A module that is made smaller.
#[derive(Args, Debug)]
#[command(after_help = ARGUMENTS_HELP)]
pub(crate) struct ReduceArgs {
    /// LLVM IR, text or bitcode; `-` for standard input
    pub(crate) input: PathBuf,
    /// Output file, LLVM IR as text [default: standard output]
    #[arg(short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Command that says whether a module is interesting: it gets a file's name as its last word and exits with 0 [default: the
    /// compiled kernel differs from the interpreter, or the compiler fails, as with the input]
    #[arg(long, value_name = "COMMAND")]
    pub(crate) test: Option<String>,
    /// Seconds after which the smallest module up to then is written
    #[arg(long, value_name = "SECONDS", default_value = "300")]
    pub(crate) time_limit: u64,
    #[command(flatten)]
    pub(crate) launch: LaunchArgs,
    #[command(flatten)]
    pub(crate) conditions: ConditionArgs,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
}

const ARGUMENTS_HELP: &str = "\
Arguments (--arg), one per kernel parameter:
  f32:2.5  i32:0x10 …            a number: i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64
  [NAME=]buf:f32x1024:INIT       a buffer; INIT: zeros | fill:V | iota[:START[:STEP]] |
                                 random:SEED[:LO:HI] | rising:SEED:LO:HI |
                                 file:PATH | values:V,V,…
  [NAME=]image:2d:rgba:norm.u8:8x4:INIT
                                 an image: 1d 1dbuffer 1darray 2d 2darray 3d; r a rg rgba bgra depth;
                                 channels, as shares of 1 with `norm.`; its size, layers last
  sampler:NUMBER                 a sampler, by OpenCL C's number for it
  {i32:1;f32:2;buf:…}            a structure by value
  bytes:HEX | null | local:BYTES raw bytes, a null pointer, OpenCL local memory";

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
