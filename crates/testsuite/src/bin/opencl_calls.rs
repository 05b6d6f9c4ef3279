//! Built-in functions of OpenCL C that are refused for a processor: `cargo run --release -p testsuite --bin
//! opencl_calls`.
//!
//! clang's own header declares them, each overload by itself. One call of each is compiled: a kernel that takes the
//! arguments from memory and writes the result there. For each version of the language and device it prints the number
//! of overloads, the number that is compiled, and the names of those that are not, with the first reason.
//!
//! Options: `--cpu NAME` for one processor only (`skl`, `tgl`; also `gfx1100`, `sm_90`), `--std 1.2|2.0` for one version only, `--only TEXT` for functions whose names contain
//! a text. Functions of pipes, device queues and `printf` are counted apart and not tried. Without `clang-22` there is
//! nothing to try.

use driver::Target;
use intel_backend::pipeline::optimize;
use intel_backend::target::device::Device;
use intel_backend::{Options, compile_kernel};
use ir::map::Map;
use ir::pass::PassCx;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, ExitCode, Stdio};
use testsuite::tool;
use testsuite::{parallel, pipeline};

/// Kernels that are compiled together.
const BATCH: usize = 128;

/// Types without values that a kernel could take from memory.
const OPAQUE: [&str; 10] = [
    "pipe",
    "queue_t",
    "clk_event_t",
    "ndrange_t",
    "reserve_id_t",
    "clk_profiling_info",
    "kernel_enqueue_flags_t",
    "clk_",
    "(^",
    "...",
];

/// Prefixes of the names of extensions' functions: the header has those of vendors in any case.
const EXTENSIONS: [&str; 11] = [
    "amd_",
    "clock_read",
    "dot_",
    "intel_",
    "arm_",
    "bitfield_",
    "bit_reverse",
    "sub_group_",
    "get_sub_group",
    "get_max_sub_group",
    "get_enqueued_num_sub",
];

/// Pragmas of kernels that call any of them.
const PRAGMAS: &str = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n\
    #pragma OPENCL EXTENSION cl_khr_fp64 : enable\n\
    #pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable\n\
    #pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable\n";

/// A declaration of the header.
struct Overload {
    name: String,
    result: String,
    params: Vec<String>,
}

impl Overload {
    /// One of `RESULT __attribute__((overloadable)) NAME(PARAMS)`, without attributes.
    fn read(text: &str) -> Option<Self> {
        let mut plain = String::new();
        let mut rest = text;
        while let Some((before, behind)) = rest.split_once("__attribute__((") {
            plain.push_str(before);
            rest = behind.split_once("))")?.1;
        }
        plain.push_str(rest);
        let (head, params) = plain.trim().split_once('(')?;
        let params = params.trim().strip_suffix(')')?.trim();
        let (result, name) = head.trim().rsplit_once([' ', '\n', '*'])?;
        let one = |param: &str| named(param.trim());
        let params = match params {
            "" | "void" => Vec::new(),
            list => list.split(',').map(one).collect(),
        };
        Some(Self { name: name.trim().to_owned(), result: result.trim().to_owned(), params })
    }

    fn mentions(&self, name: &str) -> bool {
        self.params.iter().chain([&self.result]).any(|ty| ty.contains(name))
    }

    fn is_opaque(&self) -> bool {
        OPAQUE.iter().any(|name| self.mentions(name))
    }

    /// A kernel that calls it.
    fn kernel(&self, number: usize) -> String {
        let mut list = Vec::new();
        let mut body = String::new();
        let mut args = Vec::new();
        for (n, ty) in self.params.iter().enumerate() {
            let constant = match ty.as_str() {
                "memory_order" => Some("memory_order_seq_cst"),
                "memory_scope" => Some("memory_scope_device"),
                "cl_mem_fence_flags" => Some("CLK_LOCAL_MEM_FENCE"),
                "event_t" => Some("0"),
                "uint" if self.name.starts_with("get_") => Some("0"),
                _ => None,
            };
            let pointee = ty.rsplit_once('*').map(|(pointee, _)| pointee.trim());
            args.push(match (constant, pointee) {
                (Some(constant), _) => constant.to_owned(),
                // Parameters of the kernel itself.
                (None, None) if ty.contains("image") || ty == "sampler_t" => {
                    list.push(format!("{ty} p{n}"));
                    format!("p{n}")
                }
                (None, None) => {
                    list.push(format!("__global {ty} *p{n}"));
                    format!("p{n}[i]")
                }
                (None, Some(pointee)) if pointee.contains("event_t") => {
                    let _ = write!(body, "event_t e{n} = 0; ");
                    format!("&e{n}")
                }
                (None, Some(pointee))
                    if ["__global", "__local", "__constant"]
                        .iter()
                        .any(|s| pointee.contains(s)) =>
                {
                    list.push(format!("{pointee} *p{n}"));
                    format!("p{n} + i")
                }
                // Private or generic.
                (None, Some(pointee)) => {
                    let plain = ["const", "volatile", "__private", "__generic"];
                    let words = pointee.split(' ').filter(|word| !plain.contains(word));
                    let plain = words.collect::<Vec<_>>().join(" ");
                    // Eight vectors of the largest are the largest row.
                    list.push(format!("__global {plain} *p{n}"));
                    if plain.starts_with("atomic_") {
                        format!("p{n} + i")
                    } else {
                        let _ = write!(
                            body,
                            "{plain} v{n}[16]; for (int j = 0; j < 16; j++) v{n}[j] = p{n}[j]; "
                        );
                        format!("v{n}")
                    }
                }
            });
        }
        let call = format!("{}({})", self.name, args.join(", "));
        let call = match self.result.as_str() {
            "void" => call,
            // They have no values.
            "event_t" => format!("event_t e = {call}; wait_group_events(1, &e)"),
            result => {
                list.push(format!("__global {result} *out"));
                format!("out[i] = {call}")
            }
        };
        let mut after = String::new();
        for (n, _) in
            self.params.iter().enumerate().filter(|(n, _)| body.contains(&format!(" v{n}[")))
        {
            let _ = write!(after, " for (int j = 0; j < 16; j++) p{n}[j] = v{n}[j];");
        }
        format!(
            "__kernel void k{number}({}) {{ size_t i = get_global_id(0); {body}{call};{after} }}\n",
            list.join(", ")
        )
    }
}

