//! Kernels that call a built-in function for each work-item, for AMD's and NVIDIA's GPUs, and their results on the simulators and in the
//! interpreter.

use std::fmt::Write as _;

use driver::Options;
use gpu_sim::binary::Binary;
use gpu_sim::launch::{Launch, Outcome, first_difference};

use crate::pipeline;

/// Work-items of a launch.
pub const ITEMS: usize = 64;

/// A call of a function for each work-item.
#[derive(Clone, Debug)]
pub struct Call {
    /// Its name.
    pub name: String,
    /// LLVM's name of the result's type.
    pub result: String,
    /// LLVM's names of the parameters' types.
    pub params: Vec<String>,
}

impl Call {
    /// Takes a declaration apart: `declare spir_func float @_Z3expf(float noundef %0)`.
    ///
    /// # Panics
    /// It is no declaration.
    pub fn of(declaration: &str) -> Self {
        let line = declaration.trim_start_matches("declare ").replace("spir_func ", "");
        let (result, rest) = line.split_once(" @").expect("a name");
        let (name, list) = rest.split_once('(').expect("parameters");
        let list = list.rsplit_once(')').map_or(list, |(list, _)| list);
        let ty = |param: &str| {
            let param = param.trim();
            let param = param.rsplit_once(" %").map_or(param, |(ty, _)| ty);
            param.replace(" noundef", "")
        };
        let params = split(list).into_iter().map(|param| ty(&param)).collect();
        Self { name: name.into(), result: result.trim().into(), params }
    }
}

/// The parameters of a list: commas in vectors there are none, but spaces in brackets.
fn split(list: &str) -> Vec<String> {
    list.split(',').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// A machine that kernels are compiled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Machine {
    /// A processor of AMD's.
    Amd(&'static str),
    /// A processor of NVIDIA's.
    Nvidia(&'static str),
}

impl Machine {
    fn processor(self) -> &'static str {
        match self {
            Self::Amd(name) | Self::Nvidia(name) => name,
        }
    }

    fn triple(self) -> &'static str {
        match self {
            Self::Amd(_) => "amdgcn-amd-amdhsa",
            Self::Nvidia(_) => "nvptx64-nvidia-cuda",
        }
    }

    fn kernel_word(self) -> &'static str {
        match self {
            Self::Amd(_) => "amdgpu_kernel",
            Self::Nvidia(_) => "ptx_kernel",
        }
    }

    /// The options to compile for it at a level.
    pub fn options(self, level: u8) -> Options {
        let mut options = Options::new();
        options.cpu = Some(self.processor().to_owned());
        options.opt_level = level;
        options
    }
}

/// Address space of a pointer type.
fn space(ty: &str) -> Option<&str> {
    let rest = ty.strip_prefix("ptr")?;
    Some(rest.split_once("addrspace(").map_or("0", |(_, rest)| rest.trim_end_matches(')')))
}

/// The element and the number of components of a type.
fn parts(ty: &str) -> (&str, usize) {
    let Some((lanes, element)) = ty.strip_prefix('<').and_then(|v| v.split_once(" x ")) else {
        return (ty, 1);
    };
    (element.trim_end_matches('>'), lanes.parse().expect("a number"))
}

/// LLVM's type of what the pointers of a function point to: those of some functions are to an `int`.
fn pointee(call: &Call, n: usize) -> &str {
    let names_int = ["frexp", "remquo", "lgamma_r"].iter().any(|part| call.name.contains(part));
    match call.params.iter().find(|ty| space(ty).is_none()) {
        _ if names_int && n > 0 => "i32",
        Some(first) => first,
        None => "i32",
    }
}

