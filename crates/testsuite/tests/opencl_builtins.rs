//! OpenCL's built-in functions of our library: as accurate as OpenCL asks, and on Intel's GPUs the interpreter's bits.

use gpu_sim::launch::{Launch, first_difference};
use std::fmt::Write as _;
use testsuite::intel::{Build, compile, prepared, simulate};
use testsuite::parallel::map;
use testsuite::pipeline;

/// Work-items.
const ITEMS: usize = 64;

/// A kernel that calls a function for each work-item, with its arguments from buffers, and the launch.
fn kernel(name: &str) -> (String, Launch) {
    let declaration = opencl_builtins::declaration(name).expect("a function");
    let (head, params) = declaration.split_once('(').expect("parameters");
    let result = head.split_once("spir_func ").expect("a function").1;
    let result = result.split_once(" @").expect("a name").0;
    let params: Vec<&str> = params.trim_end_matches(')').split(", ").collect();
    let types: Vec<&str> =
        params.iter().map(|p| p.rsplit_once(" %").map_or(*p, |(ty, _)| ty)).collect();
    let mut list = String::new();
    let mut body = String::new();
    let mut run = format!("--kernel k --block {ITEMS}");
    for (n, ty) in types.iter().chain([&result]).enumerate() {
        let is_result = n == types.len();
        let (element, lanes) = match ty.strip_prefix('<') {
            None => (*ty, 1),
            Some(vector) => {
                let (lanes, element) = vector.split_once(" x ").expect("a vector");
                (element.trim_end_matches('>'), lanes.parse().expect("a number"))
            }
        };
        // Three components lie as four.
        let count = ITEMS * if lanes == 3 { 4 } else { lanes };
        let kind = element.replace("float", "f32");
        let contents = match (is_result, element) {
            (true, _) => "zeros".to_owned(),
            (_, "float") => format!("random:{}:-9:9", n + 1),
            (_, "i8") => format!("random:{}:-128:127", n + 1),
            (_, "i16") => format!("random:{}:-32768:32767", n + 1),
            _ => format!("random:{}:-2000000000:2000000000", n + 1),
        };
        let _ = write!(run, " --arg p{n}=buf:{kind}x{count}:{contents}");
        let _ = write!(list, "{}ptr addrspace(1) %b{n}", if n == 0 { "" } else { ", " });
        let _ = writeln!(body, "  %q{n} = getelementptr {ty}, ptr addrspace(1) %b{n}, i64 %i");
        if !is_result {
            let _ = writeln!(body, "  %a{n} = load {ty}, ptr addrspace(1) %q{n}");
        }
    }
    let arguments: Vec<String> =
        types.iter().enumerate().map(|(n, ty)| format!("{ty} %a{n}")).collect();
    let text = format!(
        "target triple = \"spir64\"\n{declaration}\n\
         declare spir_func i64 @_Z13get_global_idj(i32)\n\
         define spir_kernel void @k({list}) {{\n  \
         %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n{body}  \
         %r = call spir_func {result} @{name}({})\n  \
         store {result} %r, ptr addrspace(1) %q{}\n  ret void\n}}\n",
        arguments.join(", "),
        types.len(),
    );
    (text, Launch::parse_line(&run).expect("a launch"))
}

#[test]
fn every_function_is_the_same_on_intel() {
    let names: Vec<&str> = opencl_builtins::functions().collect();
    assert!(names.len() > 150, "{}", names.len());
    let wrong = map(&names, |name| {
        let (text, launch) = kernel(name);
        let read = || pipeline::read("k.ll", text.as_bytes());
        let step = || -> Result<(), String> {
            let mut linked = read()?;
            opencl_builtins::link(&mut linked).map_err(|e| e.to_string())?;
            let expected = pipeline::interpret(&linked, &launch)?;
            let module = prepared(read()?)?;
            for build in Build::of_seed(name.len() as u64) {
                let found = simulate(&compile(&module, "k", build)?, &launch)?;
                if let Some(difference) = first_difference(&expected, &found, None) {
                    return Err(format!("{build}: {difference}"));
                }
            }
            Ok(())
        };
        step().err().map(|e| format!("{name}: {e}"))
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), names.len(), wrong.join("\n"));
}