/// A parameter's type, without its name if it has one.
fn named(param: &str) -> String {
    let words: Vec<&str> = param.split_whitespace().collect();
    let qualifiers = [
        "const",
        "volatile",
        "unsigned",
        "signed",
        "__global",
        "__local",
        "__private",
        "__constant",
        "__generic",
        "read_only",
        "write_only",
        "read_write",
    ];
    let types = words.iter().filter(|word| !qualifiers.contains(word)).count();
    // `float x`, `float *x`: a name follows the type, which a star may be part of.
    let last = words.last().copied().unwrap_or_default();
    if types > 1 && !last.ends_with('*') {
        let name = last.trim_start_matches('*');
        let head = param.trim_end().strip_suffix(name).unwrap_or(param);
        return head.trim().to_owned();
    }
    param.to_owned()
}

/// Runs clang on a source and returns its output.
fn clang(args: &[&str], source: &str) -> Result<String, String> {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -v 6000000; exec timeout 300 clang-22 \"$@\"", "clang"]).args(args);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("clang-22: {e}"))?;
    let mut input = child.stdin.take().ok_or("no input")?;
    let text = source.to_owned();
    // By its own thread, for clang begins to answer before it has read all.
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().map_err(|e| format!("clang-22: {e}"))?;
    let _ = writer.join();
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(errors.lines().take(12).collect::<Vec<_>>().join("\n"));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The overloads that clang's header declares for a version of the language.
fn declared(std: &str) -> Result<Vec<Overload>, String> {
    let resources = clang(&["-print-resource-dir"], "")?;
    let include = format!("-I{}/include", resources.trim());
    let std = format!("-cl-std=CL{std}");
    let text = clang(
        &[
            "--target=spir64",
            &std,
            "-cl-no-stdinc",
            "-cl-ext=-all,+cl_khr_fp64,+cl_khr_fp16,+cl_khr_int64_base_atomics,+cl_khr_int64_extended_atomics",
            &include,
            "-include",
            "opencl-c-base.h",
            "-include",
            "opencl-c.h",
            "-E",
            "-P",
            "-x",
            "cl",
            "-",
        ],
        "",
    )?;
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let text = lines.join("\n");
    let declarations = text.split(';').filter(|d| d.contains("__attribute__((overloadable))"));
    let read = declarations
        .filter_map(|d| Overload::read(d.rsplit('}').next().unwrap_or(d)))
        .filter(|o| !EXTENSIONS.iter().any(|prefix| o.name.starts_with(prefix)));
    Ok(read.collect())
}

/// AMD or NVIDIA, if a processor is theirs.
fn machine(cpu: &str) -> Option<Target> {
    Target::of_processor(cpu).filter(|&target| target != Target::Intel)
}

/// Compiles a module with all its kernels by the driver.
fn compiled_whole(text: &str, cpu: &str) -> Result<(), String> {
    let mut options = driver::Options::new();
    options.cpu = Some(cpu.to_owned());
    options.opt_level = 1;
    let output = driver::compile("calls.ll", text.as_bytes(), &options);
    let output = output.map_err(|e| e.to_string())?;
    // PTX may leave functions to a linker.
    let left = output.asm.split(".extern .func ").skip(1).filter_map(|rest| {
        let name = rest.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        name.into_iter().find(|word| word.starts_with("_Z"))
    });
    match left.into_iter().next() {
        Some(name) => Err(format!("'{name}' is not defined")),
        None => Ok(()),
    }
}