/// The kernel, and the words of its launch. `contents` are those of the buffer of a parameter of a type; what pointers point to is
/// written to a buffer.
pub fn kernel(
    call: &Call,
    machine: Machine,
    count: usize,
    contents: &dyn Fn(usize, &str) -> String,
) -> (String, String) {
    let Call { name, result, params } = call;
    let (mut list, mut body, mut after) = (Vec::new(), String::new(), String::new());
    let (mut arguments, mut local) = (Vec::new(), String::new());
    let mut run = format!("--kernel k --block {ITEMS} --grid {}", count / ITEMS);
    let void = result == "void";
    let results = (!void).then_some(result);
    for (n, ty) in params.iter().chain(results).enumerate() {
        let is_result = n == params.len();
        let space = space(ty).filter(|_| !is_result);
        let ty = if space.is_some() { pointee(call, n) } else { ty };
        let (element, lanes) = parts(ty);
        let size = count * if lanes == 3 { 4 } else { lanes };
        let kind = match element {
            "half" => "f16",
            "float" => "f32",
            "double" => "f64",
            "i1" => "i8",
            other => other,
        };
        let memory = if ty == "i1" { "i8" } else { ty };
        let filled =
            if is_result || space.is_some() { "zeros".into() } else { contents(n, element) };
        let _ = write!(run, " --arg p{n}=buf:{kind}x{size}:{filled}");
        list.push(format!("ptr addrspace(1) %b{n}"));
        let _ = writeln!(body, "  %q{n} = getelementptr {memory}, ptr addrspace(1) %b{n}, i64 %i");
        match space {
            None if is_result => {}
            None if ty == "i1" => {
                let _ = writeln!(body, "  %m{n} = load i8, ptr addrspace(1) %q{n}");
                let _ = writeln!(body, "  %a{n} = trunc i8 %m{n} to i1");
                arguments.push(format!("i1 %a{n}"));
            }
            None => {
                let _ = writeln!(body, "  %a{n} = load {ty}, ptr addrspace(1) %q{n}");
                arguments.push(format!("{ty} %a{n}"));
            }
            Some("1") => arguments.push(format!("ptr addrspace(1) %q{n}")),
            Some(space) => {
                let (own, setup) = match (space, machine) {
                    ("3", _) => {
                        local =
                            format!("@l = internal addrspace(3) global [{ITEMS} x {ty}] undef\n");
                        let at =
                            format!("  %s{n} = getelementptr {ty}, ptr addrspace(3) @l, i64 %t\n");
                        ("ptr addrspace(3)", at)
                    }
                    ("5", _) => {
                        ("ptr addrspace(5)", format!("  %s{n} = alloca {ty}, addrspace(5)\n"))
                    }
                    (_, Machine::Amd(_)) => (
                        "ptr",
                        format!(
                            "  %v{n} = alloca {ty}, addrspace(5)\n  \
                             %s{n} = addrspacecast ptr addrspace(5) %v{n} to ptr\n"
                        ),
                    ),
                    _ => ("ptr", format!("  %s{n} = alloca {ty}\n")),
                };
                body += &setup;
                arguments.push(format!("{own} %s{n}"));
                let _ = writeln!(after, "  %w{n} = load {ty}, {own} %s{n}");
                let _ = writeln!(after, "  store {ty} %w{n}, ptr addrspace(1) %q{n}");
            }
        }
    }
    if result == "i1" {
        let n = params.len();
        let _ = writeln!(after, "  %r8 = zext i1 %r to i8\n  store i8 %r8, ptr addrspace(1) %q{n}");
    } else if !void {
        let _ = writeln!(after, "  store {result} %r, ptr addrspace(1) %q{}", params.len());
    }
    let text = format!(
        "target triple = \"{}\"\n{local}declare {result} @{name}({})\n\
         declare i64 @_Z13get_global_idj(i32)\ndeclare i64 @_Z12get_local_idj(i32)\n\
         define {} void @k({}) {{\n  %i = call i64 @_Z13get_global_idj(i32 0)\n  \
         %t = call i64 @_Z12get_local_idj(i32 0)\n{body}  {}call {result} @{name}({})\n{after}  \
         ret void\n}}\n",
        machine.triple(),
        params.join(", "),
        machine.kernel_word(),
        list.join(", "),
        if void { "" } else { "%r = " },
        arguments.join(", "),
    );
    (text, run)
}

/// Runs a module in the interpreter, with the bodies of what it declares.
///
/// # Errors
/// A message.
pub fn interpret(text: &str, options: &Options, launch: &Launch) -> Result<Outcome, String> {
    let mut module = pipeline::read("k.ll", text.as_bytes())?;
    driver::link_for_interpreter(&mut module, options.link_builtins).map_err(|e| e.to_string())?;
    ir::ssa::verify::verify(&module).into_result(()).map_err(|e| e.to_string())?;
    let warp_size = options.wave_size(&module, "k").map_err(|e| e.to_string())?;
    let own = gpu_sim::interp::Options { warp_size, ..Default::default() };
    gpu_sim::interp::run(&module, launch, &own).map_err(|e| e.to_string())
}

/// Compiles a module by the driver and runs it on the machine's simulator.
///
/// # Errors
/// A message.
pub fn simulate(text: &str, options: &Options, launch: &Launch) -> Result<Outcome, String> {
    let output = driver::compile("k.ll", text.as_bytes(), options).map_err(|e| e.to_string())?;
    if output.target == driver::Target::Nvptx {
        return pipeline::simulate(&output.asm, launch);
    }
    let binary = Binary::parse(&output.bytes).map_err(|e| e.to_string())?;
    let conditions = gpu_sim::binary::Conditions::default();
    binary.run(launch, conditions, None).map_err(|e| e.to_string())
}

/// Compares a function on a machine's simulator with the interpreter; a message if they differ.
pub fn difference(
    call: &Call,
    machine: Machine,
    level: u8,
    tolerance: Option<f64>,
    contents: &dyn Fn(usize, &str) -> String,
) -> Option<String> {
    let (text, run) = kernel(call, machine, ITEMS, contents);
    let step = || -> Result<(), String> {
        let launch = Launch::parse_line(&run).map_err(|e| e.to_string())?;
        let options = machine.options(level);
        let expected =
            interpret(&text, &options, &launch).map_err(|e| format!("interpreter: {e}"))?;
        let found = simulate(&text, &options, &launch)?;
        first_difference(&expected, &found, tolerance).map_or(Ok(()), |d| Err(d.to_string()))
    };
    step().err().map(|e| format!("{} on {machine:?} at {level}: {e}", call.name))
}