/// Tries the kernels of a source; the reason of each that was refused.
fn tried(
    source: &str,
    count: usize,
    first: usize,
    std: &str,
    cpu: &str,
) -> Result<Vec<Option<String>>, String> {
    let std = format!("-cl-std=CL{std}");
    let target = match machine(cpu) {
        None => "--target=spir64",
        Some(Target::Amdgpu) => "--target=amdgcn-amd-amdhsa",
        Some(_) => "--target=nvptx64",
    };
    // clang takes NVIDIA's GPUs for devices without extensions.
    let extensions = if target == "--target=nvptx64" { "-cl-ext=+all" } else { "-nogpulib" };
    let args = [
        target,
        extensions,
        "-nogpulib",
        "-w",
        &std,
        "-Xclang",
        "-finclude-default-header",
        "-O1",
        "-S",
        "-emit-llvm",
        "-x",
        "cl",
        "-o",
        "-",
        "-",
    ];
    let text = clang(&args, source)?;
    if machine(cpu).is_some() {
        compiled_whole(&text, cpu)?;
        return Ok(vec![None; count]);
    }
    let device = Device::by_name(cpu).map_err(|e| e.to_string())?;
    let options = Options::new(device).with_simd(8);
    let mut module = pipeline::read("calls.ll", text.as_bytes())?;
    let mut cx = PassCx::new();
    optimize(&mut module, &mut cx).map_err(|e| e.to_string())?;
    let mut found = Vec::new();
    for number in first..first + count {
        let kernel = module.cx.find_global(&format!("k{number}")).ok_or("a kernel is lost")?;
        let result = compile_kernel(&module, kernel, &options, &mut cx);
        found.push(
            result.err().map(|e| e.to_string().lines().next().unwrap_or_default().to_owned()),
        );
    }
    Ok(found)
}

/// Tries some overloads together, or by themselves where that does not work.
fn refusals(overloads: &[&Overload], std: &str, cpu: &str) -> Vec<Option<String>> {
    let source: String = overloads.iter().enumerate().map(|(n, o)| o.kernel(n)).collect();
    let source = format!("{PRAGMAS}{source}");
    match tried(&source, overloads.len(), 0, std, cpu) {
        Ok(found) => found,
        Err(error) if overloads.len() == 1 => vec![Some(error)],
        Err(_) => {
            let (one, other) = overloads.split_at(overloads.len() / 2);
            let mut found = refusals(one, std, cpu);
            found.extend(refusals(other, std, cpu));
            found
        }
    }
}

fn run() -> Result<(), String> {
    let (mut cpus, mut stds, mut only) = (
        vec!["skl".to_owned(), "tgl".to_owned()],
        vec!["1.2".to_owned(), "2.0".to_owned()],
        String::new(),
    );
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let value = args.next().ok_or_else(|| format!("'{arg}' needs a value"))?;
        match arg.as_str() {
            "--cpu" => cpus = vec![value],
            "--std" => stds = vec![value],
            "--only" => only = value,
            _ => return Err(format!("there is no option '{arg}'")),
        }
    }
    for std in &stds {
        let all = declared(std)?;
        let opaque = all.iter().filter(|o| o.is_opaque()).count();
        let named = all.iter().filter(|o| !o.is_opaque() && o.name.contains(&only));
        let named: Vec<&Overload> = named.collect();
        for cpu in &cpus {
            let doubles = match machine(cpu) {
                Some(_) => true,
                None => Device::by_name(cpu).map_err(|e| e.to_string())?.float64,
            };
            let some = named.iter().copied().filter(|o| doubles || !o.mentions("double"));
            let some: Vec<&Overload> = some.collect();
            let batches: Vec<&[&Overload]> = some.chunks(BATCH).collect();
            let results = parallel::map(&batches, |batch| refusals(batch, std, cpu));
            let results: Vec<Option<String>> = results.into_iter().flatten().collect();
            let good = results.iter().filter(|r| r.is_none()).count();
            println!(
                "OpenCL C {std} on {cpu}: {} overloads, {opaque} of pipes and the like, {} of doubles that it lacks; \
                 {good} of {} compiled",
                all.len(),
                named.len() - some.len(),
                some.len()
            );
            let mut by_name: Map<&str, (usize, usize, String)> = Map::default();
            for (overload, result) in some.iter().zip(results) {
                let entry = by_name.entry(overload.name.as_str()).or_default();
                entry.1 += 1;
                if let Some(reason) = result {
                    entry.0 += 1;
                    if entry.2.is_empty() {
                        entry.2 = format!("({}) {reason}", overload.params.join(", "));
                    }
                }
            }
            for (name, (refused, all, reason)) in by_name.sorted_unstable_by(|a, _, b, _| a.cmp(b))
            {
                if refused > 0 {
                    println!(
                        "  {name} {refused} of {all}: {}",
                        reason.lines().next().unwrap_or_default()
                    );
                }
            }
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    tool::finish("opencl_calls", run())
}
